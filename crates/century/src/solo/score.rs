//! Final scores of the solo game.

use arrayvec::ArrayVec;
use game::{Points, Scores, Side};

use crate::components::Coin;
use crate::solo::state::Solo;

impl Solo {
    /// The scores as they stand now, ranked; whether the game is over is not asked.
    #[must_use]
    pub fn standing(&self) -> Scores {
        scores(self)
    }
}

/// The player's score (SOLO-21) and the automa's (SOLO-22, SOLO-24). A tie is not won (SOLO-23).
pub(crate) fn scores(state: &Solo) -> Scores {
    let (trader, automa) = (&state.trader, &state.automa);
    let player = ArrayVec::from_iter([
        Points { source: "point-cards", points: trader.card_points() },
        Points { source: "cubes", points: trader.cube_points() },
    ]);
    let source = match state.variant.coin() {
        Coin::Silver => "silver-coins",
        Coin::Gold => "gold-coins",
    };
    let automa = ArrayVec::from_iter([
        Points { source: "point-cards", points: automa.card_points() },
        Points { source, points: automa.coin_points(state.variant) },
        Points { source: "cubes", points: automa.cube_points() },
    ]);
    Scores::ranked([(Side::Seat(Solo::PLAYER), player, 0), (Side::Automa, automa, 1)])
}
