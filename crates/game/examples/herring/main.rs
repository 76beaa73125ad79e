//! A whole game in one file, as the chapter "Writing a game" tells it: `cargo run -p kaupang-game --example herring`
//! plays one at random and prints its record.

mod herring;

use game::{Game, Options, Record, Turn};
use herring::{Herring, HerringOptions};

fn main() {
    let options = HerringOptions::from_line("players=3").expect("two to four play");
    let (mut rng, mut legal) = (game::random::fast(1), game::Actions::new());
    let mut record = Record::<Herring>::new(options);
    let mut state = record.first_state();
    loop {
        let (actor, action) = match state.turn() {
            Turn::Over => break,
            Turn::Chance => (game::Actor::Chance, state.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                state.legal(seat, &mut legal);
                (seat.into(), game::Draw::pick(&mut rng, &legal))
            }
        };
        state.play(actor, action).expect("what is listed is allowed");
        record.push(actor, action);
    }
    println!("{record}");
    for score in state.score().expect("it is over").0 {
        println!("{}: {} points, place {}", score.side, score.total, score.rank);
    }
}
