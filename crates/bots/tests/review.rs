//! Looking at a game afterward.

use bots::{Bot, Budget, Care, Decision, Evaluate, Greedy, Reviewer};
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::random::fast;
use game::{Game, Seat, Turn, View, Viewer};
use landnam::{Landnam, LandnamOptions};
use merchants::{Merchants, MerchantsOptions};
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::script::play_on;

const CARE: Care = Care { samples: 2, budget: Budget::Iterations(60) };

/// A decision of a game: where and by whom it was made, what could be done, and what was.
struct Made<G: Game> {
    state: G,
    seat: Seat,
    legal: Vec<G::Action>,
    action: G::Action,
}

/// The decisions of a game of greedy players, and its end.
fn game<G: Evaluate>(options: &G::Options) -> (Vec<Made<G>>, G) {
    let (mut state, mut greedy, mut decisions) = (G::new(options), Greedy::new(3), Vec::new());
    play_on(&mut state, &mut fast(3), |state: &G, seat, legal| {
        let action = greedy.choose(&Decision::new(state, seat, legal));
        decisions.push(Made { state: state.clone(), seat, legal: legal.to_vec(), action });
        Some(action)
    });
    (decisions, state)
}

/// What a decision led to: chance's turn, another decision, or the end.
fn after<G: Game>(mut made: Made<G>) -> G {
    made.state.apply(made.seat.into(), made.action);
    made.state
}

/// Chances are shares of one win, the same each time, and at the end those who won have it.
fn chances_make_sense<G: Evaluate>(options: &G::Options) {
    let (decisions, end) = game::<G>(options);
    let positions: Vec<G> = decisions.into_iter().map(after).collect();
    assert!(positions.iter().any(|state| state.turn() == Turn::Chance), "{}", G::NAME);
    let mut reviewer = Reviewer::<G>::new(CARE, 1);
    for state in positions.iter().step_by(positions.len() / 12) {
        let chances = reviewer.chances(state);
        assert_eq!(chances, Reviewer::<G>::new(CARE, 1).chances(state), "{}", G::NAME);
        let sum: f32 = chances[..state.players()].iter().sum();
        let fits = if state.players() == 1 { (0.0..=1.0).contains(&sum) } else { (sum - 1.0).abs() < 1e-3 };
        assert!(fits, "{}: {chances:?}", G::NAME);
    }
    let scores = end.score().unwrap();
    for seat in Seat::all(end.players()) {
        assert_eq!(reviewer.chances(&end)[seat.index()], scores.share(seat) as f32, "{}", G::NAME);
    }
}

#[test]
fn chances_are_shares_of_a_win() {
    chances_make_sense::<Century>(&CenturyOptions::of(3).unwrap());
    chances_make_sense::<Solo>(&SoloOptions::default());
    chances_make_sense::<PuertoRico>(&PuertoRicoOptions::of(4).unwrap());
    chances_make_sense::<Merchants>(&MerchantsOptions::default());
    chances_make_sense::<Landnam>(&LandnamOptions::of(3).unwrap());
}

#[test]
fn a_decision_is_compared_with_the_best_or_with_what_comes_next() {
    let mut reviewer = Reviewer::<Century>::new(CARE, 1);
    let (mut same, mut other, mut alone) = (0, 0, 0);
    let (all, _) = game::<Century>(&CenturyOptions::of(2).unwrap());
    for Made { state, seat, legal, .. } in all.iter().step_by(7).take(20) {
        let decision = Decision::new(state, *seat, legal);
        let Some(weighed) = reviewer.weigh(&decision, legal[0]) else {
            assert_eq!(legal.len(), 1, "only where there is no choice");
            alone += 1;
            continue;
        };
        assert!(legal.contains(&weighed.best.0));
        if weighed.best.0 == legal[0] {
            assert_eq!(weighed.made, weighed.best.1);
            assert!(weighed.next.is_none_or(|(next, _)| next != legal[0] && legal.contains(&next)));
            same += 1;
        } else {
            assert_eq!(weighed.next, None);
            other += 1;
        }
        // Who does what is best is told the same about it.
        let best = reviewer.weigh(&decision, weighed.best.0).unwrap();
        assert_eq!(best.best, weighed.best);
    }
    assert!(same > 0 && other > 0, "{same} the same, {other} others, {alone} without a choice");
}

#[test]
fn what_is_not_listed_is_not_compared() {
    let (all, _) = game::<Century>(&CenturyOptions::of(2).unwrap());
    let Made { state, seat, legal, .. } = all.iter().find(|made| made.legal.len() > 1).unwrap();
    let decision = Decision::new(state, *seat, &legal[1..]);
    assert_eq!(Reviewer::<Century>::new(CARE, 1).weigh(&decision, legal[0]), None);
}

/// What a decision was worth is the same in every world that its player could have been in.
fn decisions_are_judged_by_what_could_be_seen<G: Evaluate>(options: &G::Options) {
    let (all, _) = game::<G>(options);
    let mut others = 0;
    let several = all.iter().filter(|made| made.legal.len() > 1);
    for (nth, Made { state, seat, legal, .. }) in several.step_by(all.len() / 15 + 1).enumerate() {
        let other = state.view(Viewer::Seat(*seat)).imagine(&mut fast(nth as u64));
        others += usize::from(other != *state);
        let weigh =
            |state: &G| Reviewer::<G>::new(CARE, 1).weigh(&Decision::new(state, *seat, legal), legal[0]);
        assert_eq!(weigh(state), weigh(&other), "{}", G::NAME);
    }
    assert!(others > 0, "{}: nothing was hidden", G::NAME);
}

#[test]
fn a_decision_is_judged_by_what_its_player_could_see() {
    decisions_are_judged_by_what_could_be_seen::<PuertoRico>(&PuertoRicoOptions::of(3).unwrap());
    decisions_are_judged_by_what_could_be_seen::<Merchants>(&MerchantsOptions::default());
    decisions_are_judged_by_what_could_be_seen::<Landnam>(&LandnamOptions::of(3).unwrap());
}
