//! What the engine answers when something is wrong.

use game::record::RecordError;
use game::{AnyMatch, BadOption, Illegal, IllegalKind, RuleBook};
use serde::Serialize;
use words::Words;

/// What sort of thing went wrong, for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum FaultKind {
    /// The line is no JSON object.
    Json,
    /// The line is too long.
    TooLong,
    /// The line is not valid UTF-8.
    #[serde(rename = "utf-8")]
    Utf8,
    /// A field is missing, unknown, or of the wrong type; or there is no such command.
    Request,
    /// There is no game of that name.
    UnknownGame,
    /// No game has been started.
    NoGame,
    /// The options are refused.
    Options,
    /// The position is refused.
    Position,
    /// The record can't be read, or breaks a rule.
    Record,
    /// The notation of an action can't be read.
    Parse,
    /// The rules forbid the action.
    Illegal,
    /// It is not the turn of whoever is meant.
    Turn,
    /// The table has no such seat.
    Seat,
    /// There is no such bot.
    Bot,
    /// There is no such clause.
    Clause,
    /// It would take too long.
    Limit,
    /// A fault of the program.
    Internal,
}

impl FaultKind {
    /// What sort of refusal the rules mean.
    pub(super) fn of(illegal: Illegal) -> FaultKind {
        match illegal.kind {
            IllegalKind::Rule => FaultKind::Illegal,
            IllegalKind::Turn => FaultKind::Turn,
        }
    }
}

/// What went wrong, in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Fault {
    pub(super) kind: FaultKind,
    /// A sentence without its full stop.
    message: String,
    /// The clause that was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<&'static str>,
    /// What that clause says.
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<&'static str>,
    /// The line of the record, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

impl Fault {
    pub(super) fn new(kind: FaultKind, message: impl Into<String>) -> Fault {
        Fault { kind, message: message.into(), clause: None, sentence: None, line: None }
    }

    /// The same fault with the line of the record that has it.
    pub(super) fn in_line(self, line: Option<usize>) -> Fault {
        Fault { line, ..self }
    }

    /// What the rules of a game have against something, in a language.
    pub(super) fn illegal(kind: FaultKind, illegal: Illegal, game: &dyn AnyMatch, words: &Words) -> Fault {
        Fault::new(kind, sentence(game.game(), illegal, words))
            .citing(illegal, game.rulebook(words.language()))
    }

    /// The same fault with a clause and what it says.
    pub(super) fn citing(self, illegal: Illegal, rulebook: &'static RuleBook) -> Fault {
        let clause = illegal.clause_id();
        Fault { clause, sentence: clause.and_then(|clause| rulebook.sentence(clause)), ..self }
    }
}

/// The reason of a refusal in a language; players are told by their seats.
pub(super) fn sentence(game: &str, illegal: Illegal, words: &Words) -> String {
    words.name(&words::refusal(game, &illegal, words::Value::text))
}

impl From<BadOption> for Fault {
    fn from(bad: BadOption) -> Fault {
        Fault::new(FaultKind::Options, bad.to_string())
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault::new(FaultKind::Record, error.to_string()).in_line(Some(error.line))
    }
}
