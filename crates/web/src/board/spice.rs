//! Spices, cards and caravans: the pieces of both Century games.

use century::{Action, Cubes, Effect, Market, MerchantCard, MerchantSet, PointCard, Spice, Step, Trader};
use game::Seat;
use maud::{Markup, html};

use crate::board::{Scene, WebBoard};
use crate::words::Words;

/// A cube: each spice has its color, its shape and its letter.
pub(super) fn cube(spice: Spice) -> Markup {
    let class = match spice {
        Spice::Yellow => "cube spice-y",
        Spice::Red => "cube spice-r",
        Spice::Green => "cube spice-g",
        Spice::Brown => "cube spice-b",
    };
    html! {
        svg class=(class) viewBox="0 0 24 24" aria-hidden="true" {
            @match spice {
                Spice::Yellow => circle cx="12" cy="12" r="10.5" {},
                Spice::Red => path d="M12 .5 23.5 12 12 23.5 .5 12Z" {},
                Spice::Green => path d="M6.2 2h11.6L23.5 12l-5.7 10H6.2L.5 12Z" {},
                Spice::Brown => rect x="2" y="2" width="20" height="20" rx="3" {},
            }
            text x="12" y="16.6" text-anchor="middle" { (spice.letter()) }
        }
    }
}

/// A heap of cubes, the cheapest first.
pub(super) fn cubes(cubes: Cubes) -> Markup {
    html! {
        span .cubes {
            @for spice in Spice::ALL { @for _ in 0..cubes.count(spice) { (cube(spice)) } }
        }
    }
}

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

/// The id of a card, which it keeps from the row to a hand; each player has their own starting cards.
fn card_id(card: MerchantCard, owner: Option<Seat>) -> String {
    let name = card.to_string().replace('>', "-to-");
    match owner.filter(|_| card.is_starting_card()) {
        Some(seat) => format!("card-{name}-{seat}"),
        None => format!("card-{name}"),
    }
}

/// The face of a merchant card.
fn face(card: MerchantCard) -> Markup {
    match card.effect() {
        Effect::Spice(gain) => html! { span .gain { (cubes(gain)) } },
        Effect::Upgrade(steps) => html! {
            span .up { @for _ in 0..steps { (arrow_up()) } }
        },
        Effect::Trade { pay, gain } => html! {
            span .pay { (cubes(pay)) } (arrow_down()) span .gain { (cubes(gain)) }
        },
    }
}

fn kind(card: MerchantCard) -> &'static str {
    match card.effect() {
        Effect::Spice(_) => "card merchant spice",
        Effect::Upgrade(_) => "card merchant upgrade",
        Effect::Trade { .. } => "card merchant trade",
    }
}

fn arrow_down() -> Markup {
    html! { svg .arrow viewBox="0 0 24 12" aria-hidden="true" { path d="M8 0h8v4h6L12 12 2 4h6Z" {} } }
}

fn arrow_up() -> Markup {
    html! { svg .arrow .big viewBox="0 0 24 24" aria-hidden="true" { path d="M12 1 22 12h-6v11H8V12H2Z" {} } }
}

/// The row of merchant cards, with the cubes on them and what each costs.
pub(super) fn market<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    market: &Market,
    step: Option<Step>,
) -> Markup {
    let words = scene.words;
    let laying = match step {
        Some(Step::Lay { laid, .. }) => Some(usize::from(laid)),
        _ => None,
    };
    html! {
        section #market aria-labelledby="market-title" {
            h2 #market-title {
                (words.say("century-market")) " "
                small { (words.say_with("century-deck", &[("count", &market.deck.len().to_string())])) }
            }
            ul .cards {
                @for (index, stall) in market.row.iter().enumerate() {
                    @let text = card_text(words, stall.card);
                    @let id = card_id(stall.card, None);
                    li class={ "stall" @if laying == Some(index) { " laying" } } {
                        span .cost {
                            @if index == 0 { (words.say("century-free")) }
                            @else { (words.say_with("century-cost", &[("count", &index.to_string())])) }
                        }
                        (scene.choice(&id, kind(stall.card), Action::Acquire(index as u8 + 1), &html! {
                            (face(stall.card)) span .unseen { (text) }
                        }))
                        span .on-card {
                            @if !stall.cubes.is_empty() { "+" (cubes(stall.cubes)) }
                        }
                    }
                }
            }
        }
    }
}

/// A point card with its worth and its cost.
pub(super) fn point_face(words: &Words, card: PointCard) -> Markup {
    let text = words.say_with(
        "century-point-card",
        &[("points", &card.points().to_string()), ("cost", &cubes_text(words, card.cost()))],
    );
    html! {
        span .points { (card.points()) }
        (cubes(card.cost()))
        span .unseen { (text) }
    }
}

pub(super) fn point_id(card: PointCard) -> String {
    format!("point-{card}")
}

