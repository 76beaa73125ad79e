//! Moves of merchants, new posts, coins, and number tokens (MOE-45 to MOE-51).

use arrayvec::ArrayVec;
use game::random::{Draw, Rng};
use game::{Actions, Illegal, Outcomes, Seat};

use crate::action::Action;
use crate::components::{Gold, Resource};
use crate::ids::{CityId, IntersectionId, IntersectionSet, LandId, TokenId};
use crate::phase::Phase;
use crate::phase::fare::{Fare, Payment};
use crate::place::{HexName, Intersection};
use crate::state::Merchants;
use crate::table::Table;

impl Table {
    /// Whether a merchant of `seat`, which is on its way, may end its move at an intersection (MOE-47, MOE-48).
    fn may_end(&self, seat: Seat, at: IntersectionId) -> bool {
        if self.is_merchant_at(at) {
            return false;
        }
        let Some(city) = self.map().city_at[at] else { return true };
        // A free city becomes a post, so one has to be left; another's post is no place to end.
        self.posts[seat].contains(city) || (!self.all_posts().contains(city) && self.warehouse[seat] > 0)
    }

    /// Whether a place to end can be reached from an intersection with so many steps.
    fn may_end_within(&self, seat: Seat, from: IntersectionId, steps: u8) -> bool {
        // Nearly always the next intersection will do.
        if self.may_end(seat, from) {
            return true;
        }
        let mut seen = IntersectionSet::one(from);
        let mut rim = seen;
        for _ in 0..steps {
            let mut next = IntersectionSet::EMPTY;
            for at in rim.iter() {
                for way in self.map().ways_from(at) {
                    if seen.contains(way.to) {
                        continue;
                    }
                    if self.may_end(seat, way.to) {
                        return true;
                    }
                    next.insert(way.to);
                }
            }
            if next.is_empty() {
                return false;
            }
            seen = seen.or(&next);
            rim = next;
        }
        false
    }
}

/// What a merchant's move costs (MOE-45); a guide's costs nothing (MOE-72).
const WALK: Fare = Fare {
    resource: Resource::Grain,
    free_in: Phase::Guide,
    clause: "MOE-45",
    is_free: "a guide walks without grain, three steps",
    costs_one: "a merchant's move costs a grain at least",
    lacks: "there is not so much grain in the hand",
};

impl Merchants {
    /// Every merchant can move: a path leads away from every intersection, and back again to where it may stand.
    pub(crate) fn legal_walks(&self, payment: Payment, out: &mut Actions<Action>) {
        for at in self.table.merchants[self.active()].iter() {
            let from = self.table.map().intersections[at];
            out.extend(payment.amounts().map(|grain| Action::Walk { from, grain }));
        }
    }

    /// MOE-45: each grain moves one merchant up to three intersections.
    pub(crate) fn check_walk(&self, from: Intersection, grain: u8) -> Result<(), Illegal> {
        self.check_fare(&WALK, grain)?;
        let own = self.own_merchant(from).is_some();
        Illegal::unless(own, "MOE-45", "no merchant of yours stands there")
    }

    pub(crate) fn apply_walk(&mut self, from: Intersection, grain: u8) {
        let left = self.pay_fare(&WALK, grain);
        let Some(at) = self.own_merchant(from) else { return };
        self.table.merchants[self.table.active].take(at);
        self.table.phase = Phase::Walking { at, left, moved: false };
    }

