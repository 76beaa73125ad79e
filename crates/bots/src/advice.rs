//! Advice for a person: the actions that promise most, and what may come of them.
//!
//! A search says how likely the seat is to win after each action. Then games are played on after the best of them, with
//! everybody doing what looks best, to see how many points they bring, and what for. All of it is made from the seat's
//! view, so advice tells nobody what they may not know.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use game::random::fast;
use game::{Actions, FastRng, Points, Scores, Seat, View};

use crate::bot::Decision;
use crate::evaluate::{Edition, Evaluate, best_step};
use crate::search::{Budget, Persona, Search, SearchSettings};

/// At most this many actions are suggested.
pub const MOST_SUGGESTIONS: usize = 3;

/// A game that is played on ends after so many steps, or says nothing.
const LONGEST: usize = 20_000;

/// In so many parts the search is made; after each of them there is something to tell.
const PARTS: u32 = 4;

/// How long an adviser thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// So long: half of it for the search, half of it for games played on.
    Time(Duration),
    /// So many iterations of the search, and so many games after each of the best actions: the same each time.
    Counted {
        /// How many iterations.
        iterations: u64,
        /// How many games.
        games: u32,
    },
}

/// An action that is worth a thought.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion<A> {
    /// The action.
    pub action: A,
    /// How likely the seat is to win after it, from 0 to 1.
    pub chance: f32,
    /// What the games brought that were played on from there.
    pub outlook: Outlook,
}

/// What games brought to one seat.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Outlook {
    games: u32,
    total: i64,
    sources: Vec<FromSource>,
}

/// What games brought from one source.
#[derive(Debug, Clone, Copy, PartialEq)]
struct FromSource {
    source: &'static str,
    sum: i64,
    squares: i64,
}

/// How much more or less one action brings than another, from one source.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Difference {
    /// Where the points come from.
    pub source: &'static str,
    /// How many more there are, on average.
    pub points: f64,
    /// The standard error of that: a difference that is not greater may be chance.
    pub error: f64,
}

impl Outlook {
    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The points that the seat has at the end, on average; nothing before the first game.
    #[must_use]
    pub fn points(&self) -> Option<f64> {
        (self.games > 0).then(|| self.total as f64 / f64::from(self.games))
    }

    /// What it brings more or less than another, source by source, the greatest difference first; nothing before both
    /// have been played on.
    #[must_use]
    pub fn against(&self, other: &Outlook) -> Vec<Difference> {
        if self.games == 0 || other.games == 0 {
            return Vec::new();
        }
        let mut sources: Vec<&'static str> =
            self.sources.iter().chain(&other.sources).map(|from| from.source).collect();
        sources.sort_unstable();
        sources.dedup();
        let difference = |source| {
            let ((mine, my_error), (theirs, their_error)) = (self.from(source), other.from(source));
            Difference { source, points: mine - theirs, error: (my_error + their_error).sqrt() }
        };
        let mut differences: Vec<Difference> = sources.into_iter().map(difference).collect();
        differences.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
        differences
    }

    /// The mean of what came from a source, and the square of its standard error.
    fn from(&self, source: &str) -> (f64, f64) {
        let Some(from) = self.sources.iter().find(|from| from.source == source) else { return (0.0, 0.0) };
        let games = f64::from(self.games);
        let mean = from.sum as f64 / games;
        (mean, (from.squares as f64 / games - mean * mean).max(0.0) / games)
    }

    fn add(&mut self, scores: &Scores, seat: Seat) {
        let Some(score) = scores.of(seat) else { return };
        self.games += 1;
        self.total += i64::from(score.total);
        for &Points { source, points } in &score.sources {
            let points = i64::from(points);
            match self.sources.iter_mut().find(|from| from.source == source) {
                Some(from) => {
                    from.sum += points;
                    from.squares += points * points;
                }
                None => self.sources.push(FromSource { source, sum: points, squares: points * points }),
            }
        }
    }
}

/// Who gives advice.
#[derive(Debug)]
pub struct Adviser<G: Evaluate> {
    effort: Effort,
    seed: u64,
    /// What a part of the search takes.
    part: Budget,
    search: Search<G>,
    rng: FastRng,
    legal: Actions<G::Action>,
    ratings: Vec<f32>,
}

