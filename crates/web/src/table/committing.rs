//! What happens at the table is folded into the session, and stored before anybody sees it.

use std::sync::atomic::Ordering;

use game::{Origin, Seat, Turn};
use store::{Append, Lease, SeatRow, StoreError, TablePhase};

use crate::entry::Entry;
use crate::metrics::Metrics;
use crate::session::{SessionError, Stage};
use crate::settings::Forced;
use crate::table::lease::Hold;
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table, TableFault};

/// No turn has more steps of chance and forced steps in a row; a game that has would hang its table.
const LONGEST_CHAIN: usize = 10_000;

impl Table {
    /// Folds entries in, lets chance and forced steps follow, stores all that is new, then tells everybody. The answer
    /// is given only when it is on the disk.
    ///
    /// If it can't be stored, the session is ahead of the store: where another server was first, the table is read
    /// again, otherwise the task has to end.
    pub(super) async fn commit(&mut self, entries: Vec<Entry>, seats: Vec<(Seat, SeatRow)>) -> Outcome {
        self.commit_from(entries, seats, None).await
    }

    /// The same for what a bot or a clock brings, and no person: it is stored only by whoever looks after them.
    pub(super) async fn commit_by_itself(&mut self, entries: Vec<Entry>, lease: Lease) -> Outcome {
        self.commit_from(entries, Vec::new(), Some(lease)).await
    }

    async fn commit_from(
        &mut self,
        entries: Vec<Entry>,
        seats: Vec<(Seat, SeatRow)>,
        lease: Option<Lease>,
    ) -> Outcome {
        for (seat, row) in &seats {
            self.put_seat(*seat, row.clone());
        }
        let saved = match self.fold_in(&entries) {
            Ok(()) => self.save(&seats, lease).await,
            Err(fault) => Err(fault),
        };
        match saved {
            Ok(()) => {
                self.drop_past_hints();
                self.schedule();
                self.tell();
                Ok(Done::Here)
            }
            Err(fault) if fault.is_late() => {
                tracing::debug!(table = self.row.id, %fault, "another server was first");
                Metrics::count(&self.hall.metrics.late);
                if let TableFault::Store(StoreError::LeaseLost { .. }) = fault {
                    self.hold = Hold::Unknown;
                }
                self.begin_anew().await
            }
            Err(fault) => {
                self.fault = Some(fault);
                Err(Refusal::new(Cause::Fault, NoticePlace::Game, "refuse-fault"))
            }
        }
    }

    /// Folds entries in, and what follows by itself.
    pub(super) fn fold_in(&mut self, entries: &[Entry]) -> Result<(), TableFault> {
        for entry in entries {
            self.session.fold(entry)?;
        }
        while self.follow_up()? {
            if self.session.unsaved() > LONGEST_CHAIN {
                return Err(TableFault::Endless);
            }
        }
        self.halt_endless_bots()?;
        Ok(())
    }

    /// Stores what the log doesn't have yet.
    pub(super) async fn save(
        &mut self,
        seats: &[(Seat, SeatRow)],
        lease: Option<Lease>,
    ) -> Result<(), TableFault> {
        let (number, lines) = self.session.take_unsaved();
        if lines.is_empty() && seats.is_empty() {
            return Ok(());
        }
        let steps = lines.len() as u64;
        let mut append = Append::new(&self.row.id, number, lines);
        append.seats = seats.iter().map(|(seat, row)| (seat.index() as u8, row.clone())).collect();
        append.phase = Some(match self.session.stage() {
            Stage::Waiting => TablePhase::Waiting,
            Stage::Playing => TablePhase::Playing,
            Stage::Over | Stage::Ended(_) => TablePhase::Over,
        });
        append.opens = self.opens.take();
        append.lease = lease;
        self.hall.store.append(append).await?;
        self.hall.metrics.steps.fetch_add(steps, Ordering::Relaxed);
        Ok(())
    }

    /// Ends a game in which bots and chance go on and on while no person does anything: they may have no end.
    fn halt_endless_bots(&mut self) -> Result<(), SessionError> {
        let alone = self.session.steps_alone();
        let goes_on = self.session.stage() == Stage::Playing && self.bot_to_move().is_some();
        if goes_on && alone >= self.hall.config.steps_alone {
            self.session.fold(&Entry::Halt(alone))?;
        }
        Ok(())
    }

    fn put_seat(&mut self, seat: Seat, row: SeatRow) {
        let is_another = self.seats[seat.index()].guest != row.guest;
        self.seats[seat.index()] = row;
        if is_another {
            self.holders.retain(|_, held| *held != seat);
            self.look_for_earlier();
        }
    }

    /// Lets happen what happens by itself: chance, a person's only step where everybody knows it, and that offers are
    /// declined that somebody doesn't want to hear. Says whether something did.
    fn follow_up(&mut self) -> Result<bool, TableFault> {
        if self.session.roll() {
            return Ok(true);
        }
        let Turn::Seats(seats) = self.session.turn() else { return Ok(false) };
        let only = seats.first().filter(|_| seats.len() == 1 && self.settings.forced == Forced::Play);
        let person = only.filter(|seat| self.seats[seat.index()].bot.is_none());
        let forced = person.and_then(|seat| Some((seat, self.session.forced(seat)?)));
        let Some((seat, action)) = forced.or_else(|| self.unheard_offer()) else { return Ok(false) };
        self.session.act(seat, &[action], Origin::Forced)?;
        Ok(true)
    }
}
