//! What each viewer may know of the hands (MOE-26).
//!
//! What is produced, paid and traded is seen by all; what the robber takes is seen only by the two whom it
//! concerns. So for each hand and each viewer there are bounds: at least so many and at most so many of a resource.
//! While nothing was stolen they are equal. They never exclude the truth, and take a fixed space.

use std::ops::{Index, IndexMut};

use game::{BySeat, Seat, Viewer};

use crate::components::{Hand, RESOURCE_CARDS, Resource, SEATS};

/// One thing for each seat that looks on, and one for spectators, who know only what all know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ByViewer<T>([T; SEATS + 1]);

impl<T> ByViewer<T> {
    fn place(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => SEATS,
        }
    }
}

impl<T> Index<Viewer> for ByViewer<T> {
    type Output = T;

    fn index(&self, viewer: Viewer) -> &T {
        &self.0[Self::place(viewer)]
    }
}

impl<T> IndexMut<Viewer> for ByViewer<T> {
    fn index_mut(&mut self, viewer: Viewer) -> &mut T {
        &mut self.0[Self::place(viewer)]
    }
}

/// What a viewer knows of one hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bounds {
    /// There are at least so many of each resource.
    pub least: Hand,
    /// There are at most so many of each resource.
    pub most: Hand,
}

impl Bounds {
    /// Bounds of a hand that is known.
    #[must_use]
    pub fn exact(hand: Hand) -> Bounds {
        Bounds { least: hand, most: hand }
    }

    /// Whether `hand` may be the hand.
    #[must_use]
    pub fn admit(self, hand: Hand) -> bool {
        hand.covers(self.least) && self.most.covers(hand)
    }

    /// The same knowledge, as sharp as the size of the hand allows: what the other resources leave room for.
    #[must_use]
    pub fn sharpened(self, size: u8) -> Bounds {
        // No more cards of a kind exist than 19, which also keeps the sum of all within a byte.
        let limit = Hand::each(RESOURCE_CARDS);
        let bounds = Bounds { least: self.least, most: self.most.min(limit) };
        let (all_least, all_most) = (bounds.least.total(), bounds.most.total());
        let mut sharp = Bounds::default();
        for resource in Resource::ALL {
            let (least, most) = (bounds.least.get(resource), bounds.most.get(resource));
            let others_most = all_most - most;
            let others_least = all_least - least;
            let at_least = least.max(size.saturating_sub(others_most));
            let at_most = most.min(size.saturating_sub(others_least));
            sharp.least = sharp.least.plus(Hand::of(resource, at_least));
            sharp.most = sharp.most.plus(Hand::of(resource, at_most));
        }
        sharp
    }
}

/// The bounds of every hand for every viewer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Knowledge(BySeat<ByViewer<Bounds>, SEATS>);

impl Knowledge {
    /// Everybody knows every hand.
    pub(crate) fn exact(hands: BySeat<Hand, SEATS>) -> Knowledge {
        Knowledge(BySeat(hands.0.map(|hand| ByViewer([Bounds::exact(hand); SEATS + 1]))))
    }

    /// What `viewer` knows of the hand of `seat`.
    pub(crate) fn of(&self, viewer: Viewer, seat: Seat) -> Bounds {
        self.0[seat][viewer]
    }

    /// Makes `bounds` what `viewer` knows of the hand of `seat`.
    pub(crate) fn set(&mut self, viewer: Viewer, seat: Seat, bounds: Bounds) {
        self.0[seat][viewer] = bounds;
    }

    /// All see cards come to a hand.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, cards: Hand) {
        for bounds in &mut self.0[seat].0 {
            bounds.least = bounds.least.plus(cards);
            bounds.most = bounds.most.plus(cards);
        }
    }

    /// All see cards leave a hand.
    #[inline]
    pub(crate) fn lose(&mut self, seat: Seat, cards: Hand) {
        for bounds in &mut self.0[seat].0 {
            bounds.least = bounds.least.without(cards);
            bounds.most = bounds.most.minus(cards);
        }
    }

    /// A seat has shown that it holds these cards: who offers something has it.
    #[inline]
    pub(crate) fn show(&mut self, seat: Seat, cards: Hand) {
        for bounds in &mut self.0[seat].0 {
            bounds.least = bounds.least.plus(cards.without(bounds.least));
        }
    }

    /// A card goes from one hand to another, unseen by the others (MOE-25). `hands` are those after it.
    pub(crate) fn steal(
        &mut self,
        victim: Seat,
        thief: Seat,
        resource: Resource,
        hands: &BySeat<Hand, SEATS>,
    ) {
        let card = Hand::one(resource);
        for viewer in Viewer::all(SEATS) {
            let possible = self.0[victim][viewer].most.kinds();
            let is_seen = viewer.is(victim) || viewer.is(thief) || possible.total() == 1;
            let [from, to] = [victim, thief].map(|seat| self.0[seat][viewer]);
            let (from, to) = if is_seen {
                let from = Bounds { least: from.least.without(card), most: from.most.minus(card) };
                (from, Bounds { least: to.least.plus(card), most: to.most.plus(card) })
            } else {
                let from = Bounds { least: from.least.without(possible), most: from.most };
                (from, Bounds { least: to.least, most: to.most.plus(possible) })
            };
            self.0[victim][viewer] = from.sharpened(hands[victim].total());
            self.0[thief][viewer] = to.sharpened(hands[thief].total());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const P1: Seat = Seat::new(0);
    const P2: Seat = Seat::new(1);
    const P3: Viewer = Viewer::Seat(Seat::new(2));

    fn hand(lumber: u8, ore: u8) -> Hand {
        [(Resource::Lumber, lumber), (Resource::Ore, ore)].into_iter().collect()
    }

    fn hands(first: Hand, second: Hand) -> BySeat<Hand, SEATS> {
        BySeat([first, second, Hand::default(), Hand::default()])
    }

    #[test]
    fn a_third_party_knows_what_a_thief_may_have() {
        let mut knowledge = Knowledge::exact(hands(hand(2, 1), hand(0, 0)));
        knowledge.steal(P1, P2, Resource::Ore, &hands(hand(2, 0), hand(0, 1)));
        assert_eq!(knowledge.of(Viewer::Seat(P1), P2), Bounds::exact(hand(0, 1)));
        assert_eq!(knowledge.of(Viewer::Seat(P2), P1), Bounds::exact(hand(2, 0)));
        assert_eq!(knowledge.of(P3, P1), Bounds { least: hand(1, 0), most: hand(2, 1) });
        assert_eq!(knowledge.of(Viewer::Spectator, P2), Bounds { least: hand(0, 0), most: hand(1, 1) });
    }

    #[test]
    fn a_hand_of_one_kind_has_no_secret() {
        let mut knowledge = Knowledge::exact(hands(hand(3, 0), hand(0, 0)));
        knowledge.steal(P1, P2, Resource::Lumber, &hands(hand(2, 0), hand(1, 0)));
        assert_eq!(knowledge.of(Viewer::Spectator, P2), Bounds::exact(hand(1, 0)));
        assert_eq!(knowledge.of(Viewer::Spectator, P1), Bounds::exact(hand(2, 0)));
    }

    #[test]
    fn bounds_of_lanes_never_overflow() {
        let most = Hand::each(19);
        let bounds = Bounds { least: Hand::default(), most }.sharpened(3);
        assert_eq!(bounds.most, Hand::each(3));
    }
}
