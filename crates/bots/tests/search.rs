//! The search, at real tables.

use bots::{Bot, Budget, Decision, Evaluate, Greedy, Mind, Search, SearchSettings};
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::random::fast;
use game::{Actions, Actor, FastRng, Game, Seat};
use landnam::{Landnam, LandnamOptions};
use merchants::Merchants;
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::script::play_on;

fn settings(iterations: u64, threads: usize) -> SearchSettings {
    SearchSettings { threads, ..SearchSettings::new(Budget::Iterations(iterations)) }
}

/// Plays on with the greedy bot until somebody has to decide between several actions.
fn next_decision<G: Evaluate>(
    state: &mut G,
    rng: &mut FastRng,
    legal: &mut Actions<G::Action>,
) -> Option<Seat> {
    let mut decides = None;
    play_on(state, rng, |_, seat, listed| {
        if let [only] = listed[..] {
            return Some(only);
        }
        legal.clear();
        legal.extend(listed.iter().copied());
        decides = Some(seat);
        None
    });
    decides
}

/// The choices of a search over the course of a game, others being greedy.
fn choices<G: Evaluate>(
    options: &G::Options,
    settings: SearchSettings,
    seed: u64,
    count: usize,
) -> Vec<String> {
    let (mut state, mut rng, mut legal) = (G::new(options), fast(seed), Actions::new());
    let mut search = Search::<G>::new(settings, seed);
    let mut greedy = Greedy::new(seed);
    let mut chosen = Vec::new();
    while chosen.len() < count {
        let Some(seat) = next_decision(&mut state, &mut rng, &mut legal) else { break };
        let decision = Decision::new(&state, seat, &legal);
        let action = if seat.index() == 0 {
            let action = search.choose(&decision);
            assert!(legal.contains(&action), "{action} is not legal");
            chosen.push(action.to_string());
            action
        } else {
            greedy.choose(&decision)
        };
        state.apply(Actor::Seat(seat), action);
    }
    chosen
}

fn check_repeatable<G: Evaluate>(options: &G::Options) {
    for threads in [1, 2] {
        let all = |seed| choices::<G>(options, settings(60, threads), seed, 25);
        assert_eq!(all(3), all(3), "{} with {threads} threads", G::NAME);
        assert_ne!(all(3), all(4), "{}: the seed matters", G::NAME);
    }
}

#[test]
fn equal_seeds_and_iterations_give_equal_moves() {
    check_repeatable::<Century>(&CenturyOptions::of(3).unwrap());
    check_repeatable::<Solo>(&SoloOptions::default());
    check_repeatable::<PuertoRico>(&PuertoRicoOptions::of(3).unwrap());
    check_repeatable::<Landnam>(&LandnamOptions::of(3).unwrap());
    check_repeatable::<Merchants>(&merchants::MerchantsOptions::default());
}

fn check_the_same_as_ever<G: Evaluate>(options: &G::Options) {
    let settings = SearchSettings { mind: Mind::Module1, ..settings(60, 1) };
    let chosen: Vec<String> = (1..=3).flat_map(|seed| choices::<G>(options, settings, seed, 12)).collect();
    insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "search-1", omit_expression => true }, {
        insta::assert_snapshot!(G::NAME, chosen.join("\n"));
    });
}

/// Others are measured against `search-1`, so it must play as it did when they were.
#[test]
fn search_1_makes_the_moves_that_it_always_made() {
    check_the_same_as_ever::<Century>(&CenturyOptions::of(3).unwrap());
    check_the_same_as_ever::<Solo>(&SoloOptions::default());
    check_the_same_as_ever::<PuertoRico>(&PuertoRicoOptions::of(4).unwrap());
    check_the_same_as_ever::<Landnam>(&LandnamOptions::of(3).unwrap());
    check_the_same_as_ever::<Merchants>(&merchants::MerchantsOptions::default());
}

