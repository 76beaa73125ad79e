//! The table as numbers, and the numbers of actions.

use game::{Game, Observe, Options, Seat, Viewer};
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::observation::{allocations_of_observations, check, golden};

#[test]
fn rows_and_numbers_are_sound() {
    for players in 3..=5 {
        let line = format!("players={players} declining=asked");
        let observed = check::<PuertoRico>(&PuertoRicoOptions::from_line(&line).unwrap(), 20, 2_000);
        assert!(observed.decisions > 2_000 && observed.rows > 200, "{observed:?}");
        assert!(observed.imagined > 100, "nothing hidden was imagined anew: {observed:?}");
        assert_eq!(observed.action_parts, PuertoRico::ACTIONS.len(), "{observed:?}");
    }
}

#[test]
fn rows_and_masks_allocate_nothing() {
    assert_eq!(allocations_of_observations::<PuertoRico>(&PuertoRicoOptions::default(), 20_000), 0);
}

/// PR-60: one's own victory points are known, and those of the others are not.
#[test]
fn only_the_own_points_are_seen() {
    let mut state = PuertoRico::new(&PuertoRicoOptions::from_line("players=3").unwrap());
    state.vp.0[1] = 7;
    state.table.vp_taken = 7;
    let row = |seat: usize| {
        let mut row = vec![0.0; PuertoRico::OBSERVATION_SIZE];
        PuertoRico::observe(&state.view(Viewer::Seat(Seat::new(seat))), &mut row);
        row
    };
    assert!(row(1).contains(&(7.0 / 50.0)), "P2 knows their points");
    assert!(!row(0).contains(&(7.0 / 50.0)), "P1 doesn't know them");
}

fn assert_golden(name: &str, text: &str) {
    insta::with_settings!({snapshot_path => "observations", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn numbers_mean_the_same_forever() {
    let options = PuertoRicoOptions::from_line("players=4").unwrap();
    assert_golden("puerto-rico", &golden::<PuertoRico>(&options, 1, &[6, 60, 150, 300]));
}
