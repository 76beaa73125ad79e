//! LN-80 to LN-82.

use game::{Game, Turn};
use landnam::Landnam;

use crate::common::*;

const FIELDS: &str = r#""b2": "sea", "b3": "sea", "c3": "meadow 8", "c4": "forest 5", "d3": "bog 4""#;

fn ending(one: &str, two: &str, three_: &str) -> Landnam {
    after(&three(r#""build""#, FIELDS, [one, two, three_]), "P1 end")
}

fn ranks(state: &Landnam) -> Vec<u8> {
    state.score().unwrap().0.iter().map(|score| score.rank).collect()
}

#[test]
fn ln_80_twelve_points_at_the_end_of_a_turn_end_the_game() {
    assert_eq!(ending(r#""white": 11"#, "", "").turn(), Turn::Chance);
    let over = ending(r#""white": 12"#, "", "");
    assert_eq!(over.turn(), Turn::Over);
    refused(&over, "P2 stop", "LN-80");
    refused(&over, "chance roll 1 1", "LN-80");
    assert_eq!(ending("", r#""white": 12"#, "").turn(), Turn::Over, "whoever has them");
}

#[test]
fn ln_80_not_before_the_turn_is_over() {
    let state = three(r#""move""#, FIELDS, [r#""white": 12"#, "", ""]);
    assert_eq!(to_act(&state), [P1]);
    assert!(state.score().is_none());
    let state = after(&state, "P1 stop; P1 build");
    assert_eq!(to_act(&state), [P1]);
    assert_eq!(after(&state, "P1 end").turn(), Turn::Over);
}

#[test]
fn ln_80_markers_and_farms_one_villages_two() {
    let one = r#""white": 2, "red": 3, "black": 1, "farms": ["c3c4d4"], "villages": ["b2b3c3"]"#;
    let state = three(r#""roll""#, FIELDS, [one, "", ""]);
    assert_eq!(state.table().points(P1), 9);
    let scores = state.standing();
    let sources: Vec<_> = scores.0[0].sources.iter().map(|points| (points.source, points.points)).collect();
    assert_eq!(
        sources,
        [("farms", 1), ("villages", 2), ("white-markers", 2), ("red-markers", 3), ("black-markers", 1)]
    );
}

#[test]
fn ln_80_red_markers_on_the_board_do_not_count() {
    let seats = [r#""farms": ["c3c4d4"], "white": 10"#, r#""settlers": ["c3"]"#, ""];
    let state = three_with(r#""outlaws": {"c3": ["P1"]},"#, r#""build""#, FIELDS, seats);
    assert_eq!(state.table().points(P1), 11);
    assert_eq!(after(&state, "P1 end").turn(), Turn::Chance);
}

#[test]
fn ln_81_the_most_points_win() {
    let state = ending(r#""white": 12"#, r#""white": 13"#, r#""white": 3"#);
    assert_eq!(ranks(&state), [2, 1, 3]);
}

#[test]
fn ln_81_ties_go_by_black_red_white_houses_and_goods() {
    let black = ending(r#""black": 2, "red": 4, "white": 6"#, r#""black": 3, "white": 9"#, "");
    assert_eq!(ranks(&black), [2, 1, 3]);
    let red = ending(r#""black": 2, "red": 4, "white": 6"#, r#""black": 2, "red": 5, "white": 5"#, "");
    assert_eq!(ranks(&red), [2, 1, 3]);
    let white = ending(r#""white": 11, "farms": ["c3c4d4"]"#, r#""white": 12"#, "");
    assert_eq!(ranks(&white), [2, 1, 3]);
    let goods = ending(
        r#""white": 12, "goods": {"iron": 2}"#,
        r#""white": 12, "goods": {"wood": 1, "sheep": 2}"#,
        "",
    );
    assert_eq!(ranks(&goods), [2, 1, 3]);
}

#[test]
fn ln_81_fate_cards_do_not_count_and_who_is_still_equal_shares() {
    let state = ending(r#""white": 12, "fate": {"fallow": 1}"#, r#""white": 12"#, "");
    assert_eq!(ranks(&state), [1, 1, 3]);
    assert_eq!(state.score().unwrap().share(P2), 0.5);
}

#[test]
fn ln_82_nine_houses_make_nine_points() {
    let fields = r#""b2": "sea", "b3": "sea", "c3": "meadow 8", "c4": "forest 5", "d3": "bog 4", "c2": "sea", "e3": "sea", "e4": "field 10", "f3": "field 9""#;
    let one = r#""goods": {"iron": 3, "grain": 3, "sheep": 5, "wood": 3}, "settlers": ["c4"], "farms": ["d5e4e5"], "villages": ["b2b3c3", "c2c3d3", "d3d4e3", "e3e4f3"]"#;
    let state = three(r#""build""#, fields, [one, "", ""]);
    assert_eq!((state.table().points(P1), state.table().houses_left(P1)), (9, 0));
    refused(&state, "P1 farm c4c5d5 by c4", "LN-02");
    let coast = fields.replace(r#""f3": "field 9""#, r#""f3": "field 9", "e5": "sea""#);
    let state = three(r#""build""#, &coast, [one, "", ""]);
    refused(&state, "P1 village d5e4e5", "LN-02");
    assert_eq!(after(&state, "P1 end").turn(), Turn::Chance);
}
