//! The front page: one's own games first, then a game with one click, then friends and open tables.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use maud::{Markup, html};
use store::{Guest, TableLine, TablePhase};

use crate::cover::cover;
use crate::games::WebGame;
use crate::guide;
use crate::hall::BOTS;
use crate::page::levels::about_chosen;
use crate::page::new::{Filled, option_field};
use crate::page::prefs::carried;
use crate::page::{badge, fresh_key_field, notice, whole};
use crate::table::{Refusal, told_apart};
use words::Words;

/// What the front page shows.
pub(crate) struct Front<'a> {
    pub(crate) words: &'a Words,
    pub(crate) guest: Option<&'a Guest>,
    pub(crate) games: &'a [WebGame],
    /// Nothing if they can't be read.
    pub(crate) open: Option<&'a [TableLine]>,
    pub(crate) mine: &'a [TableLine],
    /// Whose turn it is at one's own tables, by their names.
    pub(crate) glances: &'a HashMap<String, Glance>,
    pub(crate) notice: Option<&'a Refusal>,
}

/// A table under way, seen from the door.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Glance {
    pub(crate) turn: WhoseTurn,
    /// What is asked of one, or what happened there last.
    pub(crate) news: String,
}

/// Who is to act at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WhoseTurn {
    Mine,
    Of(String),
}

pub(crate) fn page(front: &Front<'_>) -> Markup {
    let words = front.words;
    let (over, mut going): (Vec<&TableLine>, Vec<&TableLine>) =
        front.mine.iter().partition(|line| line.phase == TablePhase::Over);
    // Where one is waited for comes first.
    going.sort_by_key(|line| !is_waited_for(front, line));
    let main = html! {
        main #main .front {
            h1 .unseen { (words.say("front-title")) }
            @if let Some(refusal) = front.notice { (notice(words, refusal)) }
            @if !going.is_empty() {
                section aria-labelledby="mine" {
                    h2 #mine .ruled { (words.say("front-continue")) }
                    ul .tickets { @for line in &going { (ticket(front, line)) } }
                }
            }
            section aria-labelledby="games" {
                h2 #games .ruled { (words.say("front-games")) }
                ul .games { @for kind in front.games { (game_box(words, kind)) } }
                (own_word(words))
            }
            section aria-labelledby="open" {
                h2 #open .ruled { (words.say("front-open")) }
                @match front.open {
                    None => p .hint { (words.say("front-unread")) },
                    Some([]) => p .hint { (words.say("front-none-open")) },
                    Some(open) => ul .tickets { @for line in open { (ticket(front, line)) } },
                }
            }
            @if !over.is_empty() {
                section aria-labelledby="over" {
                    h2 #over .ruled { (words.say("front-finished")) }
                    ul .tickets { @for line in &over { (ticket(front, line)) } }
                }
            }
            (name_form(front))
        }
    };
    whole(words, &words.say("front-title"), front.guest, &main)
}

fn name_form(front: &Front<'_>) -> Markup {
    let words = front.words;
    let name = front.guest.map_or("", |guest| guest.name.as_str());
    html! {
        p {
            a #front-statistics href="/statistics" { (words.say("front-statistics")) }
            " · " a #front-upload href="/replay" { (words.say("front-upload")) }
        }
        form #you .name method="post" action="/name" {
            label for="name" { (words.say("front-name")) }
            input #name name="name" value=(name) maxlength="30" autocomplete="nickname" required;
            button type="submit" { (words.say(if name.is_empty() { "front-name-save" } else { "front-name-change" })) }
        }
    }
}

/// The picture of a game with its name on it.
pub(super) fn art(words: &Words, kind: &WebGame) -> Markup {
    let text = |what: &str| words.lookup(&format!("game-{}-{what}", kind.name));
    html! {
        div .art .{ "of-" (kind.name) } {
            (cover(kind.name))
            h3 { @if let Some(over) = text("series") { small { (over) } } (text("short").unwrap_or_else(|| words.title(kind.name))) }
        }
    }
}

/// With how many it is played, how long, and how heavy it is.
pub(super) fn facts(words: &Words, kind: &WebGame) -> Markup {
    let text = |what: &str| words.lookup(&format!("game-{}-{what}", kind.name));
    html! {
        p .facts {
            span { (sign("M8 1.2a2.9 2.9 0 0 1 2 5c3 .4 5.2 1.6 5.2 3 0 .9-1 1.4-2.6 1.2L12 10.3 14 15H9.6L8 12 6.4 15H2l2-4.7-.6.1C1.8 10.6.8 10.1.8 9.2c0-1.4 2.2-2.6 5.2-3a2.9 2.9 0 0 1 2-5Z")) (players(words, &kind.players)) }
            @if let Some(minutes) = text("time") { span { (sign("M3 1h10v2.5L9.2 8 13 12.5V15H3v-2.5L6.8 8 3 3.5ZM5 3l3 3.3L11 3ZM5 13.2h6L8 10.5Z")) (minutes) } }
            @if let Some(weight) = text("weight") { span { (weight) } }
        }
    }
}

/// A game as a box on a shelf: what it is like, how many play, which bots, and off.
fn game_box(words: &Words, kind: &WebGame) -> Markup {
    let title = words.title(kind.name);
    html! {
        li .box {
            (art(words, kind))
            div .inside {
                (facts(words, kind))
                @if let Some(summary) = words.summary(kind.name) { p .say { (summary) } }
                (play_form(words, kind, &title))
                div .ways {
                    (learn_form(words, kind, &title))
                    a .button href={ "/new/" (kind.name) } {
                        // Who plays alone has no friends to invite, but may choose how to play.
                        @let is_alone = *kind.players.end() == 1;
                        span { (words.say(if is_alone { "new-options" } else { "front-new" })) }
                        span .unseen { ": " (title) }
                        @if !is_alone { small { (words.say("front-new-how")) } }
                    }
                }
                a .rules href={ "/rules/" (kind.name) } { (words.say("rules-title")) span .unseen { ": " (title) } }
            }
        }
    }
}

