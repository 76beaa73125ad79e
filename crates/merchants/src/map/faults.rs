//! Faults of a map whose parts can each be read, but don't fit each other. What remains is playable.

use std::collections::{BTreeMap, BTreeSet};

use game::Objection;
use game::notation::shortened;
use hexes::{CornerId, EdgeId, Grid};

use crate::components::{Board, Terrain};
use crate::map::Mark;
use crate::map::file::{CityEntry, Content, Reader, StartEntry};
use crate::map::tables::{intersections_of, paths_of};
use crate::place::{Intersection, Path};

/// What a board consists of, by name.
struct Parts {
    paths: BTreeMap<Path, EdgeId>,
    corners: BTreeMap<Intersection, CornerId>,
}

/// Names every fault that would make the map unplayable.
pub(super) fn look_for(reader: &mut Reader<'_>, content: &Content, grid: &Grid) {
    robber(reader, content);
    circles(reader, content);
    lanes(reader, content, grid);
    let parts = Board::ALL.map(|board| Parts {
        paths: paths_of(content, grid, board).into_iter().collect(),
        corners: intersections_of(content, grid).into_iter().collect(),
    });
    for marked in &content.doubles {
        let board = if marked.full_only { Board::Full } else { Board::Short };
        if !parts[board as usize].paths.contains_key(&marked.path) {
            let reason = Objection::new("{path} is no path of the {board} board, so it has no double arrow");
            reader.fault(marked.line, reason.text("path", marked.path).with("board", named(board)));
        }
    }
    cities(reader, content, grid, &parts);
    starts(reader, content, grid, &parts[0], &content.starts.four);
    starts(reader, content, grid, &parts[0], &content.starts.three);
    connected(reader, content, grid, &parts);
}

/// What a board is called, as part of a sentence.
pub(super) fn named(board: Board) -> Objection {
    match board {
        Board::Short => Objection::new("short"),
        Board::Full => Objection::new("full"),
    }
}

/// MOE-11: a terrain hex without number or token, on both boards.
fn robber(reader: &mut Reader<'_>, content: &Content) {
    let tile = content.tiles.iter().find(|tile| tile.name == content.robber);
    let is_fit = tile
        .is_some_and(|tile| tile.is_land(Board::Short) && matches!(tile.terrain, Some((_, _, Mark::Circle))));
    if !is_fit {
        let reason = Objection::new(
            "the robber starts on a terrain hex of both boards with an empty circle; {hex} is none (MOE-11)",
        );
        reader.fault(content.robber_line, reason.text("hex", content.robber));
    }
}

/// MOE-03: one dotted circle for each kind of terrain; and numbers that the robber can go to.
fn circles(reader: &mut Reader<'_>, content: &Content) {
    for board in Board::ALL {
        let mut dotted: BTreeMap<Terrain, usize> = BTreeMap::new();
        let mut numbers = 0;
        for tile in content.tiles.iter().filter(|tile| tile.is_land(board)) {
            match tile.terrain {
                Some((terrain, _, Mark::Dotted)) => *dotted.entry(terrain).or_default() += 1,
                Some((_, _, Mark::Number(_))) => numbers += 1,
                _ => {}
            }
        }
        for terrain in Terrain::ALL {
            let count = dotted.get(&terrain).copied().unwrap_or(0);
            if count != 1 {
                let last = content
                    .tiles
                    .iter()
                    .rfind(|tile| matches!(tile.terrain, Some((kind, _, Mark::Dotted)) if kind == terrain));
                let line = last.map_or(content.hexes_line, |tile| tile.line);
                let reason = Objection::new(
                    "the {board} board needs one dotted circle on {terrain}; it has {count} (MOE-03)",
                );
                let reason = reason.with("board", named(board)).text("terrain", terrain);
                reader.fault(line, reason.with("count", count));
            }
        }
        if numbers < 2 {
            let reason = Objection::new("the {board} board needs two printed numbers at least");
            reader.fault(content.hexes_line, reason.with("board", named(board)));
        }
    }
}

/// Sea lanes lie between two hexes of the sea.
fn lanes(reader: &mut Reader<'_>, content: &Content, grid: &Grid) {
    let mut seen = BTreeSet::new();
    for lane in &content.lanes {
        if !seen.insert(lane.path) {
            let reason = Objection::new("the sea lane {path} is listed twice");
            reader.fault(lane.line, reason.text("path", lane.path));
        }
        let sides = grid.edge_at(lane.path.edge()).map(|edge| (edge, grid.sides(edge)));
        let Some((edge, [Some(one), Some(other)])) = sides else {
            let reason = Objection::new("{path} does not lie between two hexes of the map");
            reader.fault(lane.line, reason.text("path", lane.path));
            continue;
        };
        if grid.ends(edge).iter().any(|&corner| grid.fields_at(corner).iter().any(Option::is_none)) {
            let reason = Objection::new("{path} ends at the rim of the map, where no three hexes meet");
            reader.fault(lane.line, reason.text("path", lane.path));
        }
        // A lane of both boards runs at sea on the full one, and so on the short one too.
        if [one, other].iter().any(|field| content.tiles[field.index()].is_land(Board::Full)) {
            let reason = Objection::new("{path} has land on a side, so it is a path anyway");
            reader.fault(lane.line, reason.text("path", lane.path));
        }
    }
}

