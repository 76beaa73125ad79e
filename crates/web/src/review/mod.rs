//! What a bot thinks of a game that has ended: everybody's chances over the game, and what each decision was worth.
//!
//! A review is worked out once, beside everything else ([`job`]), and kept in the store as JSON. It has no words and no
//! names in it: pages tell it to each reader in their own.

pub(crate) mod job;

use game::Seat;
use serde::{Deserialize, Serialize};

/// The version of how reviews are made: older ones are made anew.
pub(crate) const VERSION: u32 = 2;

/// A change of so many thousandths of a game is worth to be told as a turning point.
const TURNING: i32 = 40;
/// So many turning points are told.
const TURNING_POINTS: usize = 3;

/// A review, as far as it is made.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Review {
    /// The first is before the first step, the last one after the last.
    pub(crate) points: Vec<ReviewPoint>,
    pub(crate) decisions: Vec<Judged>,
}

/// A position with everybody's chances.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReviewPoint {
    /// How many steps of the log lie before it.
    pub(crate) step: usize,
    /// The seat whose steps led here from the point before; nobody's if chance did.
    by: Option<u8>,
    /// In thousandths, in seat order.
    pub(crate) chances: Vec<u16>,
}

/// A decision, with what the bot would have done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Judged {
    /// How many steps of the log lie before it.
    pub(crate) step: usize,
    seat: u8,
    /// What was done, and how likely the seat was to win after it, in thousandths.
    pub(crate) made: (String, u16),
    /// What the bot would have done; the same, or something else.
    pub(crate) best: (String, u16),
    /// What comes next, where the same was done.
    pub(crate) next: Option<u16>,
}

/// How far a review has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Progress {
    pub(crate) done: usize,
    pub(crate) of: usize,
}

impl Progress {
    pub(crate) fn percent(self) -> usize {
        (100 * self.done).checked_div(self.of).unwrap_or(0)
    }

    pub(crate) fn is_done(self) -> bool {
        self.of > 0 && self.done >= self.of
    }
}

/// A review that is being made, its game forgotten.
pub(crate) trait Work: Send {
    /// Looks at one thing more.
    fn go_on(&mut self) -> Progress;
    /// What was found so far.
    fn found(&self) -> &Review;
}

/// A chance from 0 to 1 in thousandths.
pub(crate) fn thousandths(chance: f32) -> u16 {
    (1000.0 * chance.clamp(0.0, 1.0)).round() as u16
}

impl ReviewPoint {
    pub(crate) fn new(step: usize, by: Option<Seat>, chances: impl Iterator<Item = f32>) -> ReviewPoint {
        ReviewPoint {
            step,
            by: by.map(|seat| seat.index() as u8),
            chances: chances.map(thousandths).collect(),
        }
    }

    pub(crate) fn by(&self) -> Option<Seat> {
        self.by.map(|seat| Seat::new(usize::from(seat)))
    }

    fn chance(&self, seat: Seat) -> i32 {
        self.chances.get(seat.index()).copied().map_or(0, i32::from)
    }
}

impl Judged {
    pub(crate) fn new(
        step: usize,
        seat: Seat,
        made: (String, u16),
        best: (String, u16),
        next: Option<u16>,
    ) -> Judged {
        Judged { step, seat: seat.index() as u8, made, best, next }
    }

    pub(crate) fn seat(&self) -> Seat {
        Seat::new(usize::from(self.seat))
    }

    /// Whether the bot would have done the same.
    pub(crate) fn is_same(&self) -> bool {
        self.made.0 == self.best.0
    }

    /// What it has cost, below zero, or brought against what comes next, in thousandths.
    pub(crate) fn gain(&self) -> i32 {
        let (made, best) = (i32::from(self.made.1), i32::from(self.best.1));
        match self.next {
            Some(next) if self.is_same() => (made - i32::from(next)).max(0),
            _ => (made - best).min(0),
        }
    }
}

/// A moment in which much has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TurningPoint {
    /// The place of the point after it.
    pub(crate) place: usize,
    /// Whose step it was; nobody's if it was chance.
    pub(crate) by: Option<Seat>,
    /// The chances before and after, in thousandths.
    pub(crate) from: i32,
    pub(crate) to: i32,
}

/// Where a seat's chances come from, in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sources {
    /// By its own decisions.
    pub(crate) choices: i32,
    /// By dice and cards.
    pub(crate) luck: i32,
    /// By what the others decided.
    pub(crate) others: i32,
}

impl Sources {
    /// By what everybody decided. By oneself alone it can be more than there is: what somebody gains by each of their
    /// decisions, the others take again by theirs, and over a long game both add up to several games.
    pub(crate) fn all_choices(self) -> i32 {
        self.choices + self.others
    }
}

impl Review {
    /// The chances of `seat` at first and at last, in thousandths.
    pub(crate) fn way(&self, seat: Seat) -> Option<(i32, i32)> {
        Some((self.points.first()?.chance(seat), self.points.last()?.chance(seat)))
    }

