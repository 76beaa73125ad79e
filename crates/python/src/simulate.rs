//! Many games of bots, from their numbers to their results.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use bots::BotSpec;
use game::{Options, Seat};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::environment::Environment;
use crate::fault::{BadBot, BadOption};
use crate::registry::{self, ForGame, Learnable};
use crate::results::total_and_rank;

/// The seed of a game: the same wherever and with whatever others it is played.
pub(crate) fn game_seed(seed: u64, number: u64) -> u64 {
    let mut word = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03);
    word = (word ^ (word >> 32)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word ^ (word >> 29)
}

/// Bots for all seats: one name for all, or one for each.
pub(crate) fn specs(names: &[String], players: usize) -> PyResult<Vec<BotSpec>> {
    if names.len() != 1 && names.len() != players {
        let sentence =
            format!("{} bots were named for {players} seats: name one for all, or one for each", names.len());
        return Err(BadBot::new_err(sentence));
    }
    let read = |name: &String| name.parse::<BotSpec>().map_err(|bad| BadBot::new_err(bad.to_string()));
    let specs: Vec<BotSpec> = names.iter().map(read).collect::<PyResult<_>>()?;
    Ok((0..players).map(|seat| specs[seat % specs.len()]).collect())
}

/// How many threads are meant: 0 stands for as many as there are cores.
pub(crate) fn thread_count(threads: usize) -> PyResult<usize> {
    const MOST: usize = 1024;
    match threads {
        0 => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
        1..=MOST => Ok(threads),
        _ => Err(BadOption::new_err(format!("{threads} threads are too many; at most {MOST} go"))),
    }
}

/// Games without an end are broken off after so many decisions, unless something else is wanted.
pub(crate) const CAP: u32 = 20_000;
/// So often a simulation looks whether it is to stop.
const LOOK: Duration = Duration::from_millis(50);
/// At most so many games are asked for at once.
const MOST_GAMES: usize = 100_000_000;

struct Simulate<'a, 'py> {
    py: Python<'py>,
    games: usize,
    first: u64,
    bots: Vec<String>,
    seed: u64,
    players: Option<usize>,
    cap: u32,
    threads: usize,
    options: Option<&'a Bound<'py, PyDict>>,
}

impl<'py> ForGame for Simulate<'_, 'py> {
    type Out = Bound<'py, PyDict>;

    fn visit<G: Learnable>(self) -> PyResult<Bound<'py, PyDict>> {
        let options = registry::options::<G>(self.players, self.options)?;
        let players = options.players();
        let specs: Vec<Option<BotSpec>> = specs(&self.bots, players)?.into_iter().map(Some).collect();
        let (games, threads) = (self.games, thread_count(self.threads)?);
        let scores = PyArray2::<i32>::zeros(self.py, [games, players], false);
        let ranks = PyArray2::<i32>::zeros(self.py, [games, players], false);
        let lengths = PyArray1::<i32>::zeros(self.py, games, false);
        if games > 0 {
            let (mut score_rows, mut rank_rows, mut length_rows) =
                (scores.readwrite(), ranks.readwrite(), lengths.readwrite());
            let (score_rows, rank_rows, length_rows) =
                (score_rows.as_slice_mut()?, rank_rows.as_slice_mut()?, length_rows.as_slice_mut()?);
            let each = games.div_ceil(threads);
            let (first, seed, cap) = (self.first, self.seed, self.cap);
            let (options, specs) = (&options, &specs);
            let stop = &AtomicBool::new(false);
            self.py.detach(|| {
                std::thread::scope(|scope| {
                    let (at_work, all_done) = mpsc::channel::<()>();
                    let chunks = score_rows
                        .chunks_mut(each * players)
                        .zip(rank_rows.chunks_mut(each * players))
                        .zip(length_rows.chunks_mut(each));
                    for (chunk, ((scores, ranks), lengths)) in chunks.enumerate() {
                        let first = first.wrapping_add((chunk * each) as u64);
                        let at_work = at_work.clone();
                        scope.spawn(move || {
                            let results = Rows { scores, ranks, lengths, players };
                            play::<G>(options, specs, cap, (seed, first), results, stop);
                            drop(at_work);
                        });
                    }
                    drop(at_work);
                    until_done_or_interrupted(&all_done, stop)
                })
            })?;
        }
        let results = PyDict::new(self.py);
        results.set_item("scores", scores)?;
        results.set_item("ranks", ranks)?;
        results.set_item("lengths", lengths)?;
        Ok(results)
    }
}

