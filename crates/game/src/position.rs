//! What the positions of all games share: why one is refused, and the version of their JSON.
//!
//! Positions are read by serde, whose errors keep only a text. So that a refusal can be said in the reader's language,
//! [`refused`] notes its [`Objection`] beside the text, and [`read`] finds it again.

use std::cell::RefCell;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::illegal::Illegal;
use crate::notation::ParseError;
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

/// The objection with that English sentence: the one that was noted last, or what the JSON library says so.
#[must_use]
pub fn objection_of(message: &str) -> Objection {
    let noted = NOTED.with_borrow(|noted| noted.clone().filter(|noted| noted.to_string() == message));
    let objection = noted.unwrap_or_else(|| of_library(message));
    // Odd braces in what was found could be taken for places.
    if objection.to_string() == message { objection } else { Objection::new("{json}").with("json", message) }
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
    serde_json::from_str(json).map_err(|error| {
        let message = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let reason = objection_of(message.strip_suffix(&place).unwrap_or(&message));
        Unread { reason, error }
    })
}

/// Why something that was written as JSON can't be read.
#[derive(Debug)]
pub struct Unread {
    /// What is wrong, to be said in any language.
    pub reason: Objection,
    /// The same in English, with its place.
    pub error: serde_json::Error,
}

/// With the place, where there is one.
impl From<Unread> for Objection {
    fn from(unread: Unread) -> Objection {
        match unread.error.line() {
            0 => unread.reason,
            line => Objection::new("{reason} at line {line} column {column}")
                .with("reason", unread.reason)
                .text("line", line)
                .text("column", unread.error.column()),
        }
    }
}

/// What the JSON library says, with its own words as the sentence.
fn of_library(message: &str) -> Objection {
    let named = |start: &str| message.strip_prefix(start).and_then(|rest| rest.split_once("`, expected "));
    let alone = |start: &str| message.strip_prefix(start).and_then(|rest| rest.strip_suffix('`'));
    let instead = |start: &str| message.strip_prefix(start).and_then(|rest| rest.split_once(", expected "));
    if let Some((name, known)) = named("unknown field `") {
        let told = Objection::new("unknown field `{name}`, expected {known}");
        told.with("name", name).with("known", names_of(known))
    } else if let Some((name, known)) = named("unknown variant `") {
        let told = Objection::new("unknown variant `{name}`, expected {known}");
        told.with("name", name).with("known", names_of(known))
    } else if let Some(name) = alone("missing field `") {
        Objection::new("missing field `{name}`").with("name", name)
    } else if let Some(name) = alone("duplicate field `") {
        Objection::new("duplicate field `{name}`").with("name", name)
    } else if let Some((found, expected)) = instead("invalid type: ") {
        let told = Objection::new("invalid type: {found}, expected {expected}");
        told.with("found", kind_of(found)).with("expected", kind_of(expected))
    } else if let Some((found, expected)) = instead("invalid value: ") {
        let told = Objection::new("invalid value: {found}, expected {expected}");
        told.with("found", kind_of(found)).with("expected", kind_of(expected))
    } else if let Some((found, expected)) = instead("invalid length ") {
        let told = Objection::new("invalid length {found}, expected {expected}");
        told.with("found", found).with("expected", kind_of(expected))
    } else if let Some((found, expected)) =
        message.strip_prefix('\'').and_then(|rest| rest.split_once("' is not "))
    {
        // A `ParseError`, which many types hand to serde as it is.
        Objection::new("'{found}' is not {expected}")
            .with("found", found)
            .with("expected", Objection::quoted(expected))
    } else {
        let known = FAULTS.iter().find(|known| known.sentence() == message).cloned();
        known.unwrap_or_else(|| Objection::new("{json}").with("json", message))
    }
}

/// Faults that the JSON library finds most often, in its words. It misses a value where one of another kind stands too.
const FAULTS: [Objection; 2] = [Objection::new("expected value"), Objection::new("trailing characters")];

/// The names that the JSON library lists: one, two or more.
fn names_of(known: &str) -> Said {
    if let Some(names) = known.strip_prefix("one of ") {
        Objection::new("one of {names}").with("names", names).into()
    } else if let Some((first, last)) = known.split_once(" or ") {
        Objection::new("{first} or {last}").with("first", first).with("last", last).into()
    } else {
        known.into()
    }
}

/// A kind of value, as the JSON library calls it.
fn kind_of(text: &str) -> Objection {
    let quoted = |start: &str| text.strip_prefix(start).and_then(|rest| rest.strip_suffix('`'));
    if let Some(number) = quoted("integer `") {
        Objection::new("integer `{number}`").with("number", number)
    } else if let Some(number) = quoted("floating point `") {
        Objection::new("floating point `{number}`").with("number", number)
    } else if let Some(truth) = quoted("boolean `") {
        Objection::new("boolean `{truth}`").with("truth", truth)
    } else if let Some(text) = text.strip_prefix("string ") {
        Objection::new("string {text}").with("text", text)
    } else if let Some(name) = text.strip_prefix("struct variant ") {
        Objection::new("struct variant {name}").with("name", name)
    } else if let Some(name) = text.strip_prefix("struct ") {
        Objection::new("struct {name}").with("name", name)
    } else if let Some(number) = text.strip_prefix("an array of length ") {
        Objection::new("an array of length {number}").with("number", number)
    } else {
        LIBRARY
            .iter()
            .find(|known| known.sentence() == text)
            .cloned()
            .unwrap_or_else(|| Objection::quoted(text))
    }
}

/// Kinds of values that the JSON library names so.
const LIBRARY: [Objection; 19] = [
    Objection::new("map"),
    Objection::new("a map"),
    Objection::new("sequence"),
    Objection::new("a sequence"),
    Objection::new("a string"),
    Objection::new("a character"),
    Objection::new("string or map"),
    Objection::new("a boolean"),
    Objection::new("null"),
    Objection::new("unit value"),
    Objection::new("unit"),
    Objection::new("unit variant"),
    Objection::new("newtype variant"),
    Objection::new("struct variant"),
    Objection::new("u8"),
    Objection::new("u16"),
    Objection::new("u32"),
    Objection::new("u64"),
    Objection::new("usize"),
];

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
    fn what_the_json_library_says_is_known_by_its_words() {
        for json in ["{", "7", "[1]", r#""P0""#, "null", "true", "1.5", "{}"] {
            let unread = read::<crate::Seat>(json).unwrap_err();
            let english = unread.error.to_string();
            assert_eq!(Objection::from(unread).to_string(), english);
        }
        for message in [
            "unknown field `x`, expected `a`",
            "unknown field `x`, expected `a` or `b`",
            "unknown variant `x`, expected one of `a`, `b`, `c`",
            "invalid length 1, expected an array of length 2",
            "invalid type: unit variant, expected newtype variant",
            "expected value",
        ] {
            let told = objection_of(message);
            assert_eq!(told.to_string(), message);
            assert_ne!(told.sentence(), "{json}");
        }
        let number = read::<crate::Seat>("7").unwrap_err().reason;
        assert_eq!(number.sentence(), "invalid type: {found}, expected {expected}");
    }

    #[test]
    fn positions_of_another_version_are_refused() {
        assert_eq!(serde_json::to_string(&Version).unwrap(), "1");
        assert!(serde_json::from_str::<Version>("1").is_ok());
        let refused = serde_json::from_str::<Version>("2").unwrap_err().to_string();
        assert_eq!(refused, "the position is of version 2; this program reads version 1");
    }
}
