//! The map with posts, routes, merchants, caravans, tokens and the robber.

use game::Seat;
use hex::{Hex, Layout, Orientation};
use maud::{Markup, html};
use merchants::components::Terrain;
use merchants::ids::{CityId, LandId, PathId};
use merchants::map::{City, Map, Mark};
use merchants::place::{HexName, Intersection, Path};
use merchants::{Action, Merchants, Post};

use super::words::{corner_name, land_name, path_name, resource_name};
use super::{MoeScene, chip};
use crate::board::draw::{Place, Targets, at, middle, points, px, small_badge};

/// From the middle of a hex to its corner.
const SIZE: f64 = 44.0;

fn layout() -> Layout {
    Layout { orientation: Orientation::FlatTop, size: SIZE, origin: (0.0, 0.0) }
}

/// The picture of the front page: a route over the map.
pub(super) fn picture() -> Markup {
    html! {
        svg .picture viewBox="0 0 240 120" aria-hidden="true" {
            rect .sea x="0" y="0" width="240" height="120" {}
            path .land-field d="M20 100 60 30l60-14 50 30 60 4v70H20Z" {}
            path .land-forest d="M120 16l50 30-20 30-50-16Z" {}
            path .land-mountains d="M60 30l60-14-20 44-34 10Z" {}
            path .moe-route d="M50 92 90 60l44 12 50-18" {}
            g .seat-1 { circle cx="50" cy="92" r="9" {} } g .seat-2 { rect x="82" y="52" width="16" height="16" rx="2" {} }
            g .seat-3 { path d="M134 60 144 80h-20Z" {} } g .seat-4 { path d="M184 44 194 54 184 64 174 54Z" {} }
        }
    }
}

/// The map: lands first, then paths, then what stands on them, and what can be clicked on top.
pub(super) fn map(scene: &MoeScene<'_>) -> Markup {
    let map = scene.view.table().map();
    let targets = Targets::<Merchants>::new(scene, |action| place_of(scene, action));
    html! {
        div .scroll tabindex="0" role="group" aria-label=(scene.words.say("moe-map")) {
            svg #map .map .europe viewBox=(frame(map)) {
                @for &sea in &map.seas { (sea_hex(sea.hex())) }
                @for number in map.lands.ids() { (land(scene, number)) }
                @for number in map.paths.ids() { (path(scene, number)) }
                @for number in map.cities.ids() { (city(scene, number)) }
                (robber(scene))
                (travelers(scene))
                (targets.buttons())
            }
        }
        (targets.menus())
    }
}

/// The part of the plane that the map needs: its lands and all ends of paths, with a little sea around them.
fn frame(map: &Map) -> String {
    let lands = map.lands.iter().flat_map(|land| layout().corners(land.name.hex()));
    let ends = map.intersections.iter().map(|at| layout().corner(at.point()));
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    for (x, y) in lands.chain(ends) {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    let rim = SIZE * 0.5;
    let (width, height) = (right - left + 2.0 * rim, bottom - top + 2.0 * rim);
    [left - rim, top - rim, width, height].map(px).join(" ")
}

fn sea_hex(hex: Hex) -> Markup {
    let (x, y) = layout().center(hex);
    html! {
        g .sea-hex {
            polygon points=(points(&layout().corners(hex))) {}
            path transform=(at((x, y))) d="M-14 4q3.5-5 7 0t7 0 7 0 7 0" {}
        }
    }
}

fn land(scene: &MoeScene<'_>, number: LandId) -> Markup {
    let (table, words) = (scene.view.table(), scene.words);
    let land = &table.map().lands[number];
    let number = table.number_on(number);
    let (x, y) = layout().center(land.name.hex());
    let title = words.say_with(
        "moe-title-land",
        &[
            ("place", &land_name(words, table, land.name)),
            ("good", &resource_name(words, land.terrain.resource())),
        ],
    );
    html! {
        g id={ "land-" (land.name) } class={ "land land-" (land.terrain) @if land.high { " high" } } {
            title { (title) }
            polygon points=(points(&layout().corners(land.name.hex()))) {}
            path .scenery transform=(at((x, y))) d=(scenery(land.terrain)) {}
            g transform={ (at((x + 10.0, y - 33.0))) " scale(.62)" } { (chip(land.terrain.resource())) }
            @match (number, land.mark) {
                (Some(number), mark) => g class={ "marker" @if matches!(number, 6 | 8) { " often" } @if !matches!(mark, Mark::Number(_)) { " token" } } {
                    circle cx=(px(x)) cy=(px(y)) r="13" {}
                    text x=(px(x)) y=(px(y + 5.0)) text-anchor="middle" { (number) }
                },
                (None, _) => circle .empty-circle cx=(px(x)) cy=(px(y)) r="12" {},
            }
        }
    }
}

/// What grows or rises on a terrain: each has its own strokes, so that color is not needed.
fn scenery(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "M-22-20l-6 11h12zM-26 10l-6 11h12zM24 12l-6 11h12z",
        Terrain::Pasture => "M-24-18l2-7 2 7M-26 18l2-7 2 7M22 20l2-7 2 7M-16 24l2-6 2 6",
        Terrain::Field => "M-28-20h14M-26-15h12M-30 16h12M-28 21h12M16 16h14M16 21h12",
        Terrain::Mountains => "M-34-12l9-16 8 14M-32 24l8-14 8 14M16 24l8-14 8 14",
        Terrain::Saltworks => "M-30-22h10v8h-10zM-30 14h9v8h-9zM20 14h10v8H20z",
    }
}