/// Waits for the threads at work, and looks meanwhile whether somebody wants to stop (Ctrl-C): then no further game
/// begins, and Python raises what its handler says.
fn until_done_or_interrupted(all_done: &mpsc::Receiver<()>, stop: &AtomicBool) -> PyResult<()> {
    let mut interrupted = Ok(());
    while all_done.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
        // The method itself can't stand here: it is for one lifetime only.
        #[allow(clippy::redundant_closure_for_method_calls)]
        let looked = Python::attach(|py| py.check_signals());
        if looked.is_err() {
            stop.store(true, Ordering::Relaxed);
            interrupted = looked;
        }
    }
    interrupted
}

/// Where a thread writes its results, a row for each game.
struct Rows<'a> {
    scores: &'a mut [i32],
    ranks: &'a mut [i32],
    lengths: &'a mut [i32],
    players: usize,
}

fn play<G: Learnable>(
    options: &G::Options,
    specs: &[Option<BotSpec>],
    cap: u32,
    (seed, first): (u64, u64),
    Rows { scores, ranks, lengths, players }: Rows<'_>,
    stop: &AtomicBool,
) {
    let mut environment: Option<Environment<G>> = None;
    let rows = scores.chunks_mut(players).zip(ranks.chunks_mut(players)).zip(lengths);
    for (number, ((scores, ranks), length)) in rows.enumerate() {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let seed = game_seed(seed, first.wrapping_add(number as u64));
        let game = match &mut environment {
            Some(game) => {
                game.reseed(seed);
                game
            }
            None => environment.insert(Environment::new(options, specs, cap, seed)),
        };
        *length = game.decisions() as i32;
        let result = game.scores();
        for (seat, (score, rank)) in Seat::all(players).zip(scores.iter_mut().zip(ranks)) {
            (*score, *rank) = total_and_rank(result.as_ref(), seat);
        }
    }
}

/// simulate(game, games, bots=("random",), *, players=None, seed=0, first=0, cap=20000, threads=0, options=None)
/// --
///
/// Plays games of bots and gives arrays of their results: scores and ranks (games by seats), and lengths in decisions.
/// The game with a number comes out the same in every run with this seed, whatever the number of threads and wherever
/// the run begins (first), unless a bot thinks by the clock. A game that was broken off has rank 0. Ctrl-C ends it.
///
/// >>> import kaupang
/// >>> results = kaupang.simulate("puerto-rico", 100, players=3, seed=1)
/// >>> results["scores"].shape
/// (100, 3)
/// >>> bool((results["ranks"].min(axis=1) == 1).all())
/// True
#[pyfunction]
#[pyo3(signature = (game, games, bots=vec!["random".to_owned()], *, players=None, seed=0, first=0, cap=CAP, threads=0, options=None))]
#[allow(clippy::too_many_arguments, reason = "the arguments of a Python function, by name")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    games: usize,
    bots: Vec<String>,
    players: Option<usize>,
    seed: u64,
    first: u64,
    cap: u32,
    threads: usize,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    if games > MOST_GAMES {
        return Err(BadOption::new_err(format!(
            "{games} games are too many at once; at most {MOST_GAMES} go"
        )));
    }
    registry::visit(game, Simulate { py, games, first, bots, seed, players, cap, threads, options })
}
