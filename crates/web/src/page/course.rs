//! The picture of the points over the game, which the end shows.

use game::Side;
use maud::{Markup, html};
use words::Value;

use crate::page::scores::side_name;
use crate::play::PointsCourse;
use crate::table::TablePage;

/// The drawing, and in it the field with the lines.
const SIZE: (i32, i32) = (500, 290);
const LEFT: i32 = 34;
const RIGHT: i32 = 290;
const TOP: i32 = 22;
const BOTTOM: i32 = 252;
/// Names at the ends of the lines keep this distance.
const NAMES_APART: i32 = 22;
/// Longer names are cut.
const LONGEST_NAME: usize = 14;

/// The lines of all sides with their names, and a sentence about who went ahead when.
pub(super) fn course(page: &TablePage<'_>, course: &PointsCourse, winner: Option<Side>) -> Markup {
    let words = page.words;
    let plot = PointsPlot::of(course);
    let ahead = winner.and_then(|side| Some((side, course.ahead_since(side)?)));
    html! {
        div .course {
            h3 .ruled { (words.say("end-course")) }
            svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(words.say("end-course-picture")) {
                (grid(page, &plot))
                @if let Some((_, since)) = ahead.filter(|(_, since)| *since > 0) {
                    @let (from, to) = (plot.x(course.after[since - 1]), plot.x(course.after[since]));
                    rect .turning x=(from) y=(TOP) width=((to - from).max(4)) height=(BOTTOM - TOP) {}
                }
                @for line in &course.lines {
                    @let spots: Vec<(i32, i32)> = course.after.iter().zip(&line.points).map(|(&round, &points)| (plot.x(round), plot.y(points))).collect();
                    g class={ "line-" (tone(line.side)) } {
                        polyline points=(spots.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")) {}
                        @for &(x, y) in spots.iter().skip(spots.len() / 8).step_by((spots.len() / 5).max(1)) { (mark(line.side, x, y, 4)) }
                    }
                }
                (ends(page, course, &plot))
            }
            @if let Some((side, since)) = ahead { p .ahead { (sentence(page, course, side, since)) } }
        }
    }
}

fn sentence(page: &TablePage<'_>, course: &PointsCourse, side: Side, since: usize) -> String {
    let who = Value::Text(side_name(page, side));
    if since == 0 {
        return page.words.say_with("end-ahead-always", &[("who", who)]);
    }
    let values = [("who", who), ("round", course.after[since].into()), ("rounds", course.rounds.into())];
    page.words.say_with("end-ahead", &values)
}

/// What the numbers of rounds and points are in the drawing.
struct PointsPlot {
    rounds: usize,
    least: i32,
    most: i32,
    step: i32,
}

impl PointsPlot {
    fn of(course: &PointsCourse) -> PointsPlot {
        let all = || course.lines.iter().flat_map(|line| line.points.iter().copied());
        let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
        let step = round_step(most - least, 5);
        let up = |points: i32| points.div_euclid(step) * step;
        PointsPlot { rounds: course.rounds, least: up(least), most: up(most - 1) + step, step }
    }

    fn x(&self, round: usize) -> i32 {
        LEFT + (round * (RIGHT - LEFT) as usize / self.rounds) as i32
    }

    fn y(&self, points: i32) -> i32 {
        BOTTOM - (points - self.least) * (BOTTOM - TOP) / (self.most - self.least)
    }
}

/// A round number that goes into `range` at most `most` times.
fn round_step(range: i32, most: i32) -> i32 {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
    steps.into_iter().find(|step| range <= step * most).unwrap_or(range)
}

fn grid(page: &TablePage<'_>, plot: &PointsPlot) -> Markup {
    let words = page.words;
    let apart = round_step(i32::try_from(plot.rounds).unwrap_or(i32::MAX / 10), 6).unsigned_abs() as usize;
    html! {
        g .grid {
            text x=(LEFT) y=(TOP - 9) { (words.say("end-axis-points")) }
            @for points in (plot.least..=plot.most).step_by(plot.step.unsigned_abs() as usize) {
                @let y = plot.y(points);
                path d={ "M" (LEFT) " " (y) "H" (RIGHT) } {}
                text x=(LEFT - 6) y=(y + 5) text-anchor="end" { (points) }
            }
            @for round in (0..=plot.rounds).step_by(apart).skip(1) {
                text x=(plot.x(round)) y=(BOTTOM + 19) text-anchor="middle" { (round) }
            }
            text x=(RIGHT + 18) y=(BOTTOM + 19) { (words.say("end-axis-rounds")) }
        }
    }
}

/// The names at the ends of the lines, none on another.
fn ends(page: &TablePage<'_>, course: &PointsCourse, plot: &PointsPlot) -> Markup {
    let mut ends: Vec<(Side, i32, i32)> = course
        .lines
        .iter()
        .map(|line| (line.side, line.points.last().copied().unwrap_or(0)))
        .map(|(side, points)| (side, points, plot.y(points)))
        .collect();
    ends.sort_by_key(|&(_, _, y)| y);
    let places = apart(ends.iter().map(|&(_, _, y)| y), TOP, BOTTOM);
    html! {
        @for (&(side, points, y), at) in ends.iter().zip(places) {
            g class={ "end line-" (tone(side)) } {
                path d={ "M" (RIGHT) " " (y) "L" (RIGHT + 14) " " (at) } {}
                (mark(side, RIGHT + 22, at, 8))
                text x=(RIGHT + 36) y=(at + 5) { (short(&side_name(page, side))) " " tspan { (points) } }
            }
        }
    }
}

/// Heights for names at the ends of lines, which come from above: none on another, all between `top` and `bottom` where
/// there is room.
pub(super) fn apart(heights: impl Iterator<Item = i32>, top: i32, bottom: i32) -> Vec<i32> {
    let mut free = top;
    let mut places: Vec<i32> = heights
        .map(|height| {
            let at = height.max(free);
            free = at + NAMES_APART;
            at
        })
        .collect();
    // What would hang below the field goes up again.
    let below = (free - NAMES_APART - bottom).max(0);
    places.iter_mut().for_each(|at| *at -= below);
    places
}

pub(super) fn short(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

/// The last part of the class of a side's line.
pub(super) fn tone(side: Side) -> String {
    match side {
        Side::Seat(seat) => (seat.index() + 1).to_string(),
        Side::Automa => "automa".into(),
    }
}

/// The shape of a side, so that lines are told apart without their colors: that of its badge.
pub(super) fn mark(side: Side, x: i32, y: i32, r: i32) -> Markup {
    let path = |d: String| html! { path .mark d=(d) {} };
    match side {
        Side::Seat(seat) if seat.index() == 0 => html! { circle .mark cx=(x) cy=(y) r=(r) {} },
        Side::Seat(seat) if seat.index() == 1 => {
            path(format!("M{} {}h{}v{}h-{}Z", x - r, y - r, 2 * r, 2 * r, 2 * r))
        }
        Side::Seat(seat) if seat.index() == 2 => {
            path(format!("M{x} {}l{} {}h-{}Z", y - r - 1, r + 1, 2 * r + 1, 2 * r + 2))
        }
        Side::Seat(seat) if seat.index() == 3 => path(format!(
            "M{x} {}l{} {}l-{} {}l-{} -{}Z",
            y - r - 1,
            r + 1,
            r + 1,
            r + 1,
            r + 1,
            r + 1,
            r + 1
        )),
        Side::Seat(_) => {
            path(format!("M{x} {}l{} {}l-{} {}h-{}l-{} -{}Z", y - r, r, r - 1, r / 2, r, r, r / 2, r))
        }
        Side::Automa => path(format!("M{} {y}h{}M{x} {}v{}", x - r, 2 * r, y - r, 2 * r)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        for (range, step) in [(1, 1), (5, 1), (7, 2), (12, 5), (56, 20), (100, 20), (101, 50)] {
            assert_eq!(round_step(range, 5), step, "{range}");
        }
    }
}
