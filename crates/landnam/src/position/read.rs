//! What a position has to keep to be a state: every refusal is a sentence.

use std::collections::BTreeMap;

use game::position::ensure;
use game::{BadPosition, Objection, Seat, SeatSet, objection};

use super::{Position, SeatPosition, without};
use crate::components::{Good, Terrain, UnitKind, explorations};
use crate::data::data;
use crate::island::{Field, Fields, board};
use crate::position::Tile;
use crate::setup::Players;
use crate::state::Landnam;
use crate::table::{Table, Unit};

pub(super) type Checked = Result<(), BadPosition>;

/// How many markers of a color a player can hold: too few to end the game when the turn began (LN-80), and one for each
/// case of this turn's thing, in which the plaintiff stakes a card at least, of as many as there are (LN-24).
fn most_markers() -> u8 {
    let cards = data().goods.saturating_mul(Good::ALL.len() as u8);
    (data().points - 1).saturating_add(cards)
}

/// How many play.
pub(super) fn players(position: &Position) -> Result<Players, BadPosition> {
    let seats = position.seats.len();
    let players = Players::new(position.players.unwrap_or(seats))
        .ok_or_else(|| BadPosition::new("Landnám is for 3 to 5 players"))?;
    ensure(
        seats == players.get() || seats == 0,
        objection!("there are {players} players, so there have to be as many seats", players = players.get()),
    )?;
    sits(players.get(), position.active)?;
    Ok(players)
}

pub(super) fn sits(players: usize, seat: Seat) -> Checked {
    ensure(seat.index() < players, objection!("{seat} doesn't sit at this table", seat))
}

pub(super) fn all_sit(table: &Table, seats: SeatSet) -> Checked {
    seats.into_iter().try_for_each(|seat| sits(table.players(), seat))
}

pub(super) fn lay_fields(table: &mut Table, fields: &BTreeMap<Field, Tile>) -> Checked {
    for (&field, tile) in fields {
        if field == Field::CENTER && tile.terrain == Terrain::Mountain {
            continue;
        }
        ensure(
            Fields::INNER.contains(field) && field != Field::CENTER,
            objection!("{field} is not one of the 18 fields to be found", field),
        )?;
        let left = &mut table.tiles[tile.terrain];
        ensure(*left > 0, objection!("there are not that many tiles of {terrain}", terrain = tile.terrain))?;
        *left -= 1;
        if let Some(number) = tile.number {
            let free = table.free_numbers[number];
            let number = number.get();
            ensure(free > 0, objection!("there are not that many markers with {number}", number))?;
        }
        table.lay(field, tile.terrain, tile.number);
    }
    for (&field, tile) in fields {
        let Some(good) = tile.harbor else { continue };
        ensure(table.harbors[good].is_none(), objection!("there is one harbor marker for {good}", good))?;
        ensure(
            board().adjacent(field).meets(table.numbered),
            objection!("the harbor in {field} is next to no numbered field", field),
        )?;
        table.harbors[good] = Some(field);
    }
    Ok(())
}

pub(super) fn put_seat(state: &mut Landnam, seat: Seat, position: &SeatPosition) -> Checked {
    let stock = state.table.stock;
    ensure(stock.covers(position.goods), objection!("{seat} holds more goods than there are", seat))?;
    state.gain(seat, position.goods);
    for &field in &position.settlers {
        ensure(state.table.land().contains(field), objection!("a settler can't stand on {field}", field))?;
        put_unit(&mut state.table, field, seat, UnitKind::Settler)?;
    }
    for &field in position.ships.iter().filter(|&&field| field != Field::OUTER) {
        ensure(state.table.known.contains(field), objection!("a ship can't stand on {field}", field))?;
        put_unit(&mut state.table, field, seat, UnitKind::Ship)?;
    }
    put_outer(&mut state.table, seat, position)?;
    let markers = [position.white, position.red, position.black];
    ensure(
        markers.iter().all(|&count| count <= most_markers()),
        objection!("{seat} has too many markers", seat),
    )?;
    // LN-28: a thing brings one black marker at most, so twelve of them are the points for the end.
    let most = data().points;
    ensure(
        position.black <= most,
        objection!(
            "LN-28: a game ends before {seat} has {black} black markers",
            seat,
            black = position.black
        ),
    )?;
    let table = &mut state.table;
    [table.white[seat], table.red_held[seat], table.black[seat]] = markers;
    table.first_moves[seat] = position.first_move;
    put_buildings(table, seat, position)
}

fn put_unit(table: &mut Table, field: Field, owner: Seat, kind: UnitKind) -> Checked {
    ensure(!table.occupied().contains(field), objection!("there are two units on {field}", field))?;
    ensure(
        table.units_left(owner, kind) > 0,
        objection!("{seat} has no more than five {units}", seat = owner, units = pieces(kind)),
    )?;
    table.put_unit(field, Unit { owner, kind, marks: SeatSet::EMPTY });
    Ok(())
}

