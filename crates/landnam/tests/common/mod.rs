//! Builders that start from real positions.
#![allow(dead_code, missing_docs, unreachable_pub)]

use game::{Actions, Actor, Game, IllegalKind, Outcomes, Seat, Turn};
use landnam::components::{Fate, Good, Kind};
use landnam::data::data;
use landnam::island::Field;
use landnam::{Action, Landnam};

pub const P1: Seat = Seat::new(0);
pub const P2: Seat = Seat::new(1);
pub const P3: Seat = Seat::new(2);

/// A position from JSON.
#[track_caller]
pub fn position(json: &str) -> Landnam {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// Why a position is refused.
#[track_caller]
pub fn bad_position(json: &str) -> String {
    serde_json::from_str::<Landnam>(json).expect_err(json).to_string()
}

/// Three players on an island: the phase, the known fields and the seats as JSON without their outer braces.
#[track_caller]
pub fn three(phase: &str, fields: &str, seats: [&str; 3]) -> Landnam {
    three_with("", phase, fields, seats)
}

/// The same, with more of the position in front, such as outlaws.
#[track_caller]
pub fn three_with(more: &str, phase: &str, fields: &str, seats: [&str; 3]) -> Landnam {
    let [one, two, three] = seats;
    position(&format!(
        r#"{{"players": 3, {more} "phase": {phase}, "fields": {{{fields}}}, "seats": [{{{one}}}, {{{two}}}, {{{three}}}]}}"#
    ))
}

/// All fate cards there are but those of one kind, as JSON without its braces.
pub fn all_fate_cards_but(left_out: Option<Fate>) -> String {
    let kinds = Fate::ALL.into_iter().filter(|&fate| Some(fate) != left_out);
    let cards: Vec<String> =
        kinds.map(|fate| format!(r#""{fate}": {}"#, data().fate[fate.index()])).collect();
    cards.join(", ")
}

fn parsed(text: &str) -> (Actor, Action) {
    let (actor, action) = text.split_once(' ').expect("actor and action");
    (actor.parse().unwrap(), action.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// Plays `P1 stop` by the rules; several with semicolons.
#[track_caller]
pub fn play(state: &mut Landnam, texts: &str) {
    for text in texts.split(';').map(str::trim) {
        let (actor, action) = parsed(text);
        if let Err(illegal) = state.play(actor, action) {
            panic!("{text} is refused: {illegal}\n{}", serde_json::to_string(state).unwrap());
        }
    }
}

/// The state after some actions.
#[track_caller]
pub fn after(state: &Landnam, texts: &str) -> Landnam {
    let mut state = state.clone();
    play(&mut state, texts);
    state
}

/// Checks that `P1 stop` is refused by this clause and not listed.
#[track_caller]
pub fn refused(state: &Landnam, text: &str, clause: &str) {
    let (actor, action) = parsed(text);
    let illegal = state.check(actor, action).expect_err(text);
    assert_eq!(illegal.clause_id(), Some(clause), "{text}: {illegal}");
    if let Actor::Seat(seat) = actor {
        let mut actions = Actions::new();
        state.legal(seat, &mut actions);
        assert!(!actions.contains(&action), "{text} is listed");
    }
}

/// Checks that `P1 stop` is refused because of whose turn it is, with this sentence, clause and all.
#[track_caller]
pub fn out_of_turn(state: &Landnam, text: &str, sentence: &str) {
    let (actor, action) = parsed(text);
    let illegal = state.check(actor, action).expect_err(text);
    assert_eq!(illegal.to_string(), sentence, "{text}");
    assert_eq!(illegal.kind, IllegalKind::Turn, "{text}");
}

/// Checks that `P1 stop` is refused by a rule with this sentence, clause and all.
#[track_caller]
pub fn refused_with(state: &Landnam, text: &str, sentence: &str) {
    let (actor, action) = parsed(text);
    let illegal = state.check(actor, action).expect_err(text);
    assert_eq!(illegal.to_string(), sentence, "{text}");
    assert_eq!(illegal.kind, IllegalKind::Rule, "{text}");
}

/// Checks that `P1 stop` is allowed.
#[track_caller]
pub fn allowed(state: &Landnam, text: &str) {
    let (actor, action) = parsed(text);
    if let Err(illegal) = state.check(actor, action) {
        panic!("{text} is refused: {illegal}");
    }
}

/// The notations of all legal actions of a seat.
pub fn legal(state: &Landnam, seat: Seat) -> Vec<String> {
    let mut actions = Actions::new();
    state.legal(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The legal actions of a seat that begin so.
pub fn legal_with(state: &Landnam, seat: Seat, start: &str) -> Vec<String> {
    legal(state, seat).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// The outcomes of chance with their weights.
pub fn outcomes(state: &Landnam) -> Vec<(String, u32)> {
    let mut outcomes = Outcomes::new();
    state.chance(&mut outcomes);
    outcomes.iter().map(|(action, weight)| (action.to_string(), *weight)).collect()
}

/// Goods in a hand, in the order iron, grain, sheep, wood.
pub fn goods(state: &Landnam, seat: Seat) -> [u8; 4] {
    state.hand(seat).goods.0
}

pub fn in_stock(state: &Landnam, good: Good) -> u8 {
    state.table().stock()[good]
}

pub fn number(state: &Landnam, field: &str) -> u8 {
    state.table().number(field.parse().unwrap()).unwrap_or(0)
}

/// Owner and kind of the unit on a field.
pub fn unit(state: &Landnam, field: &str) -> Option<(Seat, Kind)> {
    let field: Field = field.parse().unwrap();
    state.table().unit(field).map(|unit| (unit.owner, unit.kind))
}

/// White, red and black markers.
pub fn markers(state: &Landnam, seat: Seat) -> [u8; 3] {
    let table = state.table();
    [table.white(seat), table.red(seat), table.black(seat)]
}

/// Who is to act.
pub fn to_act(state: &Landnam) -> Vec<Seat> {
    match state.turn() {
        Turn::Seats(seats) => seats.into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The phase as JSON.
pub fn phase(state: &Landnam) -> serde_json::Value {
    serde_json::to_value(state).unwrap()["phase"].clone()
}

/// Ends the turn of the active player from the movement phase on.
#[track_caller]
pub fn end_turn(state: &mut Landnam) {
    let active = state.table().active();
    for action in ["stop", "build", "end"] {
        play(state, &format!("{active} {action}"));
    }
}
