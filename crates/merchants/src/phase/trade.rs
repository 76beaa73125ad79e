//! Trade with others, with the bank, and with the supply (MOE-30 to MOE-33).

use arrayvec::ArrayVec;
use game::{Actions, Actor, BySeat, Illegal, Seat};

use crate::action::{Action, Bundle};
use crate::components::{EXCHANGE, Good, Hand, OFFERS, PURCHASES, RESOURCE_PRICE, Resource, SEATS};
use crate::phase::{Answer, Phase, Talk, Terms};
use crate::state::Merchants;

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
        for give in Resource::ALL {
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
    fn holds(&self, seat: Seat, good: Good) -> u8 {
        match good {
            Good::Gold => self.table.gold[seat],
            Good::Resource(resource) => self.hands[seat].get(resource),
        }
    }

    fn covers(&self, seat: Seat, bundle: Bundle) -> bool {
        self.hands[seat].covers(bundle.cards()) && self.table.gold[seat] >= bundle.gold()
    }

    pub(crate) fn check_trade(&self) -> Result<(), Illegal> {
        Illegal::unless(self.table.offers < OFFERS, "MOE-30", "a turn has at most 20 offers")?;
        Illegal::unless(self.has_anything(self.active()), "MOE-30", "nothing is traded for nothing")
    }

    /// Whether a seat has anything that it could give, as everybody sees.
    pub(crate) fn has_anything(&self, seat: Seat) -> bool {
        !self.hands[seat].is_empty() || self.table.gold[seat] > 0
    }

    /// The player on turn may listen to what the others propose. It stands for the offer that it may bring, so that
    /// nobody listens forever.
    pub(crate) fn check_listen(&self) -> Result<(), Illegal> {
        self.check_trade()?;
        let any = self.table.others().into_iter().any(|seat| self.has_anything(seat));
        Illegal::unless(any, "MOE-30", "nobody has anything to propose")
    }

    pub(crate) fn apply_listen(&mut self) {
        self.begin_talk(None);
    }

    /// All others are asked what they say to an offer, or what they propose.
    fn begin_talk(&mut self, offer: Option<Terms>) {
        self.table.offers += 1;
        let waiting = self.table.others();
        self.table.phase = Phase::Answering(Talk { offer, waiting, answers: BySeat([None; SEATS]) });
    }

    /// A bounded, sensible choice: one for one, two for one, one for two. All else is accepted too.
    pub(crate) fn legal_offers(&self, seat: Seat, out: &mut Actions<Action>) {
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

    fn check_sides(Terms { give, want }: Terms) -> Result<(), Illegal> {
        let both = !give.is_empty() && !want.is_empty();
        Illegal::unless(both, "MOE-30", "nothing is traded for nothing")?;
        Illegal::unless(!give.shares_with(want), "MOE-30", "a resource is not traded for itself")
    }

    pub(crate) fn check_offer(&self, offer: Terms) -> Result<(), Illegal> {
        Illegal::unless(self.table.offers < OFFERS, "MOE-30", "a turn has at most 20 offers")?;
        self.check_offer_of(self.active(), offer)
    }

    /// Whether a seat may offer this (MOE-30).
    pub(crate) fn check_offer_of(&self, seat: Seat, offer: Terms) -> Result<(), Illegal> {
        Merchants::check_sides(offer)?;
        Illegal::unless(self.covers(seat, offer.give), "MOE-30", "one can only offer what one has")
    }

    /// What one of the others proposes to the player on turn, who listens.
    pub(crate) fn check_proposal(&self, seat: Seat, proposal: Terms, talk: &Talk) -> Result<(), Illegal> {
        let listens = talk.offer.is_none();
        Illegal::unless(listens, "MOE-30", "an offer stands: it is accepted, declined or countered")?;
        self.check_offer_of(seat, proposal)
    }

    pub(crate) fn apply_offer(&mut self, actor: Actor, offer: Terms) {
        if let Phase::Answering(_) = self.table.phase {
            self.apply_answer(actor, Some(Answer::Proposed(offer)));
            return;
        }
        self.knowledge.show(self.active(), offer.give.cards());
        self.begin_talk(Some(offer));
    }

    pub(crate) fn legal_answers(&self, seat: Seat, talk: &Talk, out: &mut Actions<Action>) {
        let Some(offer) = talk.offer else {
            self.legal_offers(seat, out);
            out.push(Action::Decline);
            return;
        };
        if self.check_accept(seat, talk).is_ok() {
            out.push(Action::Accept);
        }
        out.push(Action::Decline);
        out.extend(self.sensible_counters(seat, offer));
    }

    /// One more of what is offered, or a gold on top.
    fn sensible_counters(&self, seat: Seat, offer: Terms) -> ArrayVec<Action, 6> {
        let Terms { give, want: offered } = offer.turned();
        let mut counters = ArrayVec::new();
        if !self.covers(seat, give) {
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

    pub(crate) fn check_accept(&self, seat: Seat, talk: &Talk) -> Result<(), Illegal> {
        let Some(offer) = talk.offer else {
            return Err(Illegal::new("MOE-30", "nothing is offered yet: propose something, or decline"));
        };
        Illegal::unless(self.covers(seat, offer.want), "MOE-30", "one can only give what one has")
    }

    pub(crate) fn check_counter(&self, seat: Seat, counter: Terms, talk: &Talk) -> Result<(), Illegal> {
        let Some(offer) = talk.offer else {
            return Err(Illegal::new("MOE-30", "nothing is offered yet: make an offer, or decline"));
        };
        Merchants::check_sides(counter)?;
        let is_same = counter == offer.turned();
        Illegal::unless(!is_same, "MOE-30", "that is the offer itself, which can be accepted")?;
        self.check_offer_of(seat, counter)
    }

    /// What one of the others says; nothing is a refusal.
    pub(crate) fn apply_answer(&mut self, actor: Actor, answer: Option<Answer>) {
        let (Actor::Seat(seat), Phase::Answering(mut talk)) = (actor, self.table.phase) else { return };
        // Who accepts or proposes something has it.
        match answer {
            None => {}
            Some(Answer::Accepted) => {
                let wanted = talk.offer.map_or(Hand::default(), |offer| offer.want.cards());
                self.knowledge.show(seat, wanted);
            }
            Some(Answer::Proposed(terms)) => self.knowledge.show(seat, terms.give.cards()),
        }
        talk.answers[seat] = answer;
        talk.waiting.remove(seat);
        self.table.phase = if !talk.waiting.is_empty() {
            Phase::Answering(talk)
        } else if talk.answers.0.iter().any(Option::is_some) {
            Phase::Dealing(talk)
        } else {
            Phase::Actions
        };
    }

    pub(crate) fn legal_deals(&self, talk: &Talk, out: &mut Actions<Action>) {
        let partners = self.table.seats().filter(|&seat| self.check_deal(seat, talk).is_ok());
        out.extend(partners.map(Action::Deal));
        out.push(Action::NoDeal);
    }

    pub(crate) fn check_deal(&self, partner: Seat, talk: &Talk) -> Result<(), Illegal> {
        let Some(deal) = talk.deal(partner) else {
            return Err(Illegal::new("MOE-30", "that player did not agree"));
        };
        let has = self.covers(self.active(), deal.give);
        Illegal::unless(has, "MOE-30", "one can only give what one has")
    }

    pub(crate) fn apply_deal(&mut self, partner: Seat) {
        let deal = self.table.talk().and_then(|talk| talk.deal(partner));
        let Some(Terms { give, want }) = deal else { return };
        let active = self.active();
        for (from, to, bundle) in [(active, partner, give), (partner, active, want)] {
            self.lose(from, bundle.cards());
            self.table.gold[from] -= bundle.gold();
            self.gain(to, bundle.cards());
            self.table.gold[to] += bundle.gold();
        }
        self.end_trade();
    }

    pub(crate) fn end_trade(&mut self) {
        self.table.phase = Phase::Actions;
    }
}
