//! The sparring partner: a plain Monte Carlo tree search that knows nothing but the rules.
//!
//! It is what most public bots of such games are, and so what ours are measured against: UCT over imagined states, one
//! leaf an iteration, and from there a random game to its end. What each seat is told is what that game brought it:
//! half of it for winning, half for the opponents that it left behind. There are no ratings, no values, no kept tree
//! and no early end, so with its strange opponents a search can't rely on others thinking as it does.
//!
//! Two things are no plain search's. Random players talk about trades forever, so in a random game nobody speaks who
//! can do something else; and a random game that comes to no end (solo Century has such) is judged where it stands by
//! the game's module.

use std::time::Instant;

use game::random::fast;
use game::{Actions, Actor, Draw, FastRng, Scores, Seat, Turn, View, Viewer};

use crate::bot::{Bot, Decision};
use crate::evaluate::{Evaluate, Values, random_end};
use crate::search::Budget;
use crate::search::tree::{Index, ROOT, Tree};
use crate::spec::BotSpec;

/// How much it tries what it has not tried often, against what went well (UCB1).
const EXPLORATION: f32 = 0.7;

/// A random game is left after so many steps.
const LONGEST: usize = 2_000;

/// The memory of its tree.
const MEMORY: usize = 64 << 20;

/// A bot that plays random games to see what an action is worth.
#[derive(Debug)]
pub struct Sparring<G: Evaluate> {
    budget: Budget,
    rng: FastRng,
    tree: Tree<G::Action>,
    path: Vec<(Index, Actor)>,
    legal: Actions<G::Action>,
}

impl<G: Evaluate> Sparring<G> {
    /// A sparring partner whose choices follow from `seed`, if its budget is in iterations.
    #[must_use]
    pub fn new(budget: Budget, seed: u64) -> Sparring<G> {
        Sparring { budget, rng: fast(seed), tree: Tree::new(MEMORY), path: Vec::new(), legal: Actions::new() }
    }

    /// One iteration: imagine, go down to a new leaf, play at random from there, tell those above.
    fn iterate(&mut self, view: &G::View, decision: &Decision<'_, G>) {
        let seat = decision.seat();
        let mut state = view.imagine(&mut self.rng);
        let mut index = ROOT;
        self.path.clear();
        self.path.push((ROOT, Actor::Chance));
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => self.draw(index, &state, seat),
                // Where several may act, the first one does; but its own decision is its own.
                Turn::Seats(seats) if index == ROOT && seats.contains(seat) => {
                    self.select(index, &state, seat, Some(decision.legal()))
                }
                Turn::Seats(seats) => {
                    let Some(actor) = seats.first() else { break };
                    self.select(index, &state, actor, None)
                }
            };
            // With its memory used up, the tree stops growing.
            let Some((child, actor, action)) = step else { break };
            state.apply(actor, action);
            self.path.push((child, actor));
            index = child;
            if self.tree.node(child).visits == 0 {
                break;
            }
        }
        let rewards = self.play_at_random(state);
        self.tree.visit_all(&self.path, seat, &rewards);
    }

    fn draw(&mut self, parent: Index, state: &G, seat: Seat) -> Option<(Index, Actor, G::Action)> {
        let action = state.sample(&mut self.rng);
        let seen = state.seen(Viewer::Seat(seat), Actor::Chance, action);
        let child = self.tree.find_or_insert(parent, (Actor::Chance, seen), 0.0)?;
        Some((child, Actor::Chance, action))
    }

    /// One of the actions that were never tried, or else the one with the best bound (UCB1). Where the bot has manners,
    /// only the `allowed` ones count.
    fn select(
        &mut self,
        parent: Index,
        state: &G,
        actor: Seat,
        allowed: Option<&[G::Action]>,
    ) -> Option<(Index, Actor, G::Action)> {
        state.legal(actor, &mut self.legal);
        let mover = Actor::Seat(actor);
        let (mut known, mut most, mut untried, mut new) = (None, f32::MIN, 0, None);
        let mut place = self.tree.first_place(parent);
        for &action in self.legal.iter() {
            if allowed.is_some_and(|allowed| allowed.binary_search(&action).is_err()) {
                continue;
            }
            let key = (mover, Some(action));
            let Some(child) = self.tree.seek(&mut place, key) else {
                untried += 1;
                // Each of them is the one with the same probability.
                if self.rng.below(untried) == 0 {
                    new = Some((place.after, action));
                }
                continue;
            };
            let node = self.tree.node_mut(child);
            node.available += 1;
            let bound = node.mean + EXPLORATION * ((node.available as f32).ln() / node.visits as f32).sqrt();
            if bound > most {
                most = bound;
                known = Some((child, mover, action));
            }
        }
        let Some((after, action)) = new else { return known };
        let child = self.tree.insert(parent, after, (mover, Some(action)), 0.0)?;
        self.tree.node_mut(child).available = 1;
        Some((child, mover, action))
    }

    /// What a random game from `state` brings to each seat.
    fn play_at_random(&mut self, state: G) -> Values {
        match random_end(state, &mut self.rng, &mut self.legal, LONGEST) {
            (state, Some(scores)) => rewards(&scores, state.players()),
            (state, None) => state.value(),
        }
    }

    /// The action that was tried most, of equals the one that went better.
    fn decide(&self, decision: &Decision<'_, G>) -> G::Action {
        let mut best = (0, f32::MIN, decision.legal()[0]);
        for child in self.tree.children(ROOT) {
            let node = self.tree.node(child);
            if let Some(action) = node.key.1
                && (node.visits, node.mean) > (best.0, best.1)
            {
                best = (node.visits, node.mean, action);
            }
        }
        best.2
    }
}

