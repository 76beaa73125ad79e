//! From the seed of a simulation to the seeds of its games and seats.

/// The seed of the game with this number: all its chance follows from it.
#[must_use]
pub const fn game_seed(seed: u64, game: u64) -> u64 {
    mix(mix(seed) ^ game.wrapping_mul(0xd1b5_4a32_d192_ed03))
}

/// The seed of the bot at the seat with this index in a game.
#[must_use]
pub const fn seat_seed(game_seed: u64, seat: usize) -> u64 {
    mix(game_seed ^ mix(seat as u64 + 1))
}

/// Scatters the bits of a number, so that neighbors have nothing in common (the end of SplitMix64).
const fn mix(number: u64) -> u64 {
    let mut word = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_game_and_seat_has_a_seed_of_its_own() {
        let mut seen = HashSet::new();
        for seed in 0..20 {
            for game in 0..200 {
                let game_seed = game_seed(seed, game);
                assert!(seen.insert(game_seed));
                assert!((0..5).all(|seat| seen.insert(seat_seed(game_seed, seat))));
            }
        }
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        assert_eq!(game_seed(1, 2), GOLDEN_GAME);
        assert_eq!(seat_seed(1, 2), GOLDEN_SEAT);
    }

    const GOLDEN_GAME: u64 = 3_279_294_537_695_293_187;
    const GOLDEN_SEAT: u64 = 17_027_085_370_592_858_547;
}
