//! Players that are programs.
//!
//! A [`Bot`] is asked for each of its decisions and knows no more than a person in its seat: a [`Decision`]
//! shows the seat, the legal actions and the seat's own view, and keeps the state to itself. So a bot can't
//! cheat, and one that doesn't look at the table pays nothing for a view.
//!
//! There are four:
//!
//! - [`Random`] takes any legal action.
//! - [`Greedy`] takes the action that looks best, in microseconds; it may have a [`Style`].
//! - [`Search`] tries actions out in states that it imagines from its view. It judges by what the game's module knows,
//!   or by a [`net`] that has learned from games. It takes the [`Others`] for players like itself, or for whom one
//!   says.
//! - [`Sparring`] does the same by random games, and knows nothing but the rules: a stranger to measure the others by.
//!
//! A [`Level`] is one of them, as good as people like it. All but the first trade [quietly](Quiet) unless `offers=all`
//! is said, and at a table with people that one does, too: they speak to the others seldom, and only where somebody may
//! want to hear it.
//!
//! An [`Adviser`] tells a person what a search thinks of a decision, and what may come of it.
//!
//! A [`Reviewer`] looks at a game afterward: how the chances went, and what each decision was worth.
//!
//! What they know of a game is in one module for each game, [`eval`], behind the trait [`Evaluate`].
//!
//! Bots are named by text, such as `random` or `search:100ms`; a [`BotSpec`] is such a name, read and ready to be
//! seated.

mod advice;
mod bot;
pub mod eval;
mod evaluate;
mod greedy;
mod level;
mod manners;
pub mod net;
mod pace;
mod random;
mod review;
mod search;
mod seated;
mod sparring;
mod spec;
mod style;

pub use crate::advice::{Adviser, Difference, Effort, MOST_SUGGESTIONS, Outlook, Suggestion};
pub use crate::bot::{Bot, Decision, Haste};
pub use crate::evaluate::{Edition, Evaluate, StandingOffer, Values, chances, outcome};
pub use crate::greedy::{Glance, Greedy, NEARLY};
pub use crate::level::{Ladder, Level};
pub use crate::manners::{MOST_OFFERS, Offers, Quiet};
pub use crate::pace::shown_after;
pub use crate::random::Random;
pub use crate::review::{Care, Reviewer, Weighed};
pub use crate::search::{Budget, Mind, Others, Search, SearchSettings};
pub use crate::seated::{AnySeatedMatch, Bots, Listener, SeatedMatch};
pub use crate::sparring::Sparring;
pub use crate::spec::{BadBot, BotSpec, KINDS};
pub use crate::style::Style;
