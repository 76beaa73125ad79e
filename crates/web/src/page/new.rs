//! The form that opens a table for friends.

use std::collections::HashMap;

use game::{OptionKind, OptionSpec, Seat};
use maud::{Markup, html};
use store::Guest;

use crate::games::WebGame;
use crate::hall::BOTS;
use crate::page::levels::about_all;
use crate::page::{fresh_key_field, notice, whole};
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
    let most = *kind.players.end();
    let main = html! {
        main #main .narrow {
            h1 { (heading) }
            @if let Some(refusal) = refusal { (notice(words, refusal)) }
            form .stack method="post" action={ "/new/" (kind.name) } {
                (fresh_key_field())
                @if name.is_empty() {
                    label { (words.say("front-name")) input name="name" maxlength="30" autocomplete="nickname"; }
                }
                label { (words.say("new-name")) input name="title" maxlength="60" value=[filled.get("title")]; }
                @if kind.players.start() < kind.players.end() {
                    label {
                        (words.say("new-players"))
                        select name="players" {
                            @for count in kind.players.clone() {
                                option value=(count) selected[is_chosen(filled, "players", &count.to_string())] { (count) }
                            }
                        }
                    }
                    fieldset {
                        legend { (words.say("new-seats")) }
                        p .hint { (words.say("new-seats-hint")) }
                        @for seat in Seat::all(most) { (seat_choice(words, filled, seat)) }
                        (about_all(words))
                    }
                }
                @for option in kind.options.iter().filter(|option| option.name != OptionSpec::PLAYERS) {
                    (option_field(words, kind, filled, option))
                }
                (choice(words, filled, "visibility", &["private", "public"]))
                (choice(words, filled, "pace", &["human", "fast"]))
                (choice(words, filled, "confirm", &["ask", "skip"]))
                (choice(words, filled, "forced", &["play", "ask"]))
                (choice(words, filled, "takeBack", &["never", "agreed"]))
                label { (words.say_with("fair-own-here", &[("game", kind.name.into())])) input name="word" maxlength="100" autocomplete="off" value=[filled.get("word")]; }
                button .primary type="submit" { (words.say("new-open")) }
            }
        }
    };
    whole(words, &heading, guest, &main)
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
            (words.say_with("new-seat", &[("number", number.into())]))
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
fn option_field(words: &Words, kind: &WebGame, filled: &Filled, option: &OptionSpec) -> Markup {
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
