//! The island: fields with their terrain and numbers, harbors, units and buildings.

use game::dice::throws;
use game::{Seat, SeatSet};
use hexes::{Hex, Layout, Orientation};
use landnam::components::{Terrain, UnitKind};
use landnam::island::{Corner, Field, Fields, board};
use landnam::phase::{Hearing, Phase};
use landnam::{Building, Table, Unit};
use maud::{Markup, html};
use words::{Thing, Value};

use super::LnScene;
use super::art::{drawn, drawn_around, house, owner, unit};
use super::moves::{field_id, house_id, outer_id, red_id, unit_id};
use super::questions;
use super::targets::{Targets, sign};
use super::words::{corner_name, corner_value, field_name, field_thing, good_thing, kind_thing, names};
use crate::board::draw::{at, points, px};

/// From the middle of a hex to its corner.
pub(super) const SIZE: f64 = 58.5;
/// The drawing, with the outer sea below the rim.
pub(super) const WIDTH: f64 = 724.0;
const HEIGHT: f64 = 752.0;
/// As far to the right as anything lies that can be pressed: a thumb misses what lies at the edge of a phone.
pub(super) const RIGHT: f64 = WIDTH - 26.0;
/// Where ships on the outer sea lie.
pub(super) const STRIP: f64 = 706.0;
/// Where the first of them lies.
const FIRST_SHIP: f64 = 250.0;

fn layout() -> Layout {
    Layout { orientation: Orientation::PointyTop, size: SIZE, origin: (WIDTH / 2.0, 335.25) }
}

/// Where a field lies on the plane of hexes; the outer sea lies nowhere.
fn hex_of(field: Field) -> Option<Hex> {
    let (row, place) = field.row_and_place()?;
    let r = row as i16 - 3;
    Some(Hex::new((-3).max(-3 - r) + place as i16, r))
}

/// The middle of a field.
pub(super) fn center(field: Field) -> (f64, f64) {
    hex_of(field).map_or((WIDTH / 2.0, STRIP), |hex| layout().center(hex))
}

/// The corners of a field, a little inside of it.
pub(super) fn outline(field: Field, inset: f64) -> String {
    let (x, y) = center(field);
    let Some(hex) = hex_of(field) else { return String::new() };
    let factor = (SIZE - inset) / SIZE;
    points(&layout().corners(hex).map(|(cx, cy)| (x + (cx - x) * factor, y + (cy - y) * factor)))
}

/// The same, going round the houses that stand on its corners, so that none of them looks chosen or dyed.
pub(super) fn outline_beside_houses(table: &Table, field: Field, inset: f64) -> String {
    /// From a corner to where the outline leaves the edge of the field.
    const AROUND_HOUSE: f64 = 24.0;
    let (x, y) = center(field);
    let Some(hex) = hex_of(field) else { return String::new() };
    let inside = |(cx, cy): (f64, f64)| {
        let factor = (SIZE - inset) / SIZE;
        (x + (cx - x) * factor, y + (cy - y) * factor)
    };
    let has_house = |place: (f64, f64)| {
        let is_there = |corner: Corner| {
            let (cx, cy) = corner_at(corner);
            (cx - place.0).hypot(cy - place.1) < 1.0
        };
        board().corners(field).into_iter().any(|corner| table.building(corner).is_some() && is_there(corner))
    };
    let corners = layout().corners(hex);
    let mut around = Vec::with_capacity(2 * corners.len());
    for (nth, &corner) in corners.iter().enumerate() {
        if !has_house(corner) {
            around.push(inside(corner));
            continue;
        }
        for neighbor in [corners[(nth + 5) % 6], corners[(nth + 1) % 6]] {
            let part = AROUND_HOUSE / SIZE;
            let (dx, dy) = (neighbor.0 - corner.0, neighbor.1 - corner.1);
            around.push(inside((corner.0 + dx * part, corner.1 + dy * part)));
        }
    }
    points(&around)
}

/// Where a corner lies: in the middle of its three fields.
pub(super) fn corner_at(corner: Corner) -> (f64, f64) {
    let around: Vec<(f64, f64)> = board().around(corner).into_iter().map(center).collect();
    let count = around.len() as f64;
    (
        around.iter().map(|place| place.0).sum::<f64>() / count,
        around.iter().map(|place| place.1).sum::<f64>() / count,
    )
}

