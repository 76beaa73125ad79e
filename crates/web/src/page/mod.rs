//! The pages.

mod aside;
mod bar;
mod chances;
mod course;
pub(crate) mod dice;
pub(crate) mod front;
pub(crate) mod guide;
pub(crate) mod hints;
mod language;
mod levels;
pub(crate) mod mark;
pub(crate) mod me;
pub(crate) mod new;
pub(crate) mod operator;
pub(crate) mod past;
mod players;
mod prefs;
pub(crate) mod review;
pub(crate) mod rules;
mod scores;
pub(crate) mod seat;
pub(crate) mod statistics;
pub(crate) mod table;
pub(crate) mod turning;
pub(crate) mod upload;

use game::Seat;
use maud::{DOCTYPE, Markup, html};
use store::Guest;

use crate::assets;
use crate::table::Refusal;
use crate::token;
use words::Words;

/// The head of every page, with the style sheets that it needs.
fn head(words: &Words, title: &str, sheets: &[&str]) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            title { (title) " · " (words.say("site-name")) }
            @for sheet in ["css/colors.css", "css/base.css"].iter().chain(sheets) {
                link rel="stylesheet" href=(assets::path(sheet));
            }
            link #icon rel="icon" type="image/svg+xml" href=(assets::path("icon.svg")) data-turn=(assets::path("icon-turn.svg"));
            link rel="apple-touch-icon" href=(assets::path("icon-touch.png"));
            link rel="manifest" href="/manifest.webmanifest";
            meta name="theme-color" content="#3b2a1f";
            script src=(assets::path("js/early.js")) {}
            @for module in assets::modules().filter(|name| !matches!(*name, "js/main.js" | "js/early.js")) {
                link rel="modulepreload" href=(assets::path(module));
            }
            script src=(assets::path("js/main.js")) type="module" {}
        }
    }
}

/// The key of a form that opens a table, for this drawing of the page alone: sent twice, it opens one table. Where
/// there is no randomness it has none, and does its deed all the same.
fn fresh_key_field() -> Markup {
    html! {
        @if let Ok(key) = token::fresh::<16>() { input type="hidden" name="key" value=(key); }
    }
}

/// A word of one's own for the dice, or what a game has instead, which goes with a form that may stand elsewhere;
/// folded away: most people don't care.
fn word_field(words: &Words, game: &str, form: &str) -> Markup {
    let title = words.say_with("fair-own-here", &[("game", game.into())]);
    html! {
        details .word {
            summary { (title) }
            input name="word" form=(form) maxlength="100" autocomplete="off" aria-label=(title);
        }
    }
}

/// Says that the connection is lost, when it is.
fn lost(words: &Words) -> Markup {
    html! { div #lost role="status" hidden { (words.say("site-lost")) } }
}

/// A whole page around its main part.
pub(crate) fn whole(words: &Words, title: &str, guest: Option<&Guest>, main: &Markup) -> Markup {
    whole_with(words, title, guest, &["css/pages.css"], main)
}

/// The same with these style sheets.
pub(crate) fn whole_with(
    words: &Words,
    title: &str,
    guest: Option<&Guest>,
    sheets: &[&str],
    main: &Markup,
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language()) {
            (head(words, title, sheets))
            body {
                a .skip href="#main" { (words.say("site-skip")) }
                header .site {
                    a .brand href="/" { (mark()) (words.say("site-name")) }
                    span .motto { (words.say("site-motto")) }
                    (language::switch(words))
                    @if let Some(guest) = guest {
                        a .me href="/#you" { (words.say_with("site-you-are", &[("name", guest.name.as_str().into())])) }
                    }
                }
                (main)
                footer .site {
                    details { summary { (words.say("prefs-title")) } (prefs::prefs(words)) }
                    p { (words.say("site-footer")) " " a href="/me" { (words.say("me-title")) } }
                }
                (lost(words))
            }
        }
    }
}

/// A whole page that is a table: its main part fills the window. By its print a stream knows what the page shows
/// already.
pub(crate) fn whole_table(words: &Words, title: &str, print: Option<&str>, main: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language()) {
            (head(words, title, &["css/frame.css", "css/large.css"]))
            body .table data-shown=[print] {
                a .skip href="#board" { (words.say("site-skip")) }
                (main)
                (lost(words))
            }
        }
    }
}

/// The mark of the house: a market hall.
pub(crate) fn mark() -> Markup {
    html! {
        svg .mark viewBox="0 0 24 24" aria-hidden="true" {
            path d="M2 10 12 3l10 7v2H2Z" {}
            path d="M4 13h3v7H4zM10.5 13h3v7h-3zM17 13h3v7h-3z" {}
        }
    }
}

/// A refusal, where it belongs.
pub(crate) fn notice(words: &Words, refusal: &Refusal) -> Markup {
    html! {
        p #notice .notice role="alert" {
            strong { (refusal.sentence(words)) }
            @if let Some(rule) = &refusal.rule {
                " " span .clause { (rule.clause) } " " (rule.sentence(words.language()))
            }
        }
    }
}

/// The sign of a seat: color, shape and number.
pub(crate) fn badge(seat: Seat) -> Markup {
    let index = seat.index();
    html! {
        svg class={ "badge seat-" (index + 1) } width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" {
            @match index {
                0 => circle cx="12" cy="12" r="11" {},
                1 => rect x="2" y="2" width="20" height="20" rx="3" {},
                2 => path d="M12 0 24 23H0Z" {},
                3 => path d="M12 0 24 12 12 24 0 12Z" {},
                _ => path d="M12 1 23 9 19 22H5L1 9Z" {},
            }
            text x="12" y="17" text-anchor="middle" { (index + 1) }
        }
    }
}

/// A page for something that went wrong.
pub(crate) fn sorry(words: &Words, guest: Option<&Guest>, key: &str) -> Markup {
    let title = words.say("sorry-title");
    let main = html! {
        main #main .narrow {
            h1 { (title) }
            p { (words.say(key)) }
            p { a .button href="/" { (words.say("sorry-home")) } }
        }
    };
    whole(words, &title, guest, &main)
}
