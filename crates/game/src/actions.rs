//! The lists that a game fills: legal actions, and outcomes of chance with their weights.

use std::ops::Deref;

/// Legal actions of one seat, in a list that the caller owns and uses again and again.
///
/// Sorted and without duplicates when [`Game::legal`](crate::Game::legal) returns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actions<A>(Vec<A>);

impl<A> Actions<A> {
    /// An empty list with room for the actions of an ordinary turn.
    #[must_use]
    pub fn new() -> Actions<A> {
        Actions(Vec::with_capacity(256))
    }

    /// Adds an action.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.0.push(action);
    }

    /// Empties the list and keeps its memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The actions as a slice.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[A] {
        &self.0
    }
}

impl<A: Ord> Actions<A> {
    /// Brings the list into order, for phases that can't list in order by themselves.
    pub fn sort(&mut self) {
        self.0.sort_unstable();
    }
}

impl<A> Default for Actions<A> {
    fn default() -> Actions<A> {
        Actions::new()
    }
}

impl<A> Deref for Actions<A> {
    type Target = [A];

    #[inline]
    fn deref(&self) -> &[A] {
        &self.0
    }
}

impl<A> Extend<A> for Actions<A> {
    #[inline]
    fn extend<I: IntoIterator<Item = A>>(&mut self, actions: I) {
        self.0.extend(actions);
    }
}

/// The outcomes of one chance action with their whole-number weights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcomes<A>(Vec<(A, u32)>);

impl<A> Outcomes<A> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Outcomes<A> {
        Outcomes(Vec::with_capacity(64))
    }

    /// Adds an outcome; one of weight 0 can't happen and is left out.
    #[inline]
    pub fn push(&mut self, action: A, weight: u32) {
        if weight > 0 {
            self.0.push((action, weight));
        }
    }

    /// Empties the list and keeps its memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The sum of all weights.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.0.iter().map(|&(_, weight)| u64::from(weight)).sum()
    }
}

impl<A: Ord> Outcomes<A> {
    /// Brings the list into order.
    pub fn sort(&mut self) {
        self.0.sort_unstable();
    }
}

impl<A> Default for Outcomes<A> {
    fn default() -> Outcomes<A> {
        Outcomes::new()
    }
}

impl<A> Deref for Outcomes<A> {
    type Target = [(A, u32)];

    #[inline]
    fn deref(&self) -> &[(A, u32)] {
        &self.0
    }
}