/// Where a unit stands on a field: below the number, where there is one.
pub(super) fn unit_at(table: &Table, field: Field) -> (f64, f64) {
    let (x, y) = center(field);
    if table.number(field).is_some() { (x, y + 20.0) } else { (x, y) }
}

/// The sea with the island in it, and what is left to be found.
pub(super) fn island(scene: &LnScene<'_>) -> Markup {
    let targets = Targets::new(scene);
    html! {
        section .ln-sea .common {
            (targets.units_to_choose())
            svg #map .ln-isle viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" data-asks=[questions::of_phase(scene)] aria-label=(scene.words.say("ln-map")) {
                (outer_sea(scene))
                (drawn_around("rose", (64.0, 74.0), (120.0, 120.0)))
                text .ln-north x="64" y="29" aria-hidden="true" { (scene.words.say("ln-north")) }
                (drawn("serpent", (18.0, 586.0), (150.0, 52.0)))
                @for name in ["surf-1", "surf-2"] {
                    @for field in Fields::INNER.into_iter().filter(|&field| scene.view.table().terrain(field) != Some(Terrain::Sea)) {
                        (drawn_around(name, center(field), (140.0, 140.0)))
                    }
                }
                @for field in drawing_order(scene.view.table()) { (tile(scene, field)) }
                (questions::corners(scene))
                (here(scene))
                // Below the houses, which may stand on the corners of the field.
                (steps_left(scene))
                (harbors(scene))
                // Below the numbers: a line through one would read as another digit of it.
                (threads(scene))
                @for field in Fields::INNER { (number(scene, field)) }
                (buildings(scene))
                (units(scene))
                (outer_ships(scene))
                (targets.drawn())
                // Above the outlines of places, so that they are read. The rings and signs of a choice lie where the
                // harvest was shown, which the dice beside it tell as well.
                @if !targets.has_choice() { (gains(scene)) }
                (targets.signs())
            }
            (targets.menus())
            (in_words(scene))
        }
    }
}

/// A part of the island by itself, around some fields: for the drawn examples of the rules page.
pub(super) fn excerpt(scene: &LnScene<'_>, fields: &[Field]) -> Option<Markup> {
    let table = scene.view.table();
    let (left, right) = fields.iter().map(|&field| center(field).0).fold(NOWHERE, span);
    let (top, bottom) = fields.iter().map(|&field| center(field).1).fold(NOWHERE, span);
    // A pointy hex is as high as two sides and less wide.
    let (left, top) = (left - SIZE, top - SIZE - 4.0);
    let (width, height) = (right + SIZE - left, bottom + SIZE + 4.0 - top);
    let is_near = |field: &Field| {
        let (x, y) = center(*field);
        let reach = 2.0 * SIZE;
        x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach
    };
    let shown: Vec<Field> = drawing_order(table).filter(is_near).collect();
    (!fields.is_empty()).then(|| {
        html! {
            svg .ln-excerpt viewBox={ (px(left)) " " (px(top)) " " (px(width)) " " (px(height)) } width=(px(width)) height=(px(height)) {
                @for &field in &shown { (tile(scene, field)) }
                (here(scene))
                (harbors(scene))
                (threads(scene))
                @for &field in &shown { (number(scene, field)) }
                (buildings(scene))
                (units(scene))
                (Targets::new(scene).drawn())
                (gains(scene))
            }
        }
    })
}

/// The span of no numbers, and that of some and one more.
const NOWHERE: (f64, f64) = (f64::MAX, f64::MIN);

fn span((least, most): (f64, f64), number: f64) -> (f64, f64) {
    (least.min(number), most.max(number))
}

/// The sea first, so that the shore of the land lies over it.
fn drawing_order(table: &Table) -> impl Iterator<Item = Field> {
    let is_sea = |field: &Field| table.terrain(*field) == Some(Terrain::Sea);
    let fields = || Field::all().filter(|&field| field != Field::OUTER);
    fields().filter(is_sea).chain(fields().filter(move |field| !is_sea(field)))
}

