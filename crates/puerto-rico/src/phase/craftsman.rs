//! The craftsman phase: goods are produced, which goes by itself or is asked (PR-13), and the craftsman takes one more.
//! The rulebook's examples are PR-E4 and PR-E10.

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::building::Building;
use crate::components::{Declining, Good};
use crate::phase::Phase;
use crate::state::Table;

/// PR-86: what a factory pays, by the number of kinds produced.
pub const FACTORY: [u16; 6] = [0, 0, 1, 2, 3, 5];

/// Whether the craftsman has produced anything in this phase, which the privilege asks for (PR-47).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Yield {
    /// Nothing, or nothing yet.
    Nothing,
    /// Something.
    Barrels,
}

impl Table {
    pub(super) fn start_craftsman(&mut self) {
        let craftsman = self.picker();
        if self.declining == Declining::Asked {
            return self.ask_producing(Some(craftsman), Yield::Nothing);
        }
        for seat in craftsman.clockwise(self.players()) {
            self.produce(seat);
        }
        self.ask_extra();
    }

    /// PR-13: production may be declined, all of it or nothing. Asks the first player from `seat` on who would get a
    /// barrel.
    fn ask_producing(&mut self, mut next: Option<Seat>, craftsman: Yield) {
        while let Some(seat) = next {
            if self.can_produce(seat) {
                self.phase = Phase::Produce { seat, craftsman };
                return;
            }
            next = self.after(seat);
        }
        match craftsman {
            Yield::Barrels => self.ask_extra(),
            Yield::Nothing => self.end_role(),
        }
    }

    /// Whether the board makes something that the supply has (PR-45, PR-46).
    pub(super) fn can_produce(&self, seat: Seat) -> bool {
        self.board(seat).production().present().any(|(good, _)| self.barrels[good] > 0)
    }

    pub(super) fn apply_produce(&mut self, seat: Seat, mut craftsman: Yield, action: Action) {
        if action == Action::Produce {
            self.produce(seat);
            if seat == self.picker() {
                craftsman = Yield::Barrels;
            }
        }
        self.ask_producing(self.after(seat), craftsman);
    }

    /// PR-47: the privilege is asked for while there is a barrel to take.
    fn ask_extra(&mut self) {
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
