//! PR-20 to PR-24, and the buildings of the settler phase: PR-81, PR-82, PR-84.

use game::Game;
use puerto_rico::{Good, PuertoRico, PuertoRicoOptions, Tile};

use crate::common::{after, asked, board, clause_against, json, no_position, position};

/// P1 is to settle; the boards are as given.
fn settling(players: serde_json::Value, rest: serde_json::Value) -> PuertoRico {
    let mut whole = json!({"players": players, "row": {"corn": 1, "sugar": 2}});
    whole.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
    after(&position(whole), "P1 pick settler")
}

#[test]
fn pr_20_each_may_take_one_face_up_plantation() {
    let state = settling(json!([{}, {}, {}]), json!({}));
    assert_eq!(clause_against(&state, "P1 settle coffee"), "PR-20");
    assert_eq!(clause_against(&state, "P1 build office"), "PR-20");
    let state = after(&state, "P1 settle corn");
    assert_eq!(board(&state, 1).tiles[Tile::Corn], 1);
    assert_eq!(board(&state, 1).farmers[Tile::Corn], 0, "without a colonist");
    assert_eq!(asked(&state), "P2: settle sugar | pass");
    let state = after(&state, "P2 pass; P3 settle sugar");
    assert_eq!([board(&state, 2).tiles.total(), board(&state, 3).tiles.total()], [0, 1]);
}

#[test]
fn pr_20_an_island_has_twelve_spaces() {
    let state = settling(json!([{"island": {"corn": 6, "coffee": 5}}, {}, {}]), json!({}));
    let state = after(&state, "P1 settle sugar");
    assert_eq!(board(&state, 1).free_island(), 0);
    assert_eq!(
        no_position(json!({"players": [{"island": {"corn": 7, "indigo": 6}}, {}, {}]})),
        "P1: an island has 12 spaces"
    );
}

#[test]
fn pr_21_only_the_settler_may_take_a_quarry() {
    let state = settling(json!([{}, {}, {}]), json!({}));
    let state = after(&state, "P1 settle quarry");
    assert_eq!(board(&state, 1).tiles[Tile::Quarry], 1);
    assert_eq!(state.table.quarries, 7);
    assert_eq!(state.table.row.total(), 3, "in place of a plantation");
    assert_eq!(clause_against(&state, "P2 settle quarry"), "PR-21");
}

#[test]
fn pr_22_what_is_left_is_discarded_and_a_new_row_is_turned_up() {
    let state = settling(json!([{}, {}, {}]), json!({}));
    let state = after(&state, "P1 settle sugar; P2 pass; P3 pass");
    assert_eq!(state.table.discard.0, [1, 0, 1, 0, 0]);
    assert_eq!(state.table.row.total(), 0);
    assert!(asked(&state).starts_with("chance: tile corn x9 | tile indigo x12"));
    assert_eq!(clause_against(&state, "P2 pick mayor"), "PR-22");
    let state = after(&state, "chance tile corn; chance tile corn; chance tile indigo; chance tile coffee");
    assert_eq!(state.table.row.0, [2, 1, 0, 0, 1]);
    assert!(asked(&state).starts_with("P2: pick mayor"));
}

/// Nearly all plantations lie on islands: the stacks hold two coffee and a tobacco.
fn short_of_tiles(discard: serde_json::Value, row: serde_json::Value) -> PuertoRico {
    let mut state = json!({
        "players": [
            {"island": {"corn": 4, "indigo": 6}},
            {"island": {"corn": 4, "sugar": 5, "tobacco": 1}},
            {"island": {"indigo": 3, "sugar": 4, "tobacco": 2, "coffee": 2}},
            {"island": {"tobacco": 2, "indigo": 3, "coffee": 3, "sugar": 2, "corn": 2}},
            {"island": {"tobacco": 2, "coffee": 1}},
        ],
    });
    state["discard"] = discard;
    state["row"] = row;
    position(state)
}

#[test]
fn pr_22_short_stacks_are_turned_up_first_and_then_the_discard_is_shuffled() {
    let state = short_of_tiles(json!({"tobacco": 1}), json!({}));
    assert_eq!(state.table.stacks.0, [0, 0, 0, 1, 2]);
    let state = after(&state, "P1 pick settler; P1 pass");
    assert_eq!(asked(&state), "chance: tile tobacco x1 | tile coffee x2");
    let state = after(&state, "chance tile coffee; chance tile coffee; chance tile tobacco");
    assert_eq!(asked(&state), "chance: tile tobacco x1", "the discard has become the stacks");
    assert_eq!(state.table.discard.total(), 0);
    let state = after(&state, "chance tile tobacco");
    assert_eq!(state.table.row.0, [0, 0, 0, 2, 2], "four of six: the row stays shorter");
    assert!(asked(&state).starts_with("P2: pick"));
}

