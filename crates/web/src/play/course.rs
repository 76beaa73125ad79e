//! How the points went, round by round. It is told once the game is over, when nothing is hidden any more.

use game::{Actor, Record, Scores, Side};

use crate::board::{TurnMark, WebBoard};

/// At most this many points of a line are kept.
const POINTS: usize = 60;

/// The points of all sides over the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PointsCourse {
    /// How many rounds there were, with the one that the game ended in.
    pub(crate) rounds: usize,
    /// The numbers of the rounds after which points are told: 0 is the start, and the last one is the end.
    pub(crate) after: Vec<usize>,
    pub(crate) lines: Vec<PointsLine>,
}

/// The points of one side, one for each round of [`PointsCourse::after`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PointsLine {
    pub(crate) side: Side,
    pub(crate) points: Vec<i32>,
}

impl PointsCourse {
    /// From the standings at the start, between rounds, and at the end.
    fn new(standings: &[Scores]) -> Option<PointsCourse> {
        let rounds = standings.len().checked_sub(1).filter(|rounds| *rounds > 0)?;
        let after = thinned(rounds);
        let line = |side: Side| {
            let points = |scores: &Scores| {
                scores.0.iter().find(|score| score.side == side).map_or(0, |score| score.total)
            };
            PointsLine { side, points: after.iter().map(|&round| points(&standings[round])).collect() }
        };
        let sides: Vec<Side> = standings[rounds].0.iter().map(|score| score.side).collect();
        let lines = sides.into_iter().map(line).collect();
        Some(PointsCourse { rounds, after, lines })
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

/// The rounds that are told of so many: evenly, and always the first and the last.
fn thinned(rounds: usize) -> Vec<usize> {
    let steps = rounds.min(POINTS);
    (0..=steps).map(|step| step * rounds / steps).collect()
}

/// How the points went in a game that is over.
pub(super) fn course<G: WebBoard>(record: &Record<G>) -> Option<PointsCourse> {
    let mut state = record.first_state();
    // Some games have one action in each turn to count by; else a turn begins when somebody else acts.
    let is_counted = record.entries.iter().any(|&(_, action)| G::is_turn(action));
    let mut standings = vec![G::standing(&state)?];
    let (mut turns, mut last, mut has_ended) = (0, None, true);
    for &(actor, action) in &record.entries {
        if let Actor::Seat(seat) = actor {
            let begins = match G::TURN_MARK {
                _ if !is_counted => last != Some(seat),
                TurnMark::Begins => G::is_turn(action),
                TurnMark::Ends => has_ended,
            };
            // A round is told when the next one begins, so that the last one is told once, at the end.
            if begins && turns > 0 && turns % state.players() == 0 {
                standings.push(G::standing(&state)?);
            }
            turns += usize::from(begins);
            (last, has_ended) = (Some(seat), G::is_turn(action));
        }
        state.apply(actor, action);
    }
    standings.push(G::standing(&state)?);
    PointsCourse::new(&standings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use century::Century;
    use game::fair::Bytes32;
    use game::{Fair, Match, Options, Origin, Points, Seat, Turn};
    use landnam::Landnam;

    use crate::play::guide::suggestion;

    /// A course of two sides from their points.
    fn course(points: &[[i32; 2]]) -> PointsCourse {
        let standing = |points: &[i32; 2]| {
            Scores::ranked(Seat::all(2).zip(points).map(|(seat, &points)| {
                (Side::Seat(seat), [Points { source: "points", points }].into_iter().collect(), 0)
            }))
        };
        PointsCourse::new(&points.iter().map(standing).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn who_wins_goes_ahead_for_good_at_some_time() {
        let first = Side::Seat(Seat::new(0));
        assert_eq!(course(&[[0, 0], [1, 0], [1, 2], [3, 2], [4, 2]]).ahead_since(first), Some(3));
        assert_eq!(course(&[[1, 0], [2, 1]]).ahead_since(first), Some(0));
        assert_eq!(course(&[[0, 0], [2, 2]]).ahead_since(first), None, "a tie");
    }

    #[test]
    fn a_long_game_is_thinned_and_keeps_its_end() {
        let points: Vec<[i32; 2]> = (0..=400).map(|round| [round, 0]).collect();
        let course = course(&points);
        assert_eq!((course.rounds, course.after.len()), (400, POINTS + 1));
        assert_eq!((course.after[0], course.after[POINTS]), (0, 400));
        assert_eq!(course.lines[0].points[POINTS], 400);
    }

    /// How many rounds are told of a game after so many turns, in which everybody does what the guide would say.
    fn rounds<G: WebBoard>(players: &str, turns: usize) -> usize {
        let options = G::Options::from_pairs([("players", players)]).expect("a number of players");
        let mut game = Match::<G>::new(options, Fair::new(Bytes32([7; 32]), []));
        let mut done = 0;
        while done < turns {
            if game.roll().is_some() {
                continue;
            }
            let Turn::Seats(seats) = game.state().turn() else { panic!("the game is over") };
            let seat = seats.first().expect("somebody");
            let action = suggestion(game.state(), seat, done).expect("something to do");
            done += usize::from(G::is_turn(action));
            game.apply(Actor::Seat(seat), action, Origin::Chosen);
        }
        super::course(game.record()).expect("points").rounds
    }

    #[test]
    fn rounds_are_counted_by_turns_that_begin_and_by_turns_that_end() {
        assert_eq!(
            [3, 4, 5].map(|turns| rounds::<Century>("2", turns)),
            [2, 2, 3],
            "a round that has begun counts"
        );
        assert_eq!([2, 3, 4].map(|turns| rounds::<Landnam>("3", turns)), [1, 1, 2]);
    }
}
