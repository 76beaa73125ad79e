//! The shared conformance kit on random games of three, four and five.

use game::random::FastRng;
use game::{Draw, Game, Seat, Viewer};
use landnam::components::{Fate, FieldNumber, Good, Terrain, UnitKind};
use landnam::island::Field;
use landnam::phase::{Hearing, Phase};
use landnam::{Landnam, LandnamOptions};
use testkit::conformance::{ConservedAmounts, Kit};

/// Cards of each good, fate cards, tiles, number markers, harbor markers and pieces: all that never changes.
fn conserved(state: &Landnam) -> ConservedAmounts {
    let table = state.table();
    let seats = || Seat::all(state.players());
    let mut amounts = ConservedAmounts::new();
    let staked = |good: Good| match table.phase() {
        Phase::Thing(thing) => match thing.hearing {
            Hearing::Case(case) if case.good == good => case.plaintiff.cards + case.defender.cards,
            _ => 0,
        },
        _ => 0,
    };
    for good in Good::ALL {
        let held: u8 = seats().map(|seat| state.hand(seat).goods[good]).sum();
        amounts.push((good.name(), i64::from(held + table.stock()[good] + staked(good))));
    }
    for fate in Fate::ALL {
        let held: u8 = seats().map(|seat| state.hand(seat).fate.count(fate)).sum();
        let all = held + state.deck().count(fate) + table.discard().count(fate);
        amounts.push((fate.name(), i64::from(all)));
    }
    let inner = landnam::island::Fields::INNER.into_iter().filter(|&field| field != Field::CENTER);
    for terrain in Terrain::ALL {
        let laid = inner.clone().filter(|&field| table.terrain(field) == Some(terrain)).count();
        amounts.push((terrain.name(), laid as i64 + i64::from(table.tiles_left(terrain))));
    }
    let numbers: i64 = FieldNumber::all().map(|number| i64::from(table.numbers_left(number))).sum();
    let numbered = Field::all().filter(|&field| table.number(field).is_some()).count();
    amounts.push(("number markers", numbers + numbered as i64));
    let pieces = |kind: UnitKind| -> i64 {
        let of = |seat: Seat| {
            let units =
                table.units(seat).into_iter().filter(|&field| table.unit(field).unwrap().kind == kind);
            let outer = if kind == UnitKind::Ship { table.outer(seat).len() } else { 0 };
            (units.count() + outer) as i64 + i64::from(table.units_left(seat, kind))
        };
        seats().map(of).sum()
    };
    amounts.push(("settlers", pieces(UnitKind::Settler)));
    amounts.push(("ships", pieces(UnitKind::Ship)));
    let houses =
        |seat: Seat| table.farms(seat).count() + 2 * table.villages(seat).count() + table.houses_left(seat);
    amounts.push(("houses", seats().map(|seat| i64::from(houses(seat))).sum()));
    let held = |seat: Seat| {
        i64::from(table.goods_held(seat)) - i64::from(state.hand(seat).goods.total())
            + i64::from(table.fate_held(seat))
            - i64::from(state.hand(seat).fate.total())
    };
    amounts.push(("cards that are counted wrong", seats().map(held).sum()));
    amounts
}

/// Cards that `viewer` can't see change places: goods between two hands, fate cards between hands and the deck.
fn rehide(state: &Landnam, viewer: Viewer, rng: &mut FastRng) -> Landnam {
    let mut json = serde_json::to_value(state).unwrap();
    let hidden: Vec<usize> = (0..state.players()).filter(|&seat| !viewer.is(Seat::new(seat))).collect();
    for _ in 0..6 {
        let (one, other) = (rng.pick(&hidden), rng.pick(&hidden));
        let (a, b) = (rng.pick(&Good::ALL), rng.pick(&Good::ALL));
        let mut changed = json.clone();
        if swap(&mut changed, one, other, "goods", a.name(), b.name()) && still_fits(&changed) {
            json = changed;
        }
        let (a, b) = (rng.pick(&Fate::ALL), rng.pick(&Fate::ALL));
        let mut changed = json.clone();
        let swapped = if rng.below(2) == 0 {
            swap(&mut changed, one, other, "fate", a.name(), b.name())
        } else {
            // With the deck, which is what lies nowhere else.
            let deck: Landnam = serde_json::from_value(json.clone()).unwrap();
            deck.deck().has(b)
                && take(&mut changed, one, "fate", a.name())
                && give(&mut changed, one, "fate", b.name())
        };
        if swapped && still_fits(&changed) {
            json = changed;
        }
    }
    serde_json::from_value(json).unwrap()
}

/// A standing offer is open: what is offered stays in hand. So do the known cards of the set-up.
fn still_fits(json: &serde_json::Value) -> bool {
    serde_json::from_value::<Landnam>(json.clone()).is_ok()
}

fn swap(json: &mut serde_json::Value, one: usize, other: usize, kind: &str, a: &str, b: &str) -> bool {
    take(json, one, kind, a)
        && take(json, other, kind, b)
        && give(json, one, kind, b)
        && give(json, other, kind, a)
}

fn take(json: &mut serde_json::Value, seat: usize, kind: &str, name: &str) -> bool {
    let Some(count) = json["seats"][seat][kind][name].as_u64().filter(|&count| count > 0) else {
        return false;
    };
    json["seats"][seat][kind][name] = (count - 1).into();
    true
}

fn give(json: &mut serde_json::Value, seat: usize, kind: &str, name: &str) -> bool {
    let count = json["seats"][seat][kind][name].as_u64().unwrap_or(0);
    json["seats"][seat][kind][name] = (count + 1).into();
    true
}

/// Players without a plan can go on for very long, so the kit breaks their games off; the rules have no such end.
const CAP: u64 = 25_000;

fn three_thousand_games(players: usize) {
    let kit =
        Kit::<Landnam>::new(LandnamOptions::of(players).unwrap()).games(3_000).cap(CAP).closely_every(4_000);
    let report = kit.conserved(conserved).rehide(rehide).run();
    assert!(report.ended * 100 >= report.games * 99, "too few games end by themselves: {report:?}");
}

#[test]
fn three_thousand_games_of_three() {
    three_thousand_games(3);
}

#[test]
fn three_thousand_games_of_four() {
    three_thousand_games(4);
}

#[test]
fn three_thousand_games_of_five() {
    three_thousand_games(5);
}
