//! The end as a scene over the board: who won, where the points came from, and what comes after.

use game::{Score, Scores, Seat, Side};
use maud::{Markup, html};
use words::{Value, Words};

use crate::cover::band;
use crate::page::course::course;
use crate::page::guide;
use crate::page::table::{key_field, name};
use crate::page::{badge, word_field};
use crate::session::{Again, Stage};
use crate::table::{SeatKind, TablePage};

/// The sentence on top when the game is over.
pub(super) fn over(page: &TablePage<'_>) -> String {
    match &page.scores {
        Some(scores) => result(page.words, scores, page.me, |side| side_name(page, side)),
        None => page.words.say("status-over"),
    }
}

/// Who has won, and with how many points.
pub(super) fn result(
    words: &Words,
    scores: &Scores,
    me: Option<Seat>,
    name: impl Fn(Side) -> String,
) -> String {
    let winners: Vec<String> = scores.winners().map(name).collect();
    let points = scores.0.iter().find(|score| score.rank == 1).map_or(0, |score| score.total);
    let key = match (me, winners.len()) {
        (Some(me), 1) if scores.of(me).is_some_and(|score| score.rank == 1) => "status-over-you",
        _ => "status-over-winner",
    };
    let who = Value::Text(words.names(winners.iter().map(String::as_str)));
    words.say_with(key, &[("who", who), ("count", winners.len().into()), ("points", points.into())])
}

pub(super) fn side_name(page: &TablePage<'_>, side: Side) -> String {
    match side {
        Side::Seat(seat) => name(page, seat).to_owned(),
        Side::Automa => page.words.say("automa"),
    }
}

/// The scene. It can be folded away to look at the board below it, without a script.
pub(super) fn end(page: &TablePage<'_>) -> Markup {
    if !matches!(page.stage, Stage::Over | Stage::Ended(_)) {
        return html! {};
    }
    let words = page.words;
    html! {
        details #end open {
            // In the row of buttons there is another one, for those who have the script.
            summary .button {
                span .when-open { (words.say("end-fold")) }
                span .when-folded { (words.say("end-unfold")) }
            }
            section #scores .scene aria-labelledby="scores-title" {
                (banner(page))
                (guide::end(page))
                @if let Some(scores) = &page.scores {
                    div .halves {
                        (ranking(page, scores))
                        @if let Some(points) = &page.parts.course { (course(page, points, only_winner(scores))) }
                        // What a review knows; the script fetches it.
                        div #turning .course data-from={ "/t/" (page.id) "/review/turning" } {}
                    }
                    details .figures { summary { (words.say("end-figures")) } (table(page, scores)) }
                }
                @else { p .none { (words.say("scores-none")) } }
                (after(page))
            }
        }
    }
}

/// The winner's name before the picture of the game.
fn banner(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        header .banner {
            (band(page.game))
            @if let Some(scores) = &page.scores {
                @let winners: Vec<String> = scores.winners().map(|side| side_name(page, side)).collect();
                @let points = scores.0.iter().find(|score| score.rank == 1).map_or(0, |score| score.total);
                @let who = words.names(winners.iter().map(String::as_str));
                h2 #scores-title { (words.say_with("end-winner", &[("who", Value::Text(who)), ("count", winners.len().into())])) }
                p {
                    (words.say_with("end-points", &[("count", points.into())]))
                    @if let Some(lead) = lead(scores) { ", " (words.say_with("end-lead", &[("count", lead.into())])) }
                }
                @if let Some(why) = &page.parts.ending { p .why { (why) } }
            } @else { h2 #scores-title { (over(page)) } }
        }
    }
}

/// Who has won alone.
fn only_winner(scores: &Scores) -> Option<Side> {
    let mut winners = scores.winners();
    winners.next().filter(|_| winners.next().is_none())
}

/// How many points the winner is ahead.
fn lead(scores: &Scores) -> Option<i64> {
    let mut totals: Vec<i64> = scores.0.iter().map(|score| i64::from(score.total)).collect();
    totals.sort_unstable_by(|one, two| two.cmp(one));
    match totals.as_slice() {
        [first, second, ..] if first > second => Some(first - second),
        _ => None,
    }
}

