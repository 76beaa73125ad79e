//! Results are reckoned from the logs of games that have ended, each once.

use std::sync::Arc;
use std::time::Duration;

use store::StoreError;
use tokio::time::{Instant, timeout_at};

use crate::hall::{Hall, Missing};
use crate::play::DiceGroup;
use crate::statistics::{ChanceKept, KeptGame, VERSION, Who};
use crate::table::Past;
use crate::workshop::Payer;

/// Nobody waits longer for games to be counted that nobody has asked about before.
const PATIENCE: Duration = Duration::from_secs(2);
/// So many are looked for at once.
const BATCH: u32 = 50;

/// Whether all games that have ended are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counted {
    All,
    /// There are more: who asks again sees them.
    Some,
}

/// Counts the games that have ended since somebody last asked. Where somebody else counts them already, they are waited
/// for as long as one would count oneself: mostly nothing is left to count then.
pub(crate) async fn count_new(hall: &Arc<Hall>, payer: Payer) -> Result<Counted, StoreError> {
    let until = Instant::now() + PATIENCE;
    let Ok(_counting) = timeout_at(until, hall.statistics.counting.lock()).await else {
        return Ok(Counted::Some);
    };
    loop {
        let tables = hall.store.unreckoned(VERSION, BATCH).await?;
        if tables.is_empty() {
            return Ok(Counted::All);
        }
        for table in &tables {
            let found = reckoned(hall, table, payer).await?;
            hall.store.keep_result(table, VERSION, &found).await?;
            if Instant::now() > until {
                hall.statistics.forget().await;
                return Ok(Counted::Some);
            }
        }
        hall.statistics.forget().await;
    }
}

/// What is kept of a table; empty where its game doesn't count, or can't be read any more.
async fn reckoned(hall: &Arc<Hall>, table: &str, payer: Payer) -> Result<String, StoreError> {
    let past = match Past::read(hall.clone(), table).await {
        Ok(past) => past,
        Err(Missing::Store(error)) => return Err(error),
        Err(missing) => {
            tracing::warn!(table, %missing, "a game can't be counted");
            return Ok(String::new());
        }
    };
    let turn = hall.workshop.turn(payer, table).await;
    let kept = turn.work(move || past.kept()).await.flatten();
    Ok(kept.and_then(|kept| serde_json::to_string(&kept).ok()).unwrap_or_default())
}

impl KeptGame {
    /// What is kept of a game, from what is known of it.
    pub(crate) fn new(result: arena::GameResult, players: Vec<Who>, chance: &[DiceGroup]) -> KeptGame {
        let chance = chance.iter().map(|group| ChanceKept {
            word: group.word.clone(),
            draws: group.draws,
            rows: group
                .rows
                .iter()
                .map(|row| (row.key.clone(), row.seen, row.expected, row.deviation.powi(2)))
                .collect(),
        });
        KeptGame { result, players, chance: chance.collect() }
    }
}
