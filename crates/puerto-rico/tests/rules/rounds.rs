//! PR-10 to PR-14, PR-65.

use game::{Game, Seat};
use puerto_rico::Role;

use crate::common::{after, asked, board, clause_against, deal, dealt, doubloons, json, position};

#[test]
fn pr_10_the_governor_picks_first_then_all_clockwise() {
    let state = dealt(4, "P3");
    assert_eq!(clause_against(&state, "P1 pick prospector"), "PR-10");
    let state = after(&state, "P3 pick prospector");
    assert_eq!(clause_against(&state, "P3 pick trader"), "PR-10");
    let state = after(&state, "P4 pick trader");
    assert_eq!(clause_against(&state, "P2 pick captain"), "PR-10");
    let state = after(&state, "P1 pick captain");
    assert_eq!(asked(&state), "P2: pick settler | pick mayor | pick builder | pick craftsman");
    assert_eq!(clause_against(&state, "chance tile corn"), "PR-10");
    assert_eq!(clause_against(&state, "P2 sell corn"), "PR-10");
}

#[test]
fn pr_10_a_role_that_was_picked_is_gone_for_the_round() {
    let state = after(&dealt(4, "P1"), "P1 pick prospector");
    assert_eq!(clause_against(&state, "P2 pick prospector"), "PR-10");
    assert_eq!(state.table.roles.0[0], Some(Role::Prospector));
}

#[test]
fn pr_11_the_picker_takes_the_doubloons_on_the_role() {
    let state = position(
        json!({"players": [{}, {"doubloons": 1}, {}], "governor": "P2", "role_doubloons": {"trader": 3, "captain": 2}}),
    );
    let state = after(&state, "P2 pick trader");
    assert_eq!(doubloons(&state), [0, 4, 0]);
    assert_eq!(state.table.role_doubloons[Role::Trader], 0);
    assert_eq!(state.table.role_doubloons[Role::Captain], 2);
}

#[test]
fn pr_12_the_picker_acts_first_then_the_others_clockwise_once_each() {
    let rich = json!({"doubloons": 1});
    let state = position(json!({"players": [rich, rich, rich, rich], "governor": "P3"}));
    let state = after(&state, "P3 pick builder");
    assert_eq!(clause_against(&state, "P4 build small-market"), "PR-12");
    assert_eq!(clause_against(&state, "chance tile corn"), "PR-12");
    let state =
        after(&state, "P3 build small-market; P4 pass; P1 build small-market; P2 build small-indigo-plant");
    assert!(asked(&state).starts_with("P4: pick"), "{}", asked(&state));
}

#[test]
fn pr_12_the_privilege_is_the_pickers_alone() {
    let state = position(json!({"players": [{}, {}, {}], "row": {"corn": 3}, "governor": "P2"}));
    let state = after(&state, "P2 pick settler");
    assert_eq!(asked(&state), "P2: settle corn | settle quarry | pass");
    let state = after(&state, "P2 pass");
    assert_eq!(asked(&state), "P3: settle corn | pass");
}

#[test]
fn pr_12_who_can_do_nothing_is_passed_over_and_the_others_are_not() {
    let state = position(json!({
        "players": [{"island": {"corn": 8, "sugar": 4}}, {}, {}], "row": {"indigo": 2}, "phase": "pick"
    }));
    let state = after(&state, "P1 pick settler");
    assert_eq!(asked(&state), "P2: settle indigo | pass");
}

#[test]
fn pr_13_picking_is_a_duty() {
    assert_eq!(clause_against(&dealt(3, "P1"), "P1 pass"), "PR-13");
}

#[test]
fn pr_13_actions_and_privileges_may_be_declined() {
    // Settler, builder, craftsman's barrel, trader, mayor's colonist: each has its pass.
    let board = json!({"doubloons": 9, "goods": {"corn": 2}, "island": {"corn": 1}, "farmers": {"corn": 1}});
    let start = position(json!({"players": [board, board, board], "row": {"sugar": 1}}));
    for role in ["settler", "mayor", "builder", "craftsman", "trader"] {
        let state = after(&start, &format!("P1 pick {role}"));
        assert!(asked(&state).starts_with("P1: ") && asked(&state).ends_with(" | pass"), "{}", asked(&state));
    }
    // The captain's action has none.
    assert_eq!(asked(&after(&start, "P1 pick captain")), "P1: load corn 4 | load corn 5 | load corn 6");
}

