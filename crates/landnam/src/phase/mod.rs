//! A turn in its phases: 1 harvest or althing; 2 movement and exploration; 3 trade, then building.
//!
//! Each file holds what may be done in one of them (`legal_*`), why something may not (`check_*`), and what
//! happens (`apply_*`).

pub(crate) mod building;
pub(crate) mod case;
pub(crate) mod exploration;
pub(crate) mod harvest;
pub(crate) mod misplaced;
pub(crate) mod movement;
mod out_of_turn;
pub(crate) mod thing;
pub(crate) mod trade;

use game::kinds::drawn;
use game::{Actions, Actor, Draw, Illegal, Outcomes, Rng, Seat, SeatSet, Turn};
use serde::Serialize;

use crate::action::Action;
use crate::components::{Fate, FieldNumber};
use crate::island::{Field, Fields};
use crate::phase::misplaced::misplaced;
use crate::state::Landnam;
use crate::table::Table;

pub use building::BuiltThisTurn;
pub use case::{Case, CaseSide, Party};
pub use exploration::{Exploration, ExplorationDice, Stage};
pub use harvest::Sowing;
pub use movement::{Fleeing, Moving};
pub use thing::{Hearing, Thing};
pub use trade::{Talk, Trade};

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance says who starts (LN-04).
    Start,
    /// Chance gives this seat, then the others, an *exploration* card (LN-03).
    Opening(Seat),
    /// The harvest dice are to be rolled.
    Roll(Sowing),
    /// This sum was rolled, and the active player may play a *harvest* card.
    Harvest(FieldNumber),
    /// The active player chooses which of these fields ages (LN-13).
    Age(Fields),
    /// These players are to draw a fate card, the active one first (LN-20).
    Draw(#[serde(with = "crate::position::seats")] SeatSet),
    /// The althing.
    Thing(Thing),
    /// The active player may move a unit or swap a card.
    Move,
    /// A unit is on its way.
    Step(Moving),
    /// A displaced unit goes where its owner says (LN-45).
    Flee(Fleeing),
    /// An unknown field is explored.
    Explore(Exploration),
    /// The discoverer of a field is to draw a fate card (LN-54).
    Reward {
        /// The unit that explored.
        moving: Moving,
        /// What it found.
        target: Field,
    },
    /// The unit can't enter what it found without a card (LN-47).
    Enter {
        /// The unit that explored.
        moving: Moving,
        /// What it found.
        target: Field,
    },
    /// The active player trades.
    Trade(Trade),
    /// The active player builds.
    Build(BuiltThisTurn),
    /// The game is over.
    Over,
}

impl Table {
    /// Whom the table waits for; it depends on nothing hidden.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Start | Phase::Opening(_) | Phase::Roll(_) | Phase::Draw(_) | Phase::Reward { .. } => {
                Turn::Chance
            }
            Phase::Explore(exploration) if exploration.stage == Stage::Dice => Turn::Chance,
            Phase::Thing(thing) => Turn::Seats(thing.awaited(self.active)),
            Phase::Flee(fleeing) => Turn::of(fleeing.owner),
            Phase::Trade(trade) => Turn::Seats(trade.awaited(self.active)),
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
    }

    /// The seat that the next fate card is for.
    #[must_use]
    pub fn drawer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening(seat) => Some(seat),
            Phase::Draw(seats) => self.active.clockwise(self.players()).find(|&seat| seats.contains(seat)),
            Phase::Reward { .. } => Some(self.active),
            _ => None,
        }
    }
}

