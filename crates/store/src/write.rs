//! What can be written, and how it is done.

use std::time::Duration;

use crate::Store;
use crate::append::{append_entries, few_enough, open_table};
use crate::erasing::{self, Erasure};
use crate::error::StoreError;
use crate::limits::{self, OpenedFrom, Rate};
use crate::moderation::{self, Hushed, Renaming};
use crate::rows::{Append, ChatLine, Guest, GuestId, Opened, ReviewOf};
use crate::secrets::Secrets;
use crate::sql::{Link, SqlValue, values};
use crate::{archive, lease};

/// At most this many lines of a table's chat are kept.
const CHAT_KEPT: u32 = 1000;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Write {
    Append(Append),
    /// Opens a table, if its host has fewer unfinished ones than `most` from the last day, and so has the address.
    AddTable {
        opened: Box<Opened>,
        most: u32,
        origin: Option<OpenedFrom>,
    },
    AddGuest {
        token_hash: [u8; 32],
        name: String,
        rate: Option<(String, Rate)>,
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
        rate: Option<Rate>,
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
    /// Keeps a guest from writing to chats, at all tables, or lets them again.
    Hush {
        guest: GuestId,
        hushed: Hushed,
    },
    /// Calls a guest who is muted something else.
    Call {
        guest: GuestId,
        name: String,
    },
    /// The same at one table, where they had other names.
    CallAt(Box<Renaming>),
    /// Packs the log of a table at which nothing has happened since then.
    Archive {
        table: String,
        before: i64,
    },
    /// Forgets what was kept for a while only, from before that time.
    Tidy {
        before: i64,
    },
    /// Forgets a guest at one table.
    EraseAt(Box<Erasure>),
    /// Forgets a guest; nobody has a token with that hash.
    EraseGuest {
        guest: GuestId,
        token_hash: [u8; 32],
    },
    /// Removes a table and all that belongs to it.
    Delete {
        table: String,
    },
    Review {
        table: String,
        of: ReviewOf,
        found: String,
    },
    Result {
        table: String,
        version: u32,
        found: String,
    },
    /// Takes a table's lease, or renews it.
    Lease {
        table: String,
        time: Duration,
    },
    /// Tells other servers something that is not stored.
    Whisper {
        table: String,
        text: String,
    },
    /// Something that is of no use to anybody: whether the disk takes it is what is asked.
    Trial,
    /// Ends the writer.
    Close,
}

impl Write {
    /// The table that it changes.
    pub(crate) fn table(&self) -> Option<&str> {
        match self {
            Write::Append(append) => Some(&append.table),
            Write::EraseAt(erasure) => Some(&erasure.table),
            Write::CallAt(renaming) => Some(&renaming.table),
            Write::Chat { table, .. }
            | Write::Hold { table, .. }
            | Write::Mute { table, .. }
            | Write::Unmute { table, .. }
            | Write::Delete { table }
            | Write::Archive { table, .. }
            | Write::Review { table, .. }
            | Write::Result { table, .. }
            | Write::Lease { table, .. } => Some(table),
            Write::AddTable { .. }
            | Write::AddGuest { .. }
            | Write::Rename { .. }
            | Write::Hush { .. }
            | Write::Call { .. }
            | Write::Tidy { .. }
            | Write::EraseGuest { .. }
            | Write::Whisper { .. }
            | Write::Trial
            | Write::Close => None,
        }
    }

    /// The table that looks another way by it, for those who have it in memory.
    pub(crate) fn news(&self) -> Option<&str> {
        match self {
            Write::Review { .. } | Write::Result { .. } | Write::Lease { .. } | Write::Archive { .. } => None,
            write => write.table(),
        }
    }

    /// The guest who has another name or token by it.
    pub(crate) fn changed_guest(&self) -> Option<GuestId> {
        match self {
            Write::Rename { guest, .. } | Write::Call { guest, .. } | Write::EraseGuest { guest, .. } => {
                Some(*guest)
            }
            _ => None,
        }
    }

    /// The name of the bucket that it takes from, if no guest stands for it.
    pub(crate) fn bucket(&self) -> Option<&str> {
        match self {
            Write::AddGuest { rate: Some((name, _)), .. } => Some(name),
            _ => None,
        }
    }

    /// The guest who is changed by it, or whose tables or lines are counted.
    pub(crate) fn guest(&self) -> Option<GuestId> {
        match self {
            Write::AddTable { opened, .. } => Some(opened.table.host),
            Write::Rename { guest, .. }
            | Write::Hush { guest, .. }
            | Write::Call { guest, .. }
            | Write::EraseGuest { guest, .. }
            | Write::Chat { guest, rate: Some(_), .. } => Some(*guest),
            _ => None,
        }
    }
}

/// Who writes, and when.
pub(crate) struct WriteContext<'w> {
    pub(crate) secrets: &'w Secrets,
    /// The name of this server among those of the database; empty for a file.
    pub(crate) server: &'w str,
    pub(crate) at: i64,
}

