//! The merchant cards on their rug: what each costs, what lies on it.

use century::{Action, Effect, Market, MerchantCard, Spice, Stall, Step};
use maud::{Markup, html};

use crate::board::century::pieces::{card_id, cube_with, drawing, lying_id, merchant_class, merchant_face};
use crate::board::century::words::{card_text, cubes_text};
use crate::board::draw::die as eyes;
use crate::board::{Scene, WebBoard};

/// The automa's die, which chooses a place of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Die {
    /// What it has shown since the viewer acted.
    pub(super) rolled: Option<u8>,
}

/// The row of merchant cards and its deck, and how it was when the viewer last acted. `step` says whether cubes are
/// being laid.
pub(super) fn market<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    (market, before): (&Market, Option<&Market>),
    step: Option<Step>,
    die: Option<Die>,
) -> Markup {
    let words = scene.words;
    let rolled = die.and_then(|die| die.rolled);
    html! {
        section #market .market .common aria-label=(words.say("century-market")) {
            ul .row-of-cards {
                @for index in 0..Market::SIZE {
                    @let is_laid_on = matches!(step, Some(Step::Lay { position, laid }) if index >= usize::from(laid) && index + 1 < usize::from(position));
                    @let is_wanted = matches!(step, Some(Step::Lay { position, .. }) if index + 1 == usize::from(position));
                    @let is_new = market.row.get(index).is_some_and(|stall| is_new(before, stall));
                    li id={ "stall-" (index + 1) } .stall .fresh[is_new] .laying[is_laid_on] .wanted[is_wanted] .rolled[rolled == Some(index as u8 + 1)] {
                        @if is_wanted { (taken(scene, index, die)) } @else { (price(scene, index, die)) }
                        @if let Some(stall) = market.row.get(index) {
                            (card(scene, index, stall.card))
                            @if !stall.cubes.is_empty() {
                                span .lying data-tip={ (words.say("century-lying")) "\n" (cubes_text(words, stall.cubes)) } data-rule="CEN-21" { (lying(stall)) }
                            }
                        } @else { span .merchant .empty {} }
                    }
                }
            }
            div .pile-of-cards data-tip={ (words.say("century-market")) "\n" (words.say_with("century-deck", &[("count", market.deck.len().into())])) } data-rule="CEN-22" {
                span .deck .of-merchants .none[market.deck.is_empty()] { (drawing("mark", "kind-trade")) }
                span .title { (words.say("century-market-short")) " " small { (words.say_with("century-left", &[("count", market.deck.len().into())])) } }
            }
        }
    }
}

/// The cubes on a card, the cheapest first.
fn lying(stall: &Stall) -> Markup {
    html! {
        @for spice in Spice::ALL {
            @for nth in 0..stall.cubes.count(spice) { (cube_with(spice, &lying_id(stall.card, spice, nth))) }
        }
    }
}

/// Whether a card was not there before, or other cubes lay on it.
fn is_new(before: Option<&Market>, stall: &Stall) -> bool {
    before.is_some_and(|before| !before.row.contains(stall))
}

/// What a place of the row costs: a cube on each card to its left.
fn price<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, index: usize, die: Option<Die>) -> Markup {
    let words = scene.words;
    let action = Action::Acquire(index as u8 + 1);
    html! {
        span .price data-rule="CEN-20" data-why=[(!scene.can(action)).then(|| scene.why(action)).flatten()] {
            // Where a die chooses for somebody, each place has its eyes.
            @if die.is_some() { (eyes(index as u8 + 1)) }
            @if index == 0 { (words.say("century-free")) }
            @else {
                span .unseen { (words.say_with("century-cost", &[("count", index.into())])) }
                span .lay aria-hidden="true" { (words.say("century-lay")) }
                span .times aria-hidden="true" { (index) "×" }
                @for _ in 0..index { (drawing("q", "cube-any")) }
            }
        }
    }
}

/// Above the card that one takes, while its price is being laid.
fn taken<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, index: usize, die: Option<Die>) -> Markup {
    html! {
        span .price .taken data-rule="CEN-20" {
            @if die.is_some() { (eyes(index as u8 + 1)) }
            (scene.words.say("century-taken"))
        }
    }
}

fn card<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, index: usize, merchant: MerchantCard) -> Markup {
    let words = scene.words;
    let text = card_text(words, merchant);
    let cost = words.say_with("century-cost", &[("count", index.into())]);
    let price = if index == 0 { words.say("century-free") } else { cost };
    let name = words.say(match merchant.effect() {
        Effect::Spice(_) => "century-kind-spice",
        Effect::Upgrade(_) => "century-kind-upgrade",
        Effect::Trade { .. } => "century-kind-trade",
    });
    scene.choice_with(
        &card_id(merchant, None),
        &merchant_class(merchant),
        Action::Acquire(index as u8 + 1),
        &format!("{name}\n{text}\n{price}"),
        &html! { (merchant_face(merchant)) span .unseen { (text) } },
    )
}
