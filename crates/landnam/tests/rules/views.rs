//! What a viewer sees, and the states that they imagine behind it (LN-03, LN-15, LN-61); and what is forced, which
//! follows from what lies open.

use game::random::fast;
use game::{Actions, Game, Seat, View as _, Viewer};
use landnam::Landnam;
use landnam::components::{Fate, Good};
use landnam::data::data;
use landnam::phase::{Hearing, Phase};
use testkit::kinds;

use crate::common::*;

/// P1 has sued P2's settler with two sheep, and P2 has to raise.
const CASE: &str = r#"{"thing": {"first": "P1", "plaintiff": "P1", "heard": ["c3"], "sued": ["P2"], "hearing": {"case": {
    "field": "c3", "good": "sheep", "to_raise": "defender", "answering": ["P2"],
    "plaintiff": {"members": ["P1"], "holder": "P1", "cards": 3},
    "defender": {"members": ["P2"], "holder": "P2", "cards": 2}}}}}"#;

/// Sheep lie in all places that there are: in the stock, in hands, and in a case with stakes on both sides. P2 and P3
/// still have the cards of the set-up.
fn with_much_hidden() -> Landnam {
    let seats = [
        r#""farms": ["b2b3c3"], "goods": {"iron": 2, "sheep": 4}, "fate": {"fallow": 1, "landing": 1}"#,
        r#""settlers": ["c3"], "goods": {"grain": 3, "wood": 2}, "fate": {"find-bog": 1, "settlement": 1}"#,
        r#""goods": {"sheep": 1, "wood": 5}, "fate": {"good-omens": 1}"#,
    ];
    let more = r#""opening": ["P2", "P3"], "discard": {"fallow": 1, "find-bog": 1, "drive-off": 2},"#;
    three_with(more, CASE, r#""c3": "meadow 8""#, seats)
}

/// P2, who has been asked, offers two iron and a sheep for wood.
fn with_an_offer() -> Landnam {
    let offer = r#"{"trade": {"offers": 1, "talk": {"offer": {"by": "P2", "give": {"iron": 2, "sheep": 1},
        "want": {"wood": 1}, "answering": ["P1"]}}}}"#;
    let seats = [
        r#""goods": {"wood": 2}, "fate": {"fallow": 1}"#,
        r#""goods": {"iron": 3, "sheep": 1, "grain": 1}"#,
        r#""goods": {"grain": 4}"#,
    ];
    three(offer, "", seats)
}

/// What a viewer imagines, a number of times. All of it could be: the viewer would see the same, and every card of the
/// box is somewhere.
#[track_caller]
fn imagined(state: &Landnam, viewer: Viewer, times: u64) -> Vec<Landnam> {
    let view = state.view(viewer);
    let imagine = |seed| {
        let imagined = view.imagine(&mut fast(seed));
        assert_eq!(imagined.view(viewer), view, "{viewer}, seed {seed}");
        assert_eq!(imagined.deck().total(), state.table().deck_size(), "{viewer}, seed {seed}");
        for seat in state.table().seats() {
            let hand = imagined.hand(seat);
            let sizes = (hand.goods.total(), hand.fate.total());
            assert_eq!(sizes, (state.table().goods_held(seat), state.table().fate_held(seat)), "{seat}");
        }
        for good in Good::ALL {
            assert_eq!(everywhere(&imagined, good), data().goods, "{viewer}, seed {seed}: {good:?}");
        }
        for fate in Fate::ALL {
            let table = imagined.table();
            let held: u8 = table.seats().map(|seat| imagined.hand(seat).fate[fate]).sum();
            let all = held + imagined.deck()[fate] + table.discard()[fate];
            assert_eq!(all, data().fate[fate], "{viewer}, seed {seed}: {fate}");
        }
        imagined
    };
    (0..times).map(imagine).collect()
}

