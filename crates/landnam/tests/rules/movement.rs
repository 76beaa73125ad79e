//! LN-40 to LN-47, and LN-83.

use game::{Game, Turn};
use landnam::Landnam;
use landnam::components::UnitKind;
use landnam::phase::Phase;

use crate::common::*;

/// A coast: sea inside the rim, two meadows, a forest and the mountain in the middle.
const FIELDS: &str = r#""b2": "sea", "b3": "sea", "c3": "meadow 8", "c4": "meadow 5", "d3": "forest 4""#;
const MOVE: &str = r#""move""#;

/// Where the unit on a field can go, with what.
fn targets(state: &Landnam, from: &str) -> Vec<String> {
    let start = format!("move {from} ");
    legal_with(state, P1, &start).iter().map(|text| text[start.len()..].to_owned()).collect()
}

#[test]
fn ln_40_one_ship_two_steps_or_one_settler_one_step_or_a_swap() {
    let one = r#""ships": ["a2"], "settlers": ["c3"], "fate": {"fallow": 1}"#;
    let state = three(MOVE, FIELDS, [one, "", ""]);
    let ship = after(&state, "P1 move a2 b2; P1 step b3");
    assert_eq!(unit(&ship, "b3"), Some((P1, UnitKind::Ship)));
    refused(&ship, "P1 step b2", "LN-40");
    refused(&ship, "P1 move c3 c4", "LN-40");
    let settler = after(&state, "P1 move c3 c4");
    refused(&settler, "P1 step c3", "LN-40");
    let swap = after(&state, "P1 swap fallow wood");
    assert_eq!((goods(&swap, P1), swap.table().fate_held(P1)), ([0, 0, 0, 1], 0));
    assert_eq!(phase(&swap)["trade"]["offers"], 0, "that was the movement phase");
    refused(&state, "P1 swap landing wood", "LN-05");
    let nothing = after(&state, "P1 stop");
    assert!(matches!(nothing.table().phase(), Phase::Trade(_)));
}

