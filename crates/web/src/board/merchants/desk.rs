//! Beside the map: the viewer's goods and cards, their deliveries, and the palette of what can be done.

use game::{Game, Seat};
use maud::{Markup, html};
use merchants::components::{Hand, Purchase, RESOURCE_PRICE, Resource};
use merchants::{Action, Merchants, Phase, Post};
use words::Thing;

use super::customers::{self, Customer};
use super::moves::tool_id;
use super::questions;
use super::targets::Tool;
use super::words::{card_name, card_text, resource_name, resource_thing};
use super::{MoeScene, icon, letter};
use crate::board::{Picks, WebBoard};
use crate::page::badge;

/// All of it, for whoever sits at the table.
pub(super) fn desk(scene: &MoeScene<'_>, me: Seat) -> Markup {
    html! {
        (goods(scene, me))
        (cards(scene))
        (deliveries(scene, me))
        (tools(scene, me))
    }
}

/// The set of cards to be returned on a 7 (MOE-25).
pub(super) fn discards(scene: &MoeScene<'_>) -> Option<Picks<Action>> {
    let Phase::Discard(debts) = scene.view.table().phase else { return None };
    let owed = debts.owed[scene.me()?];
    let send = scene.words.say("moe-return-send");
    (owed > 0).then_some(Picks { least: owed, most: owed, done: None, send })
}

/// Resource cards and gold. On a 7 they are picked here, in a good year taken here.
pub(super) fn goods(scene: &MoeScene<'_>, me: Seat) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let hand = view.hand().unwrap_or_default();
    let is_discard = discards(scene).is_some();
    let size = hand.total();
    let card = |resource: Resource| {
        let count = hand.get(resource);
        let name = resource_name(words, resource);
        let left = view.supply().get(resource);
        let values = [("good", resource_thing(resource).into()), ("left", left.into())];
        let tip = words.say_with("moe-good-title", &values);
        let class = format!("moe-card moe-{resource}{}", if count == 0 { " none" } else { "" });
        let id = format!("good-{resource}");
        let body = html! {
            em aria-hidden="true" { (letter(scene, resource)) } (icon(&resource.to_string())) b { (count) } (scene.change(|view| view.hand().unwrap_or_default().get(resource))) span .unseen { " " (name) }
        };
        if is_discard {
            scene.pick(&id, &class, &vec![Action::Discard(resource); usize::from(count)], &tip, &body)
        } else {
            scene.choice_with(&id, &class, Action::Take(resource), &tip, &body)
        }
    };
    html! {
        section #moe-goods .moe-box .moe-goods .mine aria-labelledby="own-title" {
            h2 #own-title data-rule="MOE-25" { (words.say("moe-your-goods")) small { (words.say_with(if size > 7 { "moe-hand-large" } else { "moe-hand-safe" }, &[("count", size.into())])) } }
            div .moe-hand {
                @for resource in Resource::ALL { (card(resource)) }
                span #good-gold .moe-card .gold data-tip=(words.say_with("moe-gold-tip", &[("left", view.table().bank().into())])) data-rule="MOE-24" {
                    (icon("gold")) b { (view.table().gold[me]) } (scene.change(|view| view.table().gold[me])) span .unseen { " " (words.say("moe-gold-name")) }
                }
            }
        }
    }
}

/// Development cards; what was bought this turn can't be played yet.
fn cards(scene: &MoeScene<'_>) -> Markup {
    let words = scene.words;
    let Some(cards) = scene.view.cards() else { return html! {} };
    html! {
        section #moe-cards .moe-box .moe-cards .mine aria-labelledby="cards-title" {
            h2 #cards-title data-rule="MOE-70" { (words.say("moe-your-cards")) small { (words.say("moe-one-a-turn")) } }
            div .moe-devs {
                @if cards.is_empty() { span .moe-dev .none data-rule="MOE-35" { (words.say("moe-no-cards")) } }
                @for (card, count) in cards.iter() {
                    @let name = card_name(words, card);
                    @let tip = format!("{name}\n{}", card_text(words, card));
                    (scene.choice_with(&format!("card-{card}"), "moe-dev", Action::Play(card), &tip, &html! {
                        b { (name) @if count > 1 { " ×" (count) } }
                        span { (card_text(words, card)) }
                    }))
                }
            }
        }
    }
}

