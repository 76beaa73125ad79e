//! The phases of the game, one file each: what is legal, what is refused and why, and what happens.

mod build;
mod caravan;
mod development;
mod merchant;
mod misplaced;
mod production;
mod robber;
mod route;
mod start;
mod trade;

pub(crate) use production::sample_dice;
pub(crate) use start::seat_of_step;

use game::{Actions, Illegal, Seat};

use crate::action::Action;
use crate::components::{Cards, Resource};
use crate::state::Merchants;
use crate::table::Caravan;

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// Chance: throws for the first turn (MOE-15). `leaders` have thrown the `best` sum so far.
    Order { roller: u8, contenders: u8, best: u8, leaders: u8 },
    /// A post each, three times.
    SetPosts(u8),
    /// A neutral post each.
    SetNeutral(u8),
    /// A route each.
    SetRoutes(u8),
    /// A development card may be played before the dice.
    BeforeRoll,
    /// Chance: the dice.
    Dice,
    /// Large hands return half.
    Discard,
    /// The robber is to be moved.
    Robber,
    /// One of several is to be robbed.
    Rob,
    /// Chance: a card of this seat.
    Stealing(u8),
    /// Anything that can be paid.
    Actions,
    /// An offer is to be made.
    Offering,
    /// The others answer.
    Answering,
    /// The active player chooses among the answers.
    Dealing,
    /// Chance: a development card.
    Drawing,
    /// Several shortest ways end an isolation; this route did it.
    Ways(u16),
    /// One more route, adjoining this double arrow.
    Adjoining(u16),
    /// Routes of a charter.
    Charter,
    /// A guide's merchant is to be chosen.
    Guide,
    /// A merchant is on its way.
    Walking { at: u8, left: u8, moved: bool },
    /// One of the circles at a new post is to be chosen.
    Circles(u8),
    /// Chance: a token for this land.
    Drawn(u8),
    /// A token is to be moved to this land.
    Moved(u8),
    /// The caravan of a fair wind is to be chosen.
    FairWind,
    /// A caravan is on its way; `served` is the last city that it delivered to from here.
    Driving { caravan: Caravan, left: u8, moved: bool, served: u8 },
    /// Resources of a good year, none below `from`.
    GoodYear { left: u8, from: u8 },
    /// The game has been won.
    Over(u8),
}

