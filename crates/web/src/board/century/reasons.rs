//! What speaks for an action, in words.

use century::{Action, Century, Cubes, Effect, Market, PointCard, Solo, Spice, Trader};
use game::Seat;
use words::Words;

use super::words::cubes_value;
use crate::board::Scene;

/// For an action of the viewer's.
pub(super) fn reasons(scene: &Scene<'_, Century>, action: Action) -> Vec<String> {
    let (table, words) = (&scene.view.table, scene.words);
    let Some(me) = scene.me() else { return Vec::new() };
    let Action::Claim(position) = action else {
        return of_turn(words, table.trader(me), table.market(), table.points().row.iter().copied(), action);
    };
    let mut reasons = Vec::new();
    if table.trader(me).claimed.len() + 1 == table.cards_to_end() && !table.is_last_round() {
        reasons.push(words.say("century-why-last"));
    }
    if let Some(coin) = table.points().coin(position) {
        reasons.push(words.say_with("century-why-coin", &[("points", coin.points().into())]));
    }
    let card = table.points().row.get(usize::from(position).wrapping_sub(1));
    let can_pay =
        |seat: &Seat| *seat != me && card.is_some_and(|card| table.trader(*seat).caravan.covers(card.cost()));
    let rival = Seat::all(scene.names.len()).find(can_pay);
    reasons.extend(rival.map(|seat| contested(words, scene.name(seat))));
    reasons.extend(card.filter(|_| reasons.is_empty()).map(|card| brings(words, card.points())));
    reasons
}

/// The same in the solo game.
pub(super) fn reasons_alone(scene: &Scene<'_, Solo>, action: Action) -> Vec<String> {
    let (table, words) = (&scene.view.table, scene.words);
    let Action::Claim(position) = action else {
        let open = table.pyramid().open().map(|(_, card)| card);
        return of_turn(words, table.trader(), table.market(), open, action);
    };
    let card = table.pyramid().open().find(|&(place, _)| place == position);
    let can_pay = card.is_some_and(|(_, card)| table.automa().caravan.covers(card.cost()));
    let reason = match can_pay {
        true => Some(contested(words, &words.say("automa"))),
        false => card.map(|(_, card)| brings(words, card.points())),
    };
    reason.into_iter().collect()
}

fn brings(words: &Words, points: u8) -> String {
    words.say_with("century-why-claim", &[("points", points.into())])
}

fn contested(words: &Words, who: &str) -> String {
    words.say_with("century-why-contested", &[("who", who.into())])
}

/// For all but a claim; `cards` are those that can be claimed by who can pay.
fn of_turn(
    words: &Words,
    trader: &Trader,
    market: &Market,
    cards: impl Iterator<Item = PointCard>,
    action: Action,
) -> Vec<String> {
    let reason = match action {
        Action::Play { card, times } => {
            let cards: Vec<PointCard> = cards.collect();
            let pays = |cost: Cubes| can_pay_after(trader.caravan, card.effect(), times, cost);
            let new = cards.iter().filter(|card| !trader.caravan.covers(card.cost()) && pays(card.cost()));
            new.map(|card| card.points())
                .max()
                .map(|points| words.say_with("century-why-then-claim", &[("points", points.into())]))
                .or_else(|| {
                    nearer(
                        words,
                        trader.caravan,
                        caravan_after(trader.caravan, card.effect(), times)?,
                        &cards,
                    )
                })
                .or_else(|| worth(words, "century-why-worth", card.effect(), times))
        }
        Action::Acquire(position) => of_acquiring(words, trader, market, position),
        Action::Rest => Some(words.say_with("century-why-back", &[("count", trader.played.len().into())])),
        _ => None,
    };
    reason.into_iter().collect()
}

/// For a merchant card.
fn of_acquiring(words: &Words, trader: &Trader, market: &Market, position: u8) -> Option<String> {
    let effect = market.row.get(usize::from(position).wrapping_sub(1))?.card.effect();
    match effect {
        Effect::Trade { pay, .. } if trader.caravan.covers(pay) => {
            Some(words.say_with("century-why-usable", &[("pay", cubes_value(pay))]))
        }
        _ if position == 1 => Some(words.say("century-why-free")),
        _ => worth(words, "century-why-worth-card", effect, 1),
    }
}

/// How much more the cubes are worth once a card is played so often; a raise makes a cube worth 1 more.
fn worth(words: &Words, key: &str, effect: Effect, times: u8) -> Option<String> {
    let of = |cubes: Cubes| -> i32 {
        Spice::ALL.iter().zip(1..).map(|(&spice, worth)| worth * cubes.count(spice) as i32).sum()
    };
    let more = i32::from(times)
        * match effect {
            Effect::Spice(gain) => of(gain),
            Effect::Upgrade(steps) => i32::from(steps),
            Effect::Trade { pay, gain } => of(gain) - of(pay),
        };
    (more > 0).then(|| words.say_with(key, &[("more", more.into())]))
}

