//! What all games of Kaupang share.
//!
//! A game is a type that implements [`Game`]: plain data that lists its legal actions, checks and applies
//! them, and shows each [`Viewer`] what they may know. Everything else here works on any such type:
//!
//! - [`Record`]: a game as text, that replays, folds back for undo, and can be verified against its seed;
//! - [`Match`]: a game under way, for tables of every sort, and [`AnyMatch`] where only its name is known;
//! - [`playout()`], [`random_step`] and [`perft()`]: random games, and counting all of them to a depth;
//! - [`fair`], [`random`] and [`dice`]: where chance comes from, and how likely the sums of two dice are;
//! - [`kinds`](mod@kinds), [`sets`], [`csv`]: kinds of components, counts and sets of them, and their printed figures;
//! - [`position`]: why a position is refused, and the version of its JSON;
//! - [`notation`], [`options`] and [`players`]: reading the texts of actions, what can be chosen before a game, and how
//!   many play;
//! - [`observation`]: what a seat may know and do, as numbers, for those who learn to play;
//! - [`rulebook`] and [`Language`]: the rule reference of a game, in every language that people read.
//!
//! The checks that every game must pass are in the crate `testkit`, which only tests depend on.
//!
//! Four ideas hold it together. *Chance is an action*: `apply` is deterministic, a deck is a multiset, and the
//! next card is an outcome with a weight. *Views are types*: pages, wires and bots get a [`View`], never a
//! state. *A refusal cites its rule*: [`Illegal`] names the clause that forbids the action, if one does. *Big decisions
//! are small steps*: listed in one order, so that a search reaches each result one way only, and accepted in every
//! order that the book allows.
//!
//! How a game is made, and where else it is told of, says the chapter [`writing`].

pub mod actions;
pub mod csv;
pub mod dice;
pub mod fair;
mod game;
pub mod illegal;
pub mod kinds;
pub mod language;
pub mod matches;
pub mod named;
pub mod notation;
pub mod objection;
pub mod observation;
pub mod options;
pub mod perft;
mod plain;
pub mod players;
pub mod playout;
pub mod position;
pub mod random;
pub mod record;
pub mod rulebook;
pub mod scores;
pub mod seat;
mod sentence;
pub mod sets;
pub mod turn;
#[doc = include_str!("writing.md")]
pub mod writing {}

pub use crate::actions::{Actions, Outcomes};
pub use crate::fair::Fair;
pub use crate::game::{Action, Game, View};
pub use crate::illegal::{Clause, Illegal, IllegalKind};
pub use crate::kinds::{ByKind, Counts, Kind};
pub use crate::language::Language;
pub use crate::matches::{AnyMatch, Match, NoUndo, Origin, Refused, SeedShown};
pub use crate::notation::ParseError;
pub use crate::objection::Objection;
pub use crate::observation::Observe;
pub use crate::options::{BadOption, Chosen, OptionKind, OptionSpec, Options, TextOption};
pub use crate::perft::{perft, perft_within};
pub use crate::plain::{Plain, PlainView};
pub use crate::players::{OnlyPlayers, Players};
pub use crate::playout::{playout, random_step, random_step_of_anybody};
pub use crate::position::BadPosition;
pub use crate::random::{Draw, FastRng, Rng};
pub use crate::record::Record;
pub use crate::rulebook::{RuleBook, RuleBooks};
pub use crate::scores::{Points, Score, Scores, Side};
pub use crate::seat::{BySeat, Seat, SeatSet};
pub use crate::turn::{Actor, Turn, Viewer};
#[doc(hidden)]
pub use serde;
