//! The sparring partner, at real tables.

use bots::{Bot, BotSpec, Budget, Decision, Evaluate, Random, Sparring};
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::random::fast;
use game::{Game, Options, Seat};
use landnam::{Landnam, LandnamOptions};
use merchants::{Merchants, MerchantsOptions};
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::script::play_on;

/// Plays one game to its end, or for `cap` decisions, and gives the state and what was chosen.
fn play<G: Evaluate>(
    options: &G::Options,
    mut bots: Vec<Box<dyn Bot<G>>>,
    seed: u64,
    cap: usize,
) -> (G, Vec<String>) {
    let mut state = G::new(options);
    let mut chosen = Vec::new();
    play_on(&mut state, &mut fast(seed), |state, seat, legal| {
        if chosen.len() == cap {
            return None;
        }
        let action = bots[seat.index()].choose(&Decision::new(state, seat, legal));
        chosen.push(action.to_string());
        Some(action)
    });
    (state, chosen)
}

fn check_repeatable<G: Evaluate>(options: &G::Options) {
    let spec: BotSpec = "sparring:12it".parse().unwrap();
    let choices = |seed| {
        let bots = (0..options.players()).map(|seat| spec.seat(seed + seat as u64)).collect();
        play::<G>(options, bots, 7, 40).1
    };
    assert_eq!(choices(3), choices(3), "{}", G::NAME);
    assert_ne!(choices(3), choices(40), "{}: the seed matters", G::NAME);
}

#[test]
fn it_keeps_the_rules_of_every_game_and_follows_its_seed() {
    check_repeatable::<Century>(&CenturyOptions::of(3).unwrap());
    check_repeatable::<Solo>(&SoloOptions::default());
    check_repeatable::<PuertoRico>(&PuertoRicoOptions::of(4).unwrap());
    check_repeatable::<Landnam>(&LandnamOptions::of(3).unwrap());
    check_repeatable::<Merchants>(&MerchantsOptions::default());
}

/// What one sparring partner wins of some games among players who take anything, a seat further each time.
fn wins<G: Evaluate>(options: &G::Options, iterations: u64, games: u64) -> f64 {
    let won = |game: u64| {
        let own = (game % options.players() as u64) as usize;
        let bot = |seat: usize| -> Box<dyn Bot<G>> {
            match seat == own {
                true => Box::new(Sparring::new(Budget::Iterations(iterations), game)),
                false => Box::new(Random::new(100 * game + seat as u64)),
            }
        };
        let (state, _) = play::<G>(options, (0..options.players()).map(bot).collect(), game, 5_000);
        state.score().map_or(0.0, |scores| scores.share(Seat::new(own)))
    };
    (0..games).map(won).sum()
}

#[test]
fn it_beats_players_who_take_anything() {
    let century = wins::<Century>(&CenturyOptions::of(2).unwrap(), 50, 10);
    assert!(century >= 9.0, "{century} of 10 games of Century");
    let puerto_rico = wins::<PuertoRico>(&PuertoRicoOptions::of(3).unwrap(), 50, 10);
    assert!(puerto_rico >= 9.0, "{puerto_rico} of 10 games of Puerto Rico");
}

#[test]
fn a_decision_without_a_choice_takes_no_time() {
    let mut state = Century::new(&CenturyOptions::of(2).unwrap());
    let mut bot = Sparring::<Century>::new(Budget::Iterations(u64::MAX), 1);
    let mut asked = 0;
    play_on(&mut state, &mut fast(1), |state, seat, legal| {
        let only = [legal[0]];
        assert_eq!(bot.choose(&Decision::new(state, seat, &only)), only[0]);
        asked += 1;
        None
    });
    assert_eq!(asked, 1);
}
