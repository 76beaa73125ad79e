//! A match between bots: many games, with the seats rotated or fixed.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::{BotSpec, Evaluate};
use game::{Actions, Game, Options};
use rayon::ThreadPoolBuilder;
use serde::{Deserialize, Serialize};

use crate::game_result::{GameResult, Watch};
use crate::simulation::{NoThreads, Simulation};
use crate::study::Study;

/// Who sits where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seating {
    /// Everybody moves on by a seat after each game.
    Rotated,
    /// Everybody stays.
    Fixed,
}

/// A match.
#[derive(Debug, Clone)]
pub struct Contest<G: Game> {
    /// The options of every game.
    pub options: G::Options,
    /// The bots, as many as there are seats; in game 0 the first one sits at `P1`.
    pub entrants: Vec<BotSpec>,
    /// How many games.
    pub games: u64,
    /// What all chance and all choices follow from.
    pub seed: u64,
    /// A game is stopped, unfinished, after this many decisions.
    pub cap: u64,
    /// Who sits where.
    pub seating: Seating,
}

/// What a match is, but for the number of its games: two runs with the same terms can be put together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContestTerms {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options, in one line.
    pub options: String,
    /// The bots.
    pub entrants: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// The cap.
    pub cap: u64,
    /// Who sits where.
    pub seating: Seating,
}

impl<G: Game> Contest<G> {
    /// What the match is.
    #[must_use]
    pub fn terms(&self) -> ContestTerms {
        ContestTerms {
            game: G::NAME.into(),
            rules_version: G::RULES_VERSION,
            options: self.options.line(),
            entrants: self.entrants.iter().map(BotSpec::to_string).collect(),
            seed: self.seed,
            cap: self.cap,
            seating: self.seating,
        }
    }

    /// Which entrant sits at each seat in a game.
    #[must_use]
    pub fn seats(&self, game: u64) -> Vec<usize> {
        let count = self.entrants.len();
        let moved = match self.seating {
            Seating::Rotated => (game % count as u64) as usize,
            Seating::Fixed => 0,
        };
        (0..count).map(|seat| (seat + count - moved) % count).collect()
    }
}

impl<G: Evaluate + Study> Contest<G> {
    /// Plays all games that are not in `done` on `threads` threads (0: as many as the machine has cores) until `stop`
    /// is set, and hands each result to `keep`, in any order. Games under way when it stops are given up.
    ///
    /// # Errors
    /// If the system gives no threads, or `keep` fails: then no further game is begun.
    ///
    /// # Panics
    /// If a bot breaks a rule: bots are code, not input.
    pub fn run<E: From<NoThreads> + Send>(
        &self,
        threads: usize,
        done: &HashSet<u64>,
        stop: &AtomicBool,
        keep: impl FnMut(GameResult) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        let pool =
            ThreadPoolBuilder::new().num_threads(threads).build().map_err(|_| NoThreads { threads })?;
        let next = AtomicU64::new(0);
        let keep = Mutex::new((keep, Ok(())));
        // Each thread takes the next game, so that a match that is stopped has played its first games.
        pool.broadcast(|_| {
            while !stop.load(Ordering::Relaxed) {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    return;
                }
                if done.contains(&game) {
                    continue;
                }
                let Some(result) = self.play(game, stop) else { return };
                let (keep, kept) = &mut *keep.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.is_ok() {
                    *kept = keep(result);
                }
                if kept.is_err() {
                    return;
                }
            }
        });
        keep.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }

    /// Plays one game, unless it is given up because `stop` was set.
    #[must_use]
    pub fn play(&self, game: u64, stop: &AtomicBool) -> Option<GameResult> {
        let seats = self.seats(game);
        let simulation = Simulation::<G> {
            options: self.options.clone(),
            bots: seats.iter().map(|&entrant| self.entrants[entrant]).collect(),
            games: self.games,
            seed: self.seed,
            cap: self.cap,
        };
        let mut watch = Watch::new(&seats, stop);
        simulation.play(game, &mut watch, &mut Actions::new());
        watch.result
    }
}
