//! The interface between a bot and its table.

use std::fmt;

use game::{Game, Seat, Viewer};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// The name that reports show, such as `random`.
    fn name(&self) -> String;

    /// The action that the bot wants: one of [`Decision::legal`], or another that the rules allow.
    ///
    /// How long it takes depends on what the bot sees, its own hidden cards included: whoever shows the answer to
    /// others shows it after a time that doesn't, [`BotSpec::answer_time`](crate::BotSpec::answer_time) at least.
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action;
}

/// One decision of a seat: what it may do, and what it may know.
///
/// The state itself is private, so a bot sees the table through its own view only; not even its debug form tells more.
#[derive(Clone, Copy)]
pub struct Decision<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Decision<'a, G> {
    /// The decision of `seat`, whose legal actions in `state` are `legal`.
    #[inline]
    #[must_use]
    pub fn new(state: &'a G, seat: Seat, legal: &'a [G::Action]) -> Decision<'a, G> {
        debug_assert!(!legal.is_empty(), "a decision without a choice");
        Decision { state, seat, legal }
    }

    /// The same decision, with some of its legal actions only.
    pub(crate) fn among<'b>(&self, legal: &'b [G::Action]) -> Decision<'b, G>
    where
        'a: 'b,
    {
        Decision { state: self.state, seat: self.seat, legal }
    }

    /// Whose decision it is.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal actions: sorted, never empty.
    #[inline]
    #[must_use]
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What the seat may know; made anew with each call.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }
}

impl<G: Game> fmt::Debug for Decision<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut decision = f.debug_struct("Decision");
        decision.field("seat", &self.seat).field("legal", &self.legal).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use century::{Action, Century};
    use game::Actor;

    #[test]
    fn the_debug_form_of_a_decision_tells_nothing_of_the_state() {
        let state = Century::new(&Default::default());
        let mut other = state.clone();
        other.apply(Actor::Chance, "start P1".parse().unwrap());
        assert_ne!(state, other);
        let told = |state: &Century| format!("{:?}", Decision::new(state, Seat::new(0), &[Action::Rest]));
        assert_eq!(told(&state), told(&other), "two states, one text");
        assert!(told(&state).contains("legal: [Rest]"), "{}", told(&state));
    }
}