/// The commodities: delivered, ready, and still under a post of the warehouse (MOE-12, MOE-49).
fn deliveries(scene: &MoeScene<'_>, me: Seat) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let (all, delivered, ready) = (table.commodities_each(), table.delivered(me), table.free_commodities(me));
    let customers = customers::of(table, me);
    html! {
        section #moe-deliveries .moe-box .moe-deliveries .mine aria-labelledby="deliveries-title" {
            h2 #deliveries-title data-rule="MOE-80" {
                (words.say("moe-deliveries"))
                small { (words.say_with("moe-delivered", &[("count", delivered.into()), ("all", all.into())])) ", " (words.say_with("moe-free", &[("count", ready.into())])) }
            }
            div class={ "moe-track own-" (me.index() + 1) } aria-hidden="true" {
                @for nth in 0..all {
                    @let class = if nth < delivered { "done" } else if nth < delivered + ready { "ready" } else { "below" };
                    span class={ "moe-commodity " (class) } data-rule=(if class == "below" { "MOE-49" } else { "MOE-58" }) {
                        (icon("good"))
                        @if class == "done" { (icon("check")) } @else if class == "below" { (icon("post")) }
                    }
                }
            }
            p .moe-wanted data-tip=(words.say("moe-customers-tip")) data-rule="MOE-58" {
                @if customers.is_empty() { (words.say("moe-no-customers")) }
                @else { (icon("drive")) (words.say_with("moe-customers", &[("count", customers.len().into())])) }
            }
            ul .moe-customers { @for customer in &customers { (wanted_in(scene, *customer)) } }
        }
    }
}

/// A city that wants a commodity: whose post it is, and how far it is.
fn wanted_in(scene: &MoeScene<'_>, Customer { city, routes, missing }: Customer) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let (post, name) = (table.post_in(city), table.map().cities[city].name.as_str());
    let owner = match post {
        Some(Post::Of(seat)) => words.say_with("moe-title-post", &[("who", scene.name(seat).into())]),
        _ => words.say("moe-title-neutral"),
    };
    let far = match (routes, missing) {
        (Some(routes), _) => words.say_with("moe-customer-far", &[("count", routes.into())]),
        (None, Some(missing)) => words.say_with("moe-customer-missing", &[("count", missing.into())]),
        (None, None) => words.say("moe-customer-apart"),
    };
    html! {
        li .near[routes.is_some()] data-tip={ (name) "\n" (owner) "\n" (far) } data-rule="MOE-58" {
            @match post {
                Some(Post::Of(seat)) => (badge(seat)),
                _ => span .moe-neutral { (icon("post")) },
            }
            (name)
            @match (routes, missing) {
                (Some(routes), _) => b aria-hidden="true" { (routes) },
                (None, Some(missing)) => b .missing aria-hidden="true" { "+" (missing) },
                (None, None) => {},
            }
            span .unseen { ": " (owner) "; " (far) }
        }
    }
}

/// A price, as icons.
fn price(scene: &MoeScene<'_>, cost: Hand) -> Markup {
    let hand = scene.view.hand().unwrap_or_default();
    html! {
        @for (resource, count) in cost.iter() {
            @for nth in 0..count {
                span class={ "moe-price" @if hand.get(resource) <= nth { " short" } } { (icon(&resource.to_string())) }
            }
        }
        span .unseen { @for (resource, count) in cost.iter() { (count) " " (resource_name(scene.words, resource)) " " } }
    }
}

/// How a tool looks that is of no use now: what lacks for it is told in red, that it isn't the time is not.
fn quiet(scene: &MoeScene<'_>) -> &'static str {
    if scene.can(Action::End) { "moe-tool quiet lacking" } else { "moe-tool quiet" }
}

/// Why a tool is of no use now: what is missing to pay for it, or that it has no place to go. That it isn't the time
/// for any of them is told once, above them.
fn why_not(scene: &MoeScene<'_>, cost: Hand) -> String {
    let words = scene.words;
    let missing: Vec<Thing> = cost
        .without(scene.view.hand().unwrap_or_default())
        .iter()
        .map(|(resource, _)| resource_thing(resource))
        .collect();
    if !scene.can(Action::End) {
        String::new()
    } else if missing.is_empty() {
        words.say("moe-no-place")
    } else {
        words.say_with("moe-lacks", &[("goods", missing.into())])
    }
}

/// What can be done in a turn, each with its price; what can't be done says why.
fn tools(scene: &MoeScene<'_>, me: Seat) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let chosen = |tool: Tool| {
        let (cost, left, rule) = match tool {
            Tool::Route => (
                Purchase::Route.cost(),
                words.say_with("moe-left-routes", &[("count", table.routes_left(me).into())]),
                "MOE-38",
            ),
            Tool::Merchant => (Purchase::Merchant.cost(), words.say("moe-tool-merchant-hint"), "MOE-36"),
            Tool::Caravan => (Purchase::Caravan.cost(), words.say("moe-tool-caravan-hint"), "MOE-37"),
            Tool::Walk => (Hand::one(Resource::Grain), words.say("moe-tool-walk-hint"), "MOE-45"),
            _ => (Hand::one(Resource::Salt), words.say("moe-tool-drive-hint"), "MOE-55"),
        };
        let name = tool.name();
        let count = scene.legal.iter().filter(|&&action| Tool::of(action) == Some(tool)).count();
        let title = words.say(&format!("moe-tool-{name}"));
        let tip = format!("{title}\n{}", words.say(&format!("moe-tool-{name}-tip")));
        let face = html! { (icon(name)) b { (title) } span { (price(scene, cost)) } };
        html! {
            @if count > 0 {
                label id=(tool_id(tool)) .moe-tool data-tip=(tip) data-rule=(rule) {
                    input id={ "tool-" (name) } type="checkbox" name="tool" value=(name) form="nowhere" data-tool=(name) data-asks=[questions::of_tool(tool)];
                    (face) small { (left) }
                }
            } @else {
                div id={ "no-" (name) } class=(quiet(scene)) data-tip=(tip) data-rule=(rule) data-why=[questions::about(scene, me, tool)] { (face) small { (why_not(scene, cost)) } }
            }
        }
    };
    html! {
        section #moe-tools class={ "moe-tools mine own-" (me.index() + 1) } aria-label=(words.say("moe-tools")) {
            @if !scene.can(Action::End) { p .moe-idle data-rule="MOE-20" { span { (words.say("moe-not-now")) } } }
            @for tool in Tool::CHOSEN { (chosen(tool)) }
            (card_tool(scene))
            (bank_tool(scene))
            (trade_tool(scene))
        }
        (bank_menu(scene))
    }
}

