//! The pages.

mod aside;
pub(crate) mod dice;
pub(crate) mod front;
pub(crate) mod new;
pub(crate) mod past;
mod players;
pub(crate) mod seat;
pub(crate) mod table;

use game::Seat;
use maud::{DOCTYPE, Markup, html};
use store::Guest;

use crate::assets;
use crate::table::Refusal;
use crate::words::Words;

/// A whole page around its main part.
pub(crate) fn whole(words: &Words, title: &str, guest: Option<&Guest>, main: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · " (words.say("site-name")) }
                link rel="stylesheet" href=(assets::css_path());
                link rel="icon" type="image/svg+xml" href=(assets::icon_path());
                script src=(assets::script_path()) defer {}
            }
            body {
                a .skip href="#main" { (words.say("site-skip")) }
                header .site {
                    a .brand href="/" { (mark()) (words.say("site-name")) }
                    span .motto { (words.say("site-motto")) }
                    @if let Some(guest) = guest {
                        span .me { (words.say_with("site-you-are", &[("name", &guest.name)])) }
                    }
                }
                (main)
                footer .site { p { (words.say("site-footer")) } }
                div #lost role="status" hidden { (words.say("site-lost")) }
            }
        }
    }
}

/// The mark of the house: a market hall.
fn mark() -> Markup {
    html! {
        svg .mark viewBox="0 0 24 24" aria-hidden="true" {
            path d="M2 10 12 3l10 7v2H2Z" {}
            path d="M4 13h3v7H4zM10.5 13h3v7h-3zM17 13h3v7h-3z" {}
        }
    }
}

/// A refusal, where it belongs.
pub(crate) fn notice(words: &Words, refusal: &Refusal) -> Markup {
    let values: Vec<(&'static str, &str)> =
        refusal.values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    html! {
        p #notice .notice role="alert" {
            strong { (words.say_with(refusal.key, &values)) }
            @if let Some((id, sentence)) = &refusal.clause {
                " " span .clause { (id) } " " (sentence)
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
                2 => path d="M12 1 23 22H1Z" {},
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
