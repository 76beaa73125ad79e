//! The table of clauses.

use std::path::Path;

use game::Game;
use merchants::Merchants;

#[test]
fn every_clause_has_its_place_and_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    game::conformance::assert_clauses_are_tested(folder, &[Merchants::rulebook()]);
}
