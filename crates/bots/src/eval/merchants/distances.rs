//! Shortest ways: how far a caravan is from a delivery, and a merchant from a free city.

use game::Seat;
use merchants::Merchants;
use merchants::ids::{Id, IntersectionId, PathId, PathSet};
use merchants::map::{ByIntersection, ByPath, MOST_INTERSECTIONS, MOST_PATHS, Map};

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

/// What it costs from each path to the next delivery.
#[derive(Clone)]
pub(super) struct Roads {
    costs: ByPath<u8>,
    /// What it costs to go on to a path.
    enter: ByPath<u8>,
    to_open: u8,
}

impl Roads {
    /// From every path to where a delivery can be made, by the cheapest way, with routes that are still to be opened.
    pub(super) fn new(state: &Merchants, seat: Seat) -> Roads {
        Roads::search(state, seat, TO_OPEN, &PathSet::EMPTY)
    }

    /// The same in steps, over routes that are there.
    pub(super) fn open_only(state: &Merchants, seat: Seat) -> Roads {
        Roads::search(state, seat, FAR, &PathSet::EMPTY)
    }

    /// The lowest cost from any of `paths`, as in [`new`](Roads::new).
    pub(super) fn nearest(state: &Merchants, seat: Seat, paths: &PathSet) -> u8 {
        Roads::search(state, seat, TO_OPEN, paths).lowest_from(paths)
    }

    /// The fewest steps from any of `paths`, as in [`open_only`](Roads::open_only).
    pub(super) fn nearest_open(state: &Merchants, seat: Seat, paths: &PathSet) -> u8 {
        Roads::search(state, seat, FAR, paths).lowest_from(paths)
    }

    /// Ends where the cost from one of `wanted` is known; with none of them, it is known from everywhere.
    fn search(state: &Merchants, seat: Seat, to_open: u8, wanted: &PathSet) -> Roads {
        let table = state.table();
        let map = table.map();
        let mut enter = ByPath::new([to_open; MOST_PATHS]);
        for owner in table.seats() {
            let cost = match owner == seat || to_open == FAR {
                true => OWN,
                false => TOLL,
            };
            table.routes[owner].iter().for_each(|path| enter[path] = cost);
        }
        let mut roads = Roads { costs: ByPath::new([FAR; MOST_PATHS]), enter, to_open };
        let mut ring = Ring::new();
        for city in table.customers(seat).iter() {
            for way in map.ways_from(map.site[city]) {
                // Where nothing lies yet, the last route has to be opened too.
                let cost = if roads.enter[way.path] < to_open { 0 } else { to_open };
                if cost < roads.costs[way.path] {
                    roads.costs[way.path] = cost;
                    ring.push(cost, way.path);
                }
            }
        }
        roads.spread(map, ring, 0, wanted);
        roads
    }

    /// Goes on from the paths of the ring, the cheapest of which cost `cost`.
    fn spread(&mut self, map: &Map, mut ring: Ring, mut cost: u8, wanted: &PathSet) {
        while let Some((lowest, paths)) = ring.pop(cost) {
            cost = lowest;
            for path in paths.iter() {
                // It got cheaper since.
                if self.costs[path] != cost {
                    continue;
                }
                if wanted.contains(path) {
                    return;
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

    /// The same with own routes on `opened` paths: these only make it cheaper.
    pub(super) fn with_routes(&self, map: &Map, opened: &PathSet) -> Roads {
        let mut roads = self.clone();
        for path in opened.iter().filter(|&path| self.enter[path] == self.to_open) {
            roads.enter[path] = OWN;
            if roads.costs[path] < FAR {
                roads.costs[path] -= self.to_open;
                let mut ring = Ring::new();
                ring.push(roads.costs[path], path);
                roads.spread(map, ring, roads.costs[path], &PathSet::EMPTY);
            }
        }
        roads
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
pub(super) struct Walks(ByIntersection<u8>);

impl Walks {
    /// By the shortest ways.
    pub(super) fn new(state: &Merchants) -> Walks {
        let map = state.table().map();
        let mut walks = ByIntersection::new([FAR; MOST_INTERSECTIONS + 1]);
        let mut queue = [IntersectionId::new(0); MOST_INTERSECTIONS];
        let (mut first, mut last) = (0, 0);
        let posts = state.table().all_posts();
        for (city, &at) in map.site.entries() {
            if !posts.contains(city) {
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
            let added = Roads::new(&state, seat).with_routes(map, &opened);
            assert_eq!(added.costs, Roads::new(&next, seat).costs, "{route}");
        }
    }

    #[test]
    fn the_nearest_is_found_without_looking_at_all() {
        for (state, seat, _) in positions(2) {
            let routes = &state.table().routes[seat];
            assert_eq!(Roads::nearest(&state, seat, routes), Roads::new(&state, seat).lowest_from(routes));
            assert_eq!(
                Roads::nearest_open(&state, seat, routes),
                Roads::open_only(&state, seat).lowest_from(routes)
            );
        }
    }
}
