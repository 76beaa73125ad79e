//! Levels for people.

use std::time::Duration;

use crate::search::{Budget, Settings};

/// How well a bot plays against people.
///
/// A level is a search with little or much time, and with noise: a person who is new to a game overlooks small
/// advantages often and large ones rarely, and so does a bot that takes an action with a probability that falls with
/// what it seems to lose by it.
///
/// | level | thinks about | is careless by | feels like |
/// |---|---|---|---|
/// | `easy` | 60 iterations | 6 % of a game | somebody's second game |
/// | `normal` | 500 iterations | 1.5 % of a game | somebody who knows the game |
/// | `hard` | 400 ms | nothing | as strong as it can be while others wait |
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// For a first game.
    Easy,
    /// For most people.
    Normal,
    /// For those who want to lose.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// The name that people type.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The search behind it.
    #[must_use]
    pub const fn settings(self) -> Settings {
        let (budget, noise) = match self {
            Level::Easy => (Budget::Iterations(60), 60),
            Level::Normal => (Budget::Iterations(500), 15),
            Level::Hard => (Budget::Time(Duration::from_millis(400)), 0),
        };
        let careful = Settings::new(budget);
        Settings { noise, ..careful }
    }
}
