//! The phases of the game, one file each: what is legal, what is refused and why, and what happens.

mod build;
mod caravan;
mod development;
mod fare;
mod merchant;
mod misplaced;
mod out_of_turn;
mod production;
mod robber;
mod route;
mod start;
mod trade;

use fare::Payment;
use production::sample_dice;
pub(crate) use start::seat_of_step;

use game::{Actions, Actor, BySeat, Illegal, Outcomes, Rng, Seat, SeatSet, Turn};

use crate::action::{Action, Bundle};
use crate::components::{Cards, Hand, Resource, SEATS};
use crate::ids::{CityId, IntersectionId, LandId, PathId};
use crate::state::Merchants;
use crate::table::{Caravan, Pair, Table};

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance: throws for the first turn (MOE-15).
    Order {
        /// Who throws next.
        roller: Seat,
        /// Who throws in this round.
        contenders: SeatSet,
        /// The highest sum so far.
        best: Option<u8>,
        /// Who threw it.
        leaders: SeatSet,
    },
    /// A post each, three times; so many steps are done.
    SetPosts(u8),
    /// A neutral post each; so many are set.
    SetNeutral(u8),
    /// A route each; so many players had their turn.
    SetRoutes(u8),
    /// A development card may be played before the dice.
    BeforeRoll,
    /// Chance: the dice.
    Dice,
    /// Large hands return half.
    Discard(Debts),
    /// The robber is to be moved.
    Robber,
    /// One of several is to be robbed.
    Rob,
    /// Chance: a card of this seat.
    Stealing(Seat),
    /// Anything that can be paid.
    Actions,
    /// An offer is to be made.
    Offering,
    /// The others answer.
    Answering(Talk),
    /// The active player chooses among the answers.
    Dealing(Talk),
    /// Chance: a development card.
    Drawing,
    /// Several shortest ways end an isolation; this route did it.
    ShortestWays(PathId),
    /// One more route, adjoining this double arrow.
    Adjoining(PathId),
    /// Routes of a charter.
    Charter,
    /// A guide's merchant is to be chosen.
    Guide,
    /// A merchant is on its way.
    Walking {
        /// Where it is.
        at: IntersectionId,
        /// Steps left.
        left: u8,
        /// Whether it has moved.
        moved: bool,
    },
    /// One of the circles at a new post is to be chosen.
    Circles(CityId),
    /// Chance: a token for this land.
    Token(LandId),
    /// A token is to be moved to this land.
    MoveToken(LandId),
    /// The caravan of a fair wind is to be chosen.
    FairWind,
    /// A caravan is on its way.
    Driving {
        /// The caravan, and where it is.
        caravan: Caravan,
        /// Steps left.
        left: u8,
        /// Whether it has moved in this move.
        moved: bool,
    },
    /// Resources of a good year.
    GoodYear {
        /// How many are left to take.
        left: u8,
        /// The highest kind taken so far. They are taken in any order; what is listed begins here.
        from: Resource,
    },
    /// This seat has won.
    Over(Seat),
}

/// Cards that are to be returned (MOE-25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Debts {
    /// How many each seat still has to return.
    pub owed: BySeat<u8, SEATS>,
    /// The highest kind that each seat has returned so far. Cards go back in any order; what is listed begins here.
    pub from: BySeat<Resource, SEATS>,
}

impl Debts {
    /// Nobody owes anything.
    pub(crate) const NONE: Debts =
        Debts { owed: BySeat([0; SEATS]), from: BySeat([Resource::Lumber; SEATS]) };

    /// Who has cards to return.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        Seat::all(SEATS).filter(|&seat| self.owed[seat] > 0).collect()
    }
}

/// Both sides of a trade, as one of them sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Terms {
    /// What is given.
    pub give: Bundle,
    /// What is wanted for it.
    pub want: Bundle,
}

impl Terms {
    /// The same as the other side sees it.
    #[must_use]
    pub const fn turned(self) -> Terms {
        Terms { give: self.want, want: self.give }
    }
}

/// What the player on turn offers or asks, and what the others say to it (MOE-30).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Talk {
    /// What the player on turn gives and wants; nothing if they listen to what the others propose.
    pub offer: Option<Terms>,
    /// Who has not answered yet.
    pub waiting: SeatSet,
    /// What the others have answered; nothing if they declined, or have not answered yet.
    pub answers: BySeat<Option<Answer>, SEATS>,
}

