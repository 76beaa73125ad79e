//! Positions as JSON that people can read and write.
//!
//! What is left out is what one would expect: `P1` started and is to move, hands hold the starting cards, a
//! deck has all cards that lie nowhere else, the piles have all coins that nobody has, and a row that is short is filled
//! by chance.
//!
//! ```
//! use century::Century;
//! use game::{Game, Seat, Turn};
//!
//! let json = r#"{"players": 2, "traders": [{"caravan": "YYYYYY", "hand": ["YY>G"]}, {"caravan": "RG"}]}"#;
//! let state: Century = serde_json::from_str(json).unwrap();
//! assert_eq!(state.turn(), Turn::Chance);
//! assert_eq!(state.trader(Seat::new(0)).caravan.to_string(), "YYYYYY");
//! ```

use arrayvec::ArrayVec;
use game::position::{ensure, first_seat};
use game::{BadPosition, BySeat, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{MerchantCard, MerchantSet, PointCard, PointSet, Spice};
use crate::market::{Market, Stall};
use crate::phase::{Step, upgrade};
use crate::point_row::PointRow;
use crate::state::{Century, Phase, cards_to_end};
use crate::trader::Trader;

/// Where a turn stands, in JSON: `"turn"`, `{"lay": {"position": 4, "laid": 1}}`, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum PhaseJson {
    Start,
    #[default]
    Turn,
    Lay {
        position: u8,
        laid: u8,
    },
    Upgrade {
        left: u8,
        from: char,
    },
    Return {
        from: char,
    },
    Automa,
    Over,
}

impl From<Step> for PhaseJson {
    fn from(step: Step) -> PhaseJson {
        match step {
            Step::Turn => PhaseJson::Turn,
            Step::Lay { position, laid } => PhaseJson::Lay { position, laid },
            Step::Upgrade { left, from } => PhaseJson::Upgrade { left, from: from.letter() },
            Step::Return { from } => PhaseJson::Return { from: from.letter() },
        }
    }
}

/// The step that the JSON of a phase says, if it is one and fits the player and the market.
pub(crate) fn step(phase: PhaseJson, trader: &Trader, market: &Market) -> Result<Option<Step>, BadPosition> {
    let spice = |letter: char| letter.to_string().parse::<Spice>().map_err(BadPosition::from);
    let total = trader.caravan.total();
    let step = match phase {
        PhaseJson::Turn => {
            ensure(total <= Trader::CAPACITY, "CEN-40: a turn begins with at most 10 cubes in the caravan")?;
            Step::Turn
        }
        PhaseJson::Lay { position, laid } => {
            let is_there = (2..=market.row.len()).contains(&usize::from(position)) && laid < position - 1;
            ensure(is_there, "CEN-20: lay: no such position, or it is paid already")?;
            ensure(total >= usize::from(position - 1 - laid), "CEN-20: lay: too few cubes to pay")?;
            ensure(
                total + usize::from(laid) <= Trader::CAPACITY,
                "CEN-40: lay: the turn began with over 10 cubes",
            )?;
            Step::Lay { position, laid }
        }
        PhaseJson::Upgrade { left, from } => {
            let step = upgrade::next(trader, left, spice(from)?);
            ensure(total <= Trader::CAPACITY, "CEN-40: upgrade: the turn began with over 10 cubes")?;
            ensure(left <= 3 && step.is_some(), "CEN-12: upgrade: 1 to 3 steps, and a cube that can rise")?;
            return Ok(step);
        }
        PhaseJson::Return { from } => {
            let from = spice(from)?;
            let surplus = total.saturating_sub(Trader::CAPACITY);
            ensure(surplus > 0, "CEN-40: return: there is no surplus")?;
            Step::Return { from }
        }
        PhaseJson::Start | PhaseJson::Automa | PhaseJson::Over => return Ok(None),
    };
    Ok(Some(step))
}

/// The market with a deck of all cards that are neither in its row nor in `elsewhere`, or the deck as given.
pub(crate) fn market(
    row: Vec<Stall>,
    deck: Option<MerchantSet>,
    elsewhere: MerchantSet,
) -> Result<Market, BadPosition> {
    ensure(row.len() <= Market::SIZE, "CEN-04: the merchant row has at most 6 cards")?;
    let row = ArrayVec::from_iter(row);
    let mut used = elsewhere;
    for Stall { card, .. } in &row {
        ensure(
            !card.is_starting_card(),
            format_args!("CEN-03: {card} is a starting card and never in the row"),
        )?;
        ensure(used.insert(*card), format_args!("the merchant card {card} is in two places"))?;
    }
    let others = MerchantSet::DECK.without(used);
    let deck = deck.unwrap_or(others);
    let stray = deck.without(others).iter().next();
    ensure(
        stray.is_none(),
        format_args!("the merchant deck has {stray:?}, which is no card of it or lies elsewhere"),
    )?;
    Ok(Market { row, deck })
}

