//! Several servers have one table: what another one has stored is read from the store and shown, and who wanted to
//! store something at the same moment begins anew from there.
//!
//! The streams of the table go on meanwhile: the task, who is here, and what was posted stay.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::{Actor, Origin, Seat};
use store::{Changes, Guest, StoreError};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, timeout};

use crate::entry::Entry;
use crate::hall::{Hall, Missing, locked};
use crate::table::refusal::Outcome;
use crate::table::{CHAT, CatchUp, Cause, Deed, NoticePlace, Question, Refusal, Table, TableFault};

/// So often what somebody wants is tried where other servers are first again and again.
pub(super) const TRIES: usize = 8;
/// So long after a failure it is tried again.
const BREATH: Duration = Duration::from_millis(500);

/// Whoever asks for the table waits no longer for a store that doesn't say what is new of it: it is shown as it was.
const SOON: Duration = Duration::from_secs(1);
/// For so long nobody waits for such a store again.
const SILENCE: Duration = Duration::from_secs(2);

/// At most this many whispers wait for a table; they are said again from time to time.
const WHISPERS: usize = 256;

/// What the other servers have told of a table since it last looked.
#[derive(Debug, Default)]
pub(crate) struct Ears {
    news: Notify,
    /// Whether another server has written to it.
    is_behind: AtomicBool,
    /// Whether what was written at it before is another by now.
    is_outdated: AtomicBool,
    /// Whether its lease was given back.
    is_free: AtomicBool,
    /// What is not stored: the server, and what it says.
    whispers: Mutex<VecDeque<(String, String)>>,
}

impl Ears {
    /// Another server has written to the table.
    pub(crate) fn tell(&self) {
        self.is_behind.store(true, Ordering::Relaxed);
        self.news.notify_one();
    }

    /// What was written at the table before is another by now.
    pub(crate) fn tell_anew(&self) {
        self.is_outdated.store(true, Ordering::Relaxed);
        self.news.notify_one();
    }

    /// Whether what was written at the table before is another by now, and it was not read again yet.
    pub(crate) fn is_outdated(&self) -> bool {
        self.is_outdated.load(Ordering::Relaxed)
    }

    /// Another server no longer looks after its bots and clocks.
    pub(crate) fn tell_free(&self) {
        self.is_free.store(true, Ordering::Relaxed);
        self.news.notify_one();
    }

    /// Another server says something that is not stored.
    pub(crate) fn whisper(&self, server: &str, text: &str) {
        let mut whispers = locked(&self.whispers);
        if whispers.len() >= WHISPERS {
            whispers.pop_front();
        }
        whispers.push_back((server.to_owned(), text.to_owned()));
        drop(whispers);
        self.news.notify_one();
    }

    /// What was whispered, the oldest first.
    pub(super) fn whispers(&self) -> VecDeque<(String, String)> {
        std::mem::take(&mut *locked(&self.whispers))
    }

    /// Comes back when there are news.
    pub(super) async fn news(&self) {
        self.news.notified().await;
    }
}

impl Hall {
    /// Lets a table hear what other servers have acknowledged, where there may be any, and then asks it. So nobody sees
    /// a table that is older than what they were answered, whichever server they reach.
    pub(crate) async fn ask_as_stored<Q: Question>(
        self: &Arc<Hall>,
        id: &str,
        question: Q,
    ) -> Result<Q::Answer, Missing> {
        self.catch_up(id).await?;
        self.ask(id, question).await
    }

    /// Lets a table hear what other servers have acknowledged, where there may be any.
    pub(crate) async fn catch_up(self: &Arc<Hall>, id: &str) -> Result<(), Missing> {
        if self.store.is_shared() { self.ask(id, CatchUp).await } else { Ok(()) }
    }
}

impl Table {
    /// Heeds what other servers have told.
    pub(super) async fn heed_news(&mut self) {
        if self.ears.is_free.swap(false, Ordering::Relaxed) {
            self.forget_their_lease();
            self.schedule();
        }
        let is_behind = self.ears.is_behind.swap(false, Ordering::Relaxed);
        if self.ears.is_outdated.swap(false, Ordering::Relaxed) {
            self.read_anew().await;
        } else if is_behind {
            self.catch_up().await;
        }
        // They are about the table as it is by now.
        self.heed_whispers().await;
    }

