//! Actions at the wrong moment: which clause says when they are for.

use game::Illegal;

use crate::action::Action;
use crate::components::{Fate, SubPhase};

/// The refusal of an action that belongs elsewhere: it names the clause that says where.
pub(crate) fn misplaced(action: Action) -> Illegal {
    let (clause, reason) = match action {
        Action::Start(_) => ("LN-04", "who starts is drawn by chance, before the first turn"),
        Action::Roll(..) => ("LN-10", "the harvest dice are rolled by chance, when a turn begins"),
        Action::Draw(_) => ("LN-20", "fate cards are drawn by chance, when one is due"),
        Action::Found(..) => ("LN-51", "the exploration dice are rolled by chance, when a field is explored"),
        Action::Reap => ("LN-16", "there is no harvest to be gathered now"),
        Action::First(_) => ("LN-22", "nobody has to name who sues first now"),
        Action::Sue(..) => ("LN-22", "cases are brought at the althing, each plaintiff in turn"),
        Action::Rest => ("LN-22", "it is not your turn to bring cases"),
        Action::Raise(_) => ("LN-24", "you are not to raise a stake now"),
        Action::Yield => ("LN-25", "you are not to answer in a case now"),
        Action::Hand(_) => ("LN-26", "you have no case to hand on now"),
        Action::Take | Action::Refuse => ("LN-26", "nobody offers you a case now"),
        Action::Pass => ("LN-29", "you are not asked for an althing card now"),
        Action::Move { .. } | Action::Step { .. } | Action::Stop | Action::Swap(..) => {
            ("LN-40", "that belongs to the movement phase, once, for one unit or one card")
        }
        Action::Flee(_) => ("LN-45", "no unit of yours is being displaced"),
        Action::Cast | Action::Choose(_) | Action::Number(_) => {
            ("LN-55", "nothing is being explored that way")
        }
        Action::Enter(_) | Action::Stay => {
            ("LN-47", "no field has just been found that needs a card to enter")
        }
        Action::Exchange { .. } => ("LN-60", "goods are exchanged in the trade phase"),
        Action::Offer(..) | Action::Ask | Action::Accept | Action::Decline => {
            ("LN-61", "trade with others is for the trade phase, when it is your word")
        }
        Action::Build => ("LN-61", "there is no trade phase to be ended now"),
        Action::Settler(..) | Action::Ship(..) | Action::ShipOuter => {
            ("LN-70", "units are built in the building phase")
        }
        Action::Farm(..) => ("LN-71", "farms are built in the building phase"),
        Action::Village(_) => ("LN-72", "villages are built in the building phase"),
        Action::Harbor(..) => ("LN-73", "harbors are built in the building phase"),
        Action::Age(_) => ("LN-74", "a field ages after a harvest, or in the building phase"),
        Action::End => ("LN-80", "a turn ends after its building phase"),
        Action::GoodYear(_) => {
            ("LN-05", "a harvest card is played after the harvest dice, by the active player")
        }
        Action::Play(fate) => return misplaced_card(fate),
    };
    Illegal::new(clause, reason)
}

fn misplaced_card(fate: Fate) -> Illegal {
    let reason = match fate.sub_phase() {
        SubPhase::Harvest => "a harvest card is played after the harvest dice, by the active player",
        SubPhase::Althing => "an althing card is played at the althing, where it has an effect",
        SubPhase::Movement => "that movement card is played when a unit moves, by the active player",
        SubPhase::Exploration => "an exploration card is played before the dice, by the active player",
    };
    Illegal::new("LN-05", reason)
}
