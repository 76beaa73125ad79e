//! Moves of merchants, new posts, coins, and number tokens (MOE-45 to MOE-51).

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use game::random::{Draw, Rng};
use game::{Actions, Illegal, Outcomes};

use crate::action::Action;
use crate::bits::CornerSet;
use crate::components::{Hand, Kind, Resource, SEATS, STEPS};
use crate::map::NONE;
use crate::phase::Phase;
use crate::place::{HexName, Intersection};
use crate::state::Merchants;
use crate::table::Table;

impl Table {
    /// Whether a merchant of `seat`, which is on its way, may end its move at an intersection (MOE-47, MOE-48).
    fn may_end(&self, seat: usize, corner: u8) -> bool {
        if self.merchant_at(corner) {
            return false;
        }
        let city = self.map.corner_city[usize::from(corner)];
        if city == NONE || self.posts[seat] >> city & 1 == 1 {
            return true;
        }
        // A free city becomes a post, so one has to be left; another's post is no place to end.
        self.all_posts() >> city & 1 == 0 && self.warehouse[seat] > 0
    }

    /// Whether a place to end can be reached from an intersection with so many steps.
    fn may_end_within(&self, seat: usize, from: u8, steps: u8) -> bool {
        // Nearly always the next intersection will do.
        if self.may_end(seat, from) {
            return true;
        }
        let mut seen = CornerSet::EMPTY;
        seen.insert(usize::from(from));
        let mut rim = seen;
        for _ in 0..steps {
            let mut next = CornerSet::EMPTY;
            for corner in rim.iter() {
                for way in self.map.ways_from(corner as u8) {
                    if seen.contains(usize::from(way.to)) {
                        continue;
                    }
                    if self.may_end(seat, way.to) {
                        return true;
                    }
                    next.insert(usize::from(way.to));
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

/// The steps that a payment buys; a guide or a fair wind goes three steps without one (MOE-45, MOE-55, MOE-72).
pub(crate) fn steps_for(paid: u8) -> u8 {
    STEPS * paid.max(1)
}

impl Merchants {
    /// Every merchant can move: a path leads away from every intersection, and back again to where it may stand.
    pub(crate) fn legal_walks(&self, grain: RangeInclusive<u8>, out: &mut Actions<Action>) {
        for corner in self.table.merchants[self.active()].into_iter().filter(|&corner| corner != NONE) {
            let from = self.table.map.corners[usize::from(corner)];
            out.extend(grain.clone().map(|grain| Action::Walk { from, grain }));
        }
    }

    /// MOE-45: each grain moves one merchant up to three intersections.
    pub(crate) fn check_walk(&self, from: Intersection, grain: u8) -> Result<(), Illegal> {
        if self.table.phase == Phase::Guide {
            Illegal::unless(grain == 0, "MOE-72", "a guide walks without grain, three steps")?;
        } else {
            Illegal::unless(grain > 0, "MOE-45", "a merchant's move costs a grain at least")?;
            let has = self.hands[self.active()].get(Resource::Grain) >= grain;
            Illegal::unless(has, "MOE-45", "there is not so much grain in the hand")?;
        }
        let own = self.own_merchant(from).is_some();
        Illegal::unless(own, "MOE-45", "no merchant of yours stands there")
    }

    pub(crate) fn apply_walk(&mut self, from: Intersection, grain: u8) {
        let seat = self.active();
        self.lose(seat, Hand::of(Resource::Grain, grain));
        let Some(place) = self.own_merchant(from) else { return };
        let at = std::mem::replace(&mut self.table.merchants[seat][place], NONE);
        self.table.merchants[seat].sort_unstable();
        self.table.phase = Phase::Walking { at, left: steps_for(grain), moved: false };
    }

    pub(crate) fn legal_walking(&self, out: &mut Actions<Action>) {
        let Phase::Walking { at, left, .. } = self.table.phase else { return };
        if left > 0 {
            let ways = self.table.map.ways_from(at);
            let ways = ways.filter(|way| self.table.may_end_within(self.active(), way.to, left - 1));
            out.extend(ways.map(|way| Action::WalkTo(self.table.map.corners[usize::from(way.to)])));
        }
        if self.check_stop_walking().is_ok() {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn check_walk_to(&self, to: Intersection) -> Result<(), Illegal> {
        let Phase::Walking { at, left, .. } = self.table.phase else { return Err(self.table.not_now()) };
        Illegal::unless(left > 0, "MOE-45", "all steps that were paid for have been walked")?;
        let way = self.table.map.ways_from(at).find(|way| self.table.map.corner(to) == Some(way.to));
        let Some(way) = way else { return Err(Illegal::new("MOE-46", "no path leads there from here")) };
        let may = self.table.may_end_within(self.active(), way.to, left - 1);
        Illegal::unless(may, "MOE-47", "from there no place where the move may end can be reached")
    }

    pub(crate) fn apply_walk_to(&mut self, to: Intersection) {
        let Phase::Walking { left, .. } = self.table.phase else { return };
        let Some(at) = self.table.map.corner(to) else { return };
        self.table.phase = Phase::Walking { at, left: left - 1, moved: true };
    }

    pub(crate) fn check_stop_walking(&self) -> Result<(), Illegal> {
        let Phase::Walking { at, moved, .. } = self.table.phase else { return Err(self.table.not_now()) };
        Illegal::unless(moved, "MOE-45", "the merchant has not moved yet")?;
        let city = self.table.map.corner_city[usize::from(at)];
        let is_free_city = city != NONE && self.table.all_posts() >> city & 1 == 0;
        if is_free_city {
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
                self.put(caravan);
                self.resume();
            }
            _ => {
                self.table.charter = 0;
                self.resume();
            }
        }
    }

    fn end_walk(&mut self, at: u8) {
        let seat = self.active();
        let city = self.table.map.corner_city[usize::from(at)];
        if city != NONE && self.table.posts[seat] >> city & 1 == 0 {
            self.settle(city);
            return;
        }
        self.table.merchants[seat][1] = at;
        self.table.merchants[seat].sort_unstable();
        self.resume();
    }

    /// MOE-48 to MOE-51: the merchant becomes a post and returns to its owner; coins; a token for one circle.
    fn settle(&mut self, city: u8) {
        let seat = self.active();
        self.table.posts[seat] |= 1 << city;
        self.table.warehouse[seat] -= 1;
        let mut gold = [0; SEATS];
        gold[seat] = self.table.map.cities[usize::from(city)].coins;
        self.table.pay_out(gold);
        let circles: ArrayVec<u8, 3> = self.circles_at(city).collect();
        match circles[..] {
            [] => self.resume(),
            [land] => self.fill_circle(land),
            _ => self.table.phase = Phase::Circles(city),
        }
    }

    /// The lands at a city with an empty circle.
    fn circles_at(&self, city: u8) -> impl Iterator<Item = u8> {
        let empty = self.table.empty_circles();
        self.table.map.lands_at(city).filter(move |&land| empty >> land & 1 == 1)
    }

    pub(crate) fn legal_circles(&self, city: u8, out: &mut Actions<Action>) {
        out.extend(
            self.circles_at(city).map(|land| Action::Circle(self.table.map.lands[usize::from(land)].name)),
        );
    }

    pub(crate) fn check_circle(&self, city: u8, hex: HexName) -> Result<(), Illegal> {
        let land = self.table.map.land(hex);
        let is_circle = self.circles_at(city).any(|circle| Some(circle) == land);
        Illegal::unless(is_circle, "MOE-51", "the token goes to an empty circle at the new post")
    }

    pub(crate) fn apply_circle(&mut self, hex: HexName) {
        let Some(land) = self.table.map.land(hex) else { return };
        self.fill_circle(land);
    }

    /// MOE-51: a hidden token of the color, as in MOE-E3, or else one that is in use elsewhere, as in MOE-E4.
    fn fill_circle(&mut self, land: u8) {
        let is_hidden = self.tokens_for(land).any(|token| self.table.tokens[token] == NONE);
        self.table.phase = if is_hidden { Phase::Drawn(land) } else { Phase::Moved(land) };
    }

    /// The three tokens that fit a land.
    fn tokens_for(&self, land: u8) -> std::ops::Range<usize> {
        let first = 3 * self.table.map.terrain[usize::from(land)].index();
        first..first + 3
    }

    fn hidden_tokens(&self, land: u8) -> impl Iterator<Item = u8> {
        let table = &self.table;
        let hidden = self.tokens_for(land).filter(|&token| table.tokens[token] == NONE);
        hidden.map(|token| table.map.tokens[token])
    }

    pub(crate) fn chance_token(&self, land: u8, out: &mut Outcomes<Action>) {
        for number in self.hidden_tokens(land) {
            out.push(Action::Token(number), 1);
        }
        out.sort();
    }

    pub(crate) fn sample_token(&self, land: u8, rng: &mut impl Rng) -> Action {
        let count = self.hidden_tokens(land).count() as u32;
        let place = rng.below(count) as usize;
        Action::Token(self.hidden_tokens(land).nth(place).expect("a token lies face down"))
    }

    pub(crate) fn check_token(&self, land: u8, number: u8) -> Result<(), Illegal> {
        let is_there = self.hidden_tokens(land).any(|hidden| hidden == number);
        Illegal::unless(is_there, "MOE-51", "no such token of that color lies face down")
    }

    pub(crate) fn apply_token(&mut self, number: u8) {
        let Phase::Drawn(land) = self.table.phase else { return };
        let token = self
            .tokens_for(land)
            .find(|&token| self.table.tokens[token] == NONE && self.table.map.tokens[token] == number);
        if let Some(token) = token {
            self.table.tokens[token] = land;
        }
        self.resume();
    }

    pub(crate) fn legal_tokens(&self, land: u8, out: &mut Actions<Action>) {
        let names = self
            .tokens_for(land)
            .map(|token| self.table.map.lands[usize::from(self.table.tokens[token])].name);
        out.extend(names.map(Action::TakeToken));
        out.sort();
    }

    fn token_on(&self, land: u8, hex: HexName) -> Option<usize> {
        let from = self.table.map.land(hex)?;
        self.tokens_for(land).find(|&token| self.table.tokens[token] == from)
    }

    pub(crate) fn check_take_token(&self, land: u8, hex: HexName) -> Result<(), Illegal> {
        let is_there = self.token_on(land, hex).is_some();
        Illegal::unless(is_there, "MOE-51", "no token of that color lies there")
    }

    pub(crate) fn apply_take_token(&mut self, hex: HexName) {
        let Phase::Moved(land) = self.table.phase else { return };
        if let Some(token) = self.token_on(land, hex) {
            self.table.tokens[token] = land;
        }
        self.resume();
    }
}
