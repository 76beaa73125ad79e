//! Every sentence with which a game refuses a step has its text, and every such text its sentence.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const GAMES: [&str; 4] = ["century", "puerto-rico", "merchants", "landnam"];

/// What begins a literal that is no refusal: it is for programmers, or is shown with positions.
const ELSEWHERE: [&str; 5] = ["expect(", "debug_assert!(", "unreachable!(", "panic!(", "assert!("];

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // Positions are read with errors of their own.
        let is_position = path.file_stem().is_some_and(|name| name == "position");
        if path.is_dir() && !is_position {
            sources(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_position {
            out.push(path);
        }
    }
}

/// The string literals of a source with what stands before each on its line and the line above, without those of
/// comments.
fn literals(code: &str) -> Vec<(String, String)> {
    let code = code.split("#[cfg(test)]").next().unwrap();
    let code: String = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect();
    let mut literals = Vec::new();
    let mut before = String::new();
    for (place, part) in code.replace("\\\"", "\u{1}").split('"').enumerate() {
        if place % 2 == 0 {
            before = part.to_owned();
        } else {
            literals.push((part.replace('\u{1}', "\""), before.clone()));
        }
    }
    literals
}

/// The sentences with which a game refuses.
fn sentences(game: &str) -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("src"), &mut files);
    let mut sentences = BTreeSet::new();
    for file in files {
        let code = fs::read_to_string(file).unwrap();
        if !code.contains("Illegal") {
            continue;
        }
        for (literal, before) in literals(&code) {
            let statement = before.rsplit([';', '{', '}']).next().unwrap();
            let is_sentence = literal.starts_with(|letter: char| letter.is_ascii_lowercase())
                && literal.contains(' ')
                && !literal.contains("an object")
                && !literal.contains('"')
                && !ELSEWHERE.iter().any(|start| statement.contains(start));
            if is_sentence {
                sentences.insert(literal);
            }
        }
    }
    sentences
}

/// The English texts of a game's refusals by their keys, with values as the sentences write them.
fn texts(game: &str) -> BTreeMap<String, String> {
    let file = format!("locales/en/refusals-{game}.ftl");
    let texts = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let text = |line: &str| {
        let (key, text) = line.split_once(" = ")?;
        Some((key.to_owned(), text.replace("{ $", "{").replace(" }", "}")))
    };
    texts.lines().filter_map(text).collect()
}

fn key(game: &str, sentence: &str) -> String {
    let words =
        sentence.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    format!("illegal-{game}-{}", words.collect::<Vec<&str>>().join("-").to_lowercase())
}

#[test]
fn every_refusal_has_its_text_and_every_text_its_refusal() {
    for game in GAMES {
        let sentences: BTreeMap<String, String> =
            sentences(game).into_iter().map(|sentence| (key(game, &sentence), sentence)).collect();
        assert!(sentences.len() > 40, "{game}: the search finds nothing");
        let texts = texts(game);
        let missing: Vec<_> = sentences.iter().filter(|(key, _)| !texts.contains_key(*key)).collect();
        assert!(missing.is_empty(), "refusals-{game}.ftl lacks {missing:#?}");
        let unused: Vec<_> = texts.keys().filter(|key| !sentences.contains_key(*key)).collect();
        assert!(unused.is_empty(), "refusals-{game}.ftl has what nothing refuses: {unused:#?}");
        assert_eq!(texts, sentences, "{game}: the English text is the sentence itself");
    }
}