#[test]
fn ln_40_a_ship_may_stop_after_one_step() {
    let state = after(&three(MOVE, FIELDS, [r#""ships": ["a2"]"#, "", ""]), "P1 move a2 b2; P1 stop");
    assert_eq!(unit(&state, "b2"), Some((P1, UnitKind::Ship)));
    assert!(matches!(state.table().phase(), Phase::Trade(_)));
}

#[test]
fn ln_40_ships_go_to_empty_adjacent_sea() {
    let state = three(MOVE, FIELDS, [r#""ships": ["b2"]"#, r#""ships": ["b3"]"#, ""]);
    // Land and the ship of P2 are closed; c2 is unknown and would be explored.
    assert_eq!(targets(&state, "b2"), ["a1", "a2", "b1", "c2"]);
    refused_with(&state, "P1 move b2 c3", "LN-40: ships go to sea fields, to land only with a landing card");
    refused(&state, "P1 move b2 b3", "LN-40");
    refused(&state, "P1 move b2 a3", "LN-40");
    refused(&state, "P1 move b3 a3", "LN-40");
    refused(&state, "P1 move c3 c4", "LN-40");
}

#[test]
fn ln_40_an_outlaw_is_chased_by_who_outlawed_it_only() {
    let seats = [r#""ships": ["a2"], "farms": ["b2b3c3"]"#, r#""ships": ["b3"]"#, r#""farms": ["b3c4b4"]"#];
    let lawful = three(MOVE, FIELDS, seats);
    refused(&lawful, "P1 move a2 b3", "LN-40");
    let own = three_with(r#""outlaws": {"b3": ["P1"]},"#, MOVE, FIELDS, seats);
    allowed(&own, "P1 move a2 b3");
    let of_another = three_with(r#""outlaws": {"b3": ["P3"]},"#, MOVE, FIELDS, seats);
    refused(&of_another, "P1 move a2 b3", "LN-40");
}

#[test]
fn ln_41_the_outer_sea_adjoins_the_whole_rim_and_is_never_full() {
    let state = three(MOVE, FIELDS, [r#""ships": ["outer", "d7", "a1"]"#, r#""ships": ["outer"]"#, ""]);
    assert_eq!(targets(&state, "outer").len(), 16, "all rim fields but the two that are taken");
    for from in ["d7", "a1"] {
        assert!(targets(&state, from).contains(&"outer".to_owned()));
    }
}

#[test]
fn ln_41_going_to_the_outer_sea_ends_the_movement_phase() {
    let one = r#""ships": ["a2"], "fate": {"fair-wind": 1}"#;
    let state = after(&three(MOVE, FIELDS, [one, "", ""]), "P1 move a2 outer");
    assert!(matches!(state.table().phase(), Phase::Trade(_)));
    assert_eq!(state.table().outer(P1).len(), 1);
}

#[test]
fn ln_41_a_displaced_ship_may_flee_there_and_the_mover_goes_on() {
    let seats = [r#""ships": ["b2"], "fate": {"drive-off": 1}"#, r#""ships": ["a2"]"#, ""];
    let state = after(&three(MOVE, FIELDS, seats), "P1 move b2 a2 drive-off; P2 flee outer");
    assert_eq!(state.table().outer(P2).len(), 1);
    assert_eq!(to_act(&state), [P1]);
    allowed(&state, "P1 step a3");
}

#[test]
fn ln_42_the_first_step_keeps_away_from_corners_and_from_sides_of_others() {
    let start = r#""ships": ["outer"], "first_move": "to-come""#;
    let seats = [start, r#""ships": ["a2"], "first_move": "a2""#, r#""ships": ["e6"], "first_move": "f5""#];
    let state = three(MOVE, "", seats);
    assert_eq!(targets(&state, "outer"), ["b1", "b5", "c1", "c6", "e1", "f1", "g2", "g3"]);
    for taken in ["a1", "a3", "f5", "g4"] {
        refused(&state, &format!("P1 move outer {taken}"), "LN-42");
    }
    let state = after(&state, "P1 move outer b1");
    allowed(&state, "P1 step a1");
    assert_eq!(serde_json::to_value(&state).unwrap()["seats"][0]["first_move"], "b1");
}

#[test]
fn ln_42_only_in_the_first_movement_phase() {
    let start = r#""ships": ["outer"], "first_move": "to-come""#;
    let seats = [start, r#""ships": ["a2"], "first_move": "a2""#, ""];
    let mut state = three(MOVE, "", seats);
    end_turn(&mut state);
    for _ in 0..2 {
        play(&mut state, "chance roll 1 1");
        end_turn(&mut state);
    }
    play(&mut state, "chance roll 1 1");
    allowed(&state, "P1 move outer a1");
    allowed(&state, "P1 move outer a3");
}

#[test]
fn ln_42_the_rule_is_waived_when_no_field_is_left() {
    let json = r#"{"players": 5, "active": "P5", "phase": "move", "seats": [
        {"ships": ["b1"], "first_move": "a2"}, {"ships": ["c1"], "first_move": "b5"},
        {"ships": ["e1"], "first_move": "e6"}, {"ships": ["f1"], "first_move": "g2"},
        {"ships": ["outer"], "first_move": "to-come"}]}"#;
    let state = position(json);
    assert_eq!(legal_with(&state, "P5".parse().unwrap(), "move").len(), 14);
    let one_left = json.replace(r#""ships": ["f1"]"#, r#""ships": ["g2"]"#);
    let state = position(&one_left);
    assert_eq!(legal_with(&state, "P5".parse().unwrap(), "move"), ["move outer f1"]);
}

#[test]
fn ln_43_a_landed_ship_moves_like_a_ship_and_is_otherwise_a_settler() {
    let one = r#""ships": ["b2"], "fate": {"landing": 1}, "farms": []"#;
    let state = three(MOVE, FIELDS, [one, r#""farms": ["c3c4d4"]"#, ""]);
    assert_eq!(targets(&state, "b2"), ["a1", "a2", "b1", "b3", "c2", "c3 landing"]);
    let landed = after(&state, "P1 move b2 c3 landing");
    assert_eq!((unit(&landed, "c3"), landed.table().fate_held(P1)), (Some((P1, UnitKind::Ship)), 0));
    // It has a step left and goes on over sea, not over land.
    assert_eq!(legal_with(&landed, P1, "step"), ["step b2", "step b3", "step c2"]);
    // It takes the harvest, can age its field, and is no settler piece.
    let mut landed = after(&landed, "P1 stop; P1 build; P1 end; chance roll 4 4");
    assert_eq!((goods(&landed, P1)[2], goods(&landed, P2)[2]), (2, 0));
    play(
        &mut landed,
        "P2 stop; P2 build; P2 end; chance roll 1 1; P3 stop; P3 build; P3 end; chance roll 1 1",
    );
    play(&mut landed, "P1 stop; P1 build");
    assert_eq!(legal_with(&landed, P1, "age"), ["age c3"]);
    assert_eq!(landed.table().units_left(P1, UnitKind::Settler), 5);
}

#[test]
fn ln_43_landing_is_for_mountains_too_since_they_are_land() {
    let fields = r#""b2": "sea", "b3": "sea", "c3": "sea", "c4": "meadow 5""#;
    let state = three(MOVE, fields, [r#""ships": ["c3"], "fate": {"landing": 1}"#, "", ""]);
    allowed(&state, "P1 move c3 d4 landing");
}

#[test]
fn ln_44_settlers_go_over_land_but_not_to_sea_or_to_units() {
    let seats = [r#""settlers": ["c3"]"#, r#""settlers": ["c4"]"#, ""];
    let state = three(MOVE, FIELDS, seats);
    assert_eq!(targets(&state, "c3"), ["c2", "d3"]);
    refused(&state, "P1 move c3 b2", "LN-44");
    refused(&state, "P1 move c3 c4", "LN-44");
    refused(&state, "P1 move c3 d4", "LN-44");
    refused(&state, "P1 move c3 e3", "LN-44");
}

#[test]
fn ln_44_a_settler_chases_an_outlaw_as_a_ship_does() {
    let seats = [r#""settlers": ["c3"], "farms": ["c3c4d4"]"#, r#""settlers": ["c4"]"#, ""];
    let state = three_with(r#""outlaws": {"c4": ["P1"]},"#, MOVE, FIELDS, seats);
    allowed(&state, "P1 move c3 c4");
}

#[test]
fn ln_44_to_a_mountain_from_a_mountain_with_a_card_or_by_an_own_building() {
    let plain = three(MOVE, FIELDS, [r#""settlers": ["c3"]"#, r#""farms": ["c3c4d4"]"#, ""]);
    let sentence = "LN-44: a mountain is entered from a mountain, by an own building, or with a card";
    refused_with(&plain, "P1 move c3 d4", sentence);
    let building = three(MOVE, FIELDS, [r#""settlers": ["c3"], "farms": ["c3c4d4"]"#, "", ""]);
    allowed(&building, "P1 move c3 d4");
    let elsewhere = three(MOVE, FIELDS, [r#""settlers": ["c3"], "farms": ["b2b3c3"]"#, "", ""]);
    refused(&elsewhere, "P1 move c3 d4", "LN-44");
    let card = three(MOVE, FIELDS, [r#""settlers": ["c3"], "fate": {"mountain-path": 1}"#, "", ""]);
    refused(&card, "P1 move c3 d4", "LN-47");
    assert_eq!(after(&card, "P1 move c3 d4 mountain-path").table().fate_held(P1), 0);
    let fields = format!(r#"{FIELDS}, "e3": "mountain""#);
    let mountain = three(MOVE, &fields, [r#""settlers": ["d4"]"#, "", ""]);
    allowed(&mountain, "P1 move d4 e3");
}

#[test]
fn ln_45_the_displaced_owner_chooses_but_not_the_field_that_the_mover_left() {
    let seats = [r#""settlers": ["d3"], "farms": ["c3c4d4"]"#, r#""settlers": ["c3"]"#, ""];
    let fields = format!(r#"{FIELDS}, "c2": "bog 9""#);
    let state = three_with(r#""outlaws": {"c3": ["P1"]},"#, MOVE, &fields, seats);
    let state = after(&state, "P1 move d3 c3");
    assert_eq!(to_act(&state), [P2]);
    // d3 was left, b2 and b3 are sea, d4 is a mountain without a building of P2.
    assert_eq!(legal(&state, P2), ["flee c2", "flee c4"]);
    let left = "LN-45: a displaced unit doesn't go to the field that the mover just left";
    refused_with(&state, "P2 flee d3", left);
    let mountain =
        "LN-45: a displaced settler goes to a mountain only from a mountain or to one with an own building";
    refused_with(&state, "P2 flee d4", mountain);
    refused_with(&state, "P2 flee b3", "LN-45: a displaced settler doesn't go to sea");
    refused_with(&state, "P2 flee e4", "LN-45: a displaced unit goes one step, to an adjacent field");
    refused(&state, "P1 flee c4", "LN-45");
    let state = after(&state, "P2 flee c4");
    assert_eq!((unit(&state, "c3").unwrap().0, unit(&state, "c4").unwrap().0), (P1, P2));
    assert!(state.table().is_outlaw("c4".parse().unwrap()));
}

#[test]
fn ln_45_it_does_not_explore_chase_or_use_cards() {
    // Next to c3 are: c4, which the mover left; d3 with an outlaw of P2; the mountain; sea; and c2, unknown.
    let seats = [
        r#""settlers": ["c4"], "fate": {"drive-off": 1}"#,
        r#""settlers": ["c3"], "farms": ["c2c3d3"], "fate": {"drive-off": 1, "mountain-path": 1}"#,
        r#""settlers": ["d3"]"#,
    ];
    let state = three_with(r#""outlaws": {"d3": ["P2"]},"#, MOVE, FIELDS, seats);
    let state = after(&state, "P1 move c4 c3 drive-off");
    assert_eq!(unit(&state, "c3").unwrap().0, P1);
    assert_eq!(state.table().units_left(P2, UnitKind::Settler), 5, "it was taken off the board");
    assert!(matches!(state.table().phase(), Phase::Trade(_)));
}

#[test]
fn ln_45_an_outlaw_without_a_way_out_is_paid_for() {
    let fields = r#""b2": "sea", "b3": "sea", "c3": "meadow 8""#;
    let seats =
        [r#""settlers": ["d4"], "farms": ["b2b3c3"]"#, r#""settlers": ["c3"]"#, r#""farms": ["c2c3d3"]"#];
    let state = three_with(r#""outlaws": {"c3": ["P1", "P3"]},"#, MOVE, fields, seats);
    let state = after(&state, "P1 move d4 c3");
    assert_eq!((markers(&state, P1), markers(&state, P3)), ([0, 1, 0], [0, 1, 0]));
    assert_eq!(unit(&state, "c3").unwrap().0, P1);
    assert!(!state.table().is_outlaw("c3".parse().unwrap()));
}

#[test]
fn ln_45_with_drive_off_any_unit_is_displaced() {
    let seats = [r#""ships": ["a2"], "fate": {"drive-off": 1}"#, r#""ships": ["b3"]"#, ""];
    let state = three(MOVE, FIELDS, seats);
    refused(&state, "P1 move a2 b3", "LN-47");
    let state = after(&state, "P1 move a2 b3 drive-off");
    assert_eq!(legal(&state, P2), ["flee a3", "flee b2"]);
    refused_with(&state, "P2 flee b4", "LN-45: a displaced unit doesn't explore");
    refused_with(&state, "P2 flee c3", "LN-45: a displaced ship goes to a sea field");
    let both = [r#""ships": ["b2"], "fate": {"drive-off": 1, "landing": 1}"#, r#""settlers": ["c3"]"#, ""];
    let state = after(&three(MOVE, FIELDS, both), "P1 move b2 c3 landing drive-off");
    assert_eq!(unit(&state, "c3"), Some((P1, UnitKind::Ship)));
    assert_eq!(state.table().fate_held(P1), 0);
}

/// P2's settler, an outlaw by P1, has moved by itself from c3 to c4. P1 has a farm on `corner`, and is to move the
/// settler on b4.
fn after_an_outlaw_moved(corner: &str) -> Landnam {
    let plaintiff = format!(r#""farms": ["{corner}"], "settlers": ["b4"]"#);
    let fields = format!(r#"{FIELDS}, "b4": "bog 9""#);
    let more = r#""active": "P2", "outlaws": {"c3": ["P1"]},"#;
    let mut state = three_with(more, MOVE, &fields, [&plaintiff, r#""settlers": ["c3"]"#, ""]);
    play(&mut state, "P2 move c3 c4; P2 build; P2 end; chance roll 1 1");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1");
    state
}

#[test]
fn ln_46_a_marker_moves_along_where_the_plaintiff_has_a_building() {
    allowed(&after_an_outlaw_moved("c3c4d4"), "P1 move b4 c4");
}

#[test]
fn ln_46_otherwise_it_stays_and_the_plaintiff_can_not_chase_there() {
    let mut state = after_an_outlaw_moved("b2b3c3");
    refused(&state, "P1 move b4 c4", "LN-44");
    // It is still an outlaw, and paid for at the next thing.
    assert!(state.table().is_outlaw("c4".parse().unwrap()));
    end_turn(&mut state);
    play(&mut state, "chance roll 6 1; chance draw fallow; chance draw fallow; chance draw landing");
    assert_eq!(markers(&state, P1), [0, 1, 0]);
}

#[test]
fn ln_46_on_a_mountain_it_stays_even_with_a_building_there() {
    let seats = [r#""farms": ["c3c4d4"], "settlers": ["c4"]"#, r#""settlers": ["d4"]"#, ""];
    let state = three_with(r#""outlaws": {"d4": ["P1"]},"#, MOVE, FIELDS, seats);
    refused(&state, "P1 move c4 d4", "LN-44");
}

#[test]
fn ln_46_markers_follow_only_when_the_phase_ends() {
    // Chased from b3 to b2, where P1 has a building as well, the ship can't be chased again in the same phase.
    let seats =
        [r#""ships": ["a3"], "farms": ["b2b3c3"], "fate": {"fair-wind": 1}"#, r#""ships": ["b3"]"#, ""];
    let state = three_with(r#""outlaws": {"b3": ["P1"]},"#, MOVE, FIELDS, seats);
    let state = after(&state, "P1 move a3 b3; P2 flee b2");
    refused(&state, "P1 step b2", "LN-40");
    let mut state = after(&state, "P1 stop; P1 build; P1 end; chance roll 1 1");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1; P1 reap");
    allowed(&state, "P1 move b3 b2");
}

#[test]
fn ln_46_outlaws_on_the_outer_sea_are_told_apart() {
    let one = r#""ships": ["outer", "outer"], "outer_outlaws": [["P2"]]"#;
    let state = three(MOVE, FIELDS, [one, r#""farms": ["c3c4d4"]"#, ""]);
    let state = after(&state, "P1 move outer:P2 a2");
    assert!(state.table().is_outlaw("a2".parse().unwrap()));
    refused(&three(MOVE, FIELDS, [r#""ships": ["outer"]"#, "", ""]), "P1 move outer:P2 a2", "LN-40");
}

#[test]
fn ln_46_an_outlaw_takes_its_markers_to_the_outer_sea_and_back() {
    let seats = [r#""ships": ["a2"]"#, r#""farms": ["b2b3c3"], "ships": ["a3"]"#, ""];
    let state = three_with(r#""outlaws": {"a2": ["P2"]},"#, MOVE, FIELDS, seats);
    let marks = |state: &Landnam| state.table().outer(P1).iter().map(|marks| marks.len()).sum::<usize>();
    assert_eq!(marks(&after(&state, "P1 move a2 outer")), 1);
    // Displaced, too.
    let seats =
        [r#""ships": ["a2"]"#, r#""farms": ["b2b3c3"], "ships": ["a3"], "fate": {"drive-off": 1}"#, ""];
    let more = r#""active": "P2", "outlaws": {"a2": ["P2"]},"#;
    let state = three_with(more, MOVE, FIELDS, seats);
    let state = after(&state, "P2 move a3 a2 drive-off; P1 flee outer");
    assert_eq!(marks(&state), 1);
}

#[test]
fn ln_46_of_two_markers_one_may_follow_and_one_stay() {
    // P2's outlaw goes from c3 to c4. P1 has a building at both fields, P3 only at the first one.
    let seats = [
        r#""farms": ["c3c4d4"], "settlers": ["d3"]"#,
        r#""settlers": ["c3"]"#,
        r#""farms": ["b2b3c3"], "settlers": ["d5"]"#,
    ];
    let fields = format!(r#"{FIELDS}, "d5": "bog 9""#);
    let state = three_with(r#""active": "P2", "outlaws": {"c3": ["P1", "P3"]},"#, MOVE, &fields, seats);
    let mut state = after(&state, "P2 move c3 c4; P2 build; P2 end; chance roll 1 1");
    refused(&state, "P3 move d5 c4", "LN-44");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1; P1 move d3 d4; P1 build; P1 end; chance roll 1 1");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1");
    allowed(&state, "P1 move d4 c4");
}

#[test]
fn ln_47_extra_steps_after_the_usual_ones() {
    let one = r#""ships": ["a2"], "settlers": ["c3"], "fate": {"fair-wind": 2, "fresh-horses": 1}"#;
    let state = three(MOVE, FIELDS, [one, "", ""]);
    refused_with(&state, "P1 play fair-wind", "LN-47: a card for extra steps comes after the usual ones");
    refused_with(&state, "P1 play fresh-horses", "LN-47: a card for extra steps comes after the usual ones");
    refused_with(&state, "P1 play landing", "LN-47: a card to enter a field is played with the step into it");
    let ship = after(&state, "P1 move a2 a3");
    refused(&ship, "P1 play fair-wind", "LN-47");
    let ship = after(&ship, "P1 step a4; P1 play fair-wind; P1 step b5; P1 step c6");
    refused(&ship, "P1 step d7", "LN-40");
    refused(&ship, "P1 play fresh-horses", "LN-47");
    let ship = after(&ship, "P1 play fair-wind; P1 step d7");
    assert_eq!(unit(&ship, "d7"), Some((P1, UnitKind::Ship)));
    let settler = after(&state, "P1 move c3 c4");
    refused(&settler, "P1 play fair-wind", "LN-47");
    let settler = after(&settler, "P1 play fresh-horses; P1 step c3");
    refused(&settler, "P1 step d3", "LN-40");
    let settler = after(&settler, "P1 stop");
    assert_eq!(unit(&settler, "c3"), Some((P1, UnitKind::Settler)));
}

#[test]
fn ln_83_a_ship_that_can_not_leave_its_field_stays() {
    let fields = r#""b2": "sea", "b3": "sea", "c2": "bog 3", "c3": "meadow 8""#;
    let seats = [r#""ships": ["b2"]"#, r#""ships": ["a1", "a2", "b1", "b3"]"#, ""];
    let state = three(MOVE, fields, seats);
    assert_eq!(legal(&state, P1), ["stop"]);
}

#[test]
fn ln_83_who_has_nothing_goes_on_with_the_fate_cards_of_the_thing() {
    let state = three(r#""roll""#, "", [""; 3]);
    let state =
        after(&state, "chance roll 3 4; chance draw landing; chance draw landing; chance draw landing");
    let swaps = legal_with(&state, P1, "swap");
    assert_eq!(swaps, ["swap landing iron", "swap landing grain", "swap landing sheep", "swap landing wood"]);
    let state = after(&state, "P1 swap landing wood; P1 build; P1 end");
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(goods(&state, P1), [0, 0, 0, 1]);
}
