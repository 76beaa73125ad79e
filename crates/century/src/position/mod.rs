//! Positions as JSON that people can read and write.
//!
//! What is left out is what one would expect: `P1` started and is to move, hands hold the starting cards, a deck has
//! all cards that lie nowhere else, the piles have all coins that nobody has, and a row that is short is filled by
//! chance.
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

mod read;

use game::position::{Version, first_seat};
use game::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Cubes, MerchantSet, PointCard, PointSet};
use crate::market::Stall;
use crate::phase::Step;
use crate::state::{Century, Phase};
use crate::trader::Trader;

pub(crate) use read::{MOST_LAID, collect_cards, market, step};

/// Where a turn stands, in JSON: `"turn"`, `{"lay": {"position": 4, "laid": 1}}`, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum PhasePosition {
    /// Chance says who starts.
    Start,
    /// A player's turn begins.
    #[default]
    Turn,
    /// Cubes are laid on the cards to the left of the one that is acquired.
    Lay {
        /// The position of that card.
        position: u8,
        /// How many cubes lie already.
        laid: u8,
    },
    /// Cubes are upgraded.
    Upgrade {
        /// Upgrades left.
        left: u8,
        /// The letter of the lowest kind that is listed.
        from: char,
    },
    /// Cubes go back, because a caravan has too many.
    Return {
        /// The letter of the lowest kind that is listed.
        from: char,
    },
    /// The automa's turn, in a solo game.
    Automa,
    /// The game is over.
    Over,
}

impl From<Step> for PhasePosition {
    fn from(step: Step) -> PhasePosition {
        match step {
            Step::Turn => PhasePosition::Turn,
            Step::Lay { position, laid } => PhasePosition::Lay { position, laid },
            Step::Upgrade { left, from } => PhasePosition::Upgrade { left, from: from.letter() },
            Step::Return { from } => PhasePosition::Return { from: from.letter() },
        }
    }
}

/// A player as a position writes them: without a hand, it is that of the starting cards not yet played.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// The cubes.
    pub caravan: Cubes,
    /// Merchant cards in hand.
    pub hand: Option<MerchantSet>,
    /// Merchant cards played.
    pub played: MerchantSet,
    /// Point cards claimed.
    pub claimed: PointSet,
    /// Gold coins.
    #[serde(skip_serializing_if = "is_zero")]
    pub gold: u8,
    /// Silver coins.
    #[serde(skip_serializing_if = "is_zero")]
    pub silver: u8,
}

fn is_zero(coins: &u8) -> bool {
    *coins == 0
}

impl From<SeatPosition> for Trader {
    fn from(json: SeatPosition) -> Trader {
        let SeatPosition { caravan, hand, played, claimed, gold, silver } = json;
        let hand = hand.unwrap_or(MerchantSet::STARTING.without(played));
        Trader { caravan, hand, played, claimed, gold, silver }
    }
}

impl From<&Trader> for SeatPosition {
    fn from(trader: &Trader) -> SeatPosition {
        let &Trader { caravan, hand, played, claimed, gold, silver } = trader;
        SeatPosition { caravan, hand: Some(hand), played, claimed, gold, silver }
    }
}

/// The JSON form of a table game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of this form.
    #[serde(default)]
    pub version: Version,
    /// How many play.
    pub players: usize,
    /// Who started.
    #[serde(default = "first_seat")]
    pub start: Seat,
    /// Whose turn it is; if left out, who started.
    #[serde(default)]
    pub active: Option<Seat>,
    /// Where the turn stands.
    #[serde(default)]
    pub phase: PhasePosition,
    /// The players, P1 first.
    #[serde(default)]
    pub traders: Vec<SeatPosition>,
    /// The row of merchant cards, with the cubes on them.
    #[serde(default)]
    pub merchants: Vec<Stall>,
    /// The deck of merchant cards; if left out, those that lie nowhere else.
    #[serde(default)]
    pub merchant_deck: Option<MerchantSet>,
    /// The row of point cards.
    #[serde(default)]
    pub points: Vec<PointCard>,
    /// The deck of point cards; if left out, those that lie nowhere else.
    #[serde(default)]
    pub point_deck: Option<PointSet>,
    /// Gold coins that are left; if left out, all that nobody has.
    #[serde(default)]
    pub gold: Option<u8>,
    /// Silver coins that are left; if left out, all that nobody has.
    #[serde(default)]
    pub silver: Option<u8>,
}

impl Serialize for Century {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_dealt = self.phase != Phase::Start;
        let traders = if is_dealt { &self.traders.0[..self.players()] } else { &[] };
        let position = Position {
            version: Version,
            players: self.players(),
            start: self.start,
            active: Some(self.active),
            phase: match self.phase {
                Phase::Start => PhasePosition::Start,
                Phase::Step(step) => step.into(),
                Phase::Over => PhasePosition::Over,
            },
            traders: traders.iter().map(SeatPosition::from).collect(),
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
        let position: Position = game::named::read(deserializer)?;
        Century::try_from(position).map_err(game::position::refused)
    }
}
