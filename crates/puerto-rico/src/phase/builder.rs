//! The builder phase: new buildings.

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::building::{Building, BuildingSet, price_with_quarries};
use crate::components::Tile;
use crate::phase::Phase;
use crate::state::Table;

impl Table {
    /// PR-40: the builder pays one doubloon less, beyond the limit of quarries (PR-41).
    #[inline]
    fn builder_discount(&self, seat: Seat) -> u8 {
        u8::from(seat == self.picker())
    }

    /// What `seat` pays for a building in this phase: PR-40, PR-41; never less than nothing.
    #[must_use]
    pub fn price(&self, seat: Seat, building: Building) -> u8 {
        let quarries = self.board(seat).farmers[Tile::Quarry];
        price_with_quarries(building.printed(), quarries).saturating_sub(self.builder_discount(seat))
    }

    /// PR-40, PR-42: what `seat` can pay for, has not built yet, and has room for.
    #[inline]
    pub(super) fn can_build(&self, seat: Seat) -> BuildingSet {
        let board = self.board(seat);
        let purse = board.doubloons.saturating_add(self.builder_discount(seat).into());
        let payable = BuildingSet::affordable(purse, board.farmers[Tile::Quarry]);
        let fitting = match board.free_city() {
            0 => return BuildingSet::EMPTY,
            1 => payable.without(BuildingSet::LARGE),
            _ => payable,
        };
        fitting.without(board.buildings).and(self.for_sale())
    }

    /// Asks the first player from `seat` on who can build.
    pub(super) fn ask_builder(&mut self, mut next: Option<Seat>) {
        while let Some(seat) = next {
            if !self.can_build(seat).is_empty() {
                self.phase = Phase::Builder { seat };
                return;
            }
            next = self.after(seat);
        }
        self.end_role();
    }

    #[inline]
    pub(super) fn legal_build(&self, seat: Seat, out: &mut Actions<Action>) {
        out.extend(self.can_build(seat).into_iter().map(Action::Build));
        out.push(Action::Pass);
    }

    pub(super) fn check_build(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let building = match action {
            Action::Pass => return Ok(()),
            Action::Build(building) => building,
            _ => return Err(Illegal::new("PR-40", "build something or pass")),
        };
        let board = self.board(seat);
        let is_new = !board.buildings.contains(building);
        Illegal::unless(is_new, "PR-42", "this building stands in the city already")?;
        Illegal::unless(self.for_sale().contains(building), "PR-09", "no copy is left")?;
        let spaces = if building.is_large() { 2 } else { 1 };
        Illegal::unless(board.free_city() >= spaces, "PR-42", "the city has no room for it")?;
        let is_payable = board.doubloons >= self.price(seat, building).into();
        Illegal::unless(is_payable, "PR-40", "there are not enough doubloons")
    }

    /// PR-43: a pass brings nothing, not even the privilege's doubloon.
    pub(super) fn apply_build(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Build(building) => self.build(seat, building),
            _ => self.ask_builder(self.after(seat)),
        }
    }

    fn build(&mut self, seat: Seat, building: Building) {
        let price = self.price(seat, building);
        let board = self.board_mut(seat);
        board.doubloons -= u16::from(price);
        board.buildings.insert(building);
        // PR-70: who builds on the twelfth space brings the end.
        if board.free_city() == 0 {
            self.ending = true;
        }
        // PR-87: one colonist, however many circles the building has.
        if self.board(seat).is_manned(Building::University) && self.has_colonist() {
            self.phase = Phase::University { seat, building };
        } else {
            self.ask_builder(self.after(seat));
        }
    }

    pub(super) fn apply_university(&mut self, seat: Seat, building: Building, action: Action) {
        if action == Action::Colonist {
            self.take_colonist();
            self.board_mut(seat).put_staff(building, 1);
        }
        self.ask_builder(self.after(seat));
    }
}
