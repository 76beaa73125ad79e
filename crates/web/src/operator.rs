//! Who runs the server is known by a token, which is in a file that the servers are started with.
//!
//! A browser that has sent it gets a cookie that says until when it is believed, with a keyed hash of that: any server
//! with the same token knows it, and none has to remember it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::token::hex;

/// A shorter token could be guessed.
const SHORTEST: usize = 16;
/// A browser is believed for so long.
pub(crate) const SESSION: Duration = Duration::from_secs(12 * 60 * 60);

/// What the operator's token is known by.
#[derive(Clone, PartialEq, Eq)]
pub struct OperatorKey([u8; 32]);

/// Why that can't be an operator's token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an operator's token has at least {SHORTEST} characters, none of them blank")]
pub struct BadToken;

impl OperatorKey {
    /// The key of a token.
    ///
    /// # Errors
    /// If it is too short, or can't be sent in a header.
    pub fn new(token: &str) -> Result<OperatorKey, BadToken> {
        if token.len() < SHORTEST || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(BadToken);
        }
        Ok(OperatorKey(hash(token)))
    }

    /// Whether that is the token; takes the same time wherever it differs.
    pub(crate) fn is(&self, token: &str) -> bool {
        same(&self.0, &hash(token))
    }

    /// What a browser is believed by from now on.
    pub(crate) fn session(&self) -> String {
        let until = now() + SESSION.as_secs();
        format!("{until}.{}", hex(&self.mac(until)))
    }

    /// Whether a browser is to be believed.
    pub(crate) fn believes(&self, session: &str) -> bool {
        let Some((until, mac)) = session.split_once('.') else { return false };
        let Ok(until) = until.parse::<u64>() else { return false };
        same(hex(&self.mac(until)).as_bytes(), mac.as_bytes()) && now() < until
    }

    fn mac(&self, until: u64) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        mac.update(b"kaupang operator session 1");
        mac.update(&until.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}

impl std::fmt::Debug for OperatorKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OperatorKey(…)")
    }
}

fn hash(token: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"kaupang operator 1");
    hash.update(token.as_bytes());
    hash.finalize().into()
}

/// Whether two texts are the same, in a time that doesn't tell where they differ.
fn same(one: &[u8], two: &[u8]) -> bool {
    one.iter().zip(two).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0 && one.len() == two.len()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_and_no_other() {
        let key = OperatorKey::new("0123456789abcdef").unwrap();
        assert!(key.is("0123456789abcdef"));
        for other in ["", "0123456789abcde", "0123456789abcdeF", "0123456789abcdef "] {
            assert!(!key.is(other), "{other}");
        }
        for bad in ["", "short", "0123456789 abcdef", "0123456789abcdé"] {
            assert_eq!(OperatorKey::new(bad), Err(BadToken), "{bad}");
        }
        assert_eq!(format!("{key:?}"), "OperatorKey(…)");
    }

    #[test]
    fn a_browser_is_believed_until_then_and_by_the_same_token_only() {
        let key = OperatorKey::new("0123456789abcdef").unwrap();
        let session = key.session();
        assert!(key.believes(&session));
        assert!(!OperatorKey::new("fedcba9876543210").unwrap().believes(&session));
        let (until, mac) = session.split_once('.').unwrap();
        let later = until.parse::<u64>().unwrap() + 1;
        for other in
            [String::new(), until.to_owned(), format!("{later}.{mac}"), format!("{until}.{}", &mac[1..])]
        {
            assert!(!key.believes(&other), "{other}");
        }
        let past = now() - 1;
        assert!(!key.believes(&format!("{past}.{}", hex(&key.mac(past)))), "it has run out");
    }
}
