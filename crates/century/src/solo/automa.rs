//! The automa's turn: it claims if it can, else it rolls its die.

use serde::{Deserialize, Serialize};

use crate::components::{Cubes, Effect, PointSet, Spice};
use crate::market::{Market, Stall};
use crate::solo::pyramid::Pyramid;
use crate::solo::setup::Variant;

/// What the automa has. Its caravan has no limit (SOLO-17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Automa {
    /// Its spices.
    pub caravan: Cubes,
    /// Its point cards.
    pub claimed: PointSet,
    /// Its coins: silver, or gold in the advanced variant.
    pub coins: u8,
}

/// What the automa does with the merchant card that its die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardUse {
    /// It takes the cubes that lie there, and a coin; the card is discarded (SOLO-14).
    Discard,
    /// It trades once (SOLO-12, SOLO-13).
    Trade {
        /// What it pays.
        pay: Cubes,
        /// What it gets.
        gain: Cubes,
    },
    /// It takes these cubes from the supply (SOLO-12).
    Take(Cubes),
    /// Nothing happens (SOLO-13, SOLO-15).
    Nothing,
}

impl Automa {
    /// The position of the open card that it takes: of those it can pay the one worth most, a tie going to the one
    /// nearer the tip, then to the leftmost (SOLO-10).
    pub(crate) fn choice(&self, pyramid: &Pyramid) -> Option<u8> {
        let mut best = None;
        for (position, card) in pyramid.open() {
            let is_better = best.is_none_or(|(_, points)| card.points() > points);
            if self.caravan.covers(card.cost()) && is_better {
                best = Some((position, card.points()));
            }
        }
        best.map(|(position, _)| position)
    }

    /// Returns the cubes and takes the card (SOLO-10).
    pub(crate) fn apply_claim(&mut self, pyramid: &mut Pyramid, position: u8) {
        if let Some(card) = pyramid.take(position) {
            self.caravan -= card.cost();
            self.claimed.insert(card);
        }
    }

    /// What it does with a merchant card and the cubes on it, before it lays one of its own.
    #[must_use]
    pub fn use_of(&self, stall: &Stall) -> CardUse {
        match (stall.cubes.total(), stall.card.effect()) {
            // Whatever the card's kind (SOLO-14).
            (2.., _) => CardUse::Discard,
            // Upgrade cards do nothing for it (SOLO-15).
            (_, Effect::Upgrade(_)) => CardUse::Nothing,
            // Once, however often it could (SOLO-12, SOLO-13).
            (_, Effect::Trade { pay, gain }) if self.caravan.covers(pay) => CardUse::Trade { pay, gain },
            // What it can't pay it takes, from a card without a cube (SOLO-12); with one, nothing happens (SOLO-13).
            (0, Effect::Trade { pay: cubes, .. } | Effect::Spice(cubes)) => CardUse::Take(cubes),
            (_, Effect::Trade { .. } | Effect::Spice(_)) => CardUse::Nothing,
        }
    }

    /// The cube that it lays on the card after that: the cheapest of what it then has, if it has any (SOLO-17). On a
    /// card that goes it lays none (SOLO-14).
    #[must_use]
    pub fn lays_after(&self, card_use: CardUse) -> Option<Spice> {
        if card_use == CardUse::Discard { None } else { self.caravan_after(card_use).cheapest() }
    }

    /// Its spices after it used a card that stays.
    fn caravan_after(&self, card_use: CardUse) -> Cubes {
        let mut caravan = self.caravan;
        match card_use {
            CardUse::Trade { pay, gain } => {
                caravan -= pay;
                caravan += gain;
            }
            CardUse::Take(cubes) => caravan += cubes,
            CardUse::Discard | CardUse::Nothing => {}
        }
        caravan
    }

    /// Uses the merchant card that the die shows; with no card there, nothing happens (SOLO-11).
    pub(crate) fn apply_roll(&mut self, market: &mut Market, eyes: u8) {
        let Some(stall) = market.row.get_mut(usize::from(eyes) - 1) else { return };
        let card_use = self.use_of(stall);
        if card_use == CardUse::Discard {
            self.caravan += market.take(eyes).cubes;
            self.coins += 1;
            return;
        }
        self.caravan = self.caravan_after(card_use);
        if let Some(spice) = self.caravan.cheapest() {
            self.caravan -= Cubes::one(spice);
            stall.cubes += Cubes::one(spice);
        }
        if eyes == 1 {
            // The leftmost card leaves with its cubes, and no coin is gained (SOLO-16).
            market.take(eyes);
        }
    }

    /// The points of its cards (SOLO-22).
    #[must_use]
    pub fn card_points(&self) -> i32 {
        self.claimed.iter().map(|card| i32::from(card.points())).sum()
    }

    /// The points of its coins, which are gold in the advanced variant (SOLO-22, SOLO-24).
    #[must_use]
    pub fn coin_points(&self, variant: Variant) -> i32 {
        variant.coin().points() * i32::from(self.coins)
    }

    /// Red 1, green 2, brown 3 points a cube (SOLO-22).
    #[must_use]
    pub fn cube_points(&self) -> i32 {
        Spice::ALL.iter().zip(0..).map(|(&spice, points)| points * self.caravan.count(spice) as i32).sum()
    }

    /// All its points, as if the game were over (SOLO-22, SOLO-24).
    #[must_use]
    pub fn points(&self, variant: Variant) -> i32 {
        self.card_points() + self.coin_points(variant) + self.cube_points()
    }
}
