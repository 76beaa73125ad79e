//! Positions as JSON that people can read and write.
//!
//! Only `players` is needed, an object for each seat. What is left out is what one would expect: boards are empty, `P1`
//! is governor, nobody has picked a role, and somebody is to pick one; as many colonists as players are on the colonist
//! ship. The supplies (`barrels`, `stacks`, `quarries`, `colonists`, `vp_pool`) are what the box holds less what lies on
//! the table; they are best left out, and refused if they are given and don't fit.
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
//! assert_eq!(state.vp[0], 11);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A player has `doubloons`, `vp` (chips and written points), `goods`, `island` (tiles by kind), `farmers` (how many
//! tiles of each kind have a colonist), `city` (each building with its colonists) and `san_juan`. `ships` go from the
//! smallest to the largest. `ending` says that the supply of colonists has run short; the other ends are seen from the
//! table.
//!
//! `phase` is one of these; the role is the last of `picked`, or the governor's if nothing is said:
//! `"governor"`, `"deal"`, `"pick"` (if left out), `"mayor"`, `"craftsman"`, `"over"`, and, each with the `seat` that
//! is asked, `{"settler": {"hacienda_used": true}}`, `{"hacienda": {}}`, `{"hospice": {"tile": "corn"}}`,
//! `{"colonists": {"next": "indigo"}}` (the site asked about; the colonists in hand are in San Juan), `{"builder": {}}`,
//! `{"university": {"building": "office"}}`, `{"trader": {}}`, `{"captain": {"idle": 1, "wharves": ["P2"], "privilege":
//! true}}` (turns since the last loading, wharves used, whether the captain's bonus is still to come), `{"storing":
//! {"kept": {"corn": 1}}}`.

use std::collections::BTreeMap;
use std::fmt;

use game::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::components::{
    BARRELS, ByGood, ByTile, CITY_SPACES, Cargo, Good, HOUSE_PLACES, ISLAND_SPACES, MAX_PLAYERS, MIN_PLAYERS,
    PLANTATIONS, QUARRIES, Role, SHIPS, Tile,
};
use crate::phase::{HaciendaUse, Kept, Loading, Phase};
use crate::setup::{self, PuertoRicoOptions};
use crate::site::{Site, SiteSet};
use crate::state::{Board, PuertoRico, Table};
use crate::view::PuertoRicoView;

/// A position that can't be on a table, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadPosition(String);

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadPosition {}

/// `Ok` if `condition` holds, else the position is refused.
fn ensure(condition: bool, reason: impl Into<String>) -> Result<(), BadPosition> {
    if condition { Ok(()) } else { Err(BadPosition(reason.into())) }
}

