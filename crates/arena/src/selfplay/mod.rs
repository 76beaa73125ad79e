//! Games to learn from: bots against themselves and others, with the positions and what came of them.
//!
//! Half of the games are played by the bot alone; in the other half of a search's games some seats are taken by
//! `greedy` and by a hasty search. A search thinks about every fourth of its decisions as long as it may, and those are
//! the ones to learn actions from; about the others it thinks in haste, so that there are more games to learn results
//! from. It is careless by another amount in each game, and now and then anybody does just anything, so that the games
//! differ.

mod shard;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::{
    Bot, BotSpec, Budget, Decision, Edition, Evaluate, Glance, Greedy, Quiet, Search, SearchSettings,
};
use game::random::fast;
use game::{Actions, Actor, Draw, FastRng, Game, Options, Seat, Turn};
use rayon::ThreadPoolBuilder;

use crate::seeds::{game_seed, seat_seed};
pub use crate::selfplay::shard::{SHARD_VERSION, Shard};
use crate::simulation::NoThreads;

/// One of so many decisions is thought about at length.
const AT_LENGTH: u32 = 4;
/// One of so many decisions is just anything.
const ANYTHING: u32 = 40;
/// A bot that doesn't search is more in need of it.
const ANYTHING_WITHOUT_SEARCH: u32 = 12;
/// The amounts of carelessness, in thousandths of a game.
const NOISE: [u32; 4] = [0, 0, 10, 30];

/// What is to be played.
#[derive(Debug, Clone)]
pub struct SelfPlay<G: Game> {
    /// The options of every game.
    pub options: G::Options,
    /// Who plays: a search, or `greedy`.
    pub bot: BotSpec,
    /// How many iterations a search has in haste.
    pub hasty: u64,
    /// How many games.
    pub games: u64,
    /// What all chance and all choices follow from.
    pub seed: u64,
    /// A game is stopped, and nothing is kept of it, after this many decisions.
    pub cap: u64,
    /// How many games go into a file.
    pub games_a_shard: u64,
    /// Of the decisions that nobody thought about at length, one of so many is written down.
    pub kept: u32,
}

/// What was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SelfPlayTotals {
    /// Files.
    pub shards: u64,
    /// Games.
    pub games: u64,
    /// Positions.
    pub positions: u64,
}

