//! The bot that tries things out before it acts: information-set Monte Carlo tree search.
//!
//! Each iteration imagines a state from the view, walks down the tree by what is legal there, adds a leaf, plays on for
//! some decisions by what looks best to everybody, judges by the game's own module where that leads, and tells every
//! node on the way the chances of whoever moved to it (max-n). One tree serves all imagined states; a node counts how
//! often it was available, as in Cowling, Powley and Whitehouse 2012. Which action is tried next follows from its mean,
//! and from the module's rating the more the less it was tried (PUCT). Chance has nodes of its own, whose children are
//! its outcomes.
//!
//! With several threads, each grows a tree of its own, and their visits are added up. The trees live on between
//! decisions: what was found out about the position that really came up is kept.
//!
//! Who judges is a choice of its own ([`Mind`]): the game's module, as above, or a [net](crate::net) that has learned
//! from games. A net says what it is good for ([`Advice`](crate::net::Advice)): its priors, or a share of the value
//! where a line was played on to, or both.
//!
//! The others are players like the one who searches, or whom one takes them for ([`Others`]).
//!
//! A budget is the most that a decision takes: the search stops as soon as the rest of it would hardly change the
//! choice, because the second-most visited action could only catch up with three of every four visits left; a net that
//! was given time, as soon as it could not catch up at all.

mod others;
mod shares;
pub(crate) mod tree;
mod worker;

use std::cmp::Ordering;
use std::thread;
use std::time::Duration;

use game::random::fast;
use game::{Draw, FastRng, Rng};

use crate::advice::{Outlook, Suggestion};
use crate::bot::{Bot, Decision, Haste};
use crate::evaluate::{Edition, Evaluate, Values};
use crate::greedy::{Glance, Greedy};
use crate::manners::Offers;
use crate::net::{self, Advice, Priors, Source, Thinker};
pub use crate::search::others::Others;
pub(crate) use crate::search::others::{Persona, lean};
pub(crate) use crate::search::worker::Candidate;
use crate::search::worker::{Counsel, EXPLORATION, Manner, Worker};
use crate::spec::BotSpec;

/// The memory that the trees of one bot may take, all threads together.
const MEMORY: usize = 128 << 20;

/// That every decision is thought about, in hundredths.
pub(crate) const ALL_DECISIONS: u8 = 100;

/// How long a search goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Budget {
    /// For so long.
    Time(Duration),
    /// For so many iterations, shared by the threads; those kept from the last decision don't count.
    Iterations(u64),
}

/// Who judges what a search finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mind {
    /// The one that plays by the game's module ([`Evaluate`]): `search`.
    #[default]
    Module,
    /// The same as it was before there were nets, to be measured against: `search-1`. It stays what it is.
    Module1,
    /// A net, the newest there is: `net`. Without one, the module.
    Net,
    /// The net in the program, whatever was loaded: `net-kept`.
    KeptNet,
}

impl Mind {
    /// All of them.
    pub const ALL: [Mind; 4] = [Mind::Module, Mind::Module1, Mind::Net, Mind::KeptNet];

    /// What the name of a bot begins with.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Mind::Module => "search",
            Mind::Module1 => "search-1",
            Mind::Net => "net",
            Mind::KeptNet => "net-kept",
        }
    }

    /// Where its net comes from, if it has one.
    #[must_use]
    pub const fn source(self) -> Option<Source> {
        match self {
            Mind::Module | Mind::Module1 => None,
            Mind::Net => Some(Source::Newest),
            Mind::KeptNet => Some(Source::Kept),
        }
    }
}

/// The settings of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SearchSettings {
    /// Who judges.
    pub mind: Mind,
    /// How long it thinks about a decision.
    pub budget: Budget,
    /// How many threads search at once.
    pub threads: usize,
    /// How careless it is, in thousandths of a game: an action that seems this much worse than the best is taken about
    /// a third as often as the best. With 0 it always takes the action that it tried most.
    pub noise: u32,
    /// Of a hundred decisions, so many are thought about; the others are made at first glance, as
    /// [`Greedy`] makes them.
    pub thought: u8,
    /// How many decisions it plays on from a leaf of its tree before it judges; without it, as many as the game's
    /// module says ([`Evaluate::AHEAD`]), or its net.
    pub ahead: Option<u16>,
    /// How much a net's value of a leaf counts, in hundredths; the rest is what the game's module says. Without it, as
    /// much as the net says.
    pub trust: Option<u8>,
    /// Who rates actions that nothing is known of, where there is a net; without it, whoever the net says.
    pub priors: Option<Priors>,
    /// How much it tries what it has not tried often, against what went well, in hundredths; without it, as much as
    /// the net says, or 70.
    pub explore: Option<u16>,
    /// Which edition of the game's module judges and rates; without it, the one that the net says, or the first.
    pub module: Option<Edition>,
    /// Whom it takes the others for.
    pub others: Others,
    /// How much it talks to the others about trades.
    pub offers: Offers,
}

