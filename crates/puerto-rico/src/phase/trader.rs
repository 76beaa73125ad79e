//! The trader phase: one barrel each for the trading house. The rulebook's examples are PR-E8 and PR-E9.

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::building::Building;
use crate::components::{Good, PRICES};
use crate::phase::Phase;
use crate::state::Table;

impl Table {
    /// PR-50, PR-51: a barrel of one's own, of a kind that the house lacks; PR-85: with an office of any kind.
    #[inline]
    fn can_sell(&self, seat: Seat, good: Good) -> bool {
        let board = self.board(seat);
        board.goods[good] > 0 && (self.house[good] == 0 || board.is_manned(Building::Office))
    }

    #[inline]
    pub(super) fn can_sell_any(&self, seat: Seat) -> bool {
        Good::ALL.iter().any(|&good| self.can_sell(seat, good))
    }

    /// Asks the first player from `seat` on who can sell; a full house ends the phase (PR-51).
    pub(super) fn ask_trader(&mut self, mut next: Option<Seat>) {
        while let Some(seat) = next
            && !self.house_is_full()
        {
            if self.can_sell_any(seat) {
                self.phase = Phase::Trader { seat };
                return;
            }
            next = self.after(seat);
        }
        self.end_trader();
    }

    /// PR-52: only a full house is emptied.
    fn end_trader(&mut self) {
        if self.house_is_full() {
            let house = std::mem::take(&mut self.house);
            house.present().for_each(|(good, count)| self.barrels[good] += count);
        }
        self.end_role();
    }

    #[inline]
    pub(super) fn legal_sell(&self, seat: Seat, out: &mut Actions<Action>) {
        let goods = Good::ALL.iter().copied();
        out.extend(goods.filter(|&good| self.can_sell(seat, good)).map(Action::Sell));
        out.push(Action::Pass);
    }

    pub(super) fn check_sell(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let good = match action {
            Action::Pass => return Ok(()),
            Action::Sell(good) => good,
            _ => return Err(Illegal::new("PR-50", "sell a barrel or pass")),
        };
        let board = self.board(seat);
        Illegal::unless(board.goods[good] > 0, "PR-50", "there is no such barrel to sell")?;
        let is_wanted = self.can_sell(seat, good);
        Illegal::unless(is_wanted, "PR-51", "the trading house has this kind already")
    }

    /// What `seat` gets for a barrel in this phase: the price (PR-50), a doubloon for the trader, markets (PR-80).
    #[must_use]
    pub fn sale_price(&self, seat: Seat, good: Good) -> u8 {
        let board = self.board(seat);
        let privilege = u8::from(seat == self.picker());
        let small = u8::from(board.is_manned(Building::SmallMarket));
        let large = 2 * u8::from(board.is_manned(Building::LargeMarket));
        PRICES[good] + privilege + small + large
    }

    pub(super) fn apply_sell(&mut self, seat: Seat, action: Action) {
        if let Action::Sell(good) = action {
            let price = self.sale_price(seat, good);
            let board = self.board_mut(seat);
            board.goods[good] -= 1;
            board.earn(price.into());
            self.house[good] += 1;
        }
        self.ask_trader(self.after(seat));
    }
}
