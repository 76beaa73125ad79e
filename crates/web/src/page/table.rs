//! The page of a table. Its main part is what streams push and the script morphs in.

use game::{NoUndo, Side, Turn};
use maud::{Markup, html};

use crate::board::counter_fields;
use crate::page::aside::{about, chat, log};
use crate::page::front::title as game_title;
use crate::page::notice;
use crate::page::players::players;
use crate::play::Choice;
use crate::session::{Stage, no_undo_key};
use crate::table::{SeatKind, Spot, TablePage};

/// The main part of the page.
pub(crate) fn main(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        main #main .table data-number=(page.number) data-stream={ "/t/" (page.id) "/stream" } {
            div #head .head {
                // The sentence is a heading, and whoever can't see it hears it when it changes.
                div role="status" { h1 #status { (status(page)) } }
                p .subtitle {
                    @if !page.title.is_empty() { (page.title) " · " }
                    (game_title(words, page.game))
                    @if page.me.is_none() { " · " (words.say("table-watching")) }
                }
            }
            div #center .center {
                (play_form(page))
                @if let Some(counters) = &page.painted.counters {
                    form #offer .counters method="post" action={ "/t/" (page.id) "/compose" } aria-labelledby="offer-title" {
                        input type="hidden" name="number" value=(page.number);
                        (said(page, Spot::Compose))
                        (counter_fields(words, counters))
                    }
                }
                @if let Some(scores) = final_scores(page) { (scores) }
            }
            aside #side .side aria-label=(words.say("table-side")) {
                (players(page))
                (log(page))
                (chat(page))
                (about(page))
            }
        }
    }
}

pub(super) fn said(page: &TablePage<'_>, spot: Spot) -> Markup {
    match page.notice {
        Some(refusal) if refusal.spot == spot => notice(page.words, refusal),
        _ => html! {},
    }
}

pub(super) fn name<'a>(page: &'a TablePage<'_>, seat: game::Seat) -> &'a str {
    page.seats.get(seat.index()).map_or("", |info| info.name.as_str())
}

/// The one sentence on top: whose turn it is, and what can be done.
fn status(page: &TablePage<'_>) -> String {
    let words = page.words;
    match (page.stage, page.held, page.turn) {
        (Stage::Waiting, ..) => {
            let free = page.seats.iter().filter(|info| info.kind == SeatKind::Free).count();
            match (free, page.is_host) {
                (0, true) => words.say("status-ready-host"),
                (0, false) => words.say("status-ready"),
                _ => words.say_with("status-waiting", &[("count", &free.to_string())]),
            }
        }
        (Stage::Ended(seat), ..) => words.say_with("status-ended", &[("who", name(page, seat))]),
        (Stage::Over, ..) => over(page),
        (_, Some(seat), _) if page.me == Some(seat) => words.say("status-confirm"),
        (_, Some(seat), _) => words.say_with("status-held", &[("who", name(page, seat))]),
        (_, None, Turn::Seats(seats)) => {
            let ask = page.painted.ask.as_str();
            if page.me.is_some_and(|me| seats.contains(me)) {
                return words.say_with("status-you", &[("ask", ask)]);
            }
            let names: Vec<&str> = seats.into_iter().map(|seat| name(page, seat)).collect();
            let count = names.len().to_string();
            words.say_with("status-other", &[("who", &names.join(", ")), ("count", &count), ("ask", ask)])
        }
        _ => words.say("status-chance"),
    }
}

fn over(page: &TablePage<'_>) -> String {
    let words = page.words;
    let Some(scores) = &page.scores else { return words.say("status-over") };
    let winners: Vec<String> = scores.winners().map(|side| side_name(page, side)).collect();
    let points = scores.0.iter().find(|score| score.rank == 1).map_or(0, |score| score.total).to_string();
    let count = winners.len().to_string();
    let key = match (page.me, winners.len()) {
        (Some(me), 1) if scores.of(me).is_some_and(|score| score.rank == 1) => "status-over-you",
        _ => "status-over-winner",
    };
    words.say_with(key, &[("who", &winners.join(", ")), ("count", &count), ("points", &points)])
}

fn side_name(page: &TablePage<'_>, side: Side) -> String {
    match side {
        Side::Seat(seat) => name(page, seat).to_owned(),
        Side::Automa => page.words.say("automa"),
    }
}

/// The board and all that belongs to a turn, in one form.
fn play_form(page: &TablePage<'_>) -> Markup {
    html! {
        form #play method="post" action={ "/t/" (page.id) "/act" } {
            input type="hidden" name="number" value=(page.number);
            (said(page, Spot::Act))
            (turn_buttons(page))
            (page.painted.board)
            (choices(page))
        }
    }
}

