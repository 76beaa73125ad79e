//! The state of a table game.

use game::{
    Actions, Actor, BySeat, Clause, Draw, Game, Illegal, Language, Outcomes, ParseError, Rng, RuleBook,
    Scores, Seat, Turn, Viewer,
};

use crate::action::{self, Action};
use crate::components::{PointCard, Spice};
use crate::market::Market;
use crate::phase::{self, ActiveTrader, Step, surplus};
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
    pub(crate) traders: BySeat<Trader, 5>,
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
        cards_to_end(self.players())
    }

    /// Whether somebody has enough point cards, so that this round is the last (CEN-50).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.traders.0[..self.players()].iter().any(|trader| trader.claimed.len() >= self.cards_to_end())
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
        self.turn().includes(seat).then(|| self.active_trader(step))
    }

    /// Takes the card, gives up the cubes, and brings the coin that lies above it (CEN-30, CEN-31).
    fn apply_claim(&mut self, position: u8) {
        let card = self.points.take(position);
        let trader = &mut self.traders[self.active];
        phase::claim::apply(trader, card);
        self.points.pay_coin(position, trader);
    }

    /// Passes the turn clockwise (CEN-05), or ends the game when the last round is complete (CEN-50).
    fn end_turn(&mut self) {
        let next = self.active.next(self.players());
        if next == self.start && self.is_last_round() {
            self.phase = Phase::Over;
        } else {
            self.active = next;
            self.phase = Phase::Step(Step::Turn);
        }
    }

    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (self.awaited(), action) {
            (Some(Awaited::Start), Action::Start(seat)) => Illegal::unless(
                seat.index() < self.players(),
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

    /// Who is to act, and what for.
    fn out_of_turn(&self) -> Illegal {
        match (self.awaited(), self.phase) {
            (Some(Awaited::Start), _) | (None, Phase::Start) => {
                Illegal::turn("the start player is to be chosen first").by("CEN-05")
            }
            (Some(Awaited::Point), _) => Illegal::turn("a point card is to be turned up first").by("CEN-33"),
            (Some(Awaited::Merchant), _) => {
                Illegal::turn("a merchant card is to be turned up first").by("CEN-22")
            }
            (None, Phase::Over) => Illegal::turn("the game is over").by("CEN-50"),
            (None, Phase::Step(step)) => phase::out_of_turn(step, self.active).by("CEN-05"),
        }
    }

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
}

/// What is to be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Awaited {
    Start,
    Point,
    Merchant,
}

/// The point card that ends the game: the sixth with two or three players, else the fifth (CEN-50).
pub(crate) const fn cards_to_end(players: usize) -> usize {
    if players <= 3 { 6 } else { 5 }
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
        match self.phase {
            _ if self.awaited().is_some() => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if let Some(trader) = self.trader_to_act(seat) {
            trader.legal(out);
        }
    }

    fn choices(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if let Some(trader) = self.trader_to_act(seat) {
            trader.choices(out);
        }
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
        match self.awaited() {
            Some(Awaited::Start) => {
                Seat::all(self.players()).for_each(|seat| out.push(Action::Start(seat), 1));
            }
            Some(Awaited::Point) => self.points.deck.iter().for_each(|card| out.push(Action::Point(card), 1)),
            Some(Awaited::Merchant) => {
                self.market.deck.iter().for_each(|card| out.push(Action::Merchant(card), 1));
            }
            None => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let drawn = match self.awaited() {
            Some(Awaited::Point) => self.points.deck.draw(rng).map(Action::Point),
            Some(Awaited::Merchant) => self.market.deck.draw(rng).map(Action::Merchant),
            _ => None,
        };
        drawn.unwrap_or_else(|| Action::Start(Seat::new(rng.below(self.players.as_u8().into()) as usize)))
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        let Actor::Seat(seat) = actor else { return self.check_chance(action) };
        match (self.awaited(), self.phase) {
            (None, Phase::Step(step)) if seat == self.active => self.active_trader(step).check(action),
            _ => Err(self.out_of_turn()),
        }
    }

    fn apply(&mut self, _: Actor, action: Action) {
        match (action, self.phase) {
            (Action::Start(seat), _) => setup::apply_start(self, seat),
            (Action::Point(card), _) => self.points.reveal(card),
            (Action::Merchant(card), _) => self.market.reveal(card),
            (_, Phase::Step(step)) => {
                let mut next = None;
                if let Action::Claim(position) = action {
                    self.apply_claim(position);
                } else {
                    next = phase::apply(step, action, &mut self.traders[self.active], &mut self.market);
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

    fn score(&self) -> Option<Scores> {
        (self.turn() == Turn::Over).then(|| score::scores(self))
    }

    fn view(&self, viewer: Viewer) -> CenturyView {
        CenturyView { viewer, table: self.clone() }
    }

    fn clause_of(action: Action) -> Option<Clause> {
        Some(action.clause())
    }

    fn rulebook(language: Language) -> &'static RuleBook {
        crate::rules(language)
    }
}
