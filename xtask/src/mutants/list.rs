//! The list of mutants: cargo-mutants knows what can be changed in a crate, and where.

use std::ops::Range;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use serde::Deserialize;

/// One change of the code.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Mutant {
    /// What is changed, for people: file, line, column and the change.
    pub(super) name: String,
    /// The file, from the root of the workspace.
    pub(super) file: String,
    /// The function that it is in.
    pub(super) function: Option<Function>,
    /// What is replaced.
    pub(super) span: Span,
    /// What comes in its place.
    pub(super) replacement: String,
}

/// A function with a mutant in it.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Function {
    /// Its name, with its type: `Table::price`.
    function_name: String,
    /// From its first word to its last brace.
    pub(super) span: Span,
}

/// From here to there.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(super) struct Span {
    start: Place,
    end: Place,
}

/// A line and a column, both counted from 1; columns are characters.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Place {
    line: usize,
    column: usize,
}

impl Function {
    /// Its name alone.
    pub(super) fn name(&self) -> &str {
        self.function_name.rsplit("::").next().unwrap_or_default()
    }
}

impl Span {
    /// The bytes of a text that it means; none if the text is shorter.
    pub(super) fn bytes(&self, text: &str) -> Option<Range<usize>> {
        Some(self.start.byte(text)?..self.end.byte(text)?)
    }
}

impl Place {
    fn byte(self, text: &str) -> Option<usize> {
        let line = text.split_inclusive('\n').nth(self.line.checked_sub(1)?)?;
        let before: usize = line.chars().take(self.column.checked_sub(1)?).map(char::len_utf8).sum();
        // Both parts are of one text, so their addresses tell the distance.
        Some(line.as_ptr().addr() - text.as_ptr().addr() + before)
    }
}

/// Which mutants of a crate are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// All of them.
    Crate,
    /// Those in the files of the rules: `phase/`, `score.rs`, `setup.rs`, `view.rs`.
    Rules,
}

impl Scope {
    fn has(self, file: &str) -> bool {
        self == Scope::Crate
            || file.contains("/phase/")
            || ["/score.rs", "/setup.rs", "/view.rs"].iter().any(|end| file.ends_with(end))
    }
}

/// A part of the mutants, spread evenly: the first of every `of`, the second …
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shard {
    pub(super) part: usize,
    pub(super) of: usize,
}

impl Shard {
    /// All of them.
    pub(super) const WHOLE: Shard = Shard { part: 0, of: 1 };

    /// Reads `K/N`; shards are counted from 0, as by cargo-mutants.
    pub(super) fn read(text: &str) -> Option<Shard> {
        let (part, of) = text.split_once('/')?;
        let shard = Shard { part: part.parse().ok()?, of: of.parse().ok()? };
        (shard.part < shard.of).then_some(shard)
    }
}

/// The mutants of a crate.
pub(super) fn list(root: &Path, package: &str, scope: Scope, shard: Shard) -> Result<Vec<Mutant>> {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--list", "--json", "--package", package]).current_dir(root);
    let output = command.output().context("cargo can't be started")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("cargo-mutants is missing (cargo install cargo-mutants --locked) or failed: {said}");
    }
    let all: Vec<Mutant> =
        serde_json::from_slice(&output.stdout).context("the list of cargo-mutants can't be read")?;
    let of_scope = all.into_iter().filter(|mutant| scope.has(&mutant.file));
    Ok(of_scope.skip(shard.part).step_by(shard.of).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_counted_from_0() {
        assert!(["0/1", "0/8", "7/8"].into_iter().all(|text| Shard::read(text).is_some()));
        assert!(
            !["8/8", "1", "1/0", "-1/8", "a/b", "1/8/2"].into_iter().any(|text| Shard::read(text).is_some())
        );
    }

    #[test]
    fn columns_are_characters_not_bytes() {
        let span = Span { start: Place { line: 2, column: 5 }, end: Place { line: 2, column: 7 } };
        let text = "first\n/*ó*/==b\n";
        let span_after = Span { start: Place { line: 2, column: 6 }, end: Place { line: 2, column: 8 } };
        assert_eq!(span.bytes(text).map(|bytes| &text[bytes]), Some("/="));
        assert_eq!(span_after.bytes(text).map(|bytes| &text[bytes]), Some("=="));
        let below = Span { start: Place { line: 9, column: 1 }, end: Place { line: 9, column: 2 } };
        assert_eq!(below.bytes(text), None);
    }

    #[test]
    fn the_rules_are_four_places() {
        let rules =
            ["crates/century/src/phase/play.rs", "crates/century/src/solo/score.rs", "crates/a/src/view.rs"];
        assert!(rules.into_iter().all(|file| Scope::Rules.has(file)));
        assert!(!Scope::Rules.has("crates/century/src/cards.rs"));
        assert!(Scope::Crate.has("crates/century/src/cards.rs"));
    }
}
