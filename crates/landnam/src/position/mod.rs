//! A position as JSON: what a person can read and write by hand.
//!
//! ```
//! let position = r#"{
//!     "players": 3,
//!     "active": "P1",
//!     "phase": "build",
//!     "fields": {"c3": "meadow 8", "c4": "forest 5", "b3": "sea harbor wood"},
//!     "seats": [
//!         {"goods": {"sheep": 2, "wood": 2, "grain": 1, "iron": 1}, "fate": {"landing": 1},
//!          "farms": ["b3c3c4"], "settlers": ["c3"], "ships": ["outer", "b3"], "white": 2},
//!         {"settlers": ["c4"]},
//!         {"ships": ["outer"]}
//!     ],
//!     "outlaws": {"c4": ["P1"]}
//! }"#;
//! let state: landnam::Landnam = serde_json::from_str(position).unwrap();
//! assert_eq!(state.table().points(game::Seat::new(0)), 3);
//! ```
//!
//! - `fields`: the known fields inside the rim. A tile is its terrain, then its number, or `sea harbor` with a good.
//!   The rim, the outer sea and the mountain in the middle are always there.
//! - `seats`: one for each player. `goods` and `fate` are the hand. `ships` may stand on `outer`; such of them as are
//!   outlaws are named once more in `outer_outlaws`, by their plaintiffs. `white`, `red` and `black` are markers held.
//!   `first_move` is `to-come`, `done` (if left out), or a field of the side where the player started (LN-42).
//! - `outlaws`: fields with an outlaw, and the players whose red markers it has.
//! - `discard`: fate cards played; `fallow`: whether that card was played in this turn; `opening`: who certainly still
//!   holds the card of the set-up.
//! - `phase`: `start`, `roll` (if left out), `move`, `trade`, `build`, `over`, or an object such as `{"harvest": 8}`;
//!   see [`Phase`].
//!
//! All else follows: the stock, the fate deck, tiles, number and harbor markers, and pieces in stock are what is not
//! elsewhere. Whatever can't be on a table is refused with a sentence.

mod phase;
mod read;
mod text;
mod view;

use std::collections::BTreeMap;

use game::position::Version;
use game::{BadPosition, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{FateCards, Goods};
use crate::island::{Corners, Field, Fields};
use crate::phase::Phase;
use crate::setup;
use crate::state::Landnam;
use crate::table::{FirstMove, Table};

pub use text::Tile;
pub(crate) use text::{bundle, counts, goods, markers, marks, seats};
pub use view::{HandPosition, SeatViewPosition, ViewPosition};

/// A state, written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a position, an object such as {\"players\": 3}")]
pub struct Position {
    /// The version of this form.
    #[serde(default)]
    pub version: Version,
    /// How many play; if left out, as many as there are seats.
    #[serde(default)]
    pub players: Option<usize>,
    /// Whose turn it is.
    #[serde(default = "game::position::first_seat")]
    pub active: Seat,
    /// Where the turn stands.
    #[serde(default = "text::roll")]
    pub phase: Phase,
    /// The known fields inside the rim.
    #[serde(default)]
    pub fields: BTreeMap<Field, Tile>,
    /// What each player has; if left out altogether, nobody has anything.
    #[serde(default)]
    pub seats: Vec<SeatPosition>,
    /// The outlaws on the board, with the players whose red markers they have.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub outlaws: BTreeMap<Field, Vec<Seat>>,
    /// Fate cards that were played or swapped.
    #[serde(default, with = "counts", skip_serializing_if = "text::no_cards")]
    pub discard: FateCards,
    /// Whether a *fallow* was played in this turn.
    #[serde(default, skip_serializing_if = "text::is_false")]
    pub fallow: bool,
    /// Who certainly still holds the *exploration* card of the set-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<Seat>,
}

/// What one player has, written down.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a seat, an object such as {\"ships\": [\"outer\"]}")]
pub struct SeatPosition {
    /// Goods in hand.
    #[serde(with = "goods", skip_serializing_if = "text::no_goods")]
    pub goods: Goods,
    /// Fate cards in hand.
    #[serde(with = "counts", skip_serializing_if = "text::no_cards")]
    pub fate: FateCards,
    /// Corners with a farm.
    #[serde(skip_serializing_if = "text::no_corners")]
    pub farms: Corners,
    /// Corners with a village.
    #[serde(skip_serializing_if = "text::no_corners")]
    pub villages: Corners,
    /// Fields with a settler.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub settlers: Vec<Field>,
    /// Fields with a ship; `outer` as often as there are ships.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<Field>,
    /// The plaintiffs of each ship on the outer sea that is an outlaw.
    #[serde(alias = "outer-outlaws", skip_serializing_if = "Vec::is_empty")]
    pub outer_outlaws: Vec<Vec<Seat>>,
    /// White markers.
    #[serde(skip_serializing_if = "text::is_zero")]
    pub white: u8,
    /// Red markers held.
    #[serde(skip_serializing_if = "text::is_zero")]
    pub red: u8,
    /// Black markers.
    #[serde(skip_serializing_if = "text::is_zero")]
    pub black: u8,
    /// Where the player stands with the first step.
    #[serde(
        alias = "first-move",
        with = "text::first_move",
        default = "text::done",
        skip_serializing_if = "text::is_done"
    )]
    pub first_move: FirstMove,
}

