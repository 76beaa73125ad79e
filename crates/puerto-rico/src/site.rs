//! Where colonists work: the tiles of an island by kind, and the buildings of a city.

use std::fmt;
use std::str::FromStr;

use game::ParseError;

use crate::building::Building;
use crate::components::Tile;
use crate::state::Board;

/// All tiles of one kind, or one building: a line of the list that the mayor's colonists are placed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Site {
    /// The tiles of a kind.
    Tile(Tile),
    /// A building.
    Building(Building),
}

impl Site {
    fn from_index(index: usize) -> Option<Site> {
        match Tile::ALL.get(index) {
            Some(&tile) => Some(Site::Tile(tile)),
            None => Building::ALL.get(index - Tile::ALL.len()).copied().map(Site::Building),
        }
    }

    fn index(self) -> usize {
        match self {
            Site::Tile(tile) => tile.index(),
            Site::Building(building) => Tile::ALL.len() + building.index(),
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Site::Tile(tile) => tile.fmt(f),
            Site::Building(building) => building.fmt(f),
        }
    }
}

impl FromStr for Site {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Site, ParseError> {
        let tile = text.parse().map(Site::Tile);
        tile.or_else(|_| text.parse().map(Site::Building))
            .map_err(|_: ParseError| ParseError::new(text, "a plantation, a quarry or a building"))
    }
}

game::json_as_text!(Site);

/// A set of sites, tiles before buildings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SiteSet(u32);

impl SiteSet {
    /// The sites of a player.
    #[inline]
    #[must_use]
    pub fn of(board: &Board) -> SiteSet {
        let mut set = board.buildings.bits() << Tile::ALL.len();
        for (index, &count) in board.tiles.0.iter().enumerate() {
            set |= u32::from(count > 0) << index;
        }
        SiteSet(set)
    }

    /// The first site of the set.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Site> {
        if self.0 == 0 { None } else { Site::from_index(self.0.trailing_zeros() as usize) }
    }

    /// The set without its first site.
    #[inline]
    #[must_use]
    pub const fn rest(self) -> SiteSet {
        SiteSet(self.0 & self.0.wrapping_sub(1))
    }

    /// Whether `site` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, site: Site) -> bool {
        self.0 & 1 << site.index() != 0
    }

    /// The set without `site`.
    #[inline]
    #[must_use]
    pub fn without(self, site: Site) -> SiteSet {
        SiteSet(self.0 & !(1 << site.index()))
    }

    /// The sites of the set from `site` on.
    #[inline]
    #[must_use]
    pub fn starting_at(self, site: Site) -> SiteSet {
        SiteSet(self.0 & (u32::MAX << site.index()))
    }
}

impl FromIterator<Site> for SiteSet {
    fn from_iter<I: IntoIterator<Item = Site>>(sites: I) -> SiteSet {
        SiteSet(sites.into_iter().fold(0, |bits, site| bits | 1 << site.index()))
    }
}

impl IntoIterator for SiteSet {
    type Item = Site;
    type IntoIter = Sites;

    fn into_iter(self) -> Sites {
        Sites(self)
    }
}

/// The sites of a [`SiteSet`], in their order.
#[derive(Debug, Clone)]
pub struct Sites(SiteSet);

impl Iterator for Sites {
    type Item = Site;

    #[inline]
    fn next(&mut self) -> Option<Site> {
        let site = self.0.first()?;
        self.0 = self.0.rest();
        Some(site)
    }
}
