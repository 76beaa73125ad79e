//! The phases of the game, one file each: what is legal, what is refused and why, and what happens.

mod build;
mod caravan;
mod development;
mod merchant;
mod production;
mod robber;
mod route;
mod start;
mod trade;

pub(crate) use start::seat_of_step;

use game::random::Rng;
use game::{Actions, Actor, Game, Illegal, Outcomes, RuleBook, Scores, Seat, SeatSet, Turn, Viewer};

use crate::action::Action;
use crate::components::{Cards, Resource};
use crate::setup::{self, Options};
use crate::state::{Merchants, Phase};
use crate::view::View;
use crate::{map, score, view};

impl Game for Merchants {
    const NAME: &'static str = "merchants";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type Action = Action;
    type View = View;

    fn new(options: &Options) -> Merchants {
        setup::new(options)
    }

    fn options(&self) -> Options {
        let table = &self.table;
        let atlas = map::find(&table.map.id).expect("the map of a game stays at hand");
        Options { players: table.seats(), board: table.board(), start: Some(table.start), map: atlas }
    }

    #[inline]
    fn players(&self) -> usize {
        self.table.seats()
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
        match self.table.phase {
            Phase::SetPosts(_) => self.legal_posts(out),
            Phase::SetNeutral(_) => self.legal_neutral(out),
            Phase::SetRoutes(_) => self.legal_first_routes(out),
            Phase::BeforeRoll => {
                out.push(Action::Roll);
                self.legal_cards(out);
            }
            Phase::Discard => self.legal_discards(seat, out),
            Phase::Robber => self.legal_robber(out),
            Phase::Rob => self.legal_victims(out),
            Phase::Actions => self.legal_actions(out),
            Phase::Offering => self.legal_offers(out),
            Phase::Answering => self.legal_answers(seat, out),
            Phase::Dealing => self.legal_deals(out),
            Phase::Ways(path) => self.legal_ways(path, out),
            Phase::Adjoining(path) => self.legal_adjoining(path, out),
            Phase::Charter => self.legal_charter(out),
            Phase::Guide => self.legal_walks(0..=0, out),
            Phase::Walking { .. } => self.legal_walking(out),
            Phase::Circles(city) => self.legal_circles(city, out),
            Phase::Moved(land) => self.legal_tokens(land, out),
            Phase::FairWind => self.legal_drives(0..=0, out),
            Phase::Driving { .. } => self.legal_driving(out),
            Phase::GoodYear { .. } => self.legal_good_year(out),
            Phase::Order { .. }
            | Phase::Dice
            | Phase::Stealing(_)
            | Phase::Drawing
            | Phase::Drawn(_)
            | Phase::Over(_) => {}
        }
    }

    fn chance(&self, out: &mut Outcomes<Action>) {
        out.clear();
        match self.table.phase {
            Phase::Order { .. } | Phase::Dice => self.chance_dice(out),
            Phase::Stealing(victim) => self.chance_stolen(victim, out),
            Phase::Drawing => self.chance_drawn(out),
            Phase::Drawn(land) => self.chance_token(land, out),
            _ => {}
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        match self.table.phase {
            Phase::Stealing(victim) => self.sample_stolen(victim, rng),
            Phase::Drawing => self.sample_drawn(rng),
            Phase::Drawn(land) => self.sample_token(land, rng),
            _ => production::sample_dice(rng),
        }
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        let seat = match actor {
            Actor::Chance => return self.check_chance(action),
            Actor::Seat(seat) => seat,
        };
        if !self.turn().includes(seat) {
            return Err(self.table.not_your_turn());
        }
        self.check_seat(seat, action)
    }

    fn apply(&mut self, actor: Actor, action: Action) {
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
            Action::Rob(seat) => self.table.phase = Phase::Stealing(seat.index() as u8),
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
            Action::Offer { give, want } => self.apply_offer(give, want),
            Action::Accept | Action::Decline | Action::Counter { .. } => self.apply_answer(actor, action),
            Action::Deal(seat) => self.apply_deal(seat),
            Action::NoDeal => self.end_trade(),
            Action::End => self.end_turn(),
        }
    }

    fn score(&self) -> Option<Scores> {
        score::scores(&self.table)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    /// A stolen card is seen by the two whom it concerns, a bought card by its buyer (MOE-25, MOE-35).
    fn seen(&self, viewer: Viewer, actor: Actor, action: Action) -> Option<Action> {
        let _ = actor;
        let is_active = viewer.is(self.table.active_seat());
        let is_hidden = match (action, self.table.phase) {
            (Action::Stolen(_), Phase::Stealing(victim)) => {
                !is_active && !viewer.is(Seat::new(usize::from(victim)))
            }
            (Action::Drawn(_), _) => !is_active,
            _ => false,
        };
        (!is_hidden).then_some(action)
    }

    fn open_ended(action: Action) -> bool {
        matches!(action, Action::Offer { .. } | Action::Counter { .. })
    }

    fn rulebook() -> &'static RuleBook {
        crate::rules()
    }
}

