//! Random names, tokens, and the links that open a seat.

use game::Seat;
use sha2::{Digest, Sha256};
use store::GuestId;

/// The system gave no random numbers.
#[derive(Debug, Clone, thiserror::Error)]
#[error("the system gives no random numbers: {0}")]
pub(crate) struct NoRandomness(String);

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| NoRandomness(error.to_string()))?;
    Ok(bytes)
}

/// A token or id that can't be guessed: `N` random bytes in hexadecimal digits.
pub(crate) fn fresh<const N: usize>() -> Result<String, NoRandomness> {
    Ok(hex(&random::<N>()?))
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"kaupang guest 1");
    hash.update(token.as_bytes());
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The key that seat links are made with: whoever has the link has the seat, and no link has to be kept.
#[derive(Clone)]
pub(crate) struct LinkKey([u8; 32]);

impl LinkKey {
    pub(crate) fn new(key: &[u8]) -> LinkKey {
        LinkKey(Sha256::digest(key).into())
    }

    /// The token of a seat: a keyed hash (HMAC-SHA-256) of table, seat and whose seat it is. Whoever takes a free seat gets another
    /// token by that, which nobody else knows.
    pub(crate) fn seat(&self, table: &str, seat: Seat, owner: Option<GuestId>) -> String {
        let pad = |byte: u8| {
            let mut block = [byte; 64];
            block.iter_mut().zip(self.0).for_each(|(padded, key)| *padded ^= key);
            block
        };
        let mut inner = Sha256::new();
        inner.update(pad(0x36));
        inner.update(table.as_bytes());
        inner.update([0, seat.index() as u8]);
        if let Some(owner) = owner {
            inner.update(owner.to_be_bytes());
        }
        let mut outer = Sha256::new();
        outer.update(pad(0x5c));
        outer.update(inner.finalize());
        hex(&outer.finalize()[..16])
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
    fn tokens_differ() {
        assert_ne!(fresh::<16>().unwrap(), fresh::<16>().unwrap());
        assert_eq!(fresh::<16>().unwrap().len(), 32);
    }
}