#[test]
fn pr_22_tiles_of_the_old_row_may_come_back_at_random() {
    let state = short_of_tiles(json!({"tobacco": 1}), json!({"coffee": 2}));
    assert_eq!(state.table.stacks.0, [0, 0, 0, 1, 0]);
    let state = after(&state, "P1 pick settler; P1 pass; P2 pass; P3 pass; P5 pass; chance tile tobacco");
    assert_eq!(asked(&state), "chance: tile tobacco x1 | tile coffee x2");
}

#[test]
fn pr_22_with_no_tile_anywhere_there_is_no_row() {
    let state = short_of_tiles(json!({}), json!({"coffee": 2, "tobacco": 2}));
    let state = after(
        &state,
        "P1 pick settler; P1 settle coffee; P2 settle coffee; P3 settle tobacco; P5 settle tobacco",
    );
    assert_eq!(state.table.row.total(), 0);
    assert!(asked(&state).starts_with("P2: pick mayor"));
}

#[test]
fn pr_23_a_full_island_takes_no_tile() {
    let full = json!({"island": {"corn": 8, "sugar": 4}, "city": {"hacienda": 1, "construction-hut": 1}});
    let state = settling(json!([full, {}, {}]), json!({"row": {"indigo": 3}}));
    assert_eq!(asked(&state), "P2: settle indigo | pass");
    // The hacienda's tile may be the last.
    let nearly = json!({"island": {"corn": 7, "sugar": 4}, "city": {"hacienda": 1}});
    let state = settling(json!([nearly, {}, {}]), json!({"row": {"indigo": 3}}));
    let state = after(&state, "P1 hacienda; chance tile coffee");
    assert_eq!(asked(&state), "P2: settle indigo | pass");
}

#[test]
fn pr_23_without_quarries_neither_privilege_nor_hut() {
    let state = settling(
        json!([{"city": {"construction-hut": 1}}, {"city": {"construction-hut": 1}}, {"island": {"quarry": 8}}]),
        json!({}),
    );
    assert_eq!(asked(&state), "P1: settle corn | settle sugar | pass");
    assert_eq!(clause_against(&state, "P1 settle quarry"), "PR-23");
    assert_eq!(clause_against(&after(&state, "P1 pass"), "P2 settle quarry"), "PR-23");
}

#[test]
fn pr_24_tiles_never_leave_the_island() {
    // No step of any phase takes a tile away: over a whole random game islands only grow.
    let mut rng = game::random::fast(24);
    let mut state = crate::common::dealt(4, "P1");
    let mut legal = game::Actions::new();
    let mut tiles = [0; 4];
    while state_goes_on(&mut state, &mut rng, &mut legal) {
        for (before, board) in tiles.iter_mut().zip(state.table.seated()) {
            assert!(board.tiles.total() >= *before);
            *before = board.tiles.total();
        }
    }
    assert!(tiles.iter().sum::<u8>() > 12);
}

fn state_goes_on(
    state: &mut PuertoRico,
    rng: &mut game::FastRng,
    legal: &mut game::Actions<puerto_rico::Action>,
) -> bool {
    use game::{Draw, Game, Turn};
    match state.turn() {
        Turn::Over => return false,
        Turn::Chance => state.apply(game::Actor::Chance, state.sample(rng)),
        Turn::Seats(seats) => {
            let seat = seats.first().unwrap();
            state.legal(seat, legal);
            state.apply(seat.into(), rng.pick(legal));
        }
    }
    true
}

#[test]
fn pr_81_the_hacienda_draws_a_tile_before_the_own_choice() {
    let state = settling(json!([{"city": {"hacienda": 1}}, {"city": {"hacienda": 0}}, {}]), json!({}));
    assert_eq!(asked(&state), "P1: hacienda | settle corn | settle sugar | settle quarry | pass");
    let state = after(&state, "P1 hacienda");
    assert_eq!(
        asked(&state),
        "chance: tile corn x9 | tile indigo x12 | tile sugar x9 | tile tobacco x9 | tile coffee x8",
        "never a quarry"
    );
    assert_eq!(clause_against(&state, "P1 pass"), "PR-81", "it has to be laid");
    let state = after(&state, "chance tile tobacco");
    assert_eq!(board(&state, 1).tiles[Tile::Tobacco], 1);
    assert_eq!(state.table.stacks[Good::Tobacco], 8);
    assert_eq!(asked(&state), "P1: settle corn | settle sugar | settle quarry | pass");
    assert_eq!(clause_against(&state, "P1 hacienda"), "PR-81", "once");
    let state = after(&state, "P1 settle corn");
    assert_eq!(clause_against(&state, "P2 hacienda"), "PR-81", "not without a colonist");
}

#[test]
fn pr_81_it_is_the_owners_choice_and_never_after_the_own_tile() {
    let state = settling(json!([{"city": {"hacienda": 1}}, {}, {}]), json!({}));
    assert!(asked(&after(&state, "P1 settle corn")).starts_with("P2: "));
    assert!(asked(&after(&state, "P1 pass")).starts_with("P2: "));
}

