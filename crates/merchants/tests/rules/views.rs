//! What a viewer sees, and the hands that they imagine behind it (MOE-26, MOE-35).

use game::random::fast;
use game::{Game, Seat, View as _, Viewer};
use merchants::Merchants;
use merchants::components::{Cards, Hand, Resource};
use testkit::kinds;

use crate::common::*;

/// What a viewer imagines, a number of times. All of it could be: the viewer would see the same, and no hand is
/// outside of what they know of it.
fn imagined(state: &Merchants, viewer: Viewer, times: u64) -> Vec<Merchants> {
    let view = state.view(viewer);
    let imagine = |seed| {
        let imagined = view.imagine(&mut fast(seed));
        assert_eq!(imagined.view(viewer), view, "{viewer}, seed {seed}");
        for seat in Seat::all(state.players()) {
            let (hand, bounds) = (imagined.hand(seat), view.bounds(seat));
            assert!(bounds.admit(hand), "{viewer} knows {bounds:?} of {seat}, and imagines {hand:?}");
        }
        imagined
    };
    (0..times).map(imagine).collect()
}

fn hands(state: &Merchants) -> [Hand; 4] {
    [P1, P2, P3, P4].map(|seat| state.hand(seat))
}

/// A table of four with these hands, of which a spectator knows only the most that each may have of each resource.
fn unsure(seats: [(&str, &str); 4]) -> Merchants {
    let mut state = table(4, |_| {});
    state = changed(&state, |position| {
        for (side, (cards, _)) in position.seats.iter_mut().zip(seats) {
            side.resources = hand(cards);
        }
        position.unsure = [P1, P2, P3, P4]
            .into_iter()
            .zip(seats)
            .map(|(of, (_, most))| merchants::position::UnsurePosition {
                viewer: Viewer::Spectator,
                of,
                least: Hand::default(),
                most: hand(most).unwrap(),
            })
            .collect();
    });
    state
}

#[test]
fn moe_26_a_viewer_sees_their_own_hand_and_the_number_of_all_others() {
    let mut state = table(3, |position| {
        position.seats[0].resources = hand("ore 2 wool 1 salt 1");
        position.seats[1].resources = hand("lumber 3");
        position.seats[1].cards = cards("lancer 2");
    });
    play(&mut state, &["P1 card", "chance drawn guide"]);
    let view = state.view(Viewer::Seat(P1));
    assert_eq!((view.hand(), view.cards()), (hand("ore 2"), cards("guide 1")));
    assert_eq!([P1, P2, P3].map(|seat| view.card_count(seat)), [1, 2, 0]);
    assert_eq!([P1, P2, P3].map(|seat| view.hand_size(seat)), [2, 3, 0]);
    assert_eq!(Some(view.supply()), hand("lumber 16 wool 19 grain 19 ore 17 salt 19"));
    let view = state.view(Viewer::Seat(P2));
    assert_eq!((view.hand(), view.cards()), (hand("lumber 3"), cards("lancer 2")));
    // Who does not play sees what all see.
    for viewer in [Viewer::Spectator, Viewer::Seat(P4)] {
        let view = state.view(viewer);
        assert_eq!((view.hand(), view.cards()), (None, None), "{viewer}");
    }
}

#[test]
fn moe_35_the_buyer_sees_which_card_is_fresh_and_the_others_that_one_is() {
    let mut state = table(3, |position| {
        position.seats[0].resources = hand("wool 1 salt 1");
        position.seats[0].cards = cards("lancer 1 charter 1");
    });
    play(&mut state, &["P1 card", "chance drawn guide"]);
    let shown = |viewer| {
        let seat = merchants::Position::from(&state.view(viewer)).seats[0].clone();
        (seat.cards, seat.fresh, seat.card_count, seat.fresh_count)
    };
    let all = cards("lancer 1 charter 1 guide 1");
    assert_eq!(shown(Viewer::Seat(P1)), (all, cards("guide 1"), Some(3), Some(1)));
    assert_eq!(shown(Viewer::Seat(P2)), (None, None, Some(3), Some(1)));
    // The buyer imagines what is so, the others any three cards, and any one of them fresh.
    let fresh = |state: &Merchants| written(state).seats[0].fresh;
    assert!(imagined(&state, Viewer::Seat(P1), 20).iter().all(|one| fresh(one) == cards("guide 1")));
    let others = imagined(&state, Viewer::Seat(P2), 60);
    assert!(kinds(others.iter().map(|one| one.cards(P1))) > 10);
    assert_eq!(kinds(others.iter().map(fresh)), 6);
}

