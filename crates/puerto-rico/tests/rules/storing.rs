//! PR-61 and PR-83: what stays on the wind rose and in warehouses.

use std::collections::BTreeSet;

use game::{Actions, Game, Seat};
use puerto_rico::{Action, Good, PuertoRico};

use crate::common::{after, asked, board, choices, clause_against, json, orders, position};

/// P1 is to store; no ship takes anything, because three others' barrels lie there.
fn storing(goods: serde_json::Value, city: serde_json::Value) -> PuertoRico {
    position(
        json!({"players": [{"goods": goods, "city": city}, {}, {}], "phase": {"storing": {"seat": "P1"}}}),
    )
}

/// Everything that P1 can end up with.
fn results(state: PuertoRico) -> Vec<[u8; 5]> {
    let mut found = Vec::new();
    let mut open = vec![state];
    let mut legal = Actions::new();
    let seat = Seat::new(0);
    while let Some(state) = open.pop() {
        if !state.turn().includes(seat) {
            found.push(board(&state, 1).goods.0);
            continue;
        }
        state.legal(seat, &mut legal);
        for &action in legal.iter() {
            let mut next = state;
            next.apply(seat.into(), action);
            open.push(next);
        }
    }
    let unique: BTreeSet<_> = found.iter().copied().collect();
    assert_eq!(unique.len(), found.len(), "a result is reached in one way only");
    unique.into_iter().collect()
}

#[test]
fn pr_61_each_keeps_one_barrel_of_the_own_choice() {
    let state = storing(json!({"corn": 3, "sugar": 1, "coffee": 2}), json!({}));
    assert_eq!(asked(&state), "P1: keep corn 1 | keep sugar 1 | keep coffee 1");
    assert_eq!(clause_against(&state, "P1 pass"), "PR-61", "one is kept");
    assert_eq!(clause_against(&state, "P1 keep corn 3"), "PR-61");
    assert_eq!(clause_against(&state, "P1 keep corn 2"), "PR-61");
    assert_eq!(clause_against(&state, "P1 keep indigo 1"), "PR-61");
    assert_eq!(clause_against(&state, "P1 load corn 4"), "PR-61");
    assert_eq!(clause_against(&state, "P2 keep corn 1"), "PR-61");
    let state = after(&state, "P1 keep coffee 1");
    assert_eq!(board(&state, 1).goods.0, [0, 0, 0, 0, 1]);
    assert_eq!(state.table.barrels.0, [10, 11, 11, 9, 8], "the rest goes to the supply");
}

#[test]
fn pr_61_a_small_warehouse_stores_one_kind_more() {
    let goods = json!({"corn": 3, "sugar": 2, "coffee": 1});
    let state = storing(goods.clone(), json!({"small-warehouse": 1}));
    assert_eq!(asked(&state), "P1: keep corn 1 | keep corn 3 | keep sugar 1 | keep sugar 2 | keep coffee 1");
    let state = after(&state, "P1 keep corn 3");
    assert_eq!(asked(&state), "P1: keep sugar 1 | keep coffee 1", "the one barrel has to be kept too");
    assert_eq!(clause_against(&state, "P1 pass"), "PR-61");
    assert_eq!(clause_against(&state, "P1 keep corn 3"), "PR-61");
    assert_eq!(board(&after(&state, "P1 keep sugar 1"), 1).goods.0, [3, 0, 1, 0, 0]);
    assert_eq!(
        results(storing(goods, json!({"small-warehouse": 1}))),
        [
            [0, 0, 0, 0, 1],
            [0, 0, 1, 0, 0],
            [0, 0, 1, 0, 1],
            [0, 0, 2, 0, 1],
            [1, 0, 0, 0, 0],
            [1, 0, 0, 0, 1],
            [1, 0, 2, 0, 0],
            [3, 0, 0, 0, 1],
            [3, 0, 1, 0, 0],
        ]
    );
}

#[test]
fn pr_61_large_and_both_warehouses_store_two_and_three_kinds() {
    let goods = json!({"corn": 2, "indigo": 2, "sugar": 2, "tobacco": 2, "coffee": 2});
    let most = |city| results(storing(goods.clone(), city)).iter().map(|kept| kept.iter().sum::<u8>()).max();
    assert_eq!(most(json!({})), Some(1));
    assert_eq!(most(json!({"small-warehouse": 1})), Some(3));
    assert_eq!(most(json!({"large-warehouse": 1})), Some(5));
    assert_eq!(most(json!({"small-warehouse": 1, "large-warehouse": 1})), Some(7));
    assert_eq!(most(json!({"small-warehouse": 0, "large-warehouse": 0})), Some(1), "only if manned");
    let kept = results(storing(goods, json!({"large-warehouse": 1})));
    // Two kinds whole and one barrel of the other three: 10 * 3. One whole, one barrel: 5 * 4. One barrel: 5.
    assert_eq!(kept.len(), 30 + 20 + 5);
}

#[test]
fn pr_61_single_barrels_take_the_wind_rose_or_a_place_in_the_warehouse() {
    let state = storing(json!({"corn": 1, "sugar": 1, "coffee": 1}), json!({"small-warehouse": 1}));
    let kept = results(state);
    assert_eq!(kept.len(), 6, "any one or any two of the three");
    assert!(kept.contains(&[1, 0, 1, 0, 0]) && !kept.contains(&[0; 5]));
}

#[test]
fn pr_61_all_may_be_kept_if_all_fit() {
    let state = storing(json!({"corn": 4, "sugar": 2}), json!({"large-warehouse": 1}));
    let state = after(&state, "P1 keep corn 4; P1 keep sugar 2");
    assert_eq!(board(&state, 1).goods.0, [4, 0, 2, 0, 0]);
    assert!(asked(&state).starts_with("P2: pick"));
}

