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
    #[inline]
    const fn at(index: usize) -> Site {
        if index < Tile::ALL.len() {
            Site::Tile(Tile::ALL[index])
        } else {
            Site::Building(Building::ALL[index - Tile::ALL.len()])
        }
    }

    /// Its place in the list of all sites, tiles before buildings.
    #[inline]
    pub(crate) const fn index(self) -> usize {
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

game::bit_set! {
    /// A set of sites, tiles before buildings.
    pub struct SiteSet(u32) of Site, Sites;
}

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

    /// The set without its first site.
    #[inline]
    #[must_use]
    pub const fn rest(self) -> SiteSet {
        SiteSet(self.0 & self.0.wrapping_sub(1))
    }
}