#[test]
fn without_a_thought_it_does_what_greedy_does() {
    let options = PuertoRicoOptions::of(3).unwrap();
    let (mut state, mut rng, mut legal) = (PuertoRico::new(&options), fast(5), Actions::new());
    let mut greedy = Greedy::new(9);
    let mut search = Search::<PuertoRico>::new(SearchSettings { thought: 0, ..settings(30, 1) }, 9);
    let mut sometimes = Search::<PuertoRico>::new(SearchSettings { thought: 50, ..settings(30, 1) }, 9);
    let (mut decisions, mut thoughts) = (0, 0);
    while let Some(seat) = next_decision(&mut state, &mut rng, &mut legal) {
        let decision = Decision::new(&state, seat, &legal);
        let action = greedy.choose(&decision);
        assert_eq!(search.choose(&decision), action);
        let before = sometimes.nodes();
        sometimes.choose(&decision);
        decisions += 1;
        thoughts += u32::from(sometimes.nodes() != before);
        state.apply(Actor::Seat(seat), action);
    }
    assert_eq!(search.iterations(), 0);
    assert!((decisions / 4..decisions * 3 / 4).contains(&thoughts), "{thoughts} of {decisions}");
}

#[test]
fn the_tree_is_kept_between_decisions() {
    let (mut state, mut rng, mut legal) =
        (Century::new(&CenturyOptions::of(2).unwrap()), fast(5), Actions::new());
    let mut search = Search::<Century>::new(settings(400, 1), 1);
    let mut fresh_nodes = 0;
    let mut kept_nodes = 0;
    for _ in 0..30 {
        let Some(seat) = next_decision(&mut state, &mut rng, &mut legal) else { break };
        let decision = Decision::new(&state, seat, &legal);
        // One bot plays both sides: its own view changes with the seat, so a tree is kept for steps of one turn only.
        let action = search.choose(&decision);
        assert!(search.iterations() <= 400);
        let mut fresh = Search::<Century>::new(settings(400, 1), 1);
        fresh.choose(&decision);
        fresh_nodes += fresh.nodes();
        kept_nodes += search.nodes();
        state.apply(Actor::Seat(seat), action);
    }
    assert!(kept_nodes > fresh_nodes, "{kept_nodes} nodes with what was kept, {fresh_nodes} without");
}

/// Plays `games` games of the search against greedy players; what is counted is in how many of its searches it went on
/// with what it had found out before, and how many there were: those right after a search, and those after a glance.
fn kept<G: Evaluate>(options: &G::Options, settings: SearchSettings, games: u64) -> [(u32, u32); 2] {
    let mut counts = [(0, 0); 2];
    for seed in 0..games {
        let (mut state, mut rng, mut legal) = (G::new(options), fast(seed), Actions::new());
        let mut search = Search::<G>::new(settings, seed);
        let mut greedy = Greedy::new(seed);
        let mut glanced = None;
        for _ in 0..150 {
            let Some(seat) = next_decision(&mut state, &mut rng, &mut legal) else { break };
            let decision = Decision::new(&state, seat, &legal);
            let action = if seat.index() == 0 { search.choose(&decision) } else { greedy.choose(&decision) };
            if seat.index() == 0 {
                let was_thought = search.iterations() > 0;
                if let (Some(glanced), true) = (glanced, was_thought) {
                    let (kept, all) = &mut counts[usize::from(glanced)];
                    *kept += u32::from(search.kept() > 0);
                    *all += 1;
                }
                glanced = Some(!was_thought);
            }
            state.apply(Actor::Seat(seat), action);
        }
    }
    counts
}

/// That it goes on with its tree in so many hundredths of its searches after a search, and after a glance.
fn check_kept<G: Evaluate>(options: &G::Options, after_search: u32, after_glance: u32) {
    let settings = settings(100, 1);
    let [(kept, all), glances] = kept::<G>(options, settings, 3);
    assert_eq!(glances, (0, 0), "it thinks about everything");
    assert!(kept * 100 >= all * after_search, "{}: {kept} of {all} trees are kept", G::NAME);
    let [_, (kept, all)] = self::kept::<G>(options, SearchSettings { thought: 50, ..settings }, 3);
    assert!(all > 10, "{}: {all} searches after a glance", G::NAME);
    assert!(kept * 100 >= all * after_glance, "{}: {kept} of {all} trees are kept after a glance", G::NAME);
}

