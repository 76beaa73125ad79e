//! Play goes on from positions that somebody might write by hand. `cargo xtask positions` tries many more.

use game::Options as _;
use merchants::{Merchants, MerchantsOptions};
use testkit::positions::{mutated, wanted};

#[test]
fn changed_positions() {
    for (options, seed) in [
        ("players=3 start=free", 3),
        ("players=4 start=fixed", 4),
        ("players=4 board=full", 5),
        ("players=3 board=full", 6),
    ] {
        let options = MerchantsOptions::from_line(options).unwrap();
        let report = mutated::<Merchants>(&options, wanted(150), seed);
        println!("{options:?}: {report:?}");
        assert!(report.actions > 1_000, "{report:?}");
    }
}
