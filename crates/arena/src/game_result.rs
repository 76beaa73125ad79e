//! What is kept of one game of a match: all that reports are made of.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::playout::Length;
use game::{Actor, Record, Seat, Side, Turn};
use serde::{Deserialize, Serialize};

use crate::observer::Observer;
use crate::study::{Notes, Study};

/// What is kept of one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// The number of the game in its match, counted from 0.
    pub game: u64,
    /// Whether it came to its end.
    pub finished: bool,
    /// Decisions of players.
    pub decisions: u64,
    /// Actions of chance.
    pub chances: u64,
    /// The seats in order, and the automa.
    pub sides: Vec<SideResult>,
}

/// What is kept of one side of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SideResult {
    /// `P1` … or `automa`.
    pub side: String,
    /// Which entrant of the match it was, counted from 0; the automa comes after them.
    pub entrant: usize,
    /// The final score.
    pub total: i32,
    /// The place.
    pub rank: u8,
    /// What it won of the game: 1, or a share.
    pub won: f64,
    /// Its decisions.
    pub decisions: u64,
    /// How long it thought, in microseconds.
    pub micros: u64,
    /// Points by source.
    pub sources: Vec<(String, i32)>,
    /// What was noted: topic, item, amount.
    pub notes: Vec<(String, String, i64)>,
}

impl GameResult {
    /// What is kept of a game that was played elsewhere; nothing where it has not come to its end. Each seat is an
    /// entrant of its own, and how long anybody thought is not known.
    #[must_use]
    pub fn of_record<G: Study>(record: &Record<G>) -> Option<GameResult> {
        let mut state = record.first_state();
        let entrants: Vec<usize> = (0..state.players()).collect();
        let never = AtomicBool::new(false);
        let mut watch = Watch::new(&entrants, &never);
        let mut length = Length::default();
        for &(actor, action) in &record.entries {
            watch.step(&state, actor, action);
            state.apply(actor, action);
            watch.stepped(&state, actor, action);
            match actor {
                Actor::Seat(seat) => {
                    watch.thought[seat.index()].0 += 1;
                    length.decisions += 1;
                }
                Actor::Chance => length.chances += 1,
            }
        }
        watch.after(&state, length);
        watch.result.filter(|result| result.finished)
    }
}

/// Watches one game of a match.
#[derive(Debug)]
pub(crate) struct Watch<'a, G> {
    pub(crate) entrants: &'a [usize],
    pub(crate) stop: &'a AtomicBool,
    before: Option<G>,
    notes: Notes,
    thought: [(u64, Duration); Seat::LIMIT],
    game: u64,
    pub(crate) result: Option<GameResult>,
}

impl<'a, G> Watch<'a, G> {
    /// A watch of a game in which each seat is taken by one of `entrants`, given up when `stop` is set.
    pub(crate) fn new(entrants: &'a [usize], stop: &'a AtomicBool) -> Watch<'a, G> {
        let (notes, thought) = (Notes::default(), Default::default());
        Watch { entrants, stop, before: None, notes, thought, game: 0, result: None }
    }

    fn side(&self, side: Side, players: usize) -> SideResult {
        let mut notes = BTreeMap::new();
        let (entrant, (decisions, thought)) = match side {
            Side::Seat(seat) => {
                for (noted, topic, item, amount) in self.notes.iter().filter(|note| note.0 == seat) {
                    debug_assert_eq!(noted, seat);
                    notes.insert((topic.to_owned(), item.to_owned()), amount);
                }
                (self.entrants[seat.index()], self.thought[seat.index()])
            }
            Side::Automa => (players, Default::default()),
        };
        SideResult {
            side: side.to_string(),
            entrant,
            total: 0,
            rank: 0,
            won: 0.0,
            decisions,
            micros: thought.as_micros() as u64,
            sources: Vec::new(),
            notes: notes.into_iter().map(|((topic, item), amount)| (topic, item, amount)).collect(),
        }
    }
}

impl<G: Study> Observer<G> for Watch<'_, G> {
    fn before(&mut self, game: u64, _: &G) {
        self.game = game;
    }

    fn around<T>(&mut self, seat: Seat, choose: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let chosen = choose();
        let (decisions, thought) = &mut self.thought[seat.index()];
        *decisions += 1;
        *thought += start.elapsed();
        chosen
    }

    fn gives_up(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn step(&mut self, state: &G, _: Actor, _: G::Action) {
        self.before = Some(state.clone());
    }

    fn stepped(&mut self, state: &G, actor: Actor, action: G::Action) {
        if let Some(before) = self.before.take() {
            before.note(actor, action, state, &mut self.notes);
        }
    }

    fn after(&mut self, state: &G, length: Length) {
        let players = state.players();
        let scores = state.score().filter(|_| state.turn() == Turn::Over);
        if scores.is_none() && self.gives_up() {
            return;
        }
        let sides = match &scores {
            Some(scores) => {
                let winners = scores.winners().count().max(1) as f64;
                let side = |score: &game::Score| SideResult {
                    total: score.total,
                    rank: score.rank,
                    won: if score.rank == 1 { 1.0 / winners } else { 0.0 },
                    sources: score.sources.iter().map(|from| (from.source.to_owned(), from.points)).collect(),
                    ..self.side(score.side, players)
                };
                scores.0.iter().map(side).collect()
            }
            None => Seat::all(players).map(|seat| self.side(Side::Seat(seat), players)).collect(),
        };
        self.result = Some(GameResult {
            game: self.game,
            finished: scores.is_some(),
            decisions: length.decisions,
            chances: length.chances,
            sides,
        });
    }

    fn merge(&mut self, later: Self) {
        *self = later;
    }
}
