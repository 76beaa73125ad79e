//! The checks that every game must pass, for each number of players.

use game::{Draw, FastRng, Game, Seat, Turn, Viewer};
use puerto_rico::{Building, Good, PuertoRico, PuertoRicoOptions, Ship, Table, Tile};
use testkit::conformance::{ConservedAmounts, Kit};

/// Random games are much shorter; who is to have a longer one has to try.
const BOUND: u64 = 5_000;

fn kit(players: usize) -> Kit<PuertoRico> {
    Kit::new(PuertoRicoOptions::of(players).unwrap()).bound(BOUND).conserved(conserved).rehide(rehide)
}

fn tried(kit: Kit<PuertoRico>) {
    let report = kit.games(5_000).run();
    assert!(
        report.reordered > 20 && report.whole > 20 && report.rehidden.iter().sum::<u64>() > 100,
        "{report:?}"
    );
}

#[test]
fn three_players() {
    tried(kit(3));
}

#[test]
fn four_players() {
    tried(kit(4));
}

#[test]
fn five_players() {
    tried(kit(5));
}

#[test]
fn four_players_who_are_asked_what_they_decline() {
    let options = PuertoRicoOptions {
        players: puerto_rico::Players::exactly::<4>(),
        declining: puerto_rico::Declining::Asked,
    };
    tried(Kit::new(options).bound(BOUND).conserved(conserved).rehide(rehide));
}

#[test]
fn every_position_of_some_games_under_the_magnifying_glass() {
    for players in 3..=5 {
        kit(players).games(12).closely_every(1).seed(7).run();
    }
}

fn sum(counts: impl IntoIterator<Item = u8>) -> i64 {
    counts.into_iter().map(i64::from).sum()
}

/// Colonists, barrels, tiles, quarries, buildings and victory point chips, counted on the table.
fn conserved(state: &PuertoRico) -> ConservedAmounts {
    let table = &state.table;
    let boards = table.seated();
    let mut amounts = ConservedAmounts::new();
    for good in Good::ALL {
        let aboard = table.ships.0.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.barrels);
        let owned = boards.iter().map(|board| board.goods[good]);
        amounts.push(("barrels", sum(owned.chain(aboard).chain([table.barrels[good], table.house[good]]))));
        let islands = boards.iter().map(|board| board.tiles[Tile::from(good)]);
        let elsewhere = [table.stacks[good], table.row[good], table.discard[good]];
        amounts.push(("plantations", sum(islands.chain(elsewhere))));
    }
    amounts.push((
        "quarries",
        sum(boards.iter().map(|board| board.tiles[Tile::Quarry])) + i64::from(table.quarries),
    ));
    let colonists = boards.iter().map(puerto_rico::Board::colonists);
    amounts.push(("colonists", sum(colonists.chain([table.colonists, table.colonist_ship]))));
    let vp: i64 = state.vp.0.iter().map(|&vp| i64::from(vp)).sum();
    amounts.push(("points beyond those taken", vp - i64::from(table.vp_taken)));
    let pool_and_taken = i64::from(table.vp_pool()) + vp.min(i64::from(puerto_rico::vp_chips(table.players)));
    amounts.push(("chips", pool_and_taken));
    amounts.push(("impossible things", impossible(table)));
    amounts
}

/// What may never be: counted so that the kit sees it at once.
fn impossible(table: &Table) -> i64 {
    let mut count = 0;
    let mut wrong_if = |condition: bool| count += i64::from(condition);
    for building in Building::ALL {
        let owners = table.seated().iter().filter(|board| board.buildings.contains(building)).count();
        wrong_if(owners > building.printed().copies.into());
        wrong_if(table.for_sale().contains(building) != (owners < building.printed().copies.into()));
    }
    for board in table.seated() {
        wrong_if(board.tiles.total() > 12 || board.buildings.spaces() > 12);
        wrong_if(Tile::ALL.iter().any(|&tile| board.farmers[tile] > board.tiles[tile]));
        for building in Building::ALL {
            let circles = if board.buildings.contains(building) { building.printed().circles } else { 0 };
            wrong_if(board.staff(building) > circles);
        }
    }
    for (ship, cargo) in Ship::ALL.into_iter().zip(table.ships.0) {
        wrong_if(cargo.barrels > table.spaces(ship) || cargo.good.is_some() != (cargo.barrels > 0));
    }
    wrong_if(table.house.total() > 4);
    count
}

/// PR-60: what a viewer can't know is how the points of the others are spread over them, until the game is over.
fn rehide(state: &PuertoRico, viewer: Viewer, rng: &mut FastRng) -> PuertoRico {
    let mut changed = *state;
    if state.turn() == Turn::Over {
        return changed;
    }
    let others: Vec<Seat> = Seat::all(state.players()).filter(|&seat| !viewer.is(seat)).collect();
    for _ in 0..4 {
        let (from, to) = (rng.pick(&others).index(), rng.pick(&others).index());
        let moved = rng.below(u32::from(changed.vp.0[from]) + 1) as u16;
        changed.vp.0[from] -= moved;
        changed.vp.0[to] += moved;
    }
    changed
}
