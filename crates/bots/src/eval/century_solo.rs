//! The solo game of Century: as the table game, but the race is against ten cards and a die.

use century::solo::{SoloPhase, Variant};
use century::{Action, Cubes, Solo, Step, Trader};
use game::Seat;

use crate::eval::century::{Goal, Plan, after, after_claim, carried, growth, missing, turns_to_claim, worth};
use crate::evaluate::{Evaluate, Values};
use crate::level::Ladder;

/// What the automa's caravan grows a turn, by worth.
const AUTOMA_GROWTH: f32 = 1.6;
/// The points of a usual card of the pyramid.
const USUAL_CARD: f32 = 12.5;

/// More turns than anybody waits for a claim.
const LONG: f32 = 6.0;

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

/// The points that the next claim brings, with what it leaves in the caravan and what the automa gets meanwhile; and
/// how many turns it takes.
fn next_claim(trader: &Trader, goals: &[Goal], growth: f32) -> (f32, f32) {
    let rest = trader.played.len() as f32 / trader.cards().len().max(1) as f32;
    let mut best = (trader.cube_points() as f32, LONG);
    for &(cost, points) in goals {
        let short = missing(trader.caravan, cost);
        let wait = if short > 0.0 { 0.35 + short / growth + 0.7 * rest } else { 0.0 };
        let left = carried(worth(trader.caravan) + short - worth(cost));
        let points = points + 0.5 * left - 1.5 * wait;
        if points > best.0 {
            best = (points, wait);
        }
    }
    best
}

// There are no styles: who plays alone plays against nobody's.
impl Evaluate for Solo {
    const AHEAD: usize = 20;

    const LADDER: Ladder = Ladder { careless: 20, normal: 10, hard: 40, expert: 100, depth: 2_500 };

    fn value(&self) -> Values {
        let (goals, count) = goals(self);
        let trader = self.trader();
        let growth = growth(trader.cards());
        let gone = trader.claimed.len() + self.automa().claimed.len();
        let later = 9usize.saturating_sub(gone) as f32;
        // Of the cards to come, each takes as many as it grows fast.
        let share = growth / (growth + AUTOMA_GROWTH);
        let coins = if self.variant() == Variant::Advanced { 1.2 } else { 0.4 };
        let (claim, wait) = next_claim(trader, &goals[..count], growth);
        let own = trader.card_points() as f32 + claim + later * USUAL_CARD * share;
        let automa =
            self.automa().points(self.variant()) as f32 + later * (USUAL_CARD * (1.0 - share) + coins);
        let mut values = Values::default();
        let ahead = (own - automa) / (0.5 + 2.3 * later.sqrt());
        // A game that is as good as won, or lost, is brought to its end all the same.
        values[0] = 0.95 / (1.0 + (-ahead).exp()) - 0.01 * wait.min(LONG);
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
        let plan = Plan { goals: &goals[..count], turns };
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
                    rest[index] = rest[count - 1];
                    let plan = Plan { goals: &rest[..count - 1], turns };
                    f32::from(card.points()) + after_claim(&plan, trader, card, growth_now)
                }
                _ => after(&plan, trader, self.market(), step, action, growth_now),
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