/// The point deck: all cards that are not in `elsewhere`, or the deck as given.
pub(crate) fn point_deck(deck: Option<PointSet>, elsewhere: PointSet) -> Result<PointSet, BadPosition> {
    let others = PointSet::ALL.without(elsewhere);
    let deck = deck.unwrap_or(others);
    let stray = deck.without(others).iter().next();
    ensure(stray.is_none(), format_args!("the point deck has {stray:?}, which lies elsewhere"))?;
    Ok(deck)
}

/// Puts a trader's cards into the sets of those that are somewhere; each card but the starting ones is there once.
pub(crate) fn collect_cards(
    trader: &Trader,
    merchants: &mut MerchantSet,
    points: &mut PointSet,
) -> Result<(), BadPosition> {
    for card in trader.hand.iter() {
        ensure(!trader.played.contains(card), format_args!("{card} is in hand and played at once"))?;
    }
    let in_deck = |card: &MerchantCard| !card.is_starting_card();
    for card in trader.cards().iter().filter(in_deck) {
        ensure(merchants.insert(card), format_args!("the merchant card {card} is in two places"))?;
    }
    for card in trader.claimed.iter() {
        ensure(points.insert(card), format_args!("the point card {card} is in two places"))?;
    }
    Ok(())
}

/// A player as a position writes them: without a hand, it is that of the starting cards not yet played.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct TraderJson {
    caravan: crate::Cubes,
    hand: Option<MerchantSet>,
    played: MerchantSet,
    claimed: PointSet,
    #[serde(skip_serializing_if = "is_zero")]
    gold: u8,
    #[serde(skip_serializing_if = "is_zero")]
    silver: u8,
}

fn is_zero(coins: &u8) -> bool {
    *coins == 0
}

impl From<TraderJson> for Trader {
    fn from(json: TraderJson) -> Trader {
        let TraderJson { caravan, hand, played, claimed, gold, silver } = json;
        let hand = hand.unwrap_or(MerchantSet::STARTING.without(played));
        Trader { caravan, hand, played, claimed, gold, silver }
    }
}

impl From<&Trader> for TraderJson {
    fn from(trader: &Trader) -> TraderJson {
        let &Trader { caravan, hand, played, claimed, gold, silver } = trader;
        TraderJson { caravan, hand: Some(hand), played, claimed, gold, silver }
    }
}

/// The JSON form of a table game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    players: usize,
    #[serde(default = "first_seat")]
    start: Seat,
    #[serde(default)]
    active: Option<Seat>,
    #[serde(default)]
    phase: PhaseJson,
    #[serde(default)]
    traders: Vec<TraderJson>,
    #[serde(default)]
    merchants: Vec<Stall>,
    #[serde(default)]
    merchant_deck: Option<MerchantSet>,
    #[serde(default)]
    points: Vec<PointCard>,
    #[serde(default)]
    point_deck: Option<PointSet>,
    #[serde(default)]
    gold: Option<u8>,
    #[serde(default)]
    silver: Option<u8>,
}