pub(super) fn pieces(kind: UnitKind) -> Objection {
    match kind {
        UnitKind::Settler => Objection::new("settlers"),
        UnitKind::Ship => Objection::new("ships"),
    }
}

fn put_outer(table: &mut Table, seat: Seat, position: &SeatPosition) -> Checked {
    let count = position.ships.iter().filter(|&&field| field == Field::OUTER).count();
    ensure(
        position.outer_outlaws.len() <= count,
        objection!("{seat} doesn't have that many ships on the outer sea", seat),
    )?;
    for index in 0..count {
        ensure(
            table.units_left(seat, UnitKind::Ship) > 0,
            objection!("{seat} has no more than five {units}", seat, units = pieces(UnitKind::Ship)),
        )?;
        let marks = match position.outer_outlaws.get(index) {
            Some(plaintiffs) => marks_of(table, seat, plaintiffs.iter().copied().collect())?,
            None => SeatSet::EMPTY,
        };
        table.outer[seat].add(marks);
    }
    Ok(())
}

/// The red markers of a unit of `owner`.
pub(super) fn marks_of(table: &Table, owner: Seat, plaintiffs: SeatSet) -> Result<SeatSet, BadPosition> {
    all_sit(table, plaintiffs)?;
    ensure(!plaintiffs.is_empty(), "an outlaw has a red marker of somebody")?;
    ensure(!plaintiffs.contains(owner), objection!("{owner} can't outlaw their own unit", owner))?;
    Ok(plaintiffs)
}

fn put_buildings(table: &mut Table, seat: Seat, position: &SeatPosition) -> Checked {
    let (farms, villages) = (position.farms, position.villages);
    let houses = u16::from(farms.count()) + 2 * u16::from(villages.count());
    ensure(
        houses <= u16::from(data().houses),
        objection!("{seat} has no more than {houses} houses", seat, houses = data().houses),
    )?;
    for corner in farms.into_iter().chain(villages) {
        ensure(!table.built.contains(corner), objection!("there are two buildings on {corner}", corner))?;
        table.add_farm(seat, corner);
    }
    villages.into_iter().for_each(|corner| table.make_village(seat, corner));
    Ok(())
}

pub(super) fn put_outlaws(table: &mut Table, outlaws: &BTreeMap<Field, Vec<Seat>>) -> Checked {
    for (&field, plaintiffs) in outlaws {
        let unit =
            game::position::found(table.unit(field), objection!("there is no unit on {field}", field))?;
        for seat in marks_of(table, unit.owner, plaintiffs.iter().copied().collect())? {
            table.red_on_board[seat].insert(field);
        }
    }
    for seat in table.seats() {
        let mut on_outer = table.seats().flat_map(|owner| table.outer(owner));
        if !table.red_on_board[seat].is_empty() || on_outer.any(|marks| marks.contains(seat)) {
            has_buildings(table, seat)?;
        }
    }
    Ok(())
}

pub(super) fn has_buildings(table: &Table, plaintiff: Seat) -> Checked {
    ensure(
        !table.at[plaintiff].is_empty(),
        objection!("red markers of {plaintiff} lie by buildings, but {plaintiff} has none", plaintiff),
    )
}

/// LN-71 holds for all buildings forever: fields don't change, and buildings stay.
pub(super) fn buildings(table: &Table) -> Checked {
    for corner in table.built {
        ensure(
            board().around(corner).meets(table.numbered),
            objection!("the building on {corner} touches no numbered field", corner),
        )?;
        ensure(
            !table.is_crowded(corner),
            objection!("the building on {corner} is too near to another", corner),
        )?;
    }
    for seat in table.seats() {
        for corner in table.villages[seat] {
            ensure(
                board().around(corner).meets(table.sea),
                objection!("the village on {corner} is at no sea field", corner),
            )?;
        }
    }
    Ok(())
}

pub(super) fn take_fate_cards(state: &mut Landnam, position: &Position) -> Checked {
    let mut left = game::position::found(
        without(data().fate, &position.discard),
        "the discard has more fate cards of a kind than there are",
    )?;
    state.table.discard = position.discard;
    for (index, seat) in position.seats.iter().enumerate() {
        let seat_index = Seat::new(index);
        left = game::position::found(
            without(left, &seat.fate),
            objection!("{seat} and others have more fate cards of a kind than there are", seat = seat_index),
        )?;
        state.hands[seat_index].fate = seat.fate;
        state.table.fate_held[seat_index] = seat.fate.total();
    }
    state.deck = left;
    state.table.deck_size = left.total();
    for &seat in &position.opening {
        sits(state.table.players(), seat)?;
        ensure(
            explorations(&state.hands[seat].fate) > 0,
            objection!("{seat} can't hold the card of the set-up: there is no exploration card", seat),
        )?;
        state.table.opening.insert(seat);
    }
    Ok(())
}