/// The names of all sources, in the order in which they come; not every side scores from every one.
fn sources(scores: &Scores) -> Vec<&'static str> {
    let mut sources: Vec<&'static str> = Vec::new();
    for line in scores.0.iter().flat_map(|score| &score.sources) {
        if !sources.contains(&line.source) {
            sources.push(line.source);
        }
    }
    sources
}

/// Whether anybody has points from a source.
fn has_scored(scores: &Scores, source: &str) -> bool {
    scores.0.iter().flat_map(|score| &score.sources).any(|line| line.source == source && line.points != 0)
}

/// A bar for each side, made of its sources, the best first.
fn ranking(page: &TablePage<'_>, scores: &Scores) -> Markup {
    let words = page.words;
    let sources = sources(scores);
    let most = scores.0.iter().map(|score| i64::from(score.total)).max().unwrap_or(1).max(1);
    let mut ranked: Vec<&Score> = scores.0.iter().collect();
    ranked.sort_by_key(|score| score.rank);
    html! {
        div .ranking {
            h3 .ruled { (words.say("end-sources")) }
            (grains())
            ol {
                @for score in ranked {
                    li .winner[score.rank == 1] {
                        span .rank { (score.rank) }
                        span .side {
                            @if let Side::Seat(seat) = score.side { (badge(seat)) }
                            strong { (side_name(page, score.side)) }
                            @if page.me.is_some_and(|me| score.side == Side::Seat(me)) { span .you { (page.words.say("seat-you")) } }
                        }
                        (bar(score, &sources, most))
                        span .total { (score.total) }
                    }
                }
            }
            ul .legend {
                @for (nth, source) in sources.iter().enumerate().filter(|(_, source)| has_scored(scores, source)) {
                    li { svg class={ "source-" (nth % 8) " of-" (source) } viewBox="0 0 12 12" { rect width="12" height="12" rx="2" {} @if let Some(fill) = grain(nth) { rect width="12" height="12" rx="2" fill=(fill) {} } } (source_name(page, source)) }
                }
            }
        }
    }
}

/// What is drawn over the color of a source, so that sources are told apart without colors; the first has none.
const GRAINS: [&str; 7] = [
    "M-1 7 7 -1M-1 1 1 -1M5 7 7 5",
    "M2 3h2",
    "M0 3h6",
    "M3 0v6",
    "M-1 -1 7 7M-1 5 1 7M5 -1 7 1",
    "M0 3h6M3 0v6",
    "M0 1h3M3 4h3",
];

/// The patterns of sources, which the bars and their legend refer to.
fn grains() -> Markup {
    html! {
        svg .grains aria-hidden="true" {
            @for (nth, d) in GRAINS.iter().enumerate() {
                pattern id={ "grain-" (nth + 1) } width="6" height="6" patternUnits="userSpaceOnUse" { path .grain d=(d) {} }
            }
        }
    }
}

/// The pattern of the source that comes as the `nth`.
fn grain(nth: usize) -> Option<String> {
    let nth = nth % (GRAINS.len() + 1);
    (nth > 0).then(|| format!("url(#grain-{nth})"))
}

/// What a source of points is called; one of a game without texts of its own goes by its name.
pub(super) fn source_name(page: &TablePage<'_>, source: &str) -> String {
    page.words.lookup(&(page.source_key)(source)).unwrap_or_else(|| source.to_owned())
}

