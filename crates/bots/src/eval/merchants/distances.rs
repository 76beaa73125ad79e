//! Shortest ways: how far a caravan is from a delivery, and a merchant from a free city.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use game::Seat;
use merchants::Merchants;
use merchants::ids::{CitySet, Id, IntersectionId, PathId, PathSet};
use merchants::map::{ByIntersection, ByPath, MOST_INTERSECTIONS, MOST_PATHS, Map, MapRef};
use rustc_hash::FxHasher;

/// What it costs a caravan to go on to a path, in thirds of a salt or so: an own route, one with a toll, or one that
/// has to be opened first.
const OWN: u8 = 1;
const TOLL: u8 = 2;
const TO_OPEN: u8 = 6;

/// Further than anything on a map.
pub(super) const FAR: u8 = 200;

/// Paths by their cost, without an allocation. From one path to the next the cost grows by less than there are sets, so
/// they are used again in turn.
struct Ring([PathSet; Ring::SIZE]);

impl Ring {
    const SIZE: usize = 16;

    fn new() -> Ring {
        const { assert!(TOLL as usize + (TO_OPEN as usize) < Ring::SIZE) };
        Ring([PathSet::EMPTY; Ring::SIZE])
    }

    fn push(&mut self, cost: u8, path: PathId) {
        self.0[usize::from(cost) % Ring::SIZE].insert(path);
    }

    /// The paths of the lowest cost from `cost` on, and that cost; nothing when all are done.
    fn pop(&mut self, cost: u8) -> Option<(u8, PathSet)> {
        let costs = cost..=cost.saturating_add(Ring::SIZE as u8 - 1);
        costs.map(|cost| (cost, usize::from(cost) % Ring::SIZE)).find_map(|(cost, place)| {
            let paths = std::mem::replace(&mut self.0[place], PathSet::EMPTY);
            (!paths.is_empty()).then_some((cost, paths))
        })
    }
}

/// All that the ways of caravans depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Conditions {
    map: MapRef,
    to_open: u8,
    own: PathSet,
    others: PathSet,
    customers: CitySet,
}

impl Conditions {
    fn of(state: &Merchants, seat: Seat, to_open: u8) -> Conditions {
        let table = state.table();
        let own = table.routes[seat];
        let others = table.all_routes().without(&own);
        Conditions { map: MapRef(table.map()), to_open, own, others, customers: table.customers(seat) }
    }
}

/// All that the ways of merchants depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Cities {
    map: MapRef,
    with_posts: CitySet,
}

/// What was found before, one value for each remainder of a key's hash. Most steps change neither routes nor posts, so
/// that a search would reckon the same ways again at every decision of every playout.
struct Kept<K, V>(Vec<Option<(K, V)>>);

impl<K: Copy + Eq + Hash, V: Copy> Kept<K, V> {
    fn new(size: usize) -> Kept<K, V> {
        Kept(vec![None; size])
    }

    /// What was found for the key, or is found now.
    fn get_or_find(&mut self, key: K, find: impl FnOnce(&K) -> V) -> V {
        let mut hasher = FxHasher::default();
        key.hash(&mut hasher);
        let place = hasher.finish() as usize % self.0.len();
        match self.0[place] {
            Some((kept, value)) if kept == key => value,
            _ => {
                let value = find(&key);
                self.0[place] = Some((key, value));
                value
            }
        }
    }
}

thread_local! {
    static ROADS: RefCell<Kept<Conditions, Roads>> = RefCell::new(Kept::new(512));
    static WALKS: RefCell<Kept<Cities, Walks>> = RefCell::new(Kept::new(64));
}

/// What it costs from each path to the next delivery.
#[derive(Clone, Copy)]
pub(super) struct Roads {
    costs: ByPath<u8>,
    /// What it costs to go on to a path.
    enter: ByPath<u8>,
    to_open: u8,
}

impl Roads {
    /// From every path to where a delivery can be made, by the cheapest way, with routes that are still to be opened.
    pub(super) fn new(state: &Merchants, seat: Seat) -> Roads {
        Roads::kept(Conditions::of(state, seat, TO_OPEN))
    }

    /// The same in steps, over routes that are there.
    pub(super) fn open_only(state: &Merchants, seat: Seat) -> Roads {
        Roads::kept(Conditions::of(state, seat, FAR))
    }