type Goods = BTreeMap<Good, u8>;

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct BoardJson {
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
enum PhaseJson {
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
    Colonists {
        seat: Seat,
        next: Site,
    },
    Builder {
        seat: Seat,
    },
    University {
        seat: Seat,
        building: Building,
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
        #[serde(default)]
        privilege: bool,
    },
    Storing {
        seat: Seat,
        #[serde(default)]
        kept: Goods,
    },
    Over,
}

impl PhaseJson {
    /// The role that the phase belongs to.
    fn role(&self) -> Option<Role> {
        match self {
            PhaseJson::Settler { .. } | PhaseJson::Hacienda { .. } | PhaseJson::Hospice { .. } => {
                Some(Role::Settler)
            }
            PhaseJson::Mayor | PhaseJson::Colonists { .. } => Some(Role::Mayor),
            PhaseJson::Builder { .. } | PhaseJson::University { .. } => Some(Role::Builder),
            PhaseJson::Craftsman => Some(Role::Craftsman),
            PhaseJson::Trader { .. } => Some(Role::Trader),
            PhaseJson::Captain { .. } | PhaseJson::Storing { .. } => Some(Role::Captain),
            PhaseJson::Governor | PhaseJson::Deal | PhaseJson::Pick | PhaseJson::Over => None,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            PhaseJson::Settler { seat, .. }
            | PhaseJson::Hacienda { seat }
            | PhaseJson::Hospice { seat, .. }
            | PhaseJson::Colonists { seat, .. }
            | PhaseJson::Builder { seat }
            | PhaseJson::University { seat, .. }
            | PhaseJson::Trader { seat }
            | PhaseJson::Captain { seat, .. }
            | PhaseJson::Storing { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// The JSON form of a [`PuertoRico`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    players: Vec<BoardJson>,
    #[serde(default = "first_seat")]
    governor: Seat,
    #[serde(default)]
    picked: Vec<Role>,
    #[serde(default)]
    role_doubloons: BTreeMap<Role, u16>,
    #[serde(default)]
    phase: PhaseJson,
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

fn first_seat() -> Seat {
    Seat::new(0)
}

/// The JSON form of a [`PuertoRicoView`]: a position without the points that the viewer can't know.
#[derive(Debug, Serialize)]
pub(crate) struct ViewJson {
    viewer: Viewer,
    #[serde(flatten)]
    position: Position,
}

impl From<PuertoRicoView> for ViewJson {
    fn from(view: PuertoRicoView) -> ViewJson {
        ViewJson { viewer: view.viewer, position: written(&view.table, view.vp) }
    }
}

impl From<PuertoRico> for Position {
    fn from(state: PuertoRico) -> Position {
        written(&state.table, state.vp.map(Some))
    }
}

fn goods_map(goods: &ByGood<u8>) -> Goods {
    goods.present().collect()
}

fn tile_map(tiles: &ByTile<u8>) -> BTreeMap<Tile, u8> {
    Tile::ALL.iter().copied().zip(tiles.0).filter(|&(_, count)| count > 0).collect()
}

fn written(table: &Table, vp: [Option<u16>; MAX_PLAYERS]) -> Position {
    let players = table.seated().iter().zip(vp).map(|(board, vp)| BoardJson {
        doubloons: board.doubloons,
        vp,
        goods: goods_map(&board.goods),
        island: tile_map(&board.tiles),
        farmers: tile_map(&board.farmers),
        city: board.buildings.into_iter().map(|building| (building, board.staff(building))).collect(),
        san_juan: board.san_juan,
    });
    let picked = table.governor.clockwise(table.players()).map_while(|seat| table.roles[seat.index()]);
    let doubloons = Role::ALL.iter().copied().zip(table.role_doubloons).filter(|&(_, count)| count > 0);
    let cargo = |ship: &Cargo| ship.good.map(|good| (good, ship.barrels)).into_iter().collect();
    Position {
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

fn written_phase(table: &Table) -> PhaseJson {
    match table.phase {
        Phase::Governor => PhaseJson::Governor,
        Phase::Deal => PhaseJson::Deal,
        Phase::Pick => PhaseJson::Pick,
        Phase::Settler { seat, hacienda } => {
            PhaseJson::Settler { seat, hacienda_used: hacienda == HaciendaUse::Done }
        }
        Phase::Hacienda { seat } => PhaseJson::Hacienda { seat },
        Phase::Hospice { seat, tile } => PhaseJson::Hospice { seat, tile },
        Phase::Mayor => PhaseJson::Mayor,
        Phase::Colonists { seat, sites, .. } => {
            let next = sites.first().unwrap_or(Site::Tile(Tile::Corn));
            PhaseJson::Colonists { seat, next }
        }
        Phase::Builder { seat } => PhaseJson::Builder { seat },
        Phase::University { seat, building } => PhaseJson::University { seat, building },
        Phase::Craftsman => PhaseJson::Craftsman,
        Phase::Trader { seat } => PhaseJson::Trader { seat },
        Phase::Captain(Loading { seat, idle, wharves, privilege }) => {
            PhaseJson::Captain { seat, idle, wharves: wharves.into_iter().collect(), privilege }
        }
        Phase::Storing { seat, kept } => {
            let kept = table.board(seat).goods.present().map(|(good, owned)| (good, kept.of(good, owned)));
            PhaseJson::Storing { seat, kept: kept.filter(|&(_, count)| count > 0).collect() }
        }
        Phase::Over => PhaseJson::Over,
    }
}

impl TryFrom<Position> for PuertoRico {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<PuertoRico, BadPosition> {
        let players = position.players.len();
        ensure((MIN_PLAYERS..=MAX_PLAYERS).contains(&players), "Puerto Rico is for 3 to 5 players")?;
        let options = PuertoRicoOptions { players };
        let first = setup::first_state(options);
        let mut state = PuertoRico { table: Table { phase: Phase::Pick, ..first.table }, ..first };
        for (index, json) in position.players.iter().enumerate() {
            state.table.boards[index] = board(json)
                .map_err(|BadPosition(reason)| BadPosition(format!("P{}: {reason}", index + 1)))?;
        }
        read_vp(&position, &mut state)?;
        let table = &mut state.table;
        read_rounds(&position, table)?;
        read_tiles(&position, table)?;
        read_barrels(&position, table)?;
        read_colonists(&position, table)?;
        read_buildings(table)?;
        // PR-70: two of the three ends are seen from the table.
        let is_full = |board: &Board| board.free_city() == 0;
        table.ending = position.ending || table.vp_pool() == 0 || table.seated().iter().any(is_full);
        read_phase(&position.phase, table)?;
        if table.phase == Phase::Governor {
            ensure(state == first, "before the first governor is known the table is that of the set-up")?;
        }
        Ok(state)
    }
}

fn board(json: &BoardJson) -> Result<Board, BadPosition> {
    let mut board = Board::default();
    board.doubloons = json.doubloons;
    board.goods = goods(&json.goods);
    board.san_juan = json.san_juan;
    let tiles: u32 = json.island.values().map(|&count| u32::from(count)).sum();
    ensure(tiles <= ISLAND_SPACES.into(), "an island has 12 spaces")?;
    json.island.iter().for_each(|(&tile, &count)| board.tiles[tile] = count);
    for (&tile, &count) in &json.farmers {
        ensure(count <= board.tiles[tile], format!("there are more farmers than tiles of {tile}"))?;
        board.farmers[tile] = count;
    }
    board.buildings = json.city.keys().copied().collect();
    ensure(board.buildings.spaces() <= CITY_SPACES, "a city has 12 spaces")?;
    for (&building, &count) in &json.city {
        let circles = building.printed().circles;
        ensure(count <= circles, format!("{building} has circles for {circles}"))?;
        board.put_staff(building, count);
    }
    Ok(board)
}

fn goods(map: &Goods) -> ByGood<u8> {
    let mut goods = ByGood::default();
    map.iter().for_each(|(&good, &count)| goods[good] = count);
    goods
}

/// What the box holds less what lies elsewhere; refused if that is too much, or if `given` says something else.
fn supply(
    what: impl fmt::Display,
    all: u8,
    elsewhere: impl IntoIterator<Item = u8>,
    given: Option<u8>,
) -> Result<u8, BadPosition> {
    let used: u32 = elsewhere.into_iter().map(u32::from).sum();
    let Some(left) = u32::from(all).checked_sub(used) else {
        return Err(BadPosition(format!("{what}: {used} lie on the table, but there are {all}")));
    };
    let fits = given.is_none_or(|given| u32::from(given) == left);
    ensure(fits, format!("{what}: the supply has to be {left}; it may be left out"))?;
    Ok(left as u8)
}

fn read_vp(position: &Position, state: &mut PuertoRico) -> Result<(), BadPosition> {
    let all = position.players.iter().map(|board| u32::from(board.vp.unwrap_or(0)));
    let taken: u32 = all.sum();
    ensure(taken < 1000, "nobody has ever seen 1000 victory points in a game")?;
    for (vp, board) in state.vp.iter_mut().zip(&position.players) {
        *vp = board.vp.unwrap_or(0);
    }
    state.table.vp_taken = taken as u16;
    let pool = state.table.vp_pool();
    let fits = position.vp_pool.is_none_or(|given| given == pool);
    ensure(fits, format!("the pool has to hold {pool} victory points; it may be left out"))
}

fn read_rounds(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    let players = table.players();
    ensure(position.governor.index() < players, "nobody sits where the governor sits")?;
    table.governor = position.governor;
    let roles = Role::of_table(players);
    for (&role, &doubloons) in &position.role_doubloons {
        ensure(roles.contains(&role), format!("this table has no {role}"))?;
        table.role_doubloons[role.index()] = doubloons;
    }
    // Who says nothing about picked roles means that the governor has just picked the one that is being carried out.
    let implied: Vec<Role> = position.phase.role().into_iter().collect();
    let picked = if position.picked.is_empty() { &implied } else { &position.picked };
    ensure(picked.len() <= players, "each player picks one role a round")?;
    for (&role, seat) in picked.iter().zip(position.governor.clockwise(players)) {
        ensure(roles.contains(&role), format!("this table has no {role}"))?;
        ensure(!table.picked.contains(role), format!("{role} was picked twice"))?;
        table.picked.insert(role);
        table.roles[seat.index()] = Some(role);
    }
    let last = picked.last().copied();
    let fits = match &position.phase {
        PhaseJson::Governor => picked.is_empty(),
        PhaseJson::Deal => last.is_none_or(|role| role == Role::Settler),
        PhaseJson::Pick => picked.len() < players,
        PhaseJson::Over => true,
        phase => last == phase.role(),
    };
    ensure(fits, "the phase has to be that of the role picked last")
}

fn read_tiles(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    table.row = goods(&position.row);
    table.discard = goods(&position.discard);
    let row: u32 = table.row.0.iter().map(|&count| u32::from(count)).sum();
    let most = setup::row_length(table.players());
    ensure(row <= most.into(), format!("at most {most} plantations lie face up"))?;
    for &good in Good::ALL {
        let islands = table.seated().iter().map(|board| board.tiles[Tile::from(good)]);
        let elsewhere = islands.chain([table.row[good], table.discard[good]]);
        let given = position.stacks.as_ref().map(|stacks| stacks.get(&good).copied().unwrap_or(0));
        let left = supply(format_args!("{good} plantations"), PLANTATIONS[good], elsewhere, given)?;
        table.stacks[good] = left;
    }
    let islands = table.seated().iter().map(|board| board.tiles[Tile::Quarry]);
    table.quarries = supply("quarries", QUARRIES, islands, position.quarries)?;
    Ok(())
}

fn read_barrels(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    ensure(position.ships.len() <= SHIPS, "there are three cargo ships")?;
    for (index, json) in position.ships.iter().enumerate() {
        let cargo: Vec<_> = json.iter().filter(|&(_, &barrels)| barrels > 0).collect();
        ensure(cargo.len() <= 1, "a ship carries one kind only")?;
        let Some(&(&good, &barrels)) = cargo.first() else { continue };
        let is_new = table.ships.iter().all(|ship| ship.good != Some(good));
        ensure(is_new, format!("two ships carry {good}"))?;
        let spaces = table.spaces(index);
        ensure(barrels <= spaces, format!("the ship has {spaces} spaces"))?;
        table.ships[index] = Cargo { good: Some(good), barrels };
    }
    table.house = goods(&position.house);
    let house: u32 = table.house.0.iter().map(|&count| u32::from(count)).sum();
    ensure(house <= HOUSE_PLACES.into(), "the trading house has four places")?;
    for &good in Good::ALL {
        let owned = table.seated().iter().map(|board| board.goods[good]);
        let aboard = table.ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.barrels);
        let elsewhere = owned.chain(aboard).chain([table.house[good]]);
        let given = position.barrels.as_ref().map(|barrels| barrels.get(&good).copied().unwrap_or(0));
        let left = supply(format_args!("barrels of {good}"), BARRELS[good], elsewhere, given)?;
        table.barrels[good] = left;
    }
    Ok(())
}

fn read_colonists(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    let all = setup::colonists(table.players()) + table.players;
    let ship = position.colonist_ship.unwrap_or(table.players);
    // Summed one by one, because a board by itself may claim more than fit into a number.
    let mut elsewhere = vec![ship];
    for board in table.seated() {
        elsewhere.extend([board.farmers.total(), board.staff_total(), board.san_juan]);
    }
    table.colonist_ship = ship;
    table.colonists = supply("colonists", all, elsewhere, position.colonists)?;
    Ok(())
}

fn read_buildings(table: &Table) -> Result<(), BadPosition> {
    for &building in Building::ALL {
        let owners = table.seated().iter().filter(|board| board.buildings.contains(building)).count();
        let copies = usize::from(building.printed().copies);
        ensure(owners <= copies, format!("{building}: {owners} are built, but there are {copies}"))?;
    }
    Ok(())
}

fn read_phase(json: &PhaseJson, table: &mut Table) -> Result<(), BadPosition> {
    let is_seated = json.seat().is_none_or(|seat| seat.index() < table.players());
    ensure(is_seated, "nobody sits where somebody is asked")?;
    table.phase = match json {
        PhaseJson::Governor => Phase::Governor,
        PhaseJson::Deal => Phase::Deal,
        PhaseJson::Pick => Phase::Pick,
        &PhaseJson::Settler { seat, hacienda_used } => {
            let hacienda = if hacienda_used { HaciendaUse::Done } else { HaciendaUse::Open };
            Phase::Settler { seat, hacienda }
        }
        &PhaseJson::Hacienda { seat } => Phase::Hacienda { seat },
        &PhaseJson::Hospice { seat, tile } => Phase::Hospice { seat, tile },
        PhaseJson::Mayor => Phase::Mayor,
        &PhaseJson::Colonists { seat, next } => {
            let board = table.board(seat);
            let sites = SiteSet::new(&board.tiles, board.buildings).starting_at(next);
            let circles = sites.into_iter().map(|site| board.circles_of(site)).sum();
            ensure(sites.first() == Some(next), format!("there is no {next} to man"))?;
            Phase::Colonists { seat, circles, sites }
        }
        &PhaseJson::Builder { seat } => Phase::Builder { seat },
        &PhaseJson::University { seat, building } => Phase::University { seat, building },
        PhaseJson::Craftsman => Phase::Craftsman,
        &PhaseJson::Trader { seat } => Phase::Trader { seat },
        PhaseJson::Captain { seat, idle, wharves, privilege } => {
            let is_seated = wharves.iter().all(|seat| seat.index() < table.players());
            ensure(is_seated, "nobody sits where a wharf was used")?;
            let wharves: SeatSet = wharves.iter().copied().collect();
            Phase::Captain(Loading { seat: *seat, idle: *idle, wharves, privilege: *privilege })
        }
        PhaseJson::Storing { seat, kept } => {
            let mut chosen = Kept::default();
            for (&good, &count) in kept {
                chosen = table
                    .keep(*seat, chosen, good, count)
                    .map_err(|illegal| BadPosition(illegal.to_string()))?;
            }
            Phase::Storing { seat: *seat, kept: chosen }
        }
        PhaseJson::Over => Phase::Over,
    };
    table.ending |= table.phase == Phase::Over;
    ensure(table.can_go_on(), "whoever is asked has nothing to choose from in this phase")
}
