//! The free start: who begins, posts, neutral posts, routes (MOE-15 to MOE-18).

use game::{Actions, Illegal, Seat, SeatSet};

use crate::action::{Action, Dice};
use crate::components::{FIRST_POSTS, Hand};
use crate::ids::{PathId, PathSet};
use crate::phase::Phase;
use crate::place::{Intersection, Path};
use crate::setup::Players;
use crate::state::Merchants;
use crate::table::Caravan;

impl Merchants {
    /// MOE-15: the highest throw begins; those tied for it throw again.
    pub(crate) fn apply_order(&mut self, dice: Dice) {
        let Phase::Order { roller, contenders, mut best, mut leaders } = self.table.phase else { return };
        self.table.dice = Some(dice);
        let sum = Some(dice.sum());
        if sum > best {
            (best, leaders) = (sum, SeatSet::EMPTY);
        }
        if sum == best {
            leaders.insert(roller);
        }
        let next = contenders.into_iter().find(|&seat| seat > roller);
        self.table.phase = match (next, leaders.first()) {
            (Some(roller), _) => Phase::Order { roller, contenders, best, leaders },
            (None, Some(first)) if leaders.len() == 1 => {
                (self.table.first, self.table.active) = (first, first);
                Phase::SetPosts(0)
            }
            (None, first) => Phase::Order {
                roller: first.unwrap_or(roller),
                contenders: leaders,
                best: None,
                leaders: SeatSet::EMPTY,
            },
        };
    }

    /// The set-up goes on with this step, by whoever's it is.
    fn set_up(&mut self, step: Phase) {
        self.table.phase = step;
        if let Some(seat) = seat_of_step(step, self.table.first, self.table.players) {
            self.table.active = seat;
        }
    }

    pub(crate) fn legal_posts(&self, out: &mut Actions<Action>) {
        out.extend(self.free_violet().map(Action::SetPost));
    }

    pub(crate) fn legal_neutral(&self, out: &mut Actions<Action>) {
        out.extend(self.free_violet().map(Action::SetNeutral));
    }

    fn free_violet(&self) -> impl Iterator<Item = Intersection> {
        let map = self.table.map();
        map.violet.without(&self.table.all_posts()).iter().map(|city| map.cities[city].at)
    }

    /// Posts of the start stand on violet cities (MOE-15, MOE-17).
    pub(crate) fn check_violet(&self, at: Intersection, clause: &'static str) -> Result<(), Illegal> {
        let Some(city) = self.table.map().city(at) else {
            return Err(Illegal::new(clause, "there is no city"));
        };
        Illegal::unless(
            self.table.map().violet.contains(city),
            clause,
            "the first posts stand on violet cities",
        )?;
        Illegal::unless(!self.table.all_posts().contains(city), clause, "a post stands there already")
    }

    pub(crate) fn apply_set_post(&mut self, at: Intersection) {
        let Phase::SetPosts(step) = self.table.phase else { return };
        let Some(city) = self.table.map().city(at) else { return };
        let seat = self.active();
        self.table.posts[seat].insert(city);
        if step / self.table.players.as_u8() == FIRST_POSTS - 1 {
            // MOE-16: the third post brings a card of each terrain around it, and neither coins nor tokens.
            let map = self.table.map();
            for land in map.lands_at(city) {
                self.gain(seat, Hand::one(map.terrain[land].resource()));
            }
        }
        self.next_post(step + 1);
    }

    fn next_post(&mut self, step: u8) {
        let players = self.table.players.as_u8();
        if step < FIRST_POSTS * players {
            self.set_up(Phase::SetPosts(step));
        } else if players == 3 {
            self.set_up(Phase::SetNeutral(0));
        } else {
            self.next_first_route(0);
        }
    }

    pub(crate) fn apply_set_neutral(&mut self, at: Intersection) {
        let Phase::SetNeutral(step) = self.table.phase else { return };
        let Some(city) = self.table.map().city(at) else { return };
        self.table.neutral.insert(city);
        if step + 1 < self.table.players.as_u8() {
            self.set_up(Phase::SetNeutral(step + 1));
        } else {
            self.next_first_route(0);
        }
    }

    /// MOE-18: who has no path for a route sets none, and no caravan.
    fn next_first_route(&mut self, from: u8) {
        for step in from..self.table.players.as_u8() {
            self.set_up(Phase::SetRoutes(step));
            if self.first_routes().next().is_some() {
                return;
            }
        }
        self.begin_turn(self.table.first);
    }

    /// The paths on which the active player's first route may lie.
    fn first_routes(&self) -> impl Iterator<Item = PathId> {
        let map = self.table.map();
        let mut paths = PathSet::EMPTY;
        for city in self.table.posts[self.active()].iter() {
            paths.extend(map.ways_from(map.site[city]).map(|way| way.path));
        }
        let free = paths.without(&self.table.all_routes());
        free.iter().filter(|&path| !self.table.would_connect(path))
    }

    pub(crate) fn legal_first_routes(&self, out: &mut Actions<Action>) {
        out.extend(self.first_routes().map(|path| Action::SetRoute(self.table.map().paths[path])));
    }

    pub(crate) fn check_first_route(&self, name: Path) -> Result<(), Illegal> {
        let table = &self.table;
        let Some(path) = table.map().path(name) else {
            return Err(Illegal::new("MOE-18", "there is no such path"));
        };
        let own = table.posts[self.active()];
        let touches = table.map().cities_at(path).any(|city| own.contains(city));
        Illegal::unless(touches, "MOE-18", "the first route lies at an own post")?;
        Illegal::unless(table.route_on(path).is_none(), "MOE-38", "a route lies there already")?;
        Illegal::unless(!table.would_connect(path), "MOE-18", "the first routes must not connect cities")
    }

    pub(crate) fn apply_set_route(&mut self, name: Path) {
        let Phase::SetRoutes(step) = self.table.phase else { return };
        let Some(path) = self.table.map().path(name) else { return };
        let seat = self.active();
        self.table.routes[seat].insert(path);
        self.table.caravans[seat].put(Caravan::resting(path));
        self.next_first_route(step + 1);
    }
}

/// Whose step of the set-up it is: posts go clockwise, back, and clockwise again (MOE-15); neutral posts and routes go
/// back from the last player (MOE-17, MOE-18).
pub(crate) fn seat_of_step(phase: Phase, first: Seat, players: Players) -> Option<Seat> {
    let (step, is_back) = match phase {
        Phase::SetPosts(step) => (step, step / players.as_u8() == 1),
        Phase::SetNeutral(step) | Phase::SetRoutes(step) => (step, true),
        _ => return None,
    };
    let players = players.get();
    let place = usize::from(step) % players;
    let place = if is_back { players - 1 - place } else { place };
    Some(Seat::new((first.index() + place) % players))
}
