//! Node counts of positions, kept in files.

use std::fs;
use std::path::Path;

use game::Game;
use game::perft;

/// Counts all ways to go on from the positions of a file: lines `position JSON`, each followed by lines `depth nodes`.
/// Empty lines and lines that begin with `#` mean nothing.
///
/// # Panics
/// With a list of all counts that differ, or if the file can't be read or counts nothing.
pub fn assert_perft<G: Game>(file: &Path) {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut state: Option<G> = None;
    let mut faults = Vec::new();
    let mut counted = 0;
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(json) = line.strip_prefix("position ") {
            state = Some(serde_json::from_str(json).unwrap_or_else(|error| panic!("line {number}: {error}")));
            continue;
        }
        let numbers =
            line.split_once(' ').and_then(|(depth, nodes)| Some((depth.parse().ok()?, nodes.parse().ok()?)));
        let (depth, nodes): (u32, u64) =
            numbers.unwrap_or_else(|| panic!("line {number}: no depth and nodes"));
        let found = perft(state.as_ref().expect("a position first"), depth);
        if found != nodes {
            faults.push(format!("line {number}: depth {depth} has {found} nodes, not {nodes}"));
        }
        counted += 1;
    }
    assert!(faults.is_empty(), "{}:\n{}", file.display(), faults.join("\n"));
    assert!(counted > 0, "{} counts nothing", file.display());
}

/// Counts all ways to go on from the positions of every file of a folder.
///
/// # Panics
/// As [`assert_perft`], or if the folder can't be read or is empty.
pub fn assert_perft_folder<G: Game>(folder: &Path) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file of the folder").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "there are no files in {}", folder.display());
    files.iter().for_each(|file| assert_perft::<G>(file));
}
