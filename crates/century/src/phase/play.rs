//! Playing a merchant card from hand.

use game::{Actions, Illegal};

use crate::action::Action;
use crate::components::{Effect, MerchantCard, Spice};
use crate::phase::{Step, upgrade};
use crate::trader::Trader;

pub(crate) fn legal(trader: &Trader, out: &mut Actions<Action>) {
    for card in trader.hand {
        if let Effect::Trade { pay, .. } = card.effect() {
            // From once to as often as the caravan can pay (CEN-13).
            let mut times = 1;
            while trader.caravan.covers(pay * times) {
                out.push(Action::Play { card, times });
                times += 1;
            }
        } else {
            out.push(Action::Play { card, times: 1 });
        }
    }
}

pub(crate) fn check(trader: &Trader, card: MerchantCard, times: u8) -> Result<(), Illegal> {
    if trader.played.contains(card) {
        return Err(Illegal::new("CEN-10", "that card lies played until the next rest"));
    }
    Illegal::unless(trader.hand.contains(card), "CEN-10", "that card is not in hand")?;
    match card.effect() {
        Effect::Spice(_) => Illegal::unless(times == 1, "CEN-11", "a spice card is carried out once"),
        Effect::Upgrade(_) => Illegal::unless(times == 1, "CEN-12", "an upgrade card is carried out once"),
        Effect::Trade { pay, .. } => {
            Illegal::unless(times >= 1, "CEN-13", "a trade is carried out at least once")?;
            let is_paid = trader.caravan.covers(pay * times);
            Illegal::unless(is_paid, "CEN-13", "the caravan can't pay the trade that often")
        }
    }
}

pub(crate) fn apply(trader: &mut Trader, card: MerchantCard, times: u8) -> Option<Step> {
    // The card lies face up before its owner until a rest (CEN-10).
    trader.hand.remove(card);
    trader.played.insert(card);
    match card.effect() {
        // The cubes shown (CEN-11); more than ten are no matter until the turn ends (CEN-14).
        Effect::Spice(cubes) => trader.caravan += cubes,
        Effect::Upgrade(steps) => return upgrade::next(trader, steps, Spice::Yellow),
        Effect::Trade { pay, gain } => {
            trader.caravan -= pay * times;
            trader.caravan += gain * times;
        }
    }
    None
}
