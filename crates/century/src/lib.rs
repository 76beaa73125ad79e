//! Century: Spice Road for two to five players, and its solo game against an automa.
//!
//! Both games are complete: every clause of the rule references [`rules`] and [`solo::rules`] is implemented where
//! its phase lives, and `RULES.md` says where. The cards come from `data/cards.csv`.
//!
//! - [`Century`]: the table game. Nothing in it is hidden; chance turns up cards.
//! - [`Solo`]: one player against the automa, normal or advanced.
//!
//! A game ends because point cards are claimed. Players who never claim can go on forever: that is in the rules, so
//! a bound belongs to whoever runs such players.
//!
//! ```
//! use century::{Action, Century, CenturyOptions};
//! use game::{Actor, Game, Seat, Turn, random};
//!
//! let mut state = Century::new(&CenturyOptions::default());
//! let mut rng = random::fast(1);
//! while state.turn() == Turn::Chance {
//!     let action = state.sample(&mut rng);
//!     state.apply(Actor::Chance, action);
//! }
//! let active = state.active();
//! let play: Action = "play YY".parse()?;
//! state.play(active.into(), play)?;
//! assert_eq!(state.trader(active).caravan.to_string(), "YYYYY");
//!
//! let refused = state.play(active.into(), Action::Rest).unwrap_err();
//! assert_eq!(refused.clause_id(), Some("CEN-05"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod cards;
mod components;
mod market;
pub mod observation;
mod phase;
mod point_row;
pub mod position;
mod score;
mod setup;
pub mod solo;
mod state;
mod trader;
mod view;

use game::{Language, RuleBook, RuleBooks};

pub use crate::action::Action;
pub use crate::components::{
    Coin, Cubes, Effect, MerchantCard, MerchantSet, PointCard, PointSet, SEATS, Spice,
};
pub use crate::market::{Market, Stall};
pub use crate::phase::Step;
pub use crate::point_row::PointRow;
pub use crate::setup::{CenturyOptions, Players, starting_caravan};
pub use crate::solo::{ScoreSheet, Solo, SoloOptions};
pub use crate::state::{Century, Phase};
pub use crate::trader::Trader;
pub use crate::view::CenturyView;

/// The rule reference of the table game, in a language.
pub fn rules(language: Language) -> &'static RuleBook {
    static RULES: RuleBooks = game::rule_books!("../data/rules");
    RULES.of(language)
}
