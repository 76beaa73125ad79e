//! Positions as JSON: the examples and names of `RULES.md`, and that every component adds up.

use crate::common::*;
use century::{Century, MerchantCard, PointSet, Solo};
use game::Turn;
use testkit::documents::{assert_are_listed, assert_example, json_examples};

const RULES: &str = include_str!("../RULES.md");

#[test]
fn the_examples_of_the_rules_page_are_positions() {
    let examples = json_examples(RULES);
    let [table, solo] = examples[..] else { panic!("{} examples", examples.len()) };
    assert_eq!(game::Game::turn(&assert_example::<Century>(table)), Turn::of(P1));
    assert_eq!(game::Game::turn(&assert_example::<Solo>(solo)), Turn::Chance);
}

#[test]
fn the_rules_page_lists_all_cards() {
    assert_are_listed(RULES, MerchantCard::all().map(|card| card.to_string()));
    assert_are_listed(RULES, PointSet::ALL.iter().map(|card| card.to_string()));
}

/// A deck may be left out; if it is there, it is just what lies nowhere else.
#[test]
fn decks_have_all_cards_that_lie_nowhere_else() {
    let state = dealt(3, 1);
    for (field, card) in [("/merchant_deck", "merchant"), ("/point_deck", "point")] {
        let mut deck =
            serde_json::to_value(&state).unwrap().pointer(field).unwrap().as_array().unwrap().clone();
        assert_eq!(with_field(&state, field, deck.clone().into()).as_ref(), Ok(&state));
        let taken = deck.pop().unwrap();
        let refused = with_field(&state, field, deck.clone().into()).unwrap_err();
        assert!(
            refused.contains(&format!("the {card} card {} is neither", taken.as_str().unwrap())),
            "{refused}"
        );
        deck.extend([taken.clone(), taken]);
        assert!(with_field(&state, field, deck.into()).unwrap_err().contains("twice"));
        assert!(with_field(&state, field, Vec::<String>::new().into()).is_err(), "an empty {card} deck");
    }
    let first = state.market().row[0].card;
    let refused = with_field(&state, "/merchant_deck", serde_json::json!([first])).unwrap_err();
    assert!(refused.contains(&format!("the merchant deck has {first}, which is no card of it")), "{refused}");
}

#[test]
fn coins_of_the_piles_are_those_that_nobody_has() {
    let state = dealt(2, 1);
    for (field, coins) in [("/gold", 3), ("/gold", 5), ("/silver", 0), ("/silver", 255)] {
        let refused = with_field(&state, field, coins.into()).unwrap_err();
        assert!(refused.starts_with("CEN-02"), "{refused}");
    }
}

/// A position of two, `P1` with the given fields and everything else as it begins.
fn told(trader: &str, phase: &str, merchants: &str) -> Result<Century, String> {
    let json = format!(
        r#"{{"players": 2, "traders": [{{{trader}}}, {{}}], "phase": {phase}, "merchants": [{merchants}]}}"#
    );
    serde_json::from_str(&json).map_err(|error| error.to_string())
}

#[test]
fn cen_12_an_upgrade_needs_a_played_card_of_so_many_steps() {
    let upgrading = |played: &str, left: u8| {
        let trader = format!(r#""caravan": "YYR", "hand": [], "played": [{played}]"#);
        told(&trader, &format!(r#"{{"upgrade": {{"left": {left}, "from": "Y"}}}}"#), "")
    };
    assert!(upgrading(r#""up2""#, 2).is_ok() && upgrading(r#""up3""#, 3).is_ok());
    for (played, left) in [("", 1), (r#""YY""#, 1), (r#""up2""#, 3), (r#""up3""#, 4)] {
        assert!(upgrading(played, left).unwrap_err().starts_with("CEN-12: upgrade: "), "{played} {left}");
    }
}

#[test]
fn cen_40_a_surplus_comes_from_a_card() {
    let returning = |cubes: usize, cards: &str| {
        told(&format!(r#""caravan": "{}", {cards}"#, "Y".repeat(cubes)), r#"{"return": {"from": "Y"}}"#, "")
    };
    let refused = "CEN-40: return: no card played or acquired brings so many cubes";
    for (cards, most) in [
        (r#""played": ["YY"]"#, 12),
        (r#""played": ["YYYY"], "hand": []"#, 14),
        // Ten times one green for five cubes.
        (r#""played": ["G>YYYYR"], "hand": []"#, 50),
        (r#""hand": ["YYY"]"#, 52),
    ] {
        assert!(returning(most, cards).is_ok(), "{cards}");
        assert_eq!(returning(most + 1, cards).unwrap_err(), refused, "{cards}");
    }
    assert_eq!(returning(11, r#""played": ["up2"]"#).unwrap_err(), refused);
    assert_eq!(returning(11, r#""played": []"#).unwrap_err(), refused);
    assert_eq!(returning(1000, r#""hand": ["YYY"]"#).unwrap_err(), refused);
}

#[test]
fn cen_20_cubes_lie_where_they_can_have_been_laid() {
    let laying = |first: &str| {
        let row = format!(r#"{{"card": "YYY", "cubes": "{first}"}}, {{"card": "YG"}}, {{"card": "YR"}}"#);
        told(r#""caravan": "YY""#, r#"{"lay": {"position": 3, "laid": 1}}"#, &row)
    };
    assert!(laying("G").is_ok());
    assert_eq!(laying("-").unwrap_err(), "CEN-20: lay: a cube lies on each card that is paid");
    let row = |last: &str, cubes: usize| {
        let cards = ["YYY", "YG", "YR", "G", "RR"].map(|card| format!(r#"{{"card": "{card}"}}, "#)).concat();
        let cards = cards.replacen(r#""YYY""#, &format!(r#""YYY", "cubes": "{}""#, "Y".repeat(cubes)), 1);
        told("", r#""turn""#, &format!(r#"{cards}{{"card": "B", "cubes": "{last}"}}"#))
    };
    assert!(row("-", 42).is_ok());
    assert!(row("-", 43).unwrap_err().starts_with("CEN-20: never do more than 42 cubes lie on a card"));
    assert!(row("Y", 0).unwrap_err().starts_with("CEN-20: no cube lies on the last card of a full row"));
}
