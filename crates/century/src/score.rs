//! Final scores (CEN-51, CEN-52).

use arrayvec::ArrayVec;
use game::{Game, Points, Scores, Seat, Side};

use crate::components::Coin;
use crate::state::Century;

impl Century {
    /// The scores as they stand now, ranked; whether the game is over is not asked.
    #[must_use]
    pub fn standing(&self) -> Scores {
        scores(self)
    }
}

/// The scores of all players; among equals the one latest in turn order is ahead (CEN-52).
pub(crate) fn scores(state: &Century) -> Scores {
    let players = state.players();
    Scores::ranked(Seat::all(players).map(|seat| {
        let trader = state.trader(seat);
        let sources = ArrayVec::from_iter([
            Points { source: "point-cards", points: trader.card_points() },
            Points { source: "gold-coins", points: Coin::Gold.points() * i32::from(trader.gold) },
            Points { source: "silver-coins", points: Coin::Silver.points() * i32::from(trader.silver) },
            Points { source: "cubes", points: trader.cube_points() },
        ]);
        (Side::Seat(seat), sources, state.start().distance_to(seat, players))
    }))
}
