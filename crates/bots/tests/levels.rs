//! The levels for people: they climb, and the lowest is careless but not silly.

use std::collections::BTreeSet;

use bots::{Bot, BotSpec, Decision, Evaluate, Glance, Greedy, Level, NEARLY, Search, SearchSettings};
use century::{Century, CenturyOptions, Solo};
use game::random::fast;
use game::{Actions, Game, Options, Seat, Turn};
use landnam::{Landnam, LandnamOptions};
use merchants::{Merchants, MerchantsOptions};
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::script::play_on;

use crate::search::WINNING;

/// What may be done in a position, and what the level `easy` does there in many tries.
fn taken<G: Evaluate>(json: &str) -> (Vec<String>, BTreeSet<String>) {
    let state: G = serde_json::from_str(json).unwrap();
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    let (seat, mut legal) = (seats.first().unwrap(), Actions::new());
    state.legal(seat, &mut legal);
    let choose = |seed| {
        let mut bot = BotSpec::Level(Level::Easy).seat::<G>(seed);
        bot.choose(&Decision::new(&state, seat, &legal)).to_string()
    };
    (legal.iter().map(ToString::to_string).collect(), (0..300).map(choose).collect())
}

/// That it always does the one thing, whatever its carelessness.
fn always<G: Evaluate>(json: &str, action: &str) {
    assert_eq!(taken::<G>(json).1, BTreeSet::from([action.to_owned()]), "{}", G::NAME);
}

/// That it never does a thing that it could do.
fn never<G: Evaluate>(json: &str, action: &str) {
    let (legal, taken) = taken::<G>(json);
    assert!(legal.iter().any(|could| could == action), "{}: {action} is none of {legal:?}", G::NAME);
    assert!(!taken.contains(action), "{}: {taken:?}", G::NAME);
}

mod easy_does_not_throw_points_away {
    use super::*;

    #[test]
    fn in_century_it_claims_the_card_that_wins() {
        always::<Century>(WINNING, "claim 1");
    }

    #[test]
    fn in_the_solo_game_it_neither_rests_with_a_full_hand_nor_pays_away_the_cubes_of_a_claim() {
        let json = r#"{"trader": {"caravan": "YYRR", "hand": ["YY", "up2", "YYR", "YYY>RRR", "RRR>GGG", "GG>BB"]},
            "automa": {"caravan": "YYY"},
            "merchants": [{"card": "YR"}, {"card": "B>GG"}, {"card": "G>RR"}, {"card": "R>YYY"}, {"card": "GG>YYRB"}, {"card": "YYYY"}],
            "pyramid": ["YYRR", "down", "down", "down", "down", "down", "down", "down", "down", "down"]}"#;
        // It may let a claim wait for a turn, but it does nothing that costs it.
        never::<Solo>(json, "rest");
        never::<Solo>(json, "acquire 5");
    }

    #[test]
    fn in_puerto_rico_it_loads_many_barrels_before_one_and_sells_coffee_before_corn() {
        let load = r#"{"players": [{"goods": {"corn": 1, "sugar": 5}}, {}, {}], "ships": [{}, {}, {}], "picked": ["captain"],
            "phase": {"captain": {"seat": "P1"}}}"#;
        never::<PuertoRico>(load, "load corn 6");
        let sell = r#"{"players": [{"goods": {"corn": 2, "coffee": 1}}, {}, {}], "picked": ["trader"], "phase": {"trader": {"seat": "P1"}}}"#;
        always::<PuertoRico>(sell, "sell coffee");
    }

    #[test]
    fn in_landnam_it_builds_the_village_that_is_a_point() {
        let json = r#"{"players": 3, "phase": "build", "fields": {"c3": "meadow 8", "b3": "sea harbor iron", "c4": "forest 5"},
            "seats": [{"farms": ["b3c3c4"], "goods": {"wood": 1, "sheep": 2, "iron": 1}}, {}, {}]}"#;
        always::<Landnam>(json, "village b3c3c4");
    }

    /// Whoever can deliver does, in whole games.
    #[test]
    fn in_merchants_it_delivers_whenever_it_can() {
        let mut delivered = 0;
        play::<Merchants>(&MerchantsOptions::default(), &[Level::Easy.name()], 3, |legal, action| {
            let does = action.to_string().starts_with("deliver");
            let can = legal.iter().any(|action| action.to_string().starts_with("deliver"));
            assert!(!can || does, "{action}");
            delivered += u32::from(does);
        });
        assert!(delivered >= 5);
    }
}

/// Plays a game to its end with the bots of `names` in turn around the table, and shows every decision.
fn play<G: Evaluate>(
    options: &G::Options,
    names: &[&str],
    seed: u64,
    mut see: impl FnMut(&[G::Action], G::Action),
) -> G {
    let mut state = G::new(options);
    let seats = (0..state.players()).zip(names.iter().cycle());
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.map(|(seat, name)| name.parse::<BotSpec>().unwrap().seat(10 * seed + seat as u64)).collect();
    play_on(&mut state, &mut fast(seed), |state, seat, legal| {
        let action = bots[seat.index()].choose(&Decision::new(state, seat, legal));
        see(legal, action);
        Some(action)
    });
    assert_eq!(state.turn(), Turn::Over, "{} comes to an end", G::NAME);
    state
}

