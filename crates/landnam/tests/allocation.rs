//! Random playouts allocate nothing, and states and actions are small.

use landnam::{Action, Landnam, LandnamOptions};
use testkit::allocations_of_playouts;

#[test]
fn playouts_allocate_nothing() {
    for players in 3..=5 {
        let options = LandnamOptions::of(players).unwrap();
        assert_eq!(allocations_of_playouts::<Landnam>(&options, 40, 100_000), 0, "{players} players");
    }
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Landnam>() <= 656, "{}", size_of::<Landnam>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}
