//! What a viewer may know.

use game::{BySeat, Game, Rng, Seat, SeatSet, View, Viewer};
use serde::Serialize;

use crate::components::SEATS;
use crate::phase::Phase;
use crate::position::ViewPosition;
use crate::state::{PuertoRico, Table};

/// A view of the table: all that lies open, and of the victory points only the viewer's own (PR-60).
///
/// How many points all players have together is open, because the pool is; at the end all of them are. Loadings
/// are seen by everybody, so who remembers the game, or reads its record, can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(into = "ViewPosition")]
pub struct PuertoRicoView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The victory points of each seat that the viewer may know.
    pub vp: BySeat<Option<u16>, SEATS>,
}

impl PuertoRicoView {
    pub(crate) fn of(state: &PuertoRico, viewer: Viewer) -> PuertoRicoView {
        let is_over = state.table.phase == Phase::Over;
        let mut vp = BySeat::default();
        for seat in Seat::all(state.players()) {
            if is_over || viewer.is(seat) {
                vp[seat] = Some(state.vp[seat]);
            }
        }
        PuertoRicoView { viewer, table: state.table, vp }
    }
}

impl View for PuertoRicoView {
    type Game = PuertoRico;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Deals the points that others must have to them, one by one.
    fn imagine(&self, rng: &mut impl Rng) -> PuertoRico {
        let mut vp = BySeat(self.vp.0.map(Option::unwrap_or_default));
        let known: u16 = vp.0.iter().sum();
        let hidden: SeatSet =
            Seat::all(self.table.players()).filter(|&seat| self.vp[seat].is_none()).collect();
        for _ in known..self.table.vp_taken {
            if let Some(seat) = hidden.draw(rng) {
                vp[seat] += 1;
            }
        }
        PuertoRico { table: self.table, vp }
    }
}