fn ends(map: &Map, path: PathId) -> [(f64, f64); 2] {
    map.ends[path].map(|end| layout().corner(map.intersections[end].point()))
}

fn path(scene: &MoeScene<'_>, number: PathId) -> Markup {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    let [from, to] = ends(map, number);
    let owner = table.route_on(number);
    let class = match owner {
        Some(seat) => format!("moe-route owner-{}", seat.index() + 1),
        None if map.sea_paths.contains(number) => "moe-path lane".to_owned(),
        None => "moe-path".to_owned(),
    };
    let line = html! { line class=(class) x1=(px(from.0)) y1=(px(from.1)) x2=(px(to.0)) y2=(px(to.1)) {} };
    html! {
        @match owner {
            Some(seat) => g id={ "route-" (map.paths[number]) } {
                title { (scene.words.say_with("moe-title-route", &[("who", scene.name(seat)), ("place", &path_name(scene.words, map, map.paths[number]))])) }
                line .moe-route.edge x1=(px(from.0)) y1=(px(from.1)) x2=(px(to.0)) y2=(px(to.1)) {}
                (line)
                (small_badge(seat, middle(from, to), 5.5))
            },
            None => (line),
        }
        @if map.double.contains(number) { (double_arrow(scene, from, to)) }
    }
}

/// A double arrow along a path (MOE-05).
fn double_arrow(scene: &MoeScene<'_>, from: (f64, f64), to: (f64, f64)) -> Markup {
    let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    html! {
        g .double-arrow {
            title { (scene.words.say("moe-title-double")) }
            path transform={ (at(middle(from, to))) " rotate(" (px(angle)) ")" } d="M-13 0l6-5v3.500h14v-3.500l6 5-6 5v-3.500h-14v3.500z" {}
        }
    }
}

fn city(scene: &MoeScene<'_>, number: CityId) -> Markup {
    let table = scene.view.table();
    let city = &table.map().cities[number];
    let (x, y) = layout().corner(city.at.point());
    let post = table.post_in(number);
    let commodity = table.commodity_in(number);
    html! {
        g id={ "city-" (city.id) } class={ "city" @if city.violet { " violet" } } {
            title { (city_title(scene, city, post, commodity)) }
            path transform=(at((x, y))) d="M-9 0l4.5-8h9l4.5 8-4.5 8h-9z" {}
            @match post {
                Some(Post::Of(seat)) => {
                    path class={ "post owner-" (seat.index() + 1) } transform=(at((x, y))) d="M-11 9V-3l5.500-3v-5h3v3.500l2.500-2 11 7.500V9z" {}
                    (small_badge(seat, (x, y + 2.0), 6.5))
                },
                Some(Post::Neutral) => {
                    path .post .neutral transform=(at((x, y))) d="M-11 9V-3l5.500-3v-5h3v3.500l2.500-2 11 7.500V9z" {}
                    text .neutral-letter x=(px(x)) y=(px(y + 6.0)) text-anchor="middle" { "N" }
                },
                None => @for nth in 0..city.coins {
                    circle .city-coin cx=(px(x + 9.0 * f64::from(nth) - 4.5 * f64::from(city.coins - 1))) cy=(px(y - 13.0)) r="4.5" {}
                },
            }
            @if let Some(seat) = commodity {
                rect .commodity x=(px(x + 6.0)) y=(px(y - 17.0)) width="14" height="12" rx="2" {}
                (small_badge(seat, (x + 13.0, y - 11.0), 5.0))
            }
            text .city-name x=(px(x)) y=(px(y + 20.0)) text-anchor="middle" { (city.name) }
        }
    }
}

