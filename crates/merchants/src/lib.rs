//! Merchants of Europe.
pub mod action;
pub mod bits;
pub mod components;
mod knowledge;
pub mod map;
mod phase;
pub mod place;
pub mod position;
mod score;
mod setup;
mod state;
mod view;

use std::sync::LazyLock;

use game::RuleBook;

pub use crate::action::Action;
pub use crate::knowledge::Bounds;
pub use crate::position::Position;
pub use crate::setup::{Options, Start};
pub use crate::state::Merchants;
pub use crate::view::View;

/// The rule reference.
pub(crate) static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
    RuleBook::parse(include_str!("../data/rules.en.txt")).expect("the rule reference can be read")
});
