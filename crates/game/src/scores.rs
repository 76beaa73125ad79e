//! Final scores with their sources, and the ranks that follow.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::seat::Seat;

/// Who a line of the final scores belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "String")]
pub enum Side {
    /// A player.
    Seat(Seat),
    /// The automatic opponent of a solo game.
    Automa,
}

impl From<Side> for String {
    fn from(side: Side) -> String {
        side.to_string()
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Side::Seat(seat) => seat.fmt(f),
            Side::Automa => f.write_str("automa"),
        }
    }
}

/// Points from one source; the source is a key such as `gold-coins`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Points {
    /// Where they come from.
    pub source: &'static str,
    /// How many.
    pub points: i32,
}

/// One side's final score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Whose score.
    pub side: Side,
    /// The sum of all sources.
    pub total: i32,
    /// 1 for a winner; sides that share a place have the same rank.
    pub rank: u8,
    /// The points by source, in the order in which they are counted.
    pub sources: ArrayVec<Points, 12>,
}

/// The final scores of a game, one for each side; no heap inside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Scores(pub ArrayVec<Score, 8>);

impl Scores {
    /// Scores of several sides, ranked by total, then by the key of each side's tie-break (higher is
    /// better); sides with equal totals and equal keys share their rank.
    #[must_use]
    pub fn ranked<K: Ord + Copy>(sides: impl IntoIterator<Item = (Side, ArrayVec<Points, 12>, K)>) -> Scores {
        let mut keys: ArrayVec<(i32, K), 8> = ArrayVec::new();
        let mut scores: ArrayVec<Score, 8> = ArrayVec::new();
        for (side, sources, tie_break) in sides {
            let total = sources.iter().map(|source| source.points).sum();
            keys.push((total, tie_break));
            scores.push(Score { side, total, rank: 0, sources });
        }
        for (score, key) in scores.iter_mut().zip(&keys) {
            let better = keys.iter().filter(|&other| Reverse(other) < Reverse(key)).count();
            score.rank = better as u8 + 1;
        }
        Scores(scores)
    }

    /// The score of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Score> {
        self.0.iter().find(|score| score.side == Side::Seat(seat))
    }

    /// The sides with rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Side> {
        self.0.iter().filter(|score| score.rank == 1).map(|score| score.side)
    }

    /// What a seat has won of the game: 1 for the only winner, a share for each of several, else 0.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.winners().count();
        match self.of(seat) {
            Some(score) if score.rank == 1 => 1.0 / winners as f64,
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(seat: usize, points: i32, tie_break: u8) -> (Side, ArrayVec<Points, 12>, u8) {
        let sources = ArrayVec::from_iter([Points { source: "cards", points }]);
        (Side::Seat(Seat::new(seat)), sources, tie_break)
    }

    #[test]
    fn ties_are_broken_by_the_key_and_shared_without_one() {
        let scores = Scores::ranked([side(0, 5, 1), side(1, 7, 0), side(2, 7, 2), side(3, 5, 1)]);
        let ranks: Vec<u8> = scores.0.iter().map(|score| score.rank).collect();
        assert_eq!(ranks, [3, 2, 1, 3]);
        assert_eq!(scores.share(Seat::new(2)), 1.0);
        assert_eq!(scores.share(Seat::new(1)), 0.0);
    }
}