/// What one bot wins of some games among others, a seat further each time.
fn wins<G: Evaluate>(options: &G::Options, one: &str, others: &str, games: u64) -> f64 {
    let won = |game: u64| {
        let own = (game % options.players() as u64) as usize;
        let names: Vec<&str> =
            (0..options.players()).map(|seat| if seat == own { one } else { others }).collect();
        let state = play::<G>(options, &names, game, |_, _| {});
        state.score().unwrap().share(Seat::new(own))
    };
    (0..games).map(won).sum()
}

/// The whole ladder is measured by `kaupang arena` (docs/results.md); here some games show that it stands.
#[test]
fn each_level_wins_more_than_its_share_against_the_one_below() {
    let two = CenturyOptions::of(2).unwrap();
    let steps =
        [("greedy", "easy", 100), ("normal", "easy", 20), ("hard", "normal", 20), ("expert", "hard", 20)];
    for (better, worse, games) in steps {
        let won = wins::<Century>(&two, better, worse, games);
        let (half, all) = (games as f64 / 2.0, games as f64);
        assert!(half < won && won < all, "{better} won {won} of {games} games against {worse}");
    }
    let three = PuertoRicoOptions::of(3).unwrap();
    for (better, worse) in [("greedy", "easy"), ("normal", "easy")] {
        let won = wins::<PuertoRico>(&three, better, worse, 30);
        assert!((11.0..30.0).contains(&won), "{better} won {won} of 30 games against two {worse}");
    }
}

/// Carelessness has a bound: what looks much worse than the best is never done.
#[test]
fn a_careless_bot_takes_only_what_looks_nearly_as_good() {
    const CARELESS: u16 = 40;
    let options = PuertoRicoOptions::of(3).unwrap();
    let mut state = PuertoRico::new(&options);
    let (mut ratings, mut others) = (Vec::new(), 0);
    let mut careless = Greedy::at(Glance { careless: CARELESS, ..Glance::default() }, 4);
    play_on(&mut state, &mut fast(2), |state, seat, legal| {
        let action = careless.choose(&Decision::new(state, seat, legal));
        // In Puerto Rico only points are hidden, and what one step is worth more than another doesn't depend on them.
        state.plan(seat, legal, &mut ratings);
        let best = ratings.iter().copied().fold(f32::MIN, f32::max);
        let taken = ratings[legal.iter().position(|&other| other == action).unwrap()];
        assert!(best - taken < NEARLY * f32::from(CARELESS) / 100.0 + 0.001, "{action}: {taken} of {best}");
        others += u32::from(taken < best);
        Some(action)
    });
    assert!(others > 20, "it takes other actions than the best: {others} times");
}

fn check_steps<G: Evaluate>() {
    let ladder = G::LADDER;
    assert!(0 < ladder.careless && ladder.careless <= 10_000, "{}", G::NAME);
    assert!(
        0 < ladder.normal
            && ladder.normal < ladder.hard
            && ladder.hard < ladder.expert
            && ladder.expert <= 100,
        "{}: {ladder:?}",
        G::NAME
    );
}

#[test]
fn each_level_thinks_about_more_than_the_one_below() {
    check_steps::<Century>();
    check_steps::<Solo>();
    check_steps::<PuertoRico>();
    check_steps::<Landnam>();
    check_steps::<Merchants>();
}

/// How many iterations the longest of the first decisions of a game takes `expert`, if it thinks about all of them:
/// what its search really does, not what the settings say.
fn longest_thought<G: Evaluate>(options: &G::Options) -> u64 {
    let BotSpec::Search(settings) = Level::Expert.bot::<G>() else { panic!("an expert searches") };
    let mut search = Search::<G>::new(SearchSettings { thought: 100, ..settings }, 1);
    let mut greedy = Greedy::new(1);
    let (mut longest, mut decisions) = (0, 0);
    play_on(&mut G::new(options), &mut fast(1), |state, seat, legal| {
        let decision = Decision::new(state, seat, legal);
        if legal.len() > 1 && seat.index() == 0 {
            search.choose(&decision);
            longest = longest.max(search.iterations());
            decisions += 1;
        }
        (decisions < 6).then(|| greedy.choose(&decision))
    });
    assert!(longest > 0, "{}: it thinks", G::NAME);
    longest
}

/// At a quarter of what one core makes in a second (rounded down from `kaupang bench --search` in docs/results.md): a
/// table has two, but others think there, too.
#[test]
fn no_level_thinks_longer_than_two_seconds() {
    let seconds = [
        (Century::NAME, longest_thought::<Century>(&CenturyOptions::of(4).unwrap()), 10_000),
        (Solo::NAME, longest_thought::<Solo>(&Default::default()), 23_000),
        (PuertoRico::NAME, longest_thought::<PuertoRico>(&PuertoRicoOptions::of(5).unwrap()), 7_000),
        (Landnam::NAME, longest_thought::<Landnam>(&LandnamOptions::of(5).unwrap()), 2_500),
        (Merchants::NAME, longest_thought::<Merchants>(&MerchantsOptions::default()), 4_700),
    ];
    for (game, iterations, a_second) in seconds {
        let seconds = 4.0 * iterations as f64 / f64::from(a_second);
        assert!(seconds < 2.0, "{game}: {iterations} iterations are {seconds} s");
    }
    for level in Level::ALL {
        assert!(BotSpec::Level(level).answer_time().as_secs() < 2, "{}", level.name());
    }
}
