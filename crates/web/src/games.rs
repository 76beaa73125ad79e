//! The games of the server. Which ones there are, the program says.

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::fair::Bytes32;
use game::{BadOption, Fair, Language, OptionSpec, Options, RuleBook};

use crate::board::WebBoard;
use crate::examples::{self, Figure};
use crate::play::{AnyPlay, Play};
use crate::upload::{self, BadRecord, ReadRecord};
use words::{Thing, Words};

/// The games that tables can be opened for.
///
/// ```
/// let games = web::Games::default().with::<century::Century>().with::<century::Solo>();
/// assert_eq!(games.names().collect::<Vec<_>>(), ["century", "century-solo"]);
/// ```
#[derive(Debug, Default)]
pub struct Games(Vec<WebGame>);

impl Games {
    /// Adds a game.
    #[must_use]
    pub fn with<G: WebBoard>(mut self) -> Games {
        self.add::<G>();
        self
    }

    /// Adds a game.
    pub fn add<G: WebBoard>(&mut self) {
        self.0.push(WebGame::of::<G>());
    }

    /// The names, in the order of lists.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|kind| kind.name)
    }

    pub(crate) fn all(&self) -> &[WebGame] {
        &self.0
    }

    pub(crate) fn get(&self, name: &str) -> Option<&WebGame> {
        self.0.iter().find(|kind| kind.name == name)
    }
}

/// Options from pairs: as one line, with the number of players.
type ReadOptions = fn(&[(String, String)]) -> Result<(String, usize), BadOption>;
/// A game from a line of options and the secret of its chance.
type StartPlay = fn(&str, Bytes32) -> Result<Box<dyn AnyPlay>, BadOption>;

/// The record that a text is.
type ReadText = fn(&str) -> Result<ReadRecord, BadRecord>;

/// A game, its type forgotten.
#[derive(Debug, Clone)]
pub(crate) struct WebGame {
    pub(crate) name: &'static str,
    pub(crate) rules_version: u32,
    pub(crate) players: RangeInclusive<usize>,
    pub(crate) options: &'static [OptionSpec],
    pub(crate) sheet: fn() -> &'static str,
    pub(crate) drawing: fn(&str) -> Option<Arc<str>>,
    pub(crate) rulebook: fn(Language) -> &'static RuleBook,
    pub(crate) figures: fn(&Words) -> Arc<[Figure]>,
    pub(crate) source_key: fn(&str) -> String,
    pub(crate) deed: fn(&str, &str) -> Option<Thing>,
    pub(crate) line: ReadOptions,
    pub(crate) start: StartPlay,
    pub(crate) read: ReadText,
}

impl WebGame {
    fn of<G: WebBoard>() -> WebGame {
        WebGame {
            name: G::NAME,
            rules_version: G::RULES_VERSION,
            players: G::Options::player_counts(),
            options: G::Options::SPECS,
            sheet: G::sheet,
            drawing: G::drawing,
            rulebook: G::rulebook,
            figures: examples::figures::<G>,
            source_key: G::source_key,
            deed: G::deed,
            line: |pairs| {
                let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
                let options = G::Options::from_pairs(pairs)?;
                Ok((options.line(), options.players()))
            },
            start: |line, secret| {
                Ok(Box::new(Play::<G>::new(G::Options::from_line(line)?, Fair::new(secret, []))))
            },
            read: upload::read::<G>,
        }
    }
}