fn cities(reader: &mut Reader<'_>, content: &Content, grid: &Grid, parts: &[Parts; 2]) {
    let (mut places, mut names) = (BTreeMap::new(), BTreeSet::new());
    for city in &content.cities {
        if let Some(other) = places.insert(city.at, city.id.clone()) {
            let reason = Objection::new("{city} and {other} lie at the same intersection {place}");
            let reason = reason.text("city", &city.id).text("other", other);
            reader.fault(city.line, reason.text("place", city.at));
        }
        if !names.insert(city.name.clone()) {
            let reason = Objection::new("two cities are called {name}");
            reader.fault(city.line, reason.text("name", shortened(&city.name)));
        }
        city_place(reader, city, content, grid, parts);
    }
    // Twelve posts are set on violet cities before the first turn (MOE-13, MOE-15, MOE-17).
    let violet = content.cities.iter().filter(|city| city.violet && !city.full_only).count();
    if violet < 12 {
        let line = content.cities.first().map_or(1, |city| city.line);
        let reason =
            Objection::new("both boards need 12 violet cities at least; there are {count} (MOE-M11)");
        reader.fault(line, reason.with("count", violet));
    }
}

fn city_place(reader: &mut Reader<'_>, city: &CityEntry, content: &Content, grid: &Grid, parts: &[Parts; 2]) {
    let board = if city.full_only { Board::Full } else { Board::Short };
    let parts = &parts[board as usize];
    let Some(&corner) = parts.corners.get(&city.at) else {
        let reason = Objection::new("{city}: no three hexes of the map meet at {place}");
        reader.fault(city.line, reason.text("city", &city.id).text("place", city.at));
        return;
    };
    let around: Vec<_> =
        grid.fields_at(corner).into_iter().flatten().map(|field| &content.tiles[field.index()]).collect();
    if !around.iter().any(|tile| tile.is_land(board)) {
        let reason = Objection::new("{city}: {place} touches no land on the {board} board");
        let reason = reason.text("city", &city.id).text("place", city.at);
        reader.fault(city.line, reason.with("board", named(board)));
    } else if !parts.paths.values().any(|&edge| grid.ends(edge).contains(&corner)) {
        let reason = Objection::new("{city}: no path leads to {place} on the {board} board");
        let reason = reason.text("city", &city.id).text("place", city.at);
        reader.fault(city.line, reason.with("board", named(board)));
    }
    if city.coins > 0 && around.iter().all(|tile| tile.is_land(Board::Full)) {
        let reason = Objection::new("{city} has coins, but does not lie at the sea (MOE-05)");
        reader.fault(city.line, reason.text("city", &city.id));
    }
}

/// The first posts of one table: cities of the start, each taken once, and a route at one of them.
fn starts(reader: &mut Reader<'_>, content: &Content, grid: &Grid, short: &Parts, starts: &[StartEntry]) {
    let mut taken = BTreeSet::new();
    for start in starts {
        let mut corners = Vec::new();
        for post in &start.posts {
            let city = content.cities.iter().find(|city| city.id == *post);
            match city {
                None => {
                    let reason = Objection::new("{color}: there is no city '{city}'");
                    reader.fault(start.line, reason.text("color", start.color).text("city", shortened(post)));
                }
                Some(city) if !city.violet || city.full_only => {
                    let reason = Objection::new("{color}: {city} is no violet city of the short board");
                    reader.fault(start.line, reason.text("color", start.color).text("city", post));
                }
                Some(city) => corners.extend(short.corners.get(&city.at)),
            }
            if !taken.insert(post.clone()) {
                let reason = Objection::new("{color}: {city} is taken already");
                reader.fault(start.line, reason.text("color", start.color).text("city", shortened(post)));
            }
        }
        let Some(route) = start.route else { continue };
        let Some(&edge) = short.paths.get(&route) else {
            let reason = Objection::new("{color}: {path} is no path of the short board");
            reader.fault(start.line, reason.text("color", start.color).text("path", route));
            continue;
        };
        let ends = grid.ends(edge);
        if !ends.iter().any(|end| corners.contains(end)) {
            let reason = Objection::new("{color}: the route {path} touches none of its posts");
            reader.fault(start.line, reason.text("color", start.color).text("path", route));
        }
        let cities = content.cities.iter().filter(|city| !city.full_only);
        let cities =
            cities.filter_map(|city| short.corners.get(&city.at)).filter(|corner| ends.contains(corner));
        if cities.count() > 1 {
            let reason = Objection::new("{color}: the route {path} connects two cities (MOE-18)");
            reader.fault(start.line, reason.text("color", start.color).text("path", route));
        }
    }
}

/// MOE-M8: every city can be reached from every other.
fn connected(reader: &mut Reader<'_>, content: &Content, grid: &Grid, parts: &[Parts; 2]) {
    for (board, parts) in Board::ALL.into_iter().zip(parts) {
        let edges: BTreeSet<EdgeId> = parts.paths.values().copied().collect();
        let cities: Vec<_> = content
            .cities
            .iter()
            .filter(|city| board == Board::Full || !city.full_only)
            .filter_map(|city| Some((city, *parts.corners.get(&city.at)?)))
            .collect();
        let Some(&(_, first)) = cities.first() else { continue };
        let mut distances = hexes::Distances::for_corners(grid);
        grid.walk_corners([first], |edge| edges.contains(&edge), &mut distances);
        for (city, corner) in cities {
            if !distances.is_reached(corner) {
                let reason =
                    Objection::new("no paths connect {city} with the others on the {board} board (MOE-M8)");
                reader.fault(city.line, reason.text("city", &city.id).with("board", named(board)));
            }
        }
    }
}