fn outer_sea(scene: &LnScene<'_>) -> Markup {
    let line = "M-700,712Q-160,704 14,690Q362,664 710,690Q884,704 1424,712";
    html! {
        g #field-outer .ln-outer data-tip=(scene.words.say("ln-title-outer")) data-rule="LN-41" {
            path d={ (line) "V900H-700z" } {}
            path .rope d=(line) {}
            @for (x, y) in [(60, 712), (110, 726), (420, 704), (470, 727), (640, 728), (180, 712)] {
                path .wave d={ "M" (x) "," (y) "q5,-5 10,0t10,0t10,0" } {}
            }
            text .ln-outer-name x="30" y="730" { (scene.words.say("ln-outer")) }
        }
    }
}

/// The symbol of a field: some terrains have several, so that neighbors differ.
pub(super) fn tile_symbol(terrain: Option<Terrain>, field: Field) -> String {
    let (name, kinds) = match terrain {
        None => ("unknown", 3),
        Some(terrain @ Terrain::Sea) => (terrain.name(), 3),
        Some(terrain @ (Terrain::Forest | Terrain::Meadow | Terrain::Mountain)) => (terrain.name(), 2),
        Some(terrain) => (terrain.name(), 1),
    };
    format!("{name}-{}", 1 + (field.index() * 2 + field.index() / 5) % kinds)
}

fn tile(scene: &LnScene<'_>, field: Field) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let terrain = table.terrain(field);
    let (x, y) = center(field);
    let (tip, rule) = match terrain {
        None => (words.say_with("ln-title-unknown", &[("place", field_thing(table, field).into())]), "LN-50"),
        Some(terrain) => {
            let values = [
                ("place", field_thing(table, field).into()),
                ("good", terrain.good().map_or_else(|| Thing::new("ln-nothing"), good_thing).into()),
                ("left", table.tiles_left(terrain).into()),
            ];
            (words.say_with("ln-title-land", &values), "LN-10")
        }
    };
    let at_sea = terrain == Some(Terrain::Sea);
    let is_new = scene.is_new(|view| (view.table().terrain(field), view.table().number(field)));
    html! {
        g id=(field_id(field)) data-place={ "field " (field) } data-tip=(tip) data-rule=(rule) data-why=[questions::on_field(scene, field).filter(|&action| !scene.can(action))] {
            (drawn_around(&tile_symbol(terrain, field), (x, y), (120.0, 120.0)))
            text .ln-name .at-sea[at_sea] x=(px(x - 37.0)) y=(px(y - 17.0)) { (field) }
            @if is_new { (news((x - 37.0, y - 5.0))) }
        }
    }
}

/// The mark of what has changed since the viewer acted: small and of no light, since what is lit is what can be chosen;
/// a star, since markers are round and grain is a rhombus.
fn news((x, y): (f64, f64)) -> Markup {
    html! { path .ln-news transform=(at((x, y))) d="M0 -7L2 -2 7 0 2 2 0 7 -2 2 -7 0 -2 -2Z" {} }
}

/// The number marker of a field, with as many dots as two dice have ways to throw it, and what the field gives.
fn number(scene: &LnScene<'_>, field: Field) -> Markup {
    let table = scene.view.table();
    let Some(number) = table.number(field) else { return html! {} };
    let (x, y) = center(field);
    let dots = usize::from(throws(number.get()));
    let left = table.numbers_left(number);
    let is_rolled = matches!(table.phase(), Phase::Harvest(sum) if *sum == number);
    let tip = scene.words.say_with(
        "ln-title-number",
        &[("count", number.get().into()), ("next", number.aged().get().into()), ("left", left.into())],
    );
    html! {
        g id={ "number-" (field) } .ln-number .often[dots == 5] .rolled[is_rolled] transform=(at((x, y - 21.0))) data-tip=(tip) data-rule="LN-14" {
            g .z {
                circle .shadow cx="1" cy="2" r="16.5" {}
                circle .disc r="16" {}
                circle .ring r="13.6" {}
                text y="4.2" { (number.get()) }
                @for nth in 0..dots {
                    circle .pip cx=(px(4.2 * (nth as f64 - (dots as f64 - 1.0) / 2.0))) cy="9" r="1.45" {}
                }
            }
            @if let Some(good) = table.good_at(field) {
                g .ln-good transform=(at((21.0, 7.0))) { g .z { (drawn_around(good.name(), (0.0, 0.0), (16.0, 16.0))) } }
            }
        }
    }
}

