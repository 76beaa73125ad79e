//! The cities that want a commodity, the nearest first: how far they are for the viewer's caravans along the routes
//! that lie there.

use std::collections::VecDeque;

use game::Seat;
use merchants::Table;
use merchants::ids::{CityId, PathId, PathSet};

/// A city that wants a commodity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Customer {
    pub(super) city: CityId,
    /// How many routes the nearest of one's caravans has to go until it stands beside the city; nothing if none leads
    /// there.
    pub(super) routes: Option<u8>,
    /// How many routes would have to be laid at least, so that one of them could go there; nothing if there is none.
    pub(super) missing: Option<u8>,
}

/// All of them for one player (MOE-58).
pub(super) fn of(table: &Table, seat: Seat) -> Vec<Customer> {
    let (far, lacking) = (distances(table, seat), gaps(table, seat));
    let mut customers: Vec<Customer> = table
        .customers(seat)
        .iter()
        .map(|city| {
            let nearest = |found: &[(PathId, u8)]| {
                let beside = |path: PathId| table.map().cities_at(path).any(|end| end == city);
                found.iter().filter(|&&(path, _)| beside(path)).map(|&(_, count)| count).min()
            };
            Customer { city, routes: nearest(&far), missing: nearest(&lacking) }
        })
        .collect();
    customers.sort_by_key(|customer| {
        (
            customer.routes.is_none(),
            customer.routes,
            customer.missing,
            &table.map().cities[customer.city].name,
        )
    });
    customers
}

/// How far every route is from the nearest caravan of a player.
fn distances(table: &Table, seat: Seat) -> Vec<(PathId, u8)> {
    let mut seen = PathSet::EMPTY;
    let mut found: Vec<(PathId, u8)> = Vec::new();
    for caravan in table.caravans_of(seat) {
        if !seen.contains(caravan.at) {
            seen.insert(caravan.at);
            found.push((caravan.at, 0));
        }
    }
    let mut done = 0;
    while let Some(&(path, routes)) = found.get(done) {
        done += 1;
        for next in table.map().adjoining(path) {
            if table.route_on(next).is_some() && !seen.contains(next) {
                seen.insert(next);
                found.push((next, routes + 1));
            }
        }
    }
    found
}

/// How many paths without a route lie at least between every path, itself included, and the caravans of a player.
fn gaps(table: &Table, seat: Seat) -> Vec<(PathId, u8)> {
    let mut seen = PathSet::EMPTY;
    let mut found: Vec<(PathId, u8)> = Vec::new();
    let mut waiting: VecDeque<(PathId, u8)> =
        table.caravans_of(seat).map(|caravan| (caravan.at, 0)).collect();
    while let Some((path, count)) = waiting.pop_front() {
        if seen.contains(path) {
            continue;
        }
        seen.insert(path);
        found.push((path, count));
        for next in table.map().adjoining(path) {
            // Along routes nothing has to be laid: they come first.
            if table.route_on(next).is_some() {
                waiting.push_front((next, count));
            } else {
                waiting.push_back((next, count + 1));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use game::{Actions, Game, random_step};
    use merchants::{Caravan, Merchants, MerchantsOptions};

    use super::*;

    #[test]
    fn the_nearest_customers_come_first_and_none_is_left_out() {
        let mut rng = fast(7);
        let mut state = Merchants::new(&MerchantsOptions::default());
        let mut legal = Actions::new();
        let mut behind_routes = 0;
        for _ in 0..2_000 {
            let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { break };
            state.apply(actor, action);
            let table = state.table();
            for seat in table.seats() {
                let customers = of(table, seat);
                assert_eq!(customers.len(), table.customers(seat).len());
                assert!(customers.is_sorted_by_key(|customer| customer.routes.unwrap_or(u8::MAX)));
                for customer in customers {
                    let is_beside =
                        |caravan: Caravan| table.map().cities_at(caravan.at).any(|end| end == customer.city);
                    assert_eq!(customer.routes == Some(0), table.caravans_of(seat).any(is_beside));
                    assert_eq!(customer.routes.is_some(), customer.missing == Some(0));
                    behind_routes += usize::from(customer.routes.is_some_and(|routes| routes > 0));
                }
            }
        }
        assert!(behind_routes > 0, "the game has shown no city that a caravan has to drive to");
    }
}
