//! What each viewer may know of the hands (MOE-26).
//!
//! What is produced, paid and traded is seen by all; what the robber takes is seen only by the two whom it
//! concerns. So for each hand and each viewer there are bounds: at least so many and at most so many of a resource.
//! While nothing was stolen they are equal. They never exclude the truth, and take a fixed space.

use crate::components::{Hand, Kind, RESOURCE_CARDS, Resource, SEATS};

/// Viewers: the seats, then everybody else.
pub(crate) const VIEWERS: usize = SEATS + 1;
/// The viewer who knows only what all know.
pub(crate) const PUBLIC: usize = SEATS;

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
        for &resource in Resource::ALL {
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
pub(crate) struct Knowledge(pub(crate) [[Bounds; VIEWERS]; SEATS]);

impl Knowledge {
    /// Everybody knows every hand.
    pub(crate) fn exact(hands: [Hand; SEATS]) -> Knowledge {
        Knowledge(hands.map(|hand| [Bounds::exact(hand); VIEWERS]))
    }

    /// What `viewer` knows of the hand of `seat`.
    pub(crate) fn of(&self, viewer: usize, seat: usize) -> Bounds {
        self.0[seat][viewer]
    }

    /// All see cards come to a hand.
    #[inline]
    pub(crate) fn gain(&mut self, seat: usize, cards: Hand) {
        for bounds in &mut self.0[seat] {
            bounds.least = bounds.least.plus(cards);
            bounds.most = bounds.most.plus(cards);
        }
    }

    /// All see cards leave a hand.
    #[inline]
    pub(crate) fn lose(&mut self, seat: usize, cards: Hand) {
        for bounds in &mut self.0[seat] {
            bounds.least = bounds.least.without(cards);
            bounds.most = bounds.most.minus(cards);
        }
    }

    /// A seat has shown that it holds these cards: who offers something has it.
    #[inline]
    pub(crate) fn show(&mut self, seat: usize, cards: Hand) {
        for bounds in &mut self.0[seat] {
            bounds.least = bounds.least.plus(cards.without(bounds.least));
        }
    }

    /// A card goes from one hand to another, unseen by the others (MOE-25). `sizes` are those after it.
    pub(crate) fn steal(&mut self, victim: usize, thief: usize, resource: Resource, sizes: [u8; SEATS]) {
        let card = Hand::one(resource);
        for viewer in 0..VIEWERS {
            let possible = self.0[victim][viewer].most.kinds();
            let is_seen = viewer == victim || viewer == thief || possible.total() == 1;
            let [from, to] = [victim, thief].map(|seat| self.0[seat][viewer]);
            let (from, to) = if is_seen {
                let from = Bounds { least: from.least.without(card), most: from.most.minus(card) };
                (from, Bounds { least: to.least.plus(card), most: to.most.plus(card) })
            } else {
                let from = Bounds { least: from.least.without(possible), most: from.most };
                (from, Bounds { least: to.least, most: to.most.plus(possible) })
            };
            self.0[victim][viewer] = from.sharpened(sizes[victim]);
            self.0[thief][viewer] = to.sharpened(sizes[thief]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(lumber: u8, ore: u8) -> Hand {
        [(Resource::Lumber, lumber), (Resource::Ore, ore)].into_iter().collect()
    }

    #[test]
    fn a_third_party_knows_what_a_thief_may_have() {
        let mut knowledge = Knowledge::exact([hand(2, 1), hand(0, 0), hand(0, 0), hand(0, 0)]);
        knowledge.steal(0, 1, Resource::Ore, [2, 1, 0, 0]);
        assert_eq!(knowledge.of(0, 1), Bounds::exact(hand(0, 1)));
        assert_eq!(knowledge.of(1, 0), Bounds::exact(hand(2, 0)));
        assert_eq!(knowledge.of(2, 0), Bounds { least: hand(1, 0), most: hand(2, 1) });
        assert_eq!(knowledge.of(PUBLIC, 1), Bounds { least: hand(0, 0), most: hand(1, 1) });
    }

    #[test]
    fn a_hand_of_one_kind_has_no_secret() {
        let mut knowledge = Knowledge::exact([hand(3, 0), hand(0, 0), hand(0, 0), hand(0, 0)]);
        knowledge.steal(0, 1, Resource::Lumber, [2, 1, 0, 0]);
        assert_eq!(knowledge.of(PUBLIC, 1), Bounds::exact(hand(1, 0)));
        assert_eq!(knowledge.of(PUBLIC, 0), Bounds::exact(hand(2, 0)));
    }

    #[test]
    fn bounds_of_lanes_never_overflow() {
        let most = Hand::each(19);
        let bounds = Bounds { least: Hand::default(), most }.sharpened(3);
        assert_eq!(bounds.most, Hand::each(3));
    }
}
