//! Century: how soon can which point card be claimed, and how fast does the caravan grow?
//!
//! A cube is worth 1 to 4 by its spice: that is what point cards pay for it, and how many raises lead there from
//! nothing. So each turn of a good player adds about so much worth as their cards bring, a claim turns worth into
//! points, and a turn saved is worth what a turn brings.

use century::{
    Action, Century, Coin, Cubes, Effect, MerchantCard, MerchantSet, Phase, PointCard, Spice, Step, Trader,
};
use game::{Game, Seat};

use crate::evaluate::{Evaluate, Values, chances};
use crate::level::Ladder;
use crate::style::Style;

/// What a claim is worth that is made now: the points of the card and its coin.
pub(super) type Goal = (Cubes, f32);

/// So much of a turn's growth becomes points in the end.
const YIELD: f32 = 0.8;
/// What the rest of the caravan is worth after a claim, by its worth.
const LEFTOVER: f32 = 0.55;
/// How much of a card's points is lost for each turn that it has to wait: somebody else may take it.
const CONTESTED: f32 = 0.06;
/// The growth of a caravan a turn in the middle of a game: by how it will be, not by how it is at the start.
const USUAL_GROWTH: f32 = 2.7;
/// The worth of a usual point card.
const USUAL_CARD: f32 = 11.0;

/// The worth of a heap of cubes: 1, 2, 3, 4 by spice.
pub(super) fn worth(cubes: Cubes) -> f32 {
    Spice::ALL.iter().zip(1..).map(|(&spice, worth)| worth * cubes.count(spice)).sum::<usize>() as f32
}

/// How many raises, and new cubes at a raise's price each, lead from `caravan` to one that covers `cost`.
///
/// Each cube of the cost that is missing is made of a spare cube that is cheaper, or of a new one. A spare cube
/// saves as many raises as it is worth wherever it is used, so the dearest spares are used first.
pub(super) fn missing(caravan: Cubes, cost: Cubes) -> f32 {
    let mut raises = 0i32;
    // Of the missing cubes that are dearer than the spice at hand: how many have no spare cube yet.
    let mut unmet = 0i32;
    for (spice, worth) in Spice::ALL.into_iter().zip([1, 2, 3, 4]).rev() {
        let lack = cost.count(spice) as i32 - caravan.count(spice) as i32;
        if lack > 0 {
            raises += lack * worth;
            unmet += lack;
        } else {
            let used = unmet.min(-lack);
            raises -= used * worth;
            unmet -= used;
        }
    }
    raises as f32
}

/// What one play of a card usually adds to the worth of a caravan.
fn gain(card: MerchantCard) -> f32 {
    match card.effect() {
        Effect::Spice(cubes) => worth(cubes),
        Effect::Upgrade(steps) => f32::from(steps),
        Effect::Trade { pay, gain } => {
            // A small trade is made more often at once.
            let times = match pay.total() {
                0..=2 => 1.8,
                3 => 1.4,
                _ => 1.0,
            };
            // What it takes has to be made first, and dear spices are rare.
            let fed = match Spice::ALL.into_iter().rev().find(|&spice| pay.count(spice) > 0) {
                Some(Spice::Brown) => 0.6,
                Some(Spice::Green) => 0.85,
                _ => 1.0,
            };
            times * fed * (worth(gain) - worth(pay))
        }
    }
}

/// What each card usually adds, worked out once.
fn gains() -> &'static [f32; MerchantCard::COUNT] {
    static GAINS: std::sync::LazyLock<[f32; MerchantCard::COUNT]> = std::sync::LazyLock::new(|| {
        let mut gains = [0.0; MerchantCard::COUNT];
        gains.iter_mut().zip(MerchantCard::all()).for_each(|(slot, card)| *slot = gain(card));
        gains
    });
    &GAINS
}

/// How much a caravan grows a turn by these cards: the best ones are played, then a rest brings them back.
pub(super) fn growth(cards: MerchantSet) -> f32 {
    let mut sorted = [0.0f32; 16];
    let mut count = 0;
    for card in cards {
        let gain = gains()[card.index()];
        let mut place = count.min(sorted.len() - 1);
        while place > 0 && sorted[place - 1] < gain {
            sorted[place] = sorted[place - 1];
            place -= 1;
        }
        sorted[place] = gain;
        count = (count + 1).min(sorted.len());
    }
    let (mut sum, mut best) = (0.0, 0.0f32);
    for (gain, turns) in sorted[..count].iter().zip(2..) {
        sum += gain;
        best = best.max(sum / turns as f32);
    }
    best
}

/// What is left in a caravan counts up to the worth of a claim; a hoard of dear cubes only takes up room.
pub(super) fn carried(worth: f32) -> f32 {
    const CLAIM: f32 = 15.0;
    worth.clamp(0.0, CLAIM) + 0.2 * (worth - CLAIM).max(0.0)
}

