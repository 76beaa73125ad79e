//! The players: who sits where, who is here, and what each has that all may see.

use maud::{Markup, html};

use crate::hall::BOTS;
use crate::page::badge;
use crate::page::table::said;
use crate::session::Stage;
use crate::table::{Here, SeatInfo, SeatKind, Spot, TablePage};

pub(super) fn players(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        section #players aria-labelledby="players-title" {
            h2 #players-title { (words.say("table-players")) }
            (said(page, Spot::Seats))
            ul .players {
                @for (info, panel) in page.seats.iter().zip(&page.painted.panels) { (player(page, info, panel)) }
            }
            @if page.watchers > 0 {
                p .hint { (words.say_with("table-watchers", &[("count", &page.watchers.to_string())])) }
            }
            @if page.stage == Stage::Waiting && page.is_host {
                @let is_full = page.seats.iter().all(|info| info.kind != SeatKind::Free);
                form method="post" action={ "/t/" (page.id) "/begin" } {
                    button .primary type="submit" disabled[!is_full] { (words.say("table-begin")) }
                }
            }
            (leaving(page))
        }
    }
}

fn player(page: &TablePage<'_>, info: &SeatInfo, panel: &Markup) -> Markup {
    let words = page.words;
    let is_playing = page.stage == Stage::Playing;
    let to_act =
        is_playing && page.turn.includes(info.seat) && page.held.is_none() || page.held == Some(info.seat);
    let number = info.seat.index() + 1;
    html! {
        li id={ "seat-" (number) } class={ "player" @if to_act { " to-act" } } {
            div .player-head {
                (badge(info.seat))
                strong { @if info.kind == SeatKind::Free { (words.say("seat-free")) } @else { (info.name) } }
                @if page.me == Some(info.seat) { span .tag { (words.say("seat-you")) } }
                (presence(page, info))
                @if to_act { span .tag .now { (words.say("seat-to-act")) } }
            }
            @if page.stage == Stage::Waiting { (seat_controls(page, info)) }
            @if is_playing && info.here == Here::Gone && info.kind == SeatKind::Person && page.me.is_some() && page.me != Some(info.seat) {
                (gone(page, info))
            }
            (panel)
        }
    }
}

fn presence(page: &TablePage<'_>, info: &SeatInfo) -> Markup {
    let (class, key) = match (info.kind, info.here) {
        (SeatKind::Free, _) => return html! {},
        (SeatKind::Bot, _) => ("bot", "here-bot"),
        (SeatKind::StandIn, _) => ("bot", "here-stand-in"),
        (SeatKind::Person, Here::Present) => ("here", "here-here"),
        (SeatKind::Person, Here::Away) => ("away", "here-away"),
        (SeatKind::Person, Here::Gone) => ("gone", "here-gone"),
    };
    html! { span class={ "presence " (class) } { (page.words.say(key)) } }
}

/// The others choose what happens when somebody is gone: wait, a bot, or the end.
fn gone(page: &TablePage<'_>, info: &SeatInfo) -> Markup {
    let words = page.words;
    html! {
        div .row {
            span .hint { (words.say_with("gone-choose", &[("who", &info.name)])) }
            form method="post" action={ "/t/" (page.id) "/wait" } {
                input type="hidden" name="seat" value=(info.seat.index() + 1);
                button type="submit" { (words.say("gone-wait")) }
            }
            form method="post" action={ "/t/" (page.id) "/stand-in" } {
                input type="hidden" name="seat" value=(info.seat.index() + 1);
                button type="submit" { (words.say("gone-bot")) }
            }
            form method="post" action={ "/t/" (page.id) "/end" } {
                button type="submit" { (words.say("gone-end")) }
            }
        }
    }
}

/// Before the game: sit down, send links, put bots.
fn seat_controls(page: &TablePage<'_>, info: &SeatInfo) -> Markup {
    let words = page.words;
    let number = info.seat.index() + 1;
    html! {
        @if info.may_sit {
            form .row method="post" action={ "/t/" (page.id) "/sit" } {
                input type="hidden" name="seat" value=(number);
                @if page.guest.is_none_or(|guest| guest.name.is_empty()) {
                    label { (words.say("front-name")) " " input name="name" maxlength="30" autocomplete="nickname"; }
                }
                button .primary type="submit" { (words.say("seat-sit")) }
            }
        }
        @if info.kind == SeatKind::Free {
            @if let Some(link) = &info.link {
                label .link { (words.say("seat-link")) input readonly value=(link) data-link; }
            }
            @if page.is_host {
                form .row method="post" action={ "/t/" (page.id) "/bot" } {
                    input type="hidden" name="seat" value=(number);
                    select name="bot" aria-label=(words.say("seat-bot")) {
                        @for bot in BOTS {
                            option value=(bot) { (words.say(&format!("bot-{bot}"))) }
                        }
                    }
                    button type="submit" { (words.say("seat-put-bot")) }
                }
            }
        }
        @if info.kind == SeatKind::Bot && page.is_host {
            form method="post" action={ "/t/" (page.id) "/unbot" } {
                input type="hidden" name="seat" value=(number);
                button type="submit" { (words.say("seat-take-bot")) }
            }
        }
        @if page.me == Some(info.seat) {
            form method="post" action={ "/t/" (page.id) "/rise" } {
                button type="submit" { (words.say("seat-rise")) }
            }
        }
    }
}

/// Leaving, coming back, giving up.
fn leaving(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let Some(me) = page.me.filter(|_| page.stage == Stage::Playing) else { return html! {} };
    let kind = page.seats[me.index()].kind;
    html! {
        div #leaving .row {
            (said(page, Spot::Game))
            @if kind == SeatKind::StandIn {
                form method="post" action={ "/t/" (page.id) "/back" } {
                    button .primary type="submit" { (words.say("leave-back")) }
                }
            } @else {
                details #leave {
                    summary { (words.say("leave-title")) }
                    form method="post" action={ "/t/" (page.id) "/leave" } {
                        button type="submit" { (words.say("leave-leave")) }
                    }
                    form method="post" action={ "/t/" (page.id) "/resign" } {
                        button type="submit" { (words.say("leave-resign")) }
                    }
                }
            }
        }
    }
}
