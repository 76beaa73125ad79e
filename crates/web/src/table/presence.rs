//! Who is at the table: open streams, and when somebody was last seen.

use std::collections::HashMap;
use std::time::Duration;

use store::GuestId;
use tokio::time::Instant;

/// Who is here.
#[derive(Debug, Default)]
pub(super) struct Presence {
    guests: HashMap<GuestId, Attendance>,
    /// Streams of people without a name.
    strangers: usize,
    /// When somebody last looked, or did something.
    looked: Option<Instant>,
    /// Who is at the table at other servers, by their names.
    elsewhere: HashMap<String, Elsewhere>,
}

/// Who is at the table at another server.
#[derive(Debug, PartialEq, Eq)]
struct Elsewhere {
    players: Vec<GuestId>,
    watchers: usize,
    /// So long that is believed.
    until: Instant,
}

/// When somebody was last here, and by how many streams they are now.
#[derive(Debug)]
struct Attendance {
    streams: usize,
    seen: Instant,
    /// Whether the others were told that the time of grace is over.
    noted: bool,
}

impl Presence {
    /// A guest did something.
    pub(super) fn seen(&mut self, guest: GuestId) {
        let now = Instant::now();
        let entry = self.guests.entry(guest).or_insert(Attendance { streams: 0, seen: now, noted: false });
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

    /// Whether the guest has a stream open at this server.
    pub(super) fn has_stream(&self, guest: GuestId) -> bool {
        self.guests.get(&guest).is_some_and(|guest| guest.streams > 0)
    }

    /// Whether the guest's page is open.
    pub(super) fn is_here(&self, guest: GuestId) -> bool {
        self.has_stream(guest) || self.elsewhere_until(guest).is_some_and(|until| until > Instant::now())
    }

    /// So long the guest is believed to be at another server.
    fn elsewhere_until(&self, guest: GuestId) -> Option<Instant> {
        let there = self.elsewhere.values().filter(|server| server.players.contains(&guest));
        there.map(|server| server.until).max()
    }

    /// The players whose page is open at this server, and how many look on here.
    pub(super) fn here(&self, is_player: impl Fn(GuestId) -> bool) -> (Vec<GuestId>, usize) {
        let open = self.guests.iter().filter(|(_, entry)| entry.streams > 0).map(|(guest, _)| *guest);
        let (mut players, others): (Vec<GuestId>, Vec<GuestId>) = open.partition(|guest| is_player(*guest));
        players.sort_unstable();
        (players, others.len() + self.strangers)
    }

    /// Whether that server has said who is there.
    pub(super) fn knows(&self, server: &str) -> bool {
        self.elsewhere.contains_key(server)
    }

    /// Another server says who is there; whether that is something new.
    pub(super) fn hear(
        &mut self,
        server: String,
        players: Vec<GuestId>,
        watchers: usize,
        until: Instant,
    ) -> bool {
        let now = Instant::now();
        self.elsewhere.retain(|_, server| server.until > now);
        for &guest in &players {
            self.seen(guest);
        }
        let before = self.elsewhere.get(&server).map(|before| (before.players.clone(), before.watchers));
        let is_new = before != Some((players.clone(), watchers));
        // Who has gone from there is away from now on.
        for guest in before.map(|(players, _)| players).unwrap_or_default() {
            self.seen(guest);
        }
        self.elsewhere.insert(server, Elsewhere { players, watchers, until });
        is_new
    }

    /// Whether the guest has not been here for longer than the time of grace, or not at all.
    pub(super) fn is_gone(&self, guest: GuestId, grace: Duration) -> bool {
        let is_away = |guest: &Attendance| guest.streams == 0 && guest.seen.elapsed() >= grace;
        self.guests.get(&guest).is_none_or(is_away) && !self.is_here(guest)
    }

    /// How many look on whom `is_player` doesn't count.
    pub(super) fn watchers(&self, is_player: impl Fn(GuestId) -> bool) -> usize {
        let guests =
            self.guests.iter().filter(|(guest, entry)| entry.streams > 0 && !is_player(**guest)).count();
        let now = Instant::now();
        let elsewhere = self.elsewhere.values().filter(|server| server.until > now);
        guests + self.strangers + elsewhere.map(|server| server.watchers).sum::<usize>()
    }

    /// A guest who has not been seen since the table woke up is counted from now on.
    pub(super) fn expect(&mut self, guest: GuestId) {
        let now = Instant::now();
        self.guests.entry(guest).or_insert(Attendance { streams: 0, seen: now, noted: false });
    }

    /// When somebody's time of grace ends next.
    pub(super) fn next_grace(&self, grace: Duration) -> Option<Instant> {
        let away = self.guests.iter().filter(|(_, guest)| guest.streams == 0 && !guest.noted);
        away.map(|(id, guest)| self.grace_ends(*id, guest, grace)).min()
    }

    /// When somebody's time of grace ends: it does not run while they are at another server.
    fn grace_ends(&self, id: GuestId, guest: &Attendance, grace: Duration) -> Instant {
        let end = guest.seen + grace;
        self.elsewhere_until(id).map_or(end, |until| end.max(until))
    }

    /// Marks those whose time of grace is over; says whether there were any.
    pub(super) fn note_graces(&mut self, grace: Duration, now: Instant) -> bool {
        let is_over = |(id, guest): &(&GuestId, &Attendance)| {
            guest.streams == 0 && !guest.noted && self.grace_ends(**id, guest, grace) <= now
        };
        let over: Vec<GuestId> = self.guests.iter().filter(is_over).map(|(id, _)| *id).collect();
        for id in &over {
            if let Some(guest) = self.guests.get_mut(id) {
                guest.noted = true;
            }
        }
        !over.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRACE: Duration = Duration::from_secs(60);
    const ANNA: GuestId = 1;

    #[tokio::test(start_paused = true)]
    async fn who_is_at_another_server_is_here_until_nothing_is_heard_of_it() {
        let mut presence = Presence::default();
        presence.expect(ANNA);
        let until = Instant::now() + GRACE;
        assert!(presence.hear("b".to_owned(), vec![ANNA], 2, until));
        assert!(!presence.hear("b".to_owned(), vec![ANNA], 2, until), "that is nothing new");
        tokio::time::advance(GRACE - Duration::from_millis(1)).await;
        assert!(presence.is_here(ANNA) && !presence.is_gone(ANNA, Duration::ZERO));
        assert_eq!((presence.watchers(|_| true), presence.next_grace(Duration::ZERO)), (2, Some(until)));
        assert!(!presence.note_graces(GRACE, Instant::now()));
        assert!(presence.is_empty(), "nobody is here itself");
        tokio::time::advance(Duration::from_millis(1)).await;
        assert!(!presence.is_here(ANNA) && presence.is_gone(ANNA, GRACE));
        assert_eq!(presence.watchers(|_| true), 0);
        assert!(presence.note_graces(GRACE, Instant::now()), "the others are told");
        assert_eq!(presence.next_grace(GRACE), None);
    }

    #[tokio::test(start_paused = true)]
    async fn who_leaves_another_server_is_away_from_then_on() {
        let mut presence = Presence::default();
        let until = Instant::now() + 3 * GRACE;
        presence.hear("b".to_owned(), vec![ANNA], 0, until);
        tokio::time::advance(GRACE).await;
        assert!(presence.hear("b".to_owned(), Vec::new(), 0, until));
        assert!(!presence.is_here(ANNA) && !presence.is_gone(ANNA, GRACE));
        tokio::time::advance(GRACE).await;
        assert!(presence.is_gone(ANNA, GRACE));
    }
}
