//! How the points went, turn by turn, and the rounds that people count by. It is told once the game is over, when
//! nothing is hidden any more.

use game::{Actor, Record, Scores, Seat, Side};

use crate::board::WebBoard;

/// At most this many points of a line are kept.
const POINTS: usize = 60;

/// The points of all sides over the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PointsCourse {
    /// How many turns there were.
    pub(crate) turns: usize,
    /// How many turns a round has: one of each player.
    pub(crate) players: usize,
    /// The numbers of the turns after which points are told: 0 is the start, and the last one is the end.
    pub(crate) after: Vec<usize>,
    pub(crate) lines: Vec<PointsLine>,
}

/// The points of one side, one for each turn of [`PointsCourse::after`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PointsLine {
    pub(crate) side: Side,
    pub(crate) points: Vec<i32>,
}

impl PointsCourse {
    /// From the standings at the start, between turns, and at the end, of a game of so many `players`.
    fn new(standings: &[Scores], players: usize) -> Option<PointsCourse> {
        let turns = standings.len().checked_sub(1).filter(|turns| *turns > 0)?;
        let after = thinned(turns);
        let line = |side: Side| {
            let points = |scores: &Scores| {
                scores.0.iter().find(|score| score.side == side).map_or(0, |score| score.total)
            };
            PointsLine { side, points: after.iter().map(|&turn| points(&standings[turn])).collect() }
        };
        let sides: Vec<Side> = standings[turns].0.iter().map(|score| score.side).collect();
        let lines = sides.into_iter().map(line).collect();
        Some(PointsCourse { turns, players: players.max(1), after, lines })
    }

    /// The round that a turn belongs to; both are counted from 1.
    pub(crate) fn round_of(&self, turn: usize) -> usize {
        turn.div_ceil(self.players)
    }

    /// The place in [`after`](PointsCourse::after) from where on `side` was ahead of all others; nothing if it isn't at
    /// the end.
    pub(crate) fn ahead_since(&self, side: Side) -> Option<usize> {
        let own = self.lines.iter().find(|line| line.side == side)?;
        let is_ahead = |nth: usize| {
            self.lines.iter().all(|line| line.side == side || line.points[nth] < own.points[nth])
        };
        let last_behind = (0..self.after.len()).rev().find(|&nth| !is_ahead(nth));
        let since = last_behind.map_or(0, |nth| nth + 1);
        (since < self.after.len()).then_some(since)
    }
}

/// The turns that are told of so many: evenly, and always the first and the last.
fn thinned(turns: usize) -> Vec<usize> {
    let steps = turns.min(POINTS);
    (0..=steps).map(|step| step * turns / steps).collect()
}

/// How the points went in a game that is over.
pub(super) fn course<G: WebBoard>(record: &Record<G>) -> Option<PointsCourse> {
    let mut state = record.first_state();
    // Some games have one action in each turn to count by; else a turn ends when somebody else acts.
    let is_counted = record.entries.iter().any(|&(_, action)| G::is_turn(action));
    let mut standings = vec![G::standing(&state)?];
    let mut last: Option<Seat> = None;
    for &(actor, action) in &record.entries {
        if let Actor::Seat(seat) = actor {
            let is_next = |last: Seat| if is_counted { G::is_turn(action) } else { last != seat };
            if last.is_some_and(is_next) {
                standings.push(G::standing(&state)?);
            }
            last = Some(seat);
        }
        state.apply(actor, action);
    }
    standings.push(G::standing(&state)?);
    let players = standings[0].0.iter().filter(|score| matches!(score.side, Side::Seat(_))).count();
    PointsCourse::new(&standings, players)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Points;

    /// A course of two sides from their points.
    fn course(points: &[[i32; 2]]) -> PointsCourse {
        let standing = |points: &[i32; 2]| {
            Scores::ranked(Seat::all(2).zip(points).map(|(seat, &points)| {
                (Side::Seat(seat), [Points { source: "points", points }].into_iter().collect(), 0)
            }))
        };
        PointsCourse::new(&points.iter().map(standing).collect::<Vec<_>>(), 2).unwrap()
    }

    #[test]
    fn who_wins_goes_ahead_for_good_at_some_time() {
        let first = Side::Seat(Seat::new(0));
        assert_eq!(course(&[[0, 0], [1, 0], [1, 2], [3, 2], [4, 2]]).ahead_since(first), Some(3));
        assert_eq!(course(&[[1, 0], [2, 1]]).ahead_since(first), Some(0));
        assert_eq!(course(&[[0, 0], [2, 2]]).ahead_since(first), None, "a tie");
    }

    #[test]
    fn a_round_has_a_turn_of_each() {
        let course = course(&[[0, 0], [1, 0], [1, 2], [3, 2], [4, 2], [5, 2]]);
        assert_eq!([1, 2, 3, 4, 5].map(|turn| course.round_of(turn)), [1, 1, 2, 2, 3]);
    }

    #[test]
    fn a_long_game_is_thinned_and_keeps_its_end() {
        let points: Vec<[i32; 2]> = (0..=400).map(|turn| [turn, 0]).collect();
        let course = course(&points);
        assert_eq!((course.turns, course.after.len()), (400, POINTS + 1));
        assert_eq!((course.after[0], course.after[POINTS]), (0, 400));
        assert_eq!(course.lines[0].points[POINTS], 400);
    }
}