impl Landnam {
    /// Adds the legal actions of a seat that is to act.
    #[inline]
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Actions<Action>) {
        match &self.table.phase {
            Phase::Harvest(sum) => self.legal_harvest(*sum, out),
            Phase::Age(choice) => self.legal_age(*choice, out),
            Phase::Thing(thing) => self.legal_thing(thing, seat, out),
            Phase::Move => self.legal_move(out),
            Phase::Step(moving) => self.legal_step(moving, out),
            Phase::Flee(fleeing) => self.legal_flee(fleeing, out),
            Phase::Explore(exploration) => self.legal_explore(exploration, out),
            Phase::Enter { moving, target } => self.legal_enter(moving, *target, out),
            Phase::Trade(trade) => self.legal_trade(trade, seat, out),
            Phase::Build(this_turn) => self.legal_build(this_turn, out),
            Phase::Start
            | Phase::Opening(_)
            | Phase::Roll(_)
            | Phase::Draw(_)
            | Phase::Reward { .. }
            | Phase::Over => {}
        }
    }

    /// Adds the outcomes of chance.
    #[inline]
    pub(crate) fn chance_now(&self, out: &mut Outcomes<Action>) {
        match &self.table.phase {
            Phase::Start => self.table.seats().for_each(|seat| out.push(Action::Start(seat), 1)),
            Phase::Roll(_) => {
                for one in 1..=6 {
                    (1..=6).for_each(|other| out.push(Action::Roll(one, other), 1));
                }
            }
            Phase::Opening(_) | Phase::Draw(_) | Phase::Reward { .. } => {
                for fate in self.drawable() {
                    out.push(Action::Draw(fate), u32::from(self.deck.count(fate)));
                }
            }
            Phase::Explore(exploration) if exploration.stage == Stage::Dice => {
                self.chance_dice(exploration, out);
            }
            _ => {}
        }
    }

    /// Draws one outcome of chance.
    #[inline]
    pub(crate) fn sample_now(&self, rng: &mut impl Rng) -> Action {
        match &self.table.phase {
            Phase::Start => Action::Start(Seat::new(rng.below(self.table.players() as u32) as usize)),
            Phase::Explore(exploration) => self.sample_dice(exploration, rng),
            Phase::Opening(_) | Phase::Draw(_) | Phase::Reward { .. } => self.sample_draw(rng),
            _ => {
                let pips = rng.below(36) as u8;
                Action::Roll(pips / 6 + 1, pips % 6 + 1)
            }
        }
    }

    /// The kinds of fate cards that can be drawn now: at the set-up *exploration* cards only (LN-03).
    fn drawable(&self) -> impl Iterator<Item = Fate> {
        let first = match self.table.phase {
            Phase::Opening(_) => Fate::FIRST_EXPLORATION.index(),
            _ => 0,
        };
        Fate::ALL.into_iter().skip(first).filter(|&fate| self.deck.has(fate))
    }

    fn sample_draw(&self, rng: &mut impl Rng) -> Action {
        let copies = || self.drawable().map(|fate| (fate, self.deck.count(fate)));
        let total = copies().map(|(_, count)| u32::from(count)).sum();
        let card = drawn(copies(), total, rng);
        debug_assert!(card.is_some(), "there is nothing to draw");
        Action::Draw(card.unwrap_or(Fate::FIRST_EXPLORATION))
    }

    /// Whether `actor` may carry out `action` now.
    #[inline]
    pub(crate) fn check_now(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        match (actor, self.table.turn()) {
            (Actor::Chance, Turn::Chance) => self.check_chance(action),
            (Actor::Seat(seat), turn) if turn.includes(seat) => self.check_seat(seat, action),
            _ => Err(self.table.out_of_turn(actor, action)),
        }
    }

    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (&self.table.phase, action) {
            (Phase::Start, Action::Start(seat)) => {
                let sits = seat.index() < self.table.players();
                Illegal::unless(sits, "LN-04", "there is no such player at the table")
            }
            (Phase::Roll(_), Action::Roll(1..=6, 1..=6)) => Ok(()),
            (Phase::Opening(_), Action::Draw(fate)) => {
                let fits = self.drawable().any(|drawable| drawable == fate);
                Illegal::unless(fits, "LN-03", "cards are drawn until an exploration card of the deck comes")
            }
            (Phase::Draw(_) | Phase::Reward { .. }, Action::Draw(fate)) => {
                Illegal::unless(self.deck.has(fate), "LN-20", "that card is not in the deck")
            }
            (Phase::Explore(exploration), Action::Found(green, _)) => self.check_dice(exploration, green),
            _ => Err(misplaced(action)),
        }
    }

    fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match &self.table.phase {
            Phase::Harvest(sum) => self.check_harvest(*sum, action),
            Phase::Age(choice) => self.check_age(*choice, action),
            Phase::Thing(thing) => self.check_thing(thing, seat, action),
            Phase::Move => self.check_start_of_move(action),
            Phase::Step(moving) => self.check_step(moving, action),
            Phase::Flee(fleeing) => self.check_flee(fleeing, action),
            Phase::Explore(exploration) => self.check_explore(exploration, action),
            Phase::Enter { moving, target } => self.check_enter(moving, *target, action),
            Phase::Trade(trade) => self.check_trade(trade, seat, action),
            Phase::Build(this_turn) => self.check_build(this_turn, action),
            _ => Err(misplaced(action)),
        }
    }

    /// Carries out an allowed action.
    #[inline]
    pub(crate) fn apply_now(&mut self, actor: Actor, action: Action) {
        let seat = match actor {
            Actor::Seat(seat) => seat,
            Actor::Chance => return self.apply_chance(action),
        };
        match self.table.phase {
            Phase::Harvest(sum) => self.apply_harvest(sum, action),
            Phase::Thing(thing) => self.apply_thing(thing, seat, action),
            Phase::Move => self.apply_start_of_move(action),
            Phase::Step(moving) => self.apply_step(moving, action),
            Phase::Explore(exploration) => self.apply_explore(exploration, action),
            Phase::Enter { moving, target } => self.apply_enter(moving, target, action),
            Phase::Trade(trade) => self.apply_trade(trade, seat, action),
            Phase::Build(this_turn) => self.apply_build(this_turn, action),
            Phase::Age(_) => {
                if let Action::Age(field) = action {
                    self.apply_age(field);
                }
            }
            Phase::Flee(fleeing) => {
                if let Action::Flee(field) = action {
                    self.apply_flee(fleeing, field);
                }
            }
            _ => debug_assert!(false, "{action} by {seat} on the turn of chance"),
        }
    }

    fn apply_chance(&mut self, action: Action) {
        match (self.table.phase, action) {
            (_, Action::Start(seat)) => {
                self.table.active = seat;
                self.table.phase = Phase::Opening(seat);
            }
            (phase, Action::Draw(fate)) => self.apply_draw(phase, fate),
            (Phase::Roll(sowing), Action::Roll(one, other)) => self.apply_roll(sowing, one + other),
            (Phase::Explore(exploration), Action::Found(green, red)) => {
                self.apply_dice(exploration, green, red);
            }
            _ => debug_assert!(false, "{action} is no chance of this moment"),
        }
    }

    fn apply_draw(&mut self, phase: Phase, fate: Fate) {
        let Some(drawer) = self.table.drawer() else { return };
        self.draw(drawer, fate);
        match phase {
            Phase::Opening(seat) => {
                self.table.opening.insert(seat);
                let next = seat.next(self.table.players());
                let is_done = next == self.table.active;
                self.table.phase = if is_done { Phase::Roll(Sowing::First) } else { Phase::Opening(next) };
            }
            Phase::Draw(seats) => {
                let mut seats = seats;
                seats.remove(drawer);
                self.next_draw(seats);
            }
            Phase::Reward { moving, target } => self.try_to_enter(moving, target),
            _ => {}
        }
    }
}