/// Everything that can be done, by its headings; the first nine have a digit.
fn choices(page: &TablePage<'_>) -> Markup {
    if page.painted.choices.is_empty() {
        return html! {};
    }
    let mut groups: Vec<(Option<&str>, Vec<&Choice>)> = Vec::new();
    for choice in &page.painted.choices {
        let heading = choice.group.as_deref();
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, members)) => members.push(choice),
            None => groups.push((heading, vec![choice])),
        }
    }
    groups.sort_by_key(|(heading, _)| heading.is_some());
    let mut digits = 1..=9;
    html! {
        section #choices aria-labelledby="choices-title" {
            h2 #choices-title { (page.words.say("table-choices")) }
            @for (heading, members) in &groups {
                @if let Some(heading) = heading { h3 { (heading) } }
                ol .choices {
                    @for choice in members {
                        @let digit = digits.next();
                        li {
                            button type="submit" name="action" value=(choice.action) data-digit=[digit] {
                                @if let Some(digit) = digit { kbd { (digit) } " " }
                                (choice.label)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Confirm and take back, always in the same place.
fn turn_buttons(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    if page.me.is_none() || page.stage != Stage::Playing {
        return html! {};
    }
    html! {
        div #turn .turn {
            @if page.held.is_some() && page.held == page.me {
                button #confirm .primary type="submit" formaction={ "/t/" (page.id) "/confirm" } data-key="Enter" {
                    (words.say("table-confirm"))
                }
            }
            @match page.undo {
                Ok(_) => button #undo type="submit" formaction={ "/t/" (page.id) "/undo" } data-key="u" {
                    (words.say("table-undo"))
                },
                Err(border) => {
                    button #undo type="submit" formaction={ "/t/" (page.id) "/undo" } aria-disabled="true" aria-describedby="undo-why" {
                        (words.say("table-undo"))
                    }
                    span #undo-why .hint { (why_not(page, border)) }
                },
            }
            @if page.may_ask {
                button #ask-back type="submit" formaction={ "/t/" (page.id) "/ask-back" } { (words.say("table-ask-back")) }
            }
            (said(page, Spot::Undo))
        }
        (request(page))
    }
}

/// Somebody asks to take back a step: the others agree or don't, and whoever asks can ask no more.
fn request(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let Some(asked) = page.asked else { return html! {} };
    let is_mine = page.me == Some(asked.seat);
    let has_agreed = page.me.is_some_and(|me| asked.agreed.contains(&me));
    let steps = asked.steps.to_string();
    let text = if is_mine { "back-mine" } else { "back-asked" };
    html! {
        div #request .turn role="status" {
            span { (words.say_with(text, &[("who", name(page, asked.seat)), ("steps", &steps)])) }
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

fn why_not(page: &TablePage<'_>, border: NoUndo) -> String {
    match border {
        NoUndo::Other(seat) => page.words.say_with(no_undo_key(border), &[("who", name(page, seat))]),
        _ => page.words.say(no_undo_key(border)),
    }
}

fn final_scores(page: &TablePage<'_>) -> Option<Markup> {
    let words = page.words;
    let is_over = matches!(page.stage, Stage::Over | Stage::Ended(_));
    is_over.then(|| {
        html! {
            section #scores aria-labelledby="scores-title" {
                h2 #scores-title { (words.say("scores-title")) }
                @if let Some(scores) = &page.scores { (score_table(page, scores)) }
                @else { p { (words.say("scores-none")) } }
                div .row {
                    @if let Some(table) = page.rematch {
                        a .button .primary href={ "/t/" (table) } { (words.say("table-to-rematch")) }
                    } @else if page.me.is_some() {
                        form method="post" action={ "/t/" (page.id) "/rematch" } {
                            button .primary type="submit" { (words.say("table-rematch")) }
                        }
                    }
                    a .button href={ "/t/" (page.id) "/record" } download { (words.say("table-record")) }
                    a .button href={ "/t/" (page.id) "/dice" } { (words.say("table-dice")) }
                    a .button href="/" { (words.say("sorry-home")) }
                }
            }
        }
    })
}

fn score_table(page: &TablePage<'_>, scores: &game::Scores) -> Markup {
    let words = page.words;
    // Not every side scores from every source: an automa has its own.
    let mut sources: Vec<&str> = Vec::new();
    for line in scores.0.iter().flat_map(|score| &score.sources) {
        if !sources.contains(&line.source) {
            sources.push(line.source);
        }
    }
    html! {
        div .scroll {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (words.say("scores-rank")) }
                        th scope="col" { (words.say("scores-player")) }
                        @for source in &sources { th scope="col" { (words.say(&(page.source_key)(source))) } }
                        th scope="col" { (words.say("scores-total")) }
                    }
                }
                tbody {
                    @for score in &scores.0 {
                        tr .winner[score.rank == 1] {
                            td { (score.rank) }
                            th scope="row" { (side_name(page, score.side)) }
                            @for source in &sources {
                                td {
                                    @if let Some(line) = score.sources.iter().find(|line| line.source == *source) { (line.points) }
                                    @else { "–" }
                                }
                            }
                            td { strong { (score.total) } }
                        }
                    }
                }
            }
        }
    }
}
