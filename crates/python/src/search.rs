//! A search whose leaves are judged elsewhere, many at once: by a net, in batches.
//!
//! Each try imagines a state from what the seat to act may know, goes down the tree by the bound of PUCT, and stops at
//! a place that was not judged yet. The tree goes by what players did; chance and hidden things are drawn anew each
//! time.

use game::random::{FastRng, fast};
use game::{Actions, Actor, Seat, Turn, View, Viewer};

use crate::registry::Learnable;
use crate::results::Reward;

/// What a place is worth to each seat.
type Worth = [f32; Seat::LIMIT];

/// A try that goes deeper is judged where it stands.
const DEEPEST: usize = 256;

struct Edge<A> {
    seat: Seat,
    action: A,
    prior: f32,
    visits: u32,
    total: Worth,
    /// The node that it leads to; nothing before it was gone.
    child: Option<usize>,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    is_judged: bool,
}

impl<A> Node<A> {
    const NEW: Node<A> = Node { edges: Vec::new(), is_judged: false };
}

/// Where a try has ended.
enum Leaf<G> {
    /// Here it is to be judged.
    Open { state: G, seat: Seat, node: usize },
    /// The game was over.
    Over(Worth),
}

/// The tree of one decision.
pub(crate) struct Tree<G: Learnable> {
    view: G::View,
    seat: Seat,
    players: usize,
    nodes: Vec<Node<G::Action>>,
    rng: FastRng,
    legal: Actions<G::Action>,
    /// The nodes and edges of the try that waits for its judgment.
    path: Vec<(usize, usize)>,
    leaf: Option<Leaf<G>>,
}

impl<G: Learnable> Tree<G> {
    pub(crate) fn new(state: &G, seat: Seat, seed: u64) -> Tree<G> {
        Tree {
            view: state.view(Viewer::Seat(seat)),
            seat,
            players: state.players(),
            nodes: vec![Node::NEW],
            rng: fast(seed),
            legal: Actions::new(),
            path: Vec::new(),
            leaf: None,
        }
    }

    /// Goes down to the next place to judge, and writes what its seat sees and can do there; a place where the game is
    /// over needs no judgment, and its seat is -1.
    pub(crate) fn select(
        &mut self,
        exploration: f32,
        reward: Reward,
        row: &mut [f32],
        mask: &mut [i8],
    ) -> i32 {
        let leaf = self.descend(exploration, reward);
        row.fill(0.0);
        mask.fill(0);
        let seat = match &leaf {
            Leaf::Over(_) => -1,
            Leaf::Open { state, seat, .. } => {
                let view = state.view(Viewer::Seat(*seat));
                G::observe(&view, row);
                state.legal(*seat, &mut self.legal);
                for &action in self.legal.iter() {
                    if let Some(number) = G::number(&view, action) {
                        mask[number as usize] = 1;
                    }
                }
                seat.index() as i32
            }
        };
        self.leaf = Some(leaf);
        seat
    }

    fn descend(&mut self, exploration: f32, reward: Reward) -> Leaf<G> {
        let mut state = self.view.imagine(&mut self.rng);
        self.path.clear();
        let mut node = 0;
        loop {
            match state.turn() {
                Turn::Over => {
                    let mut worth = Worth::default();
                    if let Some(scores) = state.score() {
                        Seat::all(self.players)
                            .for_each(|seat| worth[seat.index()] = reward.of(&scores, seat));
                    }
                    return Leaf::Over(worth);
                }
                Turn::Chance => {
                    let outcome = game::Game::sample(&state, &mut self.rng);
                    state.apply(Actor::Chance, outcome);
                }
                Turn::Seats(seats) => {
                    let drawn = if self.path.is_empty() { Some(self.seat) } else { seats.any(&mut self.rng) };
                    let Some(seat) = drawn else { return Leaf::Over(Worth::default()) };
                    if !self.nodes[node].is_judged || self.path.len() >= DEEPEST {
                        return Leaf::Open { state, seat, node };
                    }
                    state.legal(seat, &mut self.legal);
                    let edge = best(&mut self.nodes[node], seat, &self.legal, exploration);
                    self.path.push((node, edge));
                    state.apply(Actor::Seat(seat), self.nodes[node].edges[edge].action);
                    let fresh = self.nodes.len();
                    node = *self.nodes[node].edges[edge].child.get_or_insert(fresh);
                    if node == fresh {
                        self.nodes.push(Node::NEW);
                    }
                }
            }
        }
    }

