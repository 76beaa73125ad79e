//! From hexes to a drawing.

use crate::hex::{EdgePoint, Hex, Point};

/// Which way hexes stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// A corner on top; rows are level.
    PointyTop,
    /// A side on top; columns are upright.
    FlatTop,
}

/// How hexes are laid out on a page whose `y` grows downward.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// Which way the hexes stand.
    pub orientation: Orientation,
    /// From the middle of a hex to its corner, which is also the length of a side.
    pub size: f64,
    /// Where the middle of [`Hex::ORIGIN`] lies.
    pub origin: (f64, f64),
}

impl Layout {
    /// A layout with its origin at 0, 0.
    #[must_use]
    pub const fn new(orientation: Orientation, size: f64) -> Layout {
        Layout { orientation, size, origin: (0.0, 0.0) }
    }

    /// The middle of a hex.
    #[must_use]
    pub fn center(&self, hex: Hex) -> (f64, f64) {
        self.place(f64::from(hex.q), f64::from(hex.r))
    }

    /// Where a corner lies.
    #[must_use]
    pub fn corner(&self, point: Point) -> (f64, f64) {
        self.place(f64::from(point.q3) / 3.0, f64::from(point.r3) / 3.0)
    }

    /// The middle of an edge.
    #[must_use]
    pub fn edge(&self, point: EdgePoint) -> (f64, f64) {
        self.place(f64::from(point.q2) / 2.0, f64::from(point.r2) / 2.0)
    }

    /// The six corners of a hex, once around.
    #[must_use]
    pub fn corners(&self, hex: Hex) -> [(f64, f64); 6] {
        crate::Direction::ALL.map(|direction| self.corner(hex.corner(direction)))
    }

    fn place(&self, q: f64, r: f64) -> (f64, f64) {
        let root = 3f64.sqrt();
        let (x, y) = match self.orientation {
            Orientation::PointyTop => (root * (q + r / 2.0), 1.5 * r),
            Orientation::FlatTop => (1.5 * q, root * (r + q / 2.0)),
        };
        (self.origin.0 + self.size * x, self.origin.1 + self.size * y)
    }
}
