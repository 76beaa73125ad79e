//! Century in words: what cards do, what is asked, what buttons and the log say.

use century::{Action, Cubes, Effect, Market, MerchantCard, PointCard, Spice, Step, Trader};

use words::{Thing, Value, Words};

/// Cubes: "2 yellow, 1 red".
pub(super) fn cubes_value(cubes: Cubes) -> Value {
    let parts: Vec<Thing> = Spice::ALL
        .into_iter()
        .filter(|&spice| cubes.count(spice) > 0)
        .map(|spice| {
            let key = match spice {
                Spice::Yellow => "century-yellow",
                Spice::Red => "century-red",
                Spice::Green => "century-green",
                Spice::Brown => "century-brown",
            };
            Thing::new(key).with("count", cubes.count(spice))
        })
        .collect();
    if parts.is_empty() { Thing::new("century-nothing").into() } else { parts.into() }
}

/// Cubes in words.
pub(super) fn cubes_text(words: &Words, cubes: Cubes) -> String {
    words.show(&cubes_value(cubes))
}

pub(super) fn spice_thing(spice: Spice) -> Thing {
    Thing::new(match spice {
        Spice::Yellow => "century-spice-yellow",
        Spice::Red => "century-spice-red",
        Spice::Green => "century-spice-green",
        Spice::Brown => "century-spice-brown",
    })
}

pub(super) fn spice_text(words: &Words, spice: Spice) -> String {
    words.name(&spice_thing(spice))
}

/// What a merchant card does.
pub(super) fn card_thing(card: MerchantCard) -> Thing {
    match card.effect() {
        Effect::Spice(gain) => Thing::new("century-card-spice").with("gain", cubes_value(gain)),
        Effect::Upgrade(steps) => Thing::new("century-card-upgrade").with("steps", steps),
        Effect::Trade { pay, gain } => {
            Thing::new("century-card-trade").with("pay", cubes_value(pay)).with("gain", cubes_value(gain))
        }
    }
}

/// What a merchant card does, in words.
pub(super) fn card_text(words: &Words, card: MerchantCard) -> String {
    words.name(&card_thing(card))
}

/// What an item of statistics is called.
pub(super) fn deed(topic: &str, item: &str) -> Option<Thing> {
    match topic {
        "turns" => Some(Thing::new(format!("century-turn-{item}"))),
        "merchant cards acquired" => item.parse().ok().map(card_thing),
        _ => None,
    }
}

/// What is asked of the player whose turn it is.
pub(super) fn ask(words: &Words, step: Step, trader: &Trader) -> String {
    match step {
        Step::Turn => words.say("century-ask-turn"),
        Step::Lay { position, laid } => {
            let left = position.saturating_sub(1).saturating_sub(laid);
            words.say_with("century-ask-lay", &[("count", left.into())])
        }
        Step::Upgrade { left, .. } => words.say_with("century-ask-upgrade", &[("count", left.into())]),
        Step::Return { .. } => {
            let surplus = trader.caravan.total().saturating_sub(Trader::CAPACITY);
            words.say_with("century-ask-return", &[("count", surplus.into())])
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
                    ("pay", cubes_value(pay * times)),
                    ("gain", cubes_value(gain * times)),
                    ("times", times.into()),
                ],
            ),
            _ => words.say_with("century-do-play", &[("card", card_thing(card).into())]),
        },
        Action::Acquire(position) => {
            let stall = market.row.get(usize::from(position).wrapping_sub(1));
            let card = stall.map(|stall| card_thing(stall.card));
            let bonus = stall.map_or(Cubes::NONE, |stall| stall.cubes);
            let key = if bonus.is_empty() { "century-do-acquire" } else { "century-do-acquire-bonus" };
            words.say_with(
                key,
                &[
                    ("card", card.into()),
                    ("cost", position.saturating_sub(1).into()),
                    ("bonus", cubes_value(bonus)),
                ],
            )
        }
        Action::Rest => words.say("century-do-rest"),
        Action::Lay(spice) => words.say_with("century-do-lay", &[("spice", spice_thing(spice).into())]),
        Action::Upgrade(spice) => {
            let raised = spice.raised().map(spice_thing);
            words.say_with(
                "century-do-upgrade",
                &[("spice", spice_thing(spice).into()), ("raised", raised.into())],
            )
        }
        Action::Done => words.say("century-do-done"),
        Action::Return(spice) => words.say_with("century-do-return", &[("spice", spice_thing(spice).into())]),
        other => other.to_string(),
    }
}

/// What claiming a card is called.
pub(super) fn claim_label(words: &Words, card: PointCard) -> String {
    words
        .say_with("century-do-claim", &[("points", card.points().into()), ("cost", cubes_value(card.cost()))])
}

/// The log's sentence about a player's action, a claim excepted.
pub(super) fn tell(words: &Words, market: &Market, who: &str, action: Action) -> String {
    match action {
        Action::Play { card, times } => match card.effect() {
            Effect::Spice(gain) => {
                words.say_with("century-tell-spice", &[("who", who.into()), ("gain", cubes_value(gain))])
            }
            Effect::Upgrade(_) => words.say_with("century-tell-upgrade-card", &[("who", who.into())]),
            Effect::Trade { pay, gain } => words.say_with(
                "century-tell-trade",
                &[
                    ("who", who.into()),
                    ("pay", cubes_value(pay * times)),
                    ("gain", cubes_value(gain * times)),
                ],
            ),
        },
        Action::Acquire(position) => {
            let stall = market.row.get(usize::from(position).wrapping_sub(1));
            let card = stall.map(|stall| card_thing(stall.card));
            words.say_with("century-tell-acquire", &[("who", who.into()), ("card", card.into())])
        }
        Action::Rest => words.say_with("century-tell-rest", &[("who", who.into())]),
        Action::Lay(spice) => {
            words.say_with("century-tell-lay", &[("who", who.into()), ("spice", spice_thing(spice).into())])
        }
        Action::Upgrade(spice) => {
            let raised = spice.raised().map(spice_thing);
            let values =
                [("who", who.into()), ("spice", spice_thing(spice).into()), ("raised", raised.into())];
            words.say_with("century-tell-upgrade", &values)
        }
        Action::Done => words.say_with("century-tell-done", &[("who", who.into())]),
        Action::Return(spice) => words
            .say_with("century-tell-return", &[("who", who.into()), ("spice", spice_thing(spice).into())]),
        Action::Merchant(card) => {
            words.say_with("century-tell-merchant", &[("card", card_thing(card).into())])
        }
        Action::Point(card) => words.say_with(
            "century-tell-point",
            &[("points", card.points().into()), ("cost", cubes_value(card.cost()))],
        ),
        other => other.to_string(),
    }
}

/// What an outcome of chance is called among those of its kind: a card by what it does.
pub(super) fn outcome(words: &Words, action: Action) -> Option<String> {
    match action {
        Action::Merchant(card) => Some(card_text(words, card)),
        Action::Point(card) => Some(words.say_with(
            "century-point-card",
            &[("points", card.points().into()), ("cost", cubes_value(card.cost()))],
        )),
        _ => None,
    }
}
