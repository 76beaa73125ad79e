//! What holds on every grid, whatever its shape.

use std::collections::{BTreeSet, VecDeque};

use hexes::{CornerId, Direction, Distances, EdgeId, FieldId, Grid, GridError, Hex, Layout, Orientation};
use proptest::prelude::*;

fn hexes() -> impl Strategy<Value = Vec<Hex>> {
    let near = || (-7i16..=7, -7i16..=7).prop_map(|(q, r)| Hex::new(q, r));
    prop::collection::btree_set(near(), 0..120)
        .prop_map(|set| set.into_iter().collect::<Vec<_>>())
        .prop_shuffle()
}

/// How many connected parts the grid's corners and edges have.
fn parts(grid: &Grid) -> usize {
    let mut distances = Distances::for_corners(grid);
    let mut seen: BTreeSet<CornerId> = BTreeSet::new();
    let mut parts = 0;
    for corner in grid.corners() {
        if seen.insert(corner) {
            parts += 1;
            grid.walk_corners([corner], |_| true, &mut distances);
            seen.extend(distances.reached().map(|(corner, _)| corner));
        }
    }
    parts
}

/// How many parts the plane outside the fields has: holes, and the outside itself.
fn outsides(hexes: &[Hex]) -> usize {
    let inside: BTreeSet<Hex> = hexes.iter().copied().collect();
    let mut left: BTreeSet<Hex> = Hex::ORIGIN.disc(17).filter(|hex| !inside.contains(hex)).collect();
    let mut parts = 0;
    while let Some(start) = left.pop_first() {
        parts += 1;
        let mut queue = VecDeque::from([start]);
        while let Some(hex) = queue.pop_front() {
            queue.extend(Direction::ALL.map(|way| hex.step(way)).into_iter().filter(|hex| left.remove(hex)));
        }
    }
    parts
}

