//! LN-20 to LN-29.

use game::{Game, Turn};
use landnam::Landnam;
use landnam::components::{Fate, Good};
use landnam::phase::Phase;

use crate::common::*;

/// A meadow where all three have a farm, and a harbor.
const FIELDS: &str = r#""c3": "meadow 8", "b3": "sea harbor iron", "c4": "forest 5""#;
const FARM_1: &str = r#""farms": ["b2b3c3"]"#;
const FARM_2: &str = r#""farms": ["c3c4d4"]"#;
const FARM_3: &str = r#""farms": ["c2c3d3"]"#;
const DOCKET: &str = r#"{"thing": {"first": "P1", "plaintiff": "P1", "hearing": "docket"}}"#;

/// P1 may sue the settler of P2 on the meadow. What each holds, and the rest of the seats.
fn docket(one: &str, two: &str, three_: &str) -> Landnam {
    let [one, two, three_] = [
        format!("{FARM_1}, {one}"),
        format!(r#"{FARM_2}, "settlers": ["c3"], {two}"#),
        format!("{FARM_3}, {three_}"),
    ];
    three(DOCKET, FIELDS, [&one, &two, &three_])
}

fn sheep(count: u8) -> String {
    format!(r#""goods": {{"sheep": {count}}}"#)
}

#[test]
fn ln_20_the_active_player_draws_and_everybody_without_a_fate_card() {
    let state = three(r#""roll""#, "", [r#""fate": {"fallow": 1}"#, r#""fate": {"fallow": 1}"#, ""]);
    let state = after(&state, "chance roll 5 2; chance draw landing");
    assert_eq!(state.table().fate_held(P1), 2);
    let state = after(&state, "chance draw drive-off");
    let held = [P1, P2, P3].map(|seat| state.table().fate_held(seat));
    assert_eq!(held, [2, 1, 1]);
    assert_eq!(*state.table().phase(), Phase::Move);
}

#[test]
fn ln_20_an_empty_deck_is_made_from_the_discard() {
    let all = all_fate_cards_but(Some(Fate::DriveOff));
    let more = r#""discard": {"drive-off": 2},"#;
    let state = three_with(more, r#""roll""#, "", ["", &format!(r#""fate": {{{all}}}"#), ""]);
    assert_eq!(state.table().deck_size(), 0);
    let state = after(&state, "chance roll 5 2");
    assert_eq!(outcomes(&state), [("draw drive-off".to_owned(), 2)]);
    assert_eq!(state.table().discard().total(), 0);
    let state = after(&state, "chance draw drive-off; chance draw drive-off");
    assert_eq!(*state.table().phase(), Phase::Move);
}

#[test]
fn ln_21_outlaws_leave_and_red_markers_are_points_of_the_plaintiffs() {
    let one = format!(r#"{FARM_1}, "ships": ["outer"]"#);
    let two = format!(
        r#"{FARM_2}, "settlers": ["c3", "c4"], "ships": ["outer", "outer"], "outer_outlaws": [["P3"]]"#
    );
    let more = r#""outlaws": {"c3": ["P1", "P3"]},"#;
    let state = three_with(more, r#""roll""#, FIELDS, [&one, &two, FARM_3]);
    let before = state.table().points(P1);
    let mut state = after(&state, "chance roll 5 2");
    // LN-20 comes first: all draw their cards while the outlaws are still there.
    for card in ["fallow", "fallow", "landing"] {
        assert!(state.table().is_outlaw("c3".parse().unwrap()), "before {card} is drawn");
        assert_eq!(markers(&state, P3), [0; 3]);
        play(&mut state, &format!("chance draw {card}"));
    }
    assert_eq!([P1, P2, P3].map(|seat| markers(&state, seat)), [[0, 1, 0], [0; 3], [0, 2, 0]]);
    assert_eq!(state.table().points(P1), before + 1);
    assert_eq!(unit(&state, "c3"), None);
    assert!(unit(&state, "c4").is_some(), "lawful units stay");
    assert_eq!((state.table().outer(P1).len(), state.table().outer(P2).len()), (1, 1));
}

#[test]
fn ln_21_outlaws_leave_also_when_nobody_can_draw() {
    let all = all_fate_cards_but(None);
    let two = format!(r#"{FARM_2}, "settlers": ["c3"], "fate": {{{all}}}"#);
    let more = r#""outlaws": {"c3": ["P1"]},"#;
    let state = three_with(more, r#""roll""#, FIELDS, [FARM_1, &two, ""]);
    let state = after(&state, "chance roll 5 2");
    assert_eq!((unit(&state, "c3"), markers(&state, P1)), (None, [0, 1, 0]));
    assert_eq!(*state.table().phase(), Phase::Move);
}

#[test]
fn ln_22_the_active_player_names_who_sues_first_then_once_around() {
    let fields = r#""c3": "meadow 8", "e4": "bog 5", "c4": "forest 5""#;
    let one = r#""farms": ["b2b3c3"], "settlers": ["e4"], "goods": {"sheep": 1, "iron": 1}"#;
    let two = r#""farms": ["d5e4e5"], "settlers": ["c3"], "goods": {"sheep": 1, "iron": 1}"#;
    let three_ = r#""farms": ["c2c3d3"], "goods": {"sheep": 1}"#;
    let naming = r#"{"thing": {"first": "P1", "plaintiff": "P1", "hearing": "naming"}}"#;
    let state = three(naming, fields, [one, two, three_]);
    assert_eq!(legal(&state, P1), ["first P1", "first P2", "first P3"]);
    refused(&state, "P2 first P2", "LN-22");
    refused_with(&state, "P1 first P4", "LN-22: there is no such player at the table");
    let state = after(&state, "P1 first P3");
    assert_eq!(to_act(&state), [P3]);
    refused(&state, "P1 sue c3 1", "LN-22");
    let state = after(&state, "P3 rest");
    assert_eq!(to_act(&state), [P1]);
    let state = after(&state, "P1 rest");
    assert_eq!(to_act(&state), [P2]);
    let state = after(&state, "P2 rest");
    assert_eq!(*state.table().phase(), Phase::Move);
}

#[test]
fn ln_29_who_sues_while_a_pass_is_awaited_is_told_so() {
    let asked =
        r#"{"thing": {"first": "P1", "plaintiff": "P1", "asked": ["P1", "P3"], "hearing": "docket"}}"#;
    let one = format!(r#"{FARM_1}, {}, "fate": {{"fallow": 1}}"#, sheep(1));
    let two = format!(r#"{FARM_2}, "settlers": ["c3"]"#);
    let three_ = format!(r#"{FARM_3}, "fate": {{"fallow": 1}}"#);
    let state = three(asked, FIELDS, [&one, &two, &three_]);
    let sentence = "LN-29: you are asked for an althing card first: play one, or pass";
    refused_with(&state, "P1 sue c3 1", sentence);
    // Once the plaintiff has passed, another's pass is awaited.
    let state = after(&state, "P1 pass");
    let illegal = refusal(&state, "P1 sue c3 1");
    assert!(illegal.to_string().contains("waits for an althing card or a pass of P3"), "{illegal}");
    let state = after(&state, "P3 pass");
    assert_eq!(legal(&state, P1), ["sue c3 1", "rest"]);
}

#[test]
fn ln_22_a_plaintiff_brings_all_cases_in_any_order() {
    let fields = r#""c3": "meadow 8", "c4": "meadow 5", "d5": "meadow 4""#;
    let one = r#""farms": ["b3c3c4", "c4d4d5"], "goods": {"sheep": 3}"#;
    let state = three(DOCKET, fields, [one, r#""settlers": ["c3", "c4"]"#, r#""settlers": ["d5"]"#]);
    assert_eq!(legal_with(&state, P1, "sue").len(), 9);
    let state = after(&state, "P1 sue c4 1; P2 yield; P1 sue d5 1; P3 yield");
    assert_eq!(legal(&state, P1), ["sue c3 1", "rest"]);
    let state = after(&state, "P1 sue c3 1; P2 yield");
    assert_eq!(markers(&state, P1), [3, 0, 0]);
}

#[test]
fn ln_23_against_units_on_numbered_land_and_in_harbors_by_buildings_there() {
    let one = r#""farms": ["b3c3c4"], "goods": {"sheep": 1, "iron": 1, "wood": 1}"#;
    let two = r#""settlers": ["c3"], "ships": ["b3", "a2"]"#;
    let fields = r#""c3": "meadow 8", "b3": "sea harbor iron", "b2": "sea", "c4": "forest 5""#;
    let state = three(DOCKET, fields, [one, two, r#""settlers": ["c4"]"#]);
    assert_eq!(legal_with(&state, P1, "sue"), ["sue b3 1", "sue c3 1", "sue c4 1"]);
    let state = after(&state, "P1 sue b3 1; P2 yield");
    refused(&state, "P1 sue b3 1", "LN-23");
}

#[test]
fn ln_23_not_against_own_units_nor_on_mountains_open_sea_or_elsewhere() {
    let one = r#""farms": ["c3c4d4", "b2b3c3"], "settlers": ["c3"], "goods": {"sheep": 2, "wood": 2}"#;
    let fields = r#""c3": "meadow 8", "b3": "sea", "b2": "sea", "c4": "forest 5", "e4": "forest 4""#;
    let state =
        three(DOCKET, fields, [one, r#""settlers": ["d4"], "ships": ["b3"]"#, r#""settlers": ["e4"]"#]);
    assert_eq!(legal(&state, P1), ["rest"]);
    for field in ["c3", "d4", "b3", "e4", "c4"] {
        refused(&state, &format!("P1 sue {field} 1"), "LN-23");
    }
}

#[test]
fn ln_23_once_for_each_unit_and_plaintiff_however_many_buildings() {
    let fields = r#""c3": "meadow 8", "b3": "sea", "b2": "sea""#;
    let one = r#""farms": ["c3c4d4", "b2b3c3"], "goods": {"sheep": 2}"#;
    let state = three(
        DOCKET,
        fields,
        [one, r#""settlers": ["c3"]"#, r#""farms": ["c2c3d3"], "goods": {"sheep": 2}"#],
    );
    let state = after(&state, "P1 sue c3 1; P2 yield");
    // P1 has nothing more to sue for, and the same unit can be sued by P3.
    assert_eq!(to_act(&state), [P3]);
    let state = after(&state, "P3 sue c3 1; P2 yield");
    assert_eq!((markers(&state, P1), markers(&state, P3)), ([1, 0, 0], [1, 0, 0]));
    assert_eq!(state.table().marks("c3".parse().unwrap()).len(), 2);
}

#[test]
fn ln_24_stakes_rise_above_each_other_in_the_good_of_the_field() {
    let state =
        docket(r#""goods": {"sheep": 3, "iron": 5}"#, r#""goods": {"sheep": 4, "wood": 5}"#, &sheep(0));
    refused(&state, "P1 sue c3 4", "LN-24");
    let state = after(&state, "P1 sue c3 1");
    assert_eq!(goods(&state, P1), [5, 0, 2, 0]);
    assert_eq!(legal_with(&state, P2, "raise"), ["raise 2", "raise 3", "raise 4"]);
    refused(&state, "P2 raise 1", "LN-24");
    refused(&state, "P2 raise 5", "LN-24");
    let state = after(&state, "P2 raise 2");
    assert_eq!(legal_with(&state, P1, "raise"), ["raise 2"]);
    let state = after(&state, "P1 raise 2; P2 raise 2");
    assert_eq!(legal_with(&state, P1, "raise"), Vec::<String>::new());
}

#[test]
fn ln_24_a_harbor_case_is_fought_with_what_the_harbor_ships() {
    let fields = r#""c3": "meadow 8", "b3": "sea harbor iron""#;
    let one = r#""farms": ["b2b3c3"], "goods": {"iron": 1, "sheep": 3}"#;
    let state = three(DOCKET, fields, [one, r#""ships": ["b3"], "goods": {"iron": 2}"#, ""]);
    assert_eq!(legal_with(&state, P1, "sue"), ["sue b3 1"]);
    let state = after(&state, "P1 sue b3 1; P2 raise 2; P1 yield");
    assert_eq!(in_stock(&state, Good::Iron), 20);
}

#[test]
fn ln_25_who_does_not_raise_loses_and_all_stakes_are_spent() {
    let state = docket(&sheep(3), &sheep(4), &sheep(1));
    let state = after(&state, "P1 sue c3 1; P2 raise 2; P1 yield");
    assert_eq!((markers(&state, P1), markers(&state, P2)), ([0; 3], [1, 0, 0]));
    assert_eq!((goods(&state, P1)[2], goods(&state, P2)[2]), (2, 2));
    assert_eq!(in_stock(&state, Good::Sheep), 15);
    assert!(!state.table().is_outlaw("c3".parse().unwrap()), "the defender has won");
}

#[test]
fn ln_26_who_takes_a_case_gets_the_marker_and_both_may_add_cards() {
    let state = docket(&sheep(2), &sheep(1), &sheep(4));
    let state = after(&state, "P1 sue c3 2");
    assert_eq!(legal(&state, P2), ["yield", "hand P3"]);
    refused(&state, "P2 hand P1", "LN-26");
    refused_with(&state, "P2 hand P4", "LN-26: there is no such player at the table");
    let state = after(&state, "P2 hand P3");
    assert_eq!(to_act(&state), [P3]);
    assert_eq!(legal(&state, P3), ["take", "refuse"]);
    let state = after(&state, "P3 take");
    assert_eq!(to_act(&state), [P2, P3]);
    // The giver adds a card, the taker adds the rest.
    let state = after(&state, "P2 raise 1; P3 raise 2");
    assert_eq!(to_act(&state), [P1]);
    let state = after(&state, "P1 yield");
    assert_eq!((markers(&state, P2), markers(&state, P3)), ([0; 3], [1, 0, 0]));
}

#[test]
fn ln_26_only_the_taker_may_pass_a_case_on() {
    let hand = |farm: &str| format!(r#"{{"farms": ["{farm}"], "goods": {{"sheep": 2}}}}"#);
    let json = format!(
        r#"{{"players": 5, "phase": {DOCKET}, "fields": {{{FIELDS}}}, "seats": [{}, {}, {}, {}, {}]}}"#,
        hand("b2b3c3"),
        r#"{"settlers": ["c3"], "goods": {"sheep": 2}}"#,
        hand("c2c3d3"),
        r#"{"goods": {"sheep": 3}}"#,
        "{}"
    );
    let state = after(&position(&json), "P1 sue c3 1; P2 hand P4; P4 take");
    assert_eq!(legal_with(&state, "P4".parse().unwrap(), "hand"), ["hand P3", "hand P5"]);
    assert_eq!(legal_with(&state, P2, "hand"), Vec::<String>::new());
    refused(&state, "P2 hand P5", "LN-26");
    let state = after(&state, "P4 hand P5; P5 take; P5 yield; P4 raise 2; P1 yield");
    assert_eq!(markers(&state, "P5".parse().unwrap()), [1, 0, 0], "the last taker gets it");
}

#[test]
fn ln_26_a_side_has_lost_only_when_all_of_it_decline() {
    let state = docket(&sheep(2), &sheep(2), &sheep(2));
    let state = after(&state, "P1 sue c3 1; P2 hand P3; P3 take; P3 yield");
    assert_eq!(to_act(&state), [P2]);
    assert_eq!(markers(&after(&state, "P2 yield"), P1), [1, 0, 0]);
    assert_eq!(markers(&after(&state, "P2 raise 2; P1 yield"), P3), [1, 0, 0]);
}

#[test]
fn ln_26_giver_and_taker_are_asked_at_every_raise_from_then_on() {
    let state = docket(&sheep(3), &sheep(4), &sheep(4));
    let state = after(&state, "P1 sue c3 1; P2 hand P3; P3 take; P3 raise 2; P1 raise 2");
    assert_eq!(to_act(&state), [P2, P3], "P2 has given the case away, but may still add cards");
    let state = after(&state, "P2 raise 2; P1 yield");
    assert_eq!((goods(&state, P2)[2], goods(&state, P3)[2]), (2, 2));
    assert_eq!(markers(&state, P3), [1, 0, 0]);
}

#[test]
fn ln_26_a_part_can_be_added_only_if_somebody_else_can_add_the_rest() {
    let state = docket(&sheep(3), &sheep(2), &sheep(2));
    let state = after(&state, "P1 sue c3 2");
    refused(&state, "P2 raise 2", "LN-24");
    let state = after(&state, "P2 hand P3; P3 take; P2 raise 2");
    assert_eq!(to_act(&state), [P3]);
    assert_eq!(legal_with(&state, P3, "raise"), ["raise 1", "raise 2"]);
}

#[test]
fn ln_26_one_offer_to_each_player_for_each_raise() {
    let state = docket(&sheep(4), &sheep(4), &sheep(1));
    let state = after(&state, "P1 sue c3 1; P2 hand P3; P3 refuse");
    assert_eq!(to_act(&state), [P2]);
    refused(&state, "P2 hand P3", "LN-26");
    let state = after(&state, "P2 raise 2; P1 hand P3; P3 refuse; P1 raise 2");
    allowed(&state, "P2 hand P3");
}

#[test]
fn ln_27_a_defender_who_loses_is_outlawed_by_the_original_plaintiff() {
    let state = docket(&sheep(1), &sheep(2), &sheep(4));
    let state = after(&state, "P1 sue c3 1; P2 raise 2; P1 hand P3; P3 take; P3 raise 2; P2 yield");
    assert_eq!((markers(&state, P1), markers(&state, P3)), ([0; 3], [1, 0, 0]), "the taker gets the marker");
    let marks: Vec<_> = state.table().marks("c3".parse().unwrap()).into_iter().collect();
    assert_eq!(marks, [P1], "the red marker lies by the building of who sued");
    assert_eq!(unit(&state, "c3").unwrap().0, P2, "the outlaw is still there");
}

#[test]
fn ln_28_three_possible_cases_and_none_brought_make_a_black_marker() {
    let fields = r#""c3": "meadow 8", "c4": "forest 5", "d3": "bog 9""#;
    let one = r#""farms": ["b3c3c4", "c3d3d4"], "goods": {"sheep": 2}"#;
    let two = r#""settlers": ["c3", "c4", "d3"]"#;
    let state = three(DOCKET, fields, [one, two, ""]);
    assert_eq!(state.table().cases_against(P2), 3);
    assert_eq!(markers(&after(&state, "P1 rest"), P2), [0, 0, 1]);
    assert_eq!(markers(&after(&state, "P1 sue c3 1; P2 yield; P1 rest"), P2), [0; 3], "a case was brought");
    let fewer = three(DOCKET, fields, [one, r#""settlers": ["c3", "c4"]"#, ""]);
    assert_eq!(markers(&after(&fewer, "P1 rest"), P2), [0; 3]);
}

#[test]
fn ln_28_each_unit_and_plaintiff_counts_once_whatever_goods_they_hold() {
    let fields = r#""c3": "meadow 8", "c4": "forest 5", "b2": "sea", "b3": "sea""#;
    let one = r#""farms": ["c3c4d4", "b2b3c3"]"#;
    let two = r#""settlers": ["c3", "c4"], "fate": {"fallow": 1}"#;
    let roll = r#""roll""#;
    let state = three(roll, fields, [one, two, r#""farms": ["c2c3d3"], "fate": {"fallow": 1}"#]);
    assert_eq!(state.table().cases_against(P2), 3, "P1 twice, P3 once");
    // Nobody holds goods: nobody is asked for a case, and the black marker is due all the same.
    let state = after(&state, "chance roll 3 4; chance draw landing; P1 first P1");
    assert_eq!(to_act(&state), [P1, P2, P3]);
    let state = after(&state, "P1 pass; P2 pass; P3 pass");
    assert_eq!(markers(&state, P2), [0, 0, 1]);
}

#[test]
fn ln_28_a_broken_off_case_was_brought() {
    let fields = r#""c3": "meadow 8", "c4": "forest 5", "d3": "bog 9""#;
    let one = r#""farms": ["b3c3c4", "c3d3d4"], "goods": {"sheep": 2}"#;
    let two = r#""settlers": ["c3", "c4", "d3"], "fate": {"settlement": 1}"#;
    let state = three(DOCKET, fields, [one, two, ""]);
    let state = after(&state, "P1 sue c3 1; P2 play settlement; P1 rest");
    assert_eq!(markers(&state, P2), [0; 3]);
}

#[test]
fn ln_29_a_settlement_breaks_off_the_case_and_spends_the_stakes() {
    let state = docket(&sheep(3), &sheep(4), r#""fate": {"settlement": 1}, "goods": {"sheep": 1}"#);
    refused(&after(&state, "P1 sue c3 1; P3 pass"), "P3 play settlement", "LN-29");
    let state = after(&state, "P1 sue c3 1");
    assert_eq!(to_act(&state), [P3], "who has a fate card is asked before the defender answers");
    let state = after(&state, "P3 pass; P2 raise 2; P3 play settlement");
    assert_eq!((goods(&state, P1)[2], goods(&state, P2)[2], in_stock(&state, Good::Sheep)), (2, 2, 15));
    assert!([P1, P2, P3].iter().all(|&seat| markers(&state, seat) == [0; 3]));
    // The thing goes on: P1 has no other case, P3 has one.
    assert_eq!(to_act(&state), [P3]);
}

#[test]
fn ln_29_without_a_case_there_is_nothing_to_settle() {
    let card = r#""goods": {"sheep": 1}, "fate": {"settlement": 1, "lawspeaker": 1}"#;
    let state = docket(card, &sheep(1), &sheep(0));
    assert_eq!(legal(&state, P1), ["sue c3 1", "rest"]);
    refused(&state, "P1 play settlement", "LN-29");
    refused(&state, "P1 play lawspeaker", "LN-29");
}

#[test]
fn ln_29_a_case_can_be_broken_off_before_its_verdict_too() {
    let state = docket(&sheep(3), &sheep(4), r#""fate": {"settlement": 1}"#);
    let state = after(&state, "P1 sue c3 1; P3 pass; P2 yield");
    assert_eq!(to_act(&state), [P3]);
    assert_eq!(markers(&after(&state, "P3 pass"), P1), [1, 0, 0]);
    assert_eq!(markers(&after(&state, "P3 play settlement"), P1), [0; 3]);
}

#[test]
fn ln_29_weapon_clash_breaks_off_the_thing_in_the_middle_of_a_case() {
    let fields = r#""c3": "meadow 8", "c4": "meadow 5", "d3": "bog 9""#;
    let one = r#""farms": ["b3c3c4", "c3d3d4"], "goods": {"sheep": 3}"#;
    let state = three(DOCKET, fields, [one, r#""settlers": ["c3", "c4"]"#, r#""fate": {"weapon-clash": 1}"#]);
    let state = after(&state, "P1 sue c3 1; P3 pass; P2 yield; P3 pass");
    let state = after(&state, "P3 pass; P1 sue c4 1; P3 play weapon-clash");
    assert_eq!(*state.table().phase(), Phase::Move);
    assert_eq!(markers(&state, P1), [1, 0, 0], "what was won stays");
    assert!(
        state.table().is_outlaw("c3".parse().unwrap()) && !state.table().is_outlaw("c4".parse().unwrap())
    );
    assert_eq!((goods(&state, P1)[2], in_stock(&state, Good::Sheep)), (1, 19));
}

#[test]
fn ln_29_no_black_markers_when_the_thing_is_broken_off() {
    let fields = r#""c3": "meadow 8", "c4": "forest 5", "d3": "bog 9""#;
    let one = r#""farms": ["b3c3c4", "c3d3d4"], "goods": {"sheep": 2}"#;
    let two = r#""settlers": ["c3", "c4", "d3"]"#;
    let state = three(DOCKET, fields, [one, two, r#""fate": {"weapon-clash": 1}"#]);
    let state = after(&state, "P1 rest");
    assert_eq!(to_act(&state), [P3], "before black markers are given, card holders are asked");
    assert_eq!(markers(&after(&state, "P3 pass"), P2), [0, 0, 1]);
    assert_eq!(markers(&after(&state, "P3 play weapon-clash"), P2), [0; 3]);
}

#[test]
fn ln_29_a_lawspeaker_adds_two_to_the_own_side_and_may_be_the_raise() {
    let state = docket(&sheep(3), r#""fate": {"lawspeaker": 1}, "goods": {"sheep": 1}"#, "\"goods\": {}");
    let state = after(&state, "P1 sue c3 2");
    assert_eq!(legal_with(&state, P2, "raise"), Vec::<String>::new());
    let state = after(&state, "P2 play lawspeaker");
    assert_eq!(legal_with(&state, P2, "raise"), ["raise 1"], "two are not above two");
    let state = after(&state, "P2 raise 1; P1 yield");
    assert_eq!(markers(&state, P2), [1, 0, 0]);
    let state = docket(&sheep(3), r#""fate": {"lawspeaker": 1}"#, "\"goods\": {}");
    let state = after(&state, "P1 sue c3 1; P2 play lawspeaker");
    assert_eq!(to_act(&state), [P1], "two are above one: now P1 has to raise");
    assert_eq!(legal_with(&state, P1, "raise"), ["raise 2"]);
}

#[test]
fn ln_29_a_lawspeaker_is_for_parties_and_before_the_case_is_lost() {
    let state = docket(&sheep(3), &sheep(1), r#""fate": {"lawspeaker": 1}"#);
    let state = after(&state, "P1 sue c3 1");
    refused(&state, "P3 play lawspeaker", "LN-29");
    let state = docket(r#""goods": {"sheep": 3}, "fate": {"lawspeaker": 1}"#, &sheep(1), "\"goods\": {}");
    let state = after(&state, "P1 sue c3 1; P2 yield");
    refused(&state, "P1 play lawspeaker", "LN-25");
    refused(&after(&state, "P1 pass"), "P1 play lawspeaker", "LN-05");
}

#[test]
fn ln_29_a_plaintiff_has_the_word_without_being_asked_for_cards_first() {
    let fields = r#""c3": "meadow 8", "c4": "meadow 5""#;
    let one = r#""farms": ["b3c3c4"], "goods": {"sheep": 2}, "fate": {"weapon-clash": 1}"#;
    let state = three(DOCKET, fields, [one, r#""settlers": ["c3", "c4"]"#, ""]);
    let state = after(&state, "P1 sue c3 1; P2 yield; P1 pass");
    assert_eq!(legal(&state, P1), ["sue c4 1", "rest", "play weapon-clash"]);
}

#[test]
fn ln_29_who_is_to_answer_plays_cards_in_place_of_the_answer() {
    let state = docket(&sheep(1), r#""goods": {"sheep": 2}, "fate": {"settlement": 1}"#, &sheep(0));
    let state = after(&state, "P1 sue c3 1");
    assert_eq!(legal(&state, P2), ["raise 2", "yield", "hand P3", "play settlement"]);
}

#[test]
fn ln_29_all_who_may_have_a_card_are_asked_at_once() {
    let card = r#""fate": {"good-year": 1}, "goods": {"sheep": 1}"#;
    let json = format!(
        r#"{{"players": 4, "phase": {DOCKET}, "fields": {{{FIELDS}}}, "seats": [
            {{{FARM_1}, {card}}}, {{"settlers": ["c3"]}}, {{{card}}}, {{{card}}}]}}"#
    );
    let state = after(&position(&json), "P1 sue c3 1");
    assert_eq!(to_act(&state), [P3, "P4".parse().unwrap()]);
    assert_eq!(legal(&state, P3), ["pass"]);
    refused(&state, "P2 yield", "LN-29");
    refused(&state, "P3 take", "LN-29");
    let state = after(&state, "P4 pass");
    assert!(matches!(state.turn(), Turn::Seats(seats) if seats.len() == 1));
}

#[test]
fn ln_29_a_plaintiffs_lawspeaker_counts_for_the_plaintiff() {
    let one = r#""goods": {"sheep": 1}, "fate": {"lawspeaker": 1}"#;
    let state = docket(one, &sheep(6), &sheep(0));
    let state = after(&state, "P1 sue c3 1; P2 raise 2; P1 play lawspeaker");
    assert_eq!(to_act(&state), [P2], "three are above two");
    assert_eq!(legal_with(&state, P2, "raise"), ["raise 2", "raise 3", "raise 4"]);
}
