//! Who is refused because of whose turn it is, and is told whose, and what for.

use game::Game;
use landnam::{Landnam, LandnamOptions};

use crate::common::*;

const FIELDS: &str = r#""c3": "meadow 8", "b3": "sea harbor iron", "c4": "forest 5""#;

#[test]
fn ln_04_chance_acts_first_and_says_what_for() {
    let mut state = Landnam::new(&LandnamOptions::of(3).unwrap());
    out_of_turn(&state, "P1 stop", "LN-04: the start player is to be drawn");
    refused(&state, "chance roll 3 3", "LN-10");
    play(&mut state, "chance start P2");
    out_of_turn(&state, "P2 reap", "LN-03: an exploration card is to be drawn for P2");
    play(&mut state, "chance draw find-bog");
    out_of_turn(&state, "P2 reap", "LN-03: an exploration card is to be drawn for P3");
    play(&mut state, "chance draw find-bog; chance draw find-field");
    out_of_turn(&state, "P3 reap", "the harvest dice are to be rolled for P2's turn");
    refused(&state, "chance draw find-field", "LN-20");
    play(&mut state, "chance roll 3 4");
    out_of_turn(&state, "P2 stop", "LN-20: a fate card is to be drawn for P2");
    play(&mut state, "chance draw landing; P2 move outer a2");
    refused(&state, "P2 roll 1 1", "LN-10");
    play(&mut state, "P2 step b2; P2 cast");
    out_of_turn(&state, "P2 step b3", "LN-51: the exploration dice are to be rolled");
}

