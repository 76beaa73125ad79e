//! Positions: a state as JSON that people can read and write.
//!
//! Only what differs from an empty table has to be written; see `RULES.md`, "Positions", for every field. Reading
//! validates: a position that can't be on a table is refused with a sentence.

mod check;
mod phase;
mod plain;
mod read;
mod write;

use std::collections::BTreeMap;

pub use game::BadPosition;
use game::position::{Version, refused};
use game::{Seat, Viewer, objection};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Bundle;
use crate::components::{Cards, Good, Hand, Resource};
use crate::map;
use crate::position::plain::plain;
use crate::state::Merchants;

/// A state, or with fewer fields a view, as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a position: an object with players, phase, seats and more")]
pub struct Position {
    /// The version of this form.
    #[serde(default)]
    pub version: Version,
    /// Whose view it is; never in a state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Viewer>,
    /// The id of the map.
    #[serde(default = "europe")]
    pub map: String,
    /// `short` or `full`.
    #[serde(default = "short")]
    pub board: String,
    /// `fixed` or `free`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// 3 or 4; as many as there are seats if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<usize>,
    /// Who began the set-up and the game.
    #[serde(default = "game::position::first_seat")]
    pub first: Seat,
    /// Whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<Seat>,
    /// What the game waits for.
    #[serde(default)]
    pub phase: PhasePosition,
    /// What has happened in this turn.
    #[serde(default)]
    pub turn: TurnPosition,
    /// The last throw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u8; 2]>,
    /// The players, P1 first.
    #[serde(default)]
    pub seats: Vec<SeatPosition>,
    /// Cities with neutral posts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub neutral: Vec<String>,
    /// The robber's hex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robber: Option<String>,
    /// Hexes with their tokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens: Option<BTreeMap<String, u8>>,
    /// Played development cards.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub discard: Cards,
    /// What the stack of development cards consisted of when it was last shuffled; all cards if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffled: Option<Cards>,
    /// Hands that somebody does not know for sure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsure: Vec<UnsurePosition>,
    /// Resource cards that nobody has; only in a view, as a state derives them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supply: Option<Hand>,
    /// Gold that nobody has; only in a view, as a state derives it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<u8>,
}

fn europe() -> String {
    map::europe().id.clone()
}

fn is_empty(cards: &Cards) -> bool {
    cards.is_empty()
}

fn short() -> String {
    "short".into()
}

/// One player's side of a position.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a player: an object with posts, routes, gold and more")]
pub struct SeatPosition {
    /// Cities with posts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub posts: Vec<String>,
    /// Paths with routes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub routes: Vec<String>,
    /// Intersections with merchants.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub merchants: Vec<String>,
    /// Caravans.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub caravans: Vec<CaravanPosition>,
    /// Cities under whose posts this player has put a commodity.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub commodities: Vec<String>,
    /// Posts left in the warehouse; if left out, all but those that stand beyond the three of the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warehouse: Option<u8>,
    /// Gold.
    pub gold: u8,
    /// Resource cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resources: Option<Hand>,
    /// Development cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Cards>,
    /// Those of them bought this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fresh: Option<Cards>,
    /// How many resource cards; only in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resource_count: Option<u8>,
    /// How many development cards; only in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card_count: Option<u8>,
    /// How many of them were bought this turn; only in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fresh_count: Option<u8>,
    /// Commodities that can be delivered; only in a view, as a state derives them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_commodities: Option<u8>,
}

/// A caravan: its path, or its path with what happened this turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a caravan is its path, or an object with at, tolls and rested")]
pub enum CaravanPosition {
    /// It stands where it stood when the turn began.
    Resting(String),
    /// It was bought or moved this turn.
    Moved(MovedCaravan),
}

/// A caravan that was bought or moved this turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovedCaravan {
    /// Its path.
    pub at: String,
    /// Whom it has paid this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tolls: Vec<Seat>,
    /// Whether it stands where it stood when the turn began.
    #[serde(default)]
    pub rested: bool,
}

/// What has happened in this turn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "an object with rolled, played, purchases, offers and charter"
)]
pub struct TurnPosition {
    /// Whether the dice were thrown; if left out, whether the phase comes after them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolled: Option<bool>,
    /// Whether a development card was played.
    pub played: bool,
    /// Resources bought for gold.
    pub purchases: u8,
    /// Offers made.
    pub offers: u8,
    /// Routes left of a charter; both if left out when it is carried out.
    pub charter: u8,
}

/// A hand that somebody does not know for sure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with viewer, of, least and most")]
pub struct UnsurePosition {
    /// Who: a seat, or `spectator` for what all know.
    pub viewer: Viewer,
    /// Whose hand.
    pub of: Seat,
    /// At least so many.
    #[serde(default)]
    pub least: Hand,
    /// At most so many.
    #[serde(default)]
    pub most: Hand,
}

