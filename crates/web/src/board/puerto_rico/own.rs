//! What is the viewer's own: doubloons, points and goods, the island and the city.

use game::{BySeat, Game, Seat};
use maud::{Markup, html};
use puerto_rico::{Action, Building, CITY_SPACES, Good, ISLAND_SPACES, Phase, PuertoRico, Site, Tile};

use super::PrScene;
use super::colonists::{Circles, is_placing};
use super::market::{price, tip};
use super::moves::{house_id, tile_id, ware_id};
use super::names::{building_name, clause_of, clause_of_tile, good_name, good_thing, tile_name};
use super::pieces::{Tip, barrel, coin, colonist, edge, picture_of, shield, spoken, spot, tile_face};
use super::storing;
use crate::page::badge;

pub(super) fn own(scene: &PrScene<'_>, me: Seat) -> Markup {
    html! {
        div #own .pr-own {
            (stand(scene, me))
            (island(scene, me))
            (city(scene, me))
        }
    }
}

/// Purse, points, goods and colonists.
fn stand(scene: &PrScene<'_>, me: Seat) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let board = table.board(me);
    let chips = i32::from(scene.view.vp[me].unwrap_or(0));
    let rest = points_of_buildings(scene, me);
    html! {
        section #stand class={ "pr-stand seat-edge-" (me.index() + 1) } aria-label=(words.say("pr-yours")) {
            h2 data-rule="PR-10" { (badge(me)) (words.say("pr-you-title")) @if table.governor == me { (governor(scene)) } }
            div .pr-rich {
                span .pr-purse data-tip=(words.say("pr-tip-purse")) data-rule="PR-60" {
                    (coin("big", board.doubloons)) (scene.change(|view| view.table.board(me).doubloons))
                    small { (words.say_with("pr-doubloons-word", &[("count", board.doubloons.into())])) }
                }
                span .pr-fame data-tip=(words.say_with("pr-tip-fame", &[("chips", chips.into()), ("rest", rest.into())])) data-rule="PR-71" {
                    (shield("big", chips + rest)) (scene.change(|view| view.vp[me].unwrap_or(0)))
                    small { (words.say_with("pr-points-of", &[("chips", chips.into()), ("rest", rest.into())])) }
                }
            }
            (wares(scene, me))
            p .pr-folk data-tip=(words.say("pr-tip-folk")) data-rule="PR-34" {
                (colonist("pr-man"))
                span { (words.say_with("pr-folk", &[("count", board.colonists().into()), ("idle", board.san_juan.into())])) }
            }
        }
    }
}

/// The goods of one's own.
pub(super) fn wares(scene: &PrScene<'_>, me: Seat) -> Markup {
    html! {
        div .pr-wares {
            @if storing::is_keeping(scene) { (storing::places(scene, me)) }
            @for good in Good::ALL { (ware(scene, me, good)) }
            @if storing::is_keeping(scene) { (storing::tally(scene)) }
        }
    }
}

/// The governor's hat.
pub(super) fn governor(scene: &PrScene<'_>) -> Markup {
    html! {
        span .pr-governor data-tip=(scene.words.say("pr-governor")) data-rule="PR-10" { (super::pieces::drawing("pr-hat", "governor")) span .unseen { (scene.words.say("pr-governor")) } }
    }
}

/// What the buildings of `seat` are worth as things stand, the bonuses of the large ones with what is known.
pub(super) fn points_of_buildings(scene: &PrScene<'_>, seat: Seat) -> i32 {
    let mut state = PuertoRico { table: scene.view.table, vp: BySeat::default() };
    state.vp[seat] = scene.view.vp[seat].unwrap_or(0);
    state.table.phase = Phase::Over;
    let scores = state.score();
    let sources = scores.as_ref().and_then(|scores| scores.of(seat)).map(|score| &score.sources);
    sources.into_iter().flatten().filter(|line| line.source != "chips").map(|line| line.points).sum()
}

/// Barrels of a kind: to be sold, taken, shown to the ships, or kept, as the phase will have it.
fn ware(scene: &PrScene<'_>, me: Seat, good: Good) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let count = table.board(me).goods[good];
    let face = html! { (barrel(good)) b { (count) } (scene.change(|view| view.table.board(me).goods[good])) span .unseen { " " (good_name(words, good)) } };
    let sell = Action::Sell(good);
    if scene.can(sell) {
        let price = u16::from(table.sale_price(me, good));
        let tip = Tip::new(&spoken(scene, sell)).rule("PR-50");
        let body = html! { (face) (coin("little", price)) };
        return spot(scene, (&ware_id(None, good), "pr-ware"), sell, &tip, &body);
    }
    let extra = Action::Extra(good);
    if scene.can(extra) {
        let tip = Tip::new(&spoken(scene, extra)).rule("PR-47");
        let body = html! { (face) span .pr-plus { "+1" } };
        return spot(scene, (&ware_id(None, good), "pr-ware"), extra, &tip, &body);
    }
    if storing::is_keeping(scene) && count > 0 {
        return storing::ware(scene, me, good);
    }
    let is_loaded =
        |action: &Action| matches!(*action, Action::Load(kind, _) | Action::Wharf(kind) if kind == good);
    if matches!(table.phase, Phase::Captain(_)) && scene.legal.iter().any(is_loaded) {
        let label = words.say_with("pr-aim", &[("good", good_thing(good).into())]);
        // The choice is nobody's but the page's: it only says which places glow.
        return html! {
            label id=(ware_id(None, good)) .pr-ware .aim data-tip=(label) data-rule="PR-55" {
                input #{ "aim-" (good) } type="radio" name="aim" form="nowhere" aria-label=(label);
                (face)
            }
        };
    }
    html! { span id=(ware_id(None, good)) .pr-ware .none[count == 0] data-tip=(Tip::new(&good_name(words, good)).text()) data-rule="PR-60" data-why=[why_no_use(scene, good)] { (face) } }
}

