//! Games to learn from: bots against themselves and others, with the positions and what came of them.
//!
//! Half of the games are played by the bot alone; in the other half some seats are taken by guests: those of a league,
//! or else `greedy` and, where the bot is a search, a hasty one. The search thinks about every fourth of its decisions
//! as long as it may, and those are the ones to learn actions from; about the others it thinks in haste, so that there
//! are more games to learn results from. It is careless by another amount in each game, and now and then anybody does
//! just anything, so that the games differ.
//!
//! Of guests only results are learned: what a stranger would do is nothing to imitate.

mod shard;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::{Bot, BotSpec, Budget, Decision, Edition, Evaluate, Glance, Quiet, Search, SearchSettings};
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
/// That of a hasty guest.
const NOISE_OF_GUEST: u32 = 20;

/// What is to be played.
#[derive(Debug, Clone)]
pub struct SelfPlay<G: Game> {
    /// The options of every game.
    pub options: G::Options,
    /// Who plays: a search, or `greedy`.
    pub bot: BotSpec,
    /// How many iterations a search has in haste.
    pub hasty: u64,
    /// Who the guests are, each as likely as the others; without any, `greedy` and a hasty search.
    pub league: Vec<BotSpec>,
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
    /// The search that the games are for: what it tries is learned from.
    Learner(Box<Quiet<G, Search<G>>>),
    /// Anybody else, who is only asked what to do: nobody can give them another budget or see what they tried.
    Other {
        bot: Box<dyn Bot<G>>,
        /// One of so many of their decisions is just anything.
        anything: u32,
    },
}

impl<G: Evaluate> Player<G> {
    fn other(spec: BotSpec, seed: u64) -> Player<G> {
        let anything = match behind::<G>(spec) {
            BotSpec::Search(_) | BotSpec::Sparring(_) => ANYTHING,
            _ => ANYTHING_WITHOUT_SEARCH,
        };
        // As at tables with people, even `random` makes few offers: more would only make games long.
        Player::Other { bot: spec.seat_with_people(seed), anything }
    }
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

    /// Which seats guests have in a game, and who they are; the bot has the others.
    fn guests(&self, rng: &mut FastRng) -> Vec<Option<BotSpec>> {
        let is_mixed = rng.below(2) == 0;
        let seats = Seat::all(self.options.players());
        let mut drawn: Vec<u32> = seats.map(|_| if is_mixed { rng.below(4) } else { 0 }).collect();
        if drawn.iter().all(|&drawn| drawn > 1) {
            drawn[0] = 0;
        }
        let guest = |drawn| (drawn > 1).then(|| self.guest(drawn, rng));
        drawn.into_iter().map(guest).collect()
    }

    /// The guest of a seat for which 2 or 3 was drawn.
    fn guest(&self, drawn: u32, rng: &mut FastRng) -> BotSpec {
        if !self.league.is_empty() {
            return rng.pick(&self.league);
        }
        // Both look with the first edition of the module, whoever plays: opponents differ.
        match (drawn, self.bot) {
            (2, BotSpec::Search(_)) => {
                let hasty = SearchSettings::new(Budget::Iterations(self.hasty));
                BotSpec::Search(SearchSettings { noise: NOISE_OF_GUEST, ..hasty })
            }
            _ => BotSpec::Greedy(Glance::default()),
        }
    }

    /// Who sits where in a game.
    fn cast(&self, seed: u64, rng: &mut FastRng) -> Vec<Player<G>> {
        let player = |(seat, guest): (usize, Option<BotSpec>)| {
            let seed = seat_seed(seed, seat);
            match (guest, self.bot) {
                (Some(guest), _) => Player::other(guest, seed),
                (None, BotSpec::Search(settings)) => {
                    let noise = settings.noise.max(NOISE[(seed % 4) as usize]);
                    let search = Search::new(SearchSettings { noise, ..settings }, seed);
                    Player::Learner(Box::new(Quiet::new(search, seed)))
                }
                (None, _) => {
                    let glance = Glance { module: self.module(), ..Glance::default() };
                    Player::other(BotSpec::Greedy(glance), seed)
                }
            }
        };
        self.guests(rng).into_iter().enumerate().map(player).collect()
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
            Player::Other { bot, anything } => {
                // There is nothing to learn here but values, and a search asks for those where it is quiet.
                if is_picked && state.is_quiet() {
                    shard.add(state, seat, legal, std::iter::empty());
                }
                (bot.choose(&decision), *anything)
            }
            Player::Learner(search) => {
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
            BotSpec::Search(settings) => settings.thought == 100 && Self::is_fit_guest(bot),
            BotSpec::Random | BotSpec::Sparring(_) | BotSpec::Level(_) => false,
        }
    }

