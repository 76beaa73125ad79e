//! Advice for people.

use std::ops::ControlFlow;

use bots::{Adviser, Bot, Decision, Effort, Evaluate, Greedy, MOST_SUGGESTIONS, Suggestion};
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::random::fast;
use game::{Actions, Game, Seat, View, Viewer};
use landnam::{Landnam, LandnamOptions};
use merchants::{Merchants, MerchantsOptions};
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::script::play_on;

const EFFORT: Effort = Effort::Counted { iterations: 120, games: 4 };

/// What is said in the end, and how often something was said.
fn advice<G: Evaluate>(state: &G, seat: Seat) -> (Vec<Suggestion<G::Action>>, usize) {
    let mut legal = Actions::new();
    state.legal(seat, &mut legal);
    let (mut last, mut told) = (Vec::new(), 0);
    Adviser::new(EFFORT, 5).advise(&Decision::new(state, seat, &legal), |suggestions| {
        last = suggestions.to_vec();
        told += 1;
        ControlFlow::Continue(())
    });
    (last, told)
}

#[test]
fn an_adviser_stops_when_nobody_listens() {
    let (state, seat) = decisions::<Century>(&CenturyOptions::of(3).unwrap(), 9).swap_remove(0);
    let mut legal = Actions::new();
    state.legal(seat, &mut legal);
    let mut told = 0;
    Adviser::new(EFFORT, 5).advise(&Decision::new(&state, seat, &legal), |_| {
        told += 1;
        ControlFlow::Break(())
    });
    assert_eq!(told, 1);
}

/// Decisions between several actions in the course of a game of greedy players, some steps apart.
fn decisions<G: Evaluate>(options: &G::Options, apart: usize) -> Vec<(G, Seat)> {
    let mut greedy = Greedy::new(3);
    let (mut found, mut seen) = (Vec::new(), 0);
    play_on(&mut G::new(options), &mut fast(3), |state, seat, legal| {
        if legal.len() > 1 {
            seen += 1;
            if seen % apart == 0 {
                found.push((state.clone(), seat));
            }
        }
        (found.len() < 6).then(|| greedy.choose(&Decision::new(state, seat, legal)))
    });
    assert!(found.len() > 3, "{}: {} decisions", G::NAME, found.len());
    found
}

fn check<G: Evaluate>(options: &G::Options, apart: usize) {
    let mut changed = 0;
    for (state, seat) in decisions::<G>(options, apart) {
        let (said, told) = advice(&state, seat);
        let mut legal = Actions::new();
        state.legal(seat, &mut legal);
        // Of offers only those are suggested that somebody may want.
        let choices = legal.iter().filter(|action| !G::is_talk(**action)).count();
        assert!(said.len() >= choices.clamp(1, MOST_SUGGESTIONS), "{}: {said:?}", G::NAME);
        assert!(said.len() <= MOST_SUGGESTIONS, "{}: {said:?}", G::NAME);
        assert!(said.is_sorted_by(|one, other| one.chance >= other.chance), "{}: {said:?}", G::NAME);
        assert!(told > 4, "{}: it is told as it improves", G::NAME);
        for suggestion in &said {
            assert!(state.check(seat.into(), suggestion.action).is_ok(), "{}", suggestion.action);
            assert!((0.0..=1.0).contains(&suggestion.chance), "{suggestion:?}");
            assert_eq!(suggestion.outlook.games(), 4, "{suggestion:?}");
            assert!(suggestion.outlook.points().is_some_and(f64::is_finite));
        }
        // Who sees the same is told the same, whatever is hidden.
        let view = state.view(Viewer::Seat(seat));
        let other = view.imagine(&mut fast(8));
        assert_eq!(advice(&other, seat).0, said, "{}", G::NAME);
        changed += usize::from(other != state);
    }
    assert!(changed > 0 || G::NAME.starts_with("century"), "{}: nothing hidden was changed", G::NAME);
}

#[test]
fn advice_is_legal_repeatable_and_tells_nothing_hidden() {
    check::<Century>(&CenturyOptions::of(3).unwrap(), 9);
    check::<Solo>(&SoloOptions::default(), 9);
    check::<PuertoRico>(&PuertoRicoOptions::of(3).unwrap(), 14);
    check::<Landnam>(&LandnamOptions::of(3).unwrap(), 25);
    check::<Merchants>(&MerchantsOptions::default(), 14);
}

#[test]
fn who_can_win_at_once_is_told_so() {
    // Two cards are missing for the end of a game of two, and P1 leads; with the last claim P1 wins.
    let mut state = Century::new(&CenturyOptions::of(2).unwrap());
    let mut greedy = Greedy::new(1);
    let mut found = None;
    play_on(&mut state, &mut fast(1), |state, seat, legal| {
        let wins = |action: &&century::Action| {
            let mut after = state.clone();
            after.apply(seat.into(), **action);
            after.score().is_some_and(|scores| scores.share(seat) > 0.9)
        };
        let winning: Vec<century::Action> = legal.iter().filter(wins).copied().collect();
        if !winning.is_empty() && winning.len() < legal.len() {
            found = Some((seat, winning));
            return None;
        }
        Some(greedy.choose(&Decision::new(state, seat, legal)))
    });
    let (seat, win) = found.expect("somebody can win at once");
    let (said, _) = advice(&state, seat);
    assert!(win.contains(&said[0].action), "{said:?}");
    assert!(said[0].chance > 0.9, "{said:?}");
}

#[test]
fn what_brings_more_is_told_by_its_source() {
    let (state, seat) = decisions::<PuertoRico>(&PuertoRicoOptions::of(3).unwrap(), 14).swap_remove(2);
    let (said, _) = advice(&state, seat);
    let [first, second, ..] = &said[..] else { panic!("{said:?}") };
    let against = first.outlook.against(&second.outlook);
    let sum: f64 = against.iter().map(|difference| difference.points).sum();
    let whole = first.outlook.points().unwrap() - second.outlook.points().unwrap();
    assert!((sum - whole).abs() < 1e-6, "the parts make the whole: {against:?}, {whole}");
    assert!(against.is_sorted_by(|one, other| one.points.abs() >= other.points.abs()), "{against:?}");
    assert!(against.iter().all(|difference| difference.error >= 0.0), "{against:?}");
}
