//! The chat of a table, and whose lines somebody doesn't want to see.

use std::time::Duration;

use store::{Guest, GuestId, Rate, StoreError};

use crate::names::tidy;
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};
use crate::table::{CHAT, Done, Table};

/// How much a guest may write on all servers of a database together: as much as on one. A single server counts in
/// memory.
fn chat_rate(posts_per_second: u32) -> Rate {
    let every = Duration::from_secs(40) / posts_per_second.max(1);
    Rate { every, burst: every.max(Duration::from_secs(20)) }
}

impl Table {
    pub(super) async fn say(&mut self, guest: &Guest, line: &str) -> Outcome {
        let line = tidy(line, 500).ok_or(Refusal::bad(NoticePlace::Chat, "refuse-empty"))?;
        let rate = self.hall.store.is_shared().then(|| chat_rate(self.hall.config.posts_per_second));
        let stored = self.hall.store.say(&self.row.id, guest, &line, rate).await;
        let line = stored.map_err(|error| match error {
            StoreError::TooOften { .. } => Refusal::new(Cause::Limit, NoticePlace::Chat, "sorry-too-many"),
            StoreError::Hushed => Refusal::forbidden(NoticePlace::Chat, "refuse-hushed"),
            _ => Refusal::new(Cause::Fault, NoticePlace::Chat, "refuse-fault"),
        })?;
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
