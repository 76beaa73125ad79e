//! Counting all ways to go on from the positions in `tests/perft/`.

use std::fs;
use std::path::Path;

use game::perft;
use merchants::Merchants;

/// The file has `position JSON` lines, each followed by `depth nodes` lines.
#[test]
fn perft_of_the_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/merchants.perft");
    let text = fs::read_to_string(path).unwrap();
    let mut state: Option<Merchants> = None;
    let mut counted = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(json) = line.strip_prefix("position ") {
            state = Some(serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {line}")));
            continue;
        }
        let (depth, nodes) = line.split_once(' ').expect("depth and nodes");
        let found = perft(state.as_ref().expect("a position first"), depth.parse().unwrap());
        assert_eq!(found, nodes.parse::<u64>().unwrap(), "depth {depth} of {line}");
        counted += 1;
    }
    assert!(counted >= 10, "the file counts too little");
}
