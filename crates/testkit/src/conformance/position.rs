//! Checks of a single position.

use std::collections::BTreeMap;

use crate::conformance::neighbors::Pool;
use crate::conformance::same;
use game::random::FastRng;
use game::{Actions, Actor, Game, Illegal, IllegalKind, Language, Outcomes, Seat, Turn, View, Viewer};

pub(super) fn scores_only_at_the_end<G: Game>(state: &G) {
    let over = state.turn() == Turn::Over;
    assert!(state.score().is_some() == over, "scores have to be there just when the game is over");
}

/// The listed actions of each actor, after checking each list.
fn listed<G: Game>(state: &G) -> Vec<(Actor, Vec<G::Action>)> {
    let mut all = Vec::new();
    let mut legal = Actions::new();
    for seat in Seat::all(state.players()) {
        state.legal(seat, &mut legal);
        let is_to_act = state.turn().includes(seat);
        assert!(!is_to_act || !legal.is_empty(), "{seat} is to act, but has no legal action");
        assert!(is_to_act || legal.is_empty(), "{seat} is not to act, but has {} legal actions", legal.len());
        assert!(legal.is_sorted_by(|a, b| a < b), "not sorted, or with duplicates: {legal:?}");
        all.push((Actor::Seat(seat), legal.to_vec()));
    }
    let mut outcomes = Outcomes::new();
    state.chance(&mut outcomes);
    assert!(
        outcomes.is_empty() != (state.turn() == Turn::Chance),
        "outcomes have to be there just on chance's turn"
    );
    assert!(outcomes.is_sorted_by(|a, b| a.0 < b.0), "not sorted, or with duplicates: {outcomes:?}");
    all.push((Actor::Chance, outcomes.iter().map(|&(action, _)| action).collect()));
    all
}

pub(super) fn listed_is_accepted<G: Game>(state: &G, pool: &Pool<G>, rng: &mut FastRng) {
    let listed = listed(state);
    let candidates = candidates(state, &listed, pool, rng);
    for (actor, actions) in &listed {
        let choices = choices(state, *actor);
        for action in actions {
            assert!(
                *actor == Actor::Chance || choices.contains(action),
                "{actor} {action} is legal, but no choice"
            );
        }
        let forced = forced(state, *actor);
        for &action in &candidates {
            let is_listed = actions.binary_search(&action).is_ok();
            match state.check(*actor, action) {
                Ok(()) => {
                    let is_known = is_listed || G::open_ended(action) || G::in_any_order(action);
                    assert!(is_known, "{actor} {action} is accepted but not listed in\n{state:?}");
                    let is_free = forced.is_none_or(|forced| forced == action);
                    assert!(
                        is_free,
                        "{actor} {action} is accepted, but something else is forced in\n{state:?}"
                    );
                }
                Err(illegal) => {
                    let is_listed = is_listed || choices.binary_search(&action).is_ok();
                    assert!(!is_listed, "{actor} {action} is listed but refused: {illegal}\n{state:?}");
                    refused_for_a_reason(state, *actor, action, illegal);
                }
            }
        }
    }
}

/// What is tried: everything that is listed for anybody, what is like it, and other actions of the game.
fn candidates<G: Game>(
    state: &G,
    listed: &[(Actor, Vec<G::Action>)],
    pool: &Pool<G>,
    rng: &mut FastRng,
) -> Vec<G::Action> {
    let mut candidates: Vec<G::Action> = pool.actions().to_vec();
    for (_, actions) in listed {
        for &action in actions {
            same("the notation of an action", &action.to_string().parse(), &Ok(action));
            candidates.push(action);
            candidates.extend((0..4).filter_map(|_| pool.neighbor(action, rng)));
        }
    }
    candidates.extend(listed.iter().flat_map(|(actor, _)| choices(state, *actor)));
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}

/// Who is to act is refused by a rule that the rule reference has; everybody else because it is not their turn.
fn refused_for_a_reason<G: Game>(state: &G, actor: Actor, action: G::Action, illegal: Illegal) {
    let is_to_act = match actor {
        Actor::Seat(seat) => state.turn().includes(seat),
        Actor::Chance => state.turn() == Turn::Chance,
    };
    let is_rule = illegal.kind == IllegalKind::Rule;
    assert!(
        is_rule || !is_to_act,
        "{actor} is to act, but {action} is refused as out of turn: {illegal}\n{state:?}"
    );
    let known = match illegal.clause_id() {
        Some(clause) => G::rulebook(Language::English).sentence(clause).is_some(),
        None => !is_rule,
    };
    assert!(known, "{actor} {action} is refused by {illegal}, which the rule reference lacks");
    let nobody = matches!(state.turn(), Turn::Chance | Turn::Over);
    assert!(
        !is_rule || !nobody || actor == Actor::Chance,
        "no player is to act, but {actor} {action} is refused by a rule: {illegal}\n{state:?}"
    );
}

