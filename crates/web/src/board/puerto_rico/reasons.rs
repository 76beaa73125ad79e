//! What speaks for an action, in words.

use game::Seat;
use puerto_rico::{
    Action, Board, Building, Good, HOUSE_PLACES, PRICES, Phase, Role, ShipName, Table, Tile,
    price_with_quarries,
};

use super::PrScene;
use super::names::{building_does, building_thing, good_thing};

/// For an action of the viewer's.
pub(super) fn reasons(scene: &PrScene<'_>, action: Action) -> Vec<String> {
    let Some(me) = scene.me() else { return Vec::new() };
    let (table, words) = (&scene.view.table, scene.words);
    let board = table.board(me);
    let reason = match action {
        Action::Pick(role) => of_role(scene, me, role),
        Action::Settle(Tile::Quarry) => Some(words.say("pr-why-quarry")),
        Action::Settle(Tile::Corn) => Some(words.say("pr-why-corn")),
        Action::Settle(tile) => {
            let plant = |building: &Building| building.makes().is_some() && building.makes() == tile.good();
            let owned = board.buildings.into_iter().find(plant);
            owned.map(|plant| words.say_with("pr-why-works", &[("building", building_thing(plant).into())]))
        }
        Action::Build(building) => of_building(scene, board, building),
        Action::Sell(_) => (table.house.total() + 1 == HOUSE_PLACES).then(|| words.say("pr-why-house")),
        Action::Load(good, ship) => return of_loading(scene, me, good, ship),
        _ => None,
    };
    reason.into_iter().collect()
}

/// What a role brings to who picks it.
fn of_role(scene: &PrScene<'_>, me: Seat, role: Role) -> Option<String> {
    let (table, words) = (&scene.view.table, scene.words);
    let board = table.board(me);
    let counted = |key: &str, count: u8| (count > 0).then(|| words.say_with(key, &[("count", count.into())]));
    match role {
        Role::Mayor => {
            let manned = board.farmers.total() + board.staff_total();
            counted("pr-why-circles", board.circles().saturating_sub(manned))
        }
        Role::Builder => dearest(table, me).map(|building| {
            words.say_with("pr-why-affordable", &[("building", building_thing(building).into())])
        }),
        Role::Craftsman => {
            let made = |seat: Seat| table.board(seat).production().total();
            let most = Seat::all(table.players()).filter(|&seat| seat != me).map(made).max()?;
            let values = [("count", made(me).into()), ("most", most.into())];
            let leads = made(me) > 0 && made(me) >= most;
            Some(if leads {
                words.say_with("pr-why-produce", &values)
            } else {
                words.say("pr-why-privilege")
            })
            .filter(|_| made(me) > 0)
        }
        Role::Trader => best_sale(table, board).map(|(good, price)| {
            words.say_with("pr-why-sale", &[("good", good_thing(good).into()), ("price", price.into())])
        }),
        Role::Captain => counted("pr-why-ship", board.goods.total()),
        Role::Settler | Role::Prospector | Role::Prospector2 => None,
    }
}

/// The dearest building that the picker of the builder can pay for (PR-41, PR-43).
fn dearest(table: &Table, me: Seat) -> Option<Building> {
    let board = table.board(me);
    let price = |building: Building| {
        price_with_quarries(building.printed(), board.farmers[Tile::Quarry]).saturating_sub(1)
    };
    let spaces = |building: Building| if building.is_large() { 2 } else { 1 };
    let can_have = |building: &Building| {
        !board.buildings.contains(*building)
            && u16::from(price(*building)) <= board.doubloons
            && spaces(*building) <= board.free_city()
    };
    table.for_sale().into_iter().filter(can_have).max_by_key(|building| building.printed().price)
}

/// What the picker of the trader gets most for (PR-50, PR-51, PR-80, PR-85).
fn best_sale(table: &Table, board: &Board) -> Option<(Good, u8)> {
    if table.house_is_full() {
        return None;
    }
    let markets = u8::from(board.is_manned(Building::SmallMarket))
        + 2 * u8::from(board.is_manned(Building::LargeMarket));
    let is_wanted = |good: Good| table.house[good] == 0 || board.is_manned(Building::Office);
    let sales = board.goods.present().filter(|&(good, _)| is_wanted(good));
    sales.map(|(good, _)| (good, PRICES[good] + 1 + markets)).max_by_key(|&(_, price)| price)
}

fn of_building(scene: &PrScene<'_>, board: &Board, building: Building) -> Option<String> {
    let words = scene.words;
    let Some(good) = building.makes() else {
        return Some(
            words.say_with("pr-why-does", &[("does", building_does(words, building).as_str().into())]),
        );
    };
    let plants = board.buildings.into_iter().filter(|plant| plant.makes() == Some(good));
    let circles: u8 = plants.map(|plant| plant.printed().circles).sum();
    let idle = board.tiles.0[good.index()] > circles;
    let points = [("points", building.printed().vp.into())];
    Some(match idle {
        true => words.say_with("pr-why-plant", &[("good", good_thing(good).into())]),
        false => words.say_with("pr-why-points", &points),
    })
}

/// That the ship has no room left then, and who else could take it; else what a barrel brings.
fn of_loading(scene: &PrScene<'_>, me: Seat, good: Good, name: ShipName) -> Vec<String> {
    let (table, words) = (&scene.view.table, scene.words);
    let (Phase::Captain(_), Some(ship)) = (table.phase, name.ship(table.players)) else {
        return Vec::new();
    };
    let room = table.room(ship);
    let could_fill = |seat: &Seat| *seat != me && table.board(*seat).goods[good] >= room;
    let rival = Seat::all(table.players()).find(could_fill);
    let is_full = table.board(me).goods[good] >= room;
    let rival = rival.map(|seat| words.say_with("pr-why-rival", &[("who", scene.name(seat).into())]));
    let full = is_full.then(|| words.say("pr-why-full"));
    let told: Vec<String> = full.into_iter().chain(rival).collect();
    if told.is_empty() { vec![words.say("pr-why-load")] } else { told }
}
