//! What can be taken back: one's own last step at once, anything else only where the others agree.

use crate::game::Game;
use crate::matches::{Match, Origin, chances_of};
use crate::seat::Seat;
use crate::turn::Actor;

/// Why nothing can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoUndo {
    /// The seat has done nothing yet.
    Nothing,
    /// A card was turned up or dice were rolled since.
    Chance,
    /// Somebody else acted since.
    Other(Seat),
    /// The turn was confirmed.
    Confirmed,
    /// The game has ended.
    Over,
}

impl<G: Game> Match<G> {
    /// How many steps `seat` may take back at once: the last one it chose, with those that played themselves since.
    ///
    /// # Errors
    /// Why there is none.
    pub fn undo_steps(&self, seat: Seat) -> Result<usize, NoUndo> {
        let mut count = 0;
        for (place, &(actor, _)) in self.record.entries.iter().enumerate().rev() {
            if place < self.sealed.0 {
                return Err(self.sealed.1);
            }
            match (actor, self.origins[place]) {
                (Actor::Chance, _) => return Err(NoUndo::Chance),
                (Actor::Seat(other), _) if other != seat => return Err(NoUndo::Other(other)),
                (_, Origin::Chosen) => return Ok(count + 1),
                (_, Origin::Bot) => return Err(NoUndo::Nothing),
                // A step that played itself goes back with the one before it.
                (_, Origin::Unsaid) => {}
                _ => count += 1,
            }
        }
        Err(NoUndo::Nothing)
    }

    /// How many steps go back to before `seat`'s last choice, whatever happened since: for the others to agree to.
    #[must_use]
    pub fn take_back_steps(&self, seat: Seat) -> Option<usize> {
        let entries = self.record.entries.iter().zip(&self.origins);
        let is_own = |(&(actor, _), &origin): (&(Actor, G::Action), &Origin)| {
            origin == Origin::Chosen && actor == Actor::Seat(seat)
        };
        let last = entries.into_iter().rposition(is_own)?;
        Some(self.origins[last..].iter().filter(|&&origin| origin != Origin::Unsaid).count())
    }

    /// Nothing that has happened so far can be taken back by its player alone any more.
    pub fn seal(&mut self, why: NoUndo) {
        self.sealed = (self.record.entries.len(), why);
    }

    /// Takes back the last `count` actions, or all if there are fewer. Those that go unsaid don't count: they go with
    /// the one before them.
    ///
    /// The n-th chance of a record is drawn by the n-th number, so what is drawn again comes out as before.
    pub fn undo(&mut self, count: usize) {
        let mut left = self.record.entries.len();
        for _ in 0..count.min(left) {
            while left > 0 && self.origins[left - 1] == Origin::Unsaid {
                left -= 1;
            }
            left = left.saturating_sub(1);
        }
        self.record.entries.truncate(left);
        self.origins.truncate(left);
        self.state = self.record.fold(left);
        self.chances = chances_of(&self.origins);
        self.sealed.0 = self.sealed.0.min(left);
    }
}
