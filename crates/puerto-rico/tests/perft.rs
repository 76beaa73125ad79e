//! Counting all ways to go on from the positions in `tests/perft/`.

use std::fs;
use std::path::Path;

use game::perft;
use puerto_rico::PuertoRico;

/// Reads a file of `position JSON` lines, each followed by `depth nodes` lines, and counts.
fn check(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(file);
    let text = fs::read_to_string(path).expect("a perft file");
    let mut state: Option<PuertoRico> = None;
    let mut faults = Vec::new();
    let mut counted = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(json) = line.strip_prefix("position ") {
            state = Some(serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {line}")));
            continue;
        }
        let (depth, nodes) = line.split_once(' ').expect("depth and nodes");
        let found = perft(state.as_ref().expect("a position first"), depth.parse().expect("a depth"));
        if nodes.parse() != Ok(found) {
            let state = serde_json::to_string(&state).expect("a state has a JSON form");
            faults.push(format!("{file}: depth {depth} has {found} nodes, not {nodes}, in {state}"));
        }
        counted += 1;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(counted > 0, "{file} counts nothing");
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
