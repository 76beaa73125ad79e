//! What every [`Observe`] must hold, in random games: rows and numbers are what their layout says, and tell nothing
//! that is hidden.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::hint::black_box;

use allocation_counter::measure;
use game::observation::{Part, part_of};
use game::random::fast;
use game::{
    Actions, Actor, Draw, FastRng, Observe, Seat, SeatSet, Turn, View, Viewer, random_step_of_anybody,
};

/// What [`check`] came across.
#[derive(Debug, Clone, Copy, Default)]
pub struct Observed {
    /// Decisions whose numbers were looked at.
    pub decisions: u64,
    /// Different rows.
    pub rows: usize,
    /// Parts of the actions of which a number was legal.
    pub action_parts: usize,
    /// Imagined states that differed from the true one.
    pub imagined: u64,
}

/// Plays random games of at most `cap` actions and checks in every position whose turn it is:
///
/// - each legal action has a number of its own, which stands for that action and no other;
/// - what any number stands for has that number;
/// - the mask is 1 for the legal actions and nowhere else;
/// - a row doesn't depend on what was in the slice, has only finite numbers, and stays the same, byte for byte, when
///   what the viewer can't know is imagined anew.
///
/// # Panics
/// At the first fault.
pub fn check<G: Observe>(options: &G::Options, games: u64, cap: usize) -> Observed {
    check_layout(G::OBSERVATION);
    check_layout(G::ACTIONS);
    let mut observed = Observed::default();
    let mut rows = BTreeSet::new();
    let mut parts = BTreeSet::new();
    for game in 0..games {
        let mut rng = fast(game);
        let mut state = G::new(options);
        let mut legal = Actions::new();
        for step in 0..cap {
            let Some((actor, action)) = random_step_of_anybody(&state, &mut rng, &mut legal) else { break };
            if let Actor::Seat(seat) = actor {
                observed.decisions += 1;
                let view = state.view(Viewer::Seat(seat));
                let number = |action| G::number(&view, action);
                let numbers = check_numbers::<G::Action>(&legal, G::ACTION_COUNT, number, |number| {
                    G::action(&view, number)
                });
                parts.extend(
                    numbers
                        .iter()
                        .filter_map(|&number| part_of(G::ACTIONS, number))
                        .map(|(part, _)| part.name),
                );
                check_mask::<G>(&view, &legal, &numbers);
                if step % 16 == 0 {
                    check_every_number::<G>(&view);
                }
            }
            for viewer in Viewer::all(state.players()) {
                if rng.below(4) == 0 {
                    observed.imagined += u64::from(check_row::<G>(&state, viewer, &mut rng));
                }
            }
            if rng.below(16) == 0 {
                rows.insert(bits(&row::<G>(&state.view(Viewer::Seat(Seat::new(0))), 0.0)));
            }
            state.apply(actor, action);
        }
    }
    observed.rows = rows.len();
    observed.action_parts = parts.len();
    observed
}

/// The names of a layout are different, and all are explained.
fn check_layout(parts: &[Part]) {
    let names: BTreeSet<&str> = parts.iter().map(|part| part.name).collect();
    assert_eq!(names.len(), parts.len(), "two parts have the same name: {parts:?}");
    for part in parts {
        assert!(part.count > 0 && !part.what.is_empty(), "{part:?} says nothing");
    }
}

/// The numbers of the legal actions: each has one of its own, which leads back to it.
fn check_numbers<A: game::Action>(
    legal: &[A],
    count: usize,
    number: impl Fn(A) -> Option<u32>,
    action: impl Fn(u32) -> Option<A>,
) -> BTreeSet<u32> {
    let mut numbers = BTreeSet::new();
    for &listed in legal {
        let found = number(listed).unwrap_or_else(|| panic!("'{listed}' is legal and has no number"));
        assert!((found as usize) < count, "'{listed}' has the number {found} of {count}");
        assert!(numbers.insert(found), "'{listed}' has the number {found} of another action");
        assert_eq!(action(found), Some(listed), "the number {found} of '{listed}' stands for something else");
    }
    numbers
}

/// Whatever a number stands for, legal or not, has that number; and no number beyond the last stands for anything.
fn check_every_number<G: Observe>(view: &G::View) {
    for number in 0..G::ACTION_COUNT as u32 {
        if let Some(action) = G::action(view, number) {
            assert_eq!(G::number(view, action), Some(number), "'{action}' has another number");
        }
    }
    for beyond in [G::ACTION_COUNT as u32, u32::MAX] {
        assert_eq!(G::action(view, beyond), None, "{beyond} is no number of an action");
    }
}

fn check_mask<G: Observe>(view: &G::View, legal: &[G::Action], numbers: &BTreeSet<u32>) {
    let mut mask = vec![7; G::ACTION_COUNT];
    G::mask(view, legal, &mut mask);
    assert!(mask.iter().all(|&flag| flag <= 1), "a mask has only 0 and 1");
    let set: BTreeSet<u32> =
        (0..).zip(&mask).filter(|&(_, &flag)| flag == 1).map(|(number, _)| number).collect();
    assert_eq!(set, *numbers, "the mask shows something else than the legal actions");
}

/// Whether what the viewer can't know really was something else in what was imagined.
fn check_row<G: Observe>(state: &G, viewer: Viewer, rng: &mut FastRng) -> bool {
    let view = state.view(viewer);
    let seen = row::<G>(&view, 0.0);
    assert!(seen.iter().all(|number| number.is_finite()), "a row has a number that is none");
    assert_eq!(
        bits(&seen),
        bits(&row::<G>(&view, f32::NAN)),
        "a row keeps something of what was in the slice"
    );
    let imagined = view.imagine(rng);
    let again = row::<G>(&imagined.view(viewer), 0.0);
    assert_eq!(bits(&seen), bits(&again), "{viewer} is told something hidden");
    imagined != *state
}

