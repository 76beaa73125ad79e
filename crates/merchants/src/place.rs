//! Names of places: hexes, intersections, paths. They don't depend on the map, so that a notation can be read
//! without one.
//!
//! A hex is a column, A to Z, and a row from 1: `H6`. An intersection is the west or the east corner of exactly one
//! hex: `H6.W`. A path is the north, north-east or south-east side of exactly one hex: `G7.N`; its name from the other
//! hex, `G6.S`, is understood too.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use hexes::{Direction, EdgePoint, Hex, Point};

/// Columns that names reach to.
pub const COLUMNS: u8 = 26;
/// Rows that names reach to.
pub const ROWS: u8 = 30;

/// The name of a hex, such as `H6`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexName {
    column: u8,
    row: u8,
}

/// The name of an intersection, such as `H6.W`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Intersection {
    hex: HexName,
    corner: Corner,
}

/// The name of a path, such as `G7.N`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path {
    hex: HexName,
    side: HexSide,
}

/// Somewhere on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// At an intersection.
    Corner(Intersection),
    /// On a path.
    Path(Path),
    /// In a land.
    Land(HexName),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Corner {
    W,
    E,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum HexSide {
    N,
    NE,
    SE,
}

impl HexName {
    /// The hex in a column and a row, both counted from 0.
    #[must_use]
    pub fn new(column: u8, row: u8) -> Option<HexName> {
        (column < COLUMNS && row < ROWS).then_some(HexName { column, row })
    }

    /// Where the hex is on the plane. Every second column, B and D and so on, stands half a hex higher.
    #[must_use]
    pub fn hex(self) -> Hex {
        let (q, row) = (i16::from(self.column), i16::from(self.row));
        Hex::new(q, row + 1 - (q + 1) / 2)
    }

    /// The name of a hex of the plane, if it has one.
    #[must_use]
    pub fn at(hex: Hex) -> Option<HexName> {
        let row = hex.r - 1 + (hex.q + 1) / 2;
        HexName::new(u8::try_from(hex.q).ok()?, u8::try_from(row).ok()?)
    }

    /// A small number of its own.
    #[inline]
    #[must_use]
    pub fn code(self) -> usize {
        usize::from(self.column) * usize::from(ROWS) + usize::from(self.row)
    }
}

impl Intersection {
    /// How many codes there are.
    pub const CODES: usize = COLUMNS as usize * ROWS as usize * 2;

    /// The point of the plane.
    #[must_use]
    pub fn point(self) -> Point {
        let direction = match self.corner {
            Corner::E => Direction::ALL[0],
            Corner::W => Direction::ALL[3],
        };
        self.hex.hex().corner(direction)
    }

    /// The names of both corners of a hex that name an intersection.
    pub(crate) fn of(hex: HexName) -> [Intersection; 2] {
        [Corner::W, Corner::E].map(|corner| Intersection { hex, corner })
    }

    /// A small number of its own, in the order of names.
    #[inline]
    #[must_use]
    pub fn code(self) -> usize {
        self.hex.code() * 2 + self.corner as usize
    }
}

impl Path {
    /// How many codes there are.
    pub const CODES: usize = COLUMNS as usize * ROWS as usize * 3;

    /// The edge of the plane.
    #[must_use]
    pub fn edge(self) -> EdgePoint {
        let direction = match self.side {
            HexSide::SE => Direction::ALL[0],
            HexSide::NE => Direction::ALL[1],
            HexSide::N => Direction::ALL[2],
        };
        self.hex.hex().edge(direction)
    }

    /// The names of the three sides of a hex that name a path.
    pub(crate) fn of(hex: HexName) -> [Path; 3] {
        [HexSide::N, HexSide::NE, HexSide::SE].map(|side| Path { hex, side })
    }

    /// A small number of its own, in the order of names.
    #[inline]
    #[must_use]
    pub fn code(self) -> usize {
        self.hex.code() * 3 + self.side as usize
    }
}

impl fmt::Display for HexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), self.row + 1)
    }
}

impl fmt::Display for Intersection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:?}", self.hex, self.corner)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:?}", self.hex, self.side)
    }
}

game::said_as_text!(Intersection, Path);

impl FromStr for HexName {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HexName, ParseError> {
        let error = || ParseError::new(text, "a hex, such as H6");
        let (&letter, digits) = text.as_bytes().split_first().ok_or_else(error)?;
        let plain =
            digits.first().is_some_and(|&digit| digit != b'0') && digits.iter().all(u8::is_ascii_digit);
        if !letter.is_ascii_uppercase() || !plain {
            return Err(error());
        }
        let row: u8 = text[1..].parse().map_err(|_| error())?;
        HexName::new(letter - b'A', row - 1).ok_or_else(error)
    }
}

impl FromStr for Intersection {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Intersection, ParseError> {
        let error = || ParseError::new(text, "an intersection, such as H6.W");
        let (hex, corner) = text.split_once('.').ok_or_else(error)?;
        let corner = match corner {
            "W" => Corner::W,
            "E" => Corner::E,
            _ => return Err(error()),
        };
        Ok(Intersection { hex: hex.parse().map_err(|_| error())?, corner })
    }
}

/// Reads any of the six names of sides: S, SW and NW name the path from its other hex.
impl FromStr for Path {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Path, ParseError> {
        let error = || ParseError::new(text, "a path, such as G7.N");
        let (hex, side) = text.split_once('.').ok_or_else(error)?;
        let hex: HexName = hex.parse().map_err(|_| error())?;
        let beyond = |direction: usize| HexName::at(hex.hex().step(Direction::ALL[direction]));
        let (hex, side) = match side {
            "N" => (Some(hex), HexSide::N),
            "NE" => (Some(hex), HexSide::NE),
            "SE" => (Some(hex), HexSide::SE),
            "NW" => (beyond(3), HexSide::SE),
            "SW" => (beyond(4), HexSide::NE),
            "S" => (beyond(5), HexSide::N),
            _ => return Err(error()),
        };
        Ok(Path { hex: hex.ok_or_else(error)?, side })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for name in ["A1", "H6", "Q12", "Z30"] {
            assert_eq!(name.parse::<HexName>().unwrap().to_string(), name);
        }
        for name in ["", "H", "h6", "H0", "H06", "H31", "6H", "HH6", "É6", "H+6"] {
            assert!(name.parse::<HexName>().is_err(), "{name}");
        }
        assert_eq!("H6.W".parse::<Intersection>().unwrap().to_string(), "H6.W");
        assert_eq!("G7.NE".parse::<Path>().unwrap().to_string(), "G7.NE");
        assert!("H6.N".parse::<Intersection>().is_err());
        assert!("H6.W".parse::<Path>().is_err());
    }

    #[test]
    fn hexes_of_the_plane_have_their_names_back() {
        for name in ["A1", "B1", "H6", "G7", "Q12"].map(|name| name.parse::<HexName>().unwrap()) {
            assert_eq!(HexName::at(name.hex()), Some(name));
        }
    }

    #[test]
    fn a_side_has_two_names() {
        for (one, other) in [("G7.S", "G8.N"), ("H7.SW", "G7.NE"), ("H7.NW", "G6.SE")] {
            assert_eq!(one.parse::<Path>().unwrap().to_string(), other);
            let (hex, _) = one.split_once('.').unwrap();
            let hex: HexName = hex.parse().unwrap();
            let edge = other.parse::<Path>().unwrap().edge();
            assert!(Direction::ALL.iter().any(|&direction| hex.hex().edge(direction) == edge));
        }
    }
}
