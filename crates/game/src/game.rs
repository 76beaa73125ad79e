//! The central trait.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::actions::{Actions, Outcomes};
use crate::illegal::{Clause, Illegal};
use crate::language::Language;
use crate::notation::ParseError;
use crate::options::Options;
use crate::random::Rng;
use crate::rulebook::RuleBook;
use crate::scores::Scores;
use crate::seat::Seat;
use crate::turn::{Actor, Turn, Viewer};

/// What an action must be: small, ordered, and with a notation that reads back.
pub trait Action:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
}

impl<A> Action for A where
    A: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
}

/// The state of a game: plain data, without generator, clock or heap.
///
/// Chance is an action like any other: when [`turn`](Game::turn) says [`Turn::Chance`], the caller picks
/// one of the outcomes and applies it. So `apply` is deterministic and a list of actions is a game.
///
/// The JSON form (`Serialize`, `Deserialize`) is a position that people can read and write. Reading one
/// validates it: a position that can't be on a table is refused with a sentence.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in commands, records and the protocol, such as `century-solo`.
    const NAME: &'static str;

    /// Raised when a change of rules makes old records mean something else.
    const RULES_VERSION: u32;

    /// Players, variant, and other choices before the game.
    type Options: Options;
    /// A step of a player or of chance.
    type Action: Action;
    /// What one viewer may know.
    type View: View<Game = Self>;

    /// The first state.
    fn new(options: &Self::Options) -> Self;

    /// The options that the game was started with.
    fn options(&self) -> Self::Options;

    /// How many seats the table has.
    fn players(&self) -> usize {
        self.options().players()
    }

    /// Who is to act.
    fn turn(&self) -> Turn;

    /// Replaces the content of `out` by the legal actions of `seat`: sorted, without duplicates, and not
    /// empty if it is the seat's turn.
    fn legal(&self, seat: Seat, out: &mut Actions<Self::Action>);

    /// Replaces the content of `out` by the outcomes of chance, sorted, with their weights.
    fn chance(&self, out: &mut Outcomes<Self::Action>);

    /// One outcome of chance, drawn with the weights of [`chance`](Game::chance), without listing them.
    fn sample(&self, rng: &mut impl Rng) -> Self::Action;

    /// Whether `actor` may carry out `action` now.
    ///
    /// # Errors
    /// The clause that forbids it.
    fn check(&self, actor: Actor, action: Self::Action) -> Result<(), Illegal>;

    /// Carries out an action that [`check`](Game::check) allows; anything else is the caller's mistake
    /// and may leave a senseless state.
    fn apply(&mut self, actor: Actor, action: Self::Action);

    /// Checks, then applies.
    ///
    /// # Errors
    /// The clause that forbids the action; the state is unchanged then.
    fn play(&mut self, actor: Actor, action: Self::Action) -> Result<(), Illegal> {
        self.check(actor, action)?;
        self.apply(actor, action);
        Ok(())
    }

    /// The final scores, once the game is over.
    fn score(&self) -> Option<Scores>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of an action about to be applied to this state: the action itself, or nothing
    /// but that there was one (a card drawn by somebody else).
    fn seen(&self, viewer: Viewer, actor: Actor, action: Self::Action) -> Option<Self::Action> {
        let _ = (viewer, actor);
        Some(action)
    }

    /// Whether [`check`](Game::check) accepts more actions of this kind than [`legal`](Game::legal)
    /// lists, as with trade offers between players.
    fn open_ended(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The clause that says what an action of this kind does: where somebody reads who wonders. Also who may not
    /// [see](Game::seen) an action is told its clause, so it is the same whatever is hidden in it.
    fn clause_of(action: Self::Action) -> Option<Clause> {
        let _ = action;
        None
    }

    /// Whether `action` is a step of a choice whose steps may come in any order (cubes to return, cards to discard).
    ///
    /// [`legal`](Game::legal) lists them in one order only, so that a search doesn't try the same choice twice;
    /// [`check`](Game::check) accepts every order that the book allows, all orders lead to the same state, and the
    /// choice ends only when it is complete or its actor says so. [`choices`](Game::choices) lists what is accepted.
    fn in_any_order(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether `action` is a step of a choice that is over, by itself, with the step that completes it: the steps
    /// [in any order](Game::in_any_order), and those that have an order, such as cubes laid from the left.
    fn completes(action: Self::Action) -> bool {
        Self::in_any_order(action)
    }

    /// Whether `action` says nothing more than what is so, once `seat` has completed a choice with its step `last`:
    /// that the choice is done, or where the rest went that went there by itself. So a choice may be written out in
    /// full.
    fn is_said(&self, seat: Seat, last: Self::Action, action: Self::Action) -> bool {
        let _ = (seat, last, action);
        false
    }

    /// Replaces the content of `out` by what a person at `seat` is to be shown: the legal actions, and the steps that
    /// are [in any order](Game::in_any_order) and that only a search is spared. Sorted, without duplicates; all of it
    /// is accepted, and of actions that are neither listed here nor [open-ended](Game::open_ended) none leads anywhere
    /// else.
    fn choices(&self, seat: Seat, out: &mut Actions<Self::Action>) {
        self.legal(seat, out);
    }

    /// The steps that `text` stands for: one action, or a whole choice at once, such as `return RGB`.
    ///
    /// # Errors
    /// If the text is no action and no choice of this game.
    fn steps(text: &str) -> Result<Vec<Self::Action>, ParseError> {
        text.parse().map(|action| vec![action])
    }

    /// The only thing that `seat` can do now, if everybody at the table knows that it is: it may be played by itself
    /// and tells nobody anything. `list` is a list to work with.
    ///
    /// It is the only one of the [`choices`](Game::choices), not of the legal actions: what a search is spared is no
    /// less possible. A game whose legal actions depend on something hidden has to say here what follows from open
    /// things alone.
    fn forced(&self, seat: Seat, list: &mut Actions<Self::Action>) -> Option<Self::Action> {
        self.choices(seat, list);
        match **list {
            [only] if !Self::open_ended(only) => Some(only),
            _ => None,
        }
    }

    /// What records of an older [`RULES_VERSION`](Game::RULES_VERSION) left unsaid in this state and newer ones say,
    /// such as that a choice is done. Old records are replayed with it put in (see [`record`](crate::record)).
    fn unsaid(&self, version: u32) -> Option<(Actor, Self::Action)> {
        let _ = version;
        None
    }

    /// The rule reference in a language, in our own words.
    fn rulebook(language: Language) -> &'static RuleBook;
}

/// What one seat, or a spectator, may know of a state.
pub trait View: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// The game it is a view of.
    type Game: Game<View = Self>;

    /// Whose view it is.
    fn viewer(&self) -> Viewer;

    /// A state that could be behind this view: all that is hidden is drawn at random from what it may be.
    fn imagine(&self, rng: &mut impl Rng) -> Self::Game;
}
