//! Random playouts allocate nothing, and states and actions are small.

use game::Options as _;
use merchants::{Action, Merchants, MerchantsOptions};
use testkit::allocations_of_playouts;

#[test]
fn playouts_allocate_nothing() {
    for line in [
        "players=3",
        "players=4",
        "players=3 start=free",
        "players=4 start=free",
        "players=3 board=full",
        "players=4 board=full",
    ] {
        let options = MerchantsOptions::from_line(line).unwrap();
        assert_eq!(allocations_of_playouts::<Merchants>(&options, 20, 10_000), 0, "{line}");
    }
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Action>() <= 12, "{}", size_of::<Action>());
    assert!(size_of::<Merchants>() <= 1024, "{}", size_of::<Merchants>());
}
