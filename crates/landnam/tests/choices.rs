//! Choices in any order, whole choices at once, and steps that everybody knows to be the only ones.

use crate::common::*;
use game::{Actions, Actor, Draw, Game, Turn, View, Viewer, random};
use landnam::components::{Fate, SubPhase};
use landnam::{Action, Landnam, LandnamOptions};
use proptest::prelude::*;
use testkit::script::orders;

/// P1 explores b2 from a2 with a ship, with this hand.
fn exploring(fate: &str) -> Landnam {
    let one = format!(r#""ships": ["a2"], "fate": {{{fate}}}"#);
    after(&three(r#""move""#, "", [&one, "", ""]), "P1 move a2 b2")
}

/// All sets of exploration cards.
fn sets_of_cards() -> Vec<Vec<Fate>> {
    let kinds: Vec<Fate> =
        Fate::ALL.into_iter().filter(|fate| fate.sub_phase() == SubPhase::Exploration).collect();
    (0..1u32 << kinds.len())
        .map(|bits| {
            kinds.iter().enumerate().filter(move |(place, _)| bits >> place & 1 != 0).map(|(_, &fate)| fate)
        })
        .map(Iterator::collect)
        .collect()
}

/// The state after all these cards, or the clause that forbids one of them.
fn played(state: &Landnam, cards: &[Fate]) -> Result<Landnam, Option<&'static str>> {
    let mut state = state.clone();
    for &fate in cards {
        state.play(P1.into(), Action::Play(fate)).map_err(|illegal| illegal.clause_id())?;
    }
    Ok(state)
}

#[test]
fn ln_55_exploration_cards_may_be_played_in_any_order() {
    let hands = [
        // With a card left over the choice ends with `cast`, without one by itself.
        r#""find-bog": 1, "find-forest": 1, "good-omens": 1, "second-sight": 1, "fallow": 1"#,
        r#""find-bog": 2, "good-omens": 2, "second-sight": 2"#,
        r#""find-meadow": 1, "good-omens": 1"#,
        r#""good-omens": 1, "second-sight": 1"#,
    ];
    let mut accepted = 0;
    for hand in hands {
        let state = exploring(hand);
        for set in sets_of_cards() {
            let all: Vec<_> = orders(&set).iter().map(|order| played(&state, order)).collect();
            let in_order = all.first().expect("there is an order");
            for other in &all {
                assert_eq!(other.is_ok(), in_order.is_ok(), "{set:?} with {hand}");
                if let (Ok(other), Ok(in_order)) = (other, in_order) {
                    assert_eq!(other, in_order, "{set:?} with {hand}");
                    accepted += 1;
                }
            }
        }
    }
    // By hand: 15, 10, 5 and 5 orders of sets that the rules allow.
    assert_eq!(accepted, 35);
}

#[test]
fn several_cards_can_be_named_at_once() {
    let steps = |text: &str| {
        Landnam::steps(text).map(|steps| steps.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(steps("play good-omens find-bog").unwrap(), ["play good-omens", "play find-bog"]);
    assert_eq!(steps("play find-bog").unwrap(), ["play find-bog"]);
    assert_eq!(steps("play good-year c3").unwrap(), ["play good-year c3"]);
    assert_eq!(steps("play fair-wind").unwrap(), ["play fair-wind"]);
    assert_eq!(steps("stop").unwrap(), ["stop"]);
    for wrong in ["play", "play find-bog fair-wind", "cast find-bog"] {
        assert!(steps(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn goods_of_an_offer_and_cards_of_a_step_are_read_in_any_order() {
    for (text, canonical) in [
        ("offer 1wood 2iron for 1sheep 1grain", "offer 2iron 1wood for 1grain 1sheep"),
        ("move b2 c3 drive-off landing", "move b2 c3 landing drive-off"),
        ("step c3 drive-off mountain-path", "step c3 mountain-path drive-off"),
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), canonical);
    }
    for wrong in
        ["offer 1wood 1wood for 1sheep", "step c3 landing landing", "offer for 1sheep", "offer 1wood for"]
    {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

/// A state some way into a random game in which somebody is to act.
fn somewhere(seed: u64, players: usize, actions: u64) -> Option<Landnam> {
    let mut state = Landnam::new(&LandnamOptions::of(players).unwrap());
    let (mut rng, mut legal) = (random::fast(seed), Actions::new());
    game::playout(&mut state, &mut rng, &mut legal, actions);
    while state.turn() == Turn::Chance {
        let action = state.sample(&mut rng);
        state.play(Actor::Chance, action).expect("a sampled outcome is possible");
    }
    matches!(state.turn(), Turn::Seats(_)).then_some(state)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    /// What is forced is forced in every state that looks the same to anybody else at the table or beside it, and what
    /// is not forced isn't in any of them: so that a step was played by itself tells nobody anything.
    #[test]
    fn what_is_forced_follows_from_what_is_open(seed in 0u64..100_000, players in 3usize..=5, actions in 0u64..3_000) {
        let Some(state) = somewhere(seed, players, actions) else { return Ok(()) };
        let Turn::Seats(seats) = state.turn() else { unreachable!() };
        let (mut rng, mut actions) = (random::fast(seed), Actions::new());
        for seat in seats {
            let forced = state.forced(seat, &mut actions);
            for viewer in Viewer::all(players).filter(|viewer| !viewer.is(seat)) {
                for _ in 0..8 {
                    let imagined = state.view(viewer).imagine(&mut rng);
                    prop_assert_eq!(imagined.forced(seat, &mut actions), forced);
                    imagined.legal(seat, &mut actions);
                    if let Some(only) = forced {
                        prop_assert_eq!(actions.as_slice(), [only]);
                    }
                }
            }
        }
    }

    /// The other direction: where nothing is forced, there is a hand of that size that has a choice (in trade that is
    /// plain: any card can be offered). It is looked for
    /// among imagined ones, so only the steps that are often the only ones by the hand alone are asked for.
    #[test]
    fn what_is_not_forced_is_a_choice_for_some_hand(seed in 0u64..20_000, players in 3usize..=5) {
        let Some(state) = somewhere(seed, players, 400) else { return Ok(()) };
        let Turn::Seats(seats) = state.turn() else { unreachable!() };
        let (mut rng, mut actions) = (random::fast(seed), Actions::new());
        let seat = seats.first().expect("somebody is to act");
        state.legal(seat, &mut actions);
        let is_trade = actions.iter().any(|action| matches!(action, Action::Build | Action::Accept | Action::Decline));
        if is_trade || state.forced(seat, &mut actions).is_some() {
            return Ok(());
        }
        let view = state.view(Viewer::Spectator);
        let has_a_choice = (0..2_000).any(|_| {
            view.imagine(&mut rng).legal(seat, &mut actions);
            actions.len() > 1
        });
        prop_assert!(has_a_choice, "{} is to act, and can only {}", seat, rng.pick(&actions));
    }
}