    /// Takes the judgment of the place that was selected: how likely each action is, and what the place is worth to
    /// each seat, counted from the one to act there.
    pub(crate) fn judge(&mut self, policy: &[f32], value: &[f32]) {
        let worth = match self.leaf.take() {
            None => return,
            Some(Leaf::Over(worth)) => worth,
            Some(Leaf::Open { state, seat, node }) => {
                self.expand(&state, seat, node, policy);
                let mut worth = Worth::default();
                for (place, &value) in value.iter().enumerate().take(self.players) {
                    worth[(seat.index() + place) % self.players] =
                        if value.is_finite() { value } else { 0.0 };
                }
                worth
            }
        };
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.total.iter_mut().zip(worth).for_each(|(total, worth)| *total += worth);
        }
    }

    fn expand(&mut self, state: &G, seat: Seat, node: usize, policy: &[f32]) {
        let view = state.view(Viewer::Seat(seat));
        state.legal(seat, &mut self.legal);
        let likely = |action| {
            let number = G::number(&view, action).map_or(usize::MAX, |number| number as usize);
            policy.get(number).copied().filter(|share| share.is_finite() && *share > 0.0).unwrap_or(0.0)
        };
        let total: f32 = self.legal.iter().map(|&action| likely(action)).sum();
        let even = 1.0 / self.legal.len().max(1) as f32;
        for &action in self.legal.iter() {
            // A judge that gives nothing to all of them doesn't know: all are as likely.
            let prior = if total > 0.0 { likely(action) / total } else { even };
            let edges = &mut self.nodes[node].edges;
            match edges.iter_mut().find(|edge| edge.seat == seat && edge.action == action) {
                Some(edge) => edge.prior = prior,
                None => {
                    edges.push(Edge { seat, action, prior, visits: 0, total: Worth::default(), child: None });
                }
            }
        }
        self.nodes[node].is_judged = true;
    }

    /// The share of tries that began with each action.
    pub(crate) fn visits(&self, out: &mut [f32]) {
        out.fill(0.0);
        let edges = &self.nodes[0].edges;
        let total: u32 = edges.iter().map(|edge| edge.visits).sum();
        for edge in edges {
            if let (Some(number), 1..) = (G::number(&self.view, edge.action), total) {
                out[number as usize] = edge.visits as f32 / total as f32;
            }
        }
    }
}

/// The edge with the highest bound among the legal ones. What was not legal in another imagined state joins late.
fn best<A: game::Action>(node: &mut Node<A>, seat: Seat, legal: &[A], exploration: f32) -> usize {
    let even = 1.0 / legal.len().max(1) as f32;
    for &action in legal {
        if !node.edges.iter().any(|edge| edge.seat == seat && edge.action == action) {
            node.edges.push(Edge {
                seat,
                action,
                prior: even,
                visits: 0,
                total: Worth::default(),
                child: None,
            });
        }
    }
    let is_open = |edge: &Edge<A>| edge.seat == seat && legal.binary_search(&edge.action).is_ok();
    let visits: u32 = node.edges.iter().filter(|edge| is_open(edge)).map(|edge| edge.visits).sum();
    let curiosity = exploration * (visits.max(1) as f32).sqrt();
    let bound = |edge: &Edge<A>| {
        let mean = if edge.visits > 0 { edge.total[seat.index()] / edge.visits as f32 } else { 0.0 };
        mean + curiosity * edge.prior / (1 + edge.visits) as f32
    };
    let open = node.edges.iter().enumerate().filter(|(_, edge)| is_open(edge));
    open.max_by(|(_, one), (_, other)| bound(one).total_cmp(&bound(other))).map_or(0, |(place, _)| place)
}