    /// The seats whose decisions were looked at.
    pub(crate) fn judged(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.decisions.iter().map(Judged::seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// How much the chances of `seat` have changed by what: together it is the way from its first chance to its last.
    pub(crate) fn sources(&self, seat: Seat) -> Sources {
        let mut sources = Sources::default();
        for pair in self.points.windows(2) {
            let change = pair[1].chance(seat) - pair[0].chance(seat);
            match pair[1].by() {
                None => sources.luck += change,
                Some(by) if by == seat => sources.choices += change,
                Some(_) => sources.others += change,
            }
        }
        sources
    }

    /// Every change of the chances of `seat` that is worth to be told, in the order of the game.
    fn changes(&self, seat: Seat) -> Vec<TurningPoint> {
        self.points
            .windows(2)
            .zip(1..)
            .map(|(pair, place)| TurningPoint {
                place,
                by: pair[1].by(),
                from: pair[0].chance(seat),
                to: pair[1].chance(seat),
            })
            .filter(|point| (point.to - point.from).abs() >= TURNING)
            .collect()
    }

    /// When the chances of `seat` have changed most toward how the game has ended for it.
    pub(crate) fn turning_point(&self, seat: Seat) -> Option<TurningPoint> {
        let (first, last) = (self.points.first()?, self.points.last()?);
        let way = (last.chance(seat) - first.chance(seat)).signum();
        let toward = |point: &TurningPoint| way * (point.to - point.from);
        self.changes(seat).into_iter().filter(|point| toward(point) > 0).max_by_key(toward)
    }

    /// When the chances of `seat` have changed most, in the order of the game.
    pub(crate) fn turning_points(&self, seat: Seat) -> Vec<TurningPoint> {
        let mut found = self.changes(seat);
        found.sort_by_key(|point| std::cmp::Reverse((point.to - point.from).abs()));
        found.truncate(TURNING_POINTS);
        found.sort_by_key(|point| point.place);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(step: usize, by: Option<usize>, chances: [f32; 2]) -> ReviewPoint {
        ReviewPoint::new(step, by.map(Seat::new), chances.into_iter())
    }

    fn review() -> Review {
        let points = vec![
            point(0, None, [0.5, 0.5]),
            point(2, Some(0), [0.4, 0.6]),
            point(3, None, [0.7, 0.3]),
            point(5, Some(1), [0.72, 0.28]),
            point(6, Some(0), [1.0, 0.0]),
        ];
        Review { points, decisions: Vec::new() }
    }

    #[test]
    fn luck_and_choices_add_up_to_the_whole_way() {
        let sources = review().sources(Seat::new(0));
        assert_eq!(sources, Sources { choices: 180, luck: 300, others: 20 });
        assert_eq!(sources.choices + sources.luck + sources.others, 500);
    }

    #[test]
    fn what_players_take_from_each_other_adds_up_to_no_more_than_there_is() {
        // Each gains a tenth by each of their own steps and loses it by the other's: thirty times.
        let chances = |nth: usize| if nth % 2 == 1 { [0.6, 0.4] } else { [0.5, 0.5] };
        let points =
            (0..=60).map(|nth| point(nth, (nth > 0).then_some((nth + 1) % 2), chances(nth))).collect();
        let review = Review { points, decisions: Vec::new() };
        let sources = review.sources(Seat::new(0));
        assert_eq!((sources.choices, sources.others), (3000, -3000), "three whole games by own choices");
        assert_eq!((sources.all_choices(), sources.luck), (0, 0));
        for seat in Seat::all(2) {
            let (from, to) = super::Review::way(&self::review(), seat).unwrap();
            let sources = self::review().sources(seat);
            assert_eq!(sources.all_choices() + sources.luck, to - from);
        }
    }

    #[test]
    fn turning_points_are_the_greatest_changes_in_the_order_of_the_game() {
        let points = review().turning_points(Seat::new(1));
        let told: Vec<(usize, Option<Seat>, i32)> =
            points.iter().map(|point| (point.place, point.by, point.to - point.from)).collect();
        assert_eq!(told, [(1, Some(Seat::new(0)), 100), (2, None, -300), (4, Some(Seat::new(0)), -280)]);
    }

    #[test]
    fn the_turning_point_is_the_greatest_change_toward_how_it_ended() {
        let review = review();
        let place =
            |seat| review.turning_point(Seat::new(seat)).map(|point| (point.place, point.to - point.from));
        assert_eq!((place(0), place(1)), (Some((2, 300)), Some((2, -300))));
        // What goes the other way is none, however great.
        let points = vec![
            point(0, None, [0.5, 0.5]),
            point(1, Some(0), [0.1, 0.9]),
            point(2, Some(1), [0.4, 0.6]),
            point(3, None, [1.0, 0.0]),
        ];
        let turned = Review { points, decisions: Vec::new() }.turning_point(Seat::new(0));
        assert_eq!(turned.map(|point| point.place), Some(3));
        assert_eq!(Review::default().turning_point(Seat::new(0)), None);
    }

    #[test]
    fn what_was_done_costs_against_the_best_or_gains_against_the_next() {
        let judged = |best: &str, chances: [u16; 2], next| {
            Judged::new(0, Seat::new(0), ("a".into(), chances[0]), (best.into(), chances[1]), next).gain()
        };
        assert_eq!(judged("b", [270, 331], None), -61);
        assert_eq!(judged("b", [340, 331], None), 0, "as good as the best");
        assert_eq!(judged("a", [340, 340], Some(300)), 40);
    }

    #[test]
    fn a_review_reads_back() {
        let mut review = review();
        review.decisions.push(Judged::new(
            1,
            Seat::new(1),
            ("rest".into(), 1),
            ("play YY".into(), 2),
            Some(3),
        ));
        let json = serde_json::to_string(&review).unwrap();
        assert_eq!(serde_json::from_str::<Review>(&json).unwrap(), review);
    }
}
