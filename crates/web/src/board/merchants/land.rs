//! Land and sea of a map: one drawing that never changes, made once and kept by browsers.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use maud::{Markup, PreEscaped, html};
use merchants::components::{Board, Terrain};
use merchants::ids::PathId;
use merchants::map::{self, Map};
use sha2::{Digest, Sha256};

use super::geometry::{ends, frame, layout};
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
        }
    }
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
