//! The Fluent files: readable, whole, and the same keys with the same values in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
};
use fluent_syntax::parser;
use game::Language;

/// A message or a term of a file.
#[derive(Debug, Default, PartialEq, Eq)]
struct Text {
    key: String,
    /// The names of its values: `count`.
    values: BTreeSet<String>,
    /// Messages and terms that it speaks of, terms with their dash.
    references: BTreeSet<String>,
    /// What is wrong with its functions.
    faults: Vec<String>,
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

/// The names of the files of a language.
fn files(language: Language) -> BTreeSet<String> {
    let folder = locales().join(language.code());
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

fn texts(language: Language, file: &str) -> Vec<Text> {
    let path = locales().join(language.code()).join(file);
    let source = fs::read_to_string(&path).unwrap();
    let resource =
        parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let entry = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(read(message.id.name, message.value.as_ref(), &message.attributes)),
        Entry::Term(term) => Some(read(&format!("-{}", term.id.name), Some(&term.value), &term.attributes)),
        Entry::Junk { content } => panic!("{}: {content}", path.display()),
        _ => None,
    };
    resource.body.iter().filter_map(entry).collect()
}

fn read(key: &str, value: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) -> Text {
    let mut text = Text { key: key.to_owned(), ..Text::default() };
    for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
        text.pattern(pattern);
    }
    text
}

impl Text {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|Variant { value, .. }| self.pattern(value));
            }
            Expression::Inline(inline) => self.inline(inline),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.function(id.name, &arguments.positional);
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }

    fn function(&mut self, name: &str, arguments: &[InlineExpression<&str>]) {
        let literal =
            |argument: &InlineExpression<&str>| matches!(argument, InlineExpression::StringLiteral { .. });
        let fits = match (name, arguments) {
            ("FORM", [_, form]) => literal(form),
            ("ARTICLE", [_]) => true,
            ("ARTICLE", [_, InlineExpression::StringLiteral { value }]) => *value == "start",
            _ => false,
        };
        if !fits {
            self.faults.push(format!("{name} is not called like that"));
        }
    }
}

/// Every text of a language by its key, with its file.
fn all(language: Language) -> BTreeMap<String, (String, Text)> {
    let mut all = BTreeMap::new();
    for file in files(language) {
        for text in texts(language, &file) {
            let key = text.key.clone();
            let before = all.insert(key.clone(), (file.clone(), text));
            assert!(before.is_none(), "{language}: {key} stands there twice");
        }
    }
    all
}

#[test]
fn every_file_is_read_whole_and_speaks_of_what_there_is() {
    for language in Language::ALL {
        let all = all(language);
        for (file, text) in all.values() {
            let missing: Vec<&String> =
                text.references.iter().filter(|name| !all.contains_key(*name)).collect();
            assert!(missing.is_empty(), "{language}/{file}, {}: there is no {missing:?}", text.key);
            assert!(text.faults.is_empty(), "{language}/{file}, {}: {:?}", text.key, text.faults);
        }
    }
    assert!(all(Language::English).len() > 1000, "the search finds nothing");
}

