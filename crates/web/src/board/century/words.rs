//! Century in words: what cards do, what is asked, what buttons and the log say.

use century::{Action, Cubes, Effect, Market, MerchantCard, PointCard, Spice, Step, Trader};

use crate::words::Words;

/// Cubes in words: "2 yellow, 1 red".
pub(super) fn cubes_text(words: &Words, cubes: Cubes) -> String {
    let parts: Vec<String> = Spice::ALL
        .into_iter()
        .filter(|&spice| cubes.count(spice) > 0)
        .map(|spice| {
            let key = match spice {
                Spice::Yellow => "century-yellow",
                Spice::Red => "century-red",
                Spice::Green => "century-green",
                Spice::Brown => "century-brown",
            };
            words.say_with(key, &[("count", &cubes.count(spice).to_string())])
        })
        .collect();
    if parts.is_empty() { words.say("century-nothing") } else { parts.join(", ") }
}

pub(super) fn spice_text(words: &Words, spice: Spice) -> String {
    words.say(match spice {
        Spice::Yellow => "century-spice-yellow",
        Spice::Red => "century-spice-red",
        Spice::Green => "century-spice-green",
        Spice::Brown => "century-spice-brown",
    })
}

/// What a merchant card does, in words.
pub(super) fn card_text(words: &Words, card: MerchantCard) -> String {
    match card.effect() {
        Effect::Spice(gain) => words.say_with("century-card-spice", &[("gain", &cubes_text(words, gain))]),
        Effect::Upgrade(steps) => words.say_with("century-card-upgrade", &[("steps", &steps.to_string())]),
        Effect::Trade { pay, gain } => words.say_with(
            "century-card-trade",
            &[("pay", &cubes_text(words, pay)), ("gain", &cubes_text(words, gain))],
        ),
    }
}

/// What is asked of the player whose turn it is.
pub(super) fn ask(words: &Words, step: Step, trader: &Trader) -> String {
    match step {
        Step::Turn => words.say("century-ask-turn"),
        Step::Lay { position, laid } => {
            let left = position.saturating_sub(1).saturating_sub(laid);
            words.say_with("century-ask-lay", &[("count", &left.to_string())])
        }
        Step::Upgrade { left, .. } => words.say_with("century-ask-upgrade", &[("count", &left.to_string())]),
        Step::Return { .. } => {
            let surplus = trader.caravan.total().saturating_sub(Trader::CAPACITY);
            words.say_with("century-ask-return", &[("count", &surplus.to_string())])
        }
    }
}

/// What an action of a player is called, a claim excepted.
pub(super) fn label(words: &Words, market: &Market, action: Action) -> String {
    match action {
        Action::Play { card, times } => match card.effect() {
            Effect::Trade { pay, gain } => words.say_with(
                "century-do-trade",
                &[
                    ("pay", &cubes_text(words, pay * times)),
                    ("gain", &cubes_text(words, gain * times)),
                    ("times", &times.to_string()),
                ],
            ),
            _ => words.say_with("century-do-play", &[("card", &card_text(words, card))]),
        },
        Action::Acquire(position) => {
            let stall = market.row.get(usize::from(position).wrapping_sub(1));
            let card = stall.map_or(String::new(), |stall| card_text(words, stall.card));
            let bonus = stall.map_or(Cubes::NONE, |stall| stall.cubes);
            let key = if bonus.is_empty() { "century-do-acquire" } else { "century-do-acquire-bonus" };
            words.say_with(
                key,
                &[
                    ("card", &card),
                    ("cost", &position.saturating_sub(1).to_string()),
                    ("bonus", &cubes_text(words, bonus)),
                ],
            )
        }
        Action::Rest => words.say("century-do-rest"),
        Action::Lay(spice) => words.say_with("century-do-lay", &[("spice", &spice_text(words, spice))]),
        Action::Upgrade(spice) => {
            let raised = spice.raised().map_or(String::new(), |raised| spice_text(words, raised));
            words.say_with("century-do-upgrade", &[("spice", &spice_text(words, spice)), ("raised", &raised)])
        }
        Action::Done => words.say("century-do-done"),
        Action::Return(spice) => words.say_with("century-do-return", &[("spice", &spice_text(words, spice))]),
        other => other.to_string(),
    }
}

/// What claiming a card is called.
pub(super) fn claim_label(words: &Words, card: PointCard) -> String {
    words.say_with(
        "century-do-claim",
        &[("points", &card.points().to_string()), ("cost", &cubes_text(words, card.cost()))],
    )
}

/// The log's sentence about a player's action, a claim excepted.
pub(super) fn tell(words: &Words, market: &Market, who: &str, action: Action) -> String {
    match action {
        Action::Play { card, times } => match card.effect() {
            Effect::Spice(gain) => {
                words.say_with("century-tell-spice", &[("who", who), ("gain", &cubes_text(words, gain))])
            }
            Effect::Upgrade(_) => words.say_with("century-tell-upgrade-card", &[("who", who)]),
            Effect::Trade { pay, gain } => words.say_with(
                "century-tell-trade",
                &[
                    ("who", who),
                    ("pay", &cubes_text(words, pay * times)),
                    ("gain", &cubes_text(words, gain * times)),
                ],
            ),
        },
        Action::Acquire(position) => {
            let stall = market.row.get(usize::from(position).wrapping_sub(1));
            let card = stall.map_or(String::new(), |stall| card_text(words, stall.card));
            words.say_with("century-tell-acquire", &[("who", who), ("card", &card)])
        }
        Action::Rest => words.say_with("century-tell-rest", &[("who", who)]),
        Action::Lay(spice) => {
            words.say_with("century-tell-lay", &[("who", who), ("spice", &spice_text(words, spice))])
        }
        Action::Upgrade(spice) => {
            let raised = spice.raised().map_or(String::new(), |raised| spice_text(words, raised));
            let values = [("who", who), ("spice", &spice_text(words, spice)), ("raised", &raised)];
            words.say_with("century-tell-upgrade", &values)
        }
        Action::Done => words.say_with("century-tell-done", &[("who", who)]),
        Action::Return(spice) => {
            words.say_with("century-tell-return", &[("who", who), ("spice", &spice_text(words, spice))])
        }
        Action::Merchant(card) => {
            words.say_with("century-tell-merchant", &[("card", &card_text(words, card))])
        }
        Action::Point(card) => words.say_with(
            "century-tell-point",
            &[("points", &card.points().to_string()), ("cost", &cubes_text(words, card.cost()))],
        ),
        other => other.to_string(),
    }
}
