//! The table as numbers, and the numbers of actions: what a net reads and chooses from.

use game::observation::{Part, Writer, first, relative, seats_from};
use game::{Observe, Seat, SeatSet, Turn, View, Viewer};

use crate::action::Action;
use crate::building::Building;
use crate::components::{
    Declining, Good, HOUSE_PLACES, ISLAND_SPACES, MIN_PLAYERS, QUARRIES, Role, SEATS, SHIPS, Ship, Tile,
};
use crate::phase::{HaciendaUse, Phase, Yield};
use crate::site::Site;
use crate::state::{Board, PuertoRico, Table};
use crate::view::PuertoRicoView;

const GOODS: usize = Good::ALL.len();
const TILES: usize = Tile::ALL.len();
const ROLES: usize = Role::ALL.len();
const BUILDINGS: usize = Building::ALL.len();
const SITES: usize = TILES + BUILDINGS;
const SHIP: usize = 2 + GOODS;
const SEAT: usize = 1 + GOODS + 2 * TILES + 1 + 2 * BUILDINGS + ROLES + 2;
const PHASES: usize = 16;

/// The most barrels of a kind that there are.
const BARRELS_OF_A_KIND: u16 = 11;
/// A colonist more than the island has tiles can't stand on tiles of a kind.
const TILE_COUNTS: u32 = ISLAND_SPACES as u32 + 1;
/// From no colonist to three on a building.
const BUILDING_COUNTS: u32 = 4;

/// What an observation has.
pub const OBSERVATION: &[Part] = &[
    Part::new("players", 3, "one of 3, 4, 5 players"),
    Part::new("asked", 1, "1 if players are asked before what hardly anybody declines"),
    Part::new("actor", SEATS, "whose turn it is, counted clockwise from the viewer; nobody's if chance's"),
    Part::new("governor", SEATS, "who has the governor's card, counted clockwise from the viewer"),
    Part::new(
        "phase",
        PHASES,
        "one of: first governor, deal, pick, settler, hacienda's tile, hospice, mayor's privilege, colonist from the ship, \
         placing colonists, builder, university, produce, craftsman's privilege, trader, captain, storing; none at the end",
    ),
    Part::new("hacienda", 1, "1 if the hacienda may still bring its tile"),
    Part::new("new-tile", TILES, "the tile that a hospice may man: corn to coffee, quarry"),
    Part::new(
        "new-building",
        BUILDINGS,
        "the building that a university may man, in the order of the price list",
    ),
    Part::new("sites", SITES, "the sites that are still to get colonists: six kinds of tiles, 23 buildings"),
    Part::new(
        "loading",
        2,
        "turns in a row without a loading (of 5), 1 if the captain's first loading is to come",
    ),
    Part::new("wharves-used", SEATS, "whose wharf has been used, clockwise from the viewer"),
    Part::new("declined", SEATS, "who takes no more colonists from the ship, clockwise from the viewer"),
    Part::new("kept", GOODS, "barrels that are kept so far by who stores now (of 11), corn to coffee"),
    Part::new("produced", 1, "1 if the craftsman has produced something"),
    Part::new("ending", 1, "1 if the game ends with this round"),
    Part::new(
        "roles",
        2 * ROLES,
        "for each role card: 1 if it was picked in this round, doubloons on it (of 5)",
    ),
    Part::new("barrels", GOODS, "barrels in the supply (of 11), corn to coffee"),
    Part::new("stacks", GOODS, "plantations in the face-down stacks (of 12)"),
    Part::new("discard", GOODS, "plantations in the discard (of 12)"),
    Part::new("row", GOODS, "plantations that lie face up (of 6)"),
    Part::new("quarries", 1, "quarries left (of 8)"),
    Part::new("house", GOODS, "barrels in the trading house (of 4)"),
    Part::new(
        "ships",
        SHIPS * SHIP,
        "for each cargo ship, the smallest first: spaces (of 8), barrels (of 8), the kind, one of five",
    ),
    Part::new("colonists", 2, "colonists on the ship (of 10), and in the supply (of 100)"),
    Part::new("chips", 1, "victory point chips in the pool (of 122)"),
    Part::new("for-sale", BUILDINGS, "1 for each kind of building that can still be bought"),
    Part::new(
        "seats",
        SEATS * SEAT,
        "for each seat, clockwise from the viewer: doubloons (of 20), barrels of five kinds (of 11), tiles of six kinds (of \
         12), manned tiles of six kinds (of 12), colonists in San Juan (of 10), 23 buildings, colonists on each (of 3), the \
         role card, one of eight, 1 if the viewer knows the victory points, the points (of 50)",
    ),
];