#[test]
fn languages_have_the_keys_of_english_in_their_order_with_their_values() {
    let mut faults = Vec::new();
    for language in Language::ALL.into_iter().skip(1) {
        assert_eq!(files(language), files(Language::English), "{language}");
        for file in files(language) {
            // Terms are each language's own.
            let messages = |language| {
                texts(language, &file)
                    .into_iter()
                    .filter(|text| !text.key.starts_with('-'))
                    .collect::<Vec<Text>>()
            };
            let (english, other) = (messages(Language::English), messages(language));
            let keys = |texts: &[Text]| texts.iter().map(|text| text.key.clone()).collect::<Vec<String>>();
            let (source, keys) = (keys(&english), keys(&other));
            for key in source.iter().filter(|key| !keys.contains(key)) {
                faults.push(format!("{language}/{file} lacks {key}"));
            }
            for key in keys.iter().filter(|key| !source.contains(key)) {
                faults.push(format!("{language}/{file} has {key}, which English lacks"));
            }
            let ordered = source.iter().filter(|key| keys.contains(key));
            if let Some((at, key)) =
                ordered.zip(keys.iter().filter(|key| source.contains(key))).find(|(one, two)| one != two)
            {
                faults.push(format!("{language}/{file}: {key} stands where {at} should"));
            }
            for text in &other {
                let Some(source) = english.iter().find(|source| source.key == text.key) else { continue };
                if source.values != text.values {
                    faults.push(format!(
                        "{language}/{file}, {}: {:?} instead of {:?}",
                        text.key, text.values, source.values
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a plain text begins with, a vowel as any other: stems change theirs (land, löndum).
fn beginning(pattern: &Pattern<&str>) -> Option<char> {
    let [PatternElement::TextElement { value }] = &pattern.elements[..] else { return None };
    let first = value.chars().next()?.to_lowercase().next()?;
    Some(if "aáeéiíoóöőuúüűyýæøå".contains(first) { 'a' } else { first })
}

/// A key that is put between a word and its cases takes them away from it.
#[test]
fn cases_stand_below_their_own_word() {
    let mut seen = 0;
    for language in Language::ALL {
        for file in files(language) {
            let source = fs::read_to_string(locales().join(language.code()).join(&file)).unwrap();
            let resource = parser::parse(source.as_str()).expect("a file that can be read");
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let Some(word) = message.value.as_ref().and_then(beginning) else { continue };
                for case in &message.attributes {
                    if !["accusative", "dative", "genitive"].contains(&case.id.name) {
                        continue;
                    }
                    let Some(begins) = beginning(&case.value) else { continue };
                    seen += 1;
                    assert_eq!(begins, word, "{language}/{file}: {}.{}", message.id.name, case.id.name);
                }
            }
        }
    }
    assert!(seen > 100, "the search finds {seen} cases only");
}

/// The quoted strings of all sources, in which `*` stands for what is put in.
fn quoted() -> BTreeSet<String> {
    fn walk(folder: &Path, out: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let code = fs::read_to_string(path).unwrap();
                out.extend(code.split('"').map(pattern));
            }
        }
    }
    fn pattern(text: &str) -> String {
        let mut parts = text.split('{');
        let mut pattern = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            pattern.push('*');
            pattern.push_str(part.split_once('}').map_or("", |(_, rest)| rest));
        }
        pattern
    }
    let mut all = BTreeSet::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap() {
        let sources = entry.unwrap().path().join("src");
        if sources.is_dir() {
            walk(&sources, &mut all);
        }
    }
    let is_key = |pattern: &String| {
        let of_key = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'*';
        pattern.bytes().all(of_key) && pattern.bytes().filter(u8::is_ascii_lowercase).count() > 1
    };
    all.into_iter().filter(is_key).collect()
}

/// Whether a key is what a pattern makes.
fn matches(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == key,
        Some((start, rest)) => key.strip_prefix(start).is_some_and(|key| {
            (0..=key.len()).any(|at| key.is_char_boundary(at) && matches(rest, &key[at..]))
        }),
    }
}

#[test]
fn every_text_is_used() {
    let quoted = quoted();
    let (patterns, names): (Vec<&String>, Vec<&String>) = quoted.iter().partition(|name| name.contains('*'));
    for language in Language::ALL {
        let all = all(language);
        let spoken_of: BTreeSet<&String> = all.values().flat_map(|(_, text)| &text.references).collect();
        // A preference and its value, both in quotes, are put together: `prefs-sound`, `on`.
        let is_pair = |key: &str| {
            let mut parts = key.match_indices('-').map(|(place, _)| key.split_at(place));
            parts.any(|(one, other)| quoted.contains(one) && quoted.contains(&other[1..]))
        };
        let is_used = |key: &String| {
            spoken_of.contains(key)
                || names.contains(&key)
                || is_pair(key)
                || patterns.iter().any(|pattern| matches(pattern, key))
        };
        let unused: Vec<&String> = all.keys().filter(|key| !is_used(key)).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}

/// Texts that are the same in English and in another language.
const SAME: [&str; 11] = [
    "Century",
    "Landnám",
    "Puerto Rico",
    "Kaupang",
    "Automa",
    "althing",
    "Hand",
    "Send",
    "BOOL",
    "null",
    "--option { $name }=…: { $values }",
];

/// The texts of a file as they are written, by their keys.
fn written(language: Language, file: &str) -> BTreeMap<String, String> {
    let source = fs::read_to_string(locales().join(language.code()).join(file)).unwrap();
    let mut written: BTreeMap<String, String> = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" = ") {
            Some((name, text)) if !line.starts_with(' ') => {
                key = name.to_owned();
                written.insert(key.clone(), text.to_owned());
            }
            _ => written.entry(key.clone()).or_default().push_str(line),
        }
    }
    written
}

#[test]
fn no_text_was_left_in_english() {
    let has_word = |text: &str| {
        let outside = text.split(['{', '}']).step_by(2).collect::<String>();
        outside.split(|letter: char| !letter.is_alphabetic()).any(|word| word.chars().count() >= 4)
    };
    let mut left = Vec::new();
    for language in Language::ALL.into_iter().skip(1) {
        for file in files(language) {
            let english = written(Language::English, &file);
            let same =
                written(language, &file).into_iter().filter(|(key, text)| english.get(key) == Some(text));
            let same = same.filter(|(_, text)| has_word(text) && !SAME.contains(&text.trim()));
            left.extend(same.map(|(key, text)| format!("{language}/{file}: {key} = {text}")));
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}
