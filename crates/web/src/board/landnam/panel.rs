//! What everybody can see: the panels of the players, and what is left on the table.

use game::Seat;
use landnam::components::{Good, Terrain, UnitKind};
use landnam::data::data;
use maud::{Markup, html};

use super::LnScene;
use super::art::{chip, icon, owner};
use super::words::{fate_name, good_name, good_thing, terrain_name, terrain_thing};

/// What is still to be found, in the stock and in the fate deck.
pub(super) fn left(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let discard: Vec<String> = table
        .discard()
        .kinds()
        .map(|fate| format!("{} ×{}", fate_name(words, fate), table.discard().count(fate)))
        .collect();
    let tip = format!("{}\n{}", words.say("ln-left-discard"), discard.join(", "));
    html! {
        aside #left .ln-left .common aria-label=(words.say("ln-left")) {
            h2 data-rule="LN-52" { (words.say("ln-left-tiles")) }
            // What seldom changes has a name, so that it is sent only when it does.
            ul #left-tiles .ln-tiles {
                @for terrain in Terrain::ALL {
                    li data-tip=(words.say_with("ln-left-tile", &[("terrain", terrain_thing(terrain).into()), ("count", table.tiles_left(terrain).into())])) data-rule="LN-52" {
                        (icon(&format!("{terrain}-1"), 26, 26)) b { (table.tiles_left(terrain)) }
                        span .unseen { (terrain_name(words, terrain)) }
                    }
                }
            }
            h2 .ln-stock-title data-rule="LN-12" { (words.say("ln-goods-stock")) }
            ul #left-stock .ln-stock {
                @for good in Good::ALL {
                    li data-tip=(words.say_with("ln-title-good", &[("good", good_thing(good).into()), ("left", table.stock()[good].into())])) data-rule="LN-12" {
                        (chip(good, 16)) b { (table.stock()[good]) } span .unseen { (good_name(words, good)) }
                    }
                }
                li data-tip=(if discard.is_empty() { words.say_with("ln-left-fate", &[("count", table.deck_size().into())]) } else { tip }) data-rule="LN-20" {
                    (icon("fate", 16, 16)) b { (table.deck_size()) } span .unseen { (words.say("ln-left-deck")) }
                }
            }
        }
    }
}

/// What stands beside a player's name: the sizes of the hand, and the points.
pub(super) fn headline(scene: &LnScene<'_>, seat: Seat) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let count = |key: &str, number: u8| words.say_with(key, &[("count", number.into())]);
    html! {
        span .ln-held data-tip=(count("ln-goods-held", table.goods_held(seat))) data-rule="LN-15" { (icon("cards", 17, 17)) span .ln-number-of { (table.goods_held(seat)) (scene.change(|view| view.table().goods_held(seat))) } }
        span .ln-held data-tip=(count("ln-fate-held", table.fate_held(seat))) data-rule="LN-15" { (icon("fate", 17, 17)) span .ln-number-of { (table.fate_held(seat)) (scene.change(|view| view.table().fate_held(seat))) } }
        span .ln-points .fresh[scene.is_new(|view| view.table().points(seat))] data-tip=(words.say("ln-points-title")) data-rule="LN-80" { b { (table.points(seat)) } "/" (data().points) }
    }
}

/// A player's points on a stave, markers, and pieces in stock.
pub(super) fn panel(scene: &LnScene<'_>, seat: Seat) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let marks = [
        ("white", table.white_markers(seat), "LN-25"),
        ("red", table.red_markers(seat), "LN-21"),
        ("black", table.black_markers(seat), "LN-28"),
    ];
    let rest = data().points.saturating_sub(table.points(seat));
    let stock = [
        ("farm", "ln-stock-houses", table.houses_left(seat), 19, 16),
        ("settler", "ln-stock-settlers", table.units_left(seat, UnitKind::Settler), 19, 17),
        ("ship", "ln-stock-ships", table.units_left(seat, UnitKind::Ship), 21, 17),
    ];
    html! {
        div id={ "stave-" (seat) } class={ "ln-stave " (owner(seat)) } aria-hidden="true" data-rule="LN-80" {
            @for _ in 0..table.houses(seat) { (icon("point-house", 14, 14)) }
            @for (color, count, _) in marks { @for _ in 0..count { (icon(&format!("point-{color}"), 13, 13)) } }
            @for _ in 0..rest { i {} }
        }
        p id={ "pieces-" (seat) } class={ "ln-row " (owner(seat)) } {
            @for (color, count, rule) in marks {
                span data-tip=(words.say(&format!("ln-{color}-title"))) data-rule=(rule) {
                    (icon(&format!("marker-{color}"), 16, 16)) (count) span .unseen { " " (words.say(&format!("ln-{color}-marker"))) }
                }
            }
            small data-rule="LN-02" { (words.say("ln-in-stock")) }
            @for (symbol, key, count, width, height) in stock {
                span data-tip=(words.say_with(key, &[("count", count.into())])) data-rule="LN-02" {
                    (icon(symbol, width, height)) (count)
                    span .unseen { " " (words.say_with(key, &[("count", count.into())])) }
                }
            }
        }
    }
}
