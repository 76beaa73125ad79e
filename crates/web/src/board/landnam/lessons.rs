//! Where a game of Landnám stands, as its lessons call it.

use landnam::Action;
use landnam::phase::{Hearing, Phase, Stage, Talk};

use crate::guide::OVER;

pub(super) const PHASES: &[&str] = &[
    "harvest", "age", "naming", "docket", "case", "closing", "move", "step", "flee", "explore", "choose",
    "number", "enter", "trade", "asked", "offer", "build", OVER,
];

pub(super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Start | Phase::Opening(_) | Phase::Roll(_) | Phase::Draw(_) | Phase::Reward { .. } => "",
        Phase::Harvest(_) => "harvest",
        Phase::Age(_) => "age",
        Phase::Thing(thing) => match thing.hearing {
            Hearing::Naming => "naming",
            Hearing::Docket => "docket",
            Hearing::Case(_) => "case",
            Hearing::Closing => "closing",
        },
        Phase::Move => "move",
        Phase::Step(_) => "step",
        Phase::Flee(_) => "flee",
        Phase::Explore(exploration) => match exploration.stage {
            Stage::Cards => "explore",
            Stage::Dice => "",
            Stage::Choose => "choose",
            Stage::Number => "number",
        },
        Phase::Enter { .. } => "enter",
        Phase::Trade(trade) => match trade.talk {
            Talk::Quiet => "trade",
            Talk::Asked(_) => "asked",
            Talk::Offer { .. } => "offer",
        },
        Phase::Build(_) => "build",
        Phase::Over => OVER,
    }
}

/// Every click is a post of its own.
pub(super) fn continues(_before: Action, _action: Action) -> bool {
    false
}
