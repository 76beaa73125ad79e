//! Production, the robber, and what is hidden (MOE-20 to MOE-26).

use game::{Actor, Game, Seat, Turn, Viewer};
use merchants::Action;
use merchants::components::Resource;
use merchants::position::PhasePosition;

use crate::common::*;

/// The fixed start before red's throw, changed.
fn before_the_throw(change: impl FnOnce(&mut merchants::Position)) -> merchants::Merchants {
    changed(&fixed(4), change)
}

#[test]
fn moe_20_a_turn_begins_with_two_dice() {
    let state = fixed(4);
    assert_eq!(state.turn(), Turn::Chance);
    let mut outcomes = game::Outcomes::new();
    state.chance(&mut outcomes);
    assert_eq!((outcomes.len(), outcomes.total()), (21, 36));
    assert_eq!(clause_against(&state, "P1 end"), "MOE-20");
}

#[test]
fn moe_20_before_the_dice_a_card_may_be_played() {
    let mut state = before_the_throw(|position| {
        position.phase = PhasePosition::BeforeRoll;
        position.seats[0].cards = cards("bill-of-exchange 1");
    });
    assert_eq!(legal(&state, P1), ["roll", "play bill-of-exchange"]);
    assert_eq!(clause_against(&state, "P1 end"), "MOE-20");
    play(&mut state, &["P1 play bill-of-exchange"]);
    assert_eq!((gold_of(&state)[0], state.turn()), (6, Turn::Chance));
    play(&mut state, &["chance dice 1 1"]);
    assert_eq!(state.turn(), Turn::of(P1));
    // A player with cards is asked again at the next turn.
    let mut state = before_the_throw(|position| position.seats[1].cards = cards("lancer 1"));
    play(&mut state, &["chance dice 1 1", "P1 end"]);
    assert_eq!(legal(&state, P2), ["roll", "play lancer"]);
    play(&mut state, &["P2 roll", "chance dice 1 1"]);
}

#[test]
fn moe_21_each_post_at_a_hex_with_the_number_brings_a_card() {
    // The saltworks 10 at München and Venezia, and with the token on G6 Bern, Bruxelles, Paris and Köln.
    let mut state = fixed(4);
    play(&mut state, &["chance dice 4 6"]);
    assert_eq!(cards_of(&state, P1), "lumber 1 grain 1 salt 1");
    assert_eq!(cards_of(&state, P2), "wool 1 ore 1 salt 3"); // Bern and Venezia.
    assert_eq!(cards_of(&state, P3), "lumber 1 wool 1 grain 1 salt 2"); // Bruxelles and München.
    // Köln and Paris at the saltworks, Kraków at the field with the token 10.
    assert_eq!(cards_of(&state, P4), "grain 2 ore 1 salt 3");
}

#[test]
fn moe_22_the_robbers_hex_brings_nothing() {
    let mut state = before_the_throw(|position| position.robber = Some("G6".into()));
    play(&mut state, &["chance dice 4 6"]);
    assert_eq!(cards_of(&state, P2), "wool 1 ore 1 salt 2"); // Venezia only.
    assert_eq!(cards_of(&state, P4), "grain 2 ore 1 salt 1"); // Kraków only.
}

#[test]
fn moe_23_a_resource_that_does_not_suffice_for_all_is_given_to_nobody() {
    // A 10 claims six salt and one grain. Five salt are left, and just the one grain.
    let mut state = before_the_throw(|position| {
        for seat in &mut position.seats {
            seat.resources = None;
        }
        position.seats[0].resources = hand("grain 18 salt 14");
    });
    play(&mut state, &["chance dice 4 6"]);
    assert_eq!((cards_of(&state, P2), cards_of(&state, P3)), (String::new(), String::new()));
    assert_eq!(cards_of(&state, P4), "grain 1", "what just suffices is given");
    // Those who got nothing are compensated.
    assert_eq!(gold_of(&state), [4, 4, 4, 3]);
    // Six salt are enough.
    let mut state = before_the_throw(|position| {
        for seat in &mut position.seats {
            seat.resources = None;
        }
        position.seats[0].resources = hand("salt 13");
    });
    play(&mut state, &["chance dice 4 6"]);
    assert_eq!((cards_of(&state, P2), cards_of(&state, P3)), ("salt 2".into(), "salt 2".into()));
}

