//! Puerto Rico: roles picked and what they earned, buildings built, goods sold, shipped and lost.

use game::{Actor, Game, Seat};
use puerto_rico::{Action, Phase, PuertoRico};

use crate::study::{Notes, Study};

impl Study for PuertoRico {
    fn note(&self, actor: Actor, action: Action, after: &PuertoRico, notes: &mut Notes) {
        let Actor::Seat(seat) = actor else { return };
        let (before, then) = (self.table.board(seat), after.table.board(seat));
        let points = i64::from(after.vp[seat]) - i64::from(self.vp[seat]);
        let gone = |good: puerto_rico::Good| i64::from(before.goods[good]) - i64::from(then.goods[good]);
        match action {
            Action::Pick(role) => {
                notes.add(seat, "roles picked", &role, 1);
                notes.add(seat, "doubloons found on roles", &role, self.table.role_doubloons[role].into());
            }
            Action::Build(building) => notes.add(seat, "buildings built", &building, 1),
            Action::Settle(tile) => notes.add(seat, "tiles settled", &tile, 1),
            Action::Sell(good) => {
                notes.add(seat, "goods sold", &good, 1);
                let earned = i64::from(then.doubloons) - i64::from(before.doubloons);
                notes.add(seat, "doubloons from sales", &good, earned);
            }
            Action::Load(good, _) | Action::Wharf(good) => {
                notes.add(seat, "barrels shipped", &good, gone(good));
                notes.add(seat, "points from shipping", &good, points);
            }
            Action::Keep(..) | Action::Pass if matches!(self.table.phase, Phase::Storing { .. }) => {
                for (good, _) in before.goods.present().filter(|&(good, _)| gone(good) > 0) {
                    notes.add(seat, "barrels lost in storing", &good, gone(good));
                }
            }
            _ => {}
        }
        note_earnings(self, after, notes);
    }
}

/// What the role in progress brings the one who picked it, whoever acts.
fn note_earnings(before: &PuertoRico, after: &PuertoRico, notes: &mut Notes) {
    let Some((seat, role)) = in_progress(after) else { return };
    let points = i64::from(after.vp[seat]) - i64::from(before.vp[seat]);
    let purse = |state: &PuertoRico| i64::from(state.table.board(seat).doubloons);
    let doubloons = purse(after) - purse(before);
    if points != 0 {
        notes.add(seat, "points earned by role", &role, points);
    }
    if doubloons > 0 {
        notes.add(seat, "doubloons earned by role", &role, doubloons);
    }
}

/// Who picked last in this round, and what.
fn in_progress(state: &PuertoRico) -> Option<(Seat, puerto_rico::Role)> {
    let table = &state.table;
    let order = table.governor.clockwise(state.players());
    order.filter_map(|seat| Some((seat, table.roles[seat]?))).last()
}
