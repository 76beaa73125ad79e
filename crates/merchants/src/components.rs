//! What lies on the table: resources, terrains, cards, and the printed numbers.

use std::fmt;
use std::str::FromStr;

use game::{BySeat, ParseError};
pub use game::{Counts, Kind};

use crate::setup::Players;

game::kinds! {
    /// What terrains bring and what things cost.
    pub enum Resource: "a resource" {
        /// From forests.
        Lumber = "lumber",
        /// From pastures.
        Wool = "wool",
        /// From fields; moves merchants.
        Grain = "grain",
        /// From mountains.
        Ore = "ore",
        /// From saltworks; moves caravans.
        Salt = "salt",
    }
}

/// What can change hands in a trade: a resource, or gold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// A card.
    Resource(Resource),
    /// Coins.
    Gold,
}

impl Good {
    /// The resources, then gold.
    pub const ALL: [Good; 6] = [
        Good::Resource(Resource::Lumber),
        Good::Resource(Resource::Wool),
        Good::Resource(Resource::Grain),
        Good::Resource(Resource::Ore),
        Good::Resource(Resource::Salt),
        Good::Gold,
    ];

    /// Its place in [`Good::ALL`].
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        match self {
            Good::Resource(resource) => resource.index(),
            Good::Gold => 5,
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Good::Resource(resource) => resource.fmt(f),
            Good::Gold => f.write_str("gold"),
        }
    }
}

game::said_as_text!(Good);

impl FromStr for Good {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Good, ParseError> {
        if text == "gold" {
            return Ok(Good::Gold);
        }
        Resource::named(text).map(Good::Resource).ok_or_else(|| ParseError::new(text, "a resource or gold"))
    }
}

game::kinds! {
    /// The kind of a terrain hex, which is also the color of its circle and of the tokens that fit it (MOE-04).
    pub enum Terrain: "a terrain" {
        /// Forest and mountain forest.
        Forest = "forest",
        /// Pasture and mountain pasture.
        Pasture = "pasture",
        /// Field.
        Field = "field",
        /// Mountains.
        Mountains = "mountains",
        /// Saltworks by the sea and in the mountains.
        Saltworks = "saltworks",
    }
}

impl Terrain {
    /// What the terrain brings (MOE-01).
    #[inline]
    #[must_use]
    pub fn resource(self) -> Resource {
        match self {
            Terrain::Forest => Resource::Lumber,
            Terrain::Pasture => Resource::Wool,
            Terrain::Field => Resource::Grain,
            Terrain::Mountains => Resource::Ore,
            Terrain::Saltworks => Resource::Salt,
        }
    }
}

game::kinds! {
    /// A development card (MOE-72).
    pub enum Card: "a development card" {
        /// Moves the robber.
        Lancer = "lancer",
        /// Moves a caravan.
        FairWind = "fair-wind",
        /// Moves a merchant.
        Guide = "guide",
        /// Opens up to two routes.
        Charter = "charter",
        /// Brings three gold.
        BillOfExchange = "bill-of-exchange",
        /// Brings two resources.
        GoodYear = "good-year",
    }
}

/// Resource cards.
pub type Hand = Counts<Resource>;

/// Development cards.
pub type Cards = Counts<Card>;

/// Gold of each seat.
pub type Gold = BySeat<u8, SEATS>;

/// Cards of each resource (MOE-10).
pub const RESOURCE_CARDS: u8 = 19;
/// Gold in all coins together (MOE-10).
pub const GOLD: u8 = 100;
/// Gold that each player starts with (MOE-10).
pub const FIRST_GOLD: u8 = 3;
/// Routes of each player (MOE-10).
pub const ROUTES: u8 = 30;
/// Posts that each player sets before the first turn (MOE-12).
pub const FIRST_POSTS: u8 = 3;
/// Hands above this size lose half on a 7 (MOE-25).
pub const SAFE_HAND: u8 = 7;
/// Steps for each grain or salt (MOE-45, MOE-55).
pub const STEPS: u8 = 3;
/// The price of a resource in gold (MOE-31).
pub const RESOURCE_PRICE: u8 = 2;
/// Purchases for gold in a turn (MOE-31).
pub const PURCHASES: u8 = 2;
/// Cards of one resource for one of another or for a gold (MOE-32).
pub const EXCHANGE: u8 = 3;
/// Offers in a turn (MOE-30).
pub const OFFERS: u8 = 20;
/// Caravans that fit beside a route (MOE-56).
pub const CARAVANS_AT_A_ROUTE: usize = 2;
/// Gold from a bill of exchange (MOE-72).
pub const BILL: u8 = 3;
/// Resources of a good year (MOE-72).
pub const GOOD_YEAR: u8 = 2;
/// Routes of a charter (MOE-72).
pub const CHARTER: u8 = 2;
/// Most players at a table.
pub const SEATS: usize = 4;

/// What can be bought with resources.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purchase {
    /// A development card (MOE-35).
    Card,
    /// A merchant (MOE-36).
    Merchant,
    /// A caravan (MOE-37).
    Caravan,
    /// A route (MOE-38).
    Route,
}

impl Purchase {
    /// Its price.
    #[inline]
    #[must_use]
    pub const fn cost(self) -> Hand {
        // Lumber, wool, grain, ore and salt.
        match self {
            Purchase::Card => Counts::new([0, 1, 0, 0, 1, 0, 0, 0]),
            Purchase::Merchant => Counts::new([1, 1, 1, 0, 0, 0, 0, 0]),
            Purchase::Caravan => Counts::new([1, 0, 0, 1, 1, 0, 0, 0]),
            Purchase::Route => Counts::new([1, 0, 0, 1, 0, 0, 0, 0]),
        }
    }
}

/// The whole development deck, 25 cards (MOE-72, reconstructed but for the lancer's name).
#[must_use]
pub fn deck() -> Cards {
    Counts::new([8, 4, 4, 3, 3, 3, 0, 0])
}

/// Posts of each player, the three of the start included (MOE-12).
#[inline]
#[must_use]
pub const fn posts_each(board: Board, players: Players) -> u8 {
    match board {
        Board::Short => players.one_of([8, 7]),
        Board::Full => players.one_of([12, 10]),
    }
}

/// Commodities of each player: one under each post of the warehouse, and one that is free (MOE-12).
#[inline]
#[must_use]
pub const fn commodities_each(board: Board, players: Players) -> u8 {
    posts_each(board, players) - FIRST_POSTS + 1
}

game::kinds! {
    /// Which of the two boards is played on (MOE-06).
    #[derive(Default)]
    pub enum Board: "a board, short or full" {
        /// Without Western Europe.
        #[default]
        Short = "short",
        /// All of Europe.
        Full = "full",
    }
}