/// A caravan without what it can't carry: the cheapest cubes go first, but for those that `kept` names.
fn carriable(mut caravan: Cubes, kept: Cubes) -> Cubes {
    while caravan.total() > Trader::CAPACITY {
        let spare = |spice: &Spice| caravan.count(*spice) > kept.count(*spice);
        let Some(spice) = Spice::ALL.into_iter().find(spare).or(caravan.cheapest()) else { break };
        caravan -= Cubes::one(spice);
    }
    caravan
}

/// What a player is after, and what that depends on beyond their own things.
pub(super) struct Plan<'a> {
    /// The claims that can be made.
    pub(super) goals: &'a [Goal],
    /// How many more turns the player has.
    pub(super) turns: f32,
}

impl Plan<'_> {
    /// The points that the player can expect from now on, with `raises` still to be made for nothing.
    pub(super) fn points(&self, trader: &Trader, growth: f32, raises: f32) -> f32 {
        let whole = Trader { caravan: carriable(trader.caravan, Cubes::NONE), ..*trader };
        let idle = whole.cube_points() as f32;
        let all = worth(whole.caravan);
        // Cards that lie played cost a part of a turn to get back.
        let rest = trader.played.len() as f32 / (trader.cards().len().max(1)) as f32;
        // Without any goal in sight, the caravan still grows toward cards to come.
        let aimless = LEFTOVER * carried(all) * (self.turns / 4.0).clamp(0.0, 1.0)
            + YIELD * growth * (self.turns - 0.5 * rest).max(0.0);
        let mut best = idle.max(aimless);
        for &(cost, points) in self.goals {
            // A full caravan keeps what the claim needs: otherwise a heap of dear cubes would never give way to the
            // cheap one that is missing.
            let caravan = carriable(trader.caravan, cost);
            let short = (missing(caravan, cost) - raises).max(0.0);
            let wait = if short > 0.0 { 0.35 + short / growth + 0.7 * rest } else { 0.0 } + 1.0;
            // The game may last longer than it seems, but the less likely, the longer it would have to.
            let late = (wait - self.turns).max(0.0);
            let likely = (-0.5 * late).exp();
            let left = carried(worth(caravan) + short - worth(cost));
            let later = YIELD * growth * (self.turns - wait - 0.5 * rest).max(0.0);
            // The longer a card has to wait, the likelier somebody else takes it.
            let points = points * (1.0 - CONTESTED * wait).max(0.4);
            best = best.max(idle + likely * (points + LEFTOVER * left - idle) + later);
        }
        best
    }
}

/// How many turns a player needs who has to claim `claims` more cards.
pub(super) fn turns_to_claim(trader: &Trader, goals: &[Goal], claims: usize) -> f32 {
    let growth = growth(trader.cards()).max(1.2);
    let next = goals.iter().map(|&(cost, _)| missing(trader.caravan, cost) / growth);
    let next = next.fold(f32::MAX, f32::min).min(12.0);
    1.0 + next + claims.saturating_sub(1) as f32 * (1.0 + USUAL_CARD / growth.max(USUAL_GROWTH))
}

/// The claims that can be made, with the coin that lies above each.
fn goals(state: &Century) -> ([Goal; 5], usize) {
    let points = state.points();
    let mut goals = [(Cubes::NONE, 0.0); 5];
    for (position, (goal, card)) in (1..).zip(goals.iter_mut().zip(&points.row)) {
        let coin = points.coin(position).map_or(0, Coin::points);
        *goal = (card.cost(), f32::from(card.points()) + coin as f32);
    }
    (goals, points.row.len())
}

/// The points that lie before a player.
fn scored(trader: &Trader) -> f32 {
    (trader.card_points() + trader.coin_points()) as f32
}

/// How many more turns `seat` has, by the player who is nearest to the end.
fn turns_left(state: &Century, seat: Seat, goals: &[Goal]) -> f32 {
    if state.is_last_round() {
        // Who sits before the start player has a turn left, unless it was taken.
        let place = |seat: Seat| state.start().distance_to(seat, state.players());
        return if place(seat) >= place(state.active()) { 1.0 } else { 0.0 };
    }
    let turns = Seat::all(state.players()).map(|seat| {
        let trader = state.trader(seat);
        turns_to_claim(trader, goals, state.cards_to_end() - trader.claimed.len())
    });
    turns.fold(f32::MAX, f32::min)
}

/// Who has so many merchant cards collects no more, however fond of it they are.
const LARGE_HAND: usize = 10;

impl Evaluate for Century {
    // A claim and what follows it: everybody has several turns.
    const AHEAD: usize = 30;