/// What the numbers of actions stand for.
pub const ACTIONS: &[Part] = &[
    Part::new(
        "pick",
        ROLES,
        "pick a role: settler, mayor, builder, craftsman, trader, captain, prospector, prospector-2",
    ),
    Part::new("hacienda", 1, "draw a tile with the hacienda"),
    Part::new("settle", TILES, "take a plantation, corn to coffee, or a quarry"),
    Part::new("colonist", 1, "take the colonist"),
    Part::new(
        "place-on-tiles",
        TILES * TILE_COUNTS as usize,
        "for corn to coffee and quarries: man 0 to 12 of the tiles",
    ),
    Part::new(
        "place-on-building",
        BUILDINGS * BUILDING_COUNTS as usize,
        "for each building in the order of the price list: put 0 to 3 colonists on it",
    ),
    Part::new("build", BUILDINGS, "build, in the order of the price list"),
    Part::new("produce", 1, "produce"),
    Part::new("extra", GOODS, "take the craftsman's barrel: corn to coffee"),
    Part::new("sell", GOODS, "sell a barrel: corn to coffee"),
    Part::new(
        "load",
        GOODS * SHIPS,
        "for corn to coffee: load onto the smallest, the middle, the largest ship",
    ),
    Part::new("wharf", GOODS, "ship all barrels of a kind with the own wharf"),
    Part::new("keep", GOODS * BARRELS_OF_A_KIND as usize, "for corn to coffee: keep 1 to 11 barrels"),
    Part::new("pass", 1, "decline, or give the rest back"),
];

const HACIENDA: u32 = first(ACTIONS, "hacienda");
const SETTLE: u32 = first(ACTIONS, "settle");
const COLONIST: u32 = first(ACTIONS, "colonist");
const ON_TILES: u32 = first(ACTIONS, "place-on-tiles");
const ON_BUILDING: u32 = first(ACTIONS, "place-on-building");
const BUILD: u32 = first(ACTIONS, "build");
const PRODUCE: u32 = first(ACTIONS, "produce");
const EXTRA: u32 = first(ACTIONS, "extra");
const SELL: u32 = first(ACTIONS, "sell");
const LOAD: u32 = first(ACTIONS, "load");
const WHARF: u32 = first(ACTIONS, "wharf");
const KEEP: u32 = first(ACTIONS, "keep");
const PASS: u32 = first(ACTIONS, "pass");
const END: u32 = PASS + 1;

/// The place of one out of `count` numbers for each kind.
fn placed(first: u32, kind: usize, count: u32, place: u32) -> Option<u32> {
    (place < count).then(|| first + kind as u32 * count + place)
}

fn write_seat(row: &mut Writer<'_>, table: &Table, seat: Seat, vp: Option<u16>) {
    let Board { doubloons, goods, tiles, farmers, san_juan, buildings, .. } = *table.board(seat);
    row.amount(doubloons, 20);
    row.amounts(goods.0, BARRELS_OF_A_KIND);
    row.amounts(tiles.0, ISLAND_SPACES.into());
    row.amounts(farmers.0, ISLAND_SPACES.into());
    row.amount(san_juan, 10);
    row.some_of(buildings.into_iter().map(Building::index), BUILDINGS);
    row.amounts(Building::ALL.map(|building| table.board(seat).staff(building)), 3);
    row.one_of(table.roles[seat].map(Role::index), ROLES);
    row.flag(vp.is_some());
    row.amount(vp.unwrap_or_default(), 50);
}

