//! Options, and the table before the first turn (LN-01 to LN-04).

use game::{ByKind, BySeat, Seat, SeatSet};

use crate::components::{FateCards, Goods, Markers, SEATS, Terrain};
use crate::data::data;
use crate::island::{ByField, Corners, Field, Fields};
use crate::phase::Phase;
use crate::state::Landnam;
use crate::table::Table;

/// How many play Landnám: 3 to 5.
pub type Players = game::Players<3, SEATS>;

/// What can be chosen before a game of Landnám.
pub type LandnamOptions = game::OnlyPlayers<3, SEATS>;

/// The board and the stock as they come out of the box: nothing on them, nobody holds anything.
pub(crate) fn empty(players: Players) -> Landnam {
    let figures = data();
    let mut table = Table {
        players,
        active: Seat::new(0),
        phase: Phase::Start,
        terrain: ByField::default(),
        number: ByField::default(),
        harbors: ByKind::default(),
        known: Fields::EMPTY,
        sea: Fields::EMPTY,
        mountain: Fields::EMPTY,
        numbered: Fields::EMPTY,
        tiles: figures.tiles,
        free_numbers: Markers::each(figures.numbers),
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
        deck_size: figures.fate.total(),
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
        table.lay(field, Terrain::Sea, None);
    }
    table.lay(Field::CENTER, Terrain::Mountain, None);
    Landnam { table, hands: BySeat::default(), deck: figures.fate }
}

/// The table before the first turn. Chance then says who starts and deals the *exploration* cards.
pub(crate) fn first_state(options: &LandnamOptions) -> Landnam {
    let mut state = empty(options.players);
    for seat in state.table.seats() {
        // LN-02: one ship starts on the outer sea. LN-03: two of each good.
        state.table.outer[seat].add(SeatSet::EMPTY);
        state.gain(seat, Goods::each(data().start));
    }
    state
}
