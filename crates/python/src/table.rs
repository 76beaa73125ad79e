//! One game, step by step, with its record: the plain way.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bots::BotSpec;
use game::fair::Bytes32;
use game::{Actor, AnyMatch, Origin, Seat, SeedShown, Turn, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyDict, PyList};

use crate::any_table::{FromPosition, FromRecord, NewGame, PythonTable};
use crate::fault::{self, BadBot, BadNotation, BadNumber, BadRecord, BadSeat, KaupangError};
use crate::registry;

/// The seat that Python means: a number from 0, or its name from P1.
pub(crate) fn seat_of(seat: &Bound<'_, PyAny>, players: usize) -> PyResult<Seat> {
    let named = seat.extract::<String>().ok().map(|name| name.parse::<Seat>().map(Seat::index));
    let index = match named {
        Some(Ok(index)) => Some(index),
        Some(Err(_)) => None,
        None => match seat.extract::<i64>() {
            Ok(index) => usize::try_from(index).ok(),
            Err(_) => {
                return Err(PyTypeError::new_err("a seat is a number from 0, or its name, such as 'P1'"));
            }
        },
    };
    let told = || {
        BadSeat::new_err(format!(
            "there is no seat {seat}; the table has P1 to P{players}, or 0 to {}",
            players - 1
        ))
    };
    index.filter(|&index| index < players).map(Seat::new).ok_or_else(told)
}

/// A game under way. kaupang.new, kaupang.load and kaupang.position are the ways to one.
///
/// >>> import kaupang
/// >>> game = kaupang.new("puerto-rico", players=4, seed=1)
/// >>> game.is_chance
/// True
/// >>> drawn = game.roll(all=True)
/// >>> game.legal()[:2]
/// ['pick settler', 'pick mayor']
#[pyclass(frozen, module = "kaupang._native")]
pub(crate) struct Game(Mutex<Box<dyn PythonTable>>);

impl Game {
    fn of(table: Box<dyn PythonTable>) -> Game {
        Game(Mutex::new(table))
    }

