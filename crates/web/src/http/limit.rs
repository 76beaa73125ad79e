//! How often one guest, and one address, may post.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// So many seconds' worth may come at once.
const BURST: f64 = 3.0;
/// An address may be shared by a family.
const GUESTS_OF_ADDRESS: f64 = 8.0;
/// When more than this are remembered, those at rest are forgotten.
const REMEMBERED: usize = 10_000;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    Guest([u8; 32]),
    Address(IpAddr),
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
    buckets: Mutex<HashMap<Key, Bucket>>,
}

impl Limits {
    pub(crate) fn new(per_second: u32) -> Limits {
        Limits { per_second: f64::from(per_second.max(1)), buckets: Mutex::default() }
    }

    /// Whether one more post may come now.
    pub(crate) fn allow(&self, guest: Option<[u8; 32]>, address: Option<IpAddr>) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() > REMEMBERED {
            buckets.retain(|_, bucket| now.duration_since(bucket.filled).as_secs_f64() < BURST);
        }
        let guest = guest.map(|hash| (Key::Guest(hash), self.per_second));
        let address = address.map(|address| (Key::Address(address), self.per_second * GUESTS_OF_ADDRESS));
        // Both are asked, so that each counts every post.
        let asked: Vec<bool> =
            guest.into_iter().chain(address).map(|(key, rate)| take(&mut buckets, key, rate, now)).collect();
        asked.into_iter().all(|allowed| allowed)
    }
}

fn take(buckets: &mut HashMap<Key, Bucket>, key: Key, rate: f64, now: Instant) -> bool {
    let bucket = buckets.entry(key).or_insert(Bucket { tokens: rate * BURST, filled: now });
    let earned = now.duration_since(bucket.filled).as_secs_f64() * rate;
    bucket.tokens = (bucket.tokens + earned).min(rate * BURST);
    bucket.filled = now;
    if bucket.tokens < 1.0 {
        return false;
    }
    bucket.tokens -= 1.0;
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let limits = Limits::new(2);
        let allowed = (0..100).filter(|_| limits.allow(Some([1; 32]), None)).count();
        assert_eq!(allowed, 6);
        assert!(limits.allow(Some([2; 32]), None));
    }

    #[test]
    fn new_tokens_from_one_address_share_a_limit() {
        let limits = Limits::new(1);
        let address = Some(IpAddr::from([127, 0, 0, 1]));
        let allowed = (0..100).filter(|&guest| limits.allow(Some([guest; 32]), address)).count();
        assert_eq!(allowed, 24);
    }
}