/// What the game waits for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    deny_unknown_fields,
    expecting = "a phase: a word such as \"actions\", or an object such as {\"stealing\": \"P2\"}"
)]
pub enum PhasePosition {
    /// Throws for the first turn.
    Order {
        /// Who throws next.
        roller: Seat,
        /// Who throws in this round.
        contenders: Vec<Seat>,
        /// The highest sum so far, 0 for none.
        best: u8,
        /// Who threw it.
        leaders: Vec<Seat>,
    },
    /// Posts of the free start; so many are set.
    SetPosts(u8),
    /// Neutral posts; so many are set.
    SetNeutral(u8),
    /// First routes; so many players had their turn.
    SetRoutes(u8),
    /// A card may be played before the dice.
    BeforeRoll,
    /// The dice are thrown.
    Dice,
    /// Hands lose half.
    Discard(Vec<OwedPosition>),
    /// The robber is to be moved.
    Robber,
    /// One of several is to be robbed.
    Rob,
    /// A card of this seat is drawn.
    Stealing(Seat),
    /// The action phase.
    #[default]
    Actions,
    /// An offer is to be made.
    Offering,
    /// The others answer an offer.
    Answering(OfferPosition),
    /// The active player chooses among the answers.
    Dealing(OfferPosition),
    /// A development card is drawn.
    Drawing,
    /// A choice among shortest ways; this route ended an isolation.
    Ways(String),
    /// A free route beside this double arrow.
    Adjoining(String),
    /// Routes of a charter.
    Charter,
    /// A guide's merchant is to be chosen.
    Guide,
    /// A merchant is on its way.
    Walking {
        /// Where it is.
        at: String,
        /// Steps left.
        left: u8,
        /// Whether it has moved.
        #[serde(default)]
        moved: bool,
    },
    /// A circle at this new post is to be chosen.
    Circles(String),
    /// A token for this hex is drawn.
    Token(String),
    /// A token is to be moved to this hex.
    MoveToken(String),
    /// The caravan of a fair wind is to be chosen.
    FairWind,
    /// A caravan is on its way.
    Driving {
        /// Its route.
        at: String,
        /// Whom it has paid this turn.
        #[serde(default)]
        tolls: Vec<Seat>,
        /// Steps left.
        left: u8,
        /// Whether it has moved in this move.
        #[serde(default)]
        moved: bool,
        /// Whether it had not moved this turn before.
        #[serde(default)]
        rested: bool,
        /// Written by older versions: the last city that it delivered to from here. It means nothing any more.
        #[serde(default, skip_serializing)]
        served: Option<String>,
    },
    /// Resources of a good year.
    GoodYear {
        /// How many are left to take.
        left: u8,
        /// The highest kind taken so far: they are taken in any order, and listed from there.
        #[serde(default)]
        from: ResourceName,
    },
    /// This seat has won.
    Over(Seat),
}

/// Cards that a seat has to return.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with seat and cards")]
pub struct OwedPosition {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub cards: u8,
    /// The highest kind returned so far: they go back in any order, and are listed from there.
    #[serde(default)]
    pub from: ResourceName,
}

/// An offer and the answers so far; without an offer, what the others propose to the active player, who listens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with give, want, accepted, countered and waiting")]
pub struct OfferPosition {
    /// What the active player gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub give: Option<BundlePosition>,
    /// What they want.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub want: Option<BundlePosition>,
    /// Who accepted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<Seat>,
    /// Who answered with an offer of their own, or proposed one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub countered: Vec<CounterPosition>,
    /// Who has not answered yet; while answers are waited for, all who have not if left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Seat>,
}

/// A counter-offer, or a proposal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with seat, give and want")]
pub struct CounterPosition {
    /// Who.
    pub seat: Seat,
    /// What they give.
    pub give: BundlePosition,
    /// What they want.
    pub want: BundlePosition,
}

/// The name of a resource, lumber if left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResourceName(pub Resource);

impl Default for ResourceName {
    fn default() -> ResourceName {
        ResourceName(Resource::Lumber)
    }
}

impl Serialize for ResourceName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for ResourceName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ResourceName, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map(ResourceName).map_err(refused)
    }
}

/// Goods by their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BundlePosition(pub Bundle);

impl Serialize for BundlePosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let goods = Good::ALL.into_iter().map(|good| (good.to_string(), self.0.get(good)));
        serializer.collect_map(goods.filter(|&(_, number)| number > 0))
    }
}

impl<'de> Deserialize<'de> for BundlePosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BundlePosition, D::Error> {
        let mut bundle = Bundle::default();
        for (name, number) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let good: Good = name.parse().map_err(refused)?;
            let more = bundle.with(good, number);
            bundle =
                more.ok_or_else(|| refused(objection!("there is not so much {good} in the game", good)))?;
        }
        Ok(BundlePosition(bundle))
    }
}

impl Serialize for Merchants {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Merchants {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Merchants, D::Error> {
        let position: Position = game::named::read(deserializer).map_err(|error: D::Error| plain(&error))?;
        Merchants::try_from(&position).map_err(refused)
    }
}