    fn kept(conditions: Conditions) -> Roads {
        ROADS.with_borrow_mut(|kept| kept.get_or_find(conditions, Roads::search))
    }

    fn search(conditions: &Conditions) -> Roads {
        let (map, to_open) = (conditions.map.0, conditions.to_open);
        let mut enter = ByPath::new([to_open; MOST_PATHS]);
        let toll = if to_open == FAR { OWN } else { TOLL };
        conditions.others.iter().for_each(|path| enter[path] = toll);
        conditions.own.iter().for_each(|path| enter[path] = OWN);
        let mut roads = Roads { costs: ByPath::new([FAR; MOST_PATHS]), enter, to_open };
        let mut ring = Ring::new();
        for city in conditions.customers.iter() {
            for way in map.ways_from(map.site[city]) {
                // Where nothing lies yet, the last route has to be opened too.
                let cost = if roads.enter[way.path] < to_open { 0 } else { to_open };
                if cost < roads.costs[way.path] {
                    roads.costs[way.path] = cost;
                    ring.push(cost, way.path);
                }
            }
        }
        roads.spread(map, ring, 0, FAR);
        roads
    }

    /// Goes on from the paths of the ring, the cheapest of which cost `cost`, as far as ways cost less than `limit`.
    fn spread(&mut self, map: &Map, mut ring: Ring, mut cost: u8, limit: u8) {
        while let Some((lowest, paths)) = ring.pop(cost).filter(|&(lowest, _)| lowest < limit) {
            cost = lowest;
            for path in paths.iter() {
                // It got cheaper since.
                if self.costs[path] != cost {
                    continue;
                }
                // Whoever comes from a neighbor has to enter this path, unless that is in the price of it already.
                let entering = if self.enter[path] < self.to_open { self.enter[path] } else { OWN };
                for before in map.adjoining(path) {
                    let extra = if self.enter[before] < self.to_open { 0 } else { self.to_open };
                    let sum = cost.saturating_add(entering).saturating_add(extra).min(FAR);
                    if sum < self.costs[before] {
                        self.costs[before] = sum;
                        ring.push(sum, before);
                    }
                }
            }
        }
    }

    /// The lowest cost from any of `beginnings` with own routes on `opened` paths, which only make it cheaper.
    pub(super) fn lowest_with_routes(&self, map: &Map, opened: &PathSet, beginnings: &PathSet) -> u8 {
        let mut roads = *self;
        let mut left = opened.len() as u8;
        for path in opened.iter() {
            left -= 1;
            if self.enter[path] != self.to_open {
                continue;
            }
            roads.enter[path] = OWN;
            if roads.costs[path] < FAR {
                roads.costs[path] -= self.to_open;
                // What costs as much as the best way already can't better it, but for the routes that are still to
                // come.
                let limit = roads.lowest_from(beginnings).saturating_add(left * self.to_open);
                let mut ring = Ring::new();
                ring.push(roads.costs[path], path);
                roads.spread(map, ring, roads.costs[path], limit);
            }
        }
        roads.lowest_from(beginnings)
    }

    /// The cost from a path.
    pub(super) fn from(&self, path: PathId) -> u8 {
        self.costs[path]
    }

    /// The lowest cost from any of `paths`.
    pub(super) fn lowest_from(&self, paths: &PathSet) -> u8 {
        paths.iter().map(|path| self.costs[path]).min().unwrap_or(FAR)
    }
}

/// How many steps from each intersection to a city without a post.
#[derive(Clone, Copy)]
pub(super) struct Walks(ByIntersection<u8>);

impl Walks {
    /// By the shortest ways.
    pub(super) fn new(state: &Merchants) -> Walks {
        let table = state.table();
        let cities = Cities { map: MapRef(table.map()), with_posts: table.all_posts() };
        WALKS.with_borrow_mut(|kept| kept.get_or_find(cities, Walks::search))
    }

    fn search(cities: &Cities) -> Walks {
        let map = cities.map.0;
        let mut walks = ByIntersection::new([FAR; MOST_INTERSECTIONS + 1]);
        let mut queue = [IntersectionId::new(0); MOST_INTERSECTIONS];
        let (mut first, mut last) = (0, 0);
        for (city, &at) in map.site.entries() {
            if !cities.with_posts.contains(city) {
                walks[at] = 0;
                queue[last] = at;
                last += 1;
            }
        }
        while first < last {
            let at = queue[first];
            first += 1;
            for way in map.ways_from(at) {
                if walks[way.to] == FAR {
                    walks[way.to] = walks[at] + 1;
                    queue[last] = way.to;
                    last += 1;
                }
            }
        }
        Walks(walks)
    }

