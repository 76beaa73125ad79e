//! The rulebook's worked examples on our map, number for number.

use crate::common::*;
use game::{Game, Turn};

#[test]
fn moe_e1_a_roll_of_5() {
    let mut state = new("players=4");
    let before = [P1, P2, P3, P4].map(|seat| cards_of(&state, seat));
    assert_eq!(before[1], "wool 1 ore 1 salt 1");
    play(&mut state, &["chance dice 2 3"]);
    assert_eq!(cards_of(&state, P2), "wool 2 ore 1 salt 1", "blue, at the pasture of Lyon, gets wool");
    assert_eq!(cards_of(&state, P4), "grain 2 ore 1 salt 1", "orange, in Köln, gets grain");
    assert_eq!(cards_of(&state, P1), "lumber 1 grain 2 salt 1", "red, in Nürnberg, gets grain");
    assert_eq!(cards_of(&state, P3), before[2], "white gets no card");
    assert_eq!(gold_of(&state), [3, 3, 4, 3], "white takes a gold");
}

#[test]
fn moe_e2_nine_cards_on_a_seven() {
    let mut state = changed(&fixed(4), |position| position.seats[2].resources = hand("lumber 9"));
    play(&mut state, &["chance dice 2 5"]);
    for _ in 0..4 {
        assert_eq!(state.turn(), Turn::of(P3));
        play(&mut state, &["P3 discard lumber"]);
    }
    assert_eq!(state.turn(), Turn::of(P1), "the robber follows");
    assert_eq!(cards_of(&state, P3), "lumber 5");
}

#[test]
fn moe_e3_blue_reaches_kaliningrad_first() {
    // White's merchant, recruited in Praha, has walked to the intersection east of Wrocław.
    let mut state = table(4, |position| {
        position.active = Some(P3);
        position.seats[2].merchants = names("praha");
        position.seats[2].resources = hand("grain 1");
        position.seats[1].merchants = names("L6.W");
        position.tokens.as_mut().unwrap().insert("N3".into(), 9);
    });
    play(&mut state, &["P3 walk I6.E 1", "P3 step K6.W", "P3 step J6.E"]);
    assert_eq!(clause_against(&state, "P3 step L6.W"), "MOE-47", "blue's merchant stands there");
    let mut state = changed(&state, |position| {
        position.seats[1].merchants = names("L5.W");
    });
    play(
        &mut state,
        &["P3 step L6.W", "P3 stop", "P3 end", "chance dice 1 1", "P4 end", "chance dice 1 1", "P1 end"],
    );
    assert_eq!(written(&state).seats[2].merchants, ["L6.W"]);
    play(&mut state, &["chance dice 1 1"]);
    let gold = gold_of(&state)[1];
    play(&mut state, &["P2 buy grain", "P2 walk L5.W 1", "P2 step K4.E", "P2 stop"]);
    assert_eq!(gold_of(&state)[1], gold - 2);
    // One salt token is left face down: the 11.
    let mut outcomes = game::Outcomes::new();
    state.chance(&mut outcomes);
    assert_eq!(outcomes.len(), 1);
    play(&mut state, &["chance token 11"]);
    let position = written(&state);
    assert_eq!(position.tokens.unwrap().get("L4"), Some(&11));
    assert!(position.seats[1].posts.contains(&"kaliningrad".to_owned()));
    assert!(position.seats[1].merchants.is_empty());
}

#[test]
fn moe_e4_red_moves_the_9_to_beograd() {
    // Both hidden tokens for mountains are in use; one for fields still lies face down.
    let mut state = table(4, |position| {
        position.seats[0].merchants = names("budapest");
        position.seats[0].resources = hand("grain 1");
        let tokens = position.tokens.as_mut().unwrap();
        tokens.insert("H2".into(), 10);
        tokens.insert("J2".into(), 11);
        tokens.insert("N7".into(), 9);
    });
    play(&mut state, &["P1 walk K7.E 1", "P1 step L8.W", "P1 step K8.E", "P1 stop"]);
    assert_eq!(legal(&state, P1), ["circle L8", "circle L9"]);
    let mut field = state.clone();
    play(&mut field, &["P1 circle L8", "chance token 11"]);
    play(&mut state, &["P1 circle L9", "P1 take-token J8"]);
    let tokens = written(&state).tokens.unwrap();
    assert_eq!((tokens.get("L9"), tokens.get("J8"), tokens.get("L8")), (Some(&9), None, None));
}

#[test]
fn moe_e5_the_caravan_tour() {
    // Blue opens the route to Bruxelles and delivers in Paris, Bruxelles and Köln for one salt and one gold.
    let mut state = table(4, |position| {
        position.active = Some(P2);
        position.seats[1].posts.extend(names("roma napoli"));
        position.seats[1].routes = names("G7.N F7.NE");
        position.seats[1].resources = hand("ore 1 lumber 1 salt 1");
        position.seats[2].routes = names("J7.N G6.N");
    });
    assert_eq!(state.table().free_commodities(P2), 3);
    play(&mut state, &["P2 route F6.SE"]);
    let gold = gold_of(&state);
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 deliver G6.W"]);
    play(&mut state, &["P2 step F6.SE", "P2 deliver F6.E", "P2 step G6.N", "P2 deliver H6.W", "P2 stop"]);
    assert_eq!(cards_of(&state, P2), "");
    let mut delivered = written(&state).seats[1].commodities.clone();
    delivered.sort();
    assert_eq!(delivered, ["bruxelles", "koeln", "paris"]);
    assert_eq!(gold_of(&state), [gold[0], gold[1] - 1, gold[2] + 1, gold[3]]);
    assert_eq!(state.table().free_commodities(P2), 0);
}

#[test]
fn moe_e6_gold_for_routes() {
    // Red closes the way from Torino to blue's routes at Venezia: three routes.
    let mut state = table(4, |position| {
        position.seats[0].resources = hand("ore 2 lumber 2");
        position.seats[1].routes = names("H8.N H8.NE");
        position.seats[1].caravans.clear();
    });
    play(&mut state, &["P1 route G7.SE"]);
    assert_eq!(gold_of(&state), [4, 5, 3, 3], "red 1, blue 2");
    // Then red connects Bern: two routes, both red; the longer way to Venezia pays nothing.
    play(&mut state, &["P1 route G7.NE"]);
    assert_eq!(gold_of(&state), [6, 5, 3, 3], "red 2");
    // Kaliningrad, over the double arrow: three gold for three own routes.
    let mut state = table(4, |position| {
        position.active = Some(P2);
        position.seats[1].resources = hand("ore 1 lumber 1");
        position.seats[1].routes = names("G7.N L4.N");
    });
    play(&mut state, &["P2 route K3.SE", "P2 route K4.NE"]);
    assert_eq!(gold_of(&state), [3, 6, 3, 3]);
}
