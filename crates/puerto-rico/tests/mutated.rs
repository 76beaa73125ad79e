//! Play goes on from positions that somebody might write by hand. `cargo xtask positions` tries many more.

use game::conformance::positions::{mutated, wanted};
use puerto_rico::{PuertoRico, PuertoRicoOptions};

#[test]
fn changed_positions() {
    for players in 3..=5 {
        let options = PuertoRicoOptions { players };
        let report = mutated::<PuertoRico>(&options, wanted(4_000), players as u64);
        println!("{players} players: {report:?}");
        assert!(report.accepted > 100, "{report:?}");
    }
}
