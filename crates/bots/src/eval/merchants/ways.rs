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
pub(super) const FAR: u8 = 60;

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
        let mut buckets: [Vec<u16>; FAR as usize + 1] = std::array::from_fn(|_| Vec::new());
        for city in each_bit(customers(state, seat)) {
            for way in map.ways_from(map.city_corner[city]) {
                // Where nothing lies yet, the last route has to be opened too.
                let cost = if enter[usize::from(way.path)] < to_open { 0 } else { to_open };
                if cost < roads[usize::from(way.path)] {
                    roads[usize::from(way.path)] = cost;
                    buckets[usize::from(cost)].push(way.path);
                }
            }
        }
        for cost in 0..FAR {
            let mut place = 0;
            while let Some(&path) = buckets[usize::from(cost)].get(place) {
                place += 1;
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
                        buckets[usize::from(sum)].push(before);
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
