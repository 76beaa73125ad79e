//! When somebody is gone: a bot plays for them, the others wait, or the game ends.

use game::Seat;
use store::{Guest, GuestId, SeatRow};

use crate::entry::Entry;
use crate::session::Stage;
use crate::table::catching_up::TRIES;
use crate::table::elsewhere::Whisper;
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};

impl Table {
    /// Other people who play themselves.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.people().filter(move |&other| other != seat)
    }

    pub(super) async fn leave(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        self.seat_bot(seat).await
    }

    pub(super) async fn seat_bot(&mut self, seat: Seat) -> Outcome {
        let bot = crate::hall::stand_in();
        let row = SeatRow { bot: Some(bot.clone()), ..self.seats[seat.index()].clone() };
        // A turn that waits for its confirmation would wait forever.
        let confirm = (self.session.held() == Some(seat)).then_some(Entry::Confirm(seat));
        let entries = [Entry::StandIn(seat, bot)].into_iter().chain(confirm).collect();
        self.commit(entries, vec![(seat, row)]).await
    }

    /// The seat that the guest plays in a game that has not ended.
    pub(super) fn under_way(&self, guest: &Guest) -> Result<Seat, Refusal> {
        let seat = self.player(guest, NoticePlace::Game)?;
        match self.session.stage() {
            Stage::Playing => Ok(seat),
            _ => Err(Refusal::bad(NoticePlace::Game, "refuse-ended")),
        }
    }

    pub(super) async fn back(&mut self, guest: &Guest) -> Outcome {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(NoticePlace::Game, "refuse-spectator"))?;
        let row = self.seats[seat.index()].clone();
        if row.bot.is_none() || self.session.stage() != Stage::Playing {
            return Ok(Done::Here);
        }
        self.commit(vec![Entry::Back(seat)], vec![(seat, SeatRow { bot: None, ..row })]).await
    }

    /// Gives the person on `seat` the time of grace once more.
    pub(super) fn wait(&mut self, guest: &Guest, seat: Seat) -> Outcome {
        let gone = self.gone(guest, seat)?;
        self.presence.seen(gone);
        self.whisper(&Whisper::Wait(gone));
        self.tell();
        Ok(Done::Here)
    }

    pub(super) async fn stand_in(&mut self, guest: &Guest, seat: Seat) -> Outcome {
        self.gone(guest, seat)?;
        self.seat_bot(seat).await
    }

    /// The person on `seat`, if they are gone and `guest` may choose what happens.
    pub(super) fn gone(&self, guest: &Guest, seat: Seat) -> Result<GuestId, Refusal> {
        self.under_way(guest)?;
        let person = self.seats.get(seat.index()).and_then(|row| row.guest.filter(|_| row.bot.is_none()));
        person.filter(|_| self.is_gone(seat)).ok_or(Refusal::bad(NoticePlace::Game, "refuse-not-gone"))
    }

    /// Whether nobody has been at the seat, on any device, for longer than the time of grace.
    pub(super) fn is_gone(&self, seat: Seat) -> bool {
        let grace = self.hall.config.grace;
        let owner = self.seats[seat.index()].guest;
        let devices = self.holders.iter().filter(|(_, held)| **held == seat);
        owner.is_some_and(|owner| self.presence.is_gone(owner, grace))
            && devices.into_iter().all(|(&guest, _)| self.presence.is_gone(guest, grace))
    }

    pub(super) async fn resign(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        if self.others(seat).next().is_none() {
            return self.commit(vec![Entry::End(seat)], Vec::new()).await;
        }
        let bot = crate::hall::stand_in();
        let row =
            SeatRow { guest: None, bot: Some(bot.clone()), name: self.seats[seat.index()].name.clone() };
        let confirm = (self.session.held() == Some(seat)).then_some(Entry::Confirm(seat));
        let entries = [Entry::Resign(seat, bot)].into_iter().chain(confirm).collect();
        self.commit(entries, vec![(seat, row)]).await
    }

    /// The operator of the server ends the game, or the table before it began. One that has ended stays as it is.
    pub(super) async fn close(&mut self) -> Outcome {
        for _ in 0..TRIES {
            self.was_late = false;
            if self.has_ended() {
                return Ok(Done::Here);
            }
            let outcome = self.commit(vec![Entry::Close], Vec::new()).await;
            if !self.was_late || self.fault.is_some() {
                return outcome;
            }
        }
        Err(Refusal::new(Cause::Stale, NoticePlace::Game, "refuse-stale"))
    }

    pub(super) async fn end(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        if !self.others(seat).any(|other| self.is_gone(other)) {
            return Err(Refusal::bad(NoticePlace::Game, "refuse-not-gone"));
        }
        self.commit(vec![Entry::End(seat)], Vec::new()).await
    }
}
