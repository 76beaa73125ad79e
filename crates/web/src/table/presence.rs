//! Who is at the table: open streams, and when somebody was last seen.

use std::collections::HashMap;
use std::time::Duration;

use store::GuestId;
use tokio::time::Instant;

/// Who is here.
#[derive(Debug, Default)]
pub(super) struct Presence {
    guests: HashMap<GuestId, Guest>,
    /// Streams of people without a name.
    strangers: usize,
    /// When somebody last looked, or did something.
    looked: Option<Instant>,
}

#[derive(Debug)]
struct Guest {
    streams: usize,
    seen: Instant,
    /// Whether the others were told that the time of grace is over.
    noted: bool,
}

impl Presence {
    /// A guest did something.
    pub(super) fn seen(&mut self, guest: GuestId) {
        let now = Instant::now();
        let entry = self.guests.entry(guest).or_insert(Guest { streams: 0, seen: now, noted: false });
        entry.seen = now;
        entry.noted = false;
    }

    /// A stream was opened.
    pub(super) fn enter(&mut self, guest: Option<GuestId>) {
        let Some(guest) = guest else {
            self.strangers += 1;
            return;
        };
        self.seen(guest);
        if let Some(entry) = self.guests.get_mut(&guest) {
            entry.streams += 1;
        }
    }

    /// A stream was closed.
    pub(super) fn exit(&mut self, guest: Option<GuestId>) {
        let Some(guest) = guest else {
            self.strangers = self.strangers.saturating_sub(1);
            return;
        };
        self.seen(guest);
        if let Some(entry) = self.guests.get_mut(&guest) {
            entry.streams = entry.streams.saturating_sub(1);
        }
    }

    /// Somebody looks, whoever it is.
    pub(super) fn look(&mut self) {
        self.looked = Some(Instant::now());
    }

    /// Whether anybody has looked within that time, or has the page open.
    pub(super) fn is_watched(&self, within: Duration) -> bool {
        !self.is_empty() || self.looked.is_some_and(|at| at.elapsed() < within)
    }

    /// Whether no stream is open.
    pub(super) fn is_empty(&self) -> bool {
        self.strangers == 0 && self.guests.values().all(|guest| guest.streams == 0)
    }

    /// Whether the guest's page is open.
    pub(super) fn is_here(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|guest| guest.streams > 0)
    }

    /// Whether the guest has not been here for longer than the time of grace, or not at all.
    pub(super) fn is_gone(&self, guest: GuestId, grace: Duration) -> bool {
        self.guests.get(&guest).is_none_or(|guest| guest.streams == 0 && guest.seen.elapsed() >= grace)
    }

    /// How many look on whom `is_player` doesn't count.
    pub(super) fn watchers(&self, is_player: impl Fn(GuestId) -> bool) -> usize {
        let guests =
            self.guests.iter().filter(|(guest, entry)| entry.streams > 0 && !is_player(**guest)).count();
        guests + self.strangers
    }

    /// A guest who has not been seen since the table woke up is counted from now on.
    pub(super) fn expect(&mut self, guest: GuestId) {
        let now = Instant::now();
        self.guests.entry(guest).or_insert(Guest { streams: 0, seen: now, noted: false });
    }

    /// When somebody's time of grace ends next.
    pub(super) fn next_grace(&self, grace: Duration) -> Option<Instant> {
        let away = self.guests.values().filter(|guest| guest.streams == 0 && !guest.noted);
        away.map(|guest| guest.seen + grace).min()
    }

    /// Marks those whose time of grace is over; says whether there were any.
    pub(super) fn note_graces(&mut self, grace: Duration, now: Instant) -> bool {
        let mut any = false;
        for guest in self.guests.values_mut() {
            if guest.streams == 0 && !guest.noted && guest.seen + grace <= now {
                guest.noted = true;
                any = true;
            }
        }
        any
    }
}