#[test]
fn trees_are_kept_in_every_game_and_after_decisions_at_a_glance() {
    check_kept::<Century>(&CenturyOptions::of(2).unwrap(), 60, 10);
    check_kept::<PuertoRico>(&PuertoRicoOptions::of(3).unwrap(), 75, 30);
    check_kept::<Landnam>(&LandnamOptions::of(3).unwrap(), 55, 8);
    check_kept::<Merchants>(&merchants::MerchantsOptions::default(), 75, 30);
}

/// What others draw is hidden; the line goes on below it all the same, but not in `search-1`, which stays as it was.
#[test]
fn trees_are_kept_below_hidden_steps() {
    let options = LandnamOptions::of(3).unwrap();
    let share = |mind| {
        let [(kept, all), _] = kept::<Landnam>(&options, SearchSettings { mind, ..settings(100, 1) }, 2);
        f64::from(kept) / f64::from(all)
    };
    let (before, now) = (share(Mind::Module1), share(Mind::Module));
    assert!(now > before + 0.03, "{now} of the trees are kept, {before} by search-1");
}

#[test]
fn a_decision_without_a_choice_takes_no_time() {
    let (mut state, mut rng, mut legal) =
        (Century::new(&CenturyOptions::of(2).unwrap()), fast(5), Actions::new());
    let seat = next_decision(&mut state, &mut rng, &mut legal).unwrap();
    let only = [legal[0]];
    let mut search = Search::<Century>::new(settings(u64::MAX, 1), 1);
    assert_eq!(search.choose(&Decision::new(&state, seat, &only)), only[0]);
}

#[test]
fn noise_makes_choices_vary() {
    let (mut state, mut rng, mut legal) =
        (Century::new(&CenturyOptions::of(2).unwrap()), fast(5), Actions::new());
    let seat = next_decision(&mut state, &mut rng, &mut legal).unwrap();
    let choose = |noise, seed| {
        let settings = SearchSettings { noise, ..settings(300, 1) };
        Search::<Century>::new(settings, seed).choose(&Decision::new(&state, seat, &legal))
    };
    let noisy: std::collections::HashSet<_> = (0..30).map(|seed| choose(500, seed)).collect();
    let careful: std::collections::HashSet<_> = (0..30).map(|seed| choose(0, seed)).collect();
    assert!(noisy.len() > careful.len(), "{noisy:?} {careful:?}");
}

/// The first player has the cubes of a last, winning card.
pub(crate) const WINNING: &str = r#"{
    "players": 2, "active": "P1", "start": "P2",
    "traders": [
        {"caravan": "RRGG", "claimed": ["YYRR", "YYYRR", "YYRRR", "YYGG", "RRRR"], "hand": ["YY", "up2"]},
        {"caravan": "YY", "claimed": ["YYYGG", "YYRB"], "hand": ["YY", "up2"]}
    ],
    "points": ["RRGG", "YYBB", "RRRRR", "YYYBB", "YYGGG"],
    "merchants": [{"card": "RR"}, {"card": "YR"}, {"card": "YYR"}, {"card": "YYY"}, {"card": "YYYY"}, {"card": "G"}]
}"#;

#[test]
fn a_winning_claim_is_found_and_the_search_stops_early() {
    let state: Century = serde_json::from_str(WINNING).unwrap();
    let seat = Seat::new(0);
    let mut legal = Actions::new();
    state.legal(seat, &mut legal);
    let decision = Decision::new(&state, seat, &legal);
    let claim = "claim 1".parse().unwrap();
    let mut search = Search::<Century>::new(settings(3000, 1), 1);
    assert_eq!(search.choose(&decision), claim);
    assert!((1000..2000).contains(&search.iterations()), "{} iterations", search.iterations());
    assert_eq!(Bot::<Century>::choose(&mut Greedy::new(1), &decision), claim);
}
