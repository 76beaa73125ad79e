//! Records that name the first edition of the map of Europe still replay: its first posts were others.

use std::fs;
use std::path::Path;

use game::Record;
use merchants::Merchants;

/// A record of a game of greedy players as the program wrote it while `europe` was the built-in map. Its second comment
/// is the last state.
fn old_record(players: usize) -> String {
    let name = format!("tests/records/merchants-{players}-europe-1.txt");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[test]
fn games_on_the_first_edition_of_the_map() {
    for players in [3, 4] {
        let text = old_record(players);
        let json = text.lines().filter_map(|line| line.strip_prefix("# ")).nth(1).expect("the last state");
        let expected: Merchants = serde_json::from_str(json).expect("a position");
        let record = Record::<Merchants>::parse(&text).expect("an old record can be read");
        assert!(record.replay().as_ref() == Ok(&expected), "the game of {players} leads somewhere else");
    }
}

/// Or else the edition would make no difference, and the test above none either.
#[test]
fn on_the_newest_edition_they_would_be_other_games() {
    for players in [3, 4] {
        let text = old_record(players).replace("map=europe", "map=europe-2");
        let record = Record::<Merchants>::parse(&text).expect("a record");
        assert!(record.replay().is_err(), "the game of {players} goes on from other first posts");
    }
}
