//! The table as numbers, and the numbers of actions.

use game::{Observe, Options};
use merchants::{Merchants, MerchantsOptions};
use testkit::observation::{allocations_of_observations, check, golden};

#[test]
fn rows_and_numbers_are_sound() {
    let mut parts = 0;
    for line in ["players=3", "players=4 start=free", "players=3 board=full", "players=4 board=full"] {
        let observed = check::<Merchants>(&MerchantsOptions::from_line(line).unwrap(), 10, 3_000);
        assert!(observed.decisions > 2_000 && observed.rows > 200, "{observed:?}");
        assert!(observed.imagined > 100, "nothing hidden was imagined anew: {observed:?}");
        parts = parts.max(observed.action_parts);
    }
    assert_eq!(parts, Merchants::ACTIONS.len());
}

#[test]
fn rows_and_masks_allocate_nothing() {
    assert_eq!(allocations_of_observations::<Merchants>(&MerchantsOptions::default(), 20_000), 0);
}

fn assert_golden(name: &str, text: &str) {
    insta::with_settings!({snapshot_path => "observations", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn numbers_mean_the_same_forever() {
    let options = MerchantsOptions::from_line("players=3 map=europe").unwrap();
    assert_golden("merchants", &golden::<Merchants>(&options, 1, &[6, 60, 150, 300]));
}
