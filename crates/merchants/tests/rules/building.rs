//! Buying cards, merchants, caravans and routes (MOE-35 to MOE-38).

use game::{Actor, Game, Turn, Viewer};
use merchants::Action;

use crate::common::*;

#[test]
fn moe_35_a_card_costs_wool_and_salt_and_only_its_buyer_sees_it() {
    let mut state = table(4, |position| position.seats[0].resources = hand("wool 2 salt 1"));
    play(&mut state, &["P1 card"]);
    assert_eq!((state.turn(), cards_of(&state, P1)), (Turn::Chance, "wool 1".into()));
    let mut outcomes = game::Outcomes::new();
    state.chance(&mut outcomes);
    assert_eq!(outcomes.total(), 25);
    let drawn: Action = "drawn guide".parse().unwrap();
    assert!(state.seen(Viewer::Seat(P1), Actor::Chance, drawn).is_some());
    assert!(state.seen(Viewer::Seat(P2), Actor::Chance, drawn).is_none());
    play(&mut state, &["chance drawn guide"]);
    assert_eq!(state.view(Viewer::Seat(P2)).card_count(P1), 1);
    assert_eq!(clause_against(&state, "P1 card"), "MOE-35");
}

#[test]
fn moe_35_not_in_the_turn_of_its_purchase() {
    let mut state = table(4, |position| position.seats[0].resources = hand("wool 1 salt 1"));
    play(&mut state, &["P1 card", "chance drawn bill-of-exchange"]);
    assert_eq!(clause_against(&state, "P1 play bill-of-exchange"), "MOE-70");
    play(
        &mut state,
        &["P1 end", "chance dice 1 1", "P2 end", "chance dice 1 1", "P3 end", "chance dice 1 1", "P4 end"],
    );
    play(&mut state, &["P1 play bill-of-exchange"]);
}

#[test]
fn moe_35_without_a_card_in_stack_and_discard_there_is_none_to_buy() {
    let state = table(4, |position| {
        position.seats[0].resources = hand("wool 1 salt 1");
        position.seats[1].cards = Some(merchants::components::deck());
    });
    assert_eq!(clause_against(&state, "P1 card"), "MOE-35");
    assert!(!legal(&state, P1).contains(&"card".to_owned()));
}

#[test]
fn moe_36_a_merchant_on_an_own_post() {
    let mut state = table(4, |position| position.seats[0].resources = hand("wool 2 grain 2 lumber 2 ore 1"));
    assert_eq!(clause_against(&state, "P1 recruit H6.W"), "MOE-36"); // Orange's Köln.
    assert_eq!(clause_against(&state, "P1 recruit G7.E"), "MOE-36"); // No post.
    assert_eq!(legal_with(&state, P1, "recruit"), ["recruit H6.E", "recruit H8.W", "recruit K7.E"]);
    play(&mut state, &["P1 recruit H6.E"]);
    assert_eq!(cards_of(&state, P1), "lumber 1 wool 1 grain 1 ore 1");
    assert_eq!(clause_against(&state, "P1 recruit H6.E"), "MOE-36"); // One stands there.
    assert_eq!(clause_against(&state, "P1 recruit H8.W from H6.E"), "MOE-36"); // A second one is left.
    play(&mut state, &["P1 recruit K7.E"]);
    assert_eq!(written(&state).seats[0].merchants, ["H6.E", "K7.E"]);
    assert_eq!(clause_against(&state, "P1 recruit H8.W"), "MOE-36"); // Not paid.
}

#[test]
fn moe_36_with_both_on_the_board_one_moves_for_the_same_price() {
    let mut state = table(4, |position| {
        position.seats[0].resources = hand("wool 1 grain 1 lumber 1");
        position.seats[0].merchants = names("L8.W nuernberg");
    });
    assert_eq!(clause_against(&state, "P1 recruit H8.W"), "MOE-36");
    assert_eq!(clause_against(&state, "P1 recruit H8.W from K7.E"), "MOE-36"); // None stands there.
    assert_eq!(clause_against(&state, "P1 recruit H6.E from L8.W"), "MOE-36"); // One stands there.
    let from = ["H6.E", "L8.W"].map(|from| format!("recruit H8.W from {from}"));
    let to_budapest = ["H6.E", "L8.W"].map(|from| format!("recruit K7.E from {from}"));
    assert_eq!(legal_with(&state, P1, "recruit"), [from, to_budapest].concat());
    play(&mut state, &["P1 recruit H8.W from L8.W"]);
    assert_eq!(written(&state).seats[0].merchants, ["H6.E", "H8.W"]);
    let full = changed(&state, |position| position.seats[0].resources = hand("wool 1 grain 1 lumber 1"));
    let to_budapest = ["H6.E", "H8.W"].map(|from| format!("recruit K7.E from {from}"));
    assert_eq!(legal_with(&full, P1, "recruit"), to_budapest, "no other post is without a merchant");
    assert_eq!(cards_of(&state, P1), "");
}

