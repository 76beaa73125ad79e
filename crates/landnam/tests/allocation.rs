//! Random playouts allocate nothing, and what they handle is small.

use allocation_counter::measure;
use game::{Actions, Game, playout, random};
use landnam::{Action, Landnam, LandnamOptions};

#[test]
fn playouts_allocate_nothing() {
    for players in 3..=5 {
        let mut legal = Actions::new();
        let mut rng = random::fast(1);
        let first = Landnam::new(&LandnamOptions { players });
        // The figures and the board are read at first use, and the list of actions grows to its size.
        playout(&mut first.clone(), &mut rng, &mut legal, 100_000);
        let counted = measure(|| {
            for _ in 0..40 {
                playout(&mut first.clone(), &mut rng, &mut legal, 100_000);
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players");
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Landnam>() <= 656, "{}", size_of::<Landnam>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}
