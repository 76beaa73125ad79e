//! Random games, fast: turn, legal, choose, apply, without an allocation.

use crate::actions::Actions;
use crate::game::Game;
use crate::random::{Draw, Rng};
use crate::seat::{Seat, SeatSet};
use crate::turn::{Actor, Turn};

/// What a playout counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Length {
    /// Actions of players.
    pub decisions: u64,
    /// Actions of chance.
    pub chances: u64,
}

/// Plays `state` to its end, or to `cap` decisions, each action drawn evenly from the legal ones.
///
/// Where several seats may act, one of them does, each as likely. Whether the game ended, [`Game::turn`] tells.
pub fn playout<G: Game>(
    state: &mut G,
    rng: &mut impl Rng,
    legal: &mut Actions<G::Action>,
    cap: u64,
) -> Length {
    let mut length = Length::default();
    while length.decisions < cap {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let action = state.sample(rng);
                state.apply(Actor::Chance, action);
                length.chances += 1;
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.any(rng) else {
                    debug_assert!(false, "a turn of nobody");
                    break;
                };
                state.legal(seat, legal);
                let action = rng.pick(legal);
                state.apply(Actor::Seat(seat), action);
                length.decisions += 1;
            }
        }
    }
    length
}

/// A random step from `state`: who acts, and what they do; nothing once the game is over. Where several seats may act,
/// the first one does. `legal` is left with what the seat could have done, and empty where chance acts.
///
/// This is for whoever looks at the states on the way; [`playout`] is for the end.
pub fn random_step<G: Game>(
    state: &G,
    rng: &mut impl Rng,
    legal: &mut Actions<G::Action>,
) -> Option<(Actor, G::Action)> {
    step_of(state, rng, legal, |seats, _| seats.first())
}

/// The same, but where several seats may act, one of them does, each as likely.
pub fn random_step_of_anybody<G: Game>(
    state: &G,
    rng: &mut impl Rng,
    legal: &mut Actions<G::Action>,
) -> Option<(Actor, G::Action)> {
    step_of(state, rng, legal, SeatSet::any)
}

fn step_of<G: Game, R: Rng>(
    state: &G,
    rng: &mut R,
    legal: &mut Actions<G::Action>,
    who: impl FnOnce(SeatSet, &mut R) -> Option<Seat>,
) -> Option<(Actor, G::Action)> {
    legal.clear();
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some((Actor::Chance, state.sample(rng))),
        Turn::Seats(seats) => {
            let seat = who(seats, rng)?;
            state.legal(seat, legal);
            Some((Actor::Seat(seat), rng.pick(legal)))
        }
    }
}
