//! The craftsman phase: goods are produced, which goes by itself (PR-13), and the craftsman takes one more. The
//! rulebook's examples are PR-E4 and PR-E10.

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::building::Building;
use crate::components::Good;
use crate::phase::Phase;
use crate::state::Table;

/// PR-86: what a factory pays, by the number of kinds produced.
const FACTORY: [u16; 6] = [0, 0, 1, 2, 3, 5];

impl Table {
    pub(super) fn start_craftsman(&mut self) {
        let craftsman = self.picker();
        for seat in craftsman.clockwise(self.players()) {
            self.produce(seat);
        }
        if Good::ALL.iter().any(|&good| self.may_take_extra(good)) {
            self.phase = Phase::Craftsman;
        } else {
            self.end_role();
        }
    }

    /// PR-45, PR-46: a player takes what the own board makes and the supply still has.
    fn produce(&mut self, seat: Seat) {
        let production = self.board(seat).production();
        let mut kinds = 0;
        for (good, wanted) in production.present() {
            let taken = wanted.min(self.barrels[good]);
            self.barrels[good] -= taken;
            self.board_mut(seat).goods[good] += taken;
            kinds += usize::from(taken > 0);
        }
        // PR-86: only kinds really taken count.
        if self.board(seat).is_manned(Building::Factory) {
            self.board_mut(seat).earn(FACTORY[kinds]);
        }
    }

    /// PR-47: a kind that the craftsman produced and the supply still has.
    ///
    /// The craftsman was the first to take, so a kind that is left was there for the craftsman too.
    #[inline]
    pub(super) fn may_take_extra(&self, good: Good) -> bool {
        self.barrels[good] > 0 && self.board(self.picker()).production()[good] > 0
    }

    #[inline]
    pub(super) fn legal_extra(&self, out: &mut Actions<Action>) {
        let goods = Good::ALL.iter().copied();
        out.extend(goods.filter(|&good| self.may_take_extra(good)).map(Action::Extra));
        out.push(Action::Pass);
    }

    pub(super) fn check_extra(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Pass => Ok(()),
            Action::Extra(good) if self.board(self.picker()).production()[good] == 0 => {
                Err(Illegal::new("PR-47", "the craftsman produced no such barrel"))
            }
            Action::Extra(good) => {
                Illegal::unless(self.barrels[good] > 0, "PR-47", "the supply has no such barrel left")
            }
            _ => Err(Illegal::new("PR-47", "take a barrel or pass")),
        }
    }

    pub(super) fn apply_extra(&mut self, action: Action) {
        if let Action::Extra(good) = action {
            let craftsman = self.picker();
            self.barrels[good] -= 1;
            self.board_mut(craftsman).goods[good] += 1;
        }
        self.end_role();
    }
}
