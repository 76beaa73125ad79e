//! The interface between a bot and its table.

use std::fmt;

use game::{Game, Seat, Viewer};

use crate::search::Budget;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// The name that reports show, such as `random`.
    fn name(&self) -> String;

    /// The action that the bot wants: one of [`Decision::legal`], or another that the rules allow.
    ///
    /// How long it takes depends on what the bot sees, its own hidden cards included: whoever shows the answer to
    /// others shows it after a time that doesn't, [`BotSpec::answer_time`](crate::BotSpec::answer_time) at least.
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action;

    /// From now on it takes a share of its usual time only. A bot that takes hardly any doesn't heed it.
    fn hasten(&mut self, _haste: Haste) {}
}

/// How many have to share the time that a bot usually has for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Haste(u32);

impl Haste {
    /// All the time it wants.
    pub const NONE: Haste = Haste(1);
    /// It is not divided further: who thinks for less plays badly.
    const MOST: u32 = 8;

    /// So many share it; itself counts.
    #[must_use]
    pub fn shared_by(count: usize) -> Haste {
        Haste(u32::try_from(count).unwrap_or(u32::MAX).clamp(1, Haste::MOST))
    }

    /// What is left of a budget.
    #[must_use]
    pub fn of(self, budget: Budget) -> Budget {
        match budget {
            Budget::Time(time) => Budget::Time(time / self.0),
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(u64::from(self.0))),
        }
    }
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
    use std::time::Duration;

    use super::*;
    use century::{Action, Century};
    use game::Actor;

    #[test]
    fn what_many_share_is_divided_but_not_to_nothing() {
        let time = |count| Haste::shared_by(count).of(Budget::Time(Duration::from_millis(400)));
        let milliseconds = |time| Budget::Time(Duration::from_millis(time));
        assert_eq!([0, 1, 2, 4].map(time), [400, 400, 200, 100].map(milliseconds));
        assert_eq!(time(50), time(8));
        assert_eq!(Haste::shared_by(3).of(Budget::Iterations(200)), Budget::Iterations(67));
        assert_eq!(Haste::shared_by(0), Haste::NONE);
    }

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
