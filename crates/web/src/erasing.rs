//! A guest is forgotten: they get up for all to see, and then every trace of their name goes.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use store::{ERASED, Erasure, Guest, GuestTable, StoreError, TablePhase};
use tokio::time::timeout;
use words::Words;

use crate::entry::Entry;
use crate::hall::{Hall, Missing};
use crate::table::{Act, Cause, Deed, Look, Show};
use crate::token;

/// A game whose players' browsers tell what goes into its dice begins within this time.
const TELLING: Duration = Duration::from_secs(60);

/// Why a guest is not forgotten yet. What was done until then stays done, and it can be asked for again.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotErased {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the seat at table {table} can't be given up now: {reason}")]
    SeatKept { table: String, reason: &'static str },
}

/// What came of something that somebody who is to be forgotten does at a table.
enum Tried {
    Done,
    /// With the name of the sentence.
    Refused(&'static str),
    /// There is no table to do it at.
    Nowhere,
}

impl Hall {
    /// Forgets a guest at every table, and then altogether. If something fails in between, it can be asked for again.
    /// The tables that knew them.
    pub(crate) async fn erase(self: &Arc<Hall>, guest: &Guest) -> Result<Vec<String>, NotErased> {
        let tables = self.store.tables_that_know(guest.id).await?;
        for table in &tables {
            self.give_up_seat(guest, table).await?;
            let entries = names(&self.store.seats_of(&table.id, guest.id).await?, ERASED);
            self.store.erase_at(Erasure { table: table.id.clone(), guest: guest.id, entries }).await?;
            self.outdate(&table.id);
        }
        self.store.erase_guest(guest.id).await?;
        self.forget_list().await;
        Ok(tables.into_iter().map(|table| table.id).collect())
    }

    /// Before a game they get up; in a game a bot takes over for good, or the game ends where nobody else plays.
    async fn give_up_seat(self: &Arc<Hall>, guest: &Guest, table: &GuestTable) -> Result<(), NotErased> {
        let Some(row) = self.store.table(&table.id).await? else { return Ok(()) };
        let Some(seat) = row.table.seats.iter().find(|seat| seat.guest == Some(guest.id)) else {
            return Ok(());
        };
        let id = &table.id;
        let tried = match row.phase {
            TablePhase::Over => Tried::Done,
            TablePhase::Waiting => match self.try_for(guest, id, Deed::Rise).await? {
                // It has begun meanwhile, or is about to: what browsers have promised counts for the dice, so that
                // nobody can get up any more.
                Tried::Refused("refuse-begun") => {
                    self.until_begun(id).await?;
                    self.try_for(guest, id, Deed::Resign).await?
                }
                tried => tried,
            },
            TablePhase::Playing => {
                if seat.bot.is_some() {
                    // Only who plays can give up.
                    self.try_for(guest, id, Deed::Back).await?;
                }
                self.try_for(guest, id, Deed::Resign).await?
            }
        };
        if let Tried::Refused(reason) = tried {
            tracing::warn!(table = id, reason, "a seat is not given up");
        }
        Ok(())
    }

    /// Does something for somebody who is to be forgotten. What can't be done now is an error; what can never be done
    /// keeps nobody from being forgotten.
    async fn try_for(self: &Arc<Hall>, guest: &Guest, table: &str, deed: Deed) -> Result<Tried, NotErased> {
        let (guest, key) = (guest.clone(), token::fresh::<16>().ok());
        let act = Act { guest, words: Words::ENGLISH, deed, key, show: Show::PageIfRefused };
        match self.ask(table, act).await.map(|answer| answer.outcome) {
            Ok(Ok(_)) => Ok(Tried::Done),
            Ok(Err(refusal)) if matches!(refusal.cause, Cause::Fault | Cause::Stale) => {
                Err(NotErased::SeatKept { table: table.to_owned(), reason: refusal.key })
            }
            Ok(Err(refusal)) => Ok(Tried::Refused(refusal.key)),
            Err(Missing::Store(error)) => Err(error.into()),
            // A table that can't be set up again is nobody's to play at; the name goes all the same.
            Err(missing) => {
                tracing::warn!(table, %missing, "a seat is not given up");
                Ok(Tried::Nowhere)
            }
        }
    }

    /// Comes back when the game of a table has begun. It begins by itself when the time to tell what goes into its dice
    /// is over; before, whoever ends it could choose among the dice.
    async fn until_begun(self: &Arc<Hall>, table: &str) -> Result<(), NotErased> {
        let begun = async {
            loop {
                let mut visit = self.table(table).await?.enter(None).await?;
                while visit.news.has_changed().is_ok() {
                    visit.news.mark_unchanged();
                    let look = self.ask(table, Look { guest: None, words: Words::ENGLISH }).await?;
                    if look.value()["stage"] != "waiting" {
                        return Ok(());
                    }
                    // An error says that the table went to sleep; it is woken again.
                    let _ = visit.news.changed().await;
                }
            }
        };
        match timeout(TELLING, begun).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(Missing::Store(error))) => Err(error.into()),
            // It is tried all the same what can be done there.
            Ok(Err(_)) => Ok(()),
            Err(_) => Err(NotErased::SeatKept { table: table.to_owned(), reason: "its game does not begin" }),
        }
    }
}

/// The entries that tell a name, and what they say with another one.
pub(crate) fn names(seats: &[(u8, String)], other: &str) -> Vec<(String, String)> {
    let entries = |(seat, name): &(u8, String)| {
        let (seat, name) = (Seat::new(usize::from(*seat)), name.clone());
        [Entry::Sit, Entry::Rise, Entry::Free]
            .map(|entry| (entry(seat, name.clone()).to_string(), entry(seat, other.to_owned()).to_string()))
    };
    seats.iter().flat_map(entries).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_with_a_name_is_found() {
        let names = names(&[(1, "Anna \"the\" Bold".into())], ERASED);
        assert_eq!(names.len(), 3);
        assert_eq!(names[0], ("sit P2 \"Anna \\\"the\\\" Bold\"".into(), "sit P2 \"–\"".into()));
    }
}
