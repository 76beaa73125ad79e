//! The cargo ships, the trading house, and what the supply has.

use maud::{Markup, html};
use puerto_rico::{Action, BARRELS, Good, HOUSE_PLACES, PRICES, Phase, Ship};
use words::Thing;

use super::PrScene;
use super::moves::{BOAT, cargo_id, sold_id};
use super::names::{building_name, good_name, good_thing};
use super::pieces::{Tip, barrel, colonist, drawing, part, picture_of, shield, spoken, spot};

/// From one space of a ship to the next, and where the first is, as the sheet draws them.
const SPACE: u16 = 22;
const FIRST_SPACE: u16 = 24;

pub(super) fn ships(scene: &PrScene<'_>) -> Markup {
    let words = scene.words;
    let has_wharf = scene.legal.iter().any(|action| matches!(action, Action::Wharf(_)));
    html! {
        section #ships .pr-panel .pr-sea aria-labelledby="ships-title" {
            h2 #ships-title data-rule="PR-55" { (words.say("pr-ships")) }
            @for each in Ship::ALL { (ship(scene, each)) }
            @if has_wharf { (wharf(scene)) }
        }
    }
}

fn ship(scene: &PrScene<'_>, ship: Ship) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let (cargo, spaces) = (table.ships[ship], table.spaces(ship));
    let width = FIRST_SPACE + SPACE * u16::from(table.spaces(Ship::Large)) + 28;
    let own = FIRST_SPACE + SPACE * u16::from(spaces) + 28;
    let carried = cargo.good.map_or_else(|| Thing::new("pr-ship-empty"), good_thing);
    let said = words.say_with(
        "pr-ship",
        &[("ship", spaces.into()), ("count", cargo.barrels.into()), ("what", carried.into())],
    );
    html! {
        div id={ "ship-" (spaces) } .pr-ship .fresh[scene.is_new(|view| view.table.ships[ship])] data-tip=(said) data-rule="PR-56" data-why=[no_load(scene, ship)] {
            svg .pr-hull preserveAspectRatio="xMinYMid" viewBox={ "-2 -2 " (width) " 38" } aria-hidden="true" {
                svg x="-2" y="-7" width=(own) height="44" { (part(&format!("ship-{spaces}"))) }
                @if let Some(good) = cargo.good {
                    @for nth in 0..cargo.barrels { (hold(&cargo_id(spaces, nth), good, FIRST_SPACE + SPACE * u16::from(nth))) }
                }
            }
            span .pr-fill aria-hidden="true" { (cargo.barrels) "/" (spaces) }
            span .unseen { (said) }
            (loads(scene, |good| Action::Load(good, table.name_of(ship)), Some(ship)))
        }
    }
}

/// What can be asked about a ship on which the viewer, who loads, can put nothing: a kind of their own.
fn no_load(scene: &PrScene<'_>, ship: Ship) -> Option<Action> {
    let table = &scene.view.table;
    let me = scene.me().filter(|_| matches!(table.phase, Phase::Captain(_)) && !scene.legal.is_empty())?;
    let name = table.name_of(ship);
    let mut own = table.board(me).goods.present().map(|(good, _)| Action::Load(good, name));
    let first = own.next()?;
    (!scene.can(first) && !own.any(|load| scene.can(load))).then_some(first)
}

fn hold(id: &str, good: Good, x: u16) -> Markup {
    html! { use id=(id) href=(super::pieces::sheet(&format!("good-{good}"))) x=(x) y="8.5" width="20" height="20" {} }
}

/// What can be loaded here, each with how many barrels and the points for it.
fn loads(scene: &PrScene<'_>, action: impl Fn(Good) -> Action, ship: Option<Ship>) -> Markup {
    let table = &scene.view.table;
    let (Phase::Captain(loading), Some(me)) = (table.phase, scene.me()) else { return html! {} };
    let kinds = Good::ALL.iter().copied().filter(|&good| scene.can(action(good)));
    html! {
        span .pr-loads {
            @for good in kinds {
                @let owned = table.board(me).goods[good];
                @let count = ship.map_or(owned, |ship| owned.min(table.room(ship)));
                @let points = i32::from(table.loading_vp(loading, count));
                @let tip = Tip::new(&spoken(scene, action(good))).rule(if ship.is_some() { "PR-57" } else { "PR-89" });
                (spot(scene, (&id_of(action(good)), &format!("pr-load of-{good}")), action(good), &tip, &html! {
                    (barrel(good)) b { "×" (count) } (shield("little", points))
                }))
            }
        }
    }
}

