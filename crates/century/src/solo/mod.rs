//! The solo game: one player against an automa with a die.
//!
//! The player's turns are those of the table game. The automa needs no decisions: its claim is an outcome of chance
//! with a single possibility, so that it stands in the record like every other step, and its die is an outcome with
//! six.

mod automa;
mod observation;
pub mod position;
mod pyramid;
mod score;
mod setup;
mod sheet;
mod state;
mod view;

use game::{Language, RuleBook, RuleBooks};

pub use automa::{Automa, CardUse};
pub use pyramid::{Place, Pyramid};
pub use setup::{SoloOptions, Variant};
pub use sheet::{ScoreSheet, SoloResult};
pub use state::{Solo, SoloPhase};
pub use view::SoloView;

/// The rule reference of the solo game in a language: the clauses of the table game, which hold for the player's turns,
/// and its own.
pub fn rules(language: Language) -> &'static RuleBook {
    static RULES: RuleBooks = game::rule_books!("../../data/rules", "../../data/rules-solo");
    RULES.of(language)
}
