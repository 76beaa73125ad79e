//! What players of a style like better than the module does, in victory points.
//!
//! A role is liked only where it does something for whoever picks it: who is fond of the captain doesn't call him with
//! empty hands.

use game::Seat;
use puerto_rico::{Action, Board, Building, Good, PuertoRico, Role, Tile};

use crate::style::Style;

/// How much more a player of that style likes an action.
pub(super) fn leaning(state: &PuertoRico, style: Style, seat: Seat, action: Action) -> f32 {
    let board = state.table.board(seat);
    match style {
        Style::Shipper => ships(board, action),
        Style::Builder => builds(board, action),
        Style::Trader => trades(board, action),
    }
}

/// Much cheap corn, room for it, and the captain.
fn ships(board: &Board, action: Action) -> f32 {
    match action {
        Action::Pick(Role::Captain) if board.goods.total() >= 2 => 1.0,
        Action::Settle(Tile::Corn) => 0.8,
        Action::Build(Building::SmallWarehouse | Building::LargeWarehouse) => 0.6,
        Action::Build(Building::Harbor | Building::Wharf) => 1.5,
        _ => 0.0,
    }
}

/// Quarries, colonists who work them, and the builder.
fn builds(board: &Board, action: Action) -> f32 {
    match action {
        Action::Pick(Role::Builder) if board.doubloons > 0 => 1.0,
        Action::Pick(Role::Mayor) => 0.4,
        Action::Settle(Tile::Quarry) => 1.0,
        Action::Build(Building::ConstructionHut) => 0.5,
        _ => 0.0,
    }
}

/// Dear goods, markets for them, and the trader.
fn trades(board: &Board, action: Action) -> f32 {
    match action {
        Action::Pick(Role::Trader) if board.goods.total() > board.goods[Good::Corn] => 1.0,
        Action::Settle(Tile::Coffee | Tile::Tobacco) => 0.8,
        Action::Build(Building::CoffeeRoaster | Building::TobaccoStorage) => 0.8,
        Action::Build(Building::SmallMarket | Building::Office | Building::LargeMarket) => 0.8,
        _ => 0.0,
    }
}
