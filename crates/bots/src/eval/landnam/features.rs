//! What a net reads of Landnám beyond the table's numbers: what fields yield to whom, and what is near.
//!
//! Numbers lie elsewhere in every game, so a net that reads corners and numbers apart would have to multiply them to
//! know what somebody harvests.

use game::{Game, Seat};
use landnam::Landnam;
use landnam::components::{Good, UnitKind};
use landnam::data::data;
use landnam::island::{Field, Fields};

use super::{CARD, FATE, Outlook, distance, hand_worth, settled, unit};

/// No table has more seats.
const SEATS: usize = 5;
const GOODS: usize = Good::ALL.len();
/// Of each seat: what it harvests of each good and of all, its units' prospects and best site, cases by and against it,
/// farms that can grow, what it can expect, and that against the others.
const SEAT: usize = GOODS + 8;
/// Of the viewer: how far the hand is from each of four costs, whether it covers them, and what it is worth; and of
/// all: the rounds to come, what a ship on the outer sea is worth, the free site that yields most.
const OWN: usize = 2 * 4 + 1;
const ALL: usize = 3;

pub(super) const COUNT: usize = SEATS * SEAT + OWN + ALL;

pub(super) fn write(state: &Landnam, viewer: Seat, row: &mut [f32]) {
    let (table, players) = (state.table(), state.players());
    let outlook = Outlook::new(table);
    let (ground, prospects, rounds) = (&outlook.ground, &outlook.prospects, outlook.rounds);
    let mut points = [0.0; SEATS];
    for (place, seat) in viewer.clockwise(players).enumerate() {
        let row = &mut row[place * SEAT..][..SEAT];
        for field in Fields::INNER {
            if let Some(good) = table.good_at(field) {
                row[good.index()] += f32::from(table.claim(seat, field)) * ground.yields(field);
            }
        }
        row[GOODS] = row[..GOODS].iter().sum();
        for field in table.units(seat) {
            let kind = table.unit(field).map_or(UnitKind::Settler, |unit| unit.kind);
            if !table.is_outlaw(field) {
                row[GOODS + 1] += 0.5 * prospects.of(kind, field);
                row[GOODS + 2] = row[GOODS + 2].max(ground.best_site(field).unwrap_or(0.0));
            }
        }
        row[GOODS + 3] = 0.2 * f32::from(table.cases_of(seat).count());
        row[GOODS + 4] = 0.2 * f32::from(table.cases_against(seat));
        row[GOODS + 5] = 0.2
            * table.farms(seat).into_iter().filter(|&corner| super::is_by_sea(table, corner)).count() as f32;
        points[place] = settled(table, seat, &outlook)
            + 0.6 * CARD * f32::from(table.goods_held(seat).min(12))
            + FATE * f32::from(table.fate_held(seat).min(5));
        row[GOODS + 6] = points[place] / 12.0;
    }
    let mean = points[..players].iter().sum::<f32>() / players as f32;
    for (place, points) in points[..players].iter().enumerate() {
        row[place * SEAT + GOODS + 7] = 0.5 * (points - mean) / unit(rounds);
    }
    let hand = state.hand(viewer).goods;
    let row = &mut row[SEATS * SEAT..];
    let costs = data();
    for (place, cost) in [costs.farm, costs.village, costs.settler, costs.ship].into_iter().enumerate() {
        row[place] = distance(hand, cost) / 4.0;
        row[4 + place] = if hand.covers(cost) { 1.0 } else { 0.0 };
    }
    row[8] = hand_worth(table, viewer, hand, ground);
    row[OWN] = rounds / 18.0;
    row[OWN + 1] = prospects.of(UnitKind::Ship, Field::OUTER);
    row[OWN + 2] = Fields::INNER.into_iter().filter_map(|field| ground.best_site(field)).fold(0.0, f32::max);
}
