//! A home in one SQLite file.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::Store;
use crate::error::{FileFault, StoreError};
use crate::known_guests::KnownGuests;
use crate::schema::bring_up_to_date;
use crate::secrets::{KeyFile, Secrets, beside, keep_private, open_private};
use crate::sql::{Link, Readers, values};
use crate::writer::{Desk, Way, Writer};

/// Connections for reading.
const READERS: u32 = 4;

/// Puts entries, a list of texts as JSON, into a table's log from a number on, and notes that it has changed; does
/// neither if another number is the next.
macro_rules! put_if_next {
    () => {
        "INSERT INTO log (table_id, number, at, entry)
         SELECT $1, $2 + entries.key, $3, entries.value FROM json_each($4) AS entries
         WHERE $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = $1);
         UPDATE tables SET changed = $3, phase = COALESCE($5, phase) WHERE id = $1 AND changes() > 0"
    };
}

/// Puts entries in within a transaction.
pub(crate) const PUT_IF_NEXT: &str = put_if_next!();

/// The same as a transaction of its own; a row comes back if they were put in.
pub(crate) const PUT_ALONE: &str = concat!("BEGIN IMMEDIATE; ", put_if_next!(), " RETURNING 1; COMMIT");

/// What is in the hands of whoever has entered.
pub(crate) struct EnteredFile {
    pub(crate) options: SqliteConnectOptions,
    pub(crate) link: Link,
    pub(crate) secrets: Secrets,
    /// Held until it is dropped, so that nobody else enters.
    pub(crate) key_file: KeyFile,
}

/// Opens the store in a file, which is made where there is none.
pub(crate) async fn open(path: &Path) -> Result<Store, StoreError> {
    let EnteredFile { options, link, secrets, key_file } = enter(path).await?;
    let secrets = Arc::new(secrets);
    let readers = options.clone().read_only(true);
    // A file is always there: a connection need not be asked whether it is, each time before it is used.
    let pool = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
    let readers = pool.connect_lazy_with(readers);
    let known_guests = Arc::<KnownGuests>::default();
    let desk = Desk {
        way: Way::InFile(Box::new(options)),
        link: Some(link),
        secrets: secrets.clone(),
        known_guests: known_guests.clone(),
        _holds: Some(key_file),
    };
    let (readers, writer) = (Readers::InFile(readers), Writer::start(desk));
    Ok(Store { readers, writer, secrets, member: None, known_guests })
}

/// Enters a file to write, alone; it is made where there is none.
pub(crate) async fn enter(path: &Path) -> Result<EnteredFile, StoreError> {
    refuse_other_files(path)?;
    // SQLite gives the files that it makes beside this one the same rights.
    drop(open_private(path)?);
    for suffix in ["-wal", "-shm"] {
        keep_private(&beside(path, suffix))?;
    }
    let mut key_file = KeyFile::hold(path).await?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10));
    let mut link = Link::InFile(options.connect().await?);
    bring_up_to_date(&mut link).await?;
    let secrets = unlock(&mut link, &mut key_file).await?;
    Ok(EnteredFile { options, link, secrets, key_file })
}

/// Enters a file only to look, whoever else is at work with it.
pub(crate) async fn visit(path: &Path) -> Result<Link, StoreError> {
    File::open(path).map_err(|error| StoreError::file(path, error))?;
    refuse_other_files(path)?;
    // Not read-only: whoever leaves last tidies up what SQLite has made beside the file.
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(10));
    let mut link = Link::InFile(options.create_if_missing(false).connect().await?);
    link.say("PRAGMA query_only = ON").await?;
    Ok(link)
}

/// Brings what is in the write-ahead log into the file, so that a copy of the file alone is whole.
pub(crate) async fn tidy(link: &mut Link) {
    if let Link::InFile(_) = link {
        // Where it can't be done nothing is lost: the log beside is read at the next opening.
        let _ = link.say("PRAGMA wal_checkpoint(TRUNCATE)").await;
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

/// The secrets of the database, from its key file; a database that has none yet, or has them open as early ones had,
/// gets them sealed.
async fn unlock(link: &mut Link, key_file: &mut KeyFile) -> Result<Secrets, StoreError> {
    let stored = key_file.read()?;
    if let Some(mark) = meta(link, "seal").await? {
        return stored.filter(|secrets| mark == secrets.mark()).ok_or_else(|| key_file.missing());
    }
    let secrets = match stored {
        Some(secrets) => secrets,
        None => {
            let links = meta(link, "link-key").await?.and_then(|key| key.try_into().ok());
            let secrets = Secrets::fresh(links)?;
            // On the disk before the first secret is sealed with it.
            key_file.write(&secrets)?;
            secrets
        }
    };
    seal_all(link, &secrets).await?;
    Ok(secrets)
}

async fn seal_all(link: &mut Link, secrets: &Secrets) -> Result<(), StoreError> {
    // What is replaced is overwritten, not only forgotten.
    link.say("PRAGMA secure_delete = ON").await?;
    link.begin().await?;
    for row in link.rows("SELECT id, secret FROM tables", values![]).await? {
        let id: String = row.get(0)?;
        let sealed = secrets.seal(&id, row.bytes(1)?);
        link.execute("UPDATE tables SET secret = $1 WHERE id = $2", values![&sealed, &id]).await?;
    }
    link.execute("DELETE FROM meta WHERE name = 'link-key'", values![]).await?;
    mark_as_sealed(link, secrets).await?;
    link.commit().await
}

/// Tells the database which key its secrets are sealed with.
pub(crate) async fn mark_as_sealed(link: &mut Link, secrets: &Secrets) -> Result<(), StoreError> {
    let insert = "INSERT INTO meta (name, value) VALUES ('seal', $1)";
    link.execute(insert, values![&secrets.mark()]).await.map(drop)
}

pub(crate) async fn meta(link: &mut Link, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let row = link.row("SELECT value FROM meta WHERE name = $1", values![name]).await?;
    row.map(|row| row.get(0)).transpose()
}
