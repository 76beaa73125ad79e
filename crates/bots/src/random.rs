//! The bot that takes any legal action.

use game::random::fast;
use game::{Draw, FastRng, Game};

use crate::bot::{Bot, Decision};

/// Takes each legal action with the same probability, and never looks at the table.
#[derive(Debug, Clone)]
pub struct Random {
    rng: FastRng,
}

impl Random {
    /// A random bot whose choices follow from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random { rng: fast(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> String {
        "random".into()
    }

    #[inline]
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        self.rng.pick(decision.legal())
    }
}
