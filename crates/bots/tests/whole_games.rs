//! Every bot plays whole games of every game and variant: nothing panics, every action is allowed, and games end.

use bots::{Bot, BotSpec, Decision, Evaluate};
use century::{Century, Solo};
use game::random::fast;
use game::{Options, Turn};
use landnam::Landnam;
use merchants::Merchants;
use puerto_rico::PuertoRico;
use testkit::script::play_on;

/// Further than any game of bots that want to win.
const LONGEST: usize = 20_000;

/// What was seen of a game.
struct Played {
    is_over: bool,
    /// The first words of all actions of players.
    words: Vec<String>,
}

impl Played {
    fn count(&self, word: &str) -> usize {
        self.words.iter().filter(|said| *said == word).count()
    }
}

/// Plays a game, the bots of `names` in turn around the table, for at most `cap` decisions.
fn play<G: Evaluate>(options: &str, names: &[&str], seed: u64, cap: usize) -> Played {
    let mut state = G::new(&G::Options::from_line(options).unwrap());
    let seats = (0..state.players()).zip(names.iter().cycle());
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.map(|(seat, name)| name.parse::<BotSpec>().unwrap().seat(seed + seat as u64)).collect();
    let mut words = Vec::new();
    play_on(&mut state, &mut fast(seed), |state, seat, legal| {
        if words.len() == cap {
            return None;
        }
        let action = bots[seat.index()].choose(&Decision::new(state, seat, legal));
        words.push(action.to_string().split(' ').next().unwrap_or_default().to_owned());
        Some(action)
    });
    Played { is_over: state.turn() == Turn::Over, words }
}

/// All bots at every table of a game: those that play for a win come to an end, all others at least break no rule.
fn check<G: Evaluate>(tables: &[&str]) {
    for (seed, options) in (1..).zip(tables) {
        for name in ["greedy", "easy", "search:6it"] {
            let played = play::<G>(options, &[name], seed, LONGEST);
            assert!(played.is_over, "{} {options}: {name} came to no end", G::NAME);
        }
        play::<G>(options, &["random"], seed, 1_500);
        play::<G>(options, &["easy", "search:1ms", "search:8it,threads=2,noise=50", "random"], seed, 150);
        play::<G>(options, &["normal", "hard", "sparring:8it", "random"], seed, 40);
    }
}

#[test]
fn century() {
    check::<Century>(&["players=2", "players=3", "players=4", "players=5"]);
}

#[test]
fn century_solo() {
    check::<Solo>(&["variant=normal", "variant=advanced"]);
}

#[test]
fn puerto_rico() {
    check::<PuertoRico>(&[
        "players=3",
        "players=4",
        "players=5",
        "players=3 declining=asked",
        "players=5 declining=asked",
    ]);
}

#[test]
fn landnam() {
    check::<Landnam>(&["players=3", "players=4", "players=5"]);
}

#[test]
fn merchants() {
    check::<Merchants>(&[
        "players=3",
        "players=4",
        "players=3 start=free",
        "players=4 start=free",
        "players=3 board=full",
        "players=4 board=full",
    ]);
}

/// The highest level thinks by the clock, so it is watched for a few decisions only.
#[test]
fn the_level_expert() {
    play::<Century>("players=3", &["expert", "greedy"], 1, 6);
    play::<Landnam>("players=3", &["expert", "greedy"], 1, 6);
}

/// Bots make offers that other bots accept.
fn check_trades<G: Evaluate>(options: &str, name: &str, accepted: &str) {
    let (mut offers, mut deals) = (0, 0);
    for seed in 0..20 {
        if deals > 0 {
            break;
        }
        let played = play::<G>(options, &[name], seed, LONGEST);
        offers += played.count("offer");
        deals += played.count(accepted);
    }
    assert!(offers > 0, "{} {name}: no offers", G::NAME);
    assert!(deals > 0, "{} {name}: of {offers} offers none was accepted", G::NAME);
}

#[test]
fn bots_trade_with_each_other() {
    for name in ["greedy", "search:30it"] {
        check_trades::<Landnam>("players=4", name, "accept");
        check_trades::<Merchants>("players=4", name, "deal");
    }
}

/// Who isn't on turn speaks first, too, where the player on turn listens (MOE-30).
#[test]
fn bots_listen_to_what_others_propose() {
    let games = (0..10).map(|seed| play::<Merchants>("players=4", &["greedy"], seed, LONGEST));
    assert!(games.map(|game| game.count("listen")).sum::<usize>() > 0, "nobody listens");
}
