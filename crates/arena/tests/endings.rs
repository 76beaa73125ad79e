//! Games that greedy bots once played forever: each of these seeds stalled.

use arena::{Observer, Simulation};
use bots::{BotSpec, Evaluate};
use century::Solo;
use game::playout::Length;
use game::{Actions, Game, Options, Turn};
use merchants::Merchants;

/// Whether the game came to its end.
#[derive(Default)]
struct Ending {
    is_over: bool,
}

impl<G: Game> Observer<G> for Ending {
    fn after(&mut self, state: &G, _: Length) {
        self.is_over = state.turn() == Turn::Over;
    }

    fn merge(&mut self, later: Ending) {
        self.is_over &= later.is_over;
    }
}

/// Plays these games of the simulation with seed 1; each ends within `cap` decisions.
fn end<G: Evaluate>(options: &str, games: &[u64], cap: u64) {
    let options = G::Options::from_line(options).unwrap();
    let bots = BotSpec::list("greedy", options.players()).unwrap();
    let simulation = Simulation::<G> { options, bots, games: u64::MAX, seed: 1, cap };
    for &game in games {
        let mut ending = Ending::default();
        simulation.play(game, &mut ending, &mut Actions::new());
        assert!(ending.is_over, "game {game} of {} goes on after {cap} decisions", G::NAME);
    }
}

/// All posts were built, every customer was far from everybody's routes, and no single route seemed to pay.
#[test]
fn greedy_merchants_open_the_long_road_to_the_last_customers() {
    end::<Merchants>("players=3 board=full", &[92, 166, 240, 281, 331, 340, 506, 702, 909], 3_000);
}

/// A caravan full of brown cubes seemed too good to give way to the yellow cube that the last card costs.
#[test]
fn greedy_traders_claim_the_last_cards_of_the_solo_game() {
    let stalled = [9, 25, 27, 65, 81, 85, 103, 112, 126, 203, 208, 212, 242, 243, 244, 245, 255, 304, 318];
    for variant in ["variant=normal", "variant=advanced"] {
        end::<Solo>(variant, &stalled, 300);
    }
}

/// Other seeds, which nobody has looked at: with every change of the bots the games above are others.
#[test]
fn greedy_games_end_whatever_the_seed() {
    let games: Vec<u64> = (10_000..10_060).collect();
    end::<Merchants>("players=3 board=full", &games, 6_000);
    end::<Merchants>("players=4 board=full", &games, 6_000);
    let games: Vec<u64> = (10_000..10_300).collect();
    end::<Solo>("variant=normal", &games, 1_000);
    end::<Solo>("variant=advanced", &games, 1_000);
}
