//! The letters that tell things apart are initials of their words, in the reader's language.

use std::collections::BTreeSet;

use game::Language;
use words::Words;

use crate::assets;

/// What lies beside each other in a drawing: its file, and the symbol and the word of each thing.
const DRAWN: [(&str, &[(&str, &str)]); 4] = [
    (
        "svg/century.svg",
        &[
            ("cube-y", "century-spice-yellow"),
            ("cube-r", "century-spice-red"),
            ("cube-g", "century-spice-green"),
            ("cube-b", "century-spice-brown"),
        ],
    ),
    (
        "svg/puerto-rico.svg",
        &[
            ("good-corn", "pr-good-corn"),
            ("good-indigo", "pr-good-indigo"),
            ("good-sugar", "pr-good-sugar"),
            ("good-tobacco", "pr-good-tobacco"),
            ("good-coffee", "pr-good-coffee"),
        ],
    ),
    (
        "svg/landnam.svg",
        &[
            ("iron", "ln-good-iron"),
            ("grain", "ln-good-grain"),
            ("sheep", "ln-good-sheep"),
            ("wood", "ln-good-wood"),
        ],
    ),
    (
        "svg/landnam.svg",
        &[
            ("marker-white", "ln-white-marker"),
            ("marker-red", "ln-red-marker"),
            ("marker-black", "ln-black-marker"),
        ],
    ),
];

/// The letter that a symbol shows in that language, if it shows one.
fn drawn(file: &str, symbol: &str, language: Language) -> Option<String> {
    let drawing = str::from_utf8(assets::find(file).expect("the file of drawings")).expect("text");
    let (_, rest) = drawing.split_once(&format!("<symbol id=\"{symbol}\"")).expect("the symbol");
    let (body, _) = rest.split_once("</symbol>").expect("its end");
    let (_, after) = body.split_once(&format!("--letter-{language}, "))?;
    let (_, text) = after.split_once("\">").expect("the end of the tag");
    text.split_once('<').map(|(letter, _)| letter.to_owned())
}

/// Whether these are letters of the word in its order, the first of them its initial.
fn fits(letters: &str, word: &str) -> bool {
    let mut rest = word.chars().flat_map(char::to_lowercase);
    let mut wanted = letters.chars().flat_map(char::to_lowercase);
    wanted.next() == rest.next() && wanted.all(|letter| rest.any(|other| other == letter))
}

fn all_differ(letters: &[String]) -> bool {
    letters.iter().collect::<BTreeSet<_>>().len() == letters.len()
}

#[test]
fn letters_of_drawings_are_initials_or_left_out_where_initials_are_the_same() {
    for (file, things) in DRAWN {
        for language in Language::ALL {
            let words = Words::new(language);
            let names: Vec<String> = things.iter().map(|(_, word)| words.say(word)).collect();
            let letters: Option<Vec<String>> =
                things.iter().map(|(symbol, _)| drawn(file, symbol, language)).collect();
            let Some(letters) = letters else {
                let none = things.iter().all(|(symbol, _)| drawn(file, symbol, language).is_none());
                let initials: Vec<String> = names.iter().map(|name| name.chars().take(1).collect()).collect();
                assert!(none && !all_differ(&initials), "{file}, {language}: {names:?} could have letters");
                continue;
            };
            assert!(all_differ(&letters), "{file}, {language}: {letters:?}");
            for (letter, name) in letters.iter().zip(&names) {
                assert!(fits(letter, name), "{file}, {language}: {letter} for {name}");
            }
        }
    }
}

#[test]
fn letters_on_cards_and_tiles_are_initials() {
    let tiles = ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"];
    let resources = ["lumber", "wool", "grain", "ore", "salt"];
    for language in Language::ALL {
        let words = Words::new(language);
        for (letter, word, things) in
            [("pr-letter", "pr-tile", &tiles[..]), ("moe-letter", "moe-resource", &resources[..])]
        {
            let say = |key: &str| -> Vec<String> {
                things.iter().map(|thing| words.say(&format!("{key}-{thing}"))).collect()
            };
            let (letters, names) = (say(letter), say(word));
            assert!(all_differ(&letters), "{language}: {letters:?}");
            for (letter, name) in letters.iter().zip(&names) {
                assert!(fits(letter, name), "{language}: {letter} for {name}");
            }
        }
    }
}

#[test]
fn pages_in_another_language_show_its_letters() {
    let sheet = str::from_utf8(assets::find("css/base.css").expect("the style sheet")).expect("text");
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        let rule = format!("html:lang({language}) {{ --letter-en: none; --letter-{language}: inline; }}");
        assert!(sheet.contains(&rule), "{rule}");
    }
}
