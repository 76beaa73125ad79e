//! Choices whose steps may come in any order.

use game::Actions;
use game::Game;
use game::Seat;
use game::random::{Draw, FastRng};
use game::{Actor, Turn};

/// No choice of any game has more steps.
const LONGEST: usize = 40;
/// How many other orders are tried.
const ORDERS: usize = 4;

/// Makes a choice of each seat that has one to make, then makes it again in other orders; returns how many choices
/// there were with more than one step.
pub(super) fn leads_to_the_same<G: Game>(
    state: &G,
    enables: fn(G::Action, G::Action) -> bool,
    rng: &mut FastRng,
) -> u64 {
    let Turn::Seats(seats) = state.turn() else { return 0 };
    let mut choices = 0;
    for seat in seats {
        let (steps, last) = chosen(state, seat, rng);
        if steps.len() < 2 {
            continue;
        }
        choices += 1;
        let mut order = steps.clone();
        order.reverse();
        for _ in 0..ORDERS {
            again(state, seat, (&steps, &last), &order, enables);
            shuffle(&mut order, rng);
        }
    }
    choices
}

/// Random steps of a choice, to its end or to some point before, and the state after them.
fn chosen<G: Game>(state: &G, seat: Seat, rng: &mut FastRng) -> (Vec<G::Action>, G) {
    let (mut steps, mut last, mut choices) = (Vec::new(), state.clone(), Actions::new());
    while steps.len() < LONGEST && (steps.len() < 2 || rng.below(8) > 0) {
        last.choices(seat, &mut choices);
        let open: Vec<G::Action> =
            choices.iter().copied().filter(|&action| G::in_any_order(action)).collect();
        if open.is_empty() {
            break;
        }
        let step = rng.pick(&open);
        if let Err(illegal) = last.play(seat.into(), step) {
            panic!("{seat} {step} is among the choices but refused: {illegal}\n{last:?}");
        }
        steps.push(step);
    }
    (steps, last)
}

/// Makes the choice of `steps` in another order. It may be complete before its last step, when the others follow from
/// it.
fn again<G: Game>(
    state: &G,
    seat: Seat,
    (steps, last): (&[G::Action], &G),
    order: &[G::Action],
    enables: fn(G::Action, G::Action) -> bool,
) {
    let mut reached = state.clone();
    for (place, &step) in order.iter().enumerate() {
        if reached == *last {
            return;
        }
        if let Err(illegal) = reached.check(Actor::Seat(seat), step) {
            let is_waiting = order[place..].iter().any(|&later| later != step && enables(later, step));
            assert!(
                is_waiting,
                "{} is accepted, but not in the order {}: {illegal}\n{state:?}",
                listed(steps),
                listed(order)
            );
            return;
        }
        reached.apply(Actor::Seat(seat), step);
    }
    assert!(
        reached == *last,
        "{} and {} lead to different states:\n{last:?}\n{reached:?}",
        listed(steps),
        listed(order)
    );
}

fn listed<A: ToString>(steps: &[A]) -> String {
    let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
    format!("'{}'", steps.join(", "))
}

fn shuffle<T>(items: &mut [T], rng: &mut FastRng) {
    for place in (1..items.len()).rev() {
        items.swap(place, rng.below(place as u32 + 1) as usize);
    }
}
