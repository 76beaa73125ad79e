//! What a server does by itself from time to time: it packs the logs of forgotten tables, and forgets what was kept for
//! a day only.

use std::sync::Weak;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::StoreError;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::hall::Hall;

/// So long after the start it begins: those who come first are not kept waiting.
const FIRST: Duration = Duration::from_secs(60);
/// So often it is done again.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// So many tables are looked for at once.
const BATCH: u32 = 500;
/// From where a table was opened is kept for so long.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Keeps house until the hall is closed.
pub(crate) async fn keep(hall: Weak<Hall>, mut closing: watch::Receiver<bool>) {
    let mut wait = FIRST;
    loop {
        tokio::select! {
            () = sleep(wait) => {}
            // An error says that the hall is gone, which is the same.
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
        wait = EVERY;
        let Some(hall) = hall.upgrade() else { return };
        match hall.keep_house().await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "the logs of forgotten tables are packed"),
            Err(error) => tracing::warn!(%error, "house could not be kept; it is tried again"),
        }
    }
}

impl Hall {
    /// Packs the logs of tables at which nothing has happened for the time that the operator has set, and forgets what
    /// is kept for a day only. How many logs were packed.
    ///
    /// # Errors
    /// If the store can't be read or written.
    pub async fn keep_house(&self) -> Result<usize, StoreError> {
        self.store.forget_origins(ago(DAY)).await?;
        let Some(after) = self.config.archive_after else { return Ok(0) };
        let (before, mut packed) = (ago(after), 0);
        loop {
            let tables = self.store.forgotten(before, BATCH).await?;
            let mut some = false;
            for table in &tables {
                if self.store.archive(table, before).await? {
                    self.metrics.archived.fetch_add(1, Ordering::Relaxed);
                    (packed, some) = (packed + 1, true);
                }
                if *self.closing.borrow() {
                    return Ok(packed);
                }
            }
            // Where nothing could be packed, the same ones would be found again.
            if !some {
                return Ok(packed);
            }
        }
    }
}

/// That time ago, in milliseconds since 1970.
fn ago(time: Duration) -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(now.saturating_sub(time).as_millis()).unwrap_or(i64::MAX)
}
