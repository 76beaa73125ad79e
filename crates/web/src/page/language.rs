//! The switch between languages: a button for each, by its own name, so that nobody has to read another one to find it.

use game::Language;
use maud::{Markup, html};
use words::Words;

/// The form; it works without the script, for it is only a form.
pub(super) fn switch(words: &Words) -> Markup {
    html! {
        form .languages method="post" action="/language" aria-label=(words.say("site-language")) {
            @for language in Language::ALL {
                @let is_chosen = language == words.language();
                button type="submit" name="lang" value=(language) lang=(language) aria-pressed=(is_chosen.to_string()) {
                    (language.own_name())
                }
            }
        }
    }
}
