//! What the store knows of a guest, and how it forgets them.
//!
//! What they did at tables with others stays, because it is the others' game, too: under no name. Their chat, whom they
//! muted, the titles of their tables, and the hash of their token are gone.

use crate::Store;
use crate::archive;
use crate::error::StoreError;
use crate::rows::{ChatLine, Guest, GuestId, TablePhase};
use crate::sql::{Link, Row, values};
use crate::write::Write;

/// What stands in the place of a name that was erased, in every language.
pub const ERASED: &str = "–";

/// A table that knows a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestTable {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// What its host calls it.
    pub title: String,
    /// Where it stands.
    pub phase: TablePhase,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub changed: i64,
    /// Whether the guest has opened it.
    pub is_host: bool,
    /// The seats that they have or had, and the names that they had there.
    pub seats: Vec<(u8, String)>,
}

/// All that the store knows of a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestData {
    /// Number and name.
    pub guest: Guest,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
    /// When the operator has muted them, if they have.
    pub hushed: Option<i64>,
    /// The tables at which there is something of them.
    pub tables: Vec<GuestTable>,
    /// What they wrote, with the table.
    pub chat: Vec<(String, ChatLine)>,
    /// Whom they muted, with the table.
    pub mutes: Vec<(String, GuestId)>,
}

/// A guest is forgotten at one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasure {
    /// The table.
    pub table: String,
    /// The guest.
    pub guest: GuestId,
    /// Entries of the log with their name, and what stands there instead.
    pub entries: Vec<(String, String)>,
}

impl Store {
    /// All that is known of a guest.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn data_of(&self, guest: &Guest) -> Result<GuestData, StoreError> {
        let select = "SELECT created FROM guests WHERE id = $1";
        let created = self.readers.row(select, values![guest.id]).await?;
        let select = "SELECT at FROM hushed WHERE guest = $1";
        let hushed = self.readers.row(select, values![guest.id]).await?;
        let select = "SELECT table_id, id, name, at, line FROM chat WHERE guest = $1 ORDER BY id";
        let line = |row: &Row| {
            let line = ChatLine {
                id: row.get(1)?,
                guest: guest.id,
                name: row.get(2)?,
                at: row.get(3)?,
                line: row.get(4)?,
            };
            Ok((row.get(0)?, line))
        };
        let chat = self.readers.rows(select, values![guest.id]).await?;
        let select = "SELECT table_id, muted FROM mutes WHERE guest = $1 ORDER BY table_id, muted";
        let mutes = self.readers.rows(select, values![guest.id]).await?;
        Ok(GuestData {
            guest: guest.clone(),
            created: created.map_or(Ok(0), |row| row.get(0))?,
            hushed: hushed.map(|row| row.get(0)).transpose()?,
            tables: self.tables_that_know(guest.id).await?,
            chat: chat.iter().map(line).collect::<Result<_, StoreError>>()?,
            mutes: mutes
                .iter()
                .map(|row| Ok((row.get(0)?, row.get(1)?)))
                .collect::<Result<_, StoreError>>()?,
        })
    }

    /// The tables at which there is something of a guest.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tables_that_know(&self, guest: GuestId) -> Result<Vec<GuestTable>, StoreError> {
        let select =
            "SELECT id, game, title, phase, created, changed, host FROM tables WHERE host = $1 OR id IN (
                SELECT table_id FROM seats WHERE guest = $1
                UNION SELECT table_id FROM left_seats WHERE guest = $1
                UNION SELECT table_id FROM holders WHERE guest = $1
                UNION SELECT table_id FROM chat WHERE guest = $1
                UNION SELECT table_id FROM mutes WHERE guest = $1 OR muted = $1)
             ORDER BY created, id";
        let mut tables = Vec::new();
        for row in self.readers.rows(select, values![guest]).await? {
            let (id, phase): (String, String) = (row.get(0)?, row.get(3)?);
            tables.push(GuestTable {
                seats: self.seats_of(&id, guest).await?,
                id,
                game: row.get(1)?,
                title: row.get(2)?,
                phase: TablePhase::from_name(&phase).ok_or(StoreError::UnknownPhase(phase))?,
                created: row.get(4)?,
                changed: row.get(5)?,
                is_host: row.get::<i64>(6)? == guest,
            });
        }
        Ok(tables)
    }

    /// The seats that a guest has or had at a table, and their names there.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn seats_of(&self, table: &str, guest: GuestId) -> Result<Vec<(u8, String)>, StoreError> {
        let select = "SELECT seat, name FROM seats WHERE table_id = $1 AND guest = $2
                      UNION SELECT seat, name FROM left_seats WHERE table_id = $1 AND guest = $2
                      ORDER BY seat, name";
        let rows = self.readers.rows(select, values![table, guest]).await?;
        rows.iter().map(|row| Ok((row.number(0)?, row.get(1)?))).collect()
    }

    /// Forgets a guest at one table. What they did there stays, under no name.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn erase_at(&self, erasure: Erasure) -> Result<(), StoreError> {
        self.writer.write(Write::EraseAt(Box::new(erasure))).await.map(drop)
    }

    /// Forgets a guest: their number stays, because tables name it, but nobody has a token for it.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn erase_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        let mut token_hash = [0; 32];
        getrandom::fill(&mut token_hash)?;
        self.writer.write(Write::EraseGuest { guest, token_hash }).await.map(drop)
    }
}

