//! The form that opens a table for friends.

use std::collections::HashMap;

use game::{OptionKind, OptionSpec, Seat};
use maud::{Markup, html};
use store::Guest;

use crate::games::WebGame;
use crate::hall::BOTS;
use crate::page::front::{art, facts};
use crate::page::levels::about_all;
use crate::page::{badge, fresh_key_field, notice, whole};
use crate::table::Refusal;
use words::Words;

/// What somebody filled in before, by the names of the fields: a form that was refused forgets nothing.
pub(crate) type Filled = HashMap<String, String>;

pub(crate) fn page(
    words: &Words,
    guest: Option<&Guest>,
    kind: &WebGame,
    filled: &Filled,
    refusal: Option<&Refusal>,
) -> Markup {
    let title = words.title(kind.name);
    let heading = words.say_with("new-title", &[("game", title.as_str().into())]);
    let name = guest.map_or("", |guest| guest.name.as_str());
    // What there is no choice of is out of the way.
    let (of_game, fixed): (Vec<&OptionSpec>, Vec<&OptionSpec>) = kind
        .options
        .iter()
        .filter(|option| option.name != OptionSpec::PLAYERS)
        .partition(|option| option.choices().len() != 1);
    let main = html! {
        main #main .new {
            h1 .ruled { (heading) }
            @if let Some(refusal) = refusal { (notice(words, refusal)) }
            form .stack method="post" action={ "/new/" (kind.name) } {
                (fresh_key_field())
                div .box {
                    (art(words, kind))
                    div .inside {
                        (facts(words, kind))
                        @if let Some(summary) = words.summary(kind.name) { p .say { (summary) } }
                        a .rules href={ "/rules/" (kind.name) } { (words.say("rules-title")) span .unseen { ": " (title) } }
                    }
                }
                div .slip {
                    @if name.is_empty() {
                        label { (words.say("front-name")) input name="name" maxlength="30" autocomplete="nickname"; }
                    }
                    @if kind.players.start() < kind.players.end() {
                        (how_many(words, kind, filled))
                        (seats(words, kind, filled))
                    }
                    @for option in of_game { (option_field(words, kind, filled, option)) }
                    details .options open[refusal.is_some()] {
                        summary { strong { (words.say("new-options")) } (usual(words)) }
                        label { (words.say("new-name")) input name="title" maxlength="60" value=[filled.get("title")]; }
                        @for option in fixed { (option_field(words, kind, filled, option)) }
                        @for (name, values) in SETTINGS { (choice(words, filled, name, &values)) }
                        label { (words.say_with("fair-own-here", &[("game", kind.name.into())])) input name="word" maxlength="100" autocomplete="off" value=[filled.get("word")]; }
                    }
                    button .primary type="submit" { (words.say("new-open")) }
                }
            }
        }
    };
    whole(words, &heading, guest, &main)
}

/// What can be agreed on for a table, with its values, the usual one first.
const SETTINGS: [(&str, [&str; 2]); 5] = [
    ("visibility", ["private", "public"]),
    ("pace", ["human", "fast"]),
    ("confirm", ["ask", "skip"]),
    ("forced", ["play", "ask"]),
    ("take_back", ["never", "agreed"]),
];

/// What is chosen in the folded list, in a line: the style sheet shows what holds.
fn usual(words: &Words) -> Markup {
    html! {
        span .chosen {
            @for (name, values) in SETTINGS {
                @for value in values {
                    span class={ "is-" (name) "-" (value) } { (words.say(&format!("new-short-{name}-{value}"))) }
                }
            }
        }
    }
}

/// With how many: a row of numbers.
fn how_many(words: &Words, kind: &WebGame, filled: &Filled) -> Markup {
    let chosen = filled.get(OptionSpec::PLAYERS);
    html! {
        fieldset .count {
            legend { (words.say("new-players")) }
            @for count in kind.players.clone() {
                @let is_chosen = chosen.map_or(count == *kind.players.start(), |chosen| *chosen == count.to_string());
                label { input type="radio" name=(OptionSpec::PLAYERS) value=(count) checked[is_chosen]; span { (count) } }
            }
        }
    }
}

/// Who sits where; seats beyond the chosen number are hidden by the style sheet.
fn seats(words: &Words, kind: &WebGame, filled: &Filled) -> Markup {
    html! {
        fieldset .seats {
            legend { (words.say("new-seats")) }
            @for seat in Seat::all(*kind.players.end()) { (seat_choice(words, filled, seat)) }
            p .hint { (words.say("new-seats-hint")) }
            (about_all(words))
        }
    }
}

fn is_chosen(filled: &Filled, field: &str, value: &str) -> bool {
    filled.get(field).is_some_and(|chosen| chosen == value)
}

fn seat_choice(words: &Words, filled: &Filled, seat: Seat) -> Markup {
    let number = seat.index() + 1;
    let field = format!("seat{number}");
    // Who opens a table sits first, unless another seat is chosen.
    let own = html! {
        option value="me" selected[is_chosen(filled, &field, "me")] { (words.say("new-seat-me")) }
    };
    html! {
        label .seat-choice {
            (badge(seat))
            span .unseen { (words.say_with("new-seat", &[("number", number.into())])) }
            select name=(field) {
                @if seat.index() == 0 { (own) }
                option value="open" selected[is_chosen(filled, &field, "open")] { (words.say("new-seat-open")) }
                @if seat.index() != 0 { (own) }
                @for bot in BOTS {
                    option value=(bot) selected[is_chosen(filled, &field, bot)] { (words.say(&format!("bot-{bot}"))) }
                }
            }
        }
    }
}

/// The name of an option's field in the form.
pub(crate) fn field(option: &OptionSpec) -> String {
    if option.name == OptionSpec::PLAYERS {
        option.name.to_owned()
    } else {
        format!("option-{}", option.name)
    }
}

/// An option of the game: a number, a list, or a text.
pub(super) fn option_field(words: &Words, kind: &WebGame, filled: &Filled, option: &OptionSpec) -> Markup {
    let key = format!("option-{}-{}", kind.name, option.name);
    let label = words.lookup(&key).unwrap_or_else(|| option.name.to_owned());
    let (field, choices) = (field(option), option.choices());
    let chosen = filled.get(&field).map(String::as_str).or(option.default);
    html! {
        label {
            (label)
            @if let OptionKind::Range { least, most } = option.kind {
                input type="number" name=(field) min=(least) max=(most) value=[chosen];
            } @else if choices.is_empty() {
                input name=(field) value=[chosen];
            } @else {
                select name=(field) {
                    @if option.default.is_none() { option value="" { (words.say("new-option-usual")) } }
                    @for value in choices {
                        option value=(value) selected[chosen == Some(&value)] {
                            (words.lookup(&format!("{key}-{value}")).unwrap_or_else(|| value.clone()))
                        }
                    }
                }
            }
        }
    }
}

fn choice(words: &Words, filled: &Filled, name: &str, values: &[&str]) -> Markup {
    html! {
        label {
            (words.say(&format!("new-{name}")))
            select name=(name) data-pref=[(!filled.contains_key(name)).then_some(name)] {
                @for value in values {
                    option value=(value) selected[is_chosen(filled, name, value)] {
                        (words.say(&format!("new-{name}-{value}")))
                    }
                }
            }
        }
    }
}
