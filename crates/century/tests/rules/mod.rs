//! The rules, clause by clause. Each test would fail without its rule.

mod acquiring;
mod claiming;
mod end;
mod playing;
mod setup;
mod solo;
mod surplus;
mod turns;

use std::path::Path;

#[test]
fn every_clause_has_its_place_and_its_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    testkit::assert_clauses_are_tested(folder, &[century::solo::rules(game::Language::English)]);
}

#[test]
fn the_rule_references_of_all_languages_have_the_same_clauses() {
    testkit::assert_rulebooks_agree::<century::Solo>();
}

#[test]
fn every_action_leads_to_its_clause() {
    testkit::assert_actions_lead_to_clauses::<century::Century>();
    testkit::assert_actions_lead_to_clauses::<century::Solo>();
}
