//! Random playouts allocate nothing, and states and actions are small.

use puerto_rico::{Action, PuertoRico, PuertoRicoOptions};
use testkit::allocations_of_playouts;

#[test]
fn playouts_allocate_nothing() {
    for players in 3..=5 {
        let options = PuertoRicoOptions::of(players).unwrap();
        assert_eq!(allocations_of_playouts::<PuertoRico>(&options, 100, 10_000), 0, "{players} players");
    }
}

#[test]
fn states_and_actions_are_small() {
    assert_eq!(size_of::<PuertoRico>(), 248);
    assert_eq!(size_of::<Action>(), 3);
}
