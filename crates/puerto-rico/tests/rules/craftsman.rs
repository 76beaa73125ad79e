//! PR-45 to PR-47, and the factory: PR-86.

use puerto_rico::{Good, PuertoRico};

use crate::common::{after, asked, board, clause_against, json, position};

#[test]
fn pr_45_corn_needs_no_building_and_any_other_kind_the_smaller_of_fields_and_workers() {
    let board_json = json!({
        "island": {"corn": 3, "indigo": 4, "sugar": 1, "coffee": 2, "tobacco": 2},
        "farmers": {"corn": 2, "indigo": 4, "sugar": 1, "coffee": 1, "tobacco": 2},
        "city": {"small-indigo-plant": 1, "indigo-plant": 2, "sugar-mill": 3, "coffee-roaster": 2, "tobacco-storage": 1},
    });
    let state = position(json!({"players": [board_json, {}, {}]}));
    assert_eq!(board(&state, 1).capacity().0, [3, 4, 1, 2, 2], "with a colonist on every circle");
    let state = after(&state, "P1 pick craftsman; P1 pass");
    assert_eq!(board(&state, 1).goods.0, [2, 3, 1, 1, 1]);
    assert_eq!(state.table.barrels.0, [8, 8, 10, 8, 8]);
}

/// Three corn are left in the supply; P1, P2 and P3 each grow two.
fn short_of_corn(governor: &str) -> PuertoRico {
    let farmer = |goods: u8| json!({"island": {"corn": 2}, "farmers": {"corn": 2}, "goods": {"corn": goods}});
    let json = json!({"players": [farmer(3), farmer(2), farmer(2)], "governor": governor});
    after(&position(json), &format!("{governor} pick craftsman"))
}

#[test]
fn pr_46_the_craftsman_takes_first_then_the_others_clockwise() {
    let corn = |state: &PuertoRico| [1, 2, 3].map(|seat| board(state, seat).goods[Good::Corn]);
    assert_eq!(corn(&short_of_corn("P1")), [5, 3, 2]);
    assert_eq!(corn(&short_of_corn("P2")), [3, 4, 3]);
    assert_eq!(corn(&short_of_corn("P3")), [4, 2, 4]);
}

#[test]
fn pr_47_the_craftsman_takes_one_more_of_a_kind_produced() {
    let craftsman = json!({
        "island": {"corn": 1, "sugar": 1, "indigo": 1}, "farmers": {"corn": 1, "sugar": 1, "indigo": 1},
        "city": {"sugar-mill": 1},
    });
    let other = json!({"island": {"coffee": 1}, "farmers": {"coffee": 1}, "city": {"coffee-roaster": 1}});
    let state = after(&position(json!({"players": [craftsman, other, {}]})), "P1 pick craftsman");
    assert_eq!(asked(&state), "P1: extra corn | extra sugar | pass");
    assert_eq!(board(&state, 2).goods[Good::Coffee], 1, "after all have produced");
    assert_eq!(clause_against(&state, "P1 extra coffee"), "PR-47");
    assert_eq!(clause_against(&state, "P1 extra indigo"), "PR-47");
    assert_eq!(clause_against(&state, "P1 sell corn"), "PR-47");
    assert_eq!(clause_against(&state, "P2 extra coffee"), "PR-12");
    let state = after(&state, "P1 extra sugar");
    assert_eq!(board(&state, 1).goods.0, [1, 0, 2, 0, 0]);
    assert!(asked(&state).starts_with("P2: pick"));
}

#[test]
fn pr_47_not_of_a_kind_that_has_run_out() {
    let state = short_of_corn("P1");
    assert!(asked(&state).starts_with("P2: pick"), "no corn is left for the privilege");
    let two_kinds = json!({
        "island": {"corn": 1, "sugar": 1}, "farmers": {"corn": 1, "sugar": 1}, "city": {"sugar-mill": 1},
        "goods": {"corn": 9},
    });
    let state = after(&position(json!({"players": [two_kinds, {}, {}]})), "P1 pick craftsman");
    assert_eq!(asked(&state), "P1: extra sugar | pass");
    assert_eq!(clause_against(&state, "P1 extra corn"), "PR-47");
}

#[test]
fn pr_47_nothing_produced_no_privilege() {
    let farmer = json!({"island": {"corn": 1}, "farmers": {"corn": 1}});
    let state = after(&position(json!({"players": [{}, farmer, {}]})), "P1 pick craftsman");
    assert!(asked(&state).starts_with("P2: pick"));
    assert_eq!(board(&state, 1).goods.total(), 0);
}

#[test]
fn pr_86_the_factory_pays_by_kinds_produced() {
    let island = json!({"corn": 2, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1});
    let kinds = ["corn", "indigo", "sugar", "tobacco", "coffee"];
    for (count, expected) in [0, 0, 1, 2, 3, 5].into_iter().enumerate() {
        let farmers: serde_json::Map<String, serde_json::Value> =
            kinds.iter().take(count).map(|kind| (kind.to_string(), json!(1))).collect();
        let city = json!({
            "indigo-plant": 1, "sugar-mill": 1, "tobacco-storage": 1, "coffee-roaster": 1, "factory": 1,
        });
        let owner = json!({"island": island, "farmers": farmers, "city": city});
        let state = after(&position(json!({"players": [{}, owner, {}]})), "P1 pick craftsman");
        assert_eq!(board(&state, 2).doubloons, expected, "{count} kinds");
    }
}

#[test]
fn pr_86_only_kinds_really_taken_count() {
    let owner = json!({
        "island": {"corn": 1, "indigo": 1}, "farmers": {"corn": 1, "indigo": 1},
        "city": {"small-indigo-plant": 1, "factory": 1},
    });
    let state = position(json!({"players": [{"goods": {"corn": 10}}, owner, {}]}));
    assert_eq!(board(&after(&state, "P1 pick craftsman"), 2).doubloons, 0, "corn has run out");
}

#[test]
fn pr_86_barrels_of_one_kind_count_once_and_an_unmanned_factory_pays_nothing() {
    let owner = |staff: u8| {
        json!({"island": {"corn": 5, "indigo": 1}, "farmers": {"corn": 5, "indigo": 1},
               "city": {"small-indigo-plant": 1, "factory": staff}})
    };
    let paid = |staff| {
        let state = after(&position(json!({"players": [{}, owner(staff), {}]})), "P1 pick craftsman");
        board(&state, 2).doubloons
    };
    assert_eq!([paid(1), paid(0)], [1, 0]);
}
