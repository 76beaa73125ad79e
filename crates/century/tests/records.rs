//! Records that older versions of the rules wrote still replay, to the state that they led to then.

use std::fs;
use std::path::Path;

use century::{Century, Solo};
use game::{Game, Record};

/// Replays a record whose second comment is the JSON of its last state.
fn check<G: Game>(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(file);
    let text = fs::read_to_string(path).expect("a record");
    let json = text.lines().filter_map(|line| line.strip_prefix("# ")).nth(1).expect("the last state");
    let expected: G = serde_json::from_str(json).expect("a position");
    let mut record = Record::<G>::parse(&text).expect("an old record can be read");
    assert_eq!(record.rules, 1);
    assert!(record.replay().as_ref() == Ok(&expected), "{file} leads somewhere else");
    assert!(record.fold(record.entries.len()) == expected);
    let entries = record.entries.len();
    record.renew();
    assert_eq!(record.rules, G::RULES_VERSION);
    assert!(record.entries.len() > entries, "{file} left nothing unsaid, so it tests nothing");
    assert!(record.replay().as_ref() == Ok(&expected), "{file} leads somewhere else after it was renewed");
}

#[test]
fn games_of_version_1() {
    for players in 2..=5 {
        check::<Century>(&format!("century-{players}-rules-1.txt"));
    }
}

/// A short solo game in which raising the green cube first used to end the card.
#[test]
fn a_solo_turn_of_version_1() {
    let json = r#"{"trader": {"caravan": "YYG"}, "merchant_deck": [], "pyramid": ["YYRR", "down", "down", "down", "down",
        "down", "down", "down", "down", "down"]}"#.replace(['\n', ' '], "");
    let text = format!(
        "kaupang record 1\ngame century-solo\nrules 1\noptions variant=normal\nposition {json}\nbegin\nP1 play up2\nP1 upgrade G\nchance roll 1\nP1 rest\nend 4\n"
    );
    let record = Record::<Solo>::parse(&text).expect("an old record can be read");
    let state = record.replay().expect("it keeps the rules");
    assert_eq!(state.trader().caravan.to_string(), "YYB");
    assert!(Record::<Solo>::parse(&text.replace("rules 1", "rules 2")).unwrap().replay().is_err());
}