impl Merchants {
    pub(crate) fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (action, self.table.phase) {
            (Action::Dice(_), Phase::Order { .. } | Phase::Dice) => Ok(()),
            (Action::Stolen(resource), Phase::Stealing(victim)) => {
                let has = self.hands[usize::from(victim)].get(resource) > 0;
                Illegal::unless(has, "MOE-25", "there is no such card in that hand")
            }
            (Action::Drawn(card), Phase::Drawing) => {
                Illegal::unless(self.stack().get(card) > 0, "MOE-35", "there is no such card in the stack")
            }
            (Action::Token(number), Phase::Drawn(land)) => self.check_token(land, number),
            (_, Phase::Over(_)) => Err(Illegal::new("MOE-80", "the game has been won")),
            _ => Err(Illegal::new("MOE-20", "chance has nothing of that kind to decide now")),
        }
    }

    pub(crate) fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let phase = self.table.phase;
        match (action, phase) {
            (Action::SetPost(at), Phase::SetPosts(_)) => self.check_violet(at, "MOE-15"),
            (Action::SetNeutral(at), Phase::SetNeutral(_)) => self.check_violet(at, "MOE-17"),
            (Action::SetRoute(path), Phase::SetRoutes(_)) => self.check_first_route(path),
            (Action::Roll, Phase::BeforeRoll) => Ok(()),
            (Action::Play(card), Phase::BeforeRoll | Phase::Actions) => self.check_play(card),
            (Action::Discard(resource), Phase::Discard) => self.check_discard(seat, resource),
            (Action::Robber(hex), Phase::Robber) => self.check_robber(hex),
            (Action::Rob(victim), Phase::Rob) => self.check_victim(victim),
            (Action::Buy(resource), Phase::Actions) => self.check_buy(resource),
            (Action::Exchange { give, take }, Phase::Actions) => self.check_exchange(give, take),
            (Action::BuyCard, Phase::Actions) => self.check_buy_card(),
            (Action::Recruit(to), Phase::Actions) => self.check_recruit(to, None),
            (Action::MoveMerchant { to, from }, Phase::Actions) => self.check_recruit(to, Some(from)),
            (Action::Caravan(to), Phase::Actions) => self.check_caravan(to, None),
            (Action::MoveCaravan { to, from }, Phase::Actions) => self.check_caravan(to, Some(from)),
            (Action::Route(path), Phase::Actions) => self.check_paid_route(path),
            (Action::Route(path), Phase::Charter) => self.check_route(path),
            (Action::Route(path), Phase::Adjoining(from)) => self.check_adjoining(from, path),
            (Action::Gold(gold), Phase::Ways(path)) => self.check_gold(path, gold),
            (Action::Walk { from, grain }, Phase::Actions | Phase::Guide) => self.check_walk(from, grain),
            (Action::WalkTo(to), Phase::Walking { .. }) => self.check_walk_to(to),
            (Action::Drive { from, salt }, Phase::Actions | Phase::FairWind) => self.check_drive(from, salt),
            (Action::DriveTo(path), Phase::Driving { .. }) => self.check_drive_to(path),
            (Action::Deliver(at), Phase::Actions | Phase::Driving { .. }) => self.check_deliver(at),
            (Action::Stop, Phase::Walking { .. }) => self.check_stop_walking(),
            (Action::Stop, Phase::Driving { .. }) => self.check_stop_driving(),
            (Action::Stop, Phase::Charter) => self.check_stop_charter(),
            (Action::Circle(hex), Phase::Circles(city)) => self.check_circle(city, hex),
            (Action::TakeToken(hex), Phase::Moved(land)) => self.check_take_token(land, hex),
            (Action::Take(resource), Phase::GoodYear { .. }) => self.check_take(resource),
            (Action::Trade, Phase::Actions) => self.check_trade(),
            (Action::Offer { give, want }, Phase::Actions | Phase::Offering) => self.check_offer(give, want),
            (Action::Accept, Phase::Answering) => self.check_accept(seat),
            (Action::Decline, Phase::Answering) => Ok(()),
            (Action::Counter { give, want }, Phase::Answering) => self.check_counter(seat, give, want),
            (Action::Deal(partner), Phase::Dealing) => self.check_deal(partner),
            (Action::NoDeal, Phase::Dealing) | (Action::End, Phase::Actions) => Ok(()),
            _ => Err(self.table.not_now()),
        }
    }

    /// What can be done in the action phase, in any order and as often as it can be paid.
    pub(crate) fn legal_actions(&self, out: &mut Actions<Action>) {
        self.legal_purchases(out);
        self.legal_exchanges(out);
        self.legal_building(out);
        let hand = self.hands[self.active()];
        self.legal_walks(1..=hand.get(Resource::Grain), out);
        self.legal_drives(1..=hand.get(Resource::Salt), out);
        self.legal_standing_deliveries(out);
        self.legal_cards(out);
        if self.check_trade().is_ok() {
            out.push(Action::Trade);
        }
        out.push(Action::End);
    }

    /// Goes on after a development card, a robbery or a build: with the dice if they have not been thrown.
    pub(crate) fn resume(&mut self) {
        self.table.phase = if self.table.rolled { Phase::Actions } else { Phase::Dice };
    }

    /// MOE-20: a turn begins with the dice, and before them one may play a card.
    pub(crate) fn begin_turn(&mut self, seat: usize) {
        let table = &mut self.table;
        table.active = seat as u8;
        table.rolled = false;
        table.phase = if self.cards[seat].is_empty() { Phase::Dice } else { Phase::BeforeRoll };
    }

    pub(crate) fn end_turn(&mut self) {
        let seat = self.active();
        let table = &mut self.table;
        (table.played, table.purchases, table.offers) = (false, 0, 0);
        for caravan in &mut table.caravans[seat] {
            (caravan.tolls, caravan.rested) = (0, true);
        }
        table.caravans[seat].sort_unstable();
        self.fresh = Cards::default();
        self.begin_turn((seat + 1) % self.table.seats());
    }

    /// Cards that the active player may play: all but those bought this turn (MOE-70).
    pub(crate) fn playable(&self) -> Cards {
        self.cards[self.active()].minus(self.fresh)
    }

    /// Lists the cards that may be played.
    pub(crate) fn legal_cards(&self, out: &mut Actions<Action>) {
        if self.table.played {
            return;
        }
        let cards = self.playable().iter().filter(|&(card, _)| self.has_effect(card));
        out.extend(cards.map(|(card, _)| Action::Play(card)));
    }
}
