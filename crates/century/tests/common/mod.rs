//! Builders that start from real positions.
#![allow(dead_code, missing_docs, unreachable_pub)]

use century::{Action, Century, CenturyOptions};
use game::{Actions, Actor, Game, Seat, Turn, random};

pub const P1: Seat = Seat::new(0);
pub const P2: Seat = Seat::new(1);

/// Lets chance act until a player is to act.
pub fn deal<G: Game>(state: &mut G, seed: u64) {
    let mut rng = random::fast(seed);
    while state.turn() == Turn::Chance {
        let action = state.sample(&mut rng);
        state.play(Actor::Chance, action).expect("a sampled outcome is possible");
    }
}

/// A new game at which `P1` begins.
pub fn dealt(players: usize, seed: u64) -> Century {
    let mut state = Century::new(&CenturyOptions { players });
    apply(&mut state, "chance start P1");
    deal(&mut state, seed);
    state
}

/// A position from JSON, its rows filled up by chance.
pub fn dealt_from(json: &str) -> Century {
    let mut state: Century = serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"));
    deal(&mut state, 1);
    state
}

/// Two players with these caravans, `P1` to move.
pub fn two(first: &str, second: &str) -> Century {
    dealt_from(&format!(
        r#"{{"players": 2, "traders": [{{"caravan": "{first}"}}, {{"caravan": "{second}"}}]}}"#
    ))
}

/// `P1` with this caravan and, beside the starting cards, these in hand.
pub fn with_hand(caravan: &str, hand: &[&str]) -> Century {
    dealt_from(&format!(
        r#"{{"players": 2, "traders": [{{"caravan": "{caravan}", "hand": {hand:?}}}, {{}}]}}"#
    ))
}

/// `P1` with this caravan, and these point cards at the left end of the row.
pub fn with_points(caravan: &str, points: &[&str]) -> Century {
    dealt_from(&format!(
        r#"{{"players": 2, "traders": [{{"caravan": "{caravan}"}}, {{}}], "points": {points:?}}}"#
    ))
}

/// The same position with another caravan for `P1`.
pub fn with_caravan(state: &Century, caravan: &str) -> Century {
    let mut json = serde_json::to_value(state).unwrap();
    json["traders"][0]["caravan"] = caravan.into();
    serde_json::from_value(json).unwrap()
}

/// A finished game of two: `P2` has the six cards that ended it.
pub fn over(first: &str, second: &str) -> Century {
    let mut second: serde_json::Value = serde_json::from_str(second).unwrap();
    second["claimed"] = serde_json::json!(["YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG", "YYRB"]);
    dealt_from(&format!(
        r#"{{"players": 2, "active": "P2", "phase": "over", "traders": [{first}, {second}]}}"#
    ))
}

fn parsed(text: &str) -> (Actor, Action) {
    let (actor, action) = text.split_once(' ').expect("actor and action");
    (actor.parse().unwrap(), action.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// Plays `P1 rest` by the rules.
#[track_caller]
pub fn apply<G: Game<Action = Action>>(state: &mut G, text: &str) {
    let (actor, action) = parsed(text);
    if let Err(illegal) = state.play(actor, action) {
        panic!("{text} is refused: {illegal}");
    }
}

/// Checks that `P1 rest` is refused by this clause and not listed.
#[track_caller]
pub fn refused<G: Game<Action = Action>>(state: &G, text: &str, clause: &str) {
    let (actor, action) = parsed(text);
    let illegal = state.check(actor, action).expect_err(text);
    assert_eq!(illegal.clause_id(), Some(clause), "{text}: {illegal}");
    if let Actor::Seat(seat) = actor {
        let mut actions = Actions::new();
        state.legal(seat, &mut actions);
        assert!(!actions.contains(&action), "{text} is listed");
    }
}

/// The notations of all legal actions of whoever is to act.
pub fn legal<G: Game>(state: &G) -> Vec<String> {
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    let mut actions = Actions::new();
    state.legal(seats.first().unwrap(), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The notations of all that a person who is to act may do.
pub fn choices<G: Game>(state: &G) -> Vec<String> {
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    let mut actions = Actions::new();
    state.choices(seats.first().unwrap(), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

pub fn plays<G: Game>(state: &G) -> Vec<String> {
    legal(state).into_iter().filter(|action| action.starts_with("play ")).collect()
}

pub fn acquisitions<G: Game>(state: &G) -> Vec<String> {
    legal(state).into_iter().filter(|action| action.starts_with("acquire ")).collect()
}

pub fn caravan(state: &Century, seat: usize) -> String {
    state.trader(Seat::new(seat)).caravan.to_string()
}
