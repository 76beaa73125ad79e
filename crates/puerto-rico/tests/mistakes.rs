//! A position for each mistake that public implementations of the game make.

use crate::common::{after, asked, board, clause_against, dealt, doubloons, json, points, position};
use game::{Actions, Game, Outcomes, Seat, Turn, Viewer, playout, random};
use puerto_rico::{Building, Good, PuertoRico, PuertoRicoOptions, Role, Tile};

/// PR-01, PR-05: two doubloons and one prospector whatever the number of players.
#[test]
fn money_and_prospectors_depend_on_the_number_of_players() {
    let start = |players| {
        let table = dealt(players, "P1").table;
        (table.boards.0[0].doubloons, Role::of_table(table.players).len())
    };
    assert_eq!([start(3), start(4), start(5)], [(2, 6), (3, 7), (4, 8)]);
}

/// PR-02: two indigo and three corn with five players.
#[test]
fn five_players_start_with_three_indigo_and_two_corn() {
    let state = dealt(5, "P1");
    let indigo = state.table.seated().iter().filter(|board| board.tiles[Tile::Indigo] == 1).count();
    assert_eq!(indigo, 3);
}

/// PR-08: the colonists on the first ship taken out of the 55, 75 or 95.
#[test]
fn the_first_ship_is_not_filled_from_the_supply() {
    assert_eq!((3..=5).map(|players| dealt(players, "P1").table.colonists).collect::<Vec<_>>(), [55, 75, 95]);
}

/// PR-09: small market at 2 and small warehouse at 2.
#[test]
fn small_market_and_small_warehouse_at_their_prices() {
    let price = |building: Building| building.printed().price;
    assert_eq!([price(Building::SmallMarket), price(Building::SmallWarehouse)], [1, 3]);
}

/// PR-12, PR-23: a settler with a full island who makes everybody skip.
#[test]
fn a_settler_with_a_full_island_is_skipped_alone() {
    let full = json!({"island": {"corn": 6, "indigo": 6}});
    let state = after(&position(json!({"players": [full, {}, {}], "row": {"sugar": 2}})), "P1 pick settler");
    assert_eq!(asked(&state), "P2: settle sugar | pass");
}

/// PR-57: a kind loaded on any empty ship.
#[test]
fn the_empty_ship_has_to_be_one_on_which_most_fit() {
    let state = position(
        json!({"players": [{"goods": {"coffee": 6}}, {}, {}, {}], "phase": {"captain": {"seat": "P1"}}}),
    );
    assert_eq!(asked(&state), "P1: load coffee 6 | load coffee 7");
    assert_eq!(clause_against(&state, "P1 load coffee 5"), "PR-57");
}

/// PR-89: a forced wharf.
#[test]
fn a_wharf_is_never_forced() {
    let state = position(json!({
        "players": [{"goods": {"coffee": 1}, "city": {"wharf": 1}}, {}, {}],
        "ships": [{"corn": 1}, {"sugar": 1}, {"indigo": 1}], "phase": {"captain": {"seat": "P1"}},
    }));
    assert_eq!(asked(&state), "P1: wharf coffee | pass");
}

/// PR-46: shortage served from seat 0 in place of from the craftsman.
#[test]
fn shortage_is_served_from_the_craftsman_on() {
    let farmer = json!({"island": {"corn": 1}, "farmers": {"corn": 1}, "goods": {"corn": 3}});
    let state =
        after(&position(json!({"players": [farmer, farmer, farmer], "governor": "P3"})), "P3 pick craftsman");
    assert_eq!([1, 2, 3].map(|seat| board(&state, seat).goods[Good::Corn]), [3, 3, 4]);
}

/// PR-84: a hospice that forgets quarries or the ship.
#[test]
fn a_hospice_knows_quarries_and_the_ship() {
    let state = position(json!({
        "players": [{"city": {"hospice": 1}}, {"san_juan": 55}, {}], "colonist_ship": 2, "row": {"corn": 1}
    }));
    let state = after(&state, "P1 pick settler; P1 settle quarry; P1 colonist");
    assert_eq!((board(&state, 1).farmers[Tile::Quarry], state.table.colonist_ship), (1, 1));
}

