//! What tables leave behind, durable: their logs, seats, guests and chat in one SQLite file.
//!
//! The log is the truth of a table: it is only ever appended to, and its key is the pair of table and number, so nothing is
//! stored twice and two servers can't both append. An append is answered when it is on the disk (write-ahead log,
//! `synchronous = FULL`), so whoever broadcasts after the answer never shows what a crash could take back.
//!
//! All writes go through one writer that puts those that wait into one transaction: with many tables
//! the cost of reaching the disk is shared.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use store::{Append, NewTable, Phase, SeatRow, Store};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let store = Store::open(&folder.path().join("kaupang.sqlite")).await.unwrap();
//! let guest = store.add_guest(&[7; 32], "Anna").await.unwrap();
//! let seats = vec![SeatRow { guest: Some(guest.id), bot: None, name: "Anna".into() }];
//! store.add_table(NewTable::new("t1", "century", guest.id, seats)).await.unwrap();
//!
//! store.append(Append::new("t1", 0, ["begin"])).await.unwrap();
//! assert!(store.append(Append::new("t1", 0, ["begin"])).await.unwrap_err().is_conflict());
//! assert_eq!(store.log("t1").await.unwrap().len(), 1);
//! # });
//! ```

mod error;
mod read;
mod rows;
mod writer;

use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlSafeStr};

pub use crate::error::StoreError;
pub use crate::rows::{
    Append, ChatLine, Guest, GuestId, LogEntry, NewTable, Phase, SeatRow, TableLine, TableRow,
};
use crate::writer::Writer;

/// The changes of the schema in their order; a file that was released is never changed.
const MIGRATIONS: [(i64, &str, &str); 1] = [(1, "tables", include_str!("../migrations/0001_tables.sql"))];

/// An open store; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    pool: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the file, which is created where there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// If the file can't be opened or is no store.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        migrator().run(&mut connection).await?;
        let pool = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(options.read_only(true));
        Ok(Store { pool, writer: Writer::start(connection) })
    }

    /// Ends the writer after what waits is written, and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.map(|(version, name, sql)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator { migrations: Cow::Owned(migrations.into()), ..Migrator::DEFAULT }
}
