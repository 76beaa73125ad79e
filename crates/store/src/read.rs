//! What can be asked.

use std::time::Duration;

use tokio::time::timeout;

use crate::Store;
use crate::error::StoreError;
use crate::rows::{
    Changes, ChatLine, Guest, GuestId, Listing, LogEntry, NewTable, ReviewOf, SeatRow, TableLine, TablePhase,
    TableRow,
};
use crate::sql::{Row, values};

/// A database that has not said by then who somebody is doesn't keep them waiting, if they are known.
const SOON: Duration = Duration::from_secs(1);

/// What a table has beside its log, in one sentence, because other servers ask for it after every step: its seats, who
/// holds them, who mutes whom, and the last lines of its chat. What a row is stands first.
const BESIDE_THE_LOG: &str = "
    SELECT CAST(0 AS BIGINT), seat, guest, CAST(NULL AS BIGINT), bot, name FROM seats WHERE table_id = $1
    UNION ALL SELECT CAST(1 AS BIGINT), guest, seat, CAST(NULL AS BIGINT), CAST(NULL AS TEXT), CAST(NULL AS TEXT)
        FROM holders WHERE table_id = $1
    UNION ALL SELECT CAST(2 AS BIGINT), guest, muted, CAST(NULL AS BIGINT), CAST(NULL AS TEXT), CAST(NULL AS TEXT)
        FROM mutes WHERE table_id = $1
    UNION ALL SELECT CAST(3 AS BIGINT), id, guest, at, name, line FROM
        (SELECT id, guest, at, name, line FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2) AS lines
    ORDER BY 1, 2, 3";

