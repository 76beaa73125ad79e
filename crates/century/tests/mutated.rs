//! Play goes on from positions that somebody might write by hand. `cargo xtask positions` tries many more.

use century::solo::Variant;
use century::{Century, CenturyOptions, Solo, SoloOptions};
use testkit::positions::{mutated, wanted};

#[test]
fn changed_positions_of_century() {
    for players in 2..=5 {
        let report = mutated::<Century>(&CenturyOptions::of(players).unwrap(), wanted(150), players as u64);
        println!("{players} players: {report:?}");
        assert!(report.actions > 1_000, "{report:?}");
    }
}

#[test]
fn changed_positions_of_the_solo_game() {
    for variant in [Variant::Normal, Variant::Advanced] {
        let report = mutated::<Solo>(&SoloOptions { variant }, wanted(150), 1);
        println!("{report:?}");
        assert!(report.actions > 1_000, "{report:?}");
    }
}
