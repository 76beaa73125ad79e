//! The JSON of a view.

use std::collections::BTreeMap;

use game::{Seat, View as _, Viewer};
use serde::Serialize;

use crate::components::{FateCards, Goods};
use crate::island::Field;
use crate::phase::Phase;
use crate::position::{SeatPosition, Tile, counts, fields_of, goods, open_of, outlaws_of};
use crate::view::LandnamView;

/// A view, written down.
#[derive(Debug, Serialize)]
pub struct ViewPosition {
    /// Whose view it is.
    pub viewer: Viewer,
    /// How many play.
    pub players: usize,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn stands.
    pub phase: Phase,
    /// The known fields inside the rim.
    pub fields: BTreeMap<Field, Tile>,
    /// What lies open of each player.
    pub seats: Vec<SeatViewPosition>,
    /// The outlaws on the board, with the players whose red markers they have.
    pub outlaws: BTreeMap<Field, Vec<Seat>>,
    /// Goods that nobody has.
    #[serde(with = "goods")]
    pub stock: Goods,
    /// How many fate cards the deck has.
    pub deck_size: u8,
    /// Fate cards that were played or swapped.
    #[serde(with = "counts")]
    pub discard: FateCards,
    /// Whether a *fallow* was played in this turn.
    pub fallow: bool,
    /// Who certainly still holds the *exploration* card of the set-up.
    pub opening: Vec<Seat>,
    /// The viewer's own hand.
    pub hand: Option<HandPosition>,
}

/// What a view shows of one player.
#[derive(Debug, Serialize)]
pub struct SeatViewPosition {
    /// How many goods are in hand.
    pub goods_held: u8,
    /// How many fate cards are in hand.
    pub fate_held: u8,
    /// What lies open.
    #[serde(flatten)]
    pub open: SeatPosition,
}

/// A hand that the viewer knows.
#[derive(Debug, Serialize)]
pub struct HandPosition {
    /// Its goods.
    #[serde(with = "goods")]
    pub goods: Goods,
    /// Its fate cards.
    #[serde(with = "counts")]
    pub fate: FateCards,
}

impl From<&LandnamView> for ViewPosition {
    fn from(view: &LandnamView) -> ViewPosition {
        let table = view.table();
        let seat = |seat: Seat| SeatViewPosition {
            goods_held: table.goods_held[seat],
            fate_held: table.fate_held[seat],
            open: open_of(table, seat),
        };
        ViewPosition {
            viewer: view.viewer(),
            players: table.players(),
            active: table.active,
            phase: table.phase,
            fields: fields_of(table),
            seats: table.seats().map(seat).collect(),
            outlaws: outlaws_of(table),
            stock: table.stock,
            deck_size: table.deck_size,
            discard: table.discard,
            fallow: table.fallow,
            opening: table.opening.into_iter().collect(),
            hand: view.hand().map(|hand| HandPosition { goods: hand.goods, fate: hand.fate }),
        }
    }
}

impl Serialize for LandnamView {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewPosition::from(self).serialize(serializer)
    }
}