fn phase_number(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Governor => Some(0),
        Phase::Deal => Some(1),
        Phase::Pick => Some(2),
        Phase::Settler { .. } => Some(3),
        Phase::Hacienda { .. } => Some(4),
        Phase::Hospice { .. } => Some(5),
        Phase::Mayor => Some(6),
        Phase::Unload { .. } => Some(7),
        Phase::Colonists { .. } => Some(8),
        Phase::Builder { .. } => Some(9),
        Phase::University { .. } => Some(10),
        Phase::Produce { .. } => Some(11),
        Phase::Craftsman => Some(12),
        Phase::Trader { .. } => Some(13),
        Phase::Captain(_) => Some(14),
        Phase::Storing { .. } => Some(15),
        Phase::Over => None,
    }
}

/// What has to be remembered within a phase.
fn write_phase(row: &mut Writer<'_>, viewer: Viewer, table: &Table) {
    let phase = table.phase;
    let some_seats = |row: &mut Writer<'_>, seats: SeatSet| {
        row.some_of(seats.into_iter().map(|seat| relative(viewer, seat, table.players())), SEATS);
    };
    row.one_of(phase_number(phase), PHASES);
    row.flag(matches!(phase, Phase::Settler { hacienda: HaciendaUse::Open, .. }));
    row.one_of(if let Phase::Hospice { tile, .. } = phase { Some(tile.index()) } else { None }, TILES);
    let building = if let Phase::University { building, .. } = phase { Some(building.index()) } else { None };
    row.one_of(building, BUILDINGS);
    match phase {
        Phase::Colonists { sites, .. } => row.some_of(sites.into_iter().map(Site::index), SITES),
        _ => row.skip(SITES),
    }
    match phase {
        Phase::Captain(loading) => {
            row.amount(loading.idle, 5);
            row.flag(loading.privilege);
            some_seats(row, loading.wharves);
        }
        _ => row.skip(2 + SEATS),
    }
    some_seats(row, if let Phase::Unload { declined, .. } = phase { declined } else { SeatSet::EMPTY });
    match phase {
        Phase::Storing { seat, kept } => {
            let goods = table.board(seat).goods;
            row.amounts(Good::ALL.map(|good| kept.of(good, goods[good])), BARRELS_OF_A_KIND);
        }
        _ => row.skip(GOODS),
    }
    row.flag(matches!(phase, Phase::Produce { craftsman: Yield::Barrels, .. }));
}

fn write_supplies(row: &mut Writer<'_>, table: &Table) {
    row.flag(table.ending);
    for role in Role::ALL {
        row.flag(table.picked.contains(role));
        row.amount(table.role_doubloons[role], 5);
    }
    row.amounts(table.barrels.0, BARRELS_OF_A_KIND);
    row.amounts(table.stacks.0, 12);
    row.amounts(table.discard.0, 12);
    row.amounts(table.row.0, 6);
    row.amount(table.quarries, QUARRIES.into());
    row.amounts(table.house.0, HOUSE_PLACES.into());
    for ship in Ship::ALL {
        let cargo = table.ships[ship];
        row.amount(table.spaces(ship), 8);
        row.amount(cargo.barrels, 8);
        row.one_of(cargo.good.map(Good::index), GOODS);
    }
    row.amount(table.colonist_ship, 10);
    row.amount(table.colonists, 100);
    row.amount(table.vp_pool(), 122);
    row.some_of(table.for_sale().into_iter().map(Building::index), BUILDINGS);
}

impl Observe for PuertoRico {
    const OBSERVATION_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const ACTIONS: &'static [Part] = ACTIONS;

