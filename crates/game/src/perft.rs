//! Counting all ways to go on: the surest fingerprint of a set of rules.

use crate::actions::{Actions, Outcomes};
use crate::game::Game;
use crate::turn::{Actor, Turn};

/// The number of sequences of `depth` actions from `state`; each outcome of chance counts once, whatever its
/// weight, and every seat that may act is tried. Games that end earlier count as one.
#[must_use]
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    perft_within(state, depth, u64::MAX).unwrap_or(u64::MAX)
}

/// The same, but nothing if there are more than `limit`: for those who can't wait forever.
#[must_use]
pub fn perft_within<G: Game>(state: &G, depth: u32, limit: u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut count = 0;
    match state.turn() {
        Turn::Over => count = 1,
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            state.chance(&mut outcomes);
            if depth == 1 {
                count = outcomes.len() as u64;
            } else {
                for &(action, _) in outcomes.iter() {
                    count += after(state, Actor::Chance, action, depth, limit.checked_sub(count)?)?;
                }
            }
        }
        Turn::Seats(seats) => {
            let mut actions = Actions::new();
            for seat in seats {
                state.legal(seat, &mut actions);
                if depth == 1 {
                    count += actions.len() as u64;
                    continue;
                }
                for &action in actions.iter() {
                    count += after(state, Actor::Seat(seat), action, depth, limit.checked_sub(count)?)?;
                }
            }
        }
    }
    (count <= limit).then_some(count)
}

fn after<G: Game>(state: &G, actor: Actor, action: G::Action, depth: u32, limit: u64) -> Option<u64> {
    let mut next = state.clone();
    next.apply(actor, action);
    perft_within(&next, depth - 1, limit)
}
