//! Counts who is here, each up to a limit.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Lets in so many of each kind.
#[derive(Debug)]
pub(crate) struct Turnstile<K> {
    most: usize,
    inside: Mutex<HashMap<K, usize>>,
}

/// Somebody who came in; dropped, they have left.
#[derive(Debug)]
pub(crate) struct Inside<K: Eq + Hash> {
    turnstile: Arc<Turnstile<K>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Turnstile<K> {
    pub(crate) fn new(most: usize) -> Arc<Turnstile<K>> {
        Arc::new(Turnstile { most, inside: Mutex::default() })
    }

    /// One more of that kind, if there is room.
    pub(crate) fn enter(self: &Arc<Self>, key: K) -> Option<Inside<K>> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let count = inside.get(&key).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        inside.insert(key.clone(), count + 1);
        Some(Inside { turnstile: self.clone(), key })
    }
}

impl<K: Eq + Hash> Drop for Inside<K> {
    fn drop(&mut self) {
        let mut inside = self.turnstile.inside.lock().unwrap_or_else(PoisonError::into_inner);
        match inside.get_mut(&self.key) {
            Some(count) if *count > 1 => *count -= 1,
            // Nobody is remembered who is not here.
            _ => drop(inside.remove(&self.key)),
        }
    }
}

/// Whose an address is: that of one connection for IPv4, and for IPv6 the network, because a home has 2⁶⁴ of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_come_in_and_who_leaves_makes_room() {
        let turnstile = Turnstile::new(2);
        let first = turnstile.enter("a").unwrap();
        let second = turnstile.enter("a").unwrap();
        assert!(turnstile.enter("a").is_none());
        assert!(turnstile.enter("b").is_some(), "others are counted apart");
        drop(first);
        assert!(turnstile.enter("a").is_some());
        drop(second);
        assert!(turnstile.inside.lock().unwrap().is_empty(), "nobody is remembered who has left");
    }

    #[test]
    fn a_home_is_one_network_however_many_addresses_it_has() {
        let address = |text: &str| network(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3::1"), address("2001:db8:1:2:ffff::2"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_ne!(address("10.0.0.1"), address("10.0.0.2"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
    }
}
