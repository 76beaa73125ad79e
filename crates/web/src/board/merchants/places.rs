//! What places are called by people: by the cities around them, as nobody at a table says "H6.W".
//!
//! An intersection without a city lies between the cities that its paths lead to, a path leads from one to another, a
//! land lies by the cities at its corners. These neighbors never change, so they are looked up once for each map.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use merchants::components::Board;
use merchants::ids::{CityId, IntersectionId, LandId, PathId};
use merchants::map::Map;

/// How a path lies between two cities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Course {
    /// It joins them.
    Joins(CityId, CityId),
    /// It begins at the first, and goes toward the second.
    Toward(CityId, CityId),
    /// It is a part of the way from one to the other.
    Between(CityId, CityId),
    /// It leads to no other city.
    By(CityId),
}

/// The cities around every place of a map.
#[derive(Debug)]
pub(super) struct Places {
    corners: Vec<Vec<CityId>>,
    courses: Vec<Option<Course>>,
    lands: Vec<Vec<CityId>>,
}

/// The places of a map, by its name and board.
type PlacesByMap = HashMap<(String, Board), Arc<Places>>;

/// The places of the maps that were asked for. There are as many as the operator has maps.
static PLACES: LazyLock<Mutex<PlacesByMap>> = LazyLock::new(Mutex::default);

/// The places of a map.
pub(super) fn of(map: &Map) -> Arc<Places> {
    let mut places = PLACES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = places.entry((map.id.clone(), map.board)).or_insert_with(|| Arc::new(Places::new(map)));
    Arc::clone(known)
}

impl Places {
    fn new(map: &Map) -> Places {
        Places {
            corners: map.intersections.ids().map(|at| cities_around(map, at)).collect(),
            courses: map.paths.ids().map(|path| course(map, path)).collect(),
            lands: map.lands.ids().map(|land| cities_by(map, land)).collect(),
        }
    }

    /// The cities between which an intersection lies, the nearest first.
    pub(super) fn around(&self, map: &Map, at: IntersectionId) -> &[CityId] {
        let place = map.intersections.ids().position(|other| other == at);
        place.map_or(&[], |place| &self.corners[place])
    }

    /// How a path lies.
    pub(super) fn course(&self, map: &Map, path: PathId) -> Option<Course> {
        map.paths.ids().position(|other| other == path).and_then(|place| self.courses[place])
    }

    /// The cities by which a land lies.
    pub(super) fn by(&self, map: &Map, land: LandId) -> &[CityId] {
        map.lands.ids().position(|other| other == land).map_or(&[], |place| &self.lands[place])
    }
}

/// How far the cities are from an intersection, if one doesn't go over `closed`; the nearest first.
fn reached(map: &Map, from: IntersectionId, closed: IntersectionId) -> Vec<(usize, CityId)> {
    let mut seen = vec![closed, from];
    let mut rim = vec![from];
    let mut found = Vec::new();
    let mut steps = 0;
    while !rim.is_empty() {
        let mut here: Vec<CityId> = rim.iter().filter_map(|&at| map.city_at[at]).collect();
        here.sort_unstable();
        found.extend(here.into_iter().map(|city| (steps, city)));
        // Behind a city everything is that city's.
        let open: Vec<IntersectionId> = rim.into_iter().filter(|&at| map.city_at[at].is_none()).collect();
        rim = Vec::new();
        for way in open.into_iter().flat_map(|at| map.ways_from(at)) {
            if !seen.contains(&way.to) {
                seen.push(way.to);
                rim.push(way.to);
            }
        }
        steps += 1;
    }
    found
}

/// The nearest city along each path that leads away.
fn cities_around(map: &Map, at: IntersectionId) -> Vec<CityId> {
    let mut nearest: Vec<(usize, CityId)> = Vec::new();
    for way in map.ways_from(at) {
        let cities = reached(map, way.to, at);
        let new = |city: CityId| !nearest.iter().any(|&(_, known)| known == city);
        if let Some(&first) = cities.iter().find(|&&(_, city)| new(city)) {
            nearest.push(first);
        }
    }
    nearest.sort_unstable();
    nearest.into_iter().map(|(_, city)| city).collect()
}

