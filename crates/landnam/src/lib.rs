//! Landnám: three to five players find an island, settle it, and fight for it at the althing.
//!
//! The rules are complete: every clause of the rule reference [`rules`] is implemented where its phase lives, and
//! `RULES.md` says where, with the tests that would fail without it. The source is the rulebook (in Nynorsk); the icons
//! of its cost table and of its fate cards are lost, so those figures are reconstructed, and live in
//! `data/landnam.toml`, see [`data`]. Clauses that are our own decision are marked as rulings in the rule reference.
//!
//! - [`Landnam`] is the state: an open [`Table`] and hidden hands. [`LandnamView`] is what one viewer may know of it.
//! - [`Action`] is a step of a player or of chance; its module's table shows the notation.
//! - [`island`] names fields and corners: `c3`, `outer`, `c3c4d4`.
//! - [`position`] is the JSON form, that people can write.
//!
//! The one option is the number of players. A game ends because somebody gets twelve points; players without a plan may
//! need very long for that, and a bound belongs to whoever runs such players, not to the rules.
//!
//! Big decisions are small steps: a move is a step at a time, a case is a raise at a time. Builds of one turn are named
//! in any order, as people do, since each of them is a decision of its own and all are judged by the board at the start
//! of building. *Exploration* cards are played in any order, too; a search is listed one order only.
//!
//! ```
//! use game::{Game, Seat, Turn};
//! use landnam::{Landnam, LandnamOptions};
//!
//! let mut state = Landnam::new(&LandnamOptions::default());
//! let p2 = Seat::new(1);
//! for action in ["start P2", "draw find-bog", "draw good-omens", "draw find-forest", "roll 2 3"] {
//!     state.play(game::Actor::Chance, action.parse()?)?;
//! }
//! // P2 keeps the card, sails to the rim, and explores the field behind it.
//! for action in ["reap", "move outer a2", "step b2", "play find-bog"] {
//!     state.play(p2.into(), action.parse()?)?;
//! }
//! assert_eq!(state.turn(), Turn::Chance);
//! state.play(game::Actor::Chance, "found - 8".parse()?)?;
//! assert_eq!(state.table().number("b2".parse()?).map(|number| number.get()), Some(8));
//!
//! let refused = state.play(p2.into(), "farm a1a2b2 by a2".parse()?).unwrap_err();
//! assert_eq!(refused.clause_id(), Some("LN-71"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod action;
pub mod components;
pub mod data;
pub mod island;
pub mod observation;
pub mod phase;
pub mod position;
mod score;
mod setup;
mod state;
mod table;
mod view;

use game::{Language, RuleBook, RuleBooks};

pub use crate::action::{Action, Cards};
pub use crate::components::{D10, ExchangeRate, FateCards, FieldNumber, Markers, Throw};
pub use crate::setup::{LandnamOptions, Players};
pub use crate::state::Landnam;
pub use crate::table::{Building, FirstMove, Hand, Outer, Table, Unit};
pub use crate::view::LandnamView;

/// The rule reference in a language.
pub fn rules(language: Language) -> &'static RuleBook {
    static RULES: RuleBooks = game::rule_books!("../data/rules");
    RULES.of(language)
}
