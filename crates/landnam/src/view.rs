//! What one viewer may know, and states that could be behind it (LN-15).

use game::{ByKind, Rng, Seat, View, Viewer};

use crate::action::Action;
use crate::components::{Fate, FateCards, Good, Goods};
use crate::data::data;
use crate::phase::{Hearing, Phase};
use crate::state::Landnam;
use crate::table::{Hand, Table};

/// The table, and the viewer's own hand. The hands of others are hidden but for their sizes; so is the fate deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LandnamView {
    viewer: Viewer,
    table: Table,
    hand: Option<Hand>,
}

impl LandnamView {
    pub(crate) fn of(state: &Landnam, viewer: Viewer) -> LandnamView {
        let hand = match viewer {
            Viewer::Seat(seat) if seat.index() < state.table.players() => Some(state.hands[seat]),
            _ => None,
        };
        LandnamView { viewer, table: state.table.clone(), hand }
    }

    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The viewer's own hand.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// Whether this is the viewer's hand.
    fn is_own(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// The goods that are in hands which the viewer doesn't see: all that lie nowhere else.
    fn hidden_goods(&self) -> Goods {
        let mut hidden = self.table.goods_in_hands();
        if let Some(hand) = &self.hand {
            hidden.remove(hand.goods);
        }
        hidden
    }

    /// The fate cards that the viewer has not seen: in the deck or in other hands.
    fn hidden_fate(&self) -> FateCards {
        let mut hidden = self.table.fate_not_discarded();
        if let Some(hand) = &self.hand {
            hidden.remove(hand.fate);
        }
        hidden
    }
}

impl Table {
    /// The goods of all hands together: all that lie neither in the stock nor in a case.
    fn goods_in_hands(&self) -> Goods {
        let mut held = Goods::each(data().goods);
        held.remove(self.stock);
        if let Phase::Thing(thing) = &self.phase
            && let Hearing::Case(case) = &thing.hearing
        {
            held[case.good] -= case.plaintiff.cards + case.defender.cards;
        }
        held
    }

    /// The fate cards of the deck and of all hands together.
    fn fate_not_discarded(&self) -> FateCards {
        let mut cards = data().fate;
        cards.remove(self.discard);
        cards
    }

    /// Of each kind the most that a hand can hold by what lies open. More than the hand's size in all, so that whether
    /// somebody has the cards for something is a question for [`has_cards_for`](Table::has_cards_for), too.
    pub(crate) fn widest_hand(&self, seat: Seat) -> Hand {
        let mut goods = self.goods_in_hands();
        if let Some((_, give)) = self.standing_offer().filter(|&(by, _)| by != seat) {
            goods.remove(give);
        }
        for good in Good::ALL {
            goods[good] = goods[good].min(self.goods_held[seat]);
        }
        let mut fate = self.fate_not_discarded();
        for kind in Fate::ALL {
            let most =
                if kind >= Fate::FIRST_EXPLORATION { self.fate_held[seat] } else { self.unknown_fate(seat) };
            fate[kind] = fate.count(kind).min(most);
        }
        Hand { goods, fate }
    }

    /// Whether a hand of this size can hold all the cards that an action takes at once.
    pub(crate) fn has_cards_for(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Move { cards, .. } | Action::Step { cards, .. } => {
                cards.each().count() <= usize::from(self.unknown_fate(seat))
            }
            Action::Accept => {
                let wanted = self.standing_wish().map_or(0, Goods::total);
                wanted <= self.goods_held[seat]
            }
            _ => self.cost(action).total() <= self.goods_held[seat],
        }
    }

    /// The fate cards of a hand of which nothing is known: all but the one of the set-up (LN-03).
    fn unknown_fate(&self, seat: Seat) -> u8 {
        self.fate_held[seat] - u8::from(self.opening.contains(seat))
    }
}

impl View for LandnamView {
    type Game = Landnam;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn imagine(&self, rng: &mut impl Rng) -> Landnam {
        let mut state =
            Landnam { table: self.table.clone(), hands: Default::default(), deck: FateCards::default() };
        let (mut goods, mut fate) = (self.hidden_goods(), self.hidden_fate());
        // The cards of the set-up first: that they are exploration cards is known to all (LN-03).
        for seat in self.table.opening.into_iter().filter(|&seat| !self.is_own(seat)) {
            let mut explorations = fate;
            explorations.0[..Fate::FIRST_EXPLORATION.index()].fill(0);
            if let Some(card) = explorations.draw(rng) {
                fate[card] -= 1;
                state.hands[seat].fate[card] += 1;
            }
        }
        // What somebody offers is in that hand, by the rules of trade (LN-61).
        if let Some((by, give)) = self.table.standing_offer().filter(|&(by, _)| !self.is_own(by)) {
            state.hands[by].goods = give;
            goods.remove(give);
        }
        for seat in self.table.seats() {
            if let (true, Some(hand)) = (self.is_own(seat), &self.hand) {
                state.hands[seat] = *hand;
                continue;
            }
            for _ in state.hands[seat].goods.total()..self.table.goods_held[seat] {
                deal(&mut goods, &mut state.hands[seat].goods, rng);
            }
            for _ in state.hands[seat].fate.total()..self.table.fate_held[seat] {
                deal(&mut fate, &mut state.hands[seat].fate, rng);
            }
        }
        state.deck = fate;
        state
    }
}

/// Takes one of the hidden things, each as likely, to a hand.
fn deal<K: game::Kind, const N: usize>(
    hidden: &mut ByKind<K, u8, N>,
    hand: &mut ByKind<K, u8, N>,
    rng: &mut impl Rng,
) {
    let drawn = hidden.draw(rng);
    debug_assert!(drawn.is_some(), "nothing hidden is left to draw");
    if let Some(kind) = drawn {
        hidden[kind] -= 1;
        hand[kind] += 1;
    }
}
