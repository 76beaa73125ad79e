//! Bots and clocks of a table run on one of the servers that have it: the one that holds its lease.
//!
//! It is taken when something is to happen by itself, renewed while a bot thinks, and checked by the store with each
//! entry that a bot or a clock brings. What people do, and what follows from the log alone, such as chance, needs none:
//! there the number of the entry decides.

use std::time::Duration;

use store::{Lease, StoreError};
use tokio::time::Instant;

use crate::table::Table;

/// So long after a failure it is asked for again.
const BREATH: Duration = Duration::from_secs(1);

/// Who has the lease, as far as it is known here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    /// This server; it is to be renewed in time.
    Ours {
        lease: Lease,
        renew: Instant,
    },
    /// Another server, or the database doesn't say: it is asked then.
    Theirs {
        until: Instant,
    },
    Unknown,
}

impl Table {
    /// The lease, if bots and clocks of this table are this server's to look after; if they can be, they are from now
    /// on.
    pub(super) async fn take_lease(&mut self) -> Option<Lease> {
        let now = Instant::now();
        match self.hold {
            Hold::Ours { lease, renew } if now < renew => return Some(lease),
            Hold::Theirs { until } if now < until => return None,
            _ => {}
        }
        let time = self.hall.config.lease;
        self.hold = match self.hall.store.take_lease(&self.row.id, time).await {
            // The time runs from before it was asked for, so that it is never longer here than there.
            Ok(lease) => Hold::Ours { lease, renew: now + time / 2 },
            Err(StoreError::Leased { left, .. }) => Hold::Theirs { until: Instant::now() + left },
            Err(error) => {
                tracing::debug!(table = self.row.id, %error, "no lease");
                Hold::Theirs { until: Instant::now() + BREATH }
            }
        };
        self.lease()
    }

    /// The lease, if this server has it as far as it knows.
    pub(super) fn lease(&self) -> Option<Lease> {
        match self.hold {
            Hold::Ours { lease, .. } => Some(lease),
            Hold::Theirs { .. } | Hold::Unknown => None,
        }
    }

    /// When the lease has to be renewed; never where no other server could take it.
    pub(super) fn renew_at(&self) -> Option<Instant> {
        match self.hold {
            Hold::Ours { renew, .. } if self.hall.store.is_shared() => Some(renew),
            _ => None,
        }
    }

    /// When the lease can be asked for again.
    pub(super) fn ask_again_at(&self) -> Instant {
        match self.hold {
            Hold::Theirs { until } => until,
            Hold::Ours { .. } | Hold::Unknown => Instant::now(),
        }
    }

    /// Another server has given the lease back, or has taken ours.
    pub(super) fn forget_their_lease(&mut self) {
        if let Hold::Theirs { .. } = self.hold {
            self.hold = Hold::Unknown;
        }
    }
}
