//! The shared conformance kit on both games, and properties of what is read from outside.

use crate::common::dealt;
use century::solo::Variant;
use century::{Action, Century, CenturyOptions, Solo, SoloOptions};
use game::{Game, Seat};
use proptest::prelude::*;
use testkit::conformance::{ConservedAmounts, Kit};

fn in_century(state: &Century) -> ConservedAmounts {
    let seats = || Seat::all(state.players()).map(|seat| state.trader(seat));
    let merchants = seats().map(|trader| trader.cards().len()).sum::<usize>();
    // Starting cards come into hands when the start player is known.
    let starting = 2 * usize::from(merchants > 0) * state.players();
    let points = seats().map(|trader| trader.claimed.len()).sum::<usize>();
    let gold: u8 = seats().map(|trader| trader.gold).sum();
    let silver: u8 = seats().map(|trader| trader.silver).sum();
    vec![
        (
            "merchant cards",
            (merchants - starting + state.market().row.len() + state.market().deck.len()) as i64,
        ),
        ("point cards", (points + state.points().row.len() + state.points().deck.len()) as i64),
        ("gold", i64::from(gold + state.points().gold)),
        ("silver", i64::from(silver + state.points().silver)),
    ]
}

fn in_solo(state: &Solo) -> ConservedAmounts {
    let gone = state.pyramid().places.iter().filter(|&&place| place == century::solo::Place::Gone).count();
    let claimed = state.trader().claimed.len() + state.automa().claimed.len();
    let open = state.pyramid().open().count();
    vec![
        ("cards gone that nobody has", gone as i64 - claimed as i64),
        ("point cards", (state.pyramid().unseen.len() + claimed + open) as i64),
    ]
}

/// A red cube may be one that was yellow before.
fn gives_the_cube(first: Action, second: Action) -> bool {
    matches!((first, second), (Action::Upgrade(one), Action::Upgrade(other)) if one.raised() == Some(other))
}

fn century(players: usize) {
    let kit = Kit::<Century>::new(CenturyOptions::of(players).unwrap()).games(10_000).bound(20_000);
    let report = kit.conserved(in_century).enables(gives_the_cube).run();
    assert!(report.reordered > 100 && report.whole > 100, "{report:?}");
}

#[test]
fn ten_thousand_games_of_two() {
    century(2);
}

#[test]
fn ten_thousand_games_of_three() {
    century(3);
}

#[test]
fn ten_thousand_games_of_four() {
    century(4);
}

#[test]
fn ten_thousand_games_of_five() {
    century(5);
}

/// A player without a plan may never pay the last card once the merchant cards are used up (a game of over five million
/// actions was seen), so the kit breaks random solo games off; the rules have no such end.
fn solo(variant: Variant, games: u64) {
    let kit = Kit::<Solo>::new(SoloOptions { variant }).games(games).cap(20_000);
    let report = kit.conserved(in_solo).enables(gives_the_cube).run();
    assert!(report.reordered > 10 && report.whole > 10, "{report:?}");
    assert!(report.ended * 100 >= report.games * 98, "too few games end by themselves: {report:?}");
}

#[test]
fn ten_thousand_solo_games() {
    solo(Variant::Normal, 10_000);
}

#[test]
fn a_thousand_advanced_solo_games() {
    solo(Variant::Advanced, 1_000);
}

proptest! {
    #[test]
    fn any_text_is_an_action_or_an_error(text in ".{0,30}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }

    #[test]
    fn words_of_the_notation_in_any_order(words in prop::collection::vec(
        prop::sample::select(vec!["play", "YY", "up2", "YY>G", "x3", "x0", "acquire", "1", "7", "rest", "claim", "lay", "R",
            "upgrade", "done", "return", "start", "P2", "point", "YYRR", "merchant", "roll", "-", "Y>", ">"]), 0..4)) {
        if let Ok(action) = words.join(" ").parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }

    #[test]
    fn a_damaged_position_is_read_or_refused_but_never_breaks(
        seed in 0u64..50, at in 0usize..3000, with in prop::sample::select(vec!["", "0", "9", "255", "\"", "Y", "null", "[]", "P5"])
    ) {
        let mut json = serde_json::to_string(&dealt(3, seed)).unwrap();
        let at = at % json.len();
        json.replace_range(at..at + 1, with);
        if let Ok(state) = serde_json::from_str::<Century>(&json) {
            let again = serde_json::to_string(&state).unwrap();
            prop_assert_eq!(serde_json::from_str::<Century>(&again).unwrap(), state.clone());
            let mut actions = game::Actions::new();
            for seat in Seat::all(state.players()) {
                state.legal(seat, &mut actions);
                for &action in actions.iter() {
                    prop_assert!(state.check(seat.into(), action).is_ok());
                    state.clone().apply(seat.into(), action);
                }
            }
        }
    }
}
