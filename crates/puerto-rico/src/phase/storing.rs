//! The end of the captain phase: what each player keeps.
//!
//! A player names the kinds to keep, in any order, each with all its barrels or with one; what is not named goes to the
//! supply. A search is listed the kinds in rising order, so that it makes every choice in one way only. The single
//! barrel of the wind rose has to be used, unless players are asked (PR-13); warehouses need not (PR-95).

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::building::Building;
use crate::components::{ByGood, Declining, Good, GoodSet};
use crate::phase::Phase;
use crate::state::Table;

/// What a player has chosen to keep so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kept {
    /// Kinds kept with all their barrels.
    whole: GoodSet,
    /// Kinds of which one barrel out of several is kept.
    single: GoodSet,
}

impl Kept {
    /// How many of `count` barrels of a kind are kept.
    #[must_use]
    pub const fn of(self, good: Good, count: u8) -> u8 {
        if self.whole.contains(good) {
            count
        } else if self.single.contains(good) {
            1
        } else {
            0
        }
    }

    /// The kinds named so far.
    const fn named(self) -> GoodSet {
        self.whole.or(self.single)
    }

    fn with(mut self, good: Good, count: u8, owned: u8) -> Kept {
        let kinds = if count == owned { &mut self.whole } else { &mut self.single };
        kinds.insert(good);
        self
    }

    /// Whether the choice so far fits: a kind with several barrels needs a place in a warehouse, one barrel of the
    /// others lies on the wind rose.
    fn fits(self, goods: &ByGood<u8>, warehouse: usize) -> bool {
        let lone = self.whole.and(lone_kinds(goods));
        let in_warehouse = self.whole.without(lone).len();
        let others = lone.len() + self.single.len();
        self.single.len() <= 1 && in_warehouse <= warehouse && in_warehouse + others <= warehouse + 1
    }

    /// Whether the wind rose has its barrel.
    fn uses_wind_rose(self, goods: &ByGood<u8>) -> bool {
        !self.single.is_empty() || self.whole.meets(lone_kinds(goods))
    }
}

/// The kinds with exactly one barrel.
fn lone_kinds(goods: &ByGood<u8>) -> GoodSet {
    GoodSet::by_count(goods, |count| count == 1)
}

impl Table {
    /// Asks the first player from `seat` on who has something to choose (PR-61).
    pub(super) fn ask_storing(&mut self, mut next: Option<Seat>) {
        while let Some(seat) = next {
            if self.has_to_store(seat) {
                self.phase = Phase::Storing { seat, kept: Kept::default() };
                return;
            }
            next = self.after(seat);
        }
        self.empty_full_ships();
    }

    /// More than the one barrel that stays anyway; with `declining=asked` that one, too, is a question (PR-13).
    #[inline]
    pub(super) fn has_to_store(&self, seat: Seat) -> bool {
        let barrels = self.board(seat).goods.total();
        barrels > 1 || barrels > 0 && self.declining == Declining::Asked
    }

    /// PR-61: how many kinds the manned warehouses of `seat` take.
    #[inline]
    #[must_use]
    pub fn warehouse(&self, seat: Seat) -> usize {
        let board = self.board(seat);
        let of =
            |building: Building| usize::from(board.is_manned(building)) * building.kinds_stored() as usize;
        of(Building::SmallWarehouse) + of(Building::LargeWarehouse)
    }

    /// The choice with `count` barrels of a kind kept, too.
    ///
    /// It can always be completed: a warehouse never takes what the wind rose needs, because one barrel of a kind that
    /// is not named yet can go there.
    pub(crate) fn keep(&self, seat: Seat, kept: Kept, good: Good, count: u8) -> Result<Kept, Illegal> {
        let goods = &self.board(seat).goods;
        let owned = goods[good];
        Illegal::unless(owned > 0, "PR-61", "there is no such barrel to keep")?;
        let is_new = !kept.named().contains(good);
        Illegal::unless(is_new, "PR-61", "each kind is named once")?;
        let is_one_or_all = count == 1 || count == owned;
        Illegal::unless(is_one_or_all, "PR-61", "of a kind one barrel is kept, or all")?;
        let now = kept.with(good, count, owned);
        let fits = now.fits(goods, self.warehouse(seat));
        Illegal::unless(fits, "PR-61", "there is no room for it without another manned warehouse")?;
        Ok(now)
    }

