//! The althing as a scene of its own: who sues whom over what, the stakes of both sides, and what each end brings.

use game::Seat;
use landnam::components::{Good, UnitKind};
use landnam::data::data;
use landnam::island::{Field, Fields};
use landnam::phase::{Case, CaseSide, Hearing, Party, Phase, Thing};
use landnam::{Action, Landnam};
use maud::{Markup, html};
use words::Value;

use super::LnScene;
use super::art::{chip, drawn, drawn_around, icon, owner, seat_sign, seat_symbol, unit};
use super::map::tile_symbol;
use super::words::{field_name, good_name, good_thing, kind_name, kind_thing, names};
use crate::board::WebBoard;

/// At most this many cards of a stake are drawn one by one.
const DRAWN_CARDS: u8 = 6;

/// The scene, while there is a thing.
pub(super) fn scene_of(scene: &LnScene<'_>) -> Markup {
    let Phase::Thing(thing) = scene.view.table().phase() else { return html! {} };
    let words = scene.words;
    html! {
        section #thing .ln-thing .common aria-labelledby="thing-title" {
            div .ln-rock data-rule="LN-20" {
                svg viewBox="0 14 352 70" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" { (drawn("law-rock", (0.0, 14.0), (352.0, 70.0))) }
                h2 #thing-title { (words.say("ln-thing")) }
                p {
                    (words.say_with("ln-thing-by", &[("who", scene.name(scene.view.table().active()).into())]))
                    @if let Some((_, Action::Roll(one, other))) = scene.thrown {
                        span .ln-dice aria-hidden="true" { " " (icon(&format!("die{one}"), 20, 20)) (icon(&format!("die{other}"), 20, 20)) }
                    }
                }
            }
            div .ln-knot {}
            @match &thing.hearing {
                Hearing::Naming => (naming(scene)),
                Hearing::Docket => (docket(scene, thing)),
                Hearing::Case(case) => (heard(scene, case)),
                Hearing::Closing => p .ln-say data-rule="LN-28" { (words.say("ln-thing-closing")) },
            }
            (asked(scene, thing))
            (round(scene, thing))
        }
    }
}

/// Who is asked for a card: oneself, if one has one that fits, and the others.
fn asked(scene: &LnScene<'_>, thing: &Thing) -> Markup {
    let others: Vec<Seat> = thing.asked.into_iter().filter(|&seat| Some(seat) != scene.me()).collect();
    let may_play = scene.legal.iter().any(|action| matches!(action, Action::Play(_)));
    let line =
        |text: String| html! { p .ln-say .asked data-rule="LN-29" { (icon("fate", 17, 17)) " " (text) } };
    html! {
        @if may_play { (line(scene.words.say("ln-thing-asked-you"))) }
        @if !others.is_empty() { (line(scene.words.say_with("ln-thing-asked", &[("who", Value::Text(names(scene, others)))]))) }
    }
}

/// Who sues first: each player with the cases that are possible.
fn naming(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        p .ln-say data-rule="LN-22" { (words.say_with("ln-thing-naming", &[("who", scene.name(table.active()).into())])) }
        div .ln-choices {
            @for seat in table.seats() {
                @let action = Action::First(seat);
                @if scene.can(action) {
                    (scene.choice(&format!("first-{seat}"), "press", action, &html! { (seat_sign(seat, 18)) " " (scene.name(seat)) }))
                }
            }
        }
    }
}

/// The cases that the plaintiff can still bring, with the stakes to choose from.
fn docket(scene: &LnScene<'_>, thing: &Thing) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let cases = table.cases_of(thing.plaintiff) - thing.heard;
    let values = [("who", scene.name(thing.plaintiff).into()), ("count", cases.len().into())];
    html! {
        p .ln-say data-rule="LN-22" { (words.say_with("ln-thing-docket", &values)) }
        ul .ln-cases { @for field in cases { (possible_case(scene, thing.plaintiff, field)) } }
        @if !cases.is_empty() { p .ln-say .decides data-rule="LN-25" { (words.say("ln-case-decides")) } }
    }
}

/// A case that can be brought, with the stakes to choose from.
fn possible_case(scene: &LnScene<'_>, plaintiff: Seat, field: Field) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let (Some(defended), Some(good)) = (table.unit(field), table.good_at(field)) else { return html! {} };
    let stakes: Vec<(Action, u8)> = scene
        .legal
        .iter()
        .filter_map(|&action| match action {
            Action::Sue(at, stake) if at == field => Some((action, stake)),
            _ => None,
        })
        .collect();
    let press = |(nth, &(action, stake)): (usize, &(Action, u8))| {
        let values = [("count", stake.into()), ("good", good_thing(good).into())];
        let body = html! { (words.say_with("ln-sue-stake", &values)) " " (chip(good, 16)) };
        scene.choice(
            &format!("sue-{field}-{stake}"),
            if nth == 0 { "press now" } else { "press" },
            action,
            &body,
        )
    };
    let buttons: Vec<Markup> = stakes.iter().enumerate().map(press).collect();
    html! {
        li id={ "case-" (field) } data-rule="LN-23" {
            (small_field(scene, field, defended.kind, defended.owner))
            span {
                b { (words.say_with("ln-case-possible", &[("who", scene.name(plaintiff).into()), ("what", scene.name(defended.owner).into())])) }
                small { (kind_name(words, defended.kind)) ", " (field_name(words, table, field)) }
                (amounts(scene, &format!("stakes-{field}"), good, &buttons))
            }
        }
    }
}