#[test]
fn ln_54_a_discoverer_draws_before_all_else() {
    let state = three(r#""move""#, r#""b3": "mountain""#, [r#""ships": ["a2"]"#, "", ""]);
    let state = after(&state, "P1 move a2 b2; chance found 10 3");
    out_of_turn(&state, "P1 stop", "LN-54: a fate card is to be drawn for P1, who discovered a field");
}

#[test]
fn another_players_turn_is_named_with_what_it_is_for() {
    let one = r#""farms": ["b2b3c3"], "settlers": ["c4"], "fate": {"fallow": 1, "find-bog": 1}"#;
    let at = |phase: &str| three(phase, FIELDS, [one, r#""fate": {"fallow": 1, "landing": 1}"#, ""]);
    let harvest = at(r#"{"harvest": 8}"#);
    out_of_turn(&harvest, "P2 reap", "it is P1's turn to reap, or to play a harvest card");
    out_of_turn(&harvest, "P2 play fallow", "LN-05: that card is played only by P1, whose turn it is");
    out_of_turn(&harvest, "chance roll 1 1", "it is P1's turn to reap, or to play a harvest card");
    out_of_turn(&at(r#""move""#), "P2 stop", "it is P1's turn to move a unit, or to swap a fate card");
    let step = after(&at(r#""move""#), "P1 move c4 b4");
    out_of_turn(&step, "P3 stop", "it is for P1 to play exploration cards, or to cast the dice");
    let build = at(r#""build""#);
    out_of_turn(&build, "P2 ship outer", "it is P1's turn to build");
    out_of_turn(&build, "P2 play settlement", "it is P1's turn to build");
    let over = three(r#""over""#, "", [r#""white": 12"#, "", ""]);
    out_of_turn(&over, "P1 end", "LN-80: the game is over");
}

#[test]
fn ln_13_the_active_player_chooses_what_ages() {
    let fields = r#""c3": "meadow 8", "e4": "forest 8""#;
    let seats = [r#""farms": ["b2b3c3"]"#, r#""farms": ["e4f3f4"]"#, ""];
    let state = after(&three(r#""roll""#, fields, seats), "chance roll 3 5");
    out_of_turn(&state, "P2 age c3", "LN-13: it is for P1 to choose the field that ages");
}

#[test]
fn ln_22_at_the_thing_it_is_said_who_has_the_word() {
    let seats = [
        r#""farms": ["b2b3c3"], "goods": {"sheep": 2}, "fate": {"fallow": 1}"#,
        r#""settlers": ["c3"], "goods": {"sheep": 4}, "fate": {"fallow": 1}"#,
        r#""farms": ["c2c3d3"], "goods": {"sheep": 1}"#,
    ];
    let naming = three(r#""thing""#, FIELDS, seats);
    out_of_turn(&naming, "P2 first P1", "LN-22: it is for P1 to name who sues first");
    refused_with(&naming, "P1 sue c3 1", "LN-22: name first who sues first");
    let asked = after(&naming, "P1 first P1");
    out_of_turn(&asked, "P1 sue c3 1", "LN-29: the thing waits for an althing card or a pass of P2");
    refused_with(&asked, "P2 sue c3 1", "LN-29: you are asked for an althing card first: play one, or pass");
    out_of_turn(
        &asked,
        "P1 play settlement",
        "LN-29: you are asked for althing cards whenever something has happened; now the thing waits for P2",
    );
    out_of_turn(&asked, "P3 play settlement", "LN-29: you hold no fate card to play");
    let docket = after(&asked, "P2 pass");
    out_of_turn(&docket, "P2 sue c3 1", "LN-22: it is P1's turn to bring cases");
    refused_with(&docket, "P1 raise 1", "LN-22: no case is being heard: bring one, or rest");
    let case = after(&docket, "P1 sue c3 1");
    out_of_turn(&case, "P3 raise 1", "LN-24: it is for P2 to raise, or to yield");
    refused_with(&case, "P2 sue c3 1", "LN-24: a case is being heard: raise, yield, or hand it on");
    let offered = after(&case, "P2 hand P3");
    out_of_turn(&offered, "P2 raise 2", "LN-26: it is for P3 to take the case, or to refuse it");
    refused_with(&offered, "P3 raise 1", "LN-26: you are offered a case: take it, or refuse it");
}

#[test]
fn ln_45_the_owner_of_a_displaced_unit_is_named() {
    let seats = [r#""ships": ["a2"], "fate": {"drive-off": 1}"#, r#""ships": ["b3"]"#, ""];
    let state = after(&three(r#""move""#, r#""b2": "sea", "b3": "sea""#, seats), "P1 move a2 b3 drive-off");
    out_of_turn(&state, "P1 flee b2", "LN-45: it is for P2 to say where the displaced unit goes");
}

#[test]
fn ln_61_answers_to_offers_are_awaited() {
    let seats = [r#""goods": {"sheep": 2}"#, r#""goods": {"iron": 1}"#, r#""goods": {"iron": 1}"#];
    let state = three(r#""trade""#, "", seats);
    out_of_turn(
        &state,
        "P2 offer 1iron for 1sheep",
        "LN-61: it is P1's turn to trade, and to ask for offers",
    );
    out_of_turn(&after(&state, "P1 ask"), "P1 build", "LN-61: offers are asked of P2 and P3");
    let offered = after(&state, "P1 offer 1sheep for 1iron; P2 decline");
    out_of_turn(&offered, "P1 build", "LN-61: an offer waits for the answer of P3");
}

#[test]
fn a_turn_in_the_middle_of_an_exploration_says_what_is_awaited() {
    let one = r#""ships": ["a2"], "fate": {"good-omens": 1, "second-sight": 1, "landing": 1}"#;
    let start = after(&three(r#""move""#, FIELDS, [one, "", ""]), "P1 move a2 b2");
    let choose = after(&start, "P1 play second-sight; P1 cast; chance found 7 3; chance found 8 3");
    out_of_turn(&choose, "P2 stop", "it is for P1 to choose one of two results of the dice");
    let number = after(&start, "P1 play good-omens; P1 cast; chance found 7 3");
    out_of_turn(&number, "P2 stop", "it is for P1 to choose a number for the new field");
    let enter = after(&start, "P1 cast; chance found 7 3");
    out_of_turn(&enter, "P2 stop", "it is for P1 to enter the new field with a card, or to stay");
    out_of_turn(&after(&enter, "P1 stay"), "P2 stop", "it is P1's turn to move on, or to stop");
}

#[test]
fn ln_05_whose_turn_it_is_waits_for_the_answers_of_others_with_the_own_cards_too() {
    let seats = [r#""goods": {"sheep": 1}, "fate": {"fallow": 1}"#, r#""fate": {"fallow": 1}"#, ""];
    let state = after(&three(r#""trade""#, "", seats), "P1 ask");
    out_of_turn(&state, "P1 play fallow", "LN-61: offers are asked of P2 and P3");
    let quiet = after(&state, "P2 decline; P3 decline");
    out_of_turn(&quiet, "P2 play fallow", "LN-05: that card is played only by P1, whose turn it is");
}
