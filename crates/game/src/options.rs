//! What can be chosen before a game: players, variants. What an option may be is data ([`OptionSpec`]); command line,
//! engine, form and interface are made from it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::notation::shortened;
use crate::objection::Objection;

/// The options of a game, as pairs of a name and a value: `players=3 start=free`.
///
/// There is no way to options that are wrong: the fields of a type that implements this hold nothing else
/// ([`Players`](crate::Players), [`kinds`](crate::kinds!)), so that [`Game::new`](crate::Game::new) can't fail.
pub trait Options: Clone + Eq + fmt::Debug + Default + Send + Sync + 'static {
    /// Every option, [`players`](OptionSpec::PLAYERS) first.
    const SPECS: &'static [OptionSpec];

    /// How many people play.
    fn players(&self) -> usize;

    /// Options from what was chosen, each of which its [`OptionSpec`] allows.
    ///
    /// # Errors
    /// If they don't fit each other; each option may well be allowed by itself.
    fn build(chosen: &Chosen<'_>) -> Result<Self, BadOption>;

    /// All options with their values, in the order of [`SPECS`](Options::SPECS); choosing them gives equal options.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// With how many players the game can be played.
    #[must_use]
    fn player_counts() -> RangeInclusive<usize> {
        let players = Self::SPECS.iter().find(|spec| spec.name == OptionSpec::PLAYERS);
        match players.map(|spec| spec.kind) {
            Some(OptionKind::Range { least, most }) => least as usize..=most as usize,
            _ => {
                let only = Self::default().players();
                only..=only
            }
        }
    }

    /// Options from pairs, the others at their defaults. Of two values for one option the last one holds.
    ///
    /// # Errors
    /// If a pair is not allowed, or the whole doesn't fit.
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, BadOption> {
        let mut chosen = Chosen::defaults(Self::SPECS);
        for (name, value) in pairs {
            chosen.choose(name, value)?;
        }
        Self::build(&chosen)
    }

    /// The options as one line, `players=3 start=free`.
    fn line(&self) -> String {
        let pairs: Vec<String> = self.pairs().iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join(" ")
    }

    /// Options from one line.
    ///
    /// # Errors
    /// If a word is no pair, or a pair is not allowed.
    fn from_line(line: &str) -> Result<Self, BadOption> {
        let mut pairs = Vec::new();
        for word in line.split_ascii_whitespace() {
            pairs.push(word.split_once('=').ok_or_else(|| BadOption::NoPair { word: shortened(word) })?);
        }
        Self::from_pairs(pairs)
    }
}

/// One option: what it is called, what it may be, and what it does.
#[derive(Debug, Clone, Copy)]
pub struct OptionSpec {
    /// Its name in commands, records and the protocol.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is where nobody says anything; nothing if that follows from the other options.
    pub default: Option<&'static str>,
    /// What it does, for help texts.
    pub help: &'static str,
}

impl OptionSpec {
    /// The name of the option that every game has.
    pub const PLAYERS: &'static str = "players";

    /// Checks a value.
    ///
    /// # Errors
    /// If the option can't be that.
    pub fn check(&self, value: &str) -> Result<(), BadOption> {
        let is_allowed = match self.kind {
            OptionKind::Range { least, most } => {
                value.parse().is_ok_and(|number: u32| (least..=most).contains(&number))
            }
            OptionKind::OneOf(names) => names.contains(&value),
            OptionKind::Text(text) => {
                return (text.check)(value).map_err(BadOption::Misfit);
            }
        };
        if is_allowed { Ok(()) } else { Err(self.refuse(value)) }
    }

    /// The values to choose from where they are a list; nothing for numbers and for texts of any kind.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        match self.kind {
            OptionKind::Range { .. } => Vec::new(),
            OptionKind::OneOf(names) => names.iter().map(|&name| name.to_owned()).collect(),
            OptionKind::Text(text) => (text.at_hand)(),
        }
    }

    fn refuse(&self, value: &str) -> BadOption {
        BadOption::Value { name: self.name, value: shortened(value), expected: self.kind.in_words() }
    }
}