/// The same thing with several amounts, of which one is in sight: less and more change which one it is, and its button
/// does it (`stepper.js`). Without the script all of them are there.
fn amounts(scene: &LnScene<'_>, id: &str, good: Good, buttons: &[Markup]) -> Markup {
    let turn = |step: &str, key: &str, sign: &str| {
        let label = scene.words.say_with(key, &[("what", good_name(scene.words, good).as_str().into())]);
        html! { button .press .turn type="button" data-turn=(step) aria-label=(label) { (sign) } }
    };
    html! {
        @if let [only] = buttons { (only) }
        @else if !buttons.is_empty() {
            span id=(id) .stepper {
                (turn("-1", "counter-less", "−"))
                span .amounts aria-live="polite" { @for button in buttons { (button) } }
                (turn("1", "counter-more", "+"))
            }
        }
    }
}

/// A field with its unit, small.
fn small_field(scene: &LnScene<'_>, field: Field, kind: UnitKind, seat: Seat) -> Markup {
    let table = scene.view.table();
    html! {
        svg class={ "ln-small-field " (owner(seat)) } viewBox="-62 -62 124 124" aria-hidden="true" {
            (drawn_around(&tile_symbol(table.terrain(field), field), (0.0, 0.0), (120.0, 120.0)))
            @if let Some(number) = table.number(field) {
                g .ln-number transform="translate(0 -21)" { circle .disc r="16" {} text y="6" { (number.get()) } }
            }
            g transform="translate(0 22)" { (unit(kind, seat, (0.0, 0.0))) }
        }
    }
}

/// The case that is heard: both sides, their stakes, what each end brings, and what the viewer can do.
fn heard(scene: &LnScene<'_>, case: &Case) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let defended = table.unit(case.field);
    let (kind, defender) =
        defended.map_or((UnitKind::Settler, case.defender.holder), |unit| (unit.kind, unit.owner));
    html! {
        div .ln-case data-rule="LN-24" {
            (party(scene, &case.plaintiff, "ln-plaintiff", Party::Plaintiff == case.to_raise))
            div .ln-matter {
                (small_field(scene, case.field, kind, defender))
                small { (kind_name(words, kind)) ", " (field_name(words, table, case.field)) }
            }
            (party(scene, &case.defender, "ln-defender", Party::Defender == case.to_raise))
        }
        div .ln-scale data-rule="LN-24" {
            (pan(case, &case.plaintiff))
            div .ln-tally {
                b { (case.plaintiff.stake()) }
                (icon("scales", 42, 26))
                b { (case.defender.stake()) }
            }
            (pan(case, &case.defender))
        }
        p .ln-say data-rule="LN-25" { (state_of(scene, case)) }
        (ends(scene, case, kind))
        (answers(scene, case))
    }
}

fn party(scene: &LnScene<'_>, side: &CaseSide, key: &str, is_to_raise: bool) -> Markup {
    let others: Vec<Seat> = side.members.into_iter().filter(|&seat| seat != side.holder).collect();
    html! {
        div .ln-party .to-raise[is_to_raise] {
            svg class={ "ln-shield " (owner(side.holder)) } viewBox="-32 -32 64 64" aria-hidden="true" {
                (drawn_around("shield", (0.0, 0.0), (64.0, 64.0)))
                (drawn_around(&seat_symbol(side.holder), (0.0, 0.0), (26.0, 26.0)))
            }
            b data-tip=(scene.name(side.holder)) { (scene.name(side.holder)) }
            small { (scene.words.say(key)) @if !others.is_empty() { ", " (scene.words.say_with("ln-with", &[("who", Value::Text(names(scene, others)))])) } }
        }
    }
}

/// The stake of one side as cards.
fn pan(case: &Case, side: &CaseSide) -> Markup {
    html! {
        div .ln-pan {
            @for _ in 0..side.cards.min(DRAWN_CARDS) {
                span .ln-staked { (icon(&format!("pile-{}", case.good), 28, 21)) (chip(case.good, 15)) }
            }
            @if side.cards > DRAWN_CARDS { b { "×" (side.cards) } }
            @if side.bonus > 0 { span .ln-staked .law { (icon("card-lawspeaker", 36, 24)) b { "+" (side.bonus) } } }
        }
    }
}

