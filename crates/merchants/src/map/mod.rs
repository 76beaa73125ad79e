//! The map: terrain, intersections, paths, cities. Data of our own (MOE-06); the printed map is lost.
//!
//! An [`Atlas`] is a map file with its two boards. A [`Map`] is one board, as tables for quick look-ups. Atlases are
//! read once and stay for good, so that a state can point to its map and has no heap.

mod check;
mod draw;
mod faults;
mod file;
mod labels;
mod registry;
mod sections;
mod tables;

pub use check::{Finding, Verdict};
pub use file::{Fault, Faults};
pub(crate) use registry::city_place;
pub use registry::{EUROPE, earlier_europes, europe, find, ids, register};

use std::hash::{Hash, Hasher};

use hexes::Grid;

use crate::components::{Board, Hand, Terrain};
use crate::ids::{
    ById, CityId, CitySet, IntersectionId, IntersectionSet, LandId, LandSet, PathId, PathSet, TokenId,
};
use crate::place::{HexName, Intersection, Path};
use crate::setup::Players;

/// Cities that a map may have.
pub const MOST_CITIES: usize = 64;
/// One more than the terrain hexes that a map may have.
pub const MOST_LANDS: usize = 128;
/// Intersections that a map may have.
pub const MOST_INTERSECTIONS: usize = 255;
/// Paths that a map may have.
pub const MOST_PATHS: usize = 384;

/// One thing for each city that a map may have.
pub type ByCity<T> = ById<CityId, [T; MOST_CITIES]>;
/// One thing for each terrain hex that a map may have.
pub type ByLand<T> = ById<LandId, [T; MOST_LANDS]>;
/// One thing for each intersection that a map may have.
pub type ByIntersection<T> = ById<IntersectionId, [T; MOST_INTERSECTIONS + 1]>;
/// One thing for each path that a map may have.
pub type ByPath<T> = ById<PathId, [T; MOST_PATHS]>;
/// One thing for each number token.
pub type ByToken<T> = ById<TokenId, [T; TokenId::COUNT]>;

/// A map file: its name and both boards.
#[derive(Debug)]
pub struct Atlas {
    /// What options and positions call it.
    pub id: String,
    /// The short board.
    pub short: Map,
    /// The full board.
    pub full: Map,
}

impl Atlas {
    /// One of the boards.
    #[must_use]
    pub fn board(&self, board: Board) -> &Map {
        match board {
            Board::Short => &self.short,
            Board::Full => &self.full,
        }
    }
}

/// What a hex shows besides its terrain (MOE-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A printed number.
    Number(u8),
    /// An empty circle.
    Circle,
    /// A dotted circle, which has its token from the start.
    Dotted,
}

/// A terrain hex.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Land {
    /// Its name.
    pub name: HexName,
    /// Its kind.
    pub terrain: Terrain,
    /// Whether it lies in the mountains; only drawings care.
    pub high: bool,
    /// Its number or circle.
    pub mark: Mark,
}

/// A city site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct City {
    /// Its short name, for positions and commands.
    pub id: String,
    /// Its name in its own language.
    pub name: String,
    /// Where it is.
    pub at: Intersection,
    /// Violet ones are also for the start (MOE-02).
    pub violet: bool,
    /// What its builder gets (MOE-05, MOE-50).
    pub coins: u8,
}

/// The places of one color in the fixed start (MOE-13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FixedStart {
    /// The color.
    pub color: &'static str,
    /// The cities with its posts.
    pub posts: [CityId; 3],
    /// The path with its route; its caravan stands beside it. Posts that nobody plays have none.
    pub route: Option<PathId>,
    /// Its first cards.
    pub hand: Hand,
}

/// The fixed start, red first (MOE-13). What is fair among four need not be so among three, so a map may have first
/// posts for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Starts {
    /// At a table of three, where the last color has neutral posts.
    pub three: [FixedStart; 4],
    /// At a table of four.
    pub four: [FixedStart; 4],
}

impl Starts {
    /// The fixed start of so many players.
    #[must_use]
    pub fn of(&self, players: Players) -> &[FixedStart; 4] {
        if players == Players::FULL { &self.four } else { &self.three }
    }
}

/// One way out of an intersection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// The path.
    pub path: PathId,
    /// The intersection at its other end.
    pub to: IntersectionId,
}