#[test]
fn pr_13_colonists_from_the_ship_and_production_go_by_themselves() {
    let board = json!({"island": {"corn": 1}, "farmers": {"corn": 1}});
    let start = position(json!({"players": [board, board, board]}));
    let state = after(&start, "P1 pick craftsman");
    assert_eq!(state.table.seated().iter().map(|board| board.goods.total()).sum::<u8>(), 3);
    let state = after(&start, "P1 pick mayor; P1 pass");
    assert_eq!(state.table.seated().iter().map(puerto_rico::Board::colonists).sum::<u8>(), 6);
    assert!(asked(&state).starts_with("P2: pick"), "nobody had anything to choose");
}

#[test]
fn pr_13_asked_colonists_from_the_ship_may_be_declined() {
    let empty = json!({"island": {"corn": 2, "quarry": 2}});
    let built = json!({"city": {"indigo-plant": 3, "sugar-mill": 3}});
    let start = position(
        json!({"declining": "asked", "players": [empty, empty, built], "colonist_ship": 5, "governor": "P2"}),
    );
    let state = after(&start, "P2 pick mayor; P2 pass");
    assert_eq!(asked(&state), "P2: colonist | pass");
    assert_eq!(clause_against(&state, "P2 place corn 1"), "PR-36");
    let state = after(&state, "P2 colonist; P3 pass; P1 colonist; P2 colonist");
    assert_eq!(asked(&state), "P1: colonist | pass", "P3 has declined for this phase");
    assert_eq!(clause_against(&state, "P3 colonist"), "PR-13");
    let all = after(&state, "P1 colonist; P2 colonist");
    assert_eq!([1, 2, 3].map(|seat| board(&all, seat).colonists()), [2, 3, 6]);
    assert_eq!(all.table.colonist_ship, 0);
    assert_eq!(asked(&all), "P2: place corn 1 | place corn 2", "an empty ship offers nothing");
    assert_eq!(clause_against(&state, "P2 colonist"), "PR-31", "who has not declined waits for the turn");
    let left = after(&state, "P1 pass; P2 pass; P2 place corn 1; P1 place corn 1");
    assert_eq!([1, 2, 3].map(|seat| board(&left, seat).colonists()), [1, 2, 6]);
    assert_eq!(left.table.colonist_ship, 3, "two stayed aboard, one came from the supply");
    assert_eq!(left.table.colonists, start.table.colonists - 1);
}

#[test]
fn pr_13_asked_production_may_be_declined_all_or_nothing() {
    let maker = json!({"island": {"corn": 1, "sugar": 1}, "farmers": {"corn": 1, "sugar": 1},
        "city": {"small-sugar-mill": 1, "factory": 1}});
    let start = position(json!({"declining": "asked", "players": [maker, maker, {}]}));
    let state = after(&start, "P1 pick craftsman");
    assert_eq!(asked(&state), "P1: produce | pass");
    assert_eq!(clause_against(&state, "P3 produce"), "PR-45");
    assert_eq!(clause_against(&state, "P1 extra corn"), "PR-45");
    let both = after(&state, "P1 produce; P2 produce");
    assert_eq!([1, 2, 3].map(|seat| board(&both, seat).goods.total()), [2, 2, 0]);
    assert_eq!(asked(&both), "P1: extra corn | extra sugar | pass");
    let one = after(&state, "P1 produce; P2 pass");
    assert_eq!([1, 2, 3].map(|seat| board(&one, seat).goods.total()), [2, 0, 0]);
    assert_eq!(board(&one, 2).doubloons, 0, "the factory pays for nothing");
    assert!(asked(&one).starts_with("P1: extra"));
    let other = after(&state, "P1 pass; P2 produce");
    assert!(
        asked(&other).starts_with("P2: pick"),
        "who produced nothing has no privilege: {}",
        asked(&other)
    );
    // A supply without sugar and corn: nobody is asked.
    let empty = json!({"goods": {"corn": 10, "sugar": 11}});
    let state = position(json!({"declining": "asked", "players": [maker, maker, empty]}));
    assert!(asked(&after(&state, "P1 pick craftsman")).starts_with("P2: pick"));
}

