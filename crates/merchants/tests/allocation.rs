//! Random playouts allocate nothing: a counting allocator proves it.

use allocation_counter::measure;
use game::{Actions, Game, Options as _, playout, random};
use merchants::{Merchants, MerchantsOptions};

#[test]
fn playouts_allocate_nothing() {
    for line in [
        "players=3",
        "players=4",
        "players=3 start=free",
        "players=4 start=free",
        "players=3 board=full",
        "players=4 board=full",
    ] {
        let first = Merchants::new(&MerchantsOptions::from_line(line).unwrap());
        let mut legal = Actions::new();
        let mut rng = random::fast(1);
        let counted = measure(|| {
            for _ in 0..20 {
                playout(&mut first.clone(), &mut rng, &mut legal, 10_000);
            }
        });
        assert_eq!(counted.count_total, 0, "{line}");
    }
}