/// The cards of a good in the stock, in hands, and staked in a case.
fn everywhere(state: &Landnam, good: Good) -> u8 {
    let held: u8 = state.table().seats().map(|seat| state.hand(seat).goods[good]).sum();
    let staked = match state.table().phase() {
        Phase::Thing(thing) => match thing.hearing {
            Hearing::Case(case) if case.good == good => case.plaintiff.cards + case.defender.cards,
            _ => 0,
        },
        _ => 0,
    };
    in_stock(state, good) + held + staked
}

#[test]
fn ln_15_each_sees_the_own_hand_and_nobody_at_another_table_sees_any() {
    let state = with_much_hidden();
    for seat in [P1, P2, P3] {
        let view = state.view(Viewer::Seat(seat));
        assert_eq!((view.hand(), view.viewer()), (Some(state.hand(seat)), Viewer::Seat(seat)));
        assert_eq!(view.table(), state.table());
    }
    for viewer in [Viewer::Spectator, Viewer::Seat(P4), Viewer::Seat(Seat::new(4))] {
        assert_eq!(state.view(viewer).hand(), None, "{viewer}");
    }
}

#[test]
fn ln_15_what_is_imagined_could_be_and_differs_only_in_what_is_hidden() {
    for state in [with_much_hidden(), with_an_offer()] {
        for viewer in Viewer::all(3) {
            let all = imagined(&state, viewer, 40);
            for seat in [P1, P2, P3] {
                let hands = kinds(all.iter().map(|imagined| *imagined.hand(seat)));
                if viewer.is(seat) {
                    assert_eq!(all[0].hand(seat), state.hand(seat), "{viewer}");
                    assert_eq!(hands, 1, "{viewer} knows the own hand");
                } else {
                    assert!(hands > 1, "{viewer} doesn't know the hand of {seat}");
                }
            }
        }
    }
}

#[test]
fn ln_03_the_card_of_the_set_up_is_imagined_as_an_exploration_card_and_others_as_any() {
    let is_exploration = |fate: Fate| fate >= Fate::FIRST_EXPLORATION;
    let all = imagined(&with_much_hidden(), Viewer::Seat(P1), 200);
    for imagined in &all {
        for seat in [P2, P3] {
            assert!(imagined.hand(seat).fate.kinds().any(is_exploration), "{seat}");
        }
    }
    let firsts = kinds(all.iter().map(|imagined| imagined.hand(P3).fate));
    assert_eq!(firsts, 6, "each of the six kinds comes");
    let other = |imagined: &Landnam| imagined.hand(P2).fate.kinds().any(|fate| !is_exploration(fate));
    assert!(all.iter().any(other), "P2's other card can be of any kind");
    // A viewer who holds a card of the set-up doesn't get another one.
    for imagined in imagined(&with_much_hidden(), Viewer::Seat(P2), 20) {
        assert_eq!(imagined.hand(P2).fate.total(), 2);
    }
}

#[test]
fn ln_61_what_is_offered_is_imagined_in_the_hand_that_offers_it() {
    let state = with_an_offer();
    for viewer in [Viewer::Seat(P1), Viewer::Seat(P3), Viewer::Spectator] {
        let all = imagined(&state, viewer, 100);
        for imagined in &all {
            let goods = imagined.hand(P2).goods;
            assert!(goods[Good::Iron] >= 2 && goods[Good::Sheep] >= 1, "{viewer}: {goods:?}");
        }
        let hands = kinds(all.iter().map(|imagined| imagined.hand(P2).goods));
        assert!(hands > 1, "{viewer} doesn't know the rest of the hand");
    }
    assert_eq!(imagined(&state, Viewer::Seat(P2), 1)[0].hand(P2), state.hand(P2));
}

fn forced(state: &Landnam, seat: Seat) -> Option<String> {
    state.forced(seat, &mut Actions::new()).map(|action| action.to_string())
}

