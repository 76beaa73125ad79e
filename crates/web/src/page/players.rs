//! The players: who sits where, who is here, and what each has that all may see.

use maud::{Markup, html};

use crate::board::panel_id;
use crate::cover::band;
use crate::hall::BOTS;
use crate::page::aside::{about, link_field};
use crate::page::badge;
use crate::page::levels::about_chosen;
use crate::page::seat::invitation;
use crate::page::table::{key_field, said};
use crate::session::Stage;
use crate::table::{Here, NoticePlace, SeatInfo, SeatKind, TablePage};

/// The players' panels, all that is public of them in sight.
pub(super) fn players(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        section #players aria-label=(words.say("table-players")) {
            (said(page, NoticePlace::Seats))
            ul .players {
                @for (nth, info) in page.seats.iter().enumerate() {
                    (player(page, info, page.parts.headlines.get(nth), page.parts.panels.get(nth)))
                }
            }
            @if let Some(sheet) = &page.score_sheet { (sheet) }
            @if page.watchers > 0 {
                p .hint { (words.say_with("table-watchers", &[("count", page.watchers.into())])) }
            }
        }
    }
}

/// Before the game: the seats and what can be done with them, links, and the beginning.
pub(super) fn lobby(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        div .lobby {
            header .banner {
                (band(page.game))
                h2 {
                    @if page.is_host { (words.title(page.game)) }
                    @else { (invitation(words, page.game, page.host.as_deref())) }
                }
            }
            (said(page, NoticePlace::Seats))
            ul .players { @for info in &page.seats { (player(page, info, None, None)) } }
            @if page.watchers > 0 {
                p .hint { (words.say_with("table-watchers", &[("count", page.watchers.into())])) }
            }
            @if page.is_host && !page.shares.are_gathered {
                @let is_full = page.seats.iter().all(|info| info.kind != SeatKind::Free);
                form method="post" action={ "/t/" (page.id) "/begin" } {
                    (key_field(page))
                    button .primary type="submit" disabled[!is_full] aria-describedby=[(!is_full).then_some("begin-why")] { (words.say("table-begin")) }
                    @if !is_full { span #begin-why .hint { (words.say("table-begin-why")) } }
                }
            }
            (about(page))
        }
    }
}

fn player(
    page: &TablePage<'_>,
    info: &SeatInfo,
    headline: Option<&Markup>,
    panel: Option<&Markup>,
) -> Markup {
    let words = page.words;
    let is_playing = page.stage == Stage::Playing;
    let to_act =
        is_playing && page.turn.includes(info.seat) && page.held.is_none() || page.held == Some(info.seat);
    // Who is asked in the middle of somebody's turn doesn't look like who is on turn.
    let active = page.parts.active.filter(|_| is_playing);
    let (is_active, is_asked) =
        (active == Some(info.seat), to_act && active.is_some_and(|active| active != info.seat));
    let number = info.seat.index() + 1;
    let is_me = page.me == Some(info.seat);
    html! {
        li id=(panel_id(info.seat)) .player .to-act[to_act] .active[is_active] .asked[is_asked] .me[is_me] {
            div .player-head {
                (badge(info.seat))
                @if info.kind == SeatKind::Free { strong .who { (words.say("seat-free")) } }
                @else { strong .who data-tip=(info.name) { (info.name) } }
                (presence(page, info))
                @if is_me { span .you { (words.say("seat-you")) } }
                @if to_act { span .unseen { (words.say("seat-to-act")) } }
                @if let Some(headline) = headline { span id={ "headline-" (number) } .headline { (headline) } }
            }
            @if page.stage == Stage::Waiting && !page.shares.are_gathered { (seat_controls(page, info)) }
            @if is_playing && info.here == Here::Gone && info.kind == SeatKind::Person && page.me.is_some() && !is_me {
                (gone(page, info))
            }
            @if let Some(panel) = panel { (panel) }
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
    let text = page.words.say(key);
    html! { span class={ "presence " (class) } data-tip=(text) { span .unseen { (text) } } }
}

/// The others choose what happens when somebody is gone: wait, a bot, or the end.
fn gone(page: &TablePage<'_>, info: &SeatInfo) -> Markup {
    let words = page.words;
    html! {
        div .row {
            span .hint { (words.say_with("gone-choose", &[("who", info.name.as_str().into())])) }
            form method="post" action={ "/t/" (page.id) "/wait" } {
                (key_field(page))
                input type="hidden" name="seat" value=(info.seat.index() + 1);
                button type="submit" { (words.say("gone-wait")) }
            }
            form method="post" action={ "/t/" (page.id) "/stand-in" } {
                (key_field(page))
                input type="hidden" name="seat" value=(info.seat.index() + 1);
                button type="submit" { (words.say("gone-bot")) }
            }
            form method="post" action={ "/t/" (page.id) "/end" } {
                (key_field(page))
                button type="submit" data-sure=(words.say("gone-end-sure")) { (words.say("gone-end")) }
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
                (key_field(page))
                input type="hidden" name="seat" value=(number);
                @if page.guest.is_none_or(|guest| guest.name.is_empty()) {
                    label { (words.say("front-name")) " " input name="name" maxlength="30" autocomplete="nickname"; }
                }
                button .primary type="submit" { (words.say("seat-sit")) }
            }
        }
        @if info.kind == SeatKind::Free {
            @if let Some(link) = &info.link {
                (link_field(words, &format!("link-{number}"), "seat-link", link))
            }
            @if page.is_host {
                @let about = format!("level-{number}");
                form .row method="post" action={ "/t/" (page.id) "/bot" } {
                    (key_field(page))
                    input type="hidden" name="seat" value=(number);
                    select name="bot" aria-label=(words.say("seat-bot")) aria-describedby=(about) {
                        @for bot in BOTS {
                            option value=(bot) { (words.say(&format!("bot-{bot}"))) }
                        }
                    }
                    button type="submit" { (words.say("seat-put-bot")) }
                    (about_chosen(words, &about))
                }
            }
        }
        @if info.kind == SeatKind::Bot && page.is_host {
            form method="post" action={ "/t/" (page.id) "/unbot" } {
                (key_field(page))
                input type="hidden" name="seat" value=(number);
                button type="submit" { (words.say("seat-take-bot")) }
            }
        }
        @if page.me == Some(info.seat) {
            form method="post" action={ "/t/" (page.id) "/rise" } {
                (key_field(page))
                button type="submit" { (words.say("seat-rise")) }
            }
        }
    }
}

/// Leaving and giving up.
pub(super) fn leaving(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let Some(me) = page.me.filter(|_| page.stage == Stage::Playing) else { return html! {} };
    // Who has a bot in their place finds the way back in the bar.
    if page.seats[me.index()].kind == SeatKind::StandIn {
        return html! {};
    }
    html! {
        div #leaving {
            h3 { (words.say("leave-title")) }
            div .row {
                form method="post" action={ "/t/" (page.id) "/leave" } {
                    (key_field(page))
                    button type="submit" data-sure=(words.say("leave-leave-sure")) { (words.say("leave-leave")) }
                }
                form method="post" action={ "/t/" (page.id) "/resign" } {
                    (key_field(page))
                    button type="submit" data-sure=(words.say("leave-resign-sure")) { (words.say("leave-resign")) }
                }
            }
        }
    }
}
