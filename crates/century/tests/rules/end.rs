//! The end, scores and what is open (CEN-50 to CEN-53).

use century::Century;
use game::{Game, Seat, Side, Turn, Viewer};

use crate::common::*;

/// A position in which P2, second of four or of three, claims the card that ends the game.
fn last_claim(players: usize, cards: usize) -> Century {
    let claimed = ["YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG", "YYRB"];
    let claimed: Vec<String> = claimed[..cards].iter().map(|card| format!("{card:?}")).collect();
    let others = ", {}".repeat(players - 2);
    let json = format!(
        r#"{{"players": {players}, "active": "P2", "points": ["YYRR"],
            "traders": [{{}}, {{"caravan": "YYRR", "claimed": [{}]}}{others}]}}"#,
        claimed.join(", ")
    );
    dealt_from(&json)
}

#[test]
fn cen_50_the_fifth_card_ends_the_game_with_four_or_five_the_sixth_with_two_or_three() {
    for (players, limit) in [(2, 6), (3, 6), (4, 5), (5, 5)] {
        let mut state = last_claim(players, limit - 2);
        play(&mut state, "P2 claim 1");
        assert!(!state.is_last_round(), "{players} players, {} cards", limit - 1);
        let mut state = last_claim(players, limit - 1);
        play(&mut state, "P2 claim 1");
        assert!(state.is_last_round(), "{players} players, {limit} cards");
    }
}

#[test]
fn cen_50_the_round_is_finished_and_no_more() {
    let mut state = last_claim(4, 4);
    play(&mut state, "P2 claim 1");
    deal(&mut state, 2);
    play(&mut state, "P3 rest");
    assert_eq!(state.turn(), Turn::of(Seat::new(3)), "the game doesn't end at once");
    play(&mut state, "P4 rest");
    assert_eq!(state.turn(), Turn::Over, "P1 began the round and gets no further turn");
    refused(&state, "P1 rest", "CEN-50");
    refused(&state, "chance point BBBB", "CEN-50");
}

#[test]
fn cen_50_a_round_begins_with_the_start_player() {
    let json = r#"{"players": 3, "start": "P2", "active": "P1", "points": ["YYRR"], "traders": [
        {"caravan": "YYRR", "claimed": ["YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG"]}, {}, {}]}"#;
    let mut state = dealt_from(json);
    play(&mut state, "P1 claim 1");
    deal(&mut state, 3);
    assert_eq!(state.turn(), Turn::Over, "P1 is the last of the round when P2 began");
}

#[test]
fn cen_51_points_gold_silver_and_cubes_but_for_yellow() {
    let state = over(r#"{"caravan": "YYYRGGB", "claimed": ["YYRR", "BBBBB"], "gold": 1, "silver": 1}"#, "{}");
    out_of_turn(&state, "P1 rest", "CEN-50: the game is over");
    let scores = state.score().unwrap();
    let score = scores.of(P1).unwrap();
    let points: Vec<(&str, i32)> = score.sources.iter().map(|s| (s.source, s.points)).collect();
    assert_eq!(points, [("point-cards", 26), ("gold-coins", 3), ("silver-coins", 1), ("cubes", 4)]);
    assert_eq!(score.total, 34);
}

#[test]
fn cen_52_the_highest_score_wins() {
    let state = over(r#"{"gold": 1, "claimed": ["YYRR"]}"#, r#"{"silver": 1}"#);
    // P2 holds the six cards that ended the game.
    assert_eq!(state.score().unwrap().winners().collect::<Vec<_>>(), [Side::Seat(P2)]);
}

#[test]
fn cen_52_among_equals_the_latest_in_turn_order() {
    let tie = |start: &str, active: &str| {
        let json = format!(
            r#"{{"players": 2, "start": "{start}", "active": "{active}", "phase": "over", "traders": [
                {{"claimed": ["YYRR", "YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG"]}},
                {{"claimed": ["BBBB", "RRBBB", "RRRBB"]}}]}}"#
        );
        let mut state: Century = serde_json::from_str(&json).unwrap();
        deal(&mut state, 1);
        let scores = state.score().unwrap();
        assert_eq!(scores.of(P1).unwrap().total, 46);
        assert_eq!(scores.of(P2).unwrap().total, 46);
        scores.winners().collect::<Vec<_>>()
    };
    assert_eq!(tie("P1", "P2"), [Side::Seat(P2)]);
    assert_eq!(tie("P2", "P1"), [Side::Seat(P1)]);
}

#[test]
fn cen_53_everything_is_open_to_all() {
    let mut state = dealt(3, 1);
    play(&mut state, "P1 play YY");
    let json = |viewer| {
        let view = serde_json::to_value(state.view(viewer)).unwrap();
        view["table"].clone()
    };
    let spectator = json(Viewer::Spectator);
    assert_eq!(spectator["traders"].as_array().unwrap().len(), 3);
    for seat in Seat::all(3) {
        assert_eq!(json(Viewer::Seat(seat)), spectator);
        assert!(spectator["traders"][seat.index()]["hand"].as_array().is_some_and(|hand| !hand.is_empty()));
    }
}
