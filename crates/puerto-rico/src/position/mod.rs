//! Positions as JSON that people can read and write.
//!
//! Only `players` is needed, an object for each seat. What is left out is what one would expect: boards are empty, `P1`
//! is governor, nobody has picked a role, and somebody is to pick one; as many colonists as players are on the colonist
//! ship. The supplies (`barrels`, `stacks`, `quarries`, `colonists`, `vp_pool`) are what the box holds less what lies
//! on the table; they are best left out, and refused if they are given and don't fit.
//!
//! ```
//! use game::{Game, Seat};
//! use puerto_rico::{Action, PuertoRico};
//!
//! let json = r#"{
//!     "players": [
//!         {"doubloons": 3, "vp": 4, "goods": {"corn": 2, "sugar": 6}, "san_juan": 1},
//!         {"island": {"quarry": 3, "corn": 1}, "farmers": {"quarry": 3}},
//!         {"city": {"hacienda": 1, "indigo-plant": 2, "wharf": 0}}
//!     ],
//!     "governor": "P2",
//!     "picked": ["trader", "mayor"],
//!     "role_doubloons": {"captain": 2},
//!     "row": {"coffee": 1, "corn": 3},
//!     "house": {"tobacco": 1},
//!     "ships": [{}, {"corn": 3}, {}]
//! }"#;
//! let mut state: PuertoRico = serde_json::from_str(json)?;
//! let captain: Seat = "P1".parse()?;
//! state.play(captain.into(), "pick captain".parse()?)?;
//! state.play(captain.into(), "load sugar 6".parse()?)?;
//! assert_eq!(state.vp[captain], 11);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A player has `doubloons`, `vp` (chips and written points), `goods`, `island` (tiles by kind), `farmers` (how many
//! tiles of each kind have a colonist), `city` (each building with its colonists) and `san_juan`. `ships` go from the
//! smallest to the largest. `ending` says that the supply of colonists has run short; the other ends are seen from the
//! table.
//!
//! `declining` is `"usual"` (if left out) or `"asked"` (PR-13). With `"asked"` there are two phases more: `{"unload":
//! {"declined": ["P2"]}}` (who takes no more colonists from the ship) and `{"produce": {"craftsman_produced": true}}`
//! (`false` if left out).
//!
//! `phase` is one of these; the role is the last of `picked`, or the governor's if nothing is said: `"governor"`,
//! `"deal"`, `"pick"` (if left out), `"mayor"`, `"craftsman"`, `"over"`, and, each with the `seat` that is asked,
//! `{"settler": {"hacienda_used": true}}`, `{"hacienda": {}}`, `{"hospice": {"tile": "corn"}}`,
//! `{"colonists": {"next": "indigo"}}` (the sites from there on are to come; the colonists in hand are in San Juan) or
//! `{"colonists": {"sites": ["indigo", "office"]}}` (these are), `{"builder": {}}`,
//! `{"university": {"building": "office"}}`, `{"trader": {}}`,
//! `{"captain": {"idle": 1, "wharves": ["P2"], "privilege": false}}` (turns since the last loading, wharves used,
//! whether the captain's bonus is still to come), `{"storing": {"kept": {"corn": 1}}}`. Left out, `hacienda_used`,
//! `idle`, `wharves`, `privilege` and `kept` are as at the beginning.

mod read;

use std::collections::BTreeMap;

pub use game::BadPosition;
use game::position::Version;
use game::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::components::{ByGood, ByTile, Cargo, Declining, Good, Role, SEATS, Tile};
use crate::phase::{HaciendaUse, Loading, Phase, Yield};
use crate::site::{Site, SiteSet};
use crate::state::{PuertoRico, Table};
use crate::view::PuertoRicoView;

type Goods = BTreeMap<Good, u8>;

/// A player's side of a position.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// Money.
    pub doubloons: u16,
    /// Victory points, chips and written ones; nothing in the view of somebody who can't know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<u16>,
    /// Barrels on the wind rose.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub goods: Goods,
    /// Tiles.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub island: BTreeMap<Tile, u8>,
    /// Tiles that have a colonist.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub farmers: BTreeMap<Tile, u8>,
    /// Buildings with their colonists.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub city: BTreeMap<Building, u8>,
    /// Colonists in San Juan.
    pub san_juan: u8,
}

