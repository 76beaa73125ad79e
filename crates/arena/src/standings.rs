//! The figures of a match, made of its games.

use std::collections::BTreeMap;

use game::Seat;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::contest::ContestTerms;
use crate::game_result::{GameResult, SideResult};
use crate::report::{Spread, wilson};
use crate::tally::Moments;

/// The figures of a match.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standings {
    /// What was played.
    #[serde(flatten)]
    pub terms: ContestTerms,
    /// How many games were played.
    pub games: u64,
    /// How many of them came to their end; only they count for the figures below.
    pub finished: u64,
    /// Decisions of a finished game.
    pub decisions: Spread,
    /// How many finished games were how long: decisions from, to, and games.
    pub lengths: Vec<(u64, u64, u64)>,
    /// Who took part; the automa comes last.
    pub entrants: Vec<Entrant>,
    /// Who won at which seat, whoever sat there.
    pub seats: Vec<Wins>,
    /// What was noted of the games, by topic.
    pub topics: Vec<Topic>,
}

/// What one entrant achieved.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Entrant {
    /// The bot, or the automa.
    pub name: String,
    /// Its wins.
    pub wins: Wins,
    /// Its wins at each seat.
    pub by_seat: Vec<Wins>,
    /// Its final scores.
    pub score: Spread,
    /// How many games were scored how high: points from, to, and games.
    pub scores: Vec<(i64, i64, u64)>,
    /// Its points by source, in the mean.
    pub sources: Vec<(String, f64)>,
    /// Its rating after Weng and Lin, from 25 on.
    pub rating: f64,
    /// How uncertain the rating is: one standard deviation.
    pub uncertainty: f64,
    /// How many decisions it made.
    pub decisions: u64,
    /// How long it thought about a decision in the mean, in microseconds.
    pub micros_per_decision: Option<f64>,
}

/// Wins out of games, with the 95 % interval after Wilson.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Wins {
    /// Who or where.
    pub of: String,
    /// Finished games.
    pub games: u64,
    /// Wins; a game won by several counts for each by its share.
    pub wins: f64,
    /// Wins by games.
    pub rate: Option<f64>,
    /// The interval of the rate.
    pub interval: Option<[f64; 2]>,
}

/// What was noted under one topic.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Topic {
    /// The topic.
    pub name: String,
    /// Its items, the most frequent first.
    pub items: Vec<Item>,
}

/// What was noted of one item.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Item {
    /// The item.
    pub name: String,
    /// The amount in all games.
    pub amount: i64,
    /// The amount by each entrant.
    pub by_entrant: Vec<i64>,
    /// How often a player had it in a game.
    pub players: u64,
    /// What those players won, by how often they played: the win share.
    pub win_share: f64,
}

impl Standings {
    /// The figures of `results`, which must be games of a match with these terms.
    #[must_use]
    pub fn new(terms: ContestTerms, results: &[GameResult]) -> Standings {
        let finished: Vec<&GameResult> = results.iter().filter(|result| result.finished).collect();
        let mut decisions = Moments::default();
        finished.iter().for_each(|result| decisions.add(result.decisions as i64));
        let lengths = histogram(finished.iter().map(|result| result.decisions as i64));
        let automa = finished.iter().any(|result| result.sides.iter().any(|side| side.side == "automa"));
        let mut names = terms.entrants.clone();
        names.extend(automa.then(|| "automa".to_owned()));
        let ratings = rate(&finished, names.len());
        let entrants = names.iter().zip(ratings).enumerate();
        Standings {
            games: results.len() as u64,
            finished: finished.len() as u64,
            decisions: Spread::from(&decisions),
            lengths: lengths.into_iter().map(|(from, to, games)| (from as u64, to as u64, games)).collect(),
            entrants: entrants
                .map(|(index, (name, rating))| Entrant::new(index, name, rating, results))
                .collect(),
            seats: seats(&finished, |_| true),
            topics: topics(&finished, names.len()),
            terms,
        }
    }
}

impl Entrant {
    fn new(index: usize, name: &str, rating: WengLinRating, results: &[GameResult]) -> Entrant {
        let finished: Vec<&GameResult> = results.iter().filter(|result| result.finished).collect();
        let of = |side: &&SideResult| side.entrant == index;
        let sides: Vec<&SideResult> = finished.iter().flat_map(|result| &result.sides).filter(of).collect();
        let mut score = Moments::default();
        let mut sources: Vec<(String, f64)> = Vec::new();
        for side in &sides {
            score.add(side.total.into());
            for (source, points) in &side.sources {
                match sources.iter_mut().find(|(name, _)| name == source) {
                    Some((_, sum)) => *sum += f64::from(*points),
                    None => sources.push((source.clone(), f64::from(*points))),
                }
            }
        }
        sources.iter_mut().for_each(|(_, sum)| *sum /= sides.len() as f64);
        let all = results.iter().flat_map(|result| &result.sides).filter(|side| side.entrant == index);
        let (decisions, micros) =
            all.fold((0, 0), |(decisions, micros), side| (decisions + side.decisions, micros + side.micros));
        Entrant {
            name: name.into(),
            wins: Wins::new(name, sides.len() as u64, sides.iter().map(|side| side.won).sum()),
            by_seat: seats(&finished, |side| side.entrant == index),
            score: Spread::from(&score),
            scores: histogram(sides.iter().map(|side| side.total.into())),
            sources,
            rating: rating.rating,
            uncertainty: rating.uncertainty,
            decisions,
            micros_per_decision: (decisions > 0).then(|| micros as f64 / decisions as f64),
        }
    }
}

