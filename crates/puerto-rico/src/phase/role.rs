//! Rounds: the governor, the picking of roles, and the end of the game.

use game::{Actions, BySeat, Illegal, Seat};

use crate::action::Action;
use crate::components::{Role, RoleSet, Tile};
use crate::phase::Phase;
use crate::setup;
use crate::state::Table;

impl Table {
    /// PR-02: the first governor and, clockwise, the starting plantations; then the first row.
    pub(super) fn apply_governor(&mut self, governor: Seat) {
        self.governor = governor;
        for (steps, seat) in governor.clockwise(self.players()).enumerate() {
            let good = setup::starting_plantation(steps, self.players);
            self.stacks[good] -= 1;
            self.lay(seat, Tile::from(good));
        }
        self.fill_row();
    }

    /// PR-10: any role that nobody has picked in this round.
    #[inline]
    pub(super) fn legal_pick(&self, out: &mut Actions<Action>) {
        let roles = Role::of_table(self.players).iter().copied();
        out.extend(roles.filter(|&role| !self.picked.contains(role)).map(Action::Pick));
    }

    pub(super) fn check_pick(&self, action: Action) -> Result<(), Illegal> {
        let role = match action {
            Action::Pick(role) => role,
            Action::Pass => return Err(Illegal::new("PR-13", "picking a role is a duty")),
            _ => return Err(Illegal::new("PR-10", "a role has to be picked now")),
        };
        if !Role::of_table(self.players).contains(&role) {
            return Err(Illegal::new("PR-05", "this table has no such role"));
        }
        Illegal::unless(!self.picked.contains(role), "PR-10", "this role was picked in this round")
    }

    /// PR-11: the doubloons on the card go to the picker, and the role begins.
    #[inline]
    pub(super) fn apply_pick(&mut self, role: Role) {
        let seat = self.next_picker();
        self.picked.insert(role);
        self.roles[seat] = Some(role);
        let bonus = std::mem::take(&mut self.role_doubloons[role]);
        self.board_mut(seat).earn(bonus);
        match role {
            Role::Settler => self.ask_settler(Some(seat)),
            Role::Mayor => self.start_mayor(),
            Role::Builder => self.ask_builder(Some(seat)),
            Role::Craftsman => self.start_craftsman(),
            Role::Trader => self.ask_trader(Some(seat)),
            Role::Captain => self.start_captain(),
            Role::Prospector | Role::Prospector2 => self.prospect(seat),
        }
    }

    /// When a role is done, the next player picks, or the round ends.
    #[inline]
    pub(super) fn end_role(&mut self) {
        if self.picked.len() < self.players() {
            self.phase = Phase::Pick;
        } else {
            self.end_round();
        }
    }

    /// PR-14: a doubloon on each role left over, the roles come back, the governor's card goes to the left; or,
    /// by PR-70, the game is over.
    fn end_round(&mut self) {
        if self.ending {
            self.phase = Phase::Over;
            return;
        }
        for &role in Role::of_table(self.players) {
            if !self.picked.contains(role) {
                let doubloons = &mut self.role_doubloons[role];
                *doubloons = doubloons.saturating_add(1);
            }
        }
        self.picked = RoleSet::default();
        self.roles = BySeat::default();
        self.governor = self.governor.next(self.players());
        self.phase = Phase::Pick;
    }
}
