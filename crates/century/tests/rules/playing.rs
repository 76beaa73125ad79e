//! Playing merchant cards (CEN-10 to CEN-14).

use std::collections::HashMap;

use century::{Action, Century, Phase, Step};
use game::{Actions, Game, Match};

use crate::common::*;

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

/// Makes every choice of steps in every order that is accepted; all that consist of the same steps meet in the same
/// state.
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
fn cen_12_cen_20_cen_40_a_whole_choice_is_complete_with_its_last_step() {
    let complete = |clause: &str, count: u8| {
        Err::<String, String>(format!("{clause}: the choice is complete after {count} of these steps"))
    };
    let mut state = with_hand("YYYYG", &["up3"]);
    play(&mut state, "P1 play up3");
    assert_eq!(at_once(&state, "P1 upgrade G Y Y done").unwrap(), "upgrade G; upgrade Y; upgrade Y");
    assert_eq!(at_once(&state, "P1 upgrade G done").unwrap(), "upgrade G; done", "before the last step");
    assert_eq!(at_once(&state, "P1 upgrade Y Y Y Y"), complete("CEN-12", 3));
    play(&mut state, "P1 upgrade Y; P1 upgrade Y");
    assert_eq!(at_once(&state, "P1 upgrade G done").unwrap(), "upgrade G");
    let out =
        Match::from_position(&state, game::Fair::from_number(1)).check(P1.into(), &["upgrade G", "rest"]);
    assert!(out.unwrap_err().to_string().contains("P2's turn"), "nothing else belongs to the choice");

    let mut state = with_hand("YYYYYYYRGB", &["YYY"]);
    play(&mut state, "P1 play YYY");
    assert_eq!(at_once(&state, "P1 return RGB").unwrap(), "return R; return G; return B");
    assert_eq!(at_once(&state, "P1 return RGBB"), complete("CEN-40", 3));

    let mut state = two("YYRGB", "");
    play(&mut state, "P1 acquire 4");
    assert_eq!(at_once(&state, "P1 lay BRG").unwrap(), "lay B; lay R; lay G");
    assert_eq!(at_once(&state, "P1 lay BRGY"), complete("CEN-20", 3));
}

#[test]
fn cen_13_as_often_as_can_be_paid_but_at_least_once() {
    let state = with_hand("YYYYY", &["YY>G", "RR>GG"]);
    assert_eq!(plays(&state), ["play YY>G", "play YY>G x2"]);
    refused(&state, "P1 play YY>G x3", "CEN-13");
    refused(&state, "P1 play YY>G x0", "CEN-13");
    refused(&state, "P1 play YY>G x99", "CEN-13");
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
