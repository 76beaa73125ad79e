//! What can be chosen before a game: players, variants.

use std::fmt;

/// The options of a game, as pairs of a name and a value: `players=3 start=free`.
pub trait Options: Clone + Eq + fmt::Debug + Default + Send + Sync + 'static {
    /// Every option with what it means and its allowed values, `players` first where it can be chosen.
    fn known() -> &'static [OptionHelp];

    /// How many people play.
    fn players(&self) -> usize;

    /// Sets one option.
    ///
    /// # Errors
    /// If there is no such option, or the value is not allowed.
    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption>;

    /// All options with their values, in a fixed order; setting them gives equal options.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Checks that the options fit each other.
    ///
    /// # Errors
    /// If they don't; each option may well be allowed by itself.
    fn check(&self) -> Result<(), BadOption> {
        Ok(())
    }

    /// Options from pairs, the others at their defaults.
    ///
    /// # Errors
    /// If a pair is not allowed, or the whole doesn't fit.
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, BadOption> {
        let mut options = Self::default();
        for (name, value) in pairs {
            options.set(name, value)?;
        }
        options.check()?;
        Ok(options)
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
            pairs.push(word.split_once('=').ok_or_else(|| BadOption::NoPair { word: word.into() })?);
        }
        Self::from_pairs(pairs)
    }
}

/// One option, for help texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionHelp {
    /// Its name.
    pub name: &'static str,
    /// The allowed values, in words.
    pub values: &'static str,
    /// What it does.
    pub help: &'static str,
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
    #[error("{name}={value} is not possible: {expected}")]
    Value {
        /// The option.
        name: String,
        /// What was asked for.
        value: String,
        /// What is allowed.
        expected: &'static str,
    },
    /// Not of the form `name=value`.
    #[error("'{word}' is no option: write name=value")]
    NoPair {
        /// What was found.
        word: String,
    },
    /// Options that don't fit each other.
    #[error("{0}")]
    Misfit(String),
}

impl BadOption {
    /// The error that `O` has no option `name`.
    #[must_use]
    pub fn unknown<O: Options>(name: &str) -> BadOption {
        let known: Vec<&str> = O::known().iter().map(|help| help.name).collect();
        BadOption::Unknown { name: name.into(), known: known.join(", ") }
    }

    /// The error that `value` is not allowed for `name`.
    #[must_use]
    pub fn value(name: &str, value: &str, expected: &'static str) -> BadOption {
        BadOption::Value { name: name.into(), value: value.into(), expected }
    }

    /// Reads a number of players within `range`.
    ///
    /// # Errors
    /// If the value is no number, or out of range.
    pub fn players(
        value: &str,
        range: std::ops::RangeInclusive<usize>,
        expected: &'static str,
    ) -> Result<usize, BadOption> {
        let players = value.parse().ok().filter(|players| range.contains(players));
        players.ok_or_else(|| BadOption::value("players", value, expected))
    }
}
