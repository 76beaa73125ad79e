//! The table of Merchants of Europe: the map, the trade, the viewer's cards and what things cost.

mod map;
mod words;

use game::{Actor, Seat};
use maud::{Markup, html};
use merchants::action::Dice;
use merchants::components::{Good, Hand, Kind, Purchase, RESOURCE_CARDS, Resource};
use merchants::{Action, Answer, Bundle, Merchants, MerchantsView, Phase, Terms};

use self::words::{action_text, bundle_text, card_name, card_text, good_name, resource_name};
use crate::board::draw::die;
use crate::board::voice::Voice;
use crate::board::{Amounts, Counter, CounterSide, Counters, Scene, WebBoard};
use crate::page::badge;

pub(super) type MoeScene<'a> = Scene<'a, Merchants>;

/// The forms with counters.
const OFFER: &str = "offer";
const COUNTER: &str = "counter";
const DISCARD: &str = "discard";

impl WebBoard for Merchants {
    fn sheet() -> &'static str {
        "css/merchants.css"
    }

    fn picture() -> Markup {
        map::picture()
    }

    fn board(scene: &MoeScene<'_>) -> Markup {
        html! {
            div .board .flowing .merchants {
                (facts(scene))
                (talk(scene))
                (map::map(scene))
                (own_side(scene))
                (costs(scene))
            }
        }
    }

    fn panel(scene: &MoeScene<'_>, seat: Seat) -> Markup {
        let (view, words) = (scene.view, scene.words);
        let table = view.table();
        let (delivered, all) = (table.delivered(seat), table.commodities_each());
        let count = |key: &str, number: u8| words.say_with(key, &[("count", &number.to_string())]);
        html! {
            p .facts {
                strong title=(words.say("moe-delivered-title")) {
                    (words.say_with("moe-delivered", &[("count", &delivered.to_string()), ("all", &all.to_string())]))
                }
                @let free = table.free_commodities(seat);
                span title=(words.say("moe-free-title")) { (count("moe-free", free)) }
            }
            p .facts {
                span .count title=(words.say("moe-gold-name")) { (coin()) (count("moe-gold", table.gold[seat])) }
                span { (count("moe-hand", view.hand_size(seat))) }
                span { (count("moe-cards", view.card_count(seat))) }
            }
            p .facts .hint {
                (words.say_with("moe-left", &[("count", &table.warehouse[seat].to_string()), ("cards", &table.routes_left(seat).to_string())]))
            }
        }
    }

    fn ask(scene: &MoeScene<'_>) -> String {
        words::ask(scene)
    }

    fn label(scene: &MoeScene<'_>, action: Action) -> String {
        let actor = scene.me().map_or(Actor::Chance, Actor::Seat);
        action_text(scene, actor, action, Voice::Do)
    }

    fn tell(scene: &MoeScene<'_>, actor: Actor, action: Action) -> String {
        action_text(scene, actor, action, Voice::Tell)
    }

    fn group(action: Action) -> Option<&'static str> {
        match action {
            Action::Play(_) => Some("moe-group-cards"),
            Action::Buy(_) | Action::Exchange { .. } => Some("moe-group-bank"),
            Action::Offer { .. } | Action::Counter { .. } | Action::Trade => Some("moe-group-trade"),
            Action::BuyCard
            | Action::Recruit(_)
            | Action::MoveMerchant { .. }
            | Action::Caravan(_)
            | Action::MoveCaravan { .. } => Some("moe-group-buy"),
            Action::Route(_) => Some("moe-group-routes"),
            Action::Walk { .. } | Action::Drive { .. } => Some("moe-group-travel"),
            _ => None,
        }
    }

    fn counters(scene: &MoeScene<'_>) -> Option<Counters> {
        let me = scene.me()?;
        match scene.view.table().phase {
            Phase::Actions if scene.can(Action::Trade) => Some(offer(scene, me, OFFER, None)),
            Phase::Offering => Some(offer(scene, me, OFFER, None)),
            Phase::Answering(talk) => Some(offer(scene, me, COUNTER, Some(talk.offer))),
            Phase::Discard(debts) if debts.owed[me] > 0 => {
                Some(discard(scene, debts.owed[me], debts.from[me]))
            }
            _ => None,
        }
    }

    fn composed(_view: &MerchantsView, what: &str, amounts: &Amounts) -> Option<Vec<Action>> {
        let bundle = |side: &str| {
            let amount = |good: Good| amounts.get(&format!("{side}-{good}"));
            Good::ALL.into_iter().try_fold(Bundle::default(), |bundle, good| bundle.with(good, amount(good)))
        };
        match what {
            OFFER => Some(vec![Action::Offer { give: bundle("give")?, want: bundle("want")? }]),
            COUNTER => Some(vec![Action::Counter { give: bundle("give")?, want: bundle("want")? }]),
            // Cards go back in the order of kinds (MOE-25).
            DISCARD => Some(
                Resource::ALL
                    .iter()
                    .flat_map(|&resource| {
                        let count = amounts.get(&format!("discard-{resource}")).min(RESOURCE_CARDS);
                        (0..count).map(move |_| Action::Discard(resource))
                    })
                    .collect(),
            ),
            _ => None,
        }
    }
}