impl<G: Evaluate> Adviser<G> {
    /// An adviser; what it imagines follows from `seed`.
    #[must_use]
    pub fn new(effort: Effort, seed: u64) -> Adviser<G> {
        let part = match effort {
            Effort::Time(time) => Budget::Time(time / 2 / PARTS),
            Effort::Counted { iterations, .. } => Budget::Iterations(iterations.div_ceil(u64::from(PARTS))),
        };
        Adviser {
            effort,
            seed,
            part,
            search: Search::new(SearchSettings::new(part), seed),
            rng: fast(!seed),
            legal: Actions::new(),
            ratings: Vec::new(),
        }
    }

    /// Thinks about a decision, and tells the best actions, the best first, each time that more is known of them, until
    /// the time is up or whoever is told wants no more.
    pub fn advise(
        &mut self,
        decision: &Decision<'_, G>,
        mut tell: impl FnMut(&[Suggestion<G::Action>]) -> ControlFlow<()>,
    ) {
        let begun = Instant::now();
        let fit = self.fit(decision);
        let decision = decision.among(&fit);
        let mut suggestions = Vec::new();
        for _ in 0..PARTS {
            suggestions = self.search.suggest(&decision, MOST_SUGGESTIONS);
            if tell(&suggestions).is_break() {
                return;
            }
        }
        self.fill_up(&decision, &mut suggestions);
        let (view, seat) = (decision.view(), decision.seat());
        let mut round = 0;
        while self.has_time(begun, round) {
            round += 1;
            for suggestion in &mut suggestions {
                if let Some(scores) = self.play_on(&view, seat, suggestion.action) {
                    suggestion.outlook.add(&scores, seat);
                }
            }
            // Seldom enough that telling takes no time, often enough that one sees it coming.
            if round.is_power_of_two() && round > 2 && tell(&suggestions).is_break() {
                return;
            }
        }
        // It is the last that is told, whatever is said to it.
        let _ = tell(&suggestions);
    }

    /// Adds the best of the actions that the search left aside, until there are as many as are suggested. A short
    /// search may be so sure of one action that it tries no other, but people want to know what else there is.
    fn fill_up(&mut self, decision: &Decision<'_, G>, suggestions: &mut Vec<Suggestion<G::Action>>) {
        while suggestions.len() < MOST_SUGGESTIONS {
            let is_new = |action: &G::Action| suggestions.iter().all(|known| known.action != *action);
            let rest: Vec<G::Action> = decision.legal().iter().copied().filter(is_new).collect();
            if rest.is_empty() {
                return;
            }
            let mut search = Search::new(SearchSettings::new(self.part), self.seed);
            let Some(mut best) = search.suggest(&decision.among(&rest), 1).pop() else { return };
            // By itself it may look better than it is: the search has preferred the others.
            best.chance = suggestions.last().map_or(best.chance, |last| best.chance.min(last.chance));
            suggestions.push(best);
        }
    }

    fn has_time(&self, begun: Instant, round: u32) -> bool {
        match self.effort {
            Effort::Time(time) => begun.elapsed() < time,
            Effort::Counted { games, .. } => round < games,
        }
    }

    /// The legal actions, but for offers that nobody wants to hear.
    fn fit(&mut self, decision: &Decision<'_, G>) -> Vec<G::Action> {
        let legal = decision.legal();
        let mut fit: Vec<G::Action> = legal.iter().copied().filter(|&action| !G::is_talk(action)).collect();
        if fit.len() < legal.len() {
            let state = decision.view().imagine(&mut self.rng);
            fit.extend(state.wanted(decision.seat(), legal, &[]));
            fit.sort_unstable();
            fit.dedup();
        }
        if fit.is_empty() { legal.to_vec() } else { fit }
    }

    /// How a game ends after an action, if everybody does what looks best; nothing if it has no end in sight.
    fn play_on(&mut self, view: &G::View, seat: Seat, action: G::Action) -> Option<Scores> {
        let mut state = view.imagine(&mut self.rng);
        state.check(seat.into(), action).ok()?;
        state.apply(seat.into(), action);
        for _ in 0..LONGEST {
            let who = |_| Persona::Rated(Edition::First);
            let step = best_step(&state, who, &mut self.legal, &mut self.ratings, &mut self.rng);
            let Some((actor, action)) = step else { return state.score() };
            state.apply(actor, action);
        }
        None
    }
}
