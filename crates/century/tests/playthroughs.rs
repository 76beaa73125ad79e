//! Whole random games as text: a change of rules shows as a difference.

use century::solo::Variant;
use century::{Century, CenturyOptions, Solo, SoloOptions};
use testkit::playthrough;

fn check(name: &str, text: &str) {
    insta::with_settings!({snapshot_path => "playthroughs", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn playthroughs_of_the_table_game() {
    for players in 2..=5 {
        let text = playthrough::<Century>(&CenturyOptions::of(players).unwrap(), players as u64, 100);
        check(&format!("century-{players}"), &text);
    }
}

#[test]
fn playthroughs_of_the_solo_game() {
    for variant in [Variant::Normal, Variant::Advanced] {
        let text = playthrough::<Solo>(&SoloOptions { variant }, 3, 100);
        check(&format!("century-solo-{}", variant.name()), &text);
    }
}
