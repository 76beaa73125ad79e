//! Fair dice: all chance of a table comes from a secret seed that was promised before the game.
//!
//! When a table opens, the server shows the [`commitment`](Fair::commitment) of its secret. Players may
//! add words of their own, and each seat's browser a number of 32 bytes, its nonce: it [promises](promise) the nonce
//! while others still may, and tells it when nobody can promise any more. When the game is over the secret is shown,
//! and anybody can draw the chance of the record again:
//!
//! 1. `commitment = SHA-256("kaupang commitment 1" ‖ secret)`, the secret being 32 bytes.
//! 2. `promise = SHA-256("kaupang nonce 1" ‖ nonce)` for each seat that promised one.
//! 3. Where no seat promised anything, `mix = SHA-256("kaupang mix 1" ‖ secret ‖ for each contribution in order: its
//!    length in bytes as 8 bytes little-endian ‖ its bytes)`.
//! 4. Where one did, `mix = SHA-256("kaupang mix 2" ‖ secret ‖ the number of contributions as 8 bytes little-endian ‖
//!    the contributions as above ‖ for each seat that promised, by its number: that number, from 1, as a byte ‖ the
//!    byte 1 and the nonce, or the byte 0 and the promise if the nonce was never told)`.
//! 5. The n-th chance action of the record, counted from 0, is drawn by [`Game::sample`](crate::Game::sample)
//!    from ChaCha8 with the key `SHA-256("kaupang chance 1" ‖ mix ‖ n as 8 bytes little-endian)`.
//!
//! What that protects from, and what it doesn't, is said in `docs/fair-dice.md`.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::notation::ParseError;
use crate::random::{self, TableRng};
use crate::seat::Seat;

/// 32 bytes, written as 64 hexadecimal digits: a secret seed, or the promise of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes32(pub [u8; 32]);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Bytes32 {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Bytes32, ParseError> {
        let error = || ParseError::new(text, "64 hexadecimal digits");
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(error());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |digit: u8| char::from(digit).to_digit(16).ok_or_else(error);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Bytes32(bytes))
    }
}

/// What the browser of a seat adds to the chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// The seat.
    pub seat: Seat,
    /// The promise of its nonce, given while others could still give theirs.
    pub promise: Bytes32,
    /// The nonce, told when nobody could promise any more; none if it was not told in time.
    pub nonce: Option<Bytes32>,
}

impl Share {
    /// Whether the nonce, if it was told, is the one that was promised.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.nonce.is_none_or(|nonce| promise(nonce) == self.promise)
    }
}

/// The source of a table's chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fair {
    secret: Bytes32,
    mix: [u8; 32],
}

impl Fair {
    /// From a secret and the players' contributions.
    #[must_use]
    pub fn new<'a>(secret: Bytes32, contributions: impl IntoIterator<Item = &'a str>) -> Fair {
        let mut hash = Sha256::new();
        hash.update(b"kaupang mix 1");
        hash.update(secret.0);
        for contribution in contributions {
            hash.update((contribution.len() as u64).to_le_bytes());
            hash.update(contribution.as_bytes());
        }
        Fair { secret, mix: hash.finalize().into() }
    }

    /// The same where the browsers of seats have promised something, too. They count in the order of the seats.
    #[must_use]
    pub fn with_shares<'a>(
        secret: Bytes32,
        contributions: impl ExactSizeIterator<Item = &'a str>,
        shares: &[Share],
    ) -> Fair {
        if shares.is_empty() {
            return Fair::new(secret, contributions);
        }
        let mut hash = Sha256::new();
        hash.update(b"kaupang mix 2");
        hash.update(secret.0);
        hash.update((contributions.len() as u64).to_le_bytes());
        for contribution in contributions {
            hash.update((contribution.len() as u64).to_le_bytes());
            hash.update(contribution.as_bytes());
        }
        let mut shares = shares.to_vec();
        shares.sort_by_key(|share| share.seat);
        for Share { seat, promise, nonce } in shares {
            hash.update([seat.index() as u8 + 1, u8::from(nonce.is_some())]);
            hash.update(nonce.unwrap_or(promise).0);
        }
        Fair { secret, mix: hash.finalize().into() }
    }

    /// From a number that somebody typed, so that a game can be had again.
    #[must_use]
    pub fn from_number(number: u64) -> Fair {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&number.to_le_bytes());
        Fair::new(Bytes32(secret), [])
    }

    /// The secret, to be shown when the game is over.
    #[must_use]
    pub fn secret(&self) -> Bytes32 {
        self.secret
    }

    /// The promise of the secret, to be shown before the game.
    #[must_use]
    pub fn commitment(&self) -> Bytes32 {
        commitment(self.secret)
    }

    /// The generator of the table's `n`-th chance action, counted from 0.
    #[must_use]
    pub fn rng(&self, n: u64) -> TableRng {
        let mut hash = Sha256::new();
        hash.update(b"kaupang chance 1");
        hash.update(self.mix);
        hash.update(n.to_le_bytes());
        random::table(hash.finalize().into())
    }
}

