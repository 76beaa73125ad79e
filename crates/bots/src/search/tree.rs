//! The tree of a search: all nodes in one arena, linked by indices.

use game::{Action, Actor, Seat};

use crate::evaluate::Values;

/// The index of a node in its tree.
pub(crate) type Index = u32;

/// No node.
const NONE: Index = u32::MAX;

/// The root of every tree.
pub(crate) const ROOT: Index = 0;

/// What leads to a node: who acted, and the action as far as the searching seat sees it.
pub(crate) type StepKey<A> = (Actor, Option<A>);

/// What is known of one line of play.
#[derive(Debug, Clone)]
pub(crate) struct Node<A> {
    /// The step that leads here.
    pub(crate) key: StepKey<A>,
    /// The first child; children are ordered by their keys.
    pub(crate) first: Index,
    /// The next sibling.
    pub(crate) next: Index,
    /// How often the search came here.
    pub(crate) visits: u32,
    /// How often it could have come here from the parent: in other imagined states the step may be impossible.
    pub(crate) available: u32,
    /// The mean value of those visits for whoever acted to come here.
    pub(crate) mean: f32,
    /// How much the step was expected to be visited before anything was tried: the shares of siblings sum to 1.
    pub(crate) prior: f32,
}

/// A place among the children of a node, which are gone through in the order of their keys.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SiblingPlace {
    /// The child before it, or [`NONE`].
    pub(crate) after: Index,
    /// The child behind it, or [`NONE`].
    child: Index,
}

/// The arena.
#[derive(Debug, Clone)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The memory of the tree before it was last cut down, to be used again.
    spare: Vec<Node<A>>,
    limit: usize,
}

impl<A: Action> Tree<A> {
    /// An empty tree that takes at most `bytes` of memory for its nodes.
    pub(crate) fn new(bytes: usize) -> Tree<A> {
        let limit = (bytes / size_of::<Node<A>>()).clamp(1024, NONE as usize);
        let mut tree = Tree { nodes: Vec::new(), spare: Vec::new(), limit };
        tree.clear();
        tree
    }

    /// Leaves nothing but a root without children.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new((Actor::Chance, None), NONE, 1.0));
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(crate) fn node(&self, index: Index) -> &Node<A> {
        &self.nodes[index as usize]
    }

    #[inline]
    pub(crate) fn node_mut(&mut self, index: Index) -> &mut Node<A> {
        &mut self.nodes[index as usize]
    }

    /// The children of a node, in the order of their keys.
    pub(crate) fn children(&self, parent: Index) -> impl Iterator<Item = Index> {
        let mut next = self.node(parent).first;
        std::iter::from_fn(move || {
            let child = next;
            (child != NONE).then(|| {
                next = self.node(child).next;
                child
            })
        })
    }

    /// The child with this key.
    #[cfg(test)]
    pub(crate) fn child(&self, parent: Index, key: StepKey<A>) -> Option<Index> {
        self.children(parent).find(|&child| self.node(child).key == key)
    }

    /// Adds a child behind its sibling `after` (or as the first, if that is [`NONE`]), unless the memory is used up.
    pub(crate) fn insert(
        &mut self,
        parent: Index,
        after: Index,
        key: StepKey<A>,
        prior: f32,
    ) -> Option<Index> {
        if self.nodes.len() >= self.limit {
            return None;
        }
        let index = self.nodes.len() as Index;
        let link = match after {
            NONE => &mut self.nodes[parent as usize].first,
            sibling => &mut self.nodes[sibling as usize].next,
        };
        let next = std::mem::replace(link, index);
        self.nodes.push(Node::new(key, next, prior));
        Some(index)
    }

    /// Adds a child where its key belongs, if it isn't there already.
    pub(crate) fn find_or_insert(&mut self, parent: Index, key: StepKey<A>, prior: f32) -> Option<Index> {
        let mut place = self.first_place(parent);
        match self.seek(&mut place, key) {
            Some(child) => Some(child),
            None => self.insert(parent, place.after, key, prior),
        }
    }

    /// The place before the first child of a node.
    #[inline]
    pub(crate) fn first_place(&self, parent: Index) -> SiblingPlace {
        SiblingPlace { after: NONE, child: self.node(parent).first }
    }

