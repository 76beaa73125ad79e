//! The end of the captain phase: what each player keeps.
//!
//! A player names the kinds to keep in rising order, each with all its barrels or with one; what is not named goes
//! to the supply. So every choice is made in one way only. The single barrel of the wind rose has to be used;
//! warehouses need not (PR-95).

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::building::Building;
use crate::components::{ByGood, Good};
use crate::phase::Phase;
use crate::state::Table;

/// What a player has chosen to keep so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kept {
    /// Kinds kept with all their barrels, as bits.
    whole: u8,
    /// Kinds of which one barrel out of several is kept, as bits.
    single: u8,
}

impl Kept {
    /// How many of `count` barrels of a kind are kept.
    #[must_use]
    pub const fn of(self, good: Good, count: u8) -> u8 {
        if self.whole & 1 << good as u8 != 0 {
            count
        } else if self.single & 1 << good as u8 != 0 {
            1
        } else {
            0
        }
    }

    /// The kinds named so far.
    const fn named(self) -> u8 {
        self.whole | self.single
    }

    fn with(mut self, good: Good, count: u8, owned: u8) -> Kept {
        let kinds = if count == owned { &mut self.whole } else { &mut self.single };
        *kinds |= 1 << good as u8;
        self
    }

    /// Whether the choice so far fits: a kind with several barrels needs a place in a warehouse, one barrel of the
    /// others lies on the wind rose.
    fn fits(self, goods: &ByGood<u8>, warehouse: u32) -> bool {
        let lone = self.whole & lone_kinds(goods);
        let in_warehouse = (self.whole & !lone).count_ones();
        let others = lone.count_ones() + self.single.count_ones();
        self.single.count_ones() <= 1 && in_warehouse <= warehouse && in_warehouse + others <= warehouse + 1
    }

    /// Whether the wind rose has its barrel.
    fn uses_wind_rose(self, goods: &ByGood<u8>) -> bool {
        self.single != 0 || self.whole & lone_kinds(goods) != 0
    }
}

/// The kinds with exactly one barrel, as bits.
fn lone_kinds(goods: &ByGood<u8>) -> u8 {
    (0..5).fold(0, |bits, index| bits | u8::from(goods.0[index] == 1) << index)
}

/// The kinds with barrels, as bits.
fn owned_kinds(goods: &ByGood<u8>) -> u8 {
    (0..5).fold(0, |bits, index| bits | u8::from(goods.0[index] > 0) << index)
}

impl Table {
    /// Asks the first player from `seat` on who has more than the one barrel that stays anyway (PR-61).
    pub(super) fn ask_storing(&mut self, mut next: Option<Seat>) {
        while let Some(seat) = next {
            if self.board(seat).goods.total() > 1 {
                self.phase = Phase::Storing { seat, kept: Kept::default() };
                return;
            }
            next = self.after(seat);
        }
        self.empty_full_ships();
    }

    /// PR-61: how many kinds the manned warehouses of `seat` take.
    #[inline]
    fn warehouse(&self, seat: Seat) -> u32 {
        let board = self.board(seat);
        u32::from(board.is_manned(Building::SmallWarehouse))
            + 2 * u32::from(board.is_manned(Building::LargeWarehouse))
    }

    /// The choice with `count` barrels of a kind kept next.
    pub(crate) fn keep(&self, seat: Seat, kept: Kept, good: Good, count: u8) -> Result<Kept, Illegal> {
        let goods = &self.board(seat).goods;
        let owned = goods[good];
        Illegal::unless(owned > 0, "PR-61", "there is no such barrel to keep")?;
        let is_rising = kept.named() >> good as u8 == 0;
        Illegal::unless(is_rising, "PR-61", "kinds are named in their order, each once")?;
        let is_one_or_all = count == 1 || count == owned;
        Illegal::unless(is_one_or_all, "PR-61", "of a kind one barrel is kept, or all")?;
        let now = kept.with(good, count, owned);
        let fits = now.fits(goods, self.warehouse(seat));
        Illegal::unless(fits, "PR-61", "there is no room for it without another manned warehouse")?;
        // Who gives barrels back has to leave one for the wind rose: one named already, or one that comes later.
        let owned = owned_kinds(goods);
        let has_later = owned >> good as u8 > 1;
        let is_sound = now.uses_wind_rose(goods) || has_later || now.named() == owned;
        Illegal::unless(is_sound, "PR-61", "the wind rose has to keep one of the other barrels")?;
        Ok(now)
    }

    /// Whether anything more can be kept; otherwise the rest goes to the supply by itself.
    pub(super) fn can_store(&self, seat: Seat, kept: Kept) -> bool {
        let goods = self.board(seat).goods;
        let may_keep = |good, count| self.keep(seat, kept, good, count).is_ok();
        goods.total() > 1 && goods.present().any(|(good, owned)| may_keep(good, 1) || may_keep(good, owned))
    }

    #[inline]
    pub(super) fn legal_keep(&self, seat: Seat, kept: Kept, out: &mut Actions<Action>) {
        let goods = self.board(seat).goods;
        for (good, owned) in goods.present() {
            if self.keep(seat, kept, good, 1).is_ok() {
                out.push(Action::Keep(good, 1));
            }
            if owned > 1 && self.keep(seat, kept, good, owned).is_ok() {
                out.push(Action::Keep(good, owned));
            }
        }
        if kept.uses_wind_rose(&goods) {
            out.push(Action::Pass);
        }
    }

    pub(super) fn check_keep(&self, seat: Seat, kept: Kept, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Keep(good, count) => self.keep(seat, kept, good, count).map(|_| ()),
            Action::Pass => {
                let is_used = kept.uses_wind_rose(&self.board(seat).goods);
                Illegal::unless(is_used, "PR-61", "one barrel has to be kept on the wind rose")
            }
            _ => Err(Illegal::new("PR-61", "barrels are stored now")),
        }
    }

    pub(super) fn apply_keep(&mut self, seat: Seat, kept: Kept, action: Action) {
        let Action::Keep(good, count) = action else { return self.store(seat, kept) };
        let goods = self.board(seat).goods;
        let kept = kept.with(good, count, goods[good]);
        if self.can_store(seat, kept) {
            self.phase = Phase::Storing { seat, kept };
        } else {
            self.store(seat, kept);
        }
    }

    /// PR-61: the rest goes to the supply.
    fn store(&mut self, seat: Seat, kept: Kept) {
        for &good in Good::ALL {
            let owned = self.board(seat).goods[good];
            let count = kept.of(good, owned);
            self.board_mut(seat).goods[good] = count;
            self.barrels[good] += owned - count;
        }
        self.ask_storing(self.after(seat));
    }
}
