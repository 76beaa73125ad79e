//! The bot that does what looks best.

use game::random::fast;
use game::{Draw, FastRng, View};

use crate::bot::{Bot, Decision};
use crate::evaluate::{Edition, Evaluate, best};
use crate::manners::Offers;
use crate::search::lean;
use crate::style::Style;

/// How a greedy bot acts, beside taking what looks best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Glance {
    /// How careless it is, in hundredths of a rating: an action that is rated this much lower than the best is taken
    /// about a third as often, and one that is rated [`NEARLY`] times as much lower is never taken. With 0 it always
    /// takes the best.
    pub careless: u16,
    /// Which edition of the game's module it looks with.
    pub module: Edition,
    /// What it is fond of, if it has a style.
    pub style: Option<Style>,
    /// How much it talks to the others about trades.
    pub offers: Offers,
}

/// A careless bot overlooks what costs little; what loses more than this many times its carelessness it sees.
pub const NEARLY: f32 = 2.0;

/// Takes the action that its game's module rates highest, without trying any out: quick and sensible.
#[derive(Debug, Clone)]
pub struct Greedy {
    careless: u16,
    module: Edition,
    style: Option<Style>,
    rng: FastRng,
    ratings: Vec<f32>,
}

impl Greedy {
    /// A greedy bot; what it imagines of hidden things follows from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy::at(Glance::default(), seed)
    }

    /// One that looks in that way.
    #[must_use]
    pub fn at(glance: Glance, seed: u64) -> Greedy {
        let Glance { careless, module, style, .. } = glance;
        Greedy { careless, module, style, rng: fast(seed), ratings: Vec::new() }
    }

    /// One of the actions that are rated nearly as high as the best, the more often the higher.
    fn any_good_one(&mut self) -> usize {
        let careless = f32::from(self.careless) / 100.0;
        let most = self.ratings[best(&self.ratings)];
        let weigh = |(place, rating): (usize, &f32)| {
            let loss = (most - rating) / careless;
            (place, if loss < NEARLY { ((-loss).exp() * 1e6) as u32 } else { 0 })
        };
        let weights: Vec<(usize, u32)> = self.ratings.iter().enumerate().map(weigh).collect();
        self.rng.weighted(&weights)
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn name(&self) -> String {
        "greedy".into()
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        let legal = decision.legal();
        if let [only] = legal {
            return *only;
        }
        let state = decision.view().imagine(&mut self.rng);
        state.plan_by(self.module, decision.seat(), legal, &mut self.ratings);
        debug_assert_eq!(self.ratings.len(), legal.len(), "a rating for each action");
        if let Some(style) = self.style {
            lean(&state, style, decision.seat(), legal, &mut self.ratings);
        }
        legal[if self.careless == 0 { best(&self.ratings) } else { self.any_good_one() }]
    }
}
