//! What tables leave behind, durable: their logs, seats, guests and chat in a [`Home`], which is one SQLite file or a
//! database of PostgreSQL.
//!
//! The log is the truth of a table: it is only ever appended to, and its key is the pair of table and number, so
//! nothing is stored twice and two servers can't both append. An append is answered when it is on the disk (SQLite:
//! write-ahead log, `synchronous = FULL`; PostgreSQL: `synchronous_commit = on`), so whoever broadcasts after the
//! answer never shows what a crash could take back.
//!
//! All writes go through one writer that puts those that wait into one transaction: with many tables the cost of
//! reaching the disk is shared. A write that fails, as on a full disk, is told so and has not happened; the writer
//! opens the file anew, or connects anew, and goes on as soon as that works again.
//!
//! The files can be read by their owner only. The secrets of the tables are sealed; the key is in a file of its own:
//! beside a database in a file, which one server at a time holds, or wherever the servers of one PostgreSQL have it.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use store::{Append, NewTable, TablePhase, SeatRow, Store};
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

mod append;
mod archive;
mod erasing;
mod error;
mod home;
mod in_file;
mod known_guests;
mod lease;
mod limits;
mod moderation;
pub mod moving;
mod news;
mod on_server;
mod read;
mod rows;
mod schema;
mod secrets;
mod sql;
mod write;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

pub use crate::erasing::{ERASED, Erasure, GuestData, GuestTable};
pub use crate::error::{FileFault, Gap, StoreError};
pub use crate::home::{BadAddress, Home, PostgresAddress};
use crate::known_guests::KnownGuests;
pub use crate::lease::Lease;
pub use crate::limits::{OpenedFrom, Rate};
pub use crate::moderation::{Hushed, Renaming, Sought, TableReport};
use crate::news::Member;
pub use crate::news::{Heard, LONGEST_WHISPER, News};
pub use crate::rows::{
    Append, Changes, ChatLine, Guest, GuestId, Listing, LogEntry, NewTable, Opened, ReviewOf, SeatRow,
    TableLine, TablePhase, TableRow,
};
use crate::secrets::Secrets;
use crate::sql::Readers;
use crate::writer::Writer;

/// Who reads has this long to finish when the store is closed.
const LAST_READS: Duration = Duration::from_secs(2);

/// An open store; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    readers: Readers,
    writer: Writer,
    secrets: Arc<Secrets>,
    /// Where there may be other servers: who this one is among them.
    member: Option<Member>,
    /// Guests who came lately.
    known_guests: Arc<KnownGuests>,
}

impl Store {
    /// Opens the file, which is created where there is none, and brings its schema up to date.
    ///
    /// # Errors
    /// If the file can't be opened, is no store, is in another server's hands, or if its key is not beside it.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        in_file::open(path).await
    }

    /// Opens the store in its home, which is furnished where it is empty, and brings its schema up to date.
    ///
    /// # Errors
    /// If the home can't be reached or is something else, or if its key is not the one that is named.
    pub async fn open_at(home: &Home) -> Result<Store, StoreError> {
        match home {
            Home::File(path) => in_file::open(path).await,
            Home::Postgres { address, key } => on_server::open(address, key).await,
        }
    }

    /// Ends the writer after what waits is written, brings everything into the one file, and closes it.
    pub async fn close(&self) {
        // The last to close brings the write-ahead log into the file, and readers can't write. One that doesn't end in
        // time doesn't keep the server from ending: nothing is lost, but the file beside stays.
        let _ = tokio::time::timeout(LAST_READS, self.readers.close()).await;
        self.writer.close().await;
    }

    /// The key that seat links are made with.
    #[must_use]
    pub fn link_key(&self) -> [u8; 32] {
        self.secrets.links
    }
}