/// The fields that it is about: of the unit on its way, of an exploration, of the cases that can be brought.
fn here(scene: &LnScene<'_>) -> Markup {
    let table = scene.view.table();
    let fields = match table.phase() {
        Phase::Step(moving) => Fields::of([moving.field]),
        Phase::Explore(exploration) => Fields::of([exploration.target]),
        Phase::Enter { target, .. } | Phase::Reward { target, .. } => Fields::of([*target]),
        Phase::Flee(fleeing) => Fields::of([fleeing.moving.field]),
        Phase::Thing(thing) => match &thing.hearing {
            Hearing::Case(case) => Fields::of([case.field]),
            Hearing::Docket => table.cases_of(thing.plaintiff) - thing.heard,
            _ => Fields::EMPTY,
        },
        _ => Fields::EMPTY,
    };
    html! { @for field in fields { polygon .ln-here points=(outline(field, 4.0)) {} } }
}

/// How far the unit on its way can still go.
fn steps_left(scene: &LnScene<'_>) -> Markup {
    let Phase::Step(moving) = scene.view.table().phase() else { return html! {} };
    let (x, y) = center(moving.field);
    let text = scene.words.say_with("ln-sign-steps", &[("count", moving.steps.into())]);
    html! { @if moving.field != Field::OUTER { g .ln-steps data-rule="LN-40" { (sign(&text, (x, y + 40.0))) } } }
}

fn harbors(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        @for field in table.harbor_fields() {
            @if let Some(good) = table.harbor(field) {
                @let (x, y) = center(field);
                g id={ "harbor-" (good) } .ln-harbor transform=(at((x - 29.0, y + 26.0)))
                    data-tip=(words.say_with("ln-title-harbor", &[("good", good_thing(good).into())])) data-rule="LN-60" {
                    g .z {
                        (drawn_around("harbor", (0.0, 0.0), (32.0, 32.0)))
                        (drawn(good.name(), (6.0, 4.0), (16.0, 16.0)))
                    }
                    @if scene.is_new(|view| view.table().harbor(field)) { (news((-15.0, -13.0))) }
                }
            }
        }
    }
}

fn units(scene: &LnScene<'_>) -> Markup {
    let table = scene.view.table();
    html! {
        @for owner in table.seats() {
            @for field in table.units(owner) {
                @if let Some(unit) = table.unit(field) {
                    @let is_moving = matches!(table.phase(), Phase::Step(moving) if moving.field == field);
                    @let is_new = scene.is_new(|view| view.table().unit(field));
                    @let state = match (is_moving, is_new) {
                        (true, _) => State::OnItsWay,
                        (false, true) => State::New,
                        (false, false) => State::Plain,
                    };
                    (piece(scene, &unit_id(field), unit, unit_at(table, field), state))
                }
            }
        }
    }
}

/// How a piece differs from one that has stood there for long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Plain,
    New,
    OnItsWay,
}

/// What a unit is called, with whoever has outlawed it, and the clause about it.
fn title_of(scene: &LnScene<'_>, Unit { owner, kind, marks }: Unit) -> (String, &'static str) {
    let values = [
        ("who", scene.name(owner).into()),
        ("unit", kind_thing(kind).into()),
        ("left", scene.view.table().units_left(owner, kind).into()),
        ("what", Value::Text(names(scene, marks))),
    ];
    let is_outlaw = !marks.is_empty();
    let (key, rule) = if is_outlaw { ("ln-title-outlaw", "LN-46") } else { ("ln-title-unit", "LN-02") };
    (scene.words.say_with(key, &values), rule)
}

