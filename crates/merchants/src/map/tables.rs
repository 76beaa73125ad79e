//! From the content of a map file to the tables of one board.

use hex::{CornerId, EdgeId, Grid};

use crate::bits::{CornerSet, PathSet};
use crate::components::{Board, Kind, Terrain};
use crate::map::file::{Content, Tile};
use crate::map::{
    City, Land, MOST_CITIES, MOST_CORNERS, MOST_LANDS, MOST_PATHS, Map, Mark, NO_PATH, NONE, Start, Way,
};
use crate::place::{COLUMNS, HexName, Intersection, Path, ROWS};

/// Why the tables of a board can't hold a map.
pub(super) type TooBig = &'static str;

/// Numbers of a grid's corners and edges on a board, in the order of names.
struct Numbers {
    /// Path and corner numbers by those of the grid.
    path_of: Vec<u16>,
    corner_of: Vec<u8>,
    edges: Vec<EdgeId>,
    corners: Vec<CornerId>,
}

/// The paths of a board by their edges: all with land on a side (MOE-02), and the listed ones at sea.
pub(super) fn paths_of(content: &Content, grid: &Grid, board: Board) -> Vec<(Path, EdgeId)> {
    let mut paths = Vec::new();
    let is_meeting = |corner: CornerId| grid.fields_at(corner).iter().all(Option::is_some);
    for tile in &content.tiles {
        for path in Path::of(tile.name) {
            let Some(edge) = grid.edge_at(path.edge()) else { continue };
            let sides = grid.sides(edge);
            let (Some(one), Some(other)) = (sides[0], sides[1]) else { continue };
            if !grid.ends(edge).into_iter().all(is_meeting) {
                continue;
            }
            let on_land = [one, other].iter().any(|field| content.tiles[field.index()].is_land(board));
            if on_land || content.lanes(board).any(|lane| lane == path) {
                paths.push((path, edge));
            }
        }
    }
    paths.sort_unstable();
    paths
}

/// The intersections of a grid by their corners: where three hexes meet (MOE-02).
pub(super) fn intersections_of(content: &Content, grid: &Grid) -> Vec<(Intersection, CornerId)> {
    let mut corners: Vec<(Intersection, CornerId)> = content
        .tiles
        .iter()
        .flat_map(|tile| Intersection::of(tile.name))
        .filter_map(|name| Some((name, grid.corner_at(name.point())?)))
        .filter(|&(_, corner)| grid.fields_at(corner).iter().all(Option::is_some))
        .collect();
    corners.sort_unstable();
    corners
}

/// The tables of one board.
pub(super) fn board(content: &Content, grid: &Grid, id: &str, board: Board) -> Result<Map, TooBig> {
    let paths = paths_of(content, grid, board);
    let mut corners = intersections_of(content, grid);
    corners.retain(|&(_, corner)| paths.iter().any(|&(_, edge)| grid.ends(edge).contains(&corner)));
    let mut tiles: Vec<&Tile> = content.tiles.iter().filter(|tile| tile.is_land(board)).collect();
    tiles.sort_unstable_by_key(|tile| tile.name);
    let cities = cities_of(content, board);
    if paths.len() > MOST_PATHS {
        return Err("a board has at most 384 paths");
    }
    if corners.len() > MOST_CORNERS {
        return Err("a board has at most 255 intersections with paths");
    }
    if tiles.len() > MOST_LANDS - 1 {
        return Err("a board has at most 127 terrain hexes");
    }
    if cities.len() > MOST_CITIES {
        return Err("a board has at most 64 cities");
    }
    let numbers = Numbers::new(grid, &paths, &corners);
    let lands = tiles.iter().map(|tile| tile.land().expect("land was filtered")).collect();
    Ok(fill(empty(content, grid, id, board), content, lands, cities, &paths, &corners, &numbers))
}

