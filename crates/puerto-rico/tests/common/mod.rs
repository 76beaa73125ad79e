//! Positions, scripts and questions for the tests.

#![allow(dead_code, unreachable_pub)]

use game::{Game, Seat};
use puerto_rico::{Board, PuertoRico, PuertoRicoOptions};
pub use serde_json::json;
pub use testkit::script::*;

/// The position that `json` says.
#[track_caller]
pub fn position(json: serde_json::Value) -> PuertoRico {
    match serde_json::from_value(json) {
        Ok(state) => state,
        Err(error) => panic!("no position: {error}"),
    }
}

/// Why `json` is no position.
#[track_caller]
pub fn no_position(json: serde_json::Value) -> String {
    serde_json::from_value::<PuertoRico>(json).expect_err("this can't be on a table").to_string()
}

/// A table of `players` after `governor` was chosen and the first row was dealt.
pub fn dealt(players: usize, governor: &str) -> PuertoRico {
    let mut state = PuertoRico::new(&PuertoRicoOptions::of(players).unwrap());
    play(&mut state, &format!("chance governor {governor}"));
    deal(&mut state, 1);
    state
}

/// The board of the seat with this number, counted from 1.
pub fn board(state: &PuertoRico, number: usize) -> &Board {
    state.table.board(Seat::new(number - 1))
}

/// Victory points of the seats.
pub fn vp(state: &PuertoRico) -> &[u16] {
    &state.vp.0[..state.players()]
}

/// Doubloons of the seats.
pub fn doubloons(state: &PuertoRico) -> Vec<u16> {
    state.table.seated().iter().map(|board| board.doubloons).collect()
}

/// The points that a seat, counted from 1, has from a source in a position where the game is over.
#[track_caller]
pub fn points(state: &PuertoRico, number: usize, source: &str) -> i32 {
    let scores = state.score().expect("the game is over");
    let score = scores.of(Seat::new(number - 1)).expect("a score of the seat");
    score.sources.iter().find(|points| points.source == source).expect("the source").points
}
