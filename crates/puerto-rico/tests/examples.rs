//! The worked examples of the rulebook, number for number.

use crate::common::{after, asked, board, clause_against, doubloons, json, points, position, vp};
use puerto_rico::{Building, Good, Ship};

#[test]
fn pr_e1_six_colonists_for_four_players() {
    let builder = json!({"city": {"indigo-plant": 0, "sugar-mill": 0}});
    let state = position(json!({"players": [builder, {}, {}, {}], "colonist_ship": 6, "governor": "P2"}));
    let state = after(&state, "P2 pick mayor; P2 colonist");
    assert_eq!([2, 3, 4, 1].map(|seat| board(&state, seat).colonists()), [3, 2, 1, 1]);
}

#[test]
fn pr_e2_prices_with_three_manned_quarries() {
    let owner = json!({"doubloons": 9, "island": {"quarry": 3}, "farmers": {"quarry": 3}});
    let state = after(&position(json!({"players": [{}, owner, {}]})), "P1 pick builder; P1 pass");
    for (building, price) in [("construction-hut", 1), ("office", 3), ("harbor", 5), ("city-hall", 7)] {
        let built = after(&state, &format!("P2 build {building}"));
        assert_eq!(9 - board(&built, 2).doubloons, price, "{building}");
    }
}

#[test]
fn pr_e3_a_captain_phase() {
    let state = position(json!({
        "players": [
            {"goods": {"corn": 2, "sugar": 6}},
            {"goods": {"sugar": 2, "tobacco": 3}},
            {"goods": {"corn": 2, "tobacco": 1}},
            {"goods": {"corn": 1, "indigo": 5}},
        ],
        "ships": [{}, {"corn": 3}, {}],
    }));
    let state = after(&state, "P1 pick captain");
    assert_eq!(asked(&state), "P1: load corn 6 | load sugar 7");
    assert_eq!(clause_against(&state, "P1 load sugar 5"), "PR-57");
    let state = after(&state, "P1 load sugar 7");
    assert_eq!(vp(&state), [7, 0, 0, 0]);
    assert_eq!(asked(&state), "P2: load sugar 7 | load tobacco 5");
    let state = after(&state, "P2 load sugar 7");
    assert_eq!(asked(&state), "P3: load corn 6 | load tobacco 5");
    let state = after(&state, "P3 load tobacco 5");
    assert_eq!(asked(&state), "P4: load corn 6");
    let state = after(&state, "P4 load corn 6");
    assert_eq!(vp(&state), [7, 1, 1, 1]);
    assert_eq!(asked(&state), "P1: load corn 6");
    let state = after(&state, "P1 load corn 6");
    assert_eq!(asked(&state), "P2: load tobacco 5");
    let state = after(&state, "P2 load tobacco 5");
    assert_eq!(vp(&state), [9, 4, 1, 1]);
    // Nobody can load more. Bjarni's last sugar stays by itself.
    assert_eq!(asked(&state), "P3: keep corn 1");
    let state = after(&state, "P3 keep corn 1");
    assert_eq!(asked(&state), "P4: keep indigo 1");
    let state = after(&state, "P4 keep indigo 1");
    assert_eq!(board(&state, 1).goods.0, [0, 0, 0, 0, 0]);
    assert_eq!(board(&state, 2).goods.0, [0, 0, 1, 0, 0]);
    assert_eq!(board(&state, 3).goods.0, [1, 0, 0, 0, 0]);
    assert_eq!(board(&state, 4).goods.0, [0, 1, 0, 0, 0]);
    let ships = state.table.ships.0.map(|ship| (ship.good, ship.barrels));
    assert_eq!(ships, [(Some(Good::Tobacco), 4), (None, 0), (None, 0)]);
    assert!(asked(&state).starts_with("P2: pick"));
}

#[test]
fn pr_e4_a_factory_in_short_supply() {
    let owner = json!({
        "island": {"corn": 3, "sugar": 3, "tobacco": 1}, "farmers": {"corn": 3, "sugar": 3, "tobacco": 1},
        "city": {"factory": 1, "sugar-mill": 3, "tobacco-storage": 1},
    });
    let state = position(json!({"players": [{"goods": {"corn": 10, "sugar": 9}}, owner, {}]}));
    let state = after(&state, "P1 pick craftsman");
    assert_eq!(board(&state, 2).goods.0, [0, 0, 2, 1, 0]);
    assert_eq!(board(&state, 2).doubloons, 1);
}

