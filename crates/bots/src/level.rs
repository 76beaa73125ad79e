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
/// | `expert` | by thinking about most or all of them, with a net where the game has one |
///
/// So a person is met by mistakes such as people make: somebody who is new to a game overlooks small advantages often
/// and large ones never, and somebody who knows it doesn't think about everything. How many decisions a level thinks
/// about, and for how long, is the game's own ([`Evaluate::LADDER`]), chosen so that each level wins about seven games
/// of ten against the one below it; `docs/results.md` has the figures. All count their iterations instead of looking at
/// a clock, so they are as strong on a slow or crowded machine, and a match can be played again.
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
    /// How many of a hundred decisions `expert` thinks about.
    pub expert: u8,
    /// And for how many iterations.
    pub depth: u64,
}

impl Ladder {
    /// That of a game of which nothing is known.
    pub const USUAL: Ladder = Ladder { careless: 50, normal: 25, hard: 60, expert: 100, depth: 1_000 };
}

/// How long `normal` and `hard` think where they do: not to be noticed, on any machine.
const A_LOOK: Budget = Budget::Iterations(200);

/// How long the others wait for an `expert`, though it is mostly done before: it should not tell by its clock what it
/// sees.
const AT_LENGTH: Duration = Duration::from_millis(400);

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

    /// How long its answers take at least, in whatever game
    /// ([`BotSpec::answer_time`](crate::BotSpec::answer_time)).
    #[must_use]
    pub const fn answer_time(self) -> Duration {
        match self {
            Level::Easy | Level::Normal | Level::Hard => Duration::ZERO,
            Level::Expert => AT_LENGTH,
        }
    }

    /// The bot behind it in a game.
    #[must_use]
    pub fn bot<G: Evaluate>(self) -> BotSpec {
        let Ladder { careless, normal, hard, expert, depth } = G::LADDER;
        let thinking = |thought| SearchSettings { thought, ..SearchSettings::new(A_LOOK) };
        match self {
            Level::Easy => BotSpec::Greedy(Glance { careless, ..Glance::default() }),
            Level::Normal => BotSpec::Search(thinking(normal)),
            Level::Hard => BotSpec::Search(thinking(hard)),
            Level::Expert => {
                let budget = Budget::Iterations(depth);
                BotSpec::Search(SearchSettings { mind: Mind::Net, budget, ..thinking(expert) })
            }
        }
    }
}
