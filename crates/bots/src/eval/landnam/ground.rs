//! What the land gives, worked out once for a position: everything else asks for it again and again.

use game::dice;
use landnam::Table;
use landnam::island::{Corner, Corners, Field, board};

/// What fields yield, and what a farm would get on each corner.
#[derive(Debug, Clone)]
pub(super) struct Ground {
    yields: [f32; Field::COUNT],
    /// Nothing where no farm can stand, or none would get anything.
    sites: [f32; Corner::COUNT],
}

impl Ground {
    pub(super) fn new(table: &Table) -> Ground {
        let mut yields = [0.0; Field::COUNT];
        for field in Field::all() {
            yields[field.index()] = table.number(field).map_or(0.0, |number| dice::chance(number.get()));
        }
        let taken =
            table.seats().fold(Corners::EMPTY, |all, seat| all | table.farms(seat) | table.villages(seat));
        let closed = taken.into_iter().fold(taken, |closed, corner| closed | board().near(corner));
        let mut sites = [0.0; Corner::COUNT];
        for corner in Corner::all().filter(|&corner| !closed.contains(corner)) {
            sites[corner.index()] =
                board().around(corner).into_iter().map(|field| yields[field.index()]).sum();
        }
        Ground { yields, sites }
    }

    /// The chances of a field's number, if it has one.
    pub(super) fn yields(&self, field: Field) -> f32 {
        self.yields[field.index()]
    }

    /// What a farm would get for a throw on the best corner of a field, or nothing if none can stand there.
    pub(super) fn best_site(&self, field: Field) -> Option<f32> {
        let best =
            board().corners(field).into_iter().map(|corner| self.sites[corner.index()]).fold(0.0, f32::max);
        (best > 0.0).then_some(best)
    }
}