#[test]
fn moe_24_who_gets_no_resource_takes_a_gold() {
    let mut state = fixed(4);
    play(&mut state, &["chance dice 4 6"]);
    assert_eq!(gold_of(&state), [4, 3, 3, 3]);
    // Not on a 7.
    let mut state = fixed(4);
    play(&mut state, &["chance dice 3 4"]);
    assert_eq!(gold_of(&state), [3, 3, 3, 3]);
}

#[test]
fn moe_24_a_bank_that_runs_short_pays_the_active_player_first() {
    // Nobody stands at a 12. Two gold are left, and it is P3's turn.
    let mut state = before_the_throw(|position| {
        position.active = Some(P3);
        for (seat, gold) in position.seats.iter_mut().zip([20, 30, 28, 20]) {
            seat.gold = gold;
        }
    });
    play(&mut state, &["chance dice 6 6"]);
    assert_eq!(gold_of(&state), [20, 30, 29, 21]);
}

fn robbery(hands: [&str; 4]) -> merchants::Merchants {
    let mut state = before_the_throw(|position| {
        for (seat, cards) in position.seats.iter_mut().zip(hands) {
            seat.resources = hand(cards);
        }
    });
    play(&mut state, &["chance dice 1 6"]);
    state
}

#[test]
fn moe_25_hands_above_seven_cards_return_half_all_at_once() {
    let mut state = robbery(["lumber 7", "lumber 2 wool 3 ore 4", "ore 8", "salt 1"]);
    let Turn::Seats(seats) = state.turn() else { panic!("hands are returned") };
    assert_eq!(seats.into_iter().collect::<Vec<Seat>>(), [P2, P3]);
    assert_eq!(clause_against(&state, "P1 robber H6"), "MOE-25");
    play(
        &mut state,
        &["P3 discard ore", "P2 discard wool", "P3 discard ore", "P3 discard ore", "P3 discard ore"],
    );
    assert_eq!(cards_of(&state, P3), "ore 4");
    assert_eq!(clause_against(&state, "P3 discard ore"), "MOE-25");
    // What is listed keeps an order; what is accepted doesn't.
    assert_eq!(legal(&state, P2), ["discard wool", "discard ore"]);
    play(&mut state, &["P2 discard ore", "P2 discard lumber", "P2 discard ore"]);
    assert_eq!(cards_of(&state, P2), "lumber 1 wool 2 ore 2");
    assert_eq!(state.turn(), Turn::of(P1));
}

#[test]
fn moe_25_only_cards_of_the_hand_go_back() {
    let state = robbery(["lumber 7", "lumber 2 wool 3 ore 4", "", ""]);
    assert_eq!(legal(&state, P2), ["discard lumber", "discard wool", "discard ore"]);
    refused_with(&state, "P2 discard salt", "MOE-25: there is no such card in the hand");
}

#[test]
fn moe_25_of_those_who_have_returned_their_half_nothing_is_kept() {
    let mut state = robbery(["", "lumber 9", "wool 4 ore 4", ""]);
    play(&mut state, &["P3 discard ore", "P3 discard ore", "P3 discard wool", "P3 discard ore"]);
    assert_eq!(state.turn(), Turn::of(P2));
    let mut other = robbery(["", "lumber 9", "wool 4 ore 4", ""]);
    play(&mut other, &["P3 discard wool", "P3 discard ore", "P3 discard ore", "P3 discard ore"]);
    assert_eq!(other, state);
    assert_eq!(changed(&state, |_| {}), state, "it is written down as a whole");
}

