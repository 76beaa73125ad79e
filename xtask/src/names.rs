//! A name means one thing: a public type in the whole workspace, one that several modules see in its crate. And who
//! knows the crates of games is known.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::{games, root};

/// Words of the rulebooks, and of the files that all games have: each game means its own by them.
const WORDS_OF_GAMES: [&str; 19] = [
    "Action",
    "Board",
    "Building",
    "Bundle",
    "Cards",
    "Fault",
    "Good",
    "Hand",
    "Phase",
    "PhasePosition",
    "Place",
    "Players",
    "Position",
    "SeatPosition",
    "Table",
    "Talk",
    "Terrain",
    "Tile",
    "ViewPosition",
];

/// Crates that are no game's and share a name with games: what all games have in common, and what a game is on the
/// table. The thing of Landnám is an assembly, and ids are those of a map.
const SHARED_WITH_GAMES: [(&str, &str); 6] = [
    ("Action", "game"),
    ("Board", "kaupang"),
    ("Id", "hex"),
    ("Players", "game"),
    ("Table", "kaupang"),
    ("Thing", "words"),
];

/// What is written for games by name, but for tests: ARCHITECTURE.md lists it, with what needs their names only.
const KNOW_GAMES: [&str; 9] = [
    "crates/arena/src/balance/",
    "crates/arena/src/study/",
    "crates/bots/src/eval/",
    "crates/kaupang/src/board/",
    "crates/kaupang/src/command/map",
    "crates/kaupang/src/registry.rs",
    "crates/kaupang/src/sheet.rs",
    "crates/python/src/registry.rs",
    "crates/web/src/board/",
];

/// Who can name a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    Everybody,
    Crate,
}

/// A source file of a crate.
struct Source {
    /// The folder of the crate.
    folder: String,
    /// The path from the root of the workspace.
    path: String,
    text: String,
}

impl Source {
    /// The lines before its tests.
    fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.lines().take_while(|line| *line != "#[cfg(test)]")
    }

    /// The types that are named at the top, or in a macro that makes them, with their reach.
    fn types(&self) -> impl Iterator<Item = (&str, Reach)> {
        self.lines().filter_map(|line| {
            let line = line.strip_prefix("    ").unwrap_or(line);
            let (reach, rest) = match line.strip_prefix("pub ") {
                Some(rest) => (Reach::Everybody, rest),
                None => (Reach::Crate, line.strip_prefix("pub(")?.split_once(") ")?.1),
            };
            let (kind, rest) = rest.split_once(' ')?;
            let end = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
            let is_type = ["enum", "struct", "trait", "type"].contains(&kind) && end > 0;
            is_type.then_some((&rest[..end], reach))
        })
    }
}

/// All sources of the crates, but for their tests.
fn sources() -> Vec<Source> {
    let root = root().unwrap();
    let mut found = Vec::new();
    for entry in root.join("crates").read_dir().unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        read(root, &name, &folder.join("src"), &mut found);
    }
    found
}

fn read(root: &Path, name: &str, folder: &Path, found: &mut Vec<Source>) {
    let mut paths: Vec<PathBuf> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let file = path.file_name().unwrap().to_string_lossy();
        if path.is_dir() {
            read(root, name, &path, found);
        } else if file.ends_with(".rs") && !file.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let path = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
            found.push(Source { folder: name.to_owned(), path, text });
        }
    }
}

/// Where each name is, by crate: the paths of its files.
type Places<'a> = BTreeMap<&'a str, BTreeMap<&'a str, Vec<&'a str>>>;

fn places(sources: &[Source], is_wanted: impl Fn(Reach) -> bool) -> Places<'_> {
    let mut places = Places::new();
    for source in sources {
        for (name, _) in source.types().filter(|&(_, reach)| is_wanted(reach)) {
            places.entry(name).or_default().entry(&source.folder).or_default().push(&source.path);
        }
    }
    places
}

/// Whether all that crates mean by a public name is one thing, or each game means its own.
fn is_one_thing(name: &str, crates: &BTreeSet<&str>, games: &[String]) -> bool {
    let is_game = |name: &str| games.iter().any(|game| game == name);
    let (own, others): (Vec<&str>, Vec<&str>) = crates.iter().partition(|name| is_game(name));
    let are_shared = others.iter().all(|other| SHARED_WITH_GAMES.contains(&(name, other)));
    match own.len() {
        0 => others.len() < 2,
        1 => are_shared,
        _ => are_shared && WORDS_OF_GAMES.contains(&name),
    }
}

