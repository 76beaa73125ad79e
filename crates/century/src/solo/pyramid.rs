//! Ten point cards in an inverted pyramid (SOLO-01, SOLO-02).

use crate::components::{PointCard, PointSet};

/// What lies at a place of the pyramid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A card face down: which one, chance decides when it is turned up.
    Down,
    /// A card face up.
    Open(PointCard),
    /// Nothing any more.
    Gone,
}

/// The places from the tip up, each row from the left: position 1 is the tip, 2 and 3 the row of two, 4 to 6, 7 to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pyramid {
    /// The places.
    pub places: [Place; Pyramid::SIZE],
    /// The cards not seen yet: those face down, and the 26 that are out of the game.
    pub unseen: PointSet,
}

/// For each place, the places of the cards that lie on it, as bits: the one or two cards of the next row toward the tip
/// that touch it (SOLO-02).
const COVERS: [u16; Pyramid::SIZE] = covers();

const fn covers() -> [u16; Pyramid::SIZE] {
    let mut covers = [0; Pyramid::SIZE];
    let mut row = 2;
    let mut place = 1;
    while row <= 4 {
        let below = place + 1 - row;
        let mut column = 0;
        while column < row {
            if column > 0 {
                covers[place] |= 1 << (below + column - 1);
            }
            if column < row - 1 {
                covers[place] |= 1 << (below + column);
            }
            place += 1;
            column += 1;
        }
        row += 1;
    }
    covers
}

impl Pyramid {
    /// How many cards it has (SOLO-01).
    pub const SIZE: usize = 10;

    /// All cards face down.
    #[must_use]
    pub fn new() -> Pyramid {
        Pyramid { places: [Place::Down; Pyramid::SIZE], unseen: PointSet::ALL }
    }

    /// Whether nothing lies on the card at this index any more (SOLO-02).
    #[must_use]
    pub fn is_free(&self, index: usize) -> bool {
        (0..Pyramid::SIZE).all(|other| COVERS[index] & (1 << other) == 0 || self.places[other] == Place::Gone)
    }

    /// The first place at which a freed card is still to be turned up.
    #[must_use]
    pub fn to_turn_up(&self) -> Option<usize> {
        (0..Pyramid::SIZE).find(|&index| self.places[index] == Place::Down && self.is_free(index))
    }

    /// The open cards with their positions, counted from 1.
    pub fn open(&self) -> impl Iterator<Item = (u8, PointCard)> {
        (1..).zip(self.places).filter_map(|(position, place)| match place {
            Place::Open(card) => Some((position, card)),
            _ => None,
        })
    }

    /// Whether all cards are gone (SOLO-20).
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.iter().all(|&place| place == Place::Gone)
    }

    /// Turns up the freed card.
    pub(crate) fn reveal(&mut self, card: PointCard) {
        if let Some(index) = self.to_turn_up() {
            self.places[index] = Place::Open(card);
            self.unseen.remove(card);
        }
    }

    /// Takes the open card at a position away.
    pub(crate) fn take(&mut self, position: u8) -> Option<PointCard> {
        let place = std::mem::replace(&mut self.places[usize::from(position) - 1], Place::Gone);
        match place {
            Place::Open(card) => Some(card),
            Place::Down | Place::Gone => None,
        }
    }
}

impl Default for Pyramid {
    fn default() -> Pyramid {
        Pyramid::new()
    }
}
