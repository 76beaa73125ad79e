//! Several steps at once, as somebody writes a whole choice: `place corn 3 office 1 indigo 0`.
//!
//! A choice ends with the step that completes it, and what is left goes by itself. Whoever writes the whole of it can't
//! always know where that is, so what the outcome says already is no mistake, and one step too many is told as such
//! instead of as somebody else's turn.

use std::mem::discriminant;

use crate::actions::Actions;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::turn::Actor;

/// The steps that somebody wants to take, as far as they were looked at.
pub(super) struct Steps<G: Game> {
    actor: Actor,
    state: G,
    /// The steps to be carried out.
    pub(super) taken: Vec<G::Action>,
    /// How many of the last of them are one choice.
    of_choice: usize,
    /// What was said of that choice after it was complete.
    said: Vec<G::Action>,
}

impl<G: Game> Steps<G> {
    pub(super) fn of(state: &G, actor: Actor) -> Steps<G> {
        Steps { actor, state: state.clone(), taken: Vec::new(), of_choice: 0, said: Vec::new() }
    }

    pub(super) fn go_on(&mut self, action: G::Action) -> Result<(), Illegal> {
        match self.state.check(self.actor, action) {
            Ok(()) => self.take(action),
            Err(refusal) => self.say(action, refusal)?,
        }
        Ok(())
    }

    fn take(&mut self, action: G::Action) {
        let goes_on = self.taken.last().is_some_and(|&last| is_alike::<G>(last, action));
        self.of_choice = if goes_on { self.of_choice + 1 } else { 1 };
        self.said.clear();
        self.state.apply(self.actor, action);
        self.taken.push(action);
    }

    /// Takes an action that is refused as said of a completed choice, if it is.
    fn say(&mut self, action: G::Action, refusal: Illegal) -> Result<(), Illegal> {
        let Some(last) = self.completed() else { return Err(refusal) };
        let choice = &self.taken[self.taken.len() - self.of_choice..];
        let is_new = !choice.contains(&action) && !self.said.contains(&action);
        let Actor::Seat(seat) = self.actor else { return Err(refusal) };
        if is_new && self.state.is_said(seat, last, action) {
            self.said.push(action);
            return Ok(());
        }
        if is_alike::<G>(last, action) {
            return Err(Illegal::complete(G::clause_of(last).or(refusal.clause), self.of_choice));
        }
        Err(refusal)
    }

    /// The step that completed the last choice, if it is complete.
    fn completed(&self) -> Option<G::Action> {
        let last = self.taken.last().copied().filter(|&last| G::completes(last))?;
        let Actor::Seat(seat) = self.actor else { return None };
        let mut choices = Actions::new();
        if self.state.turn().includes(seat) {
            self.state.choices(seat, &mut choices);
        }
        let is_open = choices.iter().any(|&action| is_alike::<G>(last, action));
        (!is_open).then_some(last)
    }
}

/// Whether two steps are of one choice.
fn is_alike<G: Game>(one: G::Action, other: G::Action) -> bool {
    discriminant(&one) == discriminant(&other) && G::completes(one) && G::completes(other)
}