/// What is being done, as [`Phase`] says.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum PhasePosition {
    /// The first governor is to be drawn.
    Governor,
    /// Plantations are turned up.
    Deal,
    /// A role is to be picked.
    #[default]
    Pick,
    /// Somebody takes a tile.
    Settler {
        /// Who.
        seat: Seat,
        /// Whether the hacienda has brought its tile, or can't.
        #[serde(default)]
        hacienda_used: bool,
    },
    /// The hacienda's tile is to be drawn.
    Hacienda {
        /// For whom.
        seat: Seat,
    },
    /// A hospice may man a new tile.
    Hospice {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// The mayor may take the privilege's colonist.
    Mayor,
    /// Somebody is asked about a colonist from the ship.
    Unload {
        /// Who.
        seat: Seat,
        /// Who takes no more of them.
        #[serde(default)]
        declined: Vec<Seat>,
    },
    /// Somebody places colonists.
    Colonists {
        /// Who.
        seat: Seat,
        /// The sites from there on are to come.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<Site>,
        /// These are, where they are not all from some site on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sites: Option<Vec<Site>>,
    },
    /// Somebody builds.
    Builder {
        /// Who.
        seat: Seat,
    },
    /// A university may man a new building.
    University {
        /// Whose.
        seat: Seat,
        /// The building.
        building: Building,
    },
    /// Somebody is asked whether to produce.
    Produce {
        /// Who.
        seat: Seat,
        /// Whether the craftsman has produced anything.
        #[serde(default)]
        craftsman_produced: bool,
    },
    /// The craftsman takes the privilege's barrel.
    Craftsman,
    /// Somebody sells.
    Trader {
        /// Who.
        seat: Seat,
    },
    /// Somebody loads.
    Captain {
        /// Who.
        seat: Seat,
        /// Turns since the last loading.
        #[serde(default)]
        idle: u8,
        /// Whose wharves were used.
        #[serde(default)]
        wharves: Vec<Seat>,
        /// Whether the captain's bonus is still to come.
        #[serde(default = "not_yet_loaded")]
        privilege: bool,
    },
    /// Somebody stores goods.
    Storing {
        /// Who.
        seat: Seat,
        /// What is kept so far.
        #[serde(default)]
        kept: Goods,
    },
    /// The game is over.
    Over,
}

