//! Bots at a table: whose turn it is, and what they decide on another thread.

use std::time::Duration;

use bots::{BotSpec, Haste};
use game::{Origin, Seat, Turn};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::settings::Pace;
use crate::table::Table;
use crate::table::pace::{Thought, in_time};
use crate::workshop::Payer;

/// A bot's decision under way.
pub(super) struct Thinking {
    seat: Seat,
    number: u64,
    thought: JoinHandle<(String, Haste)>,
}

/// What a bot has decided.
pub(super) struct Found {
    seat: Seat,
    number: u64,
    action: String,
    /// In how much haste.
    haste: Haste,
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
            let thought = tokio::spawn(in_time(
                begun,
                wait,
                Duration::ZERO,
                hurried,
                std::future::ready(Thought { begun, answer: (only, self.haste) }),
            ));
            return Some(Thinking { seat, number: self.session.number(), thought });
        }
        let thought = self.session.think(seat, self.hall.bot_in_play(spec))?;
        let first = self.session.legal(seat).into_iter().next().unwrap_or_default();
        let (hall, table, host) = (self.hall.clone(), self.row.id.clone(), self.row.host);
        // Where the dice follow a seed, nothing may depend on how busy the machine is.
        let is_seeded = self.hall.config.seed.is_some();
        let thought = async move {
            let turn = hall.workshop.turn(Payer::Guest(host), &table).await;
            let haste = if is_seeded { Haste::NONE } else { turn.haste() };
            // A bot that has failed takes the first legal action.
            let begun = Instant::now();
            Thought { begun, answer: (turn.work(move || thought(haste)).await.unwrap_or(first), haste) }
        };
        let thought = tokio::spawn(in_time(begun, wait, spec.beat(), hurried, thought));
        Some(Thinking { seat, number: self.session.number(), thought })
    }

    pub(super) async fn bot_moves(&mut self, Found { seat, number, action, haste }: Found) {
        self.haste = haste;
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
pub(super) async fn think(thinking: &mut Option<Thinking>) -> Found {
    match thinking {
        // A task that was aborted has no action, which is then refused.
        Some(thinking) => {
            let (action, haste) =
                (&mut thinking.thought).await.unwrap_or_else(|_| (String::new(), Haste::NONE));
            Found { seat: thinking.seat, number: thinking.number, action, haste }
        }
        None => std::future::pending().await,
    }
}
