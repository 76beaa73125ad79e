//! How fast random games go, and how long they are.

use std::time::Instant;

use game::{Actions, Game, Turn, playout, random};
use landnam::{Landnam, LandnamOptions};

fn main() {
    println!("state {} bytes, action {} bytes", size_of::<Landnam>(), size_of::<landnam::Action>());
    for players in 3..=5 {
        let first = Landnam::new(&LandnamOptions { players });
        let (mut rng, mut legal) = (random::fast(1), Actions::new());
        let (mut decisions, mut chances, mut ended) = (0, 0, 0);
        let games = 400;
        let start = Instant::now();
        for _ in 0..games {
            let mut state = first.clone();
            let length = playout(&mut state, &mut rng, &mut legal, 100_000);
            decisions += length.decisions;
            chances += length.chances;
            ended += u64::from(state.turn() == Turn::Over);
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.2} million decisions/s, {:.0} decisions and {:.0} chances a game, {ended} of {games} ended",
            decisions as f64 / seconds / 1e6,
            decisions as f64 / games as f64,
            chances as f64 / games as f64,
        );
    }
}
