//! Players that are programs.
//!
//! A [`Bot`] is asked for each of its decisions and knows no more than a person in its seat: a [`Decision`]
//! shows the seat, the legal actions and the seat's own view, and keeps the state to itself. So a bot can't
//! cheat, and one that doesn't look at the table pays nothing for a view.
//!
//! Bots are named by text, such as `random`; a [`BotSpec`] is such a name, read and ready to be seated.

mod bot;
mod random;
mod spec;

pub use crate::bot::{Bot, Decision};
pub use crate::random::Random;
pub use crate::spec::{BadBot, BotSpec, Kind};
