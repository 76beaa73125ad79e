//! LN-70 and LN-72 to LN-76.

use game::SeatSet;
use landnam::Landnam;
use landnam::components::{Good, UnitKind};
use landnam::data::data;

use crate::common::*;

const BUILD: &str = r#""build""#;
const RICH: &str = r#""goods": {"iron": 6, "grain": 6, "sheep": 6, "wood": 8}"#;
/// Meadow, forest and bog around the mountain, sea to the north.
const FIELDS: &str = r#""b2": "sea", "b3": "sea", "c3": "meadow 8", "c4": "forest 5", "d3": "bog 4""#;

fn rich(fields: &str, rest: &str) -> Landnam {
    three(BUILD, fields, [&format!("{RICH}, {rest}"), "", ""])
}

#[test]
fn ln_70_a_farm_builds_one_unit_on_an_adjacent_field() {
    let state = rich(FIELDS, r#""farms": ["b3c3c4"]"#);
    assert_eq!(legal_with(&state, P1, "settler"), ["settler c3 by b3c3c4", "settler c4 by b3c3c4"]);
    assert_eq!(legal_with(&state, P1, "ship"), ["ship b3 by b3c3c4", "ship outer"]);
    refused(&state, "P1 settler d3 by b3c3c4", "LN-70");
    refused(&state, "P1 settler b3 by b3c3c4", "LN-70");
    refused(&state, "P1 ship c3 by b3c3c4", "LN-70");
    refused(&state, "P1 ship b2 by b2b3c3", "LN-70");
    let state = after(&state, "P1 settler c3 by b3c3c4");
    assert_eq!(unit(&state, "c3"), Some((P1, UnitKind::Settler)));
    refused(&state, "P1 ship b3 by b3c3c4", "LN-70");
    refused(&state, "P1 settler c4 by b3c3c4", "LN-70");
}

#[test]
fn ln_70_each_reason_why_a_field_is_not_for_a_unit_is_told_apart() {
    let state = rich(FIELDS, r#""farms": ["b3c3c4", "c2c3d3"], "settlers": ["c4"]"#);
    refused_with(&state, "P1 settler d3 by b3c3c4", "LN-70: the field is not next to the building");
    refused_with(&state, "P1 settler b3 by b3c3c4", "LN-70: settlers are built on land");
    refused_with(&state, "P1 ship c3 by b3c3c4", "LN-70: ships are built at sea");
    refused_with(&state, "P1 settler c2 by c2c3d3", "LN-70: units are built on known fields only");
    refused_with(&state, "P1 settler c4 by b3c3c4", "LN-70: a unit stands on that field");
    let freed = after(&rich(FIELDS, r#""farms": ["b3b4c4"], "settlers": ["c4"]"#), "P1 farm c4c5d5 by c4");
    refused_with(&freed, "P1 settler c4 by b3b4c4", "LN-70: the field was not free when building began");
}

#[test]
fn ln_76_a_refusal_names_the_good_that_is_missing() {
    let state = three(BUILD, FIELDS, [r#""goods": {"wood": 2}, "farms": ["b3c3c4"]"#, "", ""]);
    refused_with(&state, "P1 ship outer", "LN-76: it costs 1 sheep, and you hold 0");
    refused_with(&state, "P1 settler c3 by b3c3c4", "LN-76: it costs 1 grain, and you hold 0");
}

#[test]
fn ln_70_a_village_builds_up_to_three() {
    let state = rich(FIELDS, r#""villages": ["b3c3c4"]"#);
    let state = after(&state, "P1 settler c3 by b3c3c4; P1 settler c4 by b3c3c4; P1 ship b3 by b3c3c4");
    assert_eq!(unit(&state, "b3"), Some((P1, UnitKind::Ship)));
    let more = format!(r#"{FIELDS}, "b4": "sea""#);
    let state = rich(&more, r#""villages": ["b3b4c4"]"#);
    let two = after(&state, "P1 settler c4 by b3b4c4; P1 ship b3 by b3b4c4");
    let built = phase(&two)["build"].clone();
    assert_eq!((&built["built_two"][0], built["built_three"].get(0)), (&"b3b4c4".into(), None));
    let state = after(&two, "P1 ship b4 by b3b4c4");
    assert_eq!(legal_with(&state, P1, "ship"), ["ship outer"], "three units, and all fields are full");
}

#[test]
fn ln_70_a_village_builds_no_fourth() {
    let built = r#"{"build": {"built-one": ["b3c3c4"], "built-two": ["b3c3c4"], "built-three": ["b3c3c4"]}}"#;
    let state = three(built, FIELDS, [&format!(r#"{RICH}, "villages": ["b3c3c4"]"#), "", ""]);
    refused(&state, "P1 settler c3 by b3c3c4", "LN-70");
}

#[test]
fn ln_70_only_known_empty_fields_and_no_chasing() {
    let seats =
        [&format!(r#"{RICH}, "farms": ["b3c3c4", "c2c3d3"]"#), r#""settlers": ["c3"], "ships": ["b3"]"#, ""];
    let state = three_with(r#""outlaws": {"c3": ["P1"], "b3": ["P1"]},"#, BUILD, FIELDS, seats);
    assert_eq!(legal_with(&state, P1, "settler"), ["settler c4 by b3c3c4", "settler d3 by c2c3d3"]);
    refused(&state, "P1 settler c3 by b3c3c4", "LN-70");
    refused(&state, "P1 settler c2 by c2c3d3", "LN-70");
    refused(&state, "P1 ship b3 by b3c3c4", "LN-70");
}

#[test]
fn ln_70_a_mountain_at_the_building_is_open_to_a_new_settler() {
    let state = rich(FIELDS, r#""farms": ["c3c4d4"]"#);
    allowed(&state, "P1 settler d4 by c3c4d4");
}

#[test]
fn ln_70_only_by_an_own_building() {
    let seats = [RICH, r#""farms": ["b3c3c4"]"#, ""];
    refused(&three(BUILD, FIELDS, seats), "P1 settler c3 by b3c3c4", "LN-70");
}

#[test]
fn ln_70_fields_and_pieces_freed_in_this_phase_are_not_free_in_it() {
    let fields = r#""b2": "sea", "b3": "sea", "c3": "meadow 8", "c4": "forest 5", "d3": "bog 4", "e3": "field 9", "e4": "field 10", "d5": "bog 3""#;
    let state = rich(fields, r#""farms": ["b2b3c3"], "settlers": ["c3", "c4", "e3", "e4", "d5"]"#);
    let state = after(&state, "P1 farm c3d3d4 by c3");
    assert_eq!(unit(&state, "c3"), None);
    assert_eq!(state.table().units_left(P1, UnitKind::Settler), 1);
    refused(&state, "P1 settler c3 by b2b3c3", "LN-70");
    let fewer = rich(fields, r#""farms": ["b2b3c3", "d5e4e5"], "settlers": ["c3", "c4", "e3", "e4", "d3"]"#);
    let fewer = after(&fewer, "P1 farm c3d3d4 by c3");
    refused(&fewer, "P1 settler d5 by d5e4e5", "LN-70");
    let one = after(&rich(fields, r#""farms": ["b2b3c3"], "settlers": ["c3"]"#), "P1 farm c3d3d4 by c3");
    refused(&one, "P1 settler c3 by b2b3c3", "LN-70");
    let fleet = rich(fields, r#""ships": ["b3", "outer", "outer", "outer", "outer"]"#);
    let fleet = after(&fleet, "P1 farm b3c3c4 by b3");
    assert_eq!(fleet.table().units_left(P1, UnitKind::Ship), 1);
    refused(&fleet, "P1 ship outer", "LN-70");
    let next_turn = r#""farms": ["b2b3c3", "c3d3d4"], "settlers": ["c4"]"#;
    allowed(&rich(fields, next_turn), "P1 settler c3 by b2b3c3");
}

#[test]
fn ln_70_ships_are_built_on_the_outer_sea_without_a_building() {
    let state = rich(FIELDS, r#""ships": ["outer"]"#);
    let state = after(&state, "P1 ship outer; P1 ship outer");
    assert_eq!(state.table().outer(P1), [SeatSet::EMPTY; 3]);
    assert_eq!(goods(&state, P1), [6, 6, 4, 4]);
}

#[test]
fn ln_72_a_farm_at_the_sea_becomes_a_village() {
    let state = rich(FIELDS, r#""farms": ["b3c3c4", "c3d3d4"]"#);
    assert_eq!(legal_with(&state, P1, "village"), ["village b3c3c4"]);
    refused(&state, "P1 village c3d3d4", "LN-72");
    refused(&state, "P1 village b2b3c3", "LN-72");
    let before = state.table().points(P1);
    let state = after(&state, "P1 village b3c3c4");
    assert_eq!((state.table().points(P1), state.table().houses_left(P1)), (before + 1, 6));
    assert_eq!(state.table().villages(P1).len(), 1);
    refused(&state, "P1 village b3c3c4", "LN-72");
}

#[test]
fn ln_72_the_rim_is_sea_too() {
    let state = rich(r#""b2": "meadow 8""#, r#""farms": ["a1a2b2"]"#);
    allowed(&state, "P1 village a1a2b2");
}

#[test]
fn ln_73_a_ship_builds_a_harbor_on_the_coast_inside_the_rim() {
    let state = rich(FIELDS, r#""ships": ["b3", "a2"]"#);
    assert_eq!(
        legal_with(&state, P1, "harbor"),
        ["harbor b3 iron", "harbor b3 grain", "harbor b3 sheep", "harbor b3 wood"]
    );
    refused(&state, "P1 harbor a2 iron", "LN-73");
    refused(&state, "P1 harbor b2 iron", "LN-73");
    let rim = rich(r#""b2": "meadow 8""#, r#""ships": ["a2"]"#);
    refused(&rim, "P1 harbor a2 iron", "LN-73");
    let state = after(&state, "P1 harbor b3 wood");
    assert_eq!(state.table().harbor("b3".parse().unwrap()), Some(Good::Wood));
    assert_eq!(goods(&state, P1), [6, 6, 6, 6]);
    refused(&state, "P1 harbor b3 iron", "LN-73");
}

#[test]
fn ln_73_next_to_a_numbered_field_and_while_markers_are_left() {
    let fields = r#""b2": "sea", "c3": "sea", "e4": "meadow 3", "e3": "sea harbor wood""#;
    let state = rich(fields, r#""ships": ["b2", "c3"]"#);
    refused(&state, "P1 harbor b2 iron", "LN-73");
    refused(&state, "P1 harbor c3 iron", "LN-73");
    let coast = r#""b2": "sea", "c3": "meadow 8", "e4": "meadow 3", "e3": "sea harbor wood""#;
    let state = rich(coast, r#""ships": ["b2"]"#);
    refused(&state, "P1 harbor b2 wood", "LN-73");
    allowed(&state, "P1 harbor b2 iron");
}

#[test]
fn ln_73_it_costs_two_goods_of_the_markers_kind() {
    let one = r#""goods": {"iron": 1, "wood": 2}, "ships": ["b3"]"#;
    let state = three(BUILD, FIELDS, [one, "", ""]);
    assert_eq!(legal_with(&state, P1, "harbor"), ["harbor b3 wood"]);
    refused(&state, "P1 harbor b3 iron", "LN-73");
    refused(&rich(FIELDS, r#""settlers": ["c3"]"#), "P1 harbor c3 iron", "LN-73");
}

#[test]
fn ln_74_a_settler_ages_its_field_once_a_turn() {
    let state = rich(FIELDS, r#""settlers": ["c3", "d3"]"#);
    let state = after(&state, "P1 age c3");
    assert_eq!((number(&state, "c3"), goods(&state, P1)), (9, [6, 6, 5, 8]));
    refused(&state, "P1 age c3", "LN-74");
    allowed(&state, "P1 age d3");
    refused(&state, "P1 age c4", "LN-74");
    refused(&rich(FIELDS, r#""settlers": ["d4"]"#), "P1 age d4", "LN-74");
    let poor = three(BUILD, FIELDS, [r#""goods": {"iron": 3}, "settlers": ["c3"]"#, "", ""]);
    refused(&poor, "P1 age c3", "LN-74");
}

#[test]
fn ln_74_a_number_marker_freed_in_this_phase_is_not_free_in_it() {
    // All building happens at once: c3 goes from 8 to 9, and both markers with 8 were taken when building began.
    let fields = r#""c3": "meadow 8", "c4": "forest 8", "d3": "bog 6""#;
    let state = rich(fields, r#""settlers": ["c3", "d3"]"#);
    let c3_first = after(&state, "P1 age c3; P1 age d3");
    let d3_first = after(&state, "P1 age d3; P1 age c3");
    for state in [&c3_first, &d3_first] {
        assert_eq!((number(state, "c3"), number(state, "d3")), (9, 9));
    }
    assert_eq!(c3_first, d3_first);
    let next_turn = rich(r#""c3": "meadow 9", "c4": "forest 8", "d3": "bog 6""#, r#""settlers": ["d3"]"#);
    assert_eq!(number(&after(&next_turn, "P1 age d3"), "d3"), 8);
}

#[test]
fn ln_14_without_any_free_marker_a_field_does_not_age() {
    // Seventeen fields leave three markers of twenty: after three settlers have aged, none is left for a fourth.
    let fields = r#""b2": "bog 2", "b3": "bog 2", "b4": "bog 3", "c2": "bog 3", "c3": "field 4", "c4": "field 4",
        "c5": "field 5", "d2": "field 5", "d3": "meadow 6", "d5": "meadow 6", "d6": "meadow 8", "e2": "meadow 8",
        "e3": "meadow 9", "e4": "forest 9", "e5": "forest 10", "f2": "forest 10", "f3": "forest 11", "f4": "sea""#;
    let state = rich(fields, r#""settlers": ["b2", "c3", "d3", "e4"]"#);
    let state = after(&state, "P1 age b2; P1 age c3; P1 age d3");
    assert_eq!(["b2", "c3", "d3"].map(|field| number(&state, field)), [11, 12, 12]);
    assert_eq!(legal_with(&state, P1, "age"), Vec::<String>::new());
    refused(&state, "P1 age e4", "LN-14");
}

#[test]
fn ln_75_a_unit_that_ages_or_builds_a_harbor_builds_no_farm() {
    let state = rich(FIELDS, r#""settlers": ["c3"], "ships": ["b3"]"#);
    let aged = after(&state, "P1 age c3");
    refused(&aged, "P1 farm c3d3d4 by c3", "LN-75");
    let harbor = after(&state, "P1 harbor b3 iron");
    refused(&harbor, "P1 farm b3c3c4 by b3", "LN-75");
    allowed(&harbor, "P1 farm b3c3c4 by c3");
}

#[test]
fn ln_75_a_new_unit_builds_nothing() {
    let fields =
        r#""b2": "sea", "b3": "sea", "c3": "meadow 8", "c4": "forest 5", "d3": "bog 4", "c2": "field 9""#;
    let state = rich(fields, r#""villages": ["b2b3c3"]"#);
    let state = after(&state, "P1 settler c3 by b2b3c3; P1 ship b3 by b2b3c3");
    refused(&state, "P1 farm c3d3d4 by c3", "LN-75");
    refused(&state, "P1 age c3", "LN-75");
    refused(&state, "P1 harbor b3 iron", "LN-75");
}

#[test]
fn ln_75_a_farm_that_built_or_is_new_becomes_no_village() {
    let state = rich(FIELDS, r#""farms": ["b2b3c3"], "ships": ["b3"]"#);
    let built = after(&state, "P1 settler c3 by b2b3c3");
    refused(&built, "P1 village b2b3c3", "LN-75");
    let fields = format!(r#"{FIELDS}, "b4": "sea""#);
    let state = rich(&fields, r#""ships": ["b3"]"#);
    let new = after(&state, "P1 farm b3c3c4 by b3");
    refused(&new, "P1 village b3c3c4", "LN-75");
}

#[test]
fn ln_75_a_new_farm_and_a_village_made_this_turn_build_no_unit() {
    let state = rich(FIELDS, r#""settlers": ["c3"], "farms": ["b3b4c4"]"#);
    let farm = after(&state, "P1 farm c3d3d4 by c3");
    refused(&farm, "P1 settler d3 by c3d3d4", "LN-75");
    let village = after(&state, "P1 village b3b4c4");
    refused(&village, "P1 settler c4 by b3b4c4", "LN-75");
}

#[test]
fn ln_76_what_things_cost() {
    let state = rich(FIELDS, r#""farms": ["b3b4c4"], "settlers": ["c3"]"#);
    let left = |action: &str| goods(&after(&state, action), P1);
    assert_eq!(left("P1 settler c4 by b3b4c4"), [6, 5, 5, 8]);
    assert_eq!(left("P1 ship outer"), [6, 6, 5, 6]);
    assert_eq!(left("P1 farm c3d3d4 by c3"), [5, 5, 5, 7]);
    assert_eq!(left("P1 village b3b4c4"), [5, 6, 4, 7]);
    assert_eq!((data().harbor, data().aging), (2, 1));
}

#[test]
fn ln_76_what_is_said_to_cost_is_what_leaves_the_hand() {
    let state = rich(FIELDS, r#""farms": ["b3b4c4"], "settlers": ["c3"], "ships": ["b3"]"#);
    for text in [
        "settler c4 by b3b4c4",
        "ship outer",
        "farm c3d3d4 by c3",
        "village b3b4c4",
        "harbor b3 wood",
        "age c3",
    ] {
        let cost = state.table().cost(text.parse().unwrap());
        assert!(cost.total() > 0, "{text}");
        let mut left = state.hand(P1).goods;
        left.remove(cost);
        assert_eq!(after(&state, &format!("P1 {text}")).hand(P1).goods, left, "{text}");
    }
    assert_eq!(state.table().cost("end".parse().unwrap()).total(), 0);
    // A field that ages after a harvest costs nothing.
    let aging = three(r#"{"age": ["c3", "c4"]}"#, r#""c3": "meadow 8", "c4": "forest 8""#, ["", "", ""]);
    assert_eq!(aging.table().cost("age c3".parse().unwrap()).total(), 0);
}

#[test]
fn ln_76_what_can_not_be_paid_is_not_built() {
    let one = r#""goods": {"iron": 1, "grain": 1, "wood": 1}, "farms": ["b3b4c4"], "settlers": ["c3"]"#;
    let state = three(BUILD, FIELDS, [one, "", ""]);
    for action in ["settler c4 by b3b4c4", "ship outer", "farm c3d3d4 by c3", "village b3b4c4"] {
        refused(&state, &format!("P1 {action}"), "LN-76");
    }
}
