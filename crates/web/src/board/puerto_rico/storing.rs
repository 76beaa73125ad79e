//! What is kept at the end of a captain phase: of each kind one barrel or all, picked in any order and posted at once.

use game::{Actor, Game, Seat};
use maud::{Markup, html};
use puerto_rico::{Action, Building, Good, Phase, PuertoRico, PuertoRicoView};

use super::PrScene;
use super::names::{building_name, good_name};
use super::pieces::{barrel, spoken};
use crate::board::Amounts;

/// Whether the viewer chooses what to keep.
pub(super) fn is_keeping(scene: &PrScene<'_>) -> bool {
    matches!(scene.view.table.phase, Phase::Storing { .. }) && !scene.legal.is_empty()
}

/// What there is room for, a line for each place.
pub(super) fn places(scene: &PrScene<'_>, me: Seat) -> Markup {
    let (board, words) = (scene.view.table.board(me), scene.words);
    let warehouses = [(Building::SmallWarehouse, 1_u8), (Building::LargeWarehouse, 2)];
    html! {
        small .pr-keep-places {
            span { (words.say("pr-keep-free")) }
            @for (building, kinds) in warehouses.into_iter().filter(|(building, _)| board.is_manned(*building)) {
                span { (building_name(words, building)) ": " (words.say_with("pr-keep-kinds", &[("count", kinds.into())])) }
            }
        }
    }
}

/// The barrels of a kind, to be clicked on and off: the first is the one barrel, the others stand for all of them.
pub(super) fn ware(scene: &PrScene<'_>, me: Seat, good: Good) -> Markup {
    let owned = scene.view.table.board(me).goods[good];
    html! {
        span id={ "ware-" (good) } .pr-ware .keeps data-rule="PR-61" {
            (keep(scene, me, Action::Keep(good, 1), ("one", 1)))
            @if owned > 1 { (keep(scene, me, Action::Keep(good, owned), ("all", owned - 1))) }
            b { (owned) } (scene.change(|view| view.table.board(me).goods[good]))
            span .unseen { " " (good_name(scene.words, good)) }
        }
    }
}

/// So many barrels that do `action` when they are clicked; where there is no place for it, they only lie there.
fn keep(scene: &PrScene<'_>, me: Seat, action: Action, (class, drawn): (&str, u8)) -> Markup {
    let Action::Keep(good, count) = action else { return html! {} };
    let casks = html! { @for _ in 0..drawn { span .pr-cask { (barrel(good)) } } };
    if !scene.can(action) {
        return html! { span class={ "pr-keep off " (class) } { (casks) } };
    }
    // Without a warehouse there is one place, so another barrel takes it from the first.
    let kind = if scene.view.table.warehouse(me) == 0 { "radio" } else { "checkbox" };
    let label = spoken(scene, action);
    html! {
        label class={ "pr-keep " (class) } data-tip=(label) data-rule="PR-61" {
            input id={ "keep-" (good) "-" (count) } type=(kind) name="keep" form="nowhere" autocomplete="off"
                data-site=(good) data-count=(count) data-does=(action) aria-label=(label);
            (casks)
        }
    }
}

/// What would come of the choice. The style sheet counts the barrels; before the first it says why nothing can be sent.
pub(super) fn tally(scene: &PrScene<'_>) -> Markup {
    let words = scene.words;
    let counted = |key: &str| {
        let text = words.say(key);
        let (before, after) = text.split_once('#').map_or((text.as_str(), ""), |parts| parts);
        html! { span { (before) b {} (after) } }
    };
    html! {
        small .pr-tally {
            span .pr-keep-hint { (words.say("pr-keep-hint")) }
            span .pr-kept { (counted("pr-keep-kept")) }
            span .pr-back { (counted("pr-keep-back")) }
        }
    }
}

/// The button that posts the choice.
pub(super) fn muster(scene: &PrScene<'_>) -> Markup {
    let words = scene.words;
    html! {
        span #muster .pick-bar data-what="keep" data-rule="PR-61" {
            button #muster-reset type="button" data-muster="reset" { (words.say("pr-muster-reset")) }
            button #muster-done .primary type="submit" data-muster="done" disabled { (words.say("pr-keep-send")) }
        }
    }
}

/// The steps that the numbers mean: each kind, and that the rest goes back where more could be kept.
pub(super) fn steps(view: &PuertoRicoView, amounts: &Amounts) -> Option<Vec<Action>> {
    let Phase::Storing { seat, .. } = view.table.phase else { return None };
    let actor = Actor::Seat(seat);
    let mut state = PuertoRico { table: view.table, vp: Default::default() };
    let mut steps = Vec::new();
    let kinds = Good::ALL.iter().map(|&good| Action::Keep(good, amounts.get(good.name())));
    for step in kinds.filter(|step| !matches!(step, Action::Keep(_, 0))) {
        steps.push(step);
        // What the rules refuse is refused with its sentence where the steps are carried out.
        if state.play(actor, step).is_err() {
            return Some(steps);
        }
    }
    let is_asked = matches!(state.table.phase, Phase::Storing { seat: asked, .. } if asked == seat);
    if is_asked && !steps.is_empty() {
        steps.push(Action::Pass);
    }
    Some(steps)
}
