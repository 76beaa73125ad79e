//! Reading the text forms of actions, seats and cards.

use std::str::FromStr;

use crate::objection::Objection;

/// A text that is not what it should be; it says what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{found}' is not {expected}")]
pub struct ParseError {
    /// What was found, cut to a readable length.
    pub found: String,
    /// What should have stood there.
    pub expected: &'static str,
}

impl ParseError {
    /// An error about `found`, which is cut if it is very long.
    #[must_use]
    pub fn new(found: &str, expected: &'static str) -> ParseError {
        ParseError { found: shortened(found), expected }
    }
}

impl From<ParseError> for Objection {
    fn from(error: ParseError) -> Objection {
        Objection::new("'{found}' is not {expected}")
            .text("found", error.found)
            .with("expected", Objection::new(error.expected))
    }
}

/// A text from outside is shown to a person up to this many characters.
const READABLE: usize = 60;

/// A text from outside as it is shown to a person: cut to a readable length, with control characters made visible.
#[must_use]
pub fn shortened(text: &str) -> String {
    let shown = text.chars().take(READABLE).flat_map(char::escape_debug).collect();
    with_ellipsis(shown, text)
}

/// The same of a text whose control characters a library has made visible already.
pub(crate) fn cut(text: &str) -> String {
    with_ellipsis(text.chars().take(READABLE).collect(), text)
}

fn with_ellipsis(mut shown: String, text: &str) -> String {
    if text.chars().nth(READABLE).is_some() {
        shown.push('…');
    }
    shown
}

/// The words of an action's notation, read one after the other.
///
/// ```
/// use game::notation::NotationWords;
///
/// let mut words = NotationWords::new("acquire 4");
/// assert_eq!(words.word(), "acquire");
/// assert_eq!(words.number(1..=6, "a position, 1 to 6"), Ok(4));
/// assert!(words.end().is_ok());
/// ```
#[derive(Debug, Clone)]
pub struct NotationWords<'a> {
    whole: &'a str,
    rest: std::str::SplitAsciiWhitespace<'a>,
}

impl<'a> NotationWords<'a> {
    /// Starts reading `text`.
    #[must_use]
    pub fn new(text: &'a str) -> NotationWords<'a> {
        NotationWords { whole: text, rest: text.split_ascii_whitespace() }
    }

    /// The next word, empty at the end.
    pub fn word(&mut self) -> &'a str {
        self.rest.next().unwrap_or("")
    }

    /// The next word as a `T`.
    ///
    /// # Errors
    /// If the word is missing or no `T`.
    pub fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, ParseError> {
        let word = self.word();
        word.parse().map_err(|_| ParseError::new(word, expected))
    }

    /// The next word as a number in `range`.
    ///
    /// # Errors
    /// If the word is missing, no plain number, or out of range.
    pub fn number(
        &mut self,
        range: std::ops::RangeInclusive<u8>,
        expected: &'static str,
    ) -> Result<u8, ParseError> {
        let word = self.word();
        let plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        let number = word.parse().ok().filter(|number| plain && range.contains(number));
        number.ok_or_else(|| ParseError::new(word, expected))
    }

    /// Checks that nothing is left.
    ///
    /// # Errors
    /// If there is another word.
    pub fn end(&mut self) -> Result<(), ParseError> {
        match self.rest.next() {
            None => Ok(()),
            Some(word) => Err(ParseError::new(word, "the end of the action")),
        }
    }

    /// The error that the whole text is not `expected`.
    #[must_use]
    pub fn error(&self, expected: &'static str) -> ParseError {
        ParseError::new(self.whole, expected)
    }
}

/// Makes the JSON form of types the text of their notation, by `Display` and `FromStr`, whose error is an
/// [`Objection`](crate::Objection) or becomes one.
///
/// ```
/// # use std::{fmt, str::FromStr};
/// #[derive(Debug, PartialEq)]
/// struct Eyes(u8);
/// # impl fmt::Display for Eyes {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}", self.0) }
/// # }
/// # impl FromStr for Eyes {
/// #     type Err = game::ParseError;
/// #     fn from_str(text: &str) -> Result<Eyes, Self::Err> {
/// #         text.parse().map(Eyes).map_err(|_| game::ParseError::new(text, "a number of eyes"))
/// #     }
/// # }
/// game::json_as_text!(Eyes);
/// assert_eq!(serde_json::to_string(&Eyes(4)).unwrap(), "\"4\"");
/// assert_eq!(serde_json::from_str::<Eyes>("\"4\"").unwrap(), Eyes(4));
/// let refused = game::position::read::<Eyes>("\"four\"").unwrap_err();
/// assert_eq!(refused.reason.to_string(), "'four' is not a number of eyes");
/// ```
#[macro_export]
macro_rules! json_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = <String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::position::refused)
            }
        }

        $crate::said_as_text!($type);
    )+};
}

/// Makes the debug form of types the text of their notation, by `Display`.
#[macro_export]
macro_rules! debug_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }
    )+};
}
