//! The state of a solo game.

use game::{
    Actions, Actor, Clause, Draw, Game, Illegal, Language, Outcomes, ParseError, Rng, RuleBook, Scores, Seat,
    Turn, Viewer,
};

use crate::action::{self, Action};
use crate::components::{PointCard, Spice};
use crate::market::Market;
use crate::phase::{self, ActiveTrader, Step, surplus};
use crate::solo::automa::Automa;
use crate::solo::pyramid::Pyramid;
use crate::solo::score;
use crate::solo::setup::{self, SoloOptions, Variant};
use crate::solo::view::SoloView;
use crate::trader::Trader;

/// Century: Spice Road, solo against the automa.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Solo {
    pub(crate) variant: Variant,
    pub(crate) phase: SoloPhase,
    pub(crate) trader: Trader,
    pub(crate) automa: Automa,
    pub(crate) market: Market,
    pub(crate) pyramid: Pyramid,
}

/// Where the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SoloPhase {
    /// The player's turn.
    Step(Step),
    /// The automa's turn.
    Automa,
    /// The tenth point card is gone (SOLO-20).
    Over,
}

/// What is to be drawn, claimed by the automa, or rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Awaited {
    Point,
    Merchant,
    Claim(u8),
    Roll,
}

impl Solo {
    pub(crate) const PLAYER: Seat = Seat::new(0);

    /// Normal or advanced.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> SoloPhase {
        self.phase
    }

    /// What the player has.
    #[must_use]
    pub fn trader(&self) -> &Trader {
        &self.trader
    }

    /// What the automa has.
    #[must_use]
    pub fn automa(&self) -> &Automa {
        &self.automa
    }

    /// The merchant cards.
    #[must_use]
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// The point cards.
    #[must_use]
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    #[inline]
    fn awaited(&self) -> Option<Awaited> {
        if self.phase == SoloPhase::Over {
            None
        } else if self.pyramid.to_turn_up().is_some() {
            Some(Awaited::Point)
        } else if self.market.has_gap() {
            Some(Awaited::Merchant)
        } else if self.phase == SoloPhase::Automa {
            // The first of the two that is possible (SOLO-10, SOLO-11).
            Some(self.automa.choice(&self.pyramid).map_or(Awaited::Roll, Awaited::Claim))
        } else {
            None
        }
    }

    fn active_trader(&self, step: Step) -> ActiveTrader<'_, impl Iterator<Item = (u8, PointCard)>> {
        // Only face-up point cards can be claimed (SOLO-05).
        ActiveTrader { step, trader: &self.trader, market: &self.market, claimable: self.pyramid.open() }
    }

    /// The trader at `seat`, if it is to act.
    #[inline]
    fn trader_to_act(&self, seat: Seat) -> Option<ActiveTrader<'_, impl Iterator<Item = (u8, PointCard)>>> {
        let SoloPhase::Step(step) = self.phase else { return None };
        self.turn().includes(seat).then(|| self.active_trader(step))
    }

    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (self.awaited(), action) {
            (Some(Awaited::Point), Action::Point(card)) => {
                Illegal::unless(self.pyramid.unseen.contains(card), "SOLO-01", "that card was seen before")
            }
            (Some(Awaited::Merchant), Action::Merchant(card)) => {
                Illegal::unless(self.market.deck.contains(card), "CEN-22", "that card is not in the deck")
            }
            (Some(Awaited::Claim(choice)), Action::Claim(position)) => {
                Illegal::unless(position == choice, "SOLO-10", "the automa takes another card")
            }
            (Some(Awaited::Roll), Action::Roll(eyes)) => {
                Illegal::unless((1..=6).contains(&eyes), "SOLO-11", "the die has six sides")
            }
            (Some(Awaited::Point), _) => Err(Illegal::new("SOLO-02", "a point card is to be turned up")),
            (Some(Awaited::Merchant), _) => Err(Illegal::new("CEN-22", "a merchant card is to be turned up")),
            (Some(Awaited::Claim(_)), _) => Err(Illegal::new("SOLO-10", "the automa claims a card")),
            (Some(Awaited::Roll), _) => Err(Illegal::new("SOLO-11", "the automa rolls its die")),
            (None, _) => Err(self.out_of_turn()),
        }
    }

    /// Who is to act, and what for.
    fn out_of_turn(&self) -> Illegal {
        match (self.awaited(), self.phase) {
            (_, SoloPhase::Over) => Illegal::turn("the game is over").by("SOLO-20"),
            (Some(Awaited::Point), _) => Illegal::turn("a point card is to be turned up first").by("SOLO-02"),
            (Some(Awaited::Merchant), _) => {
                Illegal::turn("a merchant card is to be turned up first").by("CEN-22")
            }
            (Some(Awaited::Claim(_)), _) => {
                Illegal::turn("it is the automa's turn to claim a card").by("SOLO-10")
            }
            (Some(Awaited::Roll) | None, SoloPhase::Automa) | (Some(Awaited::Roll), _) => {
                Illegal::turn("it is the automa's turn to roll its die").by("SOLO-11")
            }
            (None, SoloPhase::Step(step)) => phase::out_of_turn::of_step(step, Solo::PLAYER).by("SOLO-04"),
        }
    }

    fn apply_of_player(&mut self, step: Step, action: Action) {
        let mut next = None;
        if let Action::Claim(position) = action {
            // There are no coins to win (SOLO-05).
            if let Some(card) = self.pyramid.take(position) {
                phase::claim::apply(&mut self.trader, card);
            }
        } else {
            next = phase::apply(step, action, &mut self.trader, &mut self.market);
        }
        self.phase = match next.or_else(|| surplus::next(&self.trader, Spice::Yellow)) {
            Some(step) => SoloPhase::Step(step),
            None => SoloPhase::Automa,
        };
    }
}

