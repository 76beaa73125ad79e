//! The bot that does what looks best.

use game::random::fast;
use game::{FastRng, View};

use crate::bot::{Bot, Decision};
use crate::evaluate::{Evaluate, best};

/// Takes the action that its game's module rates highest, without trying any out: quick and sensible.
#[derive(Debug, Clone)]
pub struct Greedy {
    rng: FastRng,
    ratings: Vec<f32>,
}

impl Greedy {
    /// A greedy bot; what it imagines of hidden things follows from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy { rng: fast(seed), ratings: Vec::new() }
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
        state.plan(decision.seat(), legal, &mut self.ratings);
        debug_assert_eq!(self.ratings.len(), legal.len(), "a rating for each action");
        legal[best(&self.ratings)]
    }
}
