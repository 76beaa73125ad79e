//! The settler phase: new tiles for the islands.

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::building::Building;
use crate::components::{ByGood, Good, Tile};
use crate::phase::Phase;
use crate::setup;
use crate::state::Table;

/// Whether a player's hacienda has brought its tile in this phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HaciendaUse {
    /// Not yet.
    Open,
    /// It has.
    Done,
}

impl Table {
    /// PR-21, PR-82: the settler, or who has a construction hut, may take a quarry; PR-23: while there are any.
    #[inline]
    fn may_quarry(&self, seat: Seat) -> bool {
        let is_allowed = seat == self.picker() || self.board(seat).is_manned(Building::ConstructionHut);
        is_allowed && self.quarries > 0
    }

    /// PR-81: the hacienda draws before the own choice, once, while there is something to draw.
    #[inline]
    pub(super) fn may_draw(&self, seat: Seat, hacienda: HaciendaUse) -> bool {
        hacienda == HaciendaUse::Open
            && self.board(seat).is_manned(Building::Hacienda)
            && self.stacks.total() > 0
    }

    /// PR-23: a full island takes no tile; and without a tile to take there is nothing to ask.
    #[inline]
    pub(super) fn can_settle(&self, seat: Seat, hacienda: HaciendaUse) -> bool {
        self.board(seat).free_island() > 0
            && (self.row.total() > 0 || self.may_quarry(seat) || self.may_draw(seat, hacienda))
    }

    /// Asks the first player from `seat` on who can take a tile; after the last, the row is laid out anew.
    pub(super) fn ask_settler(&mut self, mut next: Option<Seat>) {
        while let Some(seat) = next {
            if self.can_settle(seat, HaciendaUse::Open) {
                self.phase = Phase::Settler { seat, hacienda: HaciendaUse::Open };
                return;
            }
            next = self.after(seat);
        }
        self.end_settler();
    }

    /// PR-22: what is left goes to the open discard.
    fn end_settler(&mut self) {
        for good in Good::ALL {
            self.discard[good] += self.row[good];
        }
        self.row = ByGood::default();
        self.fill_row();
    }

    /// PR-22: tiles are turned up one by one. When the stacks have run out, the discard is shuffled as new stacks;
    /// when there is nothing at all, the row stays shorter.
    #[inline]
    pub(super) fn fill_row(&mut self) {
        if self.row.total() < setup::row_length(self.players) {
            if self.stacks.total() == 0 {
                self.stacks = std::mem::take(&mut self.discard);
            }
            if self.stacks.total() > 0 {
                self.phase = Phase::Deal;
                return;
            }
        }
        self.end_deal();
    }

    /// The first row is followed by the first pick, any other by the end of the settler's role.
    #[inline]
    fn end_deal(&mut self) {
        if self.picked.is_empty() {
            self.phase = Phase::Pick;
        } else {
            self.end_role();
        }
    }

    #[inline]
    pub(super) fn apply_deal(&mut self, good: Good) {
        self.stacks[good] -= 1;
        self.row[good] += 1;
        self.fill_row();
    }

    /// PR-20: a face-up plantation, or nothing; PR-81, PR-95: the hacienda first, if its owner likes.
    #[inline]
    pub(super) fn legal_settler(&self, seat: Seat, hacienda: HaciendaUse, out: &mut Actions<Action>) {
        if self.may_draw(seat, hacienda) {
            out.push(Action::Hacienda);
        }
        for (good, _) in self.row.present() {
            out.push(Action::Settle(Tile::from(good)));
        }
        if self.may_quarry(seat) {
            out.push(Action::Settle(Tile::Quarry));
        }
        out.push(Action::Pass);
    }

    pub(super) fn check_settler(
        &self,
        seat: Seat,
        hacienda: HaciendaUse,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Pass => Ok(()),
            Action::Hacienda => self.check_hacienda(seat, hacienda),
            Action::Settle(Tile::Quarry) => self.check_quarry(seat),
            Action::Settle(tile) => {
                let lies_there = tile.good().is_some_and(|good| self.row[good] > 0);
                Illegal::unless(lies_there, "PR-20", "no such plantation lies face up")
            }
            _ => Err(Illegal::new("PR-20", "take a tile or pass")),
        }
    }

    fn check_hacienda(&self, seat: Seat, hacienda: HaciendaUse) -> Result<(), Illegal> {
        let is_manned = self.board(seat).is_manned(Building::Hacienda);
        Illegal::unless(is_manned, "PR-81", "there is no manned hacienda")?;
        Illegal::unless(hacienda == HaciendaUse::Open, "PR-81", "the hacienda has brought its tile already")?;
        Illegal::unless(self.stacks.total() > 0, "PR-81", "the stacks are empty")
    }

    fn check_quarry(&self, seat: Seat) -> Result<(), Illegal> {
        Illegal::unless(self.quarries > 0, "PR-23", "no quarry is left")?;
        let reason = "a quarry is the settler's privilege, or needs a manned construction hut";
        Illegal::unless(self.may_quarry(seat), "PR-21", reason)
    }

    pub(super) fn apply_settler(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Hacienda => self.phase = Phase::Hacienda { seat },
            Action::Settle(tile) => self.settle(seat, tile),
            _ => self.ask_settler(self.after(seat)),
        }
    }

    fn settle(&mut self, seat: Seat, tile: Tile) {
        match tile.good() {
            Some(good) => self.row[good] -= 1,
            None => self.quarries -= 1,
        }
        self.lay(seat, tile);
        // PR-84: the hospice works for any tile of the own choice, quarries too.
        if self.board(seat).is_manned(Building::Hospice) && self.has_colonist() {
            self.phase = Phase::Hospice { seat, tile };
        } else {
            self.ask_settler(self.after(seat));
        }
    }

    /// PR-81: the drawn tile is laid at once, never with the hospice's colonist (PR-84); then comes the own choice.
    pub(super) fn apply_hacienda_tile(&mut self, seat: Seat, good: Good) {
        self.stacks[good] -= 1;
        self.lay(seat, Tile::from(good));
        if self.can_settle(seat, HaciendaUse::Done) {
            self.phase = Phase::Settler { seat, hacienda: HaciendaUse::Done };
        } else {
            self.ask_settler(self.after(seat));
        }
    }

    pub(super) fn apply_hospice(&mut self, seat: Seat, tile: Tile, action: Action) {
        if action == Action::Colonist {
            self.take_colonist();
            self.board_mut(seat).farmers[tile] += 1;
        }
        self.ask_settler(self.after(seat));
    }
}
