//! Builders that start from real positions.
#![allow(dead_code, missing_docs, unreachable_pub)]

use game::Seat;
use landnam::Landnam;
use landnam::components::{Fate, FieldNumber, Good, UnitKind};
use landnam::data::data;
use landnam::island::Field;
use testkit::script;
pub use testkit::script::*;

/// A position from JSON.
#[track_caller]
pub fn position(json: &str) -> Landnam {
    script::position(json)
}

/// Why a position is refused.
#[track_caller]
pub fn bad_position(json: &str) -> String {
    script::bad_position::<Landnam>(json)
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
    let cards: Vec<String> = kinds.map(|fate| format!(r#""{fate}": {}"#, data().fate[fate])).collect();
    cards.join(", ")
}

/// Goods in a hand, in the order iron, grain, sheep, wood.
pub fn goods(state: &Landnam, seat: Seat) -> [u8; 4] {
    state.hand(seat).goods.0
}

pub fn in_stock(state: &Landnam, good: Good) -> u8 {
    state.table().stock()[good]
}

pub fn number(state: &Landnam, field: &str) -> u8 {
    state.table().number(field.parse().unwrap()).map_or(0, FieldNumber::get)
}

/// Owner and kind of the unit on a field.
pub fn unit(state: &Landnam, field: &str) -> Option<(Seat, UnitKind)> {
    let field: Field = field.parse().unwrap();
    state.table().unit(field).map(|unit| (unit.owner, unit.kind))
}

/// White, red and black markers.
pub fn markers(state: &Landnam, seat: Seat) -> [u8; 3] {
    let table = state.table();
    [table.white_markers(seat), table.red_markers(seat), table.black_markers(seat)]
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
