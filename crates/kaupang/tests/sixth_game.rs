//! A sixth game is one line of the registry: the game of the chapter "Writing a game", which has nothing but its rules,
//! is played in the terminal, by bots, in the arena, by the engine, and in the browser. `cargo xtask test` runs this
//! with the feature `example-game`.

mod common;

use common::boards::DrawEverything;
use common::http::{Acted, Client, Server};
use common::{printed, run};
use kaupang::registry;
use serde_json::{Value, json};

#[test]
fn it_is_listed_with_its_players_and_options() {
    let list = printed(&run(&["games"], "").success());
    let (_, herring) = list.split_once("herring  Herring\n").expect(&list);
    assert!(herring.contains("2 to 4"), "{herring}");
    assert!(herring.contains("--option wish=…: double or triple; what the fish"), "{herring}");
    let norwegian = printed(&run(&["--lang", "nn", "games"], "").success());
    assert!(norwegian.contains("herring  Herring\n") && norwegian.contains("double | triple"), "{norwegian}");
    let rules = printed(&run(&["rules", "herring", "HER-3"], "").success());
    assert!(rules.contains("A net holds three fish"), "{rules}");
}

#[test]
fn its_drawing_holds_what_every_drawing_holds() {
    registry::visit("herring", DrawEverything).unwrap();
}

#[test]
fn it_is_played_in_the_terminal() {
    for language in ["en", "hu"] {
        let input = format!("dance\nwish 3\n{}quit\n", "free\n".repeat(5));
        let arguments = ["--lang", language, "play", "herring", "--bots", "greedy", "--seed", "4"];
        let played = printed(&run(&arguments, input).success());
        // The view by names and values, a refusal with its clause, and the scores.
        for wanted in [
            "Herring, players=2 wish=double",
            "near: ",
            "nets:",
            "HER-2",
            "that is chance's to say",
            "weight",
        ] {
            assert!(played.contains(wanted), "{language}: no '{wanted}' in\n{played}");
        }
        assert!(!played.contains("illegal-herring") && !played.contains("score-weight"), "{played}");
    }
    let refused = run(&["play", "herring", "--players", "5"], "").code(1);
    assert!(common::complaint(&refused).contains("players=5 is not possible: it is 2 to 4"));
}

#[test]
fn every_bot_plays_it() {
    for bots in ["random", "greedy", "search:20it"] {
        let arguments = ["simulate", "herring", "--players", "3", "--bots", bots, "--games", "5"];
        let report = printed(&run(&arguments, "").success());
        assert!(report.contains("herring players=3 wish=double"), "{report}");
    }
    let arguments =
        ["arena", "herring", "--seats", "greedy,random", "--games", "60", "--seed", "1", "--json"];
    let report: Value = serde_json::from_str(&printed(&run(&arguments, "").success())).expect("JSON");
    assert_eq!(report["games"], 60, "{report}");
}

#[test]
fn the_engine_plays_it_to_its_end() {
    let requests = [
        json!({"command": "new", "game": "herring", "options": {"players": 4, "wish": "triple"}, "seed": 5}),
        json!({"command": "bot", "bot": "greedy", "count": 100}),
        json!({"command": "score"}),
        json!({"command": "record"}),
    ];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let output = printed(&run(&["engine"], input).success());
    let answers: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers[1]["result"]["turn"]["kind"], "over", "{output}");
    assert_eq!(answers[2]["result"]["scores"].as_array().map(Vec::len), Some(4));
    run(&["replay", "-", "--verify"], answers[3]["result"]["record"].as_str().expect("a record")).success();
}

#[test]
fn it_is_played_in_the_browser() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let page = |path: &str, language: &str| {
        let (head, body) = server.ask("GET", path, &format!("Accept-Language: {language}\r\n"), "");
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        String::from_utf8(body).unwrap()
    };
    assert!(page("/", "is").contains("action=\"/play/herring\""), "it is on the shelf");
    let form = page("/new/herring", "en");
    let wish = "<select name=\"option-wish\"><option value=\"double\" selected>double</option>";
    assert!(form.contains("A table for Herring") && form.contains(wish), "{form}");

    let anna = Client::new(&server, "Anna");
    let settings = json!({"pace": "fast", "confirm": "skip", "visibility": "public"});
    let seats = ["me", "greedy", "easy"];
    let body = json!({"game": "herring", "options": {"players": 3}, "seats": seats, "settings": settings});
    let (status, opened) = anna.post("/tables", &body);
    assert_eq!(status, 201, "{opened}");
    let table = opened["table"].as_str().unwrap();
    anna.post(&format!("/tables/{table}/begin"), &json!({}));
    let (_, refused) = anna.post(
        &format!("/tables/{table}/act"),
        &json!({"number": anna.wait(table)["number"], "action": "wish 3"}),
    );
    assert!(refused.to_string().contains("that is chance's to say"), "{refused}");
    loop {
        let look = anna.wait(table);
        if look["stage"] == "over" {
            break;
        }
        assert_eq!(anna.act(&look, "free"), Acted::Done);
    }
    let over = page(&format!("/t/{table}"), "nn");
    assert!(
        over.contains("Herring") && over.contains(">weight<") && !over.contains("score-weight"),
        "{over}"
    );
}
