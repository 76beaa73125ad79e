//! Routes: where they may lie, the double arrow, and gold for ending an isolation (MOE-38 to MOE-40).

use arrayvec::ArrayVec;
use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::components::{CHARTER, Gold};
use crate::ids::{CityId, IntersectionId, IntersectionSet, PathId, PathSet};
use crate::map::{ByIntersection, MOST_INTERSECTIONS};
use crate::phase::Phase;
use crate::place::Path;
use crate::state::Merchants;
use crate::table::Table;

/// What lies beyond one end of a path, along routes and not over the path itself.
struct PathEnd {
    /// How many cities, counted no further than two.
    cities: u8,
    /// The first one found.
    city: Option<CityId>,
    /// Whether the other end of the path was reached.
    joined: bool,
}

/// Different amounts that shortest ways pay to the seats.
type Amounts = ArrayVec<Gold, 64>;

impl Table {
    fn beyond(&self, path: PathId, routes: &PathSet, from: IntersectionId, to: IntersectionId) -> PathEnd {
        let map = self.map();
        let mut side = PathEnd { cities: 0, city: None, joined: false };
        let mut seen = IntersectionSet::one(from);
        let mut open = ArrayVec::<IntersectionId, MOST_INTERSECTIONS>::new();
        open.push(from);
        while let Some(at) = open.pop() {
            if let Some(city) = map.city_at[at] {
                side.cities += 1;
                if side.cities == 1 {
                    side.city = Some(city);
                } else {
                    return side;
                }
            }
            side.joined |= at == to;
            for way in map.ways_from(at) {
                let is_route = way.path != path && routes.contains(way.path);
                if is_route && !seen.contains(way.to) {
                    seen.insert(way.to);
                    open.push(way.to);
                }
            }
        }
        side
    }

    /// Whether a route on `path` would connect cities that are not connected (MOE-18).
    pub(crate) fn would_connect(&self, path: PathId) -> bool {
        let routes = self.all_routes();
        let [one, other] = self.map().ends[path];
        let [near, far] = [self.beyond(path, &routes, one, other), self.beyond(path, &routes, other, one)];
        !near.joined && near.cities > 0 && far.cities > 0
    }

    /// The city whose isolation the route on `path` has ended (MOE-40). Of two isolated cities that it connects
    /// with each other it is one, so that their way is paid once.
    fn connected_city(&self, path: PathId) -> Option<CityId> {
        let routes = self.all_routes();
        let [one, other] = self.map().ends[path];
        let near = self.beyond(path, &routes, one, other);
        if near.joined || near.cities == 0 {
            return None;
        }
        let far = self.beyond(path, &routes, other, one);
        match (near.cities, far.cities) {
            (_, 0) => None,
            (1, _) => near.city,
            (_, 1) => far.city,
            _ => None,
        }
    }

