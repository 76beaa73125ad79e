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
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
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
