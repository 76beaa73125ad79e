//! Merchants of Europe: expand, deliver by the shortest way, trade fairly.
//!
//! Everything is counted in deliveries. A new post frees a commodity and brings cards, so it is half a delivery; a
//! caravan is worth more the nearer it is to a post that wants something, a merchant the nearer it is to a free city;
//! and a hand is worth what it can pay for of what the player wants next.

mod distances;
mod features;
mod rater;

use game::{Game, Seat, dice};
use merchants::components::{Hand, Purchase, Resource};
use merchants::ids::{CityId, PathSet};
use merchants::{Action, Merchants, Terms};

use crate::eval::merchants::distances::{FAR, Roads, Walks};
use crate::eval::merchants::rater::Rater;
use crate::evaluate::{Evaluate, StandingOffer, Values, chances};
use crate::level::Ladder;
use crate::style::Style;

/// What a resource card is worth, and a gold.
const CARD: f32 = 0.05;
const GOLD: f32 = 0.025;

/// What the lands around a city give for a throw, but for the robber's.
fn city_income(state: &Merchants, city: CityId) -> f32 {
    let table = state.table();
    let lands = table.map().lands_at(city).filter(|&land| land != table.robber);
    lands.filter_map(|land| table.number_on(land)).map(dice::chance).sum()
}

fn income(state: &Merchants, seat: Seat) -> f32 {
    state.table().posts[seat].iter().map(|city| city_income(state, city)).sum()
}

/// Where a player stands on the map: what the next delivery and the next post cost.
#[derive(Debug, Clone, Copy)]
struct Stance {
    /// The cost of the cheapest way from a caravan, or from where one could be bought, to a delivery.
    road: u8,
    /// The steps over open routes.
    open: u8,
    /// Whether there is a caravan.
    caravans: usize,
    /// The steps from a merchant, or from a post, to a free city.
    walk: u8,
    merchants: usize,
}

impl Stance {
    fn of(state: &Merchants, seat: Seat, walks: &Walks) -> Stance {
        let road = Roads::new(state, seat).lowest_from(&Stance::beginnings(state, seat));
        Stance::new(state, seat, road, walks)
    }

    fn new(state: &Merchants, seat: Seat, road: u8, walks: &Walks) -> Stance {
        let table = state.table();
        let merchants = table.merchants_of(seat).count();
        let walk = match merchants {
            0 => table.posts[seat].iter().map(|city| walks.from(table.map().site[city])).min(),
            _ => table.merchants_of(seat).map(|at| walks.from(at)).min(),
        };
        let caravans: PathSet = table.caravans_of(seat).map(|caravan| caravan.at).collect();
        let open =
            if caravans.is_empty() { FAR } else { Roads::open_only(state, seat).lowest_from(&caravans) };
        Stance { road, open, caravans: table.caravans_of(seat).count(), walk: walk.unwrap_or(FAR), merchants }
    }

    /// Where a delivery begins: where the caravans are, or where one could be bought.
    fn beginnings(state: &Merchants, seat: Seat) -> PathSet {
        let table = state.table();
        let caravans: PathSet = table.caravans_of(seat).map(|caravan| caravan.at).collect();
        if caravans.is_empty() { table.routes[seat] } else { caravans }
    }

    /// What the places of caravans and merchants are worth.
    fn worth(&self, state: &Merchants, seat: Seat) -> f32 {
        let free = f32::from(state.table().free_commodities(seat));
        let road = (-f32::from(self.road) / 12.0).exp();
        let deliver = if free > 0.0 { 0.7 + 0.1 * (free - 1.0).min(2.0) } else { 0.3 };
        let cart = if self.caravans > 0 { 1.0 } else { 0.55 };
        let mut sum = deliver * road * cart + 0.08 * self.caravans as f32;
        if state.table().warehouse[seat] > 0 {
            let walk = (-f32::from(self.walk) / 7.0).exp();
            sum += if self.merchants > 0 { 0.42 * walk } else { 0.15 * walk } + 0.05 * self.merchants as f32;
        }
        sum
    }
}

/// How much less it is worth to have all but so many cards of a cost: 0.6 for each.
const LESS: [f32; 4] = [1.0, 0.6, 0.6 * 0.6, 0.6 * (0.6 * 0.6)];

/// How many cards are missing for a cost.
fn missing(hand: Hand, cost: Hand) -> usize {
    usize::from(cost.without(hand).total()).min(LESS.len() - 1)
}

/// What a hand is worth to a player who stands so.
fn hand_worth(state: &Merchants, seat: Seat, stance: &Stance, hand: Hand, gold: u8) -> f32 {
    let total = f32::from(hand.total());
    let mut sum = CARD * total.min(7.0) + 0.015 * (total - 7.0).max(0.0);
    sum += GOLD * f32::from(gold.min(12));
    // Several kinds buy more than several of a kind.
    sum += 0.02 * f32::from(hand.kinds().total());
    let free = state.table().free_commodities(seat) > 0;
    let expands = state.table().warehouse[seat] > 0;
    let near =
        |wanted: bool, worth: f32, cost: Hand| if wanted { worth * LESS[missing(hand, cost)] } else { 0.0 };
    let drive = near(free && stance.open < FAR && stance.caravans > 0, 0.3, Hand::one(Resource::Salt));
    let open =
        near(stance.road > stance.open.min(stance.road) || stance.open == FAR, 0.22, Purchase::Route.cost());
    let walk = near(expands && stance.merchants > 0, 0.25, Hand::one(Resource::Grain));
    let recruit = near(expands && stance.merchants == 0, 0.25, Purchase::Merchant.cost());
    let cart = near(stance.caravans == 0, 0.3, Purchase::Caravan.cost());
    sum + drive + open + walk + recruit + cart
}

