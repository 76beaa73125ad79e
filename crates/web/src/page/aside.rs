//! Beside the board: the log, the chat, and what there is to know about the table.

use game::fair::Share;
use maud::{Markup, html};

use crate::page::badge;
use crate::page::dice::promises_text;
use crate::page::past::PastLinks;
use crate::page::table::{key_field, name, said};
use crate::play::{LineKind, LogLine};
use crate::session::Stage;
use crate::settings::{HeardOffers, TakeBack, Visibility};
use crate::table::{NoticePlace, TablePage, Wanted};
use words::{Value, Words};

/// The log and the chat, one of them in sight. Radio buttons, so that no script is needed.
pub(super) fn talk(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        div #talk .talk {
            div .talk-tabs {
                label { input #show-log type="radio" name="talk" checked; (words.say("log-tab")) }
                label { input #show-chat type="radio" name="talk"; (words.say("chat-title")) }
            }
            (log(page))
            (chat(page))
        }
    }
}

/// The place in the log of the viewer's own last step; what comes after it is new.
fn last_own(page: &TablePage<'_>) -> Option<usize> {
    let me = page.me?;
    page.parts.log.iter().rposition(|line| line.seat == Some(me) && line.kind != LineKind::Note)
}

/// How many lines came since the viewer's own last step.
pub(super) fn news(page: &TablePage<'_>) -> usize {
    last_own(page).map_or(0, |since| page.parts.log.len() - 1 - since)
}

/// What happened, the latest first; a line leads to the position after it.
fn log(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let lines = &page.parts.log;
    let (since, news) = (last_own(page), news(page));
    let links = PastLinks { table: page.id, eyes: None };
    let begins = beginnings(lines);
    html! {
        section #log aria-label=(words.say("log-title")) {
            ol #log-lines reversed tabindex="0" aria-label=(words.say("log-title")) {
                @if news > 0 {
                    li #since .since value=(lines.last().map_or(0, |line| line.number + 2)) {
                        (words.say_with("log-since", &[("count", news.into())]))
                    }
                }
                @for (index, line) in lines.iter().enumerate().rev() {
                    // What stands before this is new; a mark on each line would have them all sent again later.
                    @if news > 0 && since == Some(index) { li .seen hidden {} }
                    (log_line(links, line, if begins[index] { "begins" } else { "" }, TabStop::Arrows))
                }
                li { a href={ "/t/" (page.id) "/log" } tabindex="-1" { (words.say("log-whole")) } }
            }
        }
    }
}

/// Which lines begin somebody's turn: another player acts than before. What chance does belongs to the turn before it.
fn beginnings(lines: &[LogLine]) -> Vec<bool> {
    let mut last = None;
    let another = |line: &LogLine| {
        let seat = line.seat.filter(|_| line.kind == LineKind::Step);
        seat.is_some_and(|seat| last.replace(seat).is_some_and(|before| before != seat))
    };
    lines.iter().map(another).collect()
}

/// How the keyboard gets to a line of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TabStop {
    /// With Tab, line by line.
    Tab,
    /// With the arrows once the log has the focus: on the page of a table, Tab has further places to go.
    Arrows,
}

/// A line of the log with its icon, as a link to the position after it.
pub(super) fn log_line(links: PastLinks<'_>, line: &LogLine, class: &str, stop: TabStop) -> Markup {
    let tabindex = (stop == TabStop::Arrows).then_some("-1");
    let kind = match line.kind {
        LineKind::Step => "step",
        LineKind::Chance => "chance",
        LineKind::Note => "note",
    };
    html! {
        li id={ "line-" (line.number) } class={ (kind) @if !class.is_empty() { " " (class) } } value=(line.number + 1) {
            @match (line.seat, line.kind) {
                (Some(seat), _) => (badge(seat)),
                (None, LineKind::Chance) => (die()),
                _ => span {},
            }
            a .line href=(links.at(line.number + 1)) tabindex=[tabindex] aria-current=[(class == "here").then_some("true")] data-rule=[line.clause] {
                (line.text)
            }
        }
    }
}

pub(super) fn die() -> Markup {
    html! {
        svg .badge .die viewBox="0 0 24 24" aria-hidden="true" {
            rect x="2" y="2" width="20" height="20" rx="5" {}
            circle cx="8" cy="8" r="2" {} circle cx="16" cy="16" r="2" {} circle cx="12" cy="12" r="2" {}
        }
    }
}

