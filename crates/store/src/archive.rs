//! Forgotten tables: the log of one at which nothing has happened for long is packed into one row, and read from there
//! like any other. It is unpacked where somebody comes back to the table and something is to be appended.
//!
//! Table, seats, chat and results stay where they are, so that lists and statistics know nothing of it.

use std::io::{Read, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use crate::Store;
use crate::error::StoreError;
use crate::rows::LogEntry;
use crate::sql::{Link, SqlValue, values};
use crate::write::Write;

/// No log is longer: whatever says so is no log.
const LONGEST: u64 = 1 << 30;

/// When each entry was stored, and the entry.
pub(crate) type Log = Vec<(i64, String)>;

impl Store {
    /// Tables at which nothing has happened since then and whose logs are not packed yet, the oldest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn forgotten(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let select = "SELECT id FROM tables WHERE changed < $1
                      AND EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id)
                      ORDER BY changed, id LIMIT $2";
        let rows = self.readers.rows(select, values![before, limit]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Packs the log of a table, unless something has happened there since then. Whether it is packed by this.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn archive(&self, table: &str, before: i64) -> Result<bool, StoreError> {
        let write = Write::Archive { table: table.into(), before };
        self.writer.write(write).await.map(|written| written.id > 0)
    }

    /// Whether the log of a table is packed.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn is_archived(&self, table: &str) -> Result<bool, StoreError> {
        let select = "SELECT 1 FROM archive WHERE table_id = $1";
        Ok(self.readers.row(select, values![table]).await?.is_some())
    }

    /// The packed log of a table, if it is packed.
    pub(crate) async fn archived_log(&self, table: &str) -> Result<Option<Vec<LogEntry>>, StoreError> {
        let select = "SELECT packed FROM archive WHERE table_id = $1";
        let Some(row) = self.readers.row(select, values![table]).await? else { return Ok(None) };
        let log = unpacked(table, &row.get::<Vec<u8>>(0)?)?;
        Ok(Some(log.into_iter().map(|(at, entry)| LogEntry { at, entry }).collect()))
    }
}

/// Packs the log of a table at which nothing has happened since then; how many entries it has.
pub(crate) async fn pack(link: &mut Link, table: &str, before: i64, at: i64) -> Result<i64, StoreError> {
    let old = "SELECT 1 FROM tables WHERE id = $1 AND changed < $2";
    if link.row(old, values![table, before]).await?.is_none() {
        return Ok(0);
    }
    let log = hot_log(link, table).await?;
    if log.is_empty() {
        return Ok(0);
    }
    for rows in [
        "DELETE FROM log WHERE table_id = $1",
        // It is made again when somebody asks.
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM leases WHERE table_id = $1",
    ] {
        link.execute(rows, values![table]).await?;
    }
    put(link, table, at, &log).await?;
    Ok(log.len() as i64)
}

/// Unpacks the log of a table, if it is packed.
pub(crate) async fn unpack(link: &mut Link, table: &str) -> Result<bool, StoreError> {
    let Some(log) = packed_log(link, table).await? else { return Ok(false) };
    for (number, (at, entry)) in (0_i64..).zip(&log) {
        let insert = "INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)";
        link.execute(insert, values![table, number, *at, entry]).await?;
    }
    link.execute("DELETE FROM archive WHERE table_id = $1", values![table]).await?;
    Ok(true)
}

/// The packed log of a table, if it is packed.
pub(crate) async fn packed_log(link: &mut Link, table: &str) -> Result<Option<Log>, StoreError> {
    let row = link.row("SELECT packed FROM archive WHERE table_id = $1", values![table]).await?;
    row.map(|row| unpacked(table, &row.get::<Vec<u8>>(0)?)).transpose()
}

async fn hot_log(link: &mut Link, table: &str) -> Result<Log, StoreError> {
    let select = "SELECT number, at, entry FROM log WHERE table_id = $1 ORDER BY number";
    let mut log = Vec::new();
    for (row, number) in link.rows(select, values![table]).await?.iter().zip(0_i64..) {
        // A log with a gap is left as it is, for who looks after it.
        if row.get::<i64>(0)? != number {
            return Ok(Vec::new());
        }
        log.push((row.get(1)?, row.get(2)?));
    }
    Ok(log)
}

/// Keeps a log as one row, in place of what was packed before.
pub(crate) async fn put(link: &mut Link, table: &str, at: i64, log: &Log) -> Result<(), StoreError> {
    let packed = packed(table, log)?;
    let insert = "INSERT INTO archive (table_id, at, entries, packed) VALUES ($1, $2, $3, $4)
                  ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, packed = excluded.packed";
    let values = [table.into(), at.into(), (log.len() as i64).into(), SqlValue::Bytes(&packed)];
    link.execute(insert, &values).await.map(drop)
}

fn packed(table: &str, log: &Log) -> Result<Vec<u8>, StoreError> {
    let bad = |_| StoreError::BadPack { table: table.to_owned() };
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&serde_json::to_vec(log).unwrap_or_default()).map_err(bad)?;
    encoder.finish().map_err(bad)
}

/// The log that was packed.
pub(crate) fn unpacked(table: &str, packed: &[u8]) -> Result<Log, StoreError> {
    let bad = || StoreError::BadPack { table: table.to_owned() };
    let mut text = Vec::new();
    ZlibDecoder::new(packed).take(LONGEST).read_to_end(&mut text).map_err(|_| bad())?;
    serde_json::from_slice(&text).map_err(|_| bad())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_small_and_comes_out_as_it_was() {
        let log: Log = (0..500).map(|number| (number, format!("act P1 play \"{number}\" þæö 𝄞"))).collect();
        let packed = packed("t", &log).unwrap();
        assert!(packed.len() * 5 < serde_json::to_vec(&log).unwrap().len(), "{}", packed.len());
        assert_eq!(unpacked("t", &packed).unwrap(), log);
        for broken in [&b""[..], b"something else", &packed[..packed.len() / 2]] {
            assert!(matches!(unpacked("t", broken), Err(StoreError::BadPack { .. })));
        }
    }
}
