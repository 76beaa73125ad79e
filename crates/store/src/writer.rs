//! The one writer: what waits is written in one transaction, and answered when it is on the disk.

use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row, query};
use tokio::sync::{mpsc, oneshot};

use crate::Store;
use crate::error::StoreError;
use crate::rows::{Append, ChatLine, Guest, GuestId, NewTable, Phase, SeatRow};

/// As many writes share a transaction at most, so that the first doesn't wait for ever.
const BATCH: usize = 256;
/// As many writes may wait; more have to wait to wait.
const QUEUE: usize = 1024;

/// Something to be written.
#[derive(Debug)]
enum Write {
    Append(Append),
    AddTable(Box<NewTable>),
    AddGuest {
        token_hash: [u8; 32],
        name: String,
    },
    Rename {
        guest: GuestId,
        name: String,
    },
    Chat {
        table: String,
        guest: GuestId,
        name: String,
        line: String,
    },
    Hold {
        table: String,
        guest: GuestId,
        seat: u8,
    },
    Mute {
        table: String,
        guest: GuestId,
        muted: GuestId,
    },
    Unmute {
        table: String,
        guest: GuestId,
        muted: GuestId,
    },
    Meta {
        name: &'static str,
        value: Vec<u8>,
    },
    /// Ends the writer.
    Close,
}

/// What came of a write: the number of a new row where there is one, and the time it was stored at.
#[derive(Debug, Clone, Copy)]
struct Written {
    id: i64,
    at: i64,
}

type Answer = Result<Written, StoreError>;
type Job = (Write, oneshot::Sender<Answer>);

/// The way to the writer.
#[derive(Debug, Clone)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Starts the writer on its connection.
    pub(crate) fn start(connection: SqliteConnection) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(run(connection, receiver));
        Writer(sender)
    }

    async fn write(&self, write: Write) -> Answer {
        let (sender, receiver) = oneshot::channel();
        self.0.send((write, sender)).await.map_err(|_| StoreError::Closed)?;
        receiver.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn close(&self) {
        // A writer that is closed already has nothing to answer.
        let _ = self.write(Write::Close).await;
    }
}

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let closes = batch.iter().any(|(write, _)| matches!(write, Write::Close));
        let answers = write_all(&mut connection, &batch).await;
        for ((_, sender), answer) in batch.drain(..).zip(answers) {
            // Whoever no longer waits for the answer finds the entry in the log.
            let _ = sender.send(answer);
        }
        if closes {
            break;
        }
    }
    let _ = connection.close().await;
}

/// Writes a batch in one transaction. If that fails as a whole, nothing of it is stored and all are told so.
async fn write_all(connection: &mut SqliteConnection, batch: &[Job]) -> Vec<Answer> {
    match try_write_all(connection, batch).await {
        Ok(answers) => answers,
        Err(error) => batch.iter().map(|_| Err(error.clone())).collect(),
    }
}

async fn try_write_all(connection: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<Answer>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let at = now();
    let mut answers = Vec::with_capacity(batch.len());
    for (write, _) in batch {
        answers.push(match carry_out(&mut transaction, write, at).await {
            Ok(id) => Ok(Written { id, at }),
            // Found before anything of it was written, so the rest of the batch is sound.
            Err(conflict @ StoreError::Conflict { .. }) => Err(conflict),
            Err(error) => return Err(error),
        });
    }
    transaction.commit().await?;
    Ok(answers)
}

async fn carry_out(connection: &mut SqliteConnection, write: &Write, at: i64) -> Result<i64, StoreError> {
    match write {
        Write::Append(append) => append_entries(connection, append, at).await,
        Write::AddTable(table) => add_table(connection, table, at).await,
        Write::AddGuest { token_hash, name } => {
            let insert = query("INSERT INTO guests (token_hash, name, created) VALUES (?, ?, ?)");
            let done = insert.bind(&token_hash[..]).bind(name).bind(at).execute(connection).await?;
            Ok(done.last_insert_rowid())
        }
        Write::Rename { guest, name } => {
            let update = query("UPDATE guests SET name = ? WHERE id = ?");
            update.bind(name).bind(guest).execute(connection).await?;
            Ok(*guest)
        }
        Write::Chat { table, guest, name, line } => {
            let insert = query("INSERT INTO chat (table_id, guest, name, at, line) VALUES (?, ?, ?, ?, ?)");
            let insert = insert.bind(table).bind(guest).bind(name).bind(at).bind(line);
            Ok(insert.execute(connection).await?.last_insert_rowid())
        }
        Write::Hold { table, guest, seat } => {
            let insert = query("INSERT OR REPLACE INTO holders (table_id, guest, seat) VALUES (?, ?, ?)");
            insert.bind(table).bind(guest).bind(seat).execute(connection).await?;
            Ok(0)
        }
        Write::Mute { table, guest, muted } => {
            let insert = query("INSERT OR IGNORE INTO mutes (table_id, guest, muted) VALUES (?, ?, ?)");
            insert.bind(table).bind(guest).bind(muted).execute(connection).await?;
            Ok(0)
        }
        Write::Unmute { table, guest, muted } => {
            let delete = query("DELETE FROM mutes WHERE table_id = ? AND guest = ? AND muted = ?");
            delete.bind(table).bind(guest).bind(muted).execute(connection).await?;
            Ok(0)
        }
        Write::Meta { name, value } => {
            let insert = query("INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)");
            insert.bind(*name).bind(value).execute(connection).await?;
            Ok(0)
        }
        Write::Close => Ok(0),
    }
}

