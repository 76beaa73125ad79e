//! Double arrows and gold for routes (MOE-39 to MOE-41).

use game::{Game, Turn};
use merchants::map;

use crate::common::*;

/// Red has Rīga's side of the double arrow K3.SE, and what a route costs.
fn at_the_arrow(change: impl FnOnce(&mut merchants::Position)) -> merchants::Merchants {
    table(4, |position| {
        position.seats[0].resources = hand("ore 1 lumber 1");
        position.seats[0].routes = names("K7.SE L4.N");
        change(position);
    })
}

#[test]
fn moe_39_a_double_arrow_brings_a_second_route_at_once_for_free() {
    let mut state = at_the_arrow(|_| {});
    play(&mut state, &["P1 route K3.SE"]);
    assert_eq!(clause_against(&state, "P1 end"), "MOE-39");
    assert_eq!(clause_against(&state, "P1 route K8.NE"), "MOE-39"); // It touches an own route, but not the arrow.
    assert_eq!(clause_against(&state, "P1 route L4.N"), "MOE-38"); // A route lies there.
    assert_eq!(legal(&state, P1), ["route K3.NE", "route K4.N", "route K4.NE"]);
    play(&mut state, &["P1 route K4.N", "P1 end"]);
    assert_eq!((written(&state).seats[0].routes.len(), cards_of(&state, P1)), (4, String::new()));
}

#[test]
fn moe_39_not_without_a_free_path_or_a_piece() {
    let mut state = at_the_arrow(|position| position.seats[1].routes = names("G7.N K3.NE K4.N K4.NE"));
    play(&mut state, &["P1 route K3.SE", "P1 end"]);
    let east: Vec<String> =
        map::europe().short.paths.iter().rev().take(28).map(ToString::to_string).collect();
    let mut state = at_the_arrow(|position| {
        position.seats[0].routes = east;
        position.seats[0].routes.push("L4.N".into());
        position.seats[0].caravans.clear();
    });
    play(&mut state, &["P1 route K3.SE", "P1 end"]);
}

#[test]
fn moe_39_a_double_arrow_there_goes_on() {
    let text = include_str!("../../data/europe.toml")
        .replace("\"Oslo - Stockholm\"    = \"I2.NE\"", "\"Second\" = \"K4.NE\"");
    let atlas = map::register("two-arrows.toml", &text).unwrap();
    let mut state = at_the_arrow(|position| position.map = atlas.id.clone());
    play(&mut state, &["P1 route K3.SE", "P1 route K4.NE"]);
    assert_eq!(clause_against(&state, "P1 end"), "MOE-39");
    play(&mut state, &["P1 route L5.N", "P1 end"]);
}

#[test]
fn moe_40_an_isolated_city_pays_each_route_of_the_shortest_way_to_its_owner() {
    // Blue owns Bern to F7.E; red and white continue to Paris and Bruxelles: nothing is paid for what is no end of
    // an isolation, and one gold for each route of the way that is.
    let mut state = table(4, |position| {
        position.seats[1].resources = hand("ore 3 lumber 3");
        position.active = Some(P2);
    });
    play(&mut state, &["P2 route F7.SE"]); // Bern to Lyon: two routes.
    assert_eq!(gold_of(&state), [3, 5, 3, 3]);
    play(&mut state, &["P2 route F7.NE"]); // Paris was isolated: two routes to Bern or to Lyon, all blue.
    assert_eq!(gold_of(&state), [3, 7, 3, 3]);
    play(&mut state, &["P2 route G7.NE"]); // Leads to no city.
    assert_eq!(gold_of(&state), [3, 7, 3, 3]);
}

/// Zagreb, without a post, hangs on a white route; red can pay for one that ends next to it.
fn beside_zagreb(change: impl FnOnce(&mut merchants::Position)) -> merchants::Merchants {
    table(4, |position| {
        position.seats[0].resources = hand("ore 1 lumber 1");
        position.seats[0].routes = names("H6.NE");
        position.seats[0].caravans.clear();
        position.seats[2].routes = names("K8.N");
        position.seats[2].caravans.clear();
        change(position);
    })
}

#[test]
fn moe_40_the_route_need_not_touch_the_city_and_posts_do_not_matter() {
    let mut state = beside_zagreb(|_| {});
    play(&mut state, &["P1 route K7.SE"]);
    // Zagreb to Budapest: one white route, one red.
    assert_eq!(gold_of(&state), [4, 3, 4, 3]);
}

#[test]
fn moe_40_two_isolated_cities_pay_their_way_once() {
    let mut state = table(4, |position| {
        position.active = Some(P4);
        position.seats[3].resources = hand("ore 1 lumber 1");
        position.seats[3].routes.clear();
        position.seats[3].caravans.clear();
    });
    play(&mut state, &["P4 route G6.N"]); // Köln to Bruxelles.
    assert_eq!(gold_of(&state), [3, 3, 3, 4]);
}

