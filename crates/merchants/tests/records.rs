//! Records that name an earlier edition of the map of Europe still replay: its first posts were others.

use std::fs;
use std::path::Path;

use game::Record;
use merchants::Merchants;

/// The editions before the newest, by the number of each and its id.
const EARLIER: [(usize, &str); 2] = [(1, "europe"), (2, "europe-2")];

/// A record of a game of greedy players as the program wrote it while that edition was the built-in map. Its second
/// comment is the last state.
fn old_record(players: usize, edition: usize) -> String {
    let name = format!("tests/records/merchants-{players}-europe-{edition}.txt");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// All old records, each with what it is and the id of its map.
fn old_records() -> impl Iterator<Item = (String, String, &'static str)> {
    EARLIER.into_iter().flat_map(|(edition, id)| {
        [3, 4].map(|players| (format!("the game of {players} on {id}"), old_record(players, edition), id))
    })
}

#[test]
fn games_on_the_earlier_editions_of_the_map() {
    for (name, text, id) in old_records() {
        assert!(text.contains(&format!(" map={id}\n")), "{name}");
        let json = text.lines().filter_map(|line| line.strip_prefix("# ")).nth(1).expect("the last state");
        let expected: Merchants = serde_json::from_str(json).expect("a position");
        let record = Record::<Merchants>::parse(&text).expect("an old record can be read");
        assert!(record.replay().as_ref() == Ok(&expected), "{name} leads somewhere else");
    }
}

/// Or else the editions would make no difference, and the test above none either. With four players the newest begins
/// as the second does.
#[test]
fn on_the_newest_edition_they_would_be_other_games() {
    for (name, text, id) in old_records() {
        let text = text.replace(&format!(" map={id}\n"), " map=europe-3\n");
        let record = Record::<Merchants>::parse(&text).expect("a record");
        let begins_alike = name == "the game of 4 on europe-2";
        assert_eq!(record.replay().is_ok(), begins_alike, "{name}");
    }
}