    /// Whether a bot can be a guest in these games: anybody whose choices follow from a seed alone, and who has the net
    /// that they ask for.
    #[must_use]
    pub fn is_fit_guest(bot: BotSpec) -> bool {
        let has_net = match bot {
            BotSpec::Search(settings) => settings.mind.source().is_none_or(bots::net::have::<G>),
            // A level goes without where there is none.
            _ => true,
        };
        let is_counted = |budget| matches!(budget, Budget::Iterations(_));
        let has_no_clock = match behind::<G>(bot) {
            BotSpec::Search(settings) => is_counted(settings.budget) && settings.threads == 1,
            BotSpec::Sparring(budget) => is_counted(budget),
            BotSpec::Random | BotSpec::Greedy(_) | BotSpec::Level(_) => true,
        };
        has_net && has_no_clock
    }
}

/// The bot behind a level.
fn behind<G: Evaluate>(bot: BotSpec) -> BotSpec {
    match bot {
        BotSpec::Level(level) => level.bot::<G>(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use puerto_rico::PuertoRico;

    fn selfplay(bot: &str, league: &str) -> SelfPlay<PuertoRico> {
        SelfPlay {
            options: <PuertoRico as Game>::Options::from_pairs([("players", "4")]).unwrap(),
            bot: bot.parse().unwrap(),
            hasty: 4,
            league: BotSpec::list(league, BotSpec::count(league)).unwrap(),
            games: 1,
            seed: 1,
            cap: 100,
            games_a_shard: 1,
            kept: 1,
        }
    }

    /// The names of the guests in a hundred games, without repetition, and how many seats they had.
    fn guests(play: &SelfPlay<PuertoRico>) -> (Vec<String>, usize) {
        let seats: Vec<Option<BotSpec>> = (0..100).flat_map(|game| play.guests(&mut fast(game))).collect();
        let mut names: Vec<String> = seats.iter().flatten().map(BotSpec::to_string).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        (names, count)
    }

    #[test]
    fn guests_are_quick_ones_or_those_of_the_league() {
        let (names, count) = guests(&selfplay("search:400it", "greedy"));
        assert_eq!(names, ["greedy"]);
        assert!((70..130).contains(&count), "half of the seats in half of the games, not {count} of 400");
        let league = "search-1:3it,noise=5,sparring:2it,easy";
        assert_eq!(
            guests(&selfplay("search:400it", league)).0,
            ["easy", "search-1:3it,noise=5", "sparring:2it"]
        );
        let quick = SelfPlay { league: Vec::new(), ..selfplay("search:400it", "greedy") };
        // Who is a guest is not another thing because there is a league.
        assert_eq!(guests(&quick), (vec!["greedy".into(), "search:4it,noise=20".into()], count));
    }

    /// What a seat does and what is written of it, when it decides about the first choice of the game so many times.
    fn decided(play: &SelfPlay<PuertoRico>, mut player: Player<PuertoRico>, times: u64) -> Shard {
        let mut shard = Shard::new::<PuertoRico>(4, Edition::First);
        let (mut state, mut rng) = (PuertoRico::new(&play.options), fast(1));
        let seat = loop {
            match state.turn() {
                Turn::Seats(seats) => break seats.any(&mut rng).unwrap(),
                _ => state.apply(Actor::Chance, state.sample(&mut rng)),
            };
        };
        let mut legal = Actions::new();
        state.legal(seat, &mut legal);
        for time in 0..times {
            play.decide(&state, seat, &legal, &mut player, &mut fast(time), &mut shard);
        }
        shard
    }

    #[test]
    fn only_what_the_learner_tries_is_learned_from() {
        let play = selfplay("search:40it", "greedy");
        for guest in ["search:40it", "sparring:4it", "greedy", "normal"] {
            let shard = decided(&play, Player::other(guest.parse().unwrap(), 1), 20);
            assert_eq!((shard.positions(), shard.visits().sum::<u32>()), (20, 0), "{guest}");
        }
        let learner = play.cast(1, &mut fast(1)).into_iter().find(|one| matches!(one, Player::Learner(_)));
        assert!(decided(&play, learner.unwrap(), 20).visits().sum::<u32>() > 80);
    }
}