proptest! {
    #[test]
    fn fields_know_each_other_both_ways(hexes in hexes()) {
        let grid = Grid::new(hexes.iter().copied()).unwrap();
        for field in grid.fields() {
            prop_assert_eq!(grid.field_at(grid.hex(field)), Some(field));
            prop_assert_eq!(grid.hex(field), hexes[field.index()]);
            for direction in Direction::ALL {
                let neighbor = grid.neighbors(field)[direction.index()];
                prop_assert_eq!(neighbor.is_some(), hexes.contains(&grid.hex(field).step(direction)));
                let edge = grid.edges_of(field)[direction.index()];
                prop_assert!(grid.sides(edge).contains(&Some(field)));
                prop_assert!(neighbor.is_none() || grid.sides(edge).contains(&neighbor));
                if let Some(neighbor) = neighbor {
                    prop_assert_eq!(grid.neighbors(neighbor)[direction.opposite().index()], Some(field));
                    prop_assert_eq!(grid.edge_between(field, neighbor), Some(edge));
                    prop_assert_eq!(grid.edges_of(neighbor)[direction.opposite().index()], edge);
                }
            }
        }
    }

    #[test]
    fn corners_fields_and_edges_know_each_other_both_ways(hexes in hexes()) {
        let grid = Grid::new(hexes).unwrap();
        for field in grid.fields() {
            for (place, corner) in grid.corners_of(field).into_iter().enumerate() {
                prop_assert!(grid.fields_at(corner).contains(&Some(field)));
                // The edge in a direction joins the corners on both sides of it.
                let edge = grid.edges_of(field)[place];
                let before = grid.corners_of(field)[(place + 5) % 6];
                prop_assert!(grid.ends(edge).contains(&corner) && grid.ends(edge).contains(&before));
            }
        }
        for corner in grid.corners() {
            prop_assert_eq!(grid.corner_at(grid.point(corner)), Some(corner));
            prop_assert!(grid.fields_at(corner).iter().any(Option::is_some));
            for field in grid.fields_at(corner).into_iter().flatten() {
                prop_assert!(grid.corners_of(field).contains(&corner));
            }
            for place in 0..3 {
                let (edge, beside) = (grid.edges_at(corner)[place], grid.corners_beside(corner)[place]);
                prop_assert_eq!(edge.is_some(), beside.is_some());
                let around = grid.fields_at(corner);
                let sides = [around[(place + 1) % 3], around[(place + 2) % 3]];
                prop_assert_eq!(edge.is_some(), sides.iter().any(Option::is_some));
                let Some((edge, beside)) = edge.zip(beside) else { continue };
                prop_assert!(grid.ends(edge).contains(&corner) && grid.ends(edge).contains(&beside));
                prop_assert!(corner != beside);
                prop_assert!(grid.corners_beside(beside).contains(&Some(corner)));
                prop_assert_eq!(grid.edge_joining(corner, beside), Some(edge));
                let mut expected = sides;
                let mut found = grid.sides(edge);
                expected.sort_unstable();
                found.sort_unstable();
                prop_assert_eq!(found, expected);
            }
        }
        for edge in grid.edges() {
            prop_assert_eq!(grid.edge_at(grid.edge_point(edge)), Some(edge));
            for corner in grid.ends(edge) {
                prop_assert!(grid.edges_at(corner).contains(&Some(edge)));
            }
            for field in grid.sides(edge).into_iter().flatten() {
                prop_assert!(grid.edges_of(field).contains(&edge));
            }
        }
    }

    #[test]
    fn counts_keep_eulers_formula(hexes in hexes()) {
        let grid = Grid::new(hexes.iter().copied()).unwrap();
        let (corners, edges, fields) = (grid.corners().len(), grid.edges().len(), grid.fields().len());
        // Corners - edges + faces = 1 + parts, where the faces are the fields, the holes and the outside.
        // Touching sides are shared, so two fields never touch in a corner alone.
        prop_assert_eq!(corners + fields + outsides(&hexes), edges + 1 + parts(&grid));
        let sides: usize = grid.edges().map(|edge| grid.sides(edge).iter().flatten().count()).sum();
        prop_assert_eq!(sides, 6 * fields);
    }

    #[test]
    fn distances_over_a_full_disc_are_those_of_the_coordinates(start in 0u8..127, radius in 0u16..=6) {
        let grid = Grid::new(Hex::ORIGIN.disc(radius)).unwrap();
        let start = FieldId(start % grid.fields().len() as u8);
        let mut distances = Distances::for_fields(&grid);
        grid.walk_fields([start], |_| true, &mut distances);
        for field in grid.fields() {
            prop_assert_eq!(distances.to(field), Some(grid.hex(start).distance(grid.hex(field))));
        }
        prop_assert!(distances.reached().map(|(_, steps)| steps).is_sorted());
    }

    #[test]
    fn a_walk_keeps_to_what_is_open(hexes in hexes(), closed in 0u16..40) {
        let grid = Grid::new(hexes).unwrap();
        prop_assume!(grid.fields().len() > 0);
        let open = |edge: EdgeId| edge.0 % 40 != closed;
        let mut distances = Distances::for_corners(&grid);
        grid.walk_corners([CornerId(0)], open, &mut distances);
        prop_assert_eq!(distances.to(CornerId(0)), Some(0));
        for edge in grid.edges().filter(|&edge| open(edge)) {
            let [one, other] = grid.ends(edge).map(|corner| distances.to(corner));
            prop_assert_eq!(one.is_some(), other.is_some());
            if let Some((one, other)) = one.zip(other) {
                prop_assert!(one.abs_diff(other) <= 1);
            }
        }
        for (corner, steps) in distances.reached().filter(|&(_, steps)| steps > 0) {
            let from = grid.corners_beside(corner).into_iter().zip(grid.edges_at(corner));
            let mut nearer = from.filter_map(|(corner, edge)| corner.zip(edge));
            let has_nearer = nearer.any(|(corner, edge)| open(edge) && distances.to(corner) == Some(steps - 1));
            prop_assert!(has_nearer);
        }
    }

    #[test]
    fn numbers_of_corners_and_edges_do_not_depend_on_the_order_of_the_list(hexes in hexes()) {
        let grid = Grid::new(hexes.iter().copied()).unwrap();
        let turned = Grid::new(hexes.iter().rev().copied()).unwrap();
        prop_assert!(grid.corners().all(|corner| grid.point(corner) == turned.point(corner)));
        prop_assert!(grid.edges().all(|edge| grid.edge_point(edge) == turned.edge_point(edge)));
    }

    #[test]
    fn a_step_has_the_same_length_in_every_direction(q in -9i16..9, r in -9i16..9, pointy in any::<bool>()) {
        let orientation = if pointy { Orientation::PointyTop } else { Orientation::FlatTop };
        let layout = Layout { orientation, size: 2.0, origin: (5.0, -3.0) };
        let apart = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
        let hex = Hex::new(q, r);
        for direction in Direction::ALL {
            let (from, to) = (layout.center(hex), layout.center(hex.step(direction)));
            prop_assert!((apart(from, to) - 2.0 * 3f64.sqrt()).abs() < 1e-9);
            let corner = layout.corner(hex.corner(direction));
            prop_assert!((apart(from, corner) - 2.0).abs() < 1e-9);
            let middle = layout.edge(hex.edge(direction));
            prop_assert!((apart(from, middle) - 3f64.sqrt()).abs() < 1e-9);
            prop_assert!((apart(to, corner) - 2.0).abs() < 1e-9);
        }
        let corners = layout.corners(hex);
        for place in 0..6 {
            prop_assert!((apart(corners[place], corners[(place + 1) % 6]) - 2.0).abs() < 1e-9);
        }
    }
}