impl Wins {
    /// The wins at each seat that somebody sat at, in those of the games that were played to their end.
    #[must_use]
    pub fn by_seat(results: &[&GameResult]) -> Vec<Wins> {
        let finished: Vec<&GameResult> = results.iter().copied().filter(|result| result.finished).collect();
        seats(&finished, |_| true)
    }

    fn new(of: &str, games: u64, wins: f64) -> Wins {
        let rate = (games > 0).then(|| wins / games as f64);
        Wins { of: of.into(), games, wins, rate, interval: wilson(wins, games) }
    }
}

/// The wins at each seat, of those sides that are asked about.
fn seats(results: &[&GameResult], wanted: impl Fn(&SideResult) -> bool) -> Vec<Wins> {
    let count = |seat: usize| {
        let name = format!("P{}", seat + 1);
        let sides = results.iter().flat_map(|result| &result.sides);
        let sides: Vec<&SideResult> = sides.filter(|side| side.side == name && wanted(side)).collect();
        Wins::new(&name, sides.len() as u64, sides.iter().map(|side| side.won).sum())
    };
    (0..Seat::LIMIT).map(count).filter(|wins| wins.games > 0).collect()
}

/// The ratings of all entrants, game after game, after Weng and Lin 2011.
fn rate(results: &[&GameResult], entrants: usize) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    let config = WengLinConfig::new();
    for result in results.iter().filter(|result| result.sides.len() > 1) {
        let before: Vec<[WengLinRating; 1]> =
            result.sides.iter().map(|side| [ratings[side.entrant]]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&result.sides)
            .map(|(team, side)| (&team[..], MultiTeamOutcome::new(side.rank.into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        // Who sat at several seats has learned from all of them.
        for side in &result.sides {
            let own = result.sides.iter().zip(&after).filter(|(other, _)| other.entrant == side.entrant);
            let (rating, uncertainty, seats) =
                own.fold((0.0, 0.0, 0.0), |(rating, uncertainty, seats), (_, team)| {
                    (rating + team[0].rating, uncertainty + team[0].uncertainty, seats + 1.0)
                });
            ratings[side.entrant] =
                WengLinRating { rating: rating / seats, uncertainty: uncertainty / seats };
        }
    }
    ratings
}

/// What was noted, by topic and item.
fn topics(results: &[&GameResult], entrants: usize) -> Vec<Topic> {
    let mut found: BTreeMap<&str, BTreeMap<&str, Item>> = BTreeMap::new();
    for side in results.iter().flat_map(|result| &result.sides) {
        for (topic, name, amount) in &side.notes {
            let items = found.entry(topic).or_default();
            let item = items.entry(name).or_insert_with(|| Item {
                name: name.clone(),
                amount: 0,
                by_entrant: vec![0; entrants],
                players: 0,
                win_share: 0.0,
            });
            item.amount += amount;
            item.by_entrant[side.entrant] += amount;
            item.players += 1;
            item.win_share += side.won;
        }
    }
    let topic = |(name, items): (&str, BTreeMap<&str, Item>)| {
        let mut items: Vec<Item> = items.into_values().collect();
        items.iter_mut().for_each(|item| item.win_share /= item.players as f64);
        items.sort_by_key(|item| std::cmp::Reverse(item.amount));
        Topic { name: name.into(), items }
    };
    found.into_iter().map(topic).collect()
}

/// How many numbers fall into each of at most about twenty ranges of equal width: from, to, count.
fn histogram(numbers: impl Iterator<Item = i64> + Clone) -> Vec<(i64, i64, u64)> {
    let (Some(least), Some(most)) = (numbers.clone().min(), numbers.clone().max()) else { return Vec::new() };
    let mut widths = (0..54).map(|step| [1, 2, 5][step % 3] * 10i64.pow(step as u32 / 3));
    let width = widths.find(|width| (most - least) / width < 20).unwrap_or(i64::MAX);
    let start = least.div_euclid(width) * width;
    let mut counts = vec![0; ((most - start) / width + 1) as usize];
    numbers.for_each(|number| counts[((number - start) / width) as usize] += 1);
    let ranges = (0..).map(|index| start + index * width);
    ranges.zip(counts).map(|(from, count)| (from, from + width - 1, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_everything_once() {
        let numbers = [-7, 0, 3, 55, 55, 91];
        let ranges = histogram(numbers.into_iter());
        assert_eq!(ranges.iter().map(|range| range.2).sum::<u64>(), 6);
        assert!(ranges.windows(2).all(|pair| pair[0].1 + 1 == pair[1].0), "{ranges:?}");
        assert!(ranges.first().unwrap().0 <= -7 && ranges.last().unwrap().1 >= 91);
        assert_eq!(histogram([4, 4].into_iter()), [(4, 4, 2)]);
        assert_eq!(histogram(std::iter::empty()), []);
    }
}
