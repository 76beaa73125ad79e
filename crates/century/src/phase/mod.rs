//! The parts of a player's turn, the same in the table game and in the solo game.
//!
//! Each file has the legal actions of its part beside the checks and the carrying out.

pub(crate) mod acquire;
pub(crate) mod claim;
pub(crate) mod play;
pub(crate) mod rest;
pub(crate) mod surplus;
pub(crate) mod upgrade;

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::components::{PointCard, Spice};
use crate::market::Market;
use crate::trader::Trader;

/// What the player whose turn it is has to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Choose one of play, acquire, rest, claim.
    Turn,
    /// Lay cubes on the cards to the left of an acquired card (CEN-20).
    Lay {
        /// The position of the acquired card, counted from 1.
        position: u8,
        /// How many cubes have been laid.
        laid: u8,
    },
    /// Raise cubes (CEN-12).
    Upgrade {
        /// How many steps are left.
        left: u8,
        /// The cheapest spice that a search is still listed, so that it reaches each result in one order only.
        from: Spice,
    },
    /// Return the surplus (CEN-40).
    Return {
        /// The cheapest spice that a search is still listed, so that it reaches each result in one order only.
        from: Spice,
    },
}

/// The player whose turn it is, with what they can act on; `claimable` are the open point cards with their positions.
pub(crate) struct ActiveTrader<'a, C> {
    pub(crate) step: Step,
    pub(crate) trader: &'a Trader,
    pub(crate) market: &'a Market,
    pub(crate) claimable: C,
}

impl<C: Iterator<Item = (u8, PointCard)>> ActiveTrader<'_, C> {
    pub(crate) fn legal(self, out: &mut Actions<Action>) {
        match self.step {
            Step::Turn => {
                play::legal(self.trader, out);
                acquire::legal(self.trader, self.market, out);
                rest::legal(out);
                claim::legal(self.trader, self.claimable, out);
            }
            Step::Lay { .. } => acquire::legal_lay(self.trader, out),
            Step::Upgrade { from, .. } => upgrade::legal(self.trader, from, out),
            Step::Return { from } => surplus::legal(self.trader, from, out),
        }
    }

    /// What a person may do: the legal actions, and the steps of a choice in any order that a search is spared.
    pub(crate) fn choices(self, out: &mut Actions<Action>) {
        match self.step {
            Step::Upgrade { .. } => upgrade::legal(self.trader, Spice::Yellow, out),
            Step::Return { .. } => {
                let returned =
                    Spice::ALL.into_iter().filter(|&spice| surplus::check(self.trader, spice).is_ok());
                out.extend(returned.map(Action::Return));
            }
            Step::Turn | Step::Lay { .. } => self.legal(out),
        }
    }

    pub(crate) fn check(self, action: Action) -> Result<(), Illegal> {
        match (self.step, action) {
            (Step::Turn, Action::Play { card, times }) => play::check(self.trader, card, times),
            (Step::Turn, Action::Acquire(position)) => acquire::check(self.trader, self.market, position),
            (Step::Turn, Action::Rest) => Ok(()),
            (Step::Turn, Action::Claim(position)) => claim::check(self.trader, self.claimable, position),
            (Step::Lay { .. }, Action::Lay(spice)) => acquire::check_lay(self.trader, spice),
            (Step::Upgrade { .. }, Action::Upgrade(spice)) => upgrade::check(self.trader, spice),
            (Step::Upgrade { .. }, Action::Done) => Ok(()),
            (Step::Return { .. }, Action::Return(spice)) => surplus::check(self.trader, spice),
            _ => Err(out_of_step(self.step, action)),
        }
    }
}

/// What somebody is told who acts out of turn: what `seat` is to do.
pub(crate) fn out_of_turn(step: Step, seat: Seat) -> Illegal {
    let reason = match step {
        Step::Turn => "it is {seat}'s turn to play, acquire, rest or claim",
        Step::Lay { .. } => "it is {seat}'s turn to lay cubes for a card",
        Step::Upgrade { .. } => "it is {seat}'s turn to raise cubes",
        Step::Return { .. } => "it is {seat}'s turn to return cubes",
    };
    Illegal::turn(reason).with("seat", seat)
}

/// That an upgrade card is done where the first version of the rules ended it by itself.
pub(crate) fn unsaid(step: Step, trader: &Trader, version: u32) -> Option<Action> {
    match step {
        Step::Upgrade { from, .. } if version < 2 && upgrade::is_spent(trader, from) => Some(Action::Done),
        _ => None,
    }
}

/// Why an action doesn't fit the step; the clause is that of the step, or of the action at a turn's beginning.
fn out_of_step(step: Step, action: Action) -> Illegal {
    match (step, action) {
        (_, Action::Roll(_)) => {
            Illegal::new("CEN-10", "a turn is one of play, acquire, rest and claim: no player rolls a die")
        }
        (_, Action::Start(_)) => Illegal::new("CEN-05", "the start player is chosen by chance"),
        (_, Action::Point(_)) => Illegal::new("CEN-33", "point cards are turned up by chance"),
        (_, Action::Merchant(_)) => Illegal::new("CEN-22", "merchant cards are turned up by chance"),
        (Step::Lay { .. }, _) => Illegal::new("CEN-20", "the acquired card has to be paid first"),
        (Step::Upgrade { .. }, _) => Illegal::new("CEN-12", "the upgrade card has to be finished first"),
        (Step::Return { .. }, _) => Illegal::new("CEN-40", "the surplus has to be returned first"),
        (Step::Turn, Action::Lay(_)) => Illegal::new("CEN-20", "no card is being acquired"),
        (Step::Turn, Action::Return(_)) => Illegal::new("CEN-40", "there is no surplus to return"),
        (Step::Turn, _) => Illegal::new("CEN-12", "no upgrade card is being played"),
    }
}

/// Carries out any action of the player but a claim, which is the board's matter. Returns the player's next step, or
/// nothing when the action of this turn is complete.
pub(crate) fn apply(step: Step, action: Action, trader: &mut Trader, market: &mut Market) -> Option<Step> {
    match action {
        Action::Play { card, times } => play::apply(trader, card, times),
        Action::Acquire(position) => acquire::apply(trader, market, position),
        Action::Lay(spice) => acquire::apply_lay(trader, market, step, spice),
        Action::Upgrade(spice) => upgrade::apply(trader, step, spice),
        Action::Return(spice) => surplus::apply(trader, step, spice),
        Action::Rest => rest::apply(trader),
        _ => None,
    }
}
