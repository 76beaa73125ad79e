//! Errors that are told in the reader's language.
//!
//! What goes wrong in this program is a [`Told`]: the name of a text and its values. It is said when it is shown, by
//! [`sentence`], which knows the reader. Errors of the libraries below that a person can bring about by typing are told
//! in every language, too; the rest of them, and what the operating system says, is English.

use std::error::Error;
use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::Result;
use bots::BadBot;
use game::{BadOption, Language};
use words::{Value, Words};

use crate::files::named;

/// An error that is a text of the locale files.
#[derive(Debug)]
pub(crate) struct Told {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
    cause: Option<anyhow::Error>,
}

impl Told {
    /// The error with that text.
    pub(crate) fn new(key: &'static str) -> Told {
        Told { key, values: Vec::new(), cause: None }
    }

    /// The same with a value put in.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value>) -> Told {
        self.values.push((name, value.into()));
        self
    }

    /// The same with something that stays as it is written.
    pub(crate) fn text(self, name: &'static str, text: impl fmt::Display) -> Told {
        self.with(name, Value::text(text))
    }

    /// The same with the path of a file.
    pub(crate) fn file(self, path: &Path) -> Told {
        self.with("file", named(path))
    }

    fn said(&self, words: &Words) -> String {
        words.say_with(self.key, &self.values)
    }
}

/// In English, for whoever knows no reader.
impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&Words::ENGLISH))
    }
}

impl Error for Told {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.cause.as_ref().map(AsRef::as_ref)
    }
}

/// Says what could not be done because of an error.
pub(crate) trait Tell<T> {
    /// The same, with `told` before the reason.
    fn tell(self, told: impl FnOnce() -> Told) -> Result<T>;
}

impl<T, E: Into<anyhow::Error>> Tell<T> for Result<T, E> {
    fn tell(self, told: impl FnOnce() -> Told) -> Result<T> {
        self.map_err(|cause| Told { cause: Some(cause.into()), ..told() }.into())
    }
}

impl<T> Tell<T> for Option<T> {
    fn tell(self, told: impl FnOnce() -> Told) -> Result<T> {
        self.ok_or_else(|| told().into())
    }
}

/// The whole sentence: what could not be done, and why.
pub(crate) fn sentence(words: &Words, error: &anyhow::Error) -> String {
    let parts: Vec<String> = error.chain().map(|cause| part(words, cause)).collect();
    parts.join(": ")
}

fn part(words: &Words, cause: &(dyn Error + 'static)) -> String {
    if let Some(told) = cause.downcast_ref::<Told>() {
        return told.said(words);
    }
    // The libraries speak English.
    if words.language() == Language::English && !cause.is::<std::io::Error>() {
        return cause.to_string();
    }
    if let Some(bad) = cause.downcast_ref::<BadOption>() {
        return words.name(&words::objection(&bad.clone().into()));
    }
    let told = cause.downcast_ref::<BadBot>().map(bad_bot);
    let told = told.or_else(|| system(cause.downcast_ref::<std::io::Error>()?));
    told.map_or_else(|| cause.to_string(), |told| told.said(words))
}

fn bad_bot(bad: &BadBot) -> Told {
    match bad {
        BadBot::Unknown { name, known } => Told::new("error-no-bot").text("name", name).text("known", known),
        BadBot::NoSettings { name, setting } => {
            Told::new("error-bot-settings").text("name", name).text("setting", setting)
        }
        BadBot::Setting { setting, expected } => {
            Told::new("error-bot-setting").text("setting", setting).text("expected", expected)
        }
        BadBot::Count { found, seats } => {
            Told::new("error-bot-count").with("found", *found).with("seats", *seats)
        }
    }
}

/// What the operating system says most often; in English it says it itself.
fn system(error: &std::io::Error) -> Option<Told> {
    Some(Told::new(match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::AddrInUse => "system-in-use",
        ErrorKind::StorageFull => "system-full",
        ErrorKind::IsADirectory => "system-folder",
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn an_error_is_told_with_its_causes_in_every_language() {
        let missing: Result<(), std::io::Error> = Err(ErrorKind::NotFound.into());
        let error = missing.tell(|| Told::new("error-open").file(Path::new("a"))).unwrap_err();
        assert_eq!(sentence(&Words::ENGLISH, &error), "'a' can't be opened: there is no such file");
        let words = Words::new(Language::Nynorsk);
        assert_eq!(sentence(&words, &error), "«a» kan ikkje opnast: fila finst ikkje");
    }

    #[test]
    fn what_the_libraries_refuse_is_told_too() {
        fn refuse() -> Result<()> {
            bail!(BadBot::Count { found: 1, seats: 3 });
        }
        let told = sentence(&Words::new(Language::Icelandic), &refuse().unwrap_err());
        assert_eq!(told, "1 þjarki var nefndur fyrir 3 sæti: nefndu einn fyrir öll, eða einn fyrir hvert");
    }
}
