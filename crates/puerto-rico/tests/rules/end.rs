//! PR-70 to PR-72.

use game::{Game, Seat, Turn};
use puerto_rico::PuertoRico;

use crate::common::{after, asked, clause_against, json, points, position};

/// Picks that change nothing, after P1's, to the end of the round.
const REST: &str = "P2 pick trader; P3 pick captain";

#[test]
fn pr_70_the_round_is_played_to_its_end_after_the_colonists_ran_short() {
    let state = position(json!({"players": [{"san_juan": 52}, {}, {}]}));
    let state = after(&state, "P1 pick mayor; P1 colonist");
    assert!(state.table.ending);
    assert!(asked(&state).starts_with("P2: pick"));
    let state = after(&state, REST);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(clause_against(&state, "P1 pick settler"), "PR-70");
    assert_eq!(clause_against(&state, "chance tile corn"), "PR-70");
}

#[test]
fn pr_70_a_filled_city_ends_the_game() {
    let eleven = json!({
        "guild-hall": 0, "residence": 0, "fortress": 0, "customs-house": 0, "city-hall": 0, "office": 0,
    });
    let state = position(json!({"players": [{"doubloons": 3, "city": eleven}, {}, {}]}));
    assert!(!state.table.ending);
    let declined = after(&state, "P1 pick builder; P1 pass");
    assert_eq!(after(&declined, REST).turn(), Turn::of(Seat::new(1)), "a new round");
    let state = after(&state, "P1 pick builder; P1 build hacienda");
    assert!(state.table.ending);
    assert_eq!(after(&state, REST).turn(), Turn::Over);
}

#[test]
fn pr_70_the_last_chip_ends_the_game() {
    let table = |vp: u16| {
        let state = position(json!({"players": [{"goods": {"corn": 1}}, {"vp": vp}, {}]}));
        after(&state, "P1 pick captain; P1 load corn 4; P2 pick trader; P3 pick builder; P3 pass")
    };
    assert_eq!(table(72).turn(), Turn::of(Seat::new(1)), "one chip is left");
    assert_eq!(table(73).turn(), Turn::Over, "the last one was taken");
    assert_eq!(table(74).turn(), Turn::Over);
}

#[test]
fn pr_70_positions_at_the_end_know_it() {
    let full = json!({
        "guild-hall": 0, "residence": 0, "fortress": 0, "customs-house": 0, "city-hall": 0, "office": 0, "wharf": 0,
    });
    assert!(position(json!({"players": [{"city": full}, {}, {}]})).table.ending);
    assert!(position(json!({"players": [{"vp": 75}, {}, {}]})).table.ending);
    assert!(!position(json!({"players": [{"vp": 74}, {}, {}]})).table.ending);
    assert!(position(json!({"players": [{}, {}, {}], "ending": true})).table.ending);
}

#[test]
fn pr_71_chips_buildings_and_bonuses_of_manned_large_buildings() {
    let state = position(json!({
        "players": [
            {"vp": 21, "city": {"small-market": 0, "harbor": 1, "fortress": 0, "customs-house": 1}, "san_juan": 30},
            {}, {}
        ],
        "phase": "over", "ending": true,
    }));
    assert_eq!(points(&state, 1, "chips"), 21);
    assert_eq!(points(&state, 1, "buildings"), 1 + 3 + 4 + 4, "manned or not");
    assert_eq!(points(&state, 1, "fortress"), 0, "not manned");
    assert_eq!(points(&state, 1, "customs-house"), 5);
    assert_eq!(state.score().unwrap().of(Seat::new(0)).unwrap().total, 38);
}

#[test]
fn pr_71_there_are_no_scores_before_the_end() {
    assert_eq!(position(json!({"players": [{"vp": 75}, {}, {}]})).score(), None);
}

fn ranks(players: serde_json::Value) -> Vec<u8> {
    let state: PuertoRico = position(json!({"players": players, "phase": "over", "ending": true}));
    state.score().unwrap().0.iter().map(|score| score.rank).collect()
}

#[test]
fn pr_72_most_points_win_and_doubloons_and_barrels_break_ties() {
    assert_eq!(ranks(json!([{"vp": 9, "doubloons": 90}, {"vp": 10}, {"vp": 8}])), [2, 1, 3]);
    assert_eq!(
        ranks(json!([
            {"vp": 10, "doubloons": 3},
            {"vp": 10, "doubloons": 1, "goods": {"corn": 2, "coffee": 1}},
            {"vp": 10, "goods": {"sugar": 2}}
        ])),
        [2, 1, 3]
    );
}

#[test]
fn pr_72_still_equal_is_shared() {
    let both = json!({"vp": 10, "doubloons": 1, "goods": {"corn": 2}});
    let other = json!({"vp": 10, "doubloons": 3});
    assert_eq!(ranks(json!([both, other, {"vp": 4}])), [1, 1, 3]);
}
