//! Random playouts allocate nothing, and states and actions are small.

use allocation_counter::measure;
use game::{Actions, Game, playout, random};
use puerto_rico::{Action, PuertoRico, PuertoRicoOptions};

#[test]
fn playouts_allocate_nothing() {
    for players in 3..=5 {
        let mut legal = Actions::new();
        let mut rng = random::fast(1);
        let first = PuertoRico::new(&PuertoRicoOptions::of(players));
        let counted = measure(|| {
            for _ in 0..100 {
                playout(&mut first.clone(), &mut rng, &mut legal, 10_000);
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
fn a_state_is_small_and_so_is_an_action() {
    assert_eq!(size_of::<PuertoRico>(), 248);
    assert_eq!(size_of::<Action>(), 3);
}
