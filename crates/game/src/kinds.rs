//! Kinds of things: enums whose members have names, and tables and counts that are indexed by them.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::shortened;
use crate::objection;
use crate::position::refused;
use crate::random::{Draw, Rng};

/// Something that comes in a few kinds, each with a name.
///
/// [`kinds!`](crate::kinds!) defines such types.
pub trait Kind: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + 'static {
    /// All kinds, in their order.
    const ALL: &'static [Self];

    /// Its place in [`Kind::ALL`].
    fn index(self) -> usize;

    /// Its name in notation and positions.
    fn name(self) -> &'static str;

    /// The kind with this name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

/// Defines an enum whose members have a name each, which is also their notation and their JSON. The text behind the
/// colon says what was expected where a name can't be read. A crate that uses it depends on `serde`.
///
/// ```
/// game::kinds! {
///     /// What grows on a field.
///     pub enum Crop: "a crop, rye or flax" {
///         /// For bread.
///         Rye = "rye",
///         /// For linen.
///         Flax = "flax",
///     }
/// }
/// assert_eq!(Crop::ALL.map(Crop::name), Crop::NAMES);
/// assert_eq!(Crop::NAMES, ["rye", "flax"]);
/// assert_eq!("flax".parse(), Ok(Crop::Flax));
/// assert_eq!("oats".parse::<Crop>().unwrap_err().to_string(), "'oats' is not a crop, rye or flax");
/// assert_eq!(serde_json::to_string(&Crop::Rye).unwrap(), "\"rye\"");
/// ```
#[macro_export]
macro_rules! kinds {
    ($(#[$doc:meta])* $vis:vis enum $kind:ident: $expected:literal {
        $($(#[$about:meta])* $member:ident = $name:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[repr(u8)]
        $vis enum $kind {
            $($(#[$about])* #[serde(rename = $name)] $member,)+
        }

        impl $kind {
            /// All of them, in their order.
            $vis const ALL: [$kind; [$($name),+].len()] = [$($kind::$member),+];

            /// Their names, in the same order.
            #[allow(dead_code, reason = "only kinds that can be chosen before a game need them")]
            $vis const NAMES: [&'static str; [$($name),+].len()] = [$($name),+];

            /// The name in notation and positions.
            #[must_use]
            $vis const fn name(self) -> &'static str {
                match self {
                    $($kind::$member => $name,)+
                }
            }

            /// The place in [`ALL`](Self::ALL).
            #[inline]
            #[must_use]
            $vis const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place of [`ALL`](Self::ALL).
            #[inline]
            #[allow(dead_code, reason = "only sets of the kind need it")]
            const fn at(index: usize) -> $kind {
                $kind::ALL[index]
            }
        }

        impl $crate::kinds::Kind for $kind {
            const ALL: &'static [$kind] = &$kind::ALL;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                $kind::name(self)
            }
        }

        impl ::std::fmt::Display for $kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $kind {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<$kind, $crate::ParseError> {
                <$kind as $crate::kinds::Kind>::named(text)
                    .ok_or_else(|| $crate::ParseError::new(text, $expected))
            }
        }

        $crate::said_as_text!($kind);
    };
}

/// One `T` for each of `N` kinds, indexed by the kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByKind<K, T, const N: usize>(pub [T; N], PhantomData<K>);

impl<K, T, const N: usize> ByKind<K, T, N> {
    /// A table with the things in the order of kinds.
    #[inline]
    #[must_use]
    pub const fn new(things: [T; N]) -> ByKind<K, T, N> {
        ByKind(things, PhantomData)
    }
}

impl<K, T: Default + Copy, const N: usize> Default for ByKind<K, T, N> {
    fn default() -> ByKind<K, T, N> {
        ByKind::new([T::default(); N])
    }
}

impl<K: Kind, T: fmt::Debug, const N: usize> fmt::Debug for ByKind<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(K::ALL.iter().map(|kind| kind.name()).zip(&self.0)).finish()
    }
}

impl<K: Kind, T, const N: usize> Index<K> for ByKind<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, kind: K) -> &T {
        &self.0[kind.index()]
    }
}

impl<K: Kind, T, const N: usize> IndexMut<K> for ByKind<K, T, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut T {
        &mut self.0[kind.index()]
    }
}

/// How many there are of each kind.
impl<K: Kind, const N: usize> ByKind<K, u8, N> {
    /// Nothing at all.
    pub const NONE: ByKind<K, u8, N> = ByKind::new([0; N]);

    /// The same number of each kind.
    #[inline]
    #[must_use]
    pub const fn each(number: u8) -> ByKind<K, u8, N> {
        ByKind::new([number; N])
    }

    /// This many of one kind.
    #[inline]
    #[must_use]
    pub fn of(kind: K, number: u8) -> ByKind<K, u8, N> {
        let mut counts = ByKind::NONE;
        counts[kind] = number;
        counts
    }

    /// How many of all kinds together.
    #[inline]
    #[must_use]
    pub fn total(self) -> u8 {
        self.sum().try_into().unwrap_or(u8::MAX)
    }

    /// Whether there is one of this kind.
    #[inline]
    #[must_use]
    pub fn has(self, kind: K) -> bool {
        self[kind] > 0
    }

    /// How many of one kind.
    #[inline]
    #[must_use]
    pub fn count(self, kind: K) -> u8 {
        self[kind]
    }