impl SeatPosition {
    /// A player with nothing at all; as in any position, the first movement phase is over.
    fn nothing() -> SeatPosition {
        SeatPosition { first_move: FirstMove::Done, ..SeatPosition::default() }
    }
}

impl From<Landnam> for Position {
    fn from(state: Landnam) -> Position {
        let table = &state.table;
        Position {
            version: Version,
            players: Some(table.players()),
            active: table.active,
            phase: table.phase,
            fields: fields_of(table),
            seats: table
                .seats()
                .map(|seat| SeatPosition {
                    goods: state.hands[seat].goods,
                    fate: state.hands[seat].fate,
                    ..open_of(table, seat)
                })
                .collect(),
            outlaws: outlaws_of(table),
            discard: table.discard,
            fallow: table.fallow,
            opening: table.opening.into_iter().collect(),
        }
    }
}

/// The tiles inside the rim.
pub(crate) fn fields_of(table: &Table) -> BTreeMap<Field, Tile> {
    let mut inner = Fields::INNER & table.known;
    inner.remove(Field::CENTER);
    let tile = |field: Field| {
        let terrain = table.terrain(field)?;
        Some((field, Tile { terrain, number: table.number(field), harbor: table.harbor(field) }))
    };
    inner.into_iter().filter_map(tile).collect()
}

/// What lies open of one player: all but the hand.
pub(crate) fn open_of(table: &Table, seat: Seat) -> SeatPosition {
    let outer = table.outer(seat);
    let outlaws = outer.iter().filter(|marks| !marks.is_empty());
    let ships = (table.units[seat] & table.ships).into_iter();
    SeatPosition {
        goods: Goods::NONE,
        fate: FateCards::default(),
        farms: table.farms[seat],
        villages: table.villages[seat],
        settlers: (table.units[seat] - table.ships).into_iter().collect(),
        ships: ships.chain(outer.iter().map(|_| Field::OUTER)).collect(),
        outer_outlaws: outlaws.map(|marks| marks.into_iter().collect()).collect(),
        white: table.white[seat],
        red: table.red_held[seat],
        black: table.black[seat],
        first_move: table.first_moves[seat],
    }
}

/// The outlaws on the board.
pub(crate) fn outlaws_of(table: &Table) -> BTreeMap<Field, Vec<Seat>> {
    let all = table.red_on_board.0.iter().fold(Fields::EMPTY, |all, &red| all | red);
    all.into_iter().map(|field| (field, table.marks(field).into_iter().collect())).collect()
}

impl TryFrom<Position> for Landnam {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Landnam, BadPosition> {
        let mut position = position;
        let players = read::players(&position)?;
        position.seats.resize(players.get(), SeatPosition::nothing());
        let mut state = setup::empty(players);
        state.table.active = position.active;
        state.table.phase = position.phase;
        state.table.fallow = position.fallow;
        read::lay_fields(&mut state.table, &position.fields)?;
        for (index, seat) in position.seats.iter().enumerate() {
            read::put_seat(&mut state, Seat::new(index), seat)?;
        }
        read::put_outlaws(&mut state.table, &position.outlaws)?;
        read::buildings(&state.table)?;
        read::take_fate_cards(&mut state, &position)?;
        phase::check(&mut state)?;
        Ok(state)
    }
}

impl Serialize for Landnam {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Landnam {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Landnam, D::Error> {
        Landnam::try_from(game::named::read::<Position, D>(deserializer)?).map_err(game::position::refused)
    }
}

/// `all` without `some`, if there are that many of each kind.
pub(crate) fn without(all: FateCards, some: &FateCards) -> Option<FateCards> {
    all.covers(*some).then(|| {
        let mut left = all;
        left.remove(*some);
        left
    })
}
