//! The free start: who begins, posts, neutral posts, routes (MOE-15 to MOE-18).

use game::{Actions, Illegal, Seat};

use crate::action::{Action, Dice};
use crate::bits::{PathSet, each_bit};
use crate::components::{FIRST_POSTS, Hand};
use crate::phase::Phase;
use crate::place::{Intersection, Path};
use crate::state::Merchants;
use crate::table::Caravan;

impl Merchants {
    /// MOE-15: the highest throw begins; those tied for it throw again.
    pub(crate) fn apply_order(&mut self, dice: Dice) {
        let Phase::Order { roller, contenders, mut best, mut leaders } = self.table.phase else { return };
        self.table.dice = dice.faces();
        if dice.sum() > best {
            (best, leaders) = (dice.sum(), 0);
        }
        if dice.sum() == best {
            leaders |= 1 << roller;
        }
        let after = contenders & !((2u8 << roller) - 1);
        if after != 0 {
            let roller = after.trailing_zeros() as u8;
            self.table.phase = Phase::Order { roller, contenders, best, leaders };
        } else if leaders.count_ones() == 1 {
            self.table.first = leaders.trailing_zeros() as u8;
            self.table.active = self.table.first;
            self.table.phase = Phase::SetPosts(0);
        } else {
            let roller = leaders.trailing_zeros() as u8;
            self.table.phase = Phase::Order { roller, contenders: leaders, best: 0, leaders: 0 };
        }
    }

    /// The seat whose step of the set-up it is: clockwise from the first, or back from the last.
    fn seat_of(&self, step: u8, back: Way) -> u8 {
        let players = self.table.players;
        let place = match back {
            Way::Clockwise => step % players,
            Way::Back => players - 1 - step % players,
        };
        (self.table.first + place) % players
    }

    pub(crate) fn legal_posts(&self, out: &mut Actions<Action>) {
        out.extend(self.free_violet().map(Action::SetPost));
    }

    pub(crate) fn legal_neutral(&self, out: &mut Actions<Action>) {
        out.extend(self.free_violet().map(Action::SetNeutral));
    }

    fn free_violet(&self) -> impl Iterator<Item = Intersection> {
        let map = self.table.map.0;
        each_bit(map.violet & !self.table.all_posts()).map(|city| map.cities[city].at)
    }

    /// Posts of the start stand on violet cities (MOE-15, MOE-17).
    pub(crate) fn check_violet(&self, at: Intersection, clause: &'static str) -> Result<(), Illegal> {
        let Some(city) = self.table.map.city(at) else {
            return Err(Illegal::new(clause, "there is no city"));
        };
        Illegal::unless(
            self.table.map.violet >> city & 1 == 1,
            clause,
            "the first posts stand on violet cities",
        )?;
        Illegal::unless(self.table.all_posts() >> city & 1 == 0, clause, "a post stands there already")
    }

    pub(crate) fn apply_set_post(&mut self, at: Intersection) {
        let Phase::SetPosts(step) = self.table.phase else { return };
        let Some(city) = self.table.map.city(at) else { return };
        let seat = self.active();
        self.table.posts[seat] |= 1 << city;
        if step / self.table.players == FIRST_POSTS - 1 {
            // MOE-16: the third post brings a card of each terrain around it, and neither coins nor tokens.
            let map = self.table.map.0;
            for land in map.lands_at(city) {
                self.gain(seat, Hand::one(map.terrain[usize::from(land)].resource()));
            }
        }
        self.next_post(step + 1);
    }

    fn next_post(&mut self, step: u8) {
        let players = self.table.players;
        if step < FIRST_POSTS * players {
            let way = if step / players == 1 { Way::Back } else { Way::Clockwise };
            self.table.active = self.seat_of(step, way);
            self.table.phase = Phase::SetPosts(step);
        } else if players == 3 {
            self.table.active = self.seat_of(0, Way::Back);
            self.table.phase = Phase::SetNeutral(0);
        } else {
            self.next_first_route(0);
        }
    }

    pub(crate) fn apply_set_neutral(&mut self, at: Intersection) {
        let Phase::SetNeutral(step) = self.table.phase else { return };
        let Some(city) = self.table.map.city(at) else { return };
        self.table.neutral |= 1 << city;
        if step + 1 < self.table.players {
            self.table.active = self.seat_of(step + 1, Way::Back);
            self.table.phase = Phase::SetNeutral(step + 1);
        } else {
            self.next_first_route(0);
        }
    }

    /// MOE-18: who has no path for a route sets none, and no caravan.
    fn next_first_route(&mut self, from: u8) {
        for step in from..self.table.players {
            self.table.active = self.seat_of(step, Way::Back);
            self.table.phase = Phase::SetRoutes(step);
            if self.first_routes().next().is_some() {
                return;
            }
        }
        self.begin_turn(usize::from(self.table.first));
    }

    /// The paths on which the active player's first route may lie.
    fn first_routes(&self) -> impl Iterator<Item = u16> {
        let map = self.table.map.0;
        let posts = self.table.posts[self.active()];
        let mut paths = PathSet::EMPTY;
        for city in each_bit(posts) {
            for way in map.ways_from(map.city_corner[city]) {
                paths.insert(usize::from(way.path));
            }
        }
        let free = paths.without(&self.table.all_routes());
        free.iter().map(|path| path as u16).filter(|&path| !self.table.would_connect(path))
    }

    pub(crate) fn legal_first_routes(&self, out: &mut Actions<Action>) {
        out.extend(self.first_routes().map(|path| Action::SetRoute(self.table.map.paths[usize::from(path)])));
    }

    pub(crate) fn check_first_route(&self, name: Path) -> Result<(), Illegal> {
        let table = &self.table;
        let Some(path) = table.map.path(name) else {
            return Err(Illegal::new("MOE-18", "there is no such path"));
        };
        let own = table.posts[self.active()];
        let touches = table.map.cities_at(path).any(|city| own >> city & 1 == 1);
        Illegal::unless(touches, "MOE-18", "the first route lies at an own post")?;
        Illegal::unless(table.owner(path).is_none(), "MOE-38", "a route lies there already")?;
        Illegal::unless(!table.would_connect(path), "MOE-18", "the first routes must not connect cities")
    }

    pub(crate) fn apply_set_route(&mut self, name: Path) {
        let Phase::SetRoutes(step) = self.table.phase else { return };
        let Some(path) = self.table.map.path(name) else { return };
        let seat = self.active();
        self.table.routes[seat].insert(usize::from(path));
        self.table.caravans[seat][0] = Caravan::resting(path);
        self.next_first_route(step + 1);
    }
}

#[derive(Clone, Copy)]
enum Way {
    Clockwise,
    Back,
}

/// Whose step of the set-up it is, for positions.
pub(crate) fn seat_of_step(phase: Phase, first: u8, players: u8) -> Option<Seat> {
    let place = match phase {
        Phase::SetPosts(step) if step / players == 1 => players - 1 - step % players,
        Phase::SetPosts(step) => step % players,
        Phase::SetNeutral(step) | Phase::SetRoutes(step) => players - 1 - step % players,
        _ => return None,
    };
    Some(Seat::new(usize::from((first + place) % players)))
}
