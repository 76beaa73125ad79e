//! The numbers that cities, lands, intersections, paths and tokens have on a map; sets of them, and tables by them.
//!
//! On a [`Map`](crate::map::Map) everything is numbered in the order of its names. A number of one kind can't be taken
//! for one of another, and `Option` of one takes no more room than the number.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::num::{NonZeroU8, NonZeroU16};
use std::ops::{Index, IndexMut};

use crate::components::Terrain;

/// A number on a map, counted from 0.
pub trait Id: Copy + Eq + Ord + Hash + fmt::Debug {
    /// The one with this index.
    fn new(index: usize) -> Self;

    /// Its index.
    fn index(self) -> usize;
}

macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident($number:ty, $nonzero:ty);)+) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($nonzero);

        impl Id for $name {
            #[inline]
            fn new(index: usize) -> $name {
                debug_assert!(index < <$number>::MAX as usize, "a map has fewer of them");
                // One more than the index, so that nothing is left for `None` to stand for.
                $name(<$nonzero>::MIN.saturating_add(index as $number))
            }

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0.get() - 1)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.index())
            }
        }
    )+};
}

ids! {
    /// A city site.
    CityId(u8, NonZeroU8);
    /// A terrain hex.
    LandId(u8, NonZeroU8);
    /// An intersection that a path leads to.
    IntersectionId(u8, NonZeroU8);
    /// A path.
    PathId(u16, NonZeroU16);
    /// A number token: three for each kind of terrain, the one of the dotted circle first (MOE-04).
    TokenId(u8, NonZeroU8);
}

impl TokenId {
    /// Tokens for each kind of terrain.
    const EACH: usize = 3;
    /// All tokens (MOE-10).
    pub const COUNT: usize = TokenId::EACH * 5;

    /// The tokens in their order.
    pub fn all() -> impl Iterator<Item = TokenId> {
        (0..TokenId::COUNT).map(TokenId::new)
    }

    /// The tokens that fit a terrain.
    pub fn of(terrain: Terrain) -> impl Iterator<Item = TokenId> + Clone {
        let first = TokenId::EACH * terrain.index();
        (first..first + TokenId::EACH).map(TokenId::new)
    }

    /// The token that lies on the dotted circle of a terrain from the start (MOE-03).
    #[must_use]
    pub fn dotted(terrain: Terrain) -> TokenId {
        TokenId::new(TokenId::EACH * terrain.index())
    }
}

/// A set of numbers of one kind, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdSet<I, const WORDS: usize>([u64; WORDS], PhantomData<I>);

/// A set of cities.
pub type CitySet = IdSet<CityId, 1>;

/// A set of terrain hexes.
pub type LandSet = IdSet<LandId, 2>;

/// A set of intersections.
pub type IntersectionSet = IdSet<IntersectionId, 4>;

/// A set of paths.
pub type PathSet = IdSet<PathId, 6>;

impl<I: Id, const WORDS: usize> IdSet<I, WORDS> {
    /// The empty set.
    pub const EMPTY: IdSet<I, WORDS> = IdSet([0; WORDS], PhantomData);

    /// The set of one member.
    #[inline]
    #[must_use]
    pub fn one(member: I) -> IdSet<I, WORDS> {
        let mut set = IdSet::EMPTY;
        set.insert(member);
        set
    }

    /// Whether `member` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, member: I) -> bool {
        let index = member.index();
        self.0[index / 64] & (1 << (index % 64)) != 0
    }

    /// Puts `member` into the set.
    #[inline]
    pub fn insert(&mut self, member: I) {
        let index = member.index();
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes `member` out of the set.
    #[inline]
    pub fn remove(&mut self, member: I) {
        let index = member.index();
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// How many members there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are no members.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The members of either set.
    #[inline]
    #[must_use]
    pub fn or(mut self, other: &IdSet<I, WORDS>) -> IdSet<I, WORDS> {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
        self
    }

    /// The members of both sets.
    #[inline]
    #[must_use]
    pub fn and(mut self, other: &IdSet<I, WORDS>) -> IdSet<I, WORDS> {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= other;
        }
        self
    }

    /// The members that `other` lacks.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: &IdSet<I, WORDS>) -> IdSet<I, WORDS> {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word &= !other;
        }
        self
    }

    /// The members, lowest first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = I> + use<I, WORDS> {
        let words = self.0;
        (0..WORDS).flat_map(move |place| each_bit(words[place]).map(move |bit| I::new(64 * place + bit)))
    }
}

