//! Trade with the stock, by harbors, and with the other players (LN-60, LN-61).
//!
//! An offer of the active player is open to all; who accepts first has it. The others make offers when they are
//! asked, or in place of an answer. A new offer ends the one before. An offer that all have declined is over, too.
//! Asking is no offer, but it stands for the one that it may bring, so that nobody asks forever.

use game::{Actions, Illegal, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{Bundle, ExchangeRate, Good, Goods};
use crate::data::data;
use crate::island::Field;
use crate::phase::Phase;
use crate::phase::building::BuiltThisTurn;
use crate::phase::misplaced::misplaced;
use crate::state::Landnam;
use crate::table::Table;

/// At most this many offers and questions are listed in a turn; the rest can be made all the same.
const LISTED: u8 = 4;

/// The trade phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "the trade phase, an object such as {\"offers\": 3}")]
pub struct Trade {
    /// How many offers were made in this turn; asking for one counts, and the offer that answers it doesn't count
    /// again.
    pub offers: u8,
    /// What is talked about.
    pub talk: Talk,
}

/// What is talked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    deny_unknown_fields,
    expecting = "quiet, or an object with asked or offer"
)]
pub enum Talk {
    /// Nothing.
    #[default]
    Quiet,
    /// These players are asked for offers.
    Asked(#[serde(with = "crate::position::seats")] SeatSet),
    /// An offer stands.
    Offer {
        /// Who made it.
        by: Seat,
        /// What they give.
        #[serde(with = "crate::position::bundle")]
        give: Bundle,
        /// What they want.
        #[serde(with = "crate::position::bundle")]
        want: Bundle,
        /// Who may still answer.
        #[serde(with = "crate::position::seats")]
        answering: SeatSet,
    },
}

impl Trade {
    /// Who may act.
    #[inline]
    pub(crate) fn awaited(&self, active: Seat) -> SeatSet {
        match self.talk {
            Talk::Quiet => SeatSet::one(active),
            Talk::Asked(answering) | Talk::Offer { answering, .. } => answering,
        }
    }

    /// LN-61: whether another offer can be made; the one that was asked for always can.
    fn may_offer(&self) -> bool {
        self.offers < data().offers || matches!(self.talk, Talk::Asked(_))
    }

    /// Whether offers are still listed. They can be made up to the limit, but players who draw from the list would do
    /// little else than talk.
    fn lists_offers(&self) -> bool {
        self.offers < LISTED.min(data().offers)
    }
}

impl Table {
    /// LN-60: whether the active player may exchange two of a good by its harbor.
    #[must_use]
    pub fn has_harbor_for(&self, good: Good) -> bool {
        let Some(field) = self.harbors[good] else { return false };
        self.uses_harbor(self.active, field)
    }

    /// A harbor serves the owner of the unit in it, or else those with buildings at it.
    fn uses_harbor(&self, seat: Seat, field: Field) -> bool {
        if self.occupied().contains(field) {
            return self.units[seat].contains(field);
        }
        self.has_building_at(seat, field)
    }

    /// Who offers something, and what they give.
    pub(crate) fn standing_offer(&self) -> Option<(Seat, Goods)> {
        match self.phase {
            Phase::Trade(Trade { talk: Talk::Offer { by, give, .. }, .. }) => Some((by, give.goods())),
            _ => None,
        }
    }

    /// What is wanted for what somebody offers.
    pub(crate) fn standing_wish(&self) -> Option<Goods> {
        match self.phase {
            Phase::Trade(Trade { talk: Talk::Offer { want, .. }, .. }) => Some(want.goods()),
            _ => None,
        }
    }

    fn others(&self) -> SeatSet {
        let mut others = SeatSet::all(self.players());
        others.remove(self.active);
        others
    }
}

impl Landnam {
    pub(crate) fn legal_trade(&self, trade: &Trade, seat: Seat, out: &mut Actions<Action>) {
        match trade.talk {
            Talk::Quiet => {
                self.legal_exchanges(out);
                if trade.lists_offers() {
                    self.legal_offers(seat, out);
                }
                if trade.may_offer() {
                    out.push(Action::Ask);
                }
                out.push(Action::Build);
            }
            Talk::Asked(_) => {
                self.legal_offers(seat, out);
                out.push(Action::Decline);
            }
            Talk::Offer { want, .. } => {
                if self.hands[seat].goods.covers(want.goods()) {
                    out.push(Action::Accept);
                }
                out.push(Action::Decline);
            }
        }
    }

    fn legal_exchanges(&self, out: &mut Actions<Action>) {
        let hand = self.hands[self.table.active].goods;
        for rate in ExchangeRate::ALL {
            for give in Good::ALL {
                if hand[give] < rate.goods()
                    || (rate == ExchangeRate::Harbor && !self.table.has_harbor_for(give))
                {
                    continue;
                }
                for take in Good::ALL {
                    if take != give && self.table.stock[take] > 0 {
                        out.push(Action::Exchange { rate, give, take });
                    }
                }
            }
        }
    }

