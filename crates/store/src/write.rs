//! What can be written, and how it is done.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};

use crate::Store;
use crate::error::StoreError;
use crate::rows::{Append, ChatLine, Guest, GuestId, Listing, Opened, Phase, SeatRow};
use crate::secrets::Secrets;

/// At most this many lines of a table's chat are kept.
const CHAT_KEPT: u32 = 1000;
/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Write {
    Append(Append),
    /// Opens a table, if its host has fewer unfinished ones than `most` from the last day.
    AddTable {
        opened: Box<Opened>,
        most: u32,
    },
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
    Review {
        table: String,
        version: u32,
        found: String,
    },
    /// Something that is of no use to anybody: whether the disk takes it is what is asked.
    Trial,
    /// Ends the writer.
    Close,
}

/// Carries out a write within a transaction; the number of a new row where there is one.
pub(crate) async fn carry_out(
    connection: &mut SqliteConnection,
    secrets: &Secrets,
    write: &Write,
    at: i64,
) -> Result<i64, StoreError> {
    match write {
        Write::Append(append) => append_entries(connection, secrets, append, at).await,
        Write::AddTable { opened, most } => {
            few_enough(connection, opened, *most, at).await?;
            open_table(connection, secrets, opened, at).await
        }
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
            let id = insert.execute(&mut *connection).await?.last_insert_rowid();
            let forget = query(
                "DELETE FROM chat WHERE table_id = ?1 AND id <=
                 (SELECT id FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
            );
            forget.bind(table).bind(CHAT_KEPT).execute(connection).await?;
            Ok(id)
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
        Write::Review { table, version, found } => {
            let insert = query("INSERT OR REPLACE INTO reviews (table_id, version, found) VALUES (?, ?, ?)");
            insert.bind(table).bind(version).bind(found).execute(connection).await?;
            Ok(0)
        }
        Write::Trial => {
            let insert = query("INSERT OR REPLACE INTO meta (name, value) VALUES ('trial', ?)");
            insert.bind(&at.to_be_bytes()[..]).execute(connection).await?;
            Ok(0)
        }
        Write::Close => Ok(0),
    }
}

async fn append_entries(
    connection: &mut SqliteConnection,
    secrets: &Secrets,
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
    put_entries(connection, &append.table, (first, &append.entries), at).await?;
    for (seat, row) in &append.seats {
        put_seat(connection, &append.table, i64::from(*seat), row).await?;
    }
    let update = query("UPDATE tables SET changed = ?, phase = COALESCE(?, phase) WHERE id = ?");
    let phase = append.phase.map(Phase::name);
    update.bind(at).bind(phase).bind(&append.table).execute(&mut *connection).await?;
    match &append.opens {
        Some(opened) => open_table(connection, secrets, opened, at).await,
        None => Ok(0),
    }
}

async fn put_entries(
    connection: &mut SqliteConnection,
    table: &str,
    (first, entries): (i64, &[String]),
    at: i64,
) -> Result<(), StoreError> {
    for (number, entry) in (first..).zip(entries) {
        let insert = query("INSERT INTO log (table_id, number, at, entry) VALUES (?, ?, ?, ?)");
        insert.bind(table).bind(number).bind(at).bind(entry).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Whether `host` may open one more table.
async fn few_enough(
    connection: &mut SqliteConnection,
    opened: &Opened,
    most: u32,
    at: i64,
) -> Result<(), StoreError> {
    // Of tables that are over from the start, as records from elsewhere are, those count at which nobody ever sat.
    let count = if opened.phase == Phase::Over {
        query(
            "SELECT COUNT(*) FROM tables WHERE host = ? AND phase = 'over' AND created > ? AND NOT EXISTS
             (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.guest IS NOT NULL)",
        )
    } else {
        query("SELECT COUNT(*) FROM tables WHERE host = ? AND phase <> 'over' AND created > ?")
    };
    let count: i64 =
        count.bind(opened.table.host).bind(at.saturating_sub(DAY)).fetch_one(connection).await?.try_get(0)?;
    if count < i64::from(most) { Ok(()) } else { Err(StoreError::TooManyTables { most }) }
}

async fn open_table(
    connection: &mut SqliteConnection,
    secrets: &Secrets,
    opened: &Opened,
    at: i64,
) -> Result<i64, StoreError> {
    let table = &opened.table;
    let insert = query(
        "INSERT INTO tables
         (id, game, rules, options, title, settings, secret, host, phase, created, changed, listed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    );
    insert
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules)
        .bind(&table.options)
        .bind(&table.title)
        .bind(&table.settings)
        .bind(secrets.seal(&table.id, table.secret).to_vec())
        .bind(table.host)
        .bind(opened.phase.name())
        .bind(at)
        .bind(at)
        .bind(table.listing == Listing::Public)
        .execute(&mut *connection)
        .await?;
    for (seat, row) in (0..).zip(&table.seats) {
        put_seat(connection, &table.id, seat, row).await?;
    }
    put_entries(connection, &table.id, (0, &opened.entries), at).await?;
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

impl Store {
    /// Appends to a table's log; when it returns, the entries are on the disk. Returns the time they were stored at.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the number is not the next one; nothing is stored then.
    pub async fn append(&self, append: Append) -> Result<i64, StoreError> {
        self.writer.write(Write::Append(append)).await.map(|written| written.at)
    }

    /// Opens a table, if its host has fewer than `most` unfinished ones from the last day.
    ///
    /// # Errors
    /// [`StoreError::TooManyTables`] if there are as many; or if the database refuses.
    pub async fn add_table(&self, table: impl Into<Opened>, most: u32) -> Result<(), StoreError> {
        let opened = Box::new(table.into());
        self.writer.write(Write::AddTable { opened, most }).await.map(drop)
    }

    /// Tries whether the disk takes anything.
    ///
    /// # Errors
    /// If it doesn't.
    pub async fn try_to_write(&self) -> Result<(), StoreError> {
        self.writer.write(Write::Trial).await.map(drop)
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

    /// Keeps the review of a game that has ended, in place of an older one.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn keep_review(&self, table: &str, version: u32, found: &str) -> Result<(), StoreError> {
        let write = Write::Review { table: table.into(), version, found: found.into() };
        self.writer.write(write).await.map(drop)
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
}