impl Serialize for Century {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_dealt = self.phase != Phase::Start;
        let traders = if is_dealt { &self.traders.0[..self.players()] } else { &[] };
        let position = Position {
            players: self.players(),
            start: self.start,
            active: Some(self.active),
            phase: match self.phase {
                Phase::Start => PhaseJson::Start,
                Phase::Step(step) => step.into(),
                Phase::Over => PhaseJson::Over,
            },
            traders: traders.iter().map(TraderJson::from).collect(),
            merchants: self.market.row.to_vec(),
            merchant_deck: Some(self.market.deck),
            points: self.points.row.to_vec(),
            point_deck: Some(self.points.deck),
            gold: Some(self.points.gold),
            silver: Some(self.points.silver),
        };
        position.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Century {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Century, D::Error> {
        let position = Position::deserialize(deserializer)?;
        Century::try_from(position).map_err(serde::de::Error::custom)
    }
}

impl TryFrom<Position> for Century {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Century, BadPosition> {
        let players = position.players;
        ensure((2..=5).contains(&players), "Century is for 2 to 5 players")?;
        if position.phase == PhaseJson::Start {
            return not_begun(&position);
        }
        let is_full = position.traders.len() == players;
        ensure(
            is_full,
            format_args!("{players} players need {players} traders, here are {}", position.traders.len()),
        )?;
        let active = position.active.unwrap_or(position.start);
        let is_seated = position.start.index() < players && active.index() < players;
        ensure(is_seated, "CEN-05: start or active is no seat of this table")?;
        let (mut traders, mut merchants, mut claimed) =
            (BySeat::default(), MerchantSet::EMPTY, PointSet::EMPTY);
        for (seat, json) in Seat::all(players).zip(position.traders) {
            let trader = Trader::from(json);
            collect_cards(&trader, &mut merchants, &mut claimed)?;
            let (coins, cards) =
                (usize::from(trader.gold) + usize::from(trader.silver), trader.claimed.len());
            let are_won = coins <= cards;
            ensure(
                are_won,
                format_args!("CEN-31: {seat} has {coins} coins, but {cards} point cards to win them with"),
            )?;
            let is_carried = seat == active || trader.caravan.total() <= Trader::CAPACITY;
            ensure(is_carried, format_args!("CEN-40: {seat} has more than 10 cubes after the turn"))?;
            traders[seat] = trader;
        }
        let market = market(position.merchants, position.merchant_deck, merchants)?;
        let points = point_row(players, &traders, position.points, claimed, position.point_deck)?;
        let points = with_coins(points, &traders, players, position.gold, position.silver)?;
        let phase = match step(position.phase, &traders[active], &market)? {
            Some(step) => Phase::Step(step),
            None => Phase::Over,
        };
        ensure(position.phase != PhaseJson::Automa, "the automa plays only in century-solo")?;
        let state =
            Century { players: players as u8, start: position.start, active, phase, traders, market, points };
        fits_the_end(&state)?;
        Ok(state)
    }
}

/// A table at which nothing has happened yet.
fn not_begun(position: &Position) -> Result<Century, BadPosition> {
    let first = Century::new(&crate::CenturyOptions { players: position.players });
    let is_bare = position.traders.is_empty() && position.merchants.is_empty() && position.points.is_empty();
    ensure(is_bare, "CEN-05: before the start player is chosen nothing is dealt")?;
    let fits = position.merchant_deck.is_none_or(|deck| deck == first.market.deck)
        && position.point_deck.is_none_or(|deck| deck == first.points.deck)
        && position.gold.is_none_or(|gold| gold == first.points.gold)
        && position.silver.is_none_or(|silver| silver == first.points.silver);
    ensure(fits, "CEN-05: before the start player is chosen decks and piles are full")?;
    Ok(first)
}

fn point_row(
    players: usize,
    traders: &BySeat<Trader, 5>,
    row: Vec<PointCard>,
    claimed: PointSet,
    deck: Option<PointSet>,
) -> Result<PointRow, BadPosition> {
    ensure(row.len() <= PointRow::SIZE, "CEN-01: the point row has at most 5 cards")?;
    let limit = cards_to_end(players);
    for trader in &traders.0 {
        let count = trader.claimed.len();
        ensure(
            count <= limit,
            format_args!("CEN-50: nobody claims more than {limit} cards with {players} players"),
        )?;
    }
    let mut used = claimed;
    for &card in &row {
        ensure(used.insert(card), format_args!("the point card {card} is in two places"))?;
    }
    let deck = point_deck(deck, used)?;
    Ok(PointRow { row: ArrayVec::from_iter(row), deck, gold: 0, silver: 0 })
}

fn with_coins(
    points: PointRow,
    traders: &BySeat<Trader, 5>,
    players: usize,
    gold: Option<u8>,
    silver: Option<u8>,
) -> Result<PointRow, BadPosition> {
    let all = usize::from(PointRow::coins(players));
    let pile = |name: &str, given: Option<u8>, owned: usize| -> Result<u8, BadPosition> {
        ensure(owned <= all, format_args!("CEN-02: there are {all} {name} coins, the players have {owned}"))?;
        let left = (all - owned) as u8;
        let fits = given.is_none_or(|given| given == left);
        ensure(
            fits,
            format_args!("CEN-02: of {all} {name} coins the players have {owned}, so {left} are left"),
        )?;
        Ok(left)
    };
    let gold = pile("gold", gold, traders.0.iter().map(|trader| usize::from(trader.gold)).sum())?;
    let silver = pile("silver", silver, traders.0.iter().map(|trader| usize::from(trader.silver)).sum())?;
    Ok(PointRow { gold, silver, ..points })
}

/// Whoever has the last card has had their turn in this round, and the game is over after it (CEN-50).
fn fits_the_end(state: &Century) -> Result<(), BadPosition> {
    let players = state.players();
    let place = |seat| state.start.distance_to(seat, players);
    for seat in Seat::all(players) {
        let is_done = state.traders[seat].claimed.len() >= state.cards_to_end();
        let fits = !is_done || state.phase == Phase::Over || place(seat) < place(state.active);
        ensure(fits, format_args!("CEN-50: {seat} has the last card, so the game would be over by now"))?;
    }
    if state.phase == Phase::Over {
        ensure(state.is_last_round(), "CEN-50: the game is not over: nobody has cards enough")?;
        ensure(
            place(state.active) == players - 1,
            "CEN-50: a game ends with the turn of the last in the round",
        )?;
        let carried = state.traders[state.active].caravan.total() <= Trader::CAPACITY;
        ensure(carried, "CEN-40: the surplus is returned in the last turn too")?;
    }
    Ok(())
}
