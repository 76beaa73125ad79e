//! The languages in which people read the games.

use std::fmt;
use std::str::FromStr;

/// A language that rules and sentences are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// The language of the source.
    #[default]
    English,
    /// Icelandic.
    Icelandic,
    /// Hungarian.
    Hungarian,
    /// Norwegian as Nynorsk writes it.
    Nynorsk,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Icelandic, Language::Hungarian, Language::Nynorsk];

    /// Its code, such as `is`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Icelandic => "is",
            Language::Hungarian => "hu",
            Language::Nynorsk => "nn",
        }
    }

    /// What it calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Icelandic => "íslenska",
            Language::Hungarian => "magyar",
            Language::Nynorsk => "nynorsk",
        }
    }

    /// The language of a tag (`nn-NO`) or of a locale (`is_IS.UTF-8`). Who asks for another Norwegian gets Nynorsk,
    /// which is nearer than English.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Language> {
        let code = tag.trim().split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        match code.as_str() {
            "no" | "nb" => Some(Language::Nynorsk),
            _ => code.parse().ok(),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is none of a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no language: en, is, hu or nn")]
pub struct NoLanguage(pub String);

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(code: &str) -> Result<Language, NoLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| NoLanguage(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_calls_itself_by_its_own_name() {
        let names = Language::ALL.map(Language::own_name);
        assert_eq!(names, ["English", "íslenska", "magyar", "nynorsk"]);
    }

    #[test]
    fn a_language_is_known_by_its_code_and_by_tags_of_it() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("IS".parse::<Language>(), Err(NoLanguage("IS".to_owned())));
        assert_eq!(Language::of_tag("is_IS.UTF-8"), Some(Language::Icelandic));
        assert_eq!(Language::of_tag("hu-HU"), Some(Language::Hungarian));
        assert_eq!(Language::of_tag("nb_NO@euro"), Some(Language::Nynorsk));
        assert_eq!(Language::of_tag("C"), None);
        assert_eq!(Language::of_tag(""), None);
    }
}