fn letter(resource: Resource) -> &'static str {
    match resource {
        Resource::Lumber => "L",
        Resource::Wool => "W",
        Resource::Grain => "G",
        Resource::Ore => "O",
        Resource::Salt => "S",
    }
}

/// A resource: color, shape and letter.
fn chip(resource: Resource) -> Markup {
    html! {
        svg class={ "cube moe-" (resource) } width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" {
            @match resource {
                Resource::Lumber => rect x="2" y="2" width="20" height="20" rx="2" {},
                Resource::Wool => circle cx="12" cy="12" r="10.5" {},
                Resource::Grain => path d="M12 .5 23.5 12 12 23.5 .5 12Z" {},
                Resource::Ore => path d="M6.2 2h11.6L23.5 12l-5.7 10H6.2L.5 12Z" {},
                Resource::Salt => path d="M7 1h10l6 6v10l-6 6H7l-6-6V7Z" {},
            }
            text x="12" y="16.2" text-anchor="middle" { (letter(resource)) }
        }
    }
}

/// A gold coin.
fn coin() -> Markup {
    html! {
        svg .cube .moe-gold viewBox="0 0 24 24" aria-hidden="true" {
            circle cx="12" cy="12" r="10.5" {}
            text x="12" y="16.2" text-anchor="middle" { "₲" }
        }
    }
}

fn good_chip(good: Good) -> Markup {
    match good {
        Good::Resource(resource) => chip(resource),
        Good::Gold => coin(),
    }
}

/// The dice, the bank and the supply.
fn facts(scene: &MoeScene<'_>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    html! {
        p .facts {
            @if let Some([one, other]) = view.table().dice.map(Dice::faces) {
                span .count { (die(one)) (die(other)) (words.say_with("moe-dice", &[("count", &(one + other).to_string())])) }
            }
            span .count { (coin()) (words.say_with("moe-bank", &[("count", &view.table().bank().to_string())])) }
            span title=(words.say("moe-supply-title")) { (words.say("moe-supply")) }
            @for &resource in Resource::ALL {
                span .count title=(resource_name(words, resource)) { (chip(resource)) "×" (view.supply().get(resource)) }
            }
        }
    }
}

/// Goods as chips.
fn bundle(scene: &MoeScene<'_>, bundle: Bundle) -> Markup {
    html! {
        span .cubes {
            @for good in Good::ALL.into_iter().filter(|&good| bundle.get(good) > 0) {
                span .count { (good_chip(good)) "×" (bundle.get(good)) }
            }
        }
        span .unseen { (bundle_text(scene.words, bundle)) }
    }
}

/// The offer that stands, and the answers to it.
fn talk(scene: &MoeScene<'_>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let Some(talk) = view.table().talk() else { return html! {} };
    let button = |id: &str, action: Action| {
        if scene.can(action) {
            scene.choice(id, "button", action, &html! { (Merchants::label(scene, action)) })
        } else {
            html! {}
        }
    };
    html! {
        section #talk .panel {
            h2 { (words.say_with("moe-talk-offer", &[("who", scene.name(view.table().active))])) }
            p .scales {
                span .scale { span .caption { (words.say("moe-gives")) } " " (bundle(scene, talk.offer.give)) }
                span .versus aria-hidden="true" { "⇄" }
                span .scale { span .caption { (words.say("moe-wants")) } " " (bundle(scene, talk.offer.want)) }
            }
            ul {
                @for seat in view.table().seats().filter(|&seat| talk.answers[seat] == Some(Answer::Accepted)) {
                    li { (badge(seat)) " " (words.say_with("moe-accepted", &[("who", scene.name(seat))])) }
                }
                @for seat in view.table().seats() {
                    @if let Some(Answer::Countered(terms)) = talk.answers[seat] {
                        li .facts {
                            (badge(seat)) (words.say_with("moe-countered", &[("who", scene.name(seat))]))
                            (bundle(scene, terms.give)) "⇄" (bundle(scene, terms.want))
                        }
                    }
                }
                @for seat in talk.waiting { li .hint { (badge(seat)) " " (words.say_with("moe-waiting", &[("who", scene.name(seat))])) } }
            }
            div .row {
                (button("accept", Action::Accept)) (button("decline", Action::Decline))
                @for seat in view.table().seats() { (button(&format!("deal-{seat}"), Action::Deal(seat))) }
                (button("no-deal", Action::NoDeal))
            }
        }
    }
}

