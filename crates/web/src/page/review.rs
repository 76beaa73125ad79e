//! The review of a game that has ended: who was winning when, what each decision was worth, and how much was luck.

use game::{Scores, Seat, Side};
use maud::{Markup, html};
use words::{Value, Words};

use crate::page::badge;
use crate::page::chances::ChancesPlot;
use crate::page::course::{apart, mark, short, tone};
use crate::page::past::{PastLinks, PastPage};
use crate::page::scores::result;
use crate::review::{Judged, Progress, Review, TurningPoint};
use crate::table::Outline;

/// The drawing of the chances, and in it the field with the lines.
const SIZE: (i32, i32) = (820, 268);
const LEFT: i32 = 44;
const RIGHT: i32 = 680;
const TOP: i32 = 34;
const BOTTOM: i32 = 236;
/// The numbers of turning points keep this distance.
const NUMBERS_APART: i32 = 38;
/// A mark on a line for each so many points.
const MARKS: usize = 9;
/// The drawing of luck and choices: its middle, and how wide its longest bar is.
const MIDDLE: i32 = 262;
const WIDTH: i32 = 70;

/// Where nothing cost or gained as many thousandths of the chance to win, no bar of the list is as long as it can be.
const SHORT_BAR: i32 = 50;

/// What the page shows.
pub(crate) struct ReviewPage<'a> {
    pub(crate) page: &'a PastPage<'a>,
    pub(crate) names: &'a [String],
    pub(crate) review: &'a Review,
    /// How far it is made, if it isn't whole.
    pub(crate) progress: Option<Progress>,
    pub(crate) outline: &'a Outline,
    /// The seat whose decisions are shown.
    pub(crate) seat: Seat,
    /// The seat of whoever reads it.
    pub(crate) own: Option<Seat>,
    pub(crate) order: Order,
    /// The decisions that are shown, those that cost or lie first before those that gained.
    pub(crate) shown: &'a [ShownDecision],
    /// The one that is shown beside them.
    pub(crate) selected: Option<&'a ShownDecision>,
    pub(crate) turning: &'a [(TurningPoint, String)],
    /// What came of the game; nothing if it was given up.
    pub(crate) scores: Option<&'a Scores>,
}

/// In which order decisions are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    WorstAndBest,
    AsTheyCame,
}

/// A decision with what its actions are called.
#[derive(Debug, Clone)]
pub(crate) struct ShownDecision {
    /// Its number among those of its seat, counted from 1, and how many there are.
    pub(crate) number: usize,
    pub(crate) of: usize,
    pub(crate) judged: Judged,
    pub(crate) made: String,
    pub(crate) best: String,
    /// What speaks for what the bot would have done, in words to the player.
    pub(crate) reasons: Vec<String>,
    /// Both on the parts of the board that the decision is about.
    pub(crate) picture: Option<Markup>,
}

/// The main part of the page.
pub(crate) fn main(review: &ReviewPage<'_>) -> Markup {
    let ReviewPage { page, .. } = *review;
    let words = page.words;
    html! {
        main #main .review data-progress=[review.progress.map(|_| format!("/t/{}/review/stream", page.id))] {
            div #head .head {
                h1 { (words.say_with("review-title", &[("game", words.title(page.game).as_str().into())])) }
                p .subtitle data-tip=(words.say("review-about")) tabindex="0" { (about(review)) }
                nav .row aria-label=(words.say("review-nav")) { (links(review)) }
            }
            @if let Some(progress) = review.progress { (making(words, progress)) }
            @if review.review.points.len() > 1 { (chances(review)) }
            @if !review.shown.is_empty() { (decisions(review)) }
            @if let Some(selected) = review.selected { (decision(review, selected)) }
            @if review.review.points.len() > 1 { (luck(review)) }
        }
    }
}

