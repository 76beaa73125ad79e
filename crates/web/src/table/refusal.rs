//! Why something is not done at a table: a sentence, and the rule behind it.

use game::{Illegal, Refused, RuleBook, illegal};
use words::Value;

use crate::table::Done;

/// What came of something that somebody wanted to do.
pub(super) type Outcome = Result<Done, Refusal>;

/// Why something was not done: a sentence, and where on the page it belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) cause: Cause,
    pub(crate) spot: NoticePlace,
    /// The name of the sentence.
    pub(crate) key: &'static str,
    pub(crate) values: Vec<(&'static str, Value)>,
    /// The rule behind it, with its sentence.
    pub(crate) clause: Option<(String, String)>,
}

/// The kinds of refusals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cause {
    /// The page was older than the table.
    Stale,
    /// A rule of the game.
    Rule,
    /// It is for others to do.
    Forbidden,
    /// It doesn't fit, or can't be read.
    Bad,
    /// Too much in too short a time.
    Limit,
    /// The server failed.
    Fault,
}

/// The place on the page that a sentence belongs to: next to the control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoticePlace {
    Act,
    Compose,
    Undo,
    Chat,
    Seats,
    Word,
    Game,
}

impl Refusal {
    pub(crate) fn new(cause: Cause, spot: NoticePlace, key: &'static str) -> Refusal {
        Refusal { cause, spot, key, values: Vec::new(), clause: None }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value>) -> Refusal {
        self.values.push((name, value.into()));
        self
    }

    pub(super) fn forbidden(spot: NoticePlace, key: &'static str) -> Refusal {
        Refusal::new(Cause::Forbidden, spot, key)
    }

    pub(super) fn bad(spot: NoticePlace, key: &'static str) -> Refusal {
        Refusal::new(Cause::Bad, spot, key)
    }

    /// A step that the game refuses, with the rule behind it. The players are told by their names.
    pub(super) fn of_game(
        refused: &Refused,
        rulebook: &RuleBook,
        names: &[String],
        spot: NoticePlace,
    ) -> Refusal {
        let illegal = match refused {
            Refused::Unreadable(_) => return Refusal::bad(spot, "refuse-unreadable"),
            Refused::Illegal(illegal) => illegal,
        };
        let mut refusal = Refusal::new(Cause::Rule, spot, "refuse-rule")
            .with("reason", Value::Text(reason(illegal, names)));
        refusal.clause = illegal.clause_id().map(|clause| {
            let sentence = rulebook.sentence(clause).unwrap_or_default();
            (clause.to_owned(), sentence.to_owned())
        });
        refusal
    }
}

/// The reason of a refusal, in which players have their names.
fn reason(illegal: &Illegal, names: &[String]) -> String {
    let name = |seat: game::Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let mut sentence = illegal.reason.to_owned();
    for (place, value) in illegal.values() {
        let text = match value {
            illegal::Value::Seat(seat) => name(seat),
            illegal::Value::Seats(seats) => seats.into_iter().map(name).collect::<Vec<_>>().join(", "),
            other => other.to_string(),
        };
        sentence = sentence.replace(&format!("{{{place}}}"), &text);
    }
    sentence
}
