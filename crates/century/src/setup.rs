//! From options to the first state.

use game::{BadOption, BySeat, OptionHelp, Options, Seat};

use crate::components::Cubes;
use crate::market::Market;
use crate::phase::Step;
use crate::point_row::PointRow;
use crate::state::{Century, Phase};
use crate::trader::Trader;

/// The options of Century: Spice Road.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CenturyOptions {
    /// 2 to 5.
    pub players: usize,
}

impl Default for CenturyOptions {
    fn default() -> CenturyOptions {
        CenturyOptions { players: 2 }
    }
}

impl Options for CenturyOptions {
    fn known() -> &'static [OptionHelp] {
        &[OptionHelp { name: "players", values: "2 to 5", help: "how many people play" }]
    }

    fn players(&self) -> usize {
        self.players
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        match name {
            "players" => self.players = BadOption::players(value, 2..=5, "Century is for 2 to 5 players")?,
            _ => return Err(BadOption::unknown::<Self>(name)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string())]
    }
}

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
        players: players as u8,
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
    let players = usize::from(state.players);
    state.start = start;
    state.active = start;
    for (place, seat) in start.clockwise(players).enumerate() {
        state.traders[seat] = Trader::starting(starting_caravan(place));
    }
    state.phase = Phase::Step(Step::Turn);
}
