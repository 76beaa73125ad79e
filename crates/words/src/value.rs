//! What is put into sentences.

use std::borrow::Cow;
use std::fmt::Display;

/// A value of a sentence. Its type says how a sentence may use it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A text that stays as it is: what people chose, such as a name, or a sentence that is said already.
    Text(String),
    /// A number: it chooses the plural and is written as the language writes numbers.
    Number(i64),
    /// A component, which has forms.
    Thing(Thing),
    /// So many of a component: "2 indigo".
    Counted(i64, Thing),
    /// People, as a sentence lists them: "Ada, Bo and Cleo".
    Names(Vec<Value>),
    /// Several, joined by commas: "2 indigo, 1 corn".
    List(Vec<Value>),
}

impl Value {
    /// A text that stays as it is, such as the notation of a place.
    #[must_use]
    pub fn text(text: impl Display) -> Value {
        Value::Text(text.to_string())
    }
}

/// A component by the key of its text, such as `pr-good-corn`, whose attributes are its forms. The text may have values
/// of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thing {
    pub(crate) key: Cow<'static, str>,
    pub(crate) values: Vec<(&'static str, Value)>,
    /// What is said where there is no such text.
    pub(crate) stand_in: Option<Cow<'static, str>>,
}

impl Thing {
    /// The component with that key.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Thing {
        Thing { key: key.into(), values: Vec::new(), stand_in: None }
    }

    /// The same with a value for its text.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Thing {
        self.values.push((name, value.into()));
        self
    }

    /// The same with what is said where there is no such text, instead of the key.
    #[must_use]
    pub fn or_else_say(self, stand_in: impl Into<Cow<'static, str>>) -> Thing {
        Thing { stand_in: Some(stand_in.into()), ..self }
    }

    /// So many of it.
    #[must_use]
    pub fn times(self, count: impl Into<i64>) -> Value {
        Value::Counted(count.into(), self)
    }

    /// The key of its text.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<Thing> for Value {
    fn from(thing: Thing) -> Value {
        Value::Thing(thing)
    }
}

/// What is not there is no text at all.
impl From<Option<Thing>> for Value {
    fn from(thing: Option<Thing>) -> Value {
        thing.map_or_else(|| Value::Text(String::new()), Value::Thing)
    }
}

impl<V: Into<Value>> From<Vec<V>> for Value {
    fn from(parts: Vec<V>) -> Value {
        Value::List(parts.into_iter().map(Into::into).collect())
    }
}

/// A `String` is no value by itself, so that no number slips in as text, which would choose no plural.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);
