//! Returning what a caravan can't carry (CEN-40), cube by cube, the cheaper ones first.

use game::{Actions, Illegal};

use crate::action::Action;
use crate::components::{Cubes, Spice};
use crate::phase::Step;
use crate::trader::Trader;

/// How many cubes are too many.
fn surplus(trader: &Trader) -> usize {
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
    for spice in Spice::ALL {
        if spice >= from && trader.caravan.count(spice) > 0 && is_enough(trader, spice) {
            out.push(Action::Return(spice));
        }
    }
}

pub(crate) fn check(trader: &Trader, from: Spice, spice: Spice) -> Result<(), Illegal> {
    Illegal::unless(trader.caravan.count(spice) > 0, "CEN-40", "the caravan has no such cube")?;
    Illegal::unless(spice >= from, "CEN-40", "cheaper cubes are returned first")?;
    let reason = "the surplus can't be made up of this spice and dearer ones: return cheaper cubes first";
    Illegal::unless(is_enough(trader, spice), "CEN-40", reason)
}

pub(crate) fn apply(trader: &mut Trader, spice: Spice) -> Option<Step> {
    trader.caravan -= Cubes::one(spice);
    next(trader, spice)
}
