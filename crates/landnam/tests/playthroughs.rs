//! Whole random games as text: a change of rules shows as a difference.

use landnam::{Landnam, LandnamOptions};
use testkit::playthrough;

#[test]
fn playthroughs() {
    // Seeds of short games: most random ones are two or three times as long.
    for (players, seed) in [(3, 2132), (4, 690), (5, 925)] {
        let text = playthrough::<Landnam>(&LandnamOptions::of(players).unwrap(), seed, 500);
        insta::with_settings!({snapshot_path => "playthroughs", prepend_module_to_snapshot => false, omit_expression => true}, {
            insta::assert_snapshot!(format!("landnam-{players}"), text);
        });
    }
}
