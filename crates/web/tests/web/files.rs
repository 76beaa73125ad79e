//! Texts and colors: nothing missing, nothing unreadable, nothing too large.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use web::words::Words;

fn sources(folder: &Path, out: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(fs::read_to_string(path).unwrap());
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every name of a text in the code: in quotes, with a prefix that the Fluent files use.
fn names_in_code() -> BTreeSet<String> {
    let mut code = Vec::new();
    sources(&root().join("src"), &mut code);
    let is_name = |part: &&str| {
        part.contains('-')
            && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    let prefixes = [
        "site", "front", "new", "seat", "table", "status", "ask", "here", "gone", "leave", "undo", "scores",
        "log", "tell", "note", "chat", "about", "fair", "refuse", "sorry", "century", "pr", "moe", "offer",
        "bot", "guest", "past", "dice", "check", "back",
    ];
    let mut names = BTreeSet::new();
    for file in &code {
        // Inside say(…) and lists of keys; ids and classes of the page are written without quotes.
        for part in file.split('"').skip(1).step_by(2).filter(is_name) {
            let prefix = part.split('-').next().unwrap();
            if prefixes.contains(&prefix) && !part.ends_with('-') {
                names.insert(part.to_owned());
            }
        }
    }
    names
}

#[test]
fn every_text_that_the_code_names_is_there() {
    // Ids of the page that look like names of texts.
    let ids = [
        "undo-why",
        "choices-title",
        "players-title",
        "scores-title",
        "chat-title",
        "points-title",
        "market-title",
        "own-title",
        "automa-title",
        "chat-input",
        "chat-lines",
        "log-lines",
        "century-solo",
        "seat-choice",
        "offer-text",
        "moe-path",
        "moe-route",
        "ask-back",
    ];
    // A text with values is said only if it has all of them.
    let values = [
        "who",
        "action",
        "ask",
        "count",
        "steps",
        "points",
        "number",
        "name",
        "game",
        "bot",
        "reason",
        "from",
        "to",
        "pay",
        "gain",
        "card",
        "cost",
        "bonus",
        "spice",
        "raised",
        "laid",
        "needed",
        "cards",
        "times",
        "eyes",
        "role",
        "privilege",
        "site",
        "of",
        "building",
        "price",
        "good",
        "ship",
        "what",
        "left",
        "place",
        "all",
    ]
    .map(|name| (name, "1"));
    let missing: Vec<String> = names_in_code()
        .into_iter()
        .filter(|name| !ids.contains(&name.as_str()) && Words::ENGLISH.say_with(name, &values) == *name)
        .collect();
    assert_eq!(missing, Vec::<String>::new());
    assert!(names_in_code().len() > 100, "the search finds nothing");
}

fn color(css: &str, name: &str) -> [f64; 3] {
    let value = css.split(&format!("--{name}: #")).nth(1).unwrap_or_else(|| panic!("no color {name}"));
    let channel = |place: usize| {
        let byte = u8::from_str_radix(&value[place..place + 2], 16).unwrap();
        let part = f64::from(byte) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    [channel(0), channel(2), channel(4)]
}

fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two colors as the accessibility guidelines (WCAG 2) measure it.
fn contrast(css: &str, one: &str, two: &str) -> f64 {
    let (one, two) = (luminance(color(css, one)), luminance(color(css, two)));
    (one.max(two) + 0.05) / (one.min(two) + 0.05)
}

#[test]
fn letters_can_be_read_in_light_and_dark() {
    let css = fs::read_to_string(root().join("assets/kaupang.css")).unwrap();
    let whole = css.clone();
    let (light, dark) = css.split_once("@media (prefers-color-scheme: dark)").unwrap();
    for (name, css) in [("light", light), ("dark", dark)] {
        for (letters, ground) in [
            ("ink", "paper"),
            ("ink", "card"),
            ("ink", "felt"),
            ("soft", "paper"),
            ("soft", "card"),
            ("soft", "felt"),
            ("accent", "paper"),
            ("accent", "card"),
            ("on-accent", "accent"),
            ("warn", "warn-paper"),
            ("now", "card"),
            ("on-spice-y", "spice-y"),
            ("on-spice-r", "spice-r"),
            ("on-spice-g", "spice-g"),
            ("on-spice-b", "spice-b"),
            ("on-gold", "gold"),
            ("on-silver", "silver"),
            ("on-seat", "seat-1"),
            ("on-seat", "seat-2"),
            ("on-seat", "seat-3"),
            ("on-seat", "seat-4"),
            ("on-seat", "seat-5"),
        ] {
            let contrast = contrast(css, letters, ground);
            assert!(contrast >= 4.5, "{name}: {letters} on {ground} has {contrast:.2}");
        }
        // The goods of Puerto Rico are the same by day and by night.
        for (letters, ground) in [
            ("on-good-light", "good-corn"),
            ("on-good-light", "good-sugar"),
            ("on-good-dark", "good-indigo"),
            ("on-good-dark", "good-tobacco"),
            ("on-good-dark", "good-coffee"),
        ] {
            let contrast = contrast(&whole, letters, ground);
            assert!(contrast >= 4.5, "{letters} on {ground} has {contrast:.2}");
        }
        let edge = contrast(css, "hot", "felt");
        assert!(edge >= 3.0, "{name}: the edge of what can be clicked has {edge:.2}");
    }
}

#[test]
fn the_script_is_small() {
    let script = fs::read_to_string(root().join("assets/table.js")).unwrap();
    assert!(script.lines().count() < 250);
    assert!(!script.contains("innerHTML") && !script.contains("eval("));
}
