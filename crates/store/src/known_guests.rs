//! Guests who came lately, so that nobody is looked up with every click.
//!
//! Only for a file: nobody but its one server changes what is in it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::rows::Guest;

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

/// What was known when somebody was looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment(u64);

impl KnownGuests {
    /// The guest whose token has this hash; or the moment from which they are looked up.
    pub(crate) fn find(&self, token_hash: &[u8; 32]) -> Result<Guest, Moment> {
        let known = self.lock();
        known.guests.get(token_hash).cloned().ok_or(Moment(known.changes))
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

    /// Some guests have another name or token now.
    pub(crate) fn forget(&self) {
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

    fn anna() -> Guest {
        Guest { id: 1, name: "Anna".into() }
    }

    #[test]
    fn who_was_looked_up_is_known_until_guests_change() {
        let known = KnownGuests::default();
        let since = known.find(&[1; 32]).unwrap_err();
        known.keep(&[1; 32], &anna(), since);
        assert_eq!(known.find(&[1; 32]), Ok(anna()));
        assert!(known.find(&[2; 32]).is_err(), "somebody else");
        known.forget();
        assert!(known.find(&[1; 32]).is_err());
    }

    #[test]
    fn who_was_looked_up_before_a_change_is_not_kept_after_it() {
        let known = KnownGuests::default();
        let since = known.find(&[1; 32]).unwrap_err();
        known.forget();
        known.keep(&[1; 32], &anna(), since);
        assert!(known.find(&[1; 32]).is_err());
    }

    #[test]
    fn only_so_many_are_known() {
        let known = KnownGuests::default();
        for number in 0..=MOST {
            let mut hash = [0; 32];
            hash[..8].copy_from_slice(&(number as u64).to_be_bytes());
            let since = known.find(&hash).unwrap_err();
            known.keep(&hash, &anna(), since);
        }
        assert_eq!(known.lock().guests.len(), 1);
    }
}