fn chat(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        section #chat aria-label=(words.say("chat-title")) {
            ol #chat-lines {
                @for line in &page.chat {
                    li id={ "chat-" (line.id) } {
                        @if let Some(seat) = line.seat { (badge(seat)) }
                        strong { (line.name) }
                        @if line.seat.is_none() { " " span .tag { (words.say("chat-watching")) } }
                        ": " (line.text)
                        @if page.guest.is_some_and(|guest| guest.id != line.guest) {
                            form method="post" action={ "/t/" (page.id) "/mute" } {
                                (key_field(page))
                                input type="hidden" name="guest" value=(line.guest);
                                button .small type="submit" { (words.say("chat-mute")) }
                            }
                        }
                    }
                }
            }
            @for (guest, name) in &page.muted {
                form .row method="post" action={ "/t/" (page.id) "/unmute" } {
                    (key_field(page))
                    span .hint { (words.say_with("chat-muted", &[("who", name.as_str().into())])) }
                    input type="hidden" name="guest" value=(guest);
                    button .small type="submit" { (words.say("chat-unmute")) }
                }
            }
            (said(page, NoticePlace::Chat))
            form #say .row method="post" action={ "/t/" (page.id) "/chat" } {
                (key_field(page))
                input #chat-input name="line" maxlength="500" autocomplete="off" required aria-label=(words.say("chat-line"));
                button type="submit" { (words.say("chat-send")) }
            }
        }
    }
}

/// Links, fair dice, settings.
pub(super) fn about(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        section #about aria-labelledby="about-title" {
            h2 #about-title { (words.say("about-title")) }
            @if page.stage == Stage::Waiting { (rules(page)) }
            (link_field(words, "link-watch", "about-watch-link", &format!("/t/{}", page.id)))
            @if let Some(link) = page.me.and_then(|me| page.seats[me.index()].link.as_ref()) {
                (link_field(words, "link-mine", "about-seat-link", link))
            }
            (fair_dice(page))
            p .hint {
                (words.say(match page.settings.visibility {
                    Visibility::Public => "about-public",
                    Visibility::Private => "about-private",
                }))
            }
            @if page.me.is_some() && page.heard == HeardOffers::FromPeople {
                form #hear-bots .row method="post" action={ "/t/" (page.id) "/offers" } {
                    (key_field(page))
                    span .hint { (words.say("offers-unheard")) }
                    button .small type="submit" name="from" value="all" { (words.say("offers-hear")) }
                }
            }
            (super::hints::consent(page))
            @if page.settings.take_back == TakeBack::Agreed { p .hint { (words.say("about-take-back")) } }
            p .hint { (words.say("about-keys")) }
        }
    }
}

/// The way to the rules, beside the game.
pub(super) fn rules(page: &TablePage<'_>) -> Markup {
    html! { p { a href={ "/rules/" (page.game) } target="_blank" { (page.words.say("rules-title")) } } }
}

/// A link to pass on, with a button that copies it.
pub(super) fn link_field(words: &Words, id: &str, label: &str, link: &str) -> Markup {
    html! {
        div .link {
            label for=(id) { (words.say(label)) }
            input id=(id) readonly value=(link) data-link;
            button .small type="button" data-copy=(id) data-done=(words.say("link-copied")) { (words.say("link-copy")) }
        }
    }
}

fn fair_dice(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        h3 { (words.say_with("fair-title", &[("game", page.game.into())])) }
        p { (words.say("fair-text")) " " a href={ "/t/" (page.id) "/dice" } { (words.say_with("table-dice", &[("game", page.game.into())])) } }
        dl {
            dt { (words.say("fair-commitment")) } dd { code { (page.commitment) } }
            @if let Some(secret) = &page.secret { dt { (words.say("fair-secret")) } dd { code { (secret) } } }
            @for word in &page.contributions { dt { (words.say("fair-word")) } dd { code { (word) } } }
        }
        (shares(page))
        @if page.stage == Stage::Waiting && !page.shares.are_gathered && page.me.is_some() {
            (said(page, NoticePlace::Word))
            form .row method="post" action={ "/t/" (page.id) "/word" } {
                (key_field(page))
                label { (words.say_with("fair-add", &[("game", page.game.into())])) " " input name="word" maxlength="100" autocomplete="off"; }
                button type="submit" { (words.say("fair-send")) }
            }
        }
    }
}

/// Whose browsers add a number of their own to the dice; the script reads here what is asked of this one.
fn shares(page: &TablePage<'_>) -> Markup {
    let (words, shares) = (page.words, &page.shares);
    let own = page.me.and_then(|me| shares.all.iter().find(|share| share.seat == me));
    let withheld = |share: &&Share| share.nonce.is_none() && page.stage != Stage::Waiting;
    let names = |of: Vec<&Share>| Value::Text(words.names(of.iter().map(|share| name(page, share.seat))));
    let (late, promised): (Vec<&Share>, Vec<&Share>) = shares.all.iter().partition(withheld);
    html! {
        div #share data-table=(page.id) data-commitment=(page.commitment) data-promises=(promises_text(&shares.all))
            data-mine=[own.map(|share| share.promise)] data-wanted=[shares.wanted.map(Wanted::name)] {
            @if shares.all.is_empty() { p .hint { (words.say("share-nobody")) } }
            @if !promised.is_empty() { p .hint { (words.say_with("share-by", &[("who", names(promised))])) } }
            @if !late.is_empty() { p .hint { (words.say_with("share-late", &[("who", names(late))])) } }
        }
    }
}
