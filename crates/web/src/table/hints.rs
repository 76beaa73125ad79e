//! Hints: what an adviser says to a person about their turn, as it finds out more.
//!
//! They are for who plays against bots, or for everybody at a table whose people have all agreed. A hint is not in the
//! log, is seen by nobody else, and is lost with the task.

use std::ops::ControlFlow;
use std::time::Duration;

use bots::Effort;
use game::{Seat, Viewer};
use store::Guest;
use tokio::sync::watch;
use words::Words;

use crate::entry::Entry;
use crate::play::{Hint, Reader};
use crate::settings::Consent;
use crate::table::refusal::{NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};
use crate::workshop::{Payer, WorkClass};

/// So long an adviser thinks.
const TIME: Duration = Duration::from_millis(1800);
/// What it does instead where nothing may depend on how fast the machine is.
const COUNTED: Effort = Effort::Counted { iterations: 160, games: 8 };

/// What an adviser says about a position to whoever is to act in it.
pub(super) struct Hints {
    seat: Seat,
    number: u64,
    heard: watch::Receiver<Vec<Hint>>,
    is_thinking: bool,
}

/// A hint as one person sees it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct HintCard {
    pub(crate) is_thinking: bool,
    pub(crate) lines: Vec<HintLine>,
}

/// One action of a hint, with what it is called.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct HintLine {
    pub(crate) label: String,
    /// What speaks for it, in words.
    pub(crate) reasons: Vec<String>,
    pub(crate) hint: Hint,
}

impl Table {
    /// Starts to think about the guest's turn; a hint that is under way goes on.
    pub(super) fn hint(&mut self, guest: &Guest, number: u64) -> Outcome {
        let seat = self.under_way(guest)?;
        self.fresh(number, NoticePlace::Act)?;
        if !self.allows_hints() {
            return Err(Refusal::forbidden(NoticePlace::Act, "refuse-hints"));
        }
        if self.hints_for(Viewer::Seat(seat)).is_some() {
            return Ok(Done::Here);
        }
        let effort = if self.hall.config.seed.is_some() { COUNTED } else { Effort::Time(TIME) };
        let advice = self.session.advise(seat, effort);
        let advice = advice.ok_or(Refusal::bad(NoticePlace::Act, "refuse-hint-turn"))?;
        let (sender, heard) = watch::channel(Vec::new());
        let (hall, table, payer) = (self.hall.clone(), self.row.id.clone(), Payer::Guest(guest.id));
        tokio::spawn(async move {
            // Who puts the hint away, or moves on, needs neither a bench nor the rest of the thought.
            let turn = tokio::select! {
                turn = hall.workshop.turn_for(WorkClass::Extra, payer, &table) => turn,
                () = sender.closed() => return,
            };
            let tell = move |hints| match sender.send(hints) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            };
            turn.work(move || advice(&mut { tell })).await;
        });
        self.hints = Some(Hints { seat, number, heard, is_thinking: true });
        self.tell();
        Ok(Done::Here)
    }

    /// Puts the hint away.
    pub(super) fn no_hint(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        if self.hints.as_ref().is_some_and(|hints| hints.seat == seat) {
            self.hints = None;
            self.tell();
        }
        Ok(Done::Here)
    }

    /// A person agrees to hints at the table, or no longer does, for all to see.
    pub(super) async fn allow_hints(&mut self, guest: &Guest, consent: Consent) -> Outcome {
        let seat = self.under_way(guest)?;
        if self.session.agrees_to_hints(seat) == (consent == Consent::Given) {
            return Ok(Done::Here);
        }
        self.commit(vec![Entry::Hints(seat, consent)], Vec::new()).await
    }

    /// Forgets a hint for a position that is past, and stops who thinks about it.
    pub(super) fn drop_past_hints(&mut self) {
        let number = self.session.number();
        self.hints.take_if(|hints| hints.number != number);
    }

    /// Whether hints may be asked for: against bots always, among people if all of them agree.
    pub(super) fn allows_hints(&self) -> bool {
        self.people().count() < 2 || self.people().all(|seat| self.session.agrees_to_hints(seat))
    }

    /// Whether `seat` can ask for a hint now.
    pub(super) fn may_hint(&self, seat: Seat) -> bool {
        self.allows_hints() && self.session.is_open() && self.session.turn().includes(seat)
    }

    /// The hint for whoever looks, if there is one for this position.
    fn hints_for(&self, viewer: Viewer) -> Option<&Hints> {
        let is_due = |hints: &&Hints| {
            viewer == Viewer::Seat(hints.seat) && hints.number == self.session.number() && self.allows_hints()
        };
        self.hints.as_ref().filter(is_due)
    }

    /// The hint as whoever looks reads it.
    pub(super) fn hint_card(&self, viewer: Viewer, words: &Words) -> Option<HintCard> {
        let hints = self.hints_for(viewer)?;
        let names = self.names(words);
        let reader = Reader { viewer, names: &names, words };
        let line = |hint: &Hint| {
            let play = self.session.play();
            let label = play.label(&reader, &hint.action)?;
            Some(HintLine { label, reasons: play.reasons(&reader, &hint.action), hint: hint.clone() })
        };
        let lines = hints.heard.borrow().iter().filter_map(line).collect();
        Some(HintCard { is_thinking: hints.is_thinking, lines })
    }
}

/// Comes back when more is known, and when nothing more will be; never where nobody thinks.
pub(super) async fn improved(hints: &mut Option<Hints>) {
    match hints {
        Some(hints) if hints.is_thinking => hints.is_thinking = hints.heard.changed().await.is_ok(),
        _ => std::future::pending().await,
    }
}
