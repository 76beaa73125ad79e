//! Counting all ways to go on from the positions in `tests/perft/`.

use std::path::Path;

use game::conformance::assert_perft;
use puerto_rico::PuertoRico;

fn check(file: &str) {
    assert_perft::<PuertoRico>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(file));
}

#[test]
fn perft_of_set_up_and_rounds() {
    check("puerto-rico-rounds.perft");
}

#[test]
fn perft_of_the_mayor() {
    check("puerto-rico-mayor.perft");
}

#[test]
fn perft_of_the_captain() {
    check("puerto-rico-captain.perft");
}

#[test]
fn perft_of_settler_and_builder() {
    check("puerto-rico-island-and-city.perft");
}
