//! All texts of the pages, from the Fluent files of `locales`.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // Marks of direction around names would only be in the way of tests and screen readers.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The texts in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    language: LanguageIdentifier,
}

impl Words {
    /// English.
    pub const ENGLISH: Words = Words { language: langid!("en") };

    /// The language as pages name it, such as `en`.
    #[must_use]
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// The text of that name. A name without a text shows as itself; a test finds those.
    #[must_use]
    pub fn say(&self, name: &str) -> String {
        self.lookup(name).unwrap_or_else(|| name.to_owned())
    }

    /// The text of that name, if there is one.
    #[must_use]
    pub fn lookup(&self, name: &str) -> Option<String> {
        LOCALES.try_lookup(&self.language, name)
    }

    /// The text of that name, with values put in. A value that is a whole number chooses the plural.
    #[must_use]
    pub fn say_with(&self, name: &str, values: &[(&'static str, &str)]) -> String {
        let value = |text: &str| match text.parse::<i64>() {
            Ok(number) if text.len() < 10 => FluentValue::from(number),
            _ => FluentValue::from(text.to_owned()),
        };
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> =
            values.iter().map(|&(name, text)| (Cow::Borrowed(name), value(text))).collect();
        LOCALES.try_lookup_with_args(&self.language, name, &values).unwrap_or_else(|| name.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_put_in_and_numbers_choose_the_plural() {
        let words = Words::ENGLISH;
        assert_eq!(words.say_with("front-seats-free", &[("count", "1")]), "1 seat free");
        assert_eq!(words.say_with("front-seats-free", &[("count", "2")]), "2 seats free");
        assert_eq!(words.say("no-such-text"), "no-such-text");
    }
}