    pub(crate) fn legal_walking(&self, out: &mut Actions<Action>) {
        let Phase::Walking { at, left, .. } = self.table.phase else { return };
        if left > 0 {
            let map = self.table.map();
            let ways = map.ways_from(at);
            let ways = ways.filter(|way| self.table.may_end_within(self.active(), way.to, left - 1));
            out.extend(ways.map(|way| Action::WalkTo(map.intersections[way.to])));
        }
        if self.check_stop_walking().is_ok() {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn check_walk_to(&self, to: Intersection) -> Result<(), Illegal> {
        let Phase::Walking { at, left, .. } = self.table.phase else {
            return Err(self.table.not_now(Action::WalkTo(to)));
        };
        Illegal::unless(left > 0, "MOE-45", "all steps that were paid for have been walked")?;
        let map = self.table.map();
        let way = map.ways_from(at).find(|way| map.intersection(to) == Some(way.to));
        let Some(way) = way else { return Err(Illegal::new("MOE-46", "no path leads there from here")) };
        let may = self.table.may_end_within(self.active(), way.to, left - 1);
        Illegal::unless(may, "MOE-47", "from there no place where the move may end can be reached")
    }

    pub(crate) fn apply_walk_to(&mut self, to: Intersection) {
        let Phase::Walking { left, .. } = self.table.phase else { return };
        let Some(at) = self.table.map().intersection(to) else { return };
        self.table.phase = Phase::Walking { at, left: left - 1, moved: true };
    }

    pub(crate) fn check_stop_walking(&self) -> Result<(), Illegal> {
        let Phase::Walking { at, moved, .. } = self.table.phase else {
            return Err(self.table.not_now(Action::Stop));
        };
        Illegal::unless(moved, "MOE-45", "the merchant has not moved yet")?;
        let city = self.table.map().city_at[at];
        if city.is_some_and(|city| !self.table.all_posts().contains(city)) {
            let has_post = self.table.warehouse[self.active()] > 0;
            Illegal::unless(has_post, "MOE-48", "no post is left for this city")?;
        }
        let may = self.table.may_end(self.active(), at);
        Illegal::unless(may, "MOE-47", "another merchant or another's post stands here")
    }

    pub(crate) fn apply_stop(&mut self) {
        match self.table.phase {
            Phase::Walking { at, .. } => self.end_walk(at),
            Phase::Driving { caravan, .. } => {
                self.table.caravans[self.table.active].put(caravan);
                self.resume();
            }
            _ => {
                self.table.charter = 0;
                self.resume();
            }
        }
    }

    fn end_walk(&mut self, at: IntersectionId) {
        let seat = self.active();
        match self.table.map().city_at[at].filter(|&city| !self.table.posts[seat].contains(city)) {
            Some(city) => self.settle(city),
            None => {
                self.table.merchants[seat].put(at);
                self.resume();
            }
        }
    }

    /// MOE-48 to MOE-51: the merchant becomes a post and returns to its owner; coins; a token for one circle.
    fn settle(&mut self, city: CityId) {
        let seat = self.active();
        self.table.posts[seat].insert(city);
        self.table.warehouse[seat] -= 1;
        let mut gold = Gold::default();
        gold[seat] = self.table.map().cities[city].coins;
        self.table.pay_out(gold);
        let circles: ArrayVec<LandId, 3> = self.circles_at(city).collect();
        match circles[..] {
            [] => self.resume(),
            [land] => self.fill_circle(land),
            _ => self.table.phase = Phase::Circles(city),
        }
    }

    /// The lands at a city with an empty circle.
    fn circles_at(&self, city: CityId) -> impl Iterator<Item = LandId> + use<> {
        let empty = self.table.empty_circles();
        self.table.map().lands_at(city).filter(move |&land| empty.contains(land))
    }

    pub(crate) fn legal_circles(&self, city: CityId, out: &mut Actions<Action>) {
        out.extend(self.circles_at(city).map(|land| Action::Circle(self.table.map().lands[land].name)));
    }

    pub(crate) fn check_circle(&self, city: CityId, hex: HexName) -> Result<(), Illegal> {
        let land = self.table.map().land(hex);
        let is_circle = self.circles_at(city).any(|circle| Some(circle) == land);
        Illegal::unless(is_circle, "MOE-51", "the token goes to an empty circle at the new post")
    }

    pub(crate) fn apply_circle(&mut self, hex: HexName) {
        let Some(land) = self.table.map().land(hex) else { return };
        self.fill_circle(land);
    }

    /// MOE-51: a hidden token of the color, as in MOE-E3, or else one that is in use elsewhere, as in MOE-E4.
    fn fill_circle(&mut self, land: LandId) {
        let is_hidden = self.hidden_tokens(land).next().is_some();
        self.table.phase = if is_hidden { Phase::Token(land) } else { Phase::MoveToken(land) };
    }

    /// The three tokens that fit a land.
    fn tokens_for(&self, land: LandId) -> impl Iterator<Item = TokenId> + use<> {
        TokenId::of(self.table.map().terrain[land])
    }

    /// The tokens that fit a land and lie face down.
    fn hidden_tokens(&self, land: LandId) -> impl Iterator<Item = TokenId> {
        self.tokens_for(land).filter(|&token| self.table.tokens[token].is_none())
    }

    /// Their numbers.
    fn hidden_numbers(&self, land: LandId) -> impl Iterator<Item = u8> {
        self.hidden_tokens(land).map(|token| self.table.map().tokens[token])
    }

    pub(crate) fn chance_token(&self, land: LandId, out: &mut Outcomes<Action>) {
        for number in self.hidden_numbers(land) {
            out.push(Action::Token(number), 1);
        }
        out.sort();
    }

    pub(crate) fn sample_token(&self, land: LandId, rng: &mut impl Rng) -> Action {
        let count = self.hidden_tokens(land).count() as u32;
        let place = rng.below(count) as usize;
        Action::Token(self.hidden_numbers(land).nth(place).expect("a token lies face down"))
    }

    pub(crate) fn check_token(&self, land: LandId, number: u8) -> Result<(), Illegal> {
        let is_there = self.hidden_numbers(land).any(|hidden| hidden == number);
        Illegal::unless(is_there, "MOE-51", "no such token of that color lies face down")
    }

    pub(crate) fn apply_token(&mut self, number: u8) {
        let Phase::Token(land) = self.table.phase else { return };
        let token = self.hidden_tokens(land).find(|&token| self.table.map().tokens[token] == number);
        if let Some(token) = token {
            self.table.tokens[token] = Some(land);
        }
        self.resume();
    }

    pub(crate) fn legal_tokens(&self, land: LandId, out: &mut Actions<Action>) {
        let places = self.tokens_for(land).filter_map(|token| self.table.tokens[token]);
        out.extend(places.map(|at| Action::TakeToken(self.table.map().lands[at].name)));
        out.sort();
    }

    fn token_on(&self, land: LandId, hex: HexName) -> Option<TokenId> {
        let from = self.table.map().land(hex)?;
        self.tokens_for(land).find(|&token| self.table.tokens[token] == Some(from))
    }

    pub(crate) fn check_take_token(&self, land: LandId, hex: HexName) -> Result<(), Illegal> {
        let is_there = self.token_on(land, hex).is_some();
        Illegal::unless(is_there, "MOE-51", "no token of that color lies there")
    }

    pub(crate) fn apply_take_token(&mut self, hex: HexName) {
        let Phase::MoveToken(land) = self.table.phase else { return };
        if let Some(token) = self.token_on(land, hex) {
            self.table.tokens[token] = Some(land);
        }
        self.resume();
    }
}