/// The parts of a side's points, each as wide as its share of the most that anybody has. Widths are shares, so that
/// letters keep their size.
fn bar(score: &Score, sources: &[&'static str], most: i64) -> Markup {
    let share = |points: i64| format!("{}%", (1000 * points / most) as f64 / 10.0);
    // Halves of points are counted, so that an odd number stands in the middle too.
    let middle = |left: i64, points: i64| format!("{}%", (500 * (2 * left + points) / most) as f64 / 10.0);
    let mut left = 0;
    html! {
        svg .bar width="100%" height="30" aria-hidden="true" {
            @for line in score.sources.iter().filter(|line| line.points > 0) {
                @let points = i64::from(line.points);
                @let nth = sources.iter().position(|source| *source == line.source).unwrap_or(0);
                g class={ "source-" (nth % 8) " of-" (line.source) } {
                    rect x=(share(left)) width=(share(points)) height="30" {}
                    @if let Some(fill) = grain(nth) { rect x=(share(left)) width=(share(points)) height="30" fill=(fill) {} }
                    @if 20 * points > most { text x=(middle(left, points)) y="20" text-anchor="middle" { (points) } }
                }
                @let () = left += points;
            }
        }
    }
}

/// All figures as a table: for readers, and for who wants to know exactly.
fn table(page: &TablePage<'_>, scores: &Scores) -> Markup {
    let words = page.words;
    let sources = sources(scores);
    let mut ranked: Vec<&Score> = scores.0.iter().collect();
    ranked.sort_by_key(|score| score.rank);
    html! {
        div .scroll {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (words.say("scores-rank")) }
                        th scope="col" { (words.say("scores-player")) }
                        @for source in &sources { th scope="col" { (source_name(page, source)) } }
                        th scope="col" { (words.say("scores-total")) }
                    }
                }
                tbody {
                    @for score in ranked {
                        tr .winner[score.rank == 1] {
                            td { (score.rank) }
                            th scope="row" { (side_name(page, score.side)) }
                            @for source in &sources {
                                td {
                                    @if let Some(line) = score.sources.iter().find(|line| line.source == *source) { (line.points) }
                                    @else { "–" }
                                }
                            }
                            td { strong { (score.total) } }
                        }
                    }
                }
            }
        }
    }
}

/// Once more, the review and the replay; what few people want is behind a button.
fn after(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        footer .after {
            (rematch(page))
            a #to-review .button href={ "/t/" (page.id) "/review" } { (words.say("review-button")) }
            a #to-replay .button href={ "/t/" (page.id) "/at/0" } { (words.say("table-replay")) }
            button #end-more-button type="button" popovertarget="end-more" { (words.say("end-more")) }
            div #end-more .menu popover {
                button #look type="button" { (words.say("end-fold")) }
                a .button href={ "/t/" (page.id) "/record" } download { (words.say("table-record")) }
                a .button href={ "/t/" (page.id) "/dice" } { (words.say_with("table-dice", &[("game", page.game.into())])) }
                a .button href="/" { (words.say("sorry-home")) }
                @if may_agree(page) { (word_field(words, page.game, "rematch")) }
            }
        }
    }
}

/// What somebody has said to playing again.
fn own_answer<'a>(page: &'a TablePage<'_>) -> Option<&'a Again> {
    page.me.and_then(|me| page.again.get(me.index()).copied().flatten())
}

/// Whether somebody can still say that they want to play again.
fn may_agree(page: &TablePage<'_>) -> bool {
    page.rematch.is_none() && page.me.is_some() && !matches!(own_answer(page), Some(Again::Yes(_)))
}

/// Once more: who wants to, whose answer is waited for, and one's own.
fn rematch(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let names = |seats: &[Seat]| Value::Text(words.names(seats.iter().map(|&seat| name(page, seat))));
    let wants = |seat: &Seat| matches!(page.again.get(seat.index()), Some(Some(Again::Yes(_))));
    let agreed: Vec<Seat> = Seat::all(page.again.len()).filter(wants).collect();
    let own = own_answer(page);
    let is_alone = page.seats.iter().filter(|info| info.kind == SeatKind::Person).count() < 2;
    html! {
        @if let Some(table) = page.rematch {
            a .button .primary href={ "/t/" (table) } { (words.say("table-to-rematch")) }
        } @else if page.me.is_some() {
            form #rematch method="post" action={ "/t/" (page.id) "/rematch" } data-shares {
                (key_field(page))
                @if may_agree(page) {
                    button .primary type="submit" { (words.say(if is_alone { "table-again" } else { "table-rematch" })) }
                    @if !agreed.is_empty() && own.is_none() {
                        button type="submit" formaction={ "/t/" (page.id) "/no-rematch" } { (words.say("rematch-no")) }
                    }
                }
                @if !agreed.is_empty() {
                    p .hint { (words.say_with("rematch-agreed", &[("who", names(&agreed)), ("count", agreed.len().into())])) }
                }
                @if !may_agree(page) {
                    p .hint role="status" { (words.say_with("rematch-waiting", &[("who", names(&page.still_asked))])) }
                }
            }
        }
    }
}
