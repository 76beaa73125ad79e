//! The row of merchant cards and its deck.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::components::{Cubes, MerchantCard, MerchantSet};

/// A merchant card of the row, with the cubes that lie on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stall {
    /// The card.
    pub card: MerchantCard,
    /// The cubes on it.
    #[serde(default)]
    pub cubes: Cubes,
}

/// The row of merchant cards, position 1 first, and the cards still in the deck.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Market {
    /// The row.
    pub row: ArrayVec<Stall, { Market::SIZE }>,
    /// The cards that have not been turned up: a set, because their order is chance.
    pub deck: MerchantSet,
}

impl Market {
    /// How many cards lie in the row (CEN-04).
    pub const SIZE: usize = 6;

    /// An empty row and a full deck (CEN-04).
    #[must_use]
    pub fn new() -> Market {
        Market { row: ArrayVec::new(), deck: MerchantSet::DECK }
    }

    /// Whether a card is to be turned up (CEN-22): an exhausted deck leaves the row shorter.
    #[inline]
    #[must_use]
    pub fn has_gap(&self) -> bool {
        self.row.len() < Market::SIZE && !self.deck.is_empty()
    }

    /// Turns up a card of the deck at the right end of the row (CEN-22).
    pub(crate) fn reveal(&mut self, card: MerchantCard) {
        self.deck.remove(card);
        self.row.push(Stall { card, cubes: Cubes::NONE });
    }

    /// Takes the card at a position out of the row, which closes up to the left (CEN-22).
    pub(crate) fn take(&mut self, position: u8) -> Stall {
        self.row.remove(usize::from(position) - 1)
    }
}

impl Default for Market {
    fn default() -> Market {
        Market::new()
    }
}
