//! What chance has brought against what was to be expected.
//!
//! While the game is under way, expectations come from the viewer's own view and never from the state, so that the page
//! can't tell what is hidden: possible states are imagined, and where they disagree about what may come, nothing is
//! told.

use std::collections::BTreeMap;
use std::fmt::Display;

use game::random::fast;
use game::{Actor, Outcomes, Record, Turn, View};

use crate::board::WebBoard;
use crate::play::{HiddenThings, Reader};

/// How many imagined states have to agree.
const IMAGINED: u64 = 3;

/// One kind of chance at a table: its dice, or one of its decks.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct DiceGroup {
    /// The first word of its notation, such as `roll`.
    pub(crate) word: String,
    /// How often it was drawn.
    pub(crate) draws: u32,
    pub(crate) rows: Vec<DiceRow>,
}

/// One outcome, or all with the same sum of two dice.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct DiceRow {
    /// The sum, or the notation: the same in all games.
    pub(crate) key: String,
    pub(crate) label: String,
    pub(crate) seen: u32,
    pub(crate) expected: f64,
    /// The standard deviation: two thirds of all honest dice stay within it.
    pub(crate) deviation: f64,
}

/// What is counted of an outcome.
#[derive(Debug, Clone, Default)]
struct Count {
    label: String,
    seen: u32,
    expected: f64,
    variance: f64,
}

/// Outcomes with the same key are counted together: sums of two dice, else the place of the action among its kind.
type OutcomeKey<A> = (u32, Option<A>);
type Groups<A> = BTreeMap<String, (u32, BTreeMap<OutcomeKey<A>, Count>)>;

pub(super) fn count<G: WebBoard>(
    record: &Record<G>,
    reader: &Reader<'_>,
    hidden: HiddenThings,
) -> Vec<DiceGroup> {
    let mut state = record.first_state();
    let mut groups: Groups<G::Action> = BTreeMap::new();
    for &(actor, action) in &record.entries {
        if actor == Actor::Chance {
            let seen = match hidden {
                HiddenThings::Told => Some(action),
                HiddenThings::Kept => state.seen(reader.viewer, actor, action),
            };
            if let Some(seen) = seen {
                add(&mut groups, &state, seen, &expectation(&state, reader, hidden), reader);
            }
        }
        state.apply(actor, action);
    }
    groups.into_iter().filter_map(|(word, (draws, counts))| group(word, draws, counts)).collect()
}

/// What may come, with weights; empty where the viewer can't know it.
pub(super) fn expectation<G: WebBoard>(
    state: &G,
    reader: &Reader<'_>,
    hidden: HiddenThings,
) -> Outcomes<G::Action> {
    let mut outcomes = Outcomes::new();
    if hidden == HiddenThings::Told {
        state.chance(&mut outcomes);
        return outcomes;
    }
    let view = state.view(reader.viewer);
    let mut others = Outcomes::new();
    for seed in 0..IMAGINED {
        let imagined: G = view.imagine(&mut fast(seed));
        if imagined.turn() != Turn::Chance {
            return Outcomes::new();
        }
        imagined.chance(&mut others);
        if seed > 0 && *others != *outcomes {
            return Outcomes::new();
        }
        std::mem::swap(&mut others, &mut outcomes);
    }
    outcomes
}

fn add<G: WebBoard>(
    groups: &mut Groups<G::Action>,
    state: &G,
    seen: G::Action,
    expected: &Outcomes<G::Action>,
    reader: &Reader<'_>,
) {
    let total: f64 = expected.iter().map(|&(_, weight)| f64::from(weight)).sum();
    // What can't be otherwise is no chance.
    if expected.len() < 2 || !expected.iter().any(|&(action, _)| action == seen) {
        return;
    }
    let text = seen.to_string();
    let word = text.split(' ').next().unwrap_or_default().to_owned();
    let (draws, counts) = groups.entry(word).or_default();
    *draws += 1;
    let view = state.view(reader.viewer);
    let scene = reader.scene::<G>(&view, &[]);
    let are_two_dice = are_two_dice(expected.iter().map(|(action, _)| action.to_string()));
    let mut chances: BTreeMap<OutcomeKey<G::Action>, f64> = BTreeMap::new();
    for &(action, weight) in expected.iter() {
        let key = if are_two_dice { key(action) } else { (0, Some(action)) };
        *chances.entry(key).or_default() += f64::from(weight) / total;
        let count = counts.entry(key).or_default();
        if count.label.is_empty() {
            count.label = match key {
                (_, Some(action)) => G::outcome(&scene, action),
                (sum, None) => sum.to_string(),
            };
        }
        count.seen += u32::from(action == seen);
    }
    for (key, chance) in chances {
        let count = counts.entry(key).or_default();
        count.expected += chance;
        count.variance += chance * (1.0 - chance);
    }
}

fn key<A: game::Action>(action: A) -> OutcomeKey<A> {
    match two_dice(&action.to_string()) {
        Some(sum) => (sum, None),
        None => (0, Some(action)),
    }
}

/// Whether all that may come are throws of two dice: dice of other kinds (the ten-sided ones of Landnám's exploration)
/// show small numbers, too.
fn are_two_dice(mut outcomes: impl Iterator<Item = String>) -> bool {
    outcomes.all(|outcome| two_dice(&outcome).is_some())
}

/// The sum of two dice, if the notation is a word and two numbers from 1 to 6.
fn two_dice(text: &str) -> Option<u32> {
    let mut words = text.split(' ').skip(1);
    let mut die = || words.next()?.parse::<u32>().ok().filter(|eyes| (1..=6).contains(eyes));
    let sum = die()? + die()?;
    words.next().is_none().then_some(sum)
}

fn group<A: Display>(word: String, draws: u32, counts: BTreeMap<OutcomeKey<A>, Count>) -> Option<DiceGroup> {
    let row = |(key, count): (OutcomeKey<A>, Count)| DiceRow {
        key: key.1.map_or_else(|| key.0.to_string(), |action| action.to_string()),
        label: count.label,
        seen: count.seen,
        expected: count.expected,
        deviation: count.variance.sqrt(),
    };
    (draws > 0).then(|| DiceGroup { word, draws, rows: counts.into_iter().map(row).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_are_known_by_their_notation() {
        assert_eq!(two_dice("dice 3 4"), Some(7));
        assert_eq!(two_dice("roll 6 6"), Some(12));
        assert_eq!(two_dice("found 7 3"), None);
        assert_eq!(two_dice("start P2"), None);
        assert_eq!(two_dice("token 5"), None);
        assert_eq!(two_dice("x 1 2 3"), None);
    }

    #[test]
    fn ten_sided_dice_are_not_added_up_where_they_show_little() {
        let of = |outcomes: &[&str]| are_two_dice(outcomes.iter().map(ToString::to_string));
        assert!(of(&["dice 1 1", "dice 3 4", "dice 6 6"]));
        assert!(!of(&["found 1 1", "found 3 4", "found 10 2"]));
    }
}
