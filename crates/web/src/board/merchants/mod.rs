//! The table of Merchants of Europe: the map in its window, and beside it the viewer's goods, cards, deliveries, the
//! palette of what can be done, and the offer that stands.

mod customers;
mod desk;
mod excerpt;
mod geometry;
mod harvest;
mod journeys;
mod land;
mod lessons;
mod map;
mod moves;
mod places;
mod questions;
mod reasons;
mod targets;
mod words;

use std::sync::Arc;

use ::words::Thing;
use game::{Actor, Clause, Scores, Seat};
use maud::{Markup, html};
use merchants::action::Dice;
use merchants::components::{Good, RESOURCE_CARDS, Resource};
use merchants::{Action, Answer, Bundle, Merchants, MerchantsView, Phase, Terms};

use self::words::{action_text, bundle_text, card_name, good_name, resource_name};
use crate::board::draw::die;
use crate::board::teller::StepText;
use crate::board::{
    Amounts, BarButton, Counter, CounterSide, Counters, OnBoard, Passed, Picks, PieceMove, Scene, Tone,
    WebBoard, lacking, offer_clock, symbol,
};
use crate::page::badge;

pub(super) type MoeScene<'a> = Scene<'a, Merchants>;

/// The forms with counters.
const OFFER: &str = "offer";
const COUNTER: &str = "counter";

