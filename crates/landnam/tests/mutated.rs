//! Play goes on from positions that somebody might write by hand. `cargo xtask positions` tries many more.

use landnam::{Landnam, LandnamOptions};
use testkit::positions::{mutated, wanted};

#[test]
fn changed_positions() {
    for players in 3..=5 {
        let report = mutated::<Landnam>(&LandnamOptions::of(players).unwrap(), wanted(150), players as u64);
        println!("{players} players: {report:?}");
        assert!(report.actions > 1_000, "{report:?}");
    }
}
