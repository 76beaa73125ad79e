//! How much of something may be done, on all servers of a database together.
//!
//! A bucket is one number: the moment by which all that was done would have been allowed at the usual rate. It is
//! looked at and moved in the transaction of what it limits, so no server lets in what another one has counted.

use std::time::Duration;

use crate::Store;
use crate::error::StoreError;
use crate::rows::{Opened, TablePhase};
use crate::sql::{Link, SqlValue, values};
use crate::write::Write;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The clocks of servers agree within that time, in milliseconds.
pub(crate) const SKEW: i64 = 60 * 1000;

/// How often something may be done: once in that time, and so much at once as comes together in the burst.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// The time that one takes.
    pub every: Duration,
    /// What was saved up, at the most.
    pub burst: Duration,
}

/// From where somebody opens a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenedFrom {
    /// A keyed hash of the address, so that nobody who reads the database knows it.
    pub hash: [u8; 32],
    /// At most so many unfinished tables from one day may come from there.
    pub most: u32,
}

impl Store {
    /// Forgets what is kept for a day only: from where tables were opened, and full buckets.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn forget_origins(&self, before: i64) -> Result<(), StoreError> {
        self.writer.write(Write::Tidy { before }).await.map(drop)
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 4)
}

/// Takes one from a bucket, if there is one in it.
///
/// No clock that agrees with this one can have filled it further than by a burst and one more. Where it is fuller, a
/// clock was ahead and has been set right: the bucket begins anew, or nobody could do anything until that time comes.
pub(crate) async fn take(link: &mut Link, name: &str, rate: Rate, at: i64) -> Result<(), StoreError> {
    let (every, burst) = (milliseconds(rate.every).max(1), milliseconds(rate.burst));
    let take = "INSERT INTO buckets (name, until) VALUES ($1, $2 + $3)
         ON CONFLICT (name) DO UPDATE
         SET until = CASE WHEN buckets.until BETWEEN $2 AND $5 THEN buckets.until ELSE $2 END + $3
         WHERE buckets.until + $3 <= $2 + $4 OR buckets.until <= $2 OR buckets.until > $5";
    let furthest = at + burst + every + SKEW;
    if link.execute(take, values![name, at, every, burst, furthest]).await? > 0 {
        return Ok(());
    }
    let until: i64 = link.one("SELECT until FROM buckets WHERE name = $1", values![name]).await?.get(0)?;
    let wait = u64::try_from(until + every - at - burst).unwrap_or(1).max(1);
    Err(StoreError::TooOften { wait: Duration::from_millis(wait) })
}

/// Whether one more table may be opened from there.
pub(crate) async fn few_enough_from(
    link: &mut Link,
    origin: Option<&OpenedFrom>,
    opened: &Opened,
    at: i64,
) -> Result<(), StoreError> {
    let Some(OpenedFrom { hash, most }) = origin.filter(|_| opened.phase != TablePhase::Over) else {
        return Ok(());
    };
    let count = "SELECT COUNT(*) FROM tables WHERE origin = $1 AND created > $2 AND phase <> 'over'";
    let count: i64 = link.one(count, values![hash, at.saturating_sub(DAY)]).await?.get(0)?;
    if count < i64::from(*most) { Ok(()) } else { Err(StoreError::TooManyFromAddress { most: *most }) }
}

/// Keeps from where a table was opened.
pub(crate) async fn note_origin(
    link: &mut Link,
    origin: Option<&OpenedFrom>,
    table: &str,
) -> Result<(), StoreError> {
    let Some(OpenedFrom { hash, .. }) = origin else { return Ok(()) };
    let update = "UPDATE tables SET origin = $1 WHERE id = $2";
    link.execute(update, &[SqlValue::Bytes(hash), table.into()]).await.map(drop)
}

/// Forgets where tables came from that were opened before that time, and buckets that are full.
pub(crate) async fn tidy(link: &mut Link, before: i64) -> Result<(), StoreError> {
    let (tables, buckets) = match link {
        Link::InFile(_) => (
            "UPDATE tables SET origin = NULL WHERE origin IS NOT NULL AND created < $1",
            "DELETE FROM buckets WHERE until < $1",
        ),
        // What another server has in its hands is left for the next time: nobody waits for anybody.
        Link::OnServer(_) => (
            "UPDATE tables SET origin = NULL WHERE id IN (SELECT id FROM tables
             WHERE origin IS NOT NULL AND created < $1 FOR NO KEY UPDATE SKIP LOCKED)",
            "DELETE FROM buckets WHERE name IN (SELECT name FROM buckets
             WHERE until < $1 FOR UPDATE SKIP LOCKED)",
        ),
    };
    link.execute(tables, values![before]).await?;
    link.execute(buckets, values![before]).await.map(drop)
}
