//! Trade with others, with the bank, and with the supply (MOE-30 to MOE-33).

use arrayvec::ArrayVec;
use game::{Actions, Actor, Illegal, Seat};

use crate::action::{Action, Bundle};
use crate::components::{EXCHANGE, Good, Hand, Kind, OFFERS, PURCHASES, RESOURCE_PRICE, Resource, SEATS};
use crate::phase::Phase;
use crate::state::Merchants;
use crate::table::Answer;

impl Merchants {
    pub(crate) fn legal_purchases(&self, out: &mut Actions<Action>) {
        if self.table.purchases >= PURCHASES || self.table.gold[self.active()] < RESOURCE_PRICE {
            return;
        }
        out.extend(self.supply().iter().map(|(resource, _)| Action::Buy(resource)));
    }

    pub(crate) fn check_buy(&self, resource: Resource) -> Result<(), Illegal> {
        let table = &self.table;
        Illegal::unless(
            table.purchases < PURCHASES,
            "MOE-31",
            "two resources a turn can be bought for gold",
        )?;
        let enough = table.gold[self.active()] >= RESOURCE_PRICE;
        Illegal::unless(enough, "MOE-31", "a resource costs two gold")?;
        Illegal::unless(self.supply().get(resource) > 0, "MOE-33", "the supply has none left")
    }

    pub(crate) fn apply_buy(&mut self, resource: Resource) {
        let seat = self.active();
        self.table.gold[seat] -= RESOURCE_PRICE;
        self.table.purchases += 1;
        self.gain(seat, Hand::one(resource));
    }

    pub(crate) fn legal_exchanges(&self, out: &mut Actions<Action>) {
        let hand = self.hands[self.active()];
        let supply = self.supply();
        for &give in Resource::ALL {
            if hand.get(give) < EXCHANGE {
                continue;
            }
            let others = supply.iter().filter(|&(take, _)| take != give);
            out.extend(others.map(|(take, _)| Action::Exchange { give, take: Good::Resource(take) }));
            if self.table.bank() > 0 {
                out.push(Action::Exchange { give, take: Good::Gold });
            }
        }
    }

    pub(crate) fn check_exchange(&self, give: Resource, take: Good) -> Result<(), Illegal> {
        let enough = self.hands[self.active()].get(give) >= EXCHANGE;
        Illegal::unless(enough, "MOE-32", "an exchange takes three cards of one resource")?;
        let is_other = take != Good::Resource(give);
        Illegal::unless(is_other, "MOE-32", "an exchange brings another resource")?;
        let left = match take {
            Good::Gold => self.table.bank(),
            Good::Resource(resource) => self.supply().get(resource),
        };
        Illegal::unless(left > 0, "MOE-33", "the supply has none left")
    }

    pub(crate) fn apply_exchange(&mut self, give: Resource, take: Good) {
        let seat = self.active();
        self.lose(seat, Hand::of(give, EXCHANGE));
        match take {
            Good::Gold => self.table.gold[seat] += 1,
            Good::Resource(resource) => self.gain(seat, Hand::one(resource)),
        }
    }

    /// How much of a good a seat has.
    fn holds(&self, seat: usize, good: Good) -> u8 {
        match good {
            Good::Gold => self.table.gold[seat],
            Good::Resource(resource) => self.hands[seat].get(resource),
        }
    }

    fn covers(&self, seat: usize, bundle: Bundle) -> bool {
        self.hands[seat].covers(bundle.cards()) && self.table.gold[seat] >= bundle.gold()
    }

    pub(crate) fn check_trade(&self) -> Result<(), Illegal> {
        Illegal::unless(self.table.offers < OFFERS, "MOE-30", "a turn has at most 20 offers")?;
        let seat = self.active();
        let has = !self.hands[seat].is_empty() || self.table.gold[seat] > 0;
        Illegal::unless(has, "MOE-30", "nothing is traded for nothing")
    }

    /// A bounded, sensible choice: one for one, two for one, one for two. All else is accepted too.
    pub(crate) fn legal_offers(&self, out: &mut Actions<Action>) {
        let seat = self.active();
        for given in Good::ALL {
            for number in 1..=self.holds(seat, given).min(2) {
                let give = Bundle::of(given, number);
                for wanted in Good::ALL.into_iter().filter(|&wanted| wanted != given) {
                    for want in 1..=3 - number {
                        out.push(Action::Offer { give, want: Bundle::of(wanted, want) });
                    }
                }
            }
        }
    }

    fn check_sides(give: Bundle, want: Bundle) -> Result<(), Illegal> {
        let both = !give.is_empty() && !want.is_empty();
        Illegal::unless(both, "MOE-30", "nothing is traded for nothing")?;
        Illegal::unless(!give.shares_with(want), "MOE-30", "a resource is not traded for itself")
    }

