//! The captain phase: goods go on ships, round and round. The rulebook plays one in PR-E3, and a wharf in PR-E5.

use game::{Actions, Illegal, Seat, SeatSet};

use crate::action::Action;
use crate::building::Building;
use crate::components::{Cargo, Good, GoodSet, Ship, ShipName, ShipSet};
use crate::phase::Phase;
use crate::setup;
use crate::state::Table;

/// Where a captain phase stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Loading {
    /// Who is asked.
    pub seat: Seat,
    /// How many turns in a row brought no loading (PR-89).
    pub idle: u8,
    /// Whose wharf has been used (PR-89).
    pub wharves: SeatSet,
    /// Whether the captain's first loading is still to come (PR-59).
    pub privilege: bool,
}

impl Table {
    pub(super) fn start_captain(&mut self) {
        let seat = self.picker();
        self.ask_captain(Loading { seat, idle: 0, wharves: SeatSet::EMPTY, privilege: true });
    }

    /// Asks the first player from the next seat on who can load or use a wharf. After a full circle without a
    /// loading nobody can or wants to (PR-55, PR-89), and goods are stored.
    fn ask_captain(&mut self, mut next: Loading) {
        let wanted = self.wanted_goods();
        while next.idle < self.players.as_u8() {
            if self.board(next.seat).kinds_owned().meets(wanted) || self.has_wharf(next) {
                self.phase = Phase::Captain(next);
                return;
            }
            next.idle += 1;
            next.seat = next.seat.next(self.players());
        }
        self.ask_storing(Some(self.picker()));
    }

    /// The kinds that some ship takes (PR-56).
    #[inline]
    fn wanted_goods(&self) -> GoodSet {
        let (mut aboard, mut wanted, mut for_empty) = (GoodSet::EMPTY, GoodSet::EMPTY, GoodSet::EMPTY);
        for ship in Ship::ALL {
            match self.ships[ship].good {
                None => for_empty = GoodSet::ALL,
                Some(good) => {
                    aboard.insert(good);
                    if self.room(ship) > 0 {
                        wanted.insert(good);
                    }
                }
            }
        }
        wanted.or(for_empty.without(aboard))
    }

    #[inline]
    pub(super) fn can_load(&self, seat: Seat) -> bool {
        self.board(seat).kinds_owned().meets(self.wanted_goods())
    }

    /// PR-89: a manned wharf that was not used in this phase, and something to ship.
    #[inline]
    pub(super) fn has_wharf(&self, loading: Loading) -> bool {
        let Loading { seat, wharves, .. } = loading;
        let board = self.board(seat);
        board.is_manned(Building::Wharf) && !wharves.contains(seat) && !board.kinds_owned().is_empty()
    }

    /// The ships that may take `count` barrels of a kind: the one that carries the kind (PR-56), or of the empty ones
    /// those on which the most fit (PR-57).
    #[inline]
    fn ships_for(&self, good: Good, count: u8) -> ShipSet {
        let (mut best, mut ships) = (0, ShipSet::EMPTY);
        for ship in Ship::ALL {
            let carried = self.ships[ship].good;
            if carried == Some(good) {
                return if self.room(ship) > 0 { ShipSet::one(ship) } else { ShipSet::EMPTY };
            }
            if carried.is_some() {
                continue;
            }
            let fit = count.min(self.spaces(ship));
            if fit > best {
                (best, ships) = (fit, ShipSet::EMPTY);
            }
            if fit == best {
                ships.insert(ship);
            }
        }
        ships
    }

    /// PR-55, PR-58: any kind that a ship takes, warehouse or not (PR-83); PR-89: or the wharf; a pass only for one who
    /// has nothing but that.
    #[inline]
    pub(super) fn legal_load(&self, loading: Loading, out: &mut Actions<Action>) {
        let goods = self.board(loading.seat).goods;
        for (good, count) in goods.present() {
            for ship in self.ships_for(good, count) {
                out.push(Action::Load(good, self.name_of(ship)));
            }
        }
        let must_load = !out.is_empty();
        if self.has_wharf(loading) {
            out.extend(goods.present().map(|(good, _)| Action::Wharf(good)));
        }
        if !must_load {
            out.push(Action::Pass);
        }
    }

