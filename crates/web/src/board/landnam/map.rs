//! The island: fields with their terrain and numbers, harbors, units, buildings, and where a click leads.

use game::Seat;
use hex::{Hex, Layout, Orientation};
use landnam::components::{Good, Kind, Terrain, aged};
use landnam::island::{Corner, Field, Fields, board};
use landnam::phase::Phase;
use landnam::{Action, Building, Landnam, Marks, Table};
use maud::{Markup, html};

use super::LnScene;
use super::words::{corner_name, field_name, good_name, kind_name, names, terrain_name};
use crate::board::draw::{Place, Targets, at, points, px, small_badge};

/// From the middle of a hex to its corner.
const SIZE: f64 = 46.0;
/// The drawing, with a strip for the outer sea below the rim.
const WIDTH: f64 = 580.0;
const HEIGHT: f64 = 590.0;
/// The middle of the strip of the outer sea.
const STRIP: f64 = 556.0;

fn layout() -> Layout {
    Layout { orientation: Orientation::PointyTop, size: SIZE, origin: (WIDTH / 2.0, 262.0) }
}

/// Where a field lies on the plane of hexes; the outer sea lies nowhere.
fn hex_of(field: Field) -> Option<Hex> {
    let (row, place) = field.row_and_place()?;
    let r = row as i16 - 3;
    Some(Hex::new((-3).max(-3 - r) + place as i16, r))
}

fn center(field: Field) -> (f64, f64) {
    hex_of(field).map_or((WIDTH / 2.0, STRIP), |hex| layout().center(hex))
}

/// Where a corner lies: in the middle of its three fields.
fn corner_at(corner: Corner) -> (f64, f64) {
    let around: Vec<(f64, f64)> = board().around(corner).into_iter().map(center).collect();
    let count = around.len() as f64;
    (
        around.iter().map(|place| place.0).sum::<f64>() / count,
        around.iter().map(|place| place.1).sum::<f64>() / count,
    )
}

/// The drawing with its menus.
pub(super) fn island(scene: &LnScene<'_>) -> Markup {
    let targets = Targets::<Landnam>::new(scene, |action| place_of(scene, action));
    html! {
        svg #map .map .island viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(scene.words.say("ln-map")) {
            rect .outer-sea x="0" y="0" width=(WIDTH) height=(HEIGHT) rx="14" {}
            (waves())
            @for field in Field::all().filter(|&field| field != Field::OUTER) { (land(scene, field)) }
            (pointer(scene))
            (harbors(scene))
            (outer(scene))
            (units(scene))
            (buildings(scene))
            (targets.buttons())
        }
        (targets.menus())
    }
}

/// Waves on the outer sea.
fn waves() -> Markup {
    html! {
        g .waves {
            @for (x, y) in [(36.0, 60.0), (520.0, 44.0), (30.0, 470.0), (530.0, 480.0), (52.0, 100.0), (500.0, 88.0)] {
                path transform=(at((x, y))) d="M-14 0q3.5-5 7 0t7 0 7 0 7 0" {}
            }
        }
    }
}

fn land(scene: &LnScene<'_>, field: Field) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let Some(hex) = hex_of(field) else { return html! {} };
    let (x, y) = center(field);
    let terrain = table.terrain(field);
    let class = terrain.map_or("ln-unknown".to_owned(), |terrain| format!("ln-{terrain}"));
    let title = match terrain {
        None => words.say_with("ln-title-unknown", &[("place", &field_name(words, table, field))]),
        Some(terrain) => {
            let left = table.tiles_left(terrain).to_string();
            let gives = terrain.good().map_or(words.say("ln-nothing"), |good| good_name(words, good));
            let values = [("place", &field_name(words, table, field)), ("good", &gives), ("left", &left)];
            words.say_with("ln-title-land", &values.map(|(name, value)| (name, value.as_str())))
        }
    };
    html! {
        g id={ "field-" (field) } class={ "field " (class) @if Fields::RIM.contains(field) { " rim" } } {
            title { (title) }
            polygon points=(points(&layout().corners(hex))) {}
            @match terrain {
                None => text .question x=(px(x)) y=(px(y + 12.0)) text-anchor="middle" { "?" },
                Some(terrain) => {
                    g transform=(at((x, y))) { (scenery(terrain)) }
                    @if let Some(good) = terrain.good() { (chip_at(good, (x - 22.0, y - 17.0), 8.0)) }
                },
            }
            @if let Some(number) = table.number(field) { (marker(scene, number, (x, y - 11.0))) }
            text .field-name x=(px(x)) y=(px(y + 40.0)) text-anchor="middle" { (field) }
        }
    }
}