impl WebBoard for Merchants {
    fn sheet() -> &'static str {
        "css/merchants.css"
    }

    fn deed(topic: &str, item: &str) -> Option<Thing> {
        match topic {
            "built" => Some(Thing::new(format!("moe-built-{}", item.replace(' ', "-")))),
            "development cards played" => Some(Thing::new(format!("moe-card-{item}"))),
            // Cities are called by their names.
            "first posts" | "posts" => Some(Thing::new("").or_else_say(item.to_owned())),
            _ => None,
        }
    }

    fn drawing(name: &str) -> Option<Arc<str>> {
        land::find(name)
    }

    fn board(scene: &MoeScene<'_>) -> Markup {
        html! {
            div .board .merchants .watching[scene.me().is_none()] {
                div .moe-table {
                    (map::map(scene))
                    div #moe-desk .moe-desk {
                        @if let Some(me) = scene.me() { (desk::desk(scene, me)) }
                        (supply(scene))
                        (talk(scene))
                    }
                }
            }
        }
    }

    fn part(scene: &MoeScene<'_>, name: &str, of: &[&str]) -> Option<Markup> {
        match name {
            "map" => excerpt::excerpt(scene, of),
            "goods" => scene.me().map(|me| desk::goods(scene, me)),
            _ => None,
        }
    }

    fn parts_about(view: &Self::View, _: Seat, actions: &[Action]) -> Vec<String> {
        excerpt::parts_about(view.table(), actions)
    }

    fn headline(scene: &MoeScene<'_>, seat: Seat) -> Markup {
        let (words, table) = (scene.words, scene.view.table());
        let (delivered, all) = (table.delivered(seat), table.commodities_each());
        html! {
            strong .moe-score data-tip=(words.say("moe-delivered-title")) data-rule="MOE-80" {
                (delivered) small { (words.say_with("moe-of-all", &[("all", all.into()), ("count", table.free_commodities(seat).into())])) }
            }
        }
    }

    fn panel(scene: &MoeScene<'_>, seat: Seat) -> Markup {
        let (view, words) = (scene.view, scene.words);
        let table = view.table();
        let (delivered, ready) = (table.delivered(seat), table.free_commodities(seat));
        let fact = |name: &str, count: u8, (key, rule): (&str, &str), change: Markup| {
            let text = words.say_with(key, &[("count", count.into())]);
            html! { span .moe-fact data-tip=(text) data-rule=(rule) { (icon(name)) span .moe-number-of aria-hidden="true" { (count) (change) } span .unseen { (text) } } }
        };
        let merchants = 2 - table.merchants_of(seat).count() as u8;
        let caravans = 2 - table.caravans_of(seat).count() as u8;
        html! {
            div .moe-progress aria-hidden="true" data-rule="MOE-80" {
                @for nth in 0..table.commodities_each() {
                    i class=(if nth < delivered { "done" } else if nth < delivered + ready { "ready" } else { "" }) {}
                }
            }
            div .moe-facts {
                (fact("gold", table.gold[seat], ("moe-gold", "MOE-26"), scene.change(|view| view.table().gold[seat])))
                (fact("hand", view.hand_size(seat), ("moe-hand", "MOE-26"), scene.change(|view| view.hand_size(seat))))
                (fact("dev", view.card_count(seat), ("moe-cards", "MOE-35"), scene.change(|view| view.card_count(seat))))
                span .moe-left {
                    span .moe-still data-rule="MOE-10" { (words.say("moe-still")) }
                    (fact("post", table.warehouse[seat], ("moe-left-posts", "MOE-12"), html! {}))
                    (fact("route", table.routes_left(seat), ("moe-left-routes", "MOE-10"), html! {}))
                    (fact("merchant", merchants, ("moe-left-merchants", "MOE-36"), html! {}))
                    (fact("caravan", caravans, ("moe-left-caravans", "MOE-37"), html! {}))
                }
            }
        }
    }

    fn moment(scene: &MoeScene<'_>) -> Markup {
        let table = scene.view.table();
        let round =
            scene.words.say_with("moment-round", &[("count", (scene.turns / table.players() + 1).into())]);
        // Before one has rolled, the dice of the player before would be taken for one's own.
        let rolled = table.dice.filter(|_| table.phase != Phase::BeforeRoll);
        let Some([one, other]) = rolled.map(Dice::faces) else { return html! { (round) } };
        html! {
            span { (round) " · " }
            span .count .moe-dice data-rule="MOE-21" data-cue="dice" data-cue-key=[scene.thrown.map(|(place, _)| place)] { (die(one)) (die(other)) (scene.words.say_with("moe-dice", &[("count", (one + other).into())])) }
        }
    }

    fn is_turn(action: Action) -> bool {
        action == Action::End
    }

    fn is_throw(action: Action) -> bool {
        matches!(action, Action::Dice(_))
    }

    fn bar(scene: &MoeScene<'_>) -> Vec<BarButton<Action>> {
        let is_bar = |action: &Action| {
            matches!(
                action,
                Action::Roll | Action::End | Action::Stop | Action::Rob(_) | Action::Gold(_) | Action::NoDeal
            )
        };
        let button = |action: Action| {
            let (tone, key) = match action {
                Action::Roll => (Tone::Primary, Some('r')),
                Action::End => (Tone::Primary, Some('e')),
                Action::Stop => (Tone::Primary, Some('s')),
                _ => (Tone::Plain, None),
            };
            BarButton { action, label: Merchants::label(scene, action), tone, key }
        };
        scene.legal.iter().copied().filter(is_bar).map(button).collect()
    }

    fn picks(scene: &MoeScene<'_>) -> Option<Picks<Action>> {
        desk::discards(scene)
    }

    fn active(view: &Self::View) -> Option<Seat> {
        Some(view.table().active)
    }

    fn ask(scene: &MoeScene<'_>) -> String {
        words::ask(scene)
    }

    fn moves(step: &Passed<'_, Merchants>) -> Vec<PieceMove> {
        moves::moves(step)
    }

    fn reasons(scene: &MoeScene<'_>, action: Action) -> Vec<String> {
        reasons::reasons(scene, action)
    }

    fn label(scene: &MoeScene<'_>, action: Action) -> String {
        let actor = scene.me().map_or(Actor::Chance, Actor::Seat);
        let text = action_text(scene, actor, action, StepText::Button);
        match action {
            Action::Robber(hex) => targets::with_victims(scene, text, hex),
            _ => text,
        }
    }

    fn tell(scene: &MoeScene<'_>, actor: Actor, action: Action) -> String {
        action_text(scene, actor, action, StepText::Log)
    }

    fn tell_hidden(scene: &MoeScene<'_>) -> Option<String> {
        let table = scene.view.table();
        let who = scene.name(table.active).into();
        Some(match table.phase {
            Phase::Stealing(victim) => {
                let values = [("who", who), ("what", scene.name(victim).into())];
                scene.words.say_with("moe-hidden-stolen", &values)
            }
            _ => scene.words.say_with("moe-hidden-drawn", &[("who", who)]),
        })
    }

    fn outcome(scene: &MoeScene<'_>, action: Action) -> String {
        match action {
            Action::Drawn(card) => card_name(scene.words, card),
            Action::Stolen(resource) => resource_name(scene.words, resource),
            _ => Merchants::tell(scene, Actor::Chance, action),
        }
    }

    fn clause_at(view: &MerchantsView, action: Action) -> Option<Clause> {
        Some(view.table().clause_of(action))
    }

    fn group(action: Action) -> Option<&'static str> {
        match action {
            Action::Play(_) => Some("moe-group-cards"),
            Action::Buy(_) | Action::Exchange { .. } => Some("moe-group-bank"),
            Action::Offer { .. } | Action::Counter { .. } | Action::Trade | Action::Listen => {
                Some("moe-group-trade")
            }
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
            // Whoever is heard by the player on turn proposes something, and who has heard it may counter.
            Phase::Answering(talk) if talk.waiting.contains(me) => match talk.offer {
                Some(standing) => Some(offer(scene, me, COUNTER, Some(standing))),
                None => Some(offer(scene, me, OFFER, None)),
            },
            Phase::Dealing(_) if scene.view.table().active == me => Some(offer(scene, me, OFFER, None)),
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
            _ => None,
        }
    }

    const LESSON_PHASES: &'static [&'static str] = lessons::PHASES;

    fn lesson_phase(view: &Self::View) -> &'static str {
        lessons::phase(view.table().phase)
    }

    fn continues(before: Action, action: Action) -> bool {
        lessons::continues(before, action)
    }

    fn on_board(scene: &MoeScene<'_>, steps: Vec<Action>) -> OnBoard<Action> {
        journeys::as_drawn(scene, steps)
    }

    fn standing(state: &Self) -> Option<Scores> {
        Some(state.standing())
    }
}