#[test]
fn a_disc_of_radius_three_has_the_counts_of_the_landnam_board() {
    let grid = Grid::new(Hex::ORIGIN.disc(3)).unwrap();
    assert_eq!((grid.fields().len(), grid.corners().len(), grid.edges().len()), (37, 96, 132));
}

#[test]
fn rings_go_around_once() {
    assert_eq!(Hex::ORIGIN.ring(0).collect::<Vec<_>>(), [Hex::ORIGIN]);
    for radius in 1..=5 {
        let ring: Vec<Hex> = Hex::new(2, -1).ring(radius).collect();
        assert_eq!(ring.len(), 6 * usize::from(radius));
        assert_eq!(ring.iter().collect::<BTreeSet<_>>().len(), ring.len());
        assert!(ring.iter().all(|hex| hex.distance(Hex::new(2, -1)) == radius));
        assert!((0..ring.len()).all(|place| ring[place].distance(ring[(place + 1) % ring.len()]) == 1));
    }
}

#[test]
fn points_know_their_hexes_in_the_sense_of_the_directions() {
    let layout = Layout::new(Orientation::PointyTop, 1.0);
    for direction in Direction::ALL {
        let point = Hex::new(3, -2).corner(direction);
        let hexes = point.hexes().unwrap();
        assert!(hexes.contains(&Hex::new(3, -2)));
        let angle = |hex: Hex| {
            let ((x, y), (cx, cy)) = (layout.center(hex), layout.corner(point));
            (cy - y).atan2(x - cx)
        };
        for place in 0..3 {
            let turn =
                (angle(hexes[(place + 1) % 3]) - angle(hexes[place])).rem_euclid(std::f64::consts::TAU);
            assert!((turn - std::f64::consts::TAU / 3.0).abs() < 1e-9);
        }
    }
    assert_eq!(hexes::Point { r3: 0, q3: 0 }.hexes(), None);
}

#[test]
fn lists_that_make_no_grid_are_refused() {
    assert_eq!(Grid::new([Hex::ORIGIN, Hex::ORIGIN]), Err(GridError::Twice(Hex::ORIGIN)));
    assert_eq!(Grid::new(Hex::ORIGIN.disc(9)), Err(GridError::TooMany));
    let far = Hex::new(i16::MAX, 0);
    assert_eq!(Grid::new([far]), Err(GridError::TooFar(far)));
    assert_eq!(Grid::new([]).unwrap().corners().len(), 0);
}
