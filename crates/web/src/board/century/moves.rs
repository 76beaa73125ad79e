//! What a step has moved: cubes onto cards and off them, cubes that a card brings or raises, and cards that are
//! claimed. Merchant cards keep their ids wherever they go.

use century::{Market, MerchantCard, PointSet, Solo, Spice, Trader};
use game::{Actor, Seat};

use crate::board::century::pieces::{card_id, chip_id, cube_id, lying_id, point_id, won_id};
use crate::board::{Passed, PieceMove};

use century::Century;

/// A side of the table, before and after a step.
#[derive(Debug, Clone, Copy)]
struct Side<'a> {
    seat: Seat,
    /// Whose panel its cubes lie in; nobody's where they lie on the board.
    panel: Option<Seat>,
    before: &'a Trader,
    after: &'a Trader,
}

pub(super) fn moves(step: &Passed<'_, Century>) -> Vec<PieceMove> {
    let (Actor::Seat(seat), before, after) = (step.actor, &step.before.table, &step.after.table) else {
        return Vec::new();
    };
    let panel = (!step.is_mine(seat)).then_some(seat);
    let side = Side { seat, panel, before: before.trader(seat), after: after.trader(seat) };
    let to = if panel.is_some() { chip_id } else { won_id };
    let mut moves = cubes(side, (before.market(), after.market()));
    moves.extend(claimed(side.before.claimed, side.after.claimed, to));
    moves
}

/// The same in the solo game, where the one side lies on the board for all, and the automa's cards, too.
pub(super) fn moves_alone(step: &Passed<'_, Solo>) -> Vec<PieceMove> {
    let (before, after) = (&step.before.table, &step.after.table);
    let Actor::Seat(seat) = step.actor else {
        return claimed(before.automa().claimed, after.automa().claimed, won_id);
    };
    let side = Side { seat, panel: None, before: before.trader(), after: after.trader() };
    let mut moves = cubes(side, (before.market(), after.market()));
    moves.extend(claimed(side.before.claimed, side.after.claimed, won_id));
    moves
}

fn claimed(before: PointSet, after: PointSet, to: fn(century::PointCard) -> String) -> Vec<PieceMove> {
    after.without(before).iter().map(|card| PieceMove::new(to(card), point_id(card))).collect()
}

fn cubes(side: Side<'_>, (before, after): (&Market, &Market)) -> Vec<PieceMove> {
    let lying = |market: &Market, card: MerchantCard, spice: Spice| {
        market.row.iter().find(|stall| stall.card == card).map_or(0, |stall| stall.cubes.count(spice))
    };
    let id = |spice: Spice, nth: usize| cube_id(side.panel, spice, nth);
    let (mut moves, mut taken) = (Vec::new(), Vec::new());
    let mut held = Spice::ALL.map(|spice| side.before.caravan.count(spice));
    for stall in &before.row {
        let is_gone = !after.row.iter().any(|other| other.card == stall.card);
        for (nth, spice) in Spice::ALL.into_iter().enumerate() {
            let lay = stall.cubes.count(spice);
            if is_gone {
                taken.extend((0..lay).map(|nth| (spice, lying_id(stall.card, spice, nth))));
            }
            // The last of several goes first, since they are counted from the first.
            for laid in lay..lying(after, stall.card, spice) {
                held[nth] = held[nth].saturating_sub(1);
                moves.push(PieceMove::new(lying_id(stall.card, spice, laid), id(spice, held[nth])));
            }
        }
    }
    for (spice, from) in taken {
        let nth = &mut held[spice as usize];
        moves.push(PieceMove::new(id(spice, *nth), from));
        *nth += 1;
    }
    moves.extend(brought(side, held));
    moves
}

/// Cubes that are there for no card of the row: a played card has brought them, or they were raised from others.
fn brought(side: Side<'_>, held: [usize; 4]) -> Vec<PieceMove> {
    let id = |spice: Spice, nth: usize| cube_id(side.panel, spice, nth);
    let now = |spice: Spice| side.after.caravan.count(spice);
    let played = side.after.played.without(side.before.played).iter().next();
    let mut lost = Spice::ALL
        .into_iter()
        .flat_map(|spice| (now(spice)..held[spice as usize]).map(move |nth| id(spice, nth)));
    let mut moves = Vec::new();
    for spice in Spice::ALL {
        for nth in held[spice as usize]..now(spice) {
            let from = played.map(|card| card_id(card, Some(side.seat))).or_else(|| lost.next());
            moves.extend(from.map(|from| PieceMove::new(id(spice, nth), from)));
        }
    }
    moves
}
