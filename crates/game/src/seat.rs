//! Seats at the table, sets of them, and arrays indexed by them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::Serialize;

use crate::notation::ParseError;
use crate::random::Rng;

/// A place at the table, counted clockwise from 0; written `P1`, `P2`, ….
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// At most this many seats are at a table, and in a [`SeatSet`].
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

    #[inline]
    const fn at(index: usize) -> Seat {
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

crate::bit_set! {
    /// A set of seats: who may act now.
    pub struct SeatSet(u8) of Seat, SeatSetIter;
}

impl SeatSet {
    /// All seats of a table of `players`.
    #[inline]
    #[must_use]
    pub const fn all(players: usize) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// A seat of the set, each as likely, without a draw where there is only one. Where several may act at once, a fair
    /// simulation lets none of them be the quickest by its number.
    #[inline]
    pub fn any(self, rng: &mut impl Rng) -> Option<Seat> {
        if self.len() < 2 { self.first() } else { self.draw(rng) }
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
