//! Errors that are told in the reader's language.
//!
//! What goes wrong in this program is a [`Told`]: the name of a text and its values. It is said when it is shown, by
//! [`sentence`], which knows the reader. Errors of the libraries below are told in every language, too ([`libraries`]);
//! what the database, the reader of TOML and the operating system say in English is quoted in a sentence.

mod libraries;

use std::error::Error;
use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::Result;
use words::{Value, Words};

use crate::files::named;

pub(crate) use libraries::store_fault;

/// An error that is a text of the locale files.
#[derive(Debug)]
pub(crate) struct Told {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
    /// Sentences below it, a line each.
    lines: Vec<Told>,
    cause: Option<anyhow::Error>,
}

impl Told {
    /// The error with that text.
    pub(crate) fn new(key: &'static str) -> Told {
        Told { key, values: Vec::new(), lines: Vec::new(), cause: None }
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

    /// The same with another sentence in a line below it.
    pub(crate) fn and_line(mut self, line: Told) -> Told {
        self.lines.push(line);
        self
    }

    fn said(&self, words: &Words) -> String {
        let mut said = words.say_with(self.key, &self.values);
        if !self.lines.is_empty() {
            said.push(':');
        }
        for line in &self.lines {
            said.push('\n');
            said.push_str(&line.said(words));
        }
        said
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
    if let Some(thing) = libraries::told(cause) {
        return words.name(&thing);
    }
    match cause.downcast_ref::<std::io::Error>() {
        Some(error) => words.name(&libraries::system_says(error)),
        None => cause.to_string(),
    }
}

/// What the operating system says most often; in English it says it itself.
fn system(error: &std::io::Error) -> Option<&'static str> {
    Some(match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::AddrInUse => "system-in-use",
        ErrorKind::StorageFull => "system-full",
        ErrorKind::IsADirectory => "system-folder",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use anyhow::bail;
    use bots::BadBot;
    use game::Language;

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