    fn observe(view: &PuertoRicoView, out: &mut [f32]) {
        let table = &view.table;
        let players = table.players();
        let viewer = view.viewer();
        let mut row = Writer::new(out);
        row.one_of(Some(players - MIN_PLAYERS), 3);
        row.flag(table.declining == Declining::Asked);
        let actor = if let Turn::Seats(seats) = table.turn() { seats.first() } else { None };
        row.one_of(actor.map(|seat| relative(viewer, seat, players)), SEATS);
        row.one_of(Some(relative(viewer, table.governor, players)), SEATS);
        row.at(OBSERVATION, "phase");
        write_phase(&mut row, viewer, table);
        row.at(OBSERVATION, "ending");
        write_supplies(&mut row, table);
        row.at(OBSERVATION, "seats");
        for seat in seats_from(viewer, players) {
            write_seat(&mut row, table, seat, view.vp[seat]);
        }
        row.skip((SEATS - players) * SEAT);
        row.end();
    }

    fn number(view: &PuertoRicoView, action: Action) -> Option<u32> {
        match action {
            Action::Governor(_) | Action::Tile(_) => None,
            Action::Pick(role) => Some(role.index() as u32),
            Action::Hacienda => Some(HACIENDA),
            Action::Settle(tile) => Some(SETTLE + tile.index() as u32),
            Action::Colonist => Some(COLONIST),
            Action::Place(Site::Tile(tile), count) => {
                placed(ON_TILES, tile.index(), TILE_COUNTS, count.into())
            }
            Action::Place(Site::Building(building), count) => {
                placed(ON_BUILDING, building.index(), BUILDING_COUNTS, count.into())
            }
            Action::Build(building) => Some(BUILD + building.index() as u32),
            Action::Produce => Some(PRODUCE),
            Action::Extra(good) => Some(EXTRA + good.index() as u32),
            Action::Sell(good) => Some(SELL + good.index() as u32),
            Action::Load(good, name) => {
                placed(LOAD, good.index(), SHIPS as u32, name.ship(view.table.players)?.index() as u32)
            }
            Action::Wharf(good) => Some(WHARF + good.index() as u32),
            Action::Keep(good, count) => {
                placed(KEEP, good.index(), BARRELS_OF_A_KIND.into(), u32::from(count.checked_sub(1)?))
            }
            Action::Pass => Some(PASS),
        }
    }

    fn action(view: &PuertoRicoView, number: u32) -> Option<Action> {
        let at = |first: u32| (number - first) as usize;
        let of = |first: u32, count: u32| (at(first) / count as usize, (number - first) % count);
        Some(match number {
            0..HACIENDA => Action::Pick(Role::ALL[at(0)]),
            HACIENDA => Action::Hacienda,
            SETTLE..COLONIST => Action::Settle(Tile::ALL[at(SETTLE)]),
            COLONIST => Action::Colonist,
            ON_TILES..ON_BUILDING => {
                let (tile, count) = of(ON_TILES, TILE_COUNTS);
                Action::Place(Site::Tile(Tile::ALL[tile]), count as u8)
            }
            ON_BUILDING..BUILD => {
                let (building, count) = of(ON_BUILDING, BUILDING_COUNTS);
                Action::Place(Site::Building(Building::ALL[building]), count as u8)
            }
            BUILD..PRODUCE => Action::Build(Building::ALL[at(BUILD)]),
            PRODUCE => Action::Produce,
            EXTRA..SELL => Action::Extra(Good::ALL[at(EXTRA)]),
            SELL..LOAD => Action::Sell(Good::ALL[at(SELL)]),
            LOAD..WHARF => {
                let (good, ship) = of(LOAD, SHIPS as u32);
                Action::Load(Good::ALL[good], view.table.name_of(Ship::ALL[ship as usize]))
            }
            WHARF..KEEP => Action::Wharf(Good::ALL[at(WHARF)]),
            KEEP..PASS => {
                let (good, less) = of(KEEP, BARRELS_OF_A_KIND.into());
                Action::Keep(Good::ALL[good], less as u8 + 1)
            }
            PASS => Action::Pass,
            END.. => return None,
        })
    }
}
