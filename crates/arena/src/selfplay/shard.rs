//! Positions from games, as a file that is quick to read into arrays.
//!
//! A shard is a header and then columns, all numbers little-endian:
//!
//! | part | type | how many |
//! |---|---|---|
//! | `KAUPSHRD` | 8 bytes | |
//! | version of this format, version of the observation, inputs, actions, players | `u32` | 5 |
//! | positions, values, set inputs, legal actions | `u32` | 4 |
//! | length of the game's name, the name | `u32`, bytes | |
//! | the different values that inputs have | `f32` | values |
//! | set inputs of each position, legal actions of each position | `u16` | positions each |
//! | the number of each set input; which of the values it has | `u16` | set inputs each |
//! | the number of each legal action; how often a search tried it | `u16` | legal actions each |
//! | how the game's module rates each legal action, the best 0 | `f32` | legal actions |
//! | what each seat won of the game, its points | `f32` | positions × players each |
//!
//! Inputs that are not named are 0. Visits that are all 0 say that nobody searched, so there is nothing to learn of
//! actions, and the ratings are 0, too. Seats are counted clockwise from whose position it is, so the first is its own.

use std::collections::HashMap;
use std::fmt;

use bots::net::{inputs, read_row};
use bots::{Edition, Evaluate};
use game::{Scores, Seat, Viewer};

const MAGIC: &[u8; 8] = b"KAUPSHRD";

/// Raised when the format changes.
pub const SHARD_VERSION: u32 = 2;

/// Positions of games of one kind.
#[derive(Debug, Clone, PartialEq)]
pub struct Shard {
    game: &'static str,
    observation_version: u32,
    inputs: u32,
    actions: u32,
    players: u32,
    /// Whose ratings of actions are written down.
    module: Edition,
    values: Vec<f32>,
    set_counts: Vec<u16>,
    legal_counts: Vec<u16>,
    set: Vec<u16>,
    value_of_set: Vec<u16>,
    legal: Vec<u16>,
    visits: Vec<u16>,
    ratings: Vec<f32>,
    won: Vec<f32>,
    points: Vec<f32>,
    /// Where each value is among the values, by its bits.
    known: HashMap<u32, u16>,
    row: Vec<f32>,
    /// Whose positions wait for the end of their game.
    waiting: Vec<Seat>,
}

impl Shard {
    /// An empty shard.
    #[must_use]
    pub fn new<G: Evaluate>(players: usize, module: Edition) -> Shard {
        const { assert!(inputs::<G>() <= 1 << 16 && G::ACTION_COUNT <= 1 << 16) };
        Shard {
            game: G::NAME,
            observation_version: G::OBSERVATION_VERSION,
            inputs: inputs::<G>() as u32,
            actions: G::ACTION_COUNT as u32,
            players: players as u32,
            module,
            values: Vec::new(),
            set_counts: Vec::new(),
            legal_counts: Vec::new(),
            set: Vec::new(),
            value_of_set: Vec::new(),
            legal: Vec::new(),
            visits: Vec::new(),
            ratings: Vec::new(),
            won: Vec::new(),
            points: Vec::new(),
            known: HashMap::new(),
            row: vec![0.0; inputs::<G>()],
            waiting: Vec::new(),
        }
    }

