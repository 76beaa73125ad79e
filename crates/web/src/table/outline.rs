//! The places of a log that a replay stops at: before the first step, and after each that was not taken back.

use game::{Actor, Seat};

use crate::board::TurnMark;
use crate::entry::Entry;

/// One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stop {
    /// How many entries of the log lie before it.
    pub(crate) count: usize,
    /// Whose step leads to it; nobody's if chance did, or at the start.
    pub(crate) seat: Option<Seat>,
    /// The round, counted from 1.
    pub(crate) round: usize,
}

/// All of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Outline {
    stops: Vec<Stop>,
    /// The stops that rounds begin at.
    rounds: Vec<usize>,
}

impl Outline {
    /// The outline of a log of so many `players`; `mark` says where in its turn an action stands that turns are counted
    /// by.
    pub(crate) fn of(entries: &[Entry], players: usize, mark: impl Fn(&str) -> Option<TurnMark>) -> Outline {
        let begin = entries.iter().position(|entry| *entry == Entry::Begin);
        let first = Stop { count: begin.map_or(0, |begin| begin + 1), seat: None, round: 1 };
        let mut outline = Outline { stops: vec![first], rounds: vec![0] };
        let mut turns = 0;
        for place in told(entries) {
            let Some((actor, action)) = entries[place].step() else { continue };
            let mark = mark(action);
            if mark == Some(TurnMark::Begins) && turns > 0 && turns % players.max(1) == 0 {
                outline.rounds.push(outline.last());
                // Where it begins, nothing of it has happened yet.
                let (last, round) = (outline.last(), outline.rounds.len());
                outline.stops[last].round = round;
            }
            turns += usize::from(mark.is_some());
            if mark == Some(TurnMark::Ends) && turns % players.max(1) == 0 {
                outline.rounds.push(outline.stops.len());
            }
            let seat = match actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Chance => None,
            };
            outline.stops.push(Stop { count: place + 1, seat, round: outline.rounds.len() });
        }
        outline
    }

    /// The number of the last stop.
    pub(crate) fn last(&self) -> usize {
        self.stops.len() - 1
    }

    /// The stop of a number; the last one if there are fewer.
    pub(crate) fn stop(&self, number: usize) -> Stop {
        self.stops[number.min(self.last())]
    }

    /// The number of the stop that shows the table after so many entries.
    pub(crate) fn at(&self, count: usize) -> usize {
        self.stops.iter().rposition(|stop| stop.count <= count).unwrap_or(0)
    }

    /// The stops that rounds begin at.
    pub(crate) fn rounds(&self) -> &[usize] {
        &self.rounds
    }

    /// The beginning of this round, or of the one before where this is its beginning.
    pub(crate) fn round_before(&self, here: usize) -> Option<usize> {
        self.rounds.iter().copied().rfind(|&start| start < here)
    }

    /// The beginning of the next round.
    pub(crate) fn round_after(&self, here: usize) -> Option<usize> {
        self.rounds.iter().copied().find(|&start| start > here && start <= self.last())
    }

    /// The stop after the last step of `seat` before this one.
    pub(crate) fn step_before(&self, here: usize, seat: Seat) -> Option<usize> {
        (0..here).rev().find(|&stop| self.stops[stop].seat == Some(seat))
    }

    /// The stop after the next step of `seat`.
    pub(crate) fn step_after(&self, here: usize, seat: Seat) -> Option<usize> {
        (here + 1..self.stops.len()).find(|&stop| self.stops[stop].seat == Some(seat))
    }
}

/// The places of the entries that have a line in the log; what was taken back is no longer told.
pub(crate) fn told(entries: &[Entry]) -> Vec<usize> {
    let mut told: Vec<usize> = Vec::new();
    for (place, entry) in entries.iter().enumerate() {
        if let Entry::Undo(_, steps) | Entry::TakeBack(_, steps) = entry {
            for _ in 0..*steps {
                let last = told.iter().rposition(|&place| entries[place].step().is_some());
                last.map(|last| told.remove(last));
            }
        }
        if entry.is_told() {
            told.push(place);
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(lines: &[&str]) -> Vec<Entry> {
        lines.iter().map(|line| line.parse().unwrap()).collect()
    }

    const BEGUN: [&str; 9] = [
        "begin",
        "act P1 turn",
        "chance card",
        "confirm P1",
        "act P2 turn",
        "undo P2 1",
        "act P2 turn",
        "act P1 turn",
        "act P1 more",
    ];

    #[test]
    fn a_replay_stops_after_each_step_that_was_not_taken_back() {
        let marked = |action: &str| (action == "turn").then_some(TurnMark::Begins);
        let outline = Outline::of(&entries(&BEGUN), 2, marked);
        let counts: Vec<usize> = (0..=outline.last()).map(|number| outline.stop(number).count).collect();
        assert_eq!(counts, [1, 2, 3, 7, 8, 9]);
        assert_eq!(outline.at(0), 0);
        assert_eq!(outline.at(6), 2, "what was taken back is no stop");
        let (one, two) = (Seat::new(0), Seat::new(1));
        assert_eq!((outline.step_after(1, one), outline.step_before(4, two)), (Some(4), Some(3)));
        assert_eq!(outline.step_after(3, two), None);
    }

    #[test]
    fn a_round_begins_before_the_first_turn_or_after_the_last_one() {
        let rounds = |mark: TurnMark| {
            let outline = Outline::of(&entries(&BEGUN), 2, |action| (action == "turn").then_some(mark));
            let rounds: Vec<usize> = (0..=outline.last()).map(|number| outline.stop(number).round).collect();
            (outline.rounds().to_vec(), rounds, outline.round_before(4), outline.round_after(0))
        };
        assert_eq!(rounds(TurnMark::Begins), (vec![0, 3], vec![1, 1, 1, 2, 2, 2], Some(3), Some(3)));
        assert_eq!(rounds(TurnMark::Ends), (vec![0, 3], vec![1, 1, 1, 2, 2, 2], Some(3), Some(3)));
    }
}
