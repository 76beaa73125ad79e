//! Many games stepped at once, into arrays that are made once and written again and again.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bots::BotSpec;
use game::{Options, Seat, Viewer};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::PyDict;

use crate::arrays::{Sizes, Slices, to_write};
use crate::environment::Environment;
use crate::fault::{BadBot, BadNumber, BadOption};
use crate::games::{AnyBatch, Games, Manner};
use crate::registry::{self, ForGame, Learnable};
use crate::results::Reward;
use crate::simulate::{CAP, game_seed, thread_count};
use crate::table::seat_of;

/// At most so many games are in a batch.
const MOST_GAMES: usize = 1 << 20;
/// At most so many bytes are in the arrays of a batch: more would take the memory that everything else needs.
const MOST_BYTES: usize = 8 << 30;
/// The highest number of a batch's first game.
const MOST_GAMES_OF_A_RUN: u64 = 1 << 62;

/// Places to judge: what is seen, masks, seats.
type Places<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray2<i8>>, Bound<'py, PyArray1<i32>>);

/// Many games of one kind, stepped at once. kaupang.vector.make is the way to one.
#[pyclass(frozen, module = "kaupang._native")]
pub(crate) struct Batch {
    games: Mutex<Box<dyn AnyBatch>>,
    sizes: Sizes,
    /// Whether what was seen at the end is kept.
    has_last: bool,
    threads: usize,
    #[pyo3(get)]
    observation: Py<PyArray2<f32>>,
    #[pyo3(get)]
    last_observation: Py<PyArray2<f32>>,
    #[pyo3(get)]
    mask: Py<PyArray2<i8>>,
    #[pyo3(get)]
    seat: Py<PyArray1<i32>>,
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    score: Py<PyArray2<i32>>,
    #[pyo3(get)]
    rank: Py<PyArray2<i32>>,
    #[pyo3(get)]
    length: Py<PyArray1<i32>>,
}

struct Make<'a, 'py> {
    n: usize,
    seed: u64,
    first: u64,
    players: Option<usize>,
    bots: Vec<Option<String>>,
    cap: u32,
    reward: Reward,
    restarts: bool,
    options: Option<&'a Bound<'py, PyDict>>,
}

impl ForGame for Make<'_, '_> {
    type Out = (Box<dyn AnyBatch>, Sizes);

    fn visit<G: Learnable>(self) -> PyResult<(Box<dyn AnyBatch>, Sizes)> {
        let options = registry::options::<G>(self.players, self.options)?;
        let players = options.players();
        let specs = opponents(&self.bots, players)?;
        let learner = specs.iter().position(Option::is_none);
        let Some(learner) = learner else {
            return Err(BadBot::new_err("every seat has a bot: nobody is left to learn"));
        };
        let sizes =
            Sizes { games: self.n, players, observation: G::OBSERVATION_SIZE, actions: G::ACTION_COUNT };
        let new = |number| Environment::<G>::new(&options, &specs, self.cap, game_seed(self.seed, number));
        let games = (self.first..).take(self.n).map(new).collect();
        let (reward, first, restarts) = (self.reward, self.first, self.restarts);
        let manner = Manner { reward, first, restarts, watcher: Seat::new(learner) };
        Ok((Box::new(Games { games, sizes, manner, trees: Vec::new() }), sizes))
    }
}

/// Whether there is room for a batch: looked at before anything is made.
struct Room {
    n: usize,
    /// How many rows of numbers each game has.
    rows: usize,
}

impl ForGame for Room {
    type Out = ();

    fn visit<G: Learnable>(self) -> PyResult<()> {
        let each = self.rows * G::OBSERVATION_SIZE * size_of::<f32>()
            + G::ACTION_COUNT
            + size_of::<Environment<G>>();
        let most = MOST_BYTES / each;
        if self.n <= most {
            return Ok(());
        }
        let n = self.n;
        Err(BadOption::new_err(format!(
            "{n} games take too much memory; a batch has room for {most} of these"
        )))
    }
}

/// The bots of the seats: none where a learner sits. Nothing said means learners everywhere.
fn opponents(names: &[Option<String>], players: usize) -> PyResult<Vec<Option<BotSpec>>> {
    if names.is_empty() {
        return Ok(vec![None; players]);
    }
    if names.len() != players {
        let sentence = format!("{} seats were given bots or none, but {players} play", names.len());
        return Err(BadBot::new_err(sentence));
    }
    let read = |name: &Option<String>| match name {
        Some(name) => name.parse().map(Some).map_err(|bad: bots::BadBot| BadBot::new_err(bad.to_string())),
        None => Ok(None),
    };
    names.iter().map(read).collect()
}

