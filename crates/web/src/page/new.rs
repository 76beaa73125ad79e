//! The form that opens a table for friends.

use game::{OptionKind, OptionSpec, Seat};
use maud::{Markup, html};
use store::Guest;

use crate::games::WebGame;
use crate::hall::BOTS;
use crate::page::{notice, whole};
use crate::table::Refusal;
use words::Words;

pub(crate) fn page(
    words: &Words,
    guest: Option<&Guest>,
    kind: &WebGame,
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
                @if name.is_empty() {
                    label { (words.say("front-name")) input name="name" maxlength="30" autocomplete="nickname"; }
                }
                label { (words.say("new-name")) input name="title" maxlength="60"; }
                @if kind.players.start() < kind.players.end() {
                    label {
                        (words.say("new-players"))
                        select name="players" {
                            @for count in kind.players.clone() { option value=(count) { (count) } }
                        }
                    }
                    fieldset {
                        legend { (words.say("new-seats")) }
                        p .hint { (words.say("new-seats-hint")) }
                        @for seat in Seat::all(most) { (seat_choice(words, seat)) }
                    }
                }
                @for option in kind.options.iter().filter(|option| option.name != OptionSpec::PLAYERS) {
                    (option_field(words, kind, option))
                }
                (choice(words, "visibility", &["private", "public"]))
                (choice(words, "pace", &["human", "fast"]))
                (choice(words, "confirm", &["ask", "skip"]))
                (choice(words, "forced", &["play", "ask"]))
                (choice(words, "takeBack", &["never", "agreed"]))
                label { (words.say("fair-own")) input name="word" maxlength="100" autocomplete="off"; }
                button .primary type="submit" { (words.say("new-open")) }
            }
        }
    };
    whole(words, &heading, guest, &main)
}

fn seat_choice(words: &Words, seat: Seat) -> Markup {
    let number = seat.index() + 1;
    html! {
        label .seat-choice {
            (words.say_with("new-seat", &[("number", number.into())]))
            select name={ "seat" (number) } {
                @if seat.index() == 0 { option value="me" { (words.say("new-seat-me")) } }
                option value="open" { (words.say("new-seat-open")) }
                @if seat.index() != 0 { option value="me" { (words.say("new-seat-me")) } }
                @for bot in BOTS {
                    option value=(bot) { (words.say(&format!("bot-{bot}"))) }
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
fn option_field(words: &Words, kind: &WebGame, option: &OptionSpec) -> Markup {
    let key = format!("option-{}-{}", kind.name, option.name);
    let label = words.lookup(&key).unwrap_or_else(|| option.name.to_owned());
    let (field, choices) = (field(option), option.choices());
    html! {
        label {
            (label)
            @if let OptionKind::Range { least, most } = option.kind {
                input type="number" name=(field) min=(least) max=(most) value=[option.default];
            } @else if choices.is_empty() {
                input name=(field) value=[option.default];
            } @else {
                select name=(field) {
                    @if option.default.is_none() { option value="" { (words.say("new-option-usual")) } }
                    @for value in choices {
                        option value=(value) selected[option.default == Some(&value)] {
                            (words.lookup(&format!("{key}-{value}")).unwrap_or_else(|| value.clone()))
                        }
                    }
                }
            }
        }
    }
}

fn choice(words: &Words, name: &str, values: &[&str]) -> Markup {
    html! {
        label {
            (words.say(&format!("new-{name}")))
            select name=(name) data-pref=(name) {
                @for value in values {
                    option value=(value) { (words.say(&format!("new-{name}-{value}"))) }
                }
            }
        }
    }
}
