//! A game that has nothing but its rules.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::actions::{Actions, Outcomes};
use crate::game::{Game, View};
use crate::illegal::{Clause, Illegal};
use crate::language::Language;
use crate::notation::ParseError;
use crate::random::Rng;
use crate::rulebook::RuleBook;
use crate::scores::Scores;
use crate::seat::Seat;
use crate::turn::{Actor, Turn, Viewer};

/// A game as its crate made it, with nothing beyond its rules: no evaluation for bots, no study, no boards.
///
/// The crates above `game` have a stand-in for each of these, and each stand-in is implemented for `Plain<G>`, whatever
/// `G` is. So a new game is in the registry by one line, `Plain<MyGame>`, and playable everywhere. It is the same game
/// in every other way: name, notation, records, positions and views are those of `G`.
///
/// (They can't be implemented for `G` itself: what is implemented for every game can't be replaced for one of them.)
#[derive(Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Plain<G: Game>(pub G);

impl<G: Game> Clone for Plain<G> {
    fn clone(&self) -> Plain<G> {
        Plain(self.0.clone())
    }
}

impl<G: Game> PartialEq for Plain<G> {
    fn eq(&self, other: &Plain<G>) -> bool {
        self.0 == other.0
    }
}

impl<G: Game> Eq for Plain<G> {}

impl<G: Game> Hash for Plain<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<G: Game> Game for Plain<G> {
    const NAME: &'static str = G::NAME;
    const RULES_VERSION: u32 = G::RULES_VERSION;

    type Options = G::Options;
    type Action = G::Action;
    type View = PlainView<G>;

    fn new(options: &G::Options) -> Plain<G> {
        Plain(G::new(options))
    }

    fn options(&self) -> G::Options {
        self.0.options()
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Actions<G::Action>) {
        self.0.legal(seat, out);
    }

    fn chance(&self, out: &mut Outcomes<G::Action>) {
        self.0.chance(out);
    }

    fn sample(&self, rng: &mut impl Rng) -> G::Action {
        self.0.sample(rng)
    }

    fn check(&self, actor: Actor, action: G::Action) -> Result<(), Illegal> {
        self.0.check(actor, action)
    }

    fn apply(&mut self, actor: Actor, action: G::Action) {
        self.0.apply(actor, action);
    }

    fn play(&mut self, actor: Actor, action: G::Action) -> Result<(), Illegal> {
        self.0.play(actor, action)
    }

    fn score(&self) -> Option<Scores> {
        self.0.score()
    }

    fn view(&self, viewer: Viewer) -> PlainView<G> {
        PlainView(self.0.view(viewer))
    }

    fn seen(&self, viewer: Viewer, actor: Actor, action: G::Action) -> Option<G::Action> {
        self.0.seen(viewer, actor, action)
    }

    fn open_ended(action: G::Action) -> bool {
        G::open_ended(action)
    }

    fn clause_of(action: G::Action) -> Option<Clause> {
        G::clause_of(action)
    }

    fn in_any_order(action: G::Action) -> bool {
        G::in_any_order(action)
    }

    fn completes(action: G::Action) -> bool {
        G::completes(action)
    }

    fn is_said(&self, seat: Seat, last: G::Action, action: G::Action) -> bool {
        self.0.is_said(seat, last, action)
    }

    fn choices(&self, seat: Seat, out: &mut Actions<G::Action>) {
        self.0.choices(seat, out);
    }

    fn steps(text: &str) -> Result<Vec<G::Action>, ParseError> {
        G::steps(text)
    }

    fn forced(&self, seat: Seat, list: &mut Actions<G::Action>) -> Option<G::Action> {
        self.0.forced(seat, list)
    }

    fn unsaid(&self, version: u32) -> Option<(Actor, G::Action)> {
        self.0.unsaid(version)
    }

    fn rulebook(language: Language) -> &'static RuleBook {
        G::rulebook(language)
    }
}

/// What one viewer may know of a [`Plain`] game: the view of the game itself.
#[derive(Debug, Serialize)]
#[serde(transparent, bound = "")]
pub struct PlainView<G: Game>(pub G::View);

impl<G: Game> Clone for PlainView<G> {
    fn clone(&self) -> PlainView<G> {
        PlainView(self.0.clone())
    }
}

impl<G: Game> PartialEq for PlainView<G> {
    fn eq(&self, other: &PlainView<G>) -> bool {
        self.0 == other.0
    }
}

impl<G: Game> Eq for PlainView<G> {}

impl<G: Game> View for PlainView<G> {
    type Game = Plain<G>;

    fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    fn imagine(&self, rng: &mut impl Rng) -> Plain<G> {
        Plain(self.0.imagine(rng))
    }
}
