//! What designers ask of many games: one file a game.

mod century;
mod landnam;
mod merchants;
mod puerto_rico;

use std::collections::BTreeMap;

use game::{Actor, Game, Plain, Seat};

/// A game of which more is noted than its scores: what was bought, picked, delivered, and what it brought.
pub trait Study: Game {
    /// Notes what is worth it about a step from `self` to `after`; by itself, nothing.
    fn note(&self, actor: Actor, action: Self::Action, after: &Self, notes: &mut Notes) {
        let _ = (actor, action, after, notes);
    }
}

/// Of a game that has nothing but its rules nothing but its scores is noted.
impl<G: Game> Study for Plain<G> {}

/// What was noted of one game: for each seat, under a topic, an item and an amount.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Notes(BTreeMap<(Seat, &'static str, String), i64>);

impl Notes {
    /// Adds `amount` to an item.
    pub fn add(&mut self, seat: Seat, topic: &'static str, item: &impl ToString, amount: i64) {
        *self.0.entry((seat, topic, item.to_string())).or_default() += amount;
    }

    /// Everything: seat, topic, item, amount.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &'static str, &str, i64)> {
        self.0.iter().map(|((seat, topic, item), amount)| (*seat, *topic, item.as_str(), *amount))
    }
}