impl Talk {
    /// What the player on turn would give and get in a deal with a seat.
    #[must_use]
    pub fn deal(&self, seat: Seat) -> Option<Terms> {
        match *self.answers.0.get(seat.index())? {
            None => None,
            Some(Answer::Accepted) => self.offer,
            Some(Answer::Proposed(terms)) => Some(terms.turned()),
        }
    }
}

/// What one of the others says, if it is no refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Agreed.
    Accepted,
    /// An offer of their own, from the side of the one who makes it: a counter-offer, or a proposal.
    Proposed(Terms),
}

/// The kinds that are listed as the next step of a choice of `left` cards out of `cards`. Steps are accepted in any
/// order, but listed in the order of kinds, so that a search makes a choice one way only: none before `from`, the
/// highest kind chosen so far, and none of which too few cards are left in it and later kinds. Whoever has chosen in
/// another order may have too few left from there, and starts with the lowest kind again.
fn next_kinds(cards: Hand, left: u8, from: Resource) -> impl Iterator<Item = Resource> {
    let since = move |kind: Resource| -> u8 {
        Resource::ALL[kind.index()..].iter().map(|&later| cards.get(later)).sum()
    };
    let first = if since(from) >= left { from } else { Resource::Lumber };
    let kinds = Resource::ALL[first.index()..].iter().copied();
    kinds.filter(move |&kind| cards.get(kind) > 0 && since(kind) >= left)
}

impl Table {
    /// Who is to act.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Order { .. } | Phase::Dice | Phase::Stealing(_) | Phase::Drawing | Phase::Token(_) => {
                Turn::Chance
            }
            Phase::Over(_) => Turn::Over,
            Phase::Discard(debts) => Turn::Seats(debts.seats()),
            Phase::Answering(talk) => Turn::Seats(talk.waiting),
            _ => Turn::of(self.active),
        }
    }
}

