//! Looking back: the table as it was, and the whole log. Nothing can be done here but to look.

use game::Seat;
use maud::{Markup, html};

use crate::assets;
use crate::page::aside::{Stop, log_line};
use crate::page::badge;
use crate::page::bar::{brand, menu_button};
use crate::page::front::title as game_title;
use crate::page::language::switch;
use crate::page::prefs::prefs;
use crate::play::{GameParts, LogLine};
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
                    (game_title(words, self.game)) " · " (self.live(news))
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

/// A place in the log: after `count` of its `length` entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PositionNumber {
    pub(crate) count: usize,
    pub(crate) length: usize,
}

/// The table at a place of its log.
pub(crate) fn position(
    page: &PastPage<'_>,
    spot: PositionNumber,
    names: &[String],
    parts: &GameParts,
) -> Markup {
    let words = page.words;
    let PositionNumber { count, length } = spot;
    let heading = words.say_with("past-title", &[("number", count.into()), ("of", length.into())]);
    let at = |count: usize| format!("/t/{}/at/{count}", page.id);
    html! {
        main #main .table .past data-news={ "/api/v1/tables/" (page.id) "/stream" } data-rules={ "/rules/" (page.game) "/" (page.words.language()) } {
            link rel="stylesheet" href=(assets::path(page.sheet));
            header #bar {
                (brand(words, page.game))
                div .said {
                    h1 #status { (heading) }
                    p #moment { @if let Some(line) = parts.log.last() { (line.text) } }
                }
                nav .bar-actions aria-label=(words.say("past-nav")) {
                    @if count > 0 {
                        a .button href=(at(0)) { (words.say("past-first")) }
                        a #past-back .button href=(at(count - 1)) { (words.say("past-back")) }
                    }
                    @if count < length {
                        a #past-on .button href=(at(count + 1)) { (words.say("past-on")) }
                        a .button href=(at(length)) { (words.say("past-last")) }
                    }
                    (page.live(length - count))
                    (menu_button(words))
                }
            }
            div #menu .sheet popover { (prefs(words)) (switch(words)) p { a href="/" { (words.say("sorry-home")) } } }
            div #board { (parts.board) }
            aside #side aria-label=(words.say("table-side")) {
                section #players aria-label=(words.say("table-players")) {
                    ul .players {
                        @for ((seat, name), nth) in Seat::all(names.len()).zip(names).zip(0..) {
                            li id={ "seat-" (nth + 1) } .player {
                                div .player-head {
                                    (badge(seat)) strong .who { (name) }
                                    @if let Some(headline) = parts.headlines.get(nth) { span .headline { (headline) } }
                                }
                                @if let Some(panel) = parts.panels.get(nth) { (panel) }
                            }
                        }
                    }
                }
                div .talk {
                    div .talk-tabs { label { (words.say("log-tab")) } }
                    section #log aria-label=(words.say("log-title")) {
                        ol #log-lines reversed tabindex="0" aria-label=(words.say("log-title")) {
                            @for line in parts.log.iter().rev() { (log_line(page.id, line, "", Stop::Tab)) }
                        }
                    }
                }
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
            ol #log-lines .whole reversed { @for line in lines.iter().rev() { (log_line(page.id, line, "", Stop::Tab)) } }
        }
    }
}
