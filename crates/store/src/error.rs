//! What can go wrong.

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
    /// The guest has opened as many tables as one may.
    #[error("{most} tables of this guest are not finished yet")]
    TooManyTables {
        /// As many one may have.
        most: u32,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// Another server has the file.
    #[error("another server is at work with it")]
    InUse,
    /// A file beside the database can't be used.
    #[error("{file}: {reason}")]
    File {
        /// Its path.
        file: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The database refused.
    #[error("the database: {0}")]
    Database(String),
}

impl StoreError {
    /// Whether somebody else was first.
    #[must_use]
    pub fn is_conflict(&self) -> bool {
        matches!(self, StoreError::Conflict { .. })
    }

    /// Whether it was refused before anything of it was written: the database itself is sound.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self, StoreError::Conflict { .. } | StoreError::TooManyTables { .. })
    }

    pub(crate) fn file(path: &std::path::Path, reason: &impl ToString) -> StoreError {
        StoreError::File { file: path.display().to_string(), reason: reason.to_string() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Database(error.to_string())
    }
}
