//! Counting all ways to go on: the surest fingerprint of a set of rules.

use crate::actions::{Actions, Outcomes};
use crate::game::Game;
use crate::turn::{Actor, Turn};

/// The number of sequences of `depth` actions from `state`; each outcome of chance counts once, whatever its
/// weight, and every seat that may act is tried. Games that end earlier count as one.
#[must_use]
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.turn() {
        Turn::Over => 1,
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            state.chance(&mut outcomes);
            if depth == 1 {
                return outcomes.len() as u64;
            }
            outcomes.iter().map(|&(action, _)| after(state, Actor::Chance, action, depth)).sum()
        }
        Turn::Seats(seats) => {
            let mut actions = Actions::new();
            let mut count = 0;
            for seat in seats {
                state.legal(seat, &mut actions);
                count += if depth == 1 {
                    actions.len() as u64
                } else {
                    actions.iter().map(|&action| after(state, Actor::Seat(seat), action, depth)).sum()
                };
            }
            count
        }
    }
}

fn after<G: Game>(state: &G, actor: Actor, action: G::Action, depth: u32) -> u64 {
    let mut next = state.clone();
    next.apply(actor, action);
    perft(&next, depth - 1)
}
