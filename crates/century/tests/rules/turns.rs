//! Whose turn it is, and resting (CEN-05, CEN-25).

use century::{Action, Century, CenturyOptions};
use game::{Actor, Game, IllegalKind, Outcomes, Seat};

use crate::common::*;

#[test]
fn cen_05_chance_decides_who_begins_and_turns_go_clockwise() {
    let mut state = Century::new(&CenturyOptions::of(4).unwrap());
    let mut outcomes = Outcomes::new();
    state.chance(&mut outcomes);
    let starts: Vec<String> = outcomes.iter().map(|(action, _)| action.to_string()).collect();
    assert_eq!(starts, ["start P1", "start P2", "start P3", "start P4"]);
    play(&mut state, "chance start P3");
    deal(&mut state, 1);
    for expected in ["P3", "P4", "P1", "P2", "P3"] {
        assert_eq!(state.active().to_string(), expected);
        play(&mut state, &format!("{expected} rest"));
    }
}

#[test]
fn cen_05_only_the_player_whose_turn_it_is_acts() {
    let state = two("YYY", "YYYY");
    refused(&state, "P2 rest", "CEN-05");
    refused(&state, "chance point YYRR", "CEN-05");
}

#[test]
fn cen_25_a_rest_takes_all_played_cards_back() {
    let json = r#"{"players": 2, "traders": [{"caravan": "Y", "hand": ["YYR"], "played": ["YY", "up2", "YY>G"]}, {}]}"#;
    let mut state = dealt_from(json);
    play(&mut state, "P1 rest");
    assert_eq!(state.trader(P1).hand.len(), 4);
    assert!(state.trader(P1).played.is_empty());
}

#[test]
fn cen_25_resting_is_possible_with_nothing_played() {
    let state = with_the_last_merchants(r#"{"hand": []}"#, &[]);
    assert_eq!(listed(&state), ["rest"], "nobody is ever without a move");
}

#[test]
fn cen_05_out_of_turn_one_is_told_whose_turn_it_is_and_what_for() {
    let told = |state: &Century, seat: Seat| {
        let illegal = state.check(seat.into(), Action::Rest).unwrap_err();
        (illegal.kind, illegal.to_string())
    };
    let turn = |sentence: &str| (IllegalKind::Turn, sentence.to_owned());
    let fresh = Century::new(&CenturyOptions::of(2).unwrap());
    assert_eq!(told(&fresh, P1), turn("CEN-05: the start player is to be chosen first"));
    let mut state = with_hand("YYYYYYYYYY", &["YYYY", "up3"]);
    assert_eq!(told(&state, P2), turn("CEN-05: it is P1's turn to play, acquire, rest or claim"));
    let chance = state.check(Actor::Chance, Action::Rest).unwrap_err();
    assert_eq!((chance.kind, chance.clause_id()), (IllegalKind::Turn, Some("CEN-05")));
    let mut raising = state.clone();
    play(&mut raising, "P1 play up3");
    assert_eq!(told(&raising, P2), turn("CEN-05: it is P1's turn to raise cubes"));
    let mut paying = state.clone();
    play(&mut paying, "P1 acquire 3");
    assert_eq!(told(&paying, P2), turn("CEN-05: it is P1's turn to lay cubes for a card"));
    play(&mut state, "P1 play YYYY");
    assert_eq!(told(&state, P2), turn("CEN-05: it is P1's turn to return cubes"));
    assert_eq!(told(&state, P1).0, IllegalKind::Rule, "who is to act is refused by the rule");
}
