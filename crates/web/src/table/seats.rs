//! Before the game: who sits where, and words for the dice.

use game::Seat;
use store::{Guest, SeatRow};

use crate::entry::Entry;
use crate::names::{LONGEST_WORD, distinct, tidy};
use crate::session::Stage;
use crate::settings::Visibility;
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};

/// At most this many words for the dice come from one guest, on whichever seats.
const MOST_WORDS: usize = 4;
/// At most this many come from all of a table, so that people who come and go don't give words without end. It takes
/// sixteen guests to use them up.
const MOST_WORDS_OF_TABLE: usize = 16 * MOST_WORDS;

impl Table {
    pub(super) async fn sit(&mut self, guest: &Guest, seat: Seat, token: Option<&str>) -> Outcome {
        let row = self.seats.get(seat.index()).ok_or(Refusal::bad(NoticePlace::Seats, "refuse-no-seat"))?;
        let has_link = token.is_some_and(|token| self.hall.key.opens(&self.row.id, seat, row.guest, token));
        if token.is_some() && !has_link {
            return Err(Refusal::forbidden(NoticePlace::Seats, "refuse-bad-link"));
        }
        match self.seat_of(guest.id) {
            Some(own) if own == seat => return Ok(Done::Here),
            Some(_) => return Err(Refusal::bad(NoticePlace::Seats, "refuse-seated")),
            None => {}
        }
        match (row.guest, &row.bot) {
            (None, None)
                if has_link
                    || self.settings.visibility == Visibility::Public
                    || guest.id == self.row.host =>
            {
                let others: Vec<&str> = self.seats.iter().map(|other| other.name.as_str()).collect();
                let name = distinct(&guest.name, &others);
                let row = SeatRow { guest: Some(guest.id), bot: None, name: name.clone() };
                let entry = Entry::Sit(seat, name);
                self.presence.expect(guest.id);
                self.commit(vec![entry], vec![(seat, row)]).await
            }
            (None, None) => Err(Refusal::forbidden(NoticePlace::Seats, "refuse-private")),
            // The same person on another device.
            (Some(_), _) if has_link => {
                let stored = self.hall.store.hold_seat(&self.row.id, guest.id, seat.index() as u8).await;
                stored.map_err(|_| Refusal::new(Cause::Fault, NoticePlace::Seats, "refuse-fault"))?;
                self.holders.insert(guest.id, seat);
                // Everybody is told, its owner too.
                self.commit(vec![Entry::Enter(seat)], Vec::new()).await
            }
            _ => Err(Refusal::bad(NoticePlace::Seats, "refuse-taken")),
        }
    }

    pub(super) async fn rise(&mut self, guest: &Guest) -> Outcome {
        let seat =
            self.seat_of(guest.id).ok_or(Refusal::forbidden(NoticePlace::Seats, "refuse-spectator"))?;
        self.waiting(NoticePlace::Seats)?;
        let entry = Entry::Rise(seat, self.seats[seat.index()].name.clone());
        self.commit(vec![entry], vec![(seat, SeatRow::default())]).await
    }

    /// The host frees somebody's seat before the game, and the log tells it to all.
    pub(super) async fn free(&mut self, guest: &Guest, seat: Seat) -> Outcome {
        self.host(guest, NoticePlace::Seats)?;
        self.waiting(NoticePlace::Seats)?;
        let row = self.seats.get(seat.index()).filter(|row| row.guest.is_some());
        let name =
            row.map(|row| row.name.clone()).ok_or(Refusal::bad(NoticePlace::Seats, "refuse-no-seat"))?;
        self.commit(vec![Entry::Free(seat, name)], vec![(seat, SeatRow::default())]).await
    }

    pub(super) fn waiting(&self, place: NoticePlace) -> Result<(), Refusal> {
        match self.session.stage() {
            Stage::Waiting if !self.session.is_locked() => Ok(()),
            _ => Err(Refusal::bad(place, "refuse-begun")),
        }
    }

    pub(super) fn host(&self, guest: &Guest, place: NoticePlace) -> Result<(), Refusal> {
        if guest.id == self.row.host { Ok(()) } else { Err(Refusal::forbidden(place, "refuse-host-only")) }
    }

    pub(super) async fn put_bot(&mut self, guest: &Guest, seat: Seat, bot: &str) -> Outcome {
        self.host(guest, NoticePlace::Seats)?;
        self.waiting(NoticePlace::Seats)?;
        let is_free = self.seats.get(seat.index()).is_some_and(|row| row.guest.is_none());
        if !is_free {
            return Err(Refusal::bad(NoticePlace::Seats, "refuse-taken"));
        }
        let spec = crate::hall::bot_named(bot).ok_or(Refusal::bad(NoticePlace::Seats, "refuse-no-bot"))?;
        let name = crate::hall::bot_name(&spec);
        let row = SeatRow { guest: None, bot: Some(spec.to_string()), name: name.clone() };
        self.commit(vec![Entry::Sit(seat, name)], vec![(seat, row)]).await
    }

    pub(super) async fn take_bot(&mut self, guest: &Guest, seat: Seat) -> Outcome {
        self.host(guest, NoticePlace::Seats)?;
        self.waiting(NoticePlace::Seats)?;
        match self.seats.get(seat.index()) {
            Some(SeatRow { guest: None, bot: Some(_), name }) => {
                let entry = Entry::Rise(seat, name.clone());
                self.commit(vec![entry], vec![(seat, SeatRow::default())]).await
            }
            _ => Err(Refusal::bad(NoticePlace::Seats, "refuse-no-seat")),
        }
    }

    pub(super) async fn begin(&mut self, guest: &Guest) -> Outcome {
        self.host(guest, NoticePlace::Seats)?;
        self.waiting(NoticePlace::Seats)?;
        if self.seats.iter().any(|seat| seat.guest.is_none() && seat.bot.is_none()) {
            return Err(Refusal::bad(NoticePlace::Seats, "refuse-seats-free"));
        }
        self.commit(vec![self.beginning()], Vec::new()).await
    }

    pub(super) async fn word(&mut self, guest: &Guest, word: &str) -> Outcome {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(NoticePlace::Word, "refuse-spectator"))?;
        self.waiting(NoticePlace::Word)?;
        let word = tidy(word, LONGEST_WORD).ok_or(Refusal::bad(NoticePlace::Word, "refuse-empty"))?;
        if self.words_given_by(seat) >= MOST_WORDS || self.session.all_dice_words() >= MOST_WORDS_OF_TABLE {
            return Err(Refusal::bad(NoticePlace::Word, "refuse-enough-words"));
        }
        let outcome = self.commit(vec![Entry::Word(seat, word)], Vec::new()).await;
        if let (Ok(_), Some(owner)) = (&outcome, self.seats[seat.index()].guest) {
            *self.words_given.entry(owner).or_default() += 1;
        }
        outcome
    }

    /// How many words for the dice whoever sits on `seat` has given, there or elsewhere. The log names no guests, so
    /// after the table has slept, what was given on other seats is known by the name that it was given under.
    fn words_given_by(&self, seat: Seat) -> usize {
        let SeatRow { guest, name, .. } = &self.seats[seat.index()];
        let given = guest.and_then(|owner| self.words_given.get(&owner)).copied().unwrap_or(0);
        given.max(self.session.dice_words_of(seat)).max(self.session.dice_words_named(name))
    }
}
