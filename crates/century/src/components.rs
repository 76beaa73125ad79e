//! What lies on the table: spices, cubes, merchant cards and point cards.

use std::fmt;
use std::ops::{AddAssign, Mul, SubAssign};
use std::str::FromStr;

use game::ParseError;

use crate::cards::{MERCHANTS, POINTS};

/// At most this many players sit down.
pub const SEATS: usize = 5;

/// A spice, in rising order of worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Spice {
    /// Turmeric, written `Y`.
    Yellow,
    /// Saffron, written `R`.
    Red,
    /// Cardamom, written `G`.
    Green,
    /// Cinnamon, written `B`.
    Brown,
}

impl Spice {
    /// All spices, the cheapest first.
    pub const ALL: [Spice; 4] = [Spice::Yellow, Spice::Red, Spice::Green, Spice::Brown];

    /// The letter in notations.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Spice::Yellow => 'Y',
            Spice::Red => 'R',
            Spice::Green => 'G',
            Spice::Brown => 'B',
        }
    }

    /// The spice one step up, if there is one.
    #[must_use]
    pub const fn raised(self) -> Option<Spice> {
        match self {
            Spice::Yellow => Some(Spice::Red),
            Spice::Red => Some(Spice::Green),
            Spice::Green => Some(Spice::Brown),
            Spice::Brown => None,
        }
    }

    pub(crate) fn from_letter(letter: char) -> Option<Spice> {
        Spice::ALL.into_iter().find(|spice| spice.letter() == letter)
    }
}

impl fmt::Display for Spice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Spice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Spice, ParseError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Spice::from_letter), letters.next()) {
            (Some(spice), None) => Ok(spice),
            _ => Err(ParseError::new(text, "a spice: Y, R, G or B")),
        }
    }
}

/// A heap of cubes: how many of each spice; written as letters, `YYR`, and `-` for none. The supply is unlimited, so
/// nothing counts it (CEN-07).
///
/// The four counts stand side by side in one word, 16 bits each, so that adding, comparing and summing take
/// an instruction or two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cubes(u64);

/// The highest bit of each count, which no count reaches.
const GUARDS: u64 = 0x8000_8000_8000_8000;
const ONES: u64 = 0x0001_0001_0001_0001;

impl Cubes {
    /// No cubes.
    pub const NONE: Cubes = Cubes(0);

    /// More cubes of one spice than this are refused when a position is read.
    pub const LIMIT: usize = 1000;

    /// So many of yellow, red, green and brown.
    #[must_use]
    pub const fn new(yellow: u16, red: u16, green: u16, brown: u16) -> Cubes {
        Cubes(yellow as u64 | (red as u64) << 16 | (green as u64) << 32 | (brown as u64) << 48)
    }

    /// A single cube.
    #[inline]
    #[must_use]
    pub const fn one(spice: Spice) -> Cubes {
        Cubes(1 << (16 * spice as u32))
    }

    /// How many cubes of `spice`.
    #[inline]
    #[must_use]
    pub const fn count(self, spice: Spice) -> usize {
        (self.0 >> (16 * spice as u32)) as u16 as usize
    }

    /// How many cubes in all.
    #[inline]
    #[must_use]
    pub const fn total(self) -> usize {
        (self.0.wrapping_mul(ONES) >> 48) as usize
    }

    /// How many cubes of `spice` and of dearer spices.
    #[inline]
    #[must_use]
    pub const fn total_from(self, spice: Spice) -> usize {
        Cubes(self.0 >> (16 * spice as u32)).total()
    }

    /// Whether `cost` can be paid from these.
    #[inline]
    #[must_use]
    pub const fn covers(self, cost: Cubes) -> bool {
        ((self.0 | GUARDS) - cost.0) & GUARDS == GUARDS
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cheapest spice there is a cube of.
    #[inline]
    #[must_use]
    pub fn cheapest(self) -> Option<Spice> {
        Spice::ALL.into_iter().find(|&spice| self.count(spice) > 0)
    }
}

impl AddAssign for Cubes {
    #[inline]
    fn add_assign(&mut self, other: Cubes) {
        self.0 += other.0;
        debug_assert!(self.0 & GUARDS == 0, "a count ran over");
    }
}

impl SubAssign for Cubes {
    #[inline]
    fn sub_assign(&mut self, other: Cubes) {
        debug_assert!(self.covers(other), "cubes that are not there");
        self.0 -= other.0;
    }
}

impl Mul<u8> for Cubes {
    type Output = Cubes;

