//! The rules, clause by clause.

mod althing;
mod building;
mod end;
mod exploration;
mod farms;
mod harvest;
mod movement;
mod setup;
mod trade;
mod turns;
mod views;

use std::path::Path;

#[test]
fn every_clause_has_its_place_and_its_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    testkit::assert_clauses_are_tested(folder, &[landnam::rules(game::Language::English)]);
}

#[test]
fn the_rule_references_of_all_languages_have_the_same_clauses() {
    testkit::assert_rulebooks_agree::<landnam::Landnam>();
}

#[test]
fn every_action_leads_to_its_clause() {
    testkit::assert_actions_lead_to_clauses::<landnam::Landnam>();
}