impl Store {
    /// The guest whose token has this hash.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn guest(&self, token_hash: &[u8; 32]) -> Result<Option<Guest>, StoreError> {
        let known = &self.known_guests;
        // What is in a file nobody else changes.
        if !self.is_shared()
            && let Some(guest) = known.find(token_hash)
        {
            return Ok(Some(guest));
        }
        let since = known.moment();
        let guest = self.look_up_guest(token_hash).await?;
        match &guest {
            Some(guest) => known.keep(token_hash, guest, since),
            None => known.forget_token(token_hash),
        }
        Ok(guest)
    }

    /// The same for somebody who only looks: where the database doesn't answer, who came lately is known all the same.
    ///
    /// # Errors
    /// If the database can't be read, and they are not known.
    pub async fn guest_who_looks(&self, token_hash: &[u8; 32]) -> Result<Option<Guest>, StoreError> {
        if self.known_guests.find(token_hash).is_none() {
            return self.guest(token_hash).await;
        }
        let answer = timeout(SOON, self.guest(token_hash)).await.unwrap_or(Err(StoreError::NoAnswer));
        // Whoever was forgotten meanwhile is not known any more.
        answer.or_else(|error| self.known_guests.find(token_hash).map(Some).ok_or(error))
    }

    /// Whether there is a table of that id.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn has_table(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.readers.row("SELECT 1 FROM tables WHERE id = $1", values![id]).await?.is_some())
    }

    async fn look_up_guest(&self, token_hash: &[u8; 32]) -> Result<Option<Guest>, StoreError> {
        let select = "SELECT id, name FROM guests WHERE token_hash = $1";
        let row = self.readers.row(select, values![token_hash]).await?;
        row.map(|row| Ok(Guest { id: row.get(0)?, name: row.get(1)? })).transpose()
    }

    /// A table, if there is one of that id.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let select = "SELECT game, rules, options, title, settings, secret, host, phase, created, listed
                      FROM tables WHERE id = $1";
        let Some(row) = self.readers.row(select, values![id]).await? else { return Ok(None) };
        let is_public = row.get::<i64>(9)? != 0;
        let table = NewTable {
            id: id.into(),
            game: row.get(0)?,
            rules: row.number(1)?,
            options: row.get(2)?,
            title: row.get(3)?,
            settings: row.get(4)?,
            secret: self.secrets.seal(id, row.bytes(5)?),
            host: row.get(6)?,
            listing: if is_public { Listing::Public } else { Listing::Private },
            seats: self.seats(id).await?,
        };
        Ok(Some(TableRow { table, phase: phase(&row, 7)?, created: row.get(8)? }))
    }

    async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let select = "SELECT guest, bot, name FROM seats WHERE table_id = $1 ORDER BY seat";
        let rows = self.readers.rows(select, values![id]).await?;
        let seat = |row: &Row| Ok(SeatRow { guest: row.get(0)?, bot: row.get(1)?, name: row.get(2)? });
        rows.iter().map(seat).collect()
    }

    /// The whole log of a table.
    ///
    /// # Errors
    /// If the database can't be read, or a number is missing from the log.
    pub async fn log(&self, id: &str) -> Result<Vec<LogEntry>, StoreError> {
        self.log_from(id, 0).await
    }

    async fn log_from(&self, id: &str, first: i64) -> Result<Vec<LogEntry>, StoreError> {
        let log = self.hot_log_from(id, first).await?;
        if !log.is_empty() {
            return Ok(log);
        }
        match self.archived_log(id).await? {
            Some(log) => Ok(log.into_iter().skip(usize::try_from(first).unwrap_or(usize::MAX)).collect()),
            // Somebody may have come back to a forgotten table between the two questions.
            None => self.hot_log_from(id, first).await,
        }
    }

    async fn hot_log_from(&self, id: &str, first: i64) -> Result<Vec<LogEntry>, StoreError> {
        let select = "SELECT number, at, entry FROM log WHERE table_id = $1 AND number >= $2 ORDER BY number";
        let mut log = Vec::new();
        for (row, number) in self.readers.rows(select, values![id, first]).await?.iter().zip(first..) {
            if row.get::<i64>(0)? != number {
                let number = usize::try_from(number).unwrap_or_default();
                return Err(StoreError::MissingEntry { table: id.to_owned(), number });
            }
            log.push(LogEntry { at: row.get(1)?, entry: row.get(2)? });
        }
        Ok(log)
    }

    /// What may have changed at a table since its log had so many entries; at most so many lines of chat.
    ///
    /// The log is read first, so that the rest is of the same moment or of a later one, of which there are news again.
    ///
    /// # Errors
    /// If the database can't be read, or a number is missing from the log.
    pub async fn changes(&self, id: &str, length: u64, chat: u32) -> Result<Changes, StoreError> {
        let entries = self.log_from(id, i64::try_from(length).unwrap_or(i64::MAX)).await?;
        let mut changes = Changes { entries, ..Changes::default() };
        for row in self.readers.rows(BESIDE_THE_LOG, values![id, chat]).await? {
            match row.get::<i64>(0)? {
                0 => changes.seats.push(SeatRow { guest: row.get(2)?, bot: row.get(4)?, name: row.get(5)? }),
                1 => changes.holders.push((row.get(1)?, row.number(2)?)),
                2 => changes.mutes.push((row.get(1)?, row.get(2)?)),
                _ => changes.chat.push(ChatLine {
                    id: row.get(1)?,
                    guest: row.get(2)?,
                    at: row.get(3)?,
                    name: row.get(4)?,
                    line: row.get(5)?,
                }),
            }
        }
        Ok(changes)
    }

    /// The last lines of a table's chat, the oldest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn chat(&self, id: &str, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let select =
            "SELECT id, guest, name, at, line FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2";
        let rows = self.readers.rows(select, values![id, limit]).await?;
        let line = |row: &Row| {
            Ok(ChatLine {
                id: row.get(0)?,
                guest: row.get(1)?,
                name: row.get(2)?,
                at: row.get(3)?,
                line: row.get(4)?,
            })
        };
        rows.iter().rev().map(line).collect()
    }

    /// The review of a game, if there is one that was made like that.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn review(&self, id: &str, of: ReviewOf) -> Result<Option<String>, StoreError> {
        let select = "SELECT found FROM reviews WHERE table_id = $1 AND version = $2 AND steps = $3";
        let row = self.readers.row(select, values![id, of.version, of.steps as i64]).await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// Tables whose game has ended and of which nothing is kept yet that was reckoned like that, the oldest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn unreckoned(&self, version: u32, limit: u32) -> Result<Vec<String>, StoreError> {
        let select = "SELECT id FROM tables WHERE phase = 'over' AND NOT EXISTS (
                          SELECT 1 FROM results WHERE results.table_id = tables.id AND results.version = $1)
                      ORDER BY changed, id LIMIT $2";
        let rows = self.readers.rows(select, values![version, limit]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// How the latest games of a kind came out, the latest first: their tables, and what was reckoned like that.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn results(
        &self,
        game: &str,
        version: u32,
        limit: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let select = "SELECT table_id, found FROM results WHERE game = $1 AND version = $2 AND found <> ''
                      ORDER BY at DESC, table_id LIMIT $3";
        let rows = self.readers.rows(select, values![game, version, limit]).await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// How the latest games of a kind came out at whose seats a guest was, but for one table; the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn results_of(
        &self,
        guest: GuestId,
        (game, version): (&str, u32),
        but: &str,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let select =
            "SELECT found FROM results WHERE game = $1 AND version = $2 AND found <> '' AND table_id <> $3
                          AND table_id IN (SELECT table_id FROM seats WHERE guest = $4)
                      ORDER BY at DESC, table_id LIMIT $5";
        let rows = self.readers.rows(select, values![game, version, but, guest, limit]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Guests who may play a seat besides the one whose seat it is.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn holders(&self, id: &str) -> Result<Vec<(GuestId, u8)>, StoreError> {
        let select = "SELECT guest, seat FROM holders WHERE table_id = $1 ORDER BY guest";
        let rows = self.readers.rows(select, values![id]).await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.number(1)?))).collect()
    }

    /// Who mutes whom at a table.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn mutes(&self, id: &str) -> Result<Vec<(GuestId, GuestId)>, StoreError> {
        let select = "SELECT guest, muted FROM mutes WHERE table_id = $1 ORDER BY guest, muted";
        let rows = self.readers.rows(select, values![id]).await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// The tables that everybody may find: those that wait for players before those under way, the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        let select = "WITH open AS (
                 SELECT * FROM (SELECT id, game, title, settings, phase, changed FROM tables
                                WHERE listed = 1 AND phase = 'waiting'
                                ORDER BY changed DESC LIMIT $1) AS waiting
                 UNION ALL
                 SELECT * FROM (SELECT id, game, title, settings, phase, changed FROM tables
                                WHERE listed = 1 AND phase = 'playing'
                                ORDER BY changed DESC LIMIT $1) AS playing)
             SELECT open.*, seats.guest, seats.bot, seats.name FROM open
             LEFT JOIN seats ON seats.table_id = open.id
             ORDER BY open.phase = 'playing', open.changed DESC, open.id, seats.seat";
        let mut lines = lines(&self.readers.rows(select, values![limit]).await?)?;
        lines.truncate(limit as usize);
        Ok(lines)
    }

    /// The tables at which a guest sits, unfinished ones first, the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        let select = "WITH mine AS (
                 SELECT id, game, title, settings, phase, changed FROM tables
                 WHERE id IN (SELECT table_id FROM seats WHERE guest = $1
                              UNION SELECT table_id FROM holders WHERE guest = $1)
                 ORDER BY phase = 'over', changed DESC LIMIT $2)
             SELECT mine.*, seats.guest, seats.bot, seats.name FROM mine
             LEFT JOIN seats ON seats.table_id = mine.id
             ORDER BY mine.phase = 'over', mine.changed DESC, mine.id, seats.seat";
        lines(&self.readers.rows(select, values![guest, limit]).await?)
    }
}

/// The tables of rows that each have a table and one of its seats; those of a table follow one another.
pub(crate) fn lines(rows: &[Row]) -> Result<Vec<TableLine>, StoreError> {
    let mut lines: Vec<TableLine> = Vec::new();
    for row in rows {
        let id: String = row.get(0)?;
        if lines.last().is_none_or(|line| line.id != id) {
            lines.push(TableLine {
                id,
                game: row.get(1)?,
                title: row.get(2)?,
                settings: row.get(3)?,
                phase: phase(row, 4)?,
                seats: Vec::new(),
                changed: row.get(5)?,
            });
        }
        // A table without seats has one row, without a seat in it.
        if let (Some(line), Some(name)) = (lines.last_mut(), row.get(8)?) {
            line.seats.push(SeatRow { guest: row.get(6)?, bot: row.get(7)?, name });
        }
    }
    Ok(lines)
}

fn phase(row: &Row, column: usize) -> Result<TablePhase, StoreError> {
    let name: String = row.get(column)?;
    TablePhase::from_name(&name).ok_or(StoreError::UnknownPhase(name))
}
