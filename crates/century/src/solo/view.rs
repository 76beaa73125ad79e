//! What a viewer of the solo game may know.

use game::{Rng, View, Viewer};
use serde::Serialize;

use crate::solo::state::Solo;

/// A view of the solo table: cards face down are nothing definite yet, so the table hides nothing (CEN-53).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SoloView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The table, all of it open.
    pub table: Solo,
}

impl View for SoloView {
    type Game = Solo;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn imagine(&self, _: &mut impl Rng) -> Solo {
        self.table.clone()
    }
}
