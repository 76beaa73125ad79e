//! Builders that start from real positions.
#![allow(dead_code, missing_docs, unreachable_pub)]

use game::{Game, Illegal, Seat};
use merchants::{Merchants, Position};
use testkit::script;
pub use testkit::script::*;

/// A position from JSON.
pub fn position(json: &str) -> Merchants {
    script::position(json)
}

/// What is written down of a state.
pub fn written(state: &Merchants) -> Position {
    Position::from(state)
}

/// A state with something changed in its position.
pub fn changed(state: &Merchants, change: impl FnOnce(&mut Position)) -> Merchants {
    let mut position = written(state);
    change(&mut position);
    Merchants::try_from(&position).unwrap_or_else(|error| panic!("{error}: {position:?}"))
}

/// Plays lines such as `P1 route G7.N`, by the rules.
#[track_caller]
pub fn play(state: &mut Merchants, lines: &[&str]) {
    for line in lines {
        script::play(state, line);
    }
}

/// Plays one line by the rules.
pub fn try_line(state: &mut Merchants, line: &str) -> Result<(), Illegal> {
    let (actor, action) = script::step::<Merchants>(line);
    state.play(actor, action)
}

/// The notations of what a seat may do that begin with a word.
pub fn legal_with(state: &Merchants, seat: Seat, word: &str) -> Vec<String> {
    legal(state, seat).into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
}

/// The fixed start with so many players, before the first throw. It is that of the map's first edition, which stays as
/// it is whatever fairer posts are found.
pub fn fixed(players: usize) -> Merchants {
    new(&format!("players={players} map=europe"))
}

/// A new game by its options.
pub fn new(options: &str) -> Merchants {
    use game::Options as _;
    Merchants::new(&merchants::MerchantsOptions::from_line(options).unwrap())
}

/// The fixed start of the short board in red's action phase, with empty hands, and then changed.
pub fn table(players: usize, change: impl FnOnce(&mut Position)) -> Merchants {
    changed(&fixed(players), |position| {
        position.phase = merchants::position::PhasePosition::Actions;
        position.turn.rolled = Some(true);
        for seat in &mut position.seats {
            seat.resources = None;
        }
        change(position);
    })
}

/// Cards written as `lumber 2 ore 1`.
pub fn hand(text: &str) -> Option<merchants::components::Hand> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(words.chunks(2).map(|pair| (pair[0].parse().unwrap(), pair[1].parse().unwrap())).collect())
}

/// Development cards written as `lancer 2 guide 1`.
pub fn cards(text: &str) -> Option<merchants::components::Cards> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(words.chunks(2).map(|pair| (pair[0].parse().unwrap(), pair[1].parse().unwrap())).collect())
}

/// Names as a list.
pub fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// A caravan that stands where it stood when the turn began.
pub fn caravan(at: &str) -> merchants::position::CaravanPosition {
    merchants::position::CaravanPosition::Resting(at.to_owned())
}

/// The resource cards of a seat, as `lumber 2 ore 1`.
pub fn cards_of(state: &Merchants, seat: Seat) -> String {
    let hand = written(state).seats[seat.index()].resources.unwrap_or_default();
    let words: Vec<String> = hand.iter().map(|(resource, number)| format!("{resource} {number}")).collect();
    words.join(" ")
}

/// The gold of all seats.
pub fn gold_of(state: &Merchants) -> Vec<u8> {
    written(state).seats.iter().map(|seat| seat.gold).collect()
}