/// What the end of a game is worth to each seat: one half its share of the win, the other the share of the other sides
/// that it left behind, where a tie is half a side.
fn rewards(scores: &Scores, players: usize) -> Values {
    let mut values = Values::default();
    let others = (scores.0.len() - 1).max(1) as f32;
    for seat in Seat::all(players) {
        let Some(own) = scores.of(seat) else { continue };
        let behind = scores.0.iter().filter(|score| score.rank > own.rank).count() as f32;
        let level = scores.0.iter().filter(|score| score.rank == own.rank).count() as f32 - 1.0;
        values[seat.index()] = 0.5 * scores.share(seat) as f32 + 0.5 * (behind + 0.5 * level) / others;
    }
    values
}

impl<G: Evaluate> Bot<G> for Sparring<G> {
    fn name(&self) -> String {
        BotSpec::Sparring(self.budget).to_string()
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        if let [only] = decision.legal() {
            return *only;
        }
        self.tree.clear();
        let view = decision.view();
        match self.budget {
            Budget::Iterations(iterations) => (0..iterations).for_each(|_| self.iterate(&view, decision)),
            Budget::Time(time) => {
                let start = Instant::now();
                while start.elapsed() < time {
                    self.iterate(&view, decision);
                }
            }
        }
        self.decide(decision)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Points, Side};

    fn scored(points: &[i32]) -> Scores {
        let side = |(seat, &points)| {
            let sources = [Points { source: "cards", points }].into_iter().collect();
            (Side::Seat(Seat::new(seat)), sources, 0)
        };
        Scores::ranked(points.iter().enumerate().map(side))
    }

    #[test]
    fn a_win_is_worth_all_and_a_place_its_share() {
        let of = |points: &[i32]| rewards(&scored(points), points.len());
        assert_eq!(of(&[9, 4])[..2], [1.0, 0.0]);
        assert_eq!(of(&[9, 4, 7])[..3], [1.0, 0.0, 0.25]);
        assert_eq!(of(&[5, 5, 1])[..3], [0.625, 0.625, 0.0], "half a win, one and a half of two left behind");
    }
}
