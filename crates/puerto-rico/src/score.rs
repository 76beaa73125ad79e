//! The final scores.

use arrayvec::ArrayVec;
use game::{Points, Scores, Seat, Side};

use crate::building::{Building, BuildingSet};
use crate::components::ISLAND_SPACES;
use crate::state::{Board, PuertoRico};

impl PuertoRico {
    /// The scores as they stand now, ranked; whether the game is over is not asked.
    #[must_use]
    pub fn standing(&self) -> Scores {
        scores(self)
    }
}

/// PR-71: victory points by source; PR-72: a tie goes to who has most doubloons and barrels together.
pub(crate) fn scores(state: &PuertoRico) -> Scores {
    Scores::ranked(Seat::all(state.table.players()).map(|seat| {
        let board = state.table.board(seat);
        let wealth = u32::from(board.doubloons) + u32::from(board.goods.total());
        (Side::Seat(seat), sources(board, state.vp[seat]), wealth)
    }))
}

fn sources(board: &Board, vp: u16) -> ArrayVec<Points, 12> {
    let printed = board.buildings.into_iter().map(|building| i32::from(building.printed().vp)).sum();
    let mut sources = ArrayVec::from_iter([
        Points { source: "chips", points: vp.into() },
        Points { source: "buildings", points: printed },
    ]);
    for building in BuildingSet::LARGE {
        // PR-33, PR-71: printed points count in any case, a bonus only with a colonist.
        let points = if board.is_manned(building) { bonus(board, building, vp) } else { 0 };
        sources.push(Points { source: building.name(), points });
    }
    sources
}

/// What a manned large building is worth beyond its printed points to a player with so many victory points; nothing in
/// other buildings. PR-E6 has an example of each.
#[must_use]
pub fn bonus(board: &Board, building: Building, vp: u16) -> i32 {
    let count = |kinds| board.buildings.and(kinds).len() as i32;
    match building {
        // PR-90
        Building::GuildHall => {
            count(BuildingSet::SMALL_PRODUCTION) + 2 * count(BuildingSet::LARGE_PRODUCTION)
        }
        // PR-91: 4 points up to nine filled spaces, and one more for each of the last three.
        Building::Residence => i32::from(board.tiles.total().clamp(9, ISLAND_SPACES)) - 5,
        // PR-92
        Building::Fortress => i32::from(board.colonists() / 3),
        // PR-93
        Building::CustomsHouse => i32::from(vp / 4),
        // PR-94: the city hall is violet itself.
        Building::CityHall => count(BuildingSet::VIOLET),
        _ => 0,
    }
}
