//! The earlier games of who plays alone: what stands on their score sheet above the game under way.
//!
//! Results are reckoned from the logs of games, which may take a while after many have ended, so the table doesn't
//! wait for them: it is told when they are there.

use tokio::sync::oneshot;

use crate::statistics::{KeptGame, Statistics, count_new};
use crate::table::Table;
use crate::workshop::Payer;

/// At most so many earlier games are shown.
const MOST: u32 = 8;

/// Earlier games of the one person at a table.
#[derive(Debug)]
pub(super) enum Earlier {
    /// They are looked for.
    Awaited(oneshot::Receiver<Vec<Vec<i32>>>),
    /// The points of all sides, of the oldest game first.
    Known(Vec<Vec<i32>>),
}

impl Earlier {
    pub(super) const NONE: Earlier = Earlier::Known(Vec::new());

    /// As far as they are known.
    pub(super) fn totals(&self) -> &[Vec<i32>] {
        match self {
            Earlier::Awaited(_) => &[],
            Earlier::Known(totals) => totals,
        }
    }
}

impl Table {
    /// Begins to look for the earlier games of who sits at the only seat.
    pub(super) fn look_for_earlier(&mut self) {
        self.earlier = Earlier::NONE;
        let [seat] = self.seats.as_slice() else { return };
        let Some(guest) = seat.guest else { return };
        let (sender, receiver) = oneshot::channel();
        let (hall, table, game) = (self.hall.clone(), self.row.id.clone(), self.row.game.clone());
        tokio::spawn(async move {
            // What can't be read stands in the server's log: the table goes on without earlier games on its sheet.
            let found = match count_new(&hall, Payer::Guest(guest)).await {
                Ok(_) => Statistics::of_guest(&hall, guest, &game, &table, MOST).await,
                Err(error) => Err(error),
            };
            let found = found.unwrap_or_else(|error| {
                tracing::warn!(table, %error, "earlier games can't be read");
                Vec::new()
            });
            let totals = |kept: &KeptGame| kept.result.sides.iter().map(|side| side.total).collect();
            // Nobody listens any more where the table has gone to sleep.
            let _ = sender.send(found.iter().map(totals).collect());
        });
        self.earlier = Earlier::Awaited(receiver);
    }
}

/// Comes back when earlier games are known; never where they are known already.
pub(super) async fn arrived(earlier: &mut Earlier) {
    match earlier {
        Earlier::Awaited(receiver) => *earlier = Earlier::Known(receiver.await.unwrap_or_default()),
        Earlier::Known(_) => std::future::pending().await,
    }
}
