//! Beside the board: the log, the chat, and what there is to know about the table.

use std::ops::Range;

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
                @for run in runs(lines).into_iter().rev() {
                    // What stands before this is new; a mark on each line would have them all sent again later.
                    @if news > 0 && since == Some(run.end - 1) { li .seen hidden {} }
                    @let class = if begins[run.start] { "begins" } else { "" };
                    @match &lines[run] {
                        [line] => (log_line(words, links, line, class, TabStop::Arrows)),
                        several => (run_line(words, links, several, class)),
                    }
                }
                @if lines.is_empty() { li .hint { (words.say("log-empty")) } }
                @else { li { a href={ "/t/" (page.id) "/log" } tabindex="-1" { (words.say("log-whole")) } } }
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

/// The lines that are told as one: the steps that somebody made one after the other, which nothing came between.
fn runs(lines: &[LogLine]) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let is_step = |line: &LogLine| line.kind == LineKind::Step;
        match runs.last_mut() {
            Some(run)
                if is_step(line) && is_step(&lines[run.start]) && lines[run.start].seat == line.seat =>
            {
                run.end = index + 1;
            }
            _ => runs.push(index..index + 1),
        }
    }
    runs
}

/// So many steps of one player are told in a line that is folded where it is long.
const FOLDED: usize = 3;

/// The steps of a run in one sentence, each a link to the position after it: only the first names who acted, where the
/// others would begin with the name. A long one is folded; without a script, too.
fn run_line(words: &Words, links: PastLinks<'_>, lines: &[LogLine], class: &str) -> Markup {
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return html! {} };
    let following = lines.iter().skip(1).map(Some).chain([None]);
    html! {
        li id={ "run-" (first.number) } class={ "step run" @if !class.is_empty() { " " (class) } } value=(last.number + 1) {
            @if let Some(seat) = first.seat { (badge(seat)) }
            @if lines.len() >= FOLDED {
                input id={ "unfold-" (first.number) } .unfold type="checkbox" tabindex="-1" aria-label=(words.say("log-unfold"));
            }
            span .steps {
                @for ((nth, line), next) in lines.iter().enumerate().zip(following) {
                    @let ends = if next.is_some_and(|next| next.head > 0) { ";" } else { "." };
                    a id={ "line-" (line.number) } .line href=(links.at(line.number + 1)) tabindex="-1" data-rule=[line.clause] {
                        (text(words, line, if nth == 0 { Head::Shown } else { Head::Heard }, ends))
                    }
                    " "
                }
            }
        }
    }
}

/// For whom the name of the player is that a line begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Head {
    /// For everybody.
    Shown,
    /// Only for those who hear it: the line comes after others of the same player.
    Heard,
}

/// The text of a line, with the reader's own name marked as theirs, which ends as it is told to.
fn text(words: &Words, line: &LogLine, head: Head, ends: &str) -> Markup {
    let stop = line.text.strip_suffix('.').map_or(line.text.len(), str::len);
    let part = |from: usize, to: usize| {
        html! {
            @let marks: Vec<usize> = line.own.iter().copied().filter(|&at| from < at && at <= to).collect();
            @let from_each = [from].into_iter().chain(marks.iter().copied());
            @for (at, next) in from_each.zip(marks.iter().copied().map(Some).chain([None])) {
                (line.text[at..next.unwrap_or(to)])
                @if next.is_some() { " " i .you { "(" (words.say("seat-you")) ")" } }
            }
        }
    };
    html! {
        @if line.head > 0 && head == Head::Heard { span .head { (part(0, line.head)) } (part(line.head, stop)) }
        @else { (part(0, stop)) }
        @if stop < line.text.len() { (ends) }
    }
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
pub(super) fn log_line(
    words: &Words,
    links: PastLinks<'_>,
    line: &LogLine,
    class: &str,
    stop: TabStop,
) -> Markup {
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
                (text(words, line, Head::Shown, "."))
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

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    /// A line about a step of the seat with that number, or about chance.
    fn line(number: u64, seat: Option<usize>, text: &str) -> LogLine {
        let names = ["Ada", "Ben"];
        let name = seat.map_or("", |seat| names[seat]);
        let own = text.match_indices("Ada").map(|(at, name)| at + name.len()).collect();
        let head = if !name.is_empty() && text.starts_with(&format!("{name} ")) { name.len() + 1 } else { 0 };
        let kind = if seat.is_some() { LineKind::Step } else { LineKind::Chance };
        LogLine { number, seat: seat.map(Seat::new), text: text.to_owned(), own, head, clause: None, kind }
    }

    /// What is read of a page: no tags, and nothing that is only heard.
    fn read(markup: Markup) -> String {
        let seen: String = markup
            .into_string()
            .split("<span class=\"head\">")
            .enumerate()
            .map(|(nth, part)| if nth == 0 { part } else { part.split_once("</span>").unwrap().1 })
            .collect();
        seen.split('<')
            .map(|part| part.split_once('>').map_or(part, |(_, text)| text))
            .collect::<String>()
            .trim()
            .to_owned()
    }

    #[test]
    fn steps_of_one_player_in_a_row_are_one_sentence() {
        let lines = [
            line(1, Some(0), "Ada rests."),
            line(2, Some(1), "Ben acquires a card."),
            line(3, Some(1), "Ben lays a yellow cube."),
            line(4, Some(1), "The way pays Ben 3 gold."),
            line(5, None, "A card is turned up."),
            line(6, Some(1), "Ben ends the turn."),
        ];
        assert_eq!(runs(&lines), [0..1, 1..4, 4..5, 5..6]);
        let links = PastLinks { table: "t", eyes: None };
        let told = run_line(&Words::ENGLISH, links, &lines[1..4], "");
        let page = told.clone().into_string();
        assert_eq!(page.matches("class=\"line\"").count(), 3, "each of them leads to its position: {page}");
        assert_eq!(page.matches("type=\"checkbox\"").count(), 1, "and it can be opened: {page}");
        assert_eq!(read(told), "2Ben acquires a card; lays a yellow cube. The way pays Ben 3 gold.");
        let two = run_line(&Words::ENGLISH, links, &lines[1..3], "").into_string();
        assert!(!two.contains("checkbox"), "what is short needs no fold: {two}");
    }

    #[test]
    fn the_readers_own_name_is_marked_as_theirs() {
        let told = |text: &str, head| read(text_of(text, head));
        fn text_of(text: &str, head: Head) -> Markup {
            super::text(&Words::ENGLISH, &line(1, Some(0), text), head, ".")
        }
        assert_eq!(told("Ada rests.", Head::Shown), "Ada (you) rests.");
        assert_eq!(told("Ada rests.", Head::Heard), "rests.");
        assert_eq!(told("The way pays Ada 3 gold.", Head::Heard), "The way pays Ada (you) 3 gold.");
        assert_eq!(told("Is it Ada", Head::Shown), "Is it Ada (you)");
    }
}
