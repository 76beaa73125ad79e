//! The rules, clause by clause.

// Boards written with `json!` are made for one call: helpers take them as they are.
#![allow(clippy::needless_pass_by_value)]

mod builder;
mod buildings;
mod captain;
mod craftsman;
mod end;
mod large_buildings;
mod mayor;
mod rounds;
mod settler;
mod setup;
mod storing;
mod trader;

use std::path::Path;

#[test]
fn every_clause_has_its_place_and_its_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    testkit::assert_clauses_are_tested(folder, &[puerto_rico::rules(game::Language::English)]);
}

#[test]
fn the_rule_references_of_all_languages_have_the_same_clauses() {
    testkit::assert_rulebooks_agree::<puerto_rico::PuertoRico>();
}

#[test]
fn every_action_leads_to_its_clause() {
    testkit::assert_actions_lead_to_clauses::<puerto_rico::PuertoRico>();
}
