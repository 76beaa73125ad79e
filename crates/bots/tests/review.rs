//! Looking at a game afterward.

use bots::{Bot, Budget, Care, Decision, Evaluate, Greedy, Reviewer};
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::random::fast;
use game::{Actions, Actor, Game, Seat, Turn};
use landnam::{Landnam, LandnamOptions};
use merchants::{Merchants, MerchantsOptions};
use puerto_rico::{PuertoRico, PuertoRicoOptions};

const CARE: Care = Care { samples: 2, budget: Budget::Iterations(60) };

/// The positions of a game of greedy players, with who decides there.
fn game<G: Evaluate>(options: &G::Options) -> Vec<(G, Option<Seat>)> {
    let (mut state, mut rng, mut legal, mut greedy) =
        (G::new(options), fast(3), Actions::new(), Greedy::new(3));
    let mut positions = Vec::new();
    loop {
        let (actor, action) = match state.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, state.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                state.legal(seat, &mut legal);
                (Actor::Seat(seat), greedy.choose(&Decision::new(&state, seat, &legal)))
            }
        };
        let seat = if let Actor::Seat(seat) = actor { Some(seat) } else { None };
        positions.push((state.clone(), seat));
        state.apply(actor, action);
    }
    positions.push((state, None));
    positions
}

/// Chances are shares of one win, the same each time, and at the end those who won have it.
fn chances_make_sense<G: Evaluate>(options: &G::Options) {
    let positions = game::<G>(options);
    let mut reviewer = Reviewer::<G>::new(CARE, 1);
    for (state, _) in positions.iter().step_by(positions.len() / 12) {
        let chances = reviewer.chances(state);
        assert_eq!(chances, Reviewer::<G>::new(CARE, 1).chances(state), "{}", G::NAME);
        let sum: f32 = chances[..state.players()].iter().sum();
        let fits = if state.players() == 1 { (0.0..=1.0).contains(&sum) } else { (sum - 1.0).abs() < 1e-3 };
        assert!(fits, "{}: {chances:?}", G::NAME);
    }
    let (end, _) = positions.last().unwrap();
    let scores = end.score().unwrap();
    for seat in Seat::all(end.players()) {
        assert_eq!(reviewer.chances(end)[seat.index()], scores.share(seat) as f32, "{}", G::NAME);
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
    let positions = game::<Century>(&CenturyOptions::of(2).unwrap());
    let mut reviewer = Reviewer::<Century>::new(CARE, 1);
    let (mut same, mut other, mut alone) = (0, 0, 0);
    for (state, seat) in
        positions.iter().filter_map(|(state, seat)| Some((state, (*seat)?))).step_by(7).take(20)
    {
        let mut legal = Actions::new();
        state.legal(seat, &mut legal);
        let decision = Decision::new(state, seat, &legal);
        let Some(weighed) = reviewer.weigh(&decision, legal[0]) else {
            assert_eq!(legal.len(), 1, "only where there is no choice");
            alone += 1;
            continue;
        };
        assert!(legal.contains(&weighed.best.0));
        if weighed.best.0 == legal[0] {
            assert_eq!(weighed.made, weighed.best.1);
            same += 1;
        } else {
            assert_eq!(weighed.next, None);
            other += 1;
        }
        // What was best stays so when it is what was done.
        let best = reviewer.weigh(&decision, weighed.best.0).unwrap();
        assert_eq!(best.best.0, weighed.best.0);
    }
    assert!(same > 0 && other > 0, "{same} the same, {other} others, {alone} without a choice");
}
