//! Counting lengths, scores and wins, in whole numbers, so that no order of adding changes the result.

use game::playout::Length;
use game::{Game, Side, Turn};

use crate::observer::Observer;

/// One whole win in the unit of [`SideTally::wins`]; it can be shared by up to eight sides without a rest.
pub const WIN: u64 = 840;

/// How many, their sum, and what else mean and deviation need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moments {
    /// How many numbers were added.
    pub count: u64,
    /// Their sum.
    pub sum: i128,
    /// The sum of their squares.
    pub squares: i128,
    /// The least of them.
    pub min: i64,
    /// The greatest of them.
    pub max: i64,
}

impl Default for Moments {
    fn default() -> Moments {
        Moments { count: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN }
    }
}

impl Moments {
    /// Adds a number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
        self.min = self.min.min(number);
        self.max = self.max.max(number);
    }

    /// Adds all numbers of `other`.
    pub fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// The mean, if there are any numbers.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard deviation of the sample, if there are at least two numbers.
    #[must_use]
    pub fn deviation(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let count = i128::from(self.count);
        // In whole numbers up to the last step: the difference of two large floats would lose digits.
        let spread = count * self.squares - self.sum * self.sum;
        Some((spread as f64 / (count as f64 * (count - 1) as f64)).sqrt())
    }
}

/// What one side got in all finished games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideTally {
    /// A seat, or the automa.
    pub side: Side,
    /// Its final scores.
    pub score: Moments,
    /// Its wins in units of 1/[`WIN`]: of a game won by two sides each gets half.
    pub wins: u64,
}

/// The observer that counts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games that came to their end.
    pub finished: u64,
    /// Games stopped at the cap; they count in no other figure but the two totals.
    pub unfinished: u64,
    /// Decisions of all games, unfinished ones too.
    pub all_decisions: u64,
    /// Actions of chance of all games, unfinished ones too.
    pub all_chances: u64,
    /// Decisions of a finished game.
    pub decisions: Moments,
    /// Actions of chance of a finished game.
    pub chances: Moments,
    /// What each side got.
    pub sides: Vec<SideTally>,
}

impl Tally {
    fn side(&mut self, side: Side) -> &mut SideTally {
        let index = match self.sides.iter().position(|tally| tally.side == side) {
            Some(index) => index,
            None => {
                self.sides.push(SideTally { side, score: Moments::default(), wins: 0 });
                self.sides.len() - 1
            }
        };
        &mut self.sides[index]
    }
}

impl<G: Game> Observer<G> for Tally {
    fn after(&mut self, state: &G, length: Length) {
        self.all_decisions += length.decisions;
        self.all_chances += length.chances;
        let scores = match state.score() {
            Some(scores) if state.turn() == Turn::Over => scores,
            _ => {
                self.unfinished += 1;
                return;
            }
        };
        self.finished += 1;
        self.decisions.add(length.decisions as i64);
        self.chances.add(length.chances as i64);
        let winners = scores.winners().count().max(1) as u64;
        for score in &scores.0 {
            let tally = self.side(score.side);
            tally.score.add(i64::from(score.total));
            if score.rank == 1 {
                tally.wins += WIN / winners;
            }
        }
    }

    fn merge(&mut self, later: Tally) {
        self.finished += later.finished;
        self.unfinished += later.unfinished;
        self.all_decisions += later.all_decisions;
        self.all_chances += later.all_chances;
        self.decisions.merge(&later.decisions);
        self.chances.merge(&later.chances);
        for other in &later.sides {
            let tally = self.side(other.side);
            tally.score.merge(&other.score);
            tally.wins += other.wins;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments(numbers: &[i64]) -> Moments {
        let mut moments = Moments::default();
        numbers.iter().for_each(|&number| moments.add(number));
        moments
    }

    #[test]
    fn mean_and_deviation_are_those_of_a_sample() {
        let moments = moments(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(moments.mean(), Some(5.0));
        assert!((moments.deviation().unwrap() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((moments.min, moments.max), (2, 9));
    }

    #[test]
    fn nothing_has_no_mean_and_one_number_no_deviation() {
        assert_eq!(Moments::default().mean(), None);
        assert_eq!(moments(&[3]).deviation(), None);
    }

    #[test]
    fn merging_is_adding_all() {
        let mut first = moments(&[1, -5]);
        first.merge(&moments(&[]));
        first.merge(&moments(&[8, 2]));
        assert_eq!(first, moments(&[1, -5, 8, 2]));
    }
}
