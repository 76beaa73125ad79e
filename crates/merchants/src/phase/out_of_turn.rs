//! What somebody is told who acts out of turn: who is to act, and what for.

use game::{Illegal, SeatSet, Turn};

use crate::action::Action;
use crate::phase::Phase;
use crate::table::Table;

impl Table {
    /// Why somebody may not act now: who is to act, and what for.
    pub(crate) fn out_of_turn(&self, action: Action) -> Illegal {
        match self.turn() {
            Turn::Over => Illegal::turn("the game has been won").by("MOE-80"),
            Turn::Chance => {
                let (clause, reason) = self.chance_decides();
                self.with_victim(Illegal::turn(reason).by(clause))
            }
            Turn::Seats(seats) => self.awaited(seats, action),
        }
    }

    /// Whom the table waits for, and what for.
    fn awaited(&self, seats: SeatSet, action: Action) -> Illegal {
        let whose = |reason: &'static str| Illegal::turn(reason).with("seat", self.active);
        let (reason, clause) = match self.phase {
            Phase::Discard(_) => {
                return Illegal::turn("cards are awaited from {seats}").with("seats", seats).by("MOE-25");
            }
            Phase::Answering(_) => {
                return Illegal::turn("an answer is awaited from {seats}").with("seats", seats).by("MOE-30");
            }
            Phase::Actions if matches!(action, Action::Offer { .. } | Action::Counter { .. }) => {
                ("it is {seat}'s turn, and the others propose something only when asked", "MOE-30")
            }
            // No clause says what a turn is for: it is everything that can be paid.
            Phase::Actions => return whose("it is {seat}'s turn to trade, to build, or to move pieces"),
            Phase::Order { .. }
            | Phase::Dice
            | Phase::Stealing(_)
            | Phase::Drawing
            | Phase::Token(_)
            | Phase::Over(_) => return whose("it is {seat}'s turn"),
            Phase::SetPosts(_) => ("it is {seat}'s turn to set a post", "MOE-15"),
            Phase::SetNeutral(_) => ("it is {seat}'s turn to set a neutral post", "MOE-17"),
            Phase::SetRoutes(_) => ("it is {seat}'s turn to set a route", "MOE-18"),
            Phase::BeforeRoll => {
                ("it is {seat}'s turn to throw the dice, or to play a card before them", "MOE-20")
            }
            Phase::Robber => ("it is {seat}'s turn to move the robber", "MOE-25"),
            Phase::Rob => ("it is {seat}'s turn to choose whom to rob", "MOE-25"),
            Phase::Dealing(_) => ("it is {seat}'s turn to choose among the answers", "MOE-30"),
            Phase::Offering => ("it is {seat}'s turn to make an offer", "MOE-30"),
            Phase::Adjoining(_) => {
                ("it is {seat}'s turn to lay the free route at the double arrow", "MOE-39")
            }
            Phase::ShortestWays(_) => ("it is {seat}'s turn to choose among equally short ways", "MOE-40"),
            Phase::Walking { .. } => ("it is {seat}'s turn to move a merchant on", "MOE-45"),
            Phase::Circles(_) => ("it is {seat}'s turn to choose the circle that gets a token", "MOE-51"),
            Phase::MoveToken(_) => ("it is {seat}'s turn to choose the token that is moved", "MOE-51"),
            Phase::Driving { .. } => ("it is {seat}'s turn to move a caravan on", "MOE-55"),
            Phase::Charter => ("it is {seat}'s turn to lay the free routes of a charter", "MOE-72"),
            Phase::Guide => ("it is {seat}'s turn to choose the merchant that a guide leads", "MOE-72"),
            Phase::FairWind => {
                ("it is {seat}'s turn to choose the caravan that a fair wind drives", "MOE-72")
            }
            Phase::GoodYear { .. } => ("it is {seat}'s turn to take the resources of a good year", "MOE-72"),
        };
        whose(reason).by(clause)
    }

    /// What chance decides before anybody acts, with the clause that says so.
    fn chance_decides(&self) -> (&'static str, &'static str) {
        match self.phase {
            Phase::Order { .. } => ("MOE-15", "the dice decide who begins"),
            Phase::Stealing(_) => ("MOE-25", "a card is drawn from the hand of {seat}"),
            Phase::Drawing => ("MOE-35", "a development card is drawn"),
            Phase::Token(_) => ("MOE-51", "a token is turned up"),
            _ => ("MOE-20", "the dice are thrown"),
        }
    }

    /// The same refusal with the seat that is robbed, if one is.
    fn with_victim(&self, illegal: Illegal) -> Illegal {
        match self.phase {
            Phase::Stealing(victim) => illegal.with("seat", victim),
            _ => illegal,
        }
    }

    /// Why chance may not do something.
    pub(crate) fn not_for_chance(&self) -> Illegal {
        match self.turn() {
            Turn::Over => Illegal::turn("the game has been won").by("MOE-80"),
            Turn::Seats(seats) => {
                Illegal::turn("it is for {seats} to act, not for chance").with("seats", seats)
            }
            Turn::Chance => {
                let (clause, reason) = self.chance_decides();
                self.with_victim(Illegal::new(clause, reason))
            }
        }
    }
}