impl Batch {
    fn lock(&self, py: Python<'_>) -> MutexGuard<'_, Box<dyn AnyBatch>> {
        // What a panic left half done is begun anew by the next reset; nothing in it can be unsound.
        self.games.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with the games and all arrays, other Python threads going on meanwhile.
    fn with_slices<R: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, Slices<'_>) -> R + Send,
    ) -> PyResult<R> {
        let mut games = self.lock(py);
        let Sizes { games: n, players, observation: seen, actions } = self.sizes;
        let last = if self.has_last { n } else { 0 };
        let mut observation = to_write(&self.observation, py, [n, seen])?;
        let mut last_observation = to_write(&self.last_observation, py, [last, seen])?;
        let mut mask = to_write(&self.mask, py, [n, actions])?;
        let mut seat = to_write(&self.seat, py, [n])?;
        let mut reward = to_write(&self.reward, py, [n, players])?;
        let mut terminated = to_write(&self.terminated, py, [n])?;
        let mut truncated = to_write(&self.truncated, py, [n])?;
        let mut score = to_write(&self.score, py, [n, players])?;
        let mut rank = to_write(&self.rank, py, [n, players])?;
        let mut length = to_write(&self.length, py, [n])?;
        let slices = Slices {
            observation: observation.as_slice_mut()?,
            last_observation: last_observation.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
            score: score.as_slice_mut()?,
            rank: rank.as_slice_mut()?,
            length: length.as_slice_mut()?,
        };
        let games: &mut dyn AnyBatch = &mut **games;
        Ok(py.detach(move || work(games, slices)))
    }

    /// A search goes on only where it was begun.
    fn check_search(&self, py: Python<'_>) -> PyResult<()> {
        if self.lock(py).is_searching() {
            return Ok(());
        }
        Err(BadOption::new_err("there is no search of where the games stand now: search_begin comes first"))
    }

    fn check_game(&self, game: usize) -> PyResult<()> {
        let games = self.sizes.games;
        if game < games {
            Ok(())
        } else {
            Err(BadNumber::new_err(format!("there is no game {game}; there are {games}")))
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, *, players=None, seed=0, first=0, bots=vec![], cap=CAP, reward="rank", restarts=true,
                        last_observations=false, threads=1, options=None))]
    #[allow(clippy::too_many_arguments, reason = "the arguments of a Python function, by name")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        players: Option<usize>,
        seed: u64,
        first: u64,
        bots: Vec<Option<String>>,
        cap: u32,
        reward: &str,
        restarts: bool,
        last_observations: bool,
        threads: usize,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        if n == 0 || n > MOST_GAMES {
            return Err(BadOption::new_err(format!("a batch has 1 to {MOST_GAMES} games, not {n}")));
        }
        if first > MOST_GAMES_OF_A_RUN {
            return Err(BadOption::new_err(format!(
                "games have numbers up to {MOST_GAMES_OF_A_RUN}, not {first}"
            )));
        }
        let threads = thread_count(threads)?;
        let reward = Reward::named(reward)?;
        registry::visit(game, Room { n, rows: if last_observations { 2 } else { 1 } })?;
        let make = Make { n, seed, first, players, bots, cap, reward, restarts, options };
        let (games, sizes) = registry::visit(game, make)?;
        let Sizes { players, observation, actions, .. } = sizes;
        let last = if last_observations { n } else { 0 };
        let batch = Batch {
            games: Mutex::new(games),
            sizes,
            has_last: last_observations,
            threads,
            observation: PyArray2::zeros(py, [n, observation], false).unbind(),
            last_observation: PyArray2::zeros(py, [last, observation], false).unbind(),
            mask: PyArray2::zeros(py, [n, actions], false).unbind(),
            seat: PyArray1::zeros(py, n, false).unbind(),
            reward: PyArray2::zeros(py, [n, players], false).unbind(),
            terminated: PyArray1::zeros(py, n, false).unbind(),
            truncated: PyArray1::zeros(py, n, false).unbind(),
            score: PyArray2::zeros(py, [n, players], false).unbind(),
            rank: PyArray2::zeros(py, [n, players], false).unbind(),
            length: PyArray1::zeros(py, n, false).unbind(),
        };
        batch.with_slices(py, move |games, slices| games.reset(Some(seed), slices))?;
        Ok(batch)
    }

    /// Begins all games again, from a seed if one is given.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.with_slices(py, move |games, slices| games.reset(seed, slices))
    }

    /// Carries out the action with its number in each game. A game where nobody is to act takes any number.
    #[allow(clippy::needless_pass_by_value, reason = "Python's arguments come by value")]
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let numbers = actions.as_slice()?;
        let games = self.sizes.games;
        if numbers.len() != games {
            return Err(BadNumber::new_err(format!(
                "{} actions were given for {games} games",
                numbers.len()
            )));
        }
        let threads = self.threads;
        let illegal = self.with_slices(py, move |games, slices| {
            let illegal = games.first_illegal(numbers);
            if illegal.is_none() {
                games.step(numbers, slices, threads);
            }
            illegal
        })?;
        match illegal {
            None => Ok(()),
            Some((game, number)) => Err(BadNumber::new_err(format!(
                "{number} is no legal action of game {game} now; nothing was done"
            ))),
        }
    }

    /// A legal action of each game, each as likely; -1 where nobody is to act.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let out = PyArray1::<i64>::zeros(py, self.sizes.games, false);
        self.lock(py).sample(out.try_readwrite()?.as_slice_mut()?);
        Ok(out)
    }

    /// What a seat sees of a game, whoever is to act.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        game: usize,
        seat: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.check_game(game)?;
        let seat = seat_of(seat, self.sizes.players)?;
        let out = PyArray1::<f32>::zeros(py, self.sizes.observation, false);
        self.lock(py).observe(game, Viewer::Seat(seat), out.try_readwrite()?.as_slice_mut()?);
        Ok(out)
    }

    /// The notation of a legal action of a game, by its number; nothing if it is not legal.
    fn notation(&self, py: Python<'_>, game: usize, number: i64) -> PyResult<Option<String>> {
        self.check_game(game)?;
        Ok(self.lock(py).notation(game, number))
    }

    /// The whole state of a game as JSON.
    fn state_json(&self, py: Python<'_>, game: usize) -> PyResult<String> {
        self.check_game(game)?;
        self.lock(py).state_json(game).map_err(|error| BadOption::new_err(error.to_string()))
    }

    /// Begins a search for the seat to act in each game, from what it may know.
    fn search_begin(&self, py: Python<'_>, seed: u64) {
        self.lock(py).search_begin(seed);
    }

    /// The next place to judge of each game: what its seat sees there, its mask, and the seat; -1 where the game is
    /// over.
    fn search_select<'py>(&self, py: Python<'py>, exploration: f32) -> PyResult<Places<'py>> {
        self.check_search(py)?;
        let Sizes { games, observation, actions, .. } = self.sizes;
        let rows = PyArray2::<f32>::zeros(py, [games, observation], false);
        let masks = PyArray2::<i8>::zeros(py, [games, actions], false);
        let seats = PyArray1::<i32>::zeros(py, games, false);
        {
            let (mut row, mut mask, mut seat) =
                (rows.try_readwrite()?, masks.try_readwrite()?, seats.try_readwrite()?);
            let (row, mask, seat) = (row.as_slice_mut()?, mask.as_slice_mut()?, seat.as_slice_mut()?);
            let mut guard = self.lock(py);
            let games: &mut dyn AnyBatch = &mut **guard;
            py.detach(move || games.search_select(exploration, row, mask, seat));
        }
        Ok((rows, masks, seats))
    }

    /// Takes the judgments of those places: policies by the numbers of actions, and what each place is worth to each
    /// seat, counted from the one to act there.
    #[allow(clippy::needless_pass_by_value, reason = "Python's arguments come by value")]
    fn search_judge(
        &self,
        py: Python<'_>,
        policies: PyReadonlyArray2<'_, f32>,
        values: PyReadonlyArray2<'_, f32>,
    ) -> PyResult<()> {
        self.check_search(py)?;
        let Sizes { games, players, actions, .. } = self.sizes;
        if policies.shape() != [games, actions] || values.shape() != [games, players] {
            let sentence = format!(
                "policies of {games} by {actions} and values of {games} by {players} are wanted, not {:?} and {:?}",
                policies.shape(),
                values.shape()
            );
            return Err(BadNumber::new_err(sentence));
        }
        let (policies, values) = (policies.as_slice()?, values.as_slice()?);
        let mut guard = self.lock(py);
        let games: &mut dyn AnyBatch = &mut **guard;
        py.detach(move || games.search_judge(policies, values));
        Ok(())
    }

    /// The share of tries that began with each action, for each game.
    fn search_visits<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        self.check_search(py)?;
        let out = PyArray2::<f32>::zeros(py, [self.sizes.games, self.sizes.actions], false);
        self.lock(py).search_visits(out.try_readwrite()?.as_slice_mut()?);
        Ok(out)
    }

    /// How many games there are.
    #[getter]
    fn n(&self) -> usize {
        self.sizes.games
    }

    /// How many play each.
    #[getter]
    fn players(&self) -> usize {
        self.sizes.players
    }
}
