//! Trade that is quiet: a bot speaks to the others seldom, and only where somebody may want to hear it.

use game::random::fast;
use game::{FastRng, View};

use crate::bot::{Bot, Decision, Haste};
use crate::evaluate::Evaluate;

/// At most this many offers are made by a bot in a turn.
pub const MOST_OFFERS: usize = 2;

/// So often the others' hands are imagined: what somebody wants in one of these states they may want.
const GUESSES: usize = 3;

/// How much a bot talks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Offers {
    /// At most [`MOST_OFFERS`] in a turn, none twice, and only what somebody may want.
    #[default]
    Few,
    /// All that the rules allow.
    All,
}

/// A bot with good manners: of what it might say to the others, the bot inside is shown only what is fit to be said.
#[derive(Debug)]
pub struct Quiet<G: Evaluate, B> {
    bot: B,
    rng: FastRng,
    /// What it has said in this turn.
    said: Vec<G::Action>,
    fit: Vec<G::Action>,
}

impl<G: Evaluate, B: Bot<G>> Quiet<G, B> {
    /// The bot with manners; what it imagines of the others' hands follows from `seed`.
    #[must_use]
    pub fn new(bot: B, seed: u64) -> Quiet<G, B> {
        Quiet { bot, rng: fast(!seed), said: Vec::new(), fit: Vec::new() }
    }

    /// The bot inside.
    #[must_use]
    pub fn inside(&self) -> &B {
        &self.bot
    }

    /// The bot inside, to be told something.
    pub fn inside_mut(&mut self) -> &mut B {
        &mut self.bot
    }

    /// Notes which of the legal actions are fit; says whether that is another list.
    fn sift(&mut self, decision: &Decision<'_, G>) -> bool {
        let (seat, legal) = (decision.seat(), decision.legal());
        if !legal.iter().any(|&action| G::is_talk(action)) {
            return false;
        }
        let view = decision.view();
        let state = view.imagine(&mut self.rng);
        let made = state.offers_made(seat);
        // A new turn of its own: what was said in an earlier one is forgotten.
        if made == Some(0) {
            self.said.clear();
        }
        let mut wanted = Vec::new();
        if made.is_none_or(|made| made < MOST_OFFERS) {
            wanted = state.wanted(seat, legal, &self.said);
            for _ in 1..GUESSES {
                wanted.extend(view.imagine(&mut self.rng).wanted(seat, legal, &self.said));
            }
        }
        self.fit.clear();
        let is_fit = |action: &G::Action| !G::is_talk(*action) || wanted.contains(action);
        self.fit.extend(legal.iter().filter(|action| is_fit(action)));
        !self.fit.is_empty() && self.fit.len() < legal.len()
    }
}

impl<G: Evaluate, B: Bot<G>> Bot<G> for Quiet<G, B> {
    fn name(&self) -> String {
        self.bot.name()
    }

    fn hasten(&mut self, haste: Haste) {
        self.bot.hasten(haste);
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        let chosen = match self.sift(decision) {
            true => self.bot.choose(&decision.among(&self.fit)),
            false => self.bot.choose(decision),
        };
        if G::is_talk(chosen) && !self.said.contains(&chosen) {
            self.said.push(chosen);
        }
        chosen
    }
}
