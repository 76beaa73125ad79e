//! Golden playthroughs: a whole game as text, so that a change of rules shows in a diff.

use std::fmt::Write;

use game::Game;
use game::Options;
use game::random::{Draw, fast};
use game::{Actions, Outcomes};
use game::{Actor, Turn};

/// A random game as text: each action with how many there were to choose from, the whole state every `every`
/// actions, and the final scores.
///
/// # Panics
/// If the game breaks its own rules.
#[must_use]
pub fn playthrough<G: Game>(options: &G::Options, seed: u64, every: usize) -> String {
    playthrough_within::<G>(options, seed, every, usize::MAX)
}

/// The same, but broken off after `most` actions: for games that random players take very long to end.
///
/// # Panics
/// If the game breaks its own rules.
#[must_use]
pub fn playthrough_within<G: Game>(options: &G::Options, seed: u64, every: usize, most: usize) -> String {
    let mut text = format!("{} {} seed={seed}\n", G::NAME, options.line());
    let mut rng = fast(seed);
    let mut state = G::new(options);
    let (mut legal, mut outcomes) = (Actions::new(), Outcomes::new());
    for number in 1..=most {
        let (actor, action, among) = match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                state.chance(&mut outcomes);
                (Actor::Chance, state.sample(&mut rng), outcomes.len())
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn of somebody");
                state.legal(seat, &mut legal);
                (Actor::Seat(seat), rng.pick(&legal), legal.len())
            }
        };
        state.play(actor, action).expect("a listed action is legal");
        writeln!(text, "{number} {actor} {action} (of {among})").expect("strings take all");
        if number % every == 0 {
            writeln!(text, "{}", json(&state)).expect("strings take all");
        }
    }
    writeln!(text, "{}", json(&state)).expect("strings take all");
    let Some(scores) = state.score() else {
        writeln!(text, "broken off after {most} actions").expect("strings take all");
        return text;
    };
    for score in &scores.0 {
        let sources: Vec<String> =
            score.sources.iter().map(|s| format!("{} {}", s.source, s.points)).collect();
        writeln!(text, "{} rank {} total {}: {}", score.side, score.rank, score.total, sources.join(", "))
            .expect("strings take all");
    }
    text
}

fn json<G: Game>(state: &G) -> String {
    serde_json::to_string(state).expect("a state has a JSON form")
}
