//! The parts of a player's turn, the same in the table game and in the solo game; and what the table game does with
//! them, who is to act and what is legal, refused and carried out.
//!
//! Each file has the legal actions of its part beside the checks and the carrying out.

pub(crate) mod acquire;
pub(crate) mod claim;
pub(crate) mod out_of_turn;
pub(crate) mod play;
pub(crate) mod rest;
pub(crate) mod surplus;
pub(crate) mod upgrade;

use game::{Actions, Actor, Draw, Illegal, Outcomes, Rng, Seat, Turn};

use crate::action::Action;
use crate::components::{PointCard, Spice};
use crate::market::Market;
use crate::setup;
use crate::state::{Century, Phase};
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

/// What is to be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Awaited {
    Start,
    Point,
    Merchant,
}

impl Century {
    /// What chance has to bring before play goes on.
    #[inline]
    fn awaited(&self) -> Option<Awaited> {
        if self.phase == Phase::Start {
            Some(Awaited::Start)
        } else if self.points.has_gap() {
            Some(Awaited::Point)
        } else if self.market.has_gap() {
            Some(Awaited::Merchant)
        } else {
            None
        }
    }

    /// Who is to act.
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.phase {
            _ if self.awaited().is_some() => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
    }

    fn claimable(&self) -> impl Iterator<Item = (u8, PointCard)> {
        (1..).zip(self.points.row.iter().copied())
    }

    fn active_trader(&self, step: Step) -> ActiveTrader<'_, impl Iterator<Item = (u8, PointCard)>> {
        ActiveTrader {
            step,
            trader: &self.traders[self.active],
            market: &self.market,
            claimable: self.claimable(),
        }
    }

    /// The trader at `seat`, if it is to act.
    #[inline]
    fn trader_to_act(&self, seat: Seat) -> Option<ActiveTrader<'_, impl Iterator<Item = (u8, PointCard)>>> {
        let Phase::Step(step) = self.phase else { return None };
        self.whose_turn().includes(seat).then(|| self.active_trader(step))
    }

    /// Adds the legal actions of a seat.
    #[inline]
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Actions<Action>) {
        if let Some(trader) = self.trader_to_act(seat) {
            trader.legal(out);
        }
    }

    /// Adds what a person at a seat may do.
    #[inline]
    pub(crate) fn choices_now(&self, seat: Seat, out: &mut Actions<Action>) {
        if let Some(trader) = self.trader_to_act(seat) {
            trader.choices(out);
        }
    }

    /// Adds the outcomes of chance.
    #[inline]
    pub(crate) fn chance_now(&self, out: &mut Outcomes<Action>) {
        match self.awaited() {
            Some(Awaited::Start) => {
                Seat::all(self.players.get()).for_each(|seat| out.push(Action::Start(seat), 1));
            }
            Some(Awaited::Point) => self.points.deck.iter().for_each(|card| out.push(Action::Point(card), 1)),
            Some(Awaited::Merchant) => {
                self.market.deck.iter().for_each(|card| out.push(Action::Merchant(card), 1));
            }
            None => {}
        }
    }

    /// Draws one outcome of chance.
    #[inline]
    pub(crate) fn sample_now(&self, rng: &mut impl Rng) -> Action {
        let drawn = match self.awaited() {
            Some(Awaited::Point) => self.points.deck.draw(rng).map(Action::Point),
            Some(Awaited::Merchant) => self.market.deck.draw(rng).map(Action::Merchant),
            _ => None,
        };
        drawn.unwrap_or_else(|| Action::Start(Seat::new(rng.below(self.players.as_u8().into()) as usize)))
    }

    /// Whether `actor` may carry out `action` now.
    #[inline]
    pub(crate) fn check_now(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        let Actor::Seat(seat) = actor else { return self.check_chance(action) };
        match (self.awaited(), self.phase) {
            (None, Phase::Step(step)) if seat == self.active => self.active_trader(step).check(action),
            _ => Err(self.out_of_turn()),
        }
    }

    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (self.awaited(), action) {
            (Some(Awaited::Start), Action::Start(seat)) => Illegal::unless(
                seat.index() < self.players.get(),
                "CEN-05",
                "there is no such seat at this table",
            ),
            (Some(Awaited::Point), Action::Point(card)) => {
                Illegal::unless(self.points.deck.contains(card), "CEN-33", "that card is not in the deck")
            }
            (Some(Awaited::Merchant), Action::Merchant(card)) => {
                Illegal::unless(self.market.deck.contains(card), "CEN-22", "that card is not in the deck")
            }
            (Some(Awaited::Start), _) => Err(Illegal::new("CEN-05", "the start player is to be chosen")),
            (Some(Awaited::Point), _) => Err(Illegal::new("CEN-33", "a point card is to be turned up")),
            (Some(Awaited::Merchant), _) => Err(Illegal::new("CEN-22", "a merchant card is to be turned up")),
            (None, _) => Err(self.out_of_turn()),
        }
    }

    /// Carries out an allowed action.
    #[inline]
    pub(crate) fn apply_now(&mut self, action: Action) {
        match (action, self.phase) {
            (Action::Start(seat), _) => setup::apply_start(self, seat),
            (Action::Point(card), _) => self.points.reveal(card),
            (Action::Merchant(card), _) => self.market.reveal(card),
            (_, Phase::Step(step)) => {
                let mut next = None;
                if let Action::Claim(position) = action {
                    self.apply_claim(position);
                } else {
                    next = apply(step, action, &mut self.traders[self.active], &mut self.market);
                }
                // The surplus goes back when the action is complete (CEN-40).
                match next.or_else(|| surplus::next(&self.traders[self.active], Spice::Yellow)) {
                    Some(step) => self.phase = Phase::Step(step),
                    None => self.end_turn(),
                }
            }
            _ => debug_assert!(false, "{action} in {:?}", self.phase),
        }
    }

    /// Takes the card, gives up the cubes, and brings the coin that lies above it (CEN-30, CEN-31).
    fn apply_claim(&mut self, position: u8) {
        let card = self.points.take(position);
        let trader = &mut self.traders[self.active];
        claim::apply(trader, card);
        self.points.pay_coin(position, trader);
    }

    /// Passes the turn clockwise (CEN-05), or ends the game when the last round is complete (CEN-50).
    fn end_turn(&mut self) {
        let next = self.active.next(self.players.get());
        if next == self.start && self.is_last_round() {
            self.phase = Phase::Over;
        } else {
            self.active = next;
            self.phase = Phase::Step(Step::Turn);
        }
    }
}
