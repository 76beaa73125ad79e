//! What moves of merchants and caravans cost: each card pays for three steps (MOE-45, MOE-55, MOE-72).

use std::ops::RangeInclusive;

use game::Illegal;

use crate::components::{Hand, Resource, STEPS};
use crate::phase::Phase;
use crate::state::Merchants;

/// What a kind of move costs, and what is said against a wrong payment.
pub(crate) struct Fare {
    /// What is paid.
    pub(crate) resource: Resource,
    /// The phase in which a card has paid for three steps.
    pub(crate) free_in: Phase,
    /// The clause that names the price.
    pub(crate) clause: &'static str,
    /// Against paying where it is free.
    pub(crate) is_free: &'static str,
    /// Against paying nothing.
    pub(crate) costs_one: &'static str,
    /// Against paying more than there is.
    pub(crate) lacks: &'static str,
}

/// What can be paid for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Payment {
    /// Nothing: a card has paid for three steps (MOE-72).
    Free,
    /// One or more, as far as the hand goes.
    UpTo(u8),
}

impl Payment {
    /// The amounts that can be paid.
    #[inline]
    pub(crate) fn amounts(self) -> RangeInclusive<u8> {
        match self {
            Payment::Free => 0..=0,
            Payment::UpTo(most) => 1..=most,
        }
    }
}

/// The steps that a payment buys; a guide or a fair wind goes three steps without one.
pub(crate) fn steps_for(paid: u8) -> u8 {
    STEPS * paid.max(1)
}

impl Merchants {
    /// Whether that payment is right now, and in the hand.
    pub(crate) fn check_fare(&self, fare: &Fare, paid: u8) -> Result<(), Illegal> {
        if self.table.phase == fare.free_in {
            return Illegal::unless(paid == 0, "MOE-72", fare.is_free);
        }
        Illegal::unless(paid > 0, fare.clause, fare.costs_one)?;
        let has = self.hands[self.active()].get(fare.resource) >= paid;
        Illegal::unless(has, fare.clause, fare.lacks)
    }

    /// Pays, and gives the steps that it buys.
    pub(crate) fn pay_fare(&mut self, fare: &Fare, paid: u8) -> u8 {
        self.lose(self.active(), Hand::of(fare.resource, paid));
        steps_for(paid)
    }
}
