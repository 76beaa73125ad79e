//! A part of the map by itself, for the drawn examples of the rules page: cut out of the drawing of the whole.

use maud::{Markup, PreEscaped, html};
use merchants::ids::CityId;
use merchants::map::Map;
use merchants::place::Place;
use merchants::{Action, Table};

use super::geometry::{Point, around, layout};
use super::places::{self, Course};
use super::{MoeScene, map};
use crate::board::draw::px;
use crate::tags::{Tag, Tags};

/// So much is to be seen around the cities that it is about.
const RIM: f64 = 62.0;

/// The map around some cities, by their short names.
pub(super) fn excerpt(scene: &MoeScene<'_>, cities: &[&str]) -> Option<Markup> {
    let known = scene.view.table().map();
    let place = |name: &&str| {
        let city = known.cities.iter().find(|city| city.id == *name)?;
        Some(layout().corner(city.at.point()))
    };
    let places: Vec<Point> = cities.iter().map(place).collect::<Option<_>>()?;
    if places.is_empty() {
        return None;
    }
    let window = around(places, RIM);
    let (left, top, width, height) = window;
    let whole = map::map(scene).into_string();
    let named = whole.find(" id=\"map\"")?;
    let drawing = &whole[whole[..named].rfind('<')?..];
    Some(html! {
        svg .moe-excerpt viewBox=([left, top, width, height].map(px).join(" ")) width=(px(width)) height=(px(height)) {
            (PreEscaped(cut(drawing, window)))
        }
    })
}

/// The map around the cities at which some actions take place, and the goods that pay for them.
pub(super) fn parts_about(table: &Table, actions: &[Action]) -> Vec<String> {
    let map = table.map();
    let mut cities: Vec<CityId> = Vec::new();
    for place in actions.iter().filter_map(|action| action.place()) {
        cities.extend(cities_near(map, place));
    }
    let names: Vec<&str> = cities.iter().map(|&city| map.cities[city].id.as_str()).collect();
    let around = (!names.is_empty()).then(|| format!("map {}", names.join(" ")));
    around.into_iter().chain(["goods".to_owned()]).collect()
}

/// The cities that tell where a place is.
fn cities_near(map: &Map, place: Place) -> Vec<CityId> {
    let near = match place {
        Place::Corner(at) => map.intersection(at).map(|at| {
            map.city_at[at].map_or_else(|| places::of(map).around(map, at).to_vec(), |city| vec![city])
        }),
        Place::Path(path) => map.path(path).map(|path| {
            let ends: Vec<CityId> = map.cities_at(path).collect();
            if ends.is_empty() {
                places::of(map).course(map, path).map_or_else(Vec::new, cities_of)
            } else {
                ends
            }
        }),
        Place::Land(hex) => map.land(hex).map(|land| places::of(map).by(map, land).to_vec()),
    };
    near.unwrap_or_default()
}

/// The cities that tell where a path runs.
fn cities_of(course: Course) -> Vec<CityId> {
    match course {
        Course::Joins(from, to) | Course::Toward(from, to) | Course::Between(from, to) => vec![from, to],
        Course::By(city) => vec![city],
    }
}

/// What of a drawing lies in a window. Pieces are put to their places by a `transform`; what has none lies everywhere.
fn cut(drawing: &str, window: (f64, f64, f64, f64)) -> String {
    let mut tags = Tags::of(drawing);
    let mut kept = String::new();
    // How deep the tag lies in the drawing, and how deep the piece that it belongs to, with whether that is seen.
    let mut depth = 0usize;
    let mut piece: Option<(usize, bool)> = None;
    for (before, tag) in &mut tags {
        if piece.is_none_or(|(_, is_seen)| is_seen) && depth > 1 {
            kept.push_str(before);
        }
        if tag.is_end() {
            if depth > 1 && piece.is_none_or(|(_, is_seen)| is_seen) {
                kept.push_str(tag.0);
            }
            if piece.is_some_and(|(at, _)| at == depth) {
                piece = None;
            }
            depth = depth.saturating_sub(1);
            if depth == 0 {
                break;
            }
            continue;
        }
        depth += 1;
        if piece.is_none() && depth > 1 {
            // What can be asked about at places is for those who play.
            let is_seen = place_of(tag).is_none_or(|place| lies_in(place, window)) && !asks(tag);
            if place_of(tag).is_some() || asks(tag) {
                piece = Some((depth, is_seen));
            }
        }
        if depth > 1 && piece.is_none_or(|(_, is_seen)| is_seen) {
            kept.push_str(tag.0);
        }
    }
    kept
}

fn asks(tag: Tag<'_>) -> bool {
    tag.written("id") == Some("moe-places")
}

/// Where a `transform` puts a piece.
fn place_of(tag: Tag<'_>) -> Option<Point> {
    let numbers = tag.written("transform")?.strip_prefix("translate(")?.split_once(')')?.0;
    let (x, y) = numbers.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// Whether something is seen of a piece there: the largest are half as wide as the rim.
fn lies_in((x, y): Point, (left, top, width, height): (f64, f64, f64, f64)) -> bool {
    let reach = RIM / 2.0;
    let is_within = |at: f64, start: f64, length: f64| at > start - reach && at < start + length + reach;
    is_within(x, left, width) && is_within(y, top, height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_in_the_window_is_cut_out() {
        let drawing = concat!(
            "<svg id=\"map\"><image href=\"land\"></image><g id=\"moe-places\"><path d=\"M1\"></path></g>",
            "<g id=\"moe-cities\"><g id=\"near\" transform=\"translate(10 20)\"><g transform=\"translate(900 0)\"></g>",
            "</g><g id=\"far\" transform=\"translate(500 20) rotate(3)\"><text>N</text></g></g></svg><p>below</p>",
        );
        let kept = concat!(
            "<image href=\"land\"></image>",
            "<g id=\"moe-cities\"><g id=\"near\" transform=\"translate(10 20)\"><g transform=\"translate(900 0)\"></g>",
            "</g></g>",
        );
        assert_eq!(cut(drawing, (0.0, 0.0, 100.0, 100.0)), kept);
    }
}
