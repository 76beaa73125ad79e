//! Levels for people.

use std::time::Duration;

use crate::evaluate::Evaluate;
use crate::greedy::Glance;
use crate::search::{Budget, Mind, SearchSettings};
use crate::spec::BotSpec;

/// How well a bot plays against people.
///
/// | level | makes its decisions |
/// |---|---|
/// | `easy` | at first glance, and takes what looks nearly as good as the best, too |
/// | `normal` | at first glance, but for some that it thinks about |
/// | `hard` | as `normal`, but it thinks about more of them |
/// | `expert` | by thinking about each, as long as others like to wait, with a net where the game has one |
///
/// So a person is met by mistakes such as people make: somebody who is new to a game overlooks small advantages often
/// and large ones never, and somebody who knows it doesn't think about everything. How many decisions a level thinks
/// about is the game's own ([`Evaluate::LADDER`]), chosen so that each level should win about seven games of ten
/// against the one below it; `docs/results.md` says how far that is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// For a first game.
    Easy,
    /// For most people.
    Normal,
    /// For those who know the game well.
    Hard,
    /// For those who want to lose.
    Expert,
}

/// The steps between the levels of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ladder {
    /// How careless `easy` is ([`Glance::careless`]).
    pub careless: u16,
    /// How many of a hundred decisions `normal` thinks about.
    pub normal: u8,
    /// How many of a hundred decisions `hard` thinks about.
    pub hard: u8,
}

impl Ladder {
    /// That of a game of which nothing is known.
    pub const USUAL: Ladder = Ladder { careless: 50, normal: 25, hard: 60 };
}

/// How long `normal` and `hard` think where they do: not to be noticed, on any machine.
const A_LOOK: Budget = Budget::Iterations(200);

/// How long `expert` thinks.
const AT_LENGTH: Budget = Budget::Time(Duration::from_millis(400));

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// The name that people type.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How long it thinks about a decision, if it does, in whatever game.
    #[must_use]
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Level::Easy => None,
            Level::Normal | Level::Hard => Some(A_LOOK),
            Level::Expert => Some(AT_LENGTH),
        }
    }

    /// The bot behind it in a game.
    #[must_use]
    pub fn bot<G: Evaluate>(self) -> BotSpec {
        let thinking =
            |budget, thought| BotSpec::Search(SearchSettings { thought, ..SearchSettings::new(budget) });
        match self {
            Level::Easy => BotSpec::Greedy(Glance { careless: G::LADDER.careless, ..Glance::default() }),
            Level::Normal => thinking(A_LOOK, G::LADDER.normal),
            Level::Hard => thinking(A_LOOK, G::LADDER.hard),
            Level::Expert => {
                BotSpec::Search(SearchSettings { mind: Mind::Net, ..SearchSettings::new(AT_LENGTH) })
            }
        }
    }
}
