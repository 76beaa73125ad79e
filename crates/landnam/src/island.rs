//! The board: 37 hexes in seven rows, the outer sea, and the 54 corners where buildings can stand (LN-01).
//!
//! Fields are named by row and place: `a1` to `a4` are the top row, `d4` is the mountain in the middle, and `outer` is
//! the sea outside. A corner is named by the three fields that meet there: `c3c4d4`.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Index, IndexMut, Sub};
use std::str::FromStr;
use std::sync::LazyLock;

use game::ParseError;
use hexes::{Grid, Hex};

/// Places that are numbered row by row.
macro_rules! numbered {
    ($($(#[$doc:meta])+ $name:ident: $count:literal, $there_are:literal;)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this index.
            ///
            /// # Panics
            /// If `index` is not below `COUNT`.
            #[inline]
            #[must_use]
            pub const fn new(index: usize) -> $name {
                assert!(index < $name::COUNT, $there_are);
                $name(index as u8)
            }

            /// All of them in their order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator {
                (0..$name::COUNT as u8).map($name)
            }

            #[inline]
            const fn at(index: usize) -> $name {
                $name(index as u8)
            }

            /// The index, row by row.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

numbered! {
    /// A hex of the board, or the outer sea, which comes last.
    Field: 38, "there are 38 fields";
    /// A corner where three fields meet, one of them inside the rim.
    Corner: 54, "there are 54 corners";
}

const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

impl Field {
    /// The mountain in the middle.
    pub const CENTER: Field = Field(18);

    /// The sea outside the rim.
    pub const OUTER: Field = Field(37);

    /// Row and place, both counted from 0; none for the outer sea.
    #[must_use]
    pub fn row_and_place(self) -> Option<(usize, usize)> {
        let mut left = self.index();
        for (row, &length) in ROWS.iter().enumerate() {
            if left < usize::from(length) {
                return Some((row, left));
            }
            left -= usize::from(length);
        }
        None
    }

    /// The side of the rim that it lies on; none for corner fields (LN-42).
    #[inline]
    #[must_use]
    pub fn side(self) -> Option<RimSide> {
        RimSide::ALL.into_iter().find(|side| side.fields().contains(self))
    }
}

/// A side of the rim: two fields between two corner fields (LN-42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RimSide {
    /// Above.
    Top,
    /// Clockwise from it.
    UpperRight,
    /// And on.
    LowerRight,
    /// Below.
    Bottom,
    /// Back upwards.
    LowerLeft,
    /// The last one before the top.
    UpperLeft,
}

impl RimSide {
    /// All six, clockwise from the top.
    pub const ALL: [RimSide; 6] = [
        RimSide::Top,
        RimSide::UpperRight,
        RimSide::LowerRight,
        RimSide::Bottom,
        RimSide::LowerLeft,
        RimSide::UpperLeft,
    ];

    /// The place in [`ALL`](RimSide::ALL).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its two fields.
    #[inline]
    #[must_use]
    pub const fn fields(self) -> Fields {
        match self {
            RimSide::Top => Fields(1 << 1 | 1 << 2),
            RimSide::UpperRight => Fields(1 << 8 | 1 << 14),
            RimSide::LowerRight => Fields(1 << 27 | 1 << 32),
            RimSide::Bottom => Fields(1 << 34 | 1 << 35),
            RimSide::LowerLeft => Fields(1 << 22 | 1 << 28),
            RimSide::UpperLeft => Fields(1 << 4 | 1 << 9),
        }
    }
}

/// One `T` for each field, indexed by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByField<T>([T; Field::COUNT]);

impl<T: Default + Copy> Default for ByField<T> {
    fn default() -> ByField<T> {
        ByField([T::default(); Field::COUNT])
    }
}

impl<T> Index<Field> for ByField<T> {
    type Output = T;

    #[inline]
    fn index(&self, field: Field) -> &T {
        &self.0[field.index()]
    }
}

impl<T> IndexMut<Field> for ByField<T> {
    #[inline]
    fn index_mut(&mut self, field: Field) -> &mut T {
        &mut self.0[field.index()]
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row_and_place() {
            Some((row, place)) => write!(f, "{}{}", char::from(b'a' + row as u8), place + 1),
            None => f.write_str("outer"),
        }
    }
}

impl FromStr for Field {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Field, ParseError> {
        if text == "outer" {
            return Ok(Field::OUTER);
        }
        let error = || ParseError::new(text, "a field, a1 to g4 or outer");
        let &[row, place] = text.as_bytes() else { return Err(error()) };
        let row = usize::from(row.wrapping_sub(b'a'));
        let place = place.wrapping_sub(b'1');
        if row >= ROWS.len() || place >= ROWS[row] {
            return Err(error());
        }
        Ok(Field(ROWS[..row].iter().sum::<u8>() + place))
    }
}

impl Corner {
    /// The corner where these three fields meet.
    #[must_use]
    pub fn between(one: Field, two: Field, three: Field) -> Option<Corner> {
        let fields = Fields::of([one, two, three]);
        Corner::all().find(|&corner| board().around(corner) == fields)
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board().around(*self).into_iter().try_for_each(|field| field.fmt(f))
    }
}

impl FromStr for Corner {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Corner, ParseError> {
        let error = || ParseError::new(text, "a corner by its three fields, such as c3c4d4");
        if text.len() != 6 || !text.is_ascii() {
            return Err(error());
        }
        let field = |start: usize| text[start..start + 2].parse::<Field>().map_err(|_| error());
        Corner::between(field(0)?, field(2)?, field(4)?).ok_or_else(error)
    }
}

game::bit_set! {
    /// A set of fields.
    pub struct Fields(u64) of Field, FieldsIter;
}

game::bit_set! {
    /// A set of corners.
    pub struct Corners(u64) of Corner, CornersIter;
}

game::json_as_text!(Field, Corner);
game::json_as_list!(Fields of Field, Corners of Corner);

/// What sets of places have besides: counts that are points, and operators.
macro_rules! places {
    ($($place:ident, $set:ident;)+) => {$(
        impl $set {
            /// These ones.
            #[must_use]
            pub fn of(places: impl IntoIterator<Item = $place>) -> $set {
                places.into_iter().collect()
            }

            /// How many there are, as a number of pieces or points.
            #[inline]
            #[must_use]
            pub const fn count(self) -> u8 {
                self.0.count_ones() as u8
            }
        }

        impl BitAnd for $set {
            type Output = $set;

            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl BitOr for $set {
            type Output = $set;

            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl Sub for $set {
            type Output = $set;

            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }
    )+};
}

places! {
    Field, Fields;
    Corner, Corners;
}

impl Fields {
    /// All sea around the island.
    pub const RIM: Fields = Fields(
        0xF | 1 << 4
            | 1 << 8
            | 1 << 9
            | 1 << 14
            | 1 << 15
            | 1 << 21
            | 1 << 22
            | 1 << 27
            | 1 << 28
            | 1 << 32
            | 0xF << 33,
    );

    /// The six corner fields of the rim, where nobody may start (LN-42).
    pub const RIM_CORNERS: Fields = Fields(1 | 1 << 3 | 1 << 15 | 1 << 21 | 1 << 33 | 1 << 36);

    /// The fields within the rim: the mountain in the middle and the 18 that are unknown at first.
    pub const INNER: Fields = Fields(((1 << 37) - 1) & !Fields::RIM.0);
}

/// What adjoins what, computed once.
#[derive(Debug)]
pub struct Board {
    adjacent: ByField<Fields>,
    corners: ByField<Corners>,
    around: [Fields; Corner::COUNT],
    near: [Corners; Corner::COUNT],
    beside: [[Option<(Corner, Fields)>; 3]; Corner::COUNT],
}

/// The one board.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(Board::new);
    &BOARD
}

impl Board {
    fn new() -> Board {
        let rows = (-3i16..=3).flat_map(|r| ((-3).max(-3 - r)..=3.min(3 - r)).map(move |q| Hex::new(q, r)));
        let grid = Grid::new(rows).expect("37 different hexes");
        let field = |id: hexes::FieldId| Field(id.0);
        let inner = |corner: &hexes::CornerId| {
            grid.fields_at(*corner).into_iter().flatten().any(|id| Fields::INNER.contains(field(id)))
        };
        let ids: Vec<hexes::CornerId> = grid.corners().filter(inner).collect();
        let corner = |id: hexes::CornerId| ids.binary_search(&id).ok().map(|place| Corner(place as u8));
        let mut board = Board {
            adjacent: ByField::default(),
            corners: ByField::default(),
            around: [Fields::EMPTY; Corner::COUNT],
            near: [Corners::EMPTY; Corner::COUNT],
            beside: [[None; 3]; Corner::COUNT],
        };
        for id in grid.fields() {
            let place = field(id);
            board.adjacent[place] = Fields::of(grid.neighbors(id).into_iter().flatten().map(field));
            board.corners[place] = Corners::of(grid.corners_of(id).into_iter().filter_map(corner));
        }
        // LN-41: the outer sea adjoins all rim fields.
        board.adjacent[Field::OUTER] = Fields::RIM;
        for rim in Fields::RIM {
            board.adjacent[rim].insert(Field::OUTER);
        }
        for (index, &id) in ids.iter().enumerate() {
            board.around[index] = Fields::of(grid.fields_at(id).into_iter().flatten().map(field));
            for (place, beside) in grid.corners_beside(id).into_iter().enumerate() {
                let Some(beside) = beside.and_then(corner) else { continue };
                let edge = grid.edges_at(id)[place].expect("there is an edge to a corner beside");
                let sides = Fields::of(grid.sides(edge).into_iter().flatten().map(field));
                board.beside[index][place] = Some((beside, sides));
                board.near[index].insert(beside);
            }
        }
        board
    }

    /// The fields next to a field; the outer sea adjoins the whole rim (LN-41).
    #[inline]
    #[must_use]
    pub fn adjacent(&self, field: Field) -> Fields {
        self.adjacent[field]
    }

    /// The corners of a field where buildings can stand.
    #[inline]
    #[must_use]
    pub fn corners(&self, field: Field) -> Corners {
        self.corners[field]
    }

    /// The three fields around a corner.
    #[inline]
    #[must_use]
    pub fn around(&self, corner: Corner) -> Fields {
        self.around[corner.index()]
    }

    /// The corners one edge away.
    #[inline]
    #[must_use]
    pub fn near(&self, corner: Corner) -> Corners {
        self.near[corner.index()]
    }

    /// The corners one edge away, each with the two fields that the edge lies between.
    #[inline]
    pub fn beside(&self, corner: Corner) -> impl Iterator<Item = (Corner, Fields)> {
        self.beside[corner.index()].into_iter().flatten()
    }
}
