//! Where a game of Merchants stands, as its lessons call it.

use merchants::{Action, Phase};

use crate::guide::OVER;

pub(super) const PHASES: &[&str] = &[
    "set-posts",
    "set-neutral",
    "set-routes",
    "before-roll",
    "discard",
    "robber",
    "rob",
    "actions",
    "offering",
    "answering",
    "dealing",
    "ways",
    "adjoining",
    "charter",
    "guide",
    "walking",
    "circles",
    "move-token",
    "wind",
    "driving",
    "good-year",
    OVER,
];

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Order { .. } | Phase::Dice | Phase::Stealing(_) | Phase::Drawing | Phase::Token(_) => "",
        Phase::SetPosts(_) => "set-posts",
        Phase::SetNeutral(_) => "set-neutral",
        Phase::SetRoutes(_) => "set-routes",
        Phase::BeforeRoll => "before-roll",
        Phase::Discard(_) => "discard",
        Phase::Robber => "robber",
        Phase::Rob => "rob",
        Phase::Actions => "actions",
        Phase::Offering => "offering",
        Phase::Answering(_) => "answering",
        Phase::Dealing(_) => "dealing",
        Phase::ShortestWays(_) => "ways",
        Phase::Adjoining(_) => "adjoining",
        Phase::Charter => "charter",
        Phase::Guide => "guide",
        Phase::Walking { .. } => "walking",
        Phase::Circles(_) => "circles",
        Phase::MoveToken(_) => "move-token",
        Phase::FairWind => "wind",
        Phase::Driving { .. } => "driving",
        Phase::GoodYear { .. } => "good-year",
        Phase::Over(_) => OVER,
    }
}

/// Cards of a discard are posted at once, and so is a journey.
pub(super) fn continues(before: Action, action: Action) -> bool {
    let journey = [before, action].map(|step| {
        matches!(
            step,
            Action::Walk { .. }
                | Action::Drive { .. }
                | Action::WalkTo(_)
                | Action::DriveTo(_)
                | Action::Stop
        )
    });
    let sets_out = matches!(action, Action::Walk { .. } | Action::Drive { .. });
    journey == [true, true] && !sets_out && before != Action::Stop
        || matches!((before, action), (Action::Discard(_), Action::Discard(_)))
}