    const LADDER: Ladder = Ladder { careless: 20, normal: 12, hard: 36, expert: 60, depth: 200 };

    fn value(&self) -> Values {
        let (goals, count) = goals(self);
        let goals = &goals[..count];
        let players = self.players();
        let turns = turns_left(self, self.active(), goals);
        let mut expected = Values::default();
        for seat in Seat::all(players) {
            let trader = self.trader(seat);
            let turns = if self.is_last_round() { turns_left(self, seat, goals) } else { turns };
            let plan = Plan { goals, turns };
            // Whoever moves is a part of a turn ahead.
            let place = self.active().distance_to(seat, players) as f32 / players as f32;
            let growth = growth(trader.cards());
            expected[seat.index()] = scored(trader) + plan.points(trader, growth, 0.0) - 0.5 * growth * place;
        }
        chances(&expected, players, 3.0 + 1.2 * turns.max(0.0).sqrt())
    }

    fn rate(&self, seat: Seat, legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let (goals, count) = goals(self);
        let turns = turns_left(self, seat, &goals[..count]) - 1.0;
        let trader = self.trader(seat);
        let growth_now = growth(trader.cards());
        let step = match self.phase() {
            Phase::Step(step) => step,
            Phase::Start | Phase::Over => Step::Turn,
        };
        let plan = Plan { goals: &goals[..count], turns };
        let claimed =
            |position: u8| (self.points().row[usize::from(position) - 1], goals[usize::from(position) - 1].1);
        for &action in legal {
            let points = match action {
                Action::Claim(position) => {
                    let (card, points) = claimed(position);
                    let mut rest = goals;
                    rest[usize::from(position) - 1] = rest[count - 1];
                    let plan = Plan { goals: &rest[..count - 1], turns };
                    points + after_claim(&plan, trader, card, growth_now)
                }
                _ => after(&plan, trader, self.market(), step, action, growth_now),
            };
            ratings.push(0.5 * points);
        }
    }

    fn leaning(&self, style: Style, seat: Seat, action: Action) -> f32 {
        match (style, action) {
            // Whatever can be claimed, at once.
            (Style::Shipper, Action::Claim(_)) => 2.0,
            // A large hand first, but nobody collects forever.
            (Style::Builder, Action::Acquire(_)) if self.trader(seat).cards().len() < LARGE_HAND => 0.6,
            (Style::Trader, Action::Play { card, .. }) if matches!(card.effect(), Effect::Trade { .. }) => {
                0.6
            }
            _ => 0.0,
        }
    }

    fn is_quiet(&self) -> bool {
        !matches!(self.phase(), Phase::Step(Step::Lay { .. } | Step::Upgrade { .. } | Step::Return { .. }))
    }
}

/// What is to be expected after claiming a card.
pub(super) fn after_claim(plan: &Plan<'_>, trader: &Trader, card: PointCard, growth: f32) -> f32 {
    let mut trader = *trader;
    trader.caravan -= card.cost();
    plan.points(&trader, growth, 0.0)
}

/// The same after any other action.
pub(super) fn after(
    plan: &Plan<'_>,
    trader: &Trader,
    market: &century::Market,
    step: Step,
    action: Action,
    growth_now: f32,
) -> f32 {
    let mut trader = *trader;
    let mut raises = 0.0;
    let mut growth_then = growth_now;
    match action {
        Action::Play { card, times } => {
            trader.hand.remove(card);
            trader.played.insert(card);
            match card.effect() {
                Effect::Spice(cubes) => trader.caravan += cubes,
                Effect::Upgrade(steps) => raises = f32::from(steps),
                Effect::Trade { pay, gain } => {
                    trader.caravan -= pay * times;
                    trader.caravan += gain * times;
                }
            }
        }
        Action::Acquire(position) => {
            let stall = &market.row[usize::from(position) - 1];
            for _ in 1..position {
                let Some(spice) = trader.caravan.cheapest() else { break };
                trader.caravan -= Cubes::one(spice);
            }
            trader.caravan += stall.cubes;
            trader.hand.insert(stall.card);
            growth_then = growth(trader.cards());
        }
        Action::Rest => {
            trader.hand = trader.cards();
            trader.played = MerchantSet::EMPTY;
        }
        Action::Lay(spice) | Action::Return(spice) => trader.caravan -= Cubes::one(spice),
        Action::Upgrade(spice) => {
            trader.caravan -= Cubes::one(spice);
            if let Some(raised) = spice.raised() {
                trader.caravan += Cubes::one(raised);
            }
            if let Step::Upgrade { left, .. } = step {
                raises = f32::from(left) - 1.0;
            }
        }
        _ => {}
    }
    plan.points(&trader, growth_then, raises)
}
