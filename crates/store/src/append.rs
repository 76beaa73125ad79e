//! How a table is opened, and its log appended to.

use crate::error::StoreError;
use crate::rows::{Append, Listing, Opened, SeatRow, TablePhase};
use crate::secrets::Secrets;
use crate::sql::{Link, values};
use crate::{archive, erasing, in_file, on_server};

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Appends to the log of a table, and what comes with it.
pub(crate) async fn append_entries(
    link: &mut Link,
    secrets: &Secrets,
    append: &Append,
    at: i64,
) -> Result<(), StoreError> {
    let conflict = || StoreError::Conflict { table: append.table.clone(), number: append.number };
    let first = i64::try_from(append.number).map_err(|_| conflict())?;
    // An empty log may be that of a forgotten table, to which somebody has come back.
    let may_be_packed = first == 0;
    if may_be_packed {
        archive::unpack(link, &append.table).await?;
    }
    if !put_if_next(link, append, first, at).await? {
        let is_packed = !may_be_packed && next_number(link, &append.table).await? == 0;
        let is_unpacked = is_packed && archive::unpack(link, &append.table).await?;
        if !is_unpacked || !put_if_next(link, append, first, at).await? {
            return Err(conflict());
        }
    }
    for (seat, row) in &append.seats {
        erasing::note_who_leaves(link, &append.table, i64::from(*seat), row.guest).await?;
        put_seat(link, &append.table, i64::from(*seat), row).await?;
    }
    match &append.opens {
        Some(opened) => open_table(link, secrets, opened, at).await,
        None => Ok(()),
    }
}

/// Puts entries into a table's log and notes that it has changed, if they are the next; says whether they were.
async fn put_if_next(link: &mut Link, append: &Append, first: i64, at: i64) -> Result<bool, StoreError> {
    let phase = append.phase.map(TablePhase::name);
    if append.entries.is_empty() {
        let update = "UPDATE tables SET changed = $1, phase = COALESCE($2, phase)
                      WHERE id = $3 AND $4 = (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = $3)";
        return Ok(link.execute(update, values![at, phase, &append.table, first]).await? > 0);
    }
    let put = match link {
        Link::InFile(_) => in_file::PUT_IF_NEXT,
        Link::OnServer(_) => on_server::PUT_IF_NEXT,
    };
    // One sentence for all of them: each has to be carried to the database and back.
    Ok(link.execute(put, values![&append.table, first, at, &as_list(append), phase]).await? > 0)
}

fn as_list(append: &Append) -> String {
    serde_json::json!(append.entries).to_string()
}

/// Appends entries as a transaction of its own that is carried to the file and back at once, if there is nothing else
/// to it; says whether that was done. If it was not, nothing was stored.
pub(crate) async fn put_alone(link: &mut Link, append: &Append, at: i64) -> Result<bool, StoreError> {
    let is_plain = append.seats.is_empty() && append.opens.is_none() && !append.entries.is_empty();
    // An empty log may be a packed one.
    let (Link::InFile(_), true, Ok(first @ 1..)) = (&*link, is_plain, i64::try_from(append.number)) else {
        return Ok(false);
    };
    let phase = append.phase.map(TablePhase::name);
    let entries = as_list(append);
    let values = values![&append.table, first, at, &entries, phase];
    Ok(!link.rows(in_file::PUT_ALONE, values).await?.is_empty())
}

async fn next_number(link: &mut Link, table: &str) -> Result<i64, StoreError> {
    let next = "SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = $1";
    link.one(next, values![table]).await?.get(0)
}

async fn put_entries(
    link: &mut Link,
    table: &str,
    (first, entries): (i64, &[String]),
    at: i64,
) -> Result<(), StoreError> {
    for (number, entry) in (first..).zip(entries) {
        let insert = "INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)";
        link.execute(insert, values![table, number, at, entry]).await?;
    }
    Ok(())
}

/// Whether `host` may open one more table.
pub(crate) async fn few_enough(
    link: &mut Link,
    opened: &Opened,
    most: u32,
    at: i64,
) -> Result<(), StoreError> {
    // Of tables that are over from the start, as records from elsewhere are, those count at which nobody ever sat.
    let count = if opened.phase == TablePhase::Over {
        "SELECT COUNT(*) FROM tables WHERE host = $1 AND phase = 'over' AND created > $2 AND NOT EXISTS
         (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.guest IS NOT NULL)"
    } else {
        "SELECT COUNT(*) FROM tables WHERE host = $1 AND phase <> 'over' AND created > $2"
    };
    let values = values![opened.table.host, at.saturating_sub(DAY)];
    let count: i64 = link.one(count, values).await?.get(0)?;
    if count < i64::from(most) { Ok(()) } else { Err(StoreError::TooManyTables { most }) }
}

/// Puts a table with its seats and its first entries.
pub(crate) async fn open_table(
    link: &mut Link,
    secrets: &Secrets,
    opened: &Opened,
    at: i64,
) -> Result<(), StoreError> {
    let table = &opened.table;
    let insert = "INSERT INTO tables
         (id, game, rules, options, title, settings, secret, host, phase, created, changed, listed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    let secret = secrets.seal(&table.id, table.secret);
    let listed = i64::from(table.listing == Listing::Public);
    let values = values![
        &table.id,
        &table.game,
        table.rules,
        &table.options,
        &table.title,
        &table.settings,
        &secret,
        table.host,
        opened.phase.name(),
        at,
        at,
        listed,
    ];
    link.execute(insert, values).await?;
    for (seat, row) in (0..).zip(&table.seats) {
        put_seat(link, &table.id, seat, row).await?;
    }
    put_entries(link, &table.id, (0, &opened.entries), at).await
}

async fn put_seat(link: &mut Link, table: &str, seat: i64, row: &SeatRow) -> Result<(), StoreError> {
    // Whoever held the seat for a guest that has it no longer holds nothing.
    let stale = "DELETE FROM holders WHERE table_id = $1 AND seat = $2 AND NOT EXISTS
         (SELECT 1 FROM seats WHERE table_id = $1 AND seat = $2 AND guest IS NOT DISTINCT FROM $3)";
    link.execute(stale, values![table, seat, row.guest]).await?;
    let put = "INSERT INTO seats (table_id, seat, guest, bot, name) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (table_id, seat) DO UPDATE
         SET guest = excluded.guest, bot = excluded.bot, name = excluded.name";
    link.execute(put, values![table, seat, row.guest, row.bot.as_deref(), &row.name]).await.map(drop)
}
