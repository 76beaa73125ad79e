//! A finite set of hexes with all that adjoins what.

use crate::distances::{Distances, Id};
use crate::hex::{Direction, EdgePoint, Hex, Point};
use crate::ids::{CornerId, EdgeId, FieldId};

/// Fields, corners and edges, and what adjoins what. Built once; queries are look-ups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    hexes: Box<[Hex]>,
    /// The fields sorted by their hexes, to find one.
    sorted: Box<[(Hex, FieldId)]>,
    points: Box<[Point]>,
    edge_points: Box<[EdgePoint]>,
    fields: Box<[FieldLinks]>,
    corners: Box<[CornerLinks]>,
    edges: Box<[EdgeLinks]>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct FieldLinks {
    neighbors: [Option<FieldId>; 6],
    corners: [CornerId; 6],
    edges: [EdgeId; 6],
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct CornerLinks {
    fields: [Option<FieldId>; 3],
    edges: [Option<EdgeId>; 3],
    neighbors: [Option<CornerId>; 3],
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct EdgeLinks {
    corners: [CornerId; 2],
    fields: [Option<FieldId>; 2],
}

/// Why a list of hexes makes no grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// More fields than ids.
    #[error("a grid has at most {} fields", Grid::LIMIT)]
    TooMany,
    /// A hex that was there before.
    #[error("the hex {}, {} is listed twice", .0.q, .0.r)]
    Twice(Hex),
    /// A hex whose corners would not fit their type.
    #[error("the hex {}, {} is too far from the origin", .0.q, .0.r)]
    TooFar(Hex),
}

impl Grid {
    /// At most this many fields are in a grid.
    pub const LIMIT: usize = 255;

    /// A hex is at most this far from the origin in each coordinate.
    pub const FARTHEST: i16 = 1_000;

    /// A grid of these hexes; fields are numbered as listed, corners and edges row by row.
    ///
    /// # Errors
    /// If there are too many hexes, one is listed twice, or one is very far away.
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> Result<Grid, GridError> {
        let hexes: Box<[Hex]> = hexes.into_iter().take(Grid::LIMIT + 1).collect();
        if hexes.len() > Grid::LIMIT {
            return Err(GridError::TooMany);
        }
        let is_far = |c: i16| !(-Grid::FARTHEST..=Grid::FARTHEST).contains(&c);
        if let Some(&hex) = hexes.iter().find(|hex| is_far(hex.q) || is_far(hex.r)) {
            return Err(GridError::TooFar(hex));
        }
        let mut sorted: Box<[(Hex, FieldId)]> =
            hexes.iter().enumerate().map(|(index, &hex)| (hex, FieldId(index as u8))).collect();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(GridError::Twice(pair[0].0));
        }
        let points = all_of(&hexes, Hex::corner);
        let edge_points = all_of(&hexes, Hex::edge);
        let mut grid = Grid {
            hexes,
            sorted,
            points,
            edge_points,
            fields: Box::default(),
            corners: Box::default(),
            edges: Box::default(),
        };
        grid.fields = grid.hexes.iter().map(|&hex| grid.link_field(hex)).collect();
        grid.corners = grid.points.iter().map(|&point| grid.link_corner(point)).collect();
        grid.edges = grid.edge_points.iter().map(|&point| grid.link_edge(point)).collect();
        Ok(grid)
    }

    fn link_field(&self, hex: Hex) -> FieldLinks {
        FieldLinks {
            neighbors: Direction::ALL.map(|direction| self.field_at(hex.step(direction))),
            corners: Direction::ALL
                .map(|direction| self.corner_at(hex.corner(direction)).expect("every corner was collected")),
            edges: Direction::ALL
                .map(|direction| self.edge_at(hex.edge(direction)).expect("every edge was collected")),
        }
    }

    fn link_corner(&self, point: Point) -> CornerLinks {
        let hexes = point.hexes().expect("points were collected from hexes");
        // The edge in a place lies across the field in the same place, so between the two others.
        let across = [(hexes[1], hexes[2]), (hexes[2], hexes[0]), (hexes[0], hexes[1])];
        let edges =
            across.map(|(one, other)| self.edge_at(EdgePoint { r2: one.r + other.r, q2: one.q + other.q }));
        // Along that edge lies the corner where its two hexes meet the mirror image of the third.
        let mut neighbors = [None; 3];
        for (place, (one, other)) in across.into_iter().enumerate() {
            let mirrored = Hex::new(one.q + other.q - hexes[place].q, one.r + other.r - hexes[place].r);
            let point = Point { r3: one.r + other.r + mirrored.r, q3: one.q + other.q + mirrored.q };
            neighbors[place] = edges[place].and_then(|_| self.corner_at(point));
        }
        CornerLinks { fields: hexes.map(|hex| self.field_at(hex)), edges, neighbors }
    }

    fn link_edge(&self, point: EdgePoint) -> EdgeLinks {
        for direction in [Direction::ALL[0], Direction::ALL[1], Direction::ALL[2]] {
            let (q, r) = (Hex::ORIGIN.step(direction).q, Hex::ORIGIN.step(direction).r);
            if (point.q2 - q) % 2 != 0 || (point.r2 - r) % 2 != 0 {
                continue;
            }
            let one = Hex::new((point.q2 - q) / 2, (point.r2 - r) / 2);
            let corners = [one.corner(direction.turned(5)), one.corner(direction)];
            return EdgeLinks {
                corners: corners.map(|point| self.corner_at(point).expect("every corner was collected")),
                fields: [self.field_at(one), self.field_at(one.step(direction))],
            };
        }
        unreachable!("the middle of an edge is half a step from a hex")
    }

    /// All fields.
    pub fn fields(&self) -> impl DoubleEndedIterator<Item = FieldId> + ExactSizeIterator + use<> {
        (0..self.hexes.len() as u8).map(FieldId)
    }

    /// All corners.
    pub fn corners(&self) -> impl DoubleEndedIterator<Item = CornerId> + ExactSizeIterator + use<> {
        (0..self.points.len() as u16).map(CornerId)
    }

    /// All edges.
    pub fn edges(&self) -> impl DoubleEndedIterator<Item = EdgeId> + ExactSizeIterator + use<> {
        (0..self.edge_points.len() as u16).map(EdgeId)
    }

    /// Where a field is.
    #[inline]
    #[must_use]
    pub fn hex(&self, field: FieldId) -> Hex {
        self.hexes[field.index()]
    }

    /// Where a corner is.
    #[inline]
    #[must_use]
    pub fn point(&self, corner: CornerId) -> Point {
        self.points[corner.index()]
    }

    /// Where an edge is.
    #[inline]
    #[must_use]
    pub fn edge_point(&self, edge: EdgeId) -> EdgePoint {
        self.edge_points[edge.index()]
    }

    /// The field at a hex, if the grid has it.
    #[must_use]
    pub fn field_at(&self, hex: Hex) -> Option<FieldId> {
        let place = self.sorted.binary_search_by_key(&hex, |&(hex, _)| hex).ok()?;
        Some(self.sorted[place].1)
    }

    /// The corner at a point, if the grid has it.
    #[must_use]
    pub fn corner_at(&self, point: Point) -> Option<CornerId> {
        self.points.binary_search(&point).ok().map(|place| CornerId(place as u16))
    }

    /// The edge with this middle, if the grid has it.
    #[must_use]
    pub fn edge_at(&self, point: EdgePoint) -> Option<EdgeId> {
        self.edge_points.binary_search(&point).ok().map(|place| EdgeId(place as u16))
    }

    /// The field one step away in each [direction](Direction::ALL).
    #[inline]
    #[must_use]
    pub fn neighbors(&self, field: FieldId) -> [Option<FieldId>; 6] {
        self.fields[field.index()].neighbors
    }

    /// The six corners of a field, each between a [direction](Direction::ALL) and the next one.
    #[inline]
    #[must_use]
    pub fn corners_of(&self, field: FieldId) -> [CornerId; 6] {
        self.fields[field.index()].corners
    }

    /// The edge of a field in each [direction](Direction::ALL).
    #[inline]
    #[must_use]
    pub fn edges_of(&self, field: FieldId) -> [EdgeId; 6] {
        self.fields[field.index()].edges
    }

    /// The fields around a corner; one at least is there.
    #[inline]
    #[must_use]
    pub fn fields_at(&self, corner: CornerId) -> [Option<FieldId>; 3] {
        self.corners[corner.index()].fields
    }

    /// The edges that meet at a corner. Each place holds the edge across the field in the same place of
    /// [`fields_at`](Grid::fields_at), so between the two others.
    #[inline]
    #[must_use]
    pub fn edges_at(&self, corner: CornerId) -> [Option<EdgeId>; 3] {
        self.corners[corner.index()].edges
    }

    /// The corners one edge away, each along the edge in the same place of [`edges_at`](Grid::edges_at).
    #[inline]
    #[must_use]
    pub fn corners_beside(&self, corner: CornerId) -> [Option<CornerId>; 3] {
        self.corners[corner.index()].neighbors
    }

    /// The two ends of an edge.
    #[inline]
    #[must_use]
    pub fn ends(&self, edge: EdgeId) -> [CornerId; 2] {
        self.edges[edge.index()].corners
    }

    /// The fields on both sides of an edge; one at least is there.
    #[inline]
    #[must_use]
    pub fn sides(&self, edge: EdgeId) -> [Option<FieldId>; 2] {
        self.edges[edge.index()].fields
    }

    /// The edge between two fields, if they are neighbors.
    #[must_use]
    pub fn edge_between(&self, one: FieldId, other: FieldId) -> Option<EdgeId> {
        let place = self.neighbors(one).iter().position(|&neighbor| neighbor == Some(other))?;
        Some(self.edges_of(one)[place])
    }

    /// The edge between two corners, if they are its ends.
    #[must_use]
    pub fn edge_joining(&self, one: CornerId, other: CornerId) -> Option<EdgeId> {
        let place = self.corners_beside(one).iter().position(|&neighbor| neighbor == Some(other))?;
        self.edges_at(one)[place]
    }

    /// Walks from field to field, breadth first, from several starts at once, into fields that `open` admits;
    /// the starts need not be open. How many steps each field took then stands in `distances`.
    pub fn walk_fields(
        &self,
        starts: impl IntoIterator<Item = FieldId>,
        mut open: impl FnMut(FieldId) -> bool,
        distances: &mut Distances<FieldId>,
    ) {
        distances.start(starts);
        while let Some(field) = distances.next() {
            for neighbor in self.neighbors(field).into_iter().flatten() {
                if !distances.is_reached(neighbor) && open(neighbor) {
                    distances.reach(neighbor, field);
                }
            }
        }
    }

    /// Walks from corner to corner, breadth first, from several starts at once, along edges that `open` admits.
    /// How many edges each corner took then stands in `distances`.
    pub fn walk_corners(
        &self,
        starts: impl IntoIterator<Item = CornerId>,
        mut open: impl FnMut(EdgeId) -> bool,
        distances: &mut Distances<CornerId>,
    ) {
        distances.start(starts);
        while let Some(corner) = distances.next() {
            let ways = self.corners_beside(corner).into_iter().zip(self.edges_at(corner));
            for (neighbor, edge) in ways.filter_map(|(corner, edge)| corner.zip(edge)) {
                if !distances.is_reached(neighbor) && open(edge) {
                    distances.reach(neighbor, corner);
                }
            }
        }
    }
}

impl Distances<FieldId> {
    /// A buffer for the fields of `grid`.
    #[must_use]
    pub fn for_fields(grid: &Grid) -> Distances<FieldId> {
        Distances::new(grid.fields().len())
    }
}

impl Distances<CornerId> {
    /// A buffer for the corners of `grid`.
    #[must_use]
    pub fn for_corners(grid: &Grid) -> Distances<CornerId> {
        Distances::new(grid.corners().len())
    }
}

impl Id for FieldId {
    fn at(index: usize) -> FieldId {
        FieldId(index as u8)
    }

    fn place(self) -> usize {
        self.index()
    }
}

impl Id for CornerId {
    fn at(index: usize) -> CornerId {
        CornerId(index as u16)
    }

    fn place(self) -> usize {
        self.index()
    }
}

/// What `part` finds in every direction of every hex, sorted and each once.
fn all_of<T: Ord>(hexes: &[Hex], part: impl Fn(Hex, Direction) -> T) -> Box<[T]> {
    let mut parts: Vec<T> =
        hexes.iter().flat_map(|&hex| Direction::ALL.map(|direction| part(hex, direction))).collect();
    parts.sort_unstable();
    parts.dedup();
    parts.into_boxed_slice()
}
