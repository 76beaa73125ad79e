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
pub use registry::{EUROPE, europe, find, register};

use hex::Grid;

use crate::bits::{CornerSet, PathSet};
use crate::components::{Board, Hand, Terrain};
use crate::place::{HexName, Intersection, Path};

/// Stands for no city, land, path or intersection in the tables.
pub const NONE: u8 = u8::MAX;
/// Stands for no path.
pub const NO_PATH: u16 = u16::MAX;

/// Cities that a map may have.
pub const MOST_CITIES: usize = 64;
/// Terrain hexes that a map may have.
pub const MOST_LANDS: usize = 128;
/// Intersections that a map may have.
pub const MOST_CORNERS: usize = 255;
/// Paths that a map may have.
pub const MOST_PATHS: usize = 384;
/// Number tokens: three for each kind of terrain (MOE-10).
pub const TOKENS: usize = 15;

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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The color.
    pub color: &'static str,
    /// The numbers of the cities with its posts.
    pub posts: [u8; 3],
    /// The number of the path with its route; its caravan stands beside it.
    pub route: u16,
    /// Its first cards.
    pub hand: Hand,
}

/// One way out of an intersection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// The path, [`NO_PATH`] for none.
    pub path: u16,
    /// The intersection at its other end, [`NONE`] for none.
    pub to: u8,
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
    pub lands: Vec<Land>,
    /// The city sites.
    pub cities: Vec<City>,
    /// The names of the intersections that a path leads to.
    pub corners: Vec<Intersection>,
    /// The names of the paths.
    pub paths: Vec<Path>,
    /// Names of stretches of sea and of double arrows, with their paths.
    pub labels: Vec<(String, Vec<u16>)>,
    /// The fixed start, red first (MOE-13).
    pub starts: [Start; 4],
    /// The number on each token: three for each terrain, the one of the dotted circle first.
    pub tokens: [u8; TOKENS],
    /// The land with the dotted circle of each terrain.
    pub dotted: [u8; 5],
    /// Where the robber starts (MOE-11).
    pub robber: u8,
    /// The paths with land on neither side.
    pub sea_paths: PathSet,
    /// The paths with a double arrow (MOE-05).
    pub double: PathSet,
    /// The intersections with a city.
    pub city_corners: CornerSet,
    /// The violet cities.
    pub violet: u64,
    /// The lands with each printed number.
    pub printed: [u128; 13],
    /// The lands with any printed number.
    pub numbered: u128,
    /// The lands with a circle, dotted or not.
    pub circles: u128,
    /// The terrain of each land.
    pub terrain: [Terrain; MOST_LANDS],
    /// The cities at each land.
    pub land_cities: [u64; MOST_LANDS],
    /// The lands at each city, [`NONE`] where there is sea.
    pub city_lands: [[u8; 3]; MOST_CITIES],
    /// The intersection of each city.
    pub city_corner: [u8; MOST_CITIES],
    /// The city at each intersection, or [`NONE`].
    pub corner_city: [u8; 256],
    /// The ways out of each intersection, nearest name first.
    pub ways: [[Way; 3]; 256],
    /// The two ends of each path.
    pub ends: [[u8; 2]; MOST_PATHS],
    /// The paths that share an end with each path, [`NO_PATH`] in empty places.
    pub adjoining: Box<[[u16; 4]; MOST_PATHS]>,
    /// The same as sets.
    pub adjoining_set: Box<[PathSet; MOST_PATHS]>,
    corner_of_code: Vec<u8>,
    path_of_code: Vec<u16>,
    land_of_code: Vec<u8>,
}

impl Map {
    /// The number of an intersection, if it is on this board.
    #[inline]
    #[must_use]
    pub fn corner(&self, name: Intersection) -> Option<u8> {
        Some(self.corner_of_code[name.code()]).filter(|&corner| corner != NONE)
    }

    /// The number of a path, if it is on this board.
    #[inline]
    #[must_use]
    pub fn path(&self, name: Path) -> Option<u16> {
        Some(self.path_of_code[name.code()]).filter(|&path| path != NO_PATH)
    }

    /// The number of a terrain hex, if it is on this board.
    #[inline]
    #[must_use]
    pub fn land(&self, name: HexName) -> Option<u8> {
        Some(self.land_of_code[name.code()]).filter(|&land| land != NONE)
    }

    /// The number of the city at an intersection.
    #[inline]
    #[must_use]
    pub fn city(&self, name: Intersection) -> Option<u8> {
        let corner = self.corner(name)?;
        Some(self.corner_city[usize::from(corner)]).filter(|&city| city != NONE)
    }

    /// The number of a city by its short name, its own name, or its intersection.
    #[must_use]
    pub fn city_named(&self, name: &str) -> Option<u8> {
        let place = self.cities.iter().position(|city| city.id == name || city.name == name);
        match place {
            Some(place) => Some(place as u8),
            None => self.city(name.parse().ok()?),
        }
    }

    /// The terrain of a token's color.
    #[inline]
    #[must_use]
    pub fn token_terrain(token: usize) -> usize {
        token / 3
    }

    /// The lands around a city.
    pub fn lands_at(&self, city: u8) -> impl Iterator<Item = u8> + use<> {
        self.city_lands[usize::from(city)].into_iter().filter(|&land| land != NONE)
    }

    /// The ways out of an intersection.
    #[inline]
    pub fn ways_from(&self, corner: u8) -> impl Iterator<Item = Way> + use<> {
        self.ways[usize::from(corner)].into_iter().take_while(|way| way.path != NO_PATH)
    }

    /// The paths that share an end with `path`.
    #[inline]
    pub fn adjoining(&self, path: u16) -> impl Iterator<Item = u16> + use<> {
        self.adjoining[usize::from(path)].into_iter().take_while(|&path| path != NO_PATH)
    }

    /// The cities at the ends of a path, lower number first.
    #[inline]
    pub fn cities_at(&self, path: u16) -> impl Iterator<Item = u8> + use<> {
        let [one, other] = self.ends[usize::from(path)].map(|corner| self.corner_city[usize::from(corner)]);
        [one.min(other), one.max(other)].into_iter().filter(|&city| city != NONE)
    }
}
