//! What lies on the table: resources, terrains, cards, and the printed numbers.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use game::{BySeat, ParseError};

/// Something that comes in a few kinds, so that counts of all kinds fit into one word.
pub trait Kind: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + 'static {
    /// All kinds, in the order in which they are listed.
    const ALL: &'static [Self];

    /// Its place in [`Kind::ALL`].
    fn index(self) -> usize;

    /// The kind with this name.
    fn named(name: &str) -> Option<Self> {
        // Names are compared letter by letter, so that no string is built.
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Its name in notation and positions.
    fn name(self) -> &'static str;
}

/// How many there are of each kind, a byte for each.
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts<K>(u64, PhantomData<K>);

impl<K> Clone for Counts<K> {
    fn clone(&self) -> Counts<K> {
        *self
    }
}

impl<K> Copy for Counts<K> {}

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts(0, PhantomData)
    }
}

/// The top bit of every byte; counts stay below it, so that bytes never borrow from each other.
const TOPS: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

impl<K: Kind> Counts<K> {
    /// The same number of every kind.
    #[must_use]
    pub fn each(number: u8) -> Counts<K> {
        let kinds = ONES >> (64 - 8 * K::ALL.len());
        Counts(kinds * u64::from(number), PhantomData)
    }

    /// One of a kind.
    #[inline]
    #[must_use]
    pub fn one(kind: K) -> Counts<K> {
        Counts(1 << (8 * kind.index()), PhantomData)
    }

    /// Several of one kind.
    #[inline]
    #[must_use]
    pub fn of(kind: K, number: u8) -> Counts<K> {
        Counts(u64::from(number) << (8 * kind.index()), PhantomData)
    }

    /// How many there are of `kind`.
    #[inline]
    #[must_use]
    pub fn get(self, kind: K) -> u8 {
        (self.0 >> (8 * kind.index())) as u8
    }

    /// How many there are of all kinds together.
    #[inline]
    #[must_use]
    pub fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there is nothing.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least as much of every kind as in `other`.
    #[inline]
    #[must_use]
    pub fn covers(self, other: Counts<K>) -> bool {
        ((self.0 | TOPS) - other.0) & TOPS == TOPS
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Counts<K>) -> Counts<K> {
        Counts(self.0 + other.0, PhantomData)
    }

    /// What is left without `other`, which has to be there.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Counts<K>) -> Counts<K> {
        debug_assert!(self.covers(other), "{self:?} does not cover {other:?}");
        Counts(self.0.wrapping_sub(other.0), PhantomData)
    }

    /// What is left of each kind without `other`, nothing where `other` has more.
    #[inline]
    #[must_use]
    pub fn without(self, other: Counts<K>) -> Counts<K> {
        let difference = (self.0 | TOPS) - other.0;
        let enough = ((difference & TOPS) >> 7) * 0xff;
        Counts(difference & !TOPS & enough, PhantomData)
    }

    /// The smaller number of each kind.
    #[inline]
    #[must_use]
    pub fn min(self, other: Counts<K>) -> Counts<K> {
        self.minus(self.without(other))
    }

    /// One of each kind that there is any of.
    #[inline]
    #[must_use]
    pub fn kinds(self) -> Counts<K> {
        self.min(Counts::each(1))
    }

    /// Each kind with its number, where there is any.
    pub fn iter(self) -> impl Iterator<Item = (K, u8)> {
        K::ALL.iter().map(move |&kind| (kind, self.get(kind))).filter(|&(_, number)| number > 0)
    }

    /// The kind of the card at a place, the cards counted in the order of kinds.
    #[must_use]
    pub fn nth(self, place: u32) -> Option<K> {
        let mut left = place;
        for (kind, number) in self.iter() {
            if left < u32::from(number) {
                return Some(kind);
            }
            left -= u32::from(number);
        }
        None
    }
}

impl<K: Kind> FromIterator<(K, u8)> for Counts<K> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(counts: I) -> Counts<K> {
        counts.into_iter().fold(Counts::default(), |sum, (kind, number)| sum.plus(Counts::of(kind, number)))
    }
}

