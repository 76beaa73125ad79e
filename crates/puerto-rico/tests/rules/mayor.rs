//! PR-30 to PR-36.

use game::{Actions, Game, Seat, Turn};
use puerto_rico::{Action, Building, PuertoRico, SiteSet, Tile};

use crate::common::{after, asked, board, choices, clause_against, json, orders, position};
use testkit::script::at_once;

fn mayor(players: serde_json::Value, ship: u8) -> PuertoRico {
    after(&position(json!({"players": players, "colonist_ship": ship})), "P1 pick mayor")
}

#[test]
fn pr_30_the_mayor_may_take_a_colonist_from_the_supply() {
    let state = mayor(json!([{}, {}, {}]), 3);
    assert_eq!(asked(&state), "P1: colonist | pass");
    assert_eq!(clause_against(&state, "P1 pick mayor"), "PR-30");
    assert_eq!(clause_against(&state, "P2 colonist"), "PR-12", "the privilege is the mayor's alone");
    let supply = state.table.colonists;
    let taken = after(&state, "P1 colonist");
    assert_eq!([1, 2, 3].map(|seat| board(&taken, seat).colonists()), [2, 1, 1]);
    assert_eq!(taken.table.colonists, supply - 1 - 3, "one for the mayor, three for the next ship");
    let declined = after(&state, "P1 pass");
    assert_eq!([1, 2, 3].map(|seat| board(&declined, seat).colonists()), [1, 1, 1]);
}

#[test]
fn pr_30_none_left_none_taken() {
    let state = mayor(json!([{}, {"san_juan": 55}, {}]), 3);
    assert!(asked(&state).starts_with("P2: pick"), "there was nothing to ask");
    assert_eq!([1, 2, 3].map(|seat| board(&state, seat).colonists()), [1, 56, 1]);
}

#[test]
fn pr_31_one_by_one_from_the_mayor_clockwise() {
    for (ship, expected) in [(3, [1, 1, 1]), (7, [2, 3, 2]), (8, [2, 3, 3])] {
        let builder = json!({"city": {"indigo-plant": 0, "sugar-mill": 0, "tobacco-storage": 0}});
        let state = position(json!({"players": [builder, {}, {}], "colonist_ship": ship, "governor": "P2"}));
        let state = after(&state, "P2 pick mayor; P2 pass");
        assert_eq!([1, 2, 3].map(|seat| board(&state, seat).colonists()), expected, "{ship} on the ship");
    }
    // Fewer come only when the supply is empty.
    for (ship, expected) in [(0, [0, 0, 0]), (1, [0, 1, 0]), (2, [0, 1, 1])] {
        let idle = 58 - ship;
        let players = json!([{"san_juan": idle}, {}, {}]);
        let state = position(json!({"players": players, "colonist_ship": ship, "governor": "P2"}));
        let state = after(&state, "P2 pick mayor");
        let landed =
            [board(&state, 1).colonists() - idle, board(&state, 2).colonists(), board(&state, 3).colonists()];
        assert_eq!(landed, expected, "{ship} on the ship");
    }
}

/// P1 has two corn (one manned), an indigo, a quarry, a hacienda (manned) and an indigo plant; 3 colonists in all
/// after the ship, and 7 circles... of which 4 stay empty.
fn rearranging() -> PuertoRico {
    let p1 = json!({
        "island": {"corn": 2, "indigo": 1, "quarry": 1}, "farmers": {"corn": 1},
        "city": {"hacienda": 1, "indigo-plant": 0}, "san_juan": 0
    });
    after(&mayor(json!([p1, {}, {}]), 3), "P1 pass")
}

/// Every arrangement that a search reaches from there.
fn every_arrangement() -> Vec<PuertoRico> {
    let mut arrangements = Vec::new();
    let mut open = vec![rearranging()];
    let mut legal = Actions::new();
    while let Some(state) = open.pop() {
        if state.turn() != Turn::of(Seat::new(0)) {
            arrangements.push(state);
            continue;
        }
        state.legal(Seat::new(0), &mut legal);
        for &action in legal.iter() {
            let mut next = state;
            next.apply(Seat::new(0).into(), action);
            open.push(next);
        }
    }
    arrangements
}

