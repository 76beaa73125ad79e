//! What a step has moved: merchants and caravans, which go by the places where they stand, and what is set on the map
//! from the palette or from its owner's panel.

use game::{Actor, Seat};
use merchants::ids::{CityId, PathId};
use merchants::map::Map;
use merchants::{Merchants, Post, Table};

use super::targets::Tool;
use crate::board::moves::between;
use crate::board::{Passed, PieceMove, panel_id};

/// Merchants of a player by where they stand; a second one at a place has a number.
pub(super) fn merchant_ids(table: &Table, seat: Seat) -> Vec<String> {
    let map = table.map();
    numbered(table.merchants_of(seat).map(|at| format!("merchant-{seat}-{}", map.intersections[at])))
}

/// The same of caravans.
pub(super) fn caravan_ids(table: &Table, seat: Seat) -> Vec<String> {
    let map = table.map();
    numbered(table.caravans_of(seat).map(|caravan| format!("caravan-{seat}-{}", map.paths[caravan.at])))
}

fn numbered(ids: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for id in ids {
        let second = format!("{id}-2");
        all.push(if all.contains(&id) { second } else { id });
    }
    all
}

pub(super) fn route_id(map: &Map, path: PathId) -> String {
    format!("route-{}", map.paths[path])
}

pub(super) fn post_id(map: &Map, city: CityId) -> String {
    format!("post-{}", map.cities[city].id)
}

pub(super) fn commodity_id(map: &Map, city: CityId) -> String {
    format!("commodity-{}", map.cities[city].id)
}

/// A tool of the palette.
pub(super) fn tool_id(tool: Tool) -> String {
    format!("palette-{}", tool.name())
}

pub(super) fn moves(step: &Passed<'_, Merchants>) -> Vec<PieceMove> {
    let mut moves = Vec::new();
    for seat in step.after.table().seats() {
        moves.extend(moves_of(step, seat));
    }
    let (before, after) = (step.before.table(), step.after.table());
    if let Actor::Seat(seat) = step.actor {
        let neutral = after.neutral.iter().filter(|&city| before.post_in(city).is_none());
        moves.extend(neutral.map(|city| PieceMove::new(post_id(after.map(), city), panel_id(seat))));
    }
    moves
}

fn moves_of(step: &Passed<'_, Merchants>, seat: Seat) -> Vec<PieceMove> {
    let (before, after, map) = (step.before.table(), step.after.table(), step.after.table().map());
    // A player's own palette is there while there is something to be bought with it, and not before the first turn.
    let from = |tool: Tool| match step.is_mine(seat) && before.rolled {
        true => tool_id(tool),
        false => panel_id(seat),
    };
    let (old, new) = (merchant_ids(before, seat), merchant_ids(after, seat));
    let mut moves = between(&old, &new, &from(Tool::Merchant));
    let (wagons_before, wagons) = (caravan_ids(before, seat), caravan_ids(after, seat));
    moves.extend(between(&wagons_before, &wagons, &from(Tool::Caravan)));
    // A merchant that has come to a city becomes its post, and a caravan leaves there what it has brought.
    let is_new = |city: CityId| before.post_in(city) != Some(Post::Of(seat));
    for city in after.posts[seat].iter().filter(|&city| is_new(city)) {
        let founder = old.iter().find(|id| !new.contains(id)).cloned();
        moves.push(PieceMove::new(post_id(map, city), founder.unwrap_or_else(|| panel_id(seat))));
    }
    for city in after.commodities[seat].iter().filter(|&city| !before.commodities[seat].contains(city)) {
        let wagon = wagons_before.last().cloned();
        moves.push(PieceMove::new(commodity_id(map, city), wagon.unwrap_or_else(|| panel_id(seat))));
    }
    let opened =
        map.paths.ids().filter(|&path| after.route_on(path) == Some(seat) && before.route_on(path).is_none());
    moves.extend(opened.map(|path| PieceMove::new(route_id(map, path), from(Tool::Route))));
    moves
}