/// A ship or a settler with its owner's sign, and its red markers if it is an outlaw.
fn piece(
    scene: &LnScene<'_>,
    id: &str,
    whole @ Unit { owner: seat, kind, marks }: Unit,
    place: (f64, f64),
    state: State,
) -> Markup {
    let is_outlaw = !marks.is_empty();
    let (tip, rule) = title_of(scene, whole);
    let (x, y) = place;
    html! {
        g id=(id) class={ "ln-piece " (kind) " " (owner(seat)) @if is_outlaw { " outlaw" } @if state == State::OnItsWay { " on-its-way" } }
            transform=(at(place)) data-tip=(tip) data-rule=(rule) {
            g .z { (unit(kind, seat, (0.0, 0.0))) }
            @if state == State::New { (news((-25.0, -13.0))) }
        }
        @for (nth, plaintiff) in marks.into_iter().enumerate() {
            g id=(red_id(id, plaintiff)) .ln-red transform=(at((x + 28.0, y - 12.0 + 20.0 * nth as f64))) data-tip=(tip) data-rule="LN-27" {
                g .z {
                    (drawn_around("point-red", (0.0, 0.0), (20.0, 20.0)))
                    (drawn_around(&super::art::seat_symbol(plaintiff), (0.0, 0.0), (13.0, 13.0)))
                }
            }
        }
    }
}

/// The ring around an outlaw that stands somewhere.
fn noose(scene: &LnScene<'_>, unit: Unit, (x, y): (f64, f64)) -> Markup {
    let (tip, rule) = title_of(scene, unit);
    html! { ellipse .ln-noose data-tip=(tip) data-rule=(rule) cx=(px(x)) cy=(px(y - 3.0)) rx="29" ry="25" {} }
}

/// A way from an outlaw to a corner of its field, bent to the side where the number doesn't lie: it is the number that
/// is read.
fn thread((x1, y1): (f64, f64), (x2, y2): (f64, f64), number: (f64, f64)) -> String {
    // Straight up lies the number itself; at its left is more room than at its right, where its good lies.
    let bends = if (x2 - x1).abs() < 1.0 && y2 < y1 { [0.7, 0.7] } else { [0.22, -0.22] };
    let bent = bends.map(|bend| ((x1 + x2) / 2.0 + (y2 - y1) * bend, (y1 + y2) / 2.0 - (x2 - x1) * bend));
    let [one, other] = bent.map(|(x, y)| (x - number.0).hypot(y - number.1));
    let (mx, my) = if one >= other { bent[0] } else { bent[1] };
    format!("M{},{}Q{},{} {},{}", px(x1), px(y1), px(mx), px(my), px(x2), px(y2))
}

/// A ring around each outlaw, and a thread to a building of whoever has outlawed it, where one lies at its field
/// (LN-46).
fn threads(scene: &LnScene<'_>) -> Markup {
    let table = scene.view.table();
    let mut threads = Vec::new();
    for field in table.occupied() {
        let (x, y) = center(field);
        for plaintiff in table.marks(field) {
            let houses = table.farms(plaintiff) | table.villages(plaintiff);
            let beside = (houses & board().corners(field)).into_iter().next();
            threads
                .extend(beside.map(|corner| thread(unit_at(table, field), corner_at(corner), (x, y - 21.0))));
        }
    }
    let outlaws = table.occupied().into_iter().filter_map(|field| {
        table.unit(field).filter(|unit| !unit.marks.is_empty()).map(|unit| (field, unit))
    });
    html! {
        @for thread in threads { path .ln-thread data-rule="LN-46" d=(thread) {} }
        @for (field, unit) in outlaws { (noose(scene, unit, unit_at(table, field))) }
    }
}

/// The ships on the outer sea, side by side below the rim.
fn outer_ships(scene: &LnScene<'_>) -> Markup {
    html! {
        @for (nth, place, seat, marks) in ships_outside(scene.view.table()) {
            @let is_new = scene.is_new(|view| view.table().outer(seat).get(nth).copied());
            @let ship = Unit { owner: seat, kind: UnitKind::Ship, marks };
            @if !marks.is_empty() { (noose(scene, ship, place)) }
            (piece(scene, &outer_id(scene.view.table(), seat, nth), ship, place, if is_new { State::New } else { State::Plain }))
        }
    }
}