/// What an option may be.
#[derive(Debug, Clone, Copy)]
pub enum OptionKind {
    /// A whole number, both ends included.
    Range {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// One of these names.
    OneOf(&'static [&'static str]),
    /// A text that is checked.
    Text(TextOption),
}

impl OptionKind {
    /// What is allowed, as part of a sentence: `2 to 5`, `short or full`.
    #[must_use]
    pub fn in_words(&self) -> Objection {
        match *self {
            OptionKind::Range { least, most } if least == most => {
                Objection::new("{only}").with("only", least)
            }
            OptionKind::Range { least, most } if least + 1 == most => {
                Objection::new("{least} or {most}").with("least", least).with("most", most)
            }
            OptionKind::Range { least, most } => {
                Objection::new("{least} to {most}").with("least", least).with("most", most)
            }
            OptionKind::OneOf([]) => Objection::new("nothing"),
            OptionKind::OneOf([only]) => Objection::new("{only}").text("only", only),
            OptionKind::OneOf([first @ .., last]) => {
                Objection::new("{first} or {last}").text("first", first.join(", ")).text("last", last)
            }
            OptionKind::Text(text) => Objection::new(text.what),
        }
    }
}

/// What a text may be.
#[derive(Debug, Clone, Copy)]
pub struct TextOption {
    /// What it is, for help texts: `europe, or the id of a map file at hand`.
    pub what: &'static str,
    /// Refuses a text, with a sentence.
    pub check: fn(&str) -> Result<(), Objection>,
    /// The texts that are allowed just now, if they can be listed.
    pub at_hand: fn() -> Vec<String>,
}

/// What is allowed, in words: `2 to 5`, `short or full`.
impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.in_words().fmt(f)
    }
}

/// As the engine and the web interface tell it: the allowed values in words, and as data.
impl Serialize for OptionSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct SpecJson<'a> {
            name: &'a str,
            values: String,
            help: &'a str,
            kind: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            least: Option<u32>,
            #[serde(skip_serializing_if = "Option::is_none")]
            most: Option<u32>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            choices: Vec<String>,
            default: Option<&'a str>,
        }
        let (kind, least, most) = match self.kind {
            OptionKind::Range { least, most } => ("range", Some(least), Some(most)),
            OptionKind::OneOf(_) => ("one-of", None, None),
            OptionKind::Text(_) => ("text", None, None),
        };
        let (values, choices) = (self.kind.to_string(), self.choices());
        let told = SpecJson {
            name: self.name,
            values,
            help: self.help,
            kind,
            least,
            most,
            choices,
            default: self.default,
        };
        told.serialize(serializer)
    }
}

/// The value of every option: what somebody chose, else the default.
#[derive(Debug)]
pub struct Chosen<'a> {
    specs: &'static [OptionSpec],
    values: Vec<Option<&'a str>>,
}