/// What a person at the actor's seat is shown; nothing for chance.
fn choices<G: Game>(state: &G, actor: Actor) -> Vec<G::Action> {
    let mut choices = Actions::new();
    if let Actor::Seat(seat) = actor {
        state.choices(seat, &mut choices);
    }
    assert!(choices.is_sorted_by(|a, b| a < b), "not sorted, or with duplicates: {choices:?}");
    choices.to_vec()
}

/// What `actor` has to do, as everybody knows.
fn forced<G: Game>(state: &G, actor: Actor) -> Option<G::Action> {
    match actor {
        Actor::Seat(seat) if state.turn().includes(seat) => state.forced(seat, &mut Actions::new()),
        _ => None,
    }
}

/// Checks that what is forced in `state` is forced in another state that looks the same to `viewer`, or is the viewer's
/// own affair: played by itself, it tells the viewer nothing.
pub(super) fn forced_is_known<G: Game>(state: &G, possible: &G, viewer: Viewer) {
    for seat in Seat::all(state.players()).filter(|&seat| !viewer.is(seat)) {
        let known = forced(state, seat.into());
        assert!(
            known == forced(possible, seat.into()),
            "what {seat} is forced to do tells {viewer} something hidden: {known:?} in\n{state:?}\nbut not in\n{possible:?}"
        );
    }
}

pub(super) fn chance_is_sound<G: Game>(state: &G, rng: &mut FastRng) {
    if state.turn() != Turn::Chance {
        return;
    }
    let mut outcomes = Outcomes::new();
    state.chance(&mut outcomes);
    let draws = 40 * outcomes.len().max(5) as u32;
    let mut drawn: BTreeMap<G::Action, u32> = BTreeMap::new();
    for _ in 0..draws {
        *drawn.entry(state.sample(rng)).or_default() += 1;
    }
    let total = outcomes.total() as f64;
    let mut distance = 0.0;
    for &(action, weight) in outcomes.iter() {
        let expected = f64::from(draws) * f64::from(weight) / total;
        let found = f64::from(drawn.remove(&action).unwrap_or(0));
        distance += (found - expected).powi(2) / expected;
    }
    assert!(drawn.is_empty(), "sampled, but not among the outcomes: {drawn:?}");
    // Chi-squared has mean k and variance 2k: twelve deviations never happen by chance alone.
    let freedom = outcomes.len().saturating_sub(1) as f64;
    let limit = freedom + 12.0 * (2.0 * freedom).sqrt() + 12.0;
    assert!(
        distance <= limit,
        "samples are not drawn by the weights: {distance} against {limit} in\n{state:?}"
    );
}

pub(crate) fn json_reads_back<G: Game>(state: &G) {
    let json = serde_json::to_string(state).expect("a state has a JSON form");
    match serde_json::from_str::<G>(&json) {
        Ok(read) => same("the state read from its JSON", &read, state),
        Err(error) => panic!("the state's own JSON is refused: {error}\n{json}"),
    }
}

fn view_json<G: Game>(state: &G, viewer: Viewer) -> String {
    let view = state.view(viewer);
    same("the view's viewer", &view.viewer(), &viewer);
    serde_json::to_string(&view).expect("a view has a JSON form")
}

pub(super) fn view_hides<G: Game>(state: &G, changed: &G, viewer: Viewer) {
    same(
        &format!("the view of {viewer}, after what it must hide was changed,"),
        &view_json(changed, viewer),
        &view_json(state, viewer),
    );
}

/// Checks a state imagined by `viewer`, and returns it.
pub(super) fn imagined_fits<G: Game>(state: &G, viewer: Viewer, rng: &mut FastRng) -> G {
    let imagined = state.view(viewer).imagine(rng);
    same("the view of an imagined state", &view_json(&imagined, viewer), &view_json(state, viewer));
    same("the turn of an imagined state", &imagined.turn(), &state.turn());
    if let Viewer::Seat(seat) = viewer {
        let (mut expected, mut found) = (Actions::new(), Actions::new());
        state.legal(seat, &mut expected);
        imagined.legal(seat, &mut found);
        same("what the viewer may do in an imagined state", &found, &expected);
    }
    json_reads_back(&imagined);
    imagined
}
