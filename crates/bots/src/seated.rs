//! The bots of a table. They live as long as it does, so that a search goes on with the tree of its last decision.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use game::{AnyMatch, Match, Rng, Seat};

use crate::advice::{Adviser, Effort, Suggestion};
use crate::bot::{Bot, Decision, Haste};
use crate::evaluate::Evaluate;
use crate::spec::BotSpec;

/// A bot that a decision on another thread can share with its table.
type SharedBot<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// Who is told what an adviser thinks, again and again, and says whether they want to hear more.
pub type Listener<'a, G> = dyn FnMut(&[Suggestion<<G as game::Game>::Action>]) -> ControlFlow<()> + 'a;

/// The bots of a table, seat by seat.
pub struct Bots<G: Evaluate> {
    seats: [Option<(BotSpec, SharedBot<G>)>; Seat::LIMIT],
}

impl<G: Evaluate> Default for Bots<G> {
    fn default() -> Bots<G> {
        Bots { seats: [const { None }; Seat::LIMIT] }
    }
}

impl<G: Evaluate> std::fmt::Debug for Bots<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.seats.iter().map(|seat| seat.as_ref().map(|(spec, _)| spec))).finish()
    }
}

impl<G: Evaluate> Bots<G> {
    /// Seats a bot; one of the same kind that sits there already stays, with what it has found out.
    pub fn seat(&mut self, game: &Match<G>, seat: Seat, spec: BotSpec) {
        let is_seated = |(known, bot): &(BotSpec, SharedBot<G>)| *known == spec && !bot.is_poisoned();
        let place = &mut self.seats[seat.index()];
        if !place.as_ref().is_some_and(is_seated) {
            *place = Some((spec, Arc::new(Mutex::new(spec.seat_with_people(seed_of(game, seat))))));
        }
    }

    /// What the bot of `seat` decides now, to be worked out where there is time for it, in as much haste as there is to
    /// be then. Nothing without a bot, or where it is not the seat's turn.
    pub fn decision(
        &mut self,
        game: &Match<G>,
        seat: Seat,
    ) -> Option<impl FnOnce(Haste) -> G::Action + Send + use<G>> {
        let (_, bot) = self.seats[seat.index()].as_ref()?;
        let legal = game.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let (bot, state) = (bot.clone(), game.state().clone());
        Some(move |haste| {
            // A bot that failed is replaced before its next decision, so nobody sees what it has left half done.
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            bot.hasten(haste);
            bot.choose(&Decision::new(&state, seat, &legal))
        })
    }

    /// What an adviser has to say to whoever decides for `seat` now, to be worked out where there is time for it.
    /// Nothing where it is not the seat's turn.
    pub fn advice(
        game: &Match<G>,
        seat: Seat,
        effort: Effort,
    ) -> Option<impl FnOnce(&mut Listener<'_, G>) + Send + use<G>> {
        let legal = game.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let (state, seed) = (game.state().clone(), seed_of(game, seat));
        Some(move |tell: &mut Listener<'_, G>| {
            Adviser::new(effort, seed).advise(&Decision::new(&state, seat, &legal), tell);
        })
    }

    /// What the bot of `seat` decides now.
    pub fn choose(&mut self, game: &Match<G>, seat: Seat) -> Option<G::Action> {
        self.decision(game, seat).map(|decide| decide(Haste::NONE))
    }

    /// The kind of the bot at `seat`.
    #[must_use]
    pub fn spec(&self, seat: Seat) -> Option<BotSpec> {
        self.seats[seat.index()].as_ref().map(|(spec, _)| *spec)
    }
}

/// A match with its bots.
#[derive(Debug)]
pub struct SeatedMatch<G: Evaluate> {
    /// The match.
    pub game: Match<G>,
    bots: Bots<G>,
}

impl<G: Evaluate> From<Match<G>> for SeatedMatch<G> {
    fn from(game: Match<G>) -> SeatedMatch<G> {
        SeatedMatch { game, bots: Bots::default() }
    }
}

/// A match with its bots, whichever game it is of.
pub trait AnySeatedMatch {
    /// The match.
    fn game(&self) -> &dyn AnyMatch;

    /// The match, to go on with it.
    fn game_mut(&mut self) -> &mut dyn AnyMatch;

    /// What a bot of that kind decides for `seat`, as a text; nothing if it is not the seat's turn.
    fn choose(&mut self, seat: Seat, spec: BotSpec) -> Option<String>;
}

impl<G: Evaluate> AnySeatedMatch for SeatedMatch<G> {
    fn game(&self) -> &dyn AnyMatch {
        &self.game
    }

    fn game_mut(&mut self) -> &mut dyn AnyMatch {
        &mut self.game
    }

    fn choose(&mut self, seat: Seat, spec: BotSpec) -> Option<String> {
        self.bots.seat(&self.game, seat, spec);
        self.bots.choose(&self.game, seat).map(|action| action.to_string())
    }
}

/// The number that the choices of a bot follow from: far away from the numbers of chance, and another one for each
/// seat and time.
fn seed_of<G: Evaluate>(game: &Match<G>, seat: Seat) -> u64 {
    let place = (game.record().entries.len() * Seat::LIMIT + seat.index()) as u64;
    game.fair().rng(u64::MAX - place).next_u64()
}
