//! Sets of small numbers, in a few words.

/// A set of numbers below `64 * N`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const N: usize>(pub [u64; N]);

/// A set of paths.
pub type PathSet = Bits<6>;

/// A set of intersections.
pub type CornerSet = Bits<4>;

impl<const N: usize> Bits<N> {
    /// The empty set.
    pub const EMPTY: Bits<N> = Bits([0; N]);

    /// Whether `member` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, member: usize) -> bool {
        self.0[member / 64] & (1 << (member % 64)) != 0
    }

    /// Puts `member` into the set.
    #[inline]
    pub fn insert(&mut self, member: usize) {
        self.0[member / 64] |= 1 << (member % 64);
    }

    /// Takes `member` out of the set.
    #[inline]
    pub fn remove(&mut self, member: usize) {
        self.0[member / 64] &= !(1 << (member % 64));
    }

    /// How many members there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
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
    pub fn or(&self, other: &Bits<N>) -> Bits<N> {
        let mut set = *self;
        for (word, other) in set.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
        set
    }

    /// The members that `other` lacks.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Bits<N>) -> Bits<N> {
        let mut set = *self;
        for (word, other) in set.0.iter_mut().zip(&other.0) {
            *word &= !other;
        }
        set
    }

    /// The members, lowest first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<N> {
        let words = self.0;
        (0..N).flat_map(move |place| each_bit(words[place]).map(move |bit| 64 * place + bit))
    }
}

impl<const N: usize> FromIterator<usize> for Bits<N> {
    fn from_iter<I: IntoIterator<Item = usize>>(members: I) -> Bits<N> {
        let mut set = Bits::EMPTY;
        for member in members {
            set.insert(member);
        }
        set
    }
}

/// The places of the set bits of a word, lowest first.
#[inline]
pub fn each_bit(word: u64) -> impl Iterator<Item = usize> {
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

/// The places of the set bits of a long word, lowest first.
#[inline]
pub fn each_long_bit(word: u128) -> impl Iterator<Item = usize> {
    each_bit(word as u64).chain(each_bit((word >> 64) as u64).map(|bit| bit + 64))
}
