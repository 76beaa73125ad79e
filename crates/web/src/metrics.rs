//! What `/metrics` tells.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counters of the server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Requests answered.
    pub(crate) requests: AtomicU64,
    /// Entries stored in the logs of tables: steps of people, bots and chance, and what else is logged.
    pub(crate) steps: AtomicU64,
    /// Posts that were refused with a sentence.
    pub(crate) refusals: AtomicU64,
    /// Posts that came too late.
    pub(crate) stale: AtomicU64,
    /// What was not stored, because another server was first.
    pub(crate) late: AtomicU64,
    /// Requests that came too often.
    pub(crate) limited: AtomicU64,
    /// Tasks of tables that ended with a panic.
    pub(crate) panics: AtomicU64,
    /// Logs of forgotten tables that were packed.
    pub(crate) archived: AtomicU64,
    /// Requests that had to be turned away: nothing could be stored, or too many streams were open.
    pub(crate) unavailable: AtomicU64,
    /// Streams that are open.
    pub(crate) streams: AtomicU64,
    /// Tables in memory.
    pub(crate) tables: AtomicU64,
}

impl Metrics {
    /// One more.
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// One fewer.
    pub(crate) fn uncount(counter: &AtomicU64) {
        counter.fetch_sub(1, Ordering::Relaxed);
    }

    /// The text form that Prometheus reads; and whether the store takes what is written now.
    pub(crate) fn text(&self, takes_writes: bool) -> String {
        let mut text = String::new();
        let takes_writes = AtomicU64::new(takes_writes.into());
        for (name, kind, help, value) in [
            ("requests_total", "counter", "Requests answered.", &self.requests),
            ("steps_total", "counter", "Entries stored in the logs of tables.", &self.steps),
            ("refusals_total", "counter", "Posts refused with a sentence.", &self.refusals),
            ("stale_posts_total", "counter", "Posts that came too late.", &self.stale),
            ("late_total", "counter", "What was not stored, because another server was first.", &self.late),
            ("limited_posts_total", "counter", "Requests that came too often.", &self.limited),
            ("table_panics_total", "counter", "Tasks of tables that ended with a panic.", &self.panics),
            ("archived_total", "counter", "Logs of forgotten tables that were packed.", &self.archived),
            ("unavailable_total", "counter", "Requests that were answered with 503.", &self.unavailable),
            ("streams", "gauge", "Streams that are open.", &self.streams),
            ("tables", "gauge", "Tables in memory.", &self.tables),
            ("store_takes_writes", "gauge", "Whether the store takes what is written.", &takes_writes),
        ] {
            let value = value.load(Ordering::Relaxed);
            let _ = write!(
                text,
                "# HELP kaupang_{name} {help}\n# TYPE kaupang_{name} {kind}\nkaupang_{name} {value}\n"
            );
        }
        text
    }
}