/// What grows or rises on a terrain: each has its own strokes, so that color is not needed.
fn scenery(terrain: Terrain) -> Markup {
    let strokes = match terrain {
        Terrain::Sea => "M-22 22q5-6 10 0t10 0M6 28q4-5 8 0t8 0",
        Terrain::Bog => "M14-24v-8M18-24v-11M22-24v-8M-26 16h14M-22 20h14M12 18h14M16 22h12M10-24h16",
        Terrain::Field => {
            "M12-34l3 5M17-36l3 5M22-34l3 5M12-28h15M12-24h15M-28 14h10M-28 18h12M18 14h10M16 18h12"
        }
        Terrain::Meadow => {
            "M12-25l2-7 2 7M19-25l2-8 2 8M-27 18l2-6 2 6M-20 22l2-6 2 6M17 20l2-6 2 6M24 16l2-6 2 6"
        }
        Terrain::Forest => "M18-40l-7 12h14zM18-34l-8 12h16zM-24 8l-6 11h12zM25 8l-6 11h12z",
        Terrain::Mountain => "M-24 14-8-20 4 0l8-12 16 26zM-14-6l6 4 5-5M8-4l5 3 4-2",
    };
    html! { path class={ "scenery " (terrain) } d=(strokes) {} }
}

/// A number marker: the number, and as many dots as two dice have ways to throw it.
fn marker(scene: &LnScene<'_>, number: u8, (x, y): (f64, f64)) -> Markup {
    let ways = 6 - 7i32.abs_diff(i32::from(number)) as usize;
    let next = aged(number);
    let values = [number, next, scene.view.table().numbers_left(number)].map(|value| value.to_string());
    html! {
        g class={ "marker" @if ways == 5 { " often" } } {
            title { (scene.words.say_with("ln-title-number", &[("count", &values[0]), ("next", &values[1]), ("left", &values[2])])) }
            circle cx=(px(x)) cy=(px(y)) r="14" {}
            text x=(px(x)) y=(px(y + 4.0)) text-anchor="middle" { (number) }
            @for nth in 0..ways {
                circle .pip cx=(px(x + 3.4 * (nth as f64 - (ways as f64 - 1.0) / 2.0))) cy=(px(y + 9.0)) r="1.2" {}
            }
        }
    }
}

/// A good inside the drawing.
fn chip_at(good: Good, (x, y): (f64, f64), radius: f64) -> Markup {
    let scale = radius / 12.0;
    html! {
        g transform={ (at((x - radius, y - radius))) " scale(" (format!("{scale:.2}")) ")" } { (super::chip(good)) }
    }
}

/// A ring around the unit that is on its way, and around the field that is being explored or fought about.
fn pointer(scene: &LnScene<'_>) -> Markup {
    let field = match scene.view.table().phase() {
        Phase::Step(moving) => Some(moving.field),
        Phase::Explore(exploration) => Some(exploration.target),
        Phase::Enter { target, .. } | Phase::Reward { target, .. } => Some(*target),
        Phase::Flee(fleeing) => Some(fleeing.moving.field),
        Phase::Thing(thing) => match &thing.hearing {
            landnam::phase::Hearing::Case(case) => Some(case.field),
            _ => None,
        },
        _ => None,
    };
    let Some(hex) = field.and_then(hex_of) else { return html! {} };
    html! { polygon .pointer points=(points(&layout().corners(hex))) {} }
}

