//! Looking back: the table as it was, and the whole log. Nothing can be done here but to look.

use std::fmt;

use game::{Seat, Viewer};
use maud::{Markup, html};

use crate::assets;
use crate::hall::BOTS;
use crate::page::aside::{TabStop, link_field, log_line};
use crate::page::bar::{brand, menu_button};
use crate::page::language::switch;
use crate::page::levels::about_chosen;
use crate::page::prefs::prefs;
use crate::page::table::tab_bar;
use crate::page::{badge, fresh_key_field};
use crate::play::{GameParts, LogLine};
use crate::table::Outline;
use words::Words;

/// What all pages beside the live one say of their table.
pub(crate) struct PastPage<'a> {
    pub(crate) words: &'a Words,
    pub(crate) id: &'a str,
    pub(crate) game: &'a str,
    pub(crate) title: &'a str,
    /// The style sheet of the board.
    pub(crate) sheet: &'static str,
}

impl PastPage<'_> {
    /// The heading, the name of the table, and the way back.
    pub(super) fn head(&self, heading: &str, news: usize) -> Markup {
        let words = self.words;
        html! {
            div #head .head {
                h1 { (heading) }
                p .subtitle {
                    @if !self.title.is_empty() { (self.title) " · " }
                    (words.title(self.game)) " · " (self.live(news))
                }
            }
        }
    }

    /// The way back to the table.
    fn live(&self, news: usize) -> Markup {
        html! {
            a #live .button href={ "/t/" (self.id) } {
                @if news == 0 { (self.words.say("past-live")) }
                @else { (self.words.say_with("past-live-new", &[("count", news.into())])) }
            }
        }
    }
}

/// The links to positions of a table: whoever looks through somebody's eyes goes on doing so.
#[derive(Debug, Clone, Copy)]
pub(super) struct PastLinks<'a> {
    pub(super) table: &'a str,
    pub(super) eyes: Option<Seat>,
}

impl PastLinks<'_> {
    /// The address of the table after so many entries.
    pub(super) fn at(self, count: impl fmt::Display) -> String {
        let PastLinks { table, eyes } = self;
        match eyes {
            Some(eyes) => format!("/t/{table}/at/{count}?eyes={}", eyes.index() + 1),
            None => format!("/t/{table}/at/{count}"),
        }
    }
}

/// The table at a place of its log, and where a replay can go from there.
pub(crate) struct Position<'a> {
    pub(crate) outline: &'a Outline,
    /// The number of the stop that is shown.
    pub(crate) here: usize,
    /// How many entries lie before it.
    pub(crate) count: usize,
    /// How many lines of the log come after it.
    pub(crate) news: usize,
    /// Who looks, and through whose eyes if not through their own.
    pub(crate) me: Viewer,
    pub(crate) eyes: Option<Seat>,
    pub(crate) has_ended: bool,
    /// Whether the reader may go on from here against bots.
    pub(crate) may_play_on: bool,
    /// The names of the players, in seat order.
    pub(crate) names: &'a [String],
    /// The lines of the log around here, the oldest first.
    pub(crate) lines: &'a [LogLine],
}

impl Position<'_> {
    /// The line of the log that tells what led here.
    fn line(&self) -> Option<&LogLine> {
        self.lines.iter().rfind(|line| line.number < self.count as u64)
    }
}

/// The table at a place of its log.
pub(crate) fn position(page: &PastPage<'_>, spot: &Position<'_>, parts: &GameParts) -> Markup {
    let words = page.words;
    let links = PastLinks { table: page.id, eyes: spot.eyes };
    html! {
        main #main .table .past data-at=(links.at(spot.count)) data-news=[news(page, spot)] data-moves=[&parts.moves] data-rules={ "/rules/" (page.game) "/" (words.language()) } {
            link rel="stylesheet" href=(assets::path(page.sheet));
            header #bar {
                (brand(words, page.game))
                div .said {
                    h1 #status { (where_it_is(words, spot)) }
                    p #moment { @if let Some(line) = spot.line() { (line.text) } }
                }
                div .bar-actions {
                    @if spot.may_play_on { button #what-if-button type="button" popovertarget="what-if" { (words.say("what-if-button")) } }
                    @if spot.has_ended { a #to-review .button href={ "/t/" (page.id) "/review" } { (words.say("review-button")) } }
                    (page.live(spot.news))
                    (menu_button(words))
                }
            }
            (menu(page, spot, links))
            @if spot.may_play_on { (what_if(page, spot)) }
            div #board tabindex="-1" { (parts.board) }
            (strip(page, spot, links))
            (side(page, spot, parts, links))
            (tab_bar(words, 0, 0))
        }
    }
}

