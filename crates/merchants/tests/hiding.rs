//! What is hidden, from the rules: a stolen card is known to the two whom it concerns (MOE-25), a bought development
//! card to its buyer (MOE-35). Nothing is asked of the view's own bounds: games are played twice, with another card
//! stolen or bought in the second one, and to everybody else both look the same for as long as they go the same way.

use crate::common::new;
use game::random::{Draw, FastRng, fast};
use game::{Actions, Actor, Game, Seat, Viewer, random_step_of_anybody};
use merchants::{Action, Merchants, Phase};

/// The same game with another card; these seats know the difference.
struct Twin {
    state: Merchants,
    knowing: Vec<Seat>,
}

impl Twin {
    fn is_known_to(&self, viewer: Viewer) -> bool {
        self.knowing.iter().any(|&seat| viewer.is(seat))
    }
}

/// The state before a hidden card is drawn, with another card drawn in its place.
fn twin(state: &Merchants, action: Action, rng: &mut FastRng) -> Option<Twin> {
    let active = state.table().active;
    let knowing = match (action, state.table().phase) {
        (Action::Stolen(_), Phase::Stealing(victim)) => vec![active, victim],
        (Action::Drawn(_), _) => vec![active],
        _ => return None,
    };
    let mut outcomes = game::Outcomes::new();
    state.chance(&mut outcomes);
    let others: Vec<Action> =
        outcomes.iter().map(|&(other, _)| other).filter(|&other| other != action).collect();
    if others.is_empty() {
        return None;
    }
    let mut state = state.clone();
    state.play(Actor::Chance, rng.pick(&others)).expect("an outcome is possible");
    Some(Twin { state, knowing })
}

fn json(state: &Merchants, viewer: Viewer) -> String {
    serde_json::to_string(&state.view(viewer)).expect("a view has a JSON form")
}

/// Plays a game with its twins; returns how often a view of a state that was really changed was compared.
fn play_with_twins(options: &str, seed: u64) -> u64 {
    let mut state = new(options);
    let mut rng = fast(seed);
    let (mut twins, mut legal, mut compared) = (Vec::<Twin>::new(), Actions::new(), 0);
    for _ in 0..800 {
        let Some((actor, action)) = random_step_of_anybody(&state, &mut rng, &mut legal) else { break };
        let born = twin(&state, action, &mut rng);
        for viewer in Viewer::all(state.players()) {
            let is_shown = born.as_ref().is_none_or(|born| born.is_known_to(viewer));
            if born.is_some() {
                assert_eq!(state.seen(viewer, actor, action).is_some(), is_shown, "{viewer} {action}");
            }
        }
        state.play(actor, action).expect("a listed action is legal");
        // Where the same can't have happened, everybody has learned something.
        twins.retain_mut(|twin| twin.state.play(actor, action).is_ok() && twin.state != state);
        twins.extend(born);
        if twins.len() > 8 {
            twins.remove(0);
        }
        for twin in &twins {
            for viewer in Viewer::all(state.players()).filter(|&viewer| !twin.is_known_to(viewer)) {
                assert_eq!(
                    json(&twin.state, viewer),
                    json(&state, viewer),
                    "{viewer} after {actor} {action}"
                );
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn moe_26_nobody_sees_a_card_that_only_others_know() {
    for options in ["players=3 start=fixed", "players=4 start=fixed", "players=4 board=full"] {
        let compared: u64 = (0..12).map(|seed| play_with_twins(options, seed)).sum();
        assert!(compared > 1_000, "{options}: only {compared} views of changed states were compared");
    }
}

#[test]
fn moe_25_who_was_robbed_and_who_robbed_see_the_card() {
    let mut rng = fast(3);
    let (mut legal, mut found) = (Actions::new(), 0);
    let mut state = new("players=3 start=fixed");
    while found < 5 {
        let (actor, action) = random_step_of_anybody(&state, &mut rng, &mut legal).expect("the game goes on");
        let born = twin(&state, action, &mut rng);
        state.play(actor, action).expect("a listed action is legal");
        let Some(born) = born.filter(|born| born.knowing.len() == 2) else { continue };
        for &seat in &born.knowing {
            assert_ne!(json(&born.state, Viewer::Seat(seat)), json(&state, Viewer::Seat(seat)), "{seat}");
        }
        found += 1;
    }
}
