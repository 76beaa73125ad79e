//! The solo game: one player against an automa with a die.
//!
//! The player's turns are those of the table game. The automa needs no decisions: its claim is an outcome of chance
//! with a single possibility, so that it stands in the record like every other step, and its die is an outcome with six.

mod automa;
mod position;
mod pyramid;
mod score;
mod setup;
mod sheet;
mod state;
mod view;

use std::sync::LazyLock;

use game::RuleBook;

pub use automa::Automa;
pub use pyramid::{Place, Pyramid};
pub use setup::{SoloOptions, Variant};
pub use sheet::{ScoreSheet, SoloResult};
pub use state::{Solo, SoloPhase};
pub use view::SoloView;

/// The rule reference of the solo game, in English: the clauses of the table game, which hold for the player's turns,
/// and its own.
///
/// # Panics
/// Never: a test reads it.
pub fn rules() -> &'static RuleBook {
    static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
        let both = [include_str!("../../data/rules.en.txt"), include_str!("../../data/rules-solo.en.txt")]
            .join("\n");
        RuleBook::parse(&both).expect("the rule reference can be read")
    });
    &RULES
}