/// Why there are no games to learn from.
#[derive(Debug, thiserror::Error)]
pub enum SelfPlayError {
    /// The system gave no threads.
    #[error(transparent)]
    NoThreads(#[from] NoThreads),
    /// A file can't be written.
    #[error("'{}' can't be written: {error}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// Who sits at a seat.
enum Player<G: Evaluate> {
    Search(Box<Quiet<G, Search<G>>>),
    Greedy(Box<Quiet<G, Greedy>>),
}

/// How a decision was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Care {
    AtLength,
    Hasty,
}

impl<G: Evaluate> SelfPlay<G> {
    /// Plays all games on `threads` threads (0: as many as the machine has cores) until `stop` is set, and writes them
    /// into `folder`. A file has the same bytes whatever the number of threads; one that is not full when it stops is
    /// not written. `progress` is called after each game.
    ///
    /// # Errors
    /// If the system gives no threads, or a file can't be written.
    pub fn run(
        &self,
        folder: &Path,
        threads: usize,
        stop: &AtomicBool,
        progress: impl Fn() + Send + Sync,
    ) -> Result<SelfPlayTotals, SelfPlayError> {
        let pool =
            ThreadPoolBuilder::new().num_threads(threads).build().map_err(|_| NoThreads { threads })?;
        let (next, all) = (AtomicU64::new(0), self.games.div_ceil(self.games_a_shard));
        let written = Mutex::new(Ok(SelfPlayTotals::default()));
        let locked = || written.lock().unwrap_or_else(PoisonError::into_inner);
        pool.broadcast(|_| {
            while !stop.load(Ordering::Relaxed) && locked().is_ok() {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= all {
                    return;
                }
                let Some((games, shard)) = self.shard(number, stop, &progress) else { return };
                let path = folder.join(self.file_name(number));
                let kept = write(&path, &shard.to_bytes());
                let written = &mut *locked();
                match (written.as_mut(), kept) {
                    (Ok(written), Ok(())) => {
                        written.shards += 1;
                        written.games += games;
                        written.positions += shard.positions() as u64;
                    }
                    (Ok(_), Err(error)) => *written = Err(SelfPlayError::Unwritable { path, error }),
                    (Err(_), _) => {}
                }
            }
        });
        written.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn file_name(&self, number: u64) -> String {
        let (players, seed) = (self.options.players(), self.seed);
        format!("{}-{players}-seed{seed}-{number:05}.shard", G::NAME)
    }

    /// The games of one file; nothing if it was stopped before they were over.
    fn shard(&self, number: u64, stop: &AtomicBool, progress: impl Fn()) -> Option<(u64, Shard)> {
        let mut shard = Shard::new::<G>(self.options.players(), self.module());
        let games = number * self.games_a_shard..self.games.min((number + 1) * self.games_a_shard);
        let count = games.end - games.start;
        for game in games {
            self.play(game, stop, &mut shard)?;
            progress();
        }
        Some((count, shard))
    }

    /// Plays the game with this number; nothing if it was stopped before its end.
    fn play(&self, game: u64, stop: &AtomicBool, shard: &mut Shard) -> Option<()> {
        let seed = game_seed(self.seed, game);
        let mut rng = fast(seed);
        let mut players = self.cast(seed, &mut rng);
        let mut state = G::new(&self.options);
        let mut legal = Actions::new();
        for _ in 0..self.cap {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let seats = match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let action = state.sample(&mut rng);
                    state.apply(Actor::Chance, action);
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            let seat = seats.any(&mut rng)?;
            state.legal(seat, &mut legal);
            let action = match legal[..] {
                [only] => only,
                _ => self.decide(&state, seat, &legal, &mut players[seat.index()], &mut rng, shard),
            };
            state.apply(Actor::Seat(seat), action);
        }
        shard.end(state.score().as_ref());
        Some(())
    }

    /// Which edition of the game's module the bot looks with.
    fn module(&self) -> Edition {
        match self.bot {
            BotSpec::Greedy(glance) => glance.module,
            BotSpec::Search(settings) => settings.edition::<G>(),
            _ => Edition::First,
        }
    }

    /// Who sits where in a game.
    fn cast(&self, seed: u64, rng: &mut FastRng) -> Vec<Player<G>> {
        let is_mixed = rng.below(2) == 0;
        let seats = Seat::all(self.options.players());
        let mut guests: Vec<u32> = seats.map(|_| if is_mixed { rng.below(4) } else { 0 }).collect();
        if guests.iter().all(|&guest| guest > 1) {
            guests[0] = 0;
        }
        let module = self.module();
        let player = |(seat, &guest): (usize, &u32)| {
            let seed = seat_seed(seed, seat);
            let settings = match (guest, self.bot) {
                (0 | 1, BotSpec::Search(settings)) => {
                    SearchSettings { noise: settings.noise.max(NOISE[(seed % 4) as usize]), ..settings }
                }
                (2, BotSpec::Search(_)) => {
                    SearchSettings { noise: 20, ..SearchSettings::new(Budget::Iterations(self.hasty)) }
                }
                _ => {
                    // Guests look with the first edition of the module, whoever plays: opponents differ.
                    let module = if guest > 1 { Edition::First } else { module };
                    let glance = Glance { module, ..Glance::default() };
                    return Player::Greedy(Box::new(Quiet::new(Greedy::at(glance, seed), seed)));
                }
            };
            Player::Search(Box::new(Quiet::new(Search::new(settings, seed), seed)))
        };
        guests.iter().enumerate().map(player).collect()
    }

    /// What a seat does, written down.
    fn decide(
        &self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        player: &mut Player<G>,
        rng: &mut FastRng,
        shard: &mut Shard,
    ) -> G::Action {
        let decision = Decision::new(state, seat, legal);
        let care = if rng.below(AT_LENGTH) == 0 { Care::AtLength } else { Care::Hasty };
        let is_picked = rng.below(self.kept.max(1)) == 0;
        let is_kept = care == Care::AtLength || is_picked;
        let (chosen, anything) = match player {
            Player::Greedy(greedy) => {
                // There is nothing to learn here but values, and a search asks for those where it is quiet.
                if is_picked && state.is_quiet() {
                    shard.add(state, seat, legal, std::iter::empty());
                }
                (greedy.choose(&decision), ANYTHING_WITHOUT_SEARCH)
            }
            Player::Search(search) => {
                let chosen = self.search(search, &decision, care);
                let tried = search.inside().visits().filter(|_| care == Care::AtLength);
                if is_kept {
                    shard.add(state, seat, legal, tried);
                }
                (chosen, ANYTHING)
            }
        };
        // Offers that nobody wants would only make games long.
        let is_odd = rng.below(anything) == 0;
        let odd = rng.pick(legal);
        if is_odd && !G::is_talk(odd) { odd } else { chosen }
    }

    fn search(&self, search: &mut Quiet<G, Search<G>>, decision: &Decision<'_, G>, care: Care) -> G::Action {
        let full = match self.bot {
            BotSpec::Search(SearchSettings { budget, .. }) => budget,
            _ => Budget::Iterations(self.hasty),
        };
        search.inside_mut().set_budget(match care {
            Care::AtLength => full,
            Care::Hasty => Budget::Iterations(self.hasty),
        });
        search.choose(decision)
    }
}

/// Writes a file under another name first, so that whoever is stopped in the middle of it leaves no half of a shard.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, path)
}

impl<G: Evaluate> SelfPlay<G> {
    /// Whether a bot can play these games: by counted iterations, so that they can be played again.
    #[must_use]
    pub fn is_fit(bot: BotSpec) -> bool {
        match bot {
            BotSpec::Greedy(glance) => glance.careless == 0,
            BotSpec::Search(settings) => {
                let is_known = settings.mind.source().is_none_or(bots::net::have::<G>);
                matches!(settings.budget, Budget::Iterations(_))
                    && settings.threads == 1
                    && settings.thought == 100
                    && is_known
            }
            BotSpec::Random | BotSpec::Sparring(_) | BotSpec::Level(_) => false,
        }
    }
}
