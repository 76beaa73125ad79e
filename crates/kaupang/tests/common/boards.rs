//! What every drawing in the terminal holds.

use game::random::fast;
use game::{Actions, Actor, Draw, Options, Turn, Viewer};
use kaupang::paint::Paint;
use kaupang::registry::{self, Table, Visitor};

/// Draws the board along random games, for every viewer, and describes all actions.
pub(crate) struct DrawEverything;

impl Visitor for DrawEverything {
    type Out = ();

    fn visit<G: Table>(self) {
        for players in G::Options::player_counts() {
            let options = registry::options::<G>(Some(players), &[]).unwrap();
            for seed in 0..2 {
                draw_a_game(G::new(&options), seed);
            }
        }
    }
}

fn draw_a_game<G: Table>(mut state: G, seed: u64) {
    let mut rng = fast(seed);
    let mut legal = Actions::new();
    for _ in 0..400 {
        for viewer in Viewer::all(state.players()) {
            let view = state.view(viewer);
            let drawing = G::draw(&view, &Paint::PLAIN);
            assert!(drawing.ends_with('\n') && !drawing.contains('\u{1b}'));
            let widest = drawing.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(widest <= 80, "{widest} columns:\n{drawing}");
            let status = G::status(&view);
            assert!(status.ends_with('.'), "a sentence: {status}");
            let colored = G::draw(&view, &Paint { color: true, width: 80 });
            assert_eq!(
                anstream::adapter::strip_str(&colored).to_string(),
                drawing,
                "colors change no letter"
            );
        }
        let (actor, action) = match state.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, state.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                state.legal(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                for &action in legal.iter() {
                    G::describe(&view, Actor::Seat(seat), action);
                }
                (Actor::Seat(seat), rng.pick(&legal))
            }
        };
        for viewer in Viewer::all(state.players()) {
            G::describe(&state.view(viewer), actor, action);
        }
        state.apply(actor, action);
    }
}
