//! Random playouts allocate nothing, and states and actions are small.

use century::{Action, Century, CenturyOptions, Solo, SoloOptions};
use testkit::allocations_of_playouts;

#[test]
fn playouts_allocate_nothing() {
    for players in 2..=5 {
        let options = CenturyOptions::of(players).unwrap();
        assert_eq!(allocations_of_playouts::<Century>(&options, 100, 10_000), 0, "{players} players");
    }
    assert_eq!(allocations_of_playouts::<Solo>(&SoloOptions::default(), 100, 10_000), 0, "solo");
}

#[test]
fn states_and_actions_are_small() {
    assert_eq!(size_of::<Action>(), 3);
    assert!(size_of::<Century>() <= 400, "{}", size_of::<Century>());
    assert!(size_of::<Solo>() <= 256, "{}", size_of::<Solo>());
}