/// What tells that the table has gone on: nothing does once it has ended.
fn news(page: &PastPage<'_>, spot: &Position<'_>) -> Option<String> {
    (!spot.has_ended).then(|| format!("/api/v1/tables/{}/stream", page.id))
}

/// The round, and the step among all of them.
fn where_it_is(words: &Words, spot: &Position<'_>) -> String {
    let values = [
        ("round", spot.outline.stop(spot.here).round.into()),
        ("number", spot.here.into()),
        ("of", spot.outline.last().into()),
    ];
    words.say_with("past-title", &values)
}

fn menu(page: &PastPage<'_>, spot: &Position<'_>, links: PastLinks<'_>) -> Markup {
    let words = page.words;
    html! {
        div #menu .sheet popover {
            (link_field(words, "link-here", "past-link", &links.at(spot.count)))
            @if spot.has_ended { p { a href={ "/t/" (page.id) "/record" } download { (words.say("table-record")) } } }
            p { a href={ "/t/" (page.id) "/dice" } { (words.say_with("table-dice", &[("game", page.game.into())])) } }
            p .hint { (words.say("past-keys")) }
            (prefs(words))
            (switch(words))
            p { a href="/" { (words.say("sorry-home")) } }
        }
    }
}

/// A table of one's own with bots, which goes on from here.
fn what_if(page: &PastPage<'_>, spot: &Position<'_>) -> Markup {
    let words = page.words;
    let own = spot.eyes.or(match spot.me {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    });
    html! {
        div #what-if .sheet popover {
            form .stack method="post" action={ "/t/" (page.id) "/what-if" } {
                (fresh_key_field())
                h2 { (words.say("what-if-title")) }
                p { (words.say(if spot.has_ended { "what-if-text" } else { "what-if-text-running" })) }
                input type="hidden" name="at" value=(spot.count);
                @if spot.has_ended && spot.names.len() > 1 {
                    label {
                        (words.say("what-if-seat"))
                        select name="seat" {
                            @for (number, name) in (1..).zip(spot.names) {
                                option value=(number) selected[own.is_some_and(|own| own.index() + 1 == number)] { (name) }
                            }
                        }
                    }
                }
                @if spot.names.len() > 1 {
                    label {
                        (words.say("front-bots"))
                        select name="bot" aria-describedby="what-if-level" {
                            @for bot in BOTS { option value=(bot) { (words.say(&format!("front-bot-{bot}"))) } }
                        }
                    }
                    (about_chosen(words, "what-if-level"))
                }
                button .primary type="submit" { (words.say("what-if-go")) }
            }
        }
    }
}

/// The row below the board: step by step, round by round, by itself, or to any place at once.
fn strip(page: &PastPage<'_>, spot: &Position<'_>, links: PastLinks<'_>) -> Markup {
    let words = page.words;
    let Position { outline, here, .. } = *spot;
    let last = outline.last();
    let back = here.checked_sub(1);
    let on = (here < last).then_some(here + 1);
    let jump = |id: &str, key: &str, drawing: &str, to: Option<usize>| {
        let sign = html! { svg viewBox="0 0 24 24" aria-hidden="true" { path d=(drawing) {} } };
        let label = words.say(key);
        html! {
            @match to {
                Some(stop) => a id=(id) .button href=(links.at(outline.stop(stop).count)) aria-label=(label) data-tip=(label) { (sign) },
                None => span .button .off aria-hidden="true" { (sign) },
            }
        }
    };
    html! {
        nav #replay aria-label=(words.say("past-nav")) {
            div .jumps {
                (jump("past-first", "past-first", "M5 5v14M19 5 8 12l11 7Z", back.map(|_| 0)))
                (jump("past-round-back", "past-round-back", "M12 5 3 12l9 7ZM21 5l-9 7 9 7Z", outline.round_before(here)))
                (jump("past-back", "past-back", "M16 5 7 12l9 7Z", back))
                button #past-play type="button" hidden data-play=(words.say("past-play")) data-pause=(words.say("past-pause")) {
                    svg viewBox="0 0 24 24" aria-hidden="true" { path .go d="M7 4v16l13-8Z" {} path .hold d="M7 4v16M17 4v16" {} }
                    span .unseen { (words.say("past-play")) }
                }
                (jump("past-on", "past-on", "m8 5 9 7-9 7Z", on))
                (jump("past-round-on", "past-round-on", "m3 5 9 7-9 7ZM12 5l9 7-9 7Z", outline.round_after(here)))
                (jump("past-last", "past-last", "M19 5v14M5 5l11 7-11 7Z", on.map(|_| last)))
            }
            form #past-seek action={ "/t/" (page.id) "/at" } method="get" {
                @if let Some(eyes) = spot.eyes { input type="hidden" name="eyes" value=(eyes.index() + 1); }
                input #past-slider type="range" name="stop" min="0" max=(last) value=(here) list="rounds" aria-label=(words.say("past-slider")) aria-valuetext=(where_it_is(words, spot));
                datalist #rounds { @for start in outline.rounds() { option value=(start) {} } }
                noscript { button type="submit" { (words.say("past-go")) } }
            }
            select #past-pace hidden aria-label=(words.say("past-pace")) {
                @for (pace, key) in [("2000", "past-pace-slow"), ("1000", "past-pace-usual"), ("350", "past-pace-fast")] {
                    option value=(pace) selected[pace == "1000"] { (words.say(key)) }
                }
            }
        }
    }
}

