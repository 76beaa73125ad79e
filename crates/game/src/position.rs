//! What the positions of all games share: why one is refused, and the version of their JSON.
//!
//! Positions are read by serde, whose errors keep only a text. So that a refusal can be said in the reader's language,
//! [`refused`] notes its [`Objection`] beside the text, and [`read`] finds it again.

use std::cell::RefCell;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::illegal::Illegal;
use crate::notation::{ParseError, cut, shortened};
use crate::objection::{Objection, Said};

/// A position that can't be on a table, and why: a sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadPosition(Objection);

impl BadPosition {
    /// A position refused for this reason.
    #[must_use]
    pub fn new(reason: impl Into<Objection>) -> BadPosition {
        BadPosition(reason.into())
    }

    /// What the rules of a game, by its name, have against the position.
    #[must_use]
    pub fn refused(game: &'static str, illegal: Illegal) -> BadPosition {
        BadPosition(Objection::refused(game, illegal))
    }

    /// The same refusal, about this part of the position: `P2: an island has 12 spaces`.
    #[must_use]
    pub fn of(self, part: impl Into<Said>) -> BadPosition {
        BadPosition(Objection::new("{field}: {reason}").with("field", part).with("reason", self.0))
    }
}

impl From<ParseError> for BadPosition {
    fn from(error: ParseError) -> BadPosition {
        BadPosition::new(error)
    }
}

impl From<BadPosition> for Objection {
    fn from(bad: BadPosition) -> Objection {
        bad.0
    }
}

/// `Ok` if `condition` holds, else the position is refused.
///
/// # Errors
/// The reason, if `condition` doesn't hold.
pub fn ensure(condition: bool, reason: impl Into<Objection>) -> Result<(), BadPosition> {
    if condition { Ok(()) } else { Err(BadPosition::new(reason)) }
}

/// What is there, else the position is refused.
///
/// # Errors
/// The reason, if nothing is there.
pub fn found<T>(thing: Option<T>, reason: impl Into<Objection>) -> Result<T, BadPosition> {
    thing.ok_or_else(|| BadPosition::new(reason))
}

thread_local! {
    /// The last objection that became an error of serde in this thread.
    static NOTED: RefCell<Option<Objection>> = const { RefCell::new(None) };
}

/// An error of serde with the English sentence of an objection, which [`read`] finds again.
pub fn refused<E: serde::de::Error>(reason: impl Into<Objection>) -> E {
    refused_at(reason, "")
}

/// The same with a place as serde_json writes it: ` at line 1 column 5`.
pub fn refused_at<E: serde::de::Error>(reason: impl Into<Objection>, place: &str) -> E {
    let reason = reason.into();
    let error = E::custom(format_args!("{reason}{place}"));
    NOTED.set(Some(reason));
    error
}

/// What an error of serde says: the objection with that English sentence that was noted last, or in our words what the
/// JSON library says, which speaks of types that no client knows.
#[must_use]
pub fn objection_of(message: &str) -> Objection {
    let noted = NOTED.with_borrow(|noted| noted.clone().filter(|noted| noted.to_string() == message));
    noted.unwrap_or_else(|| of_library(message))
}

/// What is wrong with JSON that could not be read, to be said in any language.
///
/// ```
/// let error = serde_json::from_str::<Vec<u8>>("[300]").unwrap_err();
/// let wrong = game::position::wrong(&error);
/// assert_eq!(wrong.to_string(), "here belongs a whole number, 0 to 255, not the number 300");
/// ```
#[must_use]
pub fn wrong(error: &serde_json::Error) -> Objection {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    objection_of(message.strip_suffix(&place).unwrap_or(&message))
}

/// The same of a text: one that is no JSON at all is told so, and from where on.
#[must_use]
pub fn wrong_in(json: &str, error: &serde_json::Error) -> Objection {
    // What was found first may be a list in place of an object, which begins before the fault.
    match serde_json::from_str::<IgnoredAny>(json) {
        Err(no_json) => NO_JSON_FROM.text("column", no_json.column()),
        Ok(_) => wrong(error),
    }
}

/// Reads something that is written by people, as a position is.
///
/// ```
/// let refused = game::position::read::<game::Seat>(r#""P9""#).unwrap_err();
/// assert_eq!(refused.reason.sentence(), "'{found}' is not {expected}");
/// assert_eq!(refused.error.to_string(), "'P9' is not a seat, P1 to P8");
/// ```
///
/// # Errors
/// What is wrong with it.
pub fn read<T: DeserializeOwned>(json: &str) -> Result<T, Unread> {
    NOTED.set(None);
    serde_json::from_str(json).map_err(|error| Unread { reason: wrong_in(json, &error), error })
}

/// Why something that was written as JSON can't be read.
#[derive(Debug)]
pub struct Unread {
    /// What is wrong, to be said in any language.
    pub reason: Objection,
    /// The same in English, with its place.
    pub error: serde_json::Error,
}

