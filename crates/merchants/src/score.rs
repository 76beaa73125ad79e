//! The end of the game (MOE-80).

use arrayvec::ArrayVec;
use game::Scores;
use game::scores::{Points, Side};

use crate::phase::Phase;
use crate::table::Table;

/// Delivered commodities; who has delivered all has won.
pub(crate) fn scores(table: &Table) -> Option<Scores> {
    let Phase::Over(_) = table.phase else { return None };
    let sides = table.seats().map(|seat| {
        let points = i32::from(table.delivered(seat));
        (Side::Seat(seat), ArrayVec::from_iter([Points { source: "commodities", points }]), 0)
    });
    Some(Scores::ranked(sides))
}
