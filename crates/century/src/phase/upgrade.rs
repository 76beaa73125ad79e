//! Raising cubes with an upgrade card (CEN-12), one step at a time, in any order.
//!
//! A search is listed the cheaper cubes first. Every result can be reached so, for raising a cheap cube early only adds
//! to what can be raised later; and each is reached in one way, for the steps of each color determine it.

use game::{Actions, Illegal};

use crate::action::Action;
use crate::components::{Cubes, Spice};
use crate::phase::Step;
use crate::trader::Trader;

fn can_rise(trader: &Trader, spice: Spice) -> bool {
    spice < Spice::Brown && trader.caravan.count(spice) > 0
}

/// The step with so many upgrades left, or nothing if none is left or no cube can be raised.
pub(crate) fn next(trader: &Trader, left: u8, from: Spice) -> Option<Step> {
    let is_possible = left > 0 && Spice::ALL.iter().any(|&spice| can_rise(trader, spice));
    is_possible.then_some(Step::Upgrade { left, from })
}

/// The cubes from a spice on that can be raised, and that the others need not be.
pub(crate) fn legal(trader: &Trader, from: Spice, out: &mut Actions<Action>) {
    let steps = Spice::ALL.into_iter().filter(|&spice| spice >= from && can_rise(trader, spice));
    out.extend(steps.map(Action::Upgrade));
    out.push(Action::Done);
}

/// Whether a search is listed nothing but that the player is done. The first version of the rules ended the card there.
pub(crate) fn is_spent(trader: &Trader, from: Spice) -> bool {
    !Spice::ALL.iter().any(|&spice| spice >= from && can_rise(trader, spice))
}

pub(crate) fn check(trader: &Trader, spice: Spice) -> Result<(), Illegal> {
    Illegal::unless(spice < Spice::Brown, "CEN-12", "brown can't rise")?;
    Illegal::unless(trader.caravan.count(spice) > 0, "CEN-12", "the caravan has no such cube")
}

/// Raises a cube. The dearest spice raised so far is what a search goes on from, whatever the order was.
pub(crate) fn apply(trader: &mut Trader, step: Step, spice: Spice) -> Option<Step> {
    trader.caravan -= Cubes::one(spice);
    if let Some(raised) = spice.raised() {
        trader.caravan += Cubes::one(raised);
    }
    match step {
        Step::Upgrade { left, from } => next(trader, left - 1, from.max(spice)),
        _ => None,
    }
}
