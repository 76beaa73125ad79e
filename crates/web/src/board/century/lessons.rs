//! Where a game of Century stands, as its lessons call it.

use century::solo::{Solo, SoloPhase};
use century::{Action, Century, Effect, Phase, Step};

use crate::guide::{OVER, first_word};

pub(super) const PHASES: &[&str] = &["turn", "lay", "upgrade", "return", OVER];

pub(super) fn phase(table: &Century) -> &'static str {
    match table.phase() {
        Phase::Start => "",
        Phase::Step(step) => of_step(step),
        Phase::Over => OVER,
    }
}

pub(super) fn solo_phase(table: &Solo) -> &'static str {
    match table.phase() {
        SoloPhase::Step(step) => of_step(step),
        SoloPhase::Automa => "",
        SoloPhase::Over => OVER,
    }
}

fn of_step(step: Step) -> &'static str {
    match step {
        Step::Turn => "turn",
        Step::Lay { .. } => "lay",
        Step::Upgrade { .. } => "upgrade",
        Step::Return { .. } => "return",
    }
}

/// What lessons call a step: a card that is played goes by what it does.
pub(super) fn step(action: Action) -> String {
    let Action::Play { card, .. } = action else { return first_word(action) };
    match card.effect() {
        Effect::Spice(_) => "play-spice",
        Effect::Upgrade(_) => "play-upgrade",
        Effect::Trade { .. } => "play-trade",
    }
    .to_owned()
}

/// Cubes of a set are posted at once, with what ends it.
pub(super) fn continues(before: Action, action: Action) -> bool {
    matches!(
        (before, action),
        (Action::Lay(_), Action::Lay(_))
            | (Action::Return(_), Action::Return(_))
            | (Action::Upgrade(_), Action::Upgrade(_) | Action::Done)
    )
}
