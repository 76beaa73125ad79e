//! The state: an open table and hidden hands, plain data without heap; and the game as all of Kaupang sees it.

use game::random::Rng;
use game::{
    Actions, Actor, BySeat, Clause, Game, Illegal, Language, Outcomes, ParseError, RuleBook, Scores, Seat,
    Turn, Viewer,
};

use crate::action::{self, Action};
use crate::components::{Cards, Hand, RESOURCE_CARDS, Resource, SEATS, deck};
use crate::knowledge::Knowledge;
use crate::phase::Phase;
use crate::setup::{self, MerchantsOptions};
use crate::table::Table;
use crate::view::MerchantsView;
use crate::{map, score};

/// A game of Merchants of Europe.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Merchants {
    /// What lies open.
    pub(crate) table: Table,
    /// The resource cards in each hand.
    pub(crate) hands: BySeat<Hand, SEATS>,
    /// The development cards in each hand.
    pub(crate) cards: BySeat<Cards, SEATS>,
    /// Those of them that the active player bought this turn.
    pub(crate) fresh: Cards,
    /// What each viewer may know of the hands.
    pub(crate) knowledge: Knowledge,
}

impl Merchants {
    /// Resource cards that nobody has.
    #[inline]
    pub(crate) fn supply(&self) -> Hand {
        let [one, two, three, four] = self.hands.0;
        Hand::each(RESOURCE_CARDS).minus(one.plus(two).plus(three.plus(four)))
    }

    /// Development cards that nobody has and that were not played.
    #[inline]
    pub(crate) fn stack(&self) -> Cards {
        let [one, two, three, four] = self.cards.0;
        deck().minus(one.plus(two).plus(three.plus(four)).plus(self.table.discard))
    }

    /// The player on turn.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.table.active
    }

    /// Gives a seat cards that everybody sees.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, cards: Hand) {
        self.hands[seat] = self.hands[seat].plus(cards);
        self.knowledge.gain(seat, cards);
    }

    /// Takes cards from a seat that everybody sees.
    #[inline]
    pub(crate) fn lose(&mut self, seat: Seat, cards: Hand) {
        self.hands[seat] = self.hands[seat].minus(cards);
        self.knowledge.lose(seat, cards);
    }
}

impl Merchants {
    /// Everything that lies open.
    #[inline]
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The resource cards of a seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The development cards of a seat.
    #[inline]
    #[must_use]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.cards[seat]
    }

    /// Whether nothing is half done: the player on turn may do anything, or the dice are to be thrown.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        matches!(self.table.phase, Phase::Actions | Phase::BeforeRoll | Phase::Dice | Phase::Over(_))
    }
}

impl Game for Merchants {
    const NAME: &'static str = "merchants";
    const RULES_VERSION: u32 = 1;

    type Options = MerchantsOptions;
    type Action = Action;
    type View = MerchantsView;

    fn new(options: &MerchantsOptions) -> Merchants {
        setup::first_state(options)
    }

    fn options(&self) -> MerchantsOptions {
        let table = &self.table;
        let atlas = map::find(&table.map().id).expect("the map of a game stays at hand");
        MerchantsOptions { players: table.players, setup: table.setup(), map: atlas }
    }

    #[inline]
    fn players(&self) -> usize {
        self.table.players()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.turn().includes(seat) {
            self.legal_now(seat, out);
        }
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

    fn apply(&mut self, actor: Actor, action: Action) {
        self.apply_now(actor, action);
    }

    fn score(&self) -> Option<Scores> {
        score::scores(&self.table)
    }

    fn view(&self, viewer: Viewer) -> MerchantsView {
        MerchantsView::of(self, viewer)
    }

    /// A stolen card is seen by the two whom it concerns, a bought card by its buyer (MOE-25, MOE-35).
    fn seen(&self, viewer: Viewer, actor: Actor, action: Action) -> Option<Action> {
        let _ = actor;
        let is_active = viewer.is(self.table.active);
        let is_hidden = match (action, self.table.phase) {
            (Action::Stolen(_), Phase::Stealing(victim)) => !is_active && !viewer.is(victim),
            (Action::Drawn(_), _) => !is_active,
            _ => false,
        };
        (!is_hidden).then_some(action)
    }

    fn open_ended(action: Action) -> bool {
        matches!(action, Action::Offer { .. } | Action::Counter { .. })
    }

    /// Cards of a discard and of a good year (MOE-25, MOE-72).
    fn in_any_order(action: Action) -> bool {
        matches!(action, Action::Discard(_) | Action::Take(_))
    }

    fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
        action::steps(text)
    }

    /// Every kind that may come next; a search is listed one order only.
    fn choices(&self, seat: Seat, out: &mut Actions<Action>) {
        let (step, cards): (fn(Resource) -> Action, Hand) = match self.table.phase {
            Phase::Discard(_) => (Action::Discard, self.hands[seat]),
            Phase::GoodYear { .. } => (Action::Take, self.supply()),
            _ => return self.legal(seat, out),
        };
        out.clear();
        if self.turn().includes(seat) {
            out.extend(cards.iter().map(|(resource, _)| step(resource)));
        }
    }

    /// What somebody has to do with a hidden hand tells of it, so it is never played by itself (MOE-26).
    fn forced(&self, seat: Seat, list: &mut Actions<Action>) -> Option<Action> {
        if !self.is_known_to_all(seat) {
            return None;
        }
        self.choices(seat, list);
        match **list {
            [only] if !Merchants::open_ended(only) => Some(only),
            _ => None,
        }
    }

    fn clause_of(action: Action) -> Option<Clause> {
        Some(action.clause())
    }

    fn rulebook(language: Language) -> &'static RuleBook {
        crate::rules(language)
    }
}
