//! Fair dice: all chance of a table comes from a secret seed that was promised before the game.
//!
//! When a table opens, the server shows the [`commitment`](Fair::commitment) of its secret. Players may
//! add words of their own. When the game is over the secret is shown, and anybody can draw the chance of
//! the record again:
//!
//! 1. `commitment = SHA-256("kaupang commitment 1" ‖ secret)`, the secret being 32 bytes.
//! 2. `mix = SHA-256("kaupang mix 1" ‖ secret ‖ for each contribution in order: its length in bytes as 8
//!    bytes little-endian ‖ its bytes)`.
//! 3. The n-th chance action of the record, counted from 0, is drawn by [`Game::sample`](crate::Game::sample)
//!    from ChaCha8 with the key `SHA-256("kaupang chance 1" ‖ mix ‖ n as 8 bytes little-endian)`.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::notation::ParseError;
use crate::random::{self, TableRng};

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
