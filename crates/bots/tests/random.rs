//! The random bot, at a real table.

use std::collections::BTreeMap;

use bots::{Bot, BotSpec, Decision, Random};
use century::{Century, CenturyOptions};
use game::{Actions, Actor, Game, Seat, Turn, View, Viewer, random::fast};

/// The first decision of a game.
fn first_decision() -> (Century, Seat, Actions<century::Action>) {
    let mut state = Century::new(&CenturyOptions::of(3).unwrap());
    let mut rng = fast(1);
    loop {
        match state.turn() {
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = Actions::new();
                state.legal(seat, &mut legal);
                return (state, seat, legal);
            }
            Turn::Chance => {
                let action = state.sample(&mut rng);
                state.apply(Actor::Chance, action);
            }
            Turn::Over => unreachable!("nobody has acted yet"),
        }
    }
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