impl crate::state::Table {
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Order { .. } | Phase::Dice | Phase::Stealing(_) | Phase::Drawing | Phase::Drawn(_) => {
                Turn::Chance
            }
            Phase::Over(_) => Turn::Over,
            Phase::Discard => {
                let owing = (0..self.seats()).filter(|&seat| self.owed[seat] > 0).map(Seat::new);
                Turn::Seats(owing.collect::<SeatSet>())
            }
            Phase::Answering => {
                let waiting = (0..self.seats()).filter(|&seat| self.waiting >> seat & 1 == 1).map(Seat::new);
                Turn::Seats(waiting.collect::<SeatSet>())
            }
            _ => Turn::of(self.active_seat()),
        }
    }

    /// Why somebody may not act now.
    fn not_your_turn(&self) -> Illegal {
        match self.phase {
            Phase::Over(_) => Illegal::new("MOE-80", "the game has been won"),
            Phase::Order { .. } => Illegal::new("MOE-15", "the dice decide who begins"),
            Phase::SetPosts(_) => Illegal::new("MOE-15", "another player sets a post now"),
            Phase::SetNeutral(_) => Illegal::new("MOE-17", "another player sets a neutral post now"),
            Phase::SetRoutes(_) => Illegal::new("MOE-18", "another player sets a route now"),
            Phase::Discard => Illegal::new("MOE-25", "others have to return cards first"),
            Phase::Answering | Phase::Dealing | Phase::Offering => {
                Illegal::new("MOE-30", "others are to answer or to decide about a trade")
            }
            Phase::Stealing(_) => Illegal::new("MOE-25", "a card is being drawn from a hand"),
            Phase::Drawing => Illegal::new("MOE-35", "a development card is being drawn"),
            Phase::Drawn(_) => Illegal::new("MOE-51", "a token is being turned up"),
            Phase::Dice => Illegal::new("MOE-20", "the dice are being thrown"),
            _ => Illegal::new("MOE-13", "it is another player's turn"),
        }
    }

    /// Why an action of another phase is refused to the one who is to act: what has to be done first.
    pub(crate) fn not_now(&self) -> Illegal {
        match self.phase {
            Phase::SetPosts(_) => Illegal::new("MOE-15", "now a post is to be set on a violet city"),
            Phase::SetNeutral(_) => {
                Illegal::new("MOE-17", "now a neutral post is to be set on a violet city")
            }
            Phase::SetRoutes(_) => Illegal::new("MOE-18", "now a route is to be set at an own post"),
            Phase::BeforeRoll => Illegal::new("MOE-20", "first the dice are thrown, or a card is played"),
            Phase::Discard => Illegal::new("MOE-25", "first half of the hand goes back"),
            Phase::Robber | Phase::Rob => Illegal::new("MOE-25", "first the robber does its work"),
            Phase::Offering | Phase::Answering | Phase::Dealing => {
                Illegal::new("MOE-30", "first the trade is to be finished")
            }
            Phase::Ways(_) => Illegal::new("MOE-40", "first one of the equally short ways is to be chosen"),
            Phase::Adjoining(_) => {
                Illegal::new("MOE-39", "first the free route at the double arrow is to be laid")
            }
            Phase::Charter | Phase::GoodYear { .. } => {
                Illegal::new("MOE-72", "first the development card is to be carried out")
            }
            Phase::Guide | Phase::FairWind => {
                Illegal::new("MOE-72", "first the piece that moves is to be chosen")
            }
            Phase::Walking { .. } => Illegal::new("MOE-45", "first the merchant's move is to be finished"),
            Phase::Circles(_) | Phase::Moved(_) => Illegal::new("MOE-51", "first a token is to be placed"),
            Phase::Driving { .. } => Illegal::new("MOE-55", "first the caravan's move is to be finished"),
            _ => Illegal::new("MOE-20", "this has its time in another part of the turn"),
        }
    }
}

impl Merchants {
    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
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

    fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
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
    fn legal_actions(&self, out: &mut Actions<Action>) {
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

    fn end_turn(&mut self) {
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
    fn legal_cards(&self, out: &mut Actions<Action>) {
        if self.table.played {
            return;
        }
        let cards = self.playable().iter().filter(|&(card, _)| self.has_effect(card));
        out.extend(cards.map(|(card, _)| Action::Play(card)));
    }
}
