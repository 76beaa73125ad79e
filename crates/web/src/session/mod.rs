//! A game under way: its state, its record, and what may be taken back. No clock, no I/O.
//!
//! Tables know a session by [`AnySession`] only; [`play`] has the one there is, for any game.

#[cfg(test)]
mod boards;
mod dice;
mod log;
mod play;
#[cfg(test)]
mod tests;

use bots::BotSpec;
use game::fair::Bytes32;
use game::{Illegal, Scores, Seat, Turn, Viewer};
use maud::Markup;
use serde_json::Value;

use crate::board::{Amounts, BarButton, Counters, Picks};
use crate::entry::Entry;
use crate::words::Words;

pub(crate) use crate::session::dice::{DiceGroup, DiceRow};
pub(crate) use crate::session::play::Session;

/// A session whose game is known by its name only.
pub(crate) trait AnySession: Send {
    /// Says which version of the rules the log was begun by, if it is not the current one.
    fn of_rules(&mut self, version: u32);
    fn players(&self) -> usize;
    /// How many entries the log has.
    fn length(&self) -> u64;
    /// The number that posts carry: it changes with the position and with who may act.
    fn number(&self) -> u64;
    fn stage(&self) -> Stage;
    fn turn(&self) -> Turn;
    /// Who has finished a turn and has not confirmed it yet.
    fn held(&self) -> Option<Seat>;
    /// Checks a step of a person or bot.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// The steps that the numbers of a form mean, each checked where it would be made.
    fn compose(&self, seat: Seat, what: &str, amounts: &Amounts) -> Result<Vec<String>, Refused>;
    /// Carries out an entry, new or read from the log.
    fn fold(&mut self, entry: &Entry) -> Result<(), String>;
    /// The only step that `seat` has, if it has only one.
    fn forced(&self, seat: Seat) -> Option<String>;
    /// What chance brings, if it is chance's turn.
    fn draw_chance(&self) -> Option<String>;
    /// A bot's decision, to be taken on another thread.
    fn think(&self, seat: Seat, bot: &BotSpec) -> Thought;
    /// How many steps `seat` may take back at once.
    fn undo(&self, seat: Seat) -> Result<usize, NoUndo>;
    /// How many steps go back to before `seat`'s last one, whatever happened since: for the others to agree to.
    fn take_back(&self, seat: Seat) -> Option<usize>;
    fn commitment(&self) -> Bytes32;
    /// The secret of the dice, once the game has ended.
    fn secret(&self) -> Option<Bytes32>;
    fn contributions(&self) -> Vec<String>;
    fn record_text(&self) -> String;
    fn scores(&self) -> Option<Scores>;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn view_json(&self, viewer: Viewer) -> Value;
    fn paint(&self, onlooker: &Onlooker<'_>, hands: Hands) -> Painted;
    /// The last lines of the log, the oldest first.
    fn log(&self, onlooker: &Onlooker<'_>) -> Vec<LogLine>;
    /// The line of the log about an entry that is about to be folded in, if it has one.
    fn tell(&self, entry: &Entry, onlooker: &Onlooker<'_>) -> Option<LogLine>;
    /// What chance has brought so far against what was to be expected, as far as the viewer may know.
    fn dice(&self, onlooker: &Onlooker<'_>) -> Vec<DiceGroup>;
}

/// Somebody who looks at a table, and what names and words it is told in.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Onlooker<'a> {
    pub(crate) viewer: Viewer,
    /// The names of the players, in seat order.
    pub(crate) names: &'a [String],
    pub(crate) words: &'a Words,
}

impl Onlooker<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Whether an onlooker could act on what is painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hands {
    /// They act where it is their turn.
    Free,
    /// They only look, as at a position of the past.
    Bound,
}

/// A decision of a bot, ready to be taken.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Before the first card.
    Waiting,
    /// Under way.
    Playing,
    /// Played to its end.
    Over,
    /// Ended by a person before its end.
    Ended(Seat),
}

/// Why a step is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The text is no action of this game.
    Unreadable(String),
    /// A rule forbids it.
    Rule { illegal: Box<Illegal>, sentence: String },
}

/// Why nothing can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoUndo {
    /// The seat has done nothing yet.
    Nothing,
    /// A card was turned up or dice were rolled since.
    Chance,
    /// Somebody else acted since.
    Other(Seat),
    /// The step showed something that was hidden.
    Revealed,
    /// The turn was confirmed.
    Confirmed,
    /// The game has ended.
    Over,
}

impl NoUndo {
    /// The name of its sentence.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::Chance => "undo-chance",
            NoUndo::Other(_) => "undo-other",
            NoUndo::Revealed => "undo-revealed",
            NoUndo::Confirmed => "undo-confirmed",
            NoUndo::Over => "undo-over",
        }
    }
}

/// The parts of the page that only the game can draw.
pub(crate) struct Painted {
    pub(crate) ask: String,
    /// Where the game stands: the round, the phase.
    pub(crate) moment: Markup,
    pub(crate) board: Markup,
    pub(crate) counters: Option<Counters>,
    /// The set that is to be chosen now.
    pub(crate) picks: Option<Picks<String>>,
    /// The actions that are no place on the board.
    pub(crate) bar: Vec<BarButton<String>>,
    /// What stands beside each player's name.
    pub(crate) headlines: Vec<Markup>,
    pub(crate) panels: Vec<Markup>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) log: Vec<LogLine>,
}

/// A legal action as a button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) action: String,
    pub(crate) label: String,
    /// The heading that it is listed under.
    pub(crate) group: Option<String>,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LogLine {
    /// Its number in the log.
    pub(crate) number: u64,
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
    pub(crate) kind: LineKind,
}

/// What a line of the log is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineKind {
    Step,
    Forced,
    Chance,
    Note,
}

/// Whether a person confirms a finished turn before others go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// They do, so that a slip can be taken back.
    #[default]
    Ask,
    /// Play goes on at once.
    Skip,
}
