//! The bar on top of a table: whose turn it is, where the game stands, and every action that is no place on the board.

use game::{NoUndo, Turn};
use maud::{Markup, html};
use words::{Value, Words};

use crate::board::{Picks, Tone};
use crate::page::mark;
use crate::page::table::name;
use crate::session::{EndedBy, Stage, no_undo_key};
use crate::table::{SeatKind, TablePage};

/// The bar. It is inside the form of the turn, so that its buttons post what they do.
pub(super) fn bar(page: &TablePage<'_>) -> Markup {
    html! {
        header #bar {
            (brand(page.words, page.game))
            div .said {
                // The sentence is a heading, and whoever can't see it hears it when it changes.
                div role="status" { h1 #status { (status(page)) } }
                p #moment { (moment(page)) }
            }
            div .bar-actions { (actions(page)) (menu_button(page.words)) }
        }
    }
}

/// The mark of the house and the name of the game, which lead to the front page.
pub(super) fn brand(words: &words::Words, game: &str) -> Markup {
    let short = words.lookup(&format!("game-{game}-short"));
    let name = short.unwrap_or_else(|| words.title(game));
    html! { a .brand href="/" { (mark()) span .name { (name) } span .unseen { ": " (words.say("sorry-home")) } } }
}

fn moment(page: &TablePage<'_>) -> Markup {
    html! {
        (page.parts.moment)
        @if !page.title.is_empty() { " " span { (page.title) } }
        @if page.me.is_none() { " " span .tag { (page.words.say("table-watching")) } }
    }
}

/// What opens the menu of the table.
pub(super) fn menu_button(words: &Words) -> Markup {
    html! {
        button #menu-button .quiet type="button" popovertarget="menu" aria-label=(words.say("table-menu")) data-tip=(words.say("table-menu")) {
            svg viewBox="0 0 24 24" aria-hidden="true" { path d="M4 6h16M4 12h16M4 18h16" {} }
        }
    }
}

/// The one sentence on top: whose turn it is, and what can be done.
fn status(page: &TablePage<'_>) -> String {
    let words = page.words;
    match (page.stage, page.held, page.turn) {
        (Stage::Waiting, ..) if page.shares.are_gathered => words.say("status-gathering"),
        (Stage::Waiting, ..) => {
            let free = page.seats.iter().filter(|info| info.kind == SeatKind::Free).count();
            match (free, page.is_host) {
                (0, true) => words.say("status-ready-host"),
                (0, false) => words.say("status-ready"),
                _ => words.say_with("status-waiting", &[("count", free.into())]),
            }
        }
        (Stage::Ended(EndedBy::Table), ..) => words.say("status-halted"),
        (Stage::Ended(EndedBy::Operator), ..) => words.say("status-closed"),
        (Stage::Ended(EndedBy::Record), ..) => words.say("status-record-ends"),
        (Stage::Ended(EndedBy::Seat(seat)), ..) => {
            words.say_with("status-ended", &[("who", name(page, seat).into())])
        }
        (Stage::Over, ..) => super::scores::over(page),
        (_, Some(seat), _) if page.me == Some(seat) => words.say("status-confirm"),
        (_, Some(seat), _) => words.say_with("status-held", &[("who", name(page, seat).into())]),
        (_, None, Turn::Seats(seats)) => {
            let ask = page.parts.ask.as_str();
            if let Some(me) = page.me.filter(|&me| seats.contains(me)) {
                return match page.parts.active.filter(|&active| active != me) {
                    Some(active) => words
                        .say_with("status-asked", &[("who", name(page, active).into()), ("ask", ask.into())]),
                    None => words.say_with("status-you", &[("ask", ask.into())]),
                };
            }
            let names: Vec<&str> = seats.into_iter().map(|seat| name(page, seat)).collect();
            let count = names.len().into();
            let who = Value::Text(words.names(names));
            if page.are_bots_hastened {
                return words.say_with("status-hastened", &[("who", who)]);
            }
            words.say_with("status-other", &[("who", who), ("count", count), ("ask", ask.into())])
        }
        _ => words.say("status-chance"),
    }
}