#[test]
fn a_public_name_means_one_thing() {
    let (sources, games) = (sources(), games().unwrap());
    let public = places(&sources, |reach| reach == Reach::Everybody);
    let twice =
        public.iter().filter(|(name, crates)| !is_one_thing(name, &crates.keys().copied().collect(), &games));
    let faults: Vec<String> = twice.map(|(name, crates)| format!("{name}: {:?}", crates.values())).collect();
    assert!(faults.is_empty(), "give one of them another name:\n{}", faults.join("\n"));
    let repeated = |name: &&str| public.get(name).is_some_and(|crates| crates.len() > 1);
    let listed = WORDS_OF_GAMES.into_iter().chain(SHARED_WITH_GAMES.map(|(name, _)| name));
    assert_eq!(
        listed.filter(|name| !repeated(name)).collect::<Vec<&str>>(),
        Vec::<&str>::new(),
        "needs no exception"
    );
}

#[test]
fn a_name_means_one_thing_within_a_crate() {
    let sources = sources();
    let all = places(&sources, |_| true);
    let each = all.iter().flat_map(|(name, crates)| crates.values().map(move |paths| (name, paths)));
    let faults: Vec<String> =
        each.filter(|(_, paths)| paths.len() > 1).map(|(name, paths)| format!("{name}: {paths:?}")).collect();
    assert!(faults.is_empty(), "give one of them another name:\n{}", faults.join("\n"));
}

#[test]
fn the_crates_of_games_are_known_only_to_what_is_written_for_them() {
    let games = games().unwrap();
    let paths: Vec<String> = games.iter().map(|game| format!("{}::", game.replace('-', "_"))).collect();
    let names_a_game = |line: &str| {
        let is_path = |path: &str| {
            line.match_indices(path)
                .any(|(at, _)| !line[..at].ends_with(|c: char| c == ':' || c.is_alphanumeric()))
        };
        !line.trim_start().starts_with("//") && paths.iter().any(|path| is_path(path))
    };
    let knows = |source: &&Source| !games.contains(&source.folder) && source.lines().any(names_a_game);
    let sources = sources();
    let known: Vec<&str> = sources.iter().filter(knows).map(|source| source.path.as_str()).collect();
    let is_listed = |path: &&str| KNOW_GAMES.iter().any(|place| path.starts_with(place));
    assert_eq!(
        known.iter().copied().filter(|path| !is_listed(path)).collect::<Vec<&str>>(),
        Vec::<&str>::new()
    );
    for place in KNOW_GAMES {
        assert!(known.iter().any(|path| path.starts_with(place)), "{place} knows no game");
    }
}

#[test]
fn types_are_found_wherever_they_are_made() {
    let text = "pub struct One;\npub(crate) enum Two {}\nstruct Three;\nkinds! {\n    pub enum Four: \"a, b\" {}\n}\n\
                pub trait Five<T>: Six {}\npub fn six() {}\n#[cfg(test)]\npub struct Seven;\n";
    let source = Source { folder: "a".into(), path: "a.rs".into(), text: text.into() };
    let found: Vec<(&str, Reach)> = source.types().collect();
    let all = Reach::Everybody;
    assert_eq!(found, [("One", all), ("Two", Reach::Crate), ("Four", all), ("Five", all)]);
}

#[test]
fn two_crates_may_share_a_name_only_if_it_is_a_word_of_games() {
    let games = ["chess".to_owned(), "draughts".to_owned()];
    let is_one = |name: &str, crates: &[&str]| is_one_thing(name, &crates.iter().copied().collect(), &games);
    assert!(is_one("Move", &["chess"]) && is_one("Report", &["arena"]));
    assert!(is_one("Board", &["chess", "draughts", "kaupang"]) && is_one("Id", &["chess", "hex"]));
    assert!(!is_one("Report", &["arena", "testkit"]) && !is_one("Square", &["chess", "draughts"]));
    assert!(!is_one("Board", &["chess", "web"]));
}
