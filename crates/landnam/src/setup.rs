//! Options, and the table before the first turn (LN-01 to LN-04).

use game::options::OptionHelp;
use game::{BadOption, BySeat, Options, Seat, SeatSet};

use crate::action::Marks;
use crate::components::{FateCards, Goods, Terrain, is_number};
use crate::data::data;
use crate::island::{Corners, Field, Fields};
use crate::phase::Phase;
use crate::state::Landnam;
use crate::table::{Hand, Table};

/// What can be chosen before a game of Landnám.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LandnamOptions {
    /// 3 to 5.
    pub players: usize,
}

impl Default for LandnamOptions {
    fn default() -> LandnamOptions {
        LandnamOptions { players: 3 }
    }
}

impl Options for LandnamOptions {
    fn known() -> &'static [OptionHelp] {
        &[OptionHelp { name: "players", values: "3 to 5", help: "how many play" }]
    }

    fn players(&self) -> usize {
        self.players
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        match name {
            "players" => self.players = BadOption::players(value, 3..=5, "3 to 5 can play")?,
            _ => return Err(BadOption::unknown::<LandnamOptions>(name)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string())]
    }

    fn check(&self) -> Result<(), BadOption> {
        BadOption::players(&self.players.to_string(), 3..=5, "3 to 5 can play").map(|_| ())
    }
}

/// The board and the stock as they come out of the box: nothing on them, nobody holds anything.
pub(crate) fn empty(players: usize) -> Landnam {
    let figures = data();
    let mut free_numbers = [0; 13];
    for (number, free) in free_numbers.iter_mut().enumerate() {
        *free = if is_number(number as u8) { figures.numbers } else { 0 };
    }
    let mut table = Table {
        players: players as u8,
        active: Seat::new(0),
        phase: Phase::Start,
        terrain: [None; Field::COUNT],
        number: [0; Field::COUNT],
        harbors: [None; 4],
        known: Fields::EMPTY,
        sea: Fields::EMPTY,
        mountain: Fields::EMPTY,
        numbered: Fields::EMPTY,
        tiles: figures.tiles,
        free_numbers,
        units: BySeat::default(),
        ships: Fields::EMPTY,
        outer: BySeat::default(),
        red_on_board: BySeat::default(),
        farms: BySeat::default(),
        villages: BySeat::default(),
        built: Corners::EMPTY,
        at: BySeat::default(),
        stock: Goods::each(figures.goods),
        goods_held: BySeat::default(),
        fate_held: BySeat::default(),
        deck_size: figures.fate.iter().sum(),
        discard: FateCards::default(),
        white: BySeat::default(),
        red_held: BySeat::default(),
        black: BySeat::default(),
        first_moves: BySeat::default(),
        fallow: false,
        opening: SeatSet::EMPTY,
    };
    // LN-01: the rim and the outer field are sea, a mountain lies in the middle, the rest is unknown.
    for field in Fields::RIM.into_iter().chain([Field::OUTER]) {
        table.lay(field, Terrain::Sea, 0);
    }
    table.lay(Field::CENTER, Terrain::Mountain, 0);
    Landnam { table, hands: BySeat([Hand::default(); 5]), deck: FateCards::new(figures.fate) }
}

/// The table before the first turn. Chance then says who starts and deals the *exploration* cards.
pub(crate) fn first_state(options: &LandnamOptions) -> Landnam {
    let mut state = empty(options.players.clamp(3, 5));
    for seat in state.table.seats() {
        // LN-02: one ship starts on the outer sea. LN-03: two of each good.
        state.table.outer[seat].add(Marks::NONE);
        state.gain(seat, Goods::each(data().start));
    }
    state
}
