//! What is wrong, as Python exceptions; each says it in a sentence.

use game::{Illegal, IllegalKind, Language, Refused, RuleBook};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    kaupang,
    KaupangError,
    PyValueError,
    "Something that can't be; all of Kaupang's exceptions are this."
);
create_exception!(kaupang, UnknownGame, KaupangError, "There is no game of that name.");
create_exception!(kaupang, BadOption, KaupangError, "The game can't be played so.");
create_exception!(kaupang, BadSeat, KaupangError, "The table has no such seat, or it is not its turn.");
create_exception!(kaupang, BadNotation, KaupangError, "The text is no action of the game.");
create_exception!(kaupang, BadNumber, KaupangError, "The number stands for no legal action now.");
create_exception!(kaupang, BadPosition, KaupangError, "The position can't be on a table.");
create_exception!(kaupang, BadRecord, KaupangError, "The record can't be read, or breaks a rule.");
create_exception!(kaupang, BadBot, KaupangError, "There is no such bot.");
create_exception!(
    kaupang,
    IllegalAction,
    KaupangError,
    "The rules forbid the action: clause names the rule, sentence says what it says, reason what it means here."
);

/// What the rules have against an action.
pub(crate) fn illegal(py: Python<'_>, illegal: Illegal, rulebook: &'static RuleBook) -> PyErr {
    let error = IllegalAction::new_err(illegal.to_string());
    let clause = illegal.clause_id();
    let kind = match illegal.kind {
        IllegalKind::Rule => "rule",
        IllegalKind::Turn => "turn",
    };
    let value = error.value(py);
    let set = value
        .setattr("clause", clause)
        .and_then(|()| value.setattr("sentence", clause.and_then(|clause| rulebook.sentence(clause))))
        .and_then(|()| value.setattr("reason", illegal.sentence()))
        .and_then(|()| value.setattr("kind", kind));
    match set {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// Why what was sent is not carried out.
pub(crate) fn refused(
    py: Python<'_>,
    refused: Refused,
    rulebook: fn(Language) -> &'static RuleBook,
) -> PyErr {
    match refused {
        Refused::Unreadable(error) => BadNotation::new_err(error.to_string()),
        Refused::Illegal(error) => illegal(py, error, rulebook(Language::English)),
    }
}
