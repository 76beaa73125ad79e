//! From options to the first state.

use game::{BySeat, Seat};

use crate::components::{Cubes, SEATS};
use crate::market::Market;
use crate::phase::Step;
use crate::point_row::PointRow;
use crate::state::{Century, Phase};
use crate::trader::Trader;

/// How many play Century: 2 to 5.
pub type Players = game::Players<2, SEATS>;

/// The options of Century: Spice Road.
pub type CenturyOptions = game::OnlyPlayers<2, SEATS>;

/// The caravan that the player whose turn comes at `place` starts with, counted from 0 (CEN-06).
#[must_use]
pub const fn starting_caravan(place: usize) -> Cubes {
    match place {
        0 => Cubes::new(3, 0, 0, 0),
        1 | 2 => Cubes::new(4, 0, 0, 0),
        _ => Cubes::new(3, 1, 0, 0),
    }
}

/// The table before anything is dealt: chance first says who begins (CEN-05), then turns up the point cards (CEN-01)
/// and the merchant cards (CEN-04).
pub(crate) fn first_state(options: &CenturyOptions) -> Century {
    let players = options.players;
    Century {
        players,
        start: Seat::new(0),
        active: Seat::new(0),
        phase: Phase::Start,
        traders: BySeat::default(),
        market: Market::new(),
        points: PointRow::new(players),
    }
}

/// Seats the start player, and gives each their cards (CEN-03) and cubes (CEN-06).
pub(crate) fn apply_start(state: &mut Century, start: Seat) {
    let players = state.players.get();
    state.start = start;
    state.active = start;
    for (place, seat) in start.clockwise(players).enumerate() {
        state.traders[seat] = Trader::starting(starting_caravan(place));
    }
    state.phase = Phase::Step(Step::Turn);
}
