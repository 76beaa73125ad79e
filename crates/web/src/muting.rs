//! A guest is muted by the operator: they write to no chat, and what they called themselves and their tables is not
//! shown any more. They are a number until they may speak, and then choose a name again.

use store::{GuestId, Hushed, Renaming, StoreError};
use words::{Value, Words};

use crate::erasing::names;
use crate::hall::Hall;
use crate::names::numbered;

impl Hall {
    /// Mutes a guest, or lets them speak again. Whether there is such a guest. If something fails in between, it can be
    /// asked for again.
    pub(crate) async fn mute(&self, guest: GuestId, hushed: Hushed) -> Result<bool, StoreError> {
        // From here on they choose no other name.
        if !self.store.hush(guest, hushed).await? {
            return Ok(false);
        }
        if hushed == Hushed::Yes {
            self.take_name(guest).await?;
        }
        Ok(true)
    }

    /// What is stored has no language: the number is told to each reader in theirs.
    async fn take_name(&self, guest: GuestId) -> Result<(), StoreError> {
        let name = Words::ENGLISH.show(&Value::from(numbered(guest)));
        self.store.call_guest(guest, &name).await?;
        for table in self.store.tables_that_know(guest).await? {
            let entries = names(&self.store.seats_of(&table.id, guest).await?, &name);
            let renaming = Renaming { table: table.id.clone(), guest, name: name.clone(), entries };
            self.store.call_guest_at(renaming).await?;
            self.outdate(&table.id);
        }
        self.forget_list().await;
        Ok(())
    }
}