#[test]
fn moe_25_cards_go_back_in_any_order() {
    let first = robbery(["lumber 2 wool 3 ore 4", "", "", ""]);
    let all = ["lumber", "wool", "wool", "ore"];
    let mut ends = Vec::new();
    for order in testkit::script::orders(&all) {
        let mut state = first.clone();
        for good in order {
            play(&mut state, &[&format!("P1 discard {good}")]);
            assert_eq!(changed(&state, |_| {}), state, "half a choice is written down");
        }
        assert_eq!(cards_of(&state, P1), "lumber 1 wool 1 ore 3");
        ends.push(state);
    }
    assert!(ends.iter().all(|end| *end == ends[0]), "all orders lead to the same state");
    // Whoever begins with the last kind still has something listed.
    let mut state = first;
    play(&mut state, &["P1 discard ore", "P1 discard ore", "P1 discard ore"]);
    assert_eq!(legal(&state, P1), ["discard ore"]);
    let mut state = robbery(["lumber 5 wool 4 salt 1", "", "", ""]);
    play(&mut state, &["P1 discard salt"]);
    assert_eq!(legal(&state, P1), ["discard lumber", "discard wool"]);
}

#[test]
fn moe_25_all_cards_can_be_named_at_once() {
    let notations = |text: &str| -> Vec<String> {
        merchants::Merchants::steps(text).unwrap().iter().map(Action::to_string).collect()
    };
    let expected = ["discard lumber", "discard lumber", "discard ore"];
    assert_eq!(notations("discard lumber lumber ore"), expected);
    assert_eq!(notations("discard lumber 2 ore 1"), expected);
    assert_eq!(notations("take ore salt"), ["take ore", "take salt"]);
    assert_eq!(notations("route G7.N"), ["route G7.N"]);
    for text in
        ["discard", "discard gold", "discard lumber 0", "discard 2 lumber", "discard lumber 20", "take"]
    {
        assert!(merchants::Merchants::steps(text).is_err(), "{text}");
    }
}

#[test]
fn moe_25_one_card_too_many_is_told_as_such() {
    let state = robbery(["lumber 10", "", "", ""]);
    assert_eq!(testkit::script::at_once(&state, "P1 discard lumber 5").unwrap().matches("lumber").count(), 5);
    assert_eq!(
        testkit::script::at_once(&state, "P1 discard lumber 6").unwrap_err(),
        "MOE-25: the choice is complete after 5 of these steps"
    );
}

#[test]
fn moe_25_a_choice_of_kinds_is_never_a_dead_end() {
    // Five of ten go back: salt alone does not suffice at first.
    let state = robbery(["lumber 5 wool 2 salt 3", "", "", ""]);
    assert_eq!(legal(&state, P1), ["discard lumber", "discard wool"]);
}

#[test]
fn moe_25_the_robber_goes_to_another_hex_with_a_number() {
    let mut state = robbery(["", "", "", ""]);
    assert_eq!(legal(&state, P1).len(), 28 + 5);
    assert_eq!(clause_against(&state, "P1 robber L8"), "MOE-25"); // An empty circle.
    assert_eq!(clause_against(&state, "P1 robber A1"), "MOE-25"); // The sea.
    play(&mut state, &["P1 robber G6", "P1 end", "chance dice 3 4"]);
    assert_eq!(clause_against(&state, "P2 robber G6"), "MOE-25"); // Not another hex.
    assert!(legal(&state, P2).contains(&"robber J8".to_owned()), "a token is a number too");
}

