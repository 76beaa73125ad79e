//! Many games stepped at once: what they do, and where they write where they stand.

use game::{Seat, Viewer};

use crate::arrays::{Sizes, Slices};
use crate::environment::{Environment, Rows, Standing};
use crate::registry::Learnable;
use crate::results::{Reward, total_and_rank};
use crate::search::Tree;
use crate::simulate::game_seed;

/// With fewer games for each thread, starting the threads takes longer than they save.
const LEAST_GAMES_A_THREAD: usize = 128;

/// What a batch does with its games when they end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) reward: Reward,
    /// The number of the first game, which its seed is made from.
    pub(crate) first: u64,
    /// Whether the next game begins at once.
    pub(crate) restarts: bool,
    /// Who sees the end where nobody is to act.
    pub(crate) watcher: Seat,
}

/// The games of a batch, whichever they are.
pub(crate) trait AnyBatch: Send {
    fn reset(&mut self, seed: Option<u64>, slices: Slices<'_>);
    fn step(&mut self, numbers: &[i64], slices: Slices<'_>, threads: usize);
    /// Whether a search has begun where the games stand now.
    fn is_searching(&self) -> bool;
    /// The first game whose number is not legal, with that number.
    fn first_illegal(&self, numbers: &[i64]) -> Option<(usize, i64)>;
    fn sample(&mut self, out: &mut [i64]);
    fn observe(&self, game: usize, viewer: Viewer, out: &mut [f32]);
    fn notation(&self, game: usize, number: i64) -> Option<String>;
    fn state_json(&self, game: usize) -> serde_json::Result<String>;
    /// Begins a search for the seat to act in each game.
    fn search_begin(&mut self, seed: u64);
    /// Writes the next place to judge of each game.
    fn search_select(&mut self, exploration: f32, rows: &mut [f32], masks: &mut [i8], seats: &mut [i32]);
    /// Takes the judgments of those places.
    fn search_judge(&mut self, policies: &[f32], values: &[f32]);
    /// The share of tries that began with each action, for each game.
    fn search_visits(&self, out: &mut [f32]);
}

/// The games of a batch.
pub(crate) struct Games<G: Learnable> {
    pub(crate) games: Vec<Environment<G>>,
    pub(crate) sizes: Sizes,
    pub(crate) manner: Manner,
    /// The trees of the search that is under way.
    pub(crate) trees: Vec<Option<Tree<G>>>,
}

/// Writes where each game stands now, none of them over.
fn write_all<G: Learnable>(
    games: &mut [Environment<G>],
    mut slices: Slices<'_>,
    sizes: Sizes,
    manner: Manner,
) {
    for game in games {
        let row = slices.first(1, sizes);
        row.reward.fill(0.0);
        (row.terminated[0], row.truncated[0]) = (false, false);
        let mut rows = Rows { observation: row.observation, mask: row.mask, seat: &mut row.seat[0] };
        game.write(&mut rows, manner.watcher);
    }
}

/// Carries out a step of each game and writes where it stands.
fn step_all<G: Learnable>(
    games: &mut [Environment<G>],
    numbers: &[i64],
    mut slices: Slices<'_>,
    sizes: Sizes,
    manner: Manner,
) {
    for (game, &number) in games.iter_mut().zip(numbers) {
        let row = slices.first(1, sizes);
        row.reward.fill(0.0);
        let standing = game.step(number);
        row.terminated[0] = standing == Standing::Over;
        row.truncated[0] = standing == Standing::BrokenOff;
        if standing != Standing::GoesOn {
            let scores = game.scores();
            for seat in Seat::all(sizes.players) {
                let place = seat.index();
                row.reward[place] = scores.as_ref().map_or(0.0, |scores| manner.reward.of(scores, seat));
                (row.score[place], row.rank[place]) = total_and_rank(scores.as_ref(), seat);
            }
            row.length[0] = game.decisions() as i32;
            if manner.restarts {
                if !row.last_observation.is_empty() {
                    game.observe(Viewer::Seat(manner.watcher), row.last_observation);
                }
                game.restart();
            }
        }
        let mut rows = Rows { observation: row.observation, mask: row.mask, seat: &mut row.seat[0] };
        game.write(&mut rows, manner.watcher);
    }
}

impl<G: Learnable> AnyBatch for Games<G> {
    fn is_searching(&self) -> bool {
        !self.trees.is_empty()
    }

    fn reset(&mut self, seed: Option<u64>, slices: Slices<'_>) {
        self.trees.clear();
        for (number, game) in (self.manner.first..).zip(&mut self.games) {
            match seed {
                Some(seed) => game.reseed(game_seed(seed, number)),
                None => game.restart(),
            }
        }
        write_all(&mut self.games, slices, self.sizes, self.manner);
    }

    fn step(&mut self, numbers: &[i64], mut slices: Slices<'_>, threads: usize) {
        self.trees.clear();
        let (sizes, manner) = (self.sizes, self.manner);
        let threads = threads.min(self.games.len() / LEAST_GAMES_A_THREAD).max(1);
        if threads == 1 {
            return step_all(&mut self.games, numbers, slices, sizes, manner);
        }
        let each = self.games.len().div_ceil(threads);
        std::thread::scope(|scope| {
            let mut parts: Vec<_> = self
                .games
                .chunks_mut(each)
                .zip(numbers.chunks(each))
                .map(|(games, numbers)| {
                    let slices = slices.first(games.len(), sizes);
                    (games, numbers, slices)
                })
                .collect();
            // The last part is done here; the others meanwhile.
            let own = parts.pop();
            for (games, numbers, slices) in parts {
                scope.spawn(move || step_all(games, numbers, slices, sizes, manner));
            }
            if let Some((games, numbers, slices)) = own {
                step_all(games, numbers, slices, sizes, manner);
            }
        });
    }

    fn first_illegal(&self, numbers: &[i64]) -> Option<(usize, i64)> {
        let is_illegal = |&(game, &number): &(usize, &i64)| {
            self.games[game].actor().is_some() && !self.games[game].is_legal(number)
        };
        numbers.iter().enumerate().find(is_illegal).map(|(game, &number)| (game, number))
    }

    fn sample(&mut self, out: &mut [i64]) {
        for (game, number) in self.games.iter_mut().zip(out) {
            *number = game.sample().map_or(-1, i64::from);
        }
    }

    fn observe(&self, game: usize, viewer: Viewer, out: &mut [f32]) {
        self.games[game].observe(viewer, out);
    }

    fn notation(&self, game: usize, number: i64) -> Option<String> {
        self.games[game].notation(number)
    }

    fn state_json(&self, game: usize) -> serde_json::Result<String> {
        serde_json::to_string(self.games[game].state())
    }

    fn search_begin(&mut self, seed: u64) {
        let tree = |(number, game): (u64, &Environment<G>)| {
            game.actor().map(|seat| Tree::new(game.state(), seat, game_seed(seed, number)))
        };
        self.trees = (self.manner.first..).zip(&self.games).map(tree).collect();
    }

    fn search_select(&mut self, exploration: f32, rows: &mut [f32], masks: &mut [i8], seats: &mut [i32]) {
        let Sizes { observation, actions, .. } = self.sizes;
        let places = rows.chunks_mut(observation).zip(masks.chunks_mut(actions)).zip(seats);
        for (tree, ((row, mask), seat)) in self.trees.iter_mut().zip(places) {
            *seat = tree.as_mut().map_or(-1, |tree| tree.select(exploration, self.manner.reward, row, mask));
        }
    }

    fn search_judge(&mut self, policies: &[f32], values: &[f32]) {
        let Sizes { actions, players, .. } = self.sizes;
        let judgments = policies.chunks(actions).zip(values.chunks(players));
        for (tree, (policy, value)) in self.trees.iter_mut().zip(judgments) {
            if let Some(tree) = tree {
                tree.judge(policy, value);
            }
        }
    }

    fn search_visits(&self, out: &mut [f32]) {
        for (tree, row) in self.trees.iter().zip(out.chunks_mut(self.sizes.actions)) {
            if let Some(tree) = tree {
                tree.visits(row);
            }
        }
    }
}
