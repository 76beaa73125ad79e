//! The buildings that are for sale: four columns in the order of the printed board, with the viewer's own price, what
//! is left of each, and why it can't be built.

use game::{Actor, Game, Seat};
use maud::{Markup, html};
use puerto_rico::{Action, Building, Phase, PuertoRico, Table, Tile, price_with_quarries};

use super::PrScene;
use super::names::{building_does, building_name, clause_of};
use super::pieces::{Tip, coin, drawing, edge, picture_of, shield, spot};

/// The columns of the printed board.
const COLUMNS: std::ops::RangeInclusive<u8> = 1..=4;

/// How a building stands to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Availability {
    /// It can be built, now or when the builder comes.
    Payable,
    /// It stands in the own city.
    Own,
    /// No copy is left.
    Sold,
    /// How many doubloons are missing.
    Short(u16),
    /// The city has no room for it.
    Crowded,
    /// Somebody looks on who can't build.
    Shown,
}

pub(super) fn market(scene: &PrScene<'_>) -> Markup {
    let words = scene.words;
    let is_now = matches!(scene.view.table.phase, Phase::Builder { .. } | Phase::University { .. });
    html! {
        section #buildings .pr-market .common .now[is_now] aria-label=(words.say("pr-prices")) {
            @for column in COLUMNS {
                div class={ "pr-column pr-column-" (column) } {
                    (heading(scene, column))
                    div .pr-lots {
                        @for &building in Building::ALL.iter().filter(|building| building.printed().column == column) {
                            (lot(scene, building))
                        }
                    }
                }
            }
        }
    }
}

/// Some of them alone, in the order in which they are named.
pub(super) fn lots(scene: &PrScene<'_>, buildings: &[&str]) -> Option<Markup> {
    let buildings: Vec<Building> = buildings.iter().map(|name| name.parse().ok()).collect::<Option<_>>()?;
    Some(html! { div .pr-lots { @for building in buildings { (lot(scene, building)) } } })
}

/// How many quarries count in a column, and what that makes for the viewer.
fn heading(scene: &PrScene<'_>, column: u8) -> Markup {
    let words = scene.words;
    let manned = scene.me().map_or(0, |me| scene.view.table.board(me).farmers[Tile::Quarry]);
    let key = if column == 4 { "pr-column-large" } else { "pr-column" };
    let saved = scene.me().map_or(0, |me| saving(scene, me, column));
    html! {
        h3 data-rule="PR-41" {
            span .pr-quarries {
                @for nth in 0..column { (drawing(if nth < manned { "pr-stone" } else { "pr-stone out" }, "field-quarry")) }
            }
            span .wide { (words.say_with(key, &[("count", column.into())])) }
            @if saved > 0 { b { span .wide { (words.say("pr-you")) " " } "−" (saved) } }
        }
    }
}

/// What the viewer pays less for a building of a column.
fn saving(scene: &PrScene<'_>, me: Seat, column: u8) -> u8 {
    let dearest = Building::ALL.iter().rfind(|building| building.printed().column == column);
    dearest.map_or(0, |&building| building.printed().price - price(scene, me, building))
}

/// What `seat` pays: in the builder phase with the privilege, and else what the quarries leave.
pub(super) fn price(scene: &PrScene<'_>, seat: Seat, building: Building) -> u8 {
    let table = &scene.view.table;
    match table.phase {
        Phase::Builder { .. } | Phase::University { .. } => table.price(seat, building),
        _ => price_with_quarries(building.printed(), table.board(seat).farmers[Tile::Quarry]),
    }
}

/// Copies that nobody has bought.
pub(super) fn left(scene: &PrScene<'_>, building: Building) -> usize {
    usize::from(building.printed().copies).saturating_sub(owners(&scene.view.table, building))
}

/// How many have it.
fn owners(table: &Table, building: Building) -> usize {
    table.seated().iter().filter(|board| board.buildings.contains(building)).count()
}

fn availability(scene: &PrScene<'_>, building: Building) -> Availability {
    let table = &scene.view.table;
    let Some(me) = scene.me() else {
        return if left(scene, building) == 0 { Availability::Sold } else { Availability::Shown };
    };
    let board = table.board(me);
    let missing = u16::from(price(scene, me, building)).saturating_sub(board.doubloons);
    if board.buildings.contains(building) {
        Availability::Own
    } else if !table.for_sale().contains(building) {
        Availability::Sold
    } else if missing > 0 {
        Availability::Short(missing)
    } else if board.free_city() < 1 + u8::from(building.is_large()) {
        Availability::Crowded
    } else {
        Availability::Payable
    }
}

