//! The solo game of Century: as the table game, but the race is against ten cards and a die.

use century::solo::{SoloPhase, Variant};
use century::{Action, Cubes, Solo, Step};
use game::Seat;

use crate::eval::century::{Goal, Outlook, after, after_claim, growth, turns_to_claim};
use crate::evaluate::{Evaluate, Values};

/// What the automa's caravan grows a turn, by worth: measured over games of `greedy`.
const AUTOMA_GROWTH: f32 = 1.1;

/// The claims that can be made; there are no coins for the player.
fn goals(state: &Solo) -> ([Goal; 10], usize) {
    let mut goals = [(Cubes::NONE, 0.0); 10];
    let mut count = 0;
    for (goal, (_, card)) in goals.iter_mut().zip(state.pyramid().open()) {
        *goal = (card.cost(), f32::from(card.points()));
        count += 1;
    }
    (goals, count)
}

/// How many more turns the game lasts, if player and automa go on as they do.
fn turns_left(state: &Solo, goals: &[Goal]) -> f32 {
    let gone = state.trader().claimed.len() + state.automa().claimed.len();
    let left = 10usize.saturating_sub(gone);
    // The automa takes its share of what is left, but the game waits for the last card.
    let next = turns_to_claim(state.trader(), goals, 1);
    next + 0.75 * (turns_to_claim(state.trader(), goals, left) - next)
}

/// What the automa can expect to score in all.
fn automa_points(state: &Solo, turns: f32) -> f32 {
    let automa = state.automa();
    let coin = if state.variant() == Variant::Advanced { 3.0 } else { 1.0 };
    let claimed: i32 = automa.claimed.iter().map(|card| i32::from(card.points())).sum();
    let cubes: usize = century::Spice::ALL
        .iter()
        .enumerate()
        .map(|(points, &spice)| points * automa.caravan.count(spice))
        .sum();
    claimed as f32
        + coin * f32::from(automa.coins)
        + 1.1 * cubes as f32
        + (AUTOMA_GROWTH + 0.12 * coin) * turns
}

impl Evaluate for Solo {
    fn value(&self) -> Values {
        let (goals, count) = goals(self);
        let goals = &goals[..count];
        let turns = turns_left(self, goals);
        let trader = self.trader();
        let outlook = Outlook { goals, turns };
        let player = trader.card_points() as f32 + outlook.points(trader, growth(trader.cards()), 0.0);
        let ahead = player - automa_points(self, turns);
        let mut values = Values::default();
        values[0] = 1.0 / (1.0 + (-ahead / (4.0 + 2.0 * turns.sqrt())).exp());
        values
    }

    fn rate(&self, _: Seat, legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let (goals, count) = goals(self);
        let turns = turns_left(self, &goals[..count]) - 1.0;
        let trader = self.trader();
        let growth_now = growth(trader.cards());
        let step = match self.phase() {
            SoloPhase::Step(step) => step,
            SoloPhase::Automa | SoloPhase::Over => Step::Turn,
        };
        let outlook = Outlook { goals: &goals[..count], turns };
        for &action in legal {
            let points = match action {
                Action::Claim(position) => {
                    let Some((index, (_, card))) =
                        self.pyramid().open().enumerate().find(|(_, (place, _))| *place == position)
                    else {
                        ratings.push(0.0);
                        continue;
                    };
                    let mut rest = goals;
                    rest[index].1 = 0.0;
                    let outlook = Outlook { goals: &rest[..count], turns };
                    f32::from(card.points()) + after_claim(&outlook, trader, card, growth_now)
                }
                _ => after(&outlook, trader, self.market(), step, action, growth_now),
            };
            ratings.push(0.5 * points);
        }
    }

    fn is_quiet(&self) -> bool {
        !matches!(
            self.phase(),
            SoloPhase::Step(Step::Lay { .. } | Step::Upgrade { .. } | Step::Return { .. })
        )
    }
}
