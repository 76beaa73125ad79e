//! The numbers of fields, corners and edges.

use std::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident($number:ty);)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $number);

        impl $name {
            /// The number as an index.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

ids! {
    /// The number of a field, in the order in which the grid's hexes were listed.
    FieldId(u8);
    /// The number of a corner, by its [`Point`](crate::Point): row by row.
    CornerId(u16);
    /// The number of an edge, by its [`EdgePoint`](crate::EdgePoint): row by row.
    EdgeId(u16);
}
