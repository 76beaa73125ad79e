//! What every drawing in the terminal holds.

use game::random::fast;
use game::{Actions, Actor, Draw, Language, Options, Turn, View as _, Viewer, random_step};
use kaupang::board::sentences;
use kaupang::paint::Paint;
use kaupang::registry::{self, ForGame, Table};
use words::Words;

/// Draws the board along random games, for every viewer in every language, and says what all actions mean.
pub(crate) struct DrawEverything;

impl ForGame for DrawEverything {
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

/// The longest game that is drawn: random players may go on forever.
const LONGEST: usize = 6_000;
/// So many steps of a game are drawn one by one.
const ALL_OF_THE_FIRST: usize = 400;
/// Of the others one in so many is, which brings every language its turn, too.
const OF_THE_OTHERS: usize = 21;

fn draw_a_game<G: Table>(mut state: G, seed: u64) {
    let mut rng = fast(seed);
    let mut legal = Actions::new();
    for step in 0..LONGEST {
        if step >= ALL_OF_THE_FIRST && step % OF_THE_OTHERS > 0 {
            let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { return };
            state.apply(actor, action);
            continue;
        }
        // Every language in turns: a game has more tables than that.
        let words = Words::new(Language::ALL[step % Language::ALL.len()]);
        for viewer in Viewer::all(state.players()) {
            let view = state.view(viewer);
            assert_eq!(view.viewer(), viewer);
            let drawing = G::draw(&view, &words, &Paint::PLAIN);
            assert!(drawing.ends_with('\n') && !drawing.contains('\u{1b}'));
            assert!(!is_raw(&drawing), "{}:\n{drawing}", words.language());
            let widest = drawing.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(widest <= 80, "{widest} columns:\n{drawing}");
            let status = sentences::status::<G>(&words, &view, state.turn());
            assert!(status.ends_with(['.', '…']) && !is_raw(&status), "a sentence: {status}");
            let colored = G::draw(&view, &words, &Paint { color: true, width: 80 });
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
                    let meaning = sentences::meaning::<G>(&words, &view, Actor::Seat(seat), action);
                    assert!(!is_raw(&meaning), "{}: {meaning}", words.language());
                }
                (Actor::Seat(seat), rng.pick(&legal))
            }
        };
        for viewer in Viewer::all(state.players()) {
            let told = sentences::told::<G>(&words, &state.view(viewer), actor, action);
            assert!(!told.is_empty() && !is_raw(&told), "{}: {told}", words.language());
        }
        state.apply(actor, action);
    }
}

/// Whether a text has the name of a text in it, a placeholder, or a hyphen that a terminal would show.
fn is_raw(text: &str) -> bool {
    let starts = ["draw-", "century-", "pr-", "ln-", "moe-", "status-", "tell-"];
    let is_key = |word: &str| starts.iter().any(|start| word.starts_with(start));
    let mut parts = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    text.contains(['{', '}', '$', '\u{ad}']) || parts.any(is_key)
}
