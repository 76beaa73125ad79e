//! The games of the program. Terminal, bots, arena, engine and server know those that stand here; the Python package,
//! which has neither boards nor pages, has a list of its own.
//!
//! To add a game, name its crate in the manifests of the workspace and of this crate, and add a line to `games!` below:
//! `"folder" => Plain<MyGame>`. All of those play it then, by stand-ins. What it is to have of its own comes one by
//! one, and the line is `"folder" => MyGame` from then on: [`Board`] in a file of [`board`](crate::board), [`Evaluate`]
//! in a file of `bots::eval`, [`Study`] in a file of `arena`'s `study`, [`WebBoard`] in a folder of `web::board` (an
//! empty `impl` is the stand-in), and its texts in files of `words`. The chapter "Writing a game" (`game::writing`)
//! lists all places. The game of that chapter is here with the feature `example-game`, so that a test can play it.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use anyhow::{Result, bail, ensure};
use arena::Study;
use bots::Evaluate;
use game::notation::shortened;
use game::{Game, Language, OptionSpec, Options, RuleBook};
use web::WebBoard;
use words::Words;

use crate::board::Board;
use crate::told::Told;

/// A game that can be put on the table: rules, boards for the terminal and the browser, what bots know of it, and what
/// is noted of it.
pub trait Table: Evaluate + Study + Board + WebBoard {}

impl<G: Evaluate + Study + Board + WebBoard> Table for G {}

/// Something to be done with a game that is known by its name only.
pub trait ForGame {
    /// What comes of it.
    type Out;

    /// Does it with the game `G`.
    fn visit<G: Table>(self) -> Self::Out;
}

/// Finds the rule reference of a game, in a language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Book(pub(crate) Language);

impl ForGame for Book {
    type Out = &'static RuleBook;

    fn visit<G: Table>(self) -> &'static RuleBook {
        G::rulebook(self.0)
    }
}

/// Makes the registry from a list of types, each with the folder of its crate.
macro_rules! games {
    ($($(#[$when:meta])* $folder:literal => $game:ty),+ $(,)?) => {
        /// Every game: its name, and the folder of its crate.
        pub const GAMES: &[(&str, &str)] = &[$($(#[$when])* (<$game as Game>::NAME, $folder)),+];

        fn dispatch<V: ForGame>(name: &str, asker: V) -> Option<V::Out> {
            match name {
                $($(#[$when])* <$game as Game>::NAME => Some(asker.visit::<$game>()),)+
                _ => None,
            }
        }
    };
}

games! {
    "century" => century::Century,
    "century" => century::Solo,
    "puerto-rico" => puerto_rico::PuertoRico,
    "landnam" => landnam::Landnam,
    "merchants" => merchants::Merchants,
    #[cfg(feature = "example-game")]
    "game/examples/herring" => game::Plain<crate::herring::Herring>,
}

/// Every game's name, in the order of lists.
pub fn names() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|&(name, _)| name)
}

/// Does something with the game called `name`.
///
/// # Errors
/// If there is no such game.
pub fn visit<V: ForGame>(name: &str, asker: V) -> Result<V::Out> {
    match dispatch(name, asker) {
        Some(out) => Ok(out),
        None => {
            let known: Vec<&str> = names().collect();
            let name = shortened(name);
            bail!(Told::new("error-no-game").text("name", name).text("known", known.join(", ")))
        }
    }
}

/// Every game, for the server.
#[must_use]
pub fn web_games() -> web::Games {
    struct Add<'a>(&'a mut web::Games);
    impl ForGame for Add<'_> {
        type Out = ();

        fn visit<G: Table>(self) {
            self.0.add::<G>();
        }
    }
    let mut games = web::Games::default();
    for name in names() {
        dispatch(name, Add(&mut games));
    }
    games
}

/// What lists and help texts say of a game.
#[derive(Debug, Clone)]
pub struct About {
    /// The name in commands.
    pub name: &'static str,
    /// The name as people say it.
    pub title: String,
    /// With how many players it can be played.
    pub players: RangeInclusive<usize>,
    /// Its options.
    pub options: &'static [OptionSpec],
}

/// What there is to say of every game.
#[must_use]
pub fn about_all() -> Vec<About> {
    struct Tell;
    impl ForGame for Tell {
        type Out = About;

        fn visit<G: Table>(self) -> About {
            About {
                name: G::NAME,
                title: Words::ENGLISH.title(G::NAME),
                players: G::Options::player_counts(),
                options: G::Options::SPECS,
            }
        }
    }
    names().filter_map(|name| dispatch(name, Tell)).collect()
}

/// Options from what was typed: a number of players, and pairs of a name and a value.
///
/// # Errors
/// If the game can't be played so, or an option is there twice: nobody knows then which value was meant.
pub fn options<G: Game>(players: Option<usize>, pairs: &[(String, String)]) -> Result<G::Options> {
    let number = players.map(|players| players.to_string());
    let number = number.iter().map(|number| (OptionSpec::PLAYERS, number.as_str()));
    let pairs: Vec<(&str, &str)> =
        number.chain(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))).collect();
    let mut names = BTreeSet::new();
    for &(name, _) in &pairs {
        ensure!(names.insert(name), Told::new("error-option-twice").text("name", shortened(name)));
    }
    Ok(G::Options::from_pairs(pairs)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_name_of_its_own() {
        let mut all: Vec<&str> = names().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), GAMES.len());
    }

    #[test]
    fn every_game_can_be_played_by_somebody() {
        for about in about_all() {
            assert!(!about.players.is_empty(), "{}", about.name);
            assert!(!about.title.is_empty(), "{}", about.name);
        }
    }
}