/// The viewer's own side: the caravan, the hand, what lies played, and the buttons of a turn.
pub(super) fn own_side<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    trader: &Trader,
) -> Markup {
    let words = scene.words;
    html! {
        section #own aria-labelledby="own-title" {
            h2 #own-title { (words.say("century-yours")) }
            (caravan(scene, trader))
            h3 {
                (words.say("century-hand"))
                @if scene.can(Action::Rest) {
                    " " (button(scene, "rest", Action::Rest))
                }
                @if scene.can(Action::Done) {
                    " " (button(scene, "done", Action::Done))
                }
            }
            ul .cards {
                @for card in trader.hand.iter() { li { (hand_card(scene, seat, card)) } }
                @if trader.hand.is_empty() { li .hint { (words.say("century-empty-hand")) } }
            }
            @if !trader.played.is_empty() {
                h3 { (words.say("century-played")) }
                (small_cards(scene, seat, trader.played))
            }
        }
    }
}

fn button<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, id: &str, action: Action) -> Markup {
    scene.choice(id, "small", action, &html! { (G::label(scene, action)) })
}

/// Ten places, each with a cube or free; what is too much lies behind them. Cubes can be clicked where they are asked for.
fn caravan<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, trader: &Trader) -> Markup {
    let words = scene.words;
    let total = trader.caravan.total();
    let asked = |spice: Spice| {
        [Action::Lay(spice), Action::Upgrade(spice), Action::Return(spice)]
            .into_iter()
            .find(|&action| scene.can(action))
            .unwrap_or(Action::Lay(spice))
    };
    html! {
        p .caravan-title {
            (words.say_with("century-caravan", &[("count", &total.to_string())]))
            " " span .unseen { (cubes_text(words, trader.caravan)) }
        }
        div #caravan .caravan {
            @for spice in Spice::ALL {
                @for nth in 0..trader.caravan.count(spice) {
                    (scene.choice(&format!("cube-{spice}-{nth}"), "slot", asked(spice), &cube(spice)))
                }
            }
            @for _ in total..Trader::CAPACITY { span .slot .free {} }
        }
    }
}

/// A card in the viewer's hand; a trade that can be made several times has a button for each number.
fn hand_card<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, seat: Seat, card: MerchantCard) -> Markup {
    let id = card_id(card, Some(seat));
    let body = html! { (face(card)) span .unseen { (card_text(scene.words, card)) } };
    let times: Vec<u8> = scene
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Play { card: played, times } if *played == card => Some(*times),
            _ => None,
        })
        .collect();
    html! {
        (scene.choice(&id, kind(card), Action::Play { card, times: 1 }, &body))
        @if times.len() > 1 {
            span .times {
                @for times in times {
                    @let action = Action::Play { card, times };
                    (scene.choice(&format!("{id}-x{times}"), "small", action, &html! { "×" (times) }))
                }
            }
        }
    }
}

/// Cards in a panel: small, but with their names.
pub(super) fn small_cards<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    cards: MerchantSet,
) -> Markup {
    html! {
        ul .cards .mini {
            @for card in cards.iter() {
                li {
                    span id=(card_id(card, Some(seat))) class=(kind(card)) title=(card_text(scene.words, card)) {
                        (face(card)) span .unseen { (card_text(scene.words, card)) }
                    }
                }
            }
        }
    }
}

/// What everybody may know of a player.
pub(super) fn trader_panel<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    trader: &Trader,
) -> Markup {
    let words = scene.words;
    let is_me = scene.me() == Some(seat);
    html! {
        p .facts {
            span title=(words.say("century-fact-cards")) {
                (words.say_with("century-points-on", &[
                    ("points", &trader.card_points().to_string()),
                    ("cards", &trader.claimed.len().to_string()),
                ]))
            }
            @if trader.gold > 0 { " " (coin("gold", trader.gold, &words.say("century-gold"))) }
            @if trader.silver > 0 { " " (coin("silver", trader.silver, &words.say("century-silver"))) }
        }
        @if !is_me {
            p .facts {
                span .unseen { (words.say_with("century-caravan", &[("count", &trader.caravan.total().to_string())])) ": " (cubes_text(words, trader.caravan)) }
                (cubes(trader.caravan))
            }
            @if !trader.hand.is_empty() {
                details id={ "hand-" (seat) } {
                    summary { (words.say_with("century-hand-count", &[("count", &trader.hand.len().to_string())])) }
                    (small_cards(scene, seat, trader.hand))
                }
            }
            @if !trader.played.is_empty() {
                details id={ "played-" (seat) } {
                    summary { (words.say_with("century-played-count", &[("count", &trader.played.len().to_string())])) }
                    (small_cards(scene, seat, trader.played))
                }
            }
        }
    }
}

/// A pile of coins with its number.
pub(super) fn coin(metal: &str, count: u8, name: &str) -> Markup {
    html! {
        span class={ "coin " (metal) } title={ (count) " " (name) } {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                circle cx="12" cy="12" r="11" {}
                text x="12" y="16.5" text-anchor="middle" { (name.chars().next().unwrap_or(' ')) }
            }
            span .unseen { (name) " " } "×" (count)
        }
    }
}

/// What is asked of the player whose turn it is.
pub(super) fn ask(words: &Words, step: Step, trader: &Trader) -> String {
    match step {
        Step::Turn => words.say("century-ask-turn"),
        Step::Lay { position, laid } => words.say_with(
            "century-ask-lay",
            &[("laid", &(laid + 1).to_string()), ("count", &position.saturating_sub(1).to_string())],
        ),
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
