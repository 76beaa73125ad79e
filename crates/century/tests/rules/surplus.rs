//! What a caravan can't carry (CEN-40).

use century::{Action, Spice};
use game::{Actions, Game, Turn};

use crate::common::*;

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
