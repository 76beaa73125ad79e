//! Shortest ways: how far a caravan is from a delivery, and a merchant from a free city.

use game::Seat;
use merchants::Merchants;
use merchants::bits::each_bit;
use merchants::map::{MOST_PATHS, NONE};

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
    entries: [(u16, u16); Queue::SIZE],
    count: u16,
}

impl Queue {
    /// A path is entered again only when its cost falls, which is seldom more than twice.
    const SIZE: usize = 4 * MOST_PATHS;
    const END: u16 = u16::MAX;

    fn new() -> Queue {
        Queue { heads: [Queue::END; FAR as usize + 1], entries: [(0, 0); Queue::SIZE], count: 0 }
    }

    /// Adds a path; when all room is used up it is left out, and its cost is a guess from above.
    fn push(&mut self, cost: u8, path: u16) {
        if usize::from(self.count) < Queue::SIZE {
            let head = &mut self.heads[usize::from(cost)];
            self.entries[usize::from(self.count)] = (path, *head);
            *head = self.count;
            self.count += 1;
        }
    }

    fn pop(&mut self, cost: u8) -> Option<u16> {
        let head = self.heads[usize::from(cost)];
        let &(path, next) = self.entries.get(usize::from(head))?;
        self.heads[usize::from(cost)] = next;
        Some(path)
    }
}

/// What it costs from each path to the next delivery.
pub(super) struct Roads(pub(super) [u8; MOST_PATHS]);

/// The cities to which a seat can deliver: with posts of others that have received nothing.
pub(super) fn customers(state: &Merchants, seat: Seat) -> u64 {
    state.all_posts() & !state.posts(seat) & !state.supplied()
}

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
        let map = state.map();
        let mut enter = [to_open; MOST_PATHS];
        for owner in Seat::all(game::Game::players(state)) {
            let cost = match owner == seat || to_open == FAR {
                true => OWN,
                false => TOLL,
            };
            state.routes(owner).iter().for_each(|path| enter[path] = cost);
        }
        let mut roads = [FAR; MOST_PATHS];
        let mut queue = Queue::new();
        for city in each_bit(customers(state, seat)) {
            for way in map.ways_from(map.city_corner[city]) {
                // Where nothing lies yet, the last route has to be opened too.
                let cost = if enter[usize::from(way.path)] < to_open { 0 } else { to_open };
                if cost < roads[usize::from(way.path)] {
                    roads[usize::from(way.path)] = cost;
                    queue.push(cost, way.path);
                }
            }
        }
        for cost in 0..FAR {
            while let Some(path) = queue.pop(cost) {
                if roads[usize::from(path)] != cost {
                    continue;
                }
                // Whoever comes from a neighbor has to enter this path, unless that is in the price of it already.
                let entering =
                    if enter[usize::from(path)] < to_open { enter[usize::from(path)] } else { OWN };
                for before in map.adjoining(path) {
                    let extra = if enter[usize::from(before)] < to_open { 0 } else { to_open };
                    let sum = cost.saturating_add(entering).saturating_add(extra).min(FAR);
                    if sum < roads[usize::from(before)] {
                        roads[usize::from(before)] = sum;
                        queue.push(sum, before);
                    }
                }
            }
        }
        Roads(roads)
    }

    /// The cost from a path.
    pub(super) fn from(&self, path: u16) -> u8 {
        self.0[usize::from(path)]
    }
}

/// How many steps from each intersection to a city without a post.
pub(super) struct Walks(pub(super) [u8; 256]);

impl Walks {
    /// By the shortest ways.
    pub(super) fn new(state: &Merchants) -> Walks {
        let map = state.map();
        let mut walks = [FAR; 256];
        let mut queue = [0u8; 256];
        let (mut first, mut last) = (0, 0);
        let posts = state.all_posts();
        for (city, &corner) in map.city_corner.iter().enumerate().take(map.cities.len()) {
            if corner != NONE && posts >> city & 1 == 0 {
                walks[usize::from(corner)] = 0;
                queue[last] = corner;
                last += 1;
            }
        }
        while first < last {
            let corner = queue[first];
            first += 1;
            for way in map.ways_from(corner) {
                if walks[usize::from(way.to)] == FAR {
                    walks[usize::from(way.to)] = walks[usize::from(corner)] + 1;
                    queue[last] = way.to;
                    last += 1;
                }
            }
        }
        Walks(walks)
    }

    /// The steps from an intersection.
    pub(super) fn from(&self, corner: u8) -> u8 {
        self.0[usize::from(corner)]
    }
}

/// How many routes have to be opened from each intersection to one with a customer.
pub(super) struct Gaps([u8; 256]);

impl Gaps {
    /// Over paths on which no route lies.
    pub(super) fn new(state: &Merchants, seat: Seat) -> Gaps {
        let map = state.map();
        let mut taken = *state.routes(seat);
        for owner in Seat::all(game::Game::players(state)) {
            taken = taken.or(state.routes(owner));
        }
        let mut gaps = [FAR; 256];
        let mut queue = [0u8; 256];
        let (mut first, mut last) = (0, 0);
        for city in each_bit(customers(state, seat)) {
            gaps[usize::from(map.city_corner[city])] = 0;
            queue[last] = map.city_corner[city];
            last += 1;
        }
        while first < last {
            let corner = queue[first];
            first += 1;
            for way in map.ways_from(corner).filter(|way| !taken.contains(usize::from(way.path))) {
                if gaps[usize::from(way.to)] == FAR {
                    gaps[usize::from(way.to)] = gaps[usize::from(corner)] + 1;
                    queue[last] = way.to;
                    last += 1;
                }
            }
        }
        Gaps(gaps)
    }

    /// From the nearer end of a path.
    pub(super) fn beside(&self, state: &Merchants, path: u16) -> u8 {
        let [one, other] = state.map().ends[usize::from(path)];
        self.0[usize::from(one)].min(self.0[usize::from(other)])
    }

    /// From all that a player has on the map: a route begins at an own post or an own route (MOE-38).
    pub(super) fn of(&self, state: &Merchants, seat: Seat) -> u8 {
        let posts =
            each_bit(state.posts(seat)).map(|city| self.0[usize::from(state.map().city_corner[city])]);
        let routes = state.routes(seat).iter().map(|path| self.beside(state, path as u16));
        posts.chain(routes).min().unwrap_or(FAR)
    }
}
