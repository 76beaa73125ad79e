//! What a person prefers, whatever the table. The script keeps it in the browser; without the script there are the defaults.

use maud::{Markup, html};

use words::Words;

/// The preferences that hold at every table, with their values; the first is the default.
const ALWAYS: [(&str, &[&str]); 5] = [
    ("sound", &["on", "off"]),
    ("motion", &["on", "off"]),
    ("size", &["usual", "large"]),
    ("contrast", &["usual", "more"]),
    ("notify", &["off", "on"]),
];

/// The preferences for the next table that one opens.
const NEXT_TABLE: [(&str, &[&str]); 3] =
    [("pace", &["human", "fast"]), ("confirm", &["ask", "skip"]), ("forced", &["play", "ask"])];

/// The form of all preferences. Nothing of it is posted.
pub(super) fn prefs(words: &Words) -> Markup {
    html! {
        section #prefs aria-labelledby="prefs-title" {
            h3 #prefs-title { (words.say("prefs-title")) }
            @for (name, values) in ALWAYS { (choice(words, name, values, &format!("prefs-{name}"))) }
            p .hint { (words.say("prefs-next-table")) }
            @for (name, values) in NEXT_TABLE { (choice(words, name, values, &format!("new-{name}"))) }
        }
    }
}

fn choice(words: &Words, name: &str, values: &[&str], key: &str) -> Markup {
    html! {
        label .pref {
            span { (words.say(key)) }
            select data-pref=(name) {
                @for value in values { option value=(value) { (words.say(&format!("{key}-{value}"))) } }
            }
        }
    }
}

/// Fields that take the person's preferences along when a table is opened with one click.
pub(super) fn carried() -> Markup {
    html! {
        @for (name, values) in NEXT_TABLE { input type="hidden" name=(name) value=(values[0]) data-pref=(name); }
    }
}
