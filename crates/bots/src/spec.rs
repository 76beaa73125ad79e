//! Bots by name: `random`, later `greedy` or `search:100ms`.

use std::fmt;
use std::str::FromStr;

use game::Game;

use crate::bot::Bot;
use crate::random::Random;

/// Which bot is wanted, read from text: the name of a [`Kind`], then its settings, each after a colon.
///
/// ```
/// use bots::BotSpec;
///
/// let spec: BotSpec = "random".parse().unwrap();
/// assert_eq!(spec.to_string(), "random");
/// assert_eq!(
///     "random:fast".parse::<BotSpec>().unwrap_err().to_string(),
///     "the bot 'random' takes no settings, but 'fast' was given"
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BotSpec {
    /// The kind of bot.
    pub kind: Kind,
}

/// The kinds of bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Takes any legal action.
    Random,
}

impl Kind {
    /// Every kind.
    pub const ALL: &'static [Kind] = &[Kind::Random];

    /// The name that people type.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
        }
    }

    /// One line of help.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Kind::Random => "takes any legal action, each with the same probability",
        }
    }
}

impl BotSpec {
    /// A bot of this kind for a seat; all its choices follow from `seed`.
    #[must_use]
    pub fn seat<G: Game>(&self, seed: u64) -> Box<dyn Bot<G>> {
        match self.kind {
            Kind::Random => Box::new(Random::new(seed)),
        }
    }

    /// The bots of a table, from a list with commas: one for all `seats`, or just one for each.
    ///
    /// # Errors
    /// If a name is not known, or the number of names fits neither way.
    pub fn list(text: &str, seats: usize) -> Result<Vec<BotSpec>, BadBot> {
        let specs = text.split(',').map(str::parse).collect::<Result<Vec<BotSpec>, BadBot>>()?;
        match specs.len() {
            1 => Ok(vec![specs[0].clone(); seats]),
            found if found == seats => Ok(specs),
            found => Err(BadBot::Count { found, seats }),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())
    }
}

impl FromStr for BotSpec {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<BotSpec, BadBot> {
        let mut parts = text.trim().split(':');
        let name = parts.next().unwrap_or_default();
        let kind = Kind::ALL.iter().copied().find(|kind| kind.name() == name);
        let kind = kind.ok_or_else(|| BadBot::Unknown { name: shortened(name), known: known() })?;
        match (kind, parts.next()) {
            (Kind::Random, None) => Ok(BotSpec { kind }),
            (Kind::Random, Some(setting)) => {
                Err(BadBot::NoSettings { name: kind.name(), setting: shortened(setting) })
            }
        }
    }
}

fn known() -> String {
    let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
    names.join(", ")
}

fn shortened(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}

/// Why a text names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadBot {
    /// There is no bot of that name.
    #[error("there is no bot '{name}'; there are: {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// The bot has nothing to set.
    #[error("the bot '{name}' takes no settings, but '{setting}' was given")]
    NoSettings {
        /// The bot.
        name: &'static str,
        /// The first setting that was given.
        setting: String,
    },
    /// Too few or too many bots.
    #[error("{found} bots were named for {seats} seats: name one for all of them, or one for each")]
    Count {
        /// How many were named.
        found: usize,
        /// How many are needed.
        seats: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_reads_back() {
        for kind in Kind::ALL {
            let spec: BotSpec = kind.name().parse().unwrap();
            assert_eq!(spec.kind, *kind);
            assert_eq!(spec.to_string(), kind.name());
        }
    }

    #[test]
    fn one_name_serves_all_seats_and_a_list_serves_each() {
        assert_eq!(BotSpec::list("random", 3).unwrap().len(), 3);
        assert_eq!(BotSpec::list("random,random", 2).unwrap().len(), 2);
        assert_eq!(BotSpec::list("random,random", 3), Err(BadBot::Count { found: 2, seats: 3 }));
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = "Zufall".parse::<BotSpec>().unwrap_err();
        assert_eq!(error.to_string(), "there is no bot 'Zufall'; there are: random");
        assert!("".parse::<BotSpec>().is_err());
    }
}
