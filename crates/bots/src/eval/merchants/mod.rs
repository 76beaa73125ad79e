//! Merchants of Europe: expand, deliver by the shortest way, trade fairly.
//!
//! Everything is counted in deliveries. A new post frees a commodity and brings cards, so it is half a delivery; a
//! caravan is worth more the nearer it is to a post that wants something, a merchant the nearer it is to a free city;
//! and a hand is worth what it can pay for of what the player wants next.

mod distances;

use std::cell::OnceCell;

use game::{Actor, Game, Seat, dice};
use merchants::components::{Card, Good, Hand, Purchase, Resource};
use merchants::ids::{CityId, IntersectionId, LandId, PathId, PathSet};
use merchants::{Action, Bundle, Merchants, Terms};

use crate::eval::merchants::distances::{FAR, Gaps, Roads, Walks};
use crate::evaluate::{Evaluate, StandingOffer, Values, chances};
use crate::level::Ladder;

/// What a resource card is worth, and a gold.
const CARD: f32 = 0.05;
const GOLD: f32 = 0.025;
/// An offer that is rated less is not worth making.
const WORTH_OFFERING: f32 = 0.15;
/// Whoever gains less by a trade doesn't want it; of the others half of that is believed.
const LEAST_GAIN: f32 = 0.02;
/// From deliveries to ratings.
const SCALE: f32 = 8.0;

/// What the lands around a city give for a throw, but for the robber's.
fn city_income(state: &Merchants, city: CityId) -> f32 {
    let table = state.table();
    let lands = table.map().lands_at(city).filter(|&land| land != table.robber);
    lands.filter_map(|land| table.number_on(land)).map(dice::chance).sum()
}

fn income(state: &Merchants, seat: Seat) -> f32 {
    state.table().posts[seat].iter().map(|city| city_income(state, city)).sum()
}

/// Where a player stands on the map: what the next delivery and the next post cost.
#[derive(Debug, Clone, Copy)]
struct Stance {
    /// The cost of the cheapest way from a caravan, or from where one could be bought, to a delivery.
    road: u8,
    /// The steps over open routes.
    open: u8,
    /// Whether there is a caravan.
    caravans: usize,
    /// The steps from a merchant, or from a post, to a free city.
    walk: u8,
    merchants: usize,
}

impl Stance {
    fn of(state: &Merchants, seat: Seat, walks: &Walks) -> Stance {
        let road = Roads::new(state, seat).lowest_from(&Stance::beginnings(state, seat));
        Stance::new(state, seat, road, walks)
    }

    fn new(state: &Merchants, seat: Seat, road: u8, walks: &Walks) -> Stance {
        let table = state.table();
        let merchants = table.merchants_of(seat).count();
        let walk = match merchants {
            0 => table.posts[seat].iter().map(|city| walks.from(table.map().site[city])).min(),
            _ => table.merchants_of(seat).map(|at| walks.from(at)).min(),
        };
        let caravans: PathSet = table.caravans_of(seat).map(|caravan| caravan.at).collect();
        let open =
            if caravans.is_empty() { FAR } else { Roads::open_only(state, seat).lowest_from(&caravans) };
        Stance { road, open, caravans: table.caravans_of(seat).count(), walk: walk.unwrap_or(FAR), merchants }
    }

    /// Where a delivery begins: where the caravans are, or where one could be bought.
    fn beginnings(state: &Merchants, seat: Seat) -> PathSet {
        let table = state.table();
        let caravans: PathSet = table.caravans_of(seat).map(|caravan| caravan.at).collect();
        if caravans.is_empty() { table.routes[seat] } else { caravans }
    }

    /// What the places of caravans and merchants are worth.
    fn worth(&self, state: &Merchants, seat: Seat) -> f32 {
        let free = f32::from(state.table().free_commodities(seat));
        let road = (-f32::from(self.road) / 12.0).exp();
        let deliver = if free > 0.0 { 0.7 + 0.1 * (free - 1.0).min(2.0) } else { 0.3 };
        let cart = if self.caravans > 0 { 1.0 } else { 0.55 };
        let mut sum = deliver * road * cart + 0.08 * self.caravans as f32;
        if state.table().warehouse[seat] > 0 {
            let walk = (-f32::from(self.walk) / 7.0).exp();
            sum += if self.merchants > 0 { 0.42 * walk } else { 0.15 * walk } + 0.05 * self.merchants as f32;
        }
        sum
    }
}

