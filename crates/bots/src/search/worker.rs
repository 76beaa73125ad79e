//! One thread's search: iterations over one tree.

use std::time::{Duration, Instant};

use game::random::fast;
use game::{Actions, Actor, Draw, FastRng, Seat, Turn, View, Viewer};

use crate::evaluate::{Edition, Evaluate, Values, best_step, outcome, pick_quietly};
use crate::net::{Priors, Thinker};
use crate::search::Budget;
use crate::search::others::{Cast, Others, Persona};
use crate::search::shares::{FLOOR, TEMPERATURE, drawn, into_shares};
use crate::search::tree::{Index, ROOT, Tree};

/// How much a search tries what it has not tried often, against what went well.
pub(super) const EXPLORATION: f32 = 0.7;

/// A step not tried yet counts as so much worse than the mean of its siblings.
const UNTRIED: f32 = 0.02;

/// That a node has no prior yet: it was drawn as the step of another, and how good it looked was not asked.
const UNKNOWN: f32 = f32::NAN;

/// A search plays at most so many steps on to reach a quiet state.
const SETTLING: usize = 24;

/// And at most so many steps for each decision that it plays on: forced ones and those of chance come between.
const STEPS_A_DECISION: usize = 4;

/// At most this many steps are replayed to find the next decision in the tree of the last one.
const REPLAYED: usize = 3000;

/// A tree, and what is needed to let it grow.
#[derive(Debug)]
pub(super) struct Worker<G: Evaluate> {
    tree: Tree<G::Action>,
    rng: FastRng,
    manner: Manner,
    /// The net that judges, if one does.
    counsel: Option<Counsel>,
    /// The view from the root of the tree.
    view: Option<G::View>,
    /// How many decisions the seat has made since without it.
    missed: usize,
    /// How often the tree had been gone down when the last search began.
    kept: u32,
    path: Vec<(Index, Actor)>,
    /// Who sits where in this iteration.
    cast: Cast,
    legal: Actions<G::Action>,
    ratings: Vec<f32>,
    /// What may be done at the root: all that is legal, or less where the bot has manners.
    allowed: Vec<G::Action>,
}

/// How a search goes about it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Manner {
    /// How many decisions are played on from a leaf before it is judged.
    pub(super) ahead: usize,
    /// How much it tries what it has not tried often, against what went well.
    pub(super) explore: f32,
    /// Which edition of the game's module judges and rates.
    pub(super) edition: Edition,
    /// Whom the others are taken for.
    pub(super) others: Others,
    /// Whether the position that came up is looked for in the tree below steps that were hidden, and below decisions
    /// that were made at a glance, too. `search-1` doesn't.
    pub(super) is_thorough: bool,
}

/// A net, and what it is asked for.
#[derive(Debug)]
pub(super) struct Counsel {
    pub(super) thinker: Thinker,
    /// How much its values count, from 0 to 1.
    pub(super) trust: f32,
    /// Who rates actions.
    pub(super) priors: Priors,
}

/// What a search found out about one action.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Candidate<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) mean: f32,
}

/// How many iterations will fit into what is left of a time, by how long those before took. A few have to be made
/// before that can be said.
fn left_in(time: Duration, spent: Duration, iterations: u64) -> u64 {
    const A_FEW: u64 = 16;
    let left = time.saturating_sub(spent);
    match iterations {
        _ if left.is_zero() && iterations > 0 => 0,
        0..A_FEW => u64::MAX,
        _ => (iterations as f64 * left.as_secs_f64() / spent.as_secs_f64().max(1e-9)) as u64,
    }
}

impl<G: Evaluate> Worker<G> {
    /// A worker whose tree takes at most `bytes` of memory, and that judges leaves by a net or else by the game's
    /// module.
    pub(super) fn new(seed: u64, bytes: usize, manner: Manner, counsel: Option<Counsel>) -> Worker<G> {
        Worker {
            // While a tree is cut down there are two of them.
            tree: Tree::new(bytes / 2),
            rng: fast(seed),
            manner,
            counsel,
            view: None,
            missed: 0,
            kept: 0,
            path: Vec::new(),
            cast: Cast::ALIKE,
            legal: Actions::new(),
            ratings: Vec::new(),
            allowed: Vec::new(),
        }
    }

