//! Whose turn it is, and what somebody is told who acts out of turn or out of place.

use game::{Illegal, Turn};

use crate::phase::Phase;
use crate::table::Table;

impl Table {
    /// Who is to act.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Order { .. } | Phase::Dice | Phase::Stealing(_) | Phase::Drawing | Phase::Token(_) => {
                Turn::Chance
            }
            Phase::Over(_) => Turn::Over,
            Phase::Discard(debts) => Turn::Seats(debts.seats()),
            Phase::Answering(talk) => Turn::Seats(talk.waiting),
            _ => Turn::of(self.active),
        }
    }

    /// Why somebody may not act now.
    pub(crate) fn not_your_turn(&self) -> Illegal {
        match self.phase {
            Phase::Over(_) => Illegal::new("MOE-80", "the game has been won"),
            Phase::Order { .. } => Illegal::new("MOE-15", "the dice decide who begins"),
            Phase::SetPosts(_) => Illegal::new("MOE-15", "another player sets a post now"),
            Phase::SetNeutral(_) => Illegal::new("MOE-17", "another player sets a neutral post now"),
            Phase::SetRoutes(_) => Illegal::new("MOE-18", "another player sets a route now"),
            Phase::Discard(_) => Illegal::new("MOE-25", "others have to return cards first"),
            Phase::Answering(_) | Phase::Dealing(_) | Phase::Offering => {
                Illegal::new("MOE-30", "others are to answer or to decide about a trade")
            }
            Phase::Stealing(_) => Illegal::new("MOE-25", "a card is being drawn from a hand"),
            Phase::Drawing => Illegal::new("MOE-35", "a development card is being drawn"),
            Phase::Token(_) => Illegal::new("MOE-51", "a token is being turned up"),
            Phase::Dice => Illegal::new("MOE-20", "the dice are being thrown"),
            _ => Illegal::new("MOE-13", "it is another player's turn"),
        }
    }

    /// Why an action of another phase is refused to the one who is to act: what has to be done first.
    pub(crate) fn not_now(&self) -> Illegal {
        match self.phase {
            Phase::SetPosts(_) => Illegal::new("MOE-15", "now a post is to be set on a violet city"),
            Phase::SetNeutral(_) => {
                Illegal::new("MOE-17", "now a neutral post is to be set on a violet city")
            }
            Phase::SetRoutes(_) => Illegal::new("MOE-18", "now a route is to be set at an own post"),
            Phase::BeforeRoll => Illegal::new("MOE-20", "first the dice are thrown, or a card is played"),
            Phase::Discard(_) => Illegal::new("MOE-25", "first half of the hand goes back"),
            Phase::Robber | Phase::Rob => Illegal::new("MOE-25", "first the robber does its work"),
            Phase::Offering | Phase::Answering(_) | Phase::Dealing(_) => {
                Illegal::new("MOE-30", "first the trade is to be finished")
            }
            Phase::Ways(_) => Illegal::new("MOE-40", "first one of the equally short ways is to be chosen"),
            Phase::Adjoining(_) => {
                Illegal::new("MOE-39", "first the free route at the double arrow is to be laid")
            }
            Phase::Charter | Phase::GoodYear { .. } => {
                Illegal::new("MOE-72", "first the development card is to be carried out")
            }
            Phase::Guide | Phase::FairWind => {
                Illegal::new("MOE-72", "first the piece that moves is to be chosen")
            }
            Phase::Walking { .. } => Illegal::new("MOE-45", "first the merchant's move is to be finished"),
            Phase::Circles(_) | Phase::MoveToken(_) => {
                Illegal::new("MOE-51", "first a token is to be placed")
            }
            Phase::Driving { .. } => Illegal::new("MOE-55", "first the caravan's move is to be finished"),
            _ => Illegal::new("MOE-20", "this has its time in another part of the turn"),
        }
    }
}
