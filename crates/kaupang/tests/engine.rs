//! The engine under odd requests and heaps of garbage; `transcript.rs` has the ordinary ones.

use crate::common::{printed, run};
use serde_json::{Value, json};

/// The answers to these lines, each of them JSON.
fn answers(input: impl Into<Vec<u8>>) -> Vec<Value> {
    let output = printed(&run(&["engine"], input).success());
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ask(requests: &[Value]) -> Vec<Value> {
    answers(requests.iter().map(|request| format!("{request}\n")).collect::<String>())
}

fn kind(answer: &Value) -> &str {
    answer["error"]["kind"].as_str().unwrap_or("none")
}

/// Bytes that look like nothing, the same in every run.
fn garbage(length: usize) -> Vec<u8> {
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..length).map(|_| next()).collect()
}

#[test]
fn ten_megabytes_of_binary_garbage_get_an_error_a_line() {
    let mut input = garbage(10_000_000);
    input.extend(b"\n{\"command\":\"games\"}\n");
    let lines = input.iter().filter(|&&byte| byte == b'\n').count();
    let answers = answers(input);
    assert_eq!(answers.len(), lines);
    let (last, others) = answers.split_last().unwrap();
    assert!(others.iter().all(|answer| answer["ok"] == false && ["json", "utf-8"].contains(&kind(answer))));
    assert_eq!(last["ok"], true, "the engine goes on");
}

#[test]
fn a_line_of_ten_megabytes_gets_one_error() {
    let mut input = vec![b'['; 10_000_000];
    input.extend(b"\n{\"command\":\"games\"}");
    let answers = answers(input);
    assert_eq!(answers.len(), 2);
    assert_eq!(kind(&answers[0]), "too-long");
    assert_eq!(answers[1]["ok"], true, "the engine goes on, even without a last newline");
}

#[test]
fn deep_and_odd_json_is_refused() {
    let deep =
        format!("{{\"command\":\"new\",\"options\":{}1{}}}\n", "[".repeat(100_000), "]".repeat(100_000));
    let odd =
        "null\n1\n\"new\"\n{}\n{\"command\":7}\n{\"command\":null}\n{\"command\":\"new\"}{}\n\u{feff}{}\n";
    let answers = answers(format!("{deep}{odd}"));
    assert_eq!(answers.len(), 9);
    assert!(answers.iter().all(|answer| answer["ok"] == false), "{answers:?}");
}

#[test]
fn an_id_comes_back_as_it_was_sent() {
    let ids =
        ["1", "\"a\\u00e9\"", "null", "123456789012345678901234567890", "1.50", "1e999", "[{\"x\":[]}]"];
    let input: String = ids.iter().map(|id| format!("{{\"id\":{id},\"command\":\"turn\"}}\n")).collect();
    let output = printed(&run(&["engine"], input).success());
    for (line, id) in output.lines().zip(ids) {
        assert!(line.starts_with(&format!("{{\"id\":{id},\"ok\":false,")), "{line}");
    }
}

#[test]
fn fields_of_the_wrong_kind_are_refused() {
    let start = json!({"command": "new", "game": "century", "seed": 1});
    let roll = json!({"command": "roll", "all": true});
    let wrong = [
        json!({"command": "new", "game": 7}),
        json!({"command": "new", "game": "century", "seed": -1}),
        json!({"command": "new", "game": "century", "seed": 1.5}),
        json!({"command": "new", "game": "century", "seed": "7"}),
        json!({"command": "new", "game": "century", "options": [1]}),
        json!({"command": "new", "game": "century", "options": {"players": {}}}),
        json!({"command": "position", "game": "century", "state": 7}),
        json!({"command": "legal", "seat": "P9"}),
        json!({"command": "legal", "seat": "P3"}),
        json!({"command": "legal", "all": "yes"}),
        json!({"command": "view", "viewer": "somebody"}),
        json!({"command": "view", "viewer": "P8"}),
        json!({"command": "view"}),
        json!({"command": "check", "action": "rest", "actor": "P5"}),
        json!({"command": "apply", "action": "rest", "actor": "nobody"}),
        json!({"command": "apply", "action": ""}),
        json!({"command": "apply"}),
        json!({"command": "bot", "bot": "oracle"}),
        json!({"command": "bot", "count": 0}),
        json!({"command": "bot", "count": 1_000_000_000}),
        json!({"command": "playout", "games": 0}),
        json!({"command": "playout", "games": 1_000_000_000}),
        json!({"command": "undo", "count": -1}),
        json!({"command": "undo", "count": u64::MAX}),
        json!({"command": "perft", "depth": 65}),
        json!({"command": "perft", "depth": u64::MAX}),
        json!({"command": "perft", "depth": 3, "limit": 0}),
        json!({"command": "perft", "depth": 60, "limit": u64::MAX}),
        json!({"command": "perft", "depth": 60, "limit": 1000}),
        json!({"command": "load", "record": "nonsense"}),
        json!({"command": "rules", "clause": "X"}),
        json!({"command": "games", "game": "chess"}),
        json!({"command": "help", "game": "century"}),
    ];
    let mut requests = vec![start, roll];
    requests.extend(wrong.iter().cloned());
    requests.push(json!({"command": "turn"}));
    let answers = ask(&requests);
    for (answer, request) in answers[2..].iter().zip(&wrong) {
        assert_eq!(answer["ok"], false, "{request}");
        assert_ne!(kind(answer), "internal", "{request}");
    }
    let turn = &answers[answers.len() - 1]["result"]["turn"];
    assert_eq!(turn, &answers[1]["result"]["turn"], "nothing has changed");
}