/// PR-22: discarded tiles put back unshuffled.
#[test]
fn discarded_tiles_come_back_in_any_order() {
    let state = position(json!({
        "players": [
            {"island": {"corn": 6, "indigo": 6}}, {"island": {"corn": 3, "indigo": 6, "sugar": 3}},
            {"island": {"sugar": 5, "tobacco": 7}}, {"island": {"tobacco": 2, "coffee": 4}}, {}
        ],
        "discard": {"corn": 1, "sugar": 3, "coffee": 4},
    }));
    assert_eq!(state.table.stacks.total(), 0);
    // The settler's island is full, nothing lies in the row, and so the row is laid out at once.
    let state = after(&state, "P1 pick settler");
    assert_eq!(asked(&state), "chance: tile corn x1 | tile sugar x3 | tile coffee x4");
}

/// PR-72: no tie-break.
#[test]
fn ties_are_broken_by_doubloons_and_barrels() {
    let state = position(
        json!({"players": [{"vp": 9}, {"vp": 9, "goods": {"corn": 1}}, {}], "phase": "over", "ending": true}),
    );
    assert_eq!(state.score().unwrap().winners().count(), 1);
    assert_eq!(state.score().unwrap().share(Seat::new(1)), 1.0);
}

/// PR-86: a factory that pays 4 for five kinds.
#[test]
fn a_factory_pays_five_for_five_kinds() {
    let all = json!({"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1});
    let city = json!({"small-indigo-plant": 1, "small-sugar-mill": 1, "tobacco-storage": 1, "coffee-roaster": 1, "factory": 1});
    let state = position(json!({"players": [{"island": all, "farmers": all, "city": city}, {}, {}]}));
    assert_eq!(doubloons(&after(&state, "P1 pick craftsman")), [5, 0, 0]);
}

/// PR-61: storage chosen for the owner.
#[test]
fn the_owner_chooses_what_is_stored() {
    let state = position(json!({
        "players": [{"goods": {"corn": 2, "coffee": 1}, "city": {"small-warehouse": 1}}, {}, {}],
        "phase": {"storing": {"seat": "P1"}},
    }));
    assert_eq!(asked(&state), "P1: keep corn 1 | keep corn 2 | keep coffee 1");
}

/// PR-32: mayor placements chosen for the owner.
#[test]
fn the_owner_chooses_where_colonists_go() {
    let state = position(json!({"players": [{"island": {"corn": 1, "coffee": 1}}, {}, {}]}));
    let state = after(&state, "P1 pick mayor; P1 pass");
    assert_eq!(asked(&state), "P1: place corn 0 | place corn 1");
}

/// Computing the legal actions changes the state.
#[test]
fn asking_changes_nothing() {
    let mut rng = random::fast(5);
    let (mut legal, mut outcomes) = (Actions::new(), Outcomes::new());
    for steps in 0..300 {
        let mut state = PuertoRico::new(&PuertoRicoOptions::of(3 + steps as usize % 3).unwrap());
        playout(&mut state, &mut rng, &mut legal, steps);
        let before = state;
        Seat::all(state.players()).for_each(|seat| state.legal(seat, &mut legal));
        state.chance(&mut outcomes);
        if state.turn() == Turn::Chance {
            state.sample(&mut rng);
        }
        let _ = (state.score(), state.view(Viewer::Spectator));
        assert_eq!(state, before);
    }
}

/// PR-91: the summary of the rulebook says "manned" spaces; its detailed text and its example don't.
#[test]
fn the_residence_counts_tiles_without_colonists() {
    let state = position(json!({
        "players": [{"island": {"corn": 8, "sugar": 4}, "city": {"residence": 1}}, {}, {}], "phase": "over", "ending": true
    }));
    assert_eq!(points(&state, 1, "residence"), 7);
}
