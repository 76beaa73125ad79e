//! That playouts allocate nothing.

use std::hint::black_box;

use allocation_counter::measure;
use game::{Actions, Game, playout, random};

/// How often `games` random games of at most `cap` decisions allocate memory.
///
/// One game before them warms up: figures are read at first use, and the list of actions grows to its size.
///
/// # Panics
/// If the counter doesn't count.
#[must_use]
pub fn allocations_of_playouts<G: Game>(options: &G::Options, games: u32, cap: u64) -> u64 {
    let counted = measure(|| drop(black_box(Box::new(1)))).count_total;
    assert_eq!(counted, 1, "the counter of allocations doesn't count");
    let mut legal = Actions::new();
    let mut rng = random::fast(1);
    let first = G::new(options);
    playout(&mut first.clone(), &mut rng, &mut legal, cap);
    let counted = measure(|| {
        for _ in 0..games {
            playout(&mut first.clone(), &mut rng, &mut legal, cap);
        }
    });
    counted.count_total
}