    pub(super) fn check_load(&self, loading: Loading, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Load(good, ship) => self.check_ship(loading.seat, good, ship),
            Action::Wharf(good) => self.check_wharf(loading, good),
            Action::Pass => {
                Illegal::unless(!self.can_load(loading.seat), "PR-55", "who can load has to load")
            }
            _ => Err(Illegal::new("PR-55", "goods are loaded now")),
        }
    }

    fn check_ship(&self, seat: Seat, good: Good, name: ShipName) -> Result<(), Illegal> {
        let count = self.board(seat).goods[good];
        Illegal::unless(count > 0, "PR-55", "there is no such barrel to load")?;
        let Some(ship) = name.ship(self.players) else {
            return Err(Illegal::new("PR-06", "this table has no such ship"));
        };
        if self.ships_for(good, count).contains(ship) {
            return Ok(());
        }
        Illegal::unless(self.room(ship) > 0, "PR-56", "the ship is full")?;
        let is_empty = self.ships[ship].good.is_none();
        Illegal::unless(is_empty, "PR-56", "the ship carries another kind")?;
        let is_elsewhere = self.ships.0.iter().any(|ship| ship.good == Some(good));
        Illegal::unless(!is_elsewhere, "PR-56", "another ship carries this kind")?;
        Err(Illegal::new("PR-57", "more barrels fit on another empty ship"))
    }

    fn check_wharf(&self, loading: Loading, good: Good) -> Result<(), Illegal> {
        let Loading { seat, wharves, .. } = loading;
        let is_manned = self.board(seat).is_manned(Building::Wharf);
        Illegal::unless(is_manned, "PR-89", "there is no manned wharf")?;
        Illegal::unless(!wharves.contains(seat), "PR-89", "the wharf was used in this phase")?;
        let has_barrels = self.board(seat).goods[good] > 0;
        Illegal::unless(has_barrels, "PR-89", "there is no such barrel to ship")
    }

    /// Empty spaces of a ship.
    #[inline]
    #[must_use]
    pub fn room(&self, ship: Ship) -> u8 {
        self.spaces(ship) - self.ships[ship].barrels
    }

    /// PR-57: as many barrels as fit. Returns the victory points.
    #[inline]
    pub(super) fn apply_load(&mut self, loading: Loading, good: Good, name: ShipName) -> u16 {
        let Some(ship) = name.ship(self.players) else { return 0 };
        let count = self.room(ship).min(self.board(loading.seat).goods[good]);
        let cargo = &mut self.ships[ship];
        *cargo = Cargo { good: Some(good), barrels: cargo.barrels + count };
        self.score_loading(loading, good, count)
    }

    /// PR-89: all barrels of a kind go to the supply, as if on a ship of one's own. Returns the victory points.
    pub(super) fn apply_wharf(&mut self, mut loading: Loading, good: Good) -> u16 {
        let count = self.board(loading.seat).goods[good];
        self.barrels[good] += count;
        loading.wharves.insert(loading.seat);
        self.score_loading(loading, good, count)
    }

    /// PR-59: a point for each barrel and one for the captain's first loading; PR-88: and one with a harbor.
    #[must_use]
    pub fn loading_vp(&self, loading: Loading, count: u8) -> u16 {
        let is_first = loading.privilege && loading.seat == self.picker();
        let has_harbor = self.board(loading.seat).is_manned(Building::Harbor);
        u16::from(count) + u16::from(is_first) + u16::from(has_harbor)
    }

    /// Takes the barrels from the board and gives the points.
    fn score_loading(&mut self, loading: Loading, good: Good, count: u8) -> u16 {
        let Loading { seat, wharves, privilege, .. } = loading;
        let vp = self.loading_vp(loading, count);
        self.board_mut(seat).goods[good] -= count;
        self.vp_taken += vp;
        // PR-63, PR-70: without chips points are written down, and the game ends with this round.
        if self.vp_taken >= setup::vp_chips(self.players) {
            self.ending = true;
        }
        let privilege = privilege && seat != self.picker();
        self.ask_captain(Loading { seat: seat.next(self.players()), idle: 0, wharves, privilege });
        vp
    }

    /// The owner of a wharf who can't load elsewhere waits.
    pub(super) fn apply_no_load(&mut self, loading: Loading) {
        let seat = loading.seat.next(self.players());
        self.ask_captain(Loading { seat, idle: loading.idle + 1, ..loading });
    }

    /// PR-62: every full ship is emptied to the supply.
    pub(super) fn empty_full_ships(&mut self) {
        for ship in Ship::ALL {
            let Cargo { good: Some(good), barrels } = self.ships[ship] else { continue };
            if self.room(ship) == 0 {
                self.barrels[good] += barrels;
                self.ships[ship] = Cargo::default();
            }
        }
        self.end_role();
    }
}