    /// The offers that are listed: one for one, two for one, one for two, of different kinds. Every other offer
    /// that LN-61 allows can be made as well.
    fn legal_offers(&self, seat: Seat, out: &mut Actions<Action>) {
        let hand = self.hands[seat].goods;
        // Bundles are ordered by their first good first, so wood comes before sheep.
        for give in Good::ALL.into_iter().rev() {
            for amount in 1..=hand[give].min(2) {
                for want in Good::ALL.into_iter().rev().filter(|&want| want != give) {
                    for wanted in 1..=(3 - amount) {
                        let give = Bundle::new(Goods::of(give, amount));
                        out.push(Action::Offer(give, Bundle::new(Goods::of(want, wanted))));
                    }
                }
            }
        }
    }

    pub(crate) fn check_trade(&self, trade: &Trade, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (trade.talk, action) {
            (_, Action::Offer(give, want)) => self.check_offer(trade, seat, give.goods(), want.goods()),
            (Talk::Quiet, Action::Exchange { rate, give, take }) => self.check_exchange(rate, give, take),
            (Talk::Quiet, Action::Ask) => check_may_offer(trade),
            (Talk::Quiet, Action::Build) | (Talk::Asked(_) | Talk::Offer { .. }, Action::Decline) => Ok(()),
            (Talk::Offer { want, .. }, Action::Accept) => {
                let has = self.hands[seat].goods.covers(want.goods());
                Illegal::unless(has, "LN-61", "you don't hold what is wanted")
            }
            _ => Err(misplaced(action)),
        }
    }

    fn check_offer(&self, trade: &Trade, seat: Seat, give: Goods, want: Goods) -> Result<(), Illegal> {
        check_may_offer(trade)?;
        let both = give.total() > 0 && want.total() > 0;
        Illegal::unless(both, "LN-61", "each side gives one card or more")?;
        let has = self.hands[seat].goods.covers(give);
        Illegal::unless(has, "LN-61", "you don't hold what you offer")?;
        let exists = Goods::each(data().goods).covers(want);
        Illegal::unless(exists, "LN-61", "there are not that many cards of a good")
    }

    fn check_exchange(&self, rate: ExchangeRate, give: Good, take: Good) -> Result<(), Illegal> {
        Illegal::unless(give != take, "LN-60", "goods are exchanged for one of another kind")?;
        let fits = rate == ExchangeRate::Stock || self.table.has_harbor_for(give);
        Illegal::unless(fits, "LN-60", "you have no use of a harbor for that good")?;
        let has = self.hands[self.table.active].goods[give] >= rate.goods();
        Illegal::unless(has, "LN-60", "you don't hold that many of the good")?;
        Illegal::unless(self.table.stock[take] > 0, "LN-61", "the stock has none of that good")
    }

    pub(crate) fn apply_trade(&mut self, trade: Trade, seat: Seat, action: Action) {
        let mut trade = trade;
        match action {
            Action::Exchange { rate, give, take } => {
                self.spend(seat, Goods::of(give, rate.goods()));
                self.gain(seat, Goods::of(take, 1));
            }
            Action::Offer(give, want) => {
                trade.offers += u8::from(!matches!(trade.talk, Talk::Asked(_)));
                let active = self.table.active;
                let answering = if seat == active { self.table.others() } else { SeatSet::one(active) };
                trade.talk = Talk::Offer { by: seat, give, want, answering };
            }
            Action::Ask => {
                trade.offers += 1;
                trade.talk = Talk::Asked(self.table.others());
            }
            Action::Accept => {
                if let Talk::Offer { by, give, want, .. } = trade.talk {
                    self.hand_over(by, seat, give.goods());
                    self.hand_over(seat, by, want.goods());
                }
                trade.talk = Talk::Quiet;
            }
            Action::Decline => trade.talk = declined(trade.talk, seat),
            _ => {
                self.table.phase = Phase::Build(BuiltThisTurn::default());
                return;
            }
        }
        self.table.phase = Phase::Trade(trade);
    }

    fn hand_over(&mut self, from: Seat, to: Seat, goods: Goods) {
        self.hands[from].goods.remove(goods);
        self.hands[to].goods.add(goods);
        self.table.goods_held[from] -= goods.total();
        self.table.goods_held[to] += goods.total();
    }
}

fn check_may_offer(trade: &Trade) -> Result<(), Illegal> {
    Illegal::unless(trade.may_offer(), "LN-61", "there were 20 offers in this turn already")
}

/// The talk after one more has declined; it is over when all have.
fn declined(talk: Talk, seat: Seat) -> Talk {
    let mut talk = talk;
    if let Talk::Asked(answering) | Talk::Offer { answering, .. } = &mut talk {
        answering.remove(seat);
        if answering.is_empty() {
            return Talk::Quiet;
        }
    }
    talk
}