impl Merchants {
    /// Adds the legal actions of a seat that is to act.
    #[inline]
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Actions<Action>) {
        match self.table.phase {
            Phase::SetPosts(_) => self.legal_posts(out),
            Phase::SetNeutral(_) => self.legal_neutral(out),
            Phase::SetRoutes(_) => self.legal_first_routes(out),
            Phase::BeforeRoll => {
                out.push(Action::Roll);
                self.legal_cards(out);
            }
            Phase::Discard(debts) => self.legal_discards(seat, &debts, out),
            Phase::Robber => self.legal_robber(out),
            Phase::Rob => self.legal_victims(out),
            Phase::Actions => self.legal_actions(out),
            Phase::Offering => self.legal_offers(seat, out),
            Phase::Answering(talk) => self.legal_answers(seat, &talk, out),
            Phase::Dealing(talk) => self.legal_deals(&talk, out),
            Phase::ShortestWays(path) => self.legal_shortest_ways(path, out),
            Phase::Adjoining(path) => self.legal_adjoining(path, out),
            Phase::Charter => self.legal_charter(out),
            Phase::Guide => self.legal_walks(Payment::Free, out),
            Phase::Walking { .. } => self.legal_walking(out),
            Phase::Circles(city) => self.legal_circles(city, out),
            Phase::MoveToken(land) => self.legal_tokens(land, out),
            Phase::FairWind => self.legal_drives(Payment::Free, out),
            Phase::Driving { .. } => self.legal_driving(out),
            Phase::GoodYear { left, from } => self.legal_good_year(left, from, out),
            Phase::Order { .. }
            | Phase::Dice
            | Phase::Stealing(_)
            | Phase::Drawing
            | Phase::Token(_)
            | Phase::Over(_) => {}
        }
    }

    /// Adds the outcomes of chance.
    #[inline]
    pub(crate) fn chance_now(&self, out: &mut Outcomes<Action>) {
        match self.table.phase {
            Phase::Order { .. } | Phase::Dice => self.chance_dice(out),
            Phase::Stealing(victim) => self.chance_stolen(victim, out),
            Phase::Drawing => self.chance_drawn(out),
            Phase::Token(land) => self.chance_token(land, out),
            _ => {}
        }
    }

    /// Draws one outcome of chance.
    #[inline]
    pub(crate) fn sample_now(&self, rng: &mut impl Rng) -> Action {
        match self.table.phase {
            Phase::Stealing(victim) => self.sample_stolen(victim, rng),
            Phase::Drawing => self.sample_drawn(rng),
            Phase::Token(land) => self.sample_token(land, rng),
            _ => sample_dice(rng),
        }
    }

    /// Whether `actor` may carry out `action` now.
    #[inline]
    pub(crate) fn check_now(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        match actor {
            Actor::Chance => self.check_chance(action),
            Actor::Seat(seat) if self.table.turn().includes(seat) => self.check_seat(seat, action),
            Actor::Seat(_) => Err(self.table.out_of_turn(action)),
        }
    }

    /// Carries out an allowed action.
    #[inline]
    pub(crate) fn apply_now(&mut self, actor: Actor, action: Action) {
        match action {
            Action::Dice(dice) => self.apply_dice(dice),
            Action::Token(number) => self.apply_token(number),
            Action::Stolen(resource) => self.apply_stolen(resource),
            Action::Drawn(card) => self.apply_drawn(card),
            Action::SetPost(at) => self.apply_set_post(at),
            Action::SetNeutral(at) => self.apply_set_neutral(at),
            Action::SetRoute(path) => self.apply_set_route(path),
            Action::Roll => self.table.phase = Phase::Dice,
            Action::Discard(resource) => self.apply_discard(actor, resource),
            Action::Robber(hex) => self.apply_robber(hex),
            Action::Rob(seat) => self.table.phase = Phase::Stealing(seat),
            Action::Buy(resource) => self.apply_buy(resource),
            Action::Exchange { give, take } => self.apply_exchange(give, take),
            Action::BuyCard => self.apply_buy_card(),
            Action::Recruit(to) => self.apply_recruit(to, None),
            Action::MoveMerchant { to, from } => self.apply_recruit(to, Some(from)),
            Action::Caravan(to) => self.apply_caravan(to, None),
            Action::MoveCaravan { to, from } => self.apply_caravan(to, Some(from)),
            Action::Route(path) => self.apply_route(path),
            Action::Gold(gold) => self.apply_gold(gold),
            Action::Walk { from, grain } => self.apply_walk(from, grain),
            Action::Drive { from, salt } => self.apply_drive(from, salt),
            Action::WalkTo(to) => self.apply_walk_to(to),
            Action::DriveTo(path) => self.apply_drive_to(path),
            Action::Deliver(at) => self.apply_deliver(at),
            Action::Stop => self.apply_stop(),
            Action::Circle(hex) => self.apply_circle(hex),
            Action::TakeToken(hex) => self.apply_take_token(hex),
            Action::Play(card) => self.apply_play(card),
            Action::Take(resource) => self.apply_take(resource),
            Action::Trade => self.table.phase = Phase::Offering,
            Action::Offer { give, want } => self.apply_offer(actor, Terms { give, want }),
            Action::Listen => self.apply_listen(),
            Action::Accept => self.apply_answer(actor, Some(Answer::Accepted)),
            Action::Decline => self.apply_answer(actor, None),
            Action::Counter { give, want } => {
                self.apply_answer(actor, Some(Answer::Proposed(Terms { give, want })));
            }
            Action::Deal(seat) => self.apply_deal(seat),
            Action::NoDeal => self.end_trade(),
            Action::End => self.end_turn(),
        }
    }

    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (action, self.table.phase) {
            (Action::Dice(_), Phase::Order { .. } | Phase::Dice) => Ok(()),
            (Action::Stolen(resource), Phase::Stealing(victim)) => {
                let has = self.hands[victim].get(resource) > 0;
                Illegal::unless(has, "MOE-25", "there is no such card in that hand")
            }
            (Action::Drawn(card), Phase::Drawing) => {
                Illegal::unless(self.stack().get(card) > 0, "MOE-35", "there is no such card in the stack")
            }
            (Action::Token(number), Phase::Token(land)) => self.check_token(land, number),
            _ => Err(self.table.not_for_chance()),
        }
    }

    fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (action, self.table.phase) {
            (Action::SetPost(at), Phase::SetPosts(_)) => self.check_violet(at, "MOE-15"),
            (Action::SetNeutral(at), Phase::SetNeutral(_)) => self.check_violet(at, "MOE-17"),
            (Action::SetRoute(path), Phase::SetRoutes(_)) => self.check_first_route(path),
            (Action::Roll, Phase::BeforeRoll) => Ok(()),
            (Action::Play(card), Phase::BeforeRoll | Phase::Actions) => self.check_play(card),
            (Action::Discard(resource), Phase::Discard(_)) => self.check_discard(seat, resource),
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
            (Action::Gold(gold), Phase::ShortestWays(path)) => self.check_gold(path, gold),
            (Action::Walk { from, grain }, Phase::Actions | Phase::Guide) => self.check_walk(from, grain),
            (Action::WalkTo(to), Phase::Walking { .. }) => self.check_walk_to(to),
            (Action::Drive { from, salt }, Phase::Actions | Phase::FairWind) => self.check_drive(from, salt),
            (Action::DriveTo(path), Phase::Driving { .. }) => self.check_drive_to(path),
            (Action::Deliver(at), Phase::Actions | Phase::Driving { .. }) => self.check_deliver(at),
            (Action::Stop, Phase::Walking { .. }) => self.check_stop_walking(),
            (Action::Stop, Phase::Driving { .. }) => self.check_stop_driving(),
            (Action::Stop, Phase::Charter) => self.check_stop_charter(),
            (Action::Circle(hex), Phase::Circles(city)) => self.check_circle(city, hex),
            (Action::TakeToken(hex), Phase::MoveToken(land)) => self.check_take_token(land, hex),
            (Action::Take(resource), Phase::GoodYear { .. }) => self.check_take(resource),
            (Action::Trade, Phase::Actions) => self.check_trade(),
            (Action::Listen, Phase::Actions) => self.check_listen(),
            (Action::Offer { give, want }, Phase::Dealing(_)) => self.check_offer(Terms { give, want }),
            (Action::Offer { give, want }, Phase::Answering(talk)) => {
                self.check_proposal(seat, Terms { give, want }, &talk)
            }
            (Action::Offer { give, want }, Phase::Actions | Phase::Offering) => {
                self.check_offer(Terms { give, want })
            }
            (Action::Accept, Phase::Answering(talk)) => self.check_accept(seat, &talk),
            (Action::Decline, Phase::Answering(_)) => Ok(()),
            (Action::Counter { give, want }, Phase::Answering(talk)) => {
                self.check_counter(seat, Terms { give, want }, &talk)
            }
            (Action::Deal(partner), Phase::Dealing(talk)) => self.check_deal(partner, &talk),
            (Action::NoDeal, Phase::Dealing(_)) | (Action::End, Phase::Actions) => Ok(()),
            _ => Err(self.table.not_now(action)),
        }
    }

    /// What can be done in the action phase, in any order and as often as it can be paid.
    pub(crate) fn legal_actions(&self, out: &mut Actions<Action>) {
        self.legal_purchases(out);
        self.legal_exchanges(out);
        self.legal_building(out);
        let hand = self.hands[self.active()];
        self.legal_walks(Payment::UpTo(hand.get(Resource::Grain)), out);
        self.legal_drives(Payment::UpTo(hand.get(Resource::Salt)), out);
        self.legal_standing_deliveries(out);
        self.legal_cards(out);
        if self.check_trade().is_ok() {
            out.push(Action::Trade);
        }
        if self.check_listen().is_ok() {
            out.push(Action::Listen);
        }
        out.push(Action::End);
    }

    /// Goes on after a development card, a robbery or a build: with the dice if they have not been thrown.
    pub(crate) fn resume(&mut self) {
        self.table.phase = if self.table.rolled { Phase::Actions } else { Phase::Dice };
    }

    /// MOE-20: a turn begins with the dice, and before them one may play a card.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let table = &mut self.table;
        table.active = seat;
        table.rolled = false;
        table.phase = if self.cards[seat].is_empty() { Phase::Dice } else { Phase::BeforeRoll };
    }

    pub(crate) fn end_turn(&mut self) {
        let seat = self.active();
        let table = &mut self.table;
        (table.played, table.purchases, table.offers) = (false, 0, 0);
        let caravans = table.caravans[seat];
        table.caravans[seat] = Pair::EMPTY;
        caravans.iter().for_each(|caravan| table.caravans[seat].put(Caravan::resting(caravan.at)));
        self.fresh = Cards::default();
        self.begin_turn(seat.next(self.table.players()));
    }

    /// Cards that the active player may play: all but those bought this turn (MOE-70).
    pub(crate) fn playable(&self) -> Cards {
        self.cards[self.active()].minus(self.fresh)
    }

    /// Whether what a seat may do follows from what lies open alone, so that everybody knows it (MOE-26).
    pub(crate) fn is_known_to_all(&self, seat: Seat) -> bool {
        match self.table.phase {
            // Whoever holds a card before the dice may have one that can be played, or not.
            Phase::BeforeRoll | Phase::Discard(_) => false,
            // Any offer can be made with any card or gold, so only who has neither has no choice.
            Phase::Offering | Phase::Answering(_) | Phase::Dealing(_) => !self.has_anything(seat),
            Phase::Actions => {
                let has_no_cards = self.table.played || self.cards[seat].total() == self.fresh.total();
                self.hands[seat].is_empty() && has_no_cards
            }
            _ => true,
        }
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