    /// Goes on to where the child with this key stands or would stand, and gives it, if it is there.
    #[inline]
    pub(crate) fn seek(&self, place: &mut SiblingPlace, key: StepKey<A>) -> Option<Index> {
        while place.child != NONE && self.node(place.child).key < key {
            let smaller = place.child;
            self.pass(place, smaller);
        }
        (place.child != NONE && self.node(place.child).key == key).then_some(place.child)
    }

    /// Goes on to the place behind a child.
    #[inline]
    pub(crate) fn pass(&self, place: &mut SiblingPlace, child: Index) {
        *place = SiblingPlace { after: child, child: self.node(child).next };
    }

    /// Counts a visit of a node with a value for whoever acted to come there.
    #[inline]
    pub(crate) fn visit(&mut self, index: Index, value: f32) {
        let node = self.node_mut(index);
        node.visits += 1;
        node.mean += (value - node.mean) / node.visits as f32;
    }

    /// Counts a visit of each node of a path with what it was worth to whoever acted to come there; what chance did
    /// counts for the seat that searches.
    #[inline]
    pub(crate) fn visit_all(&mut self, path: &[(Index, Actor)], searcher: Seat, values: &Values) {
        for &(index, actor) in path {
            let seat = if let Actor::Seat(seat) = actor { seat } else { searcher };
            self.visit(index, values[seat.index()]);
        }
    }

    /// Cuts the tree down to what hangs below `root`, which becomes the root.
    pub(crate) fn cut_down(&mut self, root: Index) {
        std::mem::swap(&mut self.nodes, &mut self.spare);
        self.nodes.clear();
        let old = &self.spare;
        let kept = &old[root as usize];
        self.nodes.push(Node { next: NONE, ..kept.clone() });
        // Until a copied node's own turn comes, its `first` is that of the old tree.
        let mut done = 0;
        while done < self.nodes.len() {
            let mut child = std::mem::replace(&mut self.nodes[done].first, NONE);
            let mut last = NONE;
            while child != NONE {
                let index = self.nodes.len() as Index;
                let node = &old[child as usize];
                self.nodes.push(Node { next: NONE, ..node.clone() });
                match last {
                    NONE => self.nodes[done].first = index,
                    sibling => self.nodes[sibling as usize].next = index,
                }
                last = index;
                child = node.next;
            }
            done += 1;
        }
    }
}

impl<A> Node<A> {
    fn new(key: StepKey<A>, next: Index, prior: f32) -> Node<A> {
        Node { key, first: NONE, next, visits: 0, available: 0, mean: 0.0, prior }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use century::Action;

    fn key(position: u8) -> StepKey<Action> {
        (Actor::Chance, Some(Action::Claim(position)))
    }

    fn tree(bytes: usize) -> Tree<Action> {
        Tree::new(bytes)
    }

    #[test]
    fn children_stand_in_the_order_of_their_keys() {
        let mut tree = tree(1 << 20);
        for position in [3, 1, 2, 1] {
            tree.find_or_insert(ROOT, key(position), 0.0).unwrap();
        }
        let keys: Vec<_> = tree.children(ROOT).map(|child| tree.node(child).key).collect();
        assert_eq!(keys, [key(1), key(2), key(3)]);
    }

    #[test]
    fn cutting_down_keeps_a_branch_and_nothing_else() {
        let mut tree = tree(1 << 20);
        tree.find_or_insert(ROOT, key(1), 0.0).unwrap();
        let kept = tree.find_or_insert(ROOT, key(2), 0.0).unwrap();
        let child = tree.find_or_insert(kept, key(4), 0.0).unwrap();
        tree.find_or_insert(child, key(5), 0.0).unwrap();
        tree.find_or_insert(kept, key(3), 0.0).unwrap();
        tree.visit(child, 0.25);
        tree.cut_down(kept);
        assert_eq!(tree.len(), 4);
        let child = tree.child(ROOT, key(4)).unwrap();
        assert_eq!((tree.node(child).visits, tree.node(child).mean), (1, 0.25));
        assert!(tree.child(child, key(5)).is_some());
        assert_eq!(tree.children(ROOT).count(), 2);
    }

    #[test]
    fn a_full_arena_takes_no_more() {
        let mut tree = tree(0);
        let mut parent = ROOT;
        while let Some(child) = tree.find_or_insert(parent, key(1), 0.0) {
            parent = child;
        }
        assert_eq!(tree.len(), 1024);
    }
}
