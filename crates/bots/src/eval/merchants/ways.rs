//! Shortest ways: how far a caravan is from a delivery, and a merchant from a free city.

use game::Seat;
use merchants::Merchants;
use merchants::ids::{Id, IntersectionId, PathId};
use merchants::map::{ByIntersection, ByPath, MOST_INTERSECTIONS, MOST_PATHS};

/// What it costs a caravan to go on to a path, in thirds of a salt or so: an own route, one with a toll, or one that
/// has to be opened first.
const OWN: u8 = 1;
const TOLL: u8 = 2;
const TO_OPEN: u8 = 6;

/// Further than anything on a map.
pub(super) const FAR: u8 = 200;

/// Paths by their cost, without an allocation: a list for each cost, all in one array.
struct Queue {
    heads: [u16; FAR as usize + 1],
    entries: [(PathId, u16); Queue::SIZE],
    count: u16,
}

impl Queue {
    /// A path is entered again only when its cost falls, which is seldom more than twice.
    const SIZE: usize = 4 * MOST_PATHS;
    const END: u16 = u16::MAX;

    fn new() -> Queue {
        Queue { heads: [Queue::END; FAR as usize + 1], entries: [(PathId::new(0), 0); Queue::SIZE], count: 0 }
    }

    /// Adds a path; when all room is used up it is left out, and its cost is a guess from above.
    fn push(&mut self, cost: u8, path: PathId) {
        if usize::from(self.count) < Queue::SIZE {
            let head = &mut self.heads[usize::from(cost)];
            self.entries[usize::from(self.count)] = (path, *head);
            *head = self.count;
            self.count += 1;
        }
    }

    fn pop(&mut self, cost: u8) -> Option<PathId> {
        let head = self.heads[usize::from(cost)];
        let &(path, next) = self.entries.get(usize::from(head))?;
        self.heads[usize::from(cost)] = next;
        Some(path)
    }
}

/// What it costs from each path to the next delivery.
pub(super) struct Roads(ByPath<u8>);

impl Roads {
    /// From every path to where a delivery can be made, by the cheapest way, with routes that are still to be opened.
    pub(super) fn new(state: &Merchants, seat: Seat) -> Roads {
        Roads::search(state, seat, TO_OPEN)
    }

    /// The same in steps, over routes that are there.
    pub(super) fn open_only(state: &Merchants, seat: Seat) -> Roads {
        Roads::search(state, seat, FAR)
    }

    fn search(state: &Merchants, seat: Seat, to_open: u8) -> Roads {
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
        let mut roads = ByPath::new([FAR; MOST_PATHS]);
        let mut queue = Queue::new();
        for city in table.customers(seat).iter() {
            for way in map.ways_from(map.site[city]) {
                // Where nothing lies yet, the last route has to be opened too.
                let cost = if enter[way.path] < to_open { 0 } else { to_open };
                if cost < roads[way.path] {
                    roads[way.path] = cost;
                    queue.push(cost, way.path);
                }
            }
        }
        for cost in 0..FAR {
            while let Some(path) = queue.pop(cost) {
                if roads[path] != cost {
                    continue;
                }
                // Whoever comes from a neighbor has to enter this path, unless that is in the price of it already.
                let entering = if enter[path] < to_open { enter[path] } else { OWN };
                for before in map.adjoining(path) {
                    let extra = if enter[before] < to_open { 0 } else { to_open };
                    let sum = cost.saturating_add(entering).saturating_add(extra).min(FAR);
                    if sum < roads[before] {
                        roads[before] = sum;
                        queue.push(sum, before);
                    }
                }
            }
        }
        Roads(roads)
    }

    /// The cost from a path.
    pub(super) fn from(&self, path: PathId) -> u8 {
        self.0[path]
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
