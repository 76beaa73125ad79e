//! The score sheet of the solo game: nine lines (SOLO-25).

use std::fmt;

use arrayvec::ArrayVec;
use game::{Scores, Side};
use serde::{Deserialize, Serialize};

/// The result of one solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SoloResult {
    /// The player's points.
    pub player: i32,
    /// The automa's points.
    pub automa: i32,
}

impl SoloResult {
    /// From the scores of a finished solo game.
    #[must_use]
    pub fn new(scores: &Scores) -> Option<SoloResult> {
        let total = |wanted| scores.0.iter().find(|score| score.side == wanted).map(|score| score.total);
        Some(SoloResult { player: total(Side::Seat(crate::Solo::PLAYER))?, automa: total(Side::Automa)? })
    }

    /// Whether the player won: a tie is not won (SOLO-23).
    #[must_use]
    pub fn is_won(self) -> bool {
        self.player > self.automa
    }
}

/// The last nine results, the oldest first (SOLO-25).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<SoloResult>", into = "Vec<SoloResult>")]
pub struct ScoreSheet(ArrayVec<SoloResult, { ScoreSheet::LINES }>);

impl ScoreSheet {
    /// How many lines the sheet has.
    pub const LINES: usize = 9;

    /// Writes a result down; the oldest line makes room.
    pub fn add(&mut self, result: SoloResult) {
        if self.0.is_full() {
            self.0.remove(0);
        }
        self.0.push(result);
    }

    /// The results, the oldest first.
    #[must_use]
    pub fn results(&self) -> &[SoloResult] {
        &self.0
    }
}

impl From<Vec<SoloResult>> for ScoreSheet {
    fn from(results: Vec<SoloResult>) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        results.into_iter().for_each(|result| sheet.add(result));
        sheet
    }
}

impl From<ScoreSheet> for Vec<SoloResult> {
    fn from(sheet: ScoreSheet) -> Vec<SoloResult> {
        sheet.0.to_vec()
    }
}

impl fmt::Display for ScoreSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "     player  automa")?;
        for (number, result) in (1..).zip(self.results()) {
            let won = if result.is_won() { "  won" } else { "" };
            writeln!(f, "{number:>3}  {:>6}  {:>6}{won}", result.player, result.automa)?;
        }
        Ok(())
    }
}