impl<'a> Chosen<'a> {
    fn defaults(specs: &'static [OptionSpec]) -> Chosen<'a> {
        Chosen { specs, values: specs.iter().map(|spec| spec.default).collect() }
    }

    fn place(&self, name: &str) -> Result<usize, BadOption> {
        let place = self.specs.iter().position(|spec| spec.name == name);
        place.ok_or_else(|| {
            let known: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
            BadOption::Unknown { name: shortened(name), known: known.join(", ") }
        })
    }

    fn choose(&mut self, name: &str, value: &'a str) -> Result<(), BadOption> {
        let place = self.place(name)?;
        self.specs[place].check(value)?;
        self.values[place] = Some(value);
        Ok(())
    }

    /// The value of an option; nothing if nobody chose it and it follows from the others.
    ///
    /// # Errors
    /// If there is no such option, or a `T` can't be that.
    pub fn given<T: FromStr>(&self, name: &str) -> Result<Option<T>, BadOption> {
        self.given_by(name, |value| value.parse().ok())
    }

    /// The value of an option that has a default.
    ///
    /// # Errors
    /// If there is no such option, or a `T` can't be that, or it has neither a value nor a default.
    pub fn value<T: FromStr>(&self, name: &str) -> Result<T, BadOption> {
        self.value_by(name, |value| value.parse().ok())
    }

    /// The value of an option that has a default, read by `read`.
    ///
    /// # Errors
    /// As [`value`](Chosen::value).
    pub fn value_by<T>(&self, name: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, BadOption> {
        let spec = &self.specs[self.place(name)?];
        self.given_by(name, read)?.ok_or_else(|| spec.refuse(""))
    }

    fn given_by<T>(&self, name: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, BadOption> {
        let place = self.place(name)?;
        match self.values[place] {
            Some(value) => read(value).map(Some).ok_or_else(|| self.specs[place].refuse(value)),
            None => Ok(None),
        }
    }
}

/// Why options are refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// There is no option of that name.
    #[error("there is no option '{name}'; there are: {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// The value is not allowed.
    #[error("{name}={value} is not possible: it is {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// What is allowed, as part of a sentence.
        expected: Objection,
    },
    /// Not of the form `name=value`.
    #[error("'{word}' is no option: write name=value")]
    NoPair {
        /// What was found.
        word: String,
    },
    /// Options that don't fit each other, or a text that is refused.
    #[error("{0}")]
    Misfit(Objection),
}

impl From<BadOption> for Objection {
    fn from(bad: BadOption) -> Objection {
        match bad {
            BadOption::Unknown { name, known } => {
                Objection::new("there is no option '{name}'; there are: {known}")
                    .text("name", name)
                    .text("known", known)
            }
            BadOption::Value { name, value, expected } => {
                Objection::new("{name}={value} is not possible: it is {expected}")
                    .text("name", name)
                    .text("value", value)
                    .with("expected", expected)
            }
            BadOption::NoPair { word } => {
                Objection::new("'{word}' is no option: write name=value").text("word", word)
            }
            BadOption::Misfit(objection) => objection,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn spec(kind: OptionKind, default: Option<&'static str>) -> OptionSpec {
        OptionSpec { name: "some", kind, default, help: "something" }
    }

    #[test]
    fn what_is_allowed_is_told_in_words_and_as_data() {
        let told = |spec: OptionSpec| serde_json::to_string(&spec).unwrap();
        assert_eq!(
            told(spec(OptionKind::Range { least: 3, most: 5 }, Some("3"))),
            r#"{"name":"some","values":"3 to 5","help":"something","kind":"range","least":3,"most":5,"default":"3"}"#
        );
        assert_eq!(
            told(spec(OptionKind::OneOf(&["a", "b", "c"]), None)),
            r#"{"name":"some","values":"a, b or c","help":"something","kind":"one-of","choices":["a","b","c"],"default":null}"#
        );
        let text = TextOption { what: "a word", check: |_| Ok(()), at_hand: Vec::new };
        assert_eq!(
            told(spec(OptionKind::Text(text), Some("x"))),
            r#"{"name":"some","values":"a word","help":"something","kind":"text","default":"x"}"#
        );
        assert_eq!(OptionKind::Range { least: 3, most: 4 }.to_string(), "3 or 4");
        assert_eq!(OptionKind::Range { least: 1, most: 1 }.to_string(), "1");
    }

    #[test]
    fn a_text_is_refused_with_its_own_sentence() {
        let check = |text: &str| match text {
            "yes" => Ok(()),
            _ => Err(Objection::new("'{text}' won't do").text("text", text)),
        };
        let text = spec(OptionKind::Text(TextOption { what: "yes", check, at_hand: Vec::new }), None);
        assert_eq!(text.check("yes"), Ok(()));
        assert_eq!(text.check("no").unwrap_err().to_string(), "'no' won't do");
    }
}
