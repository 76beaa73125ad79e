//! Which server looks after a table's bots and clocks: the one that has its lease.
//!
//! A lease is a row with a holder, an epoch and an end, by the clock of the database. Whoever wants it takes it where
//! it is free or has run out, and its epoch rises. An [append](crate::Append) that comes from a lease is refused as
//! soon as another server has it, in the append's own transaction: a server that was stopped, and goes on with what it
//! thought before, is too late whatever its own clock says. A lease that runs for longer than anybody takes one was
//! taken before the database's clock was set back, and is free. A file has one server, whose leases last.

use std::time::Duration;

use crate::Store;
use crate::error::StoreError;
use crate::limits::SKEW;
use crate::sql::{Link, values};
use crate::write::Write;

/// That a table's bots and clocks are this server's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lease {
    /// None where there are no other servers.
    pub(crate) epoch: Option<i64>,
}

impl Store {
    /// Takes a table's lease for some time, or renews it.
    ///
    /// # Errors
    /// [`StoreError::Leased`] if another server has it; or if the database refuses.
    pub async fn take_lease(&self, table: &str, time: Duration) -> Result<Lease, StoreError> {
        if self.member.is_none() {
            return Ok(Lease { epoch: None });
        }
        let written = self.writer.write(Write::Lease { table: table.into(), time }).await?;
        Ok(Lease { epoch: Some(written.id) })
    }

    /// Whether other servers may be at work with the same tables.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.member.is_some()
    }
}

/// Takes a lease that is free, has run out, or is one's own; its epoch.
pub(crate) async fn take(
    link: &mut Link,
    table: &str,
    holder: &str,
    time: Duration,
) -> Result<i64, StoreError> {
    let take = "INSERT INTO leases (table_id, holder, epoch, until)
         VALUES ($1, $2, 1, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT + $3)
         ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until,
             epoch = leases.epoch + CASE WHEN leases.holder = excluded.holder THEN 0 ELSE 1 END
         WHERE leases.holder = excluded.holder
             OR leases.until <= (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT
             OR leases.until > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT + $4
         RETURNING epoch";
    let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2);
    if let Some(row) = link.row(take, values![table, holder, time, time + SKEW]).await? {
        return row.get(0);
    }
    let left = "SELECT until - (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT
                FROM leases WHERE table_id = $1";
    let left: i64 = link.one(left, values![table]).await?.get(0)?;
    let left = Duration::from_millis(u64::try_from(left).unwrap_or(0));
    Err(StoreError::Leased { table: table.to_owned(), left })
}

/// Refuses what comes from a lease that is another server's by now. Where there are no others, there is no epoch.
pub(crate) async fn check(
    link: &mut Link,
    table: &str,
    holder: &str,
    lease: Option<Lease>,
) -> Result<(), StoreError> {
    let Some(epoch) = lease.and_then(|lease| lease.epoch) else { return Ok(()) };
    let held = "SELECT epoch FROM leases WHERE table_id = $1 AND holder = $2 AND epoch = $3";
    match link.row(held, values![table, holder, epoch]).await? {
        Some(_) => Ok(()),
        None => Err(StoreError::LeaseLost { table: table.to_owned() }),
    }
}
