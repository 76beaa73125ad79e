//! A review of the match, made step by step: first the chances of all positions, then the decisions.

use bots::{Budget, Care, Decision, Reviewer, Weighed};
use game::{Actions, Actor, Match, Origin, Record, Seat, SeatSet};

use crate::board::WebBoard;
use crate::review::{Judged, Progress, Review, ReviewPoint, Work, thousandths};

/// How much a review may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReviewBudget {
    /// As long as a person waits, on this machine.
    ByTime,
    /// Always the same, for tests.
    Counted,
}

/// So many games are played on for all positions together, but at least and at most so many for each.
const SAMPLES: usize = 3000;
const SAMPLES_EACH: (usize, usize) = (2, 16);
/// All decisions together are searched for so long, each twice at most, and one no longer than that.
const ALL_DECISIONS: std::time::Duration = std::time::Duration::from_secs(40);
const ONE_DECISION: std::time::Duration = std::time::Duration::from_millis(200);

/// A review under way.
pub(super) struct ReviewWork<G: WebBoard> {
    record: Record<G>,
    /// How many steps of the log lie before each of the record, which may have more: what an older version of the rules
    /// left unsaid.
    said: Vec<usize>,
    reviewer: Reviewer<G>,
    /// The steps after which chances are told, from behind.
    marks: Vec<usize>,
    /// The steps of decisions that are looked at, from behind.
    decisions: Vec<(usize, Seat)>,
    of: usize,
    /// The state before the step that is next.
    state: G,
    step: usize,
    review: Review,
}

impl<G: WebBoard> ReviewWork<G> {
    /// Of the decisions, those of `seats` are looked at.
    pub(super) fn new(game: &Match<G>, seats: SeatSet, budget: ReviewBudget, seed: u64) -> ReviewWork<G> {
        let record = game.record().clone();
        let said = said(game.origins());
        let mut marks = marks(&record);
        let mut decisions = decisions(&record, game.origins(), seats);
        let of = marks.len() + decisions.len();
        let samples = (SAMPLES / marks.len().max(1)).clamp(SAMPLES_EACH.0, SAMPLES_EACH.1);
        let each = ALL_DECISIONS / u32::try_from(decisions.len().max(1)).unwrap_or(u32::MAX);
        let care = match budget {
            ReviewBudget::ByTime => {
                Care { samples: samples as u32, budget: Budget::Time(each.min(ONE_DECISION)) }
            }
            ReviewBudget::Counted => Care { samples: 2, budget: Budget::Iterations(24) },
        };
        marks.reverse();
        decisions.reverse();
        let state = record.first_state();
        let reviewer = Reviewer::new(care, seed);
        ReviewWork { record, said, reviewer, marks, decisions, of, state, step: 0, review: Review::default() }
    }

    fn go_to(&mut self, step: usize) {
        if step < self.step {
            (self.state, self.step) = (self.record.first_state(), 0);
        }
        for &(actor, action) in &self.record.entries[self.step..step] {
            self.state.apply(actor, action);
        }
        self.step = step;
    }

    fn tell_chances(&mut self, step: usize) {
        self.go_to(step);
        let by = step.checked_sub(1).and_then(|last| super::seat_of(self.record.entries[last].0));
        let chances = self.reviewer.chances(&self.state);
        let players = self.state.players();
        self.review.points.push(ReviewPoint::new(self.said[step], by, chances.into_iter().take(players)));
    }

    fn look_at(&mut self, step: usize, seat: Seat) {
        self.go_to(step);
        let made = self.record.entries[step].1;
        let mut legal = Actions::new();
        self.state.legal(seat, &mut legal);
        let decision = (legal.len() > 1).then(|| Decision::new(&self.state, seat, &legal));
        let Some(weighed) = decision.and_then(|decision| self.reviewer.weigh(&decision, made)) else {
            return;
        };
        let Weighed { best, made: chance, next } = weighed;
        self.review.decisions.push(Judged::new(
            self.said[step],
            seat,
            (made.to_string(), thousandths(chance)),
            (best.0.to_string(), thousandths(best.1)),
            next.map(|(_, chance)| thousandths(chance)),
        ));
    }
}

impl<G: WebBoard> Work for ReviewWork<G> {
    fn go_on(&mut self) -> Progress {
        if let Some(step) = self.marks.pop() {
            self.tell_chances(step);
        } else if let Some((step, seat)) = self.decisions.pop() {
            self.look_at(step, seat);
        }
        let left = self.marks.len() + self.decisions.len();
        Progress { done: self.of - left, of: self.of }
    }

    fn found(&self) -> &Review {
        &self.review
    }
}

