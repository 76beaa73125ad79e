//! PR-55 to PR-60, PR-62, PR-63.

use game::{Game, View as _, Viewer, random};
use puerto_rico::{Cargo, Good, PuertoRico, Ship};

use crate::common::{after, asked, board, clause_against, json, position, vp};

/// P1 is the captain.
fn loading(players: serde_json::Value, ships: serde_json::Value) -> PuertoRico {
    after(&position(json!({"players": players, "ships": ships})), "P1 pick captain")
}

#[test]
fn pr_55_who_can_load_has_to() {
    let state = loading(json!([{"goods": {"corn": 2}}, {"goods": {"sugar": 1}}, {}]), json!([]));
    assert_eq!(asked(&state), "P1: load corn 4 | load corn 5 | load corn 6");
    assert_eq!(clause_against(&state, "P1 pass"), "PR-55");
    assert_eq!(clause_against(&state, "P1 load coffee 4"), "PR-55");
    assert_eq!(clause_against(&state, "P1 keep corn 1"), "PR-55");
    assert_eq!(clause_against(&state, "P2 load sugar 4"), "PR-55");
    assert_eq!(clause_against(&after(&state, "P1 load corn 4"), "P2 pass"), "PR-55");
}

#[test]
fn pr_55_one_kind_at_a_time_round_and_round_while_anyone_can() {
    let state = loading(
        json!([{"goods": {"corn": 1, "sugar": 1, "coffee": 1}}, {"goods": {"corn": 1}}, {"goods": {"indigo": 2}}]),
        json!([]),
    );
    let state = after(&state, "P1 load corn 4; P2 load corn 4; P3 load indigo 5");
    assert_eq!(asked(&state), "P1: load sugar 6 | load coffee 6");
    let state = after(&state, "P1 load coffee 6");
    // Sugar fits nowhere; it is stored, and P1 keeps the only barrel without being asked.
    assert!(asked(&state).starts_with("P2: pick"));
    assert_eq!(board(&state, 1).goods.0, [0, 0, 1, 0, 0]);
}

#[test]
fn pr_56_a_ship_carries_one_kind_and_a_kind_goes_on_one_ship() {
    let state =
        loading(json!([{"goods": {"corn": 1, "sugar": 1}}, {}, {}]), json!([{}, {"corn": 2}, {"coffee": 1}]));
    assert_eq!(asked(&state), "P1: load corn 5 | load sugar 4");
    assert_eq!(clause_against(&state, "P1 load corn 4"), "PR-56", "corn is on the 5");
    assert_eq!(clause_against(&state, "P1 load sugar 5"), "PR-56", "the 5 carries corn");
}

#[test]
fn pr_56_a_full_ship_takes_nothing_and_keeps_its_kind_from_the_others() {
    let state = loading(
        json!([{"goods": {"corn": 5, "sugar": 1}}, {"goods": {"corn": 2}}, {}]),
        json!([{"corn": 2}, {}, {}]),
    );
    let state = after(&state, "P1 load corn 4");
    assert_eq!(state.table.ships[Ship::Small], Cargo { good: Some(Good::Corn), barrels: 4 });
    assert_eq!(board(&state, 1).goods[Good::Corn], 3);
    assert_eq!(asked(&state), "P1: load sugar 5 | load sugar 6", "P2's corn has no ship");
    assert_eq!(clause_against(&state, "P1 load corn 4"), "PR-56");
    assert_eq!(clause_against(&state, "P1 load corn 5"), "PR-56");
}

#[test]
fn pr_57_as_many_as_fit() {
    let state = loading(json!([{"goods": {"sugar": 6}}, {}, {}]), json!([{}, {"sugar": 1}, {}]));
    let state = after(&state, "P1 load sugar 5");
    assert_eq!(state.vp.0[0], 4 + 1);
    assert_eq!((state.table.ships[Ship::Middle].barrels, board(&state, 1).goods[Good::Sugar]), (5, 2));
}

#[test]
fn pr_57_the_empty_ship_on_which_most_fit() {
    let options = |barrels: u8, ships| {
        let state = loading(json!([{"goods": {"sugar": barrels}}, {}, {}]), ships);
        asked(&state).replace("load sugar ", "")
    };
    assert_eq!(options(4, json!([])), "P1: 4 | 5 | 6", "among equals the choice is free");
    assert_eq!(options(5, json!([])), "P1: 5 | 6");
    assert_eq!(options(6, json!([])), "P1: 6");
    assert_eq!(options(9, json!([])), "P1: 6");
    assert_eq!(options(9, json!([{}, {}, {"corn": 1}])), "P1: 5");
    let state = loading(json!([{"goods": {"sugar": 5}}, {}, {}]), json!([]));
    assert_eq!(clause_against(&state, "P1 load sugar 4"), "PR-57");
}

#[test]
fn pr_57_the_ship_that_carries_the_kind_comes_before_larger_empty_ones() {
    let state = loading(json!([{"goods": {"sugar": 5}}, {}, {}]), json!([{"sugar": 3}, {}, {}]));
    assert_eq!(asked(&state), "P1: load sugar 4");
}

#[test]
fn pr_58_which_kind_is_free_choice() {
    let state =
        loading(json!([{"goods": {"corn": 1, "sugar": 6}}, {}, {}]), json!([{"corn": 3}, {"coffee": 1}, {}]));
    assert_eq!(asked(&state), "P1: load corn 4 | load sugar 6");
    assert_eq!(after(&state, "P1 load corn 4").vp.0[0], 2);
}

