//! What is kept at the end of a captain phase: of each kind one barrel or all, picked in any order and posted at once.

use game::{Actor, Game};
use maud::{Markup, html};
use puerto_rico::{Action, Good, Phase, PuertoRico, PuertoRicoView};

use super::PrScene;
use super::pieces::{barrel, spoken};
use crate::board::Amounts;

/// Whether the viewer chooses what to keep.
pub(super) fn is_keeping(scene: &PrScene<'_>) -> bool {
    matches!(scene.view.table.phase, Phase::Storing { .. }) && !scene.legal.is_empty()
}

/// Barrels of a kind with the numbers that can be kept.
pub(super) fn ware(scene: &PrScene<'_>, good: Good, face: &Markup) -> Markup {
    let counts = scene.legal.iter().filter_map(|action| match action {
        Action::Keep(kind, count) if *kind == good => Some(*count),
        _ => None,
    });
    html! {
        span id={ "ware-" (good) } .pr-ware .keeps data-rule="PR-61" {
            (face)
            @for count in counts {
                @let label = spoken(scene, Action::Keep(good, count));
                label .pr-keep data-tip=(label) data-rule="PR-61" {
                    input id={ "keep-" (good) "-" (count) } type="checkbox" form="nowhere" autocomplete="off"
                        data-site=(good) data-count=(count) data-does=(Action::Keep(good, count)) aria-label=(label);
                    (barrel(good)) (count)
                }
            }
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