fn harbors(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        @for field in table.harbor_fields() {
            @if let Some(good) = table.harbor(field) {
                @let (x, y) = center(field);
                g id={ "harbor-" (good) } .harbor {
                    title { (words.say_with("ln-title-harbor", &[("good", &good_name(words, good))])) }
                    g transform=(at((x - 14.0, y - 16.0))) {
                        path .anchor d="M0-9a3 3 0 1 0 .1 0zM0-3v14M-6 1h12M-9 4q2 8 9 8 7 0 9-8" {}
                    }
                    (chip_at(good, (x + 10.0, y - 14.0), 10.0))
                }
            }
        }
    }
}

/// Which unit of its owner and kind a piece is, so that it keeps its id while others move.
fn unit_id(table: &Table, owner: Seat, kind: Kind, field: Field) -> String {
    let is_before = |other: Field| other < field && table.unit(other).is_some_and(|unit| unit.kind == kind);
    let nth = table.units(owner).into_iter().filter(|&other| is_before(other)).count();
    format!("{kind}-{owner}-{nth}")
}

fn units(scene: &LnScene<'_>) -> Markup {
    let table = scene.view.table();
    html! {
        @for owner in table.seats() {
            @for field in table.units(owner) {
                @if let Some(unit) = table.unit(field) {
                    @let (x, y) = center(field);
                    (piece(scene, &unit_id(table, owner, unit.kind, field), owner, unit.kind, unit.marks, (x, y + 20.0)))
                }
            }
        }
    }
}

/// A ship or a settler with its owner's sign, and its red markers if it is an outlaw.
fn piece(scene: &LnScene<'_>, id: &str, owner: Seat, kind: Kind, marks: Marks, (x, y): (f64, f64)) -> Markup {
    let words = scene.words;
    let values = [
        ("who", scene.name(owner).to_owned()),
        ("unit", kind_name(words, kind)),
        ("left", scene.view.table().units_left(owner, kind).to_string()),
        ("what", names(scene, marks.seats())),
    ];
    let is_outlaw = marks != Marks::NONE;
    let key = if is_outlaw { "ln-title-outlaw" } else { "ln-title-unit" };
    let title = words.say_with(key, &values.each_ref().map(|(name, value)| (*name, value.as_str())));
    html! {
        g id=(id) class={ "unit owner-" (owner.index() + 1) @if is_outlaw { " outlaw" } } {
            title { (title) }
            g transform=(at((x, y))) {
                @match kind {
                    Kind::Ship => {
                        path .sail d="M-1-18h2v16h-2zM3-17q13 6 0 13zM-3-17q-9 6 0 13z" {}
                        path d="M-19-3q4 4 8 4h22q4 0 8-4-2 13-9 13h-20q-7 0-9-13z" {}
                    },
                    Kind::Settler => path d="M0-19a6 6 0 0 1 4 10.500q8 3 9 18.500h-26q1-15.500 9-18.500A6 6 0 0 1 0-19z" {},
                }
            }
            (small_badge(owner, (x, y + 3.5), 7.0))
            @for (nth, seat) in marks.seats().enumerate() {
                g .red-marker transform=(at((x + 15.0, y - 14.0 + 13.0 * nth as f64))) {
                    path d="M0-8 7-4v8l-7 4-7-4v-8z" {}
                    text y="3.500" text-anchor="middle" { (seat.index() + 1) }
                }
            }
        }
    }
}

/// The ships on the outer sea, side by side in the strip below the rim.
fn outer(scene: &LnScene<'_>) -> Markup {
    let table = scene.view.table();
    let ships: Vec<(Seat, usize, Marks)> = table
        .seats()
        .flat_map(|seat| table.outer(seat).iter().enumerate().map(move |(nth, &marks)| (seat, nth, marks)))
        .collect();
    let step = 44.0f64.min(440.0 / ships.len().max(1) as f64);
    html! {
        g #field-outer .field {
            title { (scene.words.say("ln-title-outer")) }
            rect .strip x="8" y="528" width=(WIDTH - 16.0) height="54" rx="12" {}
            text .field-name x="18" y="545" { (scene.words.say("ln-outer")) }
        }
        @for (place, &(seat, nth, marks)) in ships.iter().enumerate() {
            @let x = 130.0 + step * place as f64;
            (piece(scene, &format!("outer-{seat}-{nth}"), seat, Kind::Ship, marks, (x, STRIP + 6.0)))
        }
    }
}

