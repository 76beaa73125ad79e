//! The random bot, at a real table.

use std::collections::BTreeMap;

use bots::{Bot, BotSpec, Decision, Random};
use century::{Century, CenturyOptions};
use game::{Game, Seat, View, Viewer, random::fast};
use testkit::script::play_on;

/// The first decision of a game.
fn first_decision() -> (Century, Seat, Vec<century::Action>) {
    let mut found = None;
    play_on(&mut Century::new(&CenturyOptions::of(3).unwrap()), &mut fast(1), |state, seat, legal| {
        found = Some((state.clone(), seat, legal.to_vec()));
        None
    });
    found.expect("nobody has acted yet")
}

#[test]
fn every_legal_action_is_taken_equally_often() {
    let (state, seat, legal) = first_decision();
    let mut bot = Random::new(5);
    let mut counts = BTreeMap::new();
    for _ in 0..1_000 * legal.len() {
        *counts.entry(bot.choose(&Decision::new(&state, seat, &legal))).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), legal.len());
    assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

#[test]
fn a_seed_gives_the_same_choices_again() {
    let (state, seat, legal) = first_decision();
    let choices = |seed| {
        let mut bot = "random".parse::<BotSpec>().unwrap().seat::<Century>(seed);
        (0..50).map(|_| bot.choose(&Decision::new(&state, seat, &legal))).collect::<Vec<_>>()
    };
    assert_eq!(choices(3), choices(3));
    assert_ne!(choices(3), choices(4));
}

#[test]
fn a_decision_shows_the_view_of_its_own_seat() {
    let (state, seat, legal) = first_decision();
    let decision = Decision::new(&state, seat, &legal);
    assert_eq!(decision.view().viewer(), Viewer::Seat(seat));
    assert_eq!(decision.view(), state.view(Viewer::Seat(seat)));
    assert_eq!((decision.seat(), decision.legal()), (seat, &legal[..]));
}
