//! The lessons of guided first games, as data: a file a game, `lessons/GAME.csv`.
//!
//! A line is a lesson: its name, when it is told, the clause to read more in, and whether it is rare, so that a game
//! may well end without it. `turn:play rest:*` says when: where the game stands, and what the guide suggests then, by
//! the first word of the action's notation or what the game has in its place (`WebBoard::lesson_step`); `*` is
//! anything. Its text is `guide-GAME-LESSON` in the Fluent files. Of the lessons that fit a decision, the first one
//! that was not told yet is told: the order of the file matters. One that fits anything (`*:*`) explains no step, so it
//! is told together with the one that does. What a prepared game doesn't come to is told at decisions that need no
//! lesson any more: the `later-…` at the end of a file.
//!
//! A game that is too long for a first one begins later: `lessons/GAME-rounds.txt` has its first rounds, as lines of a
//! table's log. They were played with the prepared dice by the bots that the learner plays against, one of them in the
//! learner's place, so they are in the log and in the replay like everything else.

#[cfg(test)]
mod tests;

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use game::OptionSpec;
use game::fair::Bytes32;
use sha2::{Digest, Sha256};

use crate::entry::Entry;

/// What is prepared of each game.
static FILES: [Prepared; 5] = [
    Prepared { game: "century", lessons: include_str!("lessons/century.csv"), nth: 56, rounds: "" },
    Prepared { game: "century-solo", lessons: include_str!("lessons/century-solo.csv"), nth: 10, rounds: "" },
    Prepared { game: "puerto-rico", lessons: include_str!("lessons/puerto-rico.csv"), nth: 9, rounds: "" },
    Prepared { game: "merchants", lessons: include_str!("lessons/merchants.csv"), nth: 928, rounds: "" },
    Prepared {
        game: "landnam",
        lessons: include_str!("lessons/landnam.csv"),
        nth: 171,
        rounds: include_str!("lessons/landnam-rounds.txt"),
    },
];

/// What is prepared of a game.
struct Prepared {
    game: &'static str,
    lessons: &'static str,
    /// Which of many games it is that shows all lessons.
    nth: u16,
    /// The first rounds, where they are played before the learner comes.
    rounds: &'static str,
}

impl Prepared {
    fn of(game: &str) -> Option<&'static Prepared> {
        FILES.iter().find(|prepared| prepared.game == game)
    }
}

/// Who plays against the learner: as the guide itself would.
pub(crate) const BOT: &str = "greedy";

/// A lesson of a guided first game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Lesson {
    pub(crate) name: &'static str,
    /// Where the game stands when it is told, and what the guide suggests then.
    when: Vec<(&'static str, &'static str)>,
    /// Where to read more.
    pub(crate) clause: &'static str,
    pub(crate) often: Often,
}

/// How surely a guided game comes to a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Often {
    /// The prepared game has it.
    Always,
    /// A game may end without it.
    Rare,
}

/// The name of the phase in which a game is over, and of the lesson that is told then.
pub(crate) const OVER: &str = "over";

impl Lesson {
    /// A line of a file. What can't be read is no lesson; a test reads the files strictly.
    fn read(line: &'static str) -> Option<Lesson> {
        let mut fields = line.split(',').map(str::trim);
        let mut next = || fields.next();
        let (name, when, clause) = (next()?, next()?, next()?);
        let often = match next()? {
            "" => Often::Always,
            "rare" => Often::Rare,
            _ => return None,
        };
        let when = when.split_whitespace().map(|when| when.split_once(':')).collect::<Option<Vec<_>>>()?;
        Some(Lesson { name, when, clause, often })
    }

    /// Whether it fits where the game stands and what is suggested, by the name that lessons have for it.
    pub(crate) fn fits(&self, phase: &str, word: &str) -> bool {
        let is = |wanted: &str, name: &str| wanted == "*" || wanted == name;
        self.when.iter().any(|(at, step)| is(at, phase) && is(step, word))
    }

    /// Whether it belongs to no step: then it doesn't explain what is suggested.
    pub(crate) fn is_general(&self) -> bool {
        self.when.iter().all(|when| *when == ("*", "*"))
    }

    /// Whether it explains the end, and no decision.
    pub(crate) fn is_of_the_end(&self) -> bool {
        self.when.iter().all(|(at, _)| *at == OVER)
    }

    /// Whether it is one of those that are counted: the guide has told everything when it has told these.
    pub(crate) fn counts(&self) -> bool {
        self.often == Often::Always && !self.is_of_the_end()
    }
}

/// What lessons call a step that its game has no other name for.
pub(crate) fn first_word(action: impl Display) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// The lessons of a game, in the order in which they are told; none if it has no guided game.
pub(crate) fn lessons(game: &str) -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<(&str, Vec<Lesson>)>> = LazyLock::new(|| {
        let read = |prepared: &Prepared| {
            (prepared.game, prepared.lessons.lines().skip(1).filter_map(Lesson::read).collect())
        };
        FILES.iter().map(read).collect()
    });
    LESSONS.iter().find(|(name, _)| *name == game).map_or(&[], |(_, lessons)| lessons)
}

/// The options of a game's guided first game: as few people as can play it, and nothing done for the learner that
/// belongs to the game. Merchants is played by four: each has fewer commodities to deliver then (MOE-12), and the
/// learner fewer decisions to make.
pub(crate) fn options(game: &str, players: &RangeInclusive<usize>) -> Vec<(String, String)> {
    let is_merchants = game == "merchants";
    let count = if is_merchants { players.end() } else { players.start() };
    let mut options = vec![(OptionSpec::PLAYERS.to_owned(), count.to_string())];
    if is_merchants {
        options.push(("start".into(), "free".into()));
    }
    options
}

/// The secret of the dice of a game's guided first game: it is prepared, so that every lesson comes up.
pub(crate) fn prepared(game: &str) -> Option<Bytes32> {
    Prepared::of(game).map(|prepared| numbered(game, prepared.nth))
}

/// The first rounds of a game's guided first game, which were played before the learner comes; in most games none. What
/// can't be read is no step; a test reads the files strictly.
pub(crate) fn first_rounds(game: &str) -> Vec<Entry> {
    Prepared::of(game)
        .map_or("", |prepared| prepared.rounds)
        .lines()
        .filter_map(|line| line.parse().ok())
        .collect()
}

/// The secret of one of the games that could be prepared.
fn numbered(game: &str, nth: u16) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(b"kaupang guide 1");
    hash.update(game.as_bytes());
    // The first of them have one byte.
    let [high, low] = nth.to_be_bytes();
    match high {
        0 => hash.update([low]),
        _ => hash.update([high, low]),
    }
    Bytes32(hash.finalize().into())
}
