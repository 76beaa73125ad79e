//! What one viewer may know, and states that could be behind it (MOE-26).

use game::random::{Draw, Rng};
use game::{Seat, Turn, Viewer};
use serde::{Serialize, Serializer};

use crate::action::Bundle;
use crate::components::{Cards, Hand, Kind, RESOURCE_CARDS, Resource, SEATS, deck};
use crate::knowledge::{Bounds, Knowledge, PUBLIC, VIEWERS};
use crate::map::Map;
use crate::phase::Phase;
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
    pub(crate) sizes: [u8; SEATS],
    pub(crate) card_sizes: [u8; SEATS],
    pub(crate) fresh_size: u8,
    /// The viewer's own cards.
    pub(crate) own: Option<Own>,
    /// What the viewer knows of each hand.
    pub(crate) bounds: [Bounds; SEATS],
    /// What all know of each hand.
    pub(crate) public: [Bounds; SEATS],
}

/// What only one seat sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Own {
    pub(crate) seat: usize,
    pub(crate) hand: Hand,
    pub(crate) cards: Cards,
    pub(crate) fresh: Cards,
}

pub(crate) fn of(state: &Merchants, viewer: Viewer) -> MerchantsView {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.index() < state.table.seats() => Some(seat.index()),
        _ => None,
    };
    let own = seat.map(|seat| Own {
        seat,
        hand: state.hands[seat],
        cards: state.cards[seat],
        fresh: if seat == state.active() { state.fresh } else { Cards::default() },
    });
    let known = |viewer: usize| [0, 1, 2, 3].map(|seat| state.knowledge.of(viewer, seat));
    MerchantsView {
        viewer,
        table: state.table.clone(),
        supply: state.supply(),
        sizes: state.hands.map(Hand::total),
        card_sizes: state.cards.map(Cards::total),
        fresh_size: state.fresh.total(),
        own,
        bounds: known(seat.unwrap_or(PUBLIC)),
        public: known(PUBLIC),
    }
}

