//! PR-10 to PR-14, PR-65.

use game::{Game, Seat};
use puerto_rico::Role;

use crate::common::{after, asked, board, deal, dealt, doubloons, json, position, refused};

#[test]
fn pr_10_the_governor_picks_first_then_all_clockwise() {
    let state = dealt(4, "P3");
    assert_eq!(refused(&state, "P1 pick prospector"), "PR-10");
    let state = after(state, "P3 pick prospector");
    assert_eq!(refused(&state, "P3 pick trader"), "PR-10");
    let state = after(state, "P4 pick trader");
    assert_eq!(refused(&state, "P2 pick captain"), "PR-10");
    let state = after(state, "P1 pick captain");
    assert_eq!(asked(&state), "P2: pick settler | pick mayor | pick builder | pick craftsman");
    assert_eq!(refused(&state, "chance tile corn"), "PR-10");
    assert_eq!(refused(&state, "P2 sell corn"), "PR-10");
}

#[test]
fn pr_10_a_role_that_was_picked_is_gone_for_the_round() {
    let state = after(dealt(4, "P1"), "P1 pick prospector");
    assert_eq!(refused(&state, "P2 pick prospector"), "PR-10");
    assert_eq!(state.table.roles[0], Some(Role::Prospector));
}

#[test]
fn pr_11_the_picker_takes_the_doubloons_on_the_role() {
    let state = position(
        json!({"players": [{}, {"doubloons": 1}, {}], "governor": "P2", "role_doubloons": {"trader": 3, "captain": 2}}),
    );
    let state = after(state, "P2 pick trader");
    assert_eq!(doubloons(&state), [0, 4, 0]);
    assert_eq!(state.table.role_doubloons[Role::Trader.index()], 0);
    assert_eq!(state.table.role_doubloons[Role::Captain.index()], 2);
}

#[test]
fn pr_12_the_picker_acts_first_then_the_others_clockwise_once_each() {
    let rich = json!({"doubloons": 1});
    let state = position(json!({"players": [rich, rich, rich, rich], "governor": "P3"}));
    let state = after(state, "P3 pick builder");
    assert_eq!(refused(&state, "P4 build small-market"), "PR-12");
    assert_eq!(refused(&state, "chance tile corn"), "PR-12");
    let state =
        after(state, "P3 build small-market; P4 pass; P1 build small-market; P2 build small-indigo-plant");
    assert!(asked(&state).starts_with("P4: pick"), "{}", asked(&state));
}

#[test]
fn pr_12_the_privilege_is_the_pickers_alone() {
    let state = position(json!({"players": [{}, {}, {}], "row": {"corn": 3}, "governor": "P2"}));
    let state = after(state, "P2 pick settler");
    assert_eq!(asked(&state), "P2: settle corn | settle quarry | pass");
    let state = after(state, "P2 pass");
    assert_eq!(asked(&state), "P3: settle corn | pass");
}

#[test]
fn pr_12_who_can_do_nothing_is_passed_over_and_the_others_are_not() {
    let state = position(json!({
        "players": [{"island": {"corn": 8, "sugar": 4}}, {}, {}], "row": {"indigo": 2}, "phase": "pick"
    }));
    let state = after(state, "P1 pick settler");
    assert_eq!(asked(&state), "P2: settle indigo | pass");
}

#[test]
fn pr_13_picking_is_a_duty() {
    assert_eq!(refused(&dealt(3, "P1"), "P1 pass"), "PR-13");
}

#[test]
fn pr_13_actions_and_privileges_may_be_declined() {
    // Settler, builder, craftsman's barrel, trader, mayor's colonist: each has its pass.
    let board = json!({"doubloons": 9, "goods": {"corn": 2}, "island": {"corn": 1}, "farmers": {"corn": 1}});
    let start = position(json!({"players": [board, board, board], "row": {"sugar": 1}}));
    for role in ["settler", "mayor", "builder", "craftsman", "trader"] {
        let state = after(start, &format!("P1 pick {role}"));
        assert!(asked(&state).starts_with("P1: ") && asked(&state).ends_with(" | pass"), "{}", asked(&state));
    }
    // The captain's action has none.
    assert_eq!(asked(&after(start, "P1 pick captain")), "P1: load corn 4 | load corn 5 | load corn 6");
}

#[test]
fn pr_13_colonists_from_the_ship_and_production_go_by_themselves() {
    let board = json!({"island": {"corn": 1}, "farmers": {"corn": 1}});
    let start = position(json!({"players": [board, board, board]}));
    let state = after(start, "P1 pick craftsman");
    assert_eq!(state.table.seated().iter().map(|board| board.goods.total()).sum::<u8>(), 3);
    let state = after(start, "P1 pick mayor; P1 pass");
    assert_eq!(state.table.seated().iter().map(puerto_rico::Board::colonists).sum::<u8>(), 6);
    assert!(asked(&state).starts_with("P2: pick"), "nobody had anything to choose");
}

#[test]
fn pr_14_roles_left_over_get_a_doubloon_and_the_governor_moves_on() {
    let state = position(
        json!({"players": [{}, {}, {}], "governor": "P2", "role_doubloons": {"mayor": 2, "trader": 1}}),
    );
    let mut state = after(state, "P2 pick trader; P3 pick captain; P1 pick builder; P1 pass; P2 pass");
    deal(&mut state);
    assert_eq!(state.table.governor, Seat::new(2));
    let on = |role: Role| state.table.role_doubloons[role.index()];
    assert_eq!([on(Role::Settler), on(Role::Mayor), on(Role::Craftsman)], [1, 3, 1]);
    assert_eq!([on(Role::Builder), on(Role::Trader), on(Role::Captain)], [0, 0, 0]);
    assert!(state.table.roles.iter().all(Option::is_none));
    assert_eq!(
        asked(&state),
        "P3: pick settler | pick mayor | pick builder | pick craftsman | pick trader | pick captain"
    );
}

#[test]
fn pr_14_three_roles_are_left_over_whatever_the_number_of_players() {
    for players in 3..=5 {
        let all = vec![json!({}); players];
        let mut state = position(json!({"players": all}));
        let picks = ["trader", "captain", "craftsman", "prospector", "prospector-2"];
        for (seat, role) in picks.iter().take(players).enumerate() {
            state = after(state, &format!("P{} pick {role}", seat + 1));
        }
        assert_eq!(state.table.role_doubloons.iter().sum::<u16>(), 3);
    }
}

#[test]
fn pr_65_the_prospector_gets_a_doubloon_and_nobody_else_does_anything() {
    let state = after(dealt(5, "P1"), "P1 pick prospector; P2 pick prospector-2");
    assert_eq!(doubloons(&state), [5, 5, 4, 4, 4]);
    assert!(asked(&state).starts_with("P3: pick"));
    assert_eq!(board(&state, 1).tiles.total(), 1);
    assert_eq!(state.players(), 5);
}