/// Carries out a write within a transaction; the number of a new row, or of a lease, where there is one.
pub(crate) async fn carry_out(
    link: &mut Link,
    context: &WriteContext<'_>,
    write: &Write,
) -> Result<i64, StoreError> {
    let WriteContext { secrets, server, at } = *context;
    match write {
        Write::Append(append) => {
            lease::check(link, &append.table, server, append.lease).await?;
            append_entries(link, secrets, append, at).await?;
        }
        Write::AddTable { opened, most, origin } => {
            add_table(link, secrets, opened, (*most, origin.as_ref()), at).await?;
        }
        Write::AddGuest { token_hash, name, rate } => {
            if let Some((name, rate)) = rate {
                limits::take(link, name, *rate, at).await?;
            }
            return add_guest(link, token_hash, name, at).await;
        }
        Write::Rename { guest, name } => {
            moderation::must_speak(link, *guest).await?;
            rename(link, *guest, name).await?;
        }
        Write::Chat { table, guest, name, line, rate } => {
            if let Some(rate) = rate {
                limits::take(link, &format!("chat {guest}"), *rate, at).await?;
            }
            return add_line(link, table, (*guest, name), line, at).await;
        }
        Write::Hold { table, guest, seat } => hold(link, table, *guest, *seat).await?,
        Write::Mute { table, guest, muted } => mute(link, table, *guest, *muted).await?,
        Write::Unmute { table, guest, muted } => unmute(link, table, *guest, *muted).await?,
        Write::Hush { guest, hushed } => moderation::hush(link, *guest, *hushed, at).await?,
        Write::Call { guest, name } => moderation::call(link, *guest, name).await?,
        Write::CallAt(renaming) => moderation::call_at(link, renaming).await?,
        Write::Delete { table } => moderation::delete(link, table).await?,
        Write::Archive { table, before } => return archive::pack(link, table, *before, at).await,
        Write::Tidy { before } => limits::tidy(link, *before).await?,
        Write::EraseAt(erasure) => erasing::erase_at(link, erasure).await?,
        Write::EraseGuest { guest, token_hash } => erasing::erase(link, *guest, token_hash).await?,
        Write::Review { table, of, found } => put_review(link, table, *of, found).await?,
        Write::Result { table, version, found } => put_result(link, table, *version, found).await?,
        Write::Lease { table, time } => return lease::take(link, table, server, *time).await,
        Write::Trial => put_trial(link, at).await?,
        Write::Whisper { .. } | Write::Close => {}
    }
    Ok(0)
}

/// Adds a table, if its host may open one more, and so may whoever comes from its address.
async fn add_table(
    link: &mut Link,
    secrets: &Secrets,
    opened: &Opened,
    (most, origin): (u32, Option<&OpenedFrom>),
    at: i64,
) -> Result<(), StoreError> {
    if !opened.table.title.is_empty() {
        moderation::must_speak(link, opened.table.host).await?;
    }
    few_enough(link, opened, most, at).await?;
    limits::few_enough_from(link, origin, opened, at).await?;
    open_table(link, secrets, opened, at).await?;
    limits::note_origin(link, origin, &opened.table.id).await
}

/// Adds a guest; their number.
async fn add_guest(
    link: &mut Link,
    token_hash: &[u8; 32],
    name: &str,
    at: i64,
) -> Result<GuestId, StoreError> {
    let insert = "INSERT INTO guests (token_hash, name, created) VALUES ($1, $2, $3) RETURNING id";
    link.one(insert, values![token_hash, name, at]).await?.get(0)
}

async fn rename(link: &mut Link, guest: GuestId, name: &str) -> Result<(), StoreError> {
    let update = "UPDATE guests SET name = $1 WHERE id = $2";
    link.execute(update, values![name, guest]).await.map(drop)
}

async fn hold(link: &mut Link, table: &str, guest: GuestId, seat: u8) -> Result<(), StoreError> {
    let insert = "INSERT INTO holders (table_id, guest, seat) VALUES ($1, $2, $3)
                  ON CONFLICT (table_id, guest) DO UPDATE SET seat = excluded.seat";
    link.execute(insert, values![table, guest, i64::from(seat)]).await.map(drop)
}

async fn mute(link: &mut Link, table: &str, guest: GuestId, muted: GuestId) -> Result<(), StoreError> {
    let insert = "INSERT INTO mutes (table_id, guest, muted) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    link.execute(insert, values![table, guest, muted]).await.map(drop)
}

async fn unmute(link: &mut Link, table: &str, guest: GuestId, muted: GuestId) -> Result<(), StoreError> {
    let delete = "DELETE FROM mutes WHERE table_id = $1 AND guest = $2 AND muted = $3";
    link.execute(delete, values![table, guest, muted]).await.map(drop)
}

async fn put_review(link: &mut Link, table: &str, of: ReviewOf, found: &str) -> Result<(), StoreError> {
    let insert = "INSERT INTO reviews (table_id, version, steps, found) VALUES ($1, $2, $3, $4)
                  ON CONFLICT (table_id) DO UPDATE SET version = excluded.version,
                  steps = excluded.steps, found = excluded.found";
    link.execute(insert, values![table, of.version, of.steps as i64, found]).await.map(drop)
}

