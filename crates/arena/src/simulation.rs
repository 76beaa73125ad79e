//! Games of bots against each other, on all cores.

use bots::{Bot, BotSpec, Decision, Evaluate};
use game::playout::Length;
use game::random::fast;
use game::{Actions, Actor, Game, Turn};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::observer::Observer;
use crate::seeds::{game_seed, seat_seed};

/// What is to be played.
#[derive(Debug, Clone)]
pub struct Simulation<G: Game> {
    /// The options of every game.
    pub options: G::Options,
    /// The bots, one for each seat.
    pub bots: Vec<BotSpec>,
    /// How many games.
    pub games: u64,
    /// What all chance and all choices follow from.
    pub seed: u64,
    /// A game is stopped, unfinished, after this many decisions.
    pub cap: u64,
}

impl<G: Evaluate> Simulation<G> {
    /// Plays all games on `threads` threads (0: as many as the machine has cores) and merges what the
    /// observers saw in the order of the games. `progress` is called after each game.
    ///
    /// # Errors
    /// If the system gives no threads.
    ///
    /// # Panics
    /// If there isn't a bot for each seat, or a bot breaks a rule: bots are code, not input.
    pub fn run<O: Observer<G>>(
        &self,
        threads: usize,
        observer: impl Fn() -> O + Send + Sync,
        progress: impl Fn() + Send + Sync,
    ) -> Result<O, NoThreads> {
        assert_eq!(self.bots.len(), self.first_state().players(), "a bot for each seat");
        let pool =
            ThreadPoolBuilder::new().num_threads(threads).build().map_err(|_| NoThreads { threads })?;
        let play = |(mut observer, mut legal), game| {
            self.play(game, &mut observer, &mut legal);
            progress();
            (observer, legal)
        };
        let merge = |mut earlier: O, later| {
            earlier.merge(later);
            earlier
        };
        Ok(pool.install(|| {
            let games = (0..self.games).into_par_iter();
            games
                .fold(|| (observer(), Actions::new()), play)
                .map(|(observer, _)| observer)
                .reduce(&observer, merge)
        }))
    }

    /// Plays the game with this number.
    ///
    /// # Panics
    /// If a bot breaks a rule.
    pub fn play<O: Observer<G>>(&self, game: u64, observer: &mut O, legal: &mut Actions<G::Action>) {
        let seed = game_seed(self.seed, game);
        let mut rng = fast(seed);
        let seats = self.bots.iter().enumerate();
        let mut bots: Vec<Box<dyn Bot<G>>> =
            seats.map(|(seat, spec)| spec.seat(seat_seed(seed, seat))).collect();
        let mut state = self.first_state();
        let mut length = Length::default();
        observer.before(game, &state);
        while length.decisions < self.cap {
            let (actor, action) = match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    length.chances += 1;
                    (Actor::Chance, state.sample(&mut rng))
                }
                Turn::Seats(seats) => {
                    length.decisions += 1;
                    let seat = seats.any(&mut rng).expect("a turn of somebody");
                    state.legal(seat, legal);
                    let bot = &mut bots[seat.index()];
                    let decision = Decision::new(&state, seat, legal);
                    let action = observer.around(seat, || bot.choose(&decision));
                    // Looking it up in the sorted list is quicker than asking the rules.
                    if legal.binary_search(&action).is_err()
                        && let Err(illegal) = state.check(Actor::Seat(seat), action)
                    {
                        panic!("the bot '{}' at {seat} chose '{action}': {illegal}", bot.name());
                    }
                    (Actor::Seat(seat), action)
                }
            };
            observer.step(&state, actor, action);
            state.apply(actor, action);
            observer.stepped(&state, actor, action);
            if observer.gives_up() {
                break;
            }
        }
        observer.after(&state, length);
    }

    fn first_state(&self) -> G {
        G::new(&self.options)
    }
}

/// The system gave no threads.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the system can't start {threads} threads")]
pub struct NoThreads {
    /// How many were wanted.
    pub threads: usize,
}