impl PhasePosition {
    /// The role that the phase belongs to.
    fn role(&self) -> Option<Role> {
        match self {
            PhasePosition::Settler { .. }
            | PhasePosition::Hacienda { .. }
            | PhasePosition::Hospice { .. } => Some(Role::Settler),
            PhasePosition::Mayor | PhasePosition::Unload { .. } | PhasePosition::Colonists { .. } => {
                Some(Role::Mayor)
            }
            PhasePosition::Builder { .. } | PhasePosition::University { .. } => Some(Role::Builder),
            PhasePosition::Produce { .. } | PhasePosition::Craftsman => Some(Role::Craftsman),
            PhasePosition::Trader { .. } => Some(Role::Trader),
            PhasePosition::Captain { .. } | PhasePosition::Storing { .. } => Some(Role::Captain),
            PhasePosition::Governor | PhasePosition::Deal | PhasePosition::Pick | PhasePosition::Over => None,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            PhasePosition::Settler { seat, .. }
            | PhasePosition::Hacienda { seat }
            | PhasePosition::Hospice { seat, .. }
            | PhasePosition::Unload { seat, .. }
            | PhasePosition::Colonists { seat, .. }
            | PhasePosition::Produce { seat, .. }
            | PhasePosition::Builder { seat }
            | PhasePosition::University { seat, .. }
            | PhasePosition::Trader { seat }
            | PhasePosition::Captain { seat, .. }
            | PhasePosition::Storing { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// The JSON form of a [`PuertoRico`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of this form.
    #[serde(default)]
    pub version: Version,
    /// Whether players are asked before what hardly anybody declines (PR-13).
    #[serde(default = "usual", skip_serializing_if = "is_usual")]
    pub declining: Declining,
    /// The players, P1 first.
    pub players: Vec<SeatPosition>,
    /// Who has the governor's card.
    #[serde(default = "game::position::first_seat")]
    pub governor: Seat,
    /// The roles picked in this round, in order.
    #[serde(default)]
    pub picked: Vec<Role>,
    /// Doubloons on the role cards.
    #[serde(default)]
    pub role_doubloons: BTreeMap<Role, u16>,
    /// What is being done.
    #[serde(default)]
    pub phase: PhasePosition,
    /// Plantations that lie face up.
    #[serde(default)]
    pub row: Goods,
    /// Plantations in the open discard.
    #[serde(default)]
    pub discard: Goods,
    /// Plantations in the face-down stacks.
    pub stacks: Option<Goods>,
    /// Quarries that are left.
    pub quarries: Option<u8>,
    /// Barrels in the trading house.
    #[serde(default)]
    pub house: Goods,
    /// What the cargo ships carry, the smallest first.
    #[serde(default)]
    pub ships: Vec<Goods>,
    /// Barrels in the supply.
    pub barrels: Option<Goods>,
    /// Colonists on the colonist ship.
    pub colonist_ship: Option<u8>,
    /// Colonists in the supply.
    pub colonists: Option<u8>,
    /// Victory points in the pool.
    pub vp_pool: Option<u16>,
    /// Whether the supply of colonists has run short.
    #[serde(default)]
    pub ending: bool,
}

fn usual() -> Declining {
    Declining::Usual
}

fn is_usual(declining: &Declining) -> bool {
    *declining == Declining::Usual
}

/// Who says nothing of the captain's bonus means a phase in which the captain has not loaded yet.
fn not_yet_loaded() -> bool {
    true
}

/// The JSON form of a [`PuertoRicoView`]: a position without the points that the viewer can't know.
#[derive(Debug, Serialize)]
pub struct ViewPosition {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The rest.
    #[serde(flatten)]
    pub position: Position,
}

impl From<PuertoRicoView> for ViewPosition {
    fn from(view: PuertoRicoView) -> ViewPosition {
        ViewPosition { viewer: view.viewer, position: written(&view.table, view.vp) }
    }
}

impl From<PuertoRico> for Position {
    fn from(state: PuertoRico) -> Position {
        written(&state.table, BySeat(state.vp.0.map(Some)))
    }
}

fn goods_map(goods: &ByGood<u8>) -> Goods {
    goods.present().collect()
}

fn tile_map(tiles: &ByTile<u8>) -> BTreeMap<Tile, u8> {
    tiles.present().collect()
}

fn written(table: &Table, vp: BySeat<Option<u16>, SEATS>) -> Position {
    let players = table.seated().iter().zip(vp.0).map(|(board, vp)| SeatPosition {
        doubloons: board.doubloons,
        vp,
        goods: goods_map(&board.goods),
        island: tile_map(&board.tiles),
        farmers: tile_map(&board.farmers),
        city: board.buildings.into_iter().map(|building| (building, board.staff(building))).collect(),
        san_juan: board.san_juan,
    });
    let picked = table.governor.clockwise(table.players()).map_while(|seat| table.roles[seat]);
    let doubloons = Role::ALL.into_iter().zip(table.role_doubloons.0).filter(|&(_, count)| count > 0);
    let cargo = |ship: &Cargo| ship.good.map(|good| (good, ship.barrels)).into_iter().collect();
    Position {
        version: Version,
        declining: table.declining,
        players: players.collect(),
        governor: table.governor,
        picked: picked.collect(),
        role_doubloons: doubloons.collect(),
        phase: written_phase(table),
        row: goods_map(&table.row),
        discard: goods_map(&table.discard),
        stacks: Some(goods_map(&table.stacks)),
        quarries: Some(table.quarries),
        house: goods_map(&table.house),
        ships: table.ships.0.iter().map(cargo).collect(),
        barrels: Some(goods_map(&table.barrels)),
        colonist_ship: Some(table.colonist_ship),
        colonists: Some(table.colonists),
        vp_pool: Some(table.vp_pool()),
        ending: table.ending,
    }
}

fn written_phase(table: &Table) -> PhasePosition {
    match table.phase {
        Phase::Governor => PhasePosition::Governor,
        Phase::Deal => PhasePosition::Deal,
        Phase::Pick => PhasePosition::Pick,
        Phase::Settler { seat, hacienda } => {
            PhasePosition::Settler { seat, hacienda_used: hacienda == HaciendaUse::Done }
        }
        Phase::Hacienda { seat } => PhasePosition::Hacienda { seat },
        Phase::Hospice { seat, tile } => PhasePosition::Hospice { seat, tile },
        Phase::Mayor => PhasePosition::Mayor,
        Phase::Colonists { seat, sites, .. } => {
            let next = sites.first();
            let in_order = next.map(|next| SiteSet::of(table.board(seat)).starting_at(next));
            if in_order == Some(sites) {
                PhasePosition::Colonists { seat, next, sites: None }
            } else {
                PhasePosition::Colonists { seat, next: None, sites: Some(sites.into_iter().collect()) }
            }
        }
        Phase::Unload { seat, declined } => {
            PhasePosition::Unload { seat, declined: declined.into_iter().collect() }
        }
        Phase::Produce { seat, craftsman } => {
            PhasePosition::Produce { seat, craftsman_produced: craftsman == Yield::Barrels }
        }
        Phase::Builder { seat } => PhasePosition::Builder { seat },
        Phase::University { seat, building } => PhasePosition::University { seat, building },
        Phase::Craftsman => PhasePosition::Craftsman,
        Phase::Trader { seat } => PhasePosition::Trader { seat },
        Phase::Captain(Loading { seat, idle, wharves, privilege }) => {
            PhasePosition::Captain { seat, idle, wharves: wharves.into_iter().collect(), privilege }
        }
        Phase::Storing { seat, kept } => {
            let kept = table.board(seat).goods.present().map(|(good, owned)| (good, kept.of(good, owned)));
            PhasePosition::Storing { seat, kept: kept.filter(|&(_, count)| count > 0).collect() }
        }
        Phase::Over => PhasePosition::Over,
    }
}