#[test]
fn moe_35_cards_that_were_played_or_are_ones_own_are_in_no_other_hand() {
    // One card is in P2's hand, and it is none of the lancers: P1 holds three, and five were played.
    let state = table(4, |position| {
        position.seats[0].cards = cards("lancer 3");
        position.seats[1].cards = cards("guide 1");
        position.discard = cards("lancer 5").unwrap();
    });
    let all = imagined(&state, Viewer::Seat(P1), 60);
    assert!(
        all.iter()
            .all(|one| (one.cards(P1), one.cards(P3)) == (cards("lancer 3").unwrap(), Cards::default()))
    );
    assert_eq!(kinds(all.iter().map(|one| one.cards(P2))), 5, "every kind but the lancer");
}

#[test]
fn moe_26_what_was_stolen_is_imagined_as_it_could_have_been() {
    // P1 robs P2 of a lumber or an ore.
    let mut state = changed(&fixed(4), |position| {
        for (side, cards) in position.seats.iter_mut().zip(["", "ore 2 lumber 1", "wool 2", ""]) {
            side.resources = hand(cards);
        }
    });
    play(&mut state, &["chance dice 1 6", "P1 robber F8", "chance stolen ore"]);
    for (viewer, could_be) in
        [(Viewer::Seat(P1), 1), (Viewer::Seat(P2), 1), (Viewer::Seat(P3), 2), (Viewer::Spectator, 2)]
    {
        assert_eq!(kinds(imagined(&state, viewer, 40).iter().map(hands)), could_be, "{viewer}");
    }
}

#[test]
fn moe_26_no_imagined_hand_has_what_it_can_not_have() {
    // One of P1 and P2 has the lumber, the other the ore; one of P3 and P4 the wool, the other the grain.
    let [one, other] = ["lumber 1 ore 1", "wool 1 grain 1"];
    let state = unsure([("ore 1", one), ("lumber 1", one), ("grain 1", other), ("wool 1", other)]);
    assert_eq!(kinds(imagined(&state, Viewer::Spectator, 200).iter().map(hands)), 4);
}

#[test]
fn moe_26_hands_are_imagined_even_if_what_one_may_have_hangs_on_all_others() {
    // In a ring: whoever has one of their two kinds leaves the other to the next.
    let ring = [
        ("lumber 1", "lumber 1 wool 1"),
        ("wool 1", "wool 1 grain 1"),
        ("grain 1", "grain 1 ore 1"),
        ("ore 1", "ore 1 lumber 1"),
    ];
    assert_eq!(kinds(imagined(&unsure(ring), Viewer::Spectator, 200).iter().map(hands)), 2);
}

#[test]
fn moe_26_imagined_hands_are_mixed_among_kinds_and_seats() {
    // Three hands of five cards of any kind, and nobody knows more of them: on the average each has one of each kind.
    // Dealt in the order of kinds and seats, and not mixed, a seat would have a quarter of that, or nearly twice as
    // much. Some of that skew is left: hands are mixed for a while, not until nothing is left of it.
    let (any, five) = ("lumber 3 wool 3 grain 3 ore 3 salt 3", "lumber 1 wool 1 grain 1 ore 1 salt 1");
    let state = unsure([(five, any), (five, any), (five, any), ("", "")]);
    let times = 1_000;
    let all = imagined(&state, Viewer::Spectator, times);
    for seat in [P1, P2, P3] {
        for resource in Resource::ALL {
            let cards: u64 = all.iter().map(|one| u64::from(one.hand(seat).get(resource))).sum();
            let is_mixed = (times * 45 / 100..times * 165 / 100).contains(&cards);
            assert!(is_mixed, "{seat} has {cards} {resource} in {times} hands");
        }
    }
}
