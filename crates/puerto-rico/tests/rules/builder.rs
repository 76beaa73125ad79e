//! PR-40 to PR-43, and the university: PR-87.

use puerto_rico::{Building, BuildingSet, PuertoRico};

use crate::common::{after, asked, board, clause_against, json, no_position, position};

/// P2 is the builder; P1 has the last turn.
fn building(players: serde_json::Value) -> PuertoRico {
    after(&position(json!({"players": players, "governor": "P2"})), "P2 pick builder")
}

#[test]
fn pr_40_one_building_each_for_its_price() {
    let state = building(json!([{"doubloons": 5}, {}, {"doubloons": 3}]));
    assert_eq!(
        asked(&state),
        "P2: build small-indigo-plant | build small-market | pass",
        "one doubloon less for the builder"
    );
    let state = after(&state, "P2 pass");
    assert_eq!(clause_against(&state, "P3 build hospice"), "PR-40");
    assert_eq!(clause_against(&state, "P3 sell corn"), "PR-40");
    let state = after(&state, "P3 build indigo-plant; P1 build office");
    assert_eq!([board(&state, 1).doubloons, board(&state, 3).doubloons], [0, 0]);
    assert!(board(&state, 1).buildings.contains(Building::Office));
    assert!(asked(&state).starts_with("P3: pick"));
}

#[test]
fn pr_40_the_builder_pays_one_doubloon_less() {
    let state = building(json!([{"doubloons": 10}, {"doubloons": 10}, {}]));
    let state = after(&state, "P2 build office; P1 build large-market");
    assert_eq!([board(&state, 1).doubloons, board(&state, 2).doubloons], [5, 6]);
}

/// What P1, not the builder, and P2, the builder, pay with `quarries` manned quarries.
fn prices(quarries: u8, building_name: &str) -> (u16, u16) {
    let owner = json!({"doubloons": 20, "island": {"quarry": quarries}, "farmers": {"quarry": quarries}});
    let other = after(&building(json!([owner, {}, {}])), &format!("P2 pass; P1 build {building_name}"));
    let own = after(&building(json!([{}, owner, {}])), &format!("P2 build {building_name}"));
    (20 - board(&other, 1).doubloons, 20 - board(&own, 2).doubloons)
}

#[test]
fn pr_41_quarries_lower_the_price_up_to_the_number_of_the_column() {
    assert_eq!(prices(0, "harbor"), (8, 7));
    assert_eq!(prices(2, "harbor"), (6, 5));
    assert_eq!(prices(8, "small-warehouse"), (2, 1));
    assert_eq!(prices(8, "office"), (3, 2));
    assert_eq!(prices(8, "harbor"), (5, 4), "the builder's doubloon comes on top");
    assert_eq!(prices(8, "fortress"), (6, 5));
}

#[test]
fn pr_41_a_price_never_falls_below_nothing() {
    assert_eq!(prices(4, "small-market"), (0, 0));
    let poor = json!({"island": {"quarry": 4}, "farmers": {"quarry": 4}});
    let state = building(json!([poor, {}, {}]));
    let state = after(&state, "P2 pass");
    assert_eq!(asked(&state), "P1: build small-indigo-plant | build small-market | pass");
}

#[test]
fn pr_41_unmanned_quarries_do_nothing() {
    let state =
        building(json!([{"doubloons": 1, "island": {"quarry": 3}, "farmers": {"quarry": 1}}, {}, {}]));
    let state = after(&state, "P2 pass");
    assert_eq!(clause_against(&state, "P1 build small-warehouse"), "PR-40");
    assert_eq!(board(&after(&state, "P1 build hacienda"), 1).doubloons, 0);
}

#[test]
fn pr_42_no_building_twice() {
    let state = building(json!([{}, {"doubloons": 9, "city": {"office": 0, "small-market": 1}}, {}]));
    assert_eq!(clause_against(&state, "P2 build office"), "PR-42");
    assert!(!asked(&state).contains("office") && !asked(&state).contains("small-market"));
}

