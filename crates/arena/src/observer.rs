//! Whoever watches the games of a simulation.

use game::playout::Length;
use game::{Actor, Game, Seat};

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

    /// A bot is about to choose for `seat`; `choose` lets it. Who wants to know how long that takes looks at a clock
    /// before and after.
    fn around<T>(&mut self, seat: Seat, choose: impl FnOnce() -> T) -> T {
        let _ = seat;
        choose()
    }

    /// Whether the game is to be given up here and now: nobody waits for it any more.
    fn gives_up(&self) -> bool {
        false
    }

    /// `actor` is about to carry out `action` in `state`.
    fn step(&mut self, state: &G, actor: Actor, action: G::Action) {
        let _ = (state, actor, action);
    }

    /// `actor` has carried out `action`, and `state` is what came of it.
    fn stepped(&mut self, state: &G, actor: Actor, action: G::Action) {
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

    fn around<T>(&mut self, seat: Seat, choose: impl FnOnce() -> T) -> T {
        let (first, second) = (&mut self.0, &mut self.1);
        first.around(seat, || second.around(seat, choose))
    }

    fn gives_up(&self) -> bool {
        self.0.gives_up() || self.1.gives_up()
    }

    fn stepped(&mut self, state: &G, actor: Actor, action: G::Action) {
        self.0.stepped(state, actor, action);
        self.1.stepped(state, actor, action);
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
