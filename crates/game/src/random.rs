//! Generators, and our own way from their bits to a choice, so that a seed means the same forever.

use chacha20::ChaCha8Rng;
pub use rand_core::Rng;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The small, fast generator of playouts and simulations.
pub type FastRng = Xoshiro256PlusPlus;

/// The generator of real tables.
pub type TableRng = ChaCha8Rng;

/// A fast generator from a number.
#[must_use]
pub fn fast(seed: u64) -> FastRng {
    // SplitMix64, written out because the seeding helper of a crate may change with its version.
    let mut state = seed;
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_exact_mut(8) {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        chunk.copy_from_slice(&(word ^ (word >> 31)).to_le_bytes());
    }
    Xoshiro256PlusPlus::from_seed(bytes)
}

/// The table generator from 32 bytes.
#[must_use]
pub fn table(seed: [u8; 32]) -> TableRng {
    ChaCha8Rng::from_seed(seed)
}

/// Choices made from a generator's bits.
pub trait Draw: Rng {
    /// A number below `n`, each equally likely.
    ///
    /// # Panics
    /// In debug builds, if `n` is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        // The high half of a product, with the few surplus values drawn again (Lemire 2019).
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let surplus = n.wrapping_neg() % n;
            while (product as u32) < surplus {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`, each equally likely.
    ///
    /// # Panics
    /// If there are no items.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// One of `items`, each as likely as its weight says.
    ///
    /// # Panics
    /// If there are no items, or all weights together exceed `u32`.
    fn weighted<T: Copy>(&mut self, items: &[(T, u32)]) -> T {
        let total: u32 = items.iter().map(|&(_, weight)| weight).sum();
        let mut left = self.below(total);
        for &(item, weight) in items {
            if left < weight {
                return item;
            }
            left -= weight;
        }
        unreachable!("the weights were summed above");
    }

    /// The position of a random set bit of `bits`, each equally likely.
    ///
    /// # Panics
    /// In debug builds, if no bit is set.
    #[inline]
    fn bit(&mut self, bits: u64) -> u32 {
        let mut bits = bits;
        for _ in 0..self.below(bits.count_ones()) {
            bits &= bits - 1;
        }
        bits.trailing_zeros()
    }
}

impl<R: Rng + ?Sized> Draw for R {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut rng = fast(7);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, GOLDEN_FAST);
        let mut rng = table([7; 32]);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, GOLDEN_TABLE);
    }

    const GOLDEN_FAST: [u32; 8] = [55, 172, 717, 427, 963, 465, 723, 329];
    const GOLDEN_TABLE: [u32; 8] = [350, 223, 853, 831, 47, 290, 117, 353];

    #[test]
    fn below_is_even() {
        let mut rng = fast(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn weights_are_kept() {
        let mut rng = fast(2);
        let mut counts = [0u32; 3];
        for _ in 0..60_000 {
            counts[rng.weighted(&[(0usize, 1), (1, 0), (2, 5)])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((9_600..10_400).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn a_random_bit_is_one_of_the_set_ones() {
        let mut rng = fast(3);
        let mut seen = 0;
        for _ in 0..1000 {
            seen |= 1u64 << rng.bit(0b1010_0000_0001);
        }
        assert_eq!(seen, 0b1010_0000_0001);
    }
}
