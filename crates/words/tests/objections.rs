//! Every sentence with which something that a person wrote is refused has its text, and every such text its sentence.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crates whose objections a person reads. Those with notations also say what they expect in them.
const WITH_NOTATIONS: [&str; 5] = ["game", "century", "puerto-rico", "merchants", "landnam"];
const OTHERS: [&str; 2] = ["bots", "web"];

/// What stands before the sentence of an objection.
const OBJECTION: [&str; 2] = ["Objection::new(", "objection!("];

/// What stands before something that was expected in a notation.
const EXPECTED: [&str; 5] = ["ParseError::new(", ".parse(", ".number(", ".error(", "what:"];

/// The same where map files are read.
const EXPECTED_IN_MAPS: [&str; 4] = [".table(", ".list(", ".string(", ".parsed"];

/// The same where positions are read.
const EXPECTED_IN_POSITIONS: [&str; 5] =
    ["ensure(", "found(", "BadPosition::new(", "refused(", "expecting = "];

/// Folders and files whose errors are their own: what is noted for programs.
const ELSEWHERE: [&str; 2] = ["src/observation", "src/observation.rs"];

/// The files with the texts.
const TEXTS: [&str; 3] = ["objections.ftl", "objections-map.ftl", "objections-positions.ftl"];

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if ELSEWHERE.iter().any(|end| path.ends_with(end)) {
            continue;
        }
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(path);
        }
    }
}

/// The sentences of a source: string literals where an objection stands, or something expected after one of `calls`.
fn sentences(code: &str, calls: &[&str]) -> BTreeSet<String> {
    let code = code.split("#[cfg(test)]").next().unwrap();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.flat_map(|line| [line, "\n"]).collect();
    let parts: Vec<String> =
        code.replace("\\\"", "\u{1}").split('"').map(|part| part.replace('\u{1}', "\"")).collect();
    let literals = parts.chunks_exact(2).map(|pair| (&pair[0], joined(&pair[1])));
    let is_sentence = |(before, literal): &(&String, String)| {
        let statement = before.rsplit([';', '{', '}']).next().unwrap();
        let is_constant = statement.trim_start().starts_with("const ") && statement.ends_with(": &str = ");
        let is_kind = statement.contains("enum ") && statement.ends_with(": ");
        let is_called = calls.iter().any(|call| statement.contains(call));
        let is_expected = is_called || (is_constant || is_kind) && !calls.is_empty();
        OBJECTION.iter().any(|call| statement.contains(call)) || is_expected && literal.contains(' ')
    };
    literals.filter(is_sentence).map(|(_, literal)| literal).collect()
}

/// A literal whose lines go on after a backslash, as one line.
fn joined(literal: &str) -> String {
    literal
        .split("\\\n")
        .enumerate()
        .map(|(at, line)| if at > 0 { line.trim_start() } else { line })
        .collect()
}

/// All sentences by the keys of their texts.
fn all_sentences() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for name in WITH_NOTATIONS.iter().chain(&OTHERS) {
        let mut files = Vec::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"), &mut files);
        for path in files {
            let in_map = path.parent().is_some_and(|folder| folder.ends_with("merchants/src/map"));
            let calls = match WITH_NOTATIONS.contains(name) {
                // The words of a picture; its strokes are none.
                true if path.ends_with("map/draw.rs") => Vec::new(),
                true if in_map => [&EXPECTED[..], &EXPECTED_IN_MAPS[..]].concat(),
                true if is_of_positions(&path) => [&EXPECTED[..], &EXPECTED_IN_POSITIONS[..]].concat(),
                true => EXPECTED.to_vec(),
                false => Vec::new(),
            };
            let found = sentences(&fs::read_to_string(path).unwrap(), &calls);
            all.extend(found.into_iter().map(|sentence| (key(&sentence), sentence)));
        }
    }
    all
}

/// Positions are read in files of that name; the phases of Landnám are parts of its positions.
fn is_of_positions(path: &Path) -> bool {
    let parts: Vec<_> = path.iter().collect();
    path.ends_with("solo/position.rs")
        || parts.iter().any(|part| *part == "position")
        || parts.windows(3).any(|parts| parts == ["landnam", "src", "phase"])
}

fn key(sentence: &str) -> String {
    let words =
        sentence.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    format!("objection-{}", words.collect::<Vec<&str>>().join("-").to_lowercase())
}

/// The English texts by their keys, with values and braces as the sentences write them.
fn texts() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for file in TEXTS {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en").join(file);
        for line in fs::read_to_string(path).unwrap().lines() {
            let Some((key, text)) = line.split_once(" = ") else { continue };
            let text = text.replace("{\"{\"}", "\u{1}").replace("{\"}\"}", "\u{2}");
            let text =
                text.replace("{ $", "{").replace(" }", "}").replace('\u{1}', "{").replace('\u{2}', "}");
            assert_eq!(texts.insert(key.to_owned(), text), None, "{key} stands there twice");
        }
    }
    texts
}

#[test]
fn every_objection_has_its_text_and_every_text_its_objection() {
    let (sentences, texts) = (all_sentences(), texts());
    assert!(sentences.len() > 100, "the search finds nothing");
    let missing: Vec<_> = sentences.iter().filter(|(key, _)| !texts.contains_key(*key)).collect();
    assert!(missing.is_empty(), "objections.ftl lacks {missing:#?}");
    let unused: Vec<_> = texts.keys().filter(|key| !sentences.contains_key(*key)).collect();
    assert!(unused.is_empty(), "nothing objects so: {unused:#?}");
    let other: Vec<_> = sentences.iter().filter(|(key, sentence)| texts[*key] != **sentence).collect();
    assert!(other.is_empty(), "the text is another one: {other:#?}");
}
