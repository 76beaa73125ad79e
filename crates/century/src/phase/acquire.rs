//! Acquiring a merchant card of the row, and paying for it cube by cube.

use game::{Actions, Illegal};

use crate::action::Action;
use crate::components::{Cubes, Spice};
use crate::market::Market;
use crate::phase::Step;
use crate::trader::Trader;

pub(crate) fn legal(trader: &Trader, market: &Market, out: &mut Actions<Action>) {
    // A cube for each card to the left; the first position is free (CEN-20).
    let affordable = market.row.len().min(trader.caravan.total() + 1);
    out.extend((1..=affordable as u8).map(Action::Acquire));
}

pub(crate) fn check(trader: &Trader, market: &Market, position: u8) -> Result<(), Illegal> {
    let position = usize::from(position);
    let is_there = (1..=market.row.len()).contains(&position);
    Illegal::unless(is_there, "CEN-20", "no merchant card lies at that position")?;
    // What lies on the acquired card can't pay for it (CEN-21).
    let can_pay = trader.caravan.total() >= position - 1;
    Illegal::unless(can_pay, "CEN-20", "the caravan has no cube for each card to the left")
}

pub(crate) fn apply(trader: &mut Trader, market: &mut Market, position: u8) -> Option<Step> {
    if position > 1 {
        return Some(Step::Lay { position, laid: 0 });
    }
    take(trader, market, position);
    None
}

pub(crate) fn legal_lay(trader: &Trader, out: &mut Actions<Action>) {
    // Any color on any card, as the player wishes (CEN-20): the cards are paid from the left.
    out.extend(Spice::ALL.into_iter().filter(|&spice| trader.caravan.count(spice) > 0).map(Action::Lay));
}

pub(crate) fn check_lay(trader: &Trader, spice: Spice) -> Result<(), Illegal> {
    Illegal::unless(trader.caravan.count(spice) > 0, "CEN-20", "the caravan has no such cube")
}

pub(crate) fn apply_lay(trader: &mut Trader, market: &mut Market, step: Step, spice: Spice) -> Option<Step> {
    let Step::Lay { position, laid } = step else { return None };
    trader.caravan -= Cubes::one(spice);
    market.row[usize::from(laid)].cubes += Cubes::one(spice);
    let laid = laid + 1;
    if laid < position - 1 {
        return Some(Step::Lay { position, laid });
    }
    take(trader, market, position);
    None
}

/// The card comes to hand, and the cubes on it to the caravan (CEN-21).
fn take(trader: &mut Trader, market: &mut Market, position: u8) {
    let stall = market.take(position);
    trader.hand.insert(stall.card);
    trader.caravan += stall.cubes;
}
