//! The front page: a game with one click.

use maud::{Markup, html};
use store::{Guest, Phase, TableLine};

use crate::games::Kind;
use crate::page::{notice, whole};
use crate::table::Refusal;
use crate::words::Words;

/// What the front page shows.
pub(crate) struct Front<'a> {
    pub(crate) words: &'a Words,
    pub(crate) guest: Option<&'a Guest>,
    pub(crate) games: &'a [Kind],
    pub(crate) open: &'a [TableLine],
    pub(crate) mine: &'a [TableLine],
    pub(crate) notice: Option<&'a Refusal>,
}

/// The name of a game as people say it.
pub(crate) fn title(words: &Words, game: &str) -> String {
    words.lookup(&format!("game-{game}")).unwrap_or_else(|| game.to_owned())
}

pub(crate) fn page(front: &Front<'_>) -> Markup {
    let words = front.words;
    let main = html! {
        main #main .front {
            h1 { (words.say("front-title")) }
            @if let Some(refusal) = front.notice { (notice(words, refusal)) }
            (name_form(front))
            section aria-labelledby="games" {
                h2 #games { (words.say("front-games")) }
                ul .games { @for kind in front.games { (game(words, kind)) } }
            }
            @if !front.mine.is_empty() {
                section aria-labelledby="mine" {
                    h2 #mine { (words.say("front-mine")) }
                    (lines(words, front.mine))
                }
            }
            section aria-labelledby="open" {
                h2 #open { (words.say("front-open")) }
                @if front.open.is_empty() { p { (words.say("front-none-open")) } }
                (lines(words, front.open))
            }
        }
    };
    whole(words, &words.say("front-title"), front.guest, &main)
}

fn name_form(front: &Front<'_>) -> Markup {
    let words = front.words;
    let name = front.guest.map_or("", |guest| guest.name.as_str());
    html! {
        form .name method="post" action="/name" {
            label for="name" { (words.say("front-name")) }
            input #name name="name" value=(name) maxlength="30" autocomplete="nickname" required;
            button type="submit" { (words.say(if name.is_empty() { "front-name-save" } else { "front-name-change" })) }
        }
    }
}

fn game(words: &Words, kind: &Kind) -> Markup {
    let title = title(words, kind.name);
    let players = match kind.players.as_slice() {
        [] => String::new(),
        [1] => words.say("front-players-one"),
        [only] => words.say_with("front-players", &[("count", &only.to_string())]),
        [first, .., last] => {
            words.say_with("front-players-range", &[("from", &first.to_string()), ("to", &last.to_string())])
        }
    };
    let play = if kind.players == [1] { "front-play-solo" } else { "front-play" };
    html! {
        li .game {
            ((kind.picture)())
            h3 { (title) }
            p .players { (players) }
            @if let Some(summary) = words.lookup(&format!("game-{}-summary", kind.name)) { p { (summary) } }
            form method="post" action={ "/play/" (kind.name) } {
                button .primary type="submit" { (words.say(play)) span .unseen { ": " (title) } }
            }
            a .button href={ "/new/" (kind.name) } { (words.say("front-new")) span .unseen { ": " (title) } }
        }
    }
}

fn lines(words: &Words, lines: &[TableLine]) -> Markup {
    html! {
        ul .tables {
            @for line in lines {
                @let free = line.seats.iter().filter(|seat| seat.guest.is_none() && seat.bot.is_none()).count();
                @let names: Vec<&str> = line.seats.iter().map(|seat| seat.name.as_str())
                    .filter(|name| !name.is_empty()).collect();
                li {
                    a href={ "/t/" (line.id) } {
                        @if line.title.is_empty() { (title(words, &line.game)) } @else { (line.title) }
                    }
                    @if !line.title.is_empty() { " · " (title(words, &line.game)) }
                    " · " (names.join(", "))
                    @match line.phase {
                        Phase::Waiting => {
                            " · " (words.say_with("front-seats-free", &[("count", &free.to_string())]))
                        },
                        Phase::Playing => { " · " (words.say("front-playing")) },
                        Phase::Over => { " · " (words.say("front-over")) },
                    }
                }
            }
        }
    }
}
