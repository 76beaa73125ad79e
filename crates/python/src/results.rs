//! What a finished game is worth to its seats.

use game::{Scores, Seat, Side};
use pyo3::prelude::*;

use crate::fault::BadOption;

/// How a result becomes a number for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reward {
    /// 1 for the winner, shared by those who share the first place; 0 for all others.
    Win,
    /// From 1 for the first place down to -1 for the last, the automa's counted.
    Rank,
    /// The own points less those of the best other side.
    Difference,
    /// The own points.
    Score,
}

impl Reward {
    /// The scheme with this name.
    pub(crate) fn named(name: &str) -> PyResult<Reward> {
        match name {
            "win" => Ok(Reward::Win),
            "rank" => Ok(Reward::Rank),
            "difference" => Ok(Reward::Difference),
            "score" => Ok(Reward::Score),
            other => {
                let other = game::notation::shortened(other);
                Err(BadOption::new_err(format!(
                    "there is no reward '{other}'; there are: win, rank, difference, score"
                )))
            }
        }
    }

    /// What the scores are worth to a seat.
    pub(crate) fn of(self, scores: &Scores, seat: Seat) -> f32 {
        let Some(own) = scores.0.iter().find(|score| score.side == Side::Seat(seat)) else { return 0.0 };
        let with_rank = |rank: u8| scores.0.iter().filter(|score| score.rank == rank).count() as f32;
        match self {
            Reward::Win if own.rank == 1 => 1.0 / with_rank(1),
            Reward::Win => 0.0,
            Reward::Rank => {
                // Who shares a place has the middle of the places that they share.
                let place = f32::from(own.rank - 1) + (with_rank(own.rank) - 1.0) / 2.0;
                let last = scores.0.len() as f32 - 1.0;
                if last > 0.0 { 1.0 - 2.0 * place / last } else { 1.0 }
            }
            Reward::Difference => {
                let others = scores.0.iter().filter(|score| score.side != own.side).map(|score| score.total);
                (own.total - others.max().unwrap_or(0)) as f32
            }
            Reward::Score => own.total as f32,
        }
    }
}

/// A seat's total and rank; a game that was broken off has neither.
pub(crate) fn total_and_rank(scores: Option<&Scores>, seat: Seat) -> (i32, i32) {
    let score = scores.and_then(|scores| scores.0.iter().find(|score| score.side == Side::Seat(seat)));
    score.map_or((0, 0), |score| (score.total, i32::from(score.rank)))
}
