//! The table of Merchants of Europe: the map with posts, routes, merchants, caravans, tokens and the robber.

use game::{Actor, Seat};
use hex::{Layout, Orientation};
use maud::{Markup, html};
use merchants::components::{Kind, Resource, Terrain};
use merchants::map::{Map, Mark};
use merchants::{Action, Merchants, Post, View};

use crate::board::{Scene, WebBoard};
use crate::page::badge;
use crate::words::Words;

type MoeScene<'a> = Scene<'a, Merchants>;

/// From the middle of a hex to its corner.
const SIZE: f64 = 44.0;

fn layout() -> Layout {
    Layout { orientation: Orientation::FlatTop, size: SIZE, origin: (SIZE * 1.6, SIZE * 1.2) }
}

impl WebBoard for Merchants {
    fn picture() -> Markup {
        html! {
            svg .picture viewBox="0 0 240 120" aria-hidden="true" {
                rect .sea x="0" y="0" width="240" height="120" {}
                path .land-field d="M20 100 60 30l60-14 50 30 60 4v70H20Z" {}
                path .land-forest d="M120 16l50 30-20 30-50-16Z" {}
                path .moe-route d="M50 92 90 60l44 12 50-18" {}
                g .seat-1 { circle cx="50" cy="92" r="9" {} } g .seat-2 { rect x="82" y="52" width="16" height="16" rx="2" {} }
                g .seat-3 { path d="M134 60 144 80h-20Z" {} } g .seat-4 { path d="M184 44 194 54 184 64 174 54Z" {} }
            }
        }
    }

