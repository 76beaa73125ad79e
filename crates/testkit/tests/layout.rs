//! Sister crates look alike: their files are those of the table "A game's crate" in `ARCHITECTURE.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates of games: those with a page about their rules.
fn games() -> Vec<String> {
    let folders = fs::read_dir(repository().join("crates")).expect("the crates");
    let folders = folders.map(|entry| entry.expect("an entry"));
    let games = folders.filter(|folder| folder.path().join("RULES.md").exists());
    let mut names: Vec<String> =
        games.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    assert!(names.len() > 1, "sisters are at least two: {names:?}");
    names
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files and folders (with a slash) of the table's first column.
fn named() -> BTreeSet<String> {
    let page = fs::read_to_string(repository().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let (_, section) = page.split_once("### A game's crate").expect("the section");
    let rows =
        section.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned)).collect()
}

/// What lies in a crate and in its `src`, `tests`, `benches` and `data`, folders with a slash.
fn present(game: &str) -> BTreeSet<String> {
    let folder = repository().join("crates").join(game);
    let mut found = BTreeSet::new();
    for part in ["", "src/", "tests/", "benches/", "data/"] {
        for entry in fs::read_dir(folder.join(part)).unwrap_or_else(|error| panic!("{game}/{part}: {error}"))
        {
            let entry = entry.expect("an entry");
            let slash = if entry.path().is_dir() { "/" } else { "" };
            let name = format!("{part}{}{slash}", entry.file_name().to_string_lossy());
            // The rule reference in English stands for those in all languages.
            if !name.starts_with("data/rules.") || name == "data/rules.en.txt" {
                found.insert(name);
            }
        }
    }
    found
}

#[test]
fn every_crate_has_the_files_of_the_table() {
    let named = named();
    assert!(named.len() > 20, "{named:?}");
    for game in games() {
        let present = present(&game);
        let missing: Vec<&String> = named.difference(&present).collect();
        assert!(missing.is_empty(), "{game} lacks {missing:?}");
    }
}

#[test]
fn what_all_crates_have_is_in_the_table() {
    let games = games();
    let mut common = present(&games[0]);
    for game in &games {
        common = common.intersection(&present(game)).cloned().collect();
    }
    for known in ["Cargo.toml", "src/", "tests/", "benches/"] {
        common.remove(known);
    }
    let named = named();
    let unnamed: Vec<&String> = common.difference(&named).collect();
    assert!(unnamed.is_empty(), "the table says nothing of {unnamed:?}");
}

#[test]
fn the_same_thing_stands_in_the_same_file() {
    for (file, text) in [
        ("src/components.rs", "pub const SEATS: usize = "),
        ("src/setup.rs", "pub(crate) fn first_state(options: &"),
        ("src/state.rs", "impl Game for "),
        ("src/phase/mod.rs", "(&self) -> Turn {"),
        ("src/phase/mod.rs", "pub(crate) fn legal_now(&self"),
        ("src/phase/mod.rs", "pub(crate) fn chance_now(&self"),
        ("src/phase/mod.rs", "pub(crate) fn sample_now(&self"),
        ("src/phase/mod.rs", "pub(crate) fn check_now(&self"),
        ("src/phase/mod.rs", "pub(crate) fn apply_now(&mut self"),
        ("src/phase/out_of_turn.rs", " fn out_of_turn(&self"),
        ("src/view.rs", "View for "),
        ("src/view.rs", "pub(crate) fn of(state: &"),
        ("src/observation.rs", "impl Observe for "),
        ("src/position/mod.rs", "pub struct Position {"),
        ("src/position/mod.rs", "pub struct SeatPosition {"),
        ("src/position/read.rs", "ensure("),
        ("tests/rules/mod.rs", "assert_clauses_are_tested"),
    ] {
        for game in games() {
            let path = repository().join("crates").join(&game).join(file);
            let source =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(source.contains(text), "{game}/{file} has no '{text}'");
        }
    }
}

/// A phase has a form of its own in positions, or none: Landnám's is written as it is (`ARCHITECTURE.md`).
#[test]
fn a_phase_is_written_in_one_form() {
    for game in games() {
        let path = repository().join("crates").join(&game).join("src/position/mod.rs");
        let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let has_form =
            source.contains("pub enum PhasePosition {") && source.contains("pub phase: PhasePosition,");
        let is_as_it_is = source.contains("pub phase: Phase,") && !source.contains("PhasePosition");
        assert!(if game == "landnam" { is_as_it_is } else { has_form }, "{game}");
    }
}

/// A file of tests that nobody names is built by nobody.
#[test]
fn every_file_of_tests_is_a_module_of_its_program() {
    let crates = repository().join("crates");
    let mut programs = 0;
    for entry in fs::read_dir(&crates).expect("the crates") {
        let folder = entry.expect("a crate").path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        if !manifest.contains("autotests = false") {
            continue;
        }
        programs += 1;
        let program = fs::read_to_string(folder.join("tests/main.rs")).expect("tests/main.rs");
        for file in fs::read_dir(folder.join("tests")).expect("its tests") {
            let path = file.expect("a file").path();
            let module = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let is_module = path.extension().is_some_and(|ending| ending == "rs") && module != "main"
                || path.join("mod.rs").exists();
            let has_program = manifest.contains(&format!("path = \"tests/{module}.rs\""));
            assert!(
                !is_module || has_program || program.contains(&format!("mod {module};")),
                "{} is built by nothing",
                path.display()
            );
        }
    }
    assert!(programs >= games().len(), "{programs}");
}