fn sign(path: &str) -> Markup {
    html! { svg viewBox="0 0 16 16" aria-hidden="true" { path d=(path) {} } }
}

fn players(words: &Words, counts: &RangeInclusive<usize>) -> String {
    let (from, to) = (*counts.start(), *counts.end());
    if from == to {
        to.to_string()
    } else {
        words.say_with("front-range", &[("from", from.into()), ("to", to.into())])
    }
}

/// Play now: with how many, against which bots.
fn play_form(words: &Words, kind: &WebGame, title: &str) -> Markup {
    let usual = usual_players(&kind.players);
    let bot = crate::hall::stand_in();
    let about = format!("level-{}", kind.name);
    html! {
        form .play method="post" action={ "/play/" (kind.name) } data-shares {
            (fresh_key_field())
            @if kind.players.start() < kind.players.end() {
                label { (words.say("front-how-many"))
                    select name="players" {
                        @for count in kind.players.clone() { option value=(count) selected[count == usual] { (count) } }
                    }
                }
            }
            // Who plays alone chooses what to play against.
            @if *kind.players.end() == 1 {
                @for option in kind.options.iter().filter(|option| option.choices().len() > 1) {
                    (option_field(words, kind, &Filled::new(), option))
                }
            }
            @if *kind.players.end() > 1 {
                label { (words.say("front-bots"))
                    select name="bot" aria-describedby=(about) {
                        @for name in BOTS { option value=(name) selected[name == bot] { (words.say(&format!("front-bot-{name}"))) } }
                    }
                }
                (about_chosen(words, &about))
            }
            (carried())
            input type="hidden" name="word" data-carried="word";
            button .primary type="submit" { (words.say("front-play")) span .unseen { ": " (title) } }
        }
    }
}

/// A word of one's own for the dice, once for all games: the script takes it along. Who has none has it on the page of
/// a new table.
fn own_word(words: &Words) -> Markup {
    html! {
        details .word {
            summary { (words.say("fair-own")) }
            input data-carry="word" maxlength="100" autocomplete="off" aria-label=(words.say("fair-own"));
        }
    }
}

/// Learn it: the guided first game.
pub(super) fn learn_form(words: &Words, kind: &WebGame, title: &str) -> Markup {
    html! {
        @if guide::prepared(kind.name).is_some() {
            form .learn method="post" action={ "/learn/" (kind.name) } {
                (fresh_key_field())
                button type="submit" { span { (words.say("front-learn")) } span .unseen { ": " (title) } small { (words.say("front-learn-how")) } }
            }
        }
    }
}

/// A table that is neither lonely nor crowded.
pub(crate) fn usual_players(counts: &RangeInclusive<usize>) -> usize {
    (*counts.start()).max(3).min(*counts.end())
}

fn is_waited_for(front: &Front<'_>, line: &TableLine) -> bool {
    front.glances.get(&line.id).is_some_and(|glance| glance.turn == WhoseTurn::Mine)
}

/// Whose turn it is, above the way to the table.
fn whose_turn(words: &Words, glance: &Glance) -> Markup {
    html! {
        span .turn .mine[glance.turn == WhoseTurn::Mine] {
            @match &glance.turn {
                WhoseTurn::Mine => (words.say("front-your-turn")),
                WhoseTurn::Of(name) => (words.say_with("front-turn-of", &[("who", name.as_str().into())])),
            }
        }
    }
}

/// A table as a ticket: what is played, who sits there, and the way to it.
fn ticket(front: &Front<'_>, line: &TableLine) -> Markup {
    let words = front.words;
    let free = line.seats.iter().filter(|seat| seat.guest.is_none() && seat.bot.is_none()).count();
    let is_mine = front.guest.is_some_and(|guest| line.seats.iter().any(|seat| seat.guest == Some(guest.id)));
    let glance = front.glances.get(&line.id);
    let waits = glance.is_some_and(|glance| glance.turn == WhoseTurn::Mine);
    let call = match line.phase {
        TablePhase::Over => "front-look-back",
        _ if is_mine && glance.is_some() && !waits => "front-look-in",
        _ if is_mine => "front-take-seat",
        TablePhase::Waiting if free > 0 => "front-sit-down",
        TablePhase::Waiting | TablePhase::Playing => "front-look-in",
    };
    let game = words.title(&line.game);
    html! {
        li .ticket .mine[is_mine && line.phase != TablePhase::Over] .waits[waits] {
            @if let Some(kind) = front.games.iter().find(|kind| kind.name == line.game) { div .pic { (cover(kind.name)) } }
            div .text {
                h3 { @if line.title.is_empty() { (game) } @else { (line.title) small { " " (game) } } }
                @if let Some(glance) = glance.filter(|glance| !glance.news.is_empty()) { p .news { (glance.news) } }
                p .who {
                    @for (seat, name) in game::Seat::all(line.seats.len()).zip(told_apart(&line.seats)) {
                        @let name = words.show(&name);
                        @if !name.is_empty() { span { (badge(seat)) (name) } }
                    }
                }
                @if line.phase == TablePhase::Waiting { p .hint { (words.say_with("front-seats-free", &[("count", free.into())])) } }
            }
            div .go {
                @if let Some(glance) = glance { (whose_turn(words, glance)) }
                a .button .primary[call == "front-take-seat"] href={ "/t/" (line.id) } { (words.say(call)) span .unseen { ": " (game) } }
            }
        }
    }
}
