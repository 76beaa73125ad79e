//! The state of a table game.

use game::{
    Actions, Actor, BySeat, Clause, Game, Illegal, Language, Outcomes, ParseError, Rng, RuleBook, Scores,
    Seat, Turn, Viewer,
};

use crate::action::{self, Action};
use crate::components::SEATS;
use crate::market::Market;
use crate::phase::{self, Step};
use crate::point_row::PointRow;
use crate::score;
use crate::setup::{self, CenturyOptions, Players};
use crate::trader::Trader;
use crate::view::CenturyView;

/// Century: Spice Road, for two to five players.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Century {
    pub(crate) players: Players,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    pub(crate) traders: BySeat<Trader, SEATS>,
    pub(crate) market: Market,
    pub(crate) points: PointRow,
}

/// Where the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The start player is to be chosen (CEN-05).
    Start,
    /// A player's turn.
    Step(Step),
    /// The last round is finished (CEN-50).
    Over,
}

impl Century {
    /// Who began.
    #[must_use]
    pub fn start(&self) -> Seat {
        self.start
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What a player has.
    #[must_use]
    pub fn trader(&self, seat: Seat) -> &Trader {
        &self.traders[seat]
    }

    /// The merchant cards.
    #[must_use]
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// The point cards and coins.
    #[must_use]
    pub fn points(&self) -> &PointRow {
        &self.points
    }

    /// How many point cards end the game (CEN-50).
    #[must_use]
    pub fn cards_to_end(&self) -> usize {
        cards_to_end(self.players)
    }

    /// Whether somebody has enough point cards, so that this round is the last (CEN-50).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.traders.0[..self.players()].iter().any(|trader| trader.claimed.len() >= self.cards_to_end())
    }
}

/// The point card that ends the game: the sixth with two or three players, else the fifth (CEN-50).
pub(crate) const fn cards_to_end(players: Players) -> usize {
    players.one_of([6, 6, 5, 5])
}

impl Game for Century {
    const NAME: &'static str = "century";
    const RULES_VERSION: u32 = 2;

    type Options = CenturyOptions;
    type Action = Action;
    type View = CenturyView;

    fn new(options: &CenturyOptions) -> Century {
        setup::first_state(options)
    }

    fn options(&self) -> CenturyOptions {
        CenturyOptions { players: self.players }
    }

    fn players(&self) -> usize {
        self.players.get()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn legal(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        self.legal_now(seat, out);
    }

    fn choices(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        self.choices_now(seat, out);
    }

    fn in_any_order(action: Action) -> bool {
        action.is_in_any_order()
    }

    /// Cubes are laid one by one, too, and in their order.
    fn completes(action: Action) -> bool {
        action.is_in_any_order() || matches!(action, Action::Lay(_))
    }

    fn is_said(&self, _: Seat, last: Action, action: Action) -> bool {
        matches!((last, action), (Action::Upgrade(_), Action::Done))
    }

    fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
        action::steps(text)
    }

    fn unsaid(&self, version: u32) -> Option<(Actor, Action)> {
        let Phase::Step(step) = self.phase else { return None };
        let action = phase::unsaid(step, &self.traders[self.active], version)?;
        Some((self.active.into(), action))
    }

    fn chance(&self, out: &mut Outcomes<Action>) {
        out.clear();
        self.chance_now(out);
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.sample_now(rng)
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        self.check_now(actor, action)
    }

    fn apply(&mut self, _: Actor, action: Action) {
        self.apply_now(action);
    }

    fn score(&self) -> Option<Scores> {
        (self.turn() == Turn::Over).then(|| score::scores(self))
    }

    fn view(&self, viewer: Viewer) -> CenturyView {
        CenturyView::of(self, viewer)
    }

    fn clause_of(action: Action) -> Option<Clause> {
        Some(action.clause())
    }

    fn rulebook(language: Language) -> &'static RuleBook {
        crate::rules(language)
    }
}