impl SearchSettings {
    /// A careful search on one thread, by the game's module.
    #[must_use]
    pub const fn new(budget: Budget) -> SearchSettings {
        SearchSettings {
            mind: Mind::Module,
            budget,
            threads: 1,
            noise: 0,
            thought: ALL_DECISIONS,
            ahead: None,
            trust: None,
            priors: None,
            explore: None,
            module: None,
            others: Others::Alike,
            offers: Offers::Few,
        }
    }

    /// Which edition of a game's module judges and rates: the one of the settings, else the one that goes with the net.
    #[must_use]
    pub fn edition<G: Evaluate>(&self) -> Edition {
        let of_net = || self.mind.source().and_then(net::of::<G>).map(|net| net.about().advice.module);
        self.module.or_else(of_net).unwrap_or_default()
    }
}

/// A bot that searches.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    name: String,
    settings: SearchSettings,
    haste: Haste,
    rng: FastRng,
    workers: Vec<Worker<G>>,
    /// Who makes the decisions that are not thought about.
    glance: Greedy,
    found: Vec<Candidate<G::Action>>,
    iterations: u64,
}

impl<G: Evaluate> Search<G> {
    /// A search whose choices follow from `seed`, if its budget is in iterations.
    #[must_use]
    pub fn new(settings: SearchSettings, seed: u64) -> Search<G> {
        let mut rng = fast(seed);
        let threads = settings.threads.max(1);
        let net = settings.mind.source().and_then(net::of::<G>);
        let advice = net.as_ref().map_or(Advice::USUAL, |net| net.about().advice);
        let ahead = settings.ahead.or(advice.ahead).map_or(G::AHEAD, usize::from);
        let trust = f32::from(settings.trust.unwrap_or(advice.trust).min(100)) / 100.0;
        let priors = settings.priors.unwrap_or(advice.priors);
        let explore =
            settings.explore.or(advice.explore).map_or(EXPLORATION, |explore| f32::from(explore) / 100.0);
        let edition = settings.edition::<G>();
        let is_thorough = settings.mind != Mind::Module1;
        let manner = Manner { ahead, explore, edition, others: settings.others, is_thorough };
        let mut worker = || {
            let counsel = net.clone().map(|net| Counsel { thinker: Thinker::new(net), trust, priors });
            Worker::new(rng.next_u64(), MEMORY / threads, manner, counsel)
        };
        let workers = (0..threads).map(|_| worker()).collect();
        let name = BotSpec::Search(settings).to_string();
        let glance = Greedy::at(Glance { module: edition, ..Glance::default() }, seed);
        Search { name, settings, haste: Haste::NONE, rng, workers, glance, found: Vec::new(), iterations: 0 }
    }

    /// How many iterations the last decision that left a choice took; none if it was made at a glance.
    #[must_use]
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// How many iterations of earlier decisions the last one began with, because the position that came up had been
    /// met by them.
    #[must_use]
    pub fn kept(&self) -> u64 {
        if self.iterations == 0 {
            0
        } else {
            self.workers.iter().map(|worker| u64::from(worker.kept())).sum()
        }
    }