/// One board, as tables. Lands, cities, intersections and paths are numbered in the order of their names.
#[derive(Debug)]
pub struct Map {
    /// The name of its atlas.
    pub id: String,
    /// Which of the two boards it is.
    pub board: Board,
    /// All hexes with their geometry, those of the sea too.
    pub grid: Grid,
    /// The hexes of the sea.
    pub seas: Vec<HexName>,
    /// The terrain hexes.
    pub lands: ById<LandId, Vec<Land>>,
    /// The city sites.
    pub cities: ById<CityId, Vec<City>>,
    /// The names of the intersections that a path leads to.
    pub intersections: ById<IntersectionId, Vec<Intersection>>,
    /// The names of the paths.
    pub paths: ById<PathId, Vec<Path>>,
    /// Names of stretches of sea and of double arrows, with their paths.
    pub labels: Vec<(String, Vec<PathId>)>,
    /// The fixed start (MOE-13).
    pub starts: Starts,
    /// The number on each token.
    pub tokens: ByToken<u8>,
    /// The land with the dotted circle of each terrain, in the order of terrains.
    pub dotted: [LandId; 5],
    /// Where the robber starts (MOE-11).
    pub robber: LandId,
    /// The paths with land on neither side.
    pub sea_paths: PathSet,
    /// The paths with a double arrow (MOE-05).
    pub double: PathSet,
    /// The intersections with a city.
    pub sites: IntersectionSet,
    /// The violet cities.
    pub violet: CitySet,
    /// The lands with each printed number.
    pub printed: [LandSet; 13],
    /// The lands with any printed number.
    pub numbered: LandSet,
    /// The lands with a circle, dotted or not.
    pub circles: LandSet,
    /// The terrain of each land.
    pub terrain: ByLand<Terrain>,
    /// The cities at each land.
    pub land_cities: ByLand<CitySet>,
    /// The lands at each city, fewer than three where there is sea.
    pub city_lands: ByCity<[Option<LandId>; 3]>,
    /// The intersection of each city.
    pub site: ById<CityId, Vec<IntersectionId>>,
    /// The city at each intersection.
    pub city_at: ByIntersection<Option<CityId>>,
    /// The ways out of each intersection, nearest name first.
    pub ways: ByIntersection<[Option<Way>; 3]>,
    /// The two ends of each path.
    pub ends: ById<PathId, Vec<[IntersectionId; 2]>>,
    /// The paths that share an end with each path.
    pub adjoining: ById<PathId, Vec<[Option<PathId>; 4]>>,
    /// The same as sets.
    pub adjoining_set: ById<PathId, Vec<PathSet>>,
    intersection_of_code: Vec<Option<IntersectionId>>,
    path_of_code: Vec<Option<PathId>>,
    land_of_code: Vec<Option<LandId>>,
}

/// The board of a game. Maps are kept once and stay till the program ends, so that the same map is at the same place.
#[derive(Debug, Clone, Copy)]
pub struct MapRef(pub &'static Map);

impl PartialEq for MapRef {
    fn eq(&self, other: &MapRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for MapRef {}

impl Hash for MapRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
        self.0.board.hash(state);
    }
}

impl Map {
    /// The number of an intersection, if it is on this board.
    #[inline]
    #[must_use]
    pub fn intersection(&self, name: Intersection) -> Option<IntersectionId> {
        self.intersection_of_code[name.code()]
    }

    /// The number of a path, if it is on this board.
    #[inline]
    #[must_use]
    pub fn path(&self, name: Path) -> Option<PathId> {
        self.path_of_code[name.code()]
    }

    /// The number of a terrain hex, if it is on this board.
    #[inline]
    #[must_use]
    pub fn land(&self, name: HexName) -> Option<LandId> {
        self.land_of_code[name.code()]
    }

    /// The number of the city at an intersection.
    #[inline]
    #[must_use]
    pub fn city(&self, name: Intersection) -> Option<CityId> {
        self.city_at[self.intersection(name)?]
    }

    /// The number of a city by its short name, its own name, or its intersection.
    #[must_use]
    pub fn city_named(&self, name: &str) -> Option<CityId> {
        // A city may have another one's short name for its own name.
        let short = self.cities.position(|city| city.id == name);
        let named = short.or_else(|| self.cities.position(|city| city.name == name));
        named.or_else(|| self.city(name.parse().ok()?))
    }

    /// The land with the dotted circle of a terrain.
    #[must_use]
    pub fn dotted(&self, terrain: Terrain) -> LandId {
        self.dotted[terrain.index()]
    }

    /// The number of a land when play begins: printed, or on the token of its dotted circle.
    #[must_use]
    pub fn first_number(&self, land: LandId) -> Option<u8> {
        let land = &self.lands[land];
        match land.mark {
            Mark::Number(number) => Some(number),
            Mark::Dotted => Some(self.tokens[TokenId::dotted(land.terrain)]),
            Mark::Circle => None,
        }
    }

    /// The lands around a city.
    pub fn lands_at(&self, city: CityId) -> impl Iterator<Item = LandId> + use<> {
        self.city_lands[city].into_iter().flatten()
    }

    /// The ways out of an intersection.
    #[inline]
    pub fn ways_from(&self, at: IntersectionId) -> impl Iterator<Item = Way> + use<> {
        self.ways[at].into_iter().map_while(|way| way)
    }

    /// The paths that share an end with `path`.
    #[inline]
    pub fn adjoining(&self, path: PathId) -> impl Iterator<Item = PathId> + use<> {
        self.adjoining[path].into_iter().map_while(|path| path)
    }

    /// The cities at the ends of a path, lower number first.
    #[inline]
    pub fn cities_at(&self, path: PathId) -> impl Iterator<Item = CityId> + use<> {
        let [one, other] = self.ends[path].map(|end| self.city_at[end]);
        [one.min(other), one.max(other)].into_iter().flatten()
    }

    /// How many paths it is from an intersection to every other, nothing where no path leads.
    #[must_use]
    pub fn distances(&self, from: IntersectionId) -> ByIntersection<Option<u8>> {
        let mut distances = ByIntersection::new([None; MOST_INTERSECTIONS + 1]);
        distances[from] = Some(0);
        let mut queue = vec![from];
        let mut done = 0;
        while done < queue.len() {
            let at = queue[done];
            done += 1;
            for way in self.ways_from(at) {
                if distances[way.to].is_none() {
                    distances[way.to] = distances[at].map(|steps| steps + 1);
                    queue.push(way.to);
                }
            }
        }
        distances
    }
}
