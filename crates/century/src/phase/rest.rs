//! Resting (CEN-25): always possible, so that no player is ever without a move.

use game::Actions;

use crate::action::Action;
use crate::components::MerchantSet;
use crate::phase::Step;
use crate::trader::Trader;

pub(crate) fn legal(out: &mut Actions<Action>) {
    out.push(Action::Rest);
}

pub(crate) fn apply(trader: &mut Trader) -> Option<Step> {
    trader.hand = trader.cards();
    trader.played = MerchantSet::EMPTY;
    None
}
