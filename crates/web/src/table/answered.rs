//! What a post was answered with, for the poster's own stream, which asks for the same a moment later.

use std::time::Duration;

use store::GuestId;
use tokio::time::Instant;

use crate::table::{Table, TableText};
use words::Words;

/// So long an answer is kept: a stream that is not slow asks within a few milliseconds.
const KEPT: Duration = Duration::from_secs(1);

/// The table as it was shown last in answer to a post.
#[derive(Debug)]
pub(super) struct Answered {
    guest: GuestId,
    /// Which news it has.
    version: u64,
    at: Instant,
    text: TableText,
}

impl Table {
    /// What a guest sees after a deed.
    pub(super) fn look_in_answer(&mut self, guest: GuestId) -> TableText {
        let text = self.look(Some(guest), &Words::ENGLISH);
        // Who has no stream open doesn't ask again.
        self.answered = self.presence.has_stream(guest).then(|| Answered {
            guest,
            version: *self.news.borrow(),
            at: Instant::now(),
            text: text.clone(),
        });
        text
    }

    /// What a guest sees now. What answered their own post is shown once more, if nothing has happened since, and is
    /// forgotten then.
    pub(super) fn look_again(&mut self, guest: Option<GuestId>, words: &Words) -> TableText {
        let version = *self.news.borrow();
        let is_same = |answered: &mut Answered| {
            Some(answered.guest) == guest && answered.version == version && answered.at.elapsed() < KEPT
        };
        let answered = if *words == Words::ENGLISH { self.answered.take_if(is_same) } else { None };
        answered.map_or_else(|| self.look(guest, words), |answered| answered.text)
    }
}