#[test]
fn pr_42_a_city_has_twelve_spaces_and_a_large_building_takes_two() {
    let eleven = json!({
        "small-indigo-plant": 0, "small-sugar-mill": 0, "small-market": 0, "hacienda": 0, "construction-hut": 0,
        "small-warehouse": 0, "indigo-plant": 0, "fortress": 0, "residence": 0,
    });
    let state = building(json!([{}, {"doubloons": 30, "city": eleven}, {}]));
    assert_eq!(board(&state, 2).free_city(), 1);
    assert_eq!(clause_against(&state, "P2 build city-hall"), "PR-42");
    assert!(asked(&state).contains("build wharf | pass"), "no large one: {}", asked(&state));
    let state = after(&state, "P2 build wharf");
    assert_eq!(board(&state, 2).free_city(), 0);
    assert_eq!(board(&state, 2).buildings.len(), 10, "ten buildings on twelve spaces");
}

#[test]
fn pr_42_only_the_number_of_free_spaces_matters() {
    // Ten single buildings: wherever they stand, they may be shifted for a large one.
    let ten: BuildingSet = Building::ALL.iter().copied().take(10).collect();
    let city: serde_json::Map<String, serde_json::Value> =
        ten.into_iter().map(|building| (building.to_string(), json!(0))).collect();
    let state = building(json!([{}, {"doubloons": 30, "city": city}, {}]));
    let state = after(&state, "P2 build city-hall");
    assert_eq!(board(&state, 2).free_city(), 0);
}

#[test]
fn pr_42_a_full_city_builds_nothing() {
    let full = json!({
        "guild-hall": 0, "residence": 0, "fortress": 0, "customs-house": 0, "city-hall": 0, "office": 0, "wharf": 0,
    });
    let state = building(json!([{"doubloons": 30, "city": full}, {"doubloons": 1}, {}]));
    let state = after(&state, "P2 pass");
    assert!(asked(&state).starts_with("P3: pick"));
    let mut thirteen = full.clone();
    thirteen["harbor"] = json!(0);
    assert_eq!(no_position(json!({"players": [{"city": thirteen}, {}, {}]})), "P1: a city has 12 spaces");
}

#[test]
fn pr_43_no_building_no_discount_paid_out() {
    let island = json!({"doubloons": 3, "island": {"quarry": 2}, "farmers": {"quarry": 2}});
    let state = after(&building(json!([{}, island, {}])), "P2 pass");
    assert_eq!(board(&state, 2).doubloons, 3);
}

#[test]
fn pr_87_a_university_mans_the_new_building_with_one_colonist() {
    let scholar = json!({"doubloons": 9, "city": {"university": 1}});
    let state = building(json!([{}, scholar, {}]));
    let supply = state.table.colonists;
    let state = after(&state, "P2 build indigo-plant");
    assert_eq!(asked(&state), "P2: colonist | pass");
    assert_eq!(clause_against(&state, "P2 build office"), "PR-87");
    assert_eq!(board(&after(&state, "P2 pass"), 2).staff_total(), 1);
    let state = after(&state, "P2 colonist");
    assert_eq!(board(&state, 2).staff(Building::IndigoPlant), 1, "one, although there are three circles");
    assert_eq!(state.table.colonists, supply - 1);
}

#[test]
fn pr_87_not_for_itself_and_not_without_a_colonist_in_it() {
    let state = building(json!([{"doubloons": 9, "city": {"university": 0}}, {"doubloons": 9}, {}]));
    let state = after(&state, "P2 build university");
    assert_eq!(asked(&state).split(':').next(), Some("P1"), "a new university has no colonist yet");
    assert!(asked(&after(&state, "P1 build office")).starts_with("P3: pick"));
}

#[test]
fn pr_87_from_the_ship_if_the_supply_is_empty_and_then_none() {
    let scholar = json!({"doubloons": 9, "city": {"university": 1}});
    let table = |ship: u8, idle: u8| {
        let json =
            json!({"players": [{"san_juan": idle}, scholar, {}], "governor": "P2", "colonist_ship": ship});
        after(&position(json), "P2 pick builder; P2 build office")
    };
    let state = after(&table(2, 55), "P2 colonist");
    assert_eq!((state.table.colonist_ship, board(&state, 2).staff(Building::Office)), (1, 1));
    assert!(asked(&table(0, 57)).starts_with("P3: pick"));
}