impl MerchantsView {
    /// How many resource cards a seat has.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.sizes[seat.index()]
    }

    /// How many development cards a seat has.
    #[must_use]
    pub fn card_count(&self, seat: Seat) -> u8 {
        self.card_sizes[seat.index()]
    }

    /// What the viewer knows of a hand.
    #[must_use]
    pub fn bounds(&self, seat: Seat) -> Bounds {
        self.all_bounds()[seat.index()]
    }

    /// What the viewer knows of all hands together: what the sizes of hands leave room for, and what the supply, which
    /// is open, leaves for all hands.
    fn all_bounds(&self) -> [Bounds; SEATS] {
        let held = Hand::each(RESOURCE_CARDS).minus(self.supply);
        let mut all = self.bounds;
        // A conclusion about one hand may allow another about the next; more than a few never follow.
        for _ in 0..4 {
            for (bounds, &size) in all.iter_mut().zip(&self.sizes) {
                *bounds = bounds.sharpened(size);
            }
            let sum = |bound: fn(&Bounds) -> Hand| all.iter().map(bound).fold(Hand::default(), Hand::plus);
            let (least, most) = (sum(|bounds| bounds.least), sum(|bounds| bounds.most));
            for bounds in &mut all {
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

    fn others(&self) -> impl Iterator<Item = usize> {
        let own = self.own.map(|own| own.seat);
        (0..self.table.seats()).filter(move |&seat| Some(seat) != own)
    }

    /// Who is returning cards in the order of kinds has enough of the later ones (MOE-25).
    fn can_discard(&self, hands: &[Hand; SEATS]) -> bool {
        (0..SEATS).all(|seat| {
            let later = &Resource::ALL[usize::from(self.table.owed_from[seat])..];
            later.iter().map(|&resource| hands[seat].get(resource)).sum::<u8>() >= self.table.owed[seat]
        })
    }

    fn imagine_hands(&self, rng: &mut impl Rng) -> [Hand; SEATS] {
        let mut hands = self.deal_hands(rng);
        // Rarely a deal contradicts a choice that is half made; the truth doesn't, so another deal will fit.
        for _ in 0..1_000 {
            if self.can_discard(&hands) {
                break;
            }
            hands = self.deal_hands(rng);
        }
        hands
    }

    fn deal_hands(&self, rng: &mut impl Rng) -> [Hand; SEATS] {
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
                let dealt = deal.give(resource, 0, rng);
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
    fn imagine_cards(&self, rng: &mut impl Rng) -> [Cards; SEATS] {
        let mut cards = [Cards::default(); SEATS];
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

    fn imagine_fresh(&self, cards: &[Cards; SEATS], rng: &mut impl Rng) -> Cards {
        let active = usize::from(self.table.active);
        if let Some(own) = self.own.filter(|own| own.seat == active) {
            return own.fresh;
        }
        let mut possible = cards[active];
        (0..self.fresh_size).fold(Cards::default(), |fresh, _| fresh.plus(draw(&mut possible, rng)))
    }

    /// The viewer knows what they know; of the others it imagines no more than what all know.
    fn imagine_knowledge(&self, hands: &[Hand; SEATS]) -> Knowledge {
        let mut knowledge = Knowledge::exact(*hands);
        let own = self.own.map(|own| own.seat);
        for (seat, row) in knowledge.0.iter_mut().enumerate() {
            for viewer in (0..VIEWERS).filter(|&viewer| viewer != seat) {
                row[viewer] = if Some(viewer) == own { self.bounds[seat] } else { self.public[seat] };
            }
        }
        knowledge
    }
}

/// Takes a random card out of some.
fn draw(cards: &mut Cards, rng: &mut impl Rng) -> Cards {
    let card = cards.nth(rng.below(u32::from(cards.total()).max(1)));
    let card = card.map(Cards::one).unwrap_or_default();
    *cards = cards.minus(card);
    card
}

/// Hands that are being dealt within bounds.
#[derive(Default)]
struct Deal {
    hands: [Hand; SEATS],
    least: [Hand; SEATS],
    most: [Hand; SEATS],
    /// Cards that each hand still lacks.
    slots: [u8; SEATS],
}

impl Deal {
    fn has_room(&self, seat: usize, resource: Resource) -> bool {
        self.hands[seat].get(resource) < self.most[seat].get(resource)
    }

    /// Gives a card to somebody who may have it. If all of them are full, one passes another card on; `tried`
    /// are the seats that are asked already. This finds a deal whenever there is one.
    fn give(&mut self, resource: Resource, tried: u8, rng: &mut impl Rng) -> bool {
        let first = rng.below(SEATS as u32) as usize;
        let seats = || (0..SEATS).map(move |step| (first + step) % SEATS);
        if let Some(seat) = seats().find(|&seat| self.slots[seat] > 0 && self.has_room(seat, resource)) {
            self.slots[seat] -= 1;
            self.hands[seat] = self.hands[seat].plus(Hand::one(resource));
            return true;
        }
        for seat in seats() {
            if tried >> seat & 1 == 1 || !self.has_room(seat, resource) {
                continue;
            }
            for &other in Resource::ALL {
                if other == resource || self.hands[seat].get(other) <= self.least[seat].get(other) {
                    continue;
                }
                self.hands[seat] = self.hands[seat].minus(Hand::one(other)).plus(Hand::one(resource));
                if self.give(other, tried | 1 << seat, rng) {
                    return true;
                }
                self.hands[seat] = self.hands[seat].minus(Hand::one(resource)).plus(Hand::one(other));
            }
        }
        false
    }

    /// Swaps random cards within the bounds, so that no deal is preferred.
    fn mix(&mut self, rng: &mut impl Rng) {
        for _ in 0..40 {
            let [one, other] = [0; 2].map(|_| rng.below(SEATS as u32) as usize);
            let [mine, yours] = [0; 2].map(|_| rng.pick(Resource::ALL));
            let spare = |deal: &Deal, seat: usize, resource: Resource| {
                deal.hands[seat].get(resource) > deal.least[seat].get(resource)
            };
            let fits = one != other
                && mine != yours
                && spare(self, one, mine)
                && spare(self, other, yours)
                && self.has_room(one, yours)
                && self.has_room(other, mine);
            if fits {
                self.hands[one] = self.hands[one].minus(Hand::one(mine)).plus(Hand::one(yours));
                self.hands[other] = self.hands[other].minus(Hand::one(yours)).plus(Hand::one(mine));
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

/// Whose post stands in a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Post {
    /// A player's.
    Of(Seat),
    /// A neutral one (MOE-14).
    Neutral,
}

/// What everybody sees on the table. Cities, lands, intersections and paths go by their numbers on the [`Map`].
impl MerchantsView {
    /// The board.
    #[must_use]
    pub fn map(&self) -> &'static Map {
        self.table.map.0
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.table.seats()
    }

    /// Who is to act.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.table.active_seat()
    }

    /// The last throw of the dice.
    #[must_use]
    pub fn dice(&self) -> Option<[u8; 2]> {
        Some(self.table.dice).filter(|&dice| dice != [0; 2])
    }

    /// The post in a city.
    #[must_use]
    pub fn post_in(&self, city: u8) -> Option<Post> {
        if self.table.neutral >> city & 1 == 1 {
            return Some(Post::Neutral);
        }
        let owner = self.table.posts.iter().position(|posts| posts >> city & 1 == 1);
        owner.map(|seat| Post::Of(Seat::new(seat)))
    }

    /// Whose commodity lies under the post in a city.
    #[must_use]
    pub fn commodity_in(&self, city: u8) -> Option<Seat> {
        self.table.commodities.iter().position(|cities| cities >> city & 1 == 1).map(Seat::new)
    }

    /// Whose route lies on a path.
    #[must_use]
    pub fn route_on(&self, path: u16) -> Option<Seat> {
        self.table.owner(path).map(Seat::new)
    }

    /// Whose merchant is at an intersection, one on its way included.
    #[must_use]
    pub fn merchant_at(&self, corner: u8) -> Option<Seat> {
        if let Phase::Walking { at, .. } = self.table.phase
            && at == corner
        {
            return Some(self.active());
        }
        self.table.merchants.iter().position(|own| own.contains(&corner)).map(Seat::new)
    }

    /// The intersections with merchants of a seat, one on its way included.
    pub fn merchants(&self, seat: Seat) -> impl Iterator<Item = u8> {
        self.table.merchants_of(seat)
    }

    /// The paths with caravans of a seat, one on its way included.
    pub fn caravans(&self, seat: Seat) -> impl Iterator<Item = u16> {
        self.table.caravans_of(seat)
    }

    /// The number on a land, printed or on a token.
    #[must_use]
    pub fn number_on(&self, land: u8) -> Option<u8> {
        self.table.number_on(land)
    }

    /// The land with the robber.
    #[must_use]
    pub fn robber(&self) -> u8 {
        self.table.robber
    }

    /// A seat's gold.
    #[must_use]
    pub fn gold(&self, seat: Seat) -> u8 {
        self.table.gold[seat.index()]
    }

    /// Gold that nobody has.
    #[must_use]
    pub fn bank(&self) -> u8 {
        self.table.bank()
    }

    /// Posts left in a seat's warehouse.
    #[must_use]
    pub fn posts_left(&self, seat: Seat) -> u8 {
        self.table.warehouse[seat.index()]
    }

    /// Routes that a seat can still lay.
    #[must_use]
    pub fn routes_left(&self, seat: Seat) -> u8 {
        self.table.routes_left(seat.index())
    }

    /// Commodities that a seat has delivered, and how many it has in all.
    #[must_use]
    pub fn delivered(&self, seat: Seat) -> (u8, u8) {
        (self.table.delivered(seat.index()), self.table.commodities_each())
    }

    /// Commodities of a seat that can be delivered.
    #[must_use]
    pub fn free_commodities(&self, seat: Seat) -> u8 {
        self.table.free_commodities(seat.index())
    }

    /// The offer on the table: what the player on turn gives and what they want.
    #[must_use]
    pub fn offer(&self) -> Option<(Bundle, Bundle)> {
        self.table.offer()
    }

    /// What is asked of whoever is to act, as a position writes it.
    #[must_use]
    pub fn position(&self) -> Position {
        Position::from(self)
    }
}