/// How the game ended, and how many decisions are judged here, once all of them are.
fn about(review: &ReviewPage<'_>) -> String {
    let words = review.page.words;
    let name = |side| match side {
        Side::Seat(seat) => review.names[seat.index()].clone(),
        Side::Automa => words.say("automa"),
    };
    let of_seat = |judged: &&Judged| judged.seat() == review.seat;
    let count = review.review.decisions.iter().filter(of_seat).count();
    let ended = match review.scores {
        Some(scores) => result(words, scores, review.own, name),
        None => words.say("status-over"),
    };
    match review.progress {
        Some(_) => ended,
        None => format!("{ended} {}", words.say_with("review-judged", &[("count", count.into())])),
    }
}

/// Before the end there is none.
pub(crate) fn not_yet(page: &PastPage<'_>) -> Markup {
    let words = page.words;
    html! {
        main #main .narrow {
            (page.head(&words.say_with("review-title", &[("game", words.title(page.game).as_str().into())]), 0))
            p { (words.say("review-not-yet")) }
        }
    }
}

/// The address of the review of a seat.
fn address(review: &ReviewPage<'_>, seat: Seat, order: Order, decision: Option<usize>) -> String {
    let order = if order == Order::AsTheyCame { "&order=1" } else { "" };
    let decision = decision.map_or_else(String::new, |number| format!("&decision={number}"));
    format!("/t/{}/review?seat={}{order}{decision}", review.page.id, seat.index() + 1)
}