fn lot(scene: &PrScene<'_>, building: Building) -> Markup {
    let words = scene.words;
    let printed = building.printed();
    let availability = availability(scene, building);
    let state = match availability {
        Availability::Payable | Availability::Shown => "",
        Availability::Own => " own",
        Availability::Sold => " sold",
        Availability::Short(_) | Availability::Crowded => " short",
    };
    let is_new = scene.is_new(|view| owners(&view.table, building));
    let class = format!("pr-lot {}{state}{}", edge(building), if is_new { " fresh" } else { "" });
    let body = html! {
        span .pr-front { (picture_of(building)) (shield("", printed.vp.into())) }
        span .pr-text {
            b { (building_name(words, building)) }
            span .pr-does {
                span .pr-holes aria-hidden="true" { @for _ in 0..printed.circles { span .pr-hole {} } }
                span .wide { (building_does(words, building)) }
                span .narrow aria-hidden="true" {
                    @match availability {
                        Availability::Sold => (words.say("pr-sold")),
                        Availability::Crowded => (words.say("pr-crowded")),
                        _ => (words.say_with("pr-left", &[("count", left(scene, building).into())])),
                    }
                }
            }
        }
        (cost(scene, building, availability))
    };
    spot(
        scene,
        (&format!("building-{building}"), &class),
        Action::Build(building),
        &tip(scene, building),
        &body,
    )
}

/// The price for the viewer, what is missing, and how many are left.
fn cost(scene: &PrScene<'_>, building: Building, availability: Availability) -> Markup {
    let words = scene.words;
    let printed = building.printed().price;
    let own = scene.me().map_or(printed, |me| price(scene, me, building));
    let copies = left(scene, building);
    html! {
        span .pr-cost {
            span .pr-price {
                @match availability {
                    Availability::Own => span .pr-yours { "✓" span .wide { " " (words.say("pr-own")) } },
                    Availability::Sold => span .pr-sold { (words.say("pr-sold")) },
                    _ => {
                        @if let Availability::Short(missing) = availability {
                            span .pr-short { (words.say_with("pr-short", &[("count", missing.into())])) }
                        } @else if availability == Availability::Crowded {
                            span .pr-short { (words.say("pr-crowded")) }
                        } @else if own < printed {
                            s { (printed) }
                        }
                        (coin(if matches!(availability, Availability::Payable | Availability::Shown) { "" } else { "off" }, own.into()))
                    },
                }
            }
            @if availability != Availability::Sold { span .pr-left { (words.say_with("pr-left", &[("count", copies.into())])) } }
        }
    }
}

/// What is printed on a building, what it costs the viewer, and why it can't be built.
pub(super) fn tip(scene: &PrScene<'_>, building: Building) -> Tip {
    let words = scene.words;
    let printed = building.printed();
    let own = scene.me().map_or(printed.price, |me| price(scene, me, building));
    let values = [
        ("points", printed.vp.into()),
        ("circles", printed.circles.into()),
        ("price", printed.price.into()),
        ("own", own.into()),
        ("left", left(scene, building).into()),
        ("of", printed.copies.into()),
    ];
    Tip::new(&building_name(words, building))
        .line(&words.say_with("pr-tip-printed", &values))
        .line(&words.say_with("pr-tip-cost", &values))
        .maybe(refusal(scene, building).or_else(|| lacking(scene, building)))
        .rule(clause_of(building))
}

/// How many doubloons the viewer would lack for it.
fn lacking(scene: &PrScene<'_>, building: Building) -> Option<String> {
    let Availability::Short(missing) = availability(scene, building) else { return None };
    Some(scene.words.say_with("pr-short", &[("count", missing.into())]))
}

/// Why the viewer can't build it now, as the rules say it.
fn refusal(scene: &PrScene<'_>, building: Building) -> Option<String> {
    let me = scene.me()?;
    let table = scene.view.table;
    let Phase::Builder { seat } = table.phase else { return None };
    if seat != me {
        return None;
    }
    let state = PuertoRico { table, vp: Default::default() };
    let illegal = state.check(Actor::Seat(me), Action::Build(building)).err()?;
    Some(scene.words.name(&words::refusal(PuertoRico::NAME, &illegal, |seat| scene.name(seat).into())))
}
