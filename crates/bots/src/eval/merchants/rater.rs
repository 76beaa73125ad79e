//! How good each action of a decision looks.

use std::cell::OnceCell;

use game::{Actor, Game, Seat, dice};
use merchants::components::{Card, EXCHANGE, Good, Hand, Purchase, RESOURCE_PRICE, Resource, STEPS};
use merchants::ids::{CityId, IntersectionId, LandId, PathId};
use merchants::place::Intersection;
use merchants::{Action, Bundle, Merchants, Terms};

use crate::eval::merchants::distances::{FAR, Gaps, Roads, Walks};
use crate::eval::merchants::{Stance, city_income, gain, hand_worth};

/// An offer that is rated less is not worth making.
const WORTH_OFFERING: f32 = 0.15;
/// Whoever gains less by a trade doesn't want it; of the others half of that is believed.
const LEAST_GAIN: f32 = 0.02;
/// From deliveries to ratings.
const SCALE: f32 = 8.0;

/// All that rating the actions of one decision needs.
pub(super) struct Rater<'a> {
    state: &'a Merchants,
    seat: Seat,
    roads: OnceCell<Roads>,
    open: OnceCell<Roads>,
    walks: Walks,
    stance: Stance,
    others: OnceCell<[Option<Stance>; Seat::LIMIT]>,
    gaps: OnceCell<Gaps>,
}

