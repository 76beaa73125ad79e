//! Development cards (MOE-35, MOE-70 to MOE-72).

use game::random::Rng;
use game::{Actions, Illegal, Outcomes};

use crate::action::Action;
use crate::components::{BILL, CHARTER, Card, Cards, GOOD_YEAR, Gold, Hand, Resource, STEPS};
use crate::phase::{Phase, next_kinds};
use crate::state::Merchants;

impl Merchants {
    /// MOE-71: the discard becomes the new stack.
    pub(crate) fn shuffle(&mut self) {
        self.table.shuffled = self.table.discard;
        self.table.discard = Cards::default();
    }

    pub(crate) fn chance_drawn(&self, out: &mut Outcomes<Action>) {
        for (card, number) in self.stack().iter() {
            out.push(Action::Drawn(card), u32::from(number));
        }
    }

    pub(crate) fn sample_drawn(&self, rng: &mut impl Rng) -> Action {
        let card = self.stack().draw(rng);
        Action::Drawn(card.expect("a card is bought only if one is left"))
    }

    pub(crate) fn apply_drawn(&mut self, card: Card) {
        let seat = self.active();
        self.cards[seat] = self.cards[seat].plus(Cards::one(card));
        self.fresh = self.fresh.plus(Cards::one(card));
        // MOE-71: when the stack is bought out, the discard is shuffled anew.
        if self.stack().is_empty() {
            self.shuffle();
        }
        self.table.phase = Phase::Actions;
    }

    /// MOE-70; and a card that could do nothing is not played.
    pub(crate) fn check_play(&self, card: Card) -> Result<(), Illegal> {
        Illegal::unless(!self.table.played, "MOE-70", "one development card a turn")?;
        let has = self.cards[self.active()].get(card) > 0;
        Illegal::unless(has, "MOE-70", "you have no such card")?;
        let old = self.playable().get(card) > 0;
        Illegal::unless(old, "MOE-70", "a card is not played in the turn of its purchase")?;
        let reason = "the card could do nothing now";
        Illegal::unless(self.has_effect(card), "MOE-72", reason)
    }

    pub(crate) fn has_effect(&self, card: Card) -> bool {
        let (table, seat) = (&self.table, self.active());
        match card {
            Card::Lancer => table.numbered().iter().any(|land| land != table.robber),
            Card::FairWind => {
                self.named_caravans().iter().any(|&(_, caravan)| table.can_drive(seat, caravan, STEPS))
            }
            Card::Guide => !table.merchants[seat].is_empty(),
            Card::Charter => self.can_lay(),
            Card::BillOfExchange => table.bank() > 0,
            Card::GoodYear => !self.supply().is_empty(),
        }
    }

    pub(crate) fn apply_play(&mut self, card: Card) {
        let seat = self.active();
        self.cards[seat] = self.cards[seat].minus(Cards::one(card));
        self.table.discard = self.table.discard.plus(Cards::one(card));
        self.table.played = true;
        match card {
            Card::Lancer => self.table.phase = Phase::Robber,
            Card::FairWind => self.table.phase = Phase::FairWind,
            Card::Guide => self.table.phase = Phase::Guide,
            Card::Charter => {
                self.table.charter = CHARTER;
                self.table.phase = Phase::Charter;
            }
            Card::BillOfExchange => {
                let mut gold = Gold::default();
                gold[seat] = BILL;
                self.table.pay_out(gold);
                self.resume();
            }
            Card::GoodYear => {
                let left = self.supply().total().min(GOOD_YEAR);
                self.table.phase = Phase::GoodYear { left, from: Resource::Lumber };
            }
        }
    }

    pub(crate) fn legal_good_year(&self, left: u8, from: Resource, out: &mut Actions<Action>) {
        out.extend(next_kinds(self.supply(), left, from).map(Action::Take));
    }

    pub(crate) fn check_take(&self, resource: Resource) -> Result<(), Illegal> {
        Illegal::unless(self.supply().get(resource) > 0, "MOE-33", "the supply has none left")
    }

    pub(crate) fn apply_take(&mut self, resource: Resource) {
        let Phase::GoodYear { left, from } = self.table.phase else { return };
        self.gain(self.active(), Hand::one(resource));
        if left > 1 {
            self.table.phase = Phase::GoodYear { left: left - 1, from: from.max(resource) };
        } else {
            self.resume();
        }
    }
}
