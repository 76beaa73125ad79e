//! A game under way: its record, its state, where its chance comes from, and what can be taken back.
//!
//! A [`Match`] is what a table in the browser, a game in the terminal and the engine have in common, and the only thing
//! that changes a state there. Whoever doesn't know the game at compile time uses it as [`AnyMatch`], where actions are
//! texts.
//!
//! What people send goes one way: [`check`](Match::check) reads it, asks the rules, and gives the actions ([`AnyMatch`]
//! their texts); [`apply`](Match::apply) carries out what `check` gave. [`play`](Match::play) is both, for all steps or
//! none.

mod any;
mod steps;
mod undo;

pub use crate::matches::any::{AnyMatch, SeedShown};
pub use crate::matches::undo::NoUndo;

use crate::actions::Actions;
use crate::fair::{Bytes32, Fair, Share};
use crate::game::Game;
use crate::illegal::Illegal;
use crate::matches::steps::Steps;
use crate::notation::ParseError;
use crate::random;
use crate::record::{Broken, Record, unsaid_before};
use crate::seat::Seat;
use crate::turn::{Actor, Turn};

/// A game under way.
#[derive(Debug, Clone)]
pub struct Match<G: Game> {
    record: Record<G>,
    /// How each entry of the record came about.
    origins: Vec<Origin>,
    state: G,
    fair: Fair,
    /// How many of the record's entries are chance's.
    chances: u64,
    /// The first so many entries can't be taken back by their player alone, and why.
    sealed: (usize, NoUndo),
}

/// How a step came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// A person, or another program, chose it.
    Chosen,
    /// It was the only possibility and was played by itself.
    Forced,
    /// A bot chose it.
    Bot,
    /// Chance brought it.
    Chance,
    /// It follows from the step before, and records of older rules don't say it.
    Unsaid,
}

