//! A test for each clause of the table game. Each would fail without its rule.

mod common;

use std::collections::HashMap;

use century::{Action, Century, CenturyOptions, Cubes, MerchantSet, Phase, PointSet, Spice, Step};
use common::*;
use game::{Actions, Actor, Game, IllegalKind, Outcomes, Seat, Side, Turn, Viewer};

#[test]
fn cen_01_five_point_cards_lie_open() {
    let state = dealt(3, 1);
    assert_eq!(state.points().row.len(), 5);
    assert_eq!(state.points().deck.len(), 31);
    let mut fresh = Century::new(&CenturyOptions { players: 3 });
    play(&mut fresh, "chance start P1");
    let mut outcomes = Outcomes::new();
    fresh.chance(&mut outcomes);
    assert_eq!(outcomes.len(), 36, "each point card can be the first");
    assert!(outcomes.iter().all(|&(action, weight)| weight == 1 && action.to_string().starts_with("point ")));
}

#[test]
fn cen_01_position_1_is_the_card_turned_up_first() {
    let mut state = Century::new(&CenturyOptions { players: 2 });
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
    for card in MerchantSet::STARTING.iter() {
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
fn cen_05_chance_decides_who_begins_and_turns_go_clockwise() {
    let mut state = Century::new(&CenturyOptions { players: 4 });
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
fn cen_06_starting_caravans_follow_the_turn_order() {
    let mut state = Century::new(&CenturyOptions { players: 5 });
    play(&mut state, "chance start P4");
    let caravans: Vec<String> = Seat::all(5).map(|seat| state.trader(seat).caravan.to_string()).collect();
    assert_eq!(caravans, ["YYYY", "YYYR", "YYYR", "YYY", "YYYY"]);
}

#[test]
fn cen_07_the_supply_never_runs_out() {
    // Far more yellow cubes lie on the table than the printed game has.
    let stall = |card: &str| format!(r#"{{"card": "{card}", "cubes": "{}"}}"#, "Y".repeat(200));
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
fn cen_10_a_played_card_lies_open_until_a_rest() {
    let mut state = two("YYY", "YYYY");
    play(&mut state, "P1 play YY");
    assert_eq!(state.trader(P1).played.iter().next().unwrap().to_string(), "YY");
    play(&mut state, "P2 rest");
    refused(&state, "P1 play YY", "CEN-10");
    play(&mut state, "P1 rest");
    play(&mut state, "P2 rest");
    play(&mut state, "P1 play YY");
}

#[test]
fn cen_10_only_cards_in_hand_and_one_a_turn() {
    let mut state = two("YYY", "YYYY");
    refused(&state, "P1 play YYY", "CEN-10");
    refused(&state, "P1 roll 3", "CEN-10");
    play(&mut state, "P1 play YY");
    assert_eq!(state.active(), P2, "the turn is over after one card");
}

#[test]
fn cen_11_a_spice_card_gives_what_it_shows() {
    let mut state = with_hand("YYY", &["YYR"]);
    refused(&state, "P1 play YYR x2", "CEN-11");
    play(&mut state, "P1 play YYR");
    assert_eq!(caravan(&state, 0), "YYYYYR");
}

#[test]
fn cen_12_steps_go_to_different_cubes_or_to_the_same() {
    for (steps, expected) in
        [(&["Y", "Y", "Y"][..], "RRR"), (&["Y", "Y", "R"], "YRG"), (&["Y", "R", "G"], "YYB")]
    {
        let mut state = with_hand("YYY", &["up3"]);
        play(&mut state, "P1 play up3");
        for step in steps {
            play(&mut state, &format!("P1 upgrade {step}"));
        }
        assert_eq!(caravan(&state, 0), expected);
        assert_eq!(state.active(), P2);
    }
}

#[test]
fn cen_12_some_or_all_steps_may_stay_unused() {
    let mut state = with_hand("YYY", &["up3"]);
    play(&mut state, "P1 play up3");
    play(&mut state, "P1 done");
    assert_eq!(caravan(&state, 0), "YYY");
    assert_eq!(state.active(), P2);

    let mut state = with_hand("YYY", &["up3"]);
    play(&mut state, "P1 play up3");
    play(&mut state, "P1 upgrade Y");
    play(&mut state, "P1 done");
    assert_eq!(caravan(&state, 0), "YYR");
}

#[test]
fn cen_12_brown_cannot_rise_and_an_upgrade_card_may_be_played_for_nothing() {
    let mut state = with_hand("YB", &["up3"]);
    play(&mut state, "P1 play up3");
    refused(&state, "P1 upgrade B", "CEN-12");
    refused(&state, "P1 upgrade G", "CEN-12");
    refused(&state, "P1 rest", "CEN-12");

    let mut state = with_hand("BB", &["up3"]);
    refused(&state, "P1 upgrade B", "CEN-12");
    play(&mut state, "P1 play up3");
    assert_eq!((caravan(&state, 0).as_str(), state.active()), ("BB", P2));
}

#[test]
fn cen_12_a_search_reaches_each_result_in_one_order_only() {
    let mut state = with_hand("YR", &["up3"]);
    play(&mut state, "P1 play up3");
    assert_eq!(listed(&state), ["upgrade Y", "upgrade R", "done"]);
    play(&mut state, "P1 upgrade R");
    assert_eq!(listed(&state), ["upgrade G", "done"]);
    assert_eq!(choices(&state), ["upgrade Y", "upgrade G", "done"], "a person may go on with any cube");
}

#[test]
fn cen_12_a_dear_cube_first_does_not_end_the_card() {
    let mut state = with_hand("YYYYYYG", &["up2"]);
    play(&mut state, "P1 play up2");
    play(&mut state, "P1 upgrade G");
    assert_eq!(state.active(), P1, "a step is left");
    assert_eq!(choices(&state), ["upgrade Y", "done"]);
    assert_eq!(state.forced(P1, &mut Actions::new()), None);
    play(&mut state, "P1 upgrade Y");
    assert_eq!((caravan(&state, 0).as_str(), state.active()), ("YYYYYRB", P2));
}

#[test]
fn cen_12_and_cen_40_every_order_leads_to_the_same() {
    // All caravans of up to two cubes of each spice, with up to three steps.
    for cubes in 1..81u32 {
        let count = |place: u32| (cubes / 3u32.pow(place) % 3) as usize;
        let caravan: String =
            (0..4).map(|place| ["Y", "R", "G", "B"][place as usize].repeat(count(place))).collect();
        let mut raising = with_hand(&caravan, &["up3"]);
        play(&mut raising, "P1 play up3");
        every_order(&raising, "upgrade");
        let mut returning = with_hand("YYRRGGGGBB", &["YYYY"]);
        play(&mut returning, "P1 play YYYY");
        let taken = format!("{caravan}{}", "Y".repeat(13 - caravan.len()));
        returning = with_caravan(&returning, &taken);
        every_order(&returning, "return");
    }
}

/// Makes every choice of steps in every order that is accepted; all that consist of the same steps meet in the same state.
fn every_order(state: &Century, verb: &str) {
    let mut reached: HashMap<Vec<String>, Century> = HashMap::new();
    let mut open = vec![(Vec::new(), state.clone())];
    while let Some((steps, state)) = open.pop() {
        let mut chosen = steps.clone();
        chosen.sort();
        match reached.get(&chosen) {
            Some(known) => assert_eq!(known, &state, "{steps:?}"),
            None => drop(reached.insert(chosen, state.clone())),
        }
        for spice in ["Y", "R", "G", "B"] {
            let action: Action = format!("{verb} {spice}").parse().unwrap();
            let is_accepted = state.check(P1.into(), action).is_ok();
            let has_cube = caravan(&state, 0).contains(spice);
            let is_asked = matches!(state.phase(), Phase::Step(Step::Upgrade { .. } | Step::Return { .. }));
            let can = is_asked && has_cube && (verb == "return" || spice != "B");
            assert_eq!(is_accepted, can, "{steps:?}, then {action}");
            if is_accepted {
                let mut next = state.clone();
                next.apply(P1.into(), action);
                open.push(([steps.clone(), vec![action.to_string()]].concat(), next));
            }
        }
    }
    assert!(reached.len() > 1 || verb == "upgrade", "nothing was tried");
}

#[test]
fn cen_12_cen_20_cen_40_a_whole_choice_at_once() {
    let steps = |text: &str| -> Vec<String> {
        Century::steps(text).unwrap().iter().map(ToString::to_string).collect()
    };
    assert_eq!(steps("upgrade G Y"), ["upgrade G", "upgrade Y"]);
    assert_eq!(steps("upgrade GY done"), ["upgrade G", "upgrade Y", "done"]);
    assert_eq!(steps("return RGB"), ["return R", "return G", "return B"]);
    assert_eq!(steps("lay RG"), ["lay R", "lay G"]);
    assert_eq!(steps("play YY>G x2"), ["play YY>G x2"]);
    for text in
        ["return", "return X", "return RX", "return R done", "upgrade done", "upgrade Y done Y", "lay"]
    {
        assert!(Century::steps(text).is_err(), "{text}");
    }
    let long = Century::steps(&format!("return {}", "Y".repeat(1000))).unwrap_err();
    assert!(long.to_string().ends_with("…' is not spices, such as RGB: Y, R, G or B"), "{long}");
}

#[test]
fn cen_13_as_often_as_can_be_paid_but_at_least_once() {
    let state = with_hand("YYYYY", &["YY>G", "RR>GG"]);
    assert_eq!(plays(&state), ["play YY>G", "play YY>G x2"]);
    refused(&state, "P1 play YY>G x3", "CEN-13");
    refused(&state, "P1 play RR>GG", "CEN-13");
    let mut state = state;
    play(&mut state, "P1 play YY>G x2");
    assert_eq!(caravan(&state, 0), "YGG");
}

#[test]
fn cen_13_cubes_that_a_trade_brings_can_not_pay_it() {
    // One red gives three yellow; the card is played with the cubes that are there.
    let state = with_hand("RR", &["R>YYY"]);
    assert_eq!(plays(&state), ["play R>YYY", "play R>YYY x2"]);
}

#[test]
fn cen_14_a_caravan_may_overflow_during_the_turn() {
    let mut state = with_hand("YYYYYYYYYY", &["YYYY"]);
    play(&mut state, "P1 play YYYY");
    assert_eq!(caravan(&state, 0).len(), 14);
    assert_eq!(state.active(), P1, "the surplus is still to be returned");
}

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
    let json = r#"{"players": 2, "traders": [{"caravan": "YYY"}, {"caravan": "YYYY"}],
        "merchants": [{"card": "YYY"}, {"card": "YY>G"}], "merchant_deck": []}"#;
    let mut state = dealt_from(json);
    refused(&state, "P1 acquire 3", "CEN-20");
    play(&mut state, "P1 acquire 1");
    assert_eq!(state.turn(), Turn::of(P2));
    assert_eq!(state.market().row.len(), 1);
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
    let json = r#"{"players": 2, "traders": [{"hand": []}, {}], "merchants": [], "merchant_deck": []}"#;
    let state = dealt_from(json);
    assert_eq!(listed(&state), ["rest"], "nobody is ever without a move");
}

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
fn cen_05_out_of_turn_one_is_told_whose_turn_it_is_and_what_for() {
    let told = |state: &Century, seat: Seat| {
        let illegal = state.check(seat.into(), Action::Rest).unwrap_err();
        (illegal.kind, illegal.to_string())
    };
    let turn = |sentence: &str| (IllegalKind::Turn, sentence.to_owned());
    let fresh = Century::new(&CenturyOptions { players: 2 });
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

#[test]
fn cen_40_exactly_the_surplus_of_ones_own_choice() {
    let mut state = with_hand("YYYRRRGGBB", &["YG"]);
    play(&mut state, "P1 play YG");
    assert_eq!(listed(&state), ["return Y", "return R", "return G", "return B"]);
    play(&mut state, "P1 return G");
    assert_eq!(listed(&state), ["return G", "return B"], "the dearer ones are still free to choose");
    assert_eq!(choices(&state), ["return Y", "return R", "return G", "return B"], "and so are all others");
    play(&mut state, "P1 return B");
    assert_eq!(caravan(&state, 0), "YYYYRRRGGB");
    assert_eq!(state.active(), P2, "not a cube more");
}

#[test]
fn cen_40_the_caravan_is_not_trimmed_for_its_owner_and_nothing_else_can_be_done() {
    let mut state = with_hand("YYYYYYYYYY", &["YYYY"]);
    refused(&state, "P1 return Y", "CEN-40");
    play(&mut state, "P1 play YYYY");
    for action in ["rest", "play YY", "return B", "done"] {
        refused(&state, &format!("P1 {action}"), "CEN-40");
    }
    for _ in 0..4 {
        assert_eq!(state.active(), P1);
        play(&mut state, "P1 return Y");
    }
    assert_eq!((caravan(&state, 0).len(), state.active()), (10, P2));
}

#[test]
fn cen_40_any_order_and_a_search_is_never_left_without_a_cube() {
    // Three too many, but only two brown: whoever returns them first goes on with yellow.
    let mut state = with_hand("YYYYYYYYBB", &["YYY"]);
    play(&mut state, "P1 play YYY");
    assert_eq!(listed(&state), ["return Y"]);
    assert_eq!(choices(&state), ["return Y", "return B"]);
    play(&mut state, "P1 return B");
    assert_eq!(listed(&state), ["return Y"]);
    play(&mut state, "P1 return B");
    assert_eq!(state.forced(P1, &mut Actions::new()), Some(Action::Return(Spice::Yellow)));
    play(&mut state, "P1 return Y");
    assert_eq!((caravan(&state, 0).as_str(), state.active()), ("YYYYYYYYYY", P2));
}

#[test]
fn cen_40_in_the_last_turn_too() {
    // P1 has the sixth card; P2's turn is the last of the game.
    let mut state = dealt_from(
        r#"{"players": 2, "active": "P2", "traders": [
            {"claimed": ["YYRR", "YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG"]},
            {"caravan": "YYYYYYYYYY", "hand": ["YYYY"]}]}"#,
    );
    play(&mut state, "P2 play YYYY");
    assert_eq!(state.turn(), Turn::of(P2));
    for _ in 0..4 {
        assert!(state.score().is_none());
        play(&mut state, "P2 return Y");
    }
    assert_eq!(state.turn(), Turn::Over);
}

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

#[test]
fn every_clause_has_its_place_and_its_tests() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    testkit::assert_clauses_are_tested(folder, &[century::solo::rules()]);
}

#[test]
fn a_game_begins_with_full_decks() {
    let state = Century::new(&CenturyOptions::default());
    assert_eq!(state.market().deck, MerchantSet::DECK);
    assert_eq!(state.points().deck, PointSet::ALL);
    assert!(state.check(Actor::Chance, "start P3".parse().unwrap()).is_err());
}
