//! What seats add to the dice before the game: words, and promises of their browsers.

use std::collections::HashMap;

use game::fair::Bytes32;
use game::{BySeat, Seat};

use crate::session::{Session, SessionError, Stage};

/// What was added, as far as the table has to know.
#[derive(Debug, Default)]
pub(super) struct DiceShares {
    /// How many words whoever sits there has given from each seat.
    words: BySeat<usize, { Seat::LIMIT }>,
    /// How many words were given in all, also by those who have got up since.
    all_words: usize,
    /// Who has sat down on each seat last, by name; the log names no guests.
    sitters: HashMap<Seat, String>,
    /// How many words were given under each name, on whichever seats.
    words_named: HashMap<String, usize>,
    /// How many promises each seat's browser has given.
    promises: BySeat<usize, { Seat::LIMIT }>,
    /// Whether no browser can promise anything any more.
    is_locked: bool,
    /// What their browsers promise to add to the dice of the rematch.
    promised_again: BySeat<Option<Bytes32>, { Seat::LIMIT }>,
}

impl DiceShares {
    /// No browser can promise anything any more.
    pub(super) fn lock(&mut self) {
        self.is_locked = true;
    }
}

impl Session {
    pub(super) fn add_dice_word(&mut self, seat: Seat, word: &str) {
        self.dice.words[seat] += 1;
        self.dice.all_words += 1;
        if let Some(name) = self.dice.sitters.get(&seat) {
            *self.dice.words_named.entry(name.clone()).or_default() += 1;
        }
        self.play.game_mut().contribute(word);
    }

    /// A promise for the dice of this game before it begins, for those of the rematch later.
    pub(super) fn add_promise(&mut self, seat: Seat, promise: Bytes32) {
        if self.stage == Stage::Waiting {
            self.dice.promises[seat] += 1;
            self.play.game_mut().promise(seat, Some(promise));
        } else {
            self.dice.promised_again[seat] = Some(promise);
        }
    }

    /// A browser tells what it has promised.
    pub(super) fn reveal(&mut self, seat: Seat, nonce: Bytes32) -> Result<(), SessionError> {
        let is_promised = self.play.game_mut().reveal(seat, nonce);
        if is_promised { Ok(()) } else { Err(SessionError::OtherNonce(seat)) }
    }

    /// Whoever sits there now has given and promised nothing there.
    pub(super) fn forget_shares(&mut self, seat: Seat, sitter: &str) {
        self.dice.sitters.insert(seat, sitter.to_owned());
        self.dice.words[seat] = 0;
        self.dice.promises[seat] = 0;
        self.play.game_mut().promise(seat, None);
    }

    /// How many promises for the dice the browser of `seat` has given.
    pub(crate) fn promises_of(&self, seat: Seat) -> usize {
        self.dice.promises[seat]
    }

    /// Whether no browser can promise anything for the dice any more.
    pub(crate) fn is_locked(&self) -> bool {
        self.dice.is_locked
    }

    /// What the browser of `seat` promises to add to the dice of the rematch.
    pub(crate) fn promised_again(&self, seat: Seat) -> Option<Bytes32> {
        self.dice.promised_again[seat]
    }

    /// How many words for the dice whoever sits on `seat` has given there.
    pub(crate) fn dice_words_of(&self, seat: Seat) -> usize {
        self.dice.words[seat]
    }

    /// How many words for the dice were given under that name, on whichever seats.
    pub(crate) fn dice_words_named(&self, name: &str) -> usize {
        self.dice.words_named.get(name).copied().unwrap_or(0)
    }

    /// How many words for the dice were given in all.
    pub(crate) fn all_dice_words(&self) -> usize {
        self.dice.all_words
    }
}
