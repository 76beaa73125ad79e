//! What is wrong with lines that are imported, and with a store that is looked through.

use std::path::PathBuf;

use crate::error::{Gap, StoreError};

/// What is wrong with a line of what was to be imported.
#[derive(Debug, Clone, thiserror::Error)]
pub enum LineFault {
    /// There is nothing to import.
    #[error("this is no store: there are no lines")]
    NoLines,
    /// The first line is something else.
    #[error("this is no store: its head is missing")]
    NoHead,
    /// The lines are of another version.
    #[error("a store of version {found} can't be read, only one of {known}")]
    OtherVersion {
        /// Theirs.
        found: u32,
        /// This program's.
        known: u32,
    },
    /// The last line is missing.
    #[error("the end is missing: the store was cut off")]
    NoEnd,
    /// Lines come after the last one.
    #[error("there is something after the end")]
    AfterEnd,
    /// Lines are missing, or there are more.
    #[error("{told} lines are told of, but {came} came")]
    OtherCount {
        /// What the last line says.
        told: u64,
        /// How many came before it.
        came: u64,
    },
    /// A line was changed.
    #[error("the lines before are not those that were written: the sum is another")]
    OtherSum,
    /// No line is that long.
    #[error("it is too long")]
    TooLong,
    /// A line without its end.
    #[error("it was cut off")]
    CutOff,
    /// The line is no text.
    #[error("it is not valid UTF-8")]
    NotUtf8,
    /// The line is no JSON, or that of something else.
    #[error("column {column}: {said}")]
    Json {
        /// Where, counted from 1.
        column: usize,
        /// What the reader of JSON says.
        said: String,
    },
    /// The home refuses what the line says.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Something that is wrong in a store.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreFault {
    /// The key of the tables is not where it belongs.
    #[error("the key of these tables is not in {}", .0.display())]
    NoKey(PathBuf),
    /// The key can't be read.
    #[error(transparent)]
    Key(StoreError),
    /// A log is there twice.
    #[error("table {table}: its log is there twice, packed and not")]
    LogTwice {
        /// Whose.
        table: String,
    },
    /// A packed log is shorter or longer than it should be.
    #[error("table {table}: its packed log has not the {told} entries that are told of")]
    OtherLength {
        /// Whose.
        table: String,
        /// So many it should have.
        told: i64,
    },
    /// A table is in no phase that there is.
    #[error("table {table}: {gap}")]
    OfTable {
        /// The table.
        table: String,
        /// What is wrong with it.
        gap: Gap,
    },
    /// Rows that belong together have a gap.
    #[error(transparent)]
    Gap(Gap),
    /// A row can't be read.
    #[error("a row of {kind}: {error}")]
    Row {
        /// Of what.
        kind: String,
        /// Why.
        error: StoreError,
    },
    /// The file itself is damaged.
    #[error("the file: {0}")]
    File(String),
    /// A row names another one that is not there.
    #[error("a row of {of} names one of {to} that is not there")]
    Orphan {
        /// Where the row is.
        of: String,
        /// Where the other one should be.
        to: String,
    },
    /// There are more faults than are told.
    #[error("and {0} more")]
    More(usize),
}
