//! Random names, tokens, and the links that open a seat.

use std::net::IpAddr;

use game::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::GuestId;

/// The system gave no random numbers.
#[derive(Debug, Clone, thiserror::Error)]
#[error("the system gives no random numbers: {0}")]
pub(crate) struct NoRandomness(#[from] getrandom::Error);

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A token or id that can't be guessed: `N` random bytes in hexadecimal digits.
pub(crate) fn fresh<const N: usize>() -> Result<String, NoRandomness> {
    Ok(hex(&random::<N>()?))
}

/// Whether that can be the id of a table: nobody asks the store for what can't.
pub(crate) fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"kaupang guest 1");
    hash.update(token.as_bytes());
    hash.finalize().into()
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The key that seat links are made with: whoever has the link has the seat, and no link has to be kept.
#[derive(Clone)]
pub(crate) struct LinkKey([u8; 32]);

impl LinkKey {
    pub(crate) fn new(key: &[u8]) -> LinkKey {
        LinkKey(Sha256::digest(key).into())
    }

    /// The token of a seat: a keyed hash (HMAC-SHA-256) of table, seat and whose seat it is. Whoever takes a free seat
    /// gets another token by that, which nobody else knows.
    pub(crate) fn seat(&self, table: &str, seat: Seat, owner: Option<GuestId>) -> String {
        let mut hash = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        hash.update(table.as_bytes());
        hash.update(&[0, seat.index() as u8]);
        if let Some(owner) = owner {
            hash.update(&owner.to_be_bytes());
        }
        hex(&hash.finalize().into_bytes()[..16])
    }

    /// What an address is known by in the store, so that nobody who reads it knows the address.
    pub(crate) fn address(&self, address: IpAddr) -> [u8; 32] {
        let mut hash = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        hash.update(b"kaupang address 1");
        hash.update(address.to_string().as_bytes());
        hash.finalize().into_bytes().into()
    }

    /// Whether `token` opens the seat; takes the same time wherever it differs.
    pub(crate) fn opens(&self, table: &str, seat: Seat, owner: Option<GuestId>, token: &str) -> bool {
        let expected = self.seat(table, seat, owner);
        let differences = expected.bytes().zip(token.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
        differences == 0 && expected.len() == token.len()
    }
}

impl std::fmt::Debug for LinkKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LinkKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_opens_its_own_seat_only() {
        let key = LinkKey::new(b"key");
        let (seat, other) = (Seat::new(1), Seat::new(2));
        let token = key.seat("table", seat, None);
        assert!(key.opens("table", seat, None, &token));
        assert!(!key.opens("table", other, None, &token));
        assert!(!key.opens("other", seat, None, &token));
        assert!(!LinkKey::new(b"other").opens("table", seat, None, &token));
        assert!(!key.opens("table", seat, None, &token[1..]));
        assert!(!key.opens("table", seat, None, ""));
        // Once somebody sits there, only their own link opens it.
        assert!(!key.opens("table", seat, Some(7), &token));
        let own = key.seat("table", seat, Some(7));
        assert!(key.opens("table", seat, Some(7), &own));
        assert!(!key.opens("table", seat, Some(8), &own) && !key.opens("table", seat, None, &own));
    }

    #[test]
    fn a_link_that_was_given_out_stays_good() {
        let (key, seat) = (LinkKey::new(b"key"), Seat::new(1));
        assert_eq!(key.seat("table", seat, None), "aca71045271fcbf79a839fcd67c47ab8");
        assert_eq!(key.seat("table", seat, Some(7)), "d99fd26a09317bb030c5d9b70a3b5afd");
    }

    #[test]
    fn an_address_is_known_by_the_same_key_only() {
        let address = |text: &str| LinkKey::new(b"key").address(text.parse().unwrap());
        assert_eq!(address("10.0.0.1"), address("10.0.0.1"));
        assert_ne!(address("10.0.0.1"), address("10.0.0.2"));
        assert_ne!(address("10.0.0.1"), LinkKey::new(b"other").address("10.0.0.1".parse().unwrap()));
    }

    #[test]
    fn tokens_differ() {
        assert_ne!(fresh::<16>().unwrap(), fresh::<16>().unwrap());
        assert_eq!(fresh::<16>().unwrap().len(), 32);
    }
}