async fn append_entries(
    connection: &mut SqliteConnection,
    append: &Append,
    at: i64,
) -> Result<i64, StoreError> {
    let conflict = || StoreError::Conflict { table: append.table.clone(), number: append.number };
    let first = i64::try_from(append.number).map_err(|_| conflict())?;
    let next = query("SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = ?");
    let next: i64 = next.bind(&append.table).fetch_one(&mut *connection).await?.try_get(0)?;
    if next != first {
        return Err(conflict());
    }
    for (number, entry) in (first..).zip(&append.entries) {
        let insert = query("INSERT INTO log (table_id, number, at, entry) VALUES (?, ?, ?, ?)");
        insert.bind(&append.table).bind(number).bind(at).bind(entry).execute(&mut *connection).await?;
    }
    for (seat, row) in &append.seats {
        put_seat(connection, &append.table, i64::from(*seat), row).await?;
    }
    let update = query("UPDATE tables SET changed = ?, phase = COALESCE(?, phase) WHERE id = ?");
    let phase = append.phase.map(Phase::name);
    update.bind(at).bind(phase).bind(&append.table).execute(connection).await?;
    Ok(0)
}

async fn add_table(connection: &mut SqliteConnection, table: &NewTable, at: i64) -> Result<i64, StoreError> {
    let insert = query(
        "INSERT INTO tables (id, game, rules, options, title, settings, secret, host, phase, created, changed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    );
    insert
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules)
        .bind(&table.options)
        .bind(&table.title)
        .bind(&table.settings)
        .bind(&table.secret[..])
        .bind(table.host)
        .bind(Phase::Waiting.name())
        .bind(at)
        .bind(at)
        .execute(&mut *connection)
        .await?;
    for (seat, row) in (0..).zip(&table.seats) {
        put_seat(connection, &table.id, seat, row).await?;
    }
    Ok(0)
}

async fn put_seat(
    connection: &mut SqliteConnection,
    table: &str,
    seat: i64,
    row: &SeatRow,
) -> Result<(), StoreError> {
    // Whoever held the seat for a guest that has it no longer holds nothing.
    let stale = query(
        "DELETE FROM holders WHERE table_id = ?1 AND seat = ?2 AND NOT EXISTS
         (SELECT 1 FROM seats WHERE table_id = ?1 AND seat = ?2 AND guest IS ?3)",
    );
    stale.bind(table).bind(seat).bind(row.guest).execute(&mut *connection).await?;
    let put = query("INSERT OR REPLACE INTO seats (table_id, seat, guest, bot, name) VALUES (?, ?, ?, ?, ?)");
    put.bind(table).bind(seat).bind(row.guest).bind(&row.bot).bind(&row.name).execute(connection).await?;
    Ok(())
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Store {
    /// Appends to a table's log; when it returns, the entries are on the disk. Returns the time they were stored at.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the number is not the next one; nothing is stored then.
    pub async fn append(&self, append: Append) -> Result<i64, StoreError> {
        self.writer.write(Write::Append(append)).await.map(|written| written.at)
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.write(Write::AddTable(Box::new(table))).await.map(drop)
    }

    /// Welcomes a guest, whose token has this hash.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn add_guest(&self, token_hash: &[u8; 32], name: &str) -> Result<Guest, StoreError> {
        let write = Write::AddGuest { token_hash: *token_hash, name: name.into() };
        let written = self.writer.write(write).await?;
        Ok(Guest { id: written.id, name: name.into() })
    }

    /// Gives a guest another name.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Rename { guest, name: name.into() }).await.map(drop)
    }

    /// Adds a line to a table's chat.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn add_chat(&self, table: &str, guest: &Guest, line: &str) -> Result<ChatLine, StoreError> {
        let (name, line) = (guest.name.clone(), line.to_owned());
        let write =
            Write::Chat { table: table.into(), guest: guest.id, name: name.clone(), line: line.clone() };
        let written = self.writer.write(write).await?;
        Ok(ChatLine { id: written.id, guest: guest.id, name, at: written.at, line })
    }

    /// Lets a guest play a seat that is another guest's: the same person on another device.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn hold_seat(&self, table: &str, guest: GuestId, seat: u8) -> Result<(), StoreError> {
        self.writer.write(Write::Hold { table: table.into(), guest, seat }).await.map(drop)
    }

    /// Hides somebody's chat from a guest.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn mute(&self, table: &str, guest: GuestId, muted: GuestId) -> Result<(), StoreError> {
        self.writer.write(Write::Mute { table: table.into(), guest, muted }).await.map(drop)
    }

    /// Shows somebody's chat to a guest again.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn unmute(&self, table: &str, guest: GuestId, muted: GuestId) -> Result<(), StoreError> {
        self.writer.write(Write::Unmute { table: table.into(), guest, muted }).await.map(drop)
    }

    /// A value of the server itself: the one that is there, or `fresh`, which is kept from now on.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn meta_or(&self, name: &'static str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.writer.write(Write::Meta { name, value: fresh.into() }).await?;
        self.meta(name).await
    }
}