/// Back to the table, to the replay, and to the decisions before and after the one that is shown.
fn links(review: &ReviewPage<'_>) -> Markup {
    let words = review.page.words;
    let to = |number: usize| address(review, review.seat, review.order, Some(number));
    html! {
        @if let Some(selected) = review.selected {
            @if selected.number > 1 { a #review-back .button href=(to(selected.number - 1)) { (words.say("review-earlier")) } }
            @if selected.number < selected.of { a #review-on .button href=(to(selected.number + 1)) { (words.say("review-later")) } }
            a #review-replay .button href=(position(review, selected.judged.step)) { (words.say("review-replay")) }
        }
        a .button href={ "/t/" (review.page.id) } { (words.say("past-live")) }
    }
}

/// The position before a step of the record, through the eyes of the seat.
fn position(review: &ReviewPage<'_>, step: usize) -> String {
    let eyes = (review.names.len() > 1).then_some(review.seat);
    PastLinks { table: review.page.id, eyes }.at(review.outline.stop(step).count)
}

fn making(words: &Words, progress: Progress) -> Markup {
    let percent = progress.percent();
    html! {
        section #making role="status" {
            label for="progress" { (words.say("review-making")) }
            progress #progress max="100" value=(percent) { (percent) }
            noscript { p { a href="" { (words.say("review-again")) } } }
            p #review-failed hidden { (words.say("review-failed")) " " a href="" { (words.say("review-again")) } }
        }
    }
}

/// Everybody's chances over the game, with the turning points.
fn chances(review: &ReviewPage<'_>) -> Markup {
    let words = review.page.words;
    let steps = review.outline.last();
    let plot = ChancesPlot { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM, steps, marks: MARKS };
    html! {
        section .card .chances aria-labelledby="chances-title" {
            h2 #chances-title { (words.say("review-chances")) " " small { (words.say("review-chances-how")) } }
            svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(words.say("review-chances-picture")) {
                (grid(review, &plot))
                @if let Some(selected) = review.selected {
                    rect .turning x=(plot.x(selected.judged.step) - 3) y=(TOP) width="7" height=(BOTTOM - TOP) {}
                }
                (moments(review, &plot))
                @for seat in Seat::all(review.names.len()) { (plot.line(review.review, seat, if seat == review.seat { " own" } else { "" })) }
                (ends(review, &plot))
            }
            ul .legend {
                @for seat in Seat::all(review.names.len()) {
                    li class={ "line-" (tone(Side::Seat(seat))) } {
                        svg viewBox="0 0 20 20" aria-hidden="true" { (mark(Side::Seat(seat), 10, 10, 8)) }
                        (review.names[seat.index()])
                    }
                }
            }
            @if !review.turning.is_empty() {
                @let who = review.names[review.seat.index()].as_str();
                h3 { (words.say("review-turning")) " " small { (words.say_with("turning-chance", &[("who", who.into())])) } }
                ol .turning-points {
                    @for ((point, text), number) in review.turning.iter().zip(1..) { (turning(review, point, text, number)) }
                }
            }
        }
    }
}

/// The turning points: their lines where they are, their numbers beside each other.
fn moments(review: &ReviewPage<'_>, plot: &ChancesPlot) -> Markup {
    let steps = review.turning.iter().map(|(point, _)| review.review.points[point.place].step);
    let mut free = LEFT;
    let places = steps.map(|step| {
        let at = plot.x(step).max(free);
        free = at + NUMBERS_APART;
        (plot.x(step), at)
    });
    html! {
        @for ((x, at), number) in places.zip(1..) {
            path .moment d={ "M" (at) " " (TOP - 14) "L" (x) " " (TOP) "V" (BOTTOM) } {}
            circle .moment-mark cx=(at) cy=(TOP - 18) {}
            text .moment-number x=(at) y=(TOP - 18) text-anchor="middle" dominant-baseline="central" { (number) }
        }
    }
}

fn grid(review: &ReviewPage<'_>, plot: &ChancesPlot) -> Markup {
    let words = review.page.words;
    let rounds = review.outline.rounds();
    let apart = rounds.len().div_ceil(16).max(1);
    html! {
        g .grid {
            @for percent in [0_u16, 25, 50, 75, 100] {
                @let y = plot.y(10 * percent);
                path d={ "M" (LEFT) " " (y) "H" (RIGHT) } {}
                text x=(LEFT - 6) y=(y + 5) text-anchor="end" { (percent) }
            }
            @for (start, number) in rounds.iter().zip(1_usize..).filter(|(_, number)| (number - 1) % apart == 0) {
                text x=(plot.x(*start)) y=(BOTTOM + 19) text-anchor="middle" { (number) }
            }
            text x=(RIGHT + 12) y=(BOTTOM + 19) { (words.say("review-axis-round")) }
        }
    }
}

/// The names at the ends of the lines, none on another.
fn ends(review: &ReviewPage<'_>, plot: &ChancesPlot) -> Markup {
    let Some(last) = review.review.points.last() else { return html! {} };
    let mut ends: Vec<(Seat, u16, i32)> = Seat::all(review.names.len())
        .zip(&last.chances)
        .map(|(seat, &chance)| (seat, chance, plot.y(chance)))
        .collect();
    ends.sort_by_key(|&(_, _, y)| y);
    let places = apart(ends.iter().map(|&(_, _, y)| y), TOP, BOTTOM);
    let from = plot.x(last.step);
    html! {
        @for (&(seat, _, y), at) in ends.iter().zip(places) {
            g class={ "end line-" (tone(Side::Seat(seat))) } {
                path d={ "M" (from) " " (y) "L" (RIGHT + 14) " " (at) } {}
                (mark(Side::Seat(seat), RIGHT + 24, at, 8))
                text x=(RIGHT + 38) y=(at + 5) { (short(&review.names[seat.index()])) }
            }
        }
    }
}

fn turning(review: &ReviewPage<'_>, point: &TurningPoint, text: &str, number: usize) -> Markup {
    let words = review.page.words;
    let points = &review.review.points;
    let before = &points[point.place - 1];
    // The round in which it was done, which that may have ended.
    let round = review.outline.stop(before.step).round;
    html! {
        li {
            span .number aria-hidden="true" { (number) }
            @if let Some(seat) = point.by { (badge(seat)) }
            @else { (super::aside::die()) }
            a href=(position(review, before.step + 1)) { (words.say_with("review-round-of", &[("round", round.into()), ("what", text.into())])) }
            strong .change { (percent(words, point.from)) " → " (percent(words, point.to)) }
        }
    }
}

/// Thousandths as percent.
pub(super) fn percent(words: &Words, chance: i32) -> String {
    words.say_with("review-percent", &[("number", Value::Text(words.decimal(f64::from(chance) / 10.0, 0)))])
}

/// The same with its sign and one decimal.
fn signed(words: &Words, change: i32) -> String {
    let sign = if change < 0 { "−" } else { "+" };
    format!("{sign}{}", words.decimal(f64::from(change.abs()) / 10.0, 1))
}

/// The decisions of a seat beside the bot's.
fn decisions(review: &ReviewPage<'_>) -> Markup {
    let words = review.page.words;
    let most = review.shown.iter().map(|shown| shown.judged.gain().abs()).fold(SHORT_BAR, i32::max);
    let order = |order: Order, key: &str| {
        let current = (review.order == order).then_some("true");
        html! { a href=(address(review, review.seat, order, None)) aria-current=[current] { (words.say(key)) } }
    };
    let title = if review.own == Some(review.seat) {
        words.say("review-decisions-own")
    } else {
        words.say_with("review-decisions-of", &[("who", review.names[review.seat.index()].as_str().into())])
    };
    html! {
        section .card .decisions aria-labelledby="decisions-title" {
            h2 #decisions-title { (title) " " small { (words.say("review-decisions-how")) } }
            div .tabs {
                @if review.review.judged().len() > 1 {
                    @for seat in review.review.judged() {
                        @let label = words.say_with("review-decisions-of", &[("who", review.names[seat.index()].as_str().into())]);
                        a href=(address(review, seat, review.order, None)) aria-current=[(seat == review.seat).then_some("true")] aria-label=(label) data-tip=(label) { (badge(seat)) }
                    }
                }
                (order(Order::WorstAndBest, "review-worst-and-best"))
                (order(Order::AsTheyCame, "review-in-order"))
            }
            div .scroll {
                table {
                    thead { tr { @for key in ["review-axis-round", "review-column-made", "review-column-bot", "review-column-change"] { th scope="col" { (words.say(key)) } } } }
                    @if review.order == Order::AsTheyCame {
                        tbody { @for shown in review.shown { (row(review, shown, most)) } }
                    } @else {
                        @for (key, has_cost) in [("review-cost-most", true), ("review-gained-most", false)] {
                            @let group: Vec<&ShownDecision> = review.shown.iter().filter(|shown| (shown.judged.gain() < 0) == has_cost).collect();
                            @if !group.is_empty() {
                                tbody {
                                    tr .group { th colspan="4" scope="rowgroup" { (words.say(key)) } }
                                    @for shown in group { (row(review, shown, most)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A decision in the list, in which the longest bar stands for `most` thousandths.
fn row(review: &ReviewPage<'_>, shown: &ShownDecision, most: i32) -> Markup {
    let words = review.page.words;
    let judged = &shown.judged;
    let gain = judged.gain();
    let is_selected = review.selected.is_some_and(|selected| selected.number == shown.number);
    html! {
        tr .selected[is_selected] {
            td .round { (review.outline.stop(judged.step).round) }
            th scope="row" {
                a href=(address(review, review.seat, review.order, Some(shown.number))) aria-current=[is_selected.then_some("true")] { (shown.made) }
            }
            td { @if judged.is_same() { em { (words.say("review-same")) } } @else { (shown.best) } }
            td .gain {
                svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                    rect .lost[gain < 0] .won[gain >= 0] width=((100 * gain.abs() / most).max(1)) height="10" {}
                }
                b { (signed(words, gain)) }
            }
        }
    }
}

/// One decision: what was done, what the bot would have done, and what came of both as far as it knows.
fn decision(review: &ReviewPage<'_>, shown: &ShownDecision) -> Markup {
    let words = review.page.words;
    let judged = &shown.judged;
    let round = review.outline.stop(judged.step).round;
    let bar = |class: &str, key: &str, text: &str, chance: u16| {
        html! {
            div class={ "choice " (class) } {
                span .who { (words.say(key)) } span .what { (text) } b { (percent(words, i32::from(chance))) }
                svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" { rect .back width="1000" height="10" {} rect .part width=(chance) height="10" {} }
            }
        }
    };
    let made = if review.own == Some(review.seat) { "review-you" } else { "review-player" };
    html! {
        section .card .decision aria-labelledby="decision-title" {
            h2 #decision-title {
                (badge(review.seat)) " " (words.say_with("moment-round", &[("count", round.into())])) " "
                small { (words.say_with("review-decision-number", &[("number", shown.number.into()), ("of", shown.of.into())])) }
            }
            @if let Some(picture) = &shown.picture { div .picture-of inert aria-hidden="true" { (picture) } }
            (bar("made", made, &shown.made, judged.made.1))
            @if judged.is_same() { p { (words.say("review-would-too")) } }
            @else { (bar("bot", "review-bot", &shown.best, judged.best.1)) }
            @if review.own == Some(review.seat) && !shown.reasons.is_empty() { p .reasons { (shown.reasons.join(" ")) } }
            p .hint { (words.say("review-known")) }
            p { a .button href=(position(review, judged.step)) { (words.say("review-look")) } }
        }
    }
}

/// How much of the way to the end was luck, for each seat.
fn luck(review: &ReviewPage<'_>) -> Markup {
    let words = review.page.words;
    let tenths = |chance: i32| Value::Text(words.decimal(f64::from(chance) / 10.0, 1));
    let seats: Vec<Seat> = Seat::all(review.names.len()).collect();
    // One's own choices and those of the others are told together: what one wins by them the others lose, again and
    // again, so that each alone may be several games. Together with luck they are the way from first to last.
    let sources = |&seat: &Seat| {
        let sources = review.review.sources(seat);
        [sources.all_choices(), sources.luck]
    };
    html! {
        section .card .luck aria-labelledby="luck-title" {
            h2 #luck-title { (words.say("review-luck")) }
            @if let Some((from, to)) = review.review.way(review.seat) {
                @let [choices, luck] = sources(&review.seat);
                p { (words.say_with("review-luck-sum", &[("from", tenths(from)), ("to", tenths(to)), ("choices", Value::Text(signed(words, choices))), ("luck", Value::Text(signed(words, luck)))])) }
            }
            p .hint { (words.say_with("review-luck-how", &[("players", seats.len().into())])) }
            ul .legend {
                @for (class, key) in [("choices", "review-by-choices"), ("chance", "review-by-luck")] {
                    li { svg viewBox="0 0 12 12" aria-hidden="true" { rect class=(class) width="12" height="12" rx="2" {} } (words.say(key)) }
                }
            }
            (luck_bars(review, &seats, sources))
            table .unseen {
                caption { (words.say("review-luck")) }
                @for &seat in &seats {
                    tr { th scope="row" { (review.names[seat.index()]) } @for change in sources(&seat) { td { (signed(words, change)) } } }
                }
            }
        }
    }
}

/// For each seat a bar of its choices and one of its luck, from the middle.
fn luck_bars(review: &ReviewPage<'_>, seats: &[Seat], sources: impl Fn(&Seat) -> [i32; 2]) -> Markup {
    let words = review.page.words;
    let rows = 36;
    let height = 8 + rows * seats.len() as i32;
    // The longest bar fills the room, so that small games of luck can be read, too.
    let longest = seats.iter().flat_map(&sources).map(i32::abs).max().unwrap_or(0).max(1);
    let rect = |class: &str, y: i32, change: i32| {
        let wide = (change.abs() * WIDTH / longest).clamp(1, WIDTH);
        let (x, at, anchor) = match change < 0 {
            true => (MIDDLE - wide, MIDDLE - wide - 5, "end"),
            false => (MIDDLE, MIDDLE + wide + 5, "start"),
        };
        html! {
            rect class=(class) x=(x) y=(y) width=(wide) height="11" {}
            text x=(at) y=(y + 10) text-anchor=(anchor) { (signed(words, change)) }
        }
    };
    html! {
        svg .bars viewBox={ "0 0 380 " (height) } role="img" aria-label=(words.say("review-luck-picture")) {
            path .axis d={ "M" (MIDDLE) " 0V" (height) } {}
            @for (nth, &seat) in (0_i32..).zip(seats) {
                @let y = 4 + rows * nth;
                @let [choices, luck] = sources(&seat);
                g class={ "line-" (tone(Side::Seat(seat))) } {
                    (mark(Side::Seat(seat), 10, y + 12, 7))
                    text x="24" y=(y + 17) .name { (short(&review.names[seat.index()])) }
                }
                (rect("choices", y, choices)) (rect("chance", y + 13, luck))
            }
        }
    }
}
