//! Builders that start from real positions.
#![allow(dead_code, missing_docs, unreachable_pub)]

use century::{Century, CenturyOptions, MerchantCard, MerchantSet};
use game::{Game, Seat};
pub use testkit::script::*;

/// A new game at which `P1` begins.
pub fn dealt(players: usize, seed: u64) -> Century {
    let mut state = Century::new(&CenturyOptions::of(players).unwrap());
    play(&mut state, "chance start P1");
    deal(&mut state, seed);
    state
}

/// A position from JSON, its rows filled up by chance.
pub fn dealt_from(json: &str) -> Century {
    let mut state: Century = position(json);
    deal(&mut state, 1);
    state
}

/// Two players with these caravans, `P1` to move.
pub fn two(first: &str, second: &str) -> Century {
    dealt_from(&format!(
        r#"{{"players": 2, "traders": [{{"caravan": "{first}"}}, {{"caravan": "{second}"}}]}}"#
    ))
}

/// `P1` with this caravan and, beside the starting cards, these in hand.
pub fn with_hand(caravan: &str, hand: &[&str]) -> Century {
    dealt_from(&format!(
        r#"{{"players": 2, "traders": [{{"caravan": "{caravan}", "hand": {hand:?}}}, {{}}]}}"#
    ))
}

/// `P1` with this caravan, and these point cards at the left end of the row.
pub fn with_points(caravan: &str, points: &[&str]) -> Century {
    dealt_from(&format!(
        r#"{{"players": 2, "traders": [{{"caravan": "{caravan}"}}, {{}}], "points": {points:?}}}"#
    ))
}

/// Two players, and these merchant cards in a row that can't be refilled: `P2` has played all the others.
pub fn with_the_last_merchants(first: &str, row: &[&str]) -> Century {
    let others: Vec<MerchantCard> =
        MerchantSet::DECK.iter().filter(|card| !row.contains(&card.to_string().as_str())).collect();
    let merchants: Vec<_> = row.iter().map(|card| serde_json::json!({"card": card})).collect();
    let first: serde_json::Value = serde_json::from_str(first).unwrap();
    let json = serde_json::json!({
        "players": 2, "traders": [first, {"caravan": "YYYY", "played": others}], "merchants": merchants
    });
    dealt_from(&json.to_string())
}

/// The same position with another caravan for `P1`.
pub fn with_caravan(state: &Century, caravan: &str) -> Century {
    let mut json = serde_json::to_value(state).unwrap();
    json["traders"][0]["caravan"] = caravan.into();
    serde_json::from_value(json).unwrap()
}

/// A finished game of two: `P2` has the six cards that ended it.
pub fn over(first: &str, second: &str) -> Century {
    let mut second: serde_json::Value = serde_json::from_str(second).unwrap();
    second["claimed"] = serde_json::json!(["YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG", "YYRB"]);
    dealt_from(&format!(
        r#"{{"players": 2, "active": "P2", "phase": "over", "traders": [{first}, {second}]}}"#
    ))
}

pub fn plays<G: Game>(state: &G) -> Vec<String> {
    listed(state).into_iter().filter(|action| action.starts_with("play ")).collect()
}

pub fn acquisitions<G: Game>(state: &G) -> Vec<String> {
    listed(state).into_iter().filter(|action| action.starts_with("acquire ")).collect()
}

pub fn caravan(state: &Century, seat: usize) -> String {
    state.trader(Seat::new(seat)).caravan.to_string()
}