#[test]
fn moe_40_nothing_for_cities_that_are_connected_already() {
    let mut state = table(4, |position| {
        position.active = Some(P4);
        position.seats[3].resources = hand("ore 2 lumber 2");
        position.seats[3].routes = names("G6.N F6.SE");
        position.seats[3].caravans.clear();
        position.seats[1].routes = names("G6.NE G6.SE G7.NE G7.SE");
        position.seats[1].caravans.clear();
    });
    // Bruxelles, Paris, Köln, Bern, Torino hang together; a second way closes a ring.
    play(&mut state, &["P4 route F7.NE", "P4 route G7.N"]);
    assert_eq!(gold_of(&state), [3, 3, 3, 3]);
}

#[test]
fn moe_40_among_equal_ways_the_active_player_chooses() {
    // Paris is connected at F7.E, from where Lyon is one white route away and Bern one blue one.
    let mut state = between_lyon_and_bern();
    play(&mut state, &["P2 route F7.NE"]);
    assert_eq!(state.turn(), Turn::of(P2));
    assert_eq!(legal(&state, P2), ["gold P2 1 P3 1", "gold P2 2"]);
    assert_eq!(clause_against(&state, "P2 end"), "MOE-40");
    assert_eq!(clause_against(&state, "P2 gold P3 2"), "MOE-40");
    let mut other = state.clone();
    play(&mut state, &["P2 gold P2 2", "P2 end"]);
    assert_eq!(gold_of(&state), [3, 5, 3, 3]);
    play(&mut other, &["P2 gold P2 1 P3 1"]);
    assert_eq!(gold_of(&other), [3, 4, 4, 3]);
}

#[test]
fn moe_40_each_route_of_a_double_arrow_is_settled_as_it_is_laid() {
    // Rīga and Kaliningrad: the arrow joins L4.N and K4.NE, so it pays at once, before the second route.
    let mut state = at_the_arrow(|position| position.seats[1].routes = names("G7.N K4.NE"));
    play(&mut state, &["P1 route K3.SE"]);
    assert_eq!(gold_of(&state), [5, 4, 3, 3]);
    assert_eq!(clause_against(&state, "P1 end"), "MOE-39");
}

#[test]
fn moe_40_a_bank_that_runs_short_pays_the_active_player_first() {
    let mut state = beside_zagreb(|position| position.seats[3].gold = 90);
    play(&mut state, &["P1 route K7.SE"]);
    assert_eq!(gold_of(&state), [4, 3, 3, 90]);
}

#[test]
fn moe_41_kaliningrad_over_the_double_arrow_pays_three() {
    let mut state = at_the_arrow(|_| {});
    play(&mut state, &["P1 route K3.SE", "P1 route K4.NE"]);
    assert_eq!(gold_of(&state)[0], 3 + 3);
}

#[test]
fn moe_40_what_a_route_would_pay_is_known_before_it_is_laid() {
    let paid = |state: &merchants::Merchants, name: &str| {
        let table = state.table();
        table.gold_for_route(table.map().path(name.parse().unwrap()).unwrap()).0
    };
    let state = beside_zagreb(|_| {});
    assert_eq!(paid(&state, "K7.SE"), [1, 0, 1, 0]);
    assert_eq!(paid(&state, "K7.NE"), [0; 4], "it ends no isolation");
    // Where equally short ways pay differently, nothing is paid before one is chosen.
    let state = between_lyon_and_bern();
    assert_eq!(paid(&state, "F7.NE"), [0; 4]);
}

/// Blue is about to connect Paris, with Lyon by a white route and with Bern by one of their own.
fn between_lyon_and_bern() -> merchants::Merchants {
    table(4, |position| {
        position.active = Some(P2);
        position.seats[1].resources = hand("ore 1 lumber 1");
        position.seats[1].routes = names("G7.N");
        position.seats[2].routes = names("F7.SE");
        position.seats[2].caravans.clear();
    })
}

#[test]
fn moe_40_a_position_waits_for_a_choice_only_where_ways_pay_differently() {
    let mut state = between_lyon_and_bern();
    play(&mut state, &["P2 route F7.NE"]);
    assert_eq!(changed(&state, |_| {}), state);
    // Without the way to Lyon there is one way only.
    let alone = with_field(&state, "/seats/2/routes", serde_json::json!([])).unwrap_err();
    assert!(alone.contains("leaves no choice among ways (MOE-40)"), "{alone}");
}

#[test]
fn moe_39_a_position_waits_for_the_second_route_only_if_a_piece_is_left() {
    let with_routes = |number: usize| {
        let paths = map::europe().short.paths.iter().rev().map(ToString::to_string);
        let mut routes: Vec<String> = paths.filter(|path| path != "K3.SE").take(number - 1).collect();
        routes.push("K3.SE".into());
        let seats = serde_json::json!([{ "routes": routes }, {}, {}, {}]);
        serde_json::json!({"phase": {"adjoining": "K3.SE"}, "seats": seats}).to_string()
    };
    let mut state = position(&with_routes(29));
    play(&mut state, &["P1 route K4.NE", "P1 end"]);
    let refused = bad_position::<merchants::Merchants>(&with_routes(30));
    assert!(refused.contains("K3.SE brings no free route (MOE-39)"), "{refused}");
}
