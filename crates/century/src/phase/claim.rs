//! Claiming a point card (CEN-30).

use game::{Actions, Illegal};

use crate::action::Action;
use crate::components::PointCard;
use crate::trader::Trader;

pub(crate) fn legal(
    trader: &Trader,
    claimable: impl Iterator<Item = (u8, PointCard)>,
    out: &mut Actions<Action>,
) {
    let paid = claimable.filter(|(_, card)| trader.caravan.covers(card.cost()));
    out.extend(paid.map(|(position, _)| Action::Claim(position)));
}

pub(crate) fn check(
    trader: &Trader,
    mut claimable: impl Iterator<Item = (u8, PointCard)>,
    position: u8,
) -> Result<(), Illegal> {
    let Some((_, card)) = claimable.find(|&(place, _)| place == position) else {
        return Err(Illegal::new("CEN-30", "no open point card lies at that position"));
    };
    Illegal::unless(trader.caravan.covers(card.cost()), "CEN-30", "the caravan lacks cubes of that card")
}

/// The cubes go back to the supply, and the card to its claimer.
pub(crate) fn apply(trader: &mut Trader, card: PointCard) {
    trader.caravan -= card.cost();
    trader.claimed.insert(card);
}
