//! Counting all ways to go on from the positions in `tests/perft/`.

use std::path::Path;

use landnam::Landnam;
use testkit::assert_perft_folder;

#[test]
fn perft_of_all_positions() {
    assert_perft_folder::<Landnam>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft"));
}
