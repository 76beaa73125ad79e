//! Puerto Rico for three to five players.
mod action;
mod building;
mod components;
mod phase;
pub mod position;
mod score;
mod setup;
mod site;
mod state;
mod view;

use std::sync::LazyLock;

use game::RuleBook;

pub use crate::action::Action;
pub use crate::building::{Building, BuildingSet, Printed, price_with_quarries};
pub use crate::components::{
    BARRELS, ByGood, ByTile, CITY_SPACES, Cargo, Good, HOUSE_PLACES, ISLAND_SPACES, MAX_PLAYERS, MIN_PLAYERS,
    PLANTATIONS, PRICES, QUARRIES, Role, RoleSet, SHIPS, ShipName, Tile,
};
pub use crate::phase::{HaciendaUse, Kept, Loading, Phase};
pub use crate::setup::{PuertoRicoOptions, colonists, doubloons, row_length, starting_plantation, vp_chips};
pub use crate::site::{Site, SiteSet};
pub use crate::state::{Board, PuertoRico, Table};
pub use crate::view::PuertoRicoView;

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
