//! Play goes on from positions that somebody might write by hand. `cargo xtask positions` tries many more.

use puerto_rico::{Declining, PuertoRico, PuertoRicoOptions};
use testkit::positions::{mutated, wanted};

#[test]
fn changed_positions() {
    for players in 3..=5 {
        for declining in Declining::ALL {
            let options = PuertoRicoOptions { declining, ..PuertoRicoOptions::of(players).unwrap() };
            let report = mutated::<PuertoRico>(&options, wanted(150), players as u64);
            println!("{players} players, {declining}: {report:?}");
            assert!(report.actions > 1_000, "{report:?}");
        }
    }
}
