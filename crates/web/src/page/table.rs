//! The page of a table: the bar, the board, the side. Its main part is what streams push and the script morphs in.

use maud::{Markup, html};

use crate::assets;
use crate::board::counter_fields;
use crate::page::aside::{about, rules, talk};
use crate::page::bar::bar;
use crate::page::guide;
use crate::page::hints::{hint_card, hint_in_menu};
use crate::page::language::switch;
use crate::page::notice;
use crate::page::players::{leaving, lobby, players};
use crate::page::prefs::prefs;
use crate::page::scores::end;
use crate::play::Choice;
use crate::session::Stage;
use crate::table::{NoticePlace, TablePage};
use words::Words;

/// The main part of the page.
pub(crate) fn main(page: &TablePage<'_>) -> Markup {
    let is_mine = page.stage == Stage::Playing
        && (page.held.is_some() && page.held == page.me
            || page.held.is_none() && page.me.is_some_and(|me| page.turn.includes(me)));
    html! {
        main #main .table .my-turn[is_mine] data-number=(page.number) data-moves=[&page.parts.moves] data-stream={ "/t/" (page.id) "/stream" } data-rules={ "/rules/" (page.game) "/" (page.words.language()) }
            data-offer-left=[page.offer_time.map(|time| time.left.as_millis())] data-offer-all=[page.offer_time.map(|time| time.all.as_millis())] {
            link rel="stylesheet" href=(assets::path(page.sheet));
            form #play method="post" action={ "/t/" (page.id) "/act" } {
                input type="hidden" name="number" value=(page.number);
                (key_field(page))
                (bar(page))
                @if page.stage != Stage::Waiting { div #board tabindex="-1" { (page.parts.board) } }
                (choices(page))
                (request(page))
                (hint_card(page))
            }
            @if page.stage == Stage::Waiting { div #board tabindex="-1" { (lobby(page)) } }
            (side(page))
            (guide::card(page))
            @if page.stage != Stage::Waiting { (tabs(page)) }
            div #said { @for place in [NoticePlace::Act, NoticePlace::Undo, NoticePlace::Compose, NoticePlace::Game] { (said(page, place)) } }
            (counters(page))
            (menu(page))
            (end(page))
        }
    }
}

pub(super) fn name<'a>(page: &'a TablePage<'_>, seat: game::Seat) -> &'a str {
    page.seats.get(seat.index()).map_or("", |info| info.name.as_str())
}

fn side(page: &TablePage<'_>) -> Markup {
    html! {
        aside #side aria-label=(page.words.say("table-side")) {
            @if page.stage != Stage::Waiting { (players(page)) } @else { div {} }
            (talk(page))
        }
    }
}

/// What a phone shows of the table. Radio buttons, so that no script is needed and nothing is lost.
fn tabs(page: &TablePage<'_>) -> Markup {
    tab_bar(page.words, page.parts.at_hand, super::aside::news(page))
}

/// The same where so many things of one's own can be used, and so many lines of the log are new.
pub(super) fn tab_bar(words: &Words, at_hand: usize, news: usize) -> Markup {
    let tabs = [("board", 0), ("mine", at_hand), ("others", 0), ("log", news)];
    html! {
        nav #tabs aria-label=(words.say("table-tabs")) {
            @for (tab, count) in tabs {
                label {
                    input id={ "tab-" (tab) } type="radio" name="tab" checked[tab == "board"];
                    span { (words.say(&format!("table-tab-{tab}"))) @if count > 0 { span .news { (count) } } }
                }
            }
        }
    }
}

/// Everything that can be done, by its headings, folded away; each has a number, which can be typed.
fn choices(page: &TablePage<'_>) -> Markup {
    if page.parts.choices.is_empty() {
        return html! {};
    }
    let mut groups: Vec<(Option<&str>, Vec<&Choice>)> = Vec::new();
    for choice in &page.parts.choices {
        let heading = choice.group.as_deref();
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, members)) => members.push(choice),
            None => groups.push((heading, vec![choice])),
        }
    }
    groups.sort_by_key(|(heading, _)| heading.is_some());
    let mut numbers = 1..;
    html! {
        section #choices .sheet popover aria-labelledby="choices-title" {
            h2 #choices-title { (page.words.say("table-choices")) }
            @for (heading, members) in &groups {
                @if let Some(heading) = heading { h3 { (heading) } }
                ol .choices {
                    @for choice in members {
                        @let number: Option<u32> = numbers.next();
                        li {
                            button type="submit" name="action" value=(choice.action) data-digit=[number] data-rule=[choice.clause] {
                                @if let Some(number) = number { kbd { (number) } " " }
                                (choice.label)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What tells a form that is posted twice from two that are posted.
pub(super) fn key_field(page: &TablePage<'_>) -> Markup {
    html! { input type="hidden" name="key" value=(page.key); }
}

/// What is put together with counters, in a form of its own.
fn counters(page: &TablePage<'_>) -> Markup {
    let Some(counters) = &page.parts.counters else { return html! {} };
    html! {
        div #counters .sheet popover {
            form #offer .counters method="post" action={ "/t/" (page.id) "/compose" } aria-labelledby="offer-title" {
                input type="hidden" name="number" value=(page.number);
                (key_field(page))
                (counter_fields(page.words, counters))
            }
        }
    }
}

/// What belongs to the table and not to the turn: links, fair dice, settings, leaving.
fn menu(page: &TablePage<'_>) -> Markup {
    html! {
        div #menu .sheet popover {
            (hint_in_menu(page))
            // What is wanted in the middle of a game comes first.
            @if page.stage != Stage::Waiting { (rules(page)) }
            (guide::take_up(page))
            (prefs(page.words))
            (switch(page.words))
            @if page.stage != Stage::Waiting { (about(page)) }
            (leaving(page))
            p { a href="/" { (page.words.say("sorry-home")) } }
        }
    }
}

/// Somebody asks to take back a step: the others agree or don't, and whoever asks can ask no more.
fn request(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let Some(asked) = page.asked.filter(|_| page.me.is_some() && page.stage == Stage::Playing) else {
        return html! {};
    };
    let is_mine = page.me == Some(asked.seat);
    let has_agreed = page.me.is_some_and(|me| asked.agreed.contains(&me));
    let text = if is_mine { "back-mine" } else { "back-asked" };
    html! {
        div #request .request role="status" {
            span { (words.say_with(text, &[("who", name(page, asked.seat).into()), ("steps", asked.steps.into())])) }
            @if !is_mine && !has_agreed {
                button #agree .primary type="submit" formaction={ "/t/" (page.id) "/agree" } { (words.say("back-agree")) }
            }
            @if has_agreed { span .hint { (words.say("back-agreed")) } }
            button #decline type="submit" formaction={ "/t/" (page.id) "/decline" } {
                (words.say(if is_mine { "back-never-mind" } else { "back-decline" }))
            }
        }
    }
}

/// The refusal that belongs to this place of the page.
pub(super) fn said(page: &TablePage<'_>, place: NoticePlace) -> Markup {
    match page.notice {
        Some(refusal) if refusal.place == place => notice(page.words, refusal),
        _ => html! {},
    }
}