/// Why what somebody sent is not carried out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The text is no action of the game.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl<G: Game> Match<G> {
    /// A new game with all its chance from `fair`.
    #[must_use]
    pub fn new(options: G::Options, fair: Fair) -> Match<G> {
        Match::start(Record::new(options), fair)
    }

    /// A game that goes on from any position.
    #[must_use]
    pub fn from_position(position: &G, fair: Fair) -> Match<G> {
        Match::start(Record::from_position(position), fair)
    }

    fn start(mut record: Record<G>, fair: Fair) -> Match<G> {
        record.commitment = Some(fair.commitment());
        record.seed = Some(fair.secret());
        let state = record.first_state();
        Match { state, record, origins: Vec::new(), fair, chances: 0, sealed: (0, NoUndo::Nothing) }
    }

    /// A game that goes on from a record. Where that has a seed, further chance comes from it; where it has
    /// none, from `fair`.
    ///
    /// # Errors
    /// The entry of the record that breaks a rule.
    pub fn from_record(mut record: Record<G>, fair: Fair) -> Result<Match<G>, Broken> {
        let state = record.replay()?;
        record.renew();
        let fair = match record.seed {
            Some(seed) => record.fair(seed),
            None => fair,
        };
        let origin = |&(actor, _): &(Actor, G::Action)| match actor {
            Actor::Seat(_) => Origin::Chosen,
            Actor::Chance => Origin::Chance,
        };
        let origins: Vec<Origin> = record.entries.iter().map(origin).collect();
        let chances = chances_of(&origins);
        Ok(Match { state, record, origins, fair, chances, sealed: (0, NoUndo::Nothing) })
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Where each step of the record comes from.
    #[must_use]
    pub fn origins(&self) -> &[Origin] {
        &self.origins
    }

    /// All that happened.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Where the chance comes from.
    #[must_use]
    pub fn fair(&self) -> &Fair {
        &self.fair
    }

    /// Adds a player's words to the chance. This is for the time before the first action; afterward it does nothing,
    /// for what was drawn already couldn't be verified any more.
    pub fn contribute(&mut self, words: &str) {
        if self.record.entries.is_empty() {
            self.record.contributions.push(words.to_owned());
            self.fair = self.record.fair(self.fair.secret());
        }
    }

    /// Takes down what the browser of a seat promises to add to the chance, instead of what it promised before; nothing
    /// takes its promise away. Like [words](Match::contribute) it is for the time before the first action.
    pub fn promise(&mut self, seat: Seat, promise: Option<Bytes32>) {
        if self.record.entries.is_empty() {
            let shares = &mut self.record.shares;
            shares.retain(|share| share.seat != seat);
            shares.extend(promise.map(|promise| Share { seat, promise, nonce: None }));
            shares.sort_by_key(|share| share.seat);
            self.fair = self.record.fair(self.fair.secret());
        }
    }

    /// Adds the nonce that the browser of a seat has promised; says whether it is that one.
    pub fn reveal(&mut self, seat: Seat, nonce: Bytes32) -> bool {
        let share = self.record.shares.iter_mut().find(|share| share.seat == seat && share.nonce.is_none());
        let told = share.map(|share| (Share { nonce: Some(nonce), ..*share }, share));
        let Some((told, share)) = told.filter(|(told, _)| told.is_kept()) else { return false };
        if !self.record.entries.is_empty() {
            return false;
        }
        *share = told;
        self.fair = self.record.fair(self.fair.secret());
        true
    }

    /// The actions that `texts` stand for, if the rules allow `actor` to carry out one after the other: each text is an
    /// action or a whole choice ([`Game::steps`]).
    ///
    /// # Errors
    /// The first text that is no action, or the first action that the rules forbid.
    pub fn check<T: AsRef<str>>(&self, actor: Actor, texts: &[T]) -> Result<Vec<G::Action>, Refused> {
        let mut actions = Vec::new();
        for text in texts {
            actions.extend(G::steps(text.as_ref())?);
        }
        Ok(self.check_actions(actor, &actions)?)
    }

    /// The actions that are carried out if `actor` wants these, one after the other: all of them, but for those that
    /// say of a completed choice only what is so already ([`Game::is_said`]).
    ///
    /// # Errors
    /// What the rules have against the first action that they forbid.
    pub fn check_actions(&self, actor: Actor, actions: &[G::Action]) -> Result<Vec<G::Action>, Illegal> {
        if let [only] = *actions {
            return self.state.check(actor, only).map(|()| vec![only]);
        }
        let mut steps = Steps::of(&self.state, actor);
        actions.iter().try_for_each(|&action| steps.go_on(action))?;
        Ok(steps.taken)
    }

    /// Carries out an action that [`check`](Match::check) allowed.
    ///
    /// An outcome of chance that was not drawn from the seed takes the seed out of the record, for it couldn't be
    /// verified any more.
    pub fn apply(&mut self, actor: Actor, action: G::Action, origin: Origin) {
        if actor == Actor::Chance && (self.record.seed.is_none() || self.draw() != Some(action)) {
            self.drop_seed();
        }
        let origin = if actor == Actor::Chance { Origin::Chance } else { origin };
        self.carry_out(actor, action, origin);
    }

    fn carry_out(&mut self, actor: Actor, action: G::Action, origin: Origin) {
        debug_assert!(self.state.check(actor, action).is_ok(), "{actor} {action} was not checked");
        self.state.apply(actor, action);
        self.record.push(actor, action);
        self.origins.push(origin);
        self.chances += u64::from(actor == Actor::Chance);
    }

    /// Carries out all that `texts` stand for, or nothing; gives the actions back.
    ///
    /// # Errors
    /// The first text that is no action, or the first action that the rules forbid.
    pub fn play<T: AsRef<str>>(
        &mut self,
        actor: Actor,
        texts: &[T],
        origin: Origin,
    ) -> Result<Vec<G::Action>, Refused> {
        let actions = self.check(actor, texts)?;
        for &action in &actions {
            self.apply(actor, action, origin);
        }
        Ok(actions)
    }

    /// What chance brings next, if it is chance's turn.
    #[must_use]
    pub fn draw(&self) -> Option<G::Action> {
        (self.state.turn() == Turn::Chance).then(|| self.state.sample(&mut self.fair.rng(self.chances)))
    }

    /// Draws an outcome from the seed and carries it out, if it is chance's turn.
    pub fn roll(&mut self) -> Option<G::Action> {
        let action = self.draw()?;
        if self.record.seed.is_none() {
            self.drop_seed();
        }
        self.carry_out(Actor::Chance, action, Origin::Chance);
        Some(action)
    }

    /// The only thing that `seat` can do now, if everybody knows that it is ([`Game::forced`]).
    #[must_use]
    pub fn forced(&self, seat: Seat) -> Option<G::Action> {
        let is_due = self.state.turn().includes(seat);
        is_due.then(|| self.state.forced(seat, &mut Actions::new())).flatten()
    }

    /// The legal actions of `seat`, as a search wants them; none if it is not the seat's turn.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Actions<G::Action> {
        let mut legal = Actions::new();
        if self.state.turn().includes(seat) {
            self.state.legal(seat, &mut legal);
        }
        legal
    }

    /// Whether the turn of `seat` goes on: it is to act now, or will be after whatever chance brings next. Whoever
    /// plays alone ends a turn where chance comes in, for there everybody else's turn is chance.
    #[must_use]
    pub fn goes_on(&self, seat: Seat) -> bool {
        if self.state.players() == 1 {
            return self.state.turn().includes(seat);
        }
        // No turn has more outcomes of chance in a row. Which ones come doesn't matter here, and the real ones stay
        // secret.
        const MOST: usize = 64;
        let mut rng = random::fast(0);
        let mut state = self.state.clone();
        for _ in 0..MOST {
            if state.turn() != Turn::Chance {
                break;
            }
            let outcome = state.sample(&mut rng);
            state.apply(Actor::Chance, outcome);
        }
        state.turn() == Turn::of(seat)
    }

    /// What a person at `seat` is to be shown ([`Game::choices`]); nothing if it is not the seat's turn.
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Actions<G::Action> {
        let mut choices = Actions::new();
        if self.state.turn().includes(seat) {
            self.state.choices(seat, &mut choices);
        }
        choices
    }

    /// Puts in what a log of the rules' older `version` leaves unsaid before its `next` step, or at its end.
    pub fn put_in_unsaid(&mut self, version: u32, next: Option<(Actor, G::Action)>) {
        while let Some((actor, action)) = unsaid_before(&self.state, version, next) {
            self.apply(actor, action, Origin::Unsaid);
        }
    }

    /// The same match as somebody who doesn't know all of it may imagine it: another state behind the same record. For
    /// tests of what is shown.
    #[doc(hidden)]
    #[must_use]
    pub fn imagined(&self, state: G) -> Match<G> {
        Match { state, ..self.clone() }
    }

    fn drop_seed(&mut self) {
        self.record.seed = None;
        self.record.commitment = None;
        self.record.contributions.clear();
        self.record.shares.clear();
    }
}

fn chances_of(origins: &[Origin]) -> u64 {
    origins.iter().filter(|&&origin| origin == Origin::Chance).count() as u64
}
