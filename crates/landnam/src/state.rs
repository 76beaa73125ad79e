//! The state of a game: an open table and hidden hands; and the game as all of Kaupang sees it.

use game::{
    Actions, Actor, BySeat, Clause, Game, Illegal, Language, Outcomes, ParseError, Rng, RuleBook, Scores,
    Seat, Turn, Viewer,
};

use crate::action::Action;
use crate::components::{Fate, FateCards, Goods, SEATS};
use crate::phase::Phase;
use crate::setup::{self, LandnamOptions};
use crate::table::{Hand, Table};
use crate::view::LandnamView;

/// Landnám, for three to five players.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Landnam {
    pub(crate) table: Table,
    pub(crate) hands: BySeat<Hand, SEATS>,
    pub(crate) deck: FateCards,
}

impl Landnam {
    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What a player holds.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The fate cards still to be drawn.
    #[must_use]
    pub fn deck(&self) -> &FateCards {
        &self.deck
    }

    /// Takes goods from the stock, as far as they are known to be there.
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods) {
        self.table.stock.remove(goods);
        self.hands[seat].goods.add(goods);
        self.table.goods_held[seat] += goods.total();
    }

    /// Gives goods back to the stock.
    pub(crate) fn spend(&mut self, seat: Seat, goods: Goods) {
        self.hands[seat].goods.remove(goods);
        self.table.goods_held[seat] -= goods.total();
        self.table.stock.add(goods);
    }

    /// Takes a drawn fate card into a hand.
    pub(crate) fn draw(&mut self, seat: Seat, fate: Fate) {
        self.deck[fate] -= 1;
        self.table.deck_size -= 1;
        self.hands[seat].fate[fate] += 1;
        self.table.fate_held[seat] += 1;
    }

    /// Puts a fate card from a hand on the discard.
    pub(crate) fn discard(&mut self, seat: Seat, fate: Fate) {
        self.hands[seat].fate[fate] -= 1;
        self.table.fate_held[seat] -= 1;
        self.table.discard[fate] += 1;
        if fate >= Fate::FIRST_EXPLORATION {
            // From now on nobody can be sure that the card of the set-up is still there.
            self.table.opening.remove(seat);
        }
    }

    /// Whether a player holds a card that they want to play (LN-05).
    pub(crate) fn check_holds(&self, seat: Seat, fate: Fate) -> Result<(), Illegal> {
        Illegal::unless(self.hands[seat].fate.has(fate), "LN-05", "you don't hold that fate card")
    }

    /// Makes sure that there is a card to draw, from the discard if need be; says whether there is one.
    pub(crate) fn ready_deck(&mut self) -> bool {
        if self.table.deck_size == 0 {
            self.deck = self.table.discard;
            self.table.deck_size = self.deck.total();
            self.table.discard = FateCards::default();
        }
        self.table.deck_size > 0
    }
}

impl Game for Landnam {
    const NAME: &'static str = "landnam";
    const RULES_VERSION: u32 = 1;

    type Options = LandnamOptions;
    type Action = Action;
    type View = LandnamView;

    fn new(options: &LandnamOptions) -> Landnam {
        setup::first_state(options)
    }

    fn options(&self) -> LandnamOptions {
        LandnamOptions { players: self.table.players }
    }

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
        (self.table.phase == Phase::Over).then(|| self.standing())
    }

    fn view(&self, viewer: Viewer) -> LandnamView {
        LandnamView::of(self, viewer)
    }

    /// LN-15: a drawn fate card is seen by nobody but its drawer.
    fn seen(&self, viewer: Viewer, _actor: Actor, action: Action) -> Option<Action> {
        match action {
            Action::Draw(_) => self.table.drawer().filter(|&drawer| viewer.is(drawer)).map(|_| action),
            _ => Some(action),
        }
    }

    fn open_ended(action: Action) -> bool {
        matches!(action, Action::Offer(..))
    }

    /// LN-55: which *exploration* cards are played matters, and not in which order.
    fn in_any_order(action: Action) -> bool {
        action.plays_exploration_card()
    }

    /// Whoever has played cards goes on to the dice by saying so.
    fn completes(_: Action) -> bool {
        false
    }

    fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
        Action::steps(text)
    }

    /// LN-15: what follows from the open table alone, whatever the hand behind it holds.
    fn forced(&self, seat: Seat, legal: &mut Actions<Action>) -> Option<Action> {
        if !self.turn().includes(seat) {
            return None;
        }
        // Whoever holds anything may offer something that no list has (LN-61).
        let holds_anything = self.table.goods_held[seat] > 0 || self.table.fate_held[seat] > 0;
        if holds_anything && matches!(self.table.phase, Phase::Trade(_)) {
            return None;
        }
        let mut widest = self.clone();
        widest.hands[seat] = self.table.widest_hand(seat);
        widest.legal(seat, legal);
        let mut possible = legal.iter().filter(|&&action| self.table.has_cards_for(seat, action));
        match (possible.next(), possible.next()) {
            (Some(&only), None) if !Self::open_ended(only) && !Self::in_any_order(only) => Some(only),
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
