//! Texts and colors: nothing missing, nothing unreadable, nothing too large.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::{Value, Words};

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
        "log", "tell", "note", "chat", "about", "fair", "refuse", "sorry", "century", "pr", "moe", "ln",
        "board", "counter", "offer", "bot", "guest", "past", "dice", "check", "back", "prefs", "end",
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

/// The names of all values in the texts, such as `count`.
fn values_in_texts() -> BTreeSet<String> {
    let mut values = BTreeSet::new();
    for entry in fs::read_dir(root().join("../words/locales/en")).unwrap() {
        let texts = fs::read_to_string(entry.unwrap().path()).unwrap();
        for rest in texts.split('$').skip(1) {
            values.insert(
                rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap().to_owned(),
            );
        }
    }
    values
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
        "offer-title",
        "ln-unknown",
        "moe-path",
        "ask-back",
    ];
    // A text with values is said only if it has all of them.
    let values: Vec<(&'static str, Value)> =
        values_in_texts().into_iter().map(|name| (&*name.leak(), 1.into())).collect();
    let sheets: String = assets("css").into_iter().map(|(_, css)| css).collect();
    let is_class = |name: &str| [".", "#"].iter().any(|sign| sheets.contains(&format!("{sign}{name}")));
    let missing: Vec<String> = names_in_code()
        .into_iter()
        .filter(|name| !ids.contains(&name.as_str()) && !is_class(name))
        .filter(|name| Words::ENGLISH.say_with(name, &values) == *name)
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

/// Letters and what they stand on, on all pages.
const PAGE_PAIRS: [(&str, &str); 32] = [
    ("ink", "paper"),
    ("ink", "paper-2"),
    ("ink", "felt"),
    ("ink", "felt-2"),
    ("soft", "paper"),
    ("soft", "paper-2"),
    ("soft", "felt"),
    ("accent", "paper"),
    ("accent", "felt"),
    ("on-accent", "accent"),
    ("on-glow", "glow"),
    ("on-wood", "wood-1"),
    ("on-wood", "wood-2"),
    ("on-wood", "press"),
    ("on-wood-soft", "wood-2"),
    ("brass", "wood-2"),
    ("warn", "warn-paper"),
    ("warn", "paper"),
    ("good", "paper"),
    ("paper", "ink"),
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
    ("glow", "paper"),
];

/// Letters and what they stand on, on the boards. Goods and markers are the same by day and by night.
const BOARD_PAIRS: [(&str, &str); 27] = [
    ("on-light", "good-corn"),
    ("on-light", "good-sugar"),
    ("on-dark", "good-indigo"),
    ("on-dark", "good-tobacco"),
    ("on-dark", "good-coffee"),
    ("on-dark", "lumber"),
    ("on-dark", "ore"),
    ("on-light", "wool"),
    ("on-light", "grain"),
    ("on-light", "salt"),
    ("on-dark", "iron"),
    ("on-dark", "wood"),
    ("on-light", "sheep"),
    ("on-light", "token-white"),
    ("on-dark", "token-red"),
    ("on-dark", "token-black"),
    ("on-dark", "violet"),
    ("on-dark", "brown"),
    ("map-ink", "marker"),
    ("often", "marker"),
    ("map-ink", "sea"),
    ("map-ink", "deep"),
    ("map-ink", "unknown"),
    ("map-ink", "pasture"),
    ("map-ink", "meadow"),
    ("map-ink", "saltworks"),
    ("map-ink", "bog"),
];

/// The same for the cards, numbers and the sea of Landnám, whose colors are in its own sheet.
const LANDNAM_PAIRS: [(&str, &str); 9] = [
    ("ln-card-ink", "ln-card"),
    ("ln-card-ink", "ln-card-2"),
    ("ln-card-soft", "ln-card-2"),
    ("ln-label", "ln-sea"),
    ("ln-label", "ln-sea-tile"),
    ("ln-print", "ln-disc"),
    ("ln-often", "ln-disc"),
    ("ln-on-plate", "ln-plate"),
    ("ln-print", "ln-pill"),
];

/// The colors of a style sheet by day and by night; what the night doesn't name is as by day.
fn by_day_and_night(file: &str) -> [(&'static str, String); 2] {
    let css = fs::read_to_string(root().join(file)).unwrap();
    let (light, dark) = css.split_once("@media (prefers-color-scheme: dark)").unwrap();
    [("light", light.to_owned()), ("dark", format!("{dark}{light}"))]
}

#[test]
fn letters_can_be_read_in_light_and_dark() {
    for (name, css) in by_day_and_night("assets/css/colors.css") {
        for (letters, ground) in PAGE_PAIRS.iter().chain(&BOARD_PAIRS) {
            let contrast = contrast(&css, letters, ground);
            assert!(contrast >= 4.5, "{name}: {letters} on {ground} has {contrast:.2}");
        }
        let edge = contrast(&css, "glow", "felt");
        assert!(edge >= 3.0, "{name}: the edge of what can be clicked has {edge:.2}");
    }
}

#[test]
fn letters_of_landnam_can_be_read_in_light_and_dark() {
    for (name, css) in by_day_and_night("assets/css/landnam.css") {
        for (letters, ground) in LANDNAM_PAIRS {
            let contrast = contrast(&css, letters, ground);
            assert!(contrast >= 4.5, "{name}: {letters} on {ground} has {contrast:.2}");
        }
    }
}

/// The files of a folder of the assets, with their names.
fn assets(folder: &str) -> Vec<(String, String)> {
    fs::read_dir(root().join("assets").join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect()
}

/// Letters of a color that no test knows could be unreadable: in drawings they have a name that is among the pairs.
#[test]
fn letters_of_the_boards_have_colors_with_names() {
    for (name, css) in assets("css") {
        for rule in
            css.split('}').filter(|rule| rule.split('{').next().is_some_and(|names| names.contains("text")))
        {
            let Some(fill) = rule.split("fill: ").nth(1) else { continue };
            let color = fill.split([';', ' ']).next().unwrap();
            assert!(color.starts_with("var(--") || color == "#fff", "{name}: {rule}");
        }
    }
}

#[test]
fn the_modules_of_the_script_are_small() {
    let modules = assets("js");
    assert!(modules.len() > 5);
    for (name, script) in modules {
        assert!(script.lines().count() < 150, "{name} is long");
        assert!(!script.contains("innerHTML") && !script.contains("eval("), "{name}");
    }
}
