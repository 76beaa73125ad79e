//! The rule reference of a game: its clauses in our own words, by language.

use std::fmt;
use std::sync::OnceLock;

use crate::language::Language;

/// One clause of a rule reference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// Its id, such as `CEN-20`.
    pub id: String,
    /// The heading that it stands under.
    pub section: String,
    /// What it says.
    pub text: String,
}

/// All clauses of a game in one language.
///
/// The source is plain text: `# Title`, `## Section`, and a paragraph for each clause that begins with
/// its id. A line that begins with a blank continues the paragraph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleBook {
    /// The name of the game.
    pub title: String,
    /// The clauses in their order.
    pub clauses: Vec<RuleText>,
}

impl RuleBook {
    /// Reads a rule reference.
    ///
    /// # Errors
    /// If a line is neither heading, clause nor continuation, or an id comes twice.
    pub fn parse(source: &str) -> Result<RuleBook, RuleBookError> {
        let mut book = RuleBook { title: String::new(), clauses: Vec::new() };
        let mut section = String::new();
        for (index, line) in source.lines().enumerate() {
            let fault = |reason| RuleBookError { line: index + 1, reason };
            if line.trim().is_empty() {
                continue;
            } else if let Some(heading) = line.strip_prefix("## ") {
                section = heading.trim().to_owned();
            } else if let Some(title) = line.strip_prefix("# ") {
                book.title = title.trim().to_owned();
            } else if line.starts_with(' ') {
                let clause =
                    book.clauses.last_mut().ok_or(fault("a continuation before the first clause"))?;
                clause.text.push(' ');
                clause.text.push_str(line.trim());
            } else {
                let (id, text) = line.split_once(' ').ok_or(fault("no text after the id"))?;
                if !is_clause_id(id) {
                    return Err(fault("a paragraph has to begin with a clause id"));
                }
                if book.sentence(id).is_some() {
                    return Err(fault("this id was there before"));
                }
                book.clauses.push(RuleText {
                    id: id.into(),
                    section: section.clone(),
                    text: text.trim().into(),
                });
            }
        }
        Ok(book)
    }

    /// What the clause `id` says.
    #[must_use]
    pub fn sentence(&self, id: &str) -> Option<&str> {
        self.clauses.iter().find(|clause| clause.id == id).map(|clause| clause.text.as_str())
    }
}

/// A rule reference in all languages, read when it is wanted first.
#[derive(Debug)]
pub struct RuleBooks {
    /// The sources of each language, in the order of [`Language::ALL`].
    sources: [&'static [&'static str]; Language::ALL.len()],
    books: [OnceLock<RuleBook>; Language::ALL.len()],
}

impl RuleBooks {
    /// The rule reference with these sources, in the order of [`Language::ALL`]; several of a language follow each
    /// other.
    #[must_use]
    pub const fn new(sources: [&'static [&'static str]; Language::ALL.len()]) -> RuleBooks {
        RuleBooks { sources, books: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    /// The rule reference in one language.
    ///
    /// # Panics
    /// If the source can't be read; the tests of each game read all of them.
    pub fn of(&self, language: Language) -> &RuleBook {
        let read = || RuleBook::parse(&self.sources[language as usize].join("\n"));
        self.books[language as usize].get_or_init(|| read().expect("the rule reference can be read"))
    }
}

/// The [`RuleBooks`] of files whose names are what is given and a language's code: of `"../data/rules"` they are
/// `../data/rules.en.txt` and so on, beside the file that asks. Several follow each other.
#[macro_export]
macro_rules! rule_books {
    ($($start:literal),+ $(,)?) => {
        // In the order of `Language::ALL`.
        $crate::RuleBooks::new([
            &[$(include_str!(concat!($start, ".en.txt"))),+],
            &[$(include_str!(concat!($start, ".is.txt"))),+],
            &[$(include_str!(concat!($start, ".hu.txt"))),+],
            &[$(include_str!(concat!($start, ".nn.txt"))),+],
        ])
    };
}

/// Whether `word` looks like a clause id: capitals, a hyphen, then letters and digits.
#[must_use]
pub fn is_clause_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, clause)| {
        game.len() >= 2
            && game.bytes().all(|byte| byte.is_ascii_uppercase())
            && clause.bytes().any(|byte| byte.is_ascii_digit())
            && clause.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase())
    })
}

/// Where a rule reference can't be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleBookError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: &'static str,
}

impl fmt::Display for RuleBookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the rule reference: {}", self.line, self.reason)
    }
}

impl std::error::Error for RuleBookError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_clauses_and_continuations_are_read() {
        let book =
            RuleBook::parse("# Game\n\n## A turn\nAB-01 One thing.\nAB-E2 Another,\n  longer.\n").unwrap();
        assert_eq!(book.title, "Game");
        assert_eq!(book.sentence("AB-E2"), Some("Another, longer."));
        assert_eq!(book.clauses[0].section, "A turn");
    }

    #[test]
    fn faults_name_their_line() {
        assert_eq!(RuleBook::parse("# Game\nno clause").unwrap_err().line, 2);
        assert_eq!(RuleBook::parse("AB-01 a\nAB-01 b").unwrap_err().line, 2);
        assert_eq!(RuleBook::parse("  lost").unwrap_err().line, 1);
    }
}
