//! What can be asked.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};

use crate::Store;
use crate::error::StoreError;
use crate::rows::{ChatLine, Guest, GuestId, LogEntry, NewTable, Phase, SeatRow, TableLine, TableRow};

impl Store {
    pub(crate) async fn meta(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        let row = query("SELECT value FROM meta WHERE name = ?").bind(name).fetch_one(&self.pool).await?;
        Ok(row.try_get(0)?)
    }

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
            "SELECT game, rules, options, title, settings, secret, host, phase, created FROM tables WHERE id = ?",
        );
        let Some(row) = select.bind(id).fetch_optional(&self.pool).await? else { return Ok(None) };
        let secret: Vec<u8> = row.try_get(5)?;
        let secret = secret.try_into().map_err(|_| StoreError::Database("a secret has 32 bytes".into()))?;
        let table = NewTable {
            id: id.into(),
            game: row.try_get(0)?,
            rules: row.try_get(1)?,
            options: row.try_get(2)?,
            title: row.try_get(3)?,
            settings: row.try_get(4)?,
            secret,
            host: row.try_get(6)?,
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
                return Err(StoreError::Database(format!("entry {} of table {id} is missing", log.len())));
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

    /// The tables in a phase, the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tables_in(&self, phase: Phase, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        let select = query(
            "SELECT id, game, title, settings, phase, changed FROM tables WHERE phase = ?
             ORDER BY changed DESC LIMIT ?",
        );
        let rows = select.bind(phase.name()).bind(limit).fetch_all(&self.pool).await?;
        self.lines(&rows).await
    }

    /// The tables at which a guest sits, or that they opened, the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        let select = query(
            "SELECT id, game, title, settings, phase, changed FROM tables
             WHERE id IN (SELECT table_id FROM seats WHERE guest = ?1
                          UNION SELECT table_id FROM holders WHERE guest = ?1)
             ORDER BY phase = 'over', changed DESC LIMIT ?2",
        );
        let rows = select.bind(guest).bind(limit).fetch_all(&self.pool).await?;
        self.lines(&rows).await
    }

    async fn lines(&self, rows: &[SqliteRow]) -> Result<Vec<TableLine>, StoreError> {
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get(0)?;
            lines.push(TableLine {
                seats: self.seats(&id).await?,
                id,
                game: row.try_get(1)?,
                title: row.try_get(2)?,
                settings: row.try_get(3)?,
                phase: phase(row, 4)?,
                changed: row.try_get(5)?,
            });
        }
        Ok(lines)
    }
}

fn phase(row: &SqliteRow, column: usize) -> Result<Phase, StoreError> {
    let name: String = row.try_get(column)?;
    Phase::from_name(&name).ok_or_else(|| StoreError::Database(format!("there is no phase '{name}'")))
}
