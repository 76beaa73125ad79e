//! What the positions of all games share: why one is refused, and the version of their JSON.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::illegal::Illegal;
use crate::notation::ParseError;

/// A position that can't be on a table, and why: a sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadPosition(String);

impl BadPosition {
    /// A position refused for this reason.
    #[must_use]
    pub fn new(reason: impl fmt::Display) -> BadPosition {
        BadPosition(reason.to_string())
    }

    /// The same refusal, about this part of the position: `P2: an island has 12 spaces`.
    #[must_use]
    pub fn of(self, part: impl fmt::Display) -> BadPosition {
        BadPosition(format!("{part}: {}", self.0))
    }
}

impl From<Illegal> for BadPosition {
    fn from(illegal: Illegal) -> BadPosition {
        BadPosition::new(illegal)
    }
}

impl From<ParseError> for BadPosition {
    fn from(error: ParseError) -> BadPosition {
        BadPosition::new(error)
    }
}

/// `Ok` if `condition` holds, else the position is refused. With `format_args!` the reason is put together only then.
///
/// # Errors
/// The reason, if `condition` doesn't hold.
pub fn ensure(condition: bool, reason: impl fmt::Display) -> Result<(), BadPosition> {
    if condition { Ok(()) } else { Err(BadPosition::new(reason)) }
}

/// What is there, else the position is refused.
///
/// # Errors
/// The reason, if nothing is there.
pub fn found<T>(thing: Option<T>, reason: impl fmt::Display) -> Result<T, BadPosition> {
    thing.ok_or_else(|| BadPosition::new(reason))
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
            other => Err(D::Error::custom(format_args!(
                "the position is of version {other}; this program reads version {}",
                Version::NUMBER
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
        let refused = ensure(1 > 2, format_args!("{} is not above {}", 1, 2)).unwrap_err().of("P2");
        assert_eq!(refused.to_string(), "P2: 1 is not above 2");
        assert_eq!(ensure(true, "never"), Ok(()));
    }

    #[test]
    fn positions_of_another_version_are_refused() {
        assert_eq!(serde_json::to_string(&Version).unwrap(), "1");
        assert!(serde_json::from_str::<Version>("1").is_ok());
        let refused = serde_json::from_str::<Version>("2").unwrap_err().to_string();
        assert_eq!(refused, "the position is of version 2; this program reads version 1");
    }
}
