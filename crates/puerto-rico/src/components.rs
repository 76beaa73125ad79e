//! What lies on the table: goods, tiles, roles, ships, and the numbers printed in the rulebook.

use std::ops::{Index, IndexMut};

/// The smallest table.
pub const MIN_PLAYERS: usize = 3;
/// The largest table.
pub const MAX_PLAYERS: usize = 5;
/// Spaces of an island (PR-20).
pub const ISLAND_SPACES: u8 = 12;
/// Spaces of a city (PR-42).
pub const CITY_SPACES: u8 = 12;
/// Quarry tiles (PR-04).
pub const QUARRIES: u8 = 8;
/// Places of the trading house (PR-51).
pub const HOUSE_PLACES: u8 = 4;
/// Cargo ships (PR-06).
pub const SHIPS: usize = 3;

/// Plantation tiles of each kind, the starting ones included (PR-04).
pub const PLANTATIONS: ByGood<u8> = ByGood([10, 12, 11, 9, 8]);
/// Barrels of each kind (PR-07).
pub const BARRELS: ByGood<u8> = ByGood([10, 11, 11, 9, 9]);
/// What the trading house pays for a barrel (PR-50).
pub const PRICES: ByGood<u8> = ByGood([0, 1, 2, 3, 4]);

/// An enum whose variants have a name in notation and JSON.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident: $expected:literal; $($(#[$about:meta])* $variant:ident $name:literal,)+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[repr(u8)]
        pub enum $type {
            $($(#[$about])* #[serde(rename = $name)] $variant,)+
        }

        impl $type {
            /// All of them, in order.
            pub const ALL: &[$type] = &[$($type::$variant),+];

            /// The name in notation and JSON.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)+
                }
            }

            /// The place in [`ALL`](Self::ALL).
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = ::game::ParseError;

            fn from_str(text: &str) -> Result<$type, ::game::ParseError> {
                let found = $type::ALL.iter().find(|known| known.name() == text);
                found.copied().ok_or_else(|| ::game::ParseError::new(text, $expected))
            }
        }
    };
}
pub(crate) use named;

named! {
    /// A kind of goods, in rising price; also the kind of a plantation.
    Good: "a kind of goods";
    /// Corn, which needs no building.
    Corn "corn",
    /// Indigo.
    Indigo "indigo",
    /// Sugar.
    Sugar "sugar",
    /// Tobacco.
    Tobacco "tobacco",
    /// Coffee.
    Coffee "coffee",
}

named! {
    /// What lies on a space of an island.
    Tile: "a plantation or a quarry";
    /// A corn plantation.
    Corn "corn",
    /// An indigo plantation.
    Indigo "indigo",
    /// A sugar plantation.
    Sugar "sugar",
    /// A tobacco plantation.
    Tobacco "tobacco",
    /// A coffee plantation.
    Coffee "coffee",
    /// A quarry.
    Quarry "quarry",
}

named! {
    /// Whether players are asked before what they may decline, but hardly anybody does (PR-13): to take colonists from the
    /// ship, to produce, and to keep the one barrel of the wind rose (PR-61).
    Declining: "usual or asked";
    /// These go by themselves.
    Usual "usual",
    /// Players are asked each time: the book's own way.
    Asked "asked",
}

named! {
    /// A role card (PR-05).
    Role: "a role";
    /// New tiles for the islands.
    Settler "settler",
    /// New colonists.
    Mayor "mayor",
    /// New buildings.
    Builder "builder",
    /// Production of goods.
    Craftsman "craftsman",
    /// Sales to the trading house.
    Trader "trader",
    /// Goods go on ships.
    Captain "captain",
    /// A doubloon; with four and five players.
    Prospector "prospector",
    /// The second prospector; with five players.
    Prospector2 "prospector-2",
}

impl From<Good> for Tile {
    #[inline]
    fn from(good: Good) -> Tile {
        Tile::ALL[good.index()]
    }
}

impl Tile {
    /// What a plantation grows; nothing on a quarry.
    #[inline]
    #[must_use]
    pub fn good(self) -> Option<Good> {
        Good::ALL.get(self.index()).copied()
    }
}

impl Role {
    /// The role cards of a table of `players` (PR-05).
    #[inline]
    #[must_use]
    pub fn of_table(players: usize) -> &'static [Role] {
        &Role::ALL[..players + 3]
    }

    /// Whether it is one of the two prospectors.
    #[must_use]
    pub const fn is_prospector(self) -> bool {
        matches!(self, Role::Prospector | Role::Prospector2)
    }
}

/// A set of role cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleSet(u8);

impl RoleSet {
    /// Whether `role` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0
    }

    /// Puts `role` into the set.
    #[inline]
    pub const fn insert(&mut self, role: Role) {
        self.0 |= 1 << role as u8;
    }

    /// How many roles are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no role is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// One `T` for each kind of goods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByGood<T>(pub [T; 5]);

impl ByGood<u8> {
    /// All kinds together.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds that there are at least one of, with how many.
    #[inline]
    pub fn present(&self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.iter().copied().zip(self.0).filter(|&(_, count)| count > 0)
    }
}

impl<T> Index<Good> for ByGood<T> {
    type Output = T;

    #[inline]
    fn index(&self, good: Good) -> &T {
        &self.0[good as usize]
    }
}

impl<T> IndexMut<Good> for ByGood<T> {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut T {
        &mut self.0[good as usize]
    }
}

/// One `T` for each kind of tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByTile<T>(pub [T; 6]);

impl ByTile<u8> {
    /// All kinds together.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl<T> Index<Tile> for ByTile<T> {
    type Output = T;

    #[inline]
    fn index(&self, tile: Tile) -> &T {
        &self.0[tile as usize]
    }
}

impl<T> IndexMut<Tile> for ByTile<T> {
    #[inline]
    fn index_mut(&mut self, tile: Tile) -> &mut T {
        &mut self.0[tile as usize]
    }
}

/// One of the three cargo ships, which rulebook and notation call by their spaces: "the 7".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShipName(pub u8);

impl ShipName {
    /// The ship at `index`, counted from the smallest, at a table of `players` (PR-06).
    #[inline]
    #[must_use]
    pub const fn new(index: usize, players: usize) -> ShipName {
        ShipName((players + 1 + index) as u8)
    }

    /// The index, counted from the smallest ship, if a table of `players` has this ship.
    #[inline]
    #[must_use]
    pub fn index(self, players: usize) -> Option<usize> {
        (self.0 as usize).checked_sub(players + 1).filter(|&index| index < SHIPS)
    }
}

/// What a cargo ship carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cargo {
    /// The kind; nothing on an empty ship.
    pub good: Option<Good>,
    /// How many barrels.
    pub barrels: u8,
}
