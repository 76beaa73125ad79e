//! The table as numbers, and the numbers of actions.

use game::{Observe, Options};
use landnam::{Landnam, LandnamOptions};
use testkit::observation::{allocations_of_observations, check, golden};

#[test]
fn rows_and_numbers_are_sound() {
    let mut parts = 0;
    for players in 3..=5 {
        let options = LandnamOptions::from_line(&format!("players={players}")).unwrap();
        let observed = check::<Landnam>(&options, 20, 2_000);
        assert!(observed.decisions > 2_000 && observed.rows > 200, "{observed:?}");
        assert!(observed.imagined > 100, "nothing hidden was imagined anew: {observed:?}");
        parts = parts.max(observed.action_parts);
    }
    assert_eq!(parts, Landnam::ACTIONS.len());
}

#[test]
fn rows_and_masks_allocate_nothing() {
    assert_eq!(allocations_of_observations::<Landnam>(&LandnamOptions::default(), 20_000), 0);
}

fn assert_golden(name: &str, text: &str) {
    insta::with_settings!({snapshot_path => "observations", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn numbers_mean_the_same_forever() {
    let options = LandnamOptions::from_line("players=4").unwrap();
    assert_golden("landnam", &golden::<Landnam>(&options, 1, &[6, 60, 150, 300, 600]));
}
