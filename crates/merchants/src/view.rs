//! What one viewer may know, and states that could be behind it (MOE-26).

use game::random::{Draw, Rng};
use game::{BySeat, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};

use crate::components::{Cards, Hand, RESOURCE_CARDS, Resource, SEATS, deck};
use crate::knowledge::{Bounds, Knowledge};
use crate::position::Position;
use crate::state::Merchants;
use crate::table::Table;

/// What one seat, or a spectator, may know: the whole table, their own cards, the sizes of other hands, and
/// bounds for what is in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MerchantsView {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
    pub(crate) supply: Hand,
    pub(crate) sizes: BySeat<u8, SEATS>,
    pub(crate) card_sizes: BySeat<u8, SEATS>,
    pub(crate) fresh_size: u8,
    /// The viewer's own cards.
    pub(crate) own: Option<Own>,
    /// What the viewer knows of each hand.
    pub(crate) bounds: BySeat<Bounds, SEATS>,
    /// What all know of each hand.
    pub(crate) public: BySeat<Bounds, SEATS>,
}

/// What only one seat sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Own {
    pub(crate) seat: Seat,
    pub(crate) hand: Hand,
    pub(crate) cards: Cards,
    pub(crate) fresh: Cards,
}

impl MerchantsView {
    pub(crate) fn of(state: &Merchants, viewer: Viewer) -> MerchantsView {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < state.table.players() => Some(seat),
            _ => None,
        };
        let own = seat.map(|seat| Own {
            seat,
            hand: state.hands[seat],
            cards: state.cards[seat],
            fresh: if seat == state.active() { state.fresh } else { Cards::default() },
        });
        let known = |viewer: Viewer| {
            let mut known = BySeat([Bounds::default(); SEATS]);
            Seat::all(SEATS).for_each(|seat| known[seat] = state.knowledge.of(viewer, seat));
            known
        };
        MerchantsView {
            viewer,
            table: state.table.clone(),
            supply: state.supply(),
            sizes: BySeat(state.hands.0.map(Hand::total)),
            card_sizes: BySeat(state.cards.0.map(Cards::total)),
            fresh_size: state.fresh.total(),
            own,
            bounds: known(seat.map_or(Viewer::Spectator, Viewer::Seat)),
            public: known(Viewer::Spectator),
        }
    }
}

impl MerchantsView {
    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How many resource cards a seat has.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.sizes[seat]
    }

    /// How many development cards a seat has.
    #[must_use]
    pub fn card_count(&self, seat: Seat) -> u8 {
        self.card_sizes[seat]
    }

    /// What the viewer knows of a hand.
    #[must_use]
    pub fn bounds(&self, seat: Seat) -> Bounds {
        self.all_bounds()[seat]
    }

    /// What the viewer knows of all hands together: what the sizes of hands leave room for, and what the supply, which
    /// is open, leaves for all hands.
    fn all_bounds(&self) -> BySeat<Bounds, SEATS> {
        let held = Hand::each(RESOURCE_CARDS).minus(self.supply);
        let mut all = self.bounds;
        // A conclusion about one hand may allow another about the next; more than a few never follow.
        for _ in 0..4 {
            for (bounds, &size) in all.0.iter_mut().zip(&self.sizes.0) {
                *bounds = bounds.sharpened(size);
            }
            let sum = |bound: fn(&Bounds) -> Hand| all.0.iter().map(bound).fold(Hand::default(), Hand::plus);
            let (least, most) = (sum(|bounds| bounds.least), sum(|bounds| bounds.most));
            for bounds in &mut all.0 {
                let others_least = least.minus(bounds.least);
                let others_most = most.minus(bounds.most);
                let at_least = held.without(others_most);
                bounds.least = bounds.least.plus(at_least.without(bounds.least));
                bounds.most = bounds.most.min(held.without(others_least));
            }
        }
        all
    }

    /// The viewer's own resource cards.
    #[must_use]
    pub fn hand(&self) -> Option<Hand> {
        self.own.map(|own| own.hand)
    }

    /// The viewer's own development cards.
    #[must_use]
    pub fn cards(&self) -> Option<Cards> {
        self.own.map(|own| own.cards)
    }

    /// Resource cards that nobody has.
    #[must_use]
    pub fn supply(&self) -> Hand {
        self.supply
    }

    /// Those whose hands the viewer does not see.
    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.own.map(|own| own.seat);
        self.table.seats().filter(move |&seat| Some(seat) != own)
    }

    fn imagine_hands(&self, rng: &mut impl Rng) -> BySeat<Hand, SEATS> {
        let mut deal = Deal::default();
        let mut left = Hand::each(RESOURCE_CARDS).minus(self.supply);
        if let Some(own) = self.own {
            left = left.minus(own.hand);
        }
        let all = self.all_bounds();
        for seat in self.others() {
            let bounds = all[seat];
            deal.hands[seat] = bounds.least;
            deal.most[seat] = bounds.most;
            deal.slots[seat] = self.sizes[seat] - bounds.least.total();
            left = left.minus(bounds.least);
        }
        deal.least = deal.hands;
        for (resource, number) in left.iter() {
            for _ in 0..number {
                let dealt = deal.give(resource, SeatSet::EMPTY, rng);
                debug_assert!(dealt, "the true hands are within the bounds, so some deal is");
            }
        }
        deal.mix(rng);
        if let Some(own) = self.own {
            deal.hands[own.seat] = own.hand;
        }
        deal.hands
    }

    /// The stack is part of what was last shuffled; all else that was not played is in hands (MOE-71).
    fn imagine_cards(&self, rng: &mut impl Rng) -> BySeat<Cards, SEATS> {
        let mut cards = BySeat([Cards::default(); SEATS]);
        let mut unseen = deck().minus(self.table.discard);
        if let Some(own) = self.own {
            cards[own.seat] = own.cards;
            unseen = unseen.minus(own.cards);
        }
        let held: u8 = self.others().map(|seat| self.card_sizes[seat]).sum();
        let mut possible = unseen.min(self.table.shuffled);
        for _ in 0..unseen.total() - held {
            let card = draw(&mut possible, rng);
            unseen = unseen.minus(card);
        }
        for seat in self.others() {
            for _ in 0..self.card_sizes[seat] {
                cards[seat] = cards[seat].plus(draw(&mut unseen, rng));
            }
        }
        cards
    }

    fn imagine_fresh(&self, cards: &BySeat<Cards, SEATS>, rng: &mut impl Rng) -> Cards {
        let active = self.table.active;
        if let Some(own) = self.own.filter(|own| own.seat == active) {
            return own.fresh;
        }
        let mut possible = cards[active];
        (0..self.fresh_size).fold(Cards::default(), |fresh, _| fresh.plus(draw(&mut possible, rng)))
    }

    /// The viewer knows what they know; of the others it imagines no more than what all know.
    fn imagine_knowledge(&self, hands: &BySeat<Hand, SEATS>) -> Knowledge {
        let mut knowledge = Knowledge::exact(*hands);
        let own = self.own.map(|own| own.seat);
        for seat in Seat::all(SEATS) {
            for viewer in Viewer::all(SEATS).filter(|viewer| !viewer.is(seat)) {
                let is_own = own.is_some_and(|own| viewer.is(own));
                knowledge.set(viewer, seat, if is_own { self.bounds[seat] } else { self.public[seat] });
            }
        }
        knowledge
    }
}

