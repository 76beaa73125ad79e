//! What viewers know of hands (MOE-26), against a slow and exact account: the set of all hands that could be.

use std::collections::BTreeSet;

use crate::common::{cards_of, new, written};
use game::random::fast;
use game::{Actions, Actor, Game, Seat, View as _, Viewer, random_step};
use merchants::components::{Hand, Resource};
use merchants::{Action, Merchants};

/// The hands of four seats.
type Hands = [Hand; 4];

fn hands(state: &Merchants) -> Hands {
    let mut hands = [Hand::default(); 4];
    for (hand, seat) in hands.iter_mut().zip(written(state).seats) {
        *hand = seat.resources.unwrap_or_default();
    }
    hands
}

/// What a spectator can deduce: every distribution of cards that fits all that was seen.
struct Worlds(BTreeSet<Hands>);

impl Worlds {
    fn after(&self, before: &Merchants, after: &Merchants, actor: Actor, action: Action) -> Worlds {
        if let Action::Stolen(_) = action {
            return self.after_theft(before, after);
        }
        let (old, new) = (hands(before), hands(after));
        let moved = self.0.iter().filter(|world| shows(world, before, actor, action)).filter_map(|world| {
            let mut moved = *world;
            for seat in 0..4 {
                let lost = old[seat].without(new[seat]);
                if !moved[seat].covers(lost) {
                    return None;
                }
                moved[seat] = moved[seat].minus(lost).plus(new[seat].without(old[seat]));
            }
            Some(moved)
        });
        Worlds(moved.collect())
    }

    fn after_theft(&self, before: &Merchants, after: &Merchants) -> Worlds {
        let sizes = |state: &Merchants| hands(state).map(Hand::total);
        let (old, new) = (sizes(before), sizes(after));
        let victim = (0..4).find(|&seat| new[seat] < old[seat]).expect("somebody lost a card");
        let thief = (0..4).find(|&seat| new[seat] > old[seat]).expect("somebody took it");
        let mut worlds = BTreeSet::new();
        for world in &self.0 {
            for (resource, _) in world[victim].iter() {
                let mut next = *world;
                next[victim] = next[victim].minus(Hand::one(resource));
                next[thief] = next[thief].plus(Hand::one(resource));
                worlds.insert(next);
            }
        }
        Worlds(worlds)
    }
}

/// Whether an action can have been taken with these hands: who offers something has it.
fn shows(world: &Hands, before: &Merchants, actor: Actor, action: Action) -> bool {
    let Actor::Seat(seat) = actor else { return true };
    let shown = match action {
        Action::Offer { give, .. } | Action::Counter { give, .. } => give.cards(),
        Action::Accept => before.table().talk().and_then(|talk| talk.offer).expect("an offer").want.cards(),
        _ => Hand::default(),
    };
    world[seat.index()].covers(shown)
}

#[test]
fn bounds_never_exclude_what_could_be_and_imagined_hands_nearly_always_could() {
    let (mut checked, mut imagined_in) = (0u32, 0u32);
    for seed in 0..40 {
        let mut state = new("players=3 start=fixed");
        let mut worlds = Worlds([hands(&state)].into());
        let mut rng = fast(seed);
        let mut legal = Actions::new();
        for _ in 0..400 {
            let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { break };
            let before = state.clone();
            state.play(actor, action).expect("a listed action is legal");
            worlds = worlds.after(&before, &state, actor, action);
            assert!(worlds.0.contains(&hands(&state)), "the truth is among what could be");
            if worlds.0.len() > 3_000 {
                break;
            }
            let view = state.view(Viewer::Spectator);
            for world in &worlds.0 {
                for seat in Seat::all(3) {
                    let bounds = view.bounds(seat);
                    assert!(bounds.admit(world[seat.index()]), "{seat}: {bounds:?} against {world:?}");
                }
            }
            if worlds.0.len() > 1 {
                checked += 1;
                imagined_in += u32::from(worlds.0.contains(&hands(&view.imagine(&mut rng))));
            }
        }
    }
    assert!(checked > 500, "{checked}");
    // Bounds are kept hand by hand; conclusions across hands are the few that are missed.
    assert!(imagined_in * 100 >= checked * 95, "{imagined_in} of {checked}");
}

#[test]
fn a_thief_knows_what_was_stolen_and_a_third_party_what_was_paid() {
    let mut state = crate::common::changed(&crate::common::fixed(4), |position| {
        for (seat, cards) in position.seats.iter_mut().zip(["", "ore 2 lumber 1", "", ""]) {
            seat.resources = crate::common::hand(cards);
        }
    });
    crate::common::play(&mut state, &["chance dice 1 6", "P1 robber G6", "chance stolen ore"]);
    for (viewer, exact) in [(Viewer::Seat(crate::common::P1), true), (Viewer::Seat(crate::common::P3), false)]
    {
        let bounds = state.view(viewer).bounds(crate::common::P2);
        assert_eq!(bounds.least == bounds.most, exact, "{viewer}");
    }
    // Blue now pays ore for a route: then ore was left, and lumber too.
    crate::common::play(&mut state, &["P1 end", "chance dice 1 1"]);
    assert_eq!(cards_of(&state, crate::common::P2), "lumber 1 ore 1");
    crate::common::play(&mut state, &["P2 route F7.SE"]);
    let bounds = state.view(Viewer::Seat(crate::common::P3)).bounds(crate::common::P2);
    assert_eq!((bounds.most.total(), Resource::ALL.len()), (0, 5));
}