#[test]
fn every_game_can_be_played_to_its_end_and_its_state_and_record_read_back() {
    let games = &ask(&[json!({"command": "games"})])[0]["result"]["games"];
    for game in games.as_array().unwrap() {
        for players in game["players"].as_array().unwrap() {
            let answers = ask(&[
                json!({"command": "new", "game": game["game"], "options": {"players": players}, "seed": 5}),
                json!({"command": "bot", "count": 100_000}),
                json!({"command": "state"}),
                json!({"command": "record"}),
                json!({"command": "score"}),
                json!({"command": "bot"}),
            ]);
            assert_eq!(answers[1]["result"]["turn"]["kind"], "over", "{game} {players}");
            assert!(!answers[4]["result"]["scores"].as_array().unwrap().is_empty());
            assert_eq!(kind(&answers[5]), "turn");
            let state = &answers[2]["result"]["state"];
            let record = &answers[3]["result"]["record"];
            let again = ask(&[
                json!({"command": "position", "game": game["game"], "state": state}),
                json!({"command": "state"}),
                json!({"command": "load", "record": record}),
                json!({"command": "state"}),
                json!({"command": "record"}),
            ]);
            assert_eq!(&again[1]["result"]["state"], state);
            assert_eq!(&again[3]["result"]["state"], state);
            assert_eq!(&again[4]["result"]["record"], record);
            // And its chance comes from its seed.
            run(&["replay", "-", "--verify"], record.as_str().unwrap()).success();
        }
    }
}

#[test]
fn chance_set_by_hand_takes_the_seed_out_of_the_record() {
    let new = json!({"command": "new", "game": "century", "seed": 7});
    let record = json!({"command": "record"});
    let answers = ask(&[
        new.clone(),
        json!({"command": "apply", "action": "start P1"}),
        record.clone(),
        new,
        json!({"command": "apply", "action": "start P2"}),
        record,
    ]);
    let has_seed = |answer: &Value| answer["result"]["record"].as_str().unwrap().contains("\nseed ");
    assert_ne!(has_seed(&answers[2]), has_seed(&answers[5]), "the seed gives one of them");
}

#[test]
fn chance_after_a_record_without_its_seed_takes_its_promise_out() {
    let record = format!(
        "kaupang record 1\ngame century\nrules 2\noptions players=2\ncommitment {}\nbegin\nchance start P2\nend 1\n",
        "ab".repeat(32)
    );
    let answers = ask(&[
        json!({"command": "load", "record": record}),
        json!({"command": "record"}),
        json!({"command": "roll"}),
        json!({"command": "record"}),
    ]);
    assert_eq!(answers[1]["result"]["record"], record);
    let after = answers[3]["result"]["record"].as_str().unwrap();
    assert!(!after.contains("commitment") && !after.contains("seed"), "{after}");
}

#[test]
fn a_seed_means_the_same_game_as_a_number_and_as_digits() {
    let digits = format!("07{}", "0".repeat(62));
    let roll = json!({"command": "roll", "all": true});
    let answers = ask(&[
        json!({"command": "new", "game": "century", "seed": 7}),
        roll.clone(),
        json!({"command": "new", "game": "century", "seed": digits}),
        roll.clone(),
        json!({"command": "new", "game": "century"}),
        roll,
    ]);
    assert_eq!(answers[1], answers[3]);
    assert_ne!(answers[1], answers[5], "without a seed, another game");
}

