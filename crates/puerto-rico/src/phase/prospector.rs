//! The prospector, who has a privilege and nothing else.

use game::Seat;

use crate::state::Table;

impl Table {
    /// PR-65: no action for anybody, a doubloon for the picker, beside those on the card (PR-E7).
    pub(super) fn prospect(&mut self, seat: Seat) {
        self.board_mut(seat).earn(1);
        self.end_role();
    }
}
