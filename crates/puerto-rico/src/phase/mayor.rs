//! The mayor phase: new colonists, and where all of them work.
//!
//! A player takes all colonists in hand and says for each of the own sites how many go there, in any order. A search is
//! asked about them in a fixed order, tiles before buildings, so that it reaches every arrangement in one way only.
//! Where only one arrangement is left, as when all circles can be filled, it goes by itself.

use game::{Actions, Illegal, Seat, SeatSet};

use crate::action::Action;
use crate::components::Declining;
use crate::phase::Phase;
use crate::site::{Site, SiteSet};
use crate::state::{Board, Table};

impl Table {
    /// PR-30: the privilege is asked for while the supply has a colonist.
    pub(super) fn start_mayor(&mut self) {
        if self.colonists > 0 {
            self.phase = Phase::Mayor;
        } else {
            self.unload_colonists();
        }
    }

    pub(super) fn apply_mayor(&mut self, action: Action) {
        if action == Action::Colonist {
            let mayor = self.picker();
            self.colonists -= 1;
            self.board_mut(mayor).san_juan += 1;
        }
        self.unload_colonists();
    }

    /// PR-31: one by one from the ship, the mayor first, until it is empty. PR-E1 is the rulebook's example.
    fn unload_colonists(&mut self) {
        if self.declining == Declining::Asked {
            return self.ask_unloading(self.picker(), SeatSet::EMPTY);
        }
        let each = self.colonist_ship / self.players;
        let one_more = usize::from(self.colonist_ship % self.players);
        let mayor = self.picker();
        for (steps, seat) in mayor.clockwise(self.players()).enumerate() {
            self.board_mut(seat).san_juan += each + u8::from(steps < one_more);
        }
        self.colonist_ship = 0;
        self.start_placing(Some(mayor));
    }

    /// PR-13: whoever declines a colonist takes no more of them in this phase. Asks the first player from `seat` on who
    /// has not; when the ship is empty, or nobody wants what is left on it, colonists are placed.
    fn ask_unloading(&mut self, seat: Seat, declined: SeatSet) {
        let next = seat.clockwise(self.players()).find(|&seat| !declined.contains(seat));
        match next {
            Some(seat) if self.colonist_ship > 0 => self.phase = Phase::Unload { seat, declined },
            _ => self.start_placing(Some(self.picker())),
        }
    }

    pub(super) fn apply_unload(&mut self, seat: Seat, mut declined: SeatSet, action: Action) {
        if action == Action::Colonist {
            self.colonist_ship -= 1;
            self.board_mut(seat).san_juan += 1;
        } else {
            declined.insert(seat);
        }
        self.ask_unloading(seat.next(self.players()), declined);
    }

    /// PR-32: the mayor places first, then the others clockwise.
    fn start_placing(&mut self, mut next: Option<Seat>) {
        while let Some(seat) = next {
            let board = self.board_mut(seat);
            board.lift_colonists();
            let (circles, sites) = (board.circles(), SiteSet::of(board));
            if self.go_on_placing(seat, circles, sites) {
                return;
            }
            next = self.after(seat);
        }
        self.refill_colonist_ship();
    }

    /// Places what leaves no choice, or asks about the sites to come; false if the player is done.
    #[inline]
    fn go_on_placing(&mut self, seat: Seat, circles: u8, sites: SiteSet) -> bool {
        let board = self.board_mut(seat);
        if board.san_juan == 0 {
            return false;
        }
        // PR-34: who has enough colonists fills every circle, and the others stay in San Juan.
        if board.san_juan >= circles {
            for site in sites {
                board.place(site, board.circles_of(site));
            }
            return false;
        }
        // The last site has to take the rest, which is less than its circles.
        if let Some(site) = sites.first()
            && sites.rest() == SiteSet::default()
        {
            board.place(site, board.san_juan);
            return false;
        }
        self.phase = Phase::Colonists { seat, circles, sites };
        true
    }

    /// Whether the sites to come leave a choice; what leaves none goes by itself.
    pub(super) fn can_place(&self, seat: Seat, circles: u8, sites: SiteSet) -> bool {
        let hand = self.board(seat).san_juan;
        let are_empty = sites.into_iter().all(|site| self.board(seat).colonists_on(site) == 0);
        are_empty && hand > 0 && hand < circles && sites.rest() != SiteSet::default()
    }

    /// PR-32, PR-34: as many as there are circles and colonists, but so many that the sites to come can take
    /// the others.
    #[inline]
    pub(super) fn legal_place(&self, seat: Seat, circles: u8, sites: SiteSet, out: &mut Actions<Action>) {
        let Some(site) = sites.first() else { return };
        let (least, most) = bounds(self.board(seat), circles, site);
        for count in least..most + 1 {
            out.push(Action::Place(site, count));
        }
    }

    /// What a person may do: the same for any site that is to come.
    pub(super) fn choices_to_place(
        &self,
        seat: Seat,
        circles: u8,
        sites: SiteSet,
        out: &mut Actions<Action>,
    ) {
        for site in sites {
            let (least, most) = bounds(self.board(seat), circles, site);
            out.extend((least..=most).map(|count| Action::Place(site, count)));
        }
    }

    pub(super) fn check_place(
        &self,
        seat: Seat,
        circles: u8,
        sites: SiteSet,
        action: Action,
    ) -> Result<(), Illegal> {
        let (site, count) = match action {
            Action::Place(site, count) => (site, count),
            Action::Pass => return Err(Illegal::new("PR-34", "filling circles is a duty")),
            _ => return Err(Illegal::new("PR-32", "colonists have to be placed now")),
        };
        let is_owned = SiteSet::of(self.board(seat)).contains(site);
        Illegal::unless(is_owned, "PR-32", "there is no such site on the own board")?;
        Illegal::unless(sites.contains(site), "PR-32", "this site has been manned already")?;
        let (least, most) = bounds(self.board(seat), circles, site);
        Illegal::unless(count <= most, "PR-32", "there are not so many circles or colonists")?;
        Illegal::unless(count >= least, "PR-34", "the other circles can't take so many colonists")
    }

    #[inline]
    pub(super) fn apply_place(&mut self, seat: Seat, circles: u8, sites: SiteSet, placed: (Site, u8)) {
        let (site, count) = placed;
        let board = self.board_mut(seat);
        board.place(site, count);
        let circles = circles - board.circles_of(site);
        if !self.go_on_placing(seat, circles, sites.without(SiteSet::one(site))) {
            self.start_placing(self.after(seat));
        }
    }

    /// PR-35: a colonist for each empty circle on buildings, at least one a player; if the supply can't do it, what
    /// there is goes on the ship, and the game ends with this round (PR-70).
    fn refill_colonist_ship(&mut self) {
        let empty: u8 = self.seated().iter().map(|b| b.buildings.circles() - b.staff_total()).sum();
        // What nobody wanted is still aboard (PR-13).
        let wanted = empty.max(self.players).saturating_sub(self.colonist_ship);
        if wanted > self.colonists {
            self.ending = true;
        }
        let coming = wanted.min(self.colonists);
        self.colonist_ship += coming;
        self.colonists -= coming;
        self.end_role();
    }
}

/// The least and the most colonists that may go on `site`, one of the sites to come with `circles` in all.
#[inline]
fn bounds(board: &Board, circles: u8, site: Site) -> (u8, u8) {
    let here = board.circles_of(site);
    let elsewhere = circles - here;
    (board.san_juan.saturating_sub(elsewhere), board.san_juan.min(here))
}
