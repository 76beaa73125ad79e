//! The althing as a panel: whose word it is, the case that is heard, and what both sides have staked.

use game::{Seat, SeatSet};
use landnam::phase::{Case, CaseSide, Hearing, Party, Phase, Thing};
use maud::{Markup, html};

use super::words::{field_name, good_name, kind_name, names};
use super::{LnScene, chip};
use crate::page::badge;

/// The panel, while there is a thing.
pub(super) fn panel(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let Phase::Thing(thing) = table.phase() else { return html! {} };
    html! {
        section #thing .panel aria-labelledby="thing-title" {
            h2 #thing-title { (words.say("ln-thing")) " " small { (words.say("ln-thing-hint")) } }
            (order(scene, thing))
            @match &thing.hearing {
                Hearing::Naming => p { (words.say_with("ln-thing-naming", &[("who", scene.name(table.active()))])) },
                Hearing::Docket => p { (words.say_with("ln-thing-docket", &[
                    ("who", scene.name(thing.plaintiff)),
                    ("count", &open_cases(scene, thing).to_string()),
                ])) },
                Hearing::Case(case) => (hearing(scene, thing, case)),
                Hearing::Closing => p { (words.say("ln-thing-closing")) },
            }
            @if !thing.asked.is_empty() {
                p .hint { (words.say_with("ln-thing-asked", &[("who", &names(scene, thing.asked))])) }
            }
        }
    }
}

/// The cases that the plaintiff of the moment can still bring.
fn open_cases(scene: &LnScene<'_>, thing: &Thing) -> u8 {
    (scene.view.table().cases_of(thing.plaintiff) - thing.heard).len()
}

/// All players in the order in which they sue, with the cases they could bring and those against them.
fn order(scene: &LnScene<'_>, thing: &Thing) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let is_named = thing.hearing != Hearing::Naming;
    let first = if is_named { thing.first } else { table.active() };
    html! {
        ol .docket {
            @for seat in first.clockwise(table.players()) {
                li class={ "plaintiff" @if is_named && seat == thing.plaintiff { " now" } } title=(words.say("ln-docket-title")) {
                    (badge(seat)) " " strong { (scene.name(seat)) } " "
                    span .hint {
                        (words.say_with("ln-docket", &[
                            ("count", &table.cases_of(seat).len().to_string()),
                            ("against", &table.cases_against(seat).to_string()),
                        ]))
                    }
                    @if thing.sued.contains(seat) { " " span .tag { (words.say("ln-was-sued")) } }
                }
            }
        }
    }
}

fn hearing(scene: &LnScene<'_>, thing: &Thing, case: &Case) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let unit = table.unit(case.field);
    let kind = unit.map_or(String::new(), |unit| kind_name(words, unit.kind));
    let defender = unit.map_or(thing.plaintiff, |unit| unit.owner);
    let values = [
        ("who", scene.name(thing.plaintiff).to_owned()),
        ("what", scene.name(defender).to_owned()),
        ("unit", kind),
        ("place", field_name(words, table, case.field)),
        ("good", good_name(words, case.good)),
    ];
    let answering: SeatSet = case.offer.map_or(case.answering, SeatSet::one);
    html! {
        p { (words.say_with("ln-case", &values.each_ref().map(|(name, value)| (*name, value.as_str())))) }
        div .scales {
            (side(scene, case, Party::Plaintiff, &case.plaintiff))
            span .versus aria-hidden="true" { (words.say("ln-versus")) }
            (side(scene, case, Party::Defender, &case.defender))
        }
        @if let Some(seat) = case.offer {
            p { (words.say_with("ln-case-offered", &[("who", scene.name(seat))])) }
        } @else if answering.is_empty() {
            p { (words.say("ln-case-lost")) }
        } @else {
            p { (words.say_with("ln-case-answer", &[("who", &names(scene, answering))])) }
        }
    }
}

/// One side of the scales: who is on it, who holds the case, and the stake.
fn side(scene: &LnScene<'_>, case: &Case, party: Party, side: &CaseSide) -> Markup {
    let words = scene.words;
    let title = match party {
        Party::Plaintiff => words.say("ln-plaintiff"),
        Party::Defender => words.say("ln-defender"),
    };
    let is_holder = |seat: Seat| seat == side.holder && side.members.len() > 1;
    html! {
        div class={ "scale" @if case.to_raise == party { " to-raise" } } {
            h3 { (title) }
            ul {
                @for seat in side.members {
                    li { (badge(seat)) " " (scene.name(seat)) @if is_holder(seat) { " " span .tag { (words.say("ln-holder")) } } }
                }
            }
            p .stake {
                @for _ in 0..side.cards { (chip(case.good)) }
                @if side.bonus > 0 { span .tag { (words.say_with("ln-bonus", &[("count", &side.bonus.to_string())])) } }
                strong { (words.say_with("ln-stake", &[("count", &side.stake().to_string())])) }
            }
        }
    }
}
