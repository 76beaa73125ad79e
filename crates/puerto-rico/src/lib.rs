//! Puerto Rico for three, four and five players, complete.
//!
//! Every clause of the rule reference ([`rules`]) is implemented where its phase lives, and `RULES.md` says where,
//! which tests would fail without it, and what was ruled where the rulebook is silent. The options are the number of
//! players, and whether they are asked about what hardly anybody declines ([`Declining`], PR-13).
//!
//! - [`PuertoRico`] is the state: a [`Table`] that everybody sees, and the victory points, which are secret until the
//!   end (PR-60). The rules look at the table only, so what is legal can't depend on what is hidden.
//! - [`Action`] is a small step: the mayor's colonists site by site, loadings one at a time, stored goods kind by kind.
//!   Sites and stored goods are named in any order; a search is listed one order only.
//! - Chance draws the first governor and turns up plantations; nothing else is random.
//! - What leaves no choice at all goes by itself: full ships, new rounds, and, unless players are asked, production and
//!   colonists from the ship. A player with a single legal action still takes it.
//! - [`position`] says how positions are written as JSON.
//!
//! A game ends when colonists, victory points or somebody's city spaces run out. Players who avoid all of that can go
//! on forever: that is in the rules, so a bound belongs to whoever runs such players.
//!
//! ```
//! use game::{Actor, Game, Seat};
//! use puerto_rico::{PuertoRico, PuertoRicoOptions, Tile};
//!
//! let mut state = PuertoRico::new(&PuertoRicoOptions::default());
//! state.play(Actor::Chance, "governor P2".parse()?)?;
//! for tile in ["tile corn", "tile sugar", "tile sugar", "tile coffee"] {
//!     state.play(Actor::Chance, tile.parse()?)?;
//! }
//! let (p2, p3): (Seat, Seat) = ("P2".parse()?, "P3".parse()?);
//! state.play(p2.into(), "pick settler".parse()?)?;
//! state.play(p2.into(), "settle quarry".parse()?)?;
//! assert_eq!(state.table.boards[p2].tiles[Tile::Quarry], 1);
//!
//! let refused = state.play(p3.into(), "settle quarry".parse()?).unwrap_err();
//! assert_eq!(refused.clause_id(), Some("PR-21"));
//! state.play(p3.into(), "settle coffee".parse()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod building;
mod components;
pub mod observation;
mod phase;
pub mod position;
mod score;
mod setup;
mod site;
mod state;
mod view;

use game::{Language, RuleBook, RuleBooks};

pub use crate::action::Action;
pub use crate::building::{Building, BuildingSet, Printed, price_with_quarries};
pub use crate::components::{
    BARRELS, ByGood, ByRole, ByShip, ByTile, CITY_SPACES, Cargo, Declining, Good, GoodSet, HOUSE_PLACES,
    ISLAND_SPACES, MIN_PLAYERS, PLANTATIONS, PRICES, QUARRIES, Role, RoleSet, SEATS, SHIPS, Ship, ShipName,
    ShipSet, Tile,
};
pub use crate::phase::{FACTORY, HaciendaUse, Kept, Loading, Phase, Yield};
pub use crate::score::bonus;
pub use crate::setup::{
    Players, PuertoRicoOptions, colonists, doubloons, row_length, starting_plantation, vp_chips,
};
pub use crate::site::{Site, SiteSet};
pub use crate::state::{Board, PuertoRico, Table};
pub use crate::view::PuertoRicoView;

/// The rule reference in a language.
pub fn rules(language: Language) -> &'static RuleBook {
    static RULES: RuleBooks = game::rule_books!("../data/rules");
    RULES.of(language)
}
