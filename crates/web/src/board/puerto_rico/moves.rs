//! What a step has moved: tiles, buildings, barrels and colonists. They are counted where they lie, so each has another
//! id at each place, and in the panels of others than at the viewer's own side.

use game::{Actor, Seat};
use puerto_rico::{Board, Building, Good, PuertoRico, Ship, Site, SiteSet, Table, Tile};

use crate::board::{Passed, PieceMove};

/// The ship with the colonists, and where what is drawn from the stacks comes from.
pub(super) const BOAT: &str = "boat";
const STACKS: &str = "fields-title";

/// How an id begins: with the place, and in a panel with its owner.
fn of(place: &str, owner: Option<Seat>) -> String {
    match owner {
        Some(seat) => format!("{place}-{seat}"),
        None => place.to_owned(),
    }
}

pub(super) fn tile_id(owner: Option<Seat>, tile: Tile, nth: u8) -> String {
    format!("{}-{tile}-{nth}", of("tile", owner))
}

pub(super) fn house_id(owner: Option<Seat>, building: Building) -> String {
    format!("{}-{building}", of("house", owner))
}

pub(super) fn ware_id(owner: Option<Seat>, good: Good) -> String {
    format!("{}-{good}", of("ware", owner))
}

pub(super) fn colonist_id(owner: Option<Seat>, site: Site, nth: u8) -> String {
    format!("{}-{site}-{nth}", of("man", owner))
}

pub(super) fn cargo_id(spaces: u8, nth: u8) -> String {
    format!("cargo-{spaces}-{nth}")
}

/// Kinds in the trading house differ, but for those that an office lets be sold twice: they lie together.
pub(super) fn sold_id(good: Good, nth: u8) -> String {
    format!("sold-{good}-{nth}")
}

pub(super) fn moves(step: &Passed<'_, PuertoRico>) -> Vec<PieceMove> {
    let (before, after) = (&step.before.table, &step.after.table);
    let owner = |seat: Seat| (!step.is_mine(seat)).then_some(seat);
    let mut moves = Vec::new();
    for seat in Seat::all(after.players()) {
        let boards = (before.board(seat), after.board(seat));
        moves.extend(tiles((before, after), boards, owner(seat)));
        let built = after
            .board(seat)
            .buildings
            .into_iter()
            .filter(|&building| !boards.0.buildings.contains(building));
        moves.extend(
            built.map(|building| {
                PieceMove::new(house_id(owner(seat), building), format!("building-{building}"))
            }),
        );
        moves.extend(colonists(boards, owner(seat)));
    }
    if let Actor::Seat(seat) = step.actor {
        moves.extend(barrels((before, after), owner(seat)));
    }
    moves
}

/// Tiles come from the row, or from the stacks where the row has not lost one.
fn tiles(
    (before, after): (&Table, &Table),
    (old, new): (&Board, &Board),
    owner: Option<Seat>,
) -> Vec<PieceMove> {
    let from = |tile: Tile| match tile.good() {
        None => "row-quarry".to_owned(),
        Some(good) if after.row[good] < before.row[good] => format!("row-{tile}-{}", after.row[good]),
        Some(_) => STACKS.to_owned(),
    };
    let come = |tile: Tile| (old.tiles[tile]..new.tiles[tile]).map(move |nth| (tile, nth));
    let come = Tile::ALL.iter().copied().flat_map(come);
    come.map(|(tile, nth)| PieceMove::new(tile_id(owner, tile, nth), from(tile))).collect()
}

fn colonists((old, new): (&Board, &Board), owner: Option<Seat>) -> Vec<PieceMove> {
    let come = |site: Site| (old.colonists_on(site)..new.colonists_on(site)).map(move |nth| (site, nth));
    let come = SiteSet::of(new).into_iter().flat_map(come);
    come.map(|(site, nth)| PieceMove::new(colonist_id(owner, site, nth), BOAT)).collect()
}

/// Barrels of whoever acts, to a ship or to the trading house.
fn barrels((before, after): (&Table, &Table), owner: Option<Seat>) -> Vec<PieceMove> {
    let mut moves = Vec::new();
    for ship in Ship::ALL {
        let (old, new) = (before.ships[ship], after.ships[ship]);
        let Some(good) = new.good else { continue };
        let loaded = old.barrels..new.barrels;
        moves.extend(
            loaded.map(|nth| PieceMove::new(cargo_id(after.spaces(ship), nth), ware_id(owner, good))),
        );
    }
    for good in Good::ALL.iter().copied() {
        let sold = before.house[good]..after.house[good];
        moves.extend(sold.map(|nth| PieceMove::new(sold_id(good, nth), ware_id(owner, good))));
    }
    moves
}
