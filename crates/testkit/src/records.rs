//! Records that older versions of the rules wrote.

use std::fs;
use std::path::Path;

use game::{Game, Record};

/// Replays a record of the first version of the rules, whose second comment is the JSON of its last state: as it is,
/// and with what it left unsaid put in.
///
/// # Panics
/// If it leads somewhere else, or left nothing unsaid.
pub fn assert_old_record<G: Game>(file: &Path) {
    let name = file.display();
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let json = text.lines().filter_map(|line| line.strip_prefix("# ")).nth(1).expect("the last state");
    let expected: G = serde_json::from_str(json).expect("a position");
    let mut record = Record::<G>::parse(&text).expect("an old record can be read");
    assert_eq!(record.rules, 1);
    assert!(record.replay().as_ref() == Ok(&expected), "{name} leads somewhere else");
    assert!(record.fold(record.entries.len()) == expected);
    let entries = record.entries.len();
    record.renew();
    assert_eq!(record.rules, G::RULES_VERSION);
    assert!(record.entries.len() > entries, "{name} left nothing unsaid, so it tests nothing");
    assert!(record.replay().as_ref() == Ok(&expected), "{name} leads somewhere else after it was renewed");
}