    /// The kinds that there is at least one of.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> {
        self.present().map(|(kind, _)| kind)
    }

    /// The kinds that there is at least one of, with how many.
    #[inline]
    pub fn present(self) -> impl Iterator<Item = (K, u8)> {
        K::ALL.iter().copied().zip(self.0).filter(|&(_, number)| number > 0)
    }

    /// Whether there is at least as much of every kind as in `other`.
    #[inline]
    #[must_use]
    pub fn covers(self, other: ByKind<K, u8, N>) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// Adds `other`.
    #[inline]
    pub fn add(&mut self, other: ByKind<K, u8, N>) {
        for (have, more) in self.0.iter_mut().zip(other.0) {
            *have += more;
        }
    }

    /// Takes `other` away, which has to be there.
    #[inline]
    pub fn remove(&mut self, other: ByKind<K, u8, N>) {
        for (have, less) in self.0.iter_mut().zip(other.0) {
            *have -= less;
        }
    }

    /// One thing, each as likely as the others; nothing if there is none.
    #[inline]
    pub fn draw(self, rng: &mut impl Rng) -> Option<K> {
        drawn(self.present(), self.sum(), rng)
    }

    #[inline]
    fn sum(self) -> u32 {
        self.0.iter().map(|&number| u32::from(number)).sum()
    }
}

/// The kind of a thing that is drawn from so many of each kind, `total` in all; nothing if there is none.
#[inline]
pub fn drawn<K>(counts: impl IntoIterator<Item = (K, u8)>, total: u32, rng: &mut impl Rng) -> Option<K> {
    if total == 0 {
        return None;
    }
    let mut left = rng.below(total);
    for (kind, number) in counts {
        if left < u32::from(number) {
            return Some(kind);
        }
        left -= u32::from(number);
    }
    None
}

/// How many there are of each of up to eight kinds, below 128 of each: a byte for each kind, all of them in one word,
/// so that adding and comparing take an instruction or two.
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

impl<K> Counts<K> {
    /// So many of each kind, in the order of kinds.
    #[must_use]
    pub const fn new(numbers: [u8; 8]) -> Counts<K> {
        Counts(u64::from_le_bytes(numbers), PhantomData)
    }
}

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

    /// One thing, each as likely as the others; nothing if there is none.
    #[inline]
    pub fn draw(self, rng: &mut impl Rng) -> Option<K> {
        drawn(self.iter(), u32::from(self.total()), rng)
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

/// Names with numbers, such as `{"ore": 2}`; kinds that there is none of are left out.
impl<K: Kind> Serialize for Counts<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(kind, number)| (kind.name(), number)))
    }
}

impl<'de, K: Kind> Deserialize<'de> for Counts<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts<K>, D::Error> {
        /// More of a kind than this is in no game, and would not add up in a byte.
        const MOST: u8 = 40;
        let mut counts = Counts::default();
        for (name, number) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let kind = K::named(&name).ok_or_else(|| {
                let known: Vec<&str> = K::ALL.iter().map(|kind| kind.name()).collect();
                refused(objection!(
                    "'{name}' is none of {known}",
                    name = shortened(&name),
                    known = known.join(", ")
                ))
            })?;
            if number > MOST {
                return Err(refused(objection!(
                    "there are not {number} of {name} in the game",
                    number,
                    name
                )));
            }
            counts = counts.plus(Counts::of(kind, number));
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::fast;

    crate::kinds! {
        /// A color.
        enum Color: "a color" {
            /// Like grass.
            Green = "green",
            /// Like blood.
            Red = "red",
            /// Like the sky.
            Blue = "blue",
        }
    }

    type Colors = ByKind<Color, u8, 3>;

    #[test]
    fn kinds_are_read_by_their_names_and_know_their_place() {
        assert_eq!(Color::named("red"), Some(Color::Red));
        assert_eq!(Color::at(Color::Blue.index()), Color::Blue);
        assert_eq!(format!("[{:>5}]", Color::Red), "[  red]");
        assert!("RED".parse::<Color>().is_err());
    }

    #[test]
    fn counts_of_both_sorts_add_up_alike() {
        let (mut table, packed) = (Colors::new([2, 0, 5]), Counts::<Color>::new([2, 0, 5, 0, 0, 0, 0, 0]));
        assert_eq!(table.present().collect::<Vec<_>>(), packed.iter().collect::<Vec<_>>());
        assert_eq!((table.total(), packed.total()), (7, 7));
        let one = Colors::of(Color::Blue, 1);
        assert!(table.covers(one) && packed.covers(Counts::one(Color::Blue)));
        assert!(!table.has(Color::Red) && !packed.covers(Counts::one(Color::Red)));
        table.remove(one);
        table.add(Colors::each(1));
        assert_eq!(table, Colors::new([3, 1, 5]));
        assert_eq!(packed.without(Counts::each(3)), Counts::of(Color::Blue, 2));
        assert_eq!(packed.kinds(), [(Color::Green, 1), (Color::Blue, 1)].into_iter().collect());
    }

    #[test]
    fn a_thing_is_drawn_as_often_as_there_are_such() {
        let (mut rng, mut same) = (fast(1), fast(1));
        let (table, packed) = (Colors::new([1, 0, 3]), Counts::<Color>::new([1, 0, 3, 0, 0, 0, 0, 0]));
        let mut drawn = [0u32; 3];
        for _ in 0..4_000 {
            let color = table.draw(&mut rng).expect("a color");
            assert_eq!(packed.draw(&mut same), Some(color));
            drawn[color.index()] += 1;
        }
        assert!(drawn[1] == 0 && (900..1_100).contains(&drawn[0]), "{drawn:?}");
        assert_eq!(Colors::NONE.draw(&mut rng), None);
    }
}