fn buildings(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        @for seat in table.seats() {
            @for corner in table.farms(seat) | table.villages(seat) {
                @let (x, y) = corner_at(corner);
                @let is_village = matches!(table.building(corner), Some((_, Building::Village)));
                g id={ "house-" (corner) } class={ "house owner-" (seat.index() + 1) } {
                    title {
                        (words.say_with(if is_village { "ln-title-village" } else { "ln-title-farm" }, &[
                            ("who", scene.name(seat)),
                            ("corner", &corner_name(words, corner)),
                            ("left", &table.houses_left(seat).to_string()),
                        ]))
                    }
                    g transform=(at((x, y))) {
                        @if is_village {
                            path d="M-17 9V-2l7.500-8L-2-2l2-3 2 3 7.500-8L17-2V9z" {}
                        } @else {
                            path d="M-9 9V-3l9-9 9 9V9z" {}
                        }
                    }
                    (small_badge(seat, (x, y + 2.0), 6.5))
                }
            }
        }
    }
}

/// Where on the island an action takes place.
fn place_of(scene: &LnScene<'_>, action: Action) -> Option<Place> {
    let (words, table) = (scene.words, scene.view.table());
    let field = |field: Field| {
        let name = field_name(words, table, field);
        // A pill over the strip would hide the ships on it.
        let (x, y) = center(field);
        let middle = if field == Field::OUTER { (WIDTH - 40.0, STRIP) } else { (x, y - 2.0) };
        Place { id: field.to_string(), name, middle, radius: 23.0 }
    };
    let corner = |corner: Corner| Place {
        id: corner.to_string(),
        name: corner_name(words, corner),
        middle: corner_at(corner),
        radius: 13.0,
    };
    match action {
        Action::Sue(at, _)
        | Action::Move { to: at, .. }
        | Action::Step { to: at, .. }
        | Action::Flee(at)
        | Action::Settler(at, _)
        | Action::Ship(at, _)
        | Action::Harbor(at, _)
        | Action::Age(at)
        | Action::GoodYear(at) => Some(field(at)),
        Action::ShipOuter => Some(field(Field::OUTER)),
        Action::Farm(at, _) | Action::Village(at) => Some(corner(at)),
        Action::Enter(_) => match table.phase() {
            Phase::Enter { target, .. } => Some(field(*target)),
            _ => None,
        },
        _ => None,
    }
}

/// The picture of the front page: a ship before the unknown island.
pub(super) fn picture() -> Markup {
    html! {
        svg .picture viewBox="0 0 240 120" aria-hidden="true" {
            rect .sky x="0" y="0" width="240" height="120" {}
            rect .sea x="0" y="78" width="240" height="42" {}
            path .ln-mountain d="M96 80 128 34l14 18 12-14 34 42Z" {}
            path .cloth-2 d="M119 47 128 34l9 12-6 4-5-4Z" {}
            path .ln-forest d="M150 80l8-18 8 18ZM164 80l7-16 7 16Z" {}
            path .ln-meadow d="M84 82q60-14 130 0Z" {}
            path .wood d="M24 84q6 6 12 6h40q6 0 12-6-2 22-14 22H38Q26 106 24 84Z" {}
            path .camel d="M54 34h4v52h-4z" {}
            path .cloth-2 d="M32 40h48q-6 20 0 38H32q6-18 0-38Z" {}
            path .cloth-1 d="M41 40h8q-5 20 0 38h-8q5-18 0-38ZM63 40h8q-5 20 0 38h-8q5-18 0-38Z" {}
            path .wave d="M0 106q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v14H0Z" {}
        }
    }
}

/// The name of a terrain with how many tiles are left, for the list of what is left.
pub(super) fn tiles_left(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        @for terrain in Terrain::ALL {
            span .count {
                svg class={ "swatch ln-" (terrain) } viewBox="-40 -46 80 92" aria-hidden="true" {
                    polygon points="0,-44 38,-22 38,22 0,44 -38,22 -38,-22" {}
                    (scenery(terrain))
                }
                (terrain_name(words, terrain)) " ×" (table.tiles_left(terrain))
            }
        }
    }
}