/// The counters of an offer, or of an answer to one, which begins as the offer turned around.
fn offer(scene: &MoeScene<'_>, me: Seat, what: &'static str, standing: Option<Terms>) -> Counters {
    let (view, words) = (scene.view, scene.words);
    let held = |good: Good| match good {
        Good::Resource(resource) => view.hand().unwrap_or_default().get(resource),
        Good::Gold => view.table().gold[me],
    };
    let in_game = |good: Good| match good {
        Good::Resource(_) => RESOURCE_CARDS,
        Good::Gold => merchants::components::GOLD,
    };
    let side = |side: &str, key: &str, most: &dyn Fn(Good) -> u8, first: Bundle| CounterSide {
        title: words.say(key),
        counters: Good::ALL
            .into_iter()
            .map(|good| Counter {
                name: format!("{side}-{good}"),
                label: good_name(words, good),
                icon: good_chip(good),
                value: first.get(good).min(most(good)),
                most: most(good),
            })
            .collect(),
    };
    let Terms { give, want } = standing.map(Terms::turned).unwrap_or_default();
    let hint = match standing {
        None => words.say("moe-offer-hint"),
        Some(_) => words.say_with("moe-counter-hint", &[("who", scene.name(view.table().active))]),
    };
    Counters {
        what,
        title: words.say(if standing.is_some() { "moe-counter-title" } else { "moe-offer-title" }),
        hint,
        sides: vec![side("give", "moe-you-give", &held, give), side("want", "moe-you-get", &in_game, want)],
        send: words.say(if standing.is_some() { "moe-send-counter" } else { "moe-send-offer" }),
    }
}

/// The counters of a discard; kinds before `from` can't go back any more.
fn discard(scene: &MoeScene<'_>, owed: u8, from: Resource) -> Counters {
    let words = scene.words;
    let hand = scene.view.hand().unwrap_or_default();
    let counter = |resource: Resource| Counter {
        name: format!("discard-{resource}"),
        label: resource_name(words, resource),
        icon: chip(resource),
        value: 0,
        most: hand.get(resource),
    };
    let count = owed.to_string();
    Counters {
        what: DISCARD,
        title: words.say_with("moe-discard-title", &[("count", &count)]),
        hint: words.say("moe-discard-hint"),
        sides: vec![CounterSide {
            title: words.say("moe-you-return"),
            counters: Resource::ALL
                .iter()
                .copied()
                .filter(|&resource| resource >= from)
                .map(counter)
                .collect(),
        }],
        send: words.say("moe-send-discard"),
    }
}

/// The viewer's resources, gold and development cards.
fn own_side(scene: &MoeScene<'_>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let (Some(hand), Some(me)) = (view.hand(), scene.me()) else { return html! {} };
    html! {
        section #own aria-labelledby="own-title" {
            h2 #own-title { (words.say("moe-yours")) }
            ul .goods {
                @for &resource in Resource::ALL {
                    li .good title=(words.say_with("moe-good-title", &[("good", &resource_name(words, resource)), ("left", &view.supply().get(resource).to_string())])) {
                        (chip(resource)) strong { (hand.get(resource)) } span .caption { (resource_name(words, resource)) }
                    }
                }
                li .good { (coin()) strong { (view.table().gold[me]) } span .caption { (words.say("moe-gold-name")) } }
            }
            @if let Some(cards) = view.cards().filter(|cards| !cards.is_empty()) {
                ul .cards .fates {
                    @for (card, count) in cards.iter() {
                        li {
                            (scene.choice(&format!("card-{card}"), "card fate", Action::Play(card), &html! {
                                strong { (card_name(words, card)) @if count > 1 { " ×" (count) } }
                                span .caption { (card_text(words, card)) }
                            }))
                        }
                    }
                }
            }
        }
    }
}

/// What things cost.
fn costs(scene: &MoeScene<'_>) -> Markup {
    let words = scene.words;
    let cost = |cost: Hand| {
        html! { @for (resource, count) in cost.iter() { @for _ in 0..count { (chip(resource)) } span .unseen { (resource_name(words, resource)) " " } } }
    };
    html! {
        details #costs .reference {
            summary { h2 { (words.say("moe-costs")) } }
            dl .costs {
                @for (name, purchase) in [
                    ("route", Purchase::Route), ("merchant", Purchase::Merchant),
                    ("caravan", Purchase::Caravan), ("card", Purchase::Card),
                ] {
                    dt { (words.say(&format!("moe-cost-{name}"))) } dd { (cost(purchase.cost())) }
                }
                dt { (words.say("moe-cost-walk")) } dd { (chip(Resource::Grain)) " " span .hint { (words.say("moe-cost-steps")) } }
                dt { (words.say("moe-cost-drive")) } dd { (chip(Resource::Salt)) " " span .hint { (words.say("moe-cost-steps")) } }
                dt { (words.say("moe-cost-resource")) } dd { (words.say("moe-cost-bank")) }
            }
        }
    }
}
