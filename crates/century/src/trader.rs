//! A player's side of the table.

use serde::{Deserialize, Serialize};

use crate::components::{Coin, Cubes, MerchantSet, PointSet};

/// What a player has: all of it lies open (CEN-53).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Trader {
    /// The spices.
    pub caravan: Cubes,
    /// Merchant cards in hand.
    pub hand: MerchantSet,
    /// Merchant cards played since the last rest.
    pub played: MerchantSet,
    /// Point cards.
    pub claimed: PointSet,
    /// Gold coins.
    pub gold: u8,
    /// Silver coins.
    pub silver: u8,
}

impl Trader {
    /// A caravan carries at most this many cubes (CEN-40).
    pub const CAPACITY: usize = 10;

    /// The start of every player: both starting cards (CEN-03) and these cubes.
    #[must_use]
    pub fn starting(caravan: Cubes) -> Trader {
        Trader { caravan, hand: MerchantSet::STARTING, ..Trader::default() }
    }

    /// All the player's merchant cards.
    #[must_use]
    pub fn cards(&self) -> MerchantSet {
        self.hand.or(self.played)
    }

    /// The points of the claimed cards.
    #[must_use]
    pub fn card_points(&self) -> i32 {
        self.claimed.iter().map(|card| i32::from(card.points())).sum()
    }

    /// The points of the coins (CEN-51).
    #[must_use]
    pub fn coin_points(&self) -> i32 {
        Coin::Gold.points() * i32::from(self.gold) + Coin::Silver.points() * i32::from(self.silver)
    }

    /// How many cubes there are that are not yellow, a point each (CEN-51, SOLO-21).
    #[must_use]
    pub fn cube_points(&self) -> i32 {
        self.caravan.total_from(crate::Spice::Red) as i32
    }

    /// All points, as if the game were over (CEN-51).
    #[must_use]
    pub fn points(&self) -> i32 {
        self.card_points() + self.coin_points() + self.cube_points()
    }
}