#[test]
fn moe_25_a_random_card_of_an_opponent_of_choice() {
    // G6: blue Bern, white Bruxelles, orange Paris and Köln.
    let mut state = robbery(["wool 1", "ore 1 salt 2", "grain 1", ""]);
    play(&mut state, &["P1 robber G6"]);
    assert_eq!(legal(&state, P1), ["rob P2", "rob P3"], "orange has no card");
    assert_eq!(clause_against(&state, "P1 rob P4"), "MOE-25");
    assert_eq!(clause_against(&state, "P1 rob P1"), "MOE-25");
    play(&mut state, &["P1 rob P2"]);
    let mut outcomes = game::Outcomes::new();
    state.chance(&mut outcomes);
    let weights: Vec<_> = outcomes.iter().copied().collect();
    assert_eq!(weights, [(Action::Stolen(Resource::Ore), 1), (Action::Stolen(Resource::Salt), 2)]);
    assert_eq!(clause_against(&state, "chance stolen wool"), "MOE-25");
    play(&mut state, &["chance stolen salt"]);
    assert_eq!((cards_of(&state, P1), cards_of(&state, P2)), ("wool 1 salt 1".into(), "ore 1 salt 1".into()));
    assert_eq!(state.turn(), Turn::of(P1));
}

#[test]
fn moe_25_nobody_there_nothing_stolen() {
    let mut state = robbery(["", "ore 3", "ore 1", "ore 1"]);
    play(&mut state, &["P1 robber M7"]); // No post there.
    assert_eq!((state.turn(), cards_of(&state, P1)), (Turn::of(P1), String::new()));
    // Nobody but red, who does not steal from themselves: L7 touches red Budapest and orange Kraków.
    let mut state = robbery(["ore 3", "ore 1", "ore 1", ""]);
    play(&mut state, &["P1 robber L7"]);
    assert_eq!((state.turn(), cards_of(&state, P1)), (Turn::of(P1), "ore 3".into()));
}

#[test]
fn moe_26_hands_are_hidden_but_their_size_and_gold_are_not() {
    let mut state = robbery(["wool 1", "ore 1 salt 2", "grain 1", ""]);
    play(&mut state, &["P1 robber G6", "P1 rob P2"]);
    let stolen: Action = "stolen salt".parse().unwrap();
    for (viewer, sees) in [
        (Viewer::Seat(P1), true),
        (Viewer::Seat(P2), true),
        (Viewer::Seat(P3), false),
        (Viewer::Spectator, false),
    ] {
        assert_eq!(state.seen(viewer, Actor::Chance, stolen).is_some(), sees, "{viewer}");
    }
    let mut other = state.clone();
    play(&mut state, &["chance stolen salt"]);
    play(&mut other, &["chance stolen ore"]);
    let json = |state: &merchants::Merchants, viewer| serde_json::to_string(&state.view(viewer)).unwrap();
    for viewer in [Viewer::Seat(P3), Viewer::Seat(P4), Viewer::Spectator] {
        assert_eq!(json(&state, viewer), json(&other, viewer), "{viewer} can't tell the stolen card");
    }
    for viewer in [Viewer::Seat(P1), Viewer::Seat(P2)] {
        assert_ne!(json(&state, viewer), json(&other, viewer), "{viewer} knows the stolen card");
    }
    let view = state.view(Viewer::Seat(P3));
    assert_eq!([P1, P2, P3, P4].map(|seat| view.hand_size(seat)), [2, 2, 1, 0]);
    let bounds = view.bounds(P2);
    assert_eq!((bounds.least.get(Resource::Salt), bounds.most.get(Resource::Salt)), (1, 2));
    let shown = merchants::Position::from(&view);
    assert_eq!(shown.seats[1].resources, None);
    assert_eq!(shown.seats.iter().map(|seat| seat.gold).collect::<Vec<_>>(), [3, 3, 3, 3]);
}

#[test]
fn moe_26_an_offer_shows_what_its_maker_has() {
    let mut state = robbery(["wool 1", "ore 1 salt 2", "grain 1", ""]);
    play(&mut state, &["P1 robber G6", "P1 rob P2", "chance stolen salt", "P1 offer salt 1 for grain 1"]);
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.bounds(P1).least.get(Resource::Salt), 1, "P1 has salt, so it was stolen");
}
