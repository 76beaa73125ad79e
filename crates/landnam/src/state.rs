//! The state of a game: an open table and hidden hands; and the game as all of Kaupang sees it.

use game::kinds::drawn;
use game::{
    Actions, Actor, BySeat, Clause, Draw, Game, Illegal, Language, Outcomes, ParseError, Rng, RuleBook,
    Scores, Seat, Turn, Viewer,
};

use crate::action::Action;
use crate::components::{Fate, FateCards, Goods, SEATS};
use crate::phase::misplaced::misplaced;
use crate::phase::{Phase, Sowing, Stage};
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
        if !self.turn().includes(seat) {
            return;
        }
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

    fn chance(&self, out: &mut Outcomes<Action>) {
        out.clear();
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

    fn sample(&self, rng: &mut impl Rng) -> Action {
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

    fn check(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        match (actor, self.turn()) {
            (Actor::Chance, Turn::Chance) => self.check_chance(action),
            (Actor::Seat(seat), turn) if turn.includes(seat) => self.check_seat(seat, action),
            _ => Err(self.table.out_of_turn(actor, action)),
        }
    }

    fn apply(&mut self, actor: Actor, action: Action) {
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

impl Landnam {
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
            (Phase::Explore(exploration), Action::Found(green, red)) => {
                self.check_dice(exploration, green, red)
            }
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
