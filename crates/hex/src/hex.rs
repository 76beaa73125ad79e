//! Where things are on the endless plane of hexes: hexes, the points where three of them meet, and the edges
//! where two of them meet.

/// A hex by its axial coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex {
    /// The column.
    pub q: i16,
    /// The row.
    pub r: i16,
}

/// One of the six ways out of a hex. Each is a sixth of a turn from the one before, all in one sense: counter-
/// clockwise where `r` grows downward on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Direction(u8);

/// The point where three hexes meet: the sum of their coordinates, so thirds of a hex's.
///
/// It names a corner whichever of its hexes one comes from, and whichever way the hexes are drawn.
/// Points are ordered row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Three times the row.
    pub r3: i16,
    /// Three times the column.
    pub q3: i16,
}

/// The middle of an edge: the sum of the coordinates of its two hexes, so halves of a hex's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EdgePoint {
    /// Twice the row.
    pub r2: i16,
    /// Twice the column.
    pub q2: i16,
}

impl Direction {
    /// All six, each a sixth of a turn from the one before.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    const STEPS: [(i16, i16); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

    /// Its place in [`Direction::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// This direction, turned by `sixths` of a full turn.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Direction {
        Direction((self.0 + sixths % 6) % 6)
    }
}

impl Hex {
    /// The hex that coordinates are counted from.
    pub const ORIGIN: Hex = Hex { q: 0, r: 0 };

    /// The hex at these axial coordinates.
    #[inline]
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    /// The hex one step away.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Hex {
        let (q, r) = Direction::STEPS[direction.index()];
        Hex { q: self.q + q, r: self.r + r }
    }

    /// How many steps it is to `other`.
    #[must_use]
    pub const fn distance(self, other: Hex) -> u16 {
        let (q, r) = (other.q - self.q, other.r - self.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// The hexes at exactly `radius` steps: the hex itself for 0, else from the corner in the first direction
    /// once around. The corners of the ring are every `radius`-th of them.
    pub fn ring(self, radius: u16) -> impl Iterator<Item = Hex> {
        let mut hex = self;
        for _ in 0..radius {
            hex = hex.step(Direction::ALL[0]);
        }
        let sides = if radius == 0 { 0 } else { 6 };
        let around = (0..sides)
            .flat_map(move |side| (0..radius).map(move |_| Direction::ALL[0].turned(2 + side as u8)));
        let around = around.scan(hex, |hex, direction| {
            let here = *hex;
            *hex = here.step(direction);
            Some(here)
        });
        (radius == 0).then_some(self).into_iter().chain(around)
    }

    /// The hexes within `radius` steps, ring by ring from the middle.
    pub fn disc(self, radius: u16) -> impl Iterator<Item = Hex> {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }

    /// The corner between a direction and the next one.
    #[must_use]
    pub const fn corner(self, direction: Direction) -> Point {
        let (one, other) = (self.step(direction), self.step(direction.turned(1)));
        Point { r3: self.r + one.r + other.r, q3: self.q + one.q + other.q }
    }

    /// The edge in a direction.
    #[must_use]
    pub const fn edge(self, direction: Direction) -> EdgePoint {
        let other = self.step(direction);
        EdgePoint { r2: self.r + other.r, q2: self.q + other.q }
    }
}

impl Point {
    /// The three hexes that meet here, in the sense of [`Direction::ALL`] around the point; none if this is
    /// not a point where three hexes meet.
    #[must_use]
    pub const fn hexes(self) -> Option<[Hex; 3]> {
        let (q, r) = (self.q3, self.r3);
        // Three mutual neighbors are a hex and those at (1, 0) and (0, 1) from it, or at (-1, 0) and (0, -1).
        // Their sums differ by what is left of a division by three.
        match (q.rem_euclid(3), r.rem_euclid(3)) {
            (1, 1) => {
                let hex = Hex::new((q - 1).div_euclid(3), (r - 1).div_euclid(3));
                Some([Hex::new(hex.q + 1, hex.r), hex, Hex::new(hex.q, hex.r + 1)])
            }
            (2, 2) => {
                let hex = Hex::new((q + 1).div_euclid(3), (r + 1).div_euclid(3));
                Some([hex, Hex::new(hex.q, hex.r - 1), Hex::new(hex.q - 1, hex.r)])
            }
            _ => None,
        }
    }
}