/// With the place, where there is one: what people write stands in one line.
impl From<Unread> for Objection {
    fn from(unread: Unread) -> Objection {
        if unread.error.line() == 0 || unread.reason.sentence() == NO_JSON_FROM.sentence() {
            return unread.reason;
        }
        Objection::new("{reason}, at character {column}")
            .with("reason", unread.reason)
            .text("column", unread.error.column())
    }
}

/// What the JSON library says, in our words.
fn of_library(message: &str) -> Objection {
    let named = |start: &str| message.strip_prefix(start).and_then(|rest| rest.split_once('`'));
    let alone = |start: &str| message.strip_prefix(start).and_then(|rest| rest.strip_suffix('`'));
    let instead = |start: &str| message.strip_prefix(start).and_then(|rest| rest.split_once(", expected "));
    if let Some((name, known)) = named("unknown field `") {
        let told = Objection::new("there is no field '{name}' here; there are: {known}");
        told.with("name", shortened(name)).with("known", names_of(known))
    } else if let Some((name, known)) = named("unknown variant `") {
        let told = Objection::new("nothing here is called '{name}'; there are: {known}");
        told.with("name", shortened(name)).with("known", names_of(known))
    } else if let Some(name) = alone("missing field `") {
        Objection::new("the field '{name}' is missing").with("name", name)
    } else if let Some(name) = alone("duplicate field `") {
        Objection::new("the field '{name}' stands there twice").with("name", shortened(name))
    } else if let Some((found, expected)) = instead("invalid type: ").or_else(|| instead("invalid value: ")) {
        belongs(kind_of(expected), kind_of(found))
    } else if let Some((found, expected)) = instead("invalid length ") {
        belongs(kind_of(expected), Objection::new("a list of length {number}").with("number", found))
    } else if message == "expected value" {
        // It misses a value where one of another kind stands, too.
        Objection::new("a value is missing here, or is of the wrong kind")
    } else if message == "trailing characters" {
        Objection::new("too much stands here")
    } else if SYNTAX.iter().any(|start| message.starts_with(start)) {
        NO_JSON
    } else {
        Objection::new("{json}").with("json", message)
    }
}

fn belongs(expected: Objection, found: Objection) -> Objection {
    Objection::new("here belongs {expected}, not {found}").with("expected", expected).with("found", found)
}

const NO_JSON: Objection = Objection::new("it is no JSON");
const NO_JSON_FROM: Objection = Objection::new("it is no JSON from character {column} on");

/// How the JSON library begins what it says of a text that is none.
const SYNTAX: [&str; 14] = [
    "EOF while parsing",
    "expected `",
    "expected ident",
    "invalid escape",
    "invalid number",
    "invalid unicode code point",
    "number out of range",
    "control character",
    "key must be a string",
    "float key must be finite",
    "lone leading surrogate",
    "unexpected end of hex escape",
    "trailing comma",
    "recursion limit exceeded",
];

/// The names that the JSON library lists, each in backticks.
fn names_of(known: &str) -> String {
    known.split('`').skip(1).step_by(2).collect::<Vec<&str>>().join(", ")
}

/// A kind of value, which the JSON library has other names for.
fn kind_of(text: &str) -> Objection {
    let quoted = |start: &str| text.strip_prefix(start).and_then(|rest| rest.strip_suffix('`'));
    let sized = ["an array of length ", "a tuple of size "].iter().find_map(|start| text.strip_prefix(start));
    if let Some(number) = quoted("integer `").or_else(|| quoted("floating point `")) {
        Objection::new("the number {number}").with("number", number)
    } else if let Some(truth) = quoted("boolean `") {
        Objection::new("{truth}").with("truth", truth)
    } else if let Some(text) = text.strip_prefix("string ") {
        if text == "or map" {
            return Objection::new("a text or an object");
        }
        let text = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text);
        Objection::new("the text {text}").text("text", format_args!("\"{}\"", cut(text)))
    } else if let Some(number) = sized {
        Objection::new("a list of length {number}").with("number", number)
    } else {
        kind_named(text)
    }
}

fn kind_named(text: &str) -> Objection {
    let begins = |start: &str| {
        text.strip_prefix(start).is_some_and(|rest| matches!(rest.chars().next(), None | Some(' ')))
    };
    let variants = ["newtype variant", "struct variant", "tuple variant"];
    if begins("unit variant") || text == "unit" {
        Objection::new("a word alone")
    } else if variants.into_iter().any(begins) {
        Objection::new("a phase with what belongs to it, as an object")
    } else if begins("struct") || begins("map") || begins("a map") {
        Objection::new("an object")
    } else if begins("sequence") || begins("a sequence") || begins("tuple") {
        Objection::new("a list")
    } else if text == "null" || text == "unit value" || text == "Option value" {
        Objection::new("null")
    } else if begins("a string") || begins("a borrowed string") || begins("str") || begins("String") {
        Objection::new("a text")
    } else if begins("a character") || begins("character") || text == "char" {
        Objection::new("a single character")
    } else if begins("a boolean") || text == "bool" {
        Objection::new("true or false")
    } else if text == "u8" {
        Objection::new("a whole number, 0 to 255")
    } else if ["u16", "u32", "u64", "u128", "usize"].contains(&text) {
        Objection::new("a whole number that is not negative")
    } else if ["i8", "i16", "i32", "i64", "i128", "isize"].contains(&text) {
        Objection::new("a whole number")
    } else if text.contains(' ') {
        // What a type of ours says of itself.
        Objection::quoted(text)
    } else {
        Objection::new("something else")
    }
}

