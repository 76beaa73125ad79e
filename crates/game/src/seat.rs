//! Seats at the table, sets of them, and arrays indexed by them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::Serialize;

use crate::notation::ParseError;
use crate::random::{Draw, Rng};

/// A place at the table, counted clockwise from 0; written `P1`, `P2`, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// As many seats as a [`SeatSet`] can hold.
    pub const LIMIT: usize = 8;

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`Seat::LIMIT`].
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < Seat::LIMIT, "a table has at most eight seats");
        Seat(index as u8)
    }

    /// The index of this seat, counted from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= players { 0 } else { next })
    }

    /// How many steps clockwise from `self` to `other` at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn distance_to(self, other: Seat, players: usize) -> usize {
        (other.index() + players - self.index()) % players
    }

    /// All seats of a table of `players`, from `P1`.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(Seat::new)
    }

    /// All seats of a table of `players`, clockwise from `self`.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> {
        (0..players).map(move |step| Seat::new((self.index() + step) % players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        text.strip_prefix('P')
            .filter(|digits| digits.len() == 1)
            .and_then(|digits| digits.parse::<usize>().ok())
            .filter(|number| (1..=Seat::LIMIT).contains(number))
            .map(|number| Seat::new(number - 1))
            .ok_or_else(|| ParseError::new(text, "a seat, P1 to P8"))
    }
}

crate::json_as_text!(Seat);

/// A set of seats: who may act now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    #[inline]
    #[must_use]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table of `players`.
    #[inline]
    #[must_use]
    pub const fn all(players: usize) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts `seat` into the set.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out of the set.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set, which a search lets act first.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// A seat of the set, each as likely. Where several may act at once, a fair simulation lets none of them be the
    /// quickest by its number.
    #[inline]
    pub fn any(self, rng: &mut impl Rng) -> Option<Seat> {
        if self.0 & self.0.wrapping_sub(1) == 0 {
            return self.first();
        }
        Some(Seat(rng.bit(self.0.into()) as u8))
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatSetIter;

    fn into_iter(self) -> SeatSetIter {
        SeatSetIter(self)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// The seats of a [`SeatSet`], lowest first.
#[derive(Debug, Clone)]
pub struct SeatSetIter(SeatSet);

impl Iterator for SeatSetIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0.remove(seat);
        Some(seat)
    }
}

/// One `T` for each of `N` seats, indexed by [`Seat`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(bound(serialize = "[T; N]: Serialize"))]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::fast;

    #[test]
    fn any_seat_of_a_set_is_as_likely_as_the_others() {
        let set: SeatSet = [0, 2, 3].into_iter().map(Seat::new).collect();
        let mut rng = fast(1);
        let mut drawn = [0; 5];
        for _ in 0..3_000 {
            drawn[set.any(&mut rng).unwrap().index()] += 1;
        }
        assert!([0, 2, 3].into_iter().all(|seat| (900..1_100).contains(&drawn[seat])), "{drawn:?}");
        assert_eq!((drawn[1], drawn[4]), (0, 0));
    }

    #[test]
    fn nobody_is_drawn_from_an_empty_set_and_one_seat_needs_no_draw() {
        let mut rng = fast(1);
        assert_eq!(SeatSet::EMPTY.any(&mut rng), None);
        assert_eq!(SeatSet::one(Seat::new(4)).any(&mut rng), Some(Seat::new(4)));
        assert_eq!(rng.next_u32(), fast(1).next_u32());
    }
}