/// How much less it is worth to have all but so many cards of a cost: 0.6 for each.
const LESS: [f32; 4] = [1.0, 0.6, 0.6 * 0.6, 0.6 * (0.6 * 0.6)];

/// How many cards are missing for a cost.
fn missing(hand: Hand, cost: Hand) -> usize {
    usize::from(cost.without(hand).total()).min(LESS.len() - 1)
}

/// What a hand is worth to a player who stands so.
fn hand_worth(state: &Merchants, seat: Seat, stance: &Stance, hand: Hand, gold: u8) -> f32 {
    let total = f32::from(hand.total());
    let mut sum = CARD * total.min(7.0) + 0.015 * (total - 7.0).max(0.0);
    sum += GOLD * f32::from(gold.min(12));
    // Several kinds buy more than several of a kind.
    sum += 0.02 * f32::from(hand.kinds().total());
    let free = state.table().free_commodities(seat) > 0;
    let expands = state.table().warehouse[seat] > 0;
    let near =
        |wanted: bool, worth: f32, cost: Hand| if wanted { worth * LESS[missing(hand, cost)] } else { 0.0 };
    let drive = near(free && stance.open < FAR && stance.caravans > 0, 0.3, Hand::one(Resource::Salt));
    let open =
        near(stance.road > stance.open.min(stance.road) || stance.open == FAR, 0.22, Purchase::Route.cost());
    let walk = near(expands && stance.merchants > 0, 0.25, Hand::one(Resource::Grain));
    let recruit = near(expands && stance.merchants == 0, 0.25, Purchase::Merchant.cost());
    let cart = near(stance.caravans == 0, 0.3, Purchase::Caravan.cost());
    sum + drive + open + walk + recruit + cart
}

/// The deliveries that a player can expect, beyond what the others have in common.
fn expected(state: &Merchants, seat: Seat, stance: &Stance) -> f32 {
    let table = state.table();
    let (delivered, all) = (table.delivered(seat), table.commodities_each());
    let posts = table.posts[seat].len() as f32 - 3.0;
    let left = f32::from(all - delivered);
    let growth = 1.4 * income(state, seat) * (left / f32::from(all)).sqrt();
    let hand = hand_worth(state, seat, stance, state.hand(seat), table.gold[seat]);
    let cards = 0.1 * f32::from(state.cards(seat).total().min(3));
    f32::from(delivered) + 0.45 * posts + stance.worth(state, seat) + growth + hand + cards
}

/// What a trade is worth to one side.
fn gain(state: &Merchants, seat: Seat, stance: &Stance, trade: Terms) -> f32 {
    let Terms { give, want: take } = trade;
    let (hand, gold) = (state.hand(seat), state.table().gold[seat]);
    if !hand.covers(give.cards()) || gold < give.gold() {
        return -1.0;
    }
    let after = hand.minus(give.cards()).plus(take.cards());
    let gold_after = (gold - give.gold()).saturating_add(take.gold());
    hand_worth(state, seat, stance, after, gold_after) - hand_worth(state, seat, stance, hand, gold)
}