#[test]
fn pr_32_all_colonists_may_be_rearranged_old_and_new() {
    let state = rearranging();
    assert_eq!(asked(&state), "P1: place corn 0 | place corn 1 | place corn 2");
    assert_eq!(clause_against(&state, "P1 place sugar 1"), "PR-32", "there is no such site");
    assert_eq!(
        clause_against(&after(&state, "P1 place indigo 1"), "P1 place indigo 1"),
        "PR-32",
        "each site once"
    );
    assert_eq!(clause_against(&state, "P1 place corn 3"), "PR-32");
    assert_eq!(clause_against(&state, "P1 colonist"), "PR-32");
    assert_eq!(clause_against(&state, "P2 place corn 0"), "PR-34", "P2 has no circle to fill");
    let all_into_the_plant =
        after(&state, "P1 place corn 0; P1 place indigo 0; P1 place quarry 0; P1 place hacienda 0");
    let city = board(&all_into_the_plant, 1);
    assert_eq!(
        (city.staff(Building::IndigoPlant), city.staff(Building::Hacienda), city.farmers.total()),
        (3, 0, 0)
    );
    let on_the_land = after(&state, "P1 place corn 1; P1 place indigo 1; P1 place quarry 1");
    assert_eq!(board(&on_the_land, 1).farmers.0, [1, 1, 0, 0, 0, 1]);
    assert_eq!(board(&on_the_land, 1).staff_total(), 0, "the hacienda's colonist may go to the fields");
}

#[test]
fn pr_32_sites_are_manned_in_any_order() {
    let state = rearranging();
    let in_order =
        after(&state, "P1 place corn 1; P1 place indigo 0; P1 place quarry 0; P1 place hacienda 1");
    let reversed =
        after(&state, "P1 place indigo-plant 1; P1 place hacienda 1; P1 place quarry 0; P1 place indigo 0");
    assert_eq!(in_order, reversed);
    let from_the_middle = after(&state, "P1 place hacienda 1; P1 place corn 1");
    assert_eq!(
        asked(&from_the_middle),
        "P1: place indigo 0 | place indigo 1",
        "a search goes on in its order"
    );
    assert_eq!(
        choices(&from_the_middle).join(" | "),
        "place indigo 0 | place indigo 1 | place quarry 0 | place quarry 1 | place indigo-plant 0 | place indigo-plant 1"
    );
    assert_eq!(
        after(&from_the_middle, "P1 place indigo-plant 1"),
        in_order,
        "and the other sites stay empty"
    );
    let json = serde_json::to_value(from_the_middle).unwrap();
    assert_eq!(json["phase"]["colonists"]["sites"], json!(["indigo", "quarry", "indigo-plant"]));
}

#[test]
fn pr_32_every_order_leads_to_the_same() {
    // The three colonists as every arrangement has them, named in every order of the five sites.
    let state = rearranging();
    for arrangement in every_arrangement() {
        let board = arrangement.table.board(Seat::new(0));
        let steps: Vec<Action> = SiteSet::of(board)
            .into_iter()
            .map(|site| Action::Place(site, board.colonists_on(site)))
            .collect();
        for order in orders(&steps) {
            let mut reached = state;
            for &step in &order {
                if reached.turn() != Turn::of(Seat::new(0)) {
                    break;
                }
                reached
                    .play(Seat::new(0).into(), step)
                    .unwrap_or_else(|illegal| panic!("{order:?}: {illegal}"));
            }
            assert_eq!(reached, arrangement, "{order:?}");
        }
    }
}

#[test]
fn pr_32_and_pr_61_a_whole_choice_at_once() {
    let steps = |text: &str| -> Vec<String> {
        PuertoRico::steps(text).unwrap().iter().map(ToString::to_string).collect()
    };
    assert_eq!(steps("place corn 2 office 1"), ["place corn 2", "place office 1"]);
    assert_eq!(steps("keep coffee 3 corn 1"), ["keep coffee 3", "keep corn 1"]);
    assert_eq!(steps("keep coffee 3 pass"), ["keep coffee 3", "pass"]);
    assert_eq!(steps("load corn 6"), ["load corn 6"]);
    for text in [
        "place",
        "place corn",
        "place corn 1 office",
        "place corn 1 pass",
        "keep corn 1 pass corn 1",
        "keep pass",
    ] {
        assert!(PuertoRico::steps(text).is_err(), "{text}");
    }
    assert!(PuertoRico::steps(&format!("keep{}", " corn 1".repeat(500))).is_err());
}

