//! The page of a table. Its main part is what streams push and the script morphs in.

use game::{Side, Turn};
use maud::{Markup, html};

use crate::board::counter_fields;
use crate::hall::BOTS;
use crate::page::front::title as game_title;
use crate::page::{badge, notice};
use crate::session::{Choice, LineKind, LogLine, NoUndo, Stage};
use crate::settings::Visibility;
use crate::table::{Here, SeatInfo, SeatKind, Spot, TablePage};

/// The main part of the page.
pub(crate) fn main(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        main #main .table data-number=(page.number) data-stream={ "/t/" (page.id) "/stream" } {
            div #head .head {
                h1 #status role="status" { (status(page)) }
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
            div #side .side {
                (players(page))
                (log(page))
                (chat(page))
                (about(page))
            }
        }
    }
}

fn said(page: &TablePage<'_>, spot: Spot) -> Markup {
    match page.notice {
        Some(refusal) if refusal.spot == spot => notice(page.words, refusal),
        _ => html! {},
    }
}

fn name<'a>(page: &'a TablePage<'_>, seat: game::Seat) -> &'a str {
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
            (said(page, Spot::Undo))
        }
    }
}

fn why_not(page: &TablePage<'_>, border: NoUndo) -> String {
    match border {
        NoUndo::Other(seat) => page.words.say_with(border.key(), &[("who", name(page, seat))]),
        _ => page.words.say(border.key()),
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

fn players(page: &TablePage<'_>) -> Markup {
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

fn log(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let lines = &page.painted.log;
    // What happened since the viewer's own last step is marked.
    let since = page
        .me
        .and_then(|me| lines.iter().rposition(|line| line.seat == Some(me) && line.kind != LineKind::Note));
    html! {
        details #log open {
            summary { h2 { (words.say("log-title")) } }
            ol #log-lines reversed tabindex="0" aria-label=(words.say("log-title")) {
                @for (index, line) in lines.iter().enumerate().rev() {
                    (log_line(page, line, since.is_some_and(|since| index > since)))
                }
            }
        }
    }
}

fn log_line(page: &TablePage<'_>, line: &LogLine, is_new: bool) -> Markup {
    let class = match line.kind {
        LineKind::Step => "step",
        LineKind::Forced => "step forced",
        LineKind::Chance => "chance",
        LineKind::Note => "note",
    };
    html! {
        li id={ "line-" (line.number) } class={ (class) @if is_new { " new" } } value=(line.number + 1) {
            @match (line.seat, line.kind) {
                (Some(seat), _) => (badge(seat)),
                (None, LineKind::Chance) => (die()),
                _ => span {},
            }
            span {
                (line.text)
                @if line.kind == LineKind::Forced { " " em { (page.words.say("log-forced")) } }
            }
        }
    }
}

fn die() -> Markup {
    html! {
        svg .badge .die viewBox="0 0 24 24" aria-hidden="true" {
            rect x="2" y="2" width="20" height="20" rx="5" {}
            circle cx="8" cy="8" r="2" {} circle cx="16" cy="16" r="2" {} circle cx="12" cy="12" r="2" {}
        }
    }
}

fn chat(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        section #chat aria-labelledby="chat-title" {
            h2 #chat-title { (words.say("chat-title")) }
            ol #chat-lines {
                @for line in &page.chat {
                    li id={ "chat-" (line.id) } {
                        strong { (line.name) } ": " (line.line)
                        @if page.guest.is_some_and(|guest| guest.id != line.guest) {
                            form method="post" action={ "/t/" (page.id) "/mute" } {
                                input type="hidden" name="guest" value=(line.guest);
                                button .small type="submit" { (words.say("chat-mute")) }
                            }
                        }
                    }
                }
            }
            @for (guest, name) in &page.muted {
                form .row method="post" action={ "/t/" (page.id) "/unmute" } {
                    span .hint { (words.say_with("chat-muted", &[("who", name)])) }
                    input type="hidden" name="guest" value=(guest);
                    button .small type="submit" { (words.say("chat-unmute")) }
                }
            }
            (said(page, Spot::Chat))
            form #say .row method="post" action={ "/t/" (page.id) "/chat" } {
                input #chat-input name="line" maxlength="500" autocomplete="off" required aria-label=(words.say("chat-line"));
                button type="submit" { (words.say("chat-send")) }
            }
        }
    }
}

/// Links, fair dice, settings.
fn about(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        details #about open[page.stage == Stage::Waiting] {
            summary { h2 { (words.say("about-title")) } }
            label .link { (words.say("about-watch-link")) input readonly value={ "/t/" (page.id) } data-link; }
            @if let Some(link) = page.me.and_then(|me| page.seats[me.index()].link.as_ref()) {
                label .link { (words.say("about-seat-link")) input readonly value=(link) data-link; }
            }
            (fair_dice(page))
            p .hint {
                (words.say(match page.settings.visibility {
                    Visibility::Public => "about-public",
                    Visibility::Private => "about-private",
                }))
            }
            p .hint { (words.say("about-keys")) }
        }
    }
}

fn fair_dice(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        h3 { (words.say("fair-title")) }
        p { (words.say("fair-text")) }
        dl {
            dt { (words.say("fair-commitment")) } dd { code { (page.commitment) } }
            @if let Some(secret) = &page.secret { dt { (words.say("fair-secret")) } dd { code { (secret) } } }
            @for word in &page.contributions { dt { (words.say("fair-word")) } dd { code { (word) } } }
        }
        @if page.stage == Stage::Waiting && page.me.is_some() {
            (said(page, Spot::Word))
            form .row method="post" action={ "/t/" (page.id) "/word" } {
                label { (words.say("fair-add")) " " input name="word" maxlength="100" autocomplete="off"; }
                button type="submit" { (words.say("fair-send")) }
            }
        }
    }
}