fn row<G: Observe>(view: &G::View, before: f32) -> Vec<f32> {
    let mut row = vec![before; G::OBSERVATION_SIZE];
    G::observe(view, &mut row);
    row
}

fn bits(row: &[f32]) -> Vec<u32> {
    row.iter().map(|number| number.to_bits()).collect()
}

/// How often `steps` random decisions with their rows and masks allocate memory. The game is begun anew when it is
/// over.
#[must_use]
pub fn allocations_of_observations<G: Observe>(options: &G::Options, steps: u32) -> u64 {
    let mut legal = Actions::new();
    let mut rng = fast(1);
    let mut row = vec![0.0; G::OBSERVATION_SIZE];
    let mut mask = vec![0; G::ACTION_COUNT];
    let first = G::new(options);
    let mut state = first.clone();
    let mut play = |steps: u32| {
        for _ in 0..steps {
            let Some((actor, action)) = random_step_of_anybody(&state, &mut rng, &mut legal) else {
                state = first.clone();
                continue;
            };
            if let Actor::Seat(seat) = actor {
                let view = state.view(Viewer::Seat(seat));
                G::observe(&view, &mut row);
                G::mask(&view, &legal, &mut mask);
                black_box((&row, &mask));
            }
            state.apply(actor, action);
        }
    };
    // What is read at first use is read, and lists have grown.
    play(steps);
    measure(|| play(steps)).count_total
}

/// A golden text: the layout, and what the seats to act see and can do after so many random actions of a game.
///
/// # Panics
/// If a legal action has no number.
#[must_use]
pub fn golden<G: Observe>(options: &G::Options, seed: u64, after: &[usize]) -> String {
    let mut text = format!("{} observation version {}\n", G::NAME, G::OBSERVATION_VERSION);
    for (title, parts) in [("Observation", G::OBSERVATION), ("Actions", G::ACTIONS)] {
        let total = game::observation::total(parts);
        let _ = writeln!(text, "\n{title}: {total} numbers");
        let mut first = 0;
        for part in parts {
            let _ = writeln!(text, "{first:>5} {:>5}  {}: {}", part.count, part.name, part.what);
            first += part.count;
        }
    }
    let mut rng = fast(seed);
    let mut legal = Actions::new();
    let mut state = G::new(options);
    for step in 0..=after.iter().copied().max().unwrap_or_default() {
        let Some((actor, action)) = random_step_of_anybody(&state, &mut rng, &mut legal) else { break };
        if after.contains(&step) {
            let seats = match state.turn() {
                Turn::Seats(seats) => seats,
                _ => SeatSet::all(state.players()),
            };
            for seat in seats {
                let _ = write!(text, "\nAfter {step} actions, {seat}:\n{}", position::<G>(&state, seat));
            }
        }
        state.apply(actor, action);
    }
    text
}

fn position<G: Observe>(state: &G, seat: Seat) -> String {
    let view = state.view(Viewer::Seat(seat));
    let row = row::<G>(&view, 0.0);
    let mut text = String::new();
    let mut first = 0;
    for part in G::OBSERVATION {
        let numbers = &row[first..first + part.count];
        first += part.count;
        if numbers.iter().any(|&number| number != 0.0) {
            let set = numbers.iter().enumerate().filter(|&(_, &number)| number != 0.0);
            let set: Vec<String> = set.map(|(place, number)| format!("{place}={number:.3}")).collect();
            let _ = writeln!(text, "  {}: {}", part.name, set.join(" "));
        }
    }
    let mut legal = Actions::new();
    state.legal(seat, &mut legal);
    for &action in legal.iter() {
        let number = G::number(&view, action).unwrap_or_else(|| panic!("'{action}' has no number"));
        let _ = writeln!(text, "  {number:>5} {action}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Actor::Chance;

    /// Three different actions.
    const ACTIONS: [Actor; 3] = [Actor::Seat(Seat::new(0)), Actor::Seat(Seat::new(1)), Chance];

    fn place(action: Actor) -> Option<u32> {
        ACTIONS.iter().position(|&known| known == action).map(|place| place as u32)
    }

    fn at(number: u32) -> Option<Actor> {
        ACTIONS.get(number as usize).copied()
    }

    #[test]
    fn sound_numbers_pass() {
        assert_eq!(check_numbers(&ACTIONS[1..], 3, place, at), BTreeSet::from([1, 2]));
    }

    #[test]
    #[should_panic(expected = "'chance' is legal and has no number")]
    fn a_missing_number_is_found() {
        check_numbers(&ACTIONS, 3, |action| place(action).filter(|&number| number < 2), at);
    }

    #[test]
    #[should_panic(expected = "'P2' has the number 0 of another action")]
    fn a_number_of_two_actions_is_found() {
        check_numbers(
            &ACTIONS,
            3,
            |action| place(action).map(|number| number / 2),
            |number| at(if number == 0 { 0 } else { 2 }),
        );
    }

    #[test]
    #[should_panic(expected = "stands for something else")]
    fn a_number_that_leads_elsewhere_is_found() {
        check_numbers(&ACTIONS, 3, place, |_| at(0));
    }

    #[test]
    #[should_panic(expected = "has the number 2 of 2")]
    fn a_number_beyond_the_last_is_found() {
        check_numbers(&ACTIONS, 2, place, at);
    }
}
