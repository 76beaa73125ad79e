//! Lines of everybody's chances to win, in the review and beside the turning point of the end.

use game::{Seat, Side};
use maud::{Markup, html};

use crate::page::course::{mark, tone};
use crate::review::Review;

/// Where steps and chances lie in a drawing.
pub(super) struct ChancesPlot {
    pub(super) left: i32,
    pub(super) right: i32,
    pub(super) top: i32,
    pub(super) bottom: i32,
    /// How many steps lie between left and right.
    pub(super) steps: usize,
    /// How many marks a line has.
    pub(super) marks: usize,
}

impl ChancesPlot {
    pub(super) fn x(&self, step: usize) -> i32 {
        self.left + (step * (self.right - self.left) as usize / self.steps.max(1)) as i32
    }

    pub(super) fn y(&self, chance: u16) -> i32 {
        self.bottom - i32::from(chance) * (self.bottom - self.top) / 1000
    }

    /// The line of a seat; `class` says what is special about it.
    pub(super) fn line(&self, review: &Review, seat: Seat, class: &str) -> Markup {
        let chance = |chances: &[u16]| chances.get(seat.index()).copied().unwrap_or(0);
        let spots: Vec<(i32, i32)> =
            review.points.iter().map(|point| (self.x(point.step), self.y(chance(&point.chances)))).collect();
        let line = spots.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ");
        html! {
            g class={ "line-" (tone(Side::Seat(seat))) (class) } {
                polyline points=(line) {}
                @for &(x, y) in spots.iter().step_by((spots.len() / self.marks).max(1)) { (mark(Side::Seat(seat), x, y, 4)) }
            }
        }
    }
}