#[test]
fn pr_59_a_point_a_barrel_and_one_more_for_the_captains_first_loading() {
    let both = json!({"goods": {"corn": 2, "sugar": 3}});
    let state = loading(json!([both, both, {}]), json!([]));
    let state = after(&state, "P1 load corn 4; P2 load corn 4; P1 load sugar 5");
    assert_eq!(vp(&state), [3 + 3, 2, 0]);
    assert_eq!(state.table.vp_pool(), 75 - 8);
}

#[test]
fn pr_59_the_first_loading_may_come_late() {
    // The captain can't load at first; P2 then fills nothing, but loads corn for the captain's wharf to wait.
    let captain = json!({"goods": {"coffee": 2}, "city": {"wharf": 1}});
    let ships = json!([{"corn": 1}, {"sugar": 1}, {"indigo": 1}]);
    let state = loading(json!([captain, {"goods": {"corn": 1}}, {}]), ships);
    let state = after(&state, "P1 pass; P2 load corn 4; P1 wharf coffee");
    assert_eq!(vp(&state), [3, 1, 0]);
}

#[test]
fn pr_60_points_are_secret_and_the_rest_is_open() {
    let state = position(json!({
        "players": [{"vp": 5}, {"vp": 7, "doubloons": 3, "goods": {"corn": 2}}, {"vp": 1}]
    }));
    let view = state.view(Viewer::Seat("P1".parse().unwrap()));
    assert_eq!(view.vp.0[..3], [Some(5), None, None]);
    assert_eq!(view.table.vp_taken, 13, "the pool is open");
    let json = serde_json::to_value(view).unwrap();
    assert_eq!(json["players"][0]["vp"], 5);
    assert_eq!(json["players"][1].get("vp"), None);
    assert_eq!(json["players"][1]["doubloons"], 3);
    assert_eq!(json["players"][1]["goods"]["corn"], 2);
    assert_eq!(state.view(Viewer::Spectator).vp.0, [None; 5]);
}

#[test]
fn pr_60_points_imagined_of_the_others_add_up_to_what_all_have() {
    let state = position(json!({"players": [{"vp": 5}, {"vp": 7}, {"vp": 1}]}));
    let view = state.view(Viewer::Seat("P1".parse().unwrap()));
    for seed in 0..20 {
        let imagined = view.imagine(&mut random::fast(seed));
        assert_eq!(vp(&imagined)[0], 5, "the own points are known");
        assert_eq!(vp(&imagined).iter().sum::<u16>(), 13, "{:?}", vp(&imagined));
    }
}

#[test]
fn pr_60_points_are_open_when_the_game_is_over() {
    let state =
        position(json!({"players": [{"vp": 5}, {"vp": 7}, {"vp": 1}], "phase": "over", "ending": true}));
    assert_eq!(state.view(Viewer::Spectator).vp.0[..3], [Some(5), Some(7), Some(1)]);
}

#[test]
fn pr_60_who_remembers_the_loadings_can_count() {
    // What bots may use: every action is seen by everybody as it is.
    let state = loading(json!([{"goods": {"corn": 2}}, {}, {}]), json!([]));
    let load = "load corn 4".parse().unwrap();
    for viewer in Viewer::all(3) {
        assert_eq!(state.seen(viewer, "P1".parse().unwrap(), load), Some(load));
    }
}

#[test]
fn pr_62_full_ships_are_emptied_and_others_are_not() {
    let state = loading(
        json!([{"goods": {"corn": 2, "sugar": 2}}, {}, {}]),
        json!([{"corn": 2}, {"sugar": 2}, {"coffee": 5}]),
    );
    let state = after(&state, "P1 load corn 4; P1 load sugar 5");
    assert_eq!(
        state.table.ships.0.map(|ship| (ship.good, ship.barrels)),
        [(None, 0), (Some(Good::Sugar), 4), (Some(Good::Coffee), 5)]
    );
    assert_eq!(state.table.barrels.0, [10, 11, 7, 9, 4]);
}

#[test]
fn pr_62_full_ships_are_emptied_after_storing() {
    let state = position(json!({
        "players": [{"goods": {"corn": 2}}, {}, {}], "ships": [{"corn": 4}, {"sugar": 1}, {}],
        "phase": {"storing": {"seat": "P1"}},
    }));
    let state = after(&state, "P1 keep corn 1");
    assert!(asked(&state).starts_with("P2: pick"));
    assert_eq!(state.table.ships.0.map(|ship| ship.barrels), [0, 1, 0]);
}

#[test]
fn pr_63_without_chips_points_are_written_down() {
    let state =
        loading(json!([{"vp": 40, "goods": {"corn": 4}}, {"vp": 33, "goods": {"sugar": 3}}, {}]), json!([]));
    assert_eq!(state.table.vp_pool(), 2);
    let state = after(&state, "P1 load corn 4");
    assert_eq!(vp(&state), [45, 33, 0], "all five points, although two chips were left");
    assert_eq!(state.table.vp_pool(), 0);
    let state = after(&state, "P2 load sugar 5");
    assert_eq!(vp(&state), [45, 36, 0]);
    assert!(state.table.ending);
}