    fn board(scene: &MoeScene<'_>) -> Markup {
        let (view, words) = (scene.view, scene.words);
        html! {
            div #board .board .merchants {
                (map(scene))
                p .facts {
                    @if let Some([one, other]) = view.dice() {
                        span { (words.say_with("moe-dice", &[("count", &(one + other).to_string())])) }
                    }
                    span { (words.say_with("moe-bank", &[("count", &view.bank().to_string())])) }
                    @if let Some((give, want)) = view.offer() {
                        strong { (words.say_with("moe-offer", &[("gain", &give.to_string()), ("cost", &want.to_string())])) }
                    }
                }
                @if let Some(hand) = view.hand() {
                    section #own aria-labelledby="own-title" {
                        h2 #own-title { (words.say("moe-yours")) }
                        p .facts {
                            @for &resource in Resource::ALL {
                                span .count title=(resource_name(words, resource)) {
                                    (chip(resource)) "×" (hand.get(resource)) span .unseen { " " (resource_name(words, resource)) }
                                }
                            }
                            @if let Some(cards) = view.cards() {
                                @for (card, count) in cards.iter() { span .tag { (words.say(&format!("moe-card-{card}"))) " ×" (count) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn panel(scene: &MoeScene<'_>, seat: Seat) -> Markup {
        let (view, words) = (scene.view, scene.words);
        let (delivered, all) = view.delivered(seat);
        html! {
            p .facts {
                strong { (words.say_with("moe-delivered", &[("count", &delivered.to_string()), ("all", &all.to_string())])) }
                span { (words.say_with("moe-gold", &[("count", &view.gold(seat).to_string())])) }
                span { (words.say_with("moe-hand", &[("count", &view.hand_size(seat).to_string())])) }
                span { (words.say_with("moe-cards", &[("count", &view.card_count(seat).to_string())])) }
                span .hint { (words.say_with("moe-left", &[("count", &view.posts_left(seat).to_string()), ("cards", &view.routes_left(seat).to_string())])) }
            }
        }
    }

    fn tell(scene: &MoeScene<'_>, actor: Actor, action: Action) -> String {
        let words = scene.words;
        let who = match actor {
            Actor::Seat(seat) => scene.name(seat),
            Actor::Chance => return words.say_with("tell-chance", &[("action", &in_words(scene, action))]),
        };
        words.say_with("tell-any", &[("who", who), ("action", &in_words(scene, action))])
    }

    fn label(scene: &MoeScene<'_>, action: Action) -> String {
        in_words(scene, action)
    }
}

/// The notation, with the names of cities where there is one.
fn in_words(scene: &MoeScene<'_>, action: Action) -> String {
    let map = scene.view.map();
    let place = match action {
        Action::SetPost(at)
        | Action::SetNeutral(at)
        | Action::Recruit(at)
        | Action::WalkTo(at)
        | Action::Deliver(at) => map.city(at),
        _ => None,
    };
    match place {
        Some(city) => scene.words.say_with(
            "moe-at-city",
            &[("action", &action.to_string()), ("place", &map.cities[usize::from(city)].name)],
        ),
        None => action.to_string(),
    }
}

fn resource_name(words: &Words, resource: Resource) -> String {
    words.say(&format!("moe-resource-{resource}"))
}

/// A resource: color, shape and letter.
fn chip(resource: Resource) -> Markup {
    html! {
        svg class={ "cube moe-" (resource) } viewBox="0 0 24 24" aria-hidden="true" {
            @match resource {
                Resource::Lumber => rect x="2" y="2" width="20" height="20" rx="2" {},
                Resource::Wool => circle cx="12" cy="12" r="10.5" {},
                Resource::Grain => path d="M12 .5 23.5 12 12 23.5 .5 12Z" {},
                Resource::Ore => path d="M6.2 2h11.6L23.5 12l-5.7 10H6.2L.5 12Z" {},
                Resource::Salt => path d="M7 1h10l6 6v10l-6 6H7l-6-6V7Z" {},
            }
            text x="12" y="16.2" text-anchor="middle" {
                (match resource { Resource::Lumber => "L", Resource::Wool => "W", Resource::Grain => "G", Resource::Ore => "O", Resource::Salt => "S" })
            }
        }
    }
}

fn land_class(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "land-forest",
        Terrain::Pasture => "land-pasture",
        Terrain::Field => "land-field",
        Terrain::Mountains => "land-mountains",
        Terrain::Saltworks => "land-saltworks",
    }
}

/// The map: lands first, then paths, then what stands on them, and what can be clicked on top.
fn map(scene: &MoeScene<'_>) -> Markup {
    let map = scene.view.map();
    let names = || map.seas.iter().copied().chain(map.lands.iter().map(|land| land.name));
    let (mut width, mut height) = (0.0f64, 0.0f64);
    for name in names() {
        let (x, y) = layout().center(name.hex());
        width = width.max(x + 1.6 * SIZE);
        height = height.max(y + 1.4 * SIZE);
    }
    html! {
        div .scroll {
            svg #map .map viewBox={ "0 0 " (width.round()) " " (height.round()) } role="group" aria-label=(scene.words.say("moe-map")) {
                @for &sea in &map.seas { polygon .sea points=(corners(sea.hex())) {} }
                (lands(scene))
                (paths(scene))
                (cities(scene))
                (travelers(scene))
                (spots(scene))
            }
        }
    }
}

fn corners(hex: hex::Hex) -> String {
    let points: Vec<String> = layout().corners(hex).iter().map(|(x, y)| format!("{x:.0},{y:.0}")).collect();
    points.join(" ")
}

fn lands(scene: &MoeScene<'_>) -> Markup {
    let (view, map) = (scene.view, scene.view.map());
    html! {
        @for (index, land) in map.lands.iter().enumerate() {
            @let (x, y) = layout().center(land.name.hex());
            @let number = view.number_on(index as u8);
            polygon class=(land_class(land.terrain)) points=(corners(land.name.hex())) {
                title { (scene.words.say(&format!("moe-terrain-{}", land.terrain))) " " (land.name) }
            }
            (chip_at(land.terrain.resource(), x, y - 22.0))
            @if number.is_some() || !matches!(land.mark, Mark::Number(_)) {
                circle .number cx=(px(x)) cy=(px(y)) r="13" {}
            }
            @if let Some(number) = number {
                text class={ "number" @if matches!(number, 6 | 8) { " often" } } x=(px(x)) y=(px(y + 5.0)) text-anchor="middle" { (number) }
            }
            @if view.robber() == index as u8 {
                path #robber .robber transform={ "translate(" (px(x + 16.0)) " " (px(y + 8.0)) ")" } d="M0-12a5 5 0 1 0 .1 0zl8 24h-16z" {}
            }
        }
    }
}

/// A coordinate, short.
fn px(number: f64) -> String {
    format!("{number:.1}")
}

fn chip_at(resource: Resource, x: f64, y: f64) -> Markup {
    let letter = match resource {
        Resource::Lumber => "L",
        Resource::Wool => "W",
        Resource::Grain => "G",
        Resource::Ore => "O",
        Resource::Salt => "S",
    };
    html! { text .land-letter x=(px(x)) y=(px(y)) text-anchor="middle" { (letter) } }
}

fn ends(map: &Map, path: usize) -> [(f64, f64); 2] {
    map.ends[path].map(|corner| layout().corner(map.corners[usize::from(corner)].point()))
}

fn paths(scene: &MoeScene<'_>) -> Markup {
    let (view, map) = (scene.view, scene.view.map());
    html! {
        @for index in 0..map.paths.len() {
            @let [(x1, y1), (x2, y2)] = ends(map, index);
            @let owner = view.route_on(index as u16);
            @let class = match owner {
                Some(seat) => format!("moe-route owner-{}", seat.index() + 1),
                None if map.sea_paths.contains(index) => "moe-path lane".to_owned(),
                None => "moe-path".to_owned(),
            };
            line class=(class) x1=(px(x1)) y1=(px(y1)) x2=(px(x2)) y2=(px(y2)) {
                @if let Some(seat) = owner { title { (scene.name(seat)) } }
            }
            @if let Some(seat) = owner { (small_badge(seat, (x1 + x2) / 2.0, (y1 + y2) / 2.0, 5.0)) }
        }
    }
}

/// The sign of a seat inside the map.
fn small_badge(seat: Seat, x: f64, y: f64, radius: f64) -> Markup {
    let scale = radius / 12.0;
    html! {
        g transform={ "translate(" (px(x - radius)) " " (px(y - radius)) ") scale(" (format!("{scale:.2}")) ")" } { (badge(seat)) }
    }
}

fn cities(scene: &MoeScene<'_>) -> Markup {
    let (view, map) = (scene.view, scene.view.map());
    html! {
        @for (index, city) in map.cities.iter().enumerate() {
            @let (x, y) = layout().corner(city.at.point());
            g class={ "city" @if city.violet { " violet" } } {
                title { (city.name) " " (city.at) }
                path transform={ "translate(" (px(x)) " " (px(y)) ")" } d="M-9 0l4.5-8h9l4.5 8-4.5 8h-9z" {}
            }
            text .city-name x=(px(x)) y=(px(y + 18.0)) text-anchor="middle" { (city.name) }
            @match view.post_in(index as u8) {
                Some(Post::Of(seat)) => (small_badge(seat, x, y, 10.0)),
                Some(Post::Neutral) => circle .neutral cx=(px(x)) cy=(px(y)) r="8" {},
                None => {},
            }
            @if let Some(seat) = view.commodity_in(index as u8) { (small_badge(seat, x + 11.0, y - 9.0, 5.0)) }
        }
    }
}

/// Merchants on their feet, caravans beside their routes.
fn travelers(scene: &MoeScene<'_>) -> Markup {
    let (view, map) = (scene.view, scene.view.map());
    html! {
        @for seat in Seat::all(view.players()) {
            @for (nth, corner) in view.merchants(seat).enumerate() {
                @let (x, y) = layout().corner(map.corners[usize::from(corner)].point());
                g id={ "merchant-" (seat) "-" (nth) } class={ "traveler owner-" (seat.index() + 1) } {
                    title { (scene.words.say_with("moe-merchant", &[("who", scene.name(seat))])) }
                    path transform={ "translate(" (px(x)) " " (px(y - 8.0)) ")" } d="M0-14a5 5 0 1 0 .1 0zl7 20h-14z" {}
                }
            }
            @for (nth, path) in view.caravans(seat).enumerate() {
                @let [(x1, y1), (x2, y2)] = ends(map, usize::from(path));
                @let (x, y) = ((x1 + x2) / 2.0 + 6.0 * nth as f64, (y1 + y2) / 2.0 - 8.0);
                g id={ "caravan-" (seat) "-" (nth) } class={ "traveler owner-" (seat.index() + 1) } {
                    title { (scene.words.say_with("moe-caravan", &[("who", scene.name(seat))])) }
                    path transform={ "translate(" (px(x)) " " (px(y)) ")" } d="M-9 5v-7q9-9 18 0v7zM-6 5a3 3 0 1 0 .1 0zM6 5a3 3 0 1 0 .1 0z" {}
                }
            }
        }
    }
}

/// Where an action takes place on the map.
fn place_of(view: &View, action: Action) -> Option<(f64, f64)> {
    let map = view.map();
    let middle = |path| {
        let index = map.path(path)?;
        let [(x1, y1), (x2, y2)] = ends(map, usize::from(index));
        Some(((x1 + x2) / 2.0, (y1 + y2) / 2.0))
    };
    match action {
        Action::SetPost(at)
        | Action::SetNeutral(at)
        | Action::Recruit(at)
        | Action::WalkTo(at)
        | Action::Deliver(at)
        | Action::Walk { from: at, .. }
        | Action::MoveMerchant { to: at, .. } => Some(layout().corner(at.point())),
        Action::SetRoute(path) | Action::Route(path) | Action::Caravan(path) | Action::DriveTo(path) => {
            middle(path)
        }
        Action::Drive { from, .. } => middle(from.at),
        Action::MoveCaravan { to, .. } => middle(to),
        Action::Robber(land) | Action::Circle(land) | Action::TakeToken(land) => {
            Some(layout().center(land.hex()))
        }
        _ => None,
    }
}

/// One spot for each place with something to do: its first action; the others are in the list.
fn spots(scene: &MoeScene<'_>) -> Markup {
    let mut taken: Vec<(i64, i64)> = Vec::new();
    let mut drawn: Vec<Markup> = Vec::new();
    for &action in scene.legal {
        let Some((x, y)) = place_of(scene.view, action) else { continue };
        let place = (x.round() as i64, y.round() as i64);
        if taken.contains(&place) {
            continue;
        }
        taken.push(place);
        let id = format!("spot-{}-{}", place.0, place.1);
        drawn.push(scene.spot(&id, "spot", action, &html! { circle cx=(px(x)) cy=(px(y)) r="11" {} }));
    }
    html! { @for spot in drawn { (spot) } }
}