/// Keeps who had a seat that somebody else gets now, or nobody.
pub(crate) async fn note_who_leaves(
    link: &mut Link,
    table: &str,
    seat: i64,
    next: Option<GuestId>,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO left_seats (table_id, seat, guest, name)
         SELECT table_id, seat, guest, name FROM seats
         WHERE table_id = $1 AND seat = $2 AND guest IS NOT NULL AND guest IS DISTINCT FROM $3
         ON CONFLICT DO NOTHING";
    link.execute(insert, values![table, seat, next]).await.map(drop)
}

/// Another name for a guest at a table, in its log and at its seats; a title that they gave it is gone.
pub(crate) async fn replace_name(
    link: &mut Link,
    (table, guest): (&str, GuestId),
    name: &str,
    entries: &[(String, String)],
) -> Result<(), StoreError> {
    for (old, new) in entries {
        let update = "UPDATE log SET entry = $1 WHERE table_id = $2 AND entry = $3";
        link.execute(update, values![new, table, old]).await?;
    }
    if let Some(mut log) = archive::packed_log(link, table).await? {
        for (_, entry) in &mut log {
            if let Some((_, new)) = entries.iter().find(|(old, _)| old == entry) {
                entry.clone_from(new);
            }
        }
        archive::put(link, table, 0, &log).await?;
    }
    // Where somebody has resigned, a bot plays on under their name.
    let rename =
        "UPDATE seats SET name = $1 WHERE table_id = $2 AND (guest = $3 OR (guest IS NULL AND EXISTS (
             SELECT 1 FROM left_seats WHERE left_seats.table_id = $2 AND left_seats.guest = $3
                 AND left_seats.seat = seats.seat AND left_seats.name = seats.name)))";
    link.execute(rename, values![name, table, guest]).await?;
    let retitle = "UPDATE tables SET title = '' WHERE id = $1 AND host = $2";
    link.execute(retitle, values![table, guest]).await.map(drop)
}

pub(crate) async fn erase_at(link: &mut Link, erasure: &Erasure) -> Result<(), StoreError> {
    let Erasure { table, guest, entries } = erasure;
    replace_name(link, (table, *guest), ERASED, entries).await?;
    for rows in [
        "DELETE FROM left_seats WHERE table_id = $1 AND guest = $2",
        "DELETE FROM holders WHERE table_id = $1 AND guest = $2",
        "DELETE FROM chat WHERE table_id = $1 AND guest = $2",
        "DELETE FROM mutes WHERE table_id = $1 AND (guest = $2 OR muted = $2)",
    ] {
        link.execute(rows, values![table, *guest]).await?;
    }
    Ok(())
}

pub(crate) async fn erase(link: &mut Link, guest: GuestId, token_hash: &[u8; 32]) -> Result<(), StoreError> {
    let update = "UPDATE guests SET token_hash = $1, name = '', created = 0 WHERE id = $2";
    link.execute(update, values![token_hash, guest]).await?;
    link.execute("DELETE FROM hushed WHERE guest = $1", values![guest]).await?;
    let bucket = format!("chat {guest}");
    link.execute("DELETE FROM buckets WHERE name = $1", values![&bucket]).await.map(drop)
}
