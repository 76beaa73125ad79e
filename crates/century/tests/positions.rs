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
