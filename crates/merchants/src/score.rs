//! The end of the game (MOE-80).

use arrayvec::ArrayVec;
use game::Scores;
use game::scores::{Points, Side};

use crate::phase::Phase;
use crate::state::Merchants;
use crate::table::Table;

impl Merchants {
    /// The scores as they stand now, ranked; whether the game is over is not asked.
    #[must_use]
    pub fn standing(&self) -> Scores {
        standing(&self.table)
    }
}

/// The final scores.
pub(crate) fn scores(table: &Table) -> Option<Scores> {
    matches!(table.phase, Phase::Over(_)).then(|| standing(table))
}

/// Delivered commodities; who has delivered all has won.
fn standing(table: &Table) -> Scores {
    Scores::ranked(table.seats().map(|seat| {
        let points = i32::from(table.delivered(seat));
        (Side::Seat(seat), ArrayVec::from_iter([Points { source: "commodities", points }]), 0)
    }))
}
