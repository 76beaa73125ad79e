//! Whoever watches the games of a simulation.

use game::playout::Length;
use game::{Actor, Game};

/// Watches the games of a simulation and keeps what it wants of them.
///
/// Several observers work at once, each on a run of consecutive games, and are merged into one. The result
/// is the same whatever the number of threads if merging is associative: observing games 1 to 5, merged with
/// observing games 6 to 9, is observing games 1 to 9.
pub trait Observer<G: Game>: Send {
    /// A game begins; `game` is its number in the simulation, counted from 0.
    fn before(&mut self, game: u64, state: &G) {
        let _ = (game, state);
    }

    /// `actor` is about to carry out `action` in `state`.
    fn step(&mut self, state: &G, actor: Actor, action: G::Action) {
        let _ = (state, actor, action);
    }

    /// A game has ended, or was stopped at the cap: [`Game::turn`] tells which.
    fn after(&mut self, state: &G, length: Length) {
        let _ = (state, length);
    }

    /// Takes over what was observed of the games after its own.
    fn merge(&mut self, later: Self)
    where
        Self: Sized;
}

/// Two observers at once.
impl<G: Game, A: Observer<G>, B: Observer<G>> Observer<G> for (A, B) {
    fn before(&mut self, game: u64, state: &G) {
        self.0.before(game, state);
        self.1.before(game, state);
    }

    fn step(&mut self, state: &G, actor: Actor, action: G::Action) {
        self.0.step(state, actor, action);
        self.1.step(state, actor, action);
    }

    fn after(&mut self, state: &G, length: Length) {
        self.0.after(state, length);
        self.1.after(state, length);
    }

    fn merge(&mut self, later: (A, B)) {
        self.0.merge(later.0);
        self.1.merge(later.1);
    }
}