/// The ships on the outer sea: which of its owner it is, where it lies, its owner and its red markers.
pub(super) fn ships_outside(table: &Table) -> Vec<(usize, (f64, f64), Seat, SeatSet)> {
    let ships: Vec<(usize, Seat, SeatSet)> = table
        .seats()
        .flat_map(|seat| table.outer(seat).iter().enumerate().map(move |(nth, &marks)| (nth, seat, marks)))
        .collect();
    let step = 66.0f64.min((WIDTH - 110.0 - FIRST_SHIP) / ships.len().max(1) as f64);
    ships
        .into_iter()
        .enumerate()
        .map(|(place, (nth, seat, marks))| (nth, (FIRST_SHIP + step * place as f64, STRIP), seat, marks))
        .collect()
}

fn buildings(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        @for seat in table.seats() {
            @for corner in table.farms(seat) | table.villages(seat) {
                @let building = if table.villages(seat).contains(corner) { Building::Village } else { Building::Farm };
                @let title = match building { Building::Village => "ln-title-village", Building::Farm => "ln-title-farm" };
                @let tip = words.say_with(title, &[
                    ("who", scene.name(seat).into()),
                    ("corner", corner_value(corner)),
                    ("left", table.houses_left(seat).into()),
                ]);
                g id=(house_id(corner)) class={ "ln-piece house " (owner(seat)) } transform=(at(corner_at(corner))) data-tip=(tip) data-rule="LN-10" {
                    g .z { (house(building, seat, (0.0, 0.0))) }
                    @if scene.is_new(|view| view.table().building(corner)) { (news((-21.0, -11.0))) }
                }
            }
        }
    }
}

/// What the number that was rolled gives, where it comes from (LN-10, LN-11).
fn gains(scene: &LnScene<'_>) -> Markup {
    let Some((sum, table)) = super::harvested(scene) else { return html! {} };
    let mut gains = Vec::new();
    for field in Fields::INNER.into_iter().filter(|&field| table.number(field) == Some(sum)) {
        let Some(good) = table.good_at(field) else { continue };
        if table.occupied().contains(field) {
            gains.push((unit_at(table, field), 2, good, "LN-11"));
            continue;
        }
        for corner in board().corners(field) {
            if let Some((_, building)) = table.building(corner) {
                let cards = if building == Building::Village { 2 } else { 1 };
                gains.push((corner_at(corner), cards, good, "LN-10"));
            }
        }
    }
    html! {
        @for ((x, y), cards, good, rule) in gains {
            g .ln-gain-pill transform=(at((x + 18.0, y + 3.0))) data-rule=(rule) {
                g .z {
                    rect y="-10" width="48" height="20" rx="10" {}
                    text x="8" y="4" { "+" (cards) }
                    (drawn(good.name(), (27.0, -8.0), (16.0, 16.0)))
                }
            }
        }
    }
}

/// The island for whoever hears it: what is known, and what each player has where.
fn in_words(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let list = |parts: Vec<String>| if parts.is_empty() { words.say("ln-nothing") } else { parts.join("; ") };
    let known = Fields::INNER.into_iter().filter(|&field| table.terrain(field).is_some());
    let fields = list(known.map(|field| field_name(words, table, field)).collect());
    html! {
        div .unseen {
            h2 { (words.say("ln-map")) }
            p { (words.say_with("ln-words-fields", &[("what", Value::Text(fields))])) }
            ul {
                @for seat in table.seats() {
                    @let corners = |set: landnam::island::Corners| list(set.into_iter().map(|corner| corner_name(words, corner)).collect());
                    @let units = table.units(seat).into_iter().filter_map(|field| table.unit(field).map(|unit| (unit.kind, field)));
                    @let units = list(units.map(|(kind, field)| words.say_with("ln-words-unit", &[("unit", kind_thing(kind).into()), ("place", field_thing(table, field).into())])).collect());
                    li {
                        (words.say_with("ln-words-player", &[
                            ("who", scene.name(seat).into()),
                            ("farms", Value::Text(corners(table.farms(seat)))),
                            ("villages", Value::Text(corners(table.villages(seat)))),
                            ("units", Value::Text(units)),
                            ("ships", table.outer(seat).len().into()),
                        ]))
                    }
                }
            }
        }
    }
}
