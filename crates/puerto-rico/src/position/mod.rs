//! Positions as JSON that people can read and write.
//!
//! Only `players` is needed, an object for each seat. What is left out is what one would expect: boards are empty, `P1`
//! is governor, nobody has picked a role, and somebody is to pick one; as many colonists as players are on the colonist
//! ship. The supplies (`barrels`, `stacks`, `quarries`, `colonists`, `vp_pool`) are what the box holds less what lies
//! on the table; they are best left out, and refused if they are given and don't fit.
//!
//! ```
//! use game::Game;
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
//! let captain = "P1".parse()?;
//! state.play(captain, "pick captain".parse()?)?;
//! state.play(captain, "load sugar 6".parse()?)?;
//! assert_eq!(state.vp.0[0], 11);
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
use crate::components::{ByGood, ByTile, Cargo, Declining, Good, MAX_PLAYERS, Role, Tile};
use crate::phase::{HaciendaUse, Loading, Phase, Yield};
use crate::site::{Site, SiteSet};
use crate::state::{PuertoRico, Table};
use crate::view::PuertoRicoView;

type Goods = BTreeMap<Good, u8>;

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatPosition {
    doubloons: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    vp: Option<u16>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    goods: Goods,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    island: BTreeMap<Tile, u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    farmers: BTreeMap<Tile, u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    city: BTreeMap<Building, u8>,
    san_juan: u8,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum PhasePosition {
    Governor,
    Deal,
    #[default]
    Pick,
    Settler {
        seat: Seat,
        #[serde(default)]
        hacienda_used: bool,
    },
    Hacienda {
        seat: Seat,
    },
    Hospice {
        seat: Seat,
        tile: Tile,
    },
    Mayor,
    Unload {
        seat: Seat,
        #[serde(default)]
        declined: Vec<Seat>,
    },
    Colonists {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<Site>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sites: Option<Vec<Site>>,
    },
    Builder {
        seat: Seat,
    },
    University {
        seat: Seat,
        building: Building,
    },
    Produce {
        seat: Seat,
        #[serde(default)]
        craftsman_produced: bool,
    },
    Craftsman,
    Trader {
        seat: Seat,
    },
    Captain {
        seat: Seat,
        #[serde(default)]
        idle: u8,
        #[serde(default)]
        wharves: Vec<Seat>,
        #[serde(default = "not_yet_loaded")]
        privilege: bool,
    },
    Storing {
        seat: Seat,
        #[serde(default)]
        kept: Goods,
    },
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
pub(crate) struct Position {
    #[serde(default)]
    version: Version,
    #[serde(default = "usual", skip_serializing_if = "is_usual")]
    declining: Declining,
    players: Vec<SeatPosition>,
    #[serde(default = "game::position::first_seat")]
    governor: Seat,
    #[serde(default)]
    picked: Vec<Role>,
    #[serde(default)]
    role_doubloons: BTreeMap<Role, u16>,
    #[serde(default)]
    phase: PhasePosition,
    #[serde(default)]
    row: Goods,
    #[serde(default)]
    discard: Goods,
    stacks: Option<Goods>,
    quarries: Option<u8>,
    #[serde(default)]
    house: Goods,
    #[serde(default)]
    ships: Vec<Goods>,
    barrels: Option<Goods>,
    colonist_ship: Option<u8>,
    colonists: Option<u8>,
    vp_pool: Option<u16>,
    #[serde(default)]
    ending: bool,
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
pub(crate) struct ViewPosition {
    viewer: Viewer,
    #[serde(flatten)]
    position: Position,
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

fn written(table: &Table, vp: BySeat<Option<u16>, MAX_PLAYERS>) -> Position {
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
        ships: table.ships.iter().map(cargo).collect(),
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