impl<I: Id, const WORDS: usize> FromIterator<I> for IdSet<I, WORDS> {
    fn from_iter<T: IntoIterator<Item = I>>(members: T) -> IdSet<I, WORDS> {
        let mut set = IdSet::EMPTY;
        set.extend(members);
        set
    }
}

impl<I: Id, const WORDS: usize> Extend<I> for IdSet<I, WORDS> {
    fn extend<T: IntoIterator<Item = I>>(&mut self, members: T) {
        for member in members {
            self.insert(member);
        }
    }
}

impl<I: Id, const WORDS: usize> fmt::Debug for IdSet<I, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The places of the set bits of a word, lowest first.
#[inline]
fn each_bit(word: u64) -> impl Iterator<Item = usize> {
    let mut rest = word;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(bit)
    })
}

/// A list or an array with a thing for each number, and indexed by it alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ById<I, S>(S, PhantomData<I>);

impl<I: Id, S> ById<I, S> {
    /// A table with the things in the order of numbers.
    #[must_use]
    pub const fn new(things: S) -> ById<I, S> {
        ById(things, PhantomData)
    }

    /// The things in the order of numbers.
    #[must_use]
    pub const fn things(&self) -> &S {
        &self.0
    }
}

impl<I: Id, T> ById<I, Vec<T>> {
    /// How many things there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The numbers.
    pub fn ids(&self) -> impl Iterator<Item = I> + use<I, T> {
        (0..self.0.len()).map(I::new)
    }

    /// The things in the order of numbers.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The things with their numbers.
    pub fn entries(&self) -> impl Iterator<Item = (I, &T)> {
        self.0.iter().enumerate().map(|(index, thing)| (I::new(index), thing))
    }

    /// The number of the first thing like this.
    pub fn position(&self, is_wanted: impl FnMut(&T) -> bool) -> Option<I> {
        self.0.iter().position(is_wanted).map(I::new)
    }
}

impl<'a, I: Id, T> IntoIterator for &'a ById<I, Vec<T>> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.0.iter()
    }
}

impl<I: Id, S: Index<usize>> Index<I> for ById<I, S> {
    type Output = S::Output;

    #[inline]
    fn index(&self, id: I) -> &S::Output {
        &self.0[id.index()]
    }
}

impl<I: Id, S: IndexMut<usize>> IndexMut<I> for ById<I, S> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut S::Output {
        &mut self.0[id.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_index_and_their_order_and_none_takes_no_room() {
        for index in [0, 1, 63, 64, 200] {
            assert_eq!(CityId::new(index).index(), index);
            assert_eq!(PathId::new(index).index(), index);
        }
        assert!(PathId::new(3) < PathId::new(300));
        assert_eq!(size_of::<Option<CityId>>(), 1);
        assert_eq!(size_of::<Option<PathId>>(), 2);
    }

    #[test]
    fn sets_hold_what_is_put_in() {
        let mut set: PathSet = [5, 64, 383].into_iter().map(PathId::new).collect();
        assert!(set.contains(PathId::new(64)) && !set.contains(PathId::new(63)));
        set.remove(PathId::new(64));
        assert_eq!(set.iter().map(PathId::index).collect::<Vec<_>>(), [5, 383]);
        let other = PathSet::one(PathId::new(5));
        assert_eq!(set.without(&other), PathSet::one(PathId::new(383)));
        assert_eq!(set.and(&other), other);
        assert_eq!((set.or(&other).len(), PathSet::EMPTY.is_empty()), (2, true));
    }

    #[test]
    fn tokens_go_by_their_terrain() {
        assert_eq!(TokenId::of(Terrain::Field).map(TokenId::index).collect::<Vec<_>>(), [6, 7, 8]);
        assert_eq!(TokenId::dotted(Terrain::Saltworks).index(), 12);
    }
}