#[test]
fn quit_ends_the_engine_and_nothing_after_it_is_read() {
    assert_eq!(answers("{\"command\":\"quit\"}\n{\"command\":\"games\"}\n").len(), 1);
    assert_eq!(answers("").len(), 0);
}

/// CEN-12 and CEN-40 know no order of steps, and a choice of several is one sentence.
#[test]
fn a_whole_choice_is_said_at_once() {
    let position = |phase: Value, caravan: &str| {
        json!({"command": "position", "game": "century", "seed": 1, "state": {
            "players": 2, "phase": phase, "traders": [{"caravan": caravan, "hand": ["up2", "YY"]}, {}]}})
    };
    let caravan = |answer: &Value| answer["result"]["state"]["traders"][0]["caravan"].clone();
    let apply = |action: &str| json!({"command": "apply", "action": action});
    let asked = |phase: Value, caravan: &str, actions: &[&str]| {
        let mut requests = vec![position(phase, caravan), json!({"command": "roll", "all": true})];
        requests.extend(actions.iter().map(|action| apply(action)));
        requests.extend([json!({"command": "state"}), json!({"command": "turn"})]);
        ask(&requests)
    };
    let answers = asked(json!("turn"), "YYYYYYG", &["play up2", "upgrade G Y"]);
    assert_eq!(caravan(&answers[4]), "YYYYYRB", "{answers:?}");
    assert_eq!(answers[5]["result"]["turn"]["seats"], json!(["P2"]), "the choice is complete: {answers:?}");
    let answers = asked(json!("turn"), "YYYYYRRGGB", &["play YY", "return RG"]);
    assert_eq!(caravan(&answers[4]), "YYYYYYYRGB", "{answers:?}");
    let answers = asked(json!("turn"), "YYYYYRRGGB", &["play YY", "return RGB"]);
    assert_eq!(answers[3]["error"]["clause"], "CEN-40", "one too many: {answers:?}");
    assert_eq!(answers[3]["error"]["kind"], "illegal", "{answers:?}");
    let answers = asked(json!("turn"), "YYYYYYG", &["play up2", "upgrade G B B"]);
    assert_eq!(answers[3]["error"]["clause"], "CEN-12", "{answers:?}");
    assert_eq!(caravan(&answers[4]), "YYYYYYG", "all of it is done, or nothing: {answers:?}");
}

/// PR-23: whoever has a full island is told so, but is not to act all the same.
#[test]
fn a_seat_that_is_passed_over_is_out_of_turn() {
    let answers = ask(&[
        json!({"command": "position", "game": "puerto-rico", "seed": 1, "state": {
            "players": [{}, {"island": {"sugar": 8, "tobacco": 3, "quarry": 1}}, {}], "row": {"coffee": 1}}}),
        json!({"command": "apply", "actor": "P1", "action": "pick settler"}),
        json!({"command": "check", "actor": "P2", "action": "settle coffee"}),
        json!({"command": "apply", "actor": "P2", "action": "settle coffee"}),
    ]);
    let checked = &answers[2]["result"];
    assert_eq!((&checked["kind"], &checked["clause"]), (&json!("turn"), &json!("PR-23")), "{checked}");
    assert_eq!(kind(&answers[3]), "turn");
}

/// Whoever says what a seat does, and not who does it, while chance is to act: that is no false outcome of chance, but
/// out of turn.
#[test]
fn a_seats_action_while_chance_is_to_act_is_out_of_turn_whoever_is_named() {
    let answers = ask(&[
        json!({"command": "new", "game": "century", "options": {"players": 2}, "seed": 1}),
        json!({"command": "check", "action": "rest"}),
        json!({"command": "check", "action": "rest", "actor": "P1"}),
        json!({"command": "apply", "action": "rest"}),
        json!({"command": "check", "action": "start P9"}),
        json!({"command": "check", "action": "start P2"}),
    ]);
    for answer in &answers[1..=2] {
        assert_eq!(
            (&answer["result"]["actor"], &answer["result"]["kind"]),
            (&json!("P1"), &json!("turn")),
            "{answer}"
        );
    }
    assert_eq!(kind(&answers[3]), "turn");
    assert_eq!(kind(&answers[4]), "parse", "{}", answers[4]);
    assert_eq!(
        (&answers[5]["result"]["actor"], &answers[5]["result"]["legal"]),
        (&json!("chance"), &json!(true))
    );
}
