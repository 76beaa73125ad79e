//! Guests who came lately. Of a file they are not looked up again with every click, because nobody but its one server
//! changes what is in it. Of a database that several servers have, they are what is left where it doesn't answer: whom
//! another server has changed is forgotten when it says so, and all of them when its news may have been lost.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::rows::{Guest, GuestId};

/// At most so many are known; then all are looked up again.
const MOST: usize = 4096;

/// Guests by the hashes of their tokens.
#[derive(Debug, Default)]
pub(crate) struct KnownGuests(Mutex<Cache>);

#[derive(Debug, Default)]
struct Cache {
    guests: HashMap<[u8; 32], Guest>,
    /// How often guests have changed.
    changes: u64,
}

/// How often guests had changed when somebody was looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment(u64);

impl KnownGuests {
    /// The guest whose token has this hash, if they came lately.
    pub(crate) fn find(&self, token_hash: &[u8; 32]) -> Option<Guest> {
        self.lock().guests.get(token_hash).cloned()
    }

    /// The moment from which somebody is looked up.
    pub(crate) fn moment(&self) -> Moment {
        Moment(self.lock().changes)
    }

    /// Keeps somebody who was looked up, unless guests have changed since that moment.
    pub(crate) fn keep(&self, token_hash: &[u8; 32], guest: &Guest, since: Moment) {
        let mut known = self.lock();
        if Moment(known.changes) != since {
            return;
        }
        if known.guests.len() >= MOST {
            known.guests.clear();
        }
        known.guests.insert(*token_hash, guest.clone());
    }

    /// That token is nobody's.
    pub(crate) fn forget_token(&self, token_hash: &[u8; 32]) {
        self.lock().guests.remove(token_hash);
    }

    /// A guest has another name or token now.
    pub(crate) fn forget(&self, guest: GuestId) {
        let mut known = self.lock();
        known.changes += 1;
        known.guests.retain(|_, known| known.id != guest);
    }

    /// Whoever it is may have another name or token now.
    pub(crate) fn forget_all(&self) {
        let mut known = self.lock();
        known.changes += 1;
        known.guests.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Cache> {
        // What is in it is whole after every step.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(id: GuestId) -> Guest {
        Guest { id, name: format!("Anna {id}") }
    }

    /// Looks somebody up, while something happens.
    fn look_up(known: &KnownGuests, token: u8, id: GuestId, meanwhile: impl FnOnce()) {
        let since = known.moment();
        meanwhile();
        known.keep(&[token; 32], &guest(id), since);
    }

    #[test]
    fn who_was_looked_up_is_known_until_they_change() {
        let known = KnownGuests::default();
        look_up(&known, 1, 1, || ());
        look_up(&known, 2, 2, || ());
        assert_eq!(known.find(&[1; 32]), Some(guest(1)));
        assert_eq!(known.find(&[3; 32]), None, "somebody else");
        known.forget(1);
        assert_eq!((known.find(&[1; 32]), known.find(&[2; 32])), (None, Some(guest(2))));
        known.forget_all();
        assert_eq!(known.find(&[2; 32]), None);
    }

    #[test]
    fn who_was_looked_up_before_a_change_is_not_kept_after_it() {
        let known = KnownGuests::default();
        look_up(&known, 1, 1, || known.forget(1));
        assert_eq!(known.find(&[1; 32]), None);
        look_up(&known, 1, 1, || known.forget_all());
        assert_eq!(known.find(&[1; 32]), None);
    }

    #[test]
    fn a_token_that_is_nobodys_is_not_known() {
        let known = KnownGuests::default();
        look_up(&known, 1, 1, || ());
        known.forget_token(&[1; 32]);
        assert_eq!(known.find(&[1; 32]), None);
    }

    #[test]
    fn only_so_many_are_known() {
        let known = KnownGuests::default();
        for number in 0..=MOST {
            let mut hash = [0; 32];
            hash[..8].copy_from_slice(&(number as u64).to_be_bytes());
            known.keep(&hash, &guest(1), known.moment());
        }
        assert_eq!(known.lock().guests.len(), 1);
    }
}
