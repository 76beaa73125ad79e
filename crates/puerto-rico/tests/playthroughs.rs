//! Whole random games as text: a change of rules shows as a difference.

use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::playthrough;

fn check(players: usize) {
    let text = playthrough::<PuertoRico>(&PuertoRicoOptions::of(players).unwrap(), players as u64, 100);
    insta::with_settings!({snapshot_path => "playthroughs", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(format!("puerto-rico-{players}"), text);
    });
}

#[test]
fn a_game_of_three() {
    check(3);
}

#[test]
fn a_game_of_four() {
    check(4);
}

#[test]
fn a_game_of_five() {
    check(5);
}
