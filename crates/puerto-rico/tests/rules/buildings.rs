//! Harbor and wharf, and the freedom to leave a building unused: PR-88, PR-89, PR-95.

use puerto_rico::{Good, PuertoRico, Ship};

use crate::common::{after, asked, board, clause_against, json, position, vp};

/// P1 is the captain; all ships carry something.
fn loading(players: serde_json::Value, ships: serde_json::Value) -> PuertoRico {
    after(&position(json!({"players": players, "ships": ships})), "P1 pick captain")
}

fn busy() -> serde_json::Value {
    json!([{"corn": 1}, {"sugar": 1}, {"indigo": 1}])
}

#[test]
fn pr_88_a_harbor_brings_a_point_for_each_own_loading() {
    let owner = json!({"goods": {"corn": 1, "sugar": 1}, "city": {"harbor": 1}});
    let unmanned = json!({"goods": {"corn": 1}, "city": {"harbor": 0}});
    let state = loading(json!([{}, owner, unmanned]), json!([]));
    let state = after(&state, "P2 load corn 4; P3 load corn 4; P2 load sugar 5");
    assert_eq!(vp(&state), [0, 4, 1]);
}

#[test]
fn pr_88_with_the_wharf_and_the_privilege_too() {
    let owner = json!({"goods": {"coffee": 3}, "city": {"harbor": 1, "wharf": 1}});
    let state = after(&loading(json!([owner, {}, {}]), busy()), "P1 wharf coffee");
    assert_eq!(vp(&state), [3 + 1 + 1, 0, 0]);
}

#[test]
fn pr_89_all_barrels_of_one_kind_go_to_the_supply_for_points() {
    let owner = json!({"goods": {"tobacco": 3, "coffee": 2}, "city": {"wharf": 1}});
    let state = loading(json!([{}, owner, {}]), busy());
    assert_eq!(asked(&state), "P2: wharf tobacco | wharf coffee | pass");
    assert_eq!(clause_against(&state, "P2 wharf corn"), "PR-89");
    let state = after(&state, "P2 wharf tobacco");
    assert_eq!(vp(&state), [0, 3, 0]);
    assert_eq!(state.table.barrels[Good::Tobacco], 9);
    // Once a phase: now the two coffee have to be stored.
    assert_eq!(asked(&state), "P2: keep coffee 1");
}

#[test]
fn pr_89_in_place_of_a_cargo_ship_even_for_a_kind_that_ships_carry() {
    let owner = json!({"goods": {"corn": 3, "coffee": 1}, "city": {"wharf": 1}});
    let state = loading(json!([{}, owner, {}]), json!([{"corn": 3}, {}, {"sugar": 1}]));
    assert_eq!(asked(&state), "P2: load corn 4 | load coffee 5 | wharf corn | wharf coffee");
    assert_eq!(
        clause_against(&state, "P2 pass"),
        "PR-55",
        "who can load on a cargo ship has to load somewhere"
    );
    let state = after(&state, "P2 wharf corn");
    assert_eq!(state.table.ships[Ship::Small].barrels, 3);
    assert_eq!(asked(&state), "P2: load coffee 5");
    assert_eq!(clause_against(&state, "P2 wharf coffee"), "PR-89", "once");
}

#[test]
fn pr_89_two_wharves_may_ship_the_same_kind() {
    let owner = json!({"goods": {"coffee": 2}, "city": {"wharf": 1}});
    let state = after(&loading(json!([{}, owner, owner]), busy()), "P2 wharf coffee; P3 wharf coffee");
    assert_eq!(vp(&state), [0, 2, 2]);
}

#[test]
fn pr_89_the_imaginary_ship_has_eleven_places() {
    let owner = json!({"goods": {"indigo": 11}, "city": {"wharf": 1}});
    let state = after(&loading(json!([{}, owner, {}]), json!([])), "P2 wharf indigo");
    assert_eq!(vp(&state), [0, 11, 0]);
}

#[test]
fn pr_89_an_unmanned_wharf_is_none() {
    let owner = json!({"goods": {"coffee": 1, "corn": 1}, "city": {"wharf": 0}});
    let state = loading(json!([{}, owner, {}]), busy());
    assert_eq!(asked(&state), "P2: load corn 4");
    assert_eq!(clause_against(&state, "P2 wharf coffee"), "PR-89");
}

#[test]
fn pr_89_nobody_is_forced_and_the_owner_is_asked_again_when_the_turn_comes_round() {
    let owner = json!({"goods": {"coffee": 2}, "city": {"wharf": 1}});
    let state = loading(json!([{"goods": {"corn": 1, "sugar": 1}}, owner, {}]), busy());
    let state = after(&state, "P1 load corn 4; P2 pass");
    assert_eq!(asked(&state), "P1: load sugar 5");
    let state = after(&state, "P1 load sugar 5");
    assert_eq!(asked(&state), "P2: wharf coffee | pass");
    let state = after(&state, "P2 wharf coffee");
    assert_eq!(vp(&state), [3, 2, 0]);
}

#[test]
fn pr_89_the_phase_ends_after_a_full_circle_without_a_loading() {
    let owner = json!({"goods": {"coffee": 2}, "city": {"wharf": 1}});
    let state = loading(json!([{"goods": {"corn": 1}}, owner, owner]), busy());
    let state = after(&state, "P1 load corn 4; P2 pass; P3 pass");
    assert_eq!(asked(&state), "P2: keep coffee 1", "all have declined in a row, so goods are stored");
    // A loading in between begins a new circle: P2, who passed, is asked again.
    let state = loading(json!([{"goods": {"corn": 1}}, owner, owner]), busy());
    let state = after(&state, "P1 load corn 4; P2 pass; P3 wharf coffee");
    assert_eq!(asked(&state), "P2: wharf coffee | pass");
    assert_eq!(asked(&after(&state, "P2 pass")), "P2: keep coffee 1");
}

#[test]
fn pr_95_no_violet_building_has_to_be_used() {
    // Hacienda and construction hut: a plain plantation is among the choices, and so is nothing at all.
    let settler = json!({"city": {"hacienda": 1, "construction-hut": 1, "hospice": 1}});
    let state = after(
        &position(json!({"players": [{}, settler, {}], "row": {"corn": 2}})),
        "P1 pick settler; P1 pass",
    );
    assert_eq!(asked(&state), "P2: hacienda | settle corn | settle quarry | pass");
    assert_eq!(asked(&after(&state, "P2 settle corn")), "P2: colonist | pass");
    // Office: another kind may be sold, or nothing.
    let seller = json!({"goods": {"corn": 1, "sugar": 1}, "city": {"office": 1}});
    let state =
        after(&position(json!({"players": [{}, seller, {}], "house": {"corn": 1}})), "P1 pick trader");
    assert_eq!(asked(&state), "P2: sell corn | sell sugar | pass");
    // University.
    let scholar = json!({"doubloons": 1, "city": {"university": 1}});
    let state = after(
        &position(json!({"players": [{}, scholar, {}]})),
        "P1 pick builder; P1 pass; P2 build small-market",
    );
    assert_eq!(asked(&state), "P2: colonist | pass");
    // Warehouse: the owner may keep the one barrel only.
    let storer = json!({"goods": {"corn": 3}, "city": {"small-warehouse": 1}});
    let state = position(json!({"players": [storer, {}, {}], "phase": {"storing": {"seat": "P1"}}}));
    assert_eq!(asked(&state), "P1: keep corn 1 | keep corn 3");
    assert_eq!(board(&after(&state, "P1 keep corn 1"), 1).goods.total(), 1);
}
