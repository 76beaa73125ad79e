//! Reads pages as a person does, and finds what is not in their language. Used by tests inside and outside the crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use game::Language;

/// Words of fewer letters are too often the same by chance.
const SHORTEST: usize = 4;

/// English words that may stand in any language: names that people or the rulebooks chose, and what programs are told.
const KEPT: [&str; 6] = ["kaupang", "replay", "verify", "bearer", "authorization", "english"];

/// What may not stand on a page in some language.
pub(crate) struct Foreign {
    language: Language,
    /// English words that the language doesn't have.
    english: BTreeSet<String>,
    /// The keys of all texts.
    keys: BTreeSet<String>,
}

impl Foreign {
    pub(crate) fn to(language: Language) -> Foreign {
        let (own, cities) = (vocabulary(language), cities());
        let is_kept =
            |word: &String| own.contains(word) || cities.contains(word) || KEPT.contains(&word.as_str());
        let english = vocabulary(Language::English).into_iter().filter(|word| !is_kept(word)).collect();
        let texts = files(Language::English, "ftl");
        let keys = texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" = "));
        let keys = keys.map(|(key, _)| key.to_owned()).filter(|key| key.contains('-')).collect();
        Foreign { language, english, keys }
    }

    /// What is wrong with a page, each with an example: raw keys, placeholders, English words.
    pub(crate) fn faults(&self, page: &str) -> BTreeMap<String, String> {
        texts(page).iter().flat_map(|text| self.faults_of(text)).collect()
    }

    fn faults_of(&self, text: &str) -> Vec<(String, String)> {
        let mut faults = Vec::new();
        let fault =
            |what: &str, found: &str| (format!("{}: {what} '{found}'", self.language), text.to_owned());
        if text.contains('{') || text.contains('$') {
            faults.push(fault("a placeholder", "{"));
        }
        let names = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
        for key in names.filter(|name| self.keys.contains(*name)) {
            faults.push(fault("the key", key));
        }
        for word in words(text).filter(|word| self.english.contains(word)) {
            faults.push(fault("the English word", &word));
        }
        faults
    }
}

/// The words of all texts and rules of a language, in small letters.
fn vocabulary(language: Language) -> BTreeSet<String> {
    let texts = files(language, "ftl");
    // Of a Fluent file, what stands after the keys and outside of placeables.
    let values = texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#'));
    let values = values.map(|line| match line.split_once(" = ") {
        Some((key, value)) if !key.starts_with(' ') || key.trim_start().starts_with('.') => value,
        _ => line,
    });
    let mut all = BTreeSet::new();
    for value in values {
        all.extend(words(&outside_of_braces(value)));
    }
    for text in files(language, "txt") {
        all.extend(words(&text));
    }
    all
}

/// The cities of the map, which are called what they call themselves.
fn cities() -> BTreeSet<String> {
    let map = Path::new(env!("CARGO_MANIFEST_DIR")).join("../merchants/data/europe.toml");
    let text = fs::read_to_string(map).unwrap();
    text.split('"').skip(1).step_by(2).flat_map(words).collect()
}

fn outside_of_braces(text: &str) -> String {
    let mut depth = 0usize;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

/// The words of a text in small letters. What has digits in it is no word, but an id or a number with its unit.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| word.chars().all(char::is_alphabetic));
    words.filter(|word| word.chars().count() >= SHORTEST).map(str::to_lowercase)
}

/// The Fluent files of a language, or its rule references.
fn files(language: Language, kind: &str) -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |path: PathBuf| {
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let listed = |folder: PathBuf| {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<PathBuf>>()
    };
    if kind == "ftl" {
        return listed(crates.join("words/locales").join(language.code())).into_iter().map(read).collect();
    }
    let games = ["century", "puerto-rico", "merchants", "landnam"];
    let data = games.iter().flat_map(|game| listed(crates.join(game).join("data")));
    let is_ours = |path: &PathBuf| path.to_string_lossy().ends_with(&format!(".{language}.txt"));
    data.filter(is_ours).map(read).collect()
}

/// What a person reads or hears of a page: its texts, and the attributes that are told.
pub(crate) fn texts(page: &str) -> Vec<String> {
    const TOLD: [&str; 8] =
        ["aria-label", "data-tip", "placeholder", "data-sure", "data-send", "data-more", "alt", "title"];
    let mut texts = Vec::new();
    for (place, part) in page.split('<').enumerate() {
        let (tag, text) = if place == 0 { ("", part) } else { part.split_once('>').unwrap_or((part, "")) };
        // What is in another language says so, and what is to be typed or compared is code: the letters of a hash may
        // spell anything.
        let is_elsewhere = tag.starts_with("button") && tag.contains("lang=\"");
        let is_no_text = ["script", "style", "code"].iter().any(|name| tag.starts_with(name));
        if !is_elsewhere && !is_no_text {
            texts.push(plain(text));
        }
        for name in TOLD {
            texts.extend(
                tag.split(&format!(" {name}=\""))
                    .skip(1)
                    .filter_map(|rest| Some(plain(rest.split('"').next()?))),
            );
        }
    }
    texts.retain(|text| !text.trim().is_empty());
    texts
}

fn plain(text: &str) -> String {
    text.replace("&gt;", ">").replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn a_hash_may_spell_an_english_word() {
    let foreign = Foreign::to(Language::Hungarian);
    assert!(foreign.english.contains("face"));
    let spelled = "d70cddab950749d6e6b1df72257630875daf54e4a85d818091fca13c196face6";
    assert!(foreign.faults(&format!("<p>{spelled}</p><p><code>face</code></p>")).is_empty());
    assert_eq!(foreign.faults("<p>6 face</p>").len(), 1);
}