/// Buying a development card (MOE-35).
fn card_tool(scene: &MoeScene<'_>) -> Markup {
    let words = scene.words;
    let cost = Purchase::Card.cost();
    let can = scene.can(Action::BuyCard);
    let left = if can { words.say("moe-tool-card-hint") } else { why_not(scene, cost) };
    let class = if can { "moe-tool" } else { quiet(scene) };
    let tip = format!("{}\n{}", words.say("moe-tool-card"), words.say("moe-tool-card-tip"));
    scene.choice_with(
        "tool-card",
        class,
        Action::BuyCard,
        &tip,
        &html! { (icon("dev")) b { (words.say("moe-tool-card")) } span { (price(scene, cost)) } small { (left) } },
    )
}

/// Whether an action is a purchase from the bank (MOE-31, MOE-32).
fn is_bank(action: Action) -> bool {
    matches!(action, Action::Buy(_) | Action::Exchange { .. })
}

fn bank_tool(scene: &MoeScene<'_>) -> Markup {
    let words = scene.words;
    let can = scene.legal.iter().any(|&action| is_bank(action));
    let tip = format!("{}\n{}", words.say("moe-tool-buy"), words.say("moe-cost-bank"));
    let face = html! {
        (icon("buy")) b { (words.say("moe-tool-buy")) }
        span { @for _ in 0..RESOURCE_PRICE { (icon("gold")) } }
        small { @if can { (words.say("moe-tool-buy-hint")) } @else if scene.can(Action::End) { (words.say("moe-tool-buy-not")) } }
    };
    html! {
        @if can { button #tool-buy .moe-tool type="button" popovertarget="moe-bank" data-tip=(tip) data-rule="MOE-31" { (face) } }
        @else { div class=(quiet(scene)) data-tip=(tip) data-rule="MOE-31" data-why=[scene.why(Action::Buy(Resource::ALL[0]))] { (face) } }
    }
}

fn bank_menu(scene: &MoeScene<'_>) -> Markup {
    html! {
        div #moe-bank .menu .moe-bank popover {
            h3 { (scene.words.say("moe-tool-buy")) }
            @for &action in scene.legal.iter().filter(|&&action| is_bank(action)) {
                button type="submit" name="action" value=(action) data-rule=[Merchants::clause_of(action)] { (Merchants::label(scene, action)) }
            }
        }
    }
}

/// Trading with the others: the frame's counters hold the offer.
fn trade_tool(scene: &MoeScene<'_>) -> Markup {
    let words = scene.words;
    let can = scene.can(Action::Trade);
    let tip = format!("{}\n{}", words.say("moe-tool-trade"), words.say("moe-tool-trade-tip"));
    let face = html! {
        (icon("trade")) b { (words.say("moe-tool-trade")) }
        span { (icon("hand")) "⇄" (icon("hand")) }
        small { @if can { (words.say("moe-tool-trade-hint")) } }
    };
    html! {
        @if can { button #tool-trade .moe-tool type="button" popovertarget="counters" data-tip=(tip) data-rule="MOE-30" { (face) } }
        @else { div class=(quiet(scene)) data-tip=(tip) data-rule="MOE-30" data-why=[scene.why(Action::Trade)] { (face) } }
    }
}
