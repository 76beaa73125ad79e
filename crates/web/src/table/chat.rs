//! The chat of a table, and whose lines somebody doesn't want to see.

use store::{Guest, GuestId};

use crate::names::tidy;
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};
use crate::table::{CHAT, Done, Table};

impl Table {
    pub(super) async fn say(&mut self, guest: &Guest, line: &str) -> Outcome {
        let line = tidy(line, 500).ok_or(Refusal::bad(NoticePlace::Chat, "refuse-empty"))?;
        let stored = self.hall.store.add_chat(&self.row.id, guest, &line).await;
        let line = stored.map_err(|_| Refusal::new(Cause::Fault, NoticePlace::Chat, "refuse-fault"))?;
        if self.chat.len() >= CHAT as usize {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
        self.tell();
        Ok(Done::Here)
    }

    pub(super) async fn mute(&mut self, guest: &Guest, other: GuestId) -> Outcome {
        // Only who wrote something can be muted, so the list can't grow forever.
        if other == guest.id || !self.chat.iter().any(|line| line.guest == other) {
            return Err(Refusal::bad(NoticePlace::Chat, "refuse-mute"));
        }
        let stored = self.hall.store.mute(&self.row.id, guest.id, other).await;
        stored.map_err(|_| Refusal::new(Cause::Fault, NoticePlace::Chat, "refuse-fault"))?;
        self.mutes.insert((guest.id, other));
        self.tell();
        Ok(Done::Here)
    }

    pub(super) async fn unmute(&mut self, guest: &Guest, other: GuestId) -> Outcome {
        let stored = self.hall.store.unmute(&self.row.id, guest.id, other).await;
        stored.map_err(|_| Refusal::new(Cause::Fault, NoticePlace::Chat, "refuse-fault"))?;
        self.mutes.remove(&(guest.id, other));
        self.tell();
        Ok(Done::Here)
    }
}
