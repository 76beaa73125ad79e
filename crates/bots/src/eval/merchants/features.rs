//! What a net reads of Merchants beyond the table's numbers: what posts yield, and how long the ways are.

use game::{Game, Seat, dice};
use merchants::Merchants;
use merchants::components::{Purchase, Resource};

use super::{CARD, FAR, GOLD, Stance, Walks, hand_worth, missing, settled, unit};

/// No table has more seats.
const SEATS: usize = 4;
const RESOURCES: usize = Resource::ALL.len();
/// Of each seat: what its posts yield of each resource and of all, how near deliveries and free cities are, what it can
/// expect, and that against the others.
const SEAT: usize = RESOURCES + 8;
/// Of the viewer: what the hand is worth, and how many cards are missing for each of four purchases; and the deliveries
/// to go.
const OWN: usize = 1 + 4;

pub(super) const COUNT: usize = SEATS * SEAT + OWN + 1;

/// From 1 where something is to 0 where it is far.
fn nearness(steps: u8, scale: f32) -> f32 {
    if steps >= FAR { 0.0 } else { (-f32::from(steps) / scale).exp() }
}

pub(super) fn write(state: &Merchants, viewer: Seat, row: &mut [f32]) {
    let (table, players, walks) = (state.table(), state.players(), Walks::new(state));
    let map = table.map();
    let mut points = [0.0; SEATS];
    let mut most = 0;
    let mut own = None;
    for (place, seat) in viewer.clockwise(players).enumerate() {
        let row = &mut row[place * SEAT..][..SEAT];
        for city in table.posts[seat].iter() {
            for land in map.lands_at(city).filter(|&land| land != table.robber) {
                let chance = table.number_on(land).map_or(0.0, dice::chance);
                row[map.terrain[land].resource().index()] += chance;
            }
        }
        let stance = Stance::of(state, seat, &walks);
        row[RESOURCES] = 0.5 * row[..RESOURCES].iter().sum::<f32>();
        row[RESOURCES + 1] = nearness(stance.road, 12.0);
        row[RESOURCES + 2] = nearness(stance.open, 6.0);
        row[RESOURCES + 3] = nearness(stance.walk, 7.0);
        row[RESOURCES + 4] = 0.5 * stance.caravans as f32;
        row[RESOURCES + 5] = 0.5 * stance.merchants as f32;
        points[place] = settled(state, seat, &stance)
            + CARD * f32::from(state.hand(seat).total().min(7))
            + GOLD * f32::from(table.gold[seat].min(12))
            + 0.1 * f32::from(state.cards(seat).total().min(3));
        row[RESOURCES + 6] = points[place] / 10.0;
        most = most.max(table.delivered(seat));
        own = own.or(Some(stance));
    }
    let left = f32::from(table.commodities_each()) - f32::from(most);
    let mean = points[..players].iter().sum::<f32>() / players as f32;
    for (place, points) in points[..players].iter().enumerate() {
        row[place * SEAT + RESOURCES + 7] = 0.5 * (points - mean) / unit(left);
    }
    let row = &mut row[SEATS * SEAT..];
    let hand = state.hand(viewer);
    if let Some(stance) = own {
        row[0] = hand_worth(state, viewer, &stance, hand, table.gold[viewer]);
    }
    let purchases = [Purchase::Route, Purchase::Merchant, Purchase::Caravan, Purchase::Card];
    for (place, purchase) in purchases.into_iter().enumerate() {
        row[1 + place] = missing(hand, purchase.cost()) as f32 / 3.0;
    }
    row[OWN] = left / 10.0;
}
