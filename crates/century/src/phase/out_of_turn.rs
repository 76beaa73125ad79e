//! What somebody is told who acts out of turn: who is to act, and what for.

use game::{Illegal, Seat};

use crate::phase::{Awaited, Step};
use crate::state::{Century, Phase};

impl Century {
    /// Who is to act, and what for.
    pub(super) fn out_of_turn(&self) -> Illegal {
        match (self.awaited(), self.phase) {
            (Some(Awaited::Start), _) | (None, Phase::Start) => {
                Illegal::turn("the start player is to be chosen first").by("CEN-05")
            }
            (Some(Awaited::Point), _) => Illegal::turn("a point card is to be turned up first").by("CEN-33"),
            (Some(Awaited::Merchant), _) => {
                Illegal::turn("a merchant card is to be turned up first").by("CEN-22")
            }
            (None, Phase::Over) => Illegal::turn("the game is over").by("CEN-50"),
            (None, Phase::Step(step)) => of_step(step, self.active).by("CEN-05"),
        }
    }
}

/// What `seat` is to do, which is the same in the solo game.
pub(crate) fn of_step(step: Step, seat: Seat) -> Illegal {
    let reason = match step {
        Step::Turn => "it is {seat}'s turn to play, acquire, rest or claim",
        Step::Lay { .. } => "it is {seat}'s turn to lay cubes for a card",
        Step::Upgrade { .. } => "it is {seat}'s turn to raise cubes",
        Step::Return { .. } => "it is {seat}'s turn to return cubes",
    };
    Illegal::turn(reason).with("seat", seat)
}