#[test]
fn pr_32_and_pr_61_a_whole_choice_may_say_what_goes_by_itself() {
    let placing = position(json!({
        "players": [
            {"island": {"corn": 3, "indigo": 2, "quarry": 1}, "city": {"office": 0, "small-indigo-plant": 0}, "san_juan": 4},
            {}, {}
        ],
        "picked": ["mayor"],
        "phase": {"colonists": {"seat": "P1", "next": "corn"}}
    }));
    let told = |choice: &str| at_once(&placing, &format!("P1 {choice}"));
    assert_eq!(told("place corn 3 office 1").unwrap(), "place corn 3; place office 1");
    assert_eq!(told("place corn 3 office 1 indigo 0").unwrap(), "place corn 3; place office 1");
    assert_eq!(
        told("place indigo 0 quarry 0 small-indigo-plant 0 corn 3 office 1").unwrap(),
        "place indigo 0; place quarry 0; place small-indigo-plant 0"
    );
    let complete = |count: u8| Err(format!("PR-32: the choice is complete after {count} of these steps"));
    assert_eq!(told("place corn 3 office 1 indigo 1"), complete(2), "there is none left");
    assert_eq!(told("place corn 3 office 1 corn 3"), complete(2), "each site is named once");
    assert_eq!(told("place corn 3 office 1 indigo 0 indigo 0"), complete(2));
    assert_eq!(told("place corn 3 office 1 wharf 0"), complete(2), "there is no such site");
    assert!(told("place corn 3 indigo 2").unwrap_err().starts_with("PR-32: there are not so many"));

    let storing = position(json!({
        "players": [
            {"goods": {"corn": 3, "sugar": 2, "coffee": 2}, "island": {}, "city": {"small-warehouse": 1}}, {}, {}
        ],
        "picked": ["captain"],
        "phase": {"storing": {"seat": "P1"}}
    }));
    let told = |choice: &str| at_once(&storing, &format!("P1 {choice}"));
    assert_eq!(told("keep corn 3 sugar 1 pass").unwrap(), "keep corn 3; keep sugar 1");
    assert_eq!(told("keep corn 1 pass").unwrap(), "keep corn 1; pass");
    let complete = "PR-61: the choice is complete after 2 of these steps";
    assert_eq!(told("keep corn 3 sugar 1 coffee 1").unwrap_err(), complete);
    assert_eq!(told("keep corn 3 sugar 1 corn 3").unwrap_err(), complete);
}

#[test]
fn pr_32_every_arrangement_is_reached_in_one_way_only() {
    let mut arrangements = every_arrangement();
    let count = arrangements.len();
    arrangements.sort_by_key(|state| format!("{state:?}"));
    arrangements.dedup();
    assert_eq!(count, arrangements.len());
    // Three colonists on corn (up to 2), indigo, quarry, hacienda (1 each), plant (3): counted by hand.
    let mut by_hand = 0;
    for corn in 0..=2 {
        for singles in 0..=3 {
            let ways = [1, 3, 3, 1][singles];
            if (0..=3).contains(&(3 - corn - singles as i32)) {
                by_hand += ways;
            }
        }
    }
    assert_eq!(count, by_hand);
}

#[test]
fn pr_32_san_juan_takes_part_and_the_order_is_clockwise_from_the_mayor() {
    let board_json = json!({"island": {"corn": 1, "sugar": 1, "coffee": 1}, "san_juan": 1});
    let state = position(json!({"players": [board_json, board_json, board_json], "governor": "P3"}));
    let state = after(&state, "P3 pick mayor; P3 pass");
    assert_eq!(asked(&state), "P3: place corn 0 | place corn 1");
    let state = after(&state, "P3 place corn 0");
    assert_eq!(board(&state, 3).farmers.0, [0, 0, 1, 0, 1, 0], "two colonists, two circles left");
    assert_eq!(asked(&state), "P1: place corn 0 | place corn 1");
    let state = after(&state, "P1 place corn 1; P1 place sugar 1; P2 place corn 1; P2 place sugar 0");
    assert_eq!(board(&state, 1).farmers.0, [1, 0, 1, 0, 0, 0]);
    assert_eq!(board(&state, 2).farmers.0, [1, 0, 0, 0, 1, 0]);
}

