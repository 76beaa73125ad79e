//! The table as numbers, and the numbers of actions.

use century::solo::Variant;
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::Observe;
use testkit::observation::{allocations_of_observations, check, golden};

#[test]
fn rows_and_numbers_are_sound() {
    for players in 2..=5 {
        let observed = check::<Century>(&CenturyOptions::of(players).unwrap(), 20, 400);
        assert!(observed.decisions > 2_000 && observed.rows > 200, "{observed:?}");
        assert_eq!(observed.action_parts, Century::ACTIONS.len(), "{observed:?}");
    }
    for variant in [Variant::Normal, Variant::Advanced] {
        let observed = check::<Solo>(&SoloOptions { variant }, 40, 400);
        assert!(observed.decisions > 2_000 && observed.rows > 200, "{observed:?}");
        assert_eq!(observed.action_parts, Solo::ACTIONS.len(), "{observed:?}");
    }
}

#[test]
fn rows_and_masks_allocate_nothing() {
    assert_eq!(allocations_of_observations::<Century>(&CenturyOptions::default(), 20_000), 0);
    assert_eq!(allocations_of_observations::<Solo>(&SoloOptions::default(), 20_000), 0);
}

fn assert_golden(name: &str, text: &str) {
    insta::with_settings!({snapshot_path => "observations", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn numbers_mean_the_same_forever() {
    let table = CenturyOptions::of(3).unwrap();
    assert_golden("century", &golden::<Century>(&table, 1, &[0, 20, 60, 150]));
    assert_golden("century-solo", &golden::<Solo>(&SoloOptions::default(), 1, &[0, 20, 60, 150]));
}