    #[inline]
    fn mul(self, times: u8) -> Cubes {
        Cubes(self.0 * u64::from(times))
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for spice in Spice::ALL {
            for _ in 0..self.count(spice) {
                write!(f, "{spice}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Cubes {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Cubes, ParseError> {
        let mut counts = [0u16; 4];
        if text != "-" {
            for letter in text.chars() {
                let spice = Spice::from_letter(letter)
                    .ok_or_else(|| ParseError::new(text, "cubes: letters Y, R, G, B, or - for none"))?;
                counts[spice as usize] += 1;
                if usize::from(counts[spice as usize]) > Cubes::LIMIT {
                    return Err(ParseError::new(text, "cubes: at most 1000 of a spice"));
                }
            }
        }
        let [yellow, red, green, brown] = counts;
        Ok(Cubes::new(yellow, red, green, brown))
    }
}

game::kinds! {
    /// A coin, above a point card or with whoever got it.
    pub enum Coin: "a coin, gold or silver" {
        /// Above the first point card.
        Gold = "gold",
        /// Above the second, or above the first when the gold is gone.
        Silver = "silver",
    }
}

impl Coin {
    /// What it counts at the end (CEN-51).
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Coin::Gold => 3,
            Coin::Silver => 1,
        }
    }
}

/// What a merchant card does when it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Take these cubes.
    Spice(Cubes),
    /// Raise cubes, so many steps in all.
    Upgrade(u8),
    /// Pay the first, take the second, as often as wished.
    Trade {
        /// The cubes above the arrow.
        pay: Cubes,
        /// The cubes below the arrow.
        gain: Cubes,
    },
}

/// A merchant card; written by what it does: `YYR`, `up2`, `YY>G`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MerchantCard(u8);

impl MerchantCard {
    /// How many different cards there are, the two starting ones included.
    pub const COUNT: usize = 45;
    /// The starting card that gives two yellow cubes.
    pub const GAIN_2: MerchantCard = MerchantCard(0);
    /// The starting card with two upgrades.
    pub const UPGRADE_2: MerchantCard = MerchantCard(1);

    /// What the card does.
    #[inline]
    #[must_use]
    pub fn effect(self) -> Effect {
        MERCHANTS[usize::from(self.0)]
    }

    #[inline]
    pub(crate) const fn at(index: usize) -> MerchantCard {
        MerchantCard(index as u8)
    }

    /// The place of the card among [all](MerchantCard::all), counted from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of the two starting cards, of which every player has a copy.
    #[must_use]
    pub fn is_starting_card(self) -> bool {
        MerchantSet::STARTING.contains(self)
    }

    /// All cards, the starting ones first.
    pub fn all() -> impl Iterator<Item = MerchantCard> {
        MerchantSet::STARTING.iter().chain(MerchantSet::DECK.iter())
    }
}

impl fmt::Display for MerchantCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.effect() {
            Effect::Spice(cubes) => cubes.fmt(f),
            Effect::Upgrade(steps) => write!(f, "up{steps}"),
            Effect::Trade { pay, gain } => write!(f, "{pay}>{gain}"),
        }
    }
}

impl FromStr for MerchantCard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MerchantCard, ParseError> {
        let effect = if let Some((pay, gain)) = text.split_once('>') {
            Effect::Trade { pay: pay.parse()?, gain: gain.parse()? }
        } else if let Some(steps) = text.strip_prefix("up") {
            Effect::Upgrade(steps.parse().map_err(|_| ParseError::new(text, "a merchant card"))?)
        } else {
            Effect::Spice(text.parse()?)
        };
        let card = MerchantCard::all().find(|card| card.effect() == effect && card.to_string() == text);
        card.ok_or_else(|| ParseError::new(text, "a merchant card, such as YYR, up2 or YY>G"))
    }
}

/// A point card; written by the cubes it costs: `YYRR`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointCard(u8);

impl PointCard {
    /// How many point cards there are, all different.
    pub const COUNT: usize = 36;

    /// The cubes that are returned for it.
    #[inline]
    #[must_use]
    pub fn cost(self) -> Cubes {
        POINTS[usize::from(self.0)].0
    }

    #[inline]
    const fn at(index: usize) -> PointCard {
        PointCard(index as u8)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is worth.
    #[inline]
    #[must_use]
    pub fn points(self) -> u8 {
        POINTS[usize::from(self.0)].1
    }
}

impl fmt::Display for PointCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cost().fmt(f)
    }
}

impl FromStr for PointCard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PointCard, ParseError> {
        let card = PointSet::ALL.iter().find(|card| card.to_string() == text);
        card.ok_or_else(|| ParseError::new(text, "a point card by its cost, such as YYRR"))
    }
}

game::json_as_text!(Cubes, MerchantCard, PointCard);
game::debug_as_text!(Cubes, MerchantCard, PointCard);

game::bit_set! {
    /// A set of merchant cards; each card is in it once or not at all.
    pub struct MerchantSet(u64) of MerchantCard, MerchantCards;
}

game::bit_set! {
    /// A set of point cards; each card is in it once or not at all.
    pub struct PointSet(u64) of PointCard, PointCards;
}

game::json_as_list!(MerchantSet of MerchantCard, PointSet of PointCard);

impl MerchantSet {
    /// The two cards that every player starts with (CEN-03).
    pub const STARTING: MerchantSet = MerchantSet(0b11);
    /// The 43 cards of the deck.
    pub const DECK: MerchantSet = MerchantSet(((1 << MerchantCard::COUNT) - 1) & !0b11);
}

impl PointSet {
    /// All point cards.
    pub const ALL: PointSet = PointSet((1 << PointCard::COUNT) - 1);
}
