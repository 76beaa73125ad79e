//! PR-50 to PR-52, and the buildings of the trader phase: PR-80, PR-85.

use puerto_rico::{Good, PuertoRico};

use crate::common::{after, asked, board, clause_against, doubloons, json, position};

/// P1 is the trader.
fn trading(players: serde_json::Value, house: serde_json::Value) -> PuertoRico {
    after(&position(json!({"players": players, "house": house})), "P1 pick trader")
}

#[test]
fn pr_50_each_may_sell_one_barrel_at_its_price() {
    for (good, price) in [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)] {
        let state = trading(json!([{}, {"goods": {good: 2}}, {}]), json!({}));
        let state = after(&state, &format!("P2 sell {good}"));
        assert_eq!(doubloons(&state), [0, price, 0], "{good}");
        assert_eq!(board(&state, 2).goods.total(), 1);
        assert_eq!(state.table.house.total(), 1);
        assert!(asked(&state).starts_with("P2: pick"), "once each");
    }
}

#[test]
fn pr_50_the_trader_gets_one_more_but_only_with_a_sale() {
    let both = json!([{"goods": {"corn": 1, "coffee": 1}}, {"goods": {"sugar": 1}}, {}]);
    let state = trading(both, json!({}));
    assert_eq!(asked(&state), "P1: sell corn | sell coffee | pass");
    assert_eq!(clause_against(&state, "P1 sell sugar"), "PR-50");
    assert_eq!(clause_against(&state, "P1 load corn 4"), "PR-50");
    assert_eq!(doubloons(&after(&state, "P1 sell coffee")), [5, 0, 0]);
    assert_eq!(asked(&after(&state, "P1 sell coffee")), "P2: sell sugar | pass", "one barrel each");
    assert_eq!(doubloons(&after(&state, "P1 sell corn")), [1, 0, 0], "corn may be sold for nothing");
    assert_eq!(doubloons(&after(&state, "P1 pass; P2 sell sugar")), [0, 2, 0]);
}

#[test]
fn pr_51_the_house_takes_only_kinds_that_it_does_not_have() {
    let state =
        trading(json!([{"goods": {"corn": 1, "sugar": 1}}, {"goods": {"sugar": 1}}, {}]), json!({"corn": 1}));
    assert_eq!(asked(&state), "P1: sell sugar | pass");
    assert_eq!(clause_against(&state, "P1 sell corn"), "PR-51");
    let state = after(&state, "P1 sell sugar");
    assert!(asked(&state).starts_with("P2: pick"), "P2 has nothing that the house lacks");
}

#[test]
fn pr_51_a_full_house_ends_the_sales() {
    let state = trading(
        json!([{"goods": {"coffee": 1}}, {"goods": {"tobacco": 1}, "city": {"office": 1}}, {"goods": {"tobacco": 1}}]),
        json!({"corn": 1, "indigo": 1, "sugar": 1}),
    );
    let state = after(&state, "P1 sell coffee");
    assert!(asked(&state).starts_with("P2: pick"), "nobody sells after the fourth barrel");
    assert_eq!(board(&state, 3).goods[Good::Tobacco], 1);
}

#[test]
fn pr_52_a_full_house_is_emptied_and_another_is_not() {
    let state =
        trading(json!([{"goods": {"coffee": 1}}, {}, {}]), json!({"corn": 1, "indigo": 1, "sugar": 1}));
    let state = after(&state, "P1 sell coffee");
    assert_eq!(state.table.house.total(), 0);
    assert_eq!(state.table.barrels.0, [10, 11, 11, 9, 9]);
    let state = after(
        &trading(json!([{"goods": {"coffee": 1}}, {}, {}]), json!({"corn": 1, "indigo": 1})),
        "P1 sell coffee",
    );
    assert_eq!(state.table.house.0, [1, 1, 0, 0, 1]);
    assert_eq!(state.table.barrels.0, [9, 10, 11, 9, 8]);
}

#[test]
fn pr_80_markets_bring_one_two_or_three_more_with_a_sale() {
    let sale = |city: serde_json::Value| {
        let state = trading(json!([{}, {"goods": {"sugar": 1}, "city": city}, {}]), json!({}));
        (doubloons(&after(&state, "P2 sell sugar"))[1], doubloons(&after(&state, "P2 pass"))[1])
    };
    assert_eq!(sale(json!({})), (2, 0));
    assert_eq!(sale(json!({"small-market": 1})), (3, 0));
    assert_eq!(sale(json!({"large-market": 1})), (4, 0));
    assert_eq!(sale(json!({"small-market": 1, "large-market": 1})), (5, 0));
    assert_eq!(sale(json!({"small-market": 0, "large-market": 0})), (2, 0));
}

#[test]
fn pr_85_an_office_sells_what_the_house_has_but_not_into_a_full_house() {
    let clerk = json!({"goods": {"corn": 1}, "city": {"office": 1}});
    let state = trading(json!([{}, clerk, {}]), json!({"corn": 1}));
    assert_eq!(asked(&state), "P2: sell corn | pass");
    let state = after(&state, "P2 sell corn");
    assert_eq!(state.table.house[Good::Corn], 2);
    let state =
        trading(json!([{"goods": {"coffee": 1}}, clerk, {}]), json!({"corn": 1, "indigo": 1, "sugar": 1}));
    assert!(asked(&after(&state, "P1 sell coffee")).starts_with("P2: pick"));
    let unmanned = json!({"goods": {"corn": 1, "sugar": 1}, "city": {"office": 0}});
    let state = trading(json!([{}, unmanned, {}]), json!({"corn": 1}));
    assert_eq!(clause_against(&state, "P2 sell corn"), "PR-51");
}
