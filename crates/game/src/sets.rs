//! Sets of small things in one word.

/// Defines a set of small things, a bit each, as a type of its own. A member has `const fn index(self) -> usize`, and
/// the word has room for it; `const fn at(index: usize)` gives the member back and need not be public.
///
/// ```
/// # #[derive(Debug, Clone, Copy, PartialEq)]
/// # pub struct Eyes(u8);
/// # impl Eyes {
/// #     const fn index(self) -> usize { self.0 as usize }
/// #     const fn at(index: usize) -> Eyes { Eyes(index as u8) }
/// # }
/// game::bit_set! {
///     /// A set of throws.
///     pub struct EyesSet(u8) of Eyes, EyesIter;
/// }
/// let mut set = EyesSet::one(Eyes(6));
/// assert!(set.insert(Eyes(2)) && !set.insert(Eyes(2)));
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [Eyes(2), Eyes(6)]);
/// assert_eq!(set.without(EyesSet::one(Eyes(2))), EyesSet::one(Eyes(6)));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $vis:vis struct $set:ident($word:ty) of $member:ty, $iter:ident;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $set($word);

        #[allow(dead_code, reason = "not every set needs everything")]
        impl $set {
            /// The empty set.
            $vis const EMPTY: $set = $set(0);

            /// The set of one member.
            #[inline]
            #[must_use]
            $vis const fn one(member: $member) -> $set {
                $set(1 << member.index())
            }

            /// Whether `member` is in the set.
            #[inline]
            #[must_use]
            $vis const fn contains(self, member: $member) -> bool {
                self.0 & (1 << member.index()) != 0
            }

            /// Puts `member` into the set; says whether it was not there before.
            #[inline]
            $vis const fn insert(&mut self, member: $member) -> bool {
                let is_new = !self.contains(member);
                self.0 |= 1 << member.index();
                is_new
            }

            /// Takes `member` out of the set.
            #[inline]
            $vis const fn remove(&mut self, member: $member) {
                self.0 &= !(1 << member.index());
            }

            /// How many members there are.
            #[inline]
            #[must_use]
            $vis const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            #[inline]
            #[must_use]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The lowest member.
            #[inline]
            #[must_use]
            $vis const fn first(self) -> Option<$member> {
                if self.0 == 0 { None } else { Some(<$member>::at(self.0.trailing_zeros() as usize)) }
            }

            /// The members of either set.
            #[inline]
            #[must_use]
            $vis const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The members of both sets.
            #[inline]
            #[must_use]
            $vis const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The members that `other` lacks.
            #[inline]
            #[must_use]
            $vis const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether the two sets have a member in common.
            #[inline]
            #[must_use]
            $vis const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether all members are in `other`.
            #[inline]
            #[must_use]
            $vis const fn is_within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// The members from `member` on, itself included.
            #[inline]
            #[must_use]
            $vis const fn starting_at(self, member: $member) -> $set {
                $set(self.0 & (<$word>::MAX << member.index()))
            }

            /// The members, lowest first.
            #[inline]
            #[must_use]
            $vis const fn iter(self) -> $iter {
                $iter(self)
            }

            /// A member, each as likely as the others; nothing from an empty set.
            #[inline]
            $vis fn draw(self, rng: &mut impl $crate::Rng) -> Option<$member> {
                if self.0 == 0 {
                    return None;
                }
                Some(<$member>::at($crate::Draw::bit(rng, self.0.into()) as usize))
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                let mut set = $set::EMPTY;
                for member in members {
                    set.insert(member);
                }
                set
            }
        }

        impl IntoIterator for $set {
            type Item = $member;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                $iter(self)
            }
        }

        #[doc = concat!("The members of a [`", stringify!($set), "`], lowest first.")]
        #[derive(Debug, Clone)]
        $vis struct $iter($set);

        impl Iterator for $iter {
            type Item = $member;

            #[inline]
            fn next(&mut self) -> Option<$member> {
                let member = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(member)
            }
        }
    };
}

/// Makes the JSON form of sets a list of their members, each of them once.
#[macro_export]
macro_rules! json_as_list {
    ($($set:ident of $member:ident),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $set {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $set {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let mut set = $set::EMPTY;
                for member in <Vec<$member> as $crate::serde::Deserialize>::deserialize(deserializer)? {
                    if !set.insert(member) {
                        let member = member.to_string();
                        return Err($crate::position::refused($crate::objection!("{member} is there twice", member)));
                    }
                }
                Ok(set)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use crate::random::fast;
    use crate::{Seat, SeatSet};

    fn seats(seats: &[usize]) -> SeatSet {
        seats.iter().copied().map(Seat::new).collect()
    }

    #[test]
    fn members_come_and_go() {
        let (set, other) = (seats(&[1, 4, 7]), seats(&[0, 4]));
        assert_eq!((set.or(other), set.and(other)), (seats(&[0, 1, 4, 7]), seats(&[4])));
        assert_eq!((set.without(other), other.without(set)), (seats(&[1, 7]), seats(&[0])));
        assert_eq!(set.starting_at(Seat::new(4)), seats(&[4, 7]));
        assert_eq!(set.starting_at(Seat::new(5)), seats(&[7]));
        assert!(set.meets(other) && seats(&[7]).is_within(set) && !other.is_within(set));
        assert_eq!((set.first(), SeatSet::EMPTY.first()), (Some(Seat::new(1)), None));
        assert_eq!(format!("{set:?}"), "{Seat(1), Seat(4), Seat(7)}");
    }

    #[test]
    fn any_member_is_as_likely_as_the_others() {
        let mut rng = fast(5);
        let mut drawn = [0; 4];
        for _ in 0..3_000 {
            drawn[seats(&[0, 2, 3]).draw(&mut rng).expect("a member").index()] += 1;
        }
        assert_eq!(drawn[1], 0);
        assert!([0, 2, 3].into_iter().all(|seat| (900..1_100).contains(&drawn[seat])), "{drawn:?}");
        assert_eq!(SeatSet::EMPTY.draw(&mut rng), None);
    }
}
