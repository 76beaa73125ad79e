//! The shared conformance kit, and properties of what is read from outside.

mod common;

use common::{changed, written};
use game::conformance::{Amounts, Kit};
use game::random::{Draw, FastRng};
use game::{Game, Options as _, Seat, Viewer};
use merchants::components::{Cards, Hand, Kind, Resource, deck};
use merchants::{Merchants, Options, Position};

/// Cards and gold, counted from what a spectator is shown and what the hands hold; pieces and tokens.
fn conserved(state: &Merchants) -> Amounts {
    let position = written(state);
    let shown = Position::from(&state.view(Viewer::Spectator));
    let supply = shown.supply.expect("a view shows the supply");
    let mut amounts = Amounts::new();
    for &resource in Resource::ALL {
        let hands: u8 =
            position.seats.iter().map(|seat| seat.resources.unwrap_or_default().get(resource)).sum();
        amounts.push((resource.name(), i64::from(hands + supply.get(resource))));
    }
    let gold: u8 = position.seats.iter().map(|seat| seat.gold).sum();
    amounts.push(("gold", i64::from(gold + shown.bank.expect("a view shows the bank"))));
    let warehouse = |seat| i64::from(state.posts_left(seat)) + i64::from(state.free_commodities(seat));
    let pieces: i64 = Seat::all(state.players())
        .map(|seat| warehouse(seat) + position.seats[seat.index()].commodities.len() as i64)
        .sum();
    amounts.push(("commodities", pieces));
    amounts
}

/// Changes what `viewer` can't know: cards of others that were hidden from them, and development cards that nobody
/// has shown.
fn rehide(state: &Merchants, viewer: Viewer, rng: &mut FastRng) -> Merchants {
    changed(state, |position| {
        for _ in 0..6 {
            swap_resources(position, state, viewer, rng);
            swap_cards(position, viewer, rng);
        }
    })
}

fn another(position: &Position, viewer: Viewer, rng: &mut FastRng) -> Option<usize> {
    let seat = rng.below(position.seats.len() as u32) as usize;
    (!viewer.is(Seat::new(seat))).then_some(seat)
}

fn swap_resources(position: &mut Position, state: &Merchants, viewer: Viewer, rng: &mut FastRng) {
    let seats = [another(position, viewer, rng), another(position, viewer, rng)];
    let [Some(one), Some(other)] = seats else { return };
    let hand = |seat: usize| position.seats[seat].resources.unwrap_or_default();
    let (mine, yours) = (rng.pick(Resource::ALL), rng.pick(Resource::ALL));
    if one == other || mine == yours || hand(one).get(mine) == 0 || hand(other).get(yours) == 0 {
        return;
    }
    let swapped = [
        (one, hand(one).minus(Hand::one(mine)).plus(Hand::one(yours))),
        (other, hand(other).minus(Hand::one(yours)).plus(Hand::one(mine))),
    ];
    let view = state.view(viewer);
    if !swapped.iter().all(|&(seat, hand)| view.bounds(Seat::new(seat)).admit(hand)) {
        return;
    }
    for (seat, hand) in swapped {
        position.seats[seat].resources = Some(hand);
    }
    forget_wrong(position);
}

/// What a third viewer knew may be wrong now; it is replaced by what all know, which stays right.
fn forget_wrong(position: &mut Position) {
    let public: Vec<_> =
        position.unsure.iter().filter(|entry| entry.viewer == Viewer::Spectator).cloned().collect();
    let hands: Vec<Hand> = position.seats.iter().map(|seat| seat.resources.unwrap_or_default()).collect();
    for entry in &mut position.unsure {
        let hand = hands[entry.of.index()];
        if !(hand.covers(entry.least) && entry.most.covers(hand)) {
            let known =
                public.iter().find(|known| known.of == entry.of).expect("something was hidden from all");
            (entry.least, entry.most) = (known.least, known.most);
        }
    }
}

fn swap_cards(position: &mut Position, viewer: Viewer, rng: &mut FastRng) {
    let Some(seat) = another(position, viewer, rng) else { return };
    let held =
        position.seats.iter().fold(Cards::default(), |all, seat| all.plus(seat.cards.unwrap_or_default()));
    let stack = deck().minus(held.plus(position.discard));
    let own = position.seats[seat].cards.unwrap_or_default();
    if own.is_empty() || stack.is_empty() {
        return;
    }
    let mine = own.nth(rng.below(u32::from(own.total()))).expect("a card");
    let drawn = stack.nth(rng.below(u32::from(stack.total()))).expect("a card");
    let shuffled = position.shuffled.unwrap_or(deck());
    if !shuffled.covers(stack.minus(Cards::one(drawn)).plus(Cards::one(mine))) {
        return;
    }
    position.seats[seat].cards = Some(own.minus(Cards::one(mine)).plus(Cards::one(drawn)));
    if let Some(fresh) = position.seats[seat].fresh.filter(|fresh| fresh.get(mine) > 0) {
        position.seats[seat].fresh = Some(fresh.minus(Cards::one(mine)).plus(Cards::one(drawn)));
    }
}

fn kit(options: &str) {
    let options = Options::from_line(options).unwrap();
    let kit = Kit::<Merchants>::new(options).conserved(conserved).rehide(rehide);
    let report = kit.clone().games(3_000).cap(4_000).closely_every(3_000).run();
    println!("{report:?}");
}

#[test]
fn three_thousand_short_games_of_three_with_the_fixed_start() {
    kit("players=3 board=short start=fixed");
}

#[test]
fn three_thousand_short_games_of_four_with_the_fixed_start() {
    kit("players=4 board=short start=fixed");
}

#[test]
fn three_thousand_short_games_of_three_with_the_free_start() {
    kit("players=3 board=short start=free");
}

#[test]
fn three_thousand_short_games_of_four_with_the_free_start() {
    kit("players=4 board=short start=free");
}

#[test]
fn three_thousand_full_games_of_three() {
    kit("players=3 board=full");
}

#[test]
fn three_thousand_full_games_of_four() {
    kit("players=4 board=full");
}