#[test]
fn pr_13_asked_the_barrel_of_the_wind_rose_may_be_declined() {
    let state = position(json!({
        "declining": "asked", "players": [{"goods": {"corn": 2}}, {"goods": {"sugar": 1}}, {}],
        "ships": [{"tobacco": 1}, {"coffee": 1}, {"indigo": 1}],
    }));
    let state = after(&state, "P1 pick captain");
    assert_eq!(asked(&state), "P1: keep corn 1 | pass");
    let state = after(&state, "P1 pass");
    assert_eq!(board(&state, 1).goods.total(), 0);
    assert_eq!(asked(&state), "P2: keep sugar 1 | pass", "a single barrel is a question, too");
    let passed = after(&state, "P2 pass");
    assert_eq!(board(&passed, 2).goods.total(), 0);
    assert!(asked(&passed).starts_with("P2: pick"), "P3 has no barrel to be asked about");
    assert_eq!(board(&after(&state, "P2 keep sugar 1"), 2).goods.total(), 1);
}

#[test]
fn pr_13_records_without_the_option_mean_usual() {
    use game::Options;
    use puerto_rico::{Declining, PuertoRicoOptions};
    let options = PuertoRicoOptions::from_line("players=4").unwrap();
    assert_eq!((options.players(), options.declining), (4, Declining::Usual));
    let asked = PuertoRicoOptions::from_line("players=4 declining=asked").unwrap();
    assert_eq!(asked.declining, Declining::Asked);
    assert_eq!(PuertoRicoOptions::from_line(&asked.line()), Ok(asked));
    let bad = PuertoRicoOptions::from_line("declining=never").unwrap_err().to_string();
    assert_eq!(bad, "declining=never is not possible: it is usual or asked");
    let unknown =
        crate::common::no_position(json!({"players": [{}, {}, {}], "phase": {"produce": {"seat": "P1"}}}));
    assert!(unknown.contains("PR-13"), "{unknown}");
}

#[test]
fn out_of_turn_one_is_told_whose_turn_it_is_and_what_for() {
    use game::{Game, IllegalKind};
    let told = |state: &puerto_rico::PuertoRico, line: &str| {
        let (actor, action) = line.split_once(' ').unwrap();
        let illegal = state.check(actor.parse().unwrap(), action.parse().unwrap()).unwrap_err();
        (illegal.kind, illegal.to_string())
    };
    let board = json!({"doubloons": 2, "goods": {"corn": 1}, "island": {"corn": 1}, "farmers": {"corn": 1}});
    let full = json!({"island": {"sugar": 8, "tobacco": 4}, "doubloons": 0});
    let start = position(json!({"players": [board, full, board], "row": {"coffee": 1}}));
    let turn = |sentence: &str| (IllegalKind::Turn, sentence.to_owned());
    let rule = |sentence: &str| (IllegalKind::Rule, sentence.to_owned());
    assert_eq!(told(&start, "P2 pick mayor"), turn("PR-10: it is P1's turn to pick a role"));
    assert_eq!(told(&start, "chance tile corn"), turn("PR-10: it is P1's turn to pick a role"));
    let settling = after(&start, "P1 pick settler");
    assert_eq!(told(&settling, "P3 settle coffee"), turn("PR-12: it is P1's turn to take a tile"));
    assert_eq!(told(&settling, "P2 settle coffee"), rule("PR-23: the island is full"));
    assert_eq!(told(&settling, "P2 pick mayor"), turn("PR-12: it is P1's turn to take a tile"));
    let dealing = after(&settling, "P1 settle coffee");
    assert_eq!(told(&dealing, "P2 pick mayor"), turn("PR-22: the new plantations are to be turned up first"));
    let building = after(&start, "P1 pick builder");
    assert_eq!(told(&building, "P2 build hacienda"), rule("PR-40: there is nothing that can be paid for"));
    assert_eq!(told(&building, "P3 build hacienda"), turn("PR-12: it is P1's turn to build"));
    let selling = after(&start, "P1 pick trader");
    assert_eq!(told(&selling, "P2 sell corn"), rule("PR-50: there is no barrel to sell"));
    let loading = after(&start, "P1 pick captain");
    assert_eq!(told(&loading, "P2 load corn 4"), rule("PR-55: there is no barrel to load"));
    assert_eq!(told(&loading, "P3 load corn 4"), turn("PR-55: it is P1's turn to load"));
    let extra = after(&start, "P1 pick craftsman");
    assert_eq!(told(&extra, "P3 extra corn"), rule("PR-12: the privilege is the craftsman's alone"));
    let mayor = after(&start, "P1 pick mayor");
    assert_eq!(told(&mayor, "P2 colonist"), rule("PR-12: the privilege is the mayor's alone"));
    assert_eq!(told(&mayor, "P2 place sugar 1"), turn("PR-12: it is P1's turn to take the mayor's colonist"));
}