#[test]
fn pr_33_only_what_is_manned_works() {
    // An unmanned plantation, plant, market, office and quarry do nothing.
    let unmanned = json!({
        "island": {"corn": 1, "indigo": 1, "quarry": 1}, "farmers": {"indigo": 1},
        "city": {"indigo-plant": 0, "small-market": 0, "office": 0},
        "doubloons": 2, "goods": {"corn": 1}
    });
    let start = position(json!({"players": [{}, unmanned, {}], "house": {"corn": 1}}));
    assert_eq!(board(&after(&start, "P1 pick craftsman"), 2).goods.total(), 1);
    let state = after(&start, "P1 pick trader");
    assert!(asked(&state).starts_with("P2: pick"), "the house has corn, and the office is not manned");
    let state = after(&start, "P1 pick builder; P1 pass");
    assert_eq!(
        asked(&state),
        "P2: build small-indigo-plant | build small-sugar-mill | build hacienda | build construction-hut | pass"
    );
}

#[test]
fn pr_34_circles_have_to_be_filled() {
    // Five colonists, seven circles: at most two circles stay empty.
    let p1 = json!({"island": {"corn": 2, "quarry": 1}, "city": {"hacienda": 0, "indigo-plant": 0}, "san_juan": 4});
    let state = after(&mayor(json!([p1, {}, {}]), 3), "P1 pass");
    assert_eq!(asked(&state), "P1: place corn 0 | place corn 1 | place corn 2");
    assert_eq!(clause_against(&state, "P1 pass"), "PR-34");
    let state = after(&state, "P1 place corn 0");
    // Both empty circles are spent, so all others are filled by themselves.
    let board = board(&state, 1);
    assert_eq!(
        (board.farmers[Tile::Quarry], board.staff(Building::Hacienda), board.staff(Building::IndigoPlant)),
        (1, 1, 3)
    );
    assert_eq!(board.san_juan, 0);
}

#[test]
fn pr_34_too_few_is_refused() {
    let p1 = json!({"island": {"corn": 4}, "city": {"hacienda": 0, "office": 0}, "san_juan": 3});
    let state = after(&mayor(json!([p1, {}, {}]), 3), "P1 pass");
    assert_eq!(asked(&state), "P1: place corn 2 | place corn 3 | place corn 4");
    assert_eq!(clause_against(&state, "P1 place corn 1"), "PR-34");
}

#[test]
fn pr_34_colonists_stay_in_san_juan_only_without_an_empty_circle() {
    let p1 = json!({"island": {"corn": 1}, "city": {"coffee-roaster": 0}, "san_juan": 6});
    let state = after(&mayor(json!([p1, {}, {}]), 3), "P1 pass");
    let board = board(&state, 1);
    assert_eq!((board.farmers[Tile::Corn], board.staff(Building::CoffeeRoaster), board.san_juan), (1, 2, 4));
}

#[test]
fn pr_35_the_ship_is_filled_for_empty_circles_on_buildings_but_not_on_tiles() {
    let builder = json!({"island": {"corn": 3, "sugar": 4}, "city": {"indigo-plant": 0, "sugar-mill": 0}});
    let state = mayor(json!([builder, builder, {"island": {"corn": 3}}]), 3);
    let state = after(&state, "P1 pass; P1 place corn 1; P2 place corn 1");
    assert_eq!(state.table.colonist_ship, 12);
    assert_eq!(state.table.colonists, 58 - 3 - 12);
    assert!(!state.table.ending);
}

#[test]
fn pr_35_at_least_as_many_as_players() {
    let state = after(&mayor(json!([{"city": {"hacienda": 0}}, {}, {}]), 3), "P1 pass");
    assert_eq!(state.table.colonist_ship, 3);
}

#[test]
fn pr_35_if_the_supply_is_short_what_there_is_goes_on_the_ship_and_the_end_comes() {
    let state = after(&mayor(json!([{}, {"san_juan": 52}, {}]), 3), "P1 pass");
    assert_eq!(
        (state.table.colonist_ship, state.table.colonists, state.table.ending),
        (3, 0, false),
        "just enough"
    );
    let state = after(&mayor(json!([{}, {"san_juan": 53}, {}]), 3), "P1 pass");
    assert_eq!((state.table.colonist_ship, state.table.colonists, state.table.ending), (2, 0, true));
}

#[test]
fn pr_36_colonists_are_placed_in_the_mayor_phase_only() {
    let state =
        position(json!({"players": [{"san_juan": 2, "island": {"corn": 3}, "doubloons": 5}, {}, {}]}));
    assert_eq!(clause_against(&state, "P1 place corn 1"), "PR-36");
    let state = after(&state, "P1 pick builder");
    assert_eq!(clause_against(&state, "P1 place corn 1"), "PR-36");
    let state = after(&state, "P1 build small-market");
    assert_eq!(board(&state, 1).san_juan, 2, "not even for a new building");
}
