//! Refusals out of turn: whom the table waits for, and what for.

use game::{Actor, Illegal, Seat, SeatSet, Turn};

use crate::action::Action;
use crate::components::SubPhase;
use crate::phase::case::Case;
use crate::phase::trade::Talk;
use crate::phase::{Hearing, Phase, Stage, Thing};
use crate::table::Table;

impl Table {
    /// Why somebody who is not to act may not: a rule about just that, or else whom the table waits for.
    pub(crate) fn out_of_turn(&self, actor: Actor, action: Action) -> Illegal {
        match (actor, played_in(action)) {
            (Actor::Seat(seat), Some(SubPhase::Althing)) if matches!(self.phase, Phase::Thing(_)) => {
                self.not_asked(seat)
            }
            (Actor::Seat(seat), Some(sub_phase)) if sub_phase != SubPhase::Althing && seat != self.active => {
                Illegal::turn("that card is played only by {seat}, whose turn it is")
                    .with("seat", self.active)
                    .by("LN-05")
            }
            _ => self.awaited(),
        }
    }

    /// LN-29: an *althing* card of somebody who is neither asked for one nor to act otherwise.
    fn not_asked(&self, seat: Seat) -> Illegal {
        if self.fate_held[seat] == 0 {
            return Illegal::turn("you hold no fate card to play").by("LN-29");
        }
        Illegal::turn("you are asked for althing cards whenever something has happened; now the thing waits for {seats}")
            .with("seats", self.seats_to_act())
            .by("LN-29")
    }

    fn seats_to_act(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whom the table waits for, and what for.
    fn awaited(&self) -> Illegal {
        let active = |reason: &'static str| Illegal::turn(reason).with("seat", self.active);
        let draws =
            |reason: &'static str| Illegal::turn(reason).with("seat", self.drawer().unwrap_or(self.active));
        match &self.phase {
            Phase::Start => Illegal::turn("the start player is to be drawn").by("LN-04"),
            Phase::Opening(_) => draws("an exploration card is to be drawn for {seat}").by("LN-03"),
            Phase::Roll(_) => active("the harvest dice are to be rolled for {seat}'s turn"),
            Phase::Draw(_) => draws("a fate card is to be drawn for {seat}").by("LN-20"),
            Phase::Reward { .. } => {
                draws("a fate card is to be drawn for {seat}, who discovered a field").by("LN-54")
            }
            Phase::Harvest(_) => active("it is {seat}'s turn to reap, or to play a harvest card"),
            Phase::Age(_) => active("it is for {seat} to choose the field that ages").by("LN-13"),
            Phase::Thing(thing) => self.awaited_at_the_thing(thing),
            Phase::Move => active("it is {seat}'s turn to move a unit, or to swap a fate card"),
            Phase::Step(_) => active("it is {seat}'s turn to move on, or to stop"),
            Phase::Flee(fleeing) => Illegal::turn("it is for {seat} to say where the displaced unit goes")
                .with("seat", fleeing.owner)
                .by("LN-45"),
            Phase::Explore(exploration) => match exploration.stage {
                Stage::Cards => active("it is for {seat} to play exploration cards, or to cast the dice"),
                Stage::Dice => Illegal::turn("the exploration dice are to be rolled").by("LN-51"),
                Stage::Choose => active("it is for {seat} to choose one of two results of the dice"),
                Stage::Number => active("it is for {seat} to choose a number for the new field"),
            },
            Phase::Enter { .. } => active("it is for {seat} to enter the new field with a card, or to stay"),
            Phase::Trade(trade) => match trade.talk {
                Talk::Quiet => active("it is {seat}'s turn to trade, and to ask for offers").by("LN-61"),
                Talk::Asked(seats) => waits("offers are asked of {seats}", seats).by("LN-61"),
                Talk::Offer { answering, .. } => {
                    waits("an offer waits for the answer of {seats}", answering).by("LN-61")
                }
            },
            Phase::Build(_) => active("it is {seat}'s turn to build"),
            Phase::Over => Illegal::turn("the game is over").by("LN-80"),
        }
    }

    fn awaited_at_the_thing(&self, thing: &Thing) -> Illegal {
        if !thing.asked.is_empty() {
            return waits("the thing waits for an althing card or a pass of {seats}", thing.asked)
                .by("LN-29");
        }
        match &thing.hearing {
            Hearing::Naming => {
                Illegal::turn("it is for {seat} to name who sues first").with("seat", self.active).by("LN-22")
            }
            Hearing::Docket => {
                Illegal::turn("it is {seat}'s turn to bring cases").with("seat", thing.plaintiff).by("LN-22")
            }
            Hearing::Case(Case { offer: Some(seat), .. }) => {
                Illegal::turn("it is for {seat} to take the case, or to refuse it")
                    .with("seat", *seat)
                    .by("LN-26")
            }
            Hearing::Case(case) => {
                waits("it is for {seats} to raise, or to yield", case.answering).by("LN-24")
            }
            Hearing::Closing => Illegal::turn("the thing is about to end").by("LN-28"),
        }
    }
}

fn waits(reason: &'static str, seats: SeatSet) -> Illegal {
    Illegal::turn(reason).with("seats", seats)
}

/// The sub-phase of the fate card that an action plays, if it plays one.
fn played_in(action: Action) -> Option<SubPhase> {
    match action {
        Action::GoodYear(_) => Some(SubPhase::Harvest),
        Action::Play(fate) | Action::Enter(fate) => Some(fate.sub_phase()),
        _ => None,
    }
}
