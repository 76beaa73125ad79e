//! Counting all ways to go on from the positions in `tests/perft/`.

mod common;

use std::fs;
use std::path::Path;

use century::{Century, Solo};
use game::{Game, perft};
use serde::de::DeserializeOwned;

/// Reads a file of `position JSON` lines, each followed by `depth nodes` lines, and counts.
fn check<G: Game + DeserializeOwned>(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(file);
    let text = fs::read_to_string(path).unwrap();
    let mut state: Option<G> = None;
    let mut counted = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(json) = line.strip_prefix("position ") {
            state = Some(serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {line}")));
            continue;
        }
        let (depth, nodes) = line.split_once(' ').expect("depth and nodes");
        let found = perft(state.as_ref().expect("a position first"), depth.parse().unwrap());
        assert_eq!(found, nodes.parse::<u64>().unwrap(), "{file}, depth {depth} of {state:?}");
        counted += 1;
    }
    assert!(counted > 0, "{file} counts nothing");
}

#[test]
fn perft_of_the_table_game() {
    check::<Century>("century.perft");
}

#[test]
fn perft_of_the_solo_game() {
    check::<Solo>("century-solo.perft");
}
