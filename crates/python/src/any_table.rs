//! A table of any game, and the ways to one.

use bots::{AnySeatedMatch, SeatedMatch};
use game::fair::Bytes32;
use game::{Actions, Actor, Fair, Language, Match, Record, Refused, RuleBook, Seat, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fault::{BadPosition, BadRecord};
use crate::registry::{self, ForGame, Learnable};

/// A match of any game with its bots, and its numbers for learning.
pub(crate) trait PythonTable: AnySeatedMatch + Send {
    fn rulebook(&self) -> fn(Language) -> &'static RuleBook;
    fn sizes(&self) -> (usize, usize);
    fn observe(&self, viewer: Viewer, out: &mut [f32]);
    fn mask(&self, seat: Seat, out: &mut [u8]);
    fn number(&self, seat: Seat, text: &str) -> Result<Option<u32>, Refused>;
    fn action(&self, seat: Seat, number: u32) -> Option<String>;
    /// All that happened, as a viewer has seen it: who acted, and what they did unless that was hidden.
    fn history(&self, viewer: Viewer) -> Vec<(Actor, Option<String>)>;
    /// What a viewer would see of an action about to be carried out.
    fn seen(&self, viewer: Viewer, actor: Actor, text: &str) -> Result<Option<String>, Refused>;
    fn copy(&self) -> Box<dyn PythonTable>;
    fn secret(&self) -> Bytes32;
}

fn boxed<G: Learnable>(game: Match<G>) -> Box<dyn PythonTable> {
    Box::new(SeatedMatch::from(game))
}

impl<G: Learnable> PythonTable for SeatedMatch<G> {
    fn rulebook(&self) -> fn(Language) -> &'static RuleBook {
        G::rulebook
    }

    fn sizes(&self) -> (usize, usize) {
        (G::OBSERVATION_SIZE, G::ACTION_COUNT)
    }

    fn observe(&self, viewer: Viewer, out: &mut [f32]) {
        G::observe(&self.game.state().view(viewer), out);
    }

    fn mask(&self, seat: Seat, out: &mut [u8]) {
        let mut legal = Actions::new();
        self.game.state().legal(seat, &mut legal);
        G::mask(&self.game.state().view(Viewer::Seat(seat)), &legal, out);
    }

    fn number(&self, seat: Seat, text: &str) -> Result<Option<u32>, Refused> {
        let action: G::Action = text.parse().map_err(Refused::Unreadable)?;
        Ok(G::number(&self.game.state().view(Viewer::Seat(seat)), action))
    }

    fn action(&self, seat: Seat, number: u32) -> Option<String> {
        let view = self.game.state().view(Viewer::Seat(seat));
        G::action(&view, number).map(|action| action.to_string())
    }

    fn history(&self, viewer: Viewer) -> Vec<(Actor, Option<String>)> {
        let record = self.game.record();
        let mut state = record.first_state();
        let mut history = Vec::with_capacity(record.entries.len());
        for &(actor, action) in &record.entries {
            history.push((actor, state.seen(viewer, actor, action).map(|action| action.to_string())));
            state.apply(actor, action);
        }
        history
    }

    fn seen(&self, viewer: Viewer, actor: Actor, text: &str) -> Result<Option<String>, Refused> {
        let action: G::Action = text.parse().map_err(Refused::Unreadable)?;
        Ok(self.game.state().seen(viewer, actor, action).map(|action| action.to_string()))
    }

    fn copy(&self) -> Box<dyn PythonTable> {
        boxed(self.game.clone())
    }

    fn secret(&self) -> Bytes32 {
        self.game.fair().secret()
    }
}

/// A game from its beginning.
pub(crate) struct NewGame<'a, 'py> {
    pub(crate) players: Option<usize>,
    pub(crate) seed: u64,
    pub(crate) options: Option<&'a Bound<'py, PyDict>>,
}

impl ForGame for NewGame<'_, '_> {
    type Out = Box<dyn PythonTable>;

    fn visit<G: Learnable>(self) -> PyResult<Box<dyn PythonTable>> {
        let options = registry::options::<G>(self.players, self.options)?;
        Ok(boxed(Match::<G>::new(options, Fair::from_number(self.seed))))
    }
}

/// A game from a position.
pub(crate) struct FromPosition<'a> {
    pub(crate) json: &'a str,
    pub(crate) seed: u64,
}

impl ForGame for FromPosition<'_> {
    type Out = Box<dyn PythonTable>;

    fn visit<G: Learnable>(self) -> PyResult<Box<dyn PythonTable>> {
        let state: G =
            serde_json::from_str(self.json).map_err(|error| BadPosition::new_err(error.to_string()))?;
        Ok(boxed(Match::from_position(&state, Fair::from_number(self.seed))))
    }
}

/// A game as far as its record goes.
pub(crate) struct FromRecord<'a> {
    pub(crate) text: &'a str,
    pub(crate) secret: Option<Bytes32>,
}

impl ForGame for FromRecord<'_> {
    type Out = Box<dyn PythonTable>;

    fn visit<G: Learnable>(self) -> PyResult<Box<dyn PythonTable>> {
        let record = Record::<G>::parse(self.text).map_err(|error| BadRecord::new_err(error.to_string()))?;
        let fair = match self.secret {
            Some(secret) => Fair::new(secret, []),
            None => Fair::from_number(0),
        };
        Match::from_record(record, fair).map(boxed).map_err(|broken| BadRecord::new_err(broken.to_string()))
    }
}
