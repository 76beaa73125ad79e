//! What things of Puerto Rico are called, and the clauses behind them.

use puerto_rico::{Building, ByGood, Good, Phase, Role, Site, Table, Tile};

use words::{Thing, Value, Words};

pub(super) fn role_thing(role: Role) -> Thing {
    Thing::new(format!("pr-role-{role}"))
}

pub(super) fn role_name(words: &Words, role: Role) -> String {
    words.name(&role_thing(role))
}

/// What the picker of a role has more than the others.
pub(super) fn privilege(words: &Words, role: Role) -> String {
    words.say(&format!("pr-privilege-{role}"))
}

pub(super) fn good_thing(good: Good) -> Thing {
    Thing::new(format!("pr-good-{good}"))
}

pub(super) fn good_name(words: &Words, good: Good) -> String {
    words.name(&good_thing(good))
}

pub(super) fn tile_thing(tile: Tile) -> Thing {
    Thing::new(format!("pr-tile-{tile}"))
}

pub(super) fn tile_name(words: &Words, tile: Tile) -> String {
    words.name(&tile_thing(tile))
}

pub(super) fn building_thing(building: Building) -> Thing {
    Thing::new(format!("pr-building-{building}"))
}

pub(super) fn building_name(words: &Words, building: Building) -> String {
    words.name(&building_thing(building))
}

/// What a building does, in two or three words.
pub(super) fn building_does(words: &Words, building: Building) -> String {
    words.say(&format!("pr-does-{building}"))
}

pub(super) fn site_thing(site: Site) -> Thing {
    match site {
        Site::Tile(tile) => tile_thing(tile),
        Site::Building(building) => building_thing(building),
    }
}

/// A list of barrels: "2 indigo, 1 corn".
pub(super) fn barrels(goods: &ByGood<u8>) -> Value {
    goods.present().map(|(good, count)| good_thing(good).times(count)).collect::<Vec<Value>>().into()
}

/// The role that is being carried out; none while one is picked.
pub(super) fn role_now(table: &Table) -> Option<Role> {
    match table.phase {
        Phase::Governor | Phase::Pick | Phase::Over => None,
        Phase::Deal if table.picked.is_empty() => None,
        _ => table.roles[table.picker()],
    }
}

/// The clause that says what a building does.
pub(super) fn clause_of(building: Building) -> &'static str {
    match building {
        Building::SmallMarket | Building::LargeMarket => "PR-80",
        Building::Hacienda => "PR-81",
        Building::ConstructionHut => "PR-82",
        Building::SmallWarehouse | Building::LargeWarehouse => "PR-83",
        Building::Hospice => "PR-84",
        Building::Office => "PR-85",
        Building::Factory => "PR-86",
        Building::University => "PR-87",
        Building::Harbor => "PR-88",
        Building::Wharf => "PR-89",
        Building::GuildHall => "PR-90",
        Building::Residence => "PR-91",
        Building::Fortress => "PR-92",
        Building::CustomsHouse => "PR-93",
        Building::CityHall => "PR-94",
        _ => "PR-45",
    }
}

/// The clause that says what a role does.
pub(super) fn clause_of_role(role: Role) -> &'static str {
    match role {
        Role::Settler => "PR-20",
        Role::Mayor => "PR-30",
        Role::Builder => "PR-40",
        Role::Craftsman => "PR-45",
        Role::Trader => "PR-50",
        Role::Captain => "PR-55",
        Role::Prospector | Role::Prospector2 => "PR-65",
    }
}

/// The clause that says what a tile does.
pub(super) const fn clause_of_tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Quarry => "PR-41",
        _ => "PR-45",
    }
}
