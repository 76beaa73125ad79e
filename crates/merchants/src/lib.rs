//! Merchants of Europe: the rules, the map, and maps of one's own.
//!
//! Every clause of the rule reference is here: 3 and 4 players, the short board with fixed or free start, the full
//! board; production with shortage and compensation, the robber, trade with offers and counter-offers, merchants,
//! caravans, routes and their gold, number tokens, development cards, the immediate win. [`Merchants`] is the state,
//! [`MerchantsView`] what one viewer may know of it, [`Action`] a step, [`MerchantsOptions`] what is chosen before the
//! game; [`map`] reads map files.
//!
//! - **Source**: the Icelandic rulebook of the game; `data/rules.en.txt` tells its clauses in our own words, and says
//!   where they are our rulings. `RULES.md` says where each is implemented and tested.
//! - **Reconstructed**: the map (`data/europe.toml`), the places of the fixed start, and the development deck.
//! - **Steps**: moves of merchants and caravans are paid, then walked step by step. A step is legal only if the move
//!   can still end somewhere, so nobody is ever stuck.
//! - **Hidden**: resource cards that the robber took, development cards in hands, and the order of the stack.
//!   Everything else is open, and views know all that could be seen.
//! - **Length**: nothing in the rules ends a game but the last delivery, so players without a plan can go on for long.
//!   A cap belongs to whoever runs such players.
//!
//! ```
//! use game::{Actor, Game, Seat, Turn};
//! use merchants::{Action, Merchants, MerchantsOptions};
//!
//! // The fixed start of the short board for four; red begins. A 5 is thrown.
//! let mut state = Merchants::new(&MerchantsOptions::default());
//! state.play(Actor::Chance, "dice 2 3".parse()?)?;
//!
//! // Red buys ore, opens a route beside the first one, and ends the turn.
//! let red = Seat::new(0);
//! for action in ["buy ore", "route H7.NE", "end"] {
//!     state.play(red.into(), action.parse()?)?;
//! }
//! assert_eq!(state.turn(), Turn::Chance);
//!
//! // A refusal names its clause.
//! let refused = state.check(red.into(), Action::End).unwrap_err();
//! assert_eq!(refused.clause_id(), Some("MOE-20"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod action;
pub mod components;
pub mod ids;
mod knowledge;
pub mod map;
pub mod observation;
mod phase;
pub mod place;
pub mod position;
mod score;
mod setup;
mod state;
mod table;
mod view;

use game::{Language, RuleBook, RuleBooks};

pub use crate::action::{Action, Bundle, CaravanName, Dice, Second};
pub use crate::knowledge::Bounds;
pub use crate::phase::{Answer, Debts, Phase, Talk, Terms};
pub use crate::position::{BadPosition, Position};
pub use crate::setup::{BoardSetup, MerchantsOptions, Players, Start};
pub use crate::state::Merchants;
pub use crate::table::{Caravan, Pair, Post, Table};
pub use crate::view::MerchantsView;

/// The rule reference in a language.
pub fn rules(language: Language) -> &'static RuleBook {
    static RULES: RuleBooks = game::rule_books!("../data/rules");
    RULES.of(language)
}
