//! A guest is forgotten: they get up for all to see, and then every trace of their name goes.

use std::sync::Arc;

use game::Seat;
use store::{ERASED, Erasure, Guest, GuestTable, StoreError, TablePhase};
use words::Words;

use crate::entry::Entry;
use crate::hall::Hall;
use crate::table::{Act, Deed, Show};
use crate::token;

impl Hall {
    /// Forgets a guest at every table, and then altogether. If something fails in between, it can be asked for again.
    /// The tables that knew them.
    pub(crate) async fn erase(self: &Arc<Hall>, guest: &Guest) -> Result<Vec<String>, StoreError> {
        let tables = self.store.tables_that_know(guest.id).await?;
        for table in &tables {
            self.give_up_seat(guest, table).await?;
            let entries = names(&self.store.seats_of(&table.id, guest.id).await?, ERASED);
            self.store.erase_at(Erasure { table: table.id.clone(), guest: guest.id, entries }).await?;
            if let Some(handle) = self.awake(&table.id) {
                handle.ears().tell_anew();
            }
        }
        self.store.erase_guest(guest.id).await?;
        self.forget_list().await;
        Ok(tables.into_iter().map(|table| table.id).collect())
    }

    /// Before a game they get up; in a game a bot takes over for good, or the game ends where nobody else plays.
    async fn give_up_seat(self: &Arc<Hall>, guest: &Guest, table: &GuestTable) -> Result<(), StoreError> {
        let Some(row) = self.store.table(&table.id).await? else { return Ok(()) };
        let Some(seat) = row.table.seats.iter().find(|seat| seat.guest == Some(guest.id)) else {
            return Ok(());
        };
        let deeds = match row.phase {
            TablePhase::Waiting => vec![Deed::Rise],
            // Only who plays can give up.
            TablePhase::Playing if seat.bot.is_some() => vec![Deed::Back, Deed::Resign],
            TablePhase::Playing => vec![Deed::Resign],
            TablePhase::Over => Vec::new(),
        };
        for deed in deeds {
            let key = token::fresh::<16>().ok();
            let act =
                Act { guest: guest.clone(), words: Words::ENGLISH, deed, key, show: Show::PageIfRefused };
            // A table that can't be set up again is nobody's to play at; the name goes all the same.
            match self.ask(&table.id, act).await.map(|answer| answer.outcome) {
                Ok(Ok(_)) => {}
                Ok(Err(refusal)) => {
                    tracing::warn!(table = table.id, reason = refusal.key, "a seat is not given up");
                }
                Err(missing) => tracing::warn!(table = table.id, %missing, "a seat is not given up"),
            }
        }
        Ok(())
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
