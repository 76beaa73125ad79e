//! What can be asked.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};

use crate::error::StoreError;
use crate::rows::{
    ChatLine, Guest, GuestId, Listing, LogEntry, NewTable, Phase, SeatRow, TableLine, TableRow,
};
use crate::{Store, bytes};

impl Store {
    /// The guest whose token has this hash.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn guest(&self, token_hash: &[u8; 32]) -> Result<Option<Guest>, StoreError> {
        let select = query("SELECT id, name FROM guests WHERE token_hash = ?").bind(&token_hash[..]);
        let row = select.fetch_optional(&self.pool).await?;
        row.map(|row| Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)? })).transpose()
    }

    /// A table, if there is one of that id.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let select = query(
            "SELECT game, rules, options, title, settings, secret, host, phase, created, listed
             FROM tables WHERE id = ?",
        );
        let Some(row) = select.bind(id).fetch_optional(&self.pool).await? else { return Ok(None) };
        let is_public: bool = row.try_get(9)?;
        let table = NewTable {
            id: id.into(),
            game: row.try_get(0)?,
            rules: row.try_get(1)?,
            options: row.try_get(2)?,
            title: row.try_get(3)?,
            settings: row.try_get(4)?,
            secret: self.secrets.seal(id, bytes(&row, 5)?),
            host: row.try_get(6)?,
            listing: if is_public { Listing::Public } else { Listing::Private },
            seats: self.seats(id).await?,
        };
        Ok(Some(TableRow { table, phase: phase(&row, 7)?, created: row.try_get(8)? }))
    }

    async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let select = query("SELECT guest, bot, name FROM seats WHERE table_id = ? ORDER BY seat");
        let rows = select.bind(id).fetch_all(&self.pool).await?;
        let seat = |row: &SqliteRow| {
            Ok(SeatRow { guest: row.try_get(0)?, bot: row.try_get(1)?, name: row.try_get(2)? })
        };
        rows.iter().map(seat).collect()
    }

    /// The whole log of a table.
    ///
    /// # Errors
    /// If the database can't be read, or a number is missing from the log.
    pub async fn log(&self, id: &str) -> Result<Vec<LogEntry>, StoreError> {
        let select = query("SELECT number, at, entry FROM log WHERE table_id = ? ORDER BY number").bind(id);
        let mut log = Vec::new();
        for row in select.fetch_all(&self.pool).await? {
            let number: i64 = row.try_get(0)?;
            if usize::try_from(number) != Ok(log.len()) {
                return Err(StoreError::MissingEntry { table: id.to_owned(), number: log.len() });
            }
            log.push(LogEntry { at: row.try_get(1)?, entry: row.try_get(2)? });
        }
        Ok(log)
    }

    /// The last lines of a table's chat, the oldest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn chat(&self, id: &str, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let select =
            query("SELECT id, guest, name, at, line FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?");
        let rows = select.bind(id).bind(limit).fetch_all(&self.pool).await?;
        let line = |row: &SqliteRow| {
            Ok(ChatLine {
                id: row.try_get(0)?,
                guest: row.try_get(1)?,
                name: row.try_get(2)?,
                at: row.try_get(3)?,
                line: row.try_get(4)?,
            })
        };
        rows.iter().rev().map(line).collect()
    }

    /// The review of a game, if there is one of that version.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn review(&self, id: &str, version: u32) -> Result<Option<String>, StoreError> {
        let select = query("SELECT found FROM reviews WHERE table_id = ? AND version = ?");
        let row = select.bind(id).bind(version).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Guests who may play a seat besides the one whose seat it is.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn holders(&self, id: &str) -> Result<Vec<(GuestId, u8)>, StoreError> {
        let select = query("SELECT guest, seat FROM holders WHERE table_id = ?").bind(id);
        let rows = select.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Who mutes whom at a table.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn mutes(&self, id: &str) -> Result<Vec<(GuestId, GuestId)>, StoreError> {
        let select = query("SELECT guest, muted FROM mutes WHERE table_id = ?").bind(id);
        let rows = select.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// The tables that everybody may find: those that wait for players before those under way, the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        let select = query(
            "WITH open AS (
                 SELECT * FROM (SELECT id, game, title, settings, phase, changed FROM tables
                                WHERE listed = 1 AND phase = 'waiting' ORDER BY changed DESC LIMIT ?1)
                 UNION ALL
                 SELECT * FROM (SELECT id, game, title, settings, phase, changed FROM tables
                                WHERE listed = 1 AND phase = 'playing' ORDER BY changed DESC LIMIT ?1))
             SELECT open.*, seats.guest, seats.bot, seats.name FROM open
             LEFT JOIN seats ON seats.table_id = open.id
             ORDER BY open.phase = 'playing', open.changed DESC, open.id, seats.seat",
        );
        let mut lines = lines(&select.bind(limit).fetch_all(&self.pool).await?)?;
        lines.truncate(limit as usize);
        Ok(lines)
    }

    /// The tables at which a guest sits, unfinished ones first, the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        let select = query(
            "WITH mine AS (
                 SELECT id, game, title, settings, phase, changed FROM tables
                 WHERE id IN (SELECT table_id FROM seats WHERE guest = ?1
                              UNION SELECT table_id FROM holders WHERE guest = ?1)
                 ORDER BY phase = 'over', changed DESC LIMIT ?2)
             SELECT mine.*, seats.guest, seats.bot, seats.name FROM mine
             LEFT JOIN seats ON seats.table_id = mine.id
             ORDER BY mine.phase = 'over', mine.changed DESC, mine.id, seats.seat",
        );
        lines(&select.bind(guest).bind(limit).fetch_all(&self.pool).await?)
    }
}

/// The tables of rows that each have a table and one of its seats; those of a table follow one another.
fn lines(rows: &[SqliteRow]) -> Result<Vec<TableLine>, StoreError> {
    let mut lines: Vec<TableLine> = Vec::new();
    for row in rows {
        let id: String = row.try_get(0)?;
        if lines.last().is_none_or(|line| line.id != id) {
            lines.push(TableLine {
                id,
                game: row.try_get(1)?,
                title: row.try_get(2)?,
                settings: row.try_get(3)?,
                phase: phase(row, 4)?,
                seats: Vec::new(),
                changed: row.try_get(5)?,
            });
        }
        // A table without seats has one row, without a seat in it.
        if let (Some(line), Some(name)) = (lines.last_mut(), row.try_get(8)?) {
            line.seats.push(SeatRow { guest: row.try_get(6)?, bot: row.try_get(7)?, name });
        }
    }
    Ok(lines)
}

fn phase(row: &SqliteRow, column: usize) -> Result<Phase, StoreError> {
    let name: String = row.try_get(column)?;
    Phase::from_name(&name).ok_or(StoreError::UnknownPhase(name))
}
