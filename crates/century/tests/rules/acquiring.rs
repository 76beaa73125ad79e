//! Acquiring merchant cards (CEN-20 to CEN-22).

use century::{Cubes, Spice};
use game::{Game, Turn};

use crate::common::*;

#[test]
fn cen_20_one_cube_on_each_card_to_the_left_of_any_color() {
    let mut state = two("YRGB", "YYYY");
    let third = state.market().row[2].card;
    play(&mut state, "P1 acquire 3");
    assert_eq!(listed(&state), ["lay Y", "lay R", "lay G", "lay B"]);
    play(&mut state, "P1 lay B");
    play(&mut state, "P1 lay Y");
    assert_eq!(caravan(&state, 0), "RG");
    assert_eq!(state.market().row[0].cubes, Cubes::one(Spice::Brown));
    assert_eq!(state.market().row[1].cubes, Cubes::one(Spice::Yellow));
    assert!(state.trader(P1).hand.contains(third));
}

#[test]
fn cen_20_the_first_position_is_free_and_each_other_costs_its_cubes() {
    let state = two("-", "YYYY");
    assert_eq!(acquisitions(&state), ["acquire 1"]);
    refused(&state, "P1 acquire 2", "CEN-20");
    let state = two("YY", "YYYY");
    assert_eq!(acquisitions(&state), ["acquire 1", "acquire 2", "acquire 3"]);
    refused(&state, "P1 acquire 4", "CEN-20");
    refused(&state, "P1 lay Y", "CEN-20");
}

#[test]
fn cen_20_what_is_being_acquired_has_to_be_paid() {
    let mut state = two("YRG", "YYYY");
    play(&mut state, "P1 acquire 4");
    for action in ["rest", "acquire 1", "play YY", "done", "lay B"] {
        refused(&state, &format!("P1 {action}"), "CEN-20");
    }
}

#[test]
fn cen_21_the_cubes_on_the_card_come_after_paying() {
    let json = r#"{"players": 2, "traders": [{"caravan": "R"}, {}],
        "merchants": [{"card": "YYY"}, {"card": "YY>G", "cubes": "GB"}, {"card": "R>YYY", "cubes": "BBBB"}]}"#;
    let mut state = dealt_from(json);
    refused(&state, "P1 acquire 3", "CEN-20");
    play(&mut state, "P1 acquire 2");
    refused(&state, "P1 lay G", "CEN-20");
    play(&mut state, "P1 lay R");
    assert_eq!(caravan(&state, 0), "GB");
    assert_eq!(state.market().row[0].cubes.to_string(), "R");
}

#[test]
fn cen_22_the_row_closes_up_with_its_cubes_and_a_card_is_drawn_at_the_right() {
    let mut state = two("YRG", "YYYY");
    let before: Vec<_> = state.market().row.iter().map(|stall| stall.card).collect();
    for action in ["P1 acquire 3", "P1 lay Y", "P1 lay R"] {
        play(&mut state, action);
    }
    assert_eq!(state.turn(), Turn::Chance);
    refused(&state, "P2 rest", "CEN-22");
    refused(&state, &format!("chance merchant {}", before[0]), "CEN-22");
    let drawn = state.market().deck.iter().next().unwrap();
    play(&mut state, &format!("chance merchant {drawn}"));
    let after: Vec<_> = state.market().row.iter().map(|stall| stall.card).collect();
    assert_eq!(after, [before[0], before[1], before[3], before[4], before[5], drawn]);
    assert!(state.market().row[2].cubes.is_empty());
    assert_eq!(state.market().row[1].cubes.to_string(), "R");
}

#[test]
fn cen_22_an_exhausted_deck_leaves_the_row_shorter() {
    let mut state = with_the_last_merchants(r#"{"caravan": "YYY"}"#, &["YYY", "YY>G"]);
    refused(&state, "P1 acquire 3", "CEN-20");
    play(&mut state, "P1 acquire 1");
    assert_eq!(state.turn(), Turn::of(P2));
    assert_eq!(state.market().row.len(), 1);
}