    /// Shows the table as it is stored by now, all of it.
    async fn read_anew(&mut self) {
        match self.read_again().await {
            Ok(()) => self.show_anew(),
            // Nothing was touched yet.
            Err(TableFault::Missing(Missing::Store(error))) => {
                tracing::debug!(table = self.row.id, %error, "a table can't be read again yet");
                self.after_a_breath(Ears::tell_anew);
            }
            // The table's loop asks for it.
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Tells the table something again, once the database may be back.
    fn after_a_breath(&self, tell: fn(&Ears)) {
        let ears = self.ears.clone();
        tokio::spawn(async move {
            sleep(BREATH).await;
            tell(&ears);
        });
    }

    /// Shows what another server has done.
    async fn catch_up(&mut self) {
        let changes = self.hall.store.changes(&self.row.id, self.session.length(), CHAT).await;
        self.heed_changes(changes).await;
    }

    /// The same at once, because somebody asks who may know more than has been heard here: what was acknowledged to
    /// them by another server is in the store, but the news of it may still be on their way.
    pub(super) async fn catch_up_at_once(&mut self) {
        if !self.hall.store.is_shared() || self.silent_until.is_some_and(|until| Instant::now() < until) {
            return;
        }
        // What is heard from now on may be newer than what is read.
        let was_behind = self.ears.is_behind.swap(false, Ordering::Relaxed);
        let changes = self.hall.store.changes(&self.row.id, self.session.length(), CHAT);
        let changes = timeout(SOON, changes).await.unwrap_or(Err(StoreError::NoAnswer));
        self.silent_until = changes.is_err().then(|| Instant::now() + SILENCE);
        // A store that says nothing is asked again only where there is something to be heard.
        if changes.is_ok() || was_behind {
            self.heed_changes(changes).await;
        }
    }

    /// Shows what has changed, if anything has.
    async fn heed_changes(&mut self, changes: Result<Changes, StoreError>) {
        match changes {
            // No table loses its seats, unless it was deleted; then there is nothing left to be read.
            Ok(changes) if changes.seats.is_empty() && !self.seats.is_empty() => {
                let _ = self.begin_anew().await;
            }
            Ok(changes) if self.is_news(&changes) => match self.take_over(changes) {
                Ok(()) => self.show_anew(),
                // What can't be folded in may be sound from its beginning, as after an update.
                Err(fault) => {
                    tracing::warn!(table = self.row.id, %fault, "what another server has stored is read again");
                    let _ = self.begin_anew().await;
                }
            },
            Ok(_) => {}
            Err(error) => {
                tracing::debug!(table = self.row.id, %error, "what another server has stored can't be read yet");
                self.after_a_breath(Ears::tell);
            }
        }
    }

    fn is_news(&self, changes: &Changes) -> bool {
        !changes.entries.is_empty()
            || changes.seats != self.seats
            || !changes.chat.iter().eq(&self.chat)
            || seats_of(&changes.holders) != self.holders
            || HashSet::from_iter(changes.mutes.iter().copied()) != self.mutes
    }

    fn take_over(&mut self, changes: Changes) -> Result<(), TableFault> {
        for line in &changes.entries {
            let entry: Entry = line.entry.parse()?;
            if let Entry::Rematch(table) = &entry {
                self.rematch = Some(table.clone());
            }
            if let (Some((Actor::Seat(seat), _)), Origin::Chosen) = (entry.step(), entry.origin())
                && let Some(guest) = self.seats.get(seat.index()).and_then(|row| row.guest)
            {
                self.presence.seen(guest);
            }
            self.session.fold(&entry)?;
        }
        self.session.all_is_stored();
        self.seats = changes.seats;
        self.holders = seats_of(&changes.holders);
        self.chat = changes.chat.into();
        self.mutes = changes.mutes.into_iter().collect();
        self.expect_players();
        Ok(())
    }

    /// Whether there is no such table any more: the operator has deleted it.
    pub(super) fn is_deleted(&self) -> bool {
        matches!(self.fault, Some(TableFault::Missing(Missing::Unknown)))
    }

    /// The table is another one for everybody who looks.
    fn show_anew(&mut self) {
        self.drop_past_hints();
        self.schedule();
        self.tell();
    }

    /// Carries out what a guest wants. Where another server was first, it is wanted of the table as it is then: what
    /// answered a position that is past is refused for that.
    ///
    /// Nothing is refused only because it wasn't heard yet what another server has acknowledged.
    pub(super) async fn carry_out_from_here(&mut self, guest: &Guest, deed: Deed) -> Outcome {
        // A step of the game has a number, which tells whether it answers what is stored; nothing else has one.
        let mut is_up_to_date = !deed.goes_on();
        if is_up_to_date {
            self.catch_up_at_once().await;
        }
        for _ in 0..TRIES {
            if self.fault.is_some() {
                return Err(Refusal::new(Cause::Fault, NoticePlace::Game, "refuse-fault"));
            }
            self.was_late = false;
            let outcome = self.carry_out(guest, deed.clone()).await;
            if outcome.is_err() && !self.was_late && self.fault.is_none() && !is_up_to_date {
                is_up_to_date = true;
                let known = *self.news.borrow();
                self.catch_up_at_once().await;
                if *self.news.borrow() != known {
                    continue;
                }
            }
            if !self.was_late || self.fault.is_some() {
                return outcome;
            }
        }
        Err(late())
    }

    /// Another server was first: nothing of this was stored, and the table goes on from what is.
    pub(super) async fn begin_anew(&mut self) -> Outcome {
        self.was_late = true;
        match self.read_again().await {
            Ok(()) => {
                self.show_anew();
                Err(late())
            }
            Err(fault) => {
                self.fault = Some(fault);
                Err(Refusal::new(Cause::Fault, NoticePlace::Game, "refuse-fault"))
            }
        }
    }

    /// Reads the whole table from the store, with what is still to be done at it.
    async fn read_again(&mut self) -> Result<(), TableFault> {
        let mut tries = TRIES;
        loop {
            let stored = Table::load(self.hall.clone(), &self.row.id).await?;
            self.row = stored.row;
            self.session = stored.session;
            self.seats = stored.seats;
            self.holders = stored.holders;
            self.chat = stored.chat;
            self.mutes = stored.mutes;
            self.rematch = stored.rematch;
            self.opens = None;
            self.expect_players();
            let pending = self.session.loaded();
            self.fold_in(pending.as_slice())?;
            match self.save(&[], None).await {
                Err(fault) if fault.is_late() && tries > 0 => tries -= 1,
                saved => return saved,
            }
        }
    }
}

fn late() -> Refusal {
    Refusal::new(Cause::Stale, NoticePlace::Act, "refuse-stale")
}

fn seats_of(holders: &[(store::GuestId, u8)]) -> HashMap<store::GuestId, Seat> {
    holders.iter().map(|&(guest, seat)| (guest, Seat::new(usize::from(seat)))).collect()
}
