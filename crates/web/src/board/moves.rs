//! What a step has moved: a piece that can't keep an id, because it is one of several that are counted, or goes by the
//! place where it stands.
//!
//! The page has no room to say of each piece where it came from, and needs it only once. So the last steps say what
//! they have moved, from one id to another, and the script lets those go there which the page doesn't show yet.

use game::{Actor, Game, Seat, Viewer};

/// A step with what its viewer saw before and after it.
#[derive(Debug, Clone, Copy)]
pub struct Passed<'a, G: Game> {
    /// Who made it.
    pub actor: Actor,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What they saw before.
    pub before: &'a G::View,
    /// What they saw after it.
    pub after: &'a G::View,
}

impl<G: Game> Passed<'_, G> {
    /// Whether the viewer sits there: their own pieces have other ids than those in the panels.
    #[must_use]
    pub fn is_mine(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }
}

/// A piece that has come from another place of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceMove {
    /// The id that it has now.
    pub piece: String,
    /// The id of what it was, or lay on.
    pub from: String,
}

impl PieceMove {
    /// A piece and where it has come from.
    #[must_use]
    pub fn new(piece: impl Into<String>, from: impl Into<String>) -> PieceMove {
        PieceMove { piece: piece.into(), from: from.into() }
    }
}

/// The id of a player's panel, where the pieces come from that nobody sees before they are on the board.
pub(crate) fn panel_id(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

/// What went from `before` to `after`, two lists of ids: what is gone from the one has gone to what has come to the
/// other, in their order. What has come from nowhere comes `from` there.
pub(super) fn between(before: &[String], after: &[String], from: &str) -> Vec<PieceMove> {
    let missing = |ids: &[String], others: &[String]| {
        ids.iter().filter(|id| !others.contains(id)).cloned().collect::<Vec<String>>()
    };
    let mut gone = missing(before, after).into_iter();
    let come = missing(after, before).into_iter();
    come.map(|id| PieceMove::new(id, gone.next().unwrap_or_else(|| from.to_owned()))).collect()
}