async fn put_result(link: &mut Link, table: &str, version: u32, found: &str) -> Result<(), StoreError> {
    let insert = "INSERT INTO results (table_id, version, game, at, found)
                  SELECT id, $2, game, changed, $3 FROM tables WHERE id = $1
                  ON CONFLICT (table_id) DO UPDATE SET version = excluded.version,
                  at = excluded.at, found = excluded.found";
    link.execute(insert, values![table, version, found]).await.map(drop)
}

async fn put_trial(link: &mut Link, at: i64) -> Result<(), StoreError> {
    let insert = "INSERT INTO meta (name, value) VALUES ('trial', $1)
                  ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    link.execute(insert, &[SqlValue::Bytes(&at.to_be_bytes())]).await.map(drop)
}

/// Adds a line of chat, and forgets those that are too old to be kept; its number.
async fn add_line(
    link: &mut Link,
    table: &str,
    (guest, name): (GuestId, &str),
    line: &str,
    at: i64,
) -> Result<i64, StoreError> {
    let insert = "INSERT INTO chat (table_id, guest, name, at, line) SELECT $1, $2, $3, $4, $5
                  WHERE NOT EXISTS (SELECT 1 FROM hushed WHERE hushed.guest = $2) RETURNING id";
    let id = link.row(insert, values![table, guest, name, at, line]).await?;
    let id = id.ok_or(StoreError::Hushed)?.get(0)?;
    let forget = "DELETE FROM chat WHERE table_id = $1 AND id <=
                  (SELECT id FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)";
    link.execute(forget, values![table, CHAT_KEPT]).await?;
    Ok(id)
}

impl Store {
    /// Appends to a table's log; when it returns, the entries are on the disk. Returns the time they were stored at.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the number is not the next one, [`StoreError::LeaseLost`] if it comes from a lease
    /// that another server has; nothing is stored then.
    pub async fn append(&self, append: Append) -> Result<i64, StoreError> {
        self.writer.write(Write::Append(append)).await.map(|written| written.at)
    }

    /// Opens a table, if its host has fewer than `most` unfinished ones from the last day.
    ///
    /// # Errors
    /// [`StoreError::TooManyTables`] if there are as many; [`StoreError::Hushed`] if it has a title and its host is
    /// muted; or if the database refuses.
    pub async fn add_table(&self, table: impl Into<Opened>, most: u32) -> Result<(), StoreError> {
        self.open_table(table, most, None).await
    }

    /// The same, if also as few were opened from the same address.
    ///
    /// # Errors
    /// [`StoreError::TooManyTables`], [`StoreError::TooManyFromAddress`] or [`StoreError::Hushed`]; or if the database
    /// refuses.
    pub async fn open_table(
        &self,
        table: impl Into<Opened>,
        most: u32,
        origin: Option<OpenedFrom>,
    ) -> Result<(), StoreError> {
        let opened = Box::new(table.into());
        self.writer.write(Write::AddTable { opened, most, origin }).await.map(drop)
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
        self.welcome_guest(token_hash, name, None).await
    }

    /// The same, if not too many came from there, by the name of its bucket, on whichever server.
    ///
    /// # Errors
    /// [`StoreError::TooOften`]; or if the database refuses.
    pub async fn welcome_guest(
        &self,
        token_hash: &[u8; 32],
        name: &str,
        rate: Option<(String, Rate)>,
    ) -> Result<Guest, StoreError> {
        let write = Write::AddGuest { token_hash: *token_hash, name: name.into(), rate };
        let written = self.writer.write(write).await?;
        Ok(Guest { id: written.id, name: name.into() })
    }

    /// Gives a guest another name.
    ///
    /// # Errors
    /// [`StoreError::Hushed`] if they are muted; or if the database refuses.
    pub async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Rename { guest, name: name.into() }).await.map(drop)
    }

    /// Adds a line to a table's chat, if the guest has not written too much, at whichever table and on whichever
    /// server.
    ///
    /// # Errors
    /// [`StoreError::TooOften`] or [`StoreError::Hushed`]; or if the database refuses.
    pub async fn say(
        &self,
        table: &str,
        guest: &Guest,
        line: &str,
        rate: Option<Rate>,
    ) -> Result<ChatLine, StoreError> {
        let (name, line) = (guest.name.clone(), line.to_owned());
        let (table, guest_name) = (table.to_owned(), name.clone());
        let write = Write::Chat { table, guest: guest.id, name: guest_name, line: line.clone(), rate };
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
    pub async fn keep_review(&self, table: &str, of: ReviewOf, found: &str) -> Result<(), StoreError> {
        let write = Write::Review { table: table.into(), of, found: found.into() };
        self.writer.write(write).await.map(drop)
    }

    /// Keeps how the game of a table came out, in place of what was reckoned before; empty if it doesn't count.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn keep_result(&self, table: &str, version: u32, found: &str) -> Result<(), StoreError> {
        let write = Write::Result { table: table.into(), version, found: found.into() };
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