    /// What the shortest ways from a city to the nearest other one pay, each amount once and in order.
    fn shortest_ways(&self, city: CityId) -> Amounts {
        let map = self.map();
        let routes = self.all_routes();
        let start = map.site[city];
        let mut distance = ByIntersection::new([None; MOST_INTERSECTIONS + 1]);
        distance[start] = Some(0u8);
        let mut queue = ArrayVec::<IntersectionId, MOST_INTERSECTIONS>::new();
        queue.push(start);
        // The amounts on the ways to each intersection, one intersection after the other.
        let mut amounts = ArrayVec::<Gold, 1024>::new();
        let mut places = ByIntersection::new([(0u16, 0u16); MOST_INTERSECTIONS + 1]);
        let mut found = Amounts::new();
        let mut nearest = None;
        let mut done = 0;
        while let Some(&at) = queue.get(done) {
            let steps = distance[at].unwrap_or_default();
            if nearest.is_some_and(|nearest| steps > nearest) {
                break;
            }
            done += 1;
            let first = amounts.len();
            if at == start {
                amounts.push(Gold::default());
            }
            let ways = || map.ways_from(at).filter(|way| routes.contains(way.path));
            for way in ways().filter(|way| distance[way.to].is_some_and(|before| before + 1 == steps)) {
                let owner = self.route_on(way.path).expect("a route has an owner");
                let (from, to) = places[way.to];
                for place in usize::from(from)..usize::from(to) {
                    let mut amount = amounts[place];
                    amount[owner] += 1;
                    note_amount(&mut amounts, first, amount);
                }
            }
            places[at] = (first as u16, amounts.len() as u16);
            if at != start && map.sites.contains(at) {
                nearest = Some(steps);
                amounts[first..].iter().for_each(|&amount| note_amount(&mut found, 0, amount));
            }
            for way in ways() {
                if distance[way.to].is_none() {
                    distance[way.to] = Some(steps + 1);
                    queue.push(way.to);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// What the route on `path` pays: nothing, one amount, or a choice.
    pub(crate) fn payments(&self, path: PathId) -> Amounts {
        self.connected_city(path).map(|city| self.shortest_ways(city)).unwrap_or_default()
    }

    /// What each seat gets at once when the player on turn lays a route on `path` (MOE-40): nothing where no isolation
    /// ends, and nothing yet where equal ways pay differently and its builder is asked.
    #[must_use]
    pub fn gold_for_route(&self, path: PathId) -> Gold {
        let mut after = self.clone();
        after.routes[self.active].insert(path);
        if let &[gold] = after.payments(path).as_slice() {
            after.pay_out(gold);
        }
        let mut grown = Gold::default();
        for seat in self.seats() {
            grown[seat] = after.gold[seat] - self.gold[seat];
        }
        grown
    }

    /// Free paths that touch an own post or an own route of a seat (MOE-38).
    fn building_places(&self, seat: Seat) -> PathSet {
        let map = self.map();
        if self.routes_left(seat) == 0 {
            return PathSet::EMPTY;
        }
        let mut places = PathSet::EMPTY;
        for path in self.routes[seat].iter() {
            places = places.or(&map.adjoining_set[path]);
        }
        for city in self.posts[seat].iter() {
            places.extend(map.ways_from(map.site[city]).map(|way| way.path));
        }
        places.without(&self.all_routes())
    }

    /// Free paths that adjoin a route.
    fn free_beside(&self, path: PathId) -> PathSet {
        self.map().adjoining_set[path].without(&self.all_routes())
    }
}

impl Merchants {
    pub(crate) fn can_lay(&self) -> bool {
        !self.table.building_places(self.active()).is_empty()
    }

    fn list_routes(&self, places: &PathSet, out: &mut Actions<Action>) {
        out.extend(places.iter().map(|path| Action::Route(self.table.map().paths[path])));
    }

    pub(crate) fn legal_routes(&self, out: &mut Actions<Action>) {
        self.list_routes(&self.table.building_places(self.active()), out);
    }

    pub(crate) fn legal_charter(&self, out: &mut Actions<Action>) {
        self.legal_routes(out);
        if self.check_stop_charter().is_ok() {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn check_stop_charter(&self) -> Result<(), Illegal> {
        let used = self.table.charter < CHARTER;
        Illegal::unless(used, "MOE-72", "a charter opens one route at least")
    }

    pub(crate) fn legal_adjoining(&self, path: PathId, out: &mut Actions<Action>) {
        self.list_routes(&self.table.free_beside(path), out);
    }

    /// MOE-38.
    pub(crate) fn check_route(&self, name: Path) -> Result<(), Illegal> {
        let table = &self.table;
        let Some(path) = table.map().path(name) else {
            return Err(Illegal::new("MOE-38", "there is no such path"));
        };
        let seat = self.active();
        Illegal::unless(table.routes_left(seat) > 0, "MOE-38", "all 30 routes are on the board")?;
        Illegal::unless(table.route_on(path).is_none(), "MOE-38", "a route lies there already")?;
        let at_post = table.map().cities_at(path).any(|city| table.posts[seat].contains(city));
        let own = |beside: PathId| table.routes[seat].contains(beside);
        let touches = at_post || table.map().adjoining(path).any(own);
        Illegal::unless(touches, "MOE-38", "a route touches an own post or an own route")
    }

    /// MOE-39.
    pub(crate) fn check_adjoining(&self, from: PathId, name: Path) -> Result<(), Illegal> {
        let Some(path) = self.table.map().path(name) else {
            return Err(Illegal::new("MOE-39", "there is no such path"));
        };
        Illegal::unless(self.table.route_on(path).is_none(), "MOE-38", "a route lies there already")?;
        let adjoins = self.table.map().adjoining(from).any(|beside| beside == path);
        Illegal::unless(adjoins, "MOE-39", "the free route adjoins the one on the double arrow")
    }

    /// Lays a route and pays for the isolation that it ends; among equal ways its builder chooses (MOE-40). The
    /// rulebook's examples are MOE-41 and MOE-E6.
    pub(crate) fn lay(&mut self, path: PathId) {
        let seat = self.active();
        self.table.routes[seat].insert(path);
        match self.table.payments(path).as_slice() {
            [] => self.after_route(path),
            &[gold] => {
                self.table.pay_out(gold);
                self.after_route(path);
            }
            _ => self.table.phase = Phase::ShortestWays(path),
        }
    }

    /// MOE-39: a double arrow brings one more route, if a free path and a piece are left.
    fn after_route(&mut self, path: PathId) {
        let table = &self.table;
        let more = table.map().double.contains(path)
            && table.routes_left(self.active()) > 0
            && !table.free_beside(path).is_empty();
        if more {
            self.table.phase = Phase::Adjoining(path);
        } else if self.table.charter > 0 && self.can_lay() {
            self.table.phase = Phase::Charter;
        } else {
            self.table.charter = 0;
            self.resume();
        }
    }

    pub(crate) fn legal_shortest_ways(&self, path: PathId, out: &mut Actions<Action>) {
        out.extend(self.table.payments(path).into_iter().map(Action::Gold));
    }

    pub(crate) fn check_gold(&self, path: PathId, gold: Gold) -> Result<(), Illegal> {
        let is_way = self.table.payments(path).contains(&gold);
        Illegal::unless(is_way, "MOE-40", "no shortest way pays that")
    }

    pub(crate) fn apply_gold(&mut self, gold: Gold) {
        let Phase::ShortestWays(path) = self.table.phase else { return };
        self.table.pay_out(gold);
        self.after_route(path);
    }
}

/// Notes an amount that is not among those from `first` on. Four players have 120 routes: more different ways than
/// there is room for can't be laid on a board with cities. If they could, the choice would lack some; each that is in
/// it pays.
fn note_amount<const ROOM: usize>(amounts: &mut ArrayVec<Gold, ROOM>, first: usize, amount: Gold) {
    if !amounts[first..].contains(&amount) {
        let noted = amounts.try_push(amount);
        debug_assert!(noted.is_ok(), "more ways than there is room for");
    }
}

impl Table {
    /// Whether the route on `path` leaves a choice among ways, for positions.
    pub(crate) fn has_choice(&self, path: PathId) -> bool {
        self.payments(path).len() > 1
    }

    /// Whether a route may be laid beside the double arrow on `path`, for positions.
    pub(crate) fn has_free_route(&self, path: PathId, seat: Seat) -> bool {
        self.routes_left(seat) > 0 && !self.free_beside(path).is_empty()
    }
}