/// The deliveries that a player can expect from what lies on the table for all to see.
fn settled(state: &Merchants, seat: Seat, stance: &Stance) -> f32 {
    let table = state.table();
    let (delivered, all) = (table.delivered(seat), table.commodities_each());
    let posts = table.posts[seat].len() as f32 - 3.0;
    let left = f32::from(all - delivered);
    let growth = 1.4 * income(state, seat) * (left / f32::from(all)).sqrt();
    f32::from(delivered) + 0.45 * posts + stance.worth(state, seat) + growth
}

/// The deliveries that a player can expect, beyond what the others have in common.
fn expected(state: &Merchants, seat: Seat, stance: &Stance) -> f32 {
    let hand = hand_worth(state, seat, stance, state.hand(seat), state.table().gold[seat]);
    let cards = 0.1 * f32::from(state.cards(seat).total().min(3));
    settled(state, seat, stance) + hand + cards
}

/// So many deliveries more make a player about 2.7 times as likely to win as another, with so many left to the first.
fn unit(left: f32) -> f32 {
    0.45 + 0.12 * left
}

/// What a trade is worth to one side.
fn gain(state: &Merchants, seat: Seat, stance: &Stance, trade: Terms) -> f32 {
    let Terms { give, want: take } = trade;
    let (hand, gold) = (state.hand(seat), state.table().gold[seat]);
    if !hand.covers(give.cards()) || gold < give.gold() {
        return -1.0;
    }
    let after = hand.minus(give.cards()).plus(take.cards());
    let gold_after = (gold - give.gold()).saturating_add(take.gold());
    hand_worth(state, seat, stance, after, gold_after) - hand_worth(state, seat, stance, hand, gold)
}

impl Evaluate for Merchants {
    // A turn or two: more takes too long.
    const AHEAD: usize = 12;

    const FEATURES: usize = features::COUNT;

    const LADDER: Ladder = Ladder { careless: 60, normal: 4, hard: 80, expert: 100, depth: 2_000 };

    fn value(&self) -> Values {
        let players = self.players();
        let mut points = Values::default();
        let mut most = 0.0f32;
        let walks = Walks::new(self);
        for seat in Seat::all(players) {
            points[seat.index()] = expected(self, seat, &Stance::of(self, seat, &walks));
            most = most.max(f32::from(self.table().delivered(seat)));
        }
        let left = f32::from(self.table().commodities_each()) - most;
        chances(&points, players, unit(left))
    }

    fn features(&self, seat: Seat, row: &mut [f32]) {
        features::write(self, seat, row);
    }

    fn rate(&self, seat: Seat, legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let rater = Rater::new(self, seat);
        ratings.extend(legal.iter().map(|&action| rater.rate(action)));
    }

    fn leaning(&self, style: Style, _: Seat, action: Action) -> f32 {
        match (style, action) {
            // Routes and caravans before all else.
            (Style::Shipper, Action::Route(_) | Action::Caravan(_)) => 0.4,
            // New posts first. A move that leads nowhere stays worse than none.
            (Style::Builder, Action::Recruit(_)) => 0.4,
            (Style::Builder, Action::Walk { .. }) => 1.0,
            (Style::Trader, Action::BuyCard) => 0.6,
            (Style::Trader, Action::Exchange { .. } | Action::Accept | Action::Deal(_)) => 0.2,
            _ => 0.0,
        }
    }

    fn is_quiet(&self) -> bool {
        self.is_settled()
    }

    fn is_talk(action: Action) -> bool {
        matches!(action, Action::Trade | Action::Listen | Action::Offer { .. })
    }

    fn offers_made(&self, seat: Seat) -> Option<usize> {
        (seat == self.table().active).then(|| usize::from(self.table().offers))
    }

    fn wanted(&self, seat: Seat, legal: &[Action], said: &[Action]) -> Vec<Action> {
        let rater = Rater::new(self, seat);
        let is_wanted = |action: &Action| match *action {
            Action::Trade => rater.simple_offers().any(|terms| {
                !said.contains(&Action::Offer { give: terms.give, want: terms.want })
                    && rater.is_wanted(terms)
            }),
            Action::Listen => {
                !said.contains(action) && rater.simple_offers().any(|terms| rater.is_wanted(terms))
            }
            Action::Offer { give, want } => !said.contains(action) && rater.is_wanted(Terms { give, want }),
            _ => false,
        };
        legal.iter().copied().filter(is_wanted).collect()
    }

    fn standing_offer(&self) -> Option<StandingOffer<Action>> {
        let waits = self.table().talk().is_some_and(|talk| !talk.waiting.is_empty());
        waits.then_some(StandingOffer { by: self.table().active, decline: Action::Decline })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use merchants::MerchantsOptions;

    #[test]
    fn at_the_start_everybody_has_customers_and_free_cities() {
        let state = Merchants::new(&MerchantsOptions::default());
        for seat in Seat::all(state.players()) {
            assert_eq!(state.table().customers(seat).len(), 9, "three posts of each other player");
            let stance = Stance::of(&state, seat, &Walks::new(&state));
            assert!((1..FAR).contains(&stance.road), "{stance:?}");
            assert!((1..FAR).contains(&stance.walk), "{stance:?}");
        }
    }
}
