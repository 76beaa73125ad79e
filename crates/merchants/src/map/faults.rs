//! Faults of a map whose parts can each be read, but don't fit each other. What remains is playable.

use std::collections::{BTreeMap, BTreeSet};

use hexes::{CornerId, EdgeId, Grid};

use crate::components::{Board, Terrain};
use crate::map::Mark;
use crate::map::file::{CityEntry, Content, Reader};
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
            reader.fault(
                marked.line,
                format!("{} is no path of the {board} board, so it has no double arrow", marked.path),
            );
        }
    }
    cities(reader, content, grid, &parts);
    starts(reader, content, grid, &parts[0]);
    connected(reader, content, grid, &parts);
}

/// MOE-11: a terrain hex without number or token, on both boards.
fn robber(reader: &mut Reader<'_>, content: &Content) {
    let tile = content.tiles.iter().find(|tile| tile.name == content.robber);
    let is_fit = tile
        .is_some_and(|tile| tile.is_land(Board::Short) && matches!(tile.terrain, Some((_, _, Mark::Circle))));
    if !is_fit {
        let reason = format!(
            "the robber starts on a terrain hex of both boards with an empty circle; {} is none (MOE-11)",
            content.robber
        );
        reader.fault(content.robber_line, reason);
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
                reader.fault(
                    line,
                    format!(
                        "the {board} board needs one dotted circle on {terrain}; it has {count} (MOE-03)"
                    ),
                );
            }
        }
        if numbers < 2 {
            reader.fault(content.hexes_line, format!("the {board} board needs two printed numbers at least"));
        }
    }
}

/// Sea lanes lie between two hexes of the sea.
fn lanes(reader: &mut Reader<'_>, content: &Content, grid: &Grid) {
    let mut seen = BTreeSet::new();
    for lane in &content.lanes {
        if !seen.insert(lane.path) {
            reader.fault(lane.line, format!("the sea lane {} is listed twice", lane.path));
        }
        let sides = grid.edge_at(lane.path.edge()).map(|edge| (edge, grid.sides(edge)));
        let Some((edge, [Some(one), Some(other)])) = sides else {
            reader.fault(lane.line, format!("{} does not lie between two hexes of the map", lane.path));
            continue;
        };
        if grid.ends(edge).iter().any(|&corner| grid.fields_at(corner).iter().any(Option::is_none)) {
            reader.fault(
                lane.line,
                format!("{} ends at the rim of the map, where no three hexes meet", lane.path),
            );
        }
        // A lane of both boards runs at sea on the full one, and so on the short one too.
        if [one, other].iter().any(|field| content.tiles[field.index()].is_land(Board::Full)) {
            reader.fault(lane.line, format!("{} has land on a side, so it is a path anyway", lane.path));
        }
    }
}

fn cities(reader: &mut Reader<'_>, content: &Content, grid: &Grid, parts: &[Parts; 2]) {
    let (mut places, mut names) = (BTreeMap::new(), BTreeSet::new());
    for city in &content.cities {
        if let Some(other) = places.insert(city.at, city.id.clone()) {
            reader.fault(
                city.line,
                format!("{} and {other} lie at the same intersection {}", city.id, city.at),
            );
        }
        if !names.insert(city.name.clone()) {
            reader.fault(city.line, format!("two cities are called {}", city.name));
        }
        city_place(reader, city, content, grid, parts);
    }
    // Twelve posts are set on violet cities before the first turn (MOE-13, MOE-15, MOE-17).
    let violet = content.cities.iter().filter(|city| city.violet && !city.full_only).count();
    if violet < 12 {
        let line = content.cities.first().map_or(1, |city| city.line);
        reader
            .fault(line, format!("both boards need 12 violet cities at least; there are {violet} (MOE-M11)"));
    }
}

fn city_place(reader: &mut Reader<'_>, city: &CityEntry, content: &Content, grid: &Grid, parts: &[Parts; 2]) {
    let board = if city.full_only { Board::Full } else { Board::Short };
    let parts = &parts[board as usize];
    let Some(&corner) = parts.corners.get(&city.at) else {
        reader.fault(city.line, format!("{}: no three hexes of the map meet at {}", city.id, city.at));
        return;
    };
    let around: Vec<_> =
        grid.fields_at(corner).into_iter().flatten().map(|field| &content.tiles[field.index()]).collect();
    if !around.iter().any(|tile| tile.is_land(board)) {
        reader.fault(city.line, format!("{}: {} touches no land on the {board} board", city.id, city.at));
    } else if !parts.paths.values().any(|&edge| grid.ends(edge).contains(&corner)) {
        reader.fault(city.line, format!("{}: no path leads to {} on the {board} board", city.id, city.at));
    }
    if city.coins > 0 && around.iter().all(|tile| tile.is_land(Board::Full)) {
        reader.fault(city.line, format!("{} has coins, but does not lie at the sea (MOE-05)", city.id));
    }
}

fn starts(reader: &mut Reader<'_>, content: &Content, grid: &Grid, short: &Parts) {
    let mut taken = BTreeSet::new();
    for start in &content.starts {
        let mut corners = Vec::new();
        for post in &start.posts {
            let city = content.cities.iter().find(|city| city.id == *post);
            match city {
                None => reader.fault(start.line, format!("{}: there is no city '{post}'", start.color)),
                Some(city) if !city.violet || city.full_only => {
                    reader.fault(
                        start.line,
                        format!("{}: {post} is no violet city of the short board", start.color),
                    );
                }
                Some(city) => corners.extend(short.corners.get(&city.at)),
            }
            if !taken.insert(post.clone()) {
                reader.fault(start.line, format!("{}: {post} is taken already", start.color));
            }
        }
        let Some(&edge) = short.paths.get(&start.route) else {
            reader
                .fault(start.line, format!("{}: {} is no path of the short board", start.color, start.route));
            continue;
        };
        let ends = grid.ends(edge);
        if !ends.iter().any(|end| corners.contains(end)) {
            reader.fault(
                start.line,
                format!("{}: the route {} touches none of its posts", start.color, start.route),
            );
        }
        let cities = content.cities.iter().filter(|city| !city.full_only);
        let cities =
            cities.filter_map(|city| short.corners.get(&city.at)).filter(|corner| ends.contains(corner));
        if cities.count() > 1 {
            let reason = format!("{}: the route {} connects two cities (MOE-18)", start.color, start.route);
            reader.fault(start.line, reason);
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
                reader.fault(
                    city.line,
                    format!("no paths connect {} with the others on the {board} board (MOE-M8)", city.id),
                );
            }
        }
    }
}
