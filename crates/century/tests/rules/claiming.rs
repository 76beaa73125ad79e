//! Claiming point cards, and coins (CEN-30 to CEN-33).

use century::Century;

use crate::common::*;

#[test]
fn cen_30_all_cubes_shown_are_returned_for_the_card() {
    let mut state = with_points("YYYRRG", &["YYRR", "BBBB"]);
    refused(&state, "P1 claim 2", "CEN-30");
    refused(&state, "P1 claim 6", "CEN-30");
    play(&mut state, "P1 claim 1");
    assert_eq!(caravan(&state, 0), "YG");
    assert_eq!(state.trader(P1).claimed.len(), 1);
    assert_eq!(state.trader(P1).card_points(), 6);
}

#[test]
fn cen_31_a_coin_with_the_first_and_the_second_position_only() {
    for (position, coins) in [(1, (1, 0)), (2, (0, 1)), (3, (0, 0))] {
        let mut state = with_points("YYRRYY", &["YYRR", "YYYRR", "YYRRR", "RRRR"]);
        let card = if position == 1 { "YYRRYY" } else { "YYYRRR" };
        state = with_caravan(&state, card);
        play(&mut state, &format!("P1 claim {position}"));
        assert_eq!((state.trader(P1).gold, state.trader(P1).silver), coins, "position {position}");
        assert_eq!((state.points().gold, state.points().silver), (4 - coins.0, 4 - coins.1));
    }
}

#[test]
fn cen_31_coins_without_a_claimed_card_are_refused() {
    let position = |coins: &str| {
        let json = format!(r#"{{"players": 3, "traders": [{{{coins}}}, {{}}, {{}}]}}"#);
        serde_json::from_str::<Century>(&json).map_err(|error| error.to_string())
    };
    let refused = position(r#""gold": 5"#).unwrap_err();
    assert_eq!(refused, "CEN-31: P1 has 5 coins, but 0 point cards to win them with");
    assert!(position(r#""gold": 1, "silver": 1, "claimed": ["YYRR"]"#).is_err());
    assert!(position(r#""gold": 1, "silver": 1, "claimed": ["YYRR", "RRRR"]"#).is_ok());
}

#[test]
fn cen_32_without_gold_the_silver_lies_above_position_1_only() {
    let cards = r#"["RRRR", "YYGG", "RRGG", "YYBB"]"#;
    let traders =
        |gold: u8| format!(r#"[{{"caravan": "YYYRRR", "gold": {gold}, "claimed": {cards}}}, {{}}]"#);
    let json =
        |gold| format!(r#"{{"players": 2, "traders": {}, "points": ["YYRR", "YYYRR"]}}"#, traders(gold));
    let mut state = dealt_from(&json(4));
    play(&mut state, "P1 claim 1");
    assert_eq!((state.trader(P1).gold, state.trader(P1).silver), (4, 1));
    let mut state = dealt_from(&json(4));
    play(&mut state, "P1 claim 2");
    assert_eq!((state.trader(P1).gold, state.trader(P1).silver), (4, 0), "position 2 has none");
    let mut state = dealt_from(&json(3));
    play(&mut state, "P1 claim 2");
    assert_eq!((state.trader(P1).gold, state.trader(P1).silver), (3, 1), "a gold coin is left, so it has");
}

#[test]
fn cen_32_when_all_coins_are_gone_there_is_none() {
    let json = r#"{"players": 2, "traders": [
        {"caravan": "YYYRRR", "gold": 2, "silver": 2, "claimed": ["RRRR", "YYGG", "RRGG", "YYBB"]},
        {"gold": 2, "silver": 2, "claimed": ["YYYGG", "YYRB", "RRRRR", "YYYRR"]}], "points": ["YYRR"]}"#;
    let mut state = dealt_from(json);
    play(&mut state, "P1 claim 1");
    assert_eq!((state.trader(P1).gold, state.trader(P1).silver), (2, 2));
}

#[test]
fn cen_33_the_point_row_closes_up_and_is_refilled() {
    let mut state = with_points("YYYRRG", &["YYRR", "BBBB"]);
    let before = state.points().row.clone();
    play(&mut state, "P1 claim 1");
    refused(&state, "P2 rest", "CEN-33");
    refused(&state, "chance point BBBB", "CEN-33");
    let drawn = state.points().deck.iter().next().unwrap();
    play(&mut state, &format!("chance point {drawn}"));
    assert_eq!(state.points().row[..4], before[1..5]);
    assert_eq!(state.points().row[4], drawn);
}