/// Takes a random card out of some.
fn draw(cards: &mut Cards, rng: &mut impl Rng) -> Cards {
    let card = cards.draw(rng).map(Cards::one).unwrap_or_default();
    *cards = cards.minus(card);
    card
}

/// Hands that are being dealt within bounds.
#[derive(Default)]
struct Deal {
    hands: BySeat<Hand, SEATS>,
    least: BySeat<Hand, SEATS>,
    most: BySeat<Hand, SEATS>,
    /// Cards that each hand still lacks.
    slots: BySeat<u8, SEATS>,
}

impl Deal {
    fn has_room(&self, seat: Seat, resource: Resource) -> bool {
        self.hands[seat].get(resource) < self.most[seat].get(resource)
    }

    fn has_spare(&self, seat: Seat, resource: Resource) -> bool {
        self.hands[seat].get(resource) > self.least[seat].get(resource)
    }

    fn swap(&mut self, seat: Seat, out: Resource, into: Resource) {
        self.hands[seat] = self.hands[seat].minus(Hand::one(out)).plus(Hand::one(into));
    }

    /// Gives a card to somebody who may have it. If all of them are full, one passes another card on; `tried`
    /// are the seats that are asked already. This finds a deal whenever there is one.
    fn give(&mut self, resource: Resource, tried: SeatSet, rng: &mut impl Rng) -> bool {
        let first = Seat::new(rng.below(SEATS as u32) as usize);
        let mut seats = first.clockwise(SEATS);
        if let Some(seat) = seats.find(|&seat| self.slots[seat] > 0 && self.has_room(seat, resource)) {
            self.slots[seat] -= 1;
            self.hands[seat] = self.hands[seat].plus(Hand::one(resource));
            return true;
        }
        for seat in first.clockwise(SEATS) {
            if tried.contains(seat) || !self.has_room(seat, resource) {
                continue;
            }
            let mut tried = tried;
            tried.insert(seat);
            for other in Resource::ALL {
                if other == resource || !self.has_spare(seat, other) {
                    continue;
                }
                self.swap(seat, other, resource);
                if self.give(other, tried, rng) {
                    return true;
                }
                self.swap(seat, resource, other);
            }
        }
        false
    }

    /// Swaps random cards within the bounds, so that no deal is preferred.
    fn mix(&mut self, rng: &mut impl Rng) {
        for _ in 0..40 {
            let [one, other] = [0; 2].map(|_| Seat::new(rng.below(SEATS as u32) as usize));
            let [mine, yours] = [0; 2].map(|_| rng.pick(&Resource::ALL));
            let fits = one != other
                && mine != yours
                && self.has_spare(one, mine)
                && self.has_spare(other, yours)
                && self.has_room(one, yours)
                && self.has_room(other, mine);
            if fits {
                self.swap(one, mine, yours);
                self.swap(other, yours, mine);
            }
        }
    }
}

impl game::View for MerchantsView {
    type Game = Merchants;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn imagine(&self, rng: &mut impl Rng) -> Merchants {
        let hands = self.imagine_hands(rng);
        let cards = self.imagine_cards(rng);
        let fresh = self.imagine_fresh(&cards, rng);
        let knowledge = self.imagine_knowledge(&hands);
        Merchants { table: self.table.clone(), hands, cards, fresh, knowledge }
    }
}

impl Serialize for MerchantsView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::from(self).serialize(serializer)
    }
}
