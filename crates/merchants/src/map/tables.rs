//! From the content of a map file to the tables of one board.

use game::Objection;
use hexes::{CornerId, EdgeId, Grid};

use crate::components::{Board, Terrain};
use crate::ids::{
    ById, CityId, CitySet, Id, IntersectionId, IntersectionSet, LandId, LandSet, PathId, PathSet,
};
use crate::map::file::{Content, StartEntry, Tile};
use crate::map::{
    ByCity, ByIntersection, ByLand, ByToken, City, FixedStart, Land, MOST_CITIES, MOST_INTERSECTIONS,
    MOST_LANDS, MOST_PATHS, Map, Mark, Starts, Way,
};
use crate::place::{COLUMNS, HexName, Intersection, Path, ROWS};

/// Why the tables of a board can't hold a map.
pub(super) type Misfit = Objection;

/// Numbers of a grid's corners and edges on a board, in the order of names.
struct Numbers {
    /// Path and corner numbers by those of the grid.
    path_of: Vec<Option<PathId>>,
    intersection_of: Vec<Option<IntersectionId>>,
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
pub(super) fn board(content: &Content, grid: &Grid, id: &str, board: Board) -> Result<Map, Misfit> {
    let paths = paths_of(content, grid, board);
    let mut corners = intersections_of(content, grid);
    corners.retain(|&(_, corner)| paths.iter().any(|&(_, edge)| grid.ends(edge).contains(&corner)));
    let mut tiles: Vec<&Tile> = content.tiles.iter().filter(|tile| tile.is_land(board)).collect();
    tiles.sort_unstable_by_key(|tile| tile.name);
    let cities = cities_of(content, board);
    if paths.len() > MOST_PATHS {
        return Err(Objection::new("a board has at most 384 paths"));
    }
    if corners.len() > MOST_INTERSECTIONS {
        return Err(Objection::new("a board has at most 255 intersections with paths"));
    }
    if tiles.len() > MOST_LANDS - 1 {
        return Err(Objection::new("a board has at most 127 terrain hexes"));
    }
    if cities.len() > MOST_CITIES {
        return Err(Objection::new("a board has at most 64 cities"));
    }
    let numbers = Numbers::new(grid, &paths, &corners);
    let lands = tiles.iter().map(|tile| tile.land().expect("land was filtered")).collect();
    let mut map = empty(content, grid, id, board, ById::new(lands), ById::new(cities))?;
    fill_names(&mut map, &paths, &corners);
    fill_lands(&mut map);
    fill_paths(&mut map, &numbers);
    fill_cities(&mut map)?;
    fill_start(&mut map, content)?;
    Ok(map)
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
            path_of: vec![None; grid.edges().len()],
            intersection_of: vec![None; grid.corners().len()],
            edges: paths.iter().map(|&(_, edge)| edge).collect(),
            corners: corners.iter().map(|&(_, corner)| corner).collect(),
        };
        for (number, &(_, edge)) in paths.iter().enumerate() {
            numbers.path_of[edge.index()] = Some(PathId::new(number));
        }
        for (number, &(_, corner)) in corners.iter().enumerate() {
            numbers.intersection_of[corner.index()] = Some(IntersectionId::new(number));
        }
        numbers
    }

    /// The number of a corner at the end of a path.
    fn intersection(&self, corner: CornerId) -> IntersectionId {
        self.intersection_of[corner.index()].expect("the ends of paths are numbered")
    }
}

/// A board with its lands and cities, before the tables are filled.
fn empty(
    content: &Content,
    grid: &Grid,
    id: &str,
    board: Board,
    lands: ById<LandId, Vec<Land>>,
    cities: ById<CityId, Vec<City>>,
) -> Result<Map, Misfit> {
    let codes = usize::from(COLUMNS) * usize::from(ROWS);
    let mut seas: Vec<HexName> =
        content.tiles.iter().filter(|tile| !tile.is_land(board)).map(|tile| tile.name).collect();
    seas.sort_unstable();
    // The robber, the circles and the start get their places below.
    let (land, city) = (LandId::new(0), CityId::new(0));
    let nowhere =
        FixedStart { color: "", posts: [city; 3], route: None, hand: crate::components::Hand::default() };
    let robber = lands.position(|land| land.name == content.robber);
    Ok(Map {
        id: id.to_owned(),
        board,
        grid: grid.clone(),
        seas,
        lands,
        cities,
        intersections: ById::new(Vec::new()),
        paths: ById::new(Vec::new()),
        labels: Vec::new(),
        starts: Starts { three: [nowhere; 4], four: [nowhere; 4] },
        tokens: ByToken::new(content.tokens),
        dotted: [land; 5],
        robber: robber.ok_or(Objection::new("the robber's hex is no land of both boards"))?,
        sea_paths: PathSet::EMPTY,
        double: PathSet::EMPTY,
        sites: IntersectionSet::EMPTY,
        violet: CitySet::EMPTY,
        printed: [LandSet::EMPTY; 13],
        numbered: LandSet::EMPTY,
        circles: LandSet::EMPTY,
        terrain: ByLand::new([Terrain::Forest; MOST_LANDS]),
        land_cities: ByLand::new([CitySet::EMPTY; MOST_LANDS]),
        city_lands: ByCity::new([[None; 3]; MOST_CITIES]),
        site: ById::new(Vec::new()),
        city_at: ByIntersection::new([None; MOST_INTERSECTIONS + 1]),
        ways: ByIntersection::new([[None; 3]; MOST_INTERSECTIONS + 1]),
        ends: ById::new(Vec::new()),
        adjoining: ById::new(Vec::new()),
        adjoining_set: ById::new(Vec::new()),
        intersection_of_code: vec![None; Intersection::CODES],
        path_of_code: vec![None; Path::CODES],
        land_of_code: vec![None; codes],
    })
}

