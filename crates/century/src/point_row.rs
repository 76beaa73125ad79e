//! The row of point cards with its coins.

use arrayvec::ArrayVec;

use crate::components::{Coin, PointCard, PointSet};
use crate::setup::Players;
use crate::trader::Trader;

/// The point cards that can be claimed, position 1 first, the deck, and the two piles of coins.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PointRow {
    /// The row.
    pub row: ArrayVec<PointCard, { PointRow::SIZE }>,
    /// The cards that have not been turned up.
    pub deck: PointSet,
    /// Gold coins left.
    pub gold: u8,
    /// Silver coins left.
    pub silver: u8,
}

impl PointRow {
    /// How many cards lie in the row (CEN-01).
    pub const SIZE: usize = 5;

    /// An empty row, a full deck, and two coins of each kind for every player (CEN-01, CEN-02).
    #[must_use]
    pub fn new(players: Players) -> PointRow {
        let coins = PointRow::coins(players);
        PointRow { row: ArrayVec::new(), deck: PointSet::ALL, gold: coins, silver: coins }
    }

    /// How many coins of each kind are in a game (CEN-02).
    #[must_use]
    pub const fn coins(players: Players) -> u8 {
        2 * players.as_u8()
    }

    /// Whether a card is to be turned up (CEN-33).
    #[inline]
    #[must_use]
    pub fn has_gap(&self) -> bool {
        self.row.len() < PointRow::SIZE && !self.deck.is_empty()
    }

    /// Turns up a card of the deck at the right end of the row (CEN-33).
    pub(crate) fn reveal(&mut self, card: PointCard) {
        self.deck.remove(card);
        self.row.push(card);
    }

    /// Takes the card at a position out of the row, which closes up to the left (CEN-33).
    pub(crate) fn take(&mut self, position: u8) -> PointCard {
        self.row.remove(usize::from(position) - 1)
    }

    /// The coin above a position, counted from 1 (CEN-31).
    #[must_use]
    pub const fn coin(&self, position: u8) -> Option<Coin> {
        match (position, self.gold, self.silver) {
            (1, 1.., _) => Some(Coin::Gold),
            // The silver has moved above position 1, and position 2 has none (CEN-32).
            (1, 0, 1..) | (2, 1.., 1..) => Some(Coin::Silver),
            _ => None,
        }
    }

    /// How many coins of a kind are left.
    #[must_use]
    pub const fn coins_left(&self, coin: Coin) -> u8 {
        match coin {
            Coin::Gold => self.gold,
            Coin::Silver => self.silver,
        }
    }

    /// Gives the coin above a claimed position to its claimer (CEN-31).
    pub(crate) fn pay_coin(&mut self, position: u8, trader: &mut Trader) {
        match self.coin(position) {
            Some(Coin::Gold) => {
                self.gold -= 1;
                trader.gold += 1;
            }
            Some(Coin::Silver) => {
                self.silver -= 1;
                trader.silver += 1;
            }
            None => {}
        }
    }
}