impl Game for Solo {
    const NAME: &'static str = "century-solo";
    const RULES_VERSION: u32 = 2;

    type Options = SoloOptions;
    type Action = Action;
    type View = SoloView;

    fn new(options: &SoloOptions) -> Solo {
        setup::first_state(options)
    }

    fn options(&self) -> SoloOptions {
        SoloOptions { variant: self.variant }
    }

    fn players(&self) -> usize {
        1
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            SoloPhase::Over => Turn::Over,
            _ if self.awaited().is_some() => Turn::Chance,
            _ => Turn::of(Solo::PLAYER),
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
        let SoloPhase::Step(step) = self.phase else { return None };
        Some((Solo::PLAYER.into(), phase::unsaid(step, &self.trader, version)?))
    }

    fn chance(&self, out: &mut Outcomes<Action>) {
        out.clear();
        match self.awaited() {
            Some(Awaited::Point) => {
                self.pyramid.unseen.iter().for_each(|card| out.push(Action::Point(card), 1));
            }
            Some(Awaited::Merchant) => {
                self.market.deck.iter().for_each(|card| out.push(Action::Merchant(card), 1));
            }
            Some(Awaited::Claim(position)) => out.push(Action::Claim(position), 1),
            Some(Awaited::Roll) => (1..=6).for_each(|eyes| out.push(Action::Roll(eyes), 1)),
            None => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let drawn = match self.awaited() {
            Some(Awaited::Point) => self.pyramid.unseen.draw(rng).map(Action::Point),
            Some(Awaited::Merchant) => self.market.deck.draw(rng).map(Action::Merchant),
            Some(Awaited::Claim(position)) => Some(Action::Claim(position)),
            Some(Awaited::Roll) | None => None,
        };
        drawn.unwrap_or_else(|| Action::Roll(1 + rng.below(6) as u8))
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        let Actor::Seat(seat) = actor else { return self.check_chance(action) };
        match (self.awaited(), self.phase, action) {
            (None, SoloPhase::Step(_), Action::Roll(_)) => {
                Err(Illegal::new("SOLO-11", "the die is the automa's"))
            }
            (None, SoloPhase::Step(_), Action::Start(_)) => Err(Illegal::new("SOLO-04", "the player starts")),
            (None, SoloPhase::Step(step), _) if seat == Solo::PLAYER => {
                self.active_trader(step).check(action)
            }
            _ => Err(self.out_of_turn()),
        }
    }

    fn apply(&mut self, actor: Actor, action: Action) {
        match (actor, action, self.phase) {
            (_, Action::Point(card), _) => self.pyramid.reveal(card),
            (_, Action::Merchant(card), _) => self.market.reveal(card),
            (Actor::Chance, Action::Claim(position), _) => {
                self.automa.apply_claim(&mut self.pyramid, position);
                self.phase = SoloPhase::Step(Step::Turn);
            }
            (_, Action::Roll(eyes), _) => {
                self.automa.apply_roll(&mut self.market, eyes);
                self.phase = SoloPhase::Step(Step::Turn);
            }
            (_, _, SoloPhase::Step(step)) => self.apply_of_player(step, action),
            _ => debug_assert!(false, "{action} in {:?}", self.phase),
        }
        // The game ends at once when the tenth card is gone (SOLO-20).
        if matches!(action, Action::Claim(_)) && self.pyramid.is_empty() {
            self.phase = SoloPhase::Over;
        }
    }

    fn score(&self) -> Option<Scores> {
        (self.phase == SoloPhase::Over).then(|| score::scores(self))
    }

    fn view(&self, viewer: Viewer) -> SoloView {
        SoloView { viewer, table: self.clone() }
    }

    fn clause_of(action: Action) -> Option<Clause> {
        Some(action.clause())
    }

    fn rulebook(language: Language) -> &'static RuleBook {
        crate::solo::rules(language)
    }
}
