//! Why something is not done at a table: a sentence, and the rule behind it.

use game::{AnyMatch, Clause, Language, Refused, RuleBook, Seat};
use words::{Value, Words};

use crate::table::Done;

/// What came of something that somebody wanted to do.
pub(super) type Outcome = Result<Done, Refusal>;

/// Why something was not done: a sentence, and where on the page it belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) cause: Cause,
    pub(crate) place: NoticePlace,
    /// The name of the sentence.
    pub(crate) key: &'static str,
    pub(crate) values: Vec<(&'static str, Value)>,
    /// The rule behind it.
    pub(crate) rule: Option<Box<Rule>>,
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
    pub(crate) fn new(cause: Cause, place: NoticePlace, key: &'static str) -> Refusal {
        Refusal { cause, place, key, values: Vec::new(), rule: None }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value>) -> Refusal {
        self.values.push((name, value.into()));
        self
    }

    pub(super) fn forbidden(place: NoticePlace, key: &'static str) -> Refusal {
        Refusal::new(Cause::Forbidden, place, key)
    }

    pub(super) fn bad(place: NoticePlace, key: &'static str) -> Refusal {
        Refusal::new(Cause::Bad, place, key)
    }

    /// A step that the game refuses, with the rule behind it; `name` says how the players are called.
    pub(super) fn of_game(
        refused: &Refused,
        game: &dyn AnyMatch,
        name: impl Fn(Seat) -> Value,
        place: NoticePlace,
    ) -> Refusal {
        let illegal = match refused {
            Refused::Unreadable(_) => return Refusal::bad(place, "refuse-unreadable"),
            Refused::Illegal(illegal) => illegal,
        };
        let reason = words::refusal(game.game(), illegal, name);
        let mut refusal = Refusal::new(Cause::Rule, place, "refuse-rule").with("reason", reason);
        refusal.rule = illegal.clause.map(|clause| Rule::of(clause, |language| game.rulebook(language)));
        refusal
    }

    /// What is said about it.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        words.say_with(self.key, &self.values)
    }
}

/// A rule, for readers of all languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) clause: Clause,
    /// In the order of [`Language::ALL`].
    sentences: [&'static str; Language::ALL.len()],
}

impl Rule {
    /// The rule of a clause, from the rule references of all languages.
    pub(crate) fn of(clause: Clause, book: impl Fn(Language) -> &'static RuleBook) -> Box<Rule> {
        let sentence = |language| book(language).sentence(clause.0).unwrap_or_default();
        Box::new(Rule { clause, sentences: Language::ALL.map(sentence) })
    }

    pub(crate) fn sentence(&self, language: Language) -> &'static str {
        self.sentences[language as usize]
    }
}