    /// Whether `count` barrels of a kind come next in rising order: no higher kind is named yet, and the wind rose has
    /// its barrel, or gets it from a higher kind, or all is kept.
    fn keep_in_order(&self, seat: Seat, kept: Kept, good: Good, count: u8) -> bool {
        let Ok(now) = self.keep(seat, kept, good, count) else { return false };
        let owned = self.board(seat).kinds_owned();
        let has_later = owned.starting_at(good) != GoodSet::one(good);
        let is_sound = self.may_end_storing(seat, now) || has_later || now.named() == owned;
        kept.named().starting_at(good).is_empty() && is_sound
    }

    /// Calls `add` with each number of barrels of each kind that there is to keep.
    fn each_to_keep(&self, seat: Seat, mut add: impl FnMut(Good, u8)) {
        for (good, owned) in self.board(seat).goods.present() {
            add(good, 1);
            if owned > 1 {
                add(good, owned);
            }
        }
    }

    /// Whether anything more can be kept; otherwise the rest goes to the supply by itself.
    pub(super) fn can_store(&self, seat: Seat, kept: Kept) -> bool {
        let mut can = false;
        self.each_to_keep(seat, |good, count| can |= self.keep(seat, kept, good, count).is_ok());
        can && self.has_to_store(seat)
    }

    /// What a search may do: kinds in rising order; or, when somebody began with the highest ones and the wind rose
    /// has no barrel, whatever is left.
    #[inline]
    pub(super) fn legal_keep(&self, seat: Seat, kept: Kept, out: &mut Actions<Action>) {
        self.each_to_keep(seat, |good, count| {
            if self.keep_in_order(seat, kept, good, count) {
                out.push(Action::Keep(good, count));
            }
        });
        if self.may_end_storing(seat, kept) {
            out.push(Action::Pass);
        } else if out.is_empty() {
            self.choices_to_keep(seat, kept, out);
        }
    }

    /// What a person may do: any kind that is not named yet.
    pub(super) fn choices_to_keep(&self, seat: Seat, kept: Kept, out: &mut Actions<Action>) {
        self.each_to_keep(seat, |good, count| {
            if self.keep(seat, kept, good, count).is_ok() {
                out.push(Action::Keep(good, count));
            }
        });
        if self.may_end_storing(seat, kept) {
            out.push(Action::Pass);
        }
    }

    /// PR-61: who has kept a barrel on the wind rose may give the rest back; with `declining=asked` everybody may
    /// (PR-13).
    fn may_end_storing(&self, seat: Seat, kept: Kept) -> bool {
        self.declining == Declining::Asked || kept.uses_wind_rose(&self.board(seat).goods)
    }

    /// Whether the first version of the rules ended the choice here by itself, though lower kinds could be kept.
    pub(super) fn is_stored_in_order(&self, seat: Seat, kept: Kept) -> bool {
        let mut can = false;
        self.each_to_keep(seat, |good, count| can |= self.keep_in_order(seat, kept, good, count));
        !can
    }

    pub(super) fn check_keep(&self, seat: Seat, kept: Kept, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Keep(good, count) => self.keep(seat, kept, good, count).map(|_| ()),
            Action::Pass => {
                let may_end = self.may_end_storing(seat, kept);
                Illegal::unless(may_end, "PR-61", "one barrel has to be kept on the wind rose")
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
        for good in Good::ALL {
            let owned = self.board(seat).goods[good];
            let count = kept.of(good, owned);
            self.board_mut(seat).goods[good] = count;
            self.barrels[good] += owned - count;
        }
        self.ask_storing(self.after(seat));
    }
}
