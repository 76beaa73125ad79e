//! What somebody is told who acts out of place.

use game::Illegal;

use crate::action::Action;
use crate::phase::Phase;
use crate::table::Table;

impl Table {
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
