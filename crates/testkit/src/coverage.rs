//! Every clause has its place in the code and a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::rulebook::{RuleBook, is_clause_id};
use game::{Actions, Clause, Game, Language, random, random_step};

/// Checks the table of `RULES.md` in the folder of a game's crate.
///
/// A row is `| CEN-20 | src/phase/acquire.rs | cen_20_one_cube_on_each_card |`: the clause, the files that implement
/// it, the tests that would fail without it (several with commas). The files exist, and each mentions the clause; the
/// tests exist in `tests/` or `src/` as functions with `#[test]`, and one of them at least is named after the clause;
/// the clauses are just those of the rule references.
///
/// # Panics
/// With a list of all that is missing.
pub fn assert_clauses_are_tested(folder: &Path, books: &[&RuleBook]) {
    let rules = fs::read_to_string(folder.join("RULES.md")).expect("RULES.md can be read");
    let tests = all_tests(folder);
    let mut faults = Vec::new();
    let mut rows = BTreeSet::new();
    for line in rules.lines() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let &[id, files, names, ..] = cells.as_slice() else { continue };
        if !is_clause_id(id) {
            continue;
        }
        if !rows.insert(id.to_owned()) {
            faults.push(format!("{id} has two rows"));
        }
        for file in files.split(',').map(plain) {
            match fs::read_to_string(folder.join(file)) {
                Err(_) => faults.push(format!("{id}: there is no file '{file}'")),
                Ok(source) if !source.contains(id) => faults.push(format!("{id} is not mentioned in {file}")),
                Ok(_) => {}
            }
        }
        for name in names.split(',').map(plain) {
            if !tests.contains(name) {
                faults.push(format!("{id}: there is no test '{name}'"));
            }
        }
        let prefix = format!("{}_", id.to_lowercase().replace('-', "_"));
        if !names.split(',').map(plain).any(|name| name.starts_with(&prefix)) {
            faults.push(format!("{id}: no test is named after it ({prefix}…)"));
        }
    }
    for clause in books.iter().flat_map(|book| &book.clauses) {
        if !rows.remove(&clause.id) {
            faults.push(format!("{} is in the rule reference, but has no row in RULES.md", clause.id));
        }
    }
    faults.extend(
        rows.iter().map(|id| format!("{id} has a row in RULES.md, but is not in the rule reference")),
    );
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Checks that the rule references of `G` have the same clauses under as many headings in every language, in the same
/// order, each in words of its own.
///
/// # Panics
/// With the first difference.
pub fn assert_rulebooks_agree<G: Game>() {
    let english = G::rulebook(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        let book = G::rulebook(language);
        assert!(!book.title.is_empty(), "{language}: no title");
        let ids = |book: &RuleBook| book.clauses.iter().map(|clause| clause.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(book), ids(english), "{language}: other clauses than in English");
        let pairs = book.clauses.iter().zip(&english.clauses);
        for ((one, source), (next, next_source)) in pairs.clone().zip(pairs.clone().skip(1)) {
            let is_new = one.section != next.section;
            assert_eq!(
                is_new,
                source.section != next_source.section,
                "{language}: the heading of {}",
                next.id
            );
        }
        for (clause, source) in pairs {
            assert!(
                !clause.text.is_empty() && clause.text != source.text,
                "{language}: {} is English",
                clause.id
            );
        }
    }
}

/// Checks that each action of some random games leads to a clause that the rule reference has.
///
/// # Panics
/// With the first action that has no clause, or one that nobody can read.
pub fn assert_actions_lead_to_clauses<G: Game>() {
    let (mut rng, mut legal) = (random::fast(1), Actions::new());
    let book = G::rulebook(Language::English);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for _ in 0..4 {
        let mut state = G::new(&G::Options::default());
        for _ in 0..3_000 {
            let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { break };
            for &action in legal.iter().chain([&action]) {
                let text = action.to_string();
                let word = text.split(' ').next().unwrap_or_default();
                let clause = G::clause_of(action);
                let is_there = |clause: Clause| book.sentence(clause.0).is_some();
                assert!(clause.is_some_and(is_there), "{text} leads to {clause:?}");
                seen.insert(word.to_owned());
            }
            state.apply(actor, action);
        }
    }
    assert!(seen.len() > 5, "{seen:?} were seen only");
}

fn plain(cell: &str) -> &str {
    cell.trim().trim_matches('`')
}

/// The names of all functions with `#[test]` in `tests/` and `src/`.
fn all_tests(folder: &Path) -> BTreeSet<String> {
    let mut tests = BTreeSet::new();
    let mut folders = vec![folder.join("tests"), folder.join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                collect_tests(&fs::read_to_string(&path).expect("a source file can be read"), &mut tests);
            }
        }
    }
    tests
}

fn collect_tests(source: &str, tests: &mut BTreeSet<String>) {
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            if is_test && let Some((name, _)) = rest.split_once('(') {
                tests.insert(name.to_owned());
            }
            is_test = false;
        }
    }
}