/// The letter on the card of a resource.
fn letter(scene: &MoeScene<'_>, resource: Resource) -> String {
    scene.words.say(&format!("moe-letter-{resource}"))
}

/// A symbol of the game's drawings.
fn icon(name: &str) -> Markup {
    html! { svg .moe-icon viewBox="0 0 24 24" aria-hidden="true" { (symbol("svg/merchants.svg", name)) } }
}

fn good_icon(good: Good) -> Markup {
    match good {
        Good::Resource(resource) => icon(&resource.to_string()),
        Good::Gold => icon("gold"),
    }
}

/// What nobody has: cards of each resource, and gold.
fn supply(scene: &MoeScene<'_>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    html! {
        p #moe-supply .moe-supply .common data-tip=(words.say("moe-supply-title")) data-rule="MOE-33" {
            b { (words.say("moe-supply")) }
            @for resource in Resource::ALL {
                span .moe-fact { (icon(&resource.to_string())) (view.supply().get(resource)) span .unseen { " " (resource_name(words, resource)) } }
            }
            span .moe-fact { (icon("gold")) (view.table().bank()) span .unseen { " " (words.say("moe-gold-name")) } }
        }
    }
}

/// Goods as chips.
fn bundle(scene: &MoeScene<'_>, bundle: Bundle) -> Markup {
    html! {
        span .cubes {
            @for good in Good::ALL.into_iter().filter(|&good| bundle.get(good) > 0) {
                span .count { (good_icon(good)) "×" (bundle.get(good)) }
            }
        }
        span .unseen { (bundle_text(scene.words, bundle)) }
    }
}

/// One side of an offer: each good large, with its name.
fn wares(scene: &MoeScene<'_>, bundle: Bundle) -> Markup {
    html! {
        @for good in Good::ALL.into_iter().filter(|&good| bundle.get(good) > 0) {
            @let only = Bundle::default().with(good, bundle.get(good)).unwrap_or_default();
            span .moe-ware { (good_icon(good)) b { (bundle_text(scene.words, only)) } }
        }
    }
}