fn fill_names(map: &mut Map, paths: &[(Path, EdgeId)], corners: &[(Intersection, CornerId)]) {
    map.paths = ById::new(paths.iter().map(|&(path, _)| path).collect());
    map.intersections = ById::new(corners.iter().map(|&(at, _)| at).collect());
    for (number, path) in map.paths.entries() {
        map.path_of_code[path.code()] = Some(number);
    }
    for (number, at) in map.intersections.entries() {
        map.intersection_of_code[at.code()] = Some(number);
    }
}

fn fill_lands(map: &mut Map) {
    for (number, land) in map.lands.entries() {
        map.land_of_code[land.name.code()] = Some(number);
        map.terrain[number] = land.terrain;
        match land.mark {
            Mark::Number(printed) => {
                map.printed[usize::from(printed)].insert(number);
                map.numbered.insert(number);
            }
            Mark::Circle => map.circles.insert(number),
            Mark::Dotted => {
                map.circles.insert(number);
                map.dotted[land.terrain.index()] = number;
            }
        }
    }
}

fn fill_paths(map: &mut Map, numbers: &Numbers) {
    let ends_of = |edge: EdgeId| {
        let mut ends = map.grid.ends(edge).map(|corner| numbers.intersection(corner));
        ends.sort_unstable();
        ends
    };
    map.ends = ById::new(numbers.edges.iter().map(|&edge| ends_of(edge)).collect());
    for (path, &edge) in numbers.edges.iter().enumerate() {
        let sides =
            map.grid.sides(edge).map(|field| field.and_then(|field| HexName::at(map.grid.hex(field))));
        if sides.iter().flatten().all(|&name| map.land(name).is_none()) {
            map.sea_paths.insert(PathId::new(path));
        }
    }
    for (number, &corner) in numbers.corners.iter().enumerate() {
        let at = IntersectionId::new(number);
        let edges = map.grid.edges_at(corner).into_iter().flatten();
        let paths = edges.filter_map(|edge| numbers.path_of[edge.index()]);
        let mut ways: Vec<Way> = paths.map(|path| way_over(map, path, at)).collect();
        ways.sort_unstable_by_key(|way| way.to);
        map.ways[at] = filled(&ways);
    }
    let beside = |path: PathId| {
        let ways = map.ends[path].into_iter().flat_map(|end| map.ways_from(end));
        let mut beside: Vec<PathId> = ways.map(|way| way.path).filter(|&other| other != path).collect();
        beside.sort_unstable();
        beside
    };
    let adjoining: Vec<Vec<PathId>> = map.paths.ids().map(beside).collect();
    map.adjoining_set = ById::new(adjoining.iter().map(|beside| beside.iter().copied().collect()).collect());
    map.adjoining = ById::new(adjoining.iter().map(|beside| filled(beside)).collect());
}

/// The way over a path from one of its ends.
fn way_over(map: &Map, path: PathId, from: IntersectionId) -> Way {
    let [one, other] = map.ends[path];
    Way { path, to: if one == from { other } else { one } }
}

/// As many places as there can be, the first ones filled.
fn filled<T: Copy, const N: usize>(things: &[T]) -> [Option<T>; N] {
    std::array::from_fn(|place| things.get(place).copied())
}

fn fill_cities(map: &mut Map) -> Result<(), Misfit> {
    let mut sites = Vec::new();
    for (number, city) in map.cities.entries() {
        let site = map.intersection_of_code[city.at.code()].ok_or(Objection::new("a city has no path"))?;
        sites.push(site);
        map.city_at[site] = Some(number);
        map.sites.insert(site);
        if city.violet {
            map.violet.insert(number);
        }
        let around = city.at.point().hexes().expect("an intersection is where three hexes meet");
        let lands = around.into_iter().filter_map(HexName::at);
        let mut lands: Vec<LandId> = lands.filter_map(|name| map.land_of_code[name.code()]).collect();
        lands.sort_unstable();
        for &land in &lands {
            map.land_cities[land].insert(number);
        }
        map.city_lands[number] = filled(&lands);
    }
    map.site = ById::new(sites);
    Ok(())
}

/// Double arrows, labels and the fixed start.
fn fill_start(map: &mut Map, content: &Content) -> Result<(), Misfit> {
    map.double = content.doubles(map.board).filter_map(|path| map.path(path)).collect();
    for (name, sides, full_only) in &content.labels {
        let numbers: Vec<PathId> = sides.iter().filter_map(|&path| map.path(path)).collect();
        if !numbers.is_empty() && (map.board == Board::Full || !full_only) {
            map.labels.push((name.clone(), numbers));
        }
    }
    for (place, start) in content.starts.four.iter().enumerate() {
        map.starts.four[place] = start_of(map, start)?;
    }
    map.starts.three = map.starts.four;
    for (place, start) in content.starts.three.iter().enumerate() {
        map.starts.three[place] = start_of(map, start)?;
    }
    Ok(())
}

fn start_of(map: &Map, start: &StartEntry) -> Result<FixedStart, Misfit> {
    let mut posts = [CityId::new(0); 3];
    for (post, city) in posts.iter_mut().zip(&start.posts) {
        *post = map.city_named(city).ok_or(Objection::new("a post of the fixed start has no city"))?;
    }
    let path = |route| map.path(route).ok_or(Objection::new("a route of the fixed start has no path"));
    Ok(FixedStart { color: start.color, posts, route: start.route.map(path).transpose()?, hand: start.hand })
}