#[test]
fn pr_12_who_is_passed_over_is_told_why() {
    let against = |state: &puerto_rico::PuertoRico, line: &str| {
        let (actor, action) = testkit::script::step::<puerto_rico::PuertoRico>(line);
        game::Game::check(state, actor, action).unwrap_err().to_string()
    };
    let goods = |kind: &str, count: u8| json!({"goods": {kind: count}});
    let selling = position(json!({
        "players": [goods("sugar", 1), goods("corn", 1), {}], "house": {"corn": 1}, "phase": {"trader": {"seat": "P1"}},
    }));
    assert_eq!(against(&selling, "P2 sell corn"), "PR-51: the trading house has all these kinds already");
    let full_ships = json!([{"tobacco": 1}, {"coffee": 1}, {"sugar": 1}]);
    let wharf = json!({"goods": {"corn": 1}, "city": {"wharf": 1}});
    let loading = position(json!({
        "players": [goods("sugar", 1), goods("corn", 1), wharf], "ships": full_ships,
        "phase": {"captain": {"seat": "P1"}},
    }));
    assert_eq!(against(&loading, "P2 load corn 4"), "PR-56: no ship takes any of these kinds");
    assert_eq!(against(&loading, "P3 wharf corn"), "PR-55: it is P1's turn to load", "a wharf of their own");
    let storing = position(json!({
        "players": [goods("corn", 2), goods("corn", 1), {}], "ships": full_ships, "phase": {"storing": {"seat": "P1"}},
    }));
    assert_eq!(
        against(&storing, "P2 keep corn 1"),
        "PR-61: a single barrel stays on the wind rose by itself"
    );
    assert_eq!(against(&storing, "P3 keep corn 1"), "PR-61: there is no barrel to store");
    let settled = |colonists: u8| json!({"island": {"corn": 1, "sugar": 1}, "san_juan": colonists});
    let placing = position(json!({
        "players": [settled(1), settled(2), {"island": {"corn": 1}}, settled(1)],
        "phase": {"colonists": {"seat": "P1", "next": "corn"}},
    }));
    assert_eq!(against(&placing, "P2 place corn 1"), "PR-34: all circles are filled");
    assert_eq!(against(&placing, "P3 place corn 1"), "PR-32: there is no colonist to place");
    assert_eq!(against(&placing, "P4 place corn 1"), "PR-32: it is P1's turn to place colonists");
    let maker =
        |kind: &str| json!({"island": {kind: 1}, "farmers": {kind: 1}, "city": {"small-sugar-mill": 1}});
    let producing = position(json!({
        "declining": "asked", "players": [maker("corn"), maker("sugar"), {"goods": {"sugar": 11}}],
        "phase": {"produce": {"seat": "P1"}},
    }));
    assert_eq!(against(&producing, "P2 produce"), "PR-46: the supply has nothing of what the board makes");
    assert_eq!(against(&producing, "P3 produce"), "PR-45: the board makes nothing");
}

#[test]
fn pr_14_roles_left_over_get_a_doubloon_and_the_governor_moves_on() {
    let state = position(
        json!({"players": [{}, {}, {}], "governor": "P2", "role_doubloons": {"mayor": 2, "trader": 1}}),
    );
    let mut state = after(&state, "P2 pick trader; P3 pick captain; P1 pick builder; P1 pass; P2 pass");
    deal(&mut state, 1);
    assert_eq!(state.table.governor, Seat::new(2));
    let on = |role: Role| state.table.role_doubloons[role];
    assert_eq!([on(Role::Settler), on(Role::Mayor), on(Role::Craftsman)], [1, 3, 1]);
    assert_eq!([on(Role::Builder), on(Role::Trader), on(Role::Captain)], [0, 0, 0]);
    assert!(state.table.roles.0.iter().all(Option::is_none));
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
            state = after(&state, &format!("P{} pick {role}", seat + 1));
        }
        assert_eq!(state.table.role_doubloons.0.iter().sum::<u16>(), 3);
    }
}

#[test]
fn pr_65_the_prospector_gets_a_doubloon_and_nobody_else_does_anything() {
    let state = after(&dealt(5, "P1"), "P1 pick prospector; P2 pick prospector-2");
    assert_eq!(doubloons(&state), [5, 5, 4, 4, 4]);
    assert!(asked(&state).starts_with("P3: pick"));
    assert_eq!(board(&state, 1).tiles.total(), 1);
    assert_eq!(state.players(), 5);
}