    /// How many positions it has.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.set_counts.len()
    }

    /// Adds what `seat` sees and may do, and how often its search tried what; [`end`](Shard::end) says what came of it.
    /// Returns whether there was room for it: a position with more than 65,535 numbers of a kind is left out.
    pub fn add<G: Evaluate>(
        &mut self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        visits: impl Iterator<Item = (G::Action, u32)>,
    ) -> bool {
        let view = state.view(Viewer::Seat(seat));
        let (legal_from, set_from) = (self.legal.len(), self.set.len());
        for &action in legal {
            let Some(number) = G::number(&view, action) else { continue };
            self.legal.push(number as u16);
        }
        self.visits.resize(self.legal.len(), 0);
        self.ratings.resize(self.legal.len(), 0.0);
        let mut visits = visits.peekable();
        if visits.peek().is_some() {
            self.rate(state, seat, legal, legal_from);
        }
        for (action, visits) in visits {
            let Some(number) = G::number(&view, action) else { continue };
            let place = self.legal[legal_from..].iter().position(|&legal| u32::from(legal) == number);
            if let Some(place) = place {
                self.visits[legal_from + place] = u16::try_from(visits).unwrap_or(u16::MAX);
            }
        }
        let mut row = std::mem::take(&mut self.row);
        read_row(state, seat, &view, &mut row);
        for (number, &value) in row.iter().enumerate().filter(|&(_, &value)| value != 0.0) {
            let next = u16::try_from(self.values.len()).unwrap_or(u16::MAX);
            let place = *self.known.entry(value.to_bits()).or_insert(next);
            if place == next && usize::from(next) == self.values.len() {
                self.values.push(value);
            }
            self.set.push(number as u16);
            self.value_of_set.push(place);
        }
        self.row = row;
        let counts = [self.set.len() - set_from, self.legal.len() - legal_from].map(u16::try_from);
        let [Ok(set), Ok(legal)] = counts else {
            self.set.truncate(set_from);
            self.value_of_set.truncate(set_from);
            self.legal.truncate(legal_from);
            self.visits.truncate(legal_from);
            self.ratings.truncate(legal_from);
            return false;
        };
        self.set_counts.push(set);
        self.legal_counts.push(legal);
        self.waiting.push(seat);
        true
    }

    /// Writes down how the game's module rates the actions that have a number, from `from` on.
    fn rate<G: Evaluate>(&mut self, state: &G, seat: Seat, legal: &[G::Action], from: usize) {
        let view = state.view(Viewer::Seat(seat));
        let mut rated = Vec::with_capacity(legal.len());
        state.rate_by(self.module, seat, legal, &mut rated);
        let most = rated.iter().copied().fold(f32::MIN, f32::max);
        let numbered = legal.iter().zip(&rated).filter(|&(&action, _)| G::number(&view, action).is_some());
        for (place, (_, rating)) in self.ratings[from..].iter_mut().zip(numbered) {
            *place = rating - most;
        }
    }

    /// Says what came of the game whose positions were added since the last one ended; without scores they are dropped,
    /// because nobody knows what came of it.
    pub fn end(&mut self, scores: Option<&Scores>) {
        let players = self.players as usize;
        let waiting = std::mem::take(&mut self.waiting);
        let Some(scores) = scores else {
            self.drop_last(waiting.len());
            return;
        };
        for seat in waiting {
            for other in seat.clockwise(players) {
                self.won.push(scores.share(other) as f32);
                self.points.push(scores.of(other).map_or(0.0, |score| score.total as f32));
            }
        }
    }

    fn drop_last(&mut self, count: usize) {
        let keep = self.positions() - count;
        let sum = |counts: &[u16]| counts.iter().map(|&count| usize::from(count)).sum::<usize>();
        let (set, legal) = (sum(&self.set_counts[..keep]), sum(&self.legal_counts[..keep]));
        self.set_counts.truncate(keep);
        self.legal_counts.truncate(keep);
        self.set.truncate(set);
        self.value_of_set.truncate(set);
        self.legal.truncate(legal);
        self.visits.truncate(legal);
        self.ratings.truncate(legal);
    }

    /// How often each legal action of each position was tried.
    #[cfg(test)]
    pub(super) fn visits(&self) -> impl Iterator<Item = u32> {
        self.visits.iter().map(|&visits| u32::from(visits))
    }

    /// The file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        debug_assert!(self.waiting.is_empty(), "a game has not ended");
        let mut bytes = MAGIC.to_vec();
        let counts = [self.positions(), self.values.len(), self.set.len(), self.legal.len()];
        let head = [SHARD_VERSION, self.observation_version, self.inputs, self.actions, self.players];
        for number in head.into_iter().chain(counts.map(|count| count as u32)) {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend((self.game.len() as u32).to_le_bytes());
        bytes.extend(self.game.as_bytes());
        bytes.extend(self.values.iter().flat_map(|number| number.to_le_bytes()));
        for column in
            [&self.set_counts, &self.legal_counts, &self.set, &self.value_of_set, &self.legal, &self.visits]
        {
            bytes.extend(column.iter().flat_map(|number| number.to_le_bytes()));
        }
        for column in [&self.ratings, &self.won, &self.points] {
            bytes.extend(column.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} players), {} positions", self.game, self.players, self.positions())
    }
}
