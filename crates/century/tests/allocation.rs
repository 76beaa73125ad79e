//! Random playouts allocate nothing: a counting allocator proves it.

use allocation_counter::measure;
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::{Actions, Game, playout, random};

fn allocations_of_playouts<G: Game>(options: &G::Options) -> u64 {
    let mut legal = Actions::new();
    let mut rng = random::fast(1);
    let first = G::new(options);
    let counted = measure(|| {
        for _ in 0..100 {
            playout(&mut first.clone(), &mut rng, &mut legal, 10_000);
        }
    });
    counted.count_total
}

#[test]
fn playouts_allocate_nothing() {
    for players in 2..=5 {
        assert_eq!(allocations_of_playouts::<Century>(&CenturyOptions { players }), 0, "{players} players");
    }
    assert_eq!(allocations_of_playouts::<Solo>(&SoloOptions::default()), 0, "solo");
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}