fn cities_of(content: &Content, board: Board) -> Vec<City> {
    let on_board = |full_only: bool| board == Board::Full || !full_only;
    let mut cities: Vec<City> = content
        .cities
        .iter()
        .filter(|city| on_board(city.full_only))
        .map(|city| City {
            id: city.id.clone(),
            name: city.name.clone(),
            at: city.at,
            violet: city.violet,
            coins: city.coins,
        })
        .collect();
    cities.sort_by_key(|city| city.at);
    cities
}

impl Numbers {
    fn new(grid: &Grid, paths: &[(Path, EdgeId)], corners: &[(Intersection, CornerId)]) -> Numbers {
        let mut numbers = Numbers {
            path_of: vec![NO_PATH; grid.edges().len()],
            corner_of: vec![NONE; grid.corners().len()],
            edges: paths.iter().map(|&(_, edge)| edge).collect(),
            corners: corners.iter().map(|&(_, corner)| corner).collect(),
        };
        for (number, &(_, edge)) in paths.iter().enumerate() {
            numbers.path_of[edge.index()] = number as u16;
        }
        for (number, &(_, corner)) in corners.iter().enumerate() {
            numbers.corner_of[corner.index()] = number as u8;
        }
        numbers
    }

    fn corner(&self, corner: CornerId) -> u8 {
        self.corner_of[corner.index()]
    }
}

fn empty(content: &Content, grid: &Grid, id: &str, board: Board) -> Map {
    let nowhere = Start { color: "", posts: [0; 3], route: 0, hand: crate::components::Hand::default() };
    let codes = usize::from(COLUMNS) * usize::from(ROWS);
    let mut seas: Vec<HexName> =
        content.tiles.iter().filter(|tile| !tile.is_land(board)).map(|tile| tile.name).collect();
    seas.sort_unstable();
    Map {
        id: id.to_owned(),
        board,
        grid: grid.clone(),
        seas,
        lands: Vec::new(),
        cities: Vec::new(),
        corners: Vec::new(),
        paths: Vec::new(),
        labels: Vec::new(),
        starts: [const { None }; 4].map(|_: Option<Start>| nowhere.clone()),
        tokens: content.tokens,
        dotted: [NONE; 5],
        robber: NONE,
        sea_paths: PathSet::EMPTY,
        double: PathSet::EMPTY,
        city_corners: CornerSet::EMPTY,
        violet: 0,
        printed: [0; 13],
        numbered: 0,
        circles: 0,
        terrain: [Terrain::Forest; MOST_LANDS],
        land_cities: [0; MOST_LANDS],
        city_lands: [[NONE; 3]; MOST_CITIES],
        city_corner: [NONE; MOST_CITIES],
        corner_city: [NONE; 256],
        ways: [[Way { path: NO_PATH, to: NONE }; 3]; 256],
        ends: [[NONE; 2]; MOST_PATHS],
        adjoining: Box::new([[NO_PATH; 4]; MOST_PATHS]),
        adjoining_set: Box::new([PathSet::EMPTY; MOST_PATHS]),
        corner_of_code: vec![NONE; Intersection::CODES],
        path_of_code: vec![NO_PATH; Path::CODES],
        land_of_code: vec![NONE; codes],
    }
}