/// What the phase would do with a kind of barrels, where the viewer has the choice and it is of no use.
fn why_no_use(scene: &PrScene<'_>, good: Good) -> Option<Action> {
    let asked = match scene.view.table.phase {
        Phase::Trader { .. } => Action::Sell(good),
        Phase::Craftsman => Action::Extra(good),
        _ => return None,
    };
    scene.why(asked).filter(|_| !scene.legal.is_empty())
}

/// The island: its tiles by kind, and free spaces. Where a tile lies makes no difference (PR-24).
pub(super) fn island(scene: &PrScene<'_>, me: Seat) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let board = table.board(me);
    let count = board.tiles.total();
    let circles = Circles::of(scene, me);
    html! {
        section #island .pr-land .mine aria-labelledby="island-title" {
            h2 #island-title data-rule="PR-20" { (words.say("pr-island")) " " small { (words.say_with("pr-of-twelve", &[("count", count.into())])) } }
            div .pr-tiles {
                @for tile in Tile::ALL {
                    @for nth in 0..board.tiles[tile] {
                        span id=(tile_id(None, tile, nth)) .pr-tile .fresh[scene.is_new(|view| nth < view.table.board(me).tiles[tile])] data-tip=(Tip::new(&tile_name(words, tile)).text()) data-rule=(clause_of_tile(tile)) {
                            (tile_face(words, tile)) (circles.one(scene, Site::Tile(tile), nth))
                        }
                    }
                }
                @for nth in count..ISLAND_SPACES {
                    span .pr-tile.empty { @if nth == count { (tile_ghosts(scene)) } }
                }
            }
        }
    }
}

/// What a tile would look like on the first free space; shown while one points at it.
fn tile_ghosts(scene: &PrScene<'_>) -> Markup {
    html! {
        @for tile in Tile::ALL {
            @if scene.can(Action::Settle(tile)) {
                span class={ "pr-ghost for-" (tile) } aria-hidden="true" { (tile_face(scene.words, tile)) b { (tile_name(scene.words, tile)) } }
            }
        }
    }
}

/// The city: its buildings with their circles, and free spaces.
pub(super) fn city(scene: &PrScene<'_>, me: Seat) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let board = table.board(me);
    let spaces = board.buildings.spaces();
    let empty = board.buildings.circles() - board.staff_total();
    let circles = Circles::of(scene, me);
    html! {
        section #city .pr-town .mine aria-labelledby="city-title" {
            h2 #city-title data-rule="PR-42" {
                (words.say("pr-city")) " "
                small {
                    (words.say_with("pr-of-twelve", &[("count", spaces.into())]))
                    @if board.buildings.circles() > 0 { " · " (empty_circles(scene, empty)) }
                }
            }
            div .pr-city {
                @for building in board.buildings { (house(scene, me, building, circles)) }
                @for nth in spaces..CITY_SPACES {
                    span .pr-site.empty { @if nth == spaces { (building_ghosts(scene, me)) } }
                }
            }
        }
    }
}

/// How many circles of the city are empty. While they are being filled, it carries what it says with fewer, so that it
/// counts along.
fn empty_circles(scene: &PrScene<'_>, empty: u8) -> Markup {
    let say = |count: u8| scene.words.say_with("pr-empty-circles", &[("count", count.into())]);
    if !is_placing(scene) {
        return html! { (say(empty)) };
    }
    let fewer: Vec<String> = (0..=empty).map(say).collect();
    html! { span #circles-empty data-texts=(fewer.join("|")) { (say(empty)) } }
}

fn house(scene: &PrScene<'_>, me: Seat, building: Building, circles: Circles<'_>) -> Markup {
    let words = scene.words;
    let idle = !scene.view.table.board(me).is_manned(building);
    let is_new = scene.is_new(|view| view.table.board(me).buildings.contains(building));
    html! {
        span id=(house_id(None, building)) class={ "pr-site " (edge(building)) @if building.is_large() { " large" } @if idle { " idle" } @if is_new { " fresh" } } data-tip=(tip(scene, building).text()) data-rule=(clause_of(building)) {
            (picture_of(building))
            span .pr-site-text { b { (building_name(words, building)) } (circles.all(scene, Site::Building(building))) }
        }
    }
}

/// What a building would leave in the purse; shown while one points at it.
fn building_ghosts(scene: &PrScene<'_>, me: Seat) -> Markup {
    let purse = scene.view.table.board(me).doubloons;
    html! {
        @for &action in scene.legal {
            @if let Action::Build(building) = action {
                span class={ "pr-ghost for-" (building) } aria-hidden="true" {
                    (picture_of(building))
                    span .pr-site-text {
                        b { (building_name(scene.words, building)) }
                        small { (purse) " → " (purse.saturating_sub(price(scene, me, building).into())) }
                    }
                }
            }
        }
    }
}