impl<K: Kind> fmt::Debug for Counts<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(kind, number)| (kind.name(), number))).finish()
    }
}

macro_rules! kinds {
    ($kind:ident, $expected:literal, $($variant:ident $name:literal),+) => {
        impl Kind for $kind {
            const ALL: &'static [$kind] = &[$($kind::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                match self {
                    $($kind::$variant => $name),+
                }
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$kind, ParseError> {
                $kind::named(text).ok_or_else(|| ParseError::new(text, $expected))
            }
        }
    };
}

/// What terrains bring and what things cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resource {
    /// From forests.
    Lumber,
    /// From pastures.
    Wool,
    /// From fields; moves merchants.
    Grain,
    /// From mountains.
    Ore,
    /// From saltworks; moves caravans.
    Salt,
}

kinds!(Resource, "a resource", Lumber "lumber", Wool "wool", Grain "grain", Ore "ore", Salt "salt");

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

impl FromStr for Good {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Good, ParseError> {
        if text == "gold" {
            return Ok(Good::Gold);
        }
        Resource::named(text).map(Good::Resource).ok_or_else(|| ParseError::new(text, "a resource or gold"))
    }
}

/// The kind of a terrain hex, which is also the color of its circle and of the tokens that fit it (MOE-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Forest and mountain forest.
    Forest,
    /// Pasture and mountain pasture.
    Pasture,
    /// Field.
    Field,
    /// Mountains.
    Mountains,
    /// Saltworks by the sea and in the mountains.
    Saltworks,
}

kinds!(Terrain, "a terrain", Forest "forest", Pasture "pasture", Field "field", Mountains "mountains",
    Saltworks "saltworks");

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

/// A development card (MOE-72).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Moves the robber.
    Lancer,
    /// Moves a caravan.
    FairWind,
    /// Moves a merchant.
    Guide,
    /// Opens up to two routes.
    Charter,
    /// Brings three gold.
    BillOfExchange,
    /// Brings two resources.
    GoodYear,
}

kinds!(Card, "a development card", Lancer "lancer", FairWind "fair-wind", Guide "guide", Charter "charter",
    BillOfExchange "bill-of-exchange", GoodYear "good-year");

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
        const fn bytes(lumber: u64, wool: u64, grain: u64, ore: u64, salt: u64) -> Hand {
            Counts(lumber | wool << 8 | grain << 16 | ore << 24 | salt << 32, PhantomData)
        }
        match self {
            Purchase::Card => bytes(0, 1, 0, 0, 1),
            Purchase::Merchant => bytes(1, 1, 1, 0, 0),
            Purchase::Caravan => bytes(1, 0, 0, 1, 1),
            Purchase::Route => bytes(1, 0, 0, 1, 0),
        }
    }
}

/// The whole development deck, 25 cards (MOE-72, reconstructed but for the lancer's name).
#[must_use]
pub fn deck() -> Cards {
    Counts(8 | 4 << 8 | 4 << 16 | 3 << 24 | 3 << 32 | 3 << 40, PhantomData)
}

/// Posts of each player, the three of the start included (MOE-12).
#[inline]
#[must_use]
pub fn posts_each(board: Board, players: usize) -> u8 {
    match (board, players) {
        (Board::Short, 3) => 8,
        (Board::Short, _) => 7,
        (Board::Full, 3) => 12,
        (Board::Full, _) => 10,
    }
}

/// Commodities of each player: one under each post of the warehouse, and one that is free (MOE-12).
#[inline]
#[must_use]
pub fn commodities_each(board: Board, players: usize) -> u8 {
    posts_each(board, players) - FIRST_POSTS + 1
}

/// Which of the two boards is played on (MOE-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Board {
    /// Without Western Europe.
    #[default]
    Short,
    /// All of Europe.
    Full,
}

impl Board {
    /// Both boards.
    pub const ALL: [Board; 2] = [Board::Short, Board::Full];

    /// Its name in options and positions.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Board::Short => "short",
            Board::Full => "full",
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Board {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Board, ParseError> {
        let board = Board::ALL.into_iter().find(|board| board.name() == text);
        board.ok_or_else(|| ParseError::new(text, "a board, short or full"))
    }
}