/// A city with all there is to know about it.
fn city_title(scene: &MoeScene<'_>, city: &City, post: Option<Post>, commodity: Option<Seat>) -> String {
    let words = scene.words;
    let mut parts =
        vec![city.name.clone(), words.say(if city.violet { "moe-title-violet" } else { "moe-title-brown" })];
    parts.push(match post {
        Some(Post::Of(seat)) => words.say_with("moe-title-post", &[("who", scene.name(seat))]),
        Some(Post::Neutral) => words.say("moe-title-neutral"),
        None => words.say("moe-title-free"),
    });
    if post.is_none() && city.coins > 0 {
        parts.push(words.say_with("moe-title-coins", &[("count", &city.coins.to_string())]));
    }
    if let Some(seat) = commodity {
        parts.push(words.say_with("moe-title-commodity", &[("who", scene.name(seat))]));
    }
    parts.join(" · ")
}

fn robber(scene: &MoeScene<'_>) -> Markup {
    let land = &scene.view.table().map().lands[scene.view.table().robber];
    let (x, y) = layout().center(land.name.hex());
    html! {
        g #robber .robber {
            title { (scene.words.say("moe-title-robber")) }
            path transform=(at((x - 17.0, y + 8.0))) d="M0-17a5.500 5.500 0 0 1 3.500 9.700Q9-5 10 12h-20q1-17 6.500-19.300A5.500 5.500 0 0 1 0-17z" {}
        }
    }
}

/// Merchants on their feet, caravans beside their routes.
fn travelers(scene: &MoeScene<'_>) -> Markup {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    html! {
        @for seat in table.seats() {
            @for (nth, stands) in table.merchants_of(seat).enumerate() {
                @let (x, y) = layout().corner(map.intersections[stands].point());
                g id={ "merchant-" (seat) "-" (nth) } class={ "traveler owner-" (seat.index() + 1) } {
                    title { (scene.words.say_with("moe-merchant", &[("who", scene.name(seat))])) }
                    path transform=(at((x, y - 10.0))) d="M0-16a5 5 0 0 1 3.500 8.600Q9-5 10 9h-20q1-14 6.500-16.400A5 5 0 0 1 0-16z" {}
                    (small_badge(seat, (x, y - 6.0), 5.5))
                }
            }
            @for (nth, caravan) in table.caravans_of(seat).enumerate() {
                @let [from, to] = ends(map, caravan.at);
                @let (x, y) = middle(from, to);
                @let (x, y) = (x + 14.0 * nth as f64, y - 11.0);
                g id={ "caravan-" (seat) "-" (nth) } class={ "traveler owner-" (seat.index() + 1) } {
                    title { (scene.words.say_with("moe-caravan", &[("who", scene.name(seat))])) }
                    path transform=(at((x, y))) d="M-13 6v-8q13-12 26 0v8zM-8 5a3.500 3.500 0 1 0 .1 0zM8 5a3.500 3.500 0 1 0 .1 0z" {}
                    (small_badge(seat, (x, y - 1.0), 5.0))
                }
            }
        }
    }
}

/// Where an action takes place on the map.
fn place_of(scene: &MoeScene<'_>, action: Action) -> Option<Place> {
    let (words, map) = (scene.words, scene.view.table().map());
    let corner = |at: Intersection| Place {
        id: format!("corner-{}", at.to_string().replace('.', "-")),
        name: corner_name(words, map, at),
        middle: layout().corner(at.point()),
        radius: 14.0,
    };
    let path = |path: Path| {
        let [from, to] = ends(map, map.path(path)?);
        Some(Place {
            id: format!("path-{}", path.to_string().replace('.', "-")),
            name: path_name(words, map, path),
            middle: middle(from, to),
            radius: 11.0,
        })
    };
    let land = |hex: HexName| Place {
        id: format!("hex-{hex}"),
        name: land_name(words, scene.view.table(), hex),
        middle: layout().center(hex.hex()),
        radius: 17.0,
    };
    match action {
        Action::SetPost(at)
        | Action::SetNeutral(at)
        | Action::Recruit(at)
        | Action::WalkTo(at)
        | Action::Deliver(at)
        | Action::Walk { from: at, .. }
        | Action::MoveMerchant { to: at, .. } => Some(corner(at)),
        Action::SetRoute(at) | Action::Route(at) | Action::Caravan(at) | Action::DriveTo(at) => path(at),
        Action::Drive { from, .. } => path(from.at),
        Action::MoveCaravan { to, .. } => path(to),
        Action::Robber(hex) | Action::Circle(hex) | Action::TakeToken(hex) => Some(land(hex)),
        _ => None,
    }
}
