//! Objections: why something that a person wrote is not taken, such as a line of a record or an option.
//!
//! They are to texts what [`Illegal`] is to actions: a sentence in English with places for values,
//! which is its own name where it is said in another language. Unlike a refusal it speaks of texts of any length, so it
//! has a heap; nothing that plays ever makes one.

use std::borrow::Cow;
use std::fmt::{self, Display};

use crate::illegal::Illegal;
use crate::sentence;

/// Something that an objection speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// A text that stays as it is in every language: what was found, or a name that has to be typed.
    Text(String),
    /// A number.
    Number(i64),
    /// Part of the sentence, which has a text of its own: what was expected, or an objection within this one.
    Part(Objection),
    /// What the rules of a game, by its name, have against it.
    Refusal(&'static str, Illegal),
}

impl Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Text(text) => f.write_str(text),
            Said::Number(number) => number.fmt(f),
            Said::Part(part) => part.fmt(f),
            Said::Refusal(_, illegal) => illegal.fmt(f),
        }
    }
}

impl From<Objection> for Said {
    fn from(part: Objection) -> Said {
        Said::Part(part)
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Text(text)
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Said {
        Said::Text(text.to_owned())
    }
}

impl From<&String> for Said {
    fn from(text: &String) -> Said {
        Said::Text(text.clone())
    }
}

impl From<u8> for Said {
    fn from(number: u8) -> Said {
        Said::Number(number.into())
    }
}

impl From<u16> for Said {
    fn from(number: u16) -> Said {
        Said::Number(number.into())
    }
}

impl From<u32> for Said {
    fn from(number: u32) -> Said {
        Said::Number(number.into())
    }
}

impl From<usize> for Said {
    fn from(number: usize) -> Said {
        Said::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A sentence in English, without a full stop, with places for values in braces: `{seat} is not at a table of
/// {players}`. Its [`Display`] form has the values put in.
///
/// ```
/// use game::Objection;
///
/// let few = Objection::new("'{found}' has {count} letters").text("found", "ab").with("count", 2_usize);
/// assert_eq!(few.to_string(), "'ab' has 2 letters");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    sentence: Cow<'static, str>,
    values: Vec<(&'static str, Said)>,
}

impl Objection {
    /// The objection with that sentence.
    #[must_use]
    pub const fn new(sentence: &'static str) -> Objection {
        Objection { sentence: Cow::Borrowed(sentence), values: Vec::new() }
    }

    /// The objection with a sentence that came through a library, which has no places.
    #[must_use]
    pub fn quoted(sentence: impl Into<String>) -> Objection {
        Objection { sentence: Cow::Owned(sentence.into()), values: Vec::new() }
    }

    /// What the rules of a game, by its name, have against it.
    #[must_use]
    pub fn refused(game: &'static str, illegal: Illegal) -> Objection {
        Objection::new("{refusal}").with("refusal", Said::Refusal(game, illegal))
    }

    /// The same with a value for `{name}`.
    ///
    /// # Panics
    /// In debug builds, if the sentence has no such place.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Said>) -> Objection {
        debug_assert!(
            sentence::places(&self.sentence).any(|place| place == name),
            "no room for '{name}' in '{}'",
            self.sentence
        );
        self.values.push((name, value.into()));
        self
    }

    /// The same with a text for `{name}` that stays as it is in every language.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Display) -> Objection {
        self.with(name, Said::Text(text.to_string()))
    }

    /// What is wrong, with places for values.
    #[must_use]
    pub fn sentence(&self) -> &str {
        &self.sentence
    }

    /// The values of the sentence, with their names.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &Said)> {
        self.values.iter().map(|(name, value)| (*name, value))
    }
}

impl From<&'static str> for Objection {
    fn from(sentence: &'static str) -> Objection {
        Objection::new(sentence)
    }
}

/// An [`Objection`] with its values: each by the name of a variable that has it, or with `name = value`.
///
/// ```
/// let (seat, coins) = (game::Seat::new(1), 3_u8);
/// let rich = game::objection!("{seat} has {coins} coins, but {cards} cards", seat, coins, cards = 2_u8);
/// assert_eq!(rich.to_string(), "P2 has 3 coins, but 2 cards");
/// ```
#[macro_export]
macro_rules! objection {
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
    ($sentence:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Objection::new($sentence)
            $(.with(stringify!($name), $crate::objection!(@ $name $($value)?)))*
    };
}

/// Things that an objection names by their text, which people type, and which so stays as it is in every language. What
/// [`json_as_text!`](crate::json_as_text!) and [`kinds!`](crate::kinds!) make is named so already.
///
/// ```
/// struct Pier(u8);
///
/// impl std::fmt::Display for Pier {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "pier-{}", self.0)
///     }
/// }
///
/// game::said_as_text!(Pier);
/// assert_eq!(game::objection!("no ship lies at {pier}", pier = Pier(3)).to_string(), "no ship lies at pier-3");
/// ```
#[macro_export]
macro_rules! said_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl From<$type> for $crate::objection::Said {
            fn from(thing: $type) -> $crate::objection::Said {
                $crate::objection::Said::Text(thing.to_string())
            }
        }
    )+};
}

impl Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        sentence::write_filled(f, &self.sentence, |name| {
            self.values().find(|(known, _)| *known == name).map(|(_, value)| value)
        })
    }
}

impl std::error::Error for Objection {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_parts_are_put_in_once() {
        let seat = Objection::new("a seat, P1 to P{most}").with("most", 8_usize);
        let objection =
            Objection::new("'{found}' is not {expected}").text("found", "{expected}").with("expected", seat);
        assert_eq!(objection.to_string(), "'{expected}' is not a seat, P1 to P8");
        assert_eq!(objection.values().count(), 2);
    }

    #[test]
    fn what_a_library_said_stays_as_it_is() {
        for said in ["expected `{` at line 1", "{", "a } b", "{name} {"] {
            assert_eq!(Objection::quoted(said).to_string(), said);
        }
    }
}