/// All actions, take back, what the game has, and confirm: what one presses most is at the end.
fn actions(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    if page.me.is_none() || page.stage != Stage::Playing {
        return html! {};
    }
    html! {
        @if page.me.is_some_and(|me| page.seats[me.index()].kind == SeatKind::StandIn) {
            button #seat-back .primary type="submit" formaction={ "/t/" (page.id) "/back" } { (words.say("leave-back")) }
        }
        // It stays in its place while others act, so that nothing jumps.
        button #all-button .quiet type="button" popovertarget="choices" data-key="a" disabled[page.parts.choices.is_empty()] {
            span .longer { (words.say("table-all")) } span .shorter { (words.say("table-all-short")) } kbd { "A" }
        }
        @if let Some(counters) = &page.parts.counters {
            button #counters-button type="button" popovertarget="counters" data-key="o" data-rule=(counters.rule) { (counters.title) }
        }
        @if page.may_hint { (super::hints::hint_button(page)) }
        (undo(page))
        @if page.may_ask {
            button #ask-back type="submit" formaction={ "/t/" (page.id) "/ask-back" } { (words.say("table-ask-back")) }
        }
        @if page.is_asked_by_bot {
            @for (from, key) in [("not-this-turn", "offers-not-this-turn"), ("from-people", "offers-no-bots")] {
                button id=(key) .quiet type="submit" formaction={ "/t/" (page.id) "/offers" } name="from" value=(from) { (words.say(key)) }
            }
        }
        @if is_bots_turn(page) {
            // Space does the same where there are keys: the style sheet shows it on phones only.
            button #hurry .quiet type="submit" formaction={ "/t/" (page.id) "/hurry" } { (words.say("table-hurry")) }
        }
        @if let Some(picks) = &page.parts.picks { (pick_bar(page, picks)) }
        (page.parts.set_bar)
        @for button in page.parts.bar.iter().filter(|button| !is_done(page, &button.action)) {
            @let key = button.key.map(String::from);
            @let clause = page.parts.choices.iter().find(|choice| choice.action == button.action).and_then(|choice| choice.clause);
            button .primary[button.tone == Tone::Primary] type="submit" name="action" value=(button.action) data-key=[key.as_deref()] data-rule=[clause] {
                (button.label)
                @if let Some(key) = &key { kbd { (key.to_uppercase()) } }
            }
        }
        @if page.held.is_some() && page.held == page.me {
            button #confirm .primary type="submit" formaction={ "/t/" (page.id) "/confirm" } data-key="Enter" {
                span .longer { (words.say("table-confirm")) } span .shorter { (words.say("table-confirm-short")) } kbd { "↵" }
            }
        }
    }
}

/// Whether somebody who plays alone with bots waits for them: where others play too, they want to follow as well.
fn is_bots_turn(page: &TablePage<'_>) -> bool {
    let Turn::Seats(seats) = page.turn else { return false };
    let waits = page.held.is_none() && !page.me.is_some_and(|me| seats.contains(me));
    waits && page.seats.iter().filter(|info| info.kind == SeatKind::Person).count() == 1
}

/// Whether the choice of a set has this action at its end, so that the button of the set stands for it.
fn is_done(page: &TablePage<'_>, action: &str) -> bool {
    page.parts.picks.as_ref().is_some_and(|picks| picks.done.as_deref() == Some(action))
}

/// How many are still to be picked, and the button that posts the choice; the script shows them. Without it each click
/// is a step, and what ends the choice is a button of its own.
fn pick_bar(page: &TablePage<'_>, picks: &Picks<String>) -> Markup {
    let words = page.words;
    html! {
        span #picks .pick-bar data-rule=[page.parts.choices.first().and_then(|choice| choice.clause)] data-least=(picks.least) data-most=(picks.most) data-done=[picks.done.as_deref()]
            data-number=(page.number) data-path={ "/t/" (page.id) "/act" }
            data-more=(words.say("table-picks-more")) data-send=(picks.send) {
            span #picks-count aria-live="polite" {}
            button #picks-reset type="button" hidden { (words.say("table-picks-reset")) }
            button #picks-send .primary type="button" hidden {}
            noscript {
                @if let Some(done) = &picks.done {
                    button .primary type="submit" name="action" value=(done) { (words.say("table-picks-done")) }
                }
            }
        }
    }
}

fn undo(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let face = html! { span .back-sign aria-hidden="true" { "↶" } span .longer { (words.say("table-undo")) } span .shorter { (words.say("table-undo-short")) } kbd { "U" } };
    let path = format!("/t/{}/undo", page.id);
    html! {
        @match page.undo {
            Ok(_) => button #undo type="submit" formaction=(path) data-key="u" { (face) },
            Err(border) => {
                @let why = why_not(page, border);
                button #undo type="submit" formaction=(path) aria-disabled="true" aria-describedby="undo-why" data-tip=(why) { (face) }
                span #undo-why .unseen { (why) }
            },
        }
    }
}

fn why_not(page: &TablePage<'_>, border: NoUndo) -> String {
    match border {
        NoUndo::Other(seat) => page.words.say_with(no_undo_key(border), &[("who", name(page, seat).into())]),
        _ => page.words.say(no_undo_key(border)),
    }
}