/// The version of the JSON that positions are written in. A position that says none is of the first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Version;

impl Version {
    /// The version that is written, and the only one so far.
    pub const NUMBER: u32 = 1;
}

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(Version::NUMBER)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        match u32::deserialize(deserializer)? {
            Version::NUMBER => Ok(Version),
            other => Err(refused(crate::objection!(
                "the position is of version {other}; this program reads version {known}",
                other,
                known = Version::NUMBER,
            ))),
        }
    }
}

/// The seat of the first player, for what a position leaves out.
#[must_use]
pub const fn first_seat() -> crate::Seat {
    crate::Seat::new(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_a_sentence_about_a_part() {
        let above = crate::objection!("{one} is not above {other}", one = 1_u8, other = 2_u8);
        let refused = ensure(1 > 2, above).unwrap_err().of("P2");
        assert_eq!(refused.to_string(), "P2: 1 is not above 2");
        assert_eq!(ensure(true, "never"), Ok(()));
    }

    #[test]
    fn what_the_json_library_says_is_told_in_our_words() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[expect(dead_code, reason = "it is read, not used")]
        struct Stall {
            card: String,
            cubes: Vec<u8>,
            kind: Option<Fill>,
            dice: Option<[u8; 2]>,
        }

        #[derive(Debug, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(dead_code, reason = "it is read, not used")]
        enum Fill {
            Full,
            Half { by: u8 },
        }

        for (json, told) in [
            ("7", "here belongs an object, not the number 7"),
            ("{}", "the field 'card' is missing"),
            (r#"{"card":[]}"#, "here belongs a text, not a list"),
            (
                r#"{"card":"a","cards":1}"#,
                "there is no field 'cards' here; there are: card, cubes, kind, dice",
            ),
            (r#"{"card":"a","card":"b"}"#, "the field 'card' stands there twice"),
            (r#"{"card":"a","cubes":["x"]}"#, "here belongs a whole number, 0 to 255, not the text \"x\""),
            (r#"{"card":"a","cubes":[300]}"#, "here belongs a whole number, 0 to 255, not the number 300"),
            (r#"{"card":"a","cubes":[1.5]}"#, "here belongs a whole number, 0 to 255, not the number 1.5"),
            (r#"{"card":"a","cubes":true}"#, "here belongs a list, not true"),
            (r#"{"card":"a","cubes":null}"#, "here belongs a list, not null"),
            (r#"{"kind":"empty"}"#, "nothing here is called 'empty'; there are: full, half"),
            (
                r#"{"kind":"half"}"#,
                "here belongs a phase with what belongs to it, as an object, not a word alone",
            ),
            (r#"{"kind":{"full":{}}}"#, "here belongs a word alone, not an object"),
            (r#"{"kind":7}"#, "a value is missing here, or is of the wrong kind"),
            (r#"{"dice":[1]}"#, "here belongs a list of length 2, not a list of length 1"),
            (r#"{"dice":[1,2,3]}"#, "too much stands here"),
            (r#"{"card":"a","cubes":["\n"]}"#, "here belongs a whole number, 0 to 255, not the text \"\\n\""),
            (r#"{"card":"a","\n":1}"#, "there is no field '\\n' here; there are: card, cubes, kind, dice"),
            (r#"{"card":x}"#, "it is no JSON from character 9 on"),
            (r#"{"card":"#, "it is no JSON from character 8 on"),
            ("[1,2", "it is no JSON from character 4 on"),
        ] {
            assert_eq!(read::<Stall>(json).unwrap_err().reason.to_string(), told, "{json}");
        }
    }

    #[test]
    fn a_games_own_sentence_comes_as_it_is() {
        let own: serde_json::Error =
            serde::de::Error::custom("CEN-40: a turn begins with at most 10 cubes in the caravan");
        assert_eq!(wrong(&own).to_string(), "CEN-40: a turn begins with at most 10 cubes in the caravan");
        let braces: serde_json::Error = serde::de::Error::custom("'{found}' is not a {card}");
        assert_eq!(wrong(&braces).to_string(), "'{found}' is not a {card}");
    }

    #[test]
    fn positions_of_another_version_are_refused() {
        assert_eq!(serde_json::to_string(&Version).unwrap(), "1");
        assert!(serde_json::from_str::<Version>("1").is_ok());
        let refused = serde_json::from_str::<Version>("2").unwrap_err().to_string();
        assert_eq!(refused, "the position is of version 2; this program reads version 1");
    }
}
