//! Games of bots against each other, on all cores.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, BotSpec, Decision, Evaluate};
use game::playout::Length;
use game::random::fast;
use game::{Actions, Actor, Game, Seat, Turn};
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
    /// Plays all games on `threads` threads (0: as many as the machine has cores) until `stop` is set, and merges what
    /// the observers saw in the order of the games. `progress` is called after each game.
    ///
    /// Games under way when it stops are given up: no observer hears of their end.
    ///
    /// # Errors
    /// If the system gives no threads.
    ///
    /// # Panics
    /// If there isn't a bot for each seat, or a bot breaks a rule: bots are code, not input.
    pub fn run<O: Observer<G>>(
        &self,
        threads: usize,
        stop: &AtomicBool,
        observer: impl Fn() -> O + Send + Sync,
        progress: impl Fn() + Send + Sync,
    ) -> Result<O, NoThreads> {
        assert_eq!(self.bots.len(), self.first_state().players(), "a bot for each seat");
        let pool =
            ThreadPoolBuilder::new().num_threads(threads).build().map_err(|_| NoThreads { threads })?;
        let play = |(observer, mut legal), game| {
            let mut until = Until { observer, stop };
            self.play(game, &mut until, &mut legal);
            progress();
            (until.observer, legal)
        };
        let merge = |mut earlier: O, later| {
            earlier.merge(later);
            earlier
        };
        Ok(pool.install(|| {
            // All threads leave off at once: nobody counts through games that are not played any more.
            let games = (0..self.games).into_par_iter().take_any_while(|_| !stop.load(Ordering::Relaxed));
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

/// An observer that gives a game up when it is to stop.
struct Until<'a, O> {
    observer: O,
    stop: &'a AtomicBool,
}

impl<G: Game, O: Observer<G>> Observer<G> for Until<'_, O> {
    fn before(&mut self, game: u64, state: &G) {
        self.observer.before(game, state);
    }

    fn around<T>(&mut self, seat: Seat, choose: impl FnOnce() -> T) -> T {
        self.observer.around(seat, choose)
    }

    fn step(&mut self, state: &G, actor: Actor, action: G::Action) {
        self.observer.step(state, actor, action);
    }

    fn stepped(&mut self, state: &G, actor: Actor, action: G::Action) {
        self.observer.stepped(state, actor, action);
    }

    fn gives_up(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.observer.gives_up()
    }

    fn after(&mut self, state: &G, length: Length) {
        if !self.stop.load(Ordering::Relaxed) || state.turn() == Turn::Over {
            self.observer.after(state, length);
        }
    }

    fn merge(&mut self, later: Until<'_, O>) {
        self.observer.merge(later.observer);
    }
}

/// The system gave no threads.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the system can't start {threads} threads")]
pub struct NoThreads {
    /// How many were wanted.
    pub threads: usize,
}
