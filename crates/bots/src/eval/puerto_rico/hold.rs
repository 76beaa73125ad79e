//! What becomes of barrels: what ships will take, what can be stored, and what is lost.

use game::Seat;
use puerto_rico::{Action, Board, Building, Good, Kept, PRICES, Phase, Ship, ShipSet, Table};

const GOODS: usize = Good::ALL.len();

/// What a barrel is worth that a ship will take, in points: it may be first there, or not.
const LOADED: f32 = 0.5;
/// What a barrel is worth that can be stored until then.
const STORED: f32 = 0.35;
/// How much of a price counts for a barrel that could be sold: one kind may be, in most rounds that have a trader.
const SALE: f32 = 0.3;
/// And of the prices of the other kinds.
const OTHER_SALES: f32 = 0.4 * SALE;
/// So many barrels of a round find a ship, as a rule.
const SHIPPED: f32 = 2.0;
/// What each further one is worth less than one of these.
const SURPLUS: f32 = 0.25;
/// So much of what a warehouse has room for would be lost without it, each round.
const AT_RISK: f32 = 0.45;
/// What a barrel is worth that a warehouse saves; with less, more barrels are lost, and no more games are won.
const SAVED: f32 = 0.65;

/// How much of each kind the ships will take when goods are loaded next.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlet {
    share: [f32; GOODS],
}

impl Outlet {
    /// What there is room for. Empty ships go to the kinds that there are most of, the largest first.
    pub(super) fn new(table: &Table) -> Outlet {
        let mut held = [0u8; GOODS];
        for board in table.seated() {
            for (sum, count) in held.iter_mut().zip(board.goods.0) {
                *sum += count;
            }
        }
        // A full ship leaves when all have loaded.
        let are_loading = matches!(table.phase, Phase::Captain(_));
        let mut room = [0u8; GOODS];
        let mut aboard = [false; GOODS];
        let mut empty = ShipSet::EMPTY;
        for ship in Ship::ALL {
            match table.ships[ship].good {
                Some(good) if are_loading || table.room(ship) > 0 => {
                    room[good.index()] = table.room(ship);
                    aboard[good.index()] = true;
                }
                _ => {
                    empty.insert(ship);
                }
            }
        }
        for ship in Ship::ALL.into_iter().rev().filter(|&ship| empty.contains(ship)) {
            let waiting = (0..GOODS).filter(|&good| !aboard[good]).max_by_key(|&good| held[good]);
            let Some(good) = waiting else { break };
            room[good] = table.spaces(ship);
            aboard[good] = true;
        }
        let share = |good: usize| (f32::from(room[good]) / f32::from(held[good].max(1))).min(1.0);
        Outlet { share: [0, 1, 2, 3, 4].map(share) }
    }

    /// What the barrels of a seat are worth, in points.
    pub(super) fn worth(&self, table: &Table, seat: Seat, stores: Stores, money: f32) -> f32 {
        let board = table.board(seat);
        let mut left = [0.0; GOODS];
        let (mut loaded, mut sales, mut best_sale) = (0.0, 0.0, 0.0f32);
        for (good, count) in board.goods.present() {
            let count = f32::from(count);
            let share = self.share[good.index()];
            loaded += count * share;
            left[good.index()] = count * (1.0 - share);
            let sale = f32::from(PRICES[good]);
            sales += sale;
            best_sale = best_sale.max(sale);
        }
        if board.is_manned(Building::Wharf) {
            let largest = largest(&left);
            loaded += std::mem::take(&mut left[largest]);
        }
        let sale = money * (SALE * best_sale + OTHER_SALES * (sales - best_sale));
        LOADED * loaded + STORED * stores.keep(left) + sale
    }
}

fn largest(numbers: &[f32; GOODS]) -> usize {
    let mut largest = 0;
    for place in 1..GOODS {
        if numbers[place] > numbers[largest] {
            largest = place;
        }
    }
    largest
}

/// Room for whole kinds in warehouses; one that nobody works in counts half.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stores {
    kinds: f32,
}

impl Stores {
    pub(super) fn of(board: &Board) -> Stores {
        let of = |building| {
            let is_there = board.buildings.contains(building);
            let manned = if board.is_manned(building) { 1.0 } else { 0.5 };
            if is_there { manned * Stores::behind(building).kinds } else { 0.0 }
        };
        Stores { kinds: of(Building::SmallWarehouse) + of(Building::LargeWarehouse) }
    }

    /// What one building has room for.
    pub(super) fn behind(building: Building) -> Stores {
        Stores { kinds: building.kinds_stored().into() }
    }

    /// How many of these barrels can be kept: whole kinds, and one more barrel on the wind rose.
    fn keep(self, mut barrels: [f32; GOODS]) -> f32 {
        let mut room = self.kinds;
        let mut kept = 0.0;
        while room > 0.0 {
            let kind = largest(&barrels);
            kept += room.min(1.0) * barrels[kind];
            barrels[kind] *= 1.0 - room.min(1.0);
            room -= 1.0;
        }
        kept + barrels[largest(&barrels)].min(1.0)
    }

    /// What warehouses save a round where so many barrels are produced, in points.
    pub(super) fn saves(self, barrels: &[f32; GOODS]) -> f32 {
        if self.kinds == 0.0 {
            return 0.0;
        }
        let none = Stores { kinds: 0.0 };
        let saved = AT_RISK * (self.keep(*barrels) - none.keep(*barrels));
        SAVED * saved.min(too_many(barrels))
    }
}

/// How many of the barrels of a round will hardly find a ship.
fn too_many(barrels: &[f32; GOODS]) -> f32 {
    (barrels.iter().sum::<f32>() - SHIPPED).max(0.0)
}

/// What producing more than ships can take was counted for and doesn't bring, a round.
pub(super) fn surplus(barrels: &[f32; GOODS]) -> f32 {
    SURPLUS * too_many(barrels)
}

/// Rates what a seat may keep by how near it comes to the best that there is room for: the largest kinds whole, and one
/// barrel of the dearest kind that is left.
pub(super) fn rate_storing(table: &Table, seat: Seat, kept: Kept, legal: &[Action], ratings: &mut Vec<f32>) {
    let goods = &table.board(seat).goods;
    let mut wanted = [0u8; GOODS];
    let value = |good: usize| f32::from(goods.0[good]) * (1.0 + 0.15 * f32::from(PRICES.0[good]));
    for _ in 0..table.warehouse(seat) {
        let rest = (0..GOODS).filter(|&good| wanted[good] == 0 && goods.0[good] > 0);
        let Some(good) = rest.max_by(|&one, &other| value(one).total_cmp(&value(other))) else { break };
        wanted[good] = goods.0[good];
    }
    if let Some(good) = (0..GOODS).rev().find(|&good| wanted[good] == 0 && goods.0[good] > 0) {
        wanted[good] = 1;
    }
    // Kinds are named in rising order: what is not named before a higher one is given back.
    let given_back = |below: usize| -> f32 {
        let is_open = |good: &usize| kept.of(Good::ALL[*good], goods.0[*good]) == 0;
        (0..below).filter(is_open).map(|good| f32::from(wanted[good])).sum()
    };
    ratings.extend(legal.iter().map(|action| match action {
        Action::Keep(good, count) => {
            let off = f32::from(wanted[good.index()].abs_diff(*count));
            -2.0 * (off + given_back(good.index()))
        }
        _ => -2.0 * given_back(GOODS),
    }));
}