    fn lock(&self, py: Python<'_>) -> MutexGuard<'_, Box<dyn PythonTable>> {
        self.0.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who acts: the seat that is named, else the first that is to act, else chance.
fn actor_of(game: &dyn AnyMatch, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Actor> {
    if let Some(seat) = seat {
        return seat_of(seat, game.players()).map(Actor::Seat);
    }
    match game.turn() {
        Turn::Seats(seats) => {
            seats.first().map(Actor::Seat).ok_or_else(|| BadSeat::new_err("nobody is to act"))
        }
        Turn::Chance => Ok(Actor::Chance),
        Turn::Over => Err(BadSeat::new_err("the game is over")),
    }
}

/// The seat that is named, else the first that is to act.
fn seat_or_first(game: &dyn AnyMatch, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Seat> {
    match actor_of(game, seat)? {
        Actor::Seat(seat) => Ok(seat),
        Actor::Chance => Err(BadSeat::new_err("it is chance's turn: roll() draws what it brings")),
    }
}

fn viewer_of(game: &dyn AnyMatch, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Viewer> {
    seat.map_or(Ok(Viewer::Spectator), |seat| seat_of(seat, game.players()).map(Viewer::Seat))
}

/// How to make a game again: a function, and a record with the secret of its chance.
type Reduced<'py> = (Bound<'py, PyAny>, (String, Vec<u8>));

/// One action, or several.
fn texts_of(action: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    if let Ok(text) = action.extract::<String>() {
        return Ok(vec![text]);
    }
    let message = "an action is a text, such as 'pick settler', or a list of texts";
    action.extract::<Vec<String>>().map_err(|_| PyTypeError::new_err(message))
}

fn json_value<'py>(py: Python<'py>, text: serde_json::Result<String>) -> PyResult<Bound<'py, PyAny>> {
    let text = text.map_err(|error| KaupangError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

#[pymethods]
impl Game {
    #[staticmethod]
    #[pyo3(signature = (game, players, seed, options))]
    fn _new(
        game: &str,
        players: Option<usize>,
        seed: u64,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        registry::visit(game, NewGame { players, seed, options }).map(Game::of)
    }

    #[staticmethod]
    fn _position(game: &str, json: &str, seed: u64) -> PyResult<Game> {
        registry::visit(game, FromPosition { json, seed }).map(Game::of)
    }

    #[staticmethod]
    #[pyo3(signature = (text, secret=None))]
    fn _load(text: &str, secret: Option<&[u8]>) -> PyResult<Game> {
        let name = game::record::game_of(text).map_err(|error| BadRecord::new_err(error.to_string()))?;
        let secret = secret.map(<[u8; 32]>::try_from).transpose();
        let secret = secret.map_err(|_| BadRecord::new_err("a secret has 32 bytes"))?;
        registry::visit(name, FromRecord { text, secret: secret.map(Bytes32) }).map(Game::of)
    }

    /// The name of the game.
    #[getter]
    fn name(&self, py: Python<'_>) -> &'static str {
        self.lock(py).game().game()
    }

    /// How many play.
    #[getter]
    fn players(&self, py: Python<'_>) -> usize {
        self.lock(py).game().players()
    }

    /// The options with their values.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (name, value) in self.lock(py).game().options() {
            options.set_item(name, value)?;
        }
        Ok(options)
    }

    /// The seats that may act now, counted from 0; none when it is chance's turn or the game is over.
    #[getter]
    fn turn(&self, py: Python<'_>) -> Vec<usize> {
        match self.lock(py).game().turn() {
            Turn::Seats(seats) => seats.into_iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Whether a card is to be drawn or dice are to be rolled.
    #[getter]
    fn is_chance(&self, py: Python<'_>) -> bool {
        self.lock(py).game().turn() == Turn::Chance
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self, py: Python<'_>) -> bool {
        self.lock(py).game().turn() == Turn::Over
    }

    /// The legal actions of a seat, or of the first that is to act; none if it is not its turn.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        let table = self.lock(py);
        Ok(table.game().legal(seat_or_first(table.game(), seat)?))
    }

    /// What the rules say to an action, or to several one after the other: the actions in their own notation, or an
    /// exception that names the clause.
    #[pyo3(signature = (action, seat=None))]
    fn check(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<String>> {
        let texts = texts_of(action)?;
        let table = self.lock(py);
        let actor = actor_of(table.game(), seat)?;
        table.game().check(actor, &texts).map_err(|refused| fault::refused(py, refused, table.rulebook()))
    }

    /// Carries out an action, or several: all of them or none. Gives them back in their own notation.
    #[pyo3(signature = (action, seat=None))]
    fn apply(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<String>> {
        let texts = texts_of(action)?;
        let mut table = self.lock(py);
        let actor = actor_of(table.game(), seat)?;
        let rulebook = table.rulebook();
        let played = table.game_mut().play(actor, &texts, Origin::Chosen);
        played.map_err(|refused| fault::refused(py, refused, rulebook))
    }

    /// The outcomes of chance with their weights.
    fn chance(&self, py: Python<'_>) -> Vec<(String, u32)> {
        self.lock(py).game().outcomes()
    }

    /// Draws an outcome of chance from the seed, or all until a seat is to act; gives back what came.
    #[pyo3(signature = (all=false))]
    fn roll(&self, py: Python<'_>, all: bool) -> Vec<String> {
        let mut table = self.lock(py);
        let mut drawn = Vec::new();
        while let Some(outcome) = table.game_mut().roll() {
            drawn.push(outcome);
            if !all {
                break;
            }
        }
        drawn
    }

    /// What a seat may know, or a spectator if none is named.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let json = {
            let table = self.lock(py);
            table.game().view_json(viewer_of(table.game(), seat)?)
        };
        json_value(py, json)
    }

    /// The whole state, hidden things too, as kaupang.position takes it.
    #[getter]
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let json = self.lock(py).game().state_json();
        json_value(py, json)
    }

    /// The game as the text of a record, as kaupang.load takes it.
    #[getter]
    fn record(&self, py: Python<'_>) -> String {
        self.lock(py).game().record_text(SeedShown::Yes)
    }

    /// All that happened: who acted, and what they did.
    #[getter]
    fn entries(&self, py: Python<'_>) -> Vec<(String, String)> {
        let entries = self.lock(py).game().entries(0);
        entries.into_iter().map(|(actor, action)| (actor.to_string(), action)).collect()
    }

    /// All that happened, as a seat has seen it, or a spectator if none is named: who acted, and what they did; None
    /// where that was hidden.
    #[pyo3(signature = (seat=None))]
    fn history(
        &self,
        py: Python<'_>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<(String, Option<String>)>> {
        let table = self.lock(py);
        let history = table.history(viewer_of(table.game(), seat)?);
        Ok(history.into_iter().map(|(actor, action)| (actor.to_string(), action)).collect())
    }

    /// What a seat would see of an action that whoever is to act is about to carry out: the action, or None where it is
    /// hidden.
    fn seen(&self, py: Python<'_>, action: &str, seat: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let table = self.lock(py);
        let viewer = viewer_of(table.game(), Some(seat))?;
        let actor = actor_of(table.game(), None)?;
        table.seen(viewer, actor, action).map_err(|refused| BadNotation::new_err(refused.to_string()))
    }

    /// Takes back the last actions, those of chance too.
    #[pyo3(signature = (count=1))]
    fn undo(&self, py: Python<'_>, count: usize) {
        self.lock(py).game_mut().undo(count);
    }

    /// A game that goes on from here by itself.
    fn clone(&self, py: Python<'_>) -> Game {
        Game::of(self.lock(py).copy())
    }

    fn __copy__(&self, py: Python<'_>) -> Game {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let table = self.lock(py);
        let record = table.game().record_text(SeedShown::Yes);
        let load = py.get_type::<Game>().getattr("_load")?;
        Ok((load, (record, table.secret().0.to_vec())))
    }

    /// The final scores, one for each side with its total, rank and points by source; None until the game is over.
    #[getter]
    fn score<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyList>>> {
        let Some(scores) = self.lock(py).game().scores() else { return Ok(None) };
        let list = PyList::empty(py);
        for score in &scores.0 {
            let about = PyDict::new(py);
            about.set_item("side", score.side.to_string())?;
            about.set_item("total", score.total)?;
            about.set_item("rank", score.rank)?;
            let sources = PyDict::new(py);
            for points in &score.sources {
                sources.set_item(points.source, points.points)?;
            }
            about.set_item("sources", sources)?;
            list.append(about)?;
        }
        Ok(Some(list))
    }

    /// What a bot would do at a seat, or at the first that is to act; apply carries it out. Other Python threads go on
    /// while it thinks.
    #[pyo3(signature = (bot, seat=None))]
    fn bot(&self, py: Python<'_>, bot: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let spec: BotSpec = bot.parse().map_err(|bad: bots::BadBot| BadBot::new_err(bad.to_string()))?;
        let mut table = self.lock(py);
        let seat = seat_or_first(table.game(), seat)?;
        let table: &mut dyn PythonTable = &mut **table;
        let chosen = py.detach(move || table.choose(seat, spec));
        chosen.ok_or_else(|| BadSeat::new_err(format!("it is not the turn of {seat}")))
    }

    /// What a seat sees as a row of numbers; kaupang.layout says what they mean.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let table = self.lock(py);
        let viewer = viewer_of(table.game(), seat)?;
        let row = PyArray1::<f32>::zeros(py, table.sizes().0, false);
        table.observe(viewer, row.try_readwrite()?.as_slice_mut()?);
        Ok(row)
    }

    /// 1 for each legal action of a seat, by its number.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let table = self.lock(py);
        let seat = seat_or_first(table.game(), seat)?;
        let row = PyArray1::<u8>::zeros(py, table.sizes().1, false);
        table.mask(seat, row.try_readwrite()?.as_slice_mut()?);
        Ok(row)
    }

    /// The number of an action of a seat; None for an offer beyond those that are listed.
    #[pyo3(signature = (action, seat=None))]
    fn number(&self, py: Python<'_>, action: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Option<u32>> {
        let table = self.lock(py);
        let seat = seat_or_first(table.game(), seat)?;
        table.number(seat, action).map_err(|refused| BadNotation::new_err(refused.to_string()))
    }

    /// The action that a number stands for in the eyes of a seat.
    #[pyo3(signature = (number, seat=None))]
    fn action(&self, py: Python<'_>, number: u32, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let table = self.lock(py);
        let seat = seat_or_first(table.game(), seat)?;
        let none = || BadNumber::new_err(format!("{number} stands for no action of {seat} now"));
        table.action(seat, number).ok_or_else(none)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.lock(py).game().length()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let table = self.lock(py);
        let game = table.game();
        let turn = match game.turn() {
            Turn::Seats(seats) => {
                let seats: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
                format!("turn of {}", seats.join(", "))
            }
            Turn::Chance => "turn of chance".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        format!("<kaupang {}: {} players, {} actions, {turn}>", game.game(), game.players(), game.length())
    }
}