    /// How many positions a net has read since the search was made.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.workers.iter().map(Worker::evaluations).sum()
    }

    /// How long it thinks about the decisions to come.
    pub fn set_budget(&mut self, budget: Budget) {
        self.settings.budget = budget;
    }

    /// What it tried at the last decision that left a choice, in the order of the actions: each with its visits.
    pub fn visits(&self) -> impl Iterator<Item = (G::Action, u32)> {
        self.found.iter().map(|candidate| (candidate.action, candidate.visits))
    }

    /// How many nodes the trees have.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.workers.iter().map(Worker::nodes).sum()
    }

    /// The bytes that a node takes.
    #[must_use]
    pub const fn node_bytes() -> usize {
        size_of::<tree::Node<G::Action>>()
    }

    fn search(&mut self, decision: &Decision<'_, G>) {
        let (view, seat, legal) = (decision.view(), decision.seat(), decision.legal());
        let threads = self.workers.len() as u64;
        let budget = match self.haste.of(self.settings.budget) {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(threads)),
            time @ Budget::Time(_) => time,
        };
        self.iterations = match &mut self.workers[..] {
            [only] => only.search(&view, seat, legal, budget),
            all => thread::scope(|scope| {
                let view = &view;
                let start = |worker: &'_ mut Worker<G>| worker.search(view, seat, legal, budget);
                let threads: Vec<_> =
                    all.iter_mut().map(|worker| scope.spawn(move || start(worker))).collect();
                threads.into_iter().map(|thread| thread.join().expect("a search doesn't panic")).sum()
            }),
        };
        self.add_up(legal);
    }

    /// Adds up what the threads found out about each legal action.
    fn add_up(&mut self, legal: &[G::Action]) {
        self.found.clear();
        self.found.extend(legal.iter().map(|&action| Candidate { action, visits: 0, mean: 0.0 }));
        for candidate in self.workers.iter().flat_map(Worker::candidates) {
            let Ok(position) = legal.binary_search(&candidate.action) else { continue };
            let sum = &mut self.found[position];
            let visits = sum.visits + candidate.visits;
            if visits > 0 {
                sum.mean += (candidate.mean - sum.mean) * candidate.visits as f32 / visits as f32;
            }
            sum.visits = visits;
        }
    }

    /// Searches once more, and gives the actions that were tried, the most tried first.
    pub(crate) fn tried(&mut self, decision: &Decision<'_, G>) -> Vec<Candidate<G::Action>> {
        self.search(decision);
        let mut tried: Vec<Candidate<G::Action>> =
            self.found.iter().copied().filter(|candidate| candidate.visits > 0).collect();
        tried.sort_by(|one, other| {
            (other.visits, other.mean).partial_cmp(&(one.visits, one.mean)).unwrap_or(Ordering::Equal)
        });
        tried
    }

    /// The chances of all seats as a leaf of the tree is judged, with that luck.
    pub(crate) fn judge(&mut self, state: &G, luck: FastRng) -> Values {
        self.workers[0].judge_with(state, luck)
    }

    /// Searches once more, and gives the actions that were tried most, those with the best chances first.
    pub(crate) fn suggest(&mut self, decision: &Decision<'_, G>, most: usize) -> Vec<Suggestion<G::Action>> {
        let mut tried = self.tried(decision);
        tried.truncate(most);
        tried.sort_by(|one, other| other.mean.total_cmp(&one.mean));
        let suggestion = |candidate: Candidate<G::Action>| Suggestion {
            action: candidate.action,
            chance: candidate.mean,
            outlook: Outlook::default(),
        };
        tried.into_iter().map(suggestion).collect()
    }

    fn decide(&mut self) -> G::Action {
        // The most visited, of equals the one with the better mean: a mean of few visits says little.
        let mut best = self.found[0];
        for candidate in &self.found {
            if (candidate.visits, candidate.mean) > (best.visits, best.mean) {
                best = *candidate;
            }
        }
        if self.settings.noise == 0 {
            return best.action;
        }
        let noise = self.settings.noise as f32 / 1000.0;
        let weigh = |candidate: &Candidate<G::Action>| {
            // What was hardly tried has no mean to speak of.
            let is_known = candidate.visits * 50 > best.visits;
            let loss = (best.mean - candidate.mean).max(0.0);
            let weight = if is_known { (-loss / noise).exp() } else { 0.0 };
            (candidate.action, (weight * 1e6) as u32)
        };
        let weights: Vec<(G::Action, u32)> = self.found.iter().map(weigh).collect();
        self.rng.weighted(&weights)
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn hasten(&mut self, haste: Haste) {
        self.haste = haste;
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        if let [only] = decision.legal() {
            return *only;
        }
        let thought = u32::from(self.settings.thought);
        if thought < u32::from(ALL_DECISIONS) && self.rng.below(u32::from(ALL_DECISIONS)) >= thought {
            self.iterations = 0;
            self.workers.iter_mut().for_each(Worker::miss);
            return self.glance.choose(decision);
        }
        self.search(decision);
        self.decide()
    }
}
