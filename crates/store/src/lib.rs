//! What tables leave behind, durable: their logs, seats, guests and chat in one SQLite file.
//!
//! The log is the truth of a table: it is only ever appended to, and its key is the pair of table and number, so
//! nothing is stored twice and two servers can't both append. An append is answered when it is on the disk (write-ahead
//! log, `synchronous = FULL`), so whoever broadcasts after the answer never shows what a crash could take back.
//!
//! All writes go through one writer that puts those that wait into one transaction: with many tables the cost of
//! reaching the disk is shared. A write that fails, as on a full disk, is told so and has not happened; the writer
//! opens the file anew and goes on as soon as there is room again.
//!
//! The files can be read by their owner only. The secrets of the tables are sealed; the key is in a file of its own
//! beside the database, which one server at a time holds.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use store::{Append, NewTable, Phase, SeatRow, Store};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let store = Store::open(&folder.path().join("kaupang.sqlite")).await.unwrap();
//! let guest = store.add_guest(&[7; 32], "Anna").await.unwrap();
//! let seats = vec![SeatRow { guest: Some(guest.id), bot: None, name: "Anna".into() }];
//! store.add_table(NewTable::new("t1", "century", guest.id, seats), 10).await.unwrap();
//!
//! store.append(Append::new("t1", 0, ["begin"])).await.unwrap();
//! assert!(store.append(Append::new("t1", 0, ["begin"])).await.unwrap_err().is_conflict());
//! assert_eq!(store.log("t1").await.unwrap().len(), 1);
//! # });
//! ```

mod error;
mod read;
mod rows;
mod secrets;
mod write;
mod writer;

use std::borrow::Cow;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr, SqlitePool, query};

pub use crate::error::{FileFault, StoreError};
pub use crate::rows::{
    Append, ChatLine, Guest, GuestId, Listing, LogEntry, NewTable, Opened, Phase, SeatRow, TableLine,
    TableRow,
};
use crate::secrets::{KeyFile, Secrets, keep_private, open_private};
use crate::writer::Writer;

/// The changes of the schema in their order; a file that was released is never changed.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "lists", include_str!("../migrations/0002_lists.sql")),
    (3, "reviews", include_str!("../migrations/0003_reviews.sql")),
];
/// Who reads has this long to finish when the store is closed.
const LAST_READS: Duration = Duration::from_secs(2);

/// An open store; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    pool: SqlitePool,
    writer: Writer,
    secrets: Arc<Secrets>,
}

impl Store {
    /// Opens the file, which is created where there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// If the file can't be opened, is no store, is in another server's hands, or if its key is not beside it.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        refuse_other_files(path)?;
        // SQLite gives the files that it makes beside this one the same rights.
        drop(open_private(path)?);
        for suffix in ["-wal", "-shm"] {
            keep_private(&beside(path, suffix))?;
        }
        let mut key_file = KeyFile::hold(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        migrator().run(&mut connection).await?;
        let secrets = Arc::new(unlock(&mut connection, &mut key_file).await?);
        let readers = options.clone().read_only(true);
        let pool = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(readers);
        let writer = Writer::start(options, connection, secrets.clone(), key_file);
        Ok(Store { pool, writer, secrets })
    }

    /// Ends the writer after what waits is written, brings everything into the one file, and closes it.
    pub async fn close(&self) {
        // The last to close brings the write-ahead log into the file, and readers can't write. One that doesn't end in
        // time doesn't keep the server from ending: nothing is lost, but the file beside stays.
        let _ = tokio::time::timeout(LAST_READS, self.pool.close()).await;
        self.writer.close().await;
    }

    /// The key that seat links are made with.
    #[must_use]
    pub fn link_key(&self) -> [u8; 32] {
        self.secrets.links
    }
}

/// A file that is something else stays as it is.
fn refuse_other_files(path: &Path) -> Result<(), StoreError> {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let Ok(mut file) = File::open(path) else { return Ok(()) };
    let mut start = Vec::new();
    let read = file.by_ref().take(MAGIC.len() as u64).read_to_end(&mut start);
    read.map_err(|error| StoreError::file(path, error))?;
    if start.is_empty() || start == MAGIC { Ok(()) } else { Err(StoreError::file(path, FileFault::NoTables)) }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.map(|(version, name, sql)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator { migrations: Cow::Owned(migrations.into()), ..Migrator::DEFAULT }
}

/// The secrets of the database, from its key file; a database that has none yet, or has them open as early ones had,
/// gets them sealed.
async fn unlock(connection: &mut SqliteConnection, key_file: &mut KeyFile) -> Result<Secrets, StoreError> {
    let stored = key_file.read()?;
    if let Some(mark) = meta(connection, "seal").await? {
        return stored.filter(|secrets| mark == secrets.mark()).ok_or_else(|| key_file.missing());
    }
    let secrets = match stored {
        Some(secrets) => secrets,
        None => {
            let links = meta(connection, "link-key").await?.and_then(|key| key.try_into().ok());
            let secrets = Secrets::fresh(links)?;
            // On the disk before the first secret is sealed with it.
            key_file.write(&secrets)?;
            secrets
        }
    };
    seal_all(connection, &secrets).await?;
    Ok(secrets)
}

async fn seal_all(connection: &mut SqliteConnection, secrets: &Secrets) -> Result<(), StoreError> {
    // What is replaced is overwritten, not only forgotten.
    query("PRAGMA secure_delete = ON").execute(&mut *connection).await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for row in query("SELECT id, secret FROM tables").fetch_all(&mut *transaction).await? {
        let id: String = row.try_get(0)?;
        let sealed = secrets.seal(&id, bytes(&row, 1)?);
        let update = query("UPDATE tables SET secret = ? WHERE id = ?").bind(sealed.to_vec()).bind(id);
        update.execute(&mut *transaction).await?;
    }
    query("DELETE FROM meta WHERE name = 'link-key'").execute(&mut *transaction).await?;
    let mark = query("INSERT INTO meta (name, value) VALUES ('seal', ?)").bind(secrets.mark().to_vec());
    mark.execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

async fn meta(connection: &mut SqliteConnection, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let row = query("SELECT value FROM meta WHERE name = ?").bind(name).fetch_optional(connection).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

fn bytes(row: &SqliteRow, column: usize) -> Result<[u8; 32], StoreError> {
    let bytes: Vec<u8> = row.try_get(column)?;
    bytes.try_into().map_err(|_| StoreError::BadSecret)
}
