//! Many games at once.
//!
//! A [`Simulation`] plays many games of bots against each other, on as many threads as there are, and its
//! result doesn't depend on how many, unless a bot thinks by the clock: each game has a seed of its own, and results
//! are merged in the order of the games. What is kept of the games, an [`Observer`] decides; [`Tally`] counts lengths,
//! scores and wins, and [`Report`] makes figures of it.
//!
//! A [`Contest`] is a match between bots: the same games, with the seats rotated or fixed, a [`GameResult`] for each,
//! and a [`Journal`] to go on from. [`Standings`] are its figures: win rates, scores, ratings, and what a [`Study`] of
//! the game noted; [`html`] and [`csv`] write them.
//!
//! [`SelfPlay`] plays games to learn from, and writes their positions, a [`Shard`] for each few games.

pub mod balance;
mod chart;
mod contest;
mod game_result;
mod journal;
mod observer;
mod page;
mod report;
mod seeds;
mod selfplay;
mod simulation;
mod standings;
mod study;
mod tally;

pub use crate::contest::{Contest, ContestTerms, Seating};
pub use crate::game_result::{GameResult, SideResult};
pub use crate::journal::{Journal, JournalError};
pub use crate::observer::Observer;
pub use crate::page::{Telling, csv, html};
pub use crate::report::{Report, SideReport, Spread, Timing, wilson};
pub use crate::seeds::{game_seed, seat_seed};
pub use crate::selfplay::{SHARD_VERSION, SelfPlay, SelfPlayError, SelfPlayTotals, Shard};
pub use crate::simulation::{NoThreads, Simulation};
pub use crate::standings::{Entrant, Item, Standings, Topic, Wins};
pub use crate::study::{Notes, Study};
pub use crate::tally::{Moments, SideTally, Tally, WIN};
