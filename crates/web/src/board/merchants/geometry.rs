//! Where things are on the map, in the units of its drawing.

use hexes::{Layout, Orientation};
use merchants::ids::{IntersectionId, PathId};
use merchants::map::Map;

/// From the middle of a hex to its corner.
pub(super) const SIZE: f64 = 64.0;

/// A point of the drawing.
pub(super) type Point = (f64, f64);

pub(super) fn layout() -> Layout {
    Layout { orientation: Orientation::FlatTop, size: SIZE, origin: (0.0, 0.0) }
}

/// The two ends of a path.
pub(super) fn ends(map: &Map, path: PathId) -> [Point; 2] {
    map.ends[path].map(|end| corner(map, end))
}

/// Where an intersection is.
pub(super) fn corner(map: &Map, at: IntersectionId) -> Point {
    layout().corner(map.intersections[at].point())
}

/// The part of the plane that the map needs: its lands and all ends of paths, with some sea around them. Left, top,
/// width, height.
pub(super) fn frame(map: &Map) -> (f64, f64, f64, f64) {
    let lands = map.lands.iter().flat_map(|land| layout().corners(land.name.hex()));
    let ends = map.intersections.iter().map(|at| layout().corner(at.point()));
    around(lands.chain(ends), SIZE)
}

/// The smallest part of the plane with all of these points and a rim around them.
pub(super) fn around(points: impl IntoIterator<Item = Point>, rim: f64) -> (f64, f64, f64, f64) {
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    for (x, y) in points {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    (left - rim, top - rim, right - left + 2.0 * rim, bottom - top + 2.0 * rim)
}
