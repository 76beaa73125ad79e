//! Taking back by agreement: somebody asks, the other people at the table agree or don't.

use std::time::Duration;

use game::Seat;
use store::Guest;
use tokio::time::Instant;

use crate::entry::Entry;
use crate::settings::TakeBack;
use crate::table::elsewhere::Whisper;
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};

/// A request that nobody answers lapses after this time, and bots go on.
const PATIENCE: Duration = Duration::from_secs(45);

/// Somebody asks to go back to before their last step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) steps: usize,
    /// Those who have agreed.
    pub(crate) agreed: Vec<Seat>,
    /// The position that the request is about; in any other it has lapsed.
    number: u64,
    pub(super) lapses: Instant,
}

impl Asked {
    fn new(seat: Seat, steps: usize, number: u64) -> Asked {
        Asked { seat, steps, agreed: Vec::new(), number, lapses: Instant::now() + PATIENCE }
    }
}

impl Table {
    /// The request that waits for answers.
    pub(super) fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref().filter(|asked| asked.number == self.session.number())
    }

    /// Asks the others to take back one's last step and all that followed.
    pub(super) async fn ask_back(&mut self, guest: &Guest, number: u64) -> Outcome {
        let seat = self.player(guest, NoticePlace::Undo)?;
        self.fresh(number, NoticePlace::Undo)?;
        if self.settings.take_back == TakeBack::Never {
            return Err(Refusal::bad(NoticePlace::Undo, "refuse-no-take-backs"));
        }
        if let Ok(steps) = self.session.undo(seat) {
            return self.commit(vec![Entry::Undo(seat, steps)], Vec::new()).await;
        }
        let steps =
            self.session.take_back_steps(seat).ok_or(Refusal::bad(NoticePlace::Undo, "undo-nothing"))?;
        if let Some(asked) = self.asked() {
            return Err(
                Refusal::bad(NoticePlace::Undo, "refuse-asked-already").with("who", self.name(asked.seat))
            );
        }
        self.asked = Some(Asked::new(seat, steps, number));
        self.whisper(&Whisper::Ask(seat, number));
        self.answer().await
    }

    /// Somebody asks at another server.
    pub(super) fn heed_request(&mut self, seat: Seat, number: u64) {
        if number != self.session.number() || self.asked().is_some() {
            return;
        }
        let Some(steps) = self.session.take_back_steps(seat) else { return };
        self.asked = Some(Asked::new(seat, steps, number));
        self.schedule();
        self.tell();
    }

    pub(super) async fn agree(&mut self, guest: &Guest, number: u64) -> Outcome {
        let seat = self.player(guest, NoticePlace::Undo)?;
        self.fresh(number, NoticePlace::Undo)?;
        if self.asked().is_some_and(|asked| asked.seat != seat) {
            self.whisper(&Whisper::Agree(seat, number));
        }
        self.note_agreement(seat, number).await
    }

    /// Somebody agrees, here or at another server.
    pub(super) async fn note_agreement(&mut self, seat: Seat, number: u64) -> Outcome {
        match self.asked.as_mut() {
            Some(asked) if asked.number == number && asked.seat != seat => {
                if !asked.agreed.contains(&seat) {
                    asked.agreed.push(seat);
                }
            }
            _ => return Err(Refusal::new(Cause::Bad, NoticePlace::Undo, "refuse-not-asked")),
        }
        self.answer().await
    }

    pub(super) async fn decline(&mut self, guest: &Guest, number: u64) -> Outcome {
        self.player(guest, NoticePlace::Undo)?;
        self.fresh(number, NoticePlace::Undo)?;
        self.whisper(&Whisper::Lapse(number));
        self.lapse();
        Ok(Done::Here)
    }

    /// Goes back if everybody has agreed; bots don't mind.
    async fn answer(&mut self) -> Outcome {
        let Some(asked) = self.asked().cloned() else { return Ok(Done::Here) };
        let all_agree = self.people().all(|seat| seat == asked.seat || asked.agreed.contains(&seat));
        if all_agree {
            self.asked = None;
            return self.commit(vec![Entry::TakeBack(asked.seat, asked.steps)], Vec::new()).await;
        }
        // Bots wait for the answer.
        self.schedule();
        self.tell();
        Ok(Done::Here)
    }

    /// The request is off.
    pub(super) fn lapse(&mut self) {
        self.asked = None;
        self.schedule();
        self.tell();
    }

    /// The seats that people play themselves.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let people =
            self.seats.iter().enumerate().filter(|(_, row)| row.guest.is_some() && row.bot.is_none());
        people.map(|(index, _)| Seat::new(index))
    }
}