#[test]
fn moe_37_a_caravan_beside_an_own_route_at_an_own_post() {
    let mut state = table(4, |position| {
        position.seats[0].resources = hand("ore 2 lumber 2 salt 2");
        position.seats[0].routes = names("K7.SE K8.NE");
    });
    assert_eq!(clause_against(&state, "P1 caravan K8.NE"), "MOE-37"); // It touches no own post.
    assert_eq!(clause_against(&state, "P1 caravan G7.N"), "MOE-37"); // Blue's route.
    assert_eq!(clause_against(&state, "P1 caravan K7.NE"), "MOE-37"); // No route.
    assert_eq!(legal_with(&state, P1, "caravan"), ["caravan K7.SE"]);
    play(&mut state, &["P1 caravan K7.SE"]);
    assert_eq!(cards_of(&state, P1), "lumber 1 ore 1 salt 1");
    assert_eq!(written(&state).seats[0].caravans.len(), 2);
    assert_eq!(clause_against(&state, "P1 caravan K7.SE"), "MOE-37");
}

#[test]
fn moe_37_no_third_caravan_at_a_route() {
    let state = table(4, |position| {
        position.seats[0].resources = hand("ore 1 lumber 1 salt 1");
        position.seats[0].caravans.clear();
        position.seats[1].caravans = vec![caravan("K7.SE"), caravan("K7.SE")];
    });
    assert_eq!(clause_against(&state, "P1 caravan K7.SE"), "MOE-37");
    assert!(legal_with(&state, P1, "caravan").is_empty());
}

#[test]
fn moe_37_with_both_on_the_board_one_moves_for_the_same_price() {
    let mut state = table(4, |position| {
        position.seats[0].resources = hand("ore 1 lumber 1 salt 1");
        position.seats[0].routes = names("K7.SE K8.NE G7.SE");
        position.seats[0].caravans = vec![caravan("K7.SE"), caravan("K8.NE")];
    });
    assert_eq!(clause_against(&state, "P1 caravan G7.SE"), "MOE-37");
    assert_eq!(clause_against(&state, "P1 caravan K7.SE from K7.SE"), "MOE-37"); // Not another place.
    assert_eq!(clause_against(&state, "P1 caravan G7.SE from G7.SE"), "MOE-37"); // None stands there.
    let legal = ["caravan G7.SE from K7.SE", "caravan G7.SE from K8.NE", "caravan K7.SE from K8.NE"];
    assert_eq!(legal_with(&state, P1, "caravan"), legal);
    play(&mut state, &["P1 caravan G7.SE from K8.NE"]);
    let position = written(&state);
    assert_eq!((position.seats[0].caravans.len(), cards_of(&state, P1)), (2, String::new()));
    assert!(position.seats[0].caravans.contains(&caravan("K7.SE")));
}

#[test]
fn moe_38_a_route_on_a_free_path_at_an_own_post_or_route() {
    let mut state = table(4, |position| position.seats[0].resources = hand("ore 2 lumber 2"));
    assert_eq!(clause_against(&state, "P1 route K8.SE"), "MOE-38"); // It touches nothing of red's.
    assert_eq!(clause_against(&state, "P1 route A1.N"), "MOE-38"); // No path.
    play(&mut state, &["P1 route K8.NE", "P1 route K8.SE"]); // Beside K7.SE, then beside K8.NE.
    assert_eq!(cards_of(&state, P1), "");
    assert_eq!(clause_against(&state, "P1 route G7.SE"), "MOE-38"); // Not paid.
    let state = table(4, |position| {
        position.seats[0].resources = hand("ore 1 lumber 1");
        position.seats[1].routes = names("G7.N G7.SE");
    });
    assert_eq!(clause_against(&state, "P1 route G7.SE"), "MOE-38"); // Blue's.
}

#[test]
fn moe_38_posts_of_others_do_not_block() {
    // Red's route ends at blue Bern; red goes on behind it, and behind neutral Köln.
    for (players, city) in [(4, "H7.W"), (3, "H6.W")] {
        let (at, on) = if city == "H7.W" { ("G7.NE", "G6.SE") } else { ("G6.NE", "G5.SE") };
        let mut state = table(players, |position| {
            position.seats[0].resources = hand("ore 1 lumber 1");
            position.seats[0].routes.push(at.into());
            if players == 4 {
                position.seats[3].routes.clear();
                position.seats[3].caravans.clear();
            }
        });
        play(&mut state, &[&format!("P1 route {on}")]);
    }
}

#[test]
fn moe_38_thirty_routes_at_most() {
    let map = &merchants::map::europe().short;
    let east: Vec<String> = map
        .paths
        .iter()
        .rev()
        .filter(|path| path.to_string() > "K".into())
        .take(29)
        .map(ToString::to_string)
        .collect();
    let mut state = table(4, |position| {
        position.seats[0].resources = hand("ore 2 lumber 2");
        position.seats[0].routes = east;
        position.seats[0].caravans.clear();
    });
    play(&mut state, &["P1 route G7.SE"]);
    assert_eq!(clause_against(&state, "P1 route G8.N"), "MOE-38");
    assert!(legal_with(&state, P1, "route").is_empty());
}