#[test]
fn pr_61_who_gives_barrels_back_keeps_one_of_another_kind_on_the_wind_rose() {
    let state = storing(json!({"corn": 4, "sugar": 2}), json!({"small-warehouse": 1}));
    assert_eq!(asked(&state), "P1: keep corn 1 | keep corn 4 | keep sugar 1");
    assert_eq!(
        choices(&state).join(" | "),
        "keep corn 1 | keep corn 4 | keep sugar 1 | keep sugar 2",
        "a person begins with either"
    );
    let begun = after(&state, "P1 keep sugar 2");
    assert_eq!(asked(&begun), "P1: keep corn 1", "a search is left something to do");
    assert_eq!(clause_against(&begun, "P1 pass"), "PR-61");
    assert_eq!(board(&after(&begun, "P1 keep corn 1"), 1).goods.0, [1, 0, 2, 0, 0]);
    assert_eq!(results(state), [[0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [1, 0, 2, 0, 0], [4, 0, 1, 0, 0]]);
}

#[test]
fn pr_61_kinds_are_named_in_any_order_and_nothing_ends_before_it_is_complete() {
    let state = storing(json!({"corn": 3, "sugar": 2, "coffee": 1}), json!({"small-warehouse": 1}));
    let state = after(&state, "P1 keep coffee 1");
    assert_eq!(asked(&state), "P1: pass", "a search would have named the others before");
    assert_eq!(choices(&state).join(" | "), "keep corn 1 | keep corn 3 | keep sugar 1 | keep sugar 2 | pass");
    assert_eq!(state.forced(Seat::new(0), &mut Actions::new()), None);
    assert_eq!(board(&after(&state, "P1 keep corn 3"), 1).goods.0, [3, 0, 0, 0, 1]);
    assert_eq!(board(&after(&state, "P1 pass"), 1).goods.0, [0, 0, 0, 0, 1]);
}

#[test]
fn pr_61_the_first_version_of_the_rules_gave_the_rest_back_by_itself() {
    let state = storing(json!({"corn": 3, "sugar": 2, "coffee": 1}), json!({"small-warehouse": 1}));
    assert_eq!(state.unsaid(1), None, "lower kinds come first, and can be kept");
    let state = after(&state, "P1 keep coffee 1");
    assert_eq!(state.unsaid(1), Some((Seat::new(0).into(), Action::Pass)));
    assert_eq!(state.unsaid(2), None, "now it is asked");
}

#[test]
fn pr_61_every_order_leads_to_the_same() {
    let cities =
        [json!({}), json!({"small-warehouse": 1}), json!({"small-warehouse": 1, "large-warehouse": 1})];
    let heaps = [
        json!({"corn": 3, "sugar": 2, "coffee": 1}),
        json!({"corn": 1, "indigo": 1, "sugar": 1}),
        json!({"corn": 2, "indigo": 2, "sugar": 1, "tobacco": 3, "coffee": 2}),
    ];
    let mut tried = 0;
    for (city, goods) in cities.iter().flat_map(|city| heaps.iter().map(move |goods| (city, goods))) {
        let state = storing(goods.clone(), city.clone());
        for kept in results(state) {
            let named = Good::ALL.iter().filter(|&&good| kept[good.index()] > 0);
            let steps: Vec<Action> = named.map(|&good| Action::Keep(good, kept[good.index()])).collect();
            for order in orders(&steps) {
                let mut reached = state;
                for &step in &order {
                    reached
                        .play(Seat::new(0).into(), step)
                        .unwrap_or_else(|illegal| panic!("{order:?}: {illegal}"));
                }
                if choices(&reached).join(" | ").ends_with("| pass") {
                    reached = after(&reached, "P1 pass");
                }
                assert_eq!(board(&reached, 1).goods.0, kept, "{order:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn pr_61_all_store_in_turn_and_a_single_barrel_needs_no_question() {
    let state = position(json!({
        "players": [{"goods": {"corn": 2}}, {"goods": {"sugar": 2}}, {"goods": {"indigo": 2}}],
        "ships": [{"tobacco": 1}, {"coffee": 1}, {"sugar": 5}], "governor": "P2",
    }));
    let state = after(&state, "P2 pick captain; P2 load sugar 6");
    assert_eq!(asked(&state), "P3: keep indigo 1");
    let state = after(&state, "P3 keep indigo 1; P1 keep corn 1");
    assert_eq!([1, 2, 3].map(|seat| board(&state, seat).goods.total()), [1, 1, 1]);
}

#[test]
fn pr_61_goods_are_stored_at_no_other_time() {
    let state = position(json!({"players": [{"goods": {"corn": 9, "coffee": 9}}, {}, {}]}));
    let state = after(&state, "P1 pick trader; P1 pass; P2 pick craftsman");
    assert_eq!(board(&state, 1).goods.total(), 18);
    assert_eq!(clause_against(&state, "P3 keep corn 1"), "PR-10");
}

#[test]
fn pr_83_a_warehouse_does_not_free_from_loading() {
    let state = position(json!({
        "players": [{"goods": {"corn": 2}, "city": {"large-warehouse": 1, "small-warehouse": 1}}, {}, {}]
    }));
    let state = after(&state, "P1 pick captain");
    assert_eq!(asked(&state), "P1: load corn 4 | load corn 5 | load corn 6");
    assert_eq!(clause_against(&state, "P1 pass"), "PR-55");
}
