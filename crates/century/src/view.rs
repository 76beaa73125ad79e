//! What a viewer may know.

use game::{Rng, View, Viewer};
use serde::Serialize;

use crate::state::Century;

/// A view of the table. Hands, played cards, claimed cards and coins were all taken openly (CEN-53), and
/// the decks have no order before a card is turned up, so the table hides nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CenturyView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The table, all of it open.
    pub table: Century,
}

impl CenturyView {
    pub(crate) fn of(state: &Century, viewer: Viewer) -> CenturyView {
        CenturyView { viewer, table: state.clone() }
    }
}

impl View for CenturyView {
    type Game = Century;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn imagine(&self, _: &mut impl Rng) -> Century {
        self.table.clone()
    }
}
