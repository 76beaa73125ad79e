//! Records that older versions of the rules wrote still replay, to the state that they led to then.

use std::path::Path;

use century::{Century, Solo};
use game::Record;
use testkit::assert_old_record;

#[test]
fn games_of_version_1() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for players in 2..=5 {
        assert_old_record::<Century>(&folder.join(format!("century-{players}-rules-1.txt")));
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
    // As long as a dearer cube could rise, the card was not done by itself in that version either.
    assert!(Record::<Solo>::parse(&text.replace("YYG", "YYGG")).unwrap().replay().is_err());
}
