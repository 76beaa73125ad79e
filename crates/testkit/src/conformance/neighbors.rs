//! Actions that are probably not legal: seen elsewhere, or a changed notation of a legal one.

use std::collections::BTreeSet;

use game::Game;
use game::random::{Draw, FastRng};

/// Actions seen in the games so far, at most a few hundred.
#[derive(Debug)]
pub(super) struct Pool<G: Game> {
    actions: Vec<G::Action>,
    known: BTreeSet<G::Action>,
}

impl<G: Game> Pool<G> {
    const LIMIT: usize = 400;

    pub(super) fn new() -> Pool<G> {
        Pool { actions: Vec::new(), known: BTreeSet::new() }
    }

    pub(super) fn add(&mut self, action: G::Action, rng: &mut FastRng) {
        if self.known.contains(&action) {
            return;
        }
        if self.actions.len() < Pool::<G>::LIMIT {
            self.actions.push(action);
        } else {
            let place = rng.below(self.actions.len() as u32) as usize;
            let dropped = std::mem::replace(&mut self.actions[place], action);
            self.known.remove(&dropped);
        }
        self.known.insert(action);
    }

    pub(super) fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// `action` with something changed in its notation, where that is still a notation.
    pub(super) fn neighbor(&self, action: G::Action, rng: &mut FastRng) -> Option<G::Action> {
        let text = action.to_string();
        let changed = match rng.below(4) {
            0 => self.with_word_of_another(&text, rng)?,
            1 => with_number_changed(&text, rng)?,
            2 => self.with_letter_of_another(&text, rng)?,
            _ => with_letters_swapped(&text, rng)?,
        };
        changed.parse().ok()
    }

    fn another(&self, rng: &mut FastRng) -> Option<String> {
        (!self.actions.is_empty()).then(|| rng.pick(&self.actions).to_string())
    }

    fn with_word_of_another(&self, text: &str, rng: &mut FastRng) -> Option<String> {
        let other = self.another(rng)?;
        let mut words: Vec<&str> = text.split(' ').collect();
        let place = rng.below(words.len() as u32) as usize;
        words[place] = other.split(' ').nth(place)?;
        Some(words.join(" "))
    }

    fn with_letter_of_another(&self, text: &str, rng: &mut FastRng) -> Option<String> {
        let letters: Vec<char> = self.another(rng)?.chars().collect();
        let mut changed: Vec<char> = text.chars().collect();
        let place = rng.below(changed.len() as u32) as usize;
        changed[place] = rng.pick(&letters);
        Some(changed.into_iter().collect())
    }
}

fn with_number_changed(text: &str, rng: &mut FastRng) -> Option<String> {
    let digits: Vec<usize> =
        text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(place, _)| place).collect();
    if digits.is_empty() {
        return None;
    }
    let place = rng.pick(&digits);
    let digit = char::from(b'0' + rng.below(10) as u8);
    Some(format!("{}{digit}{}", &text[..place], &text[place + 1..]))
}

fn with_letters_swapped(text: &str, rng: &mut FastRng) -> Option<String> {
    let mut letters: Vec<char> = text.chars().collect();
    if letters.len() < 2 {
        return None;
    }
    let place = rng.below(letters.len() as u32 - 1) as usize;
    letters.swap(place, place + 1);
    Some(letters.into_iter().collect())
}