/// The steps after which somebody else goes on: chance, or another player. Chances are told at the start, there, and at
/// the end.
fn marks<G: WebBoard>(record: &Record<G>) -> Vec<usize> {
    let entries = &record.entries;
    let changes = (1..entries.len()).filter(|&step| entries[step - 1].0 != entries[step].0);
    let mut marks: Vec<usize> = std::iter::once(0).chain(changes).chain([entries.len()]).collect();
    marks.dedup();
    marks
}

/// How many steps were said before each, and at the end.
fn said(origins: &[Origin]) -> Vec<usize> {
    let mut before = 0;
    let count = |&origin: &Origin| {
        before += usize::from(origin != Origin::Unsaid);
        before
    };
    std::iter::once(0).chain(origins.iter().map(count)).collect()
}

/// The steps in which one of `seats` had a choice. What bots did in the places of people is not theirs; where people
/// chose nothing at all, the bots' choices are looked at.
fn decisions<G: WebBoard>(record: &Record<G>, origins: &[Origin], seats: SeatSet) -> Vec<(usize, Seat)> {
    let is_chosen = |step: usize| origins.get(step) == Some(&Origin::Chosen);
    let has_people = (0..record.entries.len()).any(is_chosen);
    let mut state = record.first_state();
    let mut legal = Actions::new();
    let mut decisions = Vec::new();
    for (step, &(actor, action)) in record.entries.iter().enumerate() {
        if let Actor::Seat(seat) = actor
            && seats.contains(seat)
            && (is_chosen(step) || !has_people)
        {
            state.legal(seat, &mut legal);
            if legal.len() > 1 {
                decisions.push((step, seat));
            }
        }
        state.apply(actor, action);
    }
    decisions
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use bots::{Bot, Greedy};
    use game::fair::Bytes32;
    use game::{Fair, Game, Turn};
    use puerto_rico::{PuertoRico, PuertoRicoOptions};

    use super::*;

    /// A game of greedy players, to its end.
    fn played(players: usize, seed: u64) -> Match<PuertoRico> {
        let fair = Fair::new(Bytes32([seed as u8; 32]), []);
        let mut game = Match::<PuertoRico>::new(PuertoRicoOptions::of(players).unwrap(), fair);
        let mut greedy = Greedy::new(seed);
        loop {
            let (actor, action) = match game.state().turn() {
                Turn::Over => return game,
                Turn::Chance => (Actor::Chance, game.draw().unwrap()),
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = game.legal(seat);
                    (Actor::Seat(seat), greedy.choose(&Decision::new(game.state(), seat, &legal)))
                }
            };
            game.apply(actor, action, Origin::Bot);
        }
    }

    fn whole(mut work: ReviewWork<PuertoRico>) -> Review {
        while !work.go_on().is_done() {}
        work.found().clone()
    }

    #[test]
    fn steps_are_those_of_the_log() {
        let origins = [Origin::Chosen, Origin::Unsaid, Origin::Chance, Origin::Forced];
        assert_eq!(said(&origins), [0, 1, 1, 2, 3]);
    }

    #[test]
    fn chances_are_told_from_the_first_position_to_the_last_and_decisions_of_some_seats() {
        let game = played(3, 1);
        let seat = Seat::new(1);
        let mut seats = SeatSet::EMPTY;
        seats.insert(seat);
        let review = whole(ReviewWork::new(&game, seats, ReviewBudget::Counted, 1));
        let steps: Vec<usize> = review.points.iter().map(|point| point.step).collect();
        assert!(steps.is_sorted_by(|one, other| one < other));
        assert_eq!((steps[0], steps.last().copied()), (0, Some(game.record().entries.len())));
        assert_eq!(review.judged(), [seat]);
        for judged in &review.decisions {
            let (actor, action) = game.record().entries[judged.step];
            assert_eq!((actor, action.to_string()), (Actor::Seat(seat), judged.made.0.clone()));
        }
    }

    /// What a review of everybody's decisions in the longest of some games takes, to be read by people:
    /// `cargo test --workspace --lib how_long_a_review_takes -- --ignored --nocapture`.
    #[test]
    #[ignore = "a chore: it takes a minute or two"]
    fn how_long_a_review_takes() {
        for players in 3..=5 {
            let games = (0..20).map(|seed| played(players, seed));
            let game = games.max_by_key(|game| game.record().entries.len()).unwrap();
            let work = ReviewWork::new(&game, SeatSet::all(players), ReviewBudget::ByTime, 1);
            let begun = Instant::now();
            let review = whole(work);
            println!(
                "{players} players: {} steps, {} positions, {} decisions, {:.1} s",
                game.record().entries.len(),
                review.points.len(),
                review.decisions.len(),
                begun.elapsed().as_secs_f64()
            );
        }
    }
}