/// The players with links to their steps, and the log around here.
fn side(page: &PastPage<'_>, spot: &Position<'_>, parts: &GameParts, links: PastLinks<'_>) -> Markup {
    let words = page.words;
    html! {
        aside #side aria-label=(words.say("table-side")) {
            section #players aria-label=(words.say("table-players")) {
                ul .players {
                    @for ((seat, name), nth) in Seat::all(spot.names.len()).zip(spot.names).zip(0..) {
                        li id={ "seat-" (nth + 1) } .player {
                            div .player-head {
                                (badge(seat)) strong .who { (name) }
                                @if let Some(headline) = parts.headlines.get(nth) { span .headline { (headline) } }
                            }
                            // In a row of their own, so that names stay whole.
                            div .steps-of { (steps_of(words, spot, seat, links)) }
                            @if let Some(panel) = parts.panels.get(nth) { (panel) }
                        }
                    }
                }
            }
            div .talk {
                div .talk-tabs { label { (words.say("log-tab")) } }
                section #log aria-label=(words.say("log-title")) {
                    ol #log-lines reversed tabindex="0" aria-label=(words.say("log-title")) {
                        @for line in spot.lines.iter().rev() {
                            @let class = match line.number + 1 {
                                number if spot.line().is_some_and(|here| here.number + 1 == number) => "here",
                                number if number > spot.count as u64 => "later",
                                _ => "",
                            };
                            (log_line(words, links, line, class, TabStop::Tab))
                        }
                        li { a href={ "/t/" (page.id) "/log" } { (words.say("log-whole")) } }
                    }
                }
            }
        }
    }
}

/// Back and on to the steps of one player, and once all is open, through their eyes.
fn steps_of(words: &Words, spot: &Position<'_>, seat: Seat, links: PastLinks<'_>) -> Markup {
    let Position { outline, here, .. } = *spot;
    let who = || [("who", spot.names[seat.index()].as_str().into())];
    let step = |key: &str, sign: &str, to: Option<usize>| {
        let label = words.say_with(key, &who());
        html! { @if let Some(stop) = to { a .step-of href=(links.at(outline.stop(stop).count)) aria-label=(label) data-tip=(label) { (sign) } } }
    };
    let eyes = PastLinks { eyes: (spot.eyes != Some(seat)).then_some(seat), ..links };
    let label = words.say_with(if eyes.eyes.is_some() { "past-eyes" } else { "past-own-eyes" }, &who());
    html! {
        (step("past-step-back", "‹", outline.step_before(here, seat)))
        (step("past-step-on", "›", outline.step_after(here, seat)))
        @if spot.has_ended && spot.names.len() > 1 {
            a .eyes .on[eyes.eyes.is_none()] href=(eyes.at(spot.count)) aria-label=(label) data-tip=(label) {
                svg viewBox="0 0 24 24" aria-hidden="true" { path d="M2 12q10-14 20 0-10 14-20 0Z" {} circle cx="12" cy="12" r="3.5" {} }
            }
        }
    }
}

/// A page of the log among all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LogPage {
    pub(crate) number: usize,
    pub(crate) pages: usize,
}

/// The whole log, page by page.
pub(crate) fn log(page: &PastPage<'_>, lines: &[LogLine], place: LogPage) -> Markup {
    let words = page.words;
    let LogPage { number, pages } = place;
    let at = |number: usize| format!("/t/{}/log?page={number}", page.id);
    let told = words.say_with("log-page", &[("number", number.into()), ("of", pages.into())]);
    html! {
        main #main .narrow {
            (page.head(&words.say("log-title"), 0))
            @if pages > 1 {
                nav .row aria-label=(words.say("past-nav")) {
                    @if number > 1 { a #log-later .button href=(at(number - 1)) { (words.say("log-later")) } }
                    span { (told) }
                    @if number < pages { a #log-earlier .button href=(at(number + 1)) { (words.say("log-earlier")) } }
                }
            }
            ol #log-lines .whole reversed { @for line in lines.iter().rev() { (log_line(words, PastLinks { table: page.id, eyes: None }, line, "", TabStop::Tab)) } }
        }
    }
}
