//! The worked examples of the rulebook, number for number, and the positions that public implementations get wrong.

use crate::common::*;
use game::{Game, Seat, Turn};

#[test]
fn cen_e1_six_yellow_for_one_two_or_three_green() {
    let state = with_hand("YYYYYY", &["YY>G"]);
    assert_eq!(plays(&state), ["play YY>G", "play YY>G x2", "play YY>G x3"]);
    for (action, expected) in [("play YY>G", "YYYYG"), ("play YY>G x2", "YYGG"), ("play YY>G x3", "GGG")] {
        let mut state = state.clone();
        play(&mut state, &format!("P1 {action}"));
        assert_eq!(caravan(&state, 0), expected);
    }
}

#[test]
fn cen_e2_the_fourth_card_costs_three_cubes() {
    let mut state = two("YYY", "YYYY");
    let fourth = state.market().row[3].card;
    for action in ["P1 acquire 4", "P1 lay Y", "P1 lay Y", "P1 lay Y"] {
        assert_eq!(state.active(), P1);
        play(&mut state, action);
    }
    assert_eq!(caravan(&state, 0), "-");
    assert!(state.trader(P1).hand.contains(fourth));
    let laid: Vec<String> = state.market().row.iter().map(|stall| stall.cubes.to_string()).collect();
    assert_eq!(laid, ["Y", "Y", "Y", "-", "-"]);
}

#[test]
fn cen_e3_two_yellow_become_red_or_one_becomes_green() {
    for (steps, expected) in [(["Y", "Y"], "YRR"), (["Y", "R"], "YYG")] {
        let mut state = two("YYY", "YYYY");
        play(&mut state, "P1 play up2");
        for step in steps {
            play(&mut state, &format!("P1 upgrade {step}"));
        }
        assert_eq!(caravan(&state, 0), expected);
    }
}

#[test]
fn cen_e4_one_red_and_one_yellow() {
    let mut state = with_hand("YYY", &["YR"]);
    play(&mut state, "P1 play YR");
    assert_eq!(caravan(&state, 0), "YYYYR");
}

/// A mistake that public implementations make: a position, what is done in it, and what has to come out.
struct Mistake {
    name: &'static str,
    position: &'static str,
    actions: &'static [&'static str],
    caravan: &'static str,
    coins: (u8, u8),
    turn: Turn,
}

#[test]
fn what_public_implementations_get_wrong() {
    let mistakes = [
        Mistake {
            name: "a caravan trimmed for its owner (CEN-40)",
            position: r#"{"players": 2, "traders": [{"caravan": "YYYYYYYYYB", "hand": ["YYR"]}, {}]}"#,
            actions: &["P1 play YYR", "P1 return Y", "P1 return R", "P1 return B"],
            caravan: "YYYYYYYYYY",
            coins: (0, 0),
            turn: Turn::of(P2),
        },
        Mistake {
            name: "a coin at position 2 after the silver has moved (CEN-32)",
            position: r#"{"players": 2, "traders": [{"caravan": "YYRR", "gold": 4, "claimed": ["RRRR", "YYGG", "RRGG", "YYBB"]}, {}], "points": ["BBBB", "YYRR"]}"#,
            actions: &["P1 claim 2"],
            caravan: "-",
            coins: (4, 0),
            turn: Turn::Chance,
        },
        Mistake {
            name: "the game ended at once (CEN-50)",
            position: r#"{"players": 4, "points": ["YYRR"], "traders": [
                {"caravan": "YYRR", "claimed": ["YYYRR", "YYRRR", "YYGG", "RRRR"]}, {}, {}, {}]}"#,
            actions: &["P1 claim 1", "chance point BBBB", "P2 rest"],
            caravan: "-",
            coins: (1, 0),
            turn: Turn::of(Seat::new(2)),
        },
        Mistake {
            name: "one more turn for each other player (CEN-50)",
            position: r#"{"players": 4, "active": "P4", "points": ["YYRR"], "traders": [{}, {}, {},
                {"caravan": "YYRR", "claimed": ["YYYRR", "YYRRR", "YYGG", "RRRR"]}]}"#,
            actions: &["P4 claim 1", "chance point BBBB"],
            caravan: "-",
            coins: (0, 0),
            turn: Turn::Over,
        },
        Mistake {
            name: "five cards with three players (CEN-50)",
            position: r#"{"players": 3, "active": "P3", "points": ["YYRR"], "traders": [{}, {},
                {"caravan": "YYRR", "claimed": ["YYYRR", "YYRRR", "YYGG", "RRRR"]}]}"#,
            actions: &["P3 claim 1", "chance point BBBB"],
            caravan: "-",
            coins: (0, 0),
            turn: Turn::of(P1),
        },
        Mistake {
            name: "an acquisition paid with the cheapest cubes only (CEN-20)",
            position: r#"{"players": 2, "traders": [{"caravan": "YYYB"}, {}],
                "merchants": [{"card": "YYY"}, {"card": "YG"}, {"card": "B"}]}"#,
            actions: &["P1 acquire 3", "P1 lay B", "P1 lay Y"],
            caravan: "YY",
            coins: (0, 0),
            turn: Turn::Chance,
        },
        Mistake {
            name: "the acquired card's cubes used to pay for it (CEN-21)",
            position: r#"{"players": 2, "traders": [{"caravan": "Y"}, {}],
                "merchants": [{"card": "YYY"}, {"card": "YG", "cubes": "RR"}]}"#,
            actions: &["P1 acquire 2", "P1 lay Y"],
            caravan: "RR",
            coins: (0, 0),
            turn: Turn::Chance,
        },
    ];
    for mistake in mistakes {
        let mut state = dealt_from(mistake.position);
        for action in mistake.actions {
            play(&mut state, action);
        }
        let first = P1;
        assert_eq!(caravan(&state, 0), mistake.caravan, "{}", mistake.name);
        let coins = (state.trader(first).gold, state.trader(first).silver);
        assert_eq!(coins, mistake.coins, "{}", mistake.name);
        assert_eq!(state.turn(), mistake.turn, "{}", mistake.name);
    }
}
