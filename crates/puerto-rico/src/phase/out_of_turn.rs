//! What somebody is told who acts out of turn: whose turn it is and what for, or why they are passed over in this
//! phase.

use game::{Illegal, Seat, Turn};

use crate::action::Action;
use crate::phase::settler::HaciendaUse;
use crate::phase::{Loading, Phase};
use crate::state::Table;

impl Table {
    /// Who is to act, and what for.
    pub(super) fn out_of_turn(&self) -> Illegal {
        let (reason, clause) = match self.phase {
            Phase::Governor => ("the first governor is to be drawn first", "PR-02"),
            Phase::Deal if self.picked.is_empty() => {
                ("the first plantations are to be turned up first", "PR-04")
            }
            Phase::Deal => ("the new plantations are to be turned up first", "PR-22"),
            Phase::Hacienda { .. } => ("the hacienda's tile is to be drawn first", "PR-81"),
            Phase::Pick => ("it is {seat}'s turn to pick a role", "PR-10"),
            Phase::Settler { .. } => ("it is {seat}'s turn to take a tile", "PR-12"),
            Phase::Hospice { .. } => ("it is {seat}'s turn to man the new tile", "PR-12"),
            Phase::Mayor => ("it is {seat}'s turn to take the mayor's colonist", "PR-12"),
            Phase::Unload { .. } => ("it is {seat}'s turn to take a colonist from the ship", "PR-31"),
            Phase::Colonists { .. } => ("it is {seat}'s turn to place colonists", "PR-32"),
            Phase::Builder { .. } => ("it is {seat}'s turn to build", "PR-12"),
            Phase::University { .. } => ("it is {seat}'s turn to man the new building", "PR-12"),
            Phase::Produce { .. } => ("it is {seat}'s turn to produce", "PR-45"),
            Phase::Craftsman => ("it is {seat}'s turn to take the craftsman's barrel", "PR-12"),
            Phase::Trader { .. } => ("it is {seat}'s turn to sell", "PR-12"),
            Phase::Captain(_) => ("it is {seat}'s turn to load", "PR-55"),
            Phase::Storing { .. } => ("it is {seat}'s turn to store goods", "PR-12"),
            Phase::Over => ("the game is over", "PR-70"),
        };
        let refusal = Illegal::turn(reason).by(clause);
        match self.turn() {
            Turn::Seats(seats) => seats.first().map_or(refusal, |seat| refusal.with("seat", seat)),
            Turn::Chance | Turn::Over => refusal,
        }
    }

    /// Why a seat that is not asked can't take part in the phase that its action belongs to, if it can't.
    pub(super) fn passed_over(&self, seat: Seat, action: Action) -> Option<Illegal> {
        use Action::{
            Build, Colonist, Extra, Hacienda, Keep, Load, Pass, Place, Produce, Sell, Settle, Wharf,
        };
        let (clause, reason) = match (self.phase, action) {
            (Phase::Settler { .. }, Settle(_) | Hacienda | Pass) => self.why_no_tile(seat)?,
            (Phase::Builder { .. }, Build(_) | Pass) => self.why_no_building(seat)?,
            (Phase::Trader { .. }, Sell(_) | Pass) => self.why_no_sale(seat)?,
            (Phase::Captain(loading), Load(..) | Wharf(_) | Pass) => self.why_no_loading(seat, loading)?,
            (Phase::Storing { .. }, Keep(..) | Pass) => self.why_no_storing(seat)?,
            (Phase::Colonists { .. }, Place(..) | Pass) => self.why_no_placing(seat)?,
            (Phase::Produce { .. }, Produce | Pass) => self.why_no_production(seat)?,
            (Phase::Unload { declined, .. }, Colonist | Pass) if declined.contains(seat) => {
                ("PR-13", "colonists were declined in this phase")
            }
            (Phase::Mayor, Colonist) => ("PR-12", "the privilege is the mayor's alone"),
            (Phase::Craftsman, Extra(_)) => ("PR-12", "the privilege is the craftsman's alone"),
            _ => return None,
        };
        Some(Illegal::new(clause, reason))
    }

    fn why_no_tile(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        if self.can_settle(seat, HaciendaUse::Open) {
            return None;
        }
        let is_full = self.board(seat).free_island() == 0;
        Some(if is_full { ("PR-23", "the island is full") } else { ("PR-22", "there is no tile to take") })
    }

    fn why_no_building(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        if !self.can_build(seat).is_empty() {
            return None;
        }
        let is_full = self.board(seat).free_city() == 0;
        Some(if is_full {
            ("PR-42", "the city is full")
        } else {
            ("PR-40", "there is nothing that can be paid for")
        })
    }

    fn why_no_sale(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        if self.can_sell_any(seat) {
            return None;
        }
        let has_goods = self.board(seat).goods.total() > 0;
        Some(if has_goods {
            ("PR-51", "the trading house has all these kinds already")
        } else {
            ("PR-50", "there is no barrel to sell")
        })
    }

    fn why_no_loading(&self, seat: Seat, loading: Loading) -> Option<(&'static str, &'static str)> {
        if self.can_load(seat) || self.has_wharf(Loading { seat, ..loading }) {
            return None;
        }
        let has_goods = self.board(seat).goods.total() > 0;
        Some(if has_goods {
            ("PR-56", "no ship takes any of these kinds")
        } else {
            ("PR-55", "there is no barrel to load")
        })
    }

    fn why_no_storing(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        if self.has_to_store(seat) {
            return None;
        }
        let has_goods = self.board(seat).goods.total() > 0;
        Some(if has_goods {
            ("PR-61", "a single barrel stays on the wind rose by itself")
        } else {
            ("PR-61", "there is no barrel to store")
        })
    }

    fn why_no_placing(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        let board = self.board(seat);
        match board.colonists() {
            0 => Some(("PR-32", "there is no colonist to place")),
            colonists if colonists >= board.circles() => Some(("PR-34", "all circles are filled")),
            _ => None,
        }
    }

    fn why_no_production(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        if self.can_produce(seat) {
            return None;
        }
        let makes_any = self.board(seat).production().total() > 0;
        Some(if makes_any {
            ("PR-46", "the supply has nothing of what the board makes")
        } else {
            ("PR-45", "the board makes nothing")
        })
    }
}
