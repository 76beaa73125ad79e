//! How the parts of a position are written.

use std::fmt;

use game::position::refused;
use game::{ParseError, Seat, SeatSet, objection};
use serde::de;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{FateCards, FieldNumber, Good, Goods, SEATS, Terrain};
use crate::island::{Corners, Field};
use crate::phase::{BuiltThisTurn, Moving, Phase, Sowing, Thing, Trade};
use crate::table::FirstMove;

/// A known field: `meadow 8`, `mountain`, `sea`, `sea harbor iron`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tile {
    /// What it is.
    pub terrain: Terrain,
    /// Its number; bog, field, meadow and forest have one.
    pub number: Option<FieldNumber>,
    /// What its harbor ships; only sea has one.
    pub harbor: Option<Good>,
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        match (tile.number, tile.harbor) {
            (Some(number), _) => format!("{} {number}", tile.terrain),
            (None, Some(good)) => format!("{} harbor {good}", tile.terrain),
            (None, None) => tile.terrain.to_string(),
        }
    }
}

impl TryFrom<String> for Tile {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Tile, ParseError> {
        let error = || ParseError::new(&text, "a tile, such as 'meadow 8', 'mountain' or 'sea harbor iron'");
        let words: Vec<&str> = text.split(' ').collect();
        let terrain: Terrain = words[0].parse().map_err(|_| error())?;
        let numbered = terrain.good().is_some();
        let mut tile = Tile { terrain, number: None, harbor: None };
        match words[1..] {
            [] if !numbered => {}
            [number] if numbered => {
                let number: u8 = number.parse().map_err(|_| error())?;
                tile.number = Some(FieldNumber::new(number).ok_or_else(error)?);
            }
            ["harbor", good] if terrain == Terrain::Sea => {
                tile.harbor = Some(good.parse().map_err(|_| error())?);
            }
            _ => return Err(error()),
        }
        Ok(tile)
    }
}

/// What has to stand where a phase does.
const A_PHASE: &str = "a phase, such as \"move\" or {\"harvest\": 8}";

/// Phases that need no more than a word can be written as one; the others are an object of one name.
struct PhaseText;

impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Phase, D::Error> {
        deserializer.deserialize_any(PhaseText)
    }
}

/// A field that was just found, and the unit that found it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a moving unit and a target")]
struct Discovery {
    moving: Moving,
    target: Field,
}

impl<'de> de::Visitor<'de> for PhaseText {
    type Value = Phase;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(A_PHASE)
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Phase, E> {
        match word {
            "start" => Ok(Phase::Start),
            "roll" => Ok(Phase::Roll(Sowing::First)),
            "move" => Ok(Phase::Move),
            "thing" => Ok(Phase::Thing(Thing::naming(game::position::first_seat()))),
            "trade" => Ok(Phase::Trade(Trade::default())),
            "build" => Ok(Phase::Build(BuiltThisTurn::default())),
            "over" => Ok(Phase::Over),
            _ => Err(refused(ParseError::new(
                word,
                "a phase: start, roll, thing, move, trade, build, over, or an object",
            ))),
        }
    }

    fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<Phase, A::Error> {
        let mut map = map;
        let one_name = || refused("a phase is a word, or an object with one name");
        let name: String = map.next_key()?.ok_or_else(one_name)?;
        let phase = match name.as_str() {
            "opening" => Phase::Opening(map.next_value()?),
            "roll" => Phase::Roll(map.next_value()?),
            "harvest" => {
                let sum: u8 = map.next_value()?;
                let no_field = || refused(objection!("there is no harvest of {sum}", sum));
                Phase::Harvest(FieldNumber::new(sum).ok_or_else(no_field)?)
            }
            "age" => Phase::Age(map.next_value()?),
            "draw" => Phase::Draw(map.next_value::<Vec<Seat>>()?.into_iter().collect()),
            "thing" => Phase::Thing(map.next_value()?),
            "step" => Phase::Step(map.next_value()?),
            "flee" => Phase::Flee(map.next_value()?),
            "explore" => Phase::Explore(map.next_value()?),
            "reward" => {
                let Discovery { moving, target } = map.next_value()?;
                Phase::Reward { moving, target }
            }
            "enter" => {
                let Discovery { moving, target } = map.next_value()?;
                Phase::Enter { moving, target }
            }
            "trade" => Phase::Trade(map.next_value()?),
            "build" => Phase::Build(map.next_value()?),
            "start" | "move" | "over" => {
                return Err(refused(objection!(
                    "the phase '{name}' is a word, with nothing more to say",
                    name
                )));
            }
            _ => {
                return Err(refused(ParseError::new(
                    &name,
                    "a phase: opening, roll, harvest, age, draw, thing, step, flee, explore, reward, enter, trade or \
                     build, or a word",
                )));
            }
        };
        if map.next_key::<de::IgnoredAny>()?.is_some() {
            return Err(one_name());
        }
        Ok(phase)
    }
}

