//! Whose turn it is, and what somebody is told who acts out of turn or out of place.

use game::{Illegal, Turn};

use crate::action::Action;
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

    /// Why somebody may not act now: who is to act, and what for.
    pub(crate) fn not_your_turn(&self, action: Action) -> Illegal {
        let awaited = match self.turn() {
            Turn::Over => return Illegal::turn("the game has been won").by("MOE-80"),
            Turn::Chance => {
                let (clause, reason) = self.chance_decides();
                return self.with_victim(Illegal::turn(reason).by(clause));
            }
            Turn::Seats(seats) => seats,
        };
        let whose = |reason: &'static str| Illegal::turn(reason).with("seat", self.active);
        match self.phase {
            Phase::SetPosts(_) => whose("it is {seat}'s turn to set a post").by("MOE-15"),
            Phase::SetNeutral(_) => whose("it is {seat}'s turn to set a neutral post").by("MOE-17"),
            Phase::SetRoutes(_) => whose("it is {seat}'s turn to set a route").by("MOE-18"),
            Phase::BeforeRoll => {
                whose("it is {seat}'s turn to throw the dice, or to play a card before them").by("MOE-20")
            }
            Phase::Discard(_) => {
                Illegal::turn("cards are awaited from {seats}").with("seats", awaited).by("MOE-25")
            }
            Phase::Robber => whose("it is {seat}'s turn to move the robber").by("MOE-25"),
            Phase::Rob => whose("it is {seat}'s turn to choose whom to rob").by("MOE-25"),
            Phase::Answering(_) => {
                Illegal::turn("an answer is awaited from {seats}").with("seats", awaited).by("MOE-30")
            }
            Phase::Dealing(_) => whose("it is {seat}'s turn to choose among the answers").by("MOE-30"),
            Phase::Offering => whose("it is {seat}'s turn to make an offer").by("MOE-30"),
            Phase::Actions if matches!(action, Action::Offer { .. } | Action::Counter { .. }) => {
                whose("it is {seat}'s turn, and the others propose something only when asked").by("MOE-30")
            }
            // No clause says what a turn is for: it is everything that can be paid.
            Phase::Actions => whose("it is {seat}'s turn to trade, to build, or to move pieces"),
            Phase::Adjoining(_) => {
                whose("it is {seat}'s turn to lay the free route at the double arrow").by("MOE-39")
            }
            Phase::ShortestWays(_) => {
                whose("it is {seat}'s turn to choose among equally short ways").by("MOE-40")
            }
            Phase::Walking { .. } => whose("it is {seat}'s turn to move a merchant on").by("MOE-45"),
            Phase::Circles(_) => {
                whose("it is {seat}'s turn to choose the circle that gets a token").by("MOE-51")
            }
            Phase::MoveToken(_) => {
                whose("it is {seat}'s turn to choose the token that is moved").by("MOE-51")
            }
            Phase::Driving { .. } => whose("it is {seat}'s turn to move a caravan on").by("MOE-55"),
            Phase::Charter => whose("it is {seat}'s turn to lay the free routes of a charter").by("MOE-72"),
            Phase::Guide => {
                whose("it is {seat}'s turn to choose the merchant that a guide leads").by("MOE-72")
            }
            Phase::FairWind => {
                whose("it is {seat}'s turn to choose the caravan that a fair wind drives").by("MOE-72")
            }
            Phase::GoodYear { .. } => {
                whose("it is {seat}'s turn to take the resources of a good year").by("MOE-72")
            }
            Phase::Order { .. }
            | Phase::Dice
            | Phase::Stealing(_)
            | Phase::Drawing
            | Phase::Token(_)
            | Phase::Over(_) => whose("it is {seat}'s turn"),
        }
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

    /// Why an action of another phase is refused to the one who is to act: what has to be done first, or, where nothing
    /// has, when the action is for.
    pub(crate) fn not_now(&self, action: Action) -> Illegal {
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
            Phase::ShortestWays(_) => {
                Illegal::new("MOE-40", "first one of the equally short ways is to be chosen")
            }
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
            _ => misplaced(action),
        }
    }
}

/// The refusal of an action that is not for the action phase: it names the clause that says when it is.
fn misplaced(action: Action) -> Illegal {
    let (clause, reason) = match action {
        Action::SetPost(_) => ("MOE-15", "the first posts are set before the first turn"),
        Action::SetNeutral(_) => ("MOE-17", "neutral posts are set before the first turn"),
        Action::SetRoute(_) => ("MOE-18", "the first routes are set before the first turn"),
        Action::Roll => ("MOE-20", "the dice have been thrown in this turn"),
        Action::Dice(_) => ("MOE-20", "the dice are thrown by chance"),
        Action::Discard(_) => ("MOE-25", "cards go back only after a 7"),
        Action::Robber(_) => ("MOE-25", "the robber moves after a 7, or with a lancer"),
        Action::Rob(_) => ("MOE-25", "nobody is robbed before the robber has moved"),
        Action::Stolen(_) => ("MOE-25", "stolen cards are drawn by chance"),
        Action::Accept | Action::Decline | Action::Counter { .. } => {
            ("MOE-30", "no offer waits for your answer")
        }
        Action::Deal(_) | Action::NoDeal => ("MOE-30", "no answers wait for your choice"),
        Action::Drawn(_) => ("MOE-35", "development cards are drawn by chance"),
        Action::Gold(_) => ("MOE-40", "there are no equally short ways to choose from"),
        Action::WalkTo(_) => ("MOE-45", "no merchant is on its way"),
        Action::Stop => ("MOE-45", "nothing is on its way that could stop"),
        Action::Circle(_) => ("MOE-51", "no new post waits for its token"),
        Action::TakeToken(_) => ("MOE-51", "no token is to be moved"),
        Action::Token(_) => ("MOE-51", "tokens are turned up by chance"),
        Action::DriveTo(_) => ("MOE-55", "no caravan is on its way"),
        Action::Take(_) => ("MOE-72", "resources are taken after a good year is played"),
        // What the action phase is for, which never is refused like this in it.
        Action::Buy(_)
        | Action::Exchange { .. }
        | Action::BuyCard
        | Action::Recruit(_)
        | Action::MoveMerchant { .. }
        | Action::Caravan(_)
        | Action::MoveCaravan { .. }
        | Action::Route(_)
        | Action::Walk { .. }
        | Action::Drive { .. }
        | Action::Deliver(_)
        | Action::Play(_)
        | Action::Trade
        | Action::Listen
        | Action::Offer { .. }
        | Action::End => ("MOE-20", "first the dice are thrown, or a card is played"),
    };
    Illegal::new(clause, reason)
}
