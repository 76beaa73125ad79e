//! What a viewer may know.

use game::{Draw, Game, Rng, Seat, View, Viewer};
use serde::Serialize;

use crate::components::MAX_PLAYERS;
use crate::phase::Phase;
use crate::position::ViewJson;
use crate::state::{PuertoRico, Table};

/// A view of the table: all that lies open, and of the victory points only the viewer's own (PR-60).
///
/// How many points all players have together is open, because the pool is; at the end all of them are. Loadings
/// are seen by everybody, so who remembers the game, or reads its record, can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(into = "ViewJson")]
pub struct PuertoRicoView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The victory points of each seat that the viewer may know.
    pub vp: [Option<u16>; MAX_PLAYERS],
}

impl PuertoRicoView {
    pub(crate) fn new(state: &PuertoRico, viewer: Viewer) -> PuertoRicoView {
        let is_over = state.table.phase == Phase::Over;
        let mut vp = [None; MAX_PLAYERS];
        for seat in Seat::all(state.players()) {
            if is_over || viewer.is(seat) {
                vp[seat.index()] = Some(state.vp[seat.index()]);
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
        let mut vp = self.vp.map(Option::unwrap_or_default);
        let known: u16 = vp.iter().sum();
        let hidden = |seat: &usize| self.vp[*seat].is_none();
        let count = (0..self.table.players()).filter(hidden).count() as u32;
        if count > 0 {
            for _ in known..self.table.vp_taken {
                let nth = rng.below(count) as usize;
                if let Some(seat) = (0..self.table.players()).filter(hidden).nth(nth) {
                    vp[seat] += 1;
                }
            }
        }
        PuertoRico { table: self.table, vp }
    }
}
