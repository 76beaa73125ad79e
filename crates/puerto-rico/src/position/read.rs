//! From JSON to a state: what is left out is filled in, and what can't be on a table is refused.

use game::position::{ensure, found, refused};
use game::{Game as _, Objection, Seat, SeatSet, objection};
use serde::de::{Deserialize, Deserializer};

use crate::building::Building;
use crate::components::{
    BARRELS, ByGood, CITY_SPACES, Cargo, Declining, Good, HOUSE_PLACES, ISLAND_SPACES, PLANTATIONS, QUARRIES,
    Role, SHIPS, Ship, Tile,
};
use crate::phase::{HaciendaUse, Kept, Loading, Phase, Yield};
use crate::position::{BadPosition, Goods, PhasePosition, Position, SeatPosition};
use crate::setup::{self, PuertoRicoOptions};
use crate::site::{Site, SiteSet};
use crate::state::{Board, PuertoRico, Table};

impl<'de> Deserialize<'de> for PuertoRico {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PuertoRico, D::Error> {
        let position: Position = game::named::read(deserializer)?;
        PuertoRico::try_from(position).map_err(refused)
    }
}

impl TryFrom<Position> for PuertoRico {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<PuertoRico, BadPosition> {
        let players = position.players.len();
        let usual = found(PuertoRicoOptions::of(players), "Puerto Rico is for 3 to 5 players")?;
        let options = PuertoRicoOptions { declining: position.declining, ..usual };
        let first = setup::first_state(&options);
        let mut state = PuertoRico { table: Table { phase: Phase::Pick, ..first.table }, ..first };
        for (seat, json) in Seat::all(players).zip(&position.players) {
            state.table.boards[seat] = board(json).map_err(|bad| bad.of(seat))?;
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
        let is_ended = !matches!(position.phase, PhasePosition::Over) || table.ending;
        ensure(is_ended, "PR-70: the game is not over: nothing has ended it, and ending is not said")?;
        read_phase(&position.phase, table)?;
        if table.phase == Phase::Governor {
            ensure(state == first, "before the first governor is known the table is that of the set-up")?;
        }
        Ok(state)
    }
}

fn board(json: &SeatPosition) -> Result<Board, BadPosition> {
    let mut board = Board::default();
    board.doubloons = json.doubloons;
    board.goods = goods(&json.goods);
    board.san_juan = json.san_juan;
    let tiles: u32 = json.island.values().map(|&count| u32::from(count)).sum();
    ensure(tiles <= ISLAND_SPACES.into(), "an island has 12 spaces")?;
    json.island.iter().for_each(|(&tile, &count)| board.tiles[tile] = count);
    for (&tile, &count) in &json.farmers {
        ensure(count <= board.tiles[tile], objection!("there are more farmers than tiles of {tile}", tile))?;
        board.farmers[tile] = count;
    }
    board.buildings = json.city.keys().copied().collect();
    ensure(board.buildings.spaces() <= CITY_SPACES, "a city has 12 spaces")?;
    for (&building, &count) in &json.city {
        let circles = building.printed().circles;
        ensure(count <= circles, objection!("{building} has circles for {circles}", building, circles))?;
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
    what: Objection,
    all: u8,
    elsewhere: impl IntoIterator<Item = u8>,
    given: Option<u8>,
) -> Result<u8, BadPosition> {
    let used: u32 = elsewhere.into_iter().map(u32::from).sum();
    let Some(left) = u32::from(all).checked_sub(used) else {
        return Err(BadPosition::new(objection!(
            "{what}: {used} lie on the table, but there are {all}",
            what,
            used,
            all
        )));
    };
    let fits = given.is_none_or(|given| u32::from(given) == left);
    ensure(fits, objection!("{what}: the supply has to be {left}; it may be left out", what, left))?;
    Ok(left as u8)
}

fn read_vp(position: &Position, state: &mut PuertoRico) -> Result<(), BadPosition> {
    let all = position.players.iter().map(|board| u32::from(board.vp.unwrap_or(0)));
    let taken: u32 = all.sum();
    // PR-70: in the last round one captain phase brings points beyond the pool, at most one for each barrel, one more
    // for each load with a harbor, and one by privilege; before it a chip was left at least.
    let barrels: u32 = BARRELS.0.iter().map(|&count| u32::from(count)).sum();
    let most = u32::from(setup::vp_chips(state.table.players)) + 2 * barrels;
    ensure(taken <= most, objection!("PR-70: a game ends before {taken} victory points are taken", taken))?;
    for (vp, board) in state.vp.0.iter_mut().zip(&position.players) {
        *vp = board.vp.unwrap_or(0);
    }
    state.table.vp_taken = taken as u16;
    let pool = state.table.vp_pool();
    let fits = position.vp_pool.is_none_or(|given| given == pool);
    ensure(fits, objection!("the pool has to hold {pool} victory points; it may be left out", pool))
}

fn read_rounds(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    let players = table.players();
    ensure(position.governor.index() < players, "nobody sits where the governor sits")?;
    table.governor = position.governor;
    let roles = Role::of_table(table.players);
    for (&role, &doubloons) in &position.role_doubloons {
        ensure(roles.contains(&role), objection!("this table has no {role}", role))?;
        table.role_doubloons[role] = doubloons;
    }
    // Who says nothing about picked roles means that the governor has just picked the one that is being carried out.
    let implied: Vec<Role> = position.phase.role().into_iter().collect();
    let picked = if position.picked.is_empty() { &implied } else { &position.picked };
    ensure(picked.len() <= players, "each player picks one role a round")?;
    for (&role, seat) in picked.iter().zip(position.governor.clockwise(players)) {
        ensure(roles.contains(&role), objection!("this table has no {role}", role))?;
        ensure(!table.picked.contains(role), objection!("{role} was picked twice", role))?;
        let is_taken = table.role_doubloons[role] == 0;
        ensure(is_taken, objection!("PR-11: whoever picked {role} took the doubloons on it", role))?;
        table.picked.insert(role);
        table.roles[seat] = Some(role);
    }
    let last = picked.last().copied();
    let fits = match &position.phase {
        PhasePosition::Governor => picked.is_empty(),
        PhasePosition::Deal => last.is_none_or(|role| role == Role::Settler),
        PhasePosition::Pick => picked.len() < players,
        // Who says nothing about picked roles means that the round is done.
        PhasePosition::Over => picked.is_empty() || picked.len() == players,
        phase => last == phase.role(),
    };
    ensure(fits, "the phase has to be that of the role picked last")
}

fn read_tiles(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    table.row = goods(&position.row);
    table.discard = goods(&position.discard);
    let row: u32 = table.row.0.iter().map(|&count| u32::from(count)).sum();
    let most = setup::row_length(table.players);
    ensure(row <= most.into(), objection!("at most {most} plantations lie face up", most))?;
    for good in Good::ALL {
        let islands = table.seated().iter().map(|board| board.tiles[Tile::from(good)]);
        let elsewhere = islands.chain([table.row[good], table.discard[good]]);
        let given = position.stacks.as_ref().map(|stacks| stacks.get(&good).copied().unwrap_or(0));
        let left = supply(objection!("{good} plantations", good), PLANTATIONS[good], elsewhere, given)?;
        table.stacks[good] = left;
    }
    let islands = table.seated().iter().map(|board| board.tiles[Tile::Quarry]);
    table.quarries = supply(Objection::new("quarries"), QUARRIES, islands, position.quarries)?;
    Ok(())
}

fn read_barrels(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    ensure(position.ships.len() <= SHIPS, "there are three cargo ships")?;
    for (ship, json) in Ship::ALL.into_iter().zip(&position.ships) {
        let cargo: Vec<_> = json.iter().filter(|&(_, &barrels)| barrels > 0).collect();
        ensure(cargo.len() <= 1, "a ship carries one kind only")?;
        let Some(&(&good, &barrels)) = cargo.first() else { continue };
        let is_new = table.ships.0.iter().all(|ship| ship.good != Some(good));
        ensure(is_new, objection!("two ships carry {good}", good))?;
        let spaces = table.spaces(ship);
        ensure(barrels <= spaces, objection!("the ship has {spaces} spaces", spaces))?;
        let is_sailing =
            matches!(position.phase, PhasePosition::Captain { .. } | PhasePosition::Storing { .. });
        ensure(
            barrels < spaces || is_sailing,
            "PR-62: a full ship is emptied at the end of the captain phase",
        )?;
        table.ships[ship] = Cargo { good: Some(good), barrels };
    }
    table.house = goods(&position.house);
    let house: u32 = table.house.0.iter().map(|&count| u32::from(count)).sum();
    ensure(house <= HOUSE_PLACES.into(), "the trading house has four places")?;
    ensure(house < HOUSE_PLACES.into(), "PR-52: a full trading house is emptied at once")?;
    for good in Good::ALL {
        let owned = table.seated().iter().map(|board| board.goods[good]);
        let aboard = table.ships.0.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.barrels);
        let elsewhere = owned.chain(aboard).chain([table.house[good]]);
        let given = position.barrels.as_ref().map(|barrels| barrels.get(&good).copied().unwrap_or(0));
        let left = supply(objection!("barrels of {good}", good), BARRELS[good], elsewhere, given)?;
        table.barrels[good] = left;
    }
    Ok(())
}

fn read_colonists(position: &Position, table: &mut Table) -> Result<(), BadPosition> {
    let all = setup::colonists(table.players) + table.players.as_u8();
    // PR-31: the ship is empty when colonists are placed.
    let is_unloaded = matches!(position.phase, PhasePosition::Colonists { .. });
    let ship = position.colonist_ship.unwrap_or(if is_unloaded { 0 } else { table.players.as_u8() });
    // PR-13: but for what nobody wanted.
    let fits = !is_unloaded || ship == 0 || table.declining == Declining::Asked;
    ensure(fits, "PR-31: the colonist ship is empty when colonists are placed")?;
    // Summed one by one, because a board by itself may claim more than fit into a number.
    let mut elsewhere = vec![ship];
    for board in table.seated() {
        elsewhere.extend([board.farmers.total(), board.staff_total(), board.san_juan]);
    }
    // PR-35: the ship was filled for circles that were empty then, and buildings have not become fewer since.
    let circles = table.seated().iter().map(|board| board.buildings.circles()).sum::<u8>();
    let most = circles.max(table.players.as_u8());
    ensure(ship <= most, objection!("PR-35: at most {most} colonists came on the ship", most))?;
    table.colonist_ship = ship;
    table.colonists = supply(Objection::new("colonists"), all, elsewhere, position.colonists)?;
    // PR-35: it had a colonist for each player, unless the supply ran out; nobody takes one off it before.
    let is_asked = is_unloaded || matches!(position.phase, PhasePosition::Unload { .. });
    let is_filled = is_asked || table.colonists == 0 || ship >= table.players.as_u8();
    let least = table.players.as_u8();
    ensure(is_filled, objection!("PR-35: at least {least} colonists came on the ship", least))
}

fn read_buildings(table: &Table) -> Result<(), BadPosition> {
    for building in Building::ALL {
        let owners = table.seated().iter().filter(|board| board.buildings.contains(building)).count();
        let copies = usize::from(building.printed().copies);
        ensure(
            owners <= copies,
            objection!("{building}: {owners} are built, but there are {copies}", building, owners, copies),
        )?;
    }
    Ok(())
}

/// The sites that are still to be manned, with their circles: those from one on, or those named.
fn sites_to_come(
    board: &Board,
    next: Option<Site>,
    named: Option<&[Site]>,
) -> Result<(SiteSet, u8), BadPosition> {
    let all = SiteSet::of(board);
    let sites: SiteSet = match (next, named) {
        (Some(next), None) => {
            ensure(all.contains(next), objection!("there is no {site} to man", site = next))?;
            all.starting_at(next)
        }
        (None, Some(named)) => {
            for &site in named {
                ensure(all.contains(site), objection!("there is no {site} to man", site))?;
            }
            named.iter().copied().collect()
        }
        _ => return Err(BadPosition::new("colonists: say either the next site or the sites to come")),
    };
    Ok((sites, sites.into_iter().map(|site| board.circles_of(site)).sum()))
}

fn read_phase(json: &PhasePosition, table: &mut Table) -> Result<(), BadPosition> {
    let is_seated = json.seat().is_none_or(|seat| seat.index() < table.players());
    ensure(is_seated, "nobody sits where somebody is asked")?;
    table.phase = match json {
        PhasePosition::Governor => Phase::Governor,
        PhasePosition::Deal => Phase::Deal,
        PhasePosition::Pick => Phase::Pick,
        &PhasePosition::Settler { seat, hacienda_used } => {
            let hacienda = if hacienda_used { HaciendaUse::Done } else { HaciendaUse::Open };
            Phase::Settler { seat, hacienda }
        }
        &PhasePosition::Hacienda { seat } => Phase::Hacienda { seat },
        &PhasePosition::Hospice { seat, tile } => Phase::Hospice { seat, tile },
        PhasePosition::Mayor => Phase::Mayor,
        PhasePosition::Colonists { seat, next, sites } => {
            let (sites, circles) = sites_to_come(table.board(*seat), *next, sites.as_deref())?;
            Phase::Colonists { seat: *seat, circles, sites }
        }
        PhasePosition::Unload { seat, declined } => {
            let is_seated = declined.iter().all(|seat| seat.index() < table.players());
            ensure(is_seated, "nobody sits where colonists were declined")?;
            Phase::Unload { seat: *seat, declined: declined.iter().copied().collect() }
        }
        &PhasePosition::Produce { seat, craftsman_produced } => {
            let craftsman = if craftsman_produced { Yield::Barrels } else { Yield::Nothing };
            Phase::Produce { seat, craftsman }
        }
        &PhasePosition::Builder { seat } => Phase::Builder { seat },
        &PhasePosition::University { seat, building } => Phase::University { seat, building },
        PhasePosition::Craftsman => Phase::Craftsman,
        &PhasePosition::Trader { seat } => Phase::Trader { seat },
        PhasePosition::Captain { seat, idle, wharves, privilege } => {
            let is_seated = wharves.iter().all(|seat| seat.index() < table.players());
            ensure(is_seated, "nobody sits where a wharf was used")?;
            let wharves: SeatSet = wharves.iter().copied().collect();
            Phase::Captain(Loading { seat: *seat, idle: *idle, wharves, privilege: *privilege })
        }
        PhasePosition::Storing { seat, kept } => {
            let mut chosen = Kept::default();
            for (&good, &count) in kept {
                chosen = table
                    .keep(*seat, chosen, good, count)
                    .map_err(|illegal| BadPosition::refused(PuertoRico::NAME, illegal))?;
            }
            Phase::Storing { seat: *seat, kept: chosen }
        }
        PhasePosition::Over => Phase::Over,
    };
    let is_asked = matches!(table.phase, Phase::Unload { .. } | Phase::Produce { .. });
    let fits = !is_asked || table.declining == Declining::Asked;
    ensure(fits, "PR-13: this is asked only with the option declining=asked")?;
    ensure(table.can_go_on(), "whoever is asked has nothing to choose from in this phase")
}
