//! A player's panel: the island and the city in little, and the goods; all of it lies open.

use game::Seat;
use maud::{Markup, html};
use puerto_rico::{CITY_SPACES, ISLAND_SPACES, Site, Tile};

use super::PrScene;
use super::moves::{house_id, tile_id};
use super::names::{
    building_name, clause_of, clause_of_role, clause_of_tile, role_name, role_now, tile_name,
};
use super::own::{governor, points_of_buildings};
use super::pieces::{Tip, coin, dots, drawing, edge, goods, letters, role_icon, shield};

/// What stands beside the name: the role, the points as far as they are known, and the doubloons.
pub(super) fn headline(scene: &PrScene<'_>, seat: Seat) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let known = scene.view.vp[seat];
    let points = points_of_buildings(scene, seat) + i32::from(known.unwrap_or(0));
    html! {
        @if table.governor == seat { (governor(scene)) }
        @if let Some(role) = table.roles[seat] {
            span .pr-tag .now[role_now(table) == Some(role) && table.picker() == seat] data-tip=(role_name(words, role)) data-rule=(clause_of_role(role)) {
                (role_icon(role)) span .unseen { (role_name(words, role)) }
            }
        }
        span .pr-worth data-tip=(words.say(if known.is_some() { "pr-points-known" } else { "pr-points-hidden" })) data-rule="PR-71" {
            (shield("little", points)) @if known.is_none() { span .pr-more aria-hidden="true" { "+?" } }
            span .unseen { (words.say(if known.is_some() { "pr-points-known" } else { "pr-points-hidden" })) }
        }
        span .pr-money data-rule="PR-60" {
            span .pr-gain { (scene.change(|view| view.table.board(seat).doubloons)) } (coin("little", table.board(seat).doubloons))
            span .unseen { (words.say_with("pr-doubloons-word", &[("count", table.board(seat).doubloons.into())])) }
        }
    }
}

pub(super) fn panel(scene: &PrScene<'_>, seat: Seat) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let board = table.board(seat);
    if scene.me() == Some(seat) {
        return html! {};
    }
    let idle = board.san_juan.to_string();
    html! {
        div class={ "pr-mini pr-of-" (table.players()) } {
            (island(scene, seat))
            (city(scene, seat))
            div .pr-stores {
                (goods(scene, seat))
                @if board.san_juan > 0 {
                    span .pr-goods data-tip=(words.say("pr-in-san-juan")) data-rule="PR-34" { (super::pieces::colonist("pr-man")) b { (idle) } span .unseen { (words.say("pr-in-san-juan")) } }
                }
            }
        }
    }
}

fn island(scene: &PrScene<'_>, seat: Seat) -> Markup {
    let (words, board) = (scene.words, scene.view.table.board(seat));
    html! {
        div .pr-mini-island role="group" aria-label=(words.say("pr-their-island")) {
            @for tile in Tile::ALL {
                @for nth in 0..board.tiles[tile] {
                    span id=(tile_id(Some(seat), tile, nth)) .pr-mini-tile .fresh[scene.is_new(|view| nth < view.table.board(seat).tiles[tile])] data-tip=(Tip::new(&tile_name(words, tile)).text()) data-rule=(clause_of_tile(tile)) {
                        (drawing("pr-field", &format!("field-{tile}")))
                        b aria-hidden="true" { (letters(words, tile)) }
                        span .unseen { (tile_name(words, tile)) }
                        (dots(words, (Site::Tile(tile), Some(seat)), (u8::from(nth < board.farmers[tile]), 1), nth))
                    }
                }
            }
            @for _ in board.tiles.total()..ISLAND_SPACES { span .pr-mini-tile.empty {} }
        }
    }
}

fn city(scene: &PrScene<'_>, seat: Seat) -> Markup {
    let (words, board) = (scene.words, scene.view.table.board(seat));
    html! {
        div .pr-mini-city role="group" aria-label=(words.say("pr-their-city")) {
            @for building in board.buildings {
                span id=(house_id(Some(seat), building)) class={ "pr-mini-house " (edge(building)) @if building.is_large() { " large" } @if scene.is_new(|view| view.table.board(seat).buildings.contains(building)) { " fresh" } } data-tip=(building_name(words, building)) data-rule=(clause_of(building)) {
                    (super::pieces::picture_of(building))
                    span .unseen { (building_name(words, building)) }
                    (dots(words, (Site::Building(building), Some(seat)), (board.staff(building), building.printed().circles), 0))
                }
            }
            @for _ in board.buildings.spaces()..CITY_SPACES { span .pr-mini-house.empty {} }
        }
    }
}
