//! Raising cubes with an upgrade card (CEN-12), one step at a time.
//!
//! The cheaper cubes come first. Every result can be reached so, for raising a cheap cube early only adds to what can
//! be raised later; and each is reached in one way, for the steps of each color determine it.

use game::{Actions, Illegal};

use crate::action::Action;
use crate::components::{Cubes, Spice};
use crate::phase::Step;
use crate::trader::Trader;

fn can_rise(trader: &Trader, from: Spice, spice: Spice) -> bool {
    spice >= from && spice < Spice::Brown && trader.caravan.count(spice) > 0
}

/// The step with so many upgrades left, or nothing if none is left or no cube can be raised.
pub(crate) fn next(trader: &Trader, left: u8, from: Spice) -> Option<Step> {
    let is_possible = left > 0 && Spice::ALL.iter().any(|&spice| can_rise(trader, from, spice));
    is_possible.then_some(Step::Upgrade { left, from })
}

pub(crate) fn legal(trader: &Trader, from: Spice, out: &mut Actions<Action>) {
    out.extend(Spice::ALL.into_iter().filter(|&spice| can_rise(trader, from, spice)).map(Action::Upgrade));
    out.push(Action::Done);
}

pub(crate) fn check(trader: &Trader, from: Spice, spice: Spice) -> Result<(), Illegal> {
    Illegal::unless(spice < Spice::Brown, "CEN-12", "brown can't rise")?;
    Illegal::unless(trader.caravan.count(spice) > 0, "CEN-12", "the caravan has no such cube")?;
    Illegal::unless(spice >= from, "CEN-12", "cheaper cubes are raised first")
}

pub(crate) fn apply(trader: &mut Trader, step: Step, spice: Spice) -> Option<Step> {
    trader.caravan -= Cubes::one(spice);
    if let Some(raised) = spice.raised() {
        trader.caravan += Cubes::one(raised);
    }
    match step {
        Step::Upgrade { left, .. } => next(trader, left - 1, spice),
        _ => None,
    }
}
