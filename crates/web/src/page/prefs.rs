//! What a person prefers, whatever the table. The script keeps it in the browser; without the script there are the
//! defaults.

use maud::{Markup, html};

use words::Words;

/// A preference: its name, its values, of which the first is the default, and the key of its texts.
type Preference = (&'static str, &'static [&'static str], &'static str);

/// What holds at every table, at once.
const ALWAYS: [Preference; 7] = [
    ("pace", &["human", "fast"], "new-pace"),
    ("confirm", &["ask", "skip"], "new-confirm"),
    ("sound", &["on", "off"], "prefs-sound"),
    ("motion", &["on", "off"], "prefs-motion"),
    ("size", &["usual", "large"], "prefs-size"),
    ("contrast", &["usual", "more"], "prefs-contrast"),
    ("notify", &["off", "on"], "prefs-notify"),
];

/// What holds for the next table that one opens: what follows by itself is a matter of all who play there.
const NEXT_TABLE: [Preference; 1] = [("forced", &["play", "ask"], "new-forced")];

/// The form of all preferences. Nothing of it is posted.
pub(super) fn prefs(words: &Words) -> Markup {
    html! {
        section #prefs aria-labelledby="prefs-title" {
            h3 #prefs-title { (words.say("prefs-title")) }
            @for (name, values, key) in ALWAYS { (choice(words, name, values, key)) }
            p .hint { (words.say("prefs-next-table")) }
            @for (name, values, key) in NEXT_TABLE { (choice(words, name, values, key)) }
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
        @for (name, values, _) in NEXT_TABLE { input type="hidden" name=(name) value=(values[0]) data-pref=(name); }
    }
}
