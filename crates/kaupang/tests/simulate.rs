//! Simulations: the same seed gives the same figures.

use crate::common::{printed, run};
use serde_json::Value;

fn figures(arguments: &[&str]) -> Value {
    let mut all = vec!["simulate"];
    all.extend(arguments);
    all.push("--json");
    let mut figures: Value = serde_json::from_str(&printed(&run(&all, "").success())).unwrap();
    let timing = figures.as_object_mut().unwrap().remove("timing").unwrap();
    assert!(timing["games_per_second"].as_f64().unwrap() > 0.0);
    assert!(timing["decisions_per_second"].as_f64().unwrap() > 0.0);
    figures
}

#[test]
fn the_same_seed_gives_the_same_figures_whatever_the_threads() {
    let with = |seed, threads| {
        figures(&["century", "--players", "3", "--games", "500", "--seed", seed, "--threads", threads])
    };
    let one = with("4", "1");
    for threads in ["2", "3", "7", "0"] {
        assert_eq!(with("4", threads), one, "{threads} threads");
    }
    assert_ne!(with("5", "1"), one);
}

#[test]
fn every_game_is_won_by_somebody_and_scores_are_told_by_seat() {
    let figures = figures(&["century", "--players", "4", "--games", "200"]);
    let sides = figures["sides"].as_array().unwrap();
    assert_eq!(
        sides.iter().map(|side| side["side"].as_str().unwrap()).collect::<Vec<_>>(),
        ["P1", "P2", "P3", "P4"]
    );
    let wins: f64 = sides.iter().map(|side| side["wins"].as_f64().unwrap()).sum();
    assert!((wins - 200.0).abs() < 1e-9);
    for side in sides {
        let (rate, low, high) = (&side["win_rate"], &side["interval"][0], &side["interval"][1]);
        assert!(low.as_f64() < rate.as_f64() && rate.as_f64() < high.as_f64(), "{side}");
        assert!(side["score"]["mean"].as_f64().unwrap() > 0.0);
    }
    assert_eq!(figures["finished"], 200);
}

#[test]
fn games_stopped_at_the_cap_are_counted_and_reported() {
    let figures = figures(&["century", "--games", "50", "--cap", "10"]);
    assert_eq!((&figures["finished"], &figures["unfinished"]), (&0.into(), &50.into()));
    assert_eq!(figures["decisions"]["mean"], Value::Null);
    let text = printed(&run(&["simulate", "century", "--games", "50", "--cap", "10"], "").success());
    assert!(text.contains("50 games not finished: stopped after 10 decisions"), "{text}");
}

#[test]
fn no_games_are_no_figures() {
    assert_eq!(figures_of_none()["sides"], Value::Array(vec![]));
}

fn figures_of_none() -> Value {
    let text = printed(&run(&["simulate", "century", "--games", "0", "--json"], "").success());
    serde_json::from_str(&text).unwrap()
}

#[test]
fn the_summary_has_lengths_scores_wins_and_speed() {
    let text = printed(&run(&["simulate", "century-solo", "--games", "20"], "").success());
    for wanted in [
        "20 games",
        "decisions",
        "Scores",
        "Wins",
        "95% interval",
        "P1 random",
        "Automa",
        "games/s",
        "decisions/s",
    ] {
        assert!(text.contains(wanted), "{wanted} is missing in\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn the_bench_measures_every_game_and_number_of_players() {
    let text = printed(&run(&["bench", "--seconds", "0.02", "--json"], "").success());
    let rows: Value = serde_json::from_str(&text).unwrap();
    let names: Vec<String> = rows
        .as_array()
        .unwrap()
        .iter()
        .map(|row| format!("{} {}", row["game"].as_str().unwrap(), row["players"]))
        .collect();
    for wanted in ["century 2", "century 3", "century 4", "century 5", "century-solo 1"] {
        assert!(names.iter().any(|name| name == wanted), "{wanted} is missing in {names:?}");
    }
    for row in rows.as_array().unwrap() {
        for figure in ["decisions_per_second", "games_per_second", "decisions_per_game", "state_copy_ns"] {
            assert!(row[figure].as_f64().unwrap() > 0.0, "{figure} in {row}");
        }
        assert!(row["state_bytes"].as_u64().unwrap() > 0 && row["action_bytes"].as_u64().unwrap() <= 16);
    }
    let table = printed(&run(&["bench", "century", "--seconds", "0.02"], "").success());
    assert_eq!(table.lines().count(), 5, "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 90), "{table}");
}
