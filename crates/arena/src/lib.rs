//! Many games at once.
//!
//! A [`Simulation`] plays many games of bots against each other, on as many threads as there are, and its
//! result doesn't depend on how many: each game has a seed of its own, and results are merged in the order
//! of the games. What is kept of the games, an [`Observer`] decides; [`Tally`] counts lengths, scores and
//! wins, and [`Report`] makes figures of it.

mod observer;
mod report;
mod seeds;
mod simulation;
mod tally;

pub use crate::observer::Observer;
pub use crate::report::{Report, SideReport, Spread, Timing, wilson};
pub use crate::seeds::{game_seed, seat_seed};
pub use crate::simulation::{NoThreads, Simulation};
pub use crate::tally::{Moments, SideTally, Tally, WIN};
