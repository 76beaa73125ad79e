//! Landnám.
mod action;
pub mod components;
pub mod data;
pub mod island;
pub mod phase;
pub mod position;
mod score;
mod setup;
mod state;
mod table;
mod view;

use std::sync::LazyLock;

use game::RuleBook;

pub use crate::action::{Action, Cards, Green, Marks};
pub use crate::setup::LandnamOptions;
pub use crate::state::Landnam;
pub use crate::table::{Building, FateCards, FirstMove, Hand, Outer, Table, Unit};
pub use crate::view::LandnamView;

/// The rule reference, in English.
///
/// # Panics
/// Never: a test reads it.
pub fn rules() -> &'static RuleBook {
    static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
        RuleBook::parse(include_str!("../data/rules.en.txt")).expect("the rule reference can be read")
    });
    &RULES
}
