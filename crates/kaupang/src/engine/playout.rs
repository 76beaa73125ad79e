//! Random games from the position at the table, on copies.

use arena::{Observer, Spread, Tally, WIN};
use game::random::fast;
use game::{Actions, Match, Rng, Side, playout as play_to_end};
use serde::Serialize;

use crate::engine::fault::{Fault, FaultKind};
use crate::engine::request::Request;
use crate::engine::{Answer, to_json};
use crate::registry::Table;

const MOST_GAMES: u64 = 10_000;
const LONGEST_GAME: u64 = 100_000;

#[derive(Serialize)]
struct PlayoutAnswer {
    finished: u64,
    unfinished: u64,
    decisions: Spread,
    sides: Vec<SideAnswer>,
}

#[derive(Serialize)]
struct SideAnswer {
    side: Side,
    score: Spread,
    wins: f64,
}

/// Plays random games from here and tells how they went; the table stays as it is.
pub(super) fn playout<G: Table>(game: &Match<G>, request: &Request<'_>) -> Answer {
    let games = within(request, "games", 1, MOST_GAMES)?;
    let cap = within(request, "cap", LONGEST_GAME, LONGEST_GAME)?;
    let seed: Option<u64> = request.optional("seed", "a whole number below 2^64")?;
    // Without a seed: one that chance actions never come to.
    let seed = seed.unwrap_or_else(|| game.fair().rng(u64::MAX / 2).next_u64());
    let mut rng = fast(seed);
    let mut legal = Actions::new();
    let mut tally = Tally::default();
    for _ in 0..games {
        let mut state = game.state().clone();
        let length = play_to_end(&mut state, &mut rng, &mut legal, cap);
        Observer::<G>::after(&mut tally, &state, length);
    }
    let sides = tally.sides.iter().map(|side| SideAnswer {
        side: side.side,
        score: Spread::from(&side.score),
        wins: side.wins as f64 / WIN as f64,
    });
    to_json(&PlayoutAnswer {
        finished: tally.finished,
        unfinished: tally.unfinished,
        decisions: Spread::from(&tally.decisions),
        sides: sides.collect(),
    })
}

/// A field with a number from 1 to `most`.
fn within(request: &Request<'_>, field: &str, default: u64, most: u64) -> Result<u64, Fault> {
    let number = request.optional(field, "a whole number")?.unwrap_or(default);
    if (1..=most).contains(&number) {
        return Ok(number);
    }
    Err(Fault::new(FaultKind::Limit, format!("'{field}' has to be from 1 to {most}")))
}
