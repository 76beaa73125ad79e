//! A game looked at afterward: how everybody's chances went, and what each decision was worth.
//!
//! The chances of a position are judged from the whole state, because after a game nothing is hidden any more; a
//! decision is judged from what its player could see, because nobody could know more.

use game::random::fast;
use game::{Seat, Turn};

use crate::bot::Decision;
use crate::evaluate::{Evaluate, Values};
use crate::search::{Budget, Candidate, Search, SearchSettings};

/// How carefully a game is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Care {
    /// How often each position is played on before its chances are told.
    pub samples: u32,
    /// How long a decision is searched.
    pub budget: Budget,
}

/// What a decision was worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weighed<A> {
    /// What the search would have done, and how likely the seat was to win after it, from 0 to 1.
    pub best: (A, f32),
    /// How likely the seat was to win after what was done.
    pub made: f32,
    /// What came next to it, where what was done is the best.
    pub next: Option<(A, f32)>,
}

/// Who looks at a game.
#[derive(Debug)]
pub struct Reviewer<G: Evaluate> {
    care: Care,
    seed: u64,
    judge: Search<G>,
}

impl<G: Evaluate> Reviewer<G> {
    /// A reviewer; what it imagines follows from `seed`.
    #[must_use]
    pub fn new(care: Care, seed: u64) -> Reviewer<G> {
        Reviewer { care, seed, judge: Search::new(SearchSettings::new(care.budget), seed) }
    }

    /// How likely each seat is to win, from 0 to 1; all of them together are sure to, unless one plays alone.
    pub fn chances(&mut self, state: &G) -> Values {
        let players = state.players();
        let mut values = Values::default();
        if let (Turn::Over, Some(scores)) = (state.turn(), state.score()) {
            for seat in Seat::all(players) {
                values[seat.index()] = scores.share(seat) as f32;
            }
            return values;
        }
        for sample in 0..self.care.samples.max(1) {
            // Every position meets the same luck, so that what differs is the position.
            let judged = self.judge.judge(state, fast(self.seed ^ u64::from(sample)));
            values.iter_mut().zip(judged).for_each(|(sum, value)| *sum += value);
        }
        let sum: f32 = values[..players].iter().sum();
        let all = if players == 1 { self.care.samples.max(1) as f32 } else { sum };
        if all > 0.0 {
            values.iter_mut().for_each(|value| *value = (*value / all).clamp(0.0, 1.0));
        }
        values
    }

    /// What it was worth to do `made`. Nothing where there was no choice.
    pub fn weigh(&mut self, decision: &Decision<'_, G>, made: G::Action) -> Option<Weighed<G::Action>> {
        if decision.legal().len() < 2 {
            return None;
        }
        // What is not listed, such as an offer of one's own making, can't be compared.
        decision.legal().binary_search(&made).ok()?;
        let found = self.search(decision);
        let best = found.first()?.action;
        let best_chance = self.worth(decision, best)?;
        if best == made {
            let next = found.get(1).and_then(|next| Some((next.action, self.worth(decision, next.action)?)));
            return Some(Weighed { best: (best, best_chance), made: best_chance, next });
        }
        Some(Weighed { best: (best, best_chance), made: self.worth(decision, made)?, next: None })
    }

    /// How likely the seat is to win after `action`. A search hardly looks at what it doesn't like, so each of those
    /// that are compared is looked at by itself, as long as the others and with the same luck.
    fn worth(&mut self, decision: &Decision<'_, G>, action: G::Action) -> Option<f32> {
        self.search(&decision.among(&[action])).first().map(|candidate| candidate.mean)
    }

    /// The actions that were tried, the most tried first.
    fn search(&mut self, decision: &Decision<'_, G>) -> Vec<Candidate<G::Action>> {
        let mut search = Search::new(SearchSettings::new(self.care.budget), self.seed);
        search.tried(decision)
    }
}
