//! What a step has moved: units, which all look alike and so go by the fields where they stand, ships on the outer sea,
//! houses that are built, and fields that are turned over.

use game::{Seat, SeatSet};
use landnam::components::UnitKind;
use landnam::island::{Corner, Field, Fields};
use landnam::{Landnam, Table};

use crate::board::moves::between;
use crate::board::{Passed, PieceMove, panel_id};

pub(super) fn field_id(field: Field) -> String {
    format!("field-{field}")
}

pub(super) fn unit_id(field: Field) -> String {
    format!("unit-{field}")
}

/// A ship on the outer sea, the `nth` of all of its owner: those with the same red markers are counted.
pub(super) fn outer_id(table: &Table, seat: Seat, nth: usize) -> String {
    let ships = table.outer(seat);
    let marks = ships.get(nth).copied().unwrap_or(SeatSet::EMPTY);
    let equal = ships.iter().take(nth).filter(|&&other| other == marks).count();
    let red: String = marks.iter().map(|plaintiff| plaintiff.to_string()).collect();
    format!("outer-{seat}-{red}{equal}")
}

/// A red marker of a unit.
pub(super) fn red_id(unit: &str, plaintiff: Seat) -> String {
    format!("{unit}-red-{plaintiff}")
}

pub(super) fn house_id(corner: Corner) -> String {
    format!("house-{corner}")
}

pub(super) fn moves(step: &Passed<'_, Landnam>) -> Vec<PieceMove> {
    let (before, after) = (step.before.table(), step.after.table());
    let mut moves = Vec::new();
    for seat in after.seats() {
        for kind in [UnitKind::Settler, UnitKind::Ship] {
            moves.extend(gone(&units(before, seat, kind), &units(after, seat, kind), seat));
        }
        let built = (after.farms(seat) | after.villages(seat)) - (before.farms(seat) | before.villages(seat));
        moves.extend(built.into_iter().map(|corner| PieceMove::new(house_id(corner), panel_id(seat))));
    }
    let turned = Fields::INNER.into_iter().filter(|&field| before.terrain(field) != after.terrain(field));
    moves.extend(turned.map(|field| PieceMove::new(field_id(field), field_id(field))));
    moves
}

/// The units of a kind by their ids, each with its red markers.
fn units(table: &Table, seat: Seat, kind: UnitKind) -> Vec<(String, SeatSet)> {
    let fields =
        table.units(seat).into_iter().filter_map(|field| table.unit(field).map(|unit| (field, unit)));
    let fields =
        fields.filter(|(_, unit)| unit.kind == kind).map(|(field, unit)| (unit_id(field), unit.marks));
    let outer = if kind == UnitKind::Ship { table.outer(seat) } else { &[] };
    let outer = outer.iter().enumerate().map(|(nth, &marks)| (outer_id(table, seat, nth), marks));
    fields.chain(outer).collect()
}

/// Where the units of a kind have gone, and their red markers with them.
fn gone(before: &[(String, SeatSet)], after: &[(String, SeatSet)], seat: Seat) -> Vec<PieceMove> {
    let ids = |units: &[(String, SeatSet)]| units.iter().map(|(id, _)| id.clone()).collect::<Vec<String>>();
    let mut moves = between(&ids(before), &ids(after), &panel_id(seat));
    let red: Vec<PieceMove> = moves
        .iter()
        .filter_map(|one| Some((one, after.iter().find(|(id, _)| *id == one.piece)?.1)))
        .flat_map(|(one, marks)| {
            marks.iter().map(move |other| PieceMove::new(red_id(&one.piece, other), red_id(&one.from, other)))
        })
        .collect();
    moves.extend(red);
    moves
}
