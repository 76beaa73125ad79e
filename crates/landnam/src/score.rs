//! Final scores with their sources, and ties (LN-80 to LN-82).

use arrayvec::ArrayVec;
use game::{Points, Scores, Seat, Side};

use crate::state::Landnam;
use crate::table::Table;

impl Landnam {
    /// The scores as they stand now, ranked; whether the game is over is not asked.
    #[must_use]
    pub fn standing(&self) -> Scores {
        Scores::ranked(
            self.table.seats().map(|seat| (Side::Seat(seat), self.sources(seat), self.table.tie_break(seat))),
        )
    }

    fn sources(&self, seat: Seat) -> ArrayVec<Points, 12> {
        let table = &self.table;
        let points = |source: &'static str, points: u8| Points { source, points: i32::from(points) };
        ArrayVec::from_iter([
            points("farms", table.farms[seat].count()),
            points("villages", 2 * table.villages[seat].count()),
            points("white-markers", table.white[seat]),
            points("red-markers", table.red_held[seat]),
            points("black-markers", table.black[seat]),
        ])
    }
}

impl Table {
    /// LN-80: each marker held, each farm 1, each village 2.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        let markers = self.white[seat].saturating_add(self.red_held[seat]).saturating_add(self.black[seat]);
        markers.saturating_add(self.houses(seat))
    }

    /// LN-81: what decides among equal points: black markers, red, white, houses, goods in hand, in this order.
    #[must_use]
    pub fn tie_break(&self, seat: Seat) -> [u8; 5] {
        [self.black[seat], self.red_held[seat], self.white[seat], self.houses(seat), self.goods_held[seat]]
    }
}
