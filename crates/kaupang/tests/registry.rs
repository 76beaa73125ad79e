//! Every registered game is complete: rules, documentation, playthroughs, perft counts, a board.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::boards::DrawEverything;
use crate::common::{printed, run};
use kaupang::registry::{self, ForGame, GAMES, Table};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// The texts of all files in a folder whose names end so.
fn texts(folder: &Path, ending: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path()).filter(|path| path.to_string_lossy().ends_with(ending));
    paths.map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Whether a game has nothing but its rules yet.
struct IsPlain;

impl ForGame for IsPlain {
    type Out = bool;

    fn visit<G: Table>(self) -> bool {
        std::any::type_name::<G>().starts_with("game::plain::Plain<")
    }
}

/// The games that have a crate with all that belongs into it, each with its folder. A game that has nothing but its
/// rules, such as the example of the feature `example-game`, is one of them once its line in the registry says so.
fn games_with_a_crate() -> impl Iterator<Item = (&'static str, &'static str)> {
    GAMES.iter().copied().filter(|(name, _)| !registry::visit(name, IsPlain).unwrap())
}

#[test]
fn every_game_has_rules_with_a_table_of_tests() {
    for (name, crate_name) in games_with_a_crate() {
        let rules = fs::read_to_string(folder(crate_name).join("RULES.md"));
        assert!(rules.is_ok_and(|rules| rules.lines().count() > 20), "{name} has no RULES.md");
    }
}

/// The Python package is not built with the program, and has a list of its own: of the games that have more than their
/// rules.
#[test]
fn the_python_package_has_the_same_games() {
    let source = fs::read_to_string(folder("python").join("python/kaupang/_register.py")).unwrap();
    let (_, names) = source.split_once("NAMES = {").unwrap();
    let (names, _) = names.split_once('}').unwrap();
    let listed: Vec<&str> = names.lines().filter_map(|line| line.split('"').nth(1)).collect();
    assert_eq!(listed, games_with_a_crate().map(|(name, _)| name).collect::<Vec<&str>>());
}

#[test]
fn every_game_has_documentation_with_an_example() {
    for (name, crate_name) in games_with_a_crate() {
        let source = fs::read_to_string(folder(crate_name).join("src/lib.rs")).unwrap();
        assert!(source.starts_with("//! "), "{name} has no documentation");
        assert!(source.contains("//! ```"), "the documentation of {name} has no example");
    }
}

#[test]
fn every_game_has_a_golden_playthrough() {
    for (name, crate_name) in games_with_a_crate() {
        let snapshots = texts(&folder(crate_name).join("tests/playthroughs"), ".snap");
        let heading = format!("{name} ");
        let is_of_game =
            |text: &String| text.lines().any(|line| line.starts_with(&heading) && line.contains(" seed="));
        assert!(snapshots.iter().any(is_of_game), "{name} has no playthrough in tests/playthroughs");
    }
}

/// Counts the shallow lines of a game's perft files: how many of them are of this game.
struct CountPerft<'a> {
    texts: &'a [String],
}

impl ForGame for CountPerft<'_> {
    type Out = usize;

    fn visit<G: Table>(self) -> usize {
        const SHALLOW: u32 = 2;
        let mut counted = 0;
        for text in self.texts {
            let mut position: Option<G> = None;
            for line in text.lines() {
                if let Some(json) = line.strip_prefix("position ") {
                    position = serde_json::from_str(json).ok();
                } else if let (Some(state), Some((depth, nodes))) = (&position, line.split_once(' '))
                    && let (Ok(depth), Ok(nodes)) = (depth.parse(), nodes.trim().parse::<u64>())
                    && depth <= SHALLOW
                {
                    assert_eq!(game::perft(state, depth), nodes, "{} at depth {depth}", G::NAME);
                    counted += 1;
                }
            }
        }
        counted
    }
}

#[test]
fn every_game_has_perft_counts() {
    for (name, crate_name) in games_with_a_crate() {
        let texts = texts(&folder(crate_name).join("tests/perft"), ".perft");
        let counted = registry::visit(name, CountPerft { texts: &texts }).unwrap();
        assert!(counted > 0, "{name} has no perft file with a position of its own");
    }
}

#[test]
fn every_clause_of_every_game_can_be_read_and_fits_80_columns() {
    for (name, _) in GAMES {
        let text = printed(&run(&["rules", name], "").success());
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{name}");
        let clause = text.lines().find(|line| game::rulebook::is_clause_id(line)).unwrap();
        let one = printed(&run(&["rules", name, &clause.to_lowercase()], "").success());
        assert!(one.starts_with(&format!("{clause}\n  ")), "{one}");
    }
}

#[test]
fn the_list_of_games_names_every_game() {
    let list = printed(&run(&["games"], "").success());
    let help = printed(&run(&["play", "--help"], "").success());
    for (name, _) in GAMES {
        assert!(list.lines().any(|line| line.starts_with(&format!("{name}  "))), "{list}");
        assert!(help.contains(&format!("\n  {name} ")), "{help}");
    }
}

#[test]
fn every_board_fits_80_columns_for_every_viewer() {
    for name in registry::names() {
        registry::visit(name, DrawEverything).unwrap();
    }
}
