//! The turning point of a game that is over, with everybody's chances: what a review adds to the scene of the end.

use game::Seat;
use maud::{Markup, html};
use words::Value;

use crate::page::badge;
use crate::page::chances::ChancesPlot;
use crate::page::past::{PastLinks, PastPage};
use crate::page::review::percent;
use crate::review::{Review, TurningPoint};
use crate::table::Outline;

/// The drawing, and in it the field with the lines.
const SIZE: (i32, i32) = (400, 128);
const LEFT: i32 = 34;
const RIGHT: i32 = 390;
const TOP: i32 = 10;
const BOTTOM: i32 = 116;
/// A mark on a line for each so many points.
const MARKS: usize = 7;

/// What is told.
pub(crate) struct TurningScene<'a> {
    pub(crate) page: &'a PastPage<'a>,
    pub(crate) names: &'a [String],
    pub(crate) review: &'a Review,
    pub(crate) outline: &'a Outline,
    /// Whose chances have turned: the winner's.
    pub(crate) seat: Seat,
    /// The turning point with the line of the log about it; none if nothing has changed much at once.
    pub(crate) point: Option<(TurningPoint, String)>,
}

/// Where there is no review yet: the way to one. With the script it is made in place.
pub(crate) fn unknown(page: &PastPage<'_>) -> Markup {
    let words = page.words;
    html! {
        p .ahead {
            a #turning-find .button href={ "/t/" (page.id) "/review" } data-stream={ "/t/" (page.id) "/review/stream" } { (words.say("turning-find")) }
            span #turning-making role="status" hidden { " " (words.say("review-making")) " " progress max="100" value="0" {} }
        }
    }
}

/// The point in words beside the picture of the chances.
pub(crate) fn turning(scene: &TurningScene<'_>) -> Markup {
    let words = scene.page.words;
    html! {
        div .ahead .turning-point {
            @match &scene.point {
                Some((point, text)) => (told(scene, *point, text)),
                None => p { (words.say("turning-none")) },
            }
            (picture(scene))
        }
    }
}

fn told(scene: &TurningScene<'_>, point: TurningPoint, text: &str) -> Markup {
    let words = scene.page.words;
    let after = &scene.review.points[point.place];
    // The round in which it was done, which that may have ended.
    let round = scene.outline.stop(scene.review.points[point.place - 1].step).round;
    let links = PastLinks { table: scene.page.id, eyes: (scene.names.len() > 1).then_some(scene.seat) };
    let who = scene.names[scene.seat.index()].as_str();
    html! {
        p .change {
            strong { (percent(words, point.from)) " → " (percent(words, point.to)) }
            small { (words.say_with("turning-chance", &[("who", who.into())])) }
        }
        p {
            b { (words.say_with("turning-title", &[("round", Value::from(round))])) }
            " " @if let Some(by) = point.by { (badge(by)) } @else { (super::aside::die()) }
            " " a href=(links.at(scene.outline.stop(after.step).count)) { (text) }
        }
    }
}

/// Everybody's chances over the game; whose line is whose says the picture of the points.
fn picture(scene: &TurningScene<'_>) -> Markup {
    let words = scene.page.words;
    let steps = scene.review.points.last().map_or(1, |point| point.step);
    let plot = ChancesPlot { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM, steps, marks: MARKS };
    html! {
        svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(words.say("turning-picture")) {
            g .grid {
                @for chance in [0, 500, 1000] {
                    path d={ "M" (LEFT) " " (plot.y(chance)) "H" (RIGHT) } {}
                    text x=(LEFT - 5) y=(plot.y(chance) + 5) text-anchor="end" { (chance / 10) }
                }
            }
            @if let Some((point, _)) = &scene.point {
                @let (from, to) = (plot.x(scene.review.points[point.place - 1].step), plot.x(scene.review.points[point.place].step));
                rect .turning x=(from) y=(TOP) width=((to - from).max(4)) height=(BOTTOM - TOP) {}
            }
            @for seat in Seat::all(scene.names.len()) { (plot.line(scene.review, seat, "")) }
        }
    }
}
