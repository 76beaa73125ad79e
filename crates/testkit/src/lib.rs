//! What the tests of all games share. No program depends on it.
//!
//! - [`conformance`]: the checks that every game must pass, in random games;
//! - [`positions`]: positions that somebody might write by hand, and play that goes on from them;
//! - [`script`]: steps as lines of text, such as `P1 rest`, played or refused, and games that bots play on;
//! - [`assert_perft`], [`playthrough()`], [`assert_old_record`], [`allocations_of_playouts`]: node counts, golden
//!   games, records of older rules, and that a playout allocates nothing;
//! - [`assert_clauses_are_tested`]: every clause has its place in the code and a test;
//! - [`assert_actions_lead_to_clauses`]: whoever wonders what an action does finds the clause;
//! - [`assert_rulebooks_agree`]: the rule references of all languages have the same clauses;
//! - [`observation`]: rows and numbers for those who learn to play are sound, tell nothing hidden, and stay the same;
//! - [`documents`]: examples and names of the documents are those of the code;
//! - [`kinds`]: how many different things a viewer imagines.

mod allocation;
pub mod conformance;
mod coverage;
pub mod documents;
pub mod observation;
mod perft;
mod playthrough;
pub mod positions;
mod records;
pub mod script;

pub use allocation::allocations_of_playouts;
pub use coverage::{assert_actions_lead_to_clauses, assert_clauses_are_tested, assert_rulebooks_agree};
pub use perft::{assert_perft, assert_perft_folder};
pub use playthrough::{playthrough, playthrough_within};
pub use records::assert_old_record;

/// How many different ones there are.
pub fn kinds<T: PartialEq>(all: impl IntoIterator<Item = T>) -> usize {
    let mut kinds: Vec<T> = Vec::new();
    for one in all {
        if !kinds.contains(&one) {
            kinds.push(one);
        }
    }
    kinds.len()
}
