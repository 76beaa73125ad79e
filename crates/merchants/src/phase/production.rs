//! The dice and what they bring (MOE-20 to MOE-24).

use game::BySeat;
use game::Outcomes;
use game::random::{Draw, Rng};

use crate::action::{Action, Dice};
use crate::components::{Gold, Hand, Resource, SAFE_HAND, SEATS};
use crate::ids::TokenId;
use crate::phase::{Debts, Phase};
use crate::state::Merchants;

/// Two dice.
pub(crate) fn sample_dice(rng: &mut impl Rng) -> Action {
    let throw = rng.below(36) as u8;
    Action::Dice(Dice::new(throw / 6 + 1, throw % 6 + 1).expect("a die has six faces"))
}

impl Merchants {
    pub(crate) fn chance_dice(&self, out: &mut Outcomes<Action>) {
        for dice in Dice::all() {
            out.push(Action::Dice(dice), dice.weight());
        }
    }

    pub(crate) fn apply_dice(&mut self, dice: Dice) {
        if matches!(self.table.phase, Phase::Order { .. }) {
            self.apply_order(dice);
            return;
        }
        self.table.dice = Some(dice);
        self.table.rolled = true;
        if dice.sum() == 7 {
            self.begin_robbery();
        } else {
            self.produce(dice.sum());
            self.table.phase = Phase::Actions;
        }
    }

    /// What each seat may claim for a number (MOE-21), nothing from the robber's hex (MOE-22).
    fn claims(&self, number: u8) -> BySeat<Hand, SEATS> {
        let table = &self.table;
        let map = table.map();
        let mut lands = map.printed[usize::from(number)];
        let tokens = TokenId::all().filter(|&token| map.tokens[token] == number);
        lands.extend(tokens.filter_map(|token| table.tokens[token]));
        lands.remove(table.robber);
        let mut claims = BySeat([Hand::default(); SEATS]);
        for land in lands.iter() {
            let cities = map.land_cities[land];
            let resource = map.terrain[land].resource();
            for (claim, posts) in claims.0.iter_mut().zip(&table.posts.0) {
                *claim = claim.plus(Hand::of(resource, posts.and(&cities).len() as u8));
            }
        }
        claims
    }

    /// Serves all claims, as in the rulebook's example MOE-E1.
    fn produce(&mut self, number: u8) {
        let mut claims = self.claims(number);
        let total = claims.0.iter().fold(Hand::default(), |sum, claim| sum.plus(*claim));
        let supply = self.supply();
        if !supply.covers(total) {
            // MOE-23: a resource that can't be given to all is given to nobody.
            for resource in Resource::ALL {
                if total.get(resource) > supply.get(resource) {
                    for claim in &mut claims.0 {
                        *claim = claim.minus(Hand::of(resource, claim.get(resource)));
                    }
                }
            }
        }
        let mut gold = Gold::default();
        for seat in self.table.seats() {
            if claims[seat].is_empty() {
                // MOE-24: one gold for who gets nothing.
                gold[seat] = 1;
            } else {
                self.gain(seat, claims[seat]);
            }
        }
        self.table.pay_out(gold);
    }

    /// MOE-25: hands above seven cards lose half, rounded down; of nine cards four go (MOE-E2).
    fn begin_robbery(&mut self) {
        let mut debts = Debts::NONE;
        for seat in self.table.seats() {
            let size = self.hands[seat].total();
            if size > SAFE_HAND {
                debts.owed[seat] = size / 2;
            }
        }
        self.table.phase = if debts.seats().is_empty() { Phase::Robber } else { Phase::Discard(debts) };
    }
}