fn course(map: &Map, path: PathId) -> Option<Course> {
    let [one, other] = map.ends[path];
    match (map.city_at[one], map.city_at[other]) {
        (Some(one), Some(other)) => Some(Course::Joins(one, other)),
        (Some(city), None) => Some(toward(map, city, other, one)),
        (None, Some(city)) => Some(toward(map, city, one, other)),
        (None, None) => {
            let (from, to) = (reached(map, one, other), reached(map, other, one));
            let &(_, from) = from.first().or(to.first())?;
            let to = to.iter().map(|&(_, city)| city).find(|&city| city != from);
            Some(to.map_or(Course::By(from), |to| Course::Between(from, to)))
        }
    }
}

/// From a city toward the next one behind the path's other end; the paths of a city lead toward different ones where
/// they can.
fn toward(map: &Map, city: CityId, end: IntersectionId, site: IntersectionId) -> Course {
    let mut named: Vec<CityId> = Vec::new();
    for way in map.ways_from(site) {
        let behind: Vec<CityId> = reached(map, way.to, site)
            .into_iter()
            .map(|(_, next)| next)
            .filter(|&next| next != city)
            .collect();
        let next = behind.iter().find(|next| !named.contains(next)).or(behind.first()).copied();
        if way.to == end {
            return next.map_or(Course::By(city), |next| Course::Toward(city, next));
        }
        named.extend(next);
    }
    Course::By(city)
}

/// The cities at the corners of a land, or else the nearest one by way of its corners.
fn cities_by(map: &Map, land: LandId) -> Vec<CityId> {
    let here: Vec<CityId> = map.land_cities[land].iter().collect();
    if !here.is_empty() {
        return here;
    }
    let hex = map.lands[land].name.hex();
    let far = |city: CityId| {
        let (q, r) = super::geometry::layout().center(hex);
        let (x, y) = super::geometry::corner(map, map.site[city]);
        (x - q).hypot(y - r)
    };
    let mut cities: Vec<CityId> = map.cities.ids().collect();
    cities.sort_by(|&one, &other| far(one).total_cmp(&far(other)));
    cities.truncate(1);
    cities
}

#[cfg(test)]
mod tests {
    use words::Words;

    use super::super::words::{corner_name, land_name, path_name};
    use game::{Game, Options};
    use merchants::{Merchants, MerchantsOptions};

    /// How many of the names are shared by several places.
    fn shared(names: &[String]) -> usize {
        names.iter().filter(|name| names.iter().filter(|other| other == name).count() > 1).count()
    }

    #[test]
    fn places_are_named_by_their_cities_and_few_names_are_shared() {
        let words = Words::ENGLISH;
        for board in ["short", "full"] {
            let options = MerchantsOptions::from_pairs([("board", board), ("start", "free")]).unwrap();
            let state = Merchants::new(&options);
            let (table, map) = (state.table(), state.table().map());
            let corners: Vec<String> =
                map.intersections.iter().map(|&at| corner_name(&words, map, at)).collect();
            let paths: Vec<String> = map.paths.iter().map(|&path| path_name(&words, map, path)).collect();
            let lands: Vec<String> =
                map.lands.iter().map(|land| land_name(&words, table, land.name)).collect();
            // "H6.W" means nothing to people.
            let is_code = |name: &&String| name.split(|letter: char| !letter.is_alphanumeric()).any(is_code);
            for name in corners.iter().chain(&paths).chain(&lands) {
                assert!(!is_code(&name), "{name}");
            }
            // Where cities are far apart, parts of the same way share a name; on the map one sees which is meant.
            for (names, most) in [(&corners, 20), (&paths, 40), (&lands, 25)] {
                let percent = 100 * shared(names) / names.len();
                assert!(percent <= most, "{percent} of 100 names are shared: {names:?}");
            }
        }
    }

    /// Whether a word is a letter and a number, as hexes are named in records.
    fn is_code(word: &str) -> bool {
        let mut letters = word.chars();
        letters.next().is_some_and(|first| first.is_ascii_uppercase())
            && word.len() > 1
            && letters.all(|letter| letter.is_ascii_digit())
    }
}
