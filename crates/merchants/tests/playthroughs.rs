//! Whole random games as text: a change of rules shows as a difference.

use game::Options as _;
use merchants::{Merchants, MerchantsOptions};
use testkit::playthrough_within;

#[test]
fn playthroughs_on_both_boards() {
    for (name, line, seed) in [
        ("merchants-3-fixed", "players=3 map=europe", 1418),
        ("merchants-4-free", "players=4 start=free", 491),
        ("merchants-3-full", "players=3 board=full", 5),
        ("merchants-4-full", "players=4 board=full", 6),
    ] {
        // Random players take far too long to an end, so the games are broken off.
        let text =
            playthrough_within::<Merchants>(&MerchantsOptions::from_line(line).unwrap(), seed, 200, 4_000);
        insta::with_settings!({snapshot_path => "playthroughs", prepend_module_to_snapshot => false, omit_expression => true}, {
            insta::assert_snapshot!(name, text);
        });
    }
}
