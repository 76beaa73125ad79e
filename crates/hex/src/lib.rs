//! Hex-grid geometry: fields, corners and edges as small ids, computed once.
//!
//! A [`Grid`] is built from any list of hexes, whatever its shape, and numbers its fields, its corners (where up
//! to three fields meet) and its edges (where up to two fields meet). All that adjoins is then an array look-up,
//! and no query allocates.
//!
//! ```
//! use hexes::{Distances, Grid, Hex};
//!
//! // A hex and the ring around it.
//! let grid = Grid::new(Hex::ORIGIN.disc(1)).unwrap();
//! assert_eq!((grid.fields().len(), grid.corners().len(), grid.edges().len()), (7, 24, 30));
//!
//! let middle = grid.field_at(Hex::ORIGIN).unwrap();
//! assert!(grid.neighbors(middle).iter().all(Option::is_some));
//!
//! let [near, ..] = grid.corners_of(middle);
//! let mut distances = Distances::for_corners(&grid);
//! grid.walk_corners([near], |_edge| true, &mut distances);
//! let opposite = grid.corners_of(middle)[3];
//! assert_eq!(distances.to(opposite), Some(3));
//! ```
//!
//! Coordinates are axial: a step changes `q`, `r`, or both in opposite ways. Whether the hexes stand on a side
//! or on a corner is a matter of drawing alone, see [`Layout`].

mod distances;
mod grid;
mod hex;
mod ids;
mod layout;

pub use crate::distances::{Distances, Id};
pub use crate::grid::{Grid, GridError};
pub use crate::hex::{Direction, EdgePoint, Hex, Point};
pub use crate::ids::{CornerId, EdgeId, FieldId};
pub use crate::layout::{Layout, Orientation};
