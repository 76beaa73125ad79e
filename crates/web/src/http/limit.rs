//! How often one guest, and one address, may ask for something.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::GuestId;

use crate::turnstile::network;

/// An address may be shared by a family.
pub(crate) const GUESTS_OF_ADDRESS: f64 = 8.0;
/// When more than this are remembered, those at rest are forgotten.
const REMEMBERED: usize = 10_000;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum LimitKey {
    /// A guest by the hash of a token, whether or not anybody has that token.
    Token([u8; 32]),
    Guest(GuestId),
    Address(IpAddr),
}

/// Who asks.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Asker {
    pub(crate) token: Option<[u8; 32]>,
    pub(crate) guest: Option<GuestId>,
    pub(crate) address: Option<IpAddr>,
}

#[derive(Debug, Clone, Copy)]
struct Bucket {
    tokens: f64,
    filled: Instant,
}

/// A bucket of tokens for every guest and address.
#[derive(Debug)]
pub(crate) struct Limits {
    per_second: f64,
    /// At most this many seconds' worth comes at once.
    burst: f64,
    buckets: Mutex<HashMap<LimitKey, Bucket>>,
}

impl Limits {
    pub(crate) fn new(per_second: f64, burst: f64) -> Limits {
        Limits { per_second, burst, buckets: Mutex::default() }
    }

    /// Takes what it costs.
    ///
    /// # Errors
    /// How long to wait, if there was too much.
    pub(crate) fn take(&self, asker: Asker, cost: f64) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() > REMEMBERED {
            buckets.retain(|_, bucket| now.duration_since(bucket.filled).as_secs_f64() < self.burst);
        }
        let token = asker.token.map(|hash| (LimitKey::Token(hash), self.per_second));
        let guest = asker.guest.map(|guest| (LimitKey::Guest(guest), self.per_second));
        let address = asker.address.map(network);
        let address =
            address.map(|address| (LimitKey::Address(address), self.per_second * GUESTS_OF_ADDRESS));
        // All are asked, so that each counts everything.
        let waits = token.into_iter().chain(guest).chain(address).map(|(key, rate)| {
            let full = rate * self.burst;
            let bucket = buckets.entry(key).or_insert(Bucket { tokens: full, filled: now });
            bucket.take(rate, full, cost.min(full), now)
        });
        match waits.max() {
            Some(wait) if wait > Duration::ZERO => Err(wait),
            _ => Ok(()),
        }
    }
}

impl Limits {
    /// Gives back what was taken: it was not what is limited here.
    pub(crate) fn give_back(&self, asker: Asker, cost: f64) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let token = asker.token.map(LimitKey::Token);
        let keys = token.into_iter().chain(asker.guest.map(LimitKey::Guest));
        for key in keys.chain(asker.address.map(network).map(LimitKey::Address)) {
            // No bucket gets fuller than full: the next who takes sees to that.
            if let Some(bucket) = buckets.get_mut(&key) {
                bucket.tokens += cost;
            }
        }
    }
}

impl Bucket {
    /// How long it takes until the bucket has so much; nothing if it had, and it is taken.
    fn take(&mut self, rate: f64, full: f64, cost: f64, now: Instant) -> Duration {
        let earned = now.duration_since(self.filled).as_secs_f64() * rate;
        self.tokens = (self.tokens + earned).min(full);
        self.filled = now;
        if self.tokens < cost {
            return Duration::from_secs_f64((cost - self.tokens) / rate).max(Duration::from_millis(1));
        }
        self.tokens -= cost;
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(token: u8) -> Asker {
        Asker { token: Some([token; 32]), ..Asker::default() }
    }

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let limits = Limits::new(2.0, 3.0);
        let allowed = (0..100).filter(|_| limits.take(token(1), 1.0).is_ok()).count();
        assert_eq!(allowed, 6);
        assert!(limits.take(token(2), 1.0).is_ok());
    }

    #[test]
    fn new_tokens_from_one_address_share_a_limit() {
        let limits = Limits::new(1.0, 3.0);
        for (address, others) in [("127.0.0.1", "127.0.0.1"), ("2001:db8::1", "2001:db8::2")] {
            let asker = |number: u8| {
                let address = if number.is_multiple_of(2) { address } else { others };
                Asker { address: address.parse().ok(), ..token(number) }
            };
            let allowed = (0..100).filter(|&number| limits.take(asker(number), 1.0).is_ok()).count();
            assert_eq!(allowed, 24);
        }
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let limits = Limits::new(1.0, 3.0);
        for _ in 0..50 {
            assert!(limits.take(token(1), 3.0).is_ok());
            limits.give_back(token(1), 3.0);
        }
    }

    #[test]
    fn what_costs_more_is_had_less_often_and_the_time_to_wait_is_told() {
        let limits = Limits::new(2.0, 3.0);
        assert_eq!((0..10).filter(|_| limits.take(token(1), 3.0).is_ok()).count(), 2);
        let wait = limits.take(token(1), 3.0).unwrap_err();
        assert!(wait > Duration::from_millis(1400) && wait <= Duration::from_millis(1500), "{wait:?}");
        // Whatever costs more than a bucket holds can be had from a full one.
        assert!(limits.take(token(2), 100.0).is_ok());
    }
}