/// The promise of `secret`.
#[must_use]
pub fn commitment(secret: Bytes32) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(b"kaupang commitment 1");
    hash.update(secret.0);
    Bytes32(hash.finalize().into())
}

/// The promise of the `nonce` of a seat's browser.
#[must_use]
pub fn promise(nonce: Bytes32) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(b"kaupang nonce 1");
    hash.update(nonce.0);
    Bytes32(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Draw;

    #[test]
    fn hexadecimal_reads_back() {
        let bytes = Bytes32([0xa7; 32]);
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        assert!("a7".parse::<Bytes32>().is_err());
        assert!("é".repeat(32).parse::<Bytes32>().is_err());
    }

    #[test]
    fn contributions_change_the_dice_but_not_the_promise() {
        let plain = Fair::from_number(1);
        let mixed = Fair::new(plain.secret(), ["hello", "world"]);
        let split = Fair::new(plain.secret(), ["hellow", "orld"]);
        assert_eq!(plain.commitment(), mixed.commitment());
        let roll = |fair: &Fair| fair.rng(0).below(1_000_000);
        assert_ne!(roll(&plain), roll(&mixed));
        assert_ne!(roll(&mixed), roll(&split));
    }

    fn share(seat: usize, byte: u8) -> Share {
        let nonce = Bytes32([byte; 32]);
        Share { seat: Seat::new(seat), promise: promise(nonce), nonce: Some(nonce) }
    }

    #[test]
    fn every_share_changes_the_dice_and_so_does_one_that_is_withheld() {
        let secret = Bytes32([1; 32]);
        let roll = |words: &[&str], shares: &[Share]| {
            Fair::with_shares(secret, words.iter().copied(), shares).rng(0).below(1_000_000)
        };
        let withheld = Share { nonce: None, ..share(1, 8) };
        let all = [
            roll(&[], &[]),
            roll(&[], &[share(0, 7)]),
            roll(&[], &[share(1, 7)]),
            roll(&[], &[share(0, 7), share(1, 8)]),
            roll(&[], &[share(0, 7), withheld]),
            roll(&["a"], &[share(0, 7), share(1, 8)]),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!all[..index].contains(one), "{index} of {all:?}");
        }
        assert_eq!(roll(&[], &[share(1, 8), share(0, 7)]), roll(&[], &[share(0, 7), share(1, 8)]));
        assert_eq!(roll(&["a"], &[]), Fair::new(secret, ["a"]).rng(0).below(1_000_000));
    }

    #[test]
    fn a_promise_is_kept_by_its_own_nonce_alone() {
        assert!(share(0, 7).is_kept());
        assert!(Share { nonce: None, ..share(0, 7) }.is_kept());
        assert!(!Share { nonce: Some(Bytes32([8; 32])), ..share(0, 7) }.is_kept());
    }

    #[test]
    fn the_way_from_secret_and_nonces_to_dice_never_changes() {
        let shares = [share(0, 7), Share { nonce: None, ..share(2, 8) }];
        let fair = Fair::with_shares(Bytes32([1; 32]), ["a"].into_iter(), &shares);
        let rolls: Vec<u32> = (0..6).map(|n| fair.rng(n).below(6) + 1).collect();
        assert_eq!(rolls, GOLDEN_ROLLS_OF_SHARES);
        assert_eq!(promise(Bytes32([7; 32])).to_string(), GOLDEN_PROMISE);
    }

    const GOLDEN_ROLLS_OF_SHARES: [u32; 6] = [6, 4, 2, 3, 2, 3];
    const GOLDEN_PROMISE: &str = "4b17a7f296322f4eeb235632b264df14caa0900d7a7c3d63e2b296de1d9b0f61";

    #[test]
    fn the_way_from_secret_to_dice_never_changes() {
        let fair = Fair::new(Bytes32([1; 32]), ["a"]);
        let rolls: Vec<u32> = (0..6).map(|n| fair.rng(n).below(6) + 1).collect();
        assert_eq!(rolls, GOLDEN_ROLLS);
        assert_eq!(fair.commitment().to_string(), GOLDEN_COMMITMENT);
    }

    const GOLDEN_ROLLS: [u32; 6] = [2, 3, 2, 1, 6, 1];
    const GOLDEN_COMMITMENT: &str = "46f26ce37dd95ea160250076864963a3d9535cd44fc60d4c80135a519b3aff1f";
}