#[test]
fn pr_81_no_quarry_from_the_stacks_even_with_a_hut() {
    let state = settling(json!([{}, {"city": {"hacienda": 1, "construction-hut": 1}}, {}]), json!({}));
    let state = after(&state, "P1 pass; P2 hacienda; chance tile corn; P2 settle quarry");
    assert_eq!(board(&state, 2).tiles[Tile::Quarry], 1);
    assert!(asked(&state).starts_with("P3: "));
}

#[test]
fn pr_81_with_empty_stacks_there_is_nothing_to_draw() {
    let mut state =
        serde_json::to_value(short_of_tiles(json!({}), json!({"tobacco": 2, "coffee": 2}))).unwrap();
    state["players"][0]["city"] = json!({"hacienda": 1});
    state["colonists"] = json!(null);
    let state = after(&position(state), "P1 pick settler");
    assert_eq!(asked(&state), "P1: settle tobacco | settle coffee | settle quarry | pass");
    assert_eq!(clause_against(&state, "P1 hacienda"), "PR-81");
}

#[test]
fn pr_82_a_manned_construction_hut_allows_a_quarry() {
    let state = settling(
        json!([{}, {"city": {"construction-hut": 1}}, {"city": {"construction-hut": 0}}]),
        json!({}),
    );
    let state = after(&state, "P1 pass");
    assert_eq!(asked(&state), "P2: settle corn | settle sugar | settle quarry | pass");
    let state = after(&state, "P2 settle quarry");
    assert_eq!(clause_against(&state, "P3 settle quarry"), "PR-21");
}

#[test]
fn pr_82_a_settler_with_a_hut_takes_one_quarry_only() {
    let state = settling(json!([{"city": {"construction-hut": 1}}, {}, {}]), json!({}));
    let state = after(&state, "P1 settle quarry");
    assert!(asked(&state).starts_with("P2: "));
}

#[test]
fn pr_84_a_hospice_mans_the_tile_of_the_own_choice() {
    let state = settling(json!([{"city": {"hospice": 1}}, {"city": {"hospice": 0}}, {}]), json!({}));
    let (ship, supply) = (state.table.colonist_ship, state.table.colonists);
    let state = after(&state, "P1 settle sugar");
    assert_eq!(asked(&state), "P1: colonist | pass");
    assert_eq!(clause_against(&state, "P1 settle corn"), "PR-84");
    assert_eq!(clause_against(&state, "P2 colonist"), "PR-12");
    let declined = after(&state, "P1 pass");
    assert_eq!(board(&declined, 1).farmers.total(), 0);
    let state = after(&state, "P1 colonist");
    assert_eq!(board(&state, 1).farmers[Tile::Sugar], 1);
    assert_eq!((state.table.colonist_ship, state.table.colonists), (ship, supply - 1));
    let state = after(&state, "P2 settle corn");
    assert!(asked(&state).starts_with("P3: "), "P2's hospice is not manned");
}

#[test]
fn pr_84_quarries_too_but_not_the_haciendas_tile() {
    let state = settling(json!([{"city": {"hospice": 1, "hacienda": 1}}, {}, {}]), json!({}));
    let state = after(&state, "P1 hacienda; chance tile indigo");
    assert_eq!(asked(&state), "P1: settle corn | settle sugar | settle quarry | pass");
    let state = after(&state, "P1 settle quarry; P1 colonist");
    assert_eq!(board(&state, 1).farmers.0, [0, 0, 0, 0, 0, 1]);
}

#[test]
fn pr_84_from_the_ship_if_the_supply_is_empty_and_then_none() {
    let from_ship =
        settling(json!([{"city": {"hospice": 1}}, {"san_juan": 54}, {}]), json!({"colonist_ship": 3}));
    assert_eq!(from_ship.table.colonists, 0);
    let state = after(&from_ship, "P1 settle corn; P1 colonist");
    assert_eq!(state.table.colonist_ship, 2);
    assert_eq!(board(&state, 1).farmers[Tile::Corn], 1);
    let none = settling(json!([{"city": {"hospice": 1}}, {"san_juan": 57}, {}]), json!({"colonist_ship": 0}));
    let state = after(&none, "P1 settle corn");
    assert!(asked(&state).starts_with("P2: "));
}

#[test]
fn pr_22_chance_turns_up_a_plantation_and_does_nothing_else() {
    let first = after(&PuertoRico::new(&PuertoRicoOptions::of(3).unwrap()), "chance governor P1");
    assert_eq!(clause_against(&first, "chance governor P2"), "PR-04", "the first row");
    let later = position(json!({"players": [{}, {}, {}], "picked": ["settler"], "phase": "deal"}));
    assert_eq!(clause_against(&later, "chance governor P2"), "PR-22");
    let owner = json!({"city": {"hacienda": 1}});
    let drawing = position(json!({"players": [owner, {}, {}], "phase": {"hacienda": {"seat": "P1"}}}));
    assert_eq!(clause_against(&drawing, "chance governor P2"), "PR-81");
}
