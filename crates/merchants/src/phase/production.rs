//! The dice and what they bring (MOE-20 to MOE-24).

use game::Outcomes;
use game::random::{Draw, Rng};

use crate::action::{Action, Dice};
use crate::bits::each_long_bit;
use crate::components::{Hand, Kind, Resource, SAFE_HAND, SEATS};
use crate::map::NONE;
use crate::phase::Phase;
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
        self.table.dice = dice.faces();
        self.table.rolled = true;
        if dice.sum() == 7 {
            self.begin_robbery();
        } else {
            self.produce(dice.sum());
            self.table.phase = Phase::Actions;
        }
    }

    /// What each seat may claim for a number (MOE-21), nothing from the robber's hex (MOE-22).
    fn claims(&self, number: u8) -> [Hand; SEATS] {
        let table = &self.table;
        let mut lands = table.map.printed[usize::from(number)];
        for (token, &land) in table.tokens.iter().enumerate() {
            if table.map.tokens[token] == number && land != NONE {
                lands |= 1 << land;
            }
        }
        lands &= !(1 << table.robber);
        let mut claims = [Hand::default(); SEATS];
        for land in each_long_bit(lands) {
            let cities = table.map.land_cities[land];
            let resource = table.map.terrain[land].resource();
            for (claim, posts) in claims.iter_mut().zip(&table.posts) {
                *claim = claim.plus(Hand::of(resource, (posts & cities).count_ones() as u8));
            }
        }
        claims
    }

    /// Serves all claims, as in the rulebook's example MOE-E1.
    fn produce(&mut self, number: u8) {
        let mut claims = self.claims(number);
        let total = claims.iter().fold(Hand::default(), |sum, claim| sum.plus(*claim));
        let supply = self.supply();
        if !supply.covers(total) {
            // MOE-23: a resource that can't be given to all is given to nobody.
            for &resource in Resource::ALL {
                if total.get(resource) > supply.get(resource) {
                    for claim in &mut claims {
                        *claim = claim.minus(Hand::of(resource, claim.get(resource)));
                    }
                }
            }
        }
        let mut gold = [0; SEATS];
        for seat in 0..self.table.seats() {
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
        self.table.phase = Phase::Robber;
        for seat in 0..self.table.seats() {
            let size = self.hands[seat].total();
            if size > SAFE_HAND {
                self.table.owed[seat] = size / 2;
                self.table.phase = Phase::Discard;
            }
        }
    }
}
