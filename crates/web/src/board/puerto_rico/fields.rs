//! The plantations that lie face up, the quarries, and the stacks.

use maud::{Markup, html};
use puerto_rico::{Action, Tile};

use super::PrScene;
use super::names::tile_name;
use super::pieces::{Reach, Tip, drawing, spot, spot_within, tile_face};

pub(super) fn fields(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let stacks = table.stacks.total();
    let discard = table.discard.total();
    html! {
        section #fields .pr-panel .pr-fields aria-labelledby="fields-title" {
            h2 #fields-title data-rule="PR-22" {
                (words.say("pr-plantations")) " "
                small { (words.say_with("pr-stacks", &[("count", stacks.into()), ("discard", discard.into())])) }
            }
            div .pr-row {
                @for (good, count) in table.row.present() {
                    @for nth in 0..count { (tile(scene, nth, good.into())) }
                }
                (quarries(scene))
                (hacienda(scene))
            }
        }
    }
}

/// A plantation; of several of a kind the Tab key comes by the first.
fn tile(scene: &PrScene<'_>, nth: u8, tile: Tile) -> Markup {
    let words = scene.words;
    let what = tile
        .good()
        .map(|good| words.say_with("pr-tip-stacks", &[("count", scene.view.table.stacks[good].into())]));
    let tip = Tip::new(&tile_name(words, tile)).maybe(what).rule("PR-20");
    spot_within(
        scene,
        (&format!("row-{tile}-{nth}"), "pr-plot"),
        Action::Settle(tile),
        (&tip, if nth == 0 { Reach::Tab } else { Reach::Click }),
        &html! {
            span .pr-tile { (tile_face(scene.words, tile)) }
            small aria-hidden="true" { (tile_name(scene.words, tile)) }
        },
    )
}

fn quarries(scene: &PrScene<'_>) -> Markup {
    let (count, words) = (scene.view.table.quarries, scene.words);
    let body = html! {
        span class={ "pr-tile" @if count > 1 { " stack" } @if count == 0 { " empty" } } {
            @if count > 0 { (tile_face(words, Tile::Quarry)) }
            b .pr-many .narrow { "×" (count) }
        }
        small .wide { (words.say_with("pr-quarries", &[("count", count.into())])) }
        small .narrow aria-hidden="true" { (tile_name(words, Tile::Quarry)) }
    };
    let tip = Tip::new(&tile_name(words, Tile::Quarry)).line(&words.say("pr-tip-quarry")).rule("PR-21");
    spot(scene, ("row-quarry", "pr-plot"), Action::Settle(Tile::Quarry), &tip, &body)
}

/// The stack that a hacienda draws from, while it may.
fn hacienda(scene: &PrScene<'_>) -> Markup {
    if !scene.can(Action::Hacienda) {
        return html! {};
    }
    let body = html! {
        span .pr-tile.back { (drawing("pr-field", "building-hacienda")) span .pr-quarry-sign { "?" } }
        small { (scene.words.say("pr-draw")) }
    };
    let tip = Tip::new(&scene.words.say("pr-do-hacienda")).rule("PR-81");
    spot(scene, ("row-hacienda", "pr-plot"), Action::Hacienda, &tip, &body)
}