/// What the case waits for.
fn state_of(scene: &LnScene<'_>, case: &Case) -> String {
    let words = scene.words;
    if let Some(seat) = case.offer {
        return words.say_with("ln-case-offered", &[("who", scene.name(seat).into())]);
    }
    if case.answering.is_empty() {
        return words.say("ln-case-lost");
    }
    let (own, other) = (case.side(case.to_raise).stake(), case.side(case.to_raise.other()).stake());
    let missing = (other + 1).saturating_sub(own);
    words.say_with(
        "ln-case-needs",
        &[
            ("who", Value::Text(names(scene, case.answering))),
            ("count", missing.into()),
            ("good", good_thing(case.good).into()),
        ],
    )
}

/// What each end of the case brings (LN-25, LN-27).
fn ends(scene: &LnScene<'_>, case: &Case, kind: UnitKind) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let points = |seat: Seat| (table.points(seat) + 1).into();
    let [one, other] = [case.plaintiff.holder, case.defender.holder];
    html! {
        ul .ln-ends data-rule="LN-25" {
            li {
                (seat_sign(one, 18))
                span { (words.say_with("ln-end-plaintiff", &[("who", scene.name(one).into()), ("count", points(one)), ("unit", kind_thing(kind).into())])) " " (icon("marker-white", 16, 16)) (icon("marker-red", 16, 16)) }
            }
            li {
                (seat_sign(other, 18))
                span { (words.say_with("ln-end-defender", &[("who", scene.name(other).into()), ("count", points(other))])) " " (icon("marker-white", 16, 16)) }
            }
        }
    }
}

/// What the viewer can do in the case, besides cards.
fn answers(scene: &LnScene<'_>, case: &Case) -> Markup {
    let words = scene.words;
    let raises: Vec<u8> = scene
        .legal
        .iter()
        .filter_map(|action| if let Action::Raise(cards) = action { Some(*cards) } else { None })
        .collect();
    let own = case.side(case.to_raise).stake();
    let raise = |(nth, &cards): (usize, &u8)| {
        let body = html! { (chip(case.good, 18)) " " (words.say_with("ln-raise-to", &[("count", (own + cards).into())])) };
        let (id, class) = match nth {
            0 => ("raise".to_owned(), "press first now"),
            _ => (format!("raise-{cards}"), "press first"),
        };
        scene.choice(&id, class, Action::Raise(cards), &body)
    };
    let raises: Vec<Markup> = raises.iter().enumerate().map(raise).collect();
    let press = |id: &str, class: &str, action: Action, body: Markup| {
        html! {
            @if scene.can(action) { (scene.choice(id, class, action, &body)) }
        }
    };
    let plain =
        |id: &str, action: Action| press(id, "press", action, html! { (Landnam::label(scene, action)) });
    html! {
        div .ln-choices {
            (amounts(scene, "raises", case.good, &raises))
            (press("take", "press first", Action::Take, html! { (words.say("ln-take-short")) }))
            (plain("refuse", Action::Refuse))
            (plain("yield", Action::Yield))
        }
        @if scene.legal.iter().any(|action| matches!(action, Action::Hand(_))) {
            div .ln-choices .ln-hand {
                small aria-hidden="true" data-rule="LN-26" { (words.say("ln-hand-to")) }
                @for seat in scene.view.table().seats() {
                    (press(&format!("hand-{seat}"), "press", Action::Hand(seat), html! { (seat_sign(seat, 17)) " " (scene.name(seat)) }))
                }
            }
        }
    }
}

/// The round of plaintiffs: whom each can sue, how many cases are possible against each, and who was sued (LN-22,
/// LN-28).
fn round(scene: &LnScene<'_>, thing: &Thing) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let seats = thing.first.clockwise(table.players());
    html! {
        p .ln-say .round data-rule="LN-28" { (words.say("ln-docket-round")) }
        ol .ln-round {
            @for seat in seats {
                @let heard = if seat == thing.plaintiff { thing.heard } else { Fields::EMPTY };
                @let against = table.cases_against(seat);
                @let is_due = against >= data().cases && !thing.sued.contains(seat);
                @let values = [("count", (table.cases_of(seat) - heard).count().into()), ("against", against.into())];
                li .now[seat == thing.plaintiff] data-tip={ (scene.name(seat)) "\n" (words.say_with("ln-docket", &values)) "\n" (words.say("ln-docket-title")) } data-rule="LN-28" {
                    span aria-hidden="true" { (seat_sign(seat, 18)) }
                    span .ln-suits aria-hidden="true" {
                        (words.say(if table.cases_of(seat).is_empty() { "ln-docket-none" } else { "ln-docket-sues" }))
                        @for field in table.cases_of(seat) {
                            @if let Some(unit) = table.unit(field) { span .heard[heard.contains(field)] { (seat_sign(unit.owner, 15)) } }
                        }
                    }
                    span .ln-against .due[is_due] aria-hidden="true" { (words.say_with("ln-docket-against", &[("count", against.into())])) }
                    span .unseen { (scene.name(seat)) ": " (words.say_with("ln-docket", &values)) }
                    @if thing.sued.contains(seat) { small { (words.say("ln-was-sued")) } }
                }
            }
        }
    }
}