fn fill(
    mut map: Map,
    content: &Content,
    lands: Vec<Land>,
    cities: Vec<City>,
    paths: &[(Path, EdgeId)],
    corners: &[(Intersection, CornerId)],
    numbers: &Numbers,
) -> Map {
    map.paths = paths.iter().map(|&(path, _)| path).collect();
    map.corners = corners.iter().map(|&(corner, _)| corner).collect();
    for (number, path) in map.paths.iter().enumerate() {
        map.path_of_code[path.code()] = number as u16;
    }
    for (number, corner) in map.corners.iter().enumerate() {
        map.corner_of_code[corner.code()] = number as u8;
    }
    map.lands = lands;
    map.cities = cities;
    fill_lands(&mut map);
    fill_paths(&mut map, numbers);
    fill_cities(&mut map);
    map.robber = map.land(content.robber).unwrap_or(NONE);
    map.double = content.doubles(map.board).filter_map(|path| map.path(path).map(usize::from)).collect();
    for (name, sides, full_only) in &content.labels {
        let numbers: Vec<u16> = sides.iter().filter_map(|&path| map.path(path)).collect();
        if !numbers.is_empty() && (map.board == Board::Full || !full_only) {
            map.labels.push((name.clone(), numbers));
        }
    }
    for (place, start) in content.starts.iter().enumerate() {
        let posts = start.posts.clone().map(|city| map.city_named(&city).unwrap_or(NONE));
        let route = map.path(start.route).unwrap_or(NO_PATH);
        map.starts[place] = Start { color: start.color, posts, route, hand: start.hand };
    }
    map
}

fn fill_lands(map: &mut Map) {
    for (number, land) in map.lands.iter().enumerate() {
        map.land_of_code[land.name.code()] = number as u8;
        map.terrain[number] = land.terrain;
        match land.mark {
            Mark::Number(printed) => {
                map.printed[usize::from(printed)] |= 1 << number;
                map.numbered |= 1 << number;
            }
            Mark::Circle => map.circles |= 1 << number,
            Mark::Dotted => {
                map.circles |= 1 << number;
                map.dotted[land.terrain.index()] = number as u8;
            }
        }
    }
}

fn fill_paths(map: &mut Map, numbers: &Numbers) {
    for (path, &edge) in numbers.edges.iter().enumerate() {
        map.ends[path] = map.grid.ends(edge).map(|corner| numbers.corner(corner));
        map.ends[path].sort_unstable();
        let sides =
            map.grid.sides(edge).map(|field| field.and_then(|field| HexName::at(map.grid.hex(field))));
        if sides.iter().flatten().all(|&name| map.land(name).is_none()) {
            map.sea_paths.insert(path);
        }
    }
    for (corner, &id) in numbers.corners.iter().enumerate() {
        let mut ways = [Way { path: NO_PATH, to: NONE }; 3];
        for (place, edge) in map.grid.edges_at(id).into_iter().enumerate() {
            let Some(path) = edge.map(|edge| numbers.path_of[edge.index()]).filter(|&path| path != NO_PATH)
            else {
                continue;
            };
            let [one, other] = map.ends[usize::from(path)];
            ways[place] = Way { path, to: if usize::from(one) == corner { other } else { one } };
        }
        ways.sort_unstable_by_key(|way| way.to);
        map.ways[corner] = ways;
    }
    for path in 0..map.paths.len() {
        let ends = map.ends[path];
        let mut adjoining = [NO_PATH; 4];
        let beside = ends.into_iter().flat_map(|corner| map.ways_from(corner)).map(|way| way.path);
        for (place, other) in beside.filter(|&other| usize::from(other) != path).enumerate() {
            adjoining[place] = other;
        }
        adjoining.sort_unstable();
        map.adjoining[path] = adjoining;
        map.adjoining_set[path] =
            adjoining.iter().filter(|&&other| other != NO_PATH).map(|&other| usize::from(other)).collect();
    }
}

fn fill_cities(map: &mut Map) {
    for (number, city) in map.cities.iter().enumerate() {
        let corner = map.corner_of_code[city.at.code()];
        map.city_corner[number] = corner;
        map.corner_city[usize::from(corner)] = number as u8;
        map.city_corners.insert(usize::from(corner));
        if city.violet {
            map.violet |= 1 << number;
        }
        let around = city.at.point().hexes().expect("an intersection is where three hexes meet");
        for (place, hex) in around.into_iter().enumerate() {
            let Some(land) = HexName::at(hex).and_then(|name| map.land(name)) else { continue };
            map.city_lands[number][place] = land;
            map.land_cities[usize::from(land)] |= 1 << number;
        }
        map.city_lands[number].sort_unstable();
    }
}
