//! Returning cards, the robber, and the stolen card (MOE-25).

use game::random::Rng;
use game::{Actions, Actor, Illegal, Outcomes, Seat, SeatSet};

use crate::action::Action;
use crate::components::{Hand, Resource};
use crate::phase::{Debts, Phase, next_kinds};
use crate::place::HexName;
use crate::state::Merchants;

impl Merchants {
    pub(crate) fn legal_discards(&self, seat: Seat, debts: &Debts, out: &mut Actions<Action>) {
        let kinds = next_kinds(self.hands[seat], debts.owed[seat], debts.from[seat]);
        out.extend(kinds.map(Action::Discard));
    }

    pub(crate) fn check_discard(&self, seat: Seat, resource: Resource) -> Result<(), Illegal> {
        let has = self.hands[seat].get(resource) > 0;
        Illegal::unless(has, "MOE-25", "there is no such card in the hand")
    }

    pub(crate) fn apply_discard(&mut self, actor: Actor, resource: Resource) {
        let (Actor::Seat(seat), Phase::Discard(mut debts)) = (actor, self.table.phase) else { return };
        self.lose(seat, Hand::one(resource));
        debts.owed[seat] -= 1;
        let highest = debts.from[seat].max(resource);
        debts.from[seat] = if debts.owed[seat] > 0 { highest } else { Resource::Lumber };
        self.table.phase = if debts.seats().is_empty() { Phase::Robber } else { Phase::Discard(debts) };
    }

    pub(crate) fn legal_robber(&self, out: &mut Actions<Action>) {
        let mut lands = self.table.numbered();
        lands.remove(self.table.robber);
        out.extend(lands.iter().map(|land| Action::Robber(self.table.map().lands[land].name)));
    }

    pub(crate) fn check_robber(&self, hex: HexName) -> Result<(), Illegal> {
        let Some(land) = self.table.map().land(hex) else {
            return Err(Illegal::new("MOE-25", "the robber goes to a hex with a number"));
        };
        let numbered = self.table.numbered().contains(land);
        Illegal::unless(numbered, "MOE-25", "the robber goes to a hex with a number")?;
        Illegal::unless(land != self.table.robber, "MOE-25", "the robber goes to another hex")
    }

    pub(crate) fn apply_robber(&mut self, hex: HexName) {
        let Some(land) = self.table.map().land(hex) else { return };
        self.table.robber = land;
        let victims = self.victims();
        match victims.first() {
            None => self.resume(),
            Some(victim) if victims.len() == 1 => self.table.phase = Phase::Stealing(victim),
            Some(_) => self.table.phase = Phase::Rob,
        }
    }

    /// Opponents with a post at the robber's hex and a card to lose.
    fn victims(&self) -> SeatSet {
        let cities = self.table.map().land_cities[self.table.robber];
        let is_victim = |&seat: &Seat| {
            let is_there = !self.table.posts[seat].and(&cities).is_empty();
            seat != self.active() && is_there && !self.hands[seat].is_empty()
        };
        self.table.seats().filter(is_victim).collect()
    }

    pub(crate) fn legal_victims(&self, out: &mut Actions<Action>) {
        out.extend(self.victims().into_iter().map(Action::Rob));
    }

    pub(crate) fn check_victim(&self, seat: Seat) -> Result<(), Illegal> {
        let reason = "only an opponent with a post at the robber's hex and a card in hand can be robbed";
        Illegal::unless(self.victims().contains(seat), "MOE-25", reason)
    }

    pub(crate) fn chance_stolen(&self, victim: Seat, out: &mut Outcomes<Action>) {
        for (resource, number) in self.hands[victim].iter() {
            out.push(Action::Stolen(resource), u32::from(number));
        }
    }

    pub(crate) fn sample_stolen(&self, victim: Seat, rng: &mut impl Rng) -> Action {
        let card = self.hands[victim].draw(rng);
        Action::Stolen(card.expect("a hand that is robbed has a card"))
    }

    pub(crate) fn apply_stolen(&mut self, resource: Resource) {
        let Phase::Stealing(victim) = self.table.phase else { return };
        let thief = self.active();
        self.hands[victim] = self.hands[victim].minus(Hand::one(resource));
        self.hands[thief] = self.hands[thief].plus(Hand::one(resource));
        self.knowledge.steal(victim, thief, resource, &self.hands);
        self.resume();
    }
}
