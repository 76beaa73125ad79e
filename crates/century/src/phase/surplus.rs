//! Returning what a caravan can't carry (CEN-40), cube by cube, in any order. A search is listed the cheaper ones
//! first.

use game::{Actions, Illegal};

use crate::action::Action;
use crate::components::{Cubes, Spice};
use crate::phase::Step;
use crate::trader::Trader;

/// How many cubes are too many.
pub(crate) fn surplus(trader: &Trader) -> usize {
    trader.caravan.total().saturating_sub(Trader::CAPACITY)
}

/// The step of a player whose action is complete, or nothing if the caravan carries all.
#[inline]
pub(crate) fn next(trader: &Trader, from: Spice) -> Option<Step> {
    (trader.caravan.total() > Trader::CAPACITY).then_some(Step::Return { from })
}

/// Whether the surplus can still be made up of this spice and of dearer ones.
fn is_enough(trader: &Trader, spice: Spice) -> bool {
    trader.caravan.total_from(spice) >= surplus(trader)
}

pub(crate) fn legal(trader: &Trader, from: Spice, out: &mut Actions<Action>) {
    // After dear cubes that came first, the others may have to be cheaper ones: so a search never runs out.
    let cheapest = if is_enough(trader, from) { from } else { Spice::Yellow };
    for spice in Spice::ALL {
        if spice >= cheapest && trader.caravan.count(spice) > 0 && is_enough(trader, spice) {
            out.push(Action::Return(spice));
        }
    }
}

pub(crate) fn check(trader: &Trader, spice: Spice) -> Result<(), Illegal> {
    Illegal::unless(trader.caravan.count(spice) > 0, "CEN-40", "the caravan has no such cube")
}

/// Returns a cube. The dearest spice returned so far is what a search goes on from, whatever the order was.
pub(crate) fn apply(trader: &mut Trader, step: Step, spice: Spice) -> Option<Step> {
    trader.caravan -= Cubes::one(spice);
    match step {
        Step::Return { from } => next(trader, from.max(spice)),
        _ => None,
    }
}
