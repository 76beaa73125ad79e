//! Bots at a table: whose turn it is, and what they decide on another thread.

use std::time::Duration;

use bots::{BotSpec, Haste};
use game::{Origin, Seat, Turn};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::settings::Pace;
use crate::table::Table;
use crate::table::pace::{Thought, in_time};
use crate::workshop::{Payer, WorkClass};

/// A bot's decision under way.
pub(super) struct Thinking {
    seat: Seat,
    number: u64,
    thought: JoinHandle<String>,
}

/// What a bot has decided.
pub(super) struct Decided {
    seat: Seat,
    number: u64,
    action: String,
}

/// Nobody wants to know any more.
impl Drop for Thinking {
    fn drop(&mut self) {
        self.thought.abort();
    }
}

impl Table {
    /// The first seat of those to act that a bot plays. Bots let somebody who follows the guide decide first: nobody
    /// learns a game in a race.
    pub(super) fn bot_to_move(&self) -> Option<(Seat, BotSpec)> {
        if !self.session.is_open() || self.asked().is_some() {
            return None;
        }
        let Turn::Seats(seats) = self.session.turn() else { return None };
        if seats.into_iter().any(|seat| self.is_guided(seat)) {
            return None;
        }
        seats.into_iter().find_map(|seat| {
            let bot = self.seats.get(seat.index())?.bot.as_ref()?;
            Some((seat, bot.parse().ok()?))
        })
    }

    /// How long a bot keeps people waiting before its step, so that they can follow: at the first step of a turn only.
    fn wait_before(&self, seat: Seat) -> Duration {
        match self.settings.pace {
            Pace::Human if self.last_bot != Some(seat) && !*self.hurried.borrow() => self.hall.config.pace,
            _ => Duration::ZERO,
        }
    }

    pub(super) fn start_thinking(&mut self) -> Option<Thinking> {
        let (seat, spec) = self.bot_to_move()?;
        let (begun, wait, hurried) = (Instant::now(), self.wait_before(seat), self.hurried.subscribe());
        // What everybody knows to be the only possibility needs no thought and no time.
        if let Some(only) = self.session.forced(seat) {
            let thought = std::future::ready(Thought { begun, answer: only });
            let thought = tokio::spawn(in_time(begun, wait, Duration::ZERO, hurried, thought));
            return Some(Thinking { seat, number: self.session.number(), thought });
        }
        let thought = self.session.think(seat, self.hall.bot_in_play(spec))?;
        let first = self.session.legal(seat).into_iter().next().unwrap_or_default();
        let (hall, table, host) = (self.hall.clone(), self.row.id.clone(), self.row.host);
        // Where the dice follow a seed, nothing may depend on how busy the machine is.
        let is_seeded = self.hall.config.seed.is_some();
        let told = self.haste.clone();
        let thought = async move {
            let turn = hall.workshop.turn_for(WorkClass::Bots, Payer::Guest(host), &table).await;
            let haste = if is_seeded { Haste::NONE } else { turn.haste() };
            told.send_if_modified(|last| std::mem::replace(last, haste) != haste);
            // A bot that has failed takes the first legal action.
            let begun = Instant::now();
            Thought { begun, answer: turn.work(move || thought(haste)).await.unwrap_or(first) }
        };
        let thought = tokio::spawn(in_time(begun, wait, spec.beat(), hurried, thought));
        Some(Thinking { seat, number: self.session.number(), thought })
    }

    pub(super) async fn bot_moves(&mut self, Decided { seat, number, action }: Decided) {
        // Somebody may have come back to the seat or ended the game meanwhile.
        let is_due =
            number == self.session.number() && self.bot_to_move().is_some_and(|(next, _)| next == seat);
        // A lease that was lost meanwhile is noticed when it is renewed, or at the latest when this is stored.
        let lease = self.lease().filter(|_| is_due);
        let moves = lease.filter(|_| self.session.act(seat, &[action], Origin::Bot).is_ok());
        let Some(lease) = moves else {
            self.schedule();
            return;
        };
        self.last_bot = Some(seat);
        // Whether it could be stored, the table's loop asks.
        let _ = self.commit_by_itself(Vec::new(), lease).await;
    }
}

/// The decision of the bot that thinks; forever where none does.
pub(super) async fn think(thinking: &mut Option<Thinking>) -> Decided {
    match thinking {
        // A task that was aborted has no action, which is then refused.
        Some(thinking) => {
            let action = (&mut thinking.thought).await.unwrap_or_default();
            Decided { seat: thinking.seat, number: thinking.number, action }
        }
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::Store;
    use tokio::task::yield_now;
    use tokio::time::timeout;
    use words::Words;

    use crate::games::Games;
    use crate::hall::{Config, Hall, Opening, SeatWish, Start};
    use crate::settings::Settings;
    use crate::table::DrawTable;

    use super::*;

    /// Comes back when so many wait for a bench.
    async fn until_waiting(hall: &Arc<Hall>, count: usize) {
        while hall.workshop.benches_and_waiting().1 < count {
            yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_table_tells_that_its_bot_thinks_in_haste_from_the_first_thought_on() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("t.sqlite")).await.unwrap();
        let games = Games::default().with::<century::Century>();
        // What a bot has decided it does a year later, so that all that is told is told of its first thought.
        let pace = Duration::from_secs(365 * 24 * 60 * 60);
        let hall = Hall::open(store, games, Config { pace, ..Config::default() });
        let host = hall.store.add_guest(&[1; 32], "Anna").await.unwrap();
        let (benches, _) = hall.workshop.benches_and_waiting();
        let mut busy = Vec::new();
        for _ in 0..benches {
            busy.push(hall.workshop.turn_for(WorkClass::Bots, Payer::Stranger, "busy").await);
        }
        let opening = Opening {
            game: "century".into(),
            options: vec![("players".into(), "2".into())],
            title: String::new(),
            settings: Settings::default(),
            places: vec![SeatWish::Bot("normal".into()), SeatWish::Bot("normal".into())],
            dice_words: Vec::new(),
            promises: Vec::new(),
            prepared: None,
            position: None,
            played: Vec::new(),
        };
        let told = timeout(Duration::from_secs(60), async {
            let id = hall.open_table(&host, opening, Start::WhenFull, None).await.unwrap();
            let mut visit = hall.table(&id).await.unwrap().enter(None).await.unwrap();
            until_waiting(&hall, 1).await;
            // Others come after it, and more than there are benches.
            let others = (0..3 * benches).map(|number| {
                let workshop = hall.workshop.clone();
                let payer = Payer::Guest(1000 + number as i64);
                tokio::spawn(async move {
                    let _bench = workshop.turn_for(WorkClass::Bots, payer, "other").await;
                    std::future::pending::<()>().await;
                })
            });
            let others: Vec<JoinHandle<()>> = others.collect();
            until_waiting(&hall, 1 + others.len()).await;
            busy.pop();
            loop {
                visit.news.mark_unchanged();
                let words = Words::ENGLISH;
                let drawn = hall.ask(&id, DrawTable { guest: None, words, notice: None }).await.unwrap();
                if drawn.main.into_string().contains("thinks for a shorter time than usual") {
                    return hall.store.log(&id).await.unwrap();
                }
                visit.news.changed().await.unwrap();
            }
        });
        let log = told.await.expect("the table tells it");
        assert!(log.iter().all(|line| !line.entry.starts_with("bot ")), "{log:#?}");
    }
}
