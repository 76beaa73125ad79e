//! Land and sea of a map: one drawing that never changes, made once and kept by browsers.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use maud::{Markup, PreEscaped, html};
use merchants::components::{Board, Terrain};
use merchants::ids::PathId;
use merchants::map::{self, Map};
use sha2::{Digest, Sha256};

use super::geometry::{Point, SIZE, ends, frame, layout};
use crate::board::draw::{at, middle, px};

/// The patterns and colors of the drawing, by day and by night.
const SCENERY: &str = include_str!("scenery.svg");

/// A finished drawing and the name that browsers keep it under.
#[derive(Clone)]
struct Drawing {
    name: String,
    content: Arc<str>,
}

/// The drawings that were asked for, by map and board. There are as many as the operator has maps.
static DRAWINGS: LazyLock<Mutex<HashMap<(String, Board), Drawing>>> = LazyLock::new(Mutex::default);

fn drawing_of(map: &Map) -> Drawing {
    let mut drawings = DRAWINGS.lock().unwrap_or_else(PoisonError::into_inner);
    let drawing = drawings.entry((map.id.clone(), map.board)).or_insert_with(|| {
        let content: Arc<str> = draw(map).into_string().into();
        let hash = Sha256::digest(content.as_bytes());
        let hash: String = hash[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        Drawing { name: format!("{}.{}.{hash}.svg", map.id, map.board.name()), content }
    });
    drawing.clone()
}

/// The address of the drawing of `map`.
pub(super) fn path(map: &Map) -> String {
    format!("/drawing/merchants/{}", drawing_of(map).name)
}

/// The drawing of that name, if there is one.
pub(super) fn find(name: &str) -> Option<Arc<str>> {
    let id = name.split('.').next()?;
    let atlas = map::find(id)?;
    [Board::Short, Board::Full]
        .map(|board| drawing_of(atlas.board(board)))
        .into_iter()
        .find(|drawing| drawing.name == name)
        .map(|drawing| drawing.content)
}

/// The whole drawing.
fn draw(map: &Map) -> Markup {
    let (left, top, width, height) = frame(map);
    let view = [left, top, width, height].map(px).join(" ");
    let centers: Vec<(String, String)> =
        map.lands.iter().map(|land| layout().center(land.name.hex())).map(|(x, y)| (px(x), px(y))).collect();
    let outline = |class: &str| {
        html! { g class=(class) { @for (x, y) in &centers { use href="#hx" x=(x) y=(y) {} } } }
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(view) {
            (PreEscaped(SCENERY))
            @for fill in ["var(--sea)", "url(#waves)"] {
                rect x=(px(left)) y=(px(top)) width=(px(width)) height=(px(height)) fill=(fill) {}
            }
            @for class in ["glow", "shallow", "rim", "shore"] { (outline(class)) }
            @for (land, (x, y)) in map.lands.iter().zip(&centers) {
                use href="#hx" class=(land.terrain) x=(x) y=(y) {}
            }
            (outline("shade"))
            @for (nth, (land, (x, y))) in map.lands.iter().zip(&centers).enumerate() {
                use href={ "#" (scenery(land.terrain)) (nth % 2) } x=(x) y=(y) {}
            }
            @for path in map.paths.ids() { (still_path(map, path)) }
            @for (name, point) in ORNAMENTS.into_iter().zip(open_sea(map)) { use href={ "#" (name) } transform=(at(point)) {} }
        }
    }
}

/// What is drawn on the open sea, from the middle of the map outward.
const ORNAMENTS: [&str; 5] = ["compass", "ship", "whale", "ship", "ship"];

/// So much sea an ornament has around it.
const ORNAMENT: f64 = 50.0;

/// Places on the open sea, the nearest to the lands first, because that is what one looks at, and none near another.
fn open_sea(map: &Map) -> Vec<Point> {
    let (left, top, width, height) = frame(map);
    let lanes = map.paths.ids().filter(|&path| map.sea_paths.contains(path)).map(|path| ends(map, path));
    let lanes: Vec<Point> = lanes.flat_map(|[from, to]| [from, middle(from, to), to]).collect();
    let lands: Vec<Point> = map.lands.iter().map(|land| layout().center(land.name.hex())).collect();
    let far = |one: Point, other: Point| (one.0 - other.0).hypot(one.1 - other.1);
    let room = |point: Point| {
        let land = lands.iter().map(|&land| far(point, land) - SIZE);
        let lane = lanes.iter().map(|&lane| far(point, lane));
        land.chain(lane).fold(f64::MAX, f64::min)
    };
    let steps = |length: f64| {
        (0..).map(|nth| ORNAMENT + 16.0 * f64::from(nth)).take_while(move |at| *at < length - ORNAMENT)
    };
    let all = steps(height).flat_map(|y| steps(width).map(move |x| (left + x, top + y)));
    let center = (left + width / 2.0, top + height / 2.0);
    let mut open: Vec<Point> = all.filter(|&point| room(point) > ORNAMENT).collect();
    open.sort_by(|&one, &other| far(one, center).total_cmp(&far(other, center)));
    let mut chosen: Vec<Point> = Vec::new();
    for point in open {
        if chosen.iter().all(|&known| far(known, point) > 5.0 * SIZE) {
            chosen.push(point);
        }
    }
    chosen
}

/// The pattern of a terrain; there are two of each.
const fn scenery(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "tf",
        Terrain::Pasture => "tp",
        Terrain::Field => "tg",
        Terrain::Mountains => "tm",
        Terrain::Saltworks => "ts",
    }
}

/// What is printed along a path: a lane over the sea, a double arrow (MOE-05).
fn still_path(map: &Map, path: PathId) -> Markup {
    let [from, to] = ends(map, path);
    let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    html! {
        @if map.sea_paths.contains(path) {
            line .lane x1=(px(from.0)) y1=(px(from.1)) x2=(px(to.0)) y2=(px(to.1)) {}
        }
        @if map.double.contains(path) {
            path .double transform={ (at(middle(from, to))) " rotate(" (px(angle)) ")" }
                d="M-20 0l9-8v5h22v-5l9 8-9 8v-5h-22v5z" {}
        }
    }
}
