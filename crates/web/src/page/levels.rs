//! How each kind of bot plays, wherever one is chosen.

use maud::{Markup, html};
use words::Words;

use crate::hall::BOTS;

/// The sentence about the bot that is chosen in the form around it; the style sheet shows the one. It has an `id`, so
/// that the list it is about can name it.
pub(super) fn about_chosen(words: &Words, id: &str) -> Markup {
    html! { p id=(id) .level { @for bot in BOTS { span class={ "of-" (bot) } { (about(words, bot)) } } } }
}

/// The sentences about all of them, folded away, for a form in which several are chosen.
pub(super) fn about_all(words: &Words) -> Markup {
    html! {
        details .levels {
            summary { (words.say("level-about")) }
            dl { @for bot in BOTS { dt { (words.say(&format!("bot-{bot}"))) } dd { (about(words, bot)) } } }
        }
    }
}

fn about(words: &Words, bot: &str) -> String {
    words.say(&format!("level-{bot}"))
}