#[test]
fn ln_15_nothing_is_forced_by_what_a_hand_holds() {
    let fields = r#""c3": "meadow 8""#;
    let harvest = |hand: &str| three(r#"{"harvest": 8}"#, fields, [hand, "", ""]);
    let fair_wind = harvest(r#""fate": {"fair-wind": 1}"#);
    assert_eq!(legal(&fair_wind, P1), ["reap"], "the hand has no harvest card");
    assert_eq!(forced(&fair_wind, P1), None, "which nobody else can know");
    // The card of the set-up is an exploration card, as everybody knows.
    let opening = r#""opening": ["P1"],"#;
    let set_up = |hand: &str| {
        three_with(opening, r#"{"harvest": 8}"#, fields, [&format!(r#""fate": {{{hand}}}"#), "", ""])
    };
    assert_eq!(forced(&set_up(r#""find-bog": 1"#), P1), Some("reap".into()));
    assert_eq!(forced(&set_up(r#""find-bog": 2"#), P1), None, "the other one may be a harvest card");
    // Where all harvest cards are known to be elsewhere, no hand has one.
    let gone = r#""discard": {"good-year": 4, "second-sowing": 2, "fallow": 2},"#;
    let known = three_with(gone, r#"{"harvest": 8}"#, fields, [r#""fate": {"fair-wind": 1}"#, "", ""]);
    assert_eq!(forced(&known, P1), Some("reap".into()));
    assert_eq!(forced(&known, P2), None, "it is not P2's turn");
}

#[test]
fn ln_61_whoever_holds_a_card_could_offer_it_so_nothing_is_forced() {
    let offered = |two: &str| {
        let seats = [r#""goods": {"sheep": 2}"#, two, r#""goods": {"iron": 1, "wood": 1}"#];
        after(&three(r#""trade""#, "", seats), "P1 offer 1sheep for 1iron 1wood")
    };
    assert_eq!(legal(&offered(r#""goods": {"grain": 2}"#), P2), ["decline"]);
    assert_eq!(forced(&offered(r#""goods": {"grain": 2}"#), P2), None);
    assert_eq!(
        forced(&offered(r#""goods": {"iron": 1}"#), P2),
        None,
        "one card is not two, but it can be offered"
    );
    assert_eq!(forced(&offered(""), P2), Some("decline".into()), "an empty hand");
}

#[test]
fn ln_76_what_a_hand_of_that_size_can_not_pay_is_no_choice() {
    let build = |goods: &str| {
        let one = format!(r#""farms": ["b2b3c3"], "goods": {{{goods}}}"#);
        let seats = [&one, r#""goods": {"grain": 1, "sheep": 1}"#, ""];
        three(r#""build""#, r#""b2": "sea", "c3": "meadow 8""#, seats)
    };
    // A ship costs three, a settler two.
    assert_eq!(forced(&build(r#""iron": 3"#), P1), None);
    assert_eq!(forced(&build(r#""iron": 2"#), P1), None);
    assert_eq!(forced(&build(r#""sheep": 1"#), P1), Some("end".into()), "no unit costs one card");
    assert_eq!(forced(&build(""), P2), None, "it is not P2's turn");
}

#[test]
fn ln_47_a_step_that_takes_two_cards_is_no_choice_for_a_hand_of_one() {
    // All fields around the landed ship on c3 are land with units of others: a step takes a landing and a drive-off.
    let fields =
        r#""c3": "meadow 8", "b2": "bog 2", "b3": "bog 3", "c2": "bog 4", "c4": "field 5", "d3": "field 6""#;
    let others = [r#""settlers": ["b2", "b3", "c2", "c4"]"#, r#""settlers": ["d3", "d4"]"#];
    let step = |hand: &str, opening: &str| {
        let one = format!(r#""ships": ["c3"], "fate": {{{hand}}}"#);
        let more = format!(r#""opening": [{opening}],"#);
        three_with(&more, r#"{"step": {"field": "c3", "steps": 1}}"#, fields, [&one, others[0], others[1]])
    };
    assert_eq!(forced(&step(r#""find-bog": 1"#, ""), P1), Some("stop".into()));
    assert_eq!(forced(&step(r#""find-bog": 2"#, ""), P1), None, "they could be the two that it takes");
    assert_eq!(forced(&step(r#""find-bog": 2"#, r#""P1""#), P1), Some("stop".into()), "one is of the set-up");
}
