//! What lies on the table: goods, tiles, roles, ships, and the numbers printed in the rulebook.

use std::fmt;
use std::ops::{Index, IndexMut};

use game::notation::NotationWords;
use game::{ByKind, ParseError};

use crate::setup::Players;

/// The smallest table.
pub const MIN_PLAYERS: usize = 3;
/// The largest table: at most this many players sit down.
pub const SEATS: usize = 5;
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
pub const PLANTATIONS: ByGood<u8> = ByGood::new([10, 12, 11, 9, 8]);
/// Barrels of each kind (PR-07).
pub const BARRELS: ByGood<u8> = ByGood::new([10, 11, 11, 9, 9]);
/// What the trading house pays for a barrel (PR-50).
pub const PRICES: ByGood<u8> = ByGood::new([0, 1, 2, 3, 4]);

game::kinds! {
    /// A kind of goods, in rising price; also the kind of a plantation.
    pub enum Good: "a kind of goods" {
        /// Corn, which needs no building.
        Corn = "corn",
        /// Indigo.
        Indigo = "indigo",
        /// Sugar.
        Sugar = "sugar",
        /// Tobacco.
        Tobacco = "tobacco",
        /// Coffee.
        Coffee = "coffee",
    }
}

game::kinds! {
    /// What lies on a space of an island.
    pub enum Tile: "a plantation or a quarry" {
        /// A corn plantation.
        Corn = "corn",
        /// An indigo plantation.
        Indigo = "indigo",
        /// A sugar plantation.
        Sugar = "sugar",
        /// A tobacco plantation.
        Tobacco = "tobacco",
        /// A coffee plantation.
        Coffee = "coffee",
        /// A quarry.
        Quarry = "quarry",
    }
}

game::kinds! {
    /// Whether players are asked before what they may decline, but hardly anybody does (PR-13): to take colonists from
    /// the ship, to produce, and to keep the one barrel of the wind rose (PR-61).
    pub enum Declining: "usual or asked" {
        /// These go by themselves.
        Usual = "usual",
        /// Players are asked each time: the book's own way.
        Asked = "asked",
    }
}

game::kinds! {
    /// A role card (PR-05).
    pub enum Role: "a role" {
        /// New tiles for the islands.
        Settler = "settler",
        /// New colonists.
        Mayor = "mayor",
        /// New buildings.
        Builder = "builder",
        /// Production of goods.
        Craftsman = "craftsman",
        /// Sales to the trading house.
        Trader = "trader",
        /// Goods go on ships.
        Captain = "captain",
        /// A doubloon; with four and five players.
        Prospector = "prospector",
        /// The second prospector; with five players.
        Prospector2 = "prospector-2",
    }
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

game::bit_set! {
    /// A set of kinds of goods.
    pub struct GoodSet(u8) of Good, Goods;
}

impl GoodSet {
    /// All five.
    pub const ALL: GoodSet = GoodSet((1 << Good::ALL.len()) - 1);

    /// The kinds whose number of barrels `is_meant` says yes to.
    #[inline]
    #[must_use]
    pub fn by_count(barrels: &ByGood<u8>, is_meant: impl Fn(u8) -> bool) -> GoodSet {
        let bit = |index: usize| u8::from(is_meant(barrels.0[index])) << index;
        GoodSet((0..Good::ALL.len()).fold(0, |bits, index| bits | bit(index)))
    }
}

impl Role {
    /// The role cards of a table of `players` (PR-05).
    #[inline]
    #[must_use]
    pub fn of_table(players: Players) -> &'static [Role] {
        &Role::ALL[..players.get() + 3]
    }

    /// Whether it is one of the two prospectors.
    #[must_use]
    pub const fn is_prospector(self) -> bool {
        matches!(self, Role::Prospector | Role::Prospector2)
    }
}

game::bit_set! {
    /// A set of role cards.
    pub struct RoleSet(u8) of Role, Roles;
}

/// One `T` for each kind of goods.
pub type ByGood<T> = ByKind<Good, T, 5>;

/// One `T` for each kind of tile.
pub type ByTile<T> = ByKind<Tile, T, 6>;

/// One `T` for each role card.
pub type ByRole<T> = ByKind<Role, T, 8>;

/// One of the three cargo ships of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Ship {
    /// The one with the fewest spaces.
    Small,
    /// The one between.
    Middle,
    /// The one with the most spaces.
    Large,
}

impl Ship {
    /// All of them, the smallest first.
    pub const ALL: [Ship; SHIPS] = [Ship::Small, Ship::Middle, Ship::Large];

    /// The place in [`ALL`](Self::ALL).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    const fn at(index: usize) -> Ship {
        Ship::ALL[index]
    }
}

/// One `T` for each cargo ship, indexed by [`Ship`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByShip<T>(pub [T; SHIPS]);

impl<T> Index<Ship> for ByShip<T> {
    type Output = T;

    #[inline]
    fn index(&self, ship: Ship) -> &T {
        &self.0[ship.index()]
    }
}

impl<T> IndexMut<Ship> for ByShip<T> {
    #[inline]
    fn index_mut(&mut self, ship: Ship) -> &mut T {
        &mut self.0[ship.index()]
    }
}

game::bit_set! {
    /// A set of cargo ships.
    pub struct ShipSet(u8) of Ship, Ships;
}

/// What rulebook and notation call a cargo ship: by its spaces, "the 7". How many a ship has depends on how many play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShipName(u8);

impl ShipName {
    /// What a ship is called at a table of `players` (PR-06).
    #[inline]
    #[must_use]
    pub const fn new(ship: Ship, players: Players) -> ShipName {
        ShipName(players.as_u8() + 1 + ship as u8)
    }

    /// Its spaces.
    #[inline]
    #[must_use]
    pub const fn spaces(self) -> u8 {
        self.0
    }

    /// The ship that is called so at a table of `players`, if there is one.
    #[inline]
    #[must_use]
    pub fn ship(self, players: Players) -> Option<Ship> {
        let index = self.0.checked_sub(players.as_u8() + 1)?;
        Ship::ALL.get(usize::from(index)).copied()
    }

    pub(crate) fn read(words: &mut NotationWords<'_>) -> Result<ShipName, ParseError> {
        words.number(4..=8, "a ship by its spaces, 4 to 8").map(ShipName)
    }
}

impl fmt::Display for ShipName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
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
