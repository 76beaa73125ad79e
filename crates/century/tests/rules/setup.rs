//! The table before the first turn (CEN-01 to CEN-07).

use century::{Century, CenturyOptions, MerchantSet, PointSet};
use game::{Actor, Game, Outcomes, Seat};

use crate::common::*;

#[test]
fn cen_01_five_point_cards_lie_open() {
    let state = dealt(3, 1);
    assert_eq!(state.points().row.len(), 5);
    assert_eq!(state.points().deck.len(), 31);
    let mut fresh = Century::new(&CenturyOptions::of(3).unwrap());
    play(&mut fresh, "chance start P1");
    let mut outcomes = Outcomes::new();
    fresh.chance(&mut outcomes);
    assert_eq!(outcomes.len(), 36, "each point card can be the first");
    assert!(outcomes.iter().all(|&(action, weight)| weight == 1 && action.to_string().starts_with("point ")));
}

#[test]
fn cen_01_position_1_is_the_card_turned_up_first() {
    let mut state = Century::new(&CenturyOptions::of(2).unwrap());
    for action in ["chance start P1", "chance point YYRR", "chance point GGGG"] {
        play(&mut state, action);
    }
    assert_eq!(state.points().row[0].to_string(), "YYRR");
    assert_eq!(state.points().row[1].to_string(), "GGGG");
}

#[test]
fn cen_02_two_coins_of_each_kind_for_each_player() {
    for players in 2..=5 {
        let state = dealt(players, 1);
        assert_eq!((state.points().gold, state.points().silver), (2 * players as u8, 2 * players as u8));
    }
}

#[test]
fn cen_03_both_starting_cards_in_every_hand_and_none_in_the_deck() {
    let state = dealt(5, 1);
    for seat in Seat::all(5) {
        assert_eq!(state.trader(seat).hand, MerchantSet::STARTING);
    }
    for card in MerchantSet::STARTING {
        assert!(!state.market().deck.contains(card));
        assert!(state.market().row.iter().all(|stall| stall.card != card));
    }
}

#[test]
fn cen_04_six_merchant_cards_lie_open() {
    let state = dealt(4, 1);
    assert_eq!(state.market().row.len(), 6);
    assert_eq!(state.market().deck.len(), 37);
    assert!(state.market().row.iter().all(|stall| stall.cubes.is_empty()));
}

#[test]
fn cen_06_starting_caravans_follow_the_turn_order() {
    let mut state = Century::new(&CenturyOptions::of(5).unwrap());
    play(&mut state, "chance start P4");
    let caravans: Vec<String> = Seat::all(5).map(|seat| state.trader(seat).caravan.to_string()).collect();
    assert_eq!(caravans, ["YYYY", "YYYR", "YYYR", "YYY", "YYYY"]);
}

#[test]
fn cen_07_the_supply_never_runs_out() {
    // Far more yellow cubes lie on the table than the printed game has.
    let stall = |card: &str| format!(r#"{{"card": "{card}", "cubes": "{}"}}"#, "Y".repeat(42));
    let json = format!(
        r#"{{"players": 2, "traders": [{{"caravan": "YYYYYYYY"}}, {{"caravan": "YYYYYYYYYY"}}],
            "merchants": [{}, {}]}}"#,
        stall("YY>G"),
        stall("YYY")
    );
    let mut state = dealt_from(&json);
    play(&mut state, "P1 play YY");
    assert_eq!(caravan(&state, 0), "YYYYYYYYYY");
}

#[test]
fn a_game_begins_with_full_decks() {
    let state = Century::new(&CenturyOptions::default());
    assert_eq!(state.market().deck, MerchantSet::DECK);
    assert_eq!(state.points().deck, PointSet::ALL);
    assert!(state.check(Actor::Chance, "start P3".parse().unwrap()).is_err());
}
