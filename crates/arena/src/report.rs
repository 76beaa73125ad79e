//! The figures of a simulation, ready to be shown or written as JSON.

use std::time::Duration;

use bots::BotSpec;
use game::{Game, Options, Side};
use serde::Serialize;

use crate::simulation::Simulation;
use crate::tally::{Moments, SideTally, Tally, WIN};

/// The figures of a simulation. All but [`Timing`] are the same for the same seed, unless a bot thinks by
/// the clock.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// The options, in one line.
    pub options: String,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many of them came to their end.
    pub finished: u64,
    /// How many were stopped at the cap. They count for no score and no win.
    pub unfinished: u64,
    /// The cap: the most decisions of a game.
    pub cap: u64,
    /// Decisions of a finished game.
    pub decisions: Spread,
    /// Actions of chance of a finished game.
    pub chances: Spread,
    /// Scores and wins of each side.
    pub sides: Vec<SideReport>,
    /// How long it took.
    pub timing: Timing,
}

/// Scores and wins of one side.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SideReport {
    /// A seat, or the automa.
    pub side: Side,
    /// The bot in the seat.
    pub bot: Option<String>,
    /// Its final scores.
    pub score: Spread,
    /// The games it won; a game won by several counts for each by its share.
    pub wins: f64,
    /// Wins by finished games.
    pub win_rate: Option<f64>,
    /// The 95 % confidence interval of the win rate, after Wilson.
    pub interval: Option<[f64; 2]>,
}

/// Mean, deviation and ends of many numbers; nothing where there are too few of them.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: Option<f64>,
    /// The standard deviation of the sample.
    pub sd: Option<f64>,
    /// The least.
    pub min: Option<i64>,
    /// The greatest.
    pub max: Option<i64>,
}

/// How long a simulation took.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Timing {
    /// The threads that were asked for; 0 means as many as there are cores.
    pub threads: usize,
    /// Wall-clock time.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Decisions a second.
    pub decisions_per_second: f64,
}

impl Report {
    /// The figures of `tally`, which came out of `simulation`.
    #[must_use]
    pub fn new<G: Game>(simulation: &Simulation<G>, tally: &Tally, threads: usize, time: Duration) -> Report {
        let seconds = time.as_secs_f64().max(1e-9);
        Report {
            game: G::NAME,
            options: simulation.options.line(),
            seed: simulation.seed,
            games: tally.finished + tally.unfinished,
            finished: tally.finished,
            unfinished: tally.unfinished,
            cap: simulation.cap,
            decisions: Spread::from(&tally.decisions),
            chances: Spread::from(&tally.chances),
            sides: tally
                .sides
                .iter()
                .map(|side| SideReport::new(side, &simulation.bots, tally.finished))
                .collect(),
            timing: Timing {
                threads,
                seconds,
                games_per_second: (tally.finished + tally.unfinished) as f64 / seconds,
                decisions_per_second: tally.all_decisions as f64 / seconds,
            },
        }
    }
}

impl SideReport {
    fn new(tally: &SideTally, bots: &[BotSpec], games: u64) -> SideReport {
        let bot = match tally.side {
            Side::Seat(seat) => bots.get(seat.index()).map(BotSpec::to_string),
            Side::Automa => None,
        };
        let wins = tally.wins as f64 / WIN as f64;
        SideReport {
            side: tally.side,
            bot,
            score: Spread::from(&tally.score),
            wins,
            win_rate: (games > 0).then(|| wins / games as f64),
            interval: wilson(wins, games),
        }
    }
}

impl From<&Moments> for Spread {
    fn from(moments: &Moments) -> Spread {
        let any = moments.count > 0;
        Spread {
            mean: moments.mean(),
            sd: moments.deviation(),
            min: any.then_some(moments.min),
            max: any.then_some(moments.max),
        }
    }
}

/// The 95 % confidence interval of a rate, after Wilson (1927), if there were any games.
///
/// Unlike the textbook interval it stays within 0 and 1 and makes sense for few games and for rates near
/// the ends. Shares of wins make `wins` a fraction, for which it is slightly too wide.
#[must_use]
pub fn wilson(wins: f64, games: u64) -> Option<[f64; 2]> {
    if games == 0 {
        return None;
    }
    const Z: f64 = 1.959_963_984_540_054;
    let games = games as f64;
    let rate = wins / games;
    let scale = 1.0 + Z * Z / games;
    let center = (rate + Z * Z / (2.0 * games)) / scale;
    let half = Z / scale * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    Some([(center - half).max(0.0), (center + half).min(1.0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(wins: f64, games: u64, low: f64, high: f64) {
        let [found_low, found_high] = wilson(wins, games).unwrap();
        assert!(
            (found_low - low).abs() < 5e-4 && (found_high - high).abs() < 5e-4,
            "{found_low} {found_high}"
        );
    }

    #[test]
    fn wilson_gives_the_published_intervals() {
        // Newcombe 1998, table I, method 3.
        check(81.0, 263, 0.2553, 0.3662);
        check(15.0, 148, 0.0624, 0.1605);
        check(0.0, 20, 0.0, 0.1611);
        check(1.0, 29, 0.0061, 0.1718);
    }

    #[test]
    fn wilson_of_no_games_is_nothing() {
        assert_eq!(wilson(0.0, 0), None);
    }
}