impl<'a> Rater<'a> {
    pub(super) fn new(state: &'a Merchants, seat: Seat) -> Rater<'a> {
        let walks = Walks::new(state);
        let stance = Stance::of(state, seat, &walks);
        Rater {
            state,
            seat,
            roads: OnceCell::new(),
            open: OnceCell::new(),
            walks,
            stance,
            others: OnceCell::new(),
            gaps: OnceCell::new(),
        }
    }

    /// What it costs from each path to a delivery; only who buys has to know.
    fn roads(&self) -> &Roads {
        self.roads.get_or_init(|| Roads::new(self.state, self.seat))
    }

    /// How many steps it is over open routes; only who drives has to know.
    fn open(&self) -> &Roads {
        self.open.get_or_init(|| Roads::open_only(self.state, self.seat))
    }

    /// Where the other players stand; only who trades has to know.
    fn others(&self) -> &[Option<Stance>; Seat::LIMIT] {
        self.others.get_or_init(|| {
            let mut others = [None; Seat::LIMIT];
            for other in Seat::all(self.state.players()).filter(|&other| other != self.seat) {
                others[other.index()] = Some(Stance::of(self.state, other, &self.walks));
            }
            others
        })
    }

    /// A trade is fair if both sides gain; what the other side gains counts against it a little.
    fn rate_trade(&self, other: Seat, trade: Terms) -> f32 {
        let mine = gain(self.state, self.seat, &self.stance, trade);
        // Most trades fail here, so the others are asked later.
        if mine < LEAST_GAIN {
            return -1.0;
        }
        self.rate_their_side(other, mine, trade)
    }

    fn rate_their_side(&self, other: Seat, mine: f32, trade: Terms) -> f32 {
        let Some(stance) = &self.others()[other.index()] else { return -1.0 };
        let theirs = gain(self.state, other, stance, trade.turned());
        if theirs < LEAST_GAIN / 2.0 { -1.0 } else { SCALE * (mine - 0.3 * theirs) }
    }

    fn rate_offer(&self, offer: Terms) -> f32 {
        let made = 0.3 * f32::from(self.state.table().offers);
        let mine = gain(self.state, self.seat, &self.stance, offer);
        if mine < LEAST_GAIN {
            return -1.0 - made;
        }
        let others = Seat::all(self.state.players()).filter(|&other| other != self.seat);
        others.map(|other| self.rate_their_side(other, mine, offer)).fold(f32::MIN, f32::max) - made
    }

    /// Whether some simple offer is worth making.
    fn rate_talk(&self) -> f32 {
        let best = self.best_offer();
        if best > WORTH_OFFERING { best } else { -1.0 }
    }

    /// Once a turn: where some trade may help both sides, but none so clearly that it is offered, the others may know
    /// better.
    fn rate_listening(&self) -> f32 {
        let is_first = self.state.table().offers == 0;
        if is_first && (0.0..=WORTH_OFFERING).contains(&self.best_offer()) { 0.05 } else { -1.0 }
    }

    /// The rating of the best simple offer.
    fn best_offer(&self) -> f32 {
        self.simple_offers().map(|terms| self.rate_offer(terms)).fold(-1.0, f32::max)
    }

    /// One for one.
    pub(super) fn simple_offers(&self) -> impl Iterator<Item = Terms> {
        let pairs = Good::ALL.into_iter().flat_map(|give| Good::ALL.map(|want| (give, want)));
        pairs
            .filter(|(give, want)| give != want)
            .filter_map(|(give, want)| Some(Terms { give: bundle(give, 1)?, want: bundle(want, 1)? }))
    }

    /// Whether both sides may gain by an offer: the seat, and somebody who can accept it.
    pub(super) fn is_wanted(&self, offer: Terms) -> bool {
        let active = self.state.table().active;
        let others = Seat::all(self.state.players()).filter(|&other| other != self.seat);
        let mut partners = others.filter(|&other| self.seat == active || other == active);
        gain(self.state, self.seat, &self.stance, offer) >= LEAST_GAIN
            && partners.any(|other| {
                let stance = &self.others()[other.index()];
                stance.is_some_and(|stance| {
                    gain(self.state, other, &stance, offer.turned()) >= LEAST_GAIN / 2.0
                })
            })
    }

    /// What the hand gains by cards and gold that come and go.
    fn rate_hand(&self, hand: Hand, gold: u8) -> f32 {
        let (seat, stance) = (self.seat, &self.stance);
        let before =
            hand_worth(self.state, seat, stance, self.state.hand(seat), self.state.table().gold[seat]);
        SCALE * (hand_worth(self.state, seat, stance, hand, gold) - before)
    }

    /// A caravan's move is worth its salt if it ends in a delivery.
    fn rate_drive(&self, from: PathId, salt: u8) -> f32 {
        let steps = self.open().from(from);
        let reach = STEPS * salt.max(1);
        match self.state.table().free_commodities(self.seat) {
            0 => -1.5,
            _ if steps > 0 && steps <= reach && steps + STEPS > reach => 5.0 - 0.5 * f32::from(salt),
            // Beside the post already: a step away and back, if it couldn't deliver at rest.
            _ if steps == 0 && salt <= 1 => 2.0,
            // Too far for all the salt at hand: a part of the way, or nobody would ever come there.
            _ if steps < FAR
                && salt == 1
                && steps > STEPS * self.state.hand(self.seat).get(Resource::Salt) =>
            {
                0.3
            }
            _ if steps < FAR && steps > reach && salt <= 1 => -0.3,
            _ => -1.5,
        }
    }

    /// A merchant's move is worth its grain if it ends in a city.
    fn rate_walk(&self, from: IntersectionId, grain: u8) -> f32 {
        let steps = self.walks.from(from);
        let reach = STEPS * grain.max(1);
        match self.state.table().warehouse[self.seat] {
            0 => -1.5,
            _ if steps > 0 && steps <= reach && steps + STEPS > reach => 4.0 - 0.5 * f32::from(grain),
            _ if steps > reach && steps < FAR && grain <= 1 => 0.3,
            _ => -1.5,
        }
    }

    fn rate_robber(&self, land: LandId) -> f32 {
        let table = self.state.table();
        let chance = table.number_on(land).map_or(0.0, dice::chance);
        let cities = table.map().land_cities[land];
        table
            .seats()
            .map(|seat| {
                let posts = table.posts[seat].and(&cities).len() as f32;
                let lead = 1.0 + 0.3 * f32::from(table.delivered(seat));
                if seat == self.seat { -2.0 * posts } else { lead * posts }
            })
            .sum::<f32>()
            * chance
            * 10.0
    }

    /// Whether only roads are missing: with all posts built, no customer can be reached over open routes. Then each
    /// route that leads nearer to one pays, however far it still is; otherwise all would sit on their cards forever.
    fn needs_roads(&self) -> bool {
        let table = self.state.table();
        table.warehouse[self.seat] == 0 && table.free_commodities(self.seat) > 0 && self.stance.open >= FAR
    }

    /// Whether a route on `path` leads nearer to a customer.
    fn closes_a_gap(&self, path: PathId) -> bool {
        let gaps = self.gaps.get_or_init(|| Gaps::new(self.state, self.seat));
        gaps.beside(self.state, path) < gaps.of(self.state, self.seat)
    }

    /// What opening a route is worth: a cheaper way to a delivery, and gold.
    fn rate_route(&self, action: Action, path: Option<PathId>) -> f32 {
        let mut next = self.state.clone();
        next.apply(Actor::Seat(self.seat), action);
        let gold = f32::from(next.table().gold[self.seat]) - f32::from(self.state.table().gold[self.seat]);
        // A route moves nobody: only the roads are others.
        let (table, before) = (next.table(), self.state.table());
        let opened = table.routes[self.seat].without(&before.routes[self.seat]);
        let beginnings = Stance::beginnings(&next, self.seat);
        let road = self.roads().lowest_with_routes(table.map(), &opened, &beginnings);
        let stance = Stance { road, ..self.stance };
        let after = stance.worth(&next, self.seat);
        let rating = SCALE * (after - self.stance.worth(self.state, self.seat)) + 0.3 * gold - 0.35;
        let leads_on = |path| self.needs_roads() && self.closes_a_gap(path);
        if path.is_some_and(leads_on) { rating.max(1.0) } else { rating }
    }

    fn rate_card(&self, card: Card) -> f32 {
        match card {
            Card::Lancer => 0.6,
            Card::FairWind => {
                let best =
                    self.state.table().caravans_of(self.seat).map(|caravan| self.rate_drive(caravan.at, 0));
                best.fold(-0.5, f32::max)
            }
            Card::Guide => {
                let best = self.state.table().merchants_of(self.seat).map(|at| self.rate_walk(at, 0));
                best.fold(-0.5, f32::max)
            }
            Card::Charter => 0.8,
            Card::BillOfExchange => 0.9,
            Card::GoodYear => 1.0,
        }
    }

    pub(super) fn rate(&self, action: Action) -> f32 {
        let (state, seat, table) = (self.state, self.seat, self.state.table());
        let map = table.map();
        let path = |name| map.path(name);
        match action {
            Action::Deliver(_) => 12.0,
            Action::Drive { from, salt } => path(from.at).map_or(0.0, |from| self.rate_drive(from, salt)),
            Action::DriveTo(to) => self.rate_drive_to(path(to)),
            Action::Walk { from, grain } => {
                map.intersection(from).map_or(0.0, |from| self.rate_walk(from, grain))
            }
            Action::WalkTo(to) => self.rate_walk_to(to),
            Action::Recruit(at) => self.rate_recruit(map.intersection(at)),
            Action::Caravan(to) => {
                let road = path(to).map_or(FAR, |path| self.roads().from(path));
                1.8 - 1.2 * self.stance.caravans as f32 - 0.06 * f32::from(road)
            }
            // Where the own roads lead to a customer at last, but no caravan stands on them.
            Action::MoveCaravan { to, .. } if self.needs_roads() => match path(to) {
                Some(to) if self.open().from(to) < FAR => 1.5,
                _ => -2.0,
            },
            Action::MoveMerchant { .. } | Action::MoveCaravan { .. } => -2.0,
            Action::Route(to) => self.rate_route(action, path(to)),
            Action::SetRoute(to) => -0.2 * path(to).map_or(0.0, |path| f32::from(self.roads().from(path))),
            Action::SetPost(at) => {
                map.city(at).map_or(0.0, |city| 8.0 * city_income(state, city) + self.rate_kinds(city))
            }
            Action::SetNeutral(at) => map.city(at).map_or(0.0, |city| -8.0 * city_income(state, city)),
            Action::Gold(gold) => {
                2.0 * f32::from(gold[seat]) - 0.5 * gold.0.iter().map(|&gold| f32::from(gold)).sum::<f32>()
            }
            Action::Play(card) => self.rate_card(card),
            Action::Robber(hex) => map.land(hex).map_or(0.0, |land| self.rate_robber(land)),
            Action::Rob(other) => {
                f32::from(table.delivered(other)) + 0.1 * f32::from(state.hand(other).total())
            }
            Action::Circle(hex) => map.land(hex).map_or(0.0, |land| self.own_cities_at(land)),
            Action::TakeToken(hex) => -map.land(hex).map_or(0.0, |land| self.own_cities_at(land)),
            Action::Roll => 0.5,
            _ => self.rate_goods(action).or_else(|| self.rate_talk_of(action)).unwrap_or(0.0),
        }
    }

    /// A step of a caravan: nearer to a customer, or farther away.
    fn rate_drive_to(&self, to: Option<PathId>) -> f32 {
        let table = self.state.table();
        let now = table.caravans_of(self.seat).last().map_or(FAR, |caravan| self.open().from(caravan.at));
        let then = to.map_or(FAR, |path| self.open().from(path));
        if table.free_commodities(self.seat) > 0 {
            1.5 * (f32::from(now) - f32::from(then)).clamp(-2.0, 2.0)
        } else {
            -0.5
        }
    }

    /// A step of a merchant: nearer to a free city, or farther away.
    fn rate_walk_to(&self, to: Intersection) -> f32 {
        let (table, map) = (self.state.table(), self.state.table().map());
        let now = table.merchants_of(self.seat).last().map_or(FAR, |at| self.walks.from(at));
        let then = map.intersection(to).map_or(FAR, |at| self.walks.from(at));
        let city = map.city(to).map_or(0.0, |city| city_income(self.state, city));
        1.5 * (f32::from(now) - f32::from(then)).clamp(-2.0, 2.0) + city
    }

    fn rate_recruit(&self, at: Option<IntersectionId>) -> f32 {
        let steps = at.map_or(FAR, |at| self.walks.from(at));
        if self.state.table().warehouse[self.seat] > 0 {
            2.0 - 0.8 * self.stance.merchants as f32 - 0.15 * f32::from(steps)
        } else {
            -1.0
        }
    }

    /// How many own posts a land's number brings cards to.
    fn own_cities_at(&self, land: LandId) -> f32 {
        let table = self.state.table();
        table.map().land_cities[land].and(&table.posts[self.seat]).len() as f32
    }

    /// What changes the hand; nothing for all other actions.
    fn rate_goods(&self, action: Action) -> Option<f32> {
        let (hand, gold) = (self.state.hand(self.seat), self.state.table().gold[self.seat]);
        Some(match action {
            Action::Buy(resource) => {
                self.rate_hand(hand.plus(Hand::one(resource)), gold.saturating_sub(RESOURCE_PRICE)) - 0.1
            }
            Action::Exchange { give, take } => {
                let less = hand.without(Hand::of(give, EXCHANGE));
                match take {
                    Good::Gold => self.rate_hand(less, gold + 1) - 0.2,
                    Good::Resource(resource) => self.rate_hand(less.plus(Hand::one(resource)), gold) - 0.1,
                }
            }
            Action::Take(resource) => self.rate_hand(hand.plus(Hand::one(resource)), gold),
            Action::Discard(resource) => self.rate_hand(hand.without(Hand::one(resource)), gold),
            Action::BuyCard => 0.9 + self.rate_hand(hand.without(Purchase::Card.cost()), gold),
            _ => return None,
        })
    }

    /// What is said about trades; nothing for all other actions.
    fn rate_talk_of(&self, action: Action) -> Option<f32> {
        let table = self.state.table();
        Some(match action {
            Action::Trade => self.rate_talk(),
            Action::Listen => self.rate_listening(),
            // A proposal to the player on turn, who listens.
            Action::Offer { give, want } if self.seat != table.active => {
                self.rate_trade(table.active, Terms { give, want })
            }
            Action::Offer { give, want } => self.rate_offer(Terms { give, want }),
            Action::Accept => {
                let offer = table.talk().and_then(|talk| talk.offer);
                offer.map_or(0.0, |offer| self.rate_trade(table.active, offer.turned()))
            }
            Action::Counter { give, want } => self.rate_trade(table.active, Terms { give, want }) - 1.0,
            Action::Deal(other) => {
                let deal = table.talk().and_then(|talk| talk.deal(other));
                deal.map_or(0.0, |deal| self.rate_trade(other, deal))
            }
            _ => return None,
        })
    }

    /// A post for the start should bring kinds that the others don't.
    fn rate_kinds(&self, city: CityId) -> f32 {
        let table = self.state.table();
        let map = table.map();
        let kinds = |city: CityId| map.lands_at(city).map(|land| map.terrain[land].resource());
        let have: Hand = table.posts[self.seat].iter().flat_map(kinds).map(|kind| (kind, 1)).collect();
        kinds(city).filter(|&kind| have.get(kind) == 0).count() as f32 * 0.4
    }
}

fn bundle(good: Good, number: u8) -> Option<Bundle> {
    match good {
        Good::Gold => Bundle::new(Hand::default(), number),
        Good::Resource(resource) => Bundle::new(Hand::of(resource, number), 0),
    }
}
