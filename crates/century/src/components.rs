//! What lies on the table: spices, cubes, merchant cards and point cards.

use std::fmt;
use std::ops::{AddAssign, Mul, SubAssign};
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Serialize};

use crate::cards::{MERCHANTS, POINTS};

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

impl fmt::Debug for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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

impl fmt::Debug for MerchantCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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

impl fmt::Debug for PointCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for PointCard {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PointCard, ParseError> {
        let card = PointSet::ALL.iter().find(|card| card.to_string() == text);
        card.ok_or_else(|| ParseError::new(text, "a point card by its cost, such as YYRR"))
    }
}

/// A set of cards in one word, for both kinds of card.
macro_rules! card_set {
    ($card:ident, $set:ident, $what:literal) => {
        #[doc = concat!("A set of ", $what, "; each card is in it once or not at all.")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(u64);

        impl $set {
            /// No card.
            pub const EMPTY: $set = $set(0);

            /// Whether the card is in the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, card: $card) -> bool {
                self.0 & (1 << card.0) != 0
            }

            /// Puts a card in; says whether it was not there before.
            #[inline]
            pub const fn insert(&mut self, card: $card) -> bool {
                let is_new = !self.contains(card);
                self.0 |= 1 << card.0;
                is_new
            }

            /// Takes a card out.
            #[inline]
            pub const fn remove(&mut self, card: $card) {
                self.0 &= !(1 << card.0);
            }

            /// How many cards there are.
            #[inline]
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The cards of both sets.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The cards of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The cards in their order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $card> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let card = (left != 0).then(|| $card(left.trailing_zeros() as u8))?;
                    left &= left - 1;
                    Some(card)
                })
            }

            /// A random card of the set, each equally likely.
            #[inline]
            pub fn draw(self, rng: &mut impl game::Rng) -> $card {
                use game::Draw;
                $card(rng.bit(self.0) as u8)
            }
        }

        impl FromIterator<$card> for $set {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> $set {
                let mut set = $set::EMPTY;
                for card in cards {
                    set.insert(card);
                }
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let cards = Vec::<$card>::deserialize(deserializer)?;
                let mut set = $set::EMPTY;
                for card in cards {
                    if !set.insert(card) {
                        return Err(serde::de::Error::custom(format_args!("{card} is there twice")));
                    }
                }
                Ok(set)
            }
        }
    };
}

game::json_as_text!(Cubes, MerchantCard, PointCard);

card_set!(MerchantCard, MerchantSet, "merchant cards");
card_set!(PointCard, PointSet, "point cards");

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
