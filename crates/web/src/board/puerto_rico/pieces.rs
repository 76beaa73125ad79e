//! The pieces of Puerto Rico and their names: barrels, tiles, coins, tools, and the clauses behind them.

use maud::{Markup, html};
use puerto_rico::{Building, ByGood, Good, Role, Site, Tile};

use crate::words::Words;

pub(super) fn role_name(words: &Words, role: Role) -> String {
    words.say(&format!("pr-role-{role}"))
}

/// What the picker of a role has more than the others.
pub(super) fn privilege(words: &Words, role: Role) -> String {
    words.say(&format!("pr-privilege-{role}"))
}

pub(super) fn good_name(words: &Words, good: Good) -> String {
    words.say(&format!("pr-good-{good}"))
}

pub(super) fn tile_name(words: &Words, tile: Tile) -> String {
    words.say(&format!("pr-tile-{tile}"))
}

pub(super) fn building_name(words: &Words, building: Building) -> String {
    words.say(&format!("pr-building-{building}"))
}

pub(super) fn site_name(words: &Words, site: Site) -> String {
    match site {
        Site::Tile(tile) => tile_name(words, tile),
        Site::Building(building) => building_name(words, building),
    }
}

/// A barrel: each kind has its color, its shape and its letters.
pub(super) fn barrel(good: Good) -> Markup {
    html! {
        svg class={ "cube good-" (good) } viewBox="0 0 24 24" aria-hidden="true" {
            @match good {
                Good::Corn => circle cx="12" cy="12" r="10.5" {},
                Good::Indigo => rect x="2" y="2" width="20" height="20" rx="2" {},
                Good::Sugar => path d="M12 .5 23.5 12 12 23.5 .5 12Z" {},
                Good::Tobacco => path d="M6.2 2h11.6L23.5 12l-5.7 10H6.2L.5 12Z" {},
                Good::Coffee => path d="M7 1h10l6 6v10l-6 6H7l-6-6V7Z" {},
            }
            text x="12" y="15.8" text-anchor="middle" {
                (match good { Good::Corn => "Co", Good::Indigo => "In", Good::Sugar => "Su", Good::Tobacco => "To", Good::Coffee => "Cf" })
            }
        }
    }
}

/// Barrels with their numbers.
pub(super) fn goods(words: &Words, goods: &ByGood<u8>) -> Markup {
    html! {
        @for (good, count) in goods.present() {
            span .count title=(good_name(words, good)) { (barrel(good)) "×" (count) span .unseen { " " (good_name(words, good)) } }
        }
        @if goods.total() == 0 { span .hint { (words.say("pr-no-goods")) } }
    }
}

/// A tile: a plantation with its barrel, or a quarry.
pub(super) fn tile_face(words: &Words, tile: Tile) -> Markup {
    html! {
        @match tile.good() {
            Some(good) => (barrel(good)),
            None => svg .cube.quarry viewBox="0 0 24 24" aria-hidden="true" {
                path d="M1 21 8 5l5 7 4-5 6 14Z" {}
            },
        }
        span .caption { (tile_name(words, tile)) }
    }
}

pub(super) fn coins(words: &Words, count: u16) -> Markup {
    html! {
        span .coin.gold title=(words.say_with("pr-doubloons", &[("count", &count.to_string())])) {
            svg viewBox="0 0 24 24" aria-hidden="true" { circle cx="12" cy="12" r="11" {} text x="12" y="16.5" text-anchor="middle" { "D" } }
            "×" (count)
        }
    }
}

/// Circles, filled where a colonist stands.
pub(super) fn circles(words: &Words, colonists: u8, circles: u8) -> Markup {
    let text =
        words.say_with("pr-circles", &[("count", &colonists.to_string()), ("of", &circles.to_string())]);
    html! {
        span .circles title=(text) {
            @for nth in 0..circles { span class={ "circle" @if nth < colonists { " manned" } } {} }
            span .unseen { (text) }
        }
    }
}

/// How a building looks on the price list.
pub(super) fn price_class(building: Building, left: usize) -> &'static str {
    match (building.makes().is_some(), left) {
        (true, 0) => "building maker gone",
        (true, _) => "building maker",
        (false, 0) => "building gone",
        (false, _) => "building",
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
        Role::Mayor => "PR-31",
        Role::Builder => "PR-40",
        Role::Craftsman => "PR-45",
        Role::Trader => "PR-50",
        Role::Captain => "PR-55",
        Role::Prospector | Role::Prospector2 => "PR-65",
    }
}

/// The tool of a role's trade.
pub(super) fn role_icon(role: Role) -> Markup {
    let strokes = match role {
        Role::Settler => "M12 3v9M9 3h6M8 12h8v3q0 4-4 6-4-2-4-6z",
        Role::Mayor => "M12 4a4 4 0 1 0 .1 0zM4 21q1-8 8-8t8 8z",
        Role::Builder => "M5 4h9l3 3v2H8l-3-2zM11 9h3v12h-3z",
        Role::Craftsman => "M7 3h10q2 9 0 18H7Q5 12 7 3zM5.800 8h12.400M5.800 16h12.400",
        Role::Trader => "M12 3v17M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6z",
        Role::Captain => "M12 3a2.500 2.500 0 1 0 .1 0zM12 8v13M7 11h10M4 14q1 7 8 7t8-7",
        Role::Prospector | Role::Prospector2 => "M4 9q8-8 16 0M12 6v15",
    };
    html! { svg .role-icon viewBox="0 0 24 24" aria-hidden="true" { path d=(strokes) {} } }
}