fn id_of(action: Action) -> String {
    format!("do-{}", action.to_string().replace(' ', "-"))
}

/// The own wharf, as one ship more.
fn wharf(scene: &PrScene<'_>) -> Markup {
    let building = puerto_rico::Building::Wharf;
    html! {
        div #ship-wharf .pr-ship .wharf data-rule="PR-89" {
            (picture_of(building)) b { (building_name(scene.words, building)) }
            (loads(scene, Action::Wharf, None))
        }
    }
}

pub(super) fn house(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let kinds: Vec<(Good, u8)> =
        table.house.present().flat_map(|(good, count)| (0..count).map(move |nth| (good, nth))).collect();
    let names: Vec<String> = kinds.iter().map(|&(good, _)| good_name(words, good)).collect();
    html! {
        section #house .pr-panel .pr-house .fresh[scene.is_new(|view| view.table.house)] data-tip=(words.say("pr-house")) data-rule="PR-51" aria-labelledby="house-title" {
            h2 #house-title { (words.say("pr-house")) }
            svg .pr-market-hall viewBox="0 0 100 92" aria-hidden="true" {
                svg width="100" height="92" { (part("house")) }
                @for place in 0..usize::from(HOUSE_PLACES) {
                    @let (x, y) = (20 + 38 * (place % 2), 37 + 26 * (place / 2));
                    @match kinds.get(place) {
                        Some(&(good, nth)) => use id=(sold_id(good, nth)) href=(super::pieces::sheet(&format!("good-{good}"))) x=(x) y=(y) width="22" height="22" {},
                        None => rect .pr-vacant x=(x + 2) y=(y + 3) width="18" height="17" rx="3" {},
                    }
                }
            }
            span .unseen { @if names.is_empty() { (words.say("pr-house-empty")) } @else { (names.join(", ")) } }
        }
    }
}

pub(super) fn supply(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let aboard = table.colonist_ship;
    html! {
        section #supply .pr-panel .pr-supply aria-labelledby="supply-title" {
            h2 #supply-title data-rule="PR-50" { (words.say("pr-supply")) " " small { (words.say("pr-and-price")) } }
            div .pr-stocks {
                @for good in Good::ALL {
                    @let count = table.barrels[good];
                    span .pr-stock .none[count == 0] data-tip=(stock_tip(scene, good)) data-rule="PR-50" {
                        (barrel(good)) b { (count) } (scene.change(|view| view.table.barrels[good])) span .unseen { " " (good_name(words, good)) }
                        small { span .pr-cent {} (PRICES[good]) }
                    }
                }
            }
            div .pr-people {
                span id=(BOAT) .pr-boat data-tip=(words.say("pr-tip-boat")) data-rule="PR-35" {
                    svg viewBox="0 -5 108 39" aria-hidden="true" {
                        svg y="-5" width="108" height="39" { (part("boat")) }
                        @for nth in 0..aboard.min(6) {
                            use href=(super::pieces::sheet("colonist")) x=(8 + 15 * u16::from(nth)) y="3.5" width="16" height="16" {}
                        }
                        svg y="-5" width="108" height="39" { (part("boat-side")) }
                    }
                    small { (words.say_with("pr-supply-ship", &[("count", aboard.into())])) }
                }
                span .pr-count data-tip=(words.say("pr-tip-colonists")) data-rule="PR-70" { (colonist("pr-man")) b { (table.colonists) } small { (words.say("pr-colonists")) } }
                span .pr-count data-tip=(words.say("pr-tip-points")) data-rule="PR-63" { (drawing("pr-crest", "points")) b { (table.vp_pool()) } small { (words.say("pr-points-left")) } }
            }
        }
    }
}

/// How many barrels of a kind there are and where they sell for what.
fn stock_tip(scene: &PrScene<'_>, good: Good) -> String {
    let (table, words) = (&scene.view.table, scene.words);
    Tip::new(&good_name(words, good))
        .line(
            &words.say_with(
                "pr-tip-stock",
                &[("count", table.barrels[good].into()), ("of", BARRELS[good].into())],
            ),
        )
        .line(&words.say_with("pr-tip-price", &[("price", PRICES[good].into())]))
        .text()
        .to_owned()
}
