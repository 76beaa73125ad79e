//! Counting all ways to go on from the positions in `tests/perft/`.

use std::path::Path;

use century::{Century, Solo};
use game::Game;
use testkit::assert_perft;

fn check<G: Game>(file: &str) {
    assert_perft::<G>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(file));
}

#[test]
fn perft_of_the_table_game() {
    check::<Century>("century.perft");
}

#[test]
fn perft_of_the_solo_game() {
    check::<Solo>("century-solo.perft");
}
