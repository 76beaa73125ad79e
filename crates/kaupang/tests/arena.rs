//! Matches: figures, reports, and going on after a stop.

use std::fs;

use crate::common::{printed, refused, run};
use serde_json::Value;

fn figures(arguments: &[&str]) -> Value {
    let mut all = vec!["arena"];
    all.extend(arguments);
    all.push("--json");
    serde_json::from_str(&printed(&run(&all, "").success())).unwrap()
}

#[test]
fn the_better_bot_wins_and_the_names_say_how_many_play() {
    let figures = figures(&["century", "--seats", "greedy,random,random", "--games", "30", "--rotate"]);
    assert_eq!(figures["options"], "players=3");
    assert_eq!((&figures["games"], &figures["finished"]), (&30.into(), &30.into()));
    assert_eq!(figures["seating"], "rotated");
    let entrants = figures["entrants"].as_array().unwrap();
    assert_eq!(entrants[0]["name"], "greedy");
    assert!(entrants[0]["wins"]["rate"].as_f64().unwrap() > 0.85, "{}", entrants[0]["wins"]);
    assert!(entrants[0]["rating"].as_f64() > entrants[1]["rating"].as_f64());
    for seat in entrants[0]["by_seat"].as_array().unwrap() {
        assert_eq!(seat["games"], 10);
    }
}

#[test]
fn who_names_the_bots_may_name_the_number_of_players_too() {
    for players in [["--players", "2"], ["--option", "players=2"]] {
        let bots = ["century", "--seats", "greedy,random", "--games", "2"];
        assert_eq!(figures(&[&bots[..], &players[..]].concat())["options"], "players=2");
    }
}

#[test]
fn seats_can_be_kept() {
    let figures = figures(&["century", "--seats", "greedy,random", "--games", "4", "--rotate=false"]);
    assert_eq!(figures["seating"], "fixed");
    assert_eq!(figures["entrants"][0]["by_seat"].as_array().unwrap().len(), 1);
}

#[test]
fn a_report_is_written_and_a_match_goes_on_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let report = folder.path().join("match");
    let path = report.to_str().unwrap();
    let play = |games: &str| {
        let seats = ["--seats", "greedy,random", "--seed", "7", "--report", path];
        let mut all = vec!["arena", "century", "--games", games];
        all.extend(seats);
        printed(&run(&all, "").success())
    };
    let text = play("6");
    assert!(text.contains("century players=2: 6 games, seed 7") && text.contains("report.html"), "{text}");
    let journal = fs::read_to_string(report.join("games.jsonl")).unwrap();
    assert_eq!(journal.lines().count(), 1 + 6);
    play("10");
    let longer = fs::read_to_string(report.join("games.jsonl")).unwrap();
    assert!(longer.starts_with(&journal), "the first games were not played again");
    assert_eq!(longer.lines().count(), 1 + 10);
    let figures: Value =
        serde_json::from_str(&fs::read_to_string(report.join("report.json")).unwrap()).unwrap();
    assert_eq!(figures["games"], 10);
    assert_eq!(fs::read_to_string(report.join("games.csv")).unwrap().lines().count(), 1 + 20);
    let page = fs::read_to_string(report.join("report.html")).unwrap();
    assert!(page.contains("<svg") && page.ends_with("</html>\n"));
}

#[test]
fn another_match_does_not_mix_with_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    run(&["arena", "century", "--seats", "greedy,random", "--games", "2", "--report", path], "").success();
    let again =
        ["arena", "century", "--seats", "greedy,random", "--games", "2", "--seed", "9", "--report", path];
    let complaint = refused(&again, "");
    assert!(complaint.contains("the journal of another match"), "{complaint}");
}

#[test]
fn mistakes_are_told_in_a_sentence() {
    for (arguments, sentence) in [
        (&["century", "--seats", "oracle"][..], "there is no bot 'oracle'"),
        (&["century", "--seats", "greedy,random", "--players", "3"], "2 bots were named for 3 seats"),
        (&["century", "--seats", "search:fast,greedy"], "a search needs a time or a number of iterations"),
        (&["century", "--seats", "greedy,random", "--threads", "5000"], "5000 threads are too many"),
        (&["chess", "--seats", "greedy,random"], "there is no game 'chess'"),
    ] {
        let mut all = vec!["arena"];
        all.extend(arguments);
        let complaint = refused(&all, "");
        assert!(complaint.contains(sentence), "{complaint}");
    }
}

/// What `bench --search` says of a game: a row for each bot and number of players.
fn measured(game: &str) -> Vec<Value> {
    let text = printed(&run(&["bench", game, "--search", "--seconds", "0.2", "--json"], "").success());
    let rows: Vec<Value> = serde_json::from_str(&text).unwrap();
    for row in &rows {
        assert!(row["iterations_per_second"].as_f64().unwrap() > 0.0, "{row}");
        assert!(row["most_megabytes"].as_f64().unwrap() < 256.0, "{row}");
    }
    rows
}

#[test]
fn the_search_is_measured() {
    let figures = measured("century-solo");
    assert_eq!(figures.len(), 1, "the solo game has no net");
    assert_eq!(figures[0]["net_evaluations_per_second"].as_f64(), Some(0.0), "{figures:?}");
}

/// A net reads a position for each leaf that it judges, and one more where a node gets its first children.
#[test]
fn the_search_by_a_net_is_measured_beside_it() {
    let figures = measured("century");
    let of = |bot: &str| figures.iter().filter(|row| row["bot"] == bot).collect::<Vec<_>>();
    assert_eq!((of("search").len(), of("net").len()), (4, 4), "two to five players: {figures:?}");
    for row in of("search") {
        assert_eq!(row["net_evaluations_per_second"].as_f64(), Some(0.0), "{row}");
    }
    for row in of("net") {
        let [evaluations, iterations] =
            ["net_evaluations_per_second", "iterations_per_second"].map(|name| row[name].as_f64().unwrap());
        assert!(evaluations > 0.8 * iterations, "{row}");
    }
}