    pub(crate) fn check_offer(&self, give: Bundle, want: Bundle) -> Result<(), Illegal> {
        Illegal::unless(self.table.offers < OFFERS, "MOE-30", "a turn has at most 20 offers")?;
        Merchants::check_sides(give, want)?;
        Illegal::unless(self.covers(self.active(), give), "MOE-30", "one can only offer what one has")
    }

    pub(crate) fn apply_offer(&mut self, give: Bundle, want: Bundle) {
        self.knowledge.show(self.active(), give.cards());
        let table = &mut self.table;
        (table.give, table.want) = (give, want);
        table.offers += 1;
        table.waiting = ((1u8 << table.players) - 1) & !(1 << table.active);
        table.phase = Phase::Answering;
    }

    pub(crate) fn legal_answers(&self, seat: Seat, out: &mut Actions<Action>) {
        if self.check_accept(seat).is_ok() {
            out.push(Action::Accept);
        }
        out.push(Action::Decline);
        out.extend(self.sensible_counters(seat));
    }

    /// One more of what is offered, or a gold on top.
    fn sensible_counters(&self, seat: Seat) -> ArrayVec<Action, 6> {
        let (give, offered) = (self.table.want, self.table.give);
        let mut counters = ArrayVec::new();
        if !self.covers(seat.index(), give) {
            return counters;
        }
        for good in Good::ALL {
            if (offered.get(good) == 0 && good != Good::Gold) || give.get(good) > 0 {
                continue;
            }
            counters.extend(offered.with(good, 1).map(|want| Action::Counter { give, want }));
        }
        counters.sort_unstable();
        counters
    }

    /// Whether an offer may have been made, for positions.
    pub(crate) fn check_offer_sides(&self, seat: usize, give: Bundle, want: Bundle) -> Result<(), Illegal> {
        Merchants::check_sides(give, want)?;
        Illegal::unless(self.covers(seat, give), "MOE-30", "one can only offer what one has")
    }

    pub(crate) fn check_accept(&self, seat: Seat) -> Result<(), Illegal> {
        let has = self.covers(seat.index(), self.table.want);
        Illegal::unless(has, "MOE-30", "one can only give what one has")
    }

    pub(crate) fn check_counter(&self, seat: Seat, give: Bundle, want: Bundle) -> Result<(), Illegal> {
        Merchants::check_sides(give, want)?;
        let is_same = give == self.table.want && want == self.table.give;
        Illegal::unless(!is_same, "MOE-30", "that is the offer itself, which can be accepted")?;
        Illegal::unless(self.covers(seat.index(), give), "MOE-30", "one can only offer what one has")
    }

    pub(crate) fn apply_answer(&mut self, actor: Actor, action: Action) {
        let Actor::Seat(seat) = actor else { return };
        self.table.answers[seat.index()] = match action {
            Action::Accept => Answer::Accepted,
            Action::Counter { give, want } => Answer::Countered { give, want },
            _ => Answer::None,
        };
        match self.table.answers[seat.index()] {
            Answer::None => {}
            Answer::Accepted => self.knowledge.show(seat.index(), self.table.want.cards()),
            Answer::Countered { give, .. } => self.knowledge.show(seat.index(), give.cards()),
        }
        self.table.waiting &= !(1 << seat.index());
        if self.table.waiting != 0 {
            return;
        }
        if self.table.answers.iter().all(|&answer| answer == Answer::None) {
            self.end_trade();
        } else {
            self.table.phase = Phase::Dealing;
        }
    }

    pub(crate) fn legal_deals(&self, out: &mut Actions<Action>) {
        let partners = Seat::all(self.table.seats()).filter(|&seat| self.check_deal(seat).is_ok());
        out.extend(partners.map(Action::Deal));
        out.push(Action::NoDeal);
    }

    pub(crate) fn check_deal(&self, partner: Seat) -> Result<(), Illegal> {
        let answer = self.table.answers.get(partner.index()).copied().unwrap_or(Answer::None);
        match answer {
            Answer::None => Err(Illegal::new("MOE-30", "that player did not agree")),
            Answer::Accepted => Ok(()),
            Answer::Countered { want, .. } => {
                let has = self.covers(self.active(), want);
                Illegal::unless(has, "MOE-30", "one can only give what one has")
            }
        }
    }

    pub(crate) fn apply_deal(&mut self, partner: Seat) {
        let (active, partner) = (self.active(), partner.index());
        let (give, want) = match self.table.answers[partner] {
            Answer::Countered { give, want } => (want, give),
            _ => (self.table.give, self.table.want),
        };
        for (from, to, bundle) in [(active, partner, give), (partner, active, want)] {
            self.lose(from, bundle.cards());
            self.table.gold[from] -= bundle.gold();
            self.gain(to, bundle.cards());
            self.table.gold[to] += bundle.gold();
        }
        self.end_trade();
    }

    pub(crate) fn end_trade(&mut self) {
        let table = &mut self.table;
        table.answers = [Answer::None; SEATS];
        (table.give, table.want) = (Bundle::default(), Bundle::default());
        table.phase = Phase::Actions;
    }
}
