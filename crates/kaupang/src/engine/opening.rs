//! How a game comes to the engine's table: anew, from a position, or from a record.

use std::collections::BTreeMap;

use bots::SeatedMatch;
use game::fair::Bytes32;
use game::position::Unread;
use game::record::{self, line_of_entry};
use game::{Fair, Game, Match, Options, Record};
use serde::Deserialize;
use words::{Value, Words};

use crate::chance::fair_from;
use crate::engine::fault::{Fault, FaultKind};
use crate::engine::request::Request;
use crate::engine::table::EngineTable;
use crate::registry::{self, ForGame, Table};

/// Opens a table for `new` and `position`.
pub(super) fn open(game: &str, request: &Request<'_>) -> Result<Box<dyn EngineTable>, Fault> {
    visit(game, Open { request })?
}

/// Opens a table from the text of a record.
pub(super) fn load(text: &str) -> Result<Box<dyn EngineTable>, Fault> {
    let game = record::game_of(text)?;
    visit(game, Load { text })?
}

pub(super) fn visit<V: ForGame>(game: &str, visitor: V) -> Result<V::Out, Fault> {
    registry::visit(game, visitor).map_err(|error| Fault::new(FaultKind::UnknownGame, error.to_string()))
}

/// Checks that there is a game of this name.
pub(super) fn check_name(game: &str) -> Result<(), Fault> {
    struct Exists;
    impl ForGame for Exists {
        type Out = ();

        fn visit<G: Table>(self) {}
    }
    visit(game, Exists)
}

struct Open<'a> {
    request: &'a Request<'a>,
}

impl ForGame for Open<'_> {
    type Out = Result<Box<dyn EngineTable>, Fault>;

    fn visit<G: Table>(self) -> Self::Out {
        let fair = seed(self.request)?;
        let game = match self.request.raw("state") {
            Some(json) => {
                let words = self.request.words()?;
                let position: G =
                    game::position::read(json).map_err(|unread| bad_position(&words, &unread))?;
                Match::from_position(&position, fair)
            }
            None if self.request.command() == "position" => {
                return Err(Fault::new(FaultKind::Request, "'state' is missing: a state as JSON"));
            }
            None => Match::new(options::<G>(self.request)?, fair),
        };
        Ok(Box::new(SeatedMatch::from(game)))
    }
}

/// A position that is refused, in a language.
fn bad_position(words: &Words, unread: &Unread) -> Fault {
    let reason = words.name(&words::objection(&unread.reason));
    let sentence = words.say_with("error-position-refused", &[("reason", Value::Text(reason))]);
    Fault::new(FaultKind::Position, sentence)
}

struct Load<'a> {
    text: &'a str,
}

impl ForGame for Load<'_> {
    type Out = Result<Box<dyn EngineTable>, Fault>;

    fn visit<G: Table>(self) -> Self::Out {
        let record = Record::<G>::parse(self.text)?;
        let game = Match::from_record(record, fresh()?).map_err(|broken| {
            let line = line_of_entry(self.text, broken.index);
            Fault::new(FaultKind::Record, broken.to_string())
                .citing(broken.illegal, G::rulebook(game::Language::English))
                .in_line(line)
        })?;
        Ok(Box::new(SeatedMatch::from(game)))
    }
}

fn fresh() -> Result<Fair, Fault> {
    fair_from(None).map_err(|error| Fault::new(FaultKind::Internal, error.to_string()))
}

/// A seed: a number, or 64 hexadecimal digits.
#[derive(Deserialize)]
#[serde(untagged)]
enum Seed {
    Number(u64),
    Text(String),
}

fn seed(request: &Request<'_>) -> Result<Fair, Fault> {
    const WHAT: &str = "a whole number below 2^64, or 64 hexadecimal digits";
    match request.optional("seed", WHAT)? {
        None => fresh(),
        Some(Seed::Number(number)) => Ok(Fair::from_number(number)),
        Some(Seed::Text(text)) => match text.parse::<Bytes32>() {
            Ok(secret) => Ok(Fair::new(secret, [])),
            Err(error) => Err(Fault::new(FaultKind::Request, format!("'seed' has to be {WHAT}: {error}"))),
        },
    }
}

/// The value of an option: text, a number, or a truth.
#[derive(Deserialize)]
#[serde(untagged)]
enum OptionValue {
    Text(String),
    Number(u64),
    Truth(bool),
}

fn options<G: Game>(request: &Request<'_>) -> Result<G::Options, Fault> {
    let what = "an object such as {\"players\":3}, with texts, whole numbers or truths as values";
    let values: BTreeMap<String, OptionValue> = request.optional("options", what)?.unwrap_or_default();
    let pairs: Vec<(String, String)> = values
        .into_iter()
        .map(|(name, value)| match value {
            OptionValue::Text(text) => (name, text),
            OptionValue::Number(number) => (name, number.to_string()),
            OptionValue::Truth(truth) => (name, truth.to_string()),
        })
        .collect();
    Ok(G::Options::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())))?)
}
