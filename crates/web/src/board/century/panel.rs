//! A player's panel: all of it is open (CEN-53), and all of it is in sight.

use century::{Action, MerchantCard, MerchantSet, Spice, Trader};
use game::Seat;
use maud::{Markup, html};

use crate::board::century::pieces::{
    Metal, card_id, chip, chip_id, coins, cube_id, cube_with, kind, small_card,
};
use crate::board::century::words::{card_text, cubes_text};
use crate::board::{Scene, WebBoard};

/// Beside the name: claimed cards, and the one score that all of it makes now. Everything of it lies open (CEN-53).
pub(super) fn headline<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, trader: &Trader) -> Markup {
    let words = scene.words;
    let points = trader.points();
    html! {
        span .chips data-rule="CEN-30" { @for card in trader.claimed { (chip(card, Some(&chip_id(card)))) } }
        strong .total data-tip=(words.say("century-fact-cards")) data-rule="CEN-51" { (points) span .unseen { " " (words.say("century-points-word")) } }
    }
}

/// Caravan, hand and played cards, small. The viewer's own lie on the board.
pub(super) fn panel<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    trader: &Trader,
    before: Option<&Trader>,
) -> Markup {
    if scene.me() == Some(seat) {
        return html! {};
    }
    let words = scene.words;
    let total = trader.caravan.total();
    html! {
        div .small-caravan .fresh[before.is_some_and(|before| before.caravan != trader.caravan)] data-tip={ (words.say_with("century-caravan", &[("count", total.into())])) "\n" (cubes_text(words, trader.caravan)) } data-rule="CEN-40" {
            span .unseen { (words.say_with("century-caravan", &[("count", total.into())])) ": " (cubes_text(words, trader.caravan)) }
            @for spice in Spice::ALL { @for nth in 0..trader.caravan.count(spice) { (cube_with(spice, &cube_id(Some(seat), spice, nth))) } }
            @for _ in total..Trader::CAPACITY { i {} }
            span .room {}
            (coins(Metal::Gold, trader.gold, &words.say(Metal::Gold.key()), "CEN-51"))
            (coins(Metal::Silver, trader.silver, &words.say(Metal::Silver.key()), "CEN-51"))
        }
        div .small-cards .many[trader.cards().len() > 9] {
            (cards(scene, seat, trader.hand, "in-hand", "century-hand-count"))
            (cards(scene, seat, trader.played, "lies", "century-played-count"))
        }
    }
}

fn cards<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    cards: MerchantSet,
    class: &str,
    count: &str,
) -> Markup {
    let title = scene.words.say_with(count, &[("count", cards.len().into())]);
    html! {
        ul class=(class) aria-label=(title) {
            @for card in cards.iter() { (small(scene, seat, card)) }
        }
    }
}

fn small<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, seat: Seat, card: MerchantCard) -> Markup {
    let text = card_text(scene.words, card);
    html! {
        li id=(card_id(card, Some(seat))) class={ "small-card " (kind(card.effect())) } data-tip=(text) data-rule=(Action::Play { card, times: 1 }.clause()) {
            span aria-hidden="true" { (small_card(card)) } span .unseen { (text) }
        }
    }
}