    /// Searches from `view` for one of the `allowed` actions, which are sorted, until the budget is used up; returns
    /// how many iterations there were.
    pub(super) fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        allowed: &[G::Action],
        budget: Budget,
    ) -> u64 {
        self.allowed.clear();
        self.allowed.extend_from_slice(allowed);
        self.settle_root(view, seat);
        let start = Instant::now();
        let mut iterations = 0;
        loop {
            let left = match budget {
                Budget::Iterations(wanted) => wanted - iterations,
                Budget::Time(time) => left_in(time, start.elapsed(), iterations),
            };
            if left == 0 || self.is_decided(left, budget) {
                return iterations;
            }
            self.iterate(view, seat);
            iterations += 1;
        }
    }

    /// Whether `left` more iterations would hardly change the decision: for the second-most visited action to become
    /// the most visited one, three of every four of them would have to go to it. A net that was given time uses it
    /// until nothing can change any more: its later thoughts are better than the first ones, which are the module's.
    fn is_decided(&self, left: u64, budget: Budget) -> bool {
        let (mut first, mut second) = (0, 0);
        for Candidate { visits, .. } in self.candidates() {
            if visits > first {
                (first, second) = (visits, first);
            } else if visits > second {
                second = visits;
            }
        }
        let lead = u64::from(first - second);
        let goes_on = self.counsel.is_some() && matches!(budget, Budget::Time(_));
        if goes_on { lead > left } else { 2 * lead > left }
    }

    /// What was found out about the actions at the root.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate<G::Action>> {
        self.tree.children(ROOT).filter_map(|child| {
            let node = self.tree.node(child);
            let action = node.key.1.filter(|action| self.allowed.binary_search(action).is_ok())?;
            Some(Candidate { action, visits: node.visits, mean: node.mean })
        })
    }

    /// How many positions its net has read.
    pub(super) fn evaluations(&self) -> u64 {
        self.counsel.as_ref().map_or(0, |counsel| counsel.thinker.evaluations())
    }

    /// Notes that the seat has decided something without it.
    pub(super) fn miss(&mut self) {
        self.missed += 1;
    }

    /// How many iterations of earlier searches the last one began with.
    pub(super) fn kept(&self) -> u32 {
        self.kept
    }

    /// How many nodes the tree has.
    pub(super) fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Keeps what the last search found out about the position of `view`, or starts from nothing.
    fn settle_root(&mut self, view: &G::View, seat: Seat) {
        match self.find(view, seat) {
            Some(ROOT) => {}
            Some(index) => self.tree.cut_down(index),
            None => self.tree.clear(),
        }
        self.view = Some(view.clone());
        self.missed = 0;
        self.kept = self.tree.node(ROOT).visits;
    }

    /// The node of the tree at which `seat` sees just what it sees now.
    ///
    /// Nobody tells a bot what the others did, so the lines of the tree are replayed, the most visited first: one
    /// that leads to an equal view leads to the same knowledge.
    fn find(&mut self, view: &G::View, seat: Seat) -> Option<Index> {
        let last = self.view.take()?;
        if last.viewer() != Viewer::Seat(seat) {
            return None;
        }
        if last == *view {
            return Some(ROOT);
        }
        let missed = if self.manner.is_thorough { self.missed } else { 0 };
        let mut open = vec![(ROOT, last.imagine(&mut self.rng), missed)];
        let mut replayed = 0;
        while let Some((index, state, missed)) = open.pop() {
            let mut children: Vec<Index> =
                self.tree.children(index).filter(|&child| self.tree.node(child).visits > 0).collect();
            children.sort_by_key(|&child| self.tree.node(child).visits);
            for child in children {
                let (actor, action) = self.tree.node(child).key;
                let Some(action) = action.or_else(|| self.unseen(&state, seat)) else { continue };
                if state.check(actor, action).is_err() {
                    continue;
                }
                let mut missed = missed;
                let mut state = state.clone();
                state.apply(actor, action);
                replayed += 1;
                if state.turn().includes(seat) {
                    if state.view(Viewer::Seat(seat)) == *view {
                        return Some(child);
                    }
                    // The search would have been asked here, unless there was no choice, or it was made at a glance: so
                    // the position that came up isn't further down.
                    if state.turn() == Turn::of(seat) && self.tree.children(child).count() > 1 {
                        if missed == 0 {
                            continue;
                        }
                        missed -= 1;
                    }
                }
                open.push((child, state, missed));
            }
            if replayed > REPLAYED {
                return None;
            }
        }
        None
    }

    /// What chance may have done where the seat saw only that it did something.
    fn unseen(&mut self, state: &G, seat: Seat) -> Option<G::Action> {
        const TRIES: usize = 8;
        if !self.manner.is_thorough || state.turn() != Turn::Chance {
            return None;
        }
        let is_hidden = |action: &G::Action| state.seen(Viewer::Seat(seat), Actor::Chance, *action).is_none();
        (0..TRIES).map(|_| state.sample(&mut self.rng)).find(is_hidden)
    }

    /// One iteration: imagine, go down, judge, tell those above.
    fn iterate(&mut self, view: &G::View, seat: Seat) {
        let mut state = view.imagine(&mut self.rng);
        self.cast = self.manner.others.cast(seat, state.players(), &mut self.rng);
        let mut index = ROOT;
        self.path.clear();
        self.path.push((ROOT, Actor::Chance));
        let values = loop {
            let is_leaf = index != ROOT && self.tree.node(index).visits == 0;
            let next = match state.turn() {
                Turn::Over => break self.judge(&mut state),
                _ if is_leaf => break self.judge(&mut state),
                Turn::Chance => self.draw(index, &state, seat),
                Turn::Seats(seats) => {
                    // Where several may act, the search lets the first one; but its own decision is its own.
                    let is_own = index == ROOT && seats.contains(seat);
                    let Some(actor) = (if is_own { Some(seat) } else { seats.first() }) else {
                        break self.judge(&mut state);
                    };
                    match self.cast.of(actor) {
                        Persona::Alike => self.select(index, &state, actor),
                        persona => self.foresee(index, &state, actor, persona),
                    }
                }
            };
            // With its memory used up, the tree stops growing.
            let Some((child, actor, action)) = next else { break self.judge(&mut state) };
            state.apply(actor, action);
            index = child;
            self.path.push((index, actor));
        };
        self.tree.visit_all(&self.path, seat, &values);
    }

    /// An outcome of chance.
    ///
    /// Where there are many, the search would never come twice to the same place, so new ones are let in slowly, and
    /// otherwise one is drawn from those that were drawn before, as often as each was.
    fn draw(&mut self, index: Index, state: &G, seat: Seat) -> Option<(Index, Actor, G::Action)> {
        let visits = self.tree.node(index).visits;
        let known = self.tree.children(index).count();
        if known * known > 4 + 4 * visits as usize {
            let drawn: u32 = self.tree.children(index).map(|child| self.tree.node(child).visits).sum();
            let mut left = self.rng.below(drawn.max(1));
            let again = self.tree.children(index).find(|&child| {
                let visits = self.tree.node(child).visits;
                let is_it = left < visits;
                left = left.saturating_sub(visits);
                is_it
            });
            if let Some(child) = again
                && let Some(action) = self.tree.node(child).key.1
                && state.check(Actor::Chance, action).is_ok()
            {
                return Some((child, Actor::Chance, action));
            }
        }
        let action = state.sample(&mut self.rng);
        let seen = state.seen(Viewer::Seat(seat), Actor::Chance, action);
        let child = self.tree.find_or_insert(index, (Actor::Chance, seen), 0.0)?;
        Some((child, Actor::Chance, action))
    }

    /// The action of `actor` that promises most, counting what was tried and what was not (PUCT).
    fn select(&mut self, parent: Index, state: &G, actor: Seat) -> Option<(Index, Actor, G::Action)> {
        state.legal(actor, &mut self.legal);
        let mover = Actor::Seat(actor);
        self.ratings.clear();
        let (mut tried, mut sum) = (0u32, 0.0f32);
        for child in self.tree.children(parent) {
            let node = self.tree.node(child);
            tried += node.visits;
            sum += node.mean * node.visits as f32;
        }
        let mean = if tried == 0 { 0.5 } else { sum / tried as f32 };
        let mut chosen = None;
        let mut most = f32::MIN;
        let mut place = self.tree.first_place(parent);
        for position in 0..self.legal.len() {
            let action = self.legal[position];
            if parent == ROOT && self.allowed.binary_search(&action).is_err() {
                continue;
            }
            let key = (mover, Some(action));
            let child = match self.tree.seek(&mut place, key) {
                Some(child) => child,
                None => {
                    if self.ratings.is_empty() {
                        self.share(state, actor);
                    }
                    let new = self.tree.insert(parent, place.after, key, self.ratings[position]);
                    let Some(new) = new else { break };
                    new
                }
            };
            if self.tree.node(child).prior.is_nan() {
                if self.ratings.is_empty() {
                    self.share(state, actor);
                }
                self.tree.node_mut(child).prior = self.ratings[position];
            }
            let node = self.tree.node_mut(child);
            node.available += 1;
            let value = if node.visits == 0 { mean - UNTRIED } else { node.mean };
            let trust = (node.available as f32).sqrt() / (1 + node.visits) as f32;
            let promise = value + self.manner.explore * node.prior * trust;
            if promise > most {
                most = promise;
                chosen = Some((child, mover, action));
            }
            self.tree.pass(&mut place, child);
        }
        chosen
    }

    /// A step of `actor` as somebody of that kind takes it, each as often as they would.
    fn foresee(
        &mut self,
        parent: Index,
        state: &G,
        actor: Seat,
        persona: Persona,
    ) -> Option<(Index, Actor, G::Action)> {
        state.legal(actor, &mut self.legal);
        let chosen = match persona {
            _ if self.legal.len() == 1 => 0,
            Persona::Random => pick_quietly::<G>(&self.legal, &mut self.rng),
            Persona::Alike | Persona::Net => {
                self.rate(state, actor);
                into_shares(&mut self.ratings, 0.0, 1.0);
                drawn(&self.ratings, &mut self.rng)
            }
            Persona::Rated(_) | Persona::Styled(_) => {
                persona.rate(state, actor, &self.legal, &mut self.ratings);
                into_shares(&mut self.ratings, 0.0, TEMPERATURE);
                drawn(&self.ratings, &mut self.rng)
            }
        };
        let (mover, action) = (Actor::Seat(actor), self.legal[chosen]);
        let child = self.tree.find_or_insert(parent, (mover, Some(action)), UNKNOWN)?;
        self.tree.node_mut(child).available += 1;
        Some((child, mover, action))
    }

    /// What each action is tried for a start, in shares that sum to 1.
    fn share(&mut self, state: &G, actor: Seat) {
        self.rate(state, actor);
        into_shares(&mut self.ratings, FLOOR, 1.0);
    }

    /// The ratings of the net, or of the game's module, or of both.
    fn rate(&mut self, state: &G, actor: Seat) {
        match &mut self.counsel {
            Some(Counsel { thinker, priors: Priors::Net, .. }) => {
                thinker.rate(state, actor, &self.legal, &mut self.ratings);
            }
            Some(Counsel { thinker, priors: Priors::Both, .. }) => {
                state.rate_by(self.manner.edition, actor, &self.legal, &mut self.ratings);
                thinker.correct(state, actor, &self.legal, &mut self.ratings);
            }
            _ => state.rate_by(self.manner.edition, actor, &self.legal, &mut self.ratings),
        }
        debug_assert_eq!(self.ratings.len(), self.legal.len(), "a rating for each action");
    }

    /// The chances of each seat in any state, with that luck.
    pub(super) fn judge_with(&mut self, state: &G, luck: FastRng) -> Values {
        self.rng = luck;
        self.judge(&mut state.clone())
    }

    /// The chances of each seat, after playing on as far as that pays and to where it can be told: as the net sees
    /// them there, as the module does, or as both do.
    fn judge(&mut self, state: &mut G) -> Values {
        self.play_on(state);
        let trust = self.counsel.as_ref().map_or(0.0, |counsel| counsel.trust);
        let edition = self.manner.edition;
        let seat = if trust > 0.0 { self.go_to_decision(state) } else { Seat::new(0) };
        if let Some(scores) = state.score() {
            return outcome(&scores, state.players());
        }
        let Some(counsel) = self.counsel.as_mut().filter(|_| trust > 0.0) else {
            return state.value_by(edition);
        };
        let mut values = counsel.thinker.value(state, seat);
        if trust < 1.0 {
            for (value, other) in values.iter_mut().zip(state.value_by(edition)) {
                *value = trust * *value + (1.0 - trust) * other;
            }
        }
        values
    }

    /// Carries out what is forced and what chance does, up to the next decision: nets have learned from decisions.
    /// Tells whose it is; where so much is forced that it is nobody's yet, anybody's eyes will do.
    fn go_to_decision(&mut self, state: &mut G) -> Seat {
        for _ in 0..SETTLING {
            let (actor, action) = match state.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, state.sample(&mut self.rng)),
                Turn::Seats(seats) => {
                    let Some(seat) = seats.first() else { break };
                    state.legal(seat, &mut self.legal);
                    if self.legal.len() > 1 {
                        return seat;
                    }
                    (Actor::Seat(seat), self.legal[0])
                }
            };
            state.apply(actor, action);
        }
        Seat::new(0)
    }

    /// Plays on by what looks best to everybody, as who they are: as many decisions as pay, and to where the state can
    /// be judged.
    fn play_on(&mut self, state: &mut G) {
        let mut left = self.manner.ahead;
        for _ in 0..SETTLING + STEPS_A_DECISION * self.manner.ahead {
            if left == 0 && state.is_quiet() {
                break;
            }
            let (cast, edition) = (self.cast, self.manner.edition);
            let who = |seat| cast.of(seat).at_a_glance(edition);
            let step = best_step(state, who, &mut self.legal, &mut self.ratings, &mut self.rng);
            let Some((actor, action)) = step else { break };
            if actor != Actor::Chance && self.legal.len() > 1 {
                left = left.saturating_sub(1);
            }
            state.apply(actor, action);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use game::Game;
    use puerto_rico::PuertoRico;

    /// Crafting brings the first player two barrels and the left neighbor six, and the ships are empty.
    const CRAFTING_FEEDS_A_NEIGHBOR: &str = r#"{"players": [
            {"island": {"corn": 1}, "farmers": {"corn": 1}, "doubloons": 2},
            {"island": {"corn": 6}, "farmers": {"corn": 6}},
            {}], "ships": [{}, {}, {}], "phase": "pick"}"#;

    /// What a search that takes the others for those finds out about crafting there: its tree, the node at which the
    /// left neighbor picks, and the state there.
    fn crafting(others: Others) -> (Worker<PuertoRico>, Index, PuertoRico) {
        let mut state: PuertoRico = serde_json::from_str(CRAFTING_FEEDS_A_NEIGHBOR).unwrap();
        let seat = Seat::new(0);
        let manner =
            Manner { ahead: 8, explore: EXPLORATION, edition: Edition::First, others, is_thorough: true };
        let mut worker = Worker::new(1, 1 << 20, manner, None);
        let steps = ["pick craftsman", "extra corn"].map(|step| step.parse().unwrap());
        worker.search(&state.view(Viewer::Seat(seat)), seat, &steps[..1], Budget::Iterations(1_500));
        let mut index = ROOT;
        for step in steps {
            index = worker.tree.child(index, (seat.into(), Some(step))).unwrap();
            state.apply(seat.into(), step);
        }
        assert_eq!(state.turn(), Turn::of(Seat::new(1)), "the left neighbor picks");
        (worker, index, state)
    }

    #[test]
    fn whoever_is_fed_by_crafting_calls_the_captain_if_they_are_taken_for_greedy() {
        let calls = |others| {
            let (worker, index, _) = crafting(others);
            let visits = |child| worker.tree.node(child).visits;
            let captain = (Actor::Seat(Seat::new(1)), Some("pick captain".parse().unwrap()));
            let calls = worker.tree.child(index, captain).map_or(0, visits);
            calls as f32 / worker.tree.children(index).map(visits).sum::<u32>() as f32
        };
        let (rated, random, league) = (calls(Others::Rated), calls(Others::Random), calls(Others::League));
        assert!(rated > 0.8, "{rated}");
        assert!((0.05..0.4).contains(&random), "{random}: one of six roles");
        assert!(random < league && league < rated, "{random}, {league}, {rated}");
    }

    #[test]
    fn a_step_that_was_drawn_gets_its_prior_once_it_is_asked_for() {
        let (mut worker, index, state) = crafting(Others::Rated);
        let priors = |worker: &Worker<PuertoRico>| -> Vec<f32> {
            worker.tree.children(index).map(|child| worker.tree.node(child).prior).collect()
        };
        assert!(priors(&worker).iter().all(|prior| prior.is_nan()), "nobody has asked yet");
        worker.select(index, &state, Seat::new(1)).unwrap();
        let sum: f32 = priors(&worker).iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{:?}", priors(&worker));
    }

    #[test]
    fn what_is_left_of_a_time_follows_from_what_was_done_in_it() {
        let ms = Duration::from_millis;
        assert_eq!(left_in(ms(100), ms(0), 0), u64::MAX, "at least one iteration");
        assert_eq!(left_in(ms(100), ms(20), 3), u64::MAX, "three say too little");
        assert_eq!(left_in(ms(100), ms(20), 40), 160);
        assert_eq!(left_in(ms(100), ms(100), 40), 0);
        assert_eq!(left_in(ms(100), ms(300), 2), 0, "slow ones are cut off all the same");
    }
}