/// The caravan once a card is played that doesn't upgrade: how cubes are raised is another choice.
fn caravan_after(caravan: Cubes, effect: Effect, times: u8) -> Option<Cubes> {
    let mut after = caravan;
    match effect {
        Effect::Spice(gain) => after += gain,
        Effect::Trade { pay, gain } if caravan.covers(pay * times) => {
            after -= pay * times;
            after += gain * times;
        }
        Effect::Trade { .. } | Effect::Upgrade(_) => return None,
    }
    Some(after)
}

/// How many cubes a card still lacks, of that which comes nearest, if one comes nearer.
fn nearer(words: &Words, before: Cubes, after: Cubes, cards: &[PointCard]) -> Option<String> {
    let missing = |caravan: Cubes, cost: Cubes| -> usize {
        Spice::ALL.iter().map(|&spice| cost.count(spice).saturating_sub(caravan.count(spice))).sum()
    };
    let comes = cards.iter().filter(|card| missing(after, card.cost()) < missing(before, card.cost()));
    let card = comes.min_by_key(|card| missing(after, card.cost()))?;
    let count = missing(after, card.cost());
    let values = [("count", count.into()), ("points", card.points().into())];
    (count > 0).then(|| words.say_with("century-why-nearer", &values))
}

/// Whether a caravan covers `cost` once a card is played.
fn can_pay_after(caravan: Cubes, effect: Effect, times: u8, cost: Cubes) -> bool {
    let mut after = caravan;
    match effect {
        Effect::Spice(gain) => after += gain,
        Effect::Upgrade(steps) => {
            return raises_to(caravan, cost).is_some_and(|raises| raises <= usize::from(steps));
        }
        Effect::Trade { pay, gain } => {
            if !caravan.covers(pay * times) {
                return false;
            }
            after -= pay * times;
            after += gain * times;
        }
    }
    after.covers(cost)
}

/// How many raises make a caravan cover `cost`; nothing if there are too few cubes. Each cube that lacks is made of the
/// dearest spare one that is cheaper, the cheapest of those that lack first: what is left over can serve the dearer
/// ones, too.
fn raises_to(caravan: Cubes, cost: Cubes) -> Option<usize> {
    let mut spare = Spice::ALL.map(|spice| caravan.count(spice).saturating_sub(cost.count(spice)));
    let mut raises = 0;
    for (level, &spice) in Spice::ALL.iter().enumerate() {
        for _ in caravan.count(spice)..cost.count(spice) {
            let from = (0..level).rev().find(|&from| spare[from] > 0)?;
            spare[from] -= 1;
            raises += level - from;
        }
    }
    Some(raises)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cubes(text: &str) -> Cubes {
        text.parse().unwrap()
    }

    #[test]
    fn raises_are_counted_from_the_dearest_cubes_that_are_to_spare() {
        assert_eq!(raises_to(cubes("YYR"), cubes("YYR")), Some(0));
        assert_eq!(raises_to(cubes("YYR"), cubes("RR")), Some(1));
        assert_eq!(raises_to(cubes("YYG"), cubes("RB")), Some(2));
        assert_eq!(raises_to(cubes("RR"), cubes("Y")), None, "what is dearer pays nothing cheaper");
        assert_eq!(raises_to(cubes("Y"), cubes("RR")), None);
    }

    #[test]
    fn a_trade_counts_as_often_as_it_is_made() {
        let trade = Effect::Trade { pay: cubes("YY"), gain: cubes("G") };
        assert!(can_pay_after(cubes("YYYY"), trade, 2, cubes("GG")));
        assert!(!can_pay_after(cubes("YYYY"), trade, 1, cubes("GG")));
        assert!(!can_pay_after(cubes("YYY"), trade, 2, cubes("GG")), "there are too few to pay with");
    }

    #[test]
    fn a_card_is_worth_what_it_adds_to_the_cubes() {
        let said = |effect, times| worth(&Words::ENGLISH, "century-why-worth", effect, times);
        let trade = |pay, gain| Effect::Trade { pay: cubes(pay), gain: cubes(gain) };
        assert!(said(trade("BB", "RRRGG"), 2).unwrap().contains(" 8 "), "6 + 6 for 8, twice");
        assert!(said(Effect::Upgrade(3), 1).unwrap().contains(" 3 "));
        assert_eq!(said(trade("B", "YYYY"), 1), None, "it may serve all the same, but not by its worth");
    }
}