#[test]
fn pr_e5_harbor_and_wharf() {
    let owner = json!({"goods": {"tobacco": 5, "sugar": 2}, "city": {"harbor": 1, "wharf": 1}});
    let start = position(json!({
        "players": [{}, owner, {}, {}], "ships": [{"tobacco": 2}, {"sugar": 1}, {"corn": 1}]
    }));
    let start = after(&start, "P1 pick captain");
    let state = after(&start, "P2 load tobacco 5");
    assert_eq!(vp(&state)[1], 4);
    let state = after(&state, "P2 load sugar 6");
    assert_eq!(vp(&state)[1], 4 + 3);
    let state = after(&state, "P2 wharf tobacco");
    assert_eq!(vp(&state)[1], 4 + 3 + 3);
    assert_eq!(state.table.ships[Ship::Small].barrels, 0, "the tobacco ship was full and is emptied");
    // All five by wharf: the tobacco ship is not full and stays as it is.
    let state = after(&start, "P2 wharf tobacco; P2 load sugar 6");
    assert_eq!(vp(&state)[1], 6 + 3);
    assert_eq!(
        (state.table.ships[Ship::Small].good, state.table.ships[Ship::Small].barrels),
        (Some(Good::Tobacco), 2)
    );
}

#[test]
fn pr_e6_the_large_buildings() {
    let over = |board| position(json!({"players": [board, {}, {}], "phase": "over", "ending": true}));
    let guild_hall = over(json!({
        "city": {"guild-hall": 1, "small-sugar-mill": 0, "sugar-mill": 1, "small-indigo-plant": 0, "coffee-roaster": 0}
    }));
    assert_eq!(points(&guild_hall, 1, "guild-hall"), 6);
    let residence = over(json!({"city": {"residence": 1}, "island": {"corn": 4, "indigo": 4, "quarry": 2}}));
    assert_eq!(points(&residence, 1, "residence"), 5);
    let fortress = over(json!({
        "city": {"fortress": 1, "sugar-mill": 3}, "island": {"corn": 6, "quarry": 4},
        "farmers": {"corn": 6, "quarry": 4}, "san_juan": 6,
    }));
    assert_eq!(board(&fortress, 1).colonists(), 20);
    assert_eq!(points(&fortress, 1, "fortress"), 6);
    assert_eq!(points(&over(json!({"city": {"customs-house": 1}, "vp": 23})), 1, "customs-house"), 5);
    let city_hall = over(json!({
        "city": {"city-hall": 1, "hacienda": 0, "harbor": 1, "office": 0, "construction-hut": 1, "large-warehouse": 0,
                 "residence": 0}
    }));
    assert_eq!(points(&city_hall, 1, "city-hall"), 7);
}

#[test]
fn pr_e7_a_prospector_with_two_doubloons_brings_three() {
    let state = position(json!({"players": [{}, {}, {}, {}], "role_doubloons": {"prospector": 2}}));
    assert_eq!(doubloons(&after(&state, "P1 pick prospector")), [3, 0, 0, 0]);
}

#[test]
fn pr_e8_two_offices_sell_tobacco_one_after_the_other() {
    let clerk = |staff: u8| json!({"goods": {"tobacco": 1}, "city": {"office": staff}});
    let table = |second: u8| {
        let json = json!({"players": [{}, clerk(1), clerk(second), {}], "house": {"tobacco": 1}});
        after(&position(json), "P1 pick trader; P2 sell tobacco")
    };
    let state = after(&table(1), "P3 sell tobacco");
    assert_eq!(state.table.house[Good::Tobacco], 3);
    assert_eq!(doubloons(&state), [0, 3, 3, 0]);
    assert!(asked(&table(0)).starts_with("P2: pick"), "an office without a colonist doesn't count");
    // What counts is that it is manned when the turn comes: P3 mans it in the mayor phase just before.
    let state = position(json!({
        "players": [{}, clerk(1), {"goods": {"tobacco": 1}, "city": {"office": 0}}, {}],
        "house": {"tobacco": 1}, "governor": "P4", "colonist_ship": 4,
    }));
    let state = after(&state, "P4 pick mayor; P4 pass; P1 pick trader; P2 sell tobacco; P3 sell tobacco");
    assert!(board(&state, 3).is_manned(Building::Office));
    assert_eq!(state.table.house[Good::Tobacco], 3);
}

#[test]
fn pr_e9_corn_with_a_small_market() {
    let state = position(json!({"players": [{}, {"goods": {"corn": 1}, "city": {"small-market": 1}}, {}]}));
    assert_eq!(doubloons(&after(&state, "P1 pick trader; P2 sell corn")), [0, 1, 0]);
}

#[test]
fn pr_e10_surplus_colonists_make_nothing() {
    let owner = json!({
        "island": {"tobacco": 2, "sugar": 3}, "farmers": {"tobacco": 2, "sugar": 3},
        "city": {"tobacco-storage": 1, "small-sugar-mill": 1, "sugar-mill": 3},
    });
    let state = after(&position(json!({"players": [{}, owner, {}]})), "P1 pick craftsman");
    assert_eq!(board(&state, 2).goods.0, [0, 0, 3, 1, 0]);
}
