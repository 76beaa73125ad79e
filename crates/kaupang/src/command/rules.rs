//! `kaupang rules GAME [CLAUSE]`: the rule reference.

use anyhow::{Result, bail};
use clap::Args;
use game::RuleBook;
use game::notation::shortened;
use words::{Value, Words};

use crate::paint::Paint;
use crate::registry::{self, Book};
use crate::terminal::Terminal;
use crate::text::wrap;

/// Read the rules of a game, or one clause of them
///
/// The rules are told in our own words, clause by clause. Each clause has a number, which the program names
/// whenever it refuses something.
#[derive(Debug, Args)]
pub(super) struct Rules {
    /// The game
    game: String,

    /// One clause, such as CEN-20; all of them without it
    clause: Option<String>,
}

impl Rules {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let book = registry::visit(&self.game, Book(terminal.words.language()))?;
        let text = match &self.clause {
            Some(clause) => one_clause(&terminal.words, book, clause, terminal.paint)?,
            None => whole_book(book, terminal.paint),
        };
        terminal.out.write_all(text.as_bytes())?;
        Ok(())
    }
}

/// One clause with its number, wrapped; capitals don't matter.
pub(super) fn one_clause(words: &Words, book: &RuleBook, id: &str, paint: Paint) -> Result<String> {
    let wanted = id.trim().to_ascii_uppercase();
    let Some(clause) = book.clauses.iter().find(|clause| clause.id == wanted) else {
        let (first, last) = match (book.clauses.first(), book.clauses.last()) {
            (Some(first), Some(last)) => (first.id.as_str(), last.id.as_str()),
            _ => bail!("there are no clauses"),
        };
        let values = [
            ("clause", Value::Text(shortened(id))),
            ("game", book.title.as_str().into()),
            ("first", first.into()),
            ("last", last.into()),
        ];
        bail!(words.say_with("terminal-no-clause", &values));
    };
    Ok(format!("{}\n{}", paint.bold(&clause.id), wrap(&clause.text, paint.width, "  ")))
}

fn whole_book(book: &RuleBook, paint: Paint) -> String {
    let mut text = format!("{}\n", paint.bold(&book.title));
    let mut section = "";
    for clause in &book.clauses {
        if clause.section != section {
            section = &clause.section;
            text.push_str(&format!("\n{}\n", paint.bold(section)));
        }
        text.push_str(&format!("\n{}\n{}", paint.bold(&clause.id), wrap(&clause.text, paint.width, "  ")));
    }
    text
}
