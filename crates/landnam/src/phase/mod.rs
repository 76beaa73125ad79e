//! A turn in its phases: 1 harvest or althing; 2 movement and exploration; 3 trade, then building.
//!
//! Each file holds what may be done in one of them (`legal_*`), why something may not (`check_*`), and what
//! happens (`apply_*`).

mod awaited;
pub(crate) mod building;
pub(crate) mod case;
pub(crate) mod exploration;
pub(crate) mod harvest;
pub(crate) mod misplaced;
pub(crate) mod movement;
pub(crate) mod thing;
pub(crate) mod trade;

use game::{Seat, SeatSet, Turn};
use serde::Serialize;

use crate::components::FieldNumber;
use crate::island::{Field, Fields};
use crate::table::Table;

pub use building::BuiltThisTurn;
pub use case::{Case, CaseSide, Party};
pub use exploration::{Exploration, ExplorationDice, Stage};
pub use harvest::Sowing;
pub use movement::{Fleeing, Moving};
pub use thing::{Hearing, Thing};
pub use trade::{Talk, Trade};

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance says who starts (LN-04).
    Start,
    /// Chance gives this seat, then the others, an *exploration* card (LN-03).
    Opening(Seat),
    /// The harvest dice are to be rolled.
    Roll(Sowing),
    /// This sum was rolled, and the active player may play a *harvest* card.
    Harvest(FieldNumber),
    /// The active player chooses which of these fields ages (LN-13).
    Age(Fields),
    /// These players are to draw a fate card, the active one first (LN-20).
    Draw(#[serde(with = "crate::position::seats")] SeatSet),
    /// The althing.
    Thing(Thing),
    /// The active player may move a unit or swap a card.
    Move,
    /// A unit is on its way.
    Step(Moving),
    /// A displaced unit goes where its owner says (LN-45).
    Flee(Fleeing),
    /// An unknown field is explored.
    Explore(Exploration),
    /// The discoverer of a field is to draw a fate card (LN-54).
    Reward {
        /// The unit that explored.
        moving: Moving,
        /// What it found.
        target: Field,
    },
    /// The unit can't enter what it found without a card (LN-47).
    Enter {
        /// The unit that explored.
        moving: Moving,
        /// What it found.
        target: Field,
    },
    /// The active player trades.
    Trade(Trade),
    /// The active player builds.
    Build(BuiltThisTurn),
    /// The game is over.
    Over,
}

impl Table {
    /// Whom the table waits for; it depends on nothing hidden.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Start | Phase::Opening(_) | Phase::Roll(_) | Phase::Draw(_) | Phase::Reward { .. } => {
                Turn::Chance
            }
            Phase::Explore(exploration) if exploration.stage == Stage::Dice => Turn::Chance,
            Phase::Thing(thing) => Turn::Seats(thing.awaited(self.active)),
            Phase::Flee(fleeing) => Turn::of(fleeing.owner),
            Phase::Trade(trade) => Turn::Seats(trade.awaited(self.active)),
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
    }

    /// The seat that the next fate card is for.
    #[must_use]
    pub fn drawer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening(seat) => Some(seat),
            Phase::Draw(seats) => self.active.clockwise(self.players()).find(|&seat| seats.contains(seat)),
            Phase::Reward { .. } => Some(self.active),
            _ => None,
        }
    }
}
