//! What can go wrong.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Why the store did not do what was asked.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Somebody else appended to that table first, or the number is not the next one.
    #[error("table {table}: number {number} is not the next one of its log")]
    Conflict {
        /// The table.
        table: String,
        /// The number that was to be appended.
        number: u64,
    },
    /// Another server looks after the table's bots and clocks.
    #[error("table {table}: another server has its lease for {} ms", left.as_millis())]
    Leased {
        /// The table.
        table: String,
        /// For so long, unless it is renewed.
        left: Duration,
    },
    /// Another server has come to look after the table's bots and clocks.
    #[error("table {table}: another server has its lease by now")]
    LeaseLost {
        /// The table.
        table: String,
    },
    /// At most this many unfinished tables may have been opened by one guest.
    #[error("{most} tables of this guest are not finished yet")]
    TooManyTables {
        /// At most this many may be unfinished.
        most: u32,
    },
    /// At most this many unfinished tables may have been opened from one address.
    #[error("{most} tables from this address are not finished yet")]
    TooManyFromAddress {
        /// At most this many may be unfinished.
        most: u32,
    },
    /// Too much of it was done in too short a time.
    #[error("too much in too short a time: it is possible again in {} ms", wait.as_millis())]
    TooOften {
        /// So long one has to wait.
        wait: Duration,
    },
    /// The packed log of a table can't be read.
    #[error("the packed log of table {table} can't be read")]
    BadPack {
        /// The table.
        table: String,
    },
    /// The operator keeps the guest from writing to chats.
    #[error("this guest is muted by the operator")]
    Hushed,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// Another server has the file.
    #[error("another server is at work with it")]
    InUse,
    /// A file can't be used.
    #[error("{}: {fault}", path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// What is wrong with it.
        fault: FileFault,
    },
    /// The system gave no random numbers.
    #[error("the system gives no random numbers: {0}")]
    NoRandomness(#[from] getrandom::Error),
    /// A log has a gap.
    #[error("entry {number} of table {table} is missing")]
    MissingEntry {
        /// The table.
        table: String,
        /// The entry's number.
        number: usize,
    },
    /// A table is in a phase that this program doesn't know.
    #[error("there is no phase '{0}'")]
    UnknownPhase(String),
    /// What is stored as a table's secret can't be one.
    #[error("a secret has 32 bytes")]
    BadSecret,
    /// The database has no tables of this program in it, or those of another version.
    #[error(
        "the tables are of another form than this program's: has 'kaupang serve' of this version had them?"
    )]
    OtherForm,
    /// Rows that belong together have a gap.
    #[error(transparent)]
    Gap(#[from] Gap),
    /// A stored number is not one that can stand there.
    #[error("{0} can't stand where it is stored")]
    BadNumber(i64),
    /// The database is a long time in answering.
    #[error("the database doesn't answer")]
    NoAnswer,
    /// The database refused.
    #[error("the database: {0}")]
    Database(Arc<sqlx::Error>),
    /// The tables of the database can't be brought to today's form.
    #[error("the database: {0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
}

/// A row that can't stand where it does.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Gap {
    /// There is no such phase.
    #[error("there is no phase '{0}'")]
    Phase(String),
    /// A seat is left out.
    #[error("seat {expected} of table {table} is missing before seat {found}")]
    Seat {
        /// The table.
        table: String,
        /// The seat that should come.
        expected: i64,
        /// The seat that comes.
        found: i64,
    },
    /// An entry of a log is left out.
    #[error("entry {expected} of table {table} is missing before entry {found}")]
    Entry {
        /// The table.
        table: String,
        /// The entry that should come.
        expected: i64,
        /// The entry that comes.
        found: i64,
    },
}

/// What is wrong with a file.
#[derive(Debug, Clone, thiserror::Error)]
pub enum FileFault {
    /// It can't be read or written.
    #[error("{0}")]
    System(Arc<std::io::Error>),
    /// It has no tables in it.
    #[error("this is no file of tables")]
    NoTables,
    /// It has no keys in it.
    #[error("this is no file of keys")]
    NoKeys,
    /// It has the keys of other tables.
    #[error("the key of these tables is not in this file; it belongs beside them in every copy")]
    OtherKeys,
}

impl From<std::io::Error> for FileFault {
    fn from(error: std::io::Error) -> FileFault {
        FileFault::System(Arc::new(error))
    }
}

impl StoreError {
    /// Whether somebody else was first.
    #[must_use]
    pub fn is_conflict(&self) -> bool {
        matches!(self, StoreError::Conflict { .. })
    }

    /// Whether it was refused before anything of it was written: the database itself is sound.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(
            self,
            StoreError::Conflict { .. }
                | StoreError::TooManyTables { .. }
                | StoreError::TooManyFromAddress { .. }
                | StoreError::TooOften { .. }
                | StoreError::Hushed
                | StoreError::Leased { .. }
                | StoreError::LeaseLost { .. }
        )
    }

    /// Whether the database refused this one write for what is in it, so that others can be carried out without it.
    pub(crate) fn is_of_one_write(&self) -> bool {
        let StoreError::Database(error) = self else { return false };
        let Some(error) = error.as_database_error() else { return false };
        // PostgreSQL's class 22: something that can't be stored, such as a character that text can't have.
        let is_bad_value = error.code().is_some_and(|code| code.len() == 5 && code.starts_with("22"));
        is_bad_value
            || error.is_foreign_key_violation()
            || error.is_unique_violation()
            || error.is_check_violation()
    }

    pub(crate) fn file(path: &Path, fault: impl Into<FileFault>) -> StoreError {
        StoreError::File { path: path.to_owned(), fault: fault.into() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        match error {
            // A later program has had them.
            sqlx::migrate::MigrateError::VersionMissing(_) => StoreError::OtherForm,
            error => StoreError::Migration(Arc::new(error)),
        }
    }
}
