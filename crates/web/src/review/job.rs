//! Reviews that are being made: in small pieces in the workshop, so that bots and pages go on meanwhile.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{ReviewOf, StoreError};
use tokio::sync::watch;

use crate::play::ReviewBudget;
use crate::review::{Progress, Review, VERSION, Work};
use crate::table::Past;
use crate::workshop::{Payer, WorkClass};

/// At most this many are made at once.
const MOST: usize = 16;
/// A bench is left after so long, for others.
const PIECE: Duration = Duration::from_millis(250);

/// A review as far as it is made.
#[derive(Debug, Clone, Default)]
pub(crate) struct ReviewSoFar {
    pub(crate) progress: Progress,
    pub(crate) review: Arc<Review>,
}

impl ReviewSoFar {
    /// One that is made.
    pub(crate) fn whole(review: Arc<Review>) -> watch::Receiver<ReviewSoFar> {
        watch::channel(ReviewSoFar { progress: Progress { done: 1, of: 1 }, review }).1
    }
}

/// The reviews that are being made, by their tables.
#[derive(Debug, Default)]
pub(crate) struct Reviews(Mutex<HashMap<String, watch::Receiver<ReviewSoFar>>>);

/// A review of a table.
#[derive(Debug, Clone)]
pub(crate) enum ReviewState {
    /// It is made.
    Whole(Arc<Review>),
    /// It is being made.
    Part(watch::Receiver<ReviewSoFar>),
    /// Too many others are being made.
    Crowded,
}

impl ReviewState {
    /// One that is in the making. Who was told that it is made may ask for it while it is still being stored.
    fn as_far_as_made(standing: watch::Receiver<ReviewSoFar>) -> ReviewState {
        let ReviewSoFar { progress, review } = standing.borrow().clone();
        if progress.is_done() { ReviewState::Whole(review) } else { ReviewState::Part(standing) }
    }
}

impl Reviews {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<String, watch::Receiver<ReviewSoFar>>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Which review of a game is wanted.
fn wanted(past: &Past) -> ReviewOf {
    ReviewOf { version: VERSION, steps: past.steps().len() }
}

/// The review of a game if it is made, or being made. None is begun.
pub(crate) async fn known(past: &Past) -> Result<Option<ReviewState>, StoreError> {
    let (hall, id) = (past.hall(), past.id());
    if let Some(standing) = hall.reviews.with(|all| all.get(id).cloned()) {
        return Ok(Some(ReviewState::as_far_as_made(standing)));
    }
    let kept = hall.store.review(id, wanted(past)).await?;
    let review = kept.and_then(|json| serde_json::from_str(&json).ok());
    Ok(review.map(|review| ReviewState::Whole(Arc::new(review))))
}

/// The review of a game that has ended: from the store, or one that is begun now.
pub(crate) async fn of(past: &Arc<Past>, payer: Payer) -> Result<ReviewState, StoreError> {
    if let Some(found) = known(past).await? {
        return Ok(found);
    }
    let (hall, id, of) = (past.hall(), past.id(), wanted(past));
    let (sender, receiver) = watch::channel(ReviewSoFar::default());
    let found = hall.reviews.with(|all| match all.get(id) {
        Some(standing) => Some(ReviewState::Part(standing.clone())),
        None if all.len() >= MOST => Some(ReviewState::Crowded),
        None => {
            all.insert(id.to_owned(), receiver.clone());
            None
        }
    });
    if let Some(found) = found {
        return Ok(found);
    }
    let past = past.clone();
    tokio::spawn(async move {
        if let Some(review) = make(&past, payer, &sender).await
            && let Ok(json) = serde_json::to_string(&*review)
        {
            // If it can't be stored it is made again when somebody asks.
            let _ = past.hall().store.keep_review(past.id(), of, &json).await;
        }
        past.hall().reviews.with(|all| all.remove(past.id()));
    });
    Ok(ReviewState::Part(receiver))
}

/// Makes a review, and tells how far it is.
async fn make(past: &Arc<Past>, payer: Payer, tell: &watch::Sender<ReviewSoFar>) -> Option<Arc<Review>> {
    let (hall, id) = (past.hall(), past.id());
    let budget = if hall.config.seed.is_some() { ReviewBudget::Counted } else { ReviewBudget::ByTime };
    let turn = hall.workshop.turn_for(WorkClass::Extra, payer, id).await;
    let all = past.clone();
    let mut work: Box<dyn Work> = turn.work(move || all.review(budget)).await?.ok()?;
    loop {
        if *hall.closing.borrow() {
            return None;
        }
        let turn = hall.workshop.turn_for(WorkClass::Extra, payer, id).await;
        let (back, progress) = turn
            .work(move || {
                let begun = Instant::now();
                let mut progress = work.go_on();
                while !progress.is_done() && begun.elapsed() < PIECE {
                    progress = work.go_on();
                }
                (work, progress)
            })
            .await?;
        work = back;
        let review = Arc::new(work.found().clone());
        tell.send_replace(ReviewSoFar { progress, review: review.clone() });
        if progress.is_done() {
            return Some(review);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_that_is_made_is_whole_before_it_is_stored() {
        let (sender, standing) = watch::channel(ReviewSoFar::default());
        assert!(matches!(ReviewState::as_far_as_made(standing.clone()), ReviewState::Part(_)));
        sender.send_replace(ReviewSoFar { progress: Progress { done: 7, of: 7 }, review: Arc::default() });
        assert!(matches!(ReviewState::as_far_as_made(standing), ReviewState::Whole(_)));
    }
}
