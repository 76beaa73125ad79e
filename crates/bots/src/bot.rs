//! The interface between a bot and its table.

use game::{Game, Seat, Viewer};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// The name that reports show, such as `random`.
    fn name(&self) -> String;

    /// The action that the bot wants: one of [`Decision::legal`], or another that the rules allow.
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action;
}

/// One decision of a seat: what it may do, and what it may know.
///
/// The state itself is private, so a bot sees the table through its own view only.
#[derive(Debug, Clone, Copy)]
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
