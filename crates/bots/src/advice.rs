//! Advice for a person: the actions that promise most, and what may come of them.
//!
//! A search says how likely the seat is to win after each action. Then games are played on after the best of them, with
//! everybody doing what looks best, to see how many points they bring, and what for. All of it is made from the seat's
//! view, so advice tells nobody what they may not know.

use std::time::{Duration, Instant};

use game::random::fast;
use game::{Actions, Actor, FastRng, Scores, Seat, Turn, View};

use crate::bot::Decision;
use crate::evaluate::{Evaluate, best};
use crate::search::{Budget, Search, Settings};

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
    sources: Vec<(&'static str, i64)>,
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
        (self.games > 0).then(|| self.mean(self.total))
    }

    /// What it brings more or less than another, source by source, the greatest difference first; nothing before both
    /// have been played on.
    #[must_use]
    pub fn against(&self, other: &Outlook) -> Vec<(&'static str, f64)> {
        if self.games == 0 || other.games == 0 {
            return Vec::new();
        }
        let all = self.sources.iter().chain(&other.sources).map(|&(source, _)| source);
        let mut names: Vec<&'static str> = Vec::new();
        for source in all {
            if !names.contains(&source) {
                names.push(source);
            }
        }
        let mut differences: Vec<(&'static str, f64)> =
            names.into_iter().map(|source| (source, self.from(source) - other.from(source))).collect();
        differences.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
        differences
    }

    fn from(&self, source: &str) -> f64 {
        let points = self.sources.iter().find(|(known, _)| *known == source).map_or(0, |&(_, points)| points);
        self.mean(points)
    }

    fn mean(&self, sum: i64) -> f64 {
        sum as f64 / f64::from(self.games)
    }

    fn add(&mut self, scores: &Scores, seat: Seat) {
        let Some(score) = scores.of(seat) else { return };
        self.games += 1;
        self.total += i64::from(score.total);
        for points in &score.sources {
            match self.sources.iter_mut().find(|(source, _)| *source == points.source) {
                Some((_, sum)) => *sum += i64::from(points.points),
                None => self.sources.push((points.source, i64::from(points.points))),
            }
        }
    }
}

/// Who gives advice.
#[derive(Debug)]
pub struct Adviser<G: Evaluate> {
    effort: Effort,
    search: Search<G>,
    rng: FastRng,
    legal: Actions<G::Action>,
    ratings: Vec<f32>,
}

impl<G: Evaluate> Adviser<G> {
    /// An adviser; what it imagines follows from `seed`.
    #[must_use]
    pub fn new(effort: Effort, seed: u64) -> Adviser<G> {
        let budget = match effort {
            Effort::Time(time) => Budget::Time(time / 2 / PARTS),
            Effort::Counted { iterations, .. } => Budget::Iterations(iterations.div_ceil(u64::from(PARTS))),
        };
        Adviser {
            effort,
            search: Search::new(Settings::new(budget), seed),
            rng: fast(!seed),
            legal: Actions::new(),
            ratings: Vec::new(),
        }
    }

    /// Thinks about a decision, and tells the best actions, the best first, each time that more is known of them.
    pub fn advise(&mut self, decision: &Decision<'_, G>, mut tell: impl FnMut(&[Suggestion<G::Action>])) {
        let begun = Instant::now();
        let fit = self.fit(decision);
        let decision = decision.among(&fit);
        let mut suggestions = Vec::new();
        for _ in 0..PARTS {
            suggestions = self.search.suggest(&decision, MOST_SUGGESTIONS);
            tell(&suggestions);
        }
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
            if round.is_power_of_two() && round > 2 {
                tell(&suggestions);
            }
        }
        tell(&suggestions);
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
            let (actor, action) = match state.turn() {
                Turn::Over => return state.score(),
                Turn::Chance => (Actor::Chance, state.sample(&mut self.rng)),
                Turn::Seats(seats) => {
                    let seat = seats.first()?;
                    state.legal(seat, &mut self.legal);
                    let mut chosen = 0;
                    if self.legal.len() > 1 {
                        state.rate(seat, &self.legal, &mut self.ratings);
                        chosen = best(&self.ratings);
                    }
                    (Actor::Seat(seat), self.legal[chosen])
                }
            };
            state.apply(actor, action);
        }
        None
    }
}