/// All that rating the actions of one decision needs.
struct Rater<'a> {
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
    fn new(state: &'a Merchants, seat: Seat) -> Rater<'a> {
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
        if mine < 0.02 {
            return -1.0;
        }
        self.rate_their_side(other, mine, trade)
    }

    fn rate_their_side(&self, other: Seat, mine: f32, trade: Terms) -> f32 {
        let Some(stance) = &self.others()[other.index()] else { return -1.0 };
        let theirs = gain(self.state, other, stance, trade.turned());
        if theirs < 0.01 { -1.0 } else { SCALE * (mine - 0.3 * theirs) }
    }

    fn rate_offer(&self, offer: Terms) -> f32 {
        let made = 0.3 * f32::from(self.state.table().offers);
        let mine = gain(self.state, self.seat, &self.stance, offer);
        if mine < 0.02 {
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
    fn simple_offers(&self) -> impl Iterator<Item = Terms> {
        let pairs = Good::ALL.into_iter().flat_map(|give| Good::ALL.map(|want| (give, want)));
        pairs
            .filter(|(give, want)| give != want)
            .filter_map(|(give, want)| Some(Terms { give: bundle(give, 1)?, want: bundle(want, 1)? }))
    }

    /// Whether both sides may gain by an offer: the seat, and somebody who can accept it.
    fn is_wanted(&self, offer: Terms) -> bool {
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
        let reach = 3 * salt.max(1);
        match self.state.table().free_commodities(self.seat) {
            0 => -1.5,
            _ if steps > 0 && steps <= reach && steps + 3 > reach => 5.0 - 0.5 * f32::from(salt),
            // Beside the post already: a step away and back, if it couldn't deliver at rest.
            _ if steps == 0 && salt <= 1 => 2.0,
            // Too far for all the salt at hand: a part of the way, or nobody would ever come there.
            _ if steps < FAR && salt == 1 && steps > 3 * self.state.hand(self.seat).get(Resource::Salt) => {
                0.3
            }
            _ if steps < FAR && steps > reach && salt <= 1 => -0.3,
            _ => -1.5,
        }
    }

    /// A merchant's move is worth its grain if it ends in a city.
    fn rate_walk(&self, from: IntersectionId, grain: u8) -> f32 {
        let steps = self.walks.from(from);
        let reach = 3 * grain.max(1);
        match self.state.table().warehouse[self.seat] {
            0 => -1.5,
            _ if steps > 0 && steps <= reach && steps + 3 > reach => 4.0 - 0.5 * f32::from(grain),
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

    fn rate(&self, action: Action) -> f32 {
        let (state, seat, table) = (self.state, self.seat, self.state.table());
        let map = table.map();
        let (hand, gold) = (state.hand(seat), table.gold[seat]);
        let path = |name| map.path(name);
        match action {
            Action::Deliver(_) => 12.0,
            Action::Drive { from, salt } => path(from.at).map_or(0.0, |from| self.rate_drive(from, salt)),
            Action::DriveTo(to) => {
                let now = table.caravans_of(seat).last().map_or(FAR, |caravan| self.open().from(caravan.at));
                let then = path(to).map_or(FAR, |path| self.open().from(path));
                if state.table().free_commodities(seat) > 0 {
                    1.5 * (f32::from(now) - f32::from(then)).clamp(-2.0, 2.0)
                } else {
                    -0.5
                }
            }
            Action::Walk { from, grain } => {
                map.intersection(from).map_or(0.0, |from| self.rate_walk(from, grain))
            }
            Action::WalkTo(to) => {
                let now = table.merchants_of(seat).last().map_or(FAR, |at| self.walks.from(at));
                let then = map.intersection(to).map_or(FAR, |at| self.walks.from(at));
                let city = map.city(to).map_or(0.0, |city| city_income(state, city));
                1.5 * (f32::from(now) - f32::from(then)).clamp(-2.0, 2.0) + city
            }
            Action::Recruit(at) => {
                let steps = map.intersection(at).map_or(FAR, |at| self.walks.from(at));
                if state.table().warehouse[seat] > 0 {
                    2.0 - 0.8 * self.stance.merchants as f32 - 0.15 * f32::from(steps)
                } else {
                    -1.0
                }
            }
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
            Action::Buy(resource) => {
                self.rate_hand(hand.plus(Hand::one(resource)), gold.saturating_sub(2)) - 0.1
            }
            Action::Exchange { give, take } => {
                let less = hand.without(Hand::of(give, 3));
                match take {
                    Good::Gold => self.rate_hand(less, gold + 1) - 0.2,
                    Good::Resource(resource) => self.rate_hand(less.plus(Hand::one(resource)), gold) - 0.1,
                }
            }
            Action::Take(resource) => self.rate_hand(hand.plus(Hand::one(resource)), gold),
            Action::Discard(resource) => self.rate_hand(hand.without(Hand::one(resource)), gold),
            Action::BuyCard => 0.9 + self.rate_hand(hand.without(Purchase::Card.cost()), gold),
            Action::Play(card) => self.rate_card(card),
            Action::Robber(hex) => map.land(hex).map_or(0.0, |land| self.rate_robber(land)),
            Action::Rob(other) => {
                f32::from(table.delivered(other)) + 0.1 * f32::from(state.hand(other).total())
            }
            Action::Circle(hex) | Action::TakeToken(hex) => {
                let land = map.land(hex);
                let own = |land: LandId| map.land_cities[land].and(&table.posts[seat]).len() as f32;
                let wanted = if matches!(action, Action::Circle(_)) { 1.0 } else { -1.0 };
                wanted * land.map_or(0.0, own)
            }
            Action::Trade => self.rate_talk(),
            Action::Listen => self.rate_listening(),
            // A proposal to the player on turn, who listens.
            Action::Offer { give, want } if seat != table.active => {
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
            Action::Roll => 0.5,
            _ => 0.0,
        }
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

impl Evaluate for Merchants {
    // A turn or two: more takes too long.
    const AHEAD: usize = 12;

    const LADDER: Ladder = Ladder { careless: 60, normal: 8, hard: 35 };

    fn value(&self) -> Values {
        let players = self.players();
        let mut points = Values::default();
        let mut most = 0.0f32;
        let walks = Walks::new(self);
        for seat in Seat::all(players) {
            points[seat.index()] = expected(self, seat, &Stance::of(self, seat, &walks));
            most = most.max(f32::from(self.table().delivered(seat)));
        }
        let left = f32::from(self.table().commodities_each()) - most;
        chances(&points, players, 0.45 + 0.12 * left)
    }

    fn rate(&self, seat: Seat, legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let rater = Rater::new(self, seat);
        ratings.extend(legal.iter().map(|&action| rater.rate(action)));
    }

    fn is_quiet(&self) -> bool {
        self.is_settled()
    }

    fn is_talk(action: Action) -> bool {
        matches!(action, Action::Trade | Action::Listen | Action::Offer { .. })
    }

    fn offers_made(&self, seat: Seat) -> Option<usize> {
        (seat == self.table().active).then(|| usize::from(self.table().offers))
    }

    fn wanted(&self, seat: Seat, legal: &[Action], said: &[Action]) -> Vec<Action> {
        let rater = Rater::new(self, seat);
        let is_wanted = |action: &Action| match *action {
            Action::Trade => rater.simple_offers().any(|terms| {
                !said.contains(&Action::Offer { give: terms.give, want: terms.want })
                    && rater.is_wanted(terms)
            }),
            Action::Listen => {
                !said.contains(action) && rater.simple_offers().any(|terms| rater.is_wanted(terms))
            }
            Action::Offer { give, want } => !said.contains(action) && rater.is_wanted(Terms { give, want }),
            _ => false,
        };
        legal.iter().copied().filter(is_wanted).collect()
    }

    fn standing_offer(&self) -> Option<StandingOffer<Action>> {
        let waits = self.table().talk().is_some_and(|talk| !talk.waiting.is_empty());
        waits.then_some(StandingOffer { by: self.table().active, decline: Action::Decline })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use merchants::MerchantsOptions;

    #[test]
    fn at_the_start_everybody_has_customers_and_free_cities() {
        let state = Merchants::new(&MerchantsOptions::default());
        for seat in Seat::all(state.players()) {
            assert_eq!(state.table().customers(seat).len(), 9, "three posts of each other player");
            let stance = Stance::of(&state, seat, &Walks::new(&state));
            assert!((1..FAR).contains(&stance.road), "{stance:?}");
            assert!((1..FAR).contains(&stance.walk), "{stance:?}");
        }
    }
}