/// A set of seats as a list.
pub(crate) mod seats {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*seats)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Red markers as a list of plaintiffs.
pub(crate) mod marks {
    use super::*;

    pub(crate) use super::seats::serialize;

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= SEATS) {
            Some(seat) => Err(refused(objection!("{seat} sits at no table of Landnám", seat = *seat))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// Number markers as a list of their numbers.
pub(crate) mod markers {
    use super::*;
    use crate::components::Markers;

    pub(crate) fn serialize<S: Serializer>(markers: &Markers, serializer: S) -> Result<S::Ok, S::Error> {
        let numbers = markers.iter();
        serializer.collect_seq(numbers.flat_map(|(number, count)| (0..count).map(move |_| number)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Markers, D::Error> {
        let mut markers = Markers::default();
        for number in Vec::<u8>::deserialize(deserializer)? {
            let too_many = || refused(objection!("there are not that many markers with {number}", number));
            let printed = FieldNumber::new(number).ok_or_else(too_many)?;
            markers[printed] = markers[printed].checked_add(1).ok_or_else(too_many)?;
        }
        Ok(markers)
    }
}

/// Goods by their names; those left out are none.
pub(crate) mod goods {
    use super::*;

    #[derive(Default, Serialize, Deserialize)]
    #[serde(deny_unknown_fields, default, expecting = "goods by their names, such as {\"iron\": 2}")]
    struct Named {
        #[serde(skip_serializing_if = "is_zero")]
        iron: u8,
        #[serde(skip_serializing_if = "is_zero")]
        grain: u8,
        #[serde(skip_serializing_if = "is_zero")]
        sheep: u8,
        #[serde(skip_serializing_if = "is_zero")]
        wood: u8,
    }

    pub(crate) fn serialize<S: Serializer>(goods: &Goods, serializer: S) -> Result<S::Ok, S::Error> {
        let [iron, grain, sheep, wood] = goods.0;
        Named { iron, grain, sheep, wood }.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
        let Named { iron, grain, sheep, wood } = Named::deserialize(deserializer)?;
        Ok(Goods::new([iron, grain, sheep, wood]))
    }
}

/// One side of a trade, as goods.
pub(crate) mod bundle {
    use super::*;
    use crate::components::Bundle;

    pub(crate) fn serialize<S: Serializer>(bundle: &Bundle, serializer: S) -> Result<S::Ok, S::Error> {
        goods::serialize(&bundle.goods(), serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Bundle, D::Error> {
        let goods: Goods = goods::deserialize(deserializer)?;
        let bundle = Bundle::new(goods);
        if bundle.goods() == goods { Ok(bundle) } else { Err(refused("nobody offers that many goods")) }
    }
}

/// Fate cards as names with counts.
pub(crate) mod counts {
    use std::collections::BTreeMap;

    use super::*;
    use crate::components::Fate;

    pub(crate) fn serialize<S: Serializer>(cards: &FateCards, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(cards.kinds().map(|fate| (fate, cards.count(fate))))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<FateCards, D::Error> {
        let mut cards = FateCards::default();
        for (fate, count) in BTreeMap::<Fate, u8>::deserialize(deserializer)? {
            if count > 20 {
                return Err(refused(objection!("there are not {count} cards of {fate}", count, fate)));
            }
            cards[fate] = count;
        }
        Ok(cards)
    }
}

/// `to-come`, `done`, or a field of the side where a player started.
pub(crate) mod first_move {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(first: &FirstMove, serializer: S) -> Result<S::Ok, S::Error> {
        match first {
            FirstMove::ToCome => serializer.serialize_str("to-come"),
            FirstMove::Done => serializer.serialize_str("done"),
            FirstMove::Side(side) => {
                let field = side.fields().first();
                serializer.collect_str(&field.unwrap_or(Field::OUTER))
            }
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<FirstMove, D::Error> {
        let word = String::deserialize(deserializer)?;
        let side = |field: Field| field.side().map(FirstMove::Side);
        match word.as_str() {
            "to-come" => Ok(FirstMove::ToCome),
            "done" => Ok(FirstMove::Done),
            field => field.parse().ok().and_then(side).ok_or_else(|| {
                refused(ParseError::new(field, "to-come, done, or a field on a side of the rim"))
            }),
        }
    }
}

pub(crate) fn roll() -> Phase {
    Phase::Roll(Sowing::First)
}

pub(crate) fn done() -> FirstMove {
    FirstMove::Done
}

pub(crate) fn is_done(first: &FirstMove) -> bool {
    *first == FirstMove::Done
}

pub(crate) fn is_zero(number: &u8) -> bool {
    *number == 0
}

pub(crate) fn is_false(truth: &bool) -> bool {
    !truth
}

pub(crate) fn no_corners(corners: &Corners) -> bool {
    corners.is_empty()
}

pub(crate) fn no_cards(cards: &FateCards) -> bool {
    cards.0.iter().all(|&count| count == 0)
}

pub(crate) fn no_goods(goods: &Goods) -> bool {
    *goods == Goods::NONE
}