/// The offer that stands, and the answers to it.
fn talk(scene: &MoeScene<'_>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let Some(talk) = view.table().talk() else { return html! {} };
    let lack = lack(scene);
    let button = |id: &str, action: Action, short: Option<&str>| {
        if scene.can(action) {
            let text = short.map_or_else(|| Merchants::label(scene, action), |key| words.say(key));
            scene.choice(id, "button", action, &html! { (text) })
        } else {
            html! {}
        }
    };
    // What is heard of: an offer or a proposal of somebody else.
    let heard = |by: Seat, terms: Terms| {
        (scene.me() != Some(by)).then(|| format!("{by} {} {} {}", terms.give, terms.want, scene.turns))
    };
    let offered = talk.offer.and_then(|offer| heard(view.table().active, offer));
    html! {
        section #moe-talk .moe-box .moe-talk data-rule="MOE-30" data-cue=[offered.as_ref().map(|_| "offer")] data-cue-key=[offered] {
            @match talk.offer {
                Some(offer) => {
                    h2 { (words.say_with("moe-talk-offer", &[("who", scene.name(view.table().active).into())])) }
                    p .scales {
                        span .scale { span .caption { (words.say("moe-gives")) } " " (wares(scene, offer.give)) }
                        span .versus aria-hidden="true" { "⇄" }
                        span .scale .lacking[lack.is_some()] { span .caption { (words.say("moe-wants")) } " " (wares(scene, offer.want)) }
                    }
                },
                None => h2 { (words.say_with("moe-talk-listen", &[("who", scene.name(view.table().active).into())])) },
            }
            ul {
                @for seat in view.table().seats().filter(|&seat| talk.answers[seat] == Some(Answer::Accepted)) {
                    li { (badge(seat)) " " (words.say_with("moe-accepted", &[("who", scene.name(seat).into())])) }
                }
                @for seat in view.table().seats() {
                    @if let Some(Answer::Proposed(terms)) = talk.answers[seat] {
                        @let proposed = heard(seat, terms);
                        li .facts data-cue=[proposed.as_ref().map(|_| "offer")] data-cue-key=[proposed] {
                            (badge(seat)) (words.say_with(if talk.offer.is_some() { "moe-countered" } else { "moe-proposed" }, &[("who", scene.name(seat).into())]))
                            (bundle(scene, terms.give)) "⇄" (bundle(scene, terms.want))
                        }
                    }
                }
                @if !talk.waiting.is_empty() {
                    li .hint {
                        (words.say("moe-waiting"))
                        @for seat in talk.waiting { " " span data-tip=(scene.name(seat)) { (badge(seat)) span .unseen { (scene.name(seat)) } } }
                    }
                }
            }
            @if let Some(lack) = lack { (lacking(words, &bundle_text(words, lack))) }
            @if scene.can(Action::Accept) { (offer_clock(words)) }
            div .row .refuse[lack.is_some()] {
                @match lack {
                    Some(_) => button #accept type="button" aria-disabled="true" data-why=(Action::Accept) { (words.say("moe-accept-short")) },
                    None => (button("accept", Action::Accept, Some("moe-accept-short"))),
                }
                (button("decline", Action::Decline, Some("moe-decline-short")))
                @for seat in view.table().seats() { (button(&format!("deal-{seat}"), Action::Deal(seat), None)) }
                (button("no-deal", Action::NoDeal, None))
            }
        }
    }
}

/// What the viewer would need to accept the offer that they are asked about; nothing where they could.
pub(super) fn lack(scene: &MoeScene<'_>) -> Option<Bundle> {
    let (view, me) = (scene.view, scene.me()?);
    let want = view.table().talk()?.offer?.want;
    if !scene.can(Action::Decline) || scene.can(Action::Accept) {
        return None;
    }
    let missing = |good: Good| want.get(good).saturating_sub(held(view, me, good));
    Good::ALL.into_iter().try_fold(Bundle::default(), |lack, good| lack.with(good, missing(good)))
}

/// How many of a good the viewer has.
fn held(view: &MerchantsView, me: Seat, good: Good) -> u8 {
    match good {
        Good::Resource(resource) => view.hand().unwrap_or_default().get(resource),
        Good::Gold => view.table().gold[me],
    }
}

/// The counters of an offer, or of an answer to one, which begins as the offer turned around.
fn offer(scene: &MoeScene<'_>, me: Seat, what: &'static str, standing: Option<Terms>) -> Counters {
    let (view, words) = (scene.view, scene.words);
    let held = |good: Good| held(view, me, good);
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
                icon: good_icon(good),
                value: first.get(good).min(most(good)),
                most: most(good),
                held: (side == "give").then(|| most(good)),
            })
            .collect(),
    };
    let Terms { give, want } = standing.map(Terms::turned).unwrap_or_default();
    let hint = match standing {
        None => words.say("moe-offer-hint"),
        Some(_) => words.say_with("moe-counter-hint", &[("who", scene.name(view.table().active).into())]),
    };
    Counters {
        what,
        title: words.say(if standing.is_some() { "moe-counter-title" } else { "moe-offer-title" }),
        hint,
        rule: "MOE-30",
        sides: vec![side("give", "moe-you-give", &held, give), side("want", "moe-you-get", &in_game, want)],
        send: words.say(if standing.is_some() { "moe-send-counter" } else { "moe-send-offer" }),
    }
}
