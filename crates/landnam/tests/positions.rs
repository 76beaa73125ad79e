//! Positions from outside: what is refused and why, and that nothing read breaks anything.

use crate::common::*;
use game::{Actor, Game, Turn, random};
use landnam::{Action, Landnam, LandnamOptions};
use proptest::prelude::*;

fn bad(more: &str, fields: &str, one: &str) -> String {
    bad_position(&format!(
        r#"{{"players": 3, {more} "fields": {{{fields}}}, "seats": [{{{one}}}, {{}}, {{"settlers": ["e4"]}}]}}"#
    ))
}

#[track_caller]
fn refuses(more: &str, fields: &str, one: &str, reason: &str) {
    let fields = format!(r#""e4": "bog 3", {fields}"#);
    let fields = fields.trim_end_matches([',', ' ']);
    let found = bad(more, fields, one);
    assert!(found.contains(reason), "{found}");
}

#[test]
fn the_table_has_three_to_five_seats() {
    assert!(bad_position(r#"{"players": 2, "seats": [{}, {}]}"#).contains("3 to 5 players"));
    assert!(bad_position(r#"{"players": 3, "seats": [{}, {}]}"#).contains("as many seats"));
    refuses(r#""active": "P4","#, "", "", "P4 doesn't sit at this table");
    refuses(r#""winner": "P1","#, "", "", "unknown field");
}

#[test]
fn tiles_and_markers_are_those_of_the_box() {
    refuses("", r#""a1": "sea""#, "", "a1 is not one of the 18 fields");
    refuses("", r#""d4": "bog 3""#, "", "d4 is not one of the 18 fields");
    refuses("", r#""c3": "bog""#, "", "is not a tile");
    refuses("", r#""c3": "bog 7""#, "", "is not a tile");
    refuses("", r#""c3": "sea 5""#, "", "is not a tile");
    refuses("", r#""c3": "bog harbor iron""#, "", "is not a tile");
    refuses("", r#""c3": "bog 3", "c4": "bog 3""#, "", "not that many markers with 3");
    refuses(
        "",
        r#""b2": "mountain", "b3": "mountain", "c3": "mountain", "c4": "mountain""#,
        "",
        "tiles of mountain",
    );
    refuses("", r#""d5": "sea harbor iron", "e3": "sea harbor iron""#, "", "one harbor marker for iron");
    refuses("", r#""b2": "sea harbor iron""#, "", "next to no numbered field");
}

#[test]
fn units_stand_where_they_can() {
    refuses("", "", r#""settlers": ["c3"]"#, "a settler can't stand on c3");
    refuses("", "", r#""settlers": ["a1"]"#, "a settler can't stand on a1");
    refuses("", "", r#""ships": ["c3"]"#, "a ship can't stand on c3");
    refuses("", "", r#""ships": ["e4"]"#, "two units on e4");
    refuses(
        "",
        "",
        r#""ships": ["outer", "outer", "outer", "outer", "outer", "a1"]"#,
        "no more than five ships",
    );
    refuses("", "", r#""ships": ["a1"], "outer_outlaws": [["P2"]]"#, "have that many ships on the outer sea");
}

#[test]
fn outlaws_have_plaintiffs_with_buildings() {
    refuses(r#""outlaws": {"e4": ["P1"]},"#, "", "", "red markers of P1 lie by buildings");
    refuses(r#""outlaws": {"e4": ["P3"]},"#, "", "", "can't outlaw their own unit");
    refuses(r#""outlaws": {"e4": []},"#, "", "", "has a red marker of somebody");
    refuses(r#""outlaws": {"d4": ["P1"]},"#, "", "", "no unit on d4");
    refuses("", "", r#""ships": ["outer"], "outer_outlaws": [["P2"]]"#, "red markers of P2 lie by buildings");
}

#[test]
fn buildings_keep_ln_71() {
    refuses("", "", r#""farms": ["c3c4d4"]"#, "touches no numbered field");
    refuses("", "", r#""farms": ["d4e3e4", "d4d5e4"]"#, "too near to another");
    refuses("", "", r#""villages": ["d4e3e4"]"#, "is at no sea field");
    refuses("", "", r#""farms": ["d4e3e4"], "villages": ["d4e3e4"]"#, "two buildings on d4e3e4");
    refuses("", "", r#""farms": ["c3c3d4"]"#, "is not a corner");
}

#[test]
fn goods_and_cards_are_those_of_the_box() {
    refuses("", "", r#""goods": {"iron": 21}"#, "more goods than there are");
    refuses("", "", r#""goods": {"gold": 1}"#, "unknown field");
    refuses("", "", r#""fate": {"fresh-horses": 2}"#, "more fate cards of a kind");
    refuses(r#""discard": {"fresh-horses": 2},"#, "", "", "more fate cards of a kind");
    refuses("", "", r#""fate": {"fallow": 255}"#, "not 255 cards");
    refuses(r#""fallow": true,"#, "", "", "only after the harvest of a turn");
    refuses(r#""opening": ["P1"],"#, "", r#""fate": {"fallow": 1}"#, "no exploration card");
    refuses("", "", r#""white": 200"#, "too many markers");
    refuses("", "", r#""white": 60"#, "LN-80: P1 had 60 points before this turn: the game was over");
    refuses("", "", r#""white": 8, "red": 4"#, "LN-80: P1 had 12 points before this turn: the game was over");
    refuses("", "", r#""black": 13"#, "LN-28: a game ends before P1 has 13 black markers");
    refuses("", "", r#""first_move": "a1""#, "a field on a side of the rim");
}

#[test]
fn phases_fit_the_table() {
    let unit = r#""ships": ["a2"]"#;
    for (phase, reason) in [
        (r#""sleep""#, "is not a phase"),
        (r#"{"harvest": 7}"#, "no harvest of 7"),
        (r#"{"age": []}"#, "has to age"),
        (r#"{"draw": []}"#, "nobody can draw"),
        (r#"{"step": {"field": "a3"}}"#, "no unit on a3"),
        (r#"{"step": {"field": "a2", "steps": 200}}"#, "two steps left at most"),
        (r#"{"explore": {"moving": {"field": "a2"}, "target": "e4"}}"#, "can't be explored"),
        (
            r#"{"explore": {"moving": {"field": "a2"}, "target": "b2", "stage": "choose"}}"#,
            "don't fit each other",
        ),
        (r#"{"enter": {"moving": {"field": "a2"}, "target": "b2"}}"#, "can't have been found"),
        (r#"{"trade": {"offers": 21}}"#, "20 offers"),
        (r#"{"trade": {"talk": {"asked": []}}}"#, "waits for nobody"),
        (
            r#"{"trade": {"talk": {"offer": {"by": "P1", "give": {"iron": 1}, "want": {"wood": 1}, "answering": ["P2"]}}}}"#,
            "doesn't hold what is offered",
        ),
        (r#"{"build": {"new-units": ["c3"]}}"#, "units of the active player"),
        (r#"{"build": {"freed-ships": 9}}"#, "can't have left the board"),
        (r#"{"thing": {"first": "P1", "plaintiff": "P1", "hearing": "closing"}}"#, "waits for somebody"),
        (
            r#"{"flee": {"moving": {"field": "a2"}, "left": "a3", "owner": "P1", "kind": "settler"}}"#,
            "nowhere to go",
        ),
        (
            r#"{"flee": {"moving": {"field": "a2"}, "left": "a3", "owner": "P2", "kind": "ship", "marks": ["P6"]}}"#,
            "P6 sits at no table",
        ),
        (
            r#"{"flee": {"moving": {"field": "a2"}, "left": "a3", "owner": "P2", "kind": "ship", "marks": ["P4"]}}"#,
            "P4 doesn't sit at this table",
        ),
        (
            r#"{"flee": {"moving": {"field": "a2"}, "left": "a3", "owner": "P2", "kind": "ship", "marks": ["P3"]}}"#,
            "red markers of P3 lie by buildings",
        ),
        (r#""over""#, "not over before"),
    ] {
        refuses(&format!(r#""phase": {phase},"#), "", unit, reason);
    }
}

#[test]
fn a_case_has_two_sides() {
    let case = |changed: &str, to: &str| {
        let case = r#"{"thing": {"first": "P1", "plaintiff": "P1", "sued": ["P2"], "hearing": {"case": {
            "field": "c3", "good": "sheep", "to_raise": "defender", "answering": ["P2"],
            "plaintiff": {"members": ["P1"], "holder": "P1", "cards": 1},
            "defender": {"members": ["P2"], "holder": "P2"}}}}}"#
            .replace("to_raise", "to-raise");
        assert!(case.contains(changed), "{changed}");
        format!(
            r#"{{"players": 3, "phase": {}, "fields": {{"c3": "meadow 8"}}, "seats": [{{"farms": ["b2b3c3"]}}, {{"settlers": ["c3"]}}, {{}}]}}"#,
            case.replace(changed, to)
        )
    };
    let state = position(&case("P1", "P1"));
    assert_eq!(in_stock(&state, landnam::components::Good::Sheep), 19);
    for (changed, to, reason) in [
        (r#""good": "sheep""#, r#""good": "iron""#, "no case about iron"),
        (r#""cards": 1"#, r#""cards": 0"#, "stakes a card"),
        (r#""cards": 1"#, r#""cards": 21"#, "that stake is not possible"),
        (r#""answering": ["P2"]"#, r#""answering": ["P1"]"#, "can answer"),
        (r#""answering": ["P2"]"#, r#""answering": []"#, "waits for nobody"),
        (
            r#"{"members": ["P2"], "holder": "P2"}"#,
            r#"{"members": ["P2"], "holder": "P3"}"#,
            "holder of a case",
        ),
        (
            r#"{"members": ["P2"], "holder": "P2"}"#,
            r#"{"members": ["P1", "P2"], "holder": "P2"}"#,
            "both sides",
        ),
        (
            r#"{"members": ["P2"], "holder": "P2"}"#,
            r#"{"members": ["P2"], "holder": "P2", "cards": 2}"#,
            "above the other",
        ),
        (r#""to-raise""#, r#""offer": "P2", "to-raise""#, "handed on like that"),
    ] {
        let found = bad_position(&case(changed, to));
        assert!(found.contains(reason), "{found}");
    }
}

#[test]
fn a_small_position_is_enough() {
    let state = position(r#"{"players": 4, "seats": [{}, {}, {}, {}]}"#);
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(state.table().deck_size(), 40);
    assert_eq!(position(r#"{"players": 4}"#), state, "without seats nobody has anything");
    assert_eq!(position(r#"{"seats": [{}, {}, {}, {}]}"#), state, "there are as many players as seats");
    assert!(bad_position("{}").contains("3 to 5 players"));
}

#[test]
fn the_complete_example_of_the_documents_is_a_position() {
    let rules = include_str!("../RULES.md");
    let examples = testkit::documents::json_examples(rules);
    let [example] = examples[..] else { panic!("{} examples", examples.len()) };
    let state = testkit::documents::assert_example::<Landnam>(example);
    let given: serde_json::Value = serde_json::from_str(example).unwrap();
    assert_eq!(serde_json::to_value(&state).unwrap(), given, "nothing else is written");
    // Nothing of a position is left out of the example.
    let names = |json: &serde_json::Value| json.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let all = [
        "active", "discard", "fallow", "fields", "opening", "outlaws", "phase", "players", "seats", "version",
    ];
    assert_eq!(names(&given), all);
    let of_seats: std::collections::BTreeSet<_> =
        given["seats"].as_array().unwrap().iter().flat_map(names).collect();
    let of_a_seat = [
        "black",
        "farms",
        "fate",
        "first_move",
        "goods",
        "outer_outlaws",
        "red",
        "settlers",
        "ships",
        "villages",
        "white",
    ];
    assert_eq!(of_seats.into_iter().collect::<Vec<_>>(), of_a_seat);
}

#[test]
fn the_documents_list_all_names() {
    let rules = include_str!("../RULES.md");
    testkit::documents::assert_names_are_listed::<landnam::components::Good>(rules);
    testkit::documents::assert_names_are_listed::<landnam::components::Terrain>(rules);
    testkit::documents::assert_names_are_listed::<landnam::components::Fate>(rules);
    testkit::documents::assert_names_are_listed::<landnam::components::UnitKind>(rules);
}

#[test]
fn what_is_wrong_is_said_in_the_words_of_the_table() {
    for (json, sentence) in [
        (r#"{"players": 3, "phase": {"move": {}}}"#, "the phase 'move' is a word, with nothing more to say"),
        (r#"{"players": 3, "phase": {"bulid": {}}}"#, "'bulid' is not a phase"),
        (r#"{"players": 3, "phase": {}}"#, "a phase is a word, or an object with one name"),
        (
            r#"{"players": 3, "phase": {"harvest": 8, "age": ["c3"]}}"#,
            "a phase is a word, or an object with one name",
        ),
        (r#"{"players": 3, "phase": 8}"#, "expected a phase, such as"),
        (r#"{"players": 3, "phase": {"build": 8}}"#, "expected an object that says what was built"),
        (r#"{"players": 3, "phase": {"thing": "docket"}}"#, "expected a thing, an object"),
        (r#"{"players": 3, "phase": {"trade": 3}}"#, "expected the trade phase, an object such as"),
        (r#"{"seats": [{"goods": 5}, {}, {}]}"#, "expected goods by their names, such as"),
        (r#"{"seats": [5, {}, {}]}"#, "expected a seat, an object such as"),
        ("5", "expected a position, an object such as"),
    ] {
        let found = bad_position(json);
        assert!(found.contains(sentence), "{json}: {found}");
        assert!(!found.contains("struct") && !found.contains("variant"), "{json}: {found}");
    }
}

#[test]
fn names_of_two_words_may_have_a_hyphen_or_an_underscore() {
    let kebab = r#"{"players": 3, "phase": {"build": {"new-units": ["a1"], "freed-ships": 1, "freed-numbers": [8, 8]}},
        "seats": [{"ships": ["a1", "outer"], "first-move": "to-come", "outer-outlaws": []}, {}, {}]}"#;
    let snake = kebab
        .replace("new-units", "new_units")
        .replace("freed-", "freed_")
        .replace("first-move", "first_move")
        .replace("outer-outlaws", "outer_outlaws");
    assert_eq!(position(kebab), position(&snake));
    assert!(bad_position(&kebab.replace("[8, 8]", "[8, 8, 8]")).contains("can't have left their fields"));
    assert!(bad_position(&kebab.replace("[8, 8]", "[7]")).contains("not that many markers with 7"));
}

#[test]
fn a_thing_can_begin_with_its_naming() {
    let json = r#"{"active": "P2", "phase": "thing", "fields": {"c3": "meadow 8"}, "seats": [
        {"farms": ["b2b3c3"], "goods": {"sheep": 1}}, {"settlers": ["c3"]}, {}]}"#;
    let state = position(json);
    assert_eq!(to_act(&state), [P2]);
    assert_eq!(to_act(&after(&state, "P2 first P2")), [P1]);
    let whole =
        json.replace(r#""thing""#, r#"{"thing": {"first": "P2", "plaintiff": "P2", "hearing": "naming"}}"#);
    assert_eq!(position(&whole), state);
}

/// What stands in backticks in one column of the tables of a section of RULES.md.
fn documented(section: &str, column: usize) -> Vec<String> {
    let rules = include_str!("../RULES.md");
    let (_, section) = rules.split_once(section).expect("the section is there");
    let section = section.split("\n## ").next().unwrap_or(section);
    let cells =
        section.lines().filter(|line| line.starts_with('|')).filter_map(|line| line.split('|').nth(column));
    let quoted = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    cells.flat_map(quoted).collect()
}

#[test]
fn the_notation_of_the_documents_is_that_of_the_game() {
    let notations = documented("## Notation", 2);
    assert!(notations.len() > 55, "{}", notations.len());
    for text in notations {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn the_phases_of_the_documents_are_those_of_the_game() {
    let phases = documented("`phase` is a word or an object", 1);
    let mut read = 0;
    for phase in phases.iter().filter(|phase| !phase.contains('…') && *phase != "phase") {
        // A case stands in a thing.
        let phase = match phase.strip_prefix("\"hearing\": ") {
            Some(case) => format!(r#"{{"thing": {{"first": "P1", "plaintiff": "P1", "hearing": {case}}}}}"#),
            None => phase.clone(),
        };
        serde_json::from_str::<landnam::phase::Phase>(&phase)
            .map(|_| ())
            .or_else(|_| {
                serde_json::from_str::<Landnam>(&format!(r#"{{"players": 3, "phase": {phase}}}"#)).map(|_| ())
            })
            .unwrap_or_else(|error| panic!("{phase}: {error}"));
        read += 1;
    }
    assert!(read >= 17, "{read}");
}

/// A state some way into a random game.
fn somewhere(seed: u64, players: usize, actions: u32) -> Landnam {
    let mut state = Landnam::new(&LandnamOptions::of(players).unwrap());
    let (mut rng, mut legal) = (random::fast(seed), game::Actions::new());
    game::playout(&mut state, &mut rng, &mut legal, u64::from(actions));
    state
}

/// Changes one number, word or list of a JSON value.
fn mutate(json: &mut serde_json::Value, place: usize, how: u8) {
    fn leaves<'a>(json: &'a mut serde_json::Value, out: &mut Vec<&'a mut serde_json::Value>) {
        if json.is_array() {
            json.as_array_mut().into_iter().flatten().for_each(|item| leaves(item, out));
        } else if json.is_object() {
            json.as_object_mut()
                .into_iter()
                .flat_map(|map| map.values_mut())
                .for_each(|item| leaves(item, out));
        } else {
            out.push(json);
        }
    }
    let mut all = Vec::new();
    leaves(json, &mut all);
    let count = all.len();
    let other = all[(place / 7) % count].clone();
    let leaf = &mut all[place % count];
    **leaf = match (how, &**leaf) {
        (0, serde_json::Value::Number(number)) => (number.as_u64().unwrap_or(0) + 1).into(),
        (1, serde_json::Value::Number(number)) => number.as_u64().unwrap_or(0).saturating_sub(1).into(),
        (2, _) => 255.into(),
        (3, _) => serde_json::Value::Null,
        _ => other,
    };
}

/// Plays on at random for a while: whatever was accepted is a state to play from.
fn play_on(mut state: Landnam, seed: u64) {
    let (mut rng, mut legal) = (random::fast(seed), game::Actions::new());
    for _ in 0..60 {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let action = state.sample(&mut rng);
                state.play(Actor::Chance, action).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                state.legal(seat, &mut legal);
                assert!(
                    !legal.is_empty(),
                    "{seat} has no action in {}",
                    serde_json::to_string(&state).unwrap()
                );
                state.play(Actor::Seat(seat), game::Draw::pick(&mut rng, &legal)).unwrap();
            }
        }
        let json = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<Landnam>(&json).unwrap(), state, "{json}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, ..ProptestConfig::default() })]

    #[test]
    fn mutated_positions_are_refused_or_can_be_played(
        seed in 0u64..1_000, players in 3usize..=5, actions in 0u32..4_000, places in prop::collection::vec((any::<usize>(), 0u8..5), 1..4)
    ) {
        let mut json = serde_json::to_value(somewhere(seed, players, actions)).unwrap();
        for (place, how) in places {
            mutate(&mut json, place % 10_000, how);
        }
        if let Ok(state) = serde_json::from_value::<Landnam>(json) {
            play_on(state, seed);
        }
    }

    #[test]
    fn arbitrary_texts_are_no_actions_or_read_back(text in "[a-z0-9:P -]{0,30}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn texts_of_the_right_words_read_back(
        words in prop::collection::vec(prop::sample::select(vec![
            "move", "step", "offer", "for", "sue", "raise", "play", "good-year", "landing", "drive-off", "mountain-path",
            "outer", "outer:P2", "outer:P1P3", "a1", "c3", "d4", "g4", "c3c4d4", "b2b3c3", "by", "farm", "ship", "settler",
            "village", "harbor", "age", "found", "-", "1", "2", "7", "10", "12", "1iron", "2sheep", "31wood", "32wood", "0iron",
            "number", "exchange", "4", "3", "sheep", "iron", "swap", "hand", "P1", "P5", "P6", "first", "start", "draw", "roll",
            "flee", "enter", "choose", "fair-wind", "é",
        ]), 1..7)
    ) {
        if let Ok(action) = words.join(" ").parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
}