    /// The steps from an intersection.
    pub(super) fn from(&self, at: IntersectionId) -> u8 {
        self.0[at]
    }
}

/// How many routes have to be opened from each intersection to one with a customer.
pub(super) struct Gaps(ByIntersection<u8>);

impl Gaps {
    /// Over paths on which no route lies.
    pub(super) fn new(state: &Merchants, seat: Seat) -> Gaps {
        let table = state.table();
        let map = table.map();
        let taken = table.all_routes();
        let mut gaps = ByIntersection::new([FAR; MOST_INTERSECTIONS + 1]);
        let mut queue = [IntersectionId::new(0); MOST_INTERSECTIONS];
        let (mut first, mut last) = (0, 0);
        for city in table.customers(seat).iter() {
            gaps[map.site[city]] = 0;
            queue[last] = map.site[city];
            last += 1;
        }
        while first < last {
            let at = queue[first];
            first += 1;
            for way in map.ways_from(at).filter(|way| !taken.contains(way.path)) {
                if gaps[way.to] == FAR {
                    gaps[way.to] = gaps[at] + 1;
                    queue[last] = way.to;
                    last += 1;
                }
            }
        }
        Gaps(gaps)
    }

    /// From the nearer end of a path.
    pub(super) fn beside(&self, state: &Merchants, path: PathId) -> u8 {
        let [one, other] = state.table().map().ends[path];
        self.0[one].min(self.0[other])
    }

    /// From all that a player has on the map: a route begins at an own post or an own route (MOE-38).
    pub(super) fn of(&self, state: &Merchants, seat: Seat) -> u8 {
        let table = state.table();
        let posts = table.posts[seat].iter().map(|city| self.0[table.map().site[city]]);
        let routes = table.routes[seat].iter().map(|path| self.beside(state, path));
        posts.chain(routes).min().unwrap_or(FAR)
    }
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use game::{Actions, Actor, Draw, Game, Turn};
    use merchants::{Action, MerchantsOptions};

    use super::*;

    /// Positions of a game at random in which somebody may open a route.
    fn positions(seed: u64) -> Vec<(Merchants, Seat, Action)> {
        let mut rng = fast(seed);
        let mut state = Merchants::new(&MerchantsOptions::default());
        let (mut legal, mut found) = (Actions::new(), Vec::new());
        for _ in 0..3_000 {
            let (actor, action) = match state.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, state.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    state.legal(seat, &mut legal);
                    let routes = legal.iter().filter(|action| matches!(action, Action::Route(_)));
                    found.extend(routes.map(|&route| (state.clone(), seat, route)));
                    (Actor::Seat(seat), rng.pick(&legal))
                }
            };
            state.apply(actor, action);
        }
        found
    }

    #[test]
    fn a_route_more_is_reckoned_as_if_it_had_lain_there() {
        let positions = positions(1);
        assert!(positions.len() > 100, "{}", positions.len());
        for (state, seat, route) in positions {
            let mut next = state.clone();
            next.apply(Actor::Seat(seat), route);
            let opened = next.table().routes[seat].without(&state.table().routes[seat]);
            let map = state.table().map();
            let (before, after) =
                (Roads::new(&state, seat), Roads::search(&Conditions::of(&next, seat, TO_OPEN)));
            for (path, _) in map.ends.entries() {
                let beginnings = PathSet::one(path);
                let added = before.lowest_with_routes(map, &opened, &beginnings);
                assert_eq!(added, after.from(path), "{route}, from {path:?}");
            }
        }
    }

    #[test]
    fn what_was_kept_is_what_would_be_found() {
        for (state, seat, _) in positions(2) {
            for to_open in [TO_OPEN, FAR] {
                let conditions = Conditions::of(&state, seat, to_open);
                assert_eq!(Roads::kept(conditions).costs, Roads::search(&conditions).costs);
            }
            let table = state.table();
            let cities = Cities { map: MapRef(table.map()), with_posts: table.all_posts() };
            assert_eq!(Walks::new(&state).0, Walks::search(&cities).0);
        }
    }
}
