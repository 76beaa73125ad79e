//! Offers at the table: how long bots leave them to people, and which ones somebody wants to be asked about.

use game::{Seat, SeatSet, Turn};
use store::Guest;
use tokio::time::Instant;

use crate::entry::Entry;
use crate::settings::HeardOffers;
use crate::table::Table;
use crate::table::refusal::Outcome;

impl Table {
    /// A person says which offers they want to be asked about; what waits for them is declined if it is none of those.
    pub(super) async fn hear_offers(&mut self, guest: &Guest, heard: HeardOffers) -> Outcome {
        let seat = self.under_way(guest)?;
        self.commit(vec![Entry::Offers(seat, heard)], Vec::new()).await
    }

    /// Somebody who doesn't want to be asked about the offer that stands, and what declines it.
    pub(super) fn unheard_offer(&self) -> Option<(Seat, String)> {
        let (by, decline) = self.session.standing_offer()?;
        let by_bot = self.seats[by.index()].bot.is_some();
        let is_unheard = |seat: &Seat| match self.session.heard(*seat) {
            HeardOffers::All => false,
            HeardOffers::NotThisTurn => true,
            HeardOffers::FromPeople => by_bot,
        };
        let seat = self.asked_people().find(is_unheard)?;
        Some((seat, decline))
    }

    /// Whether an offer of a bot waits for the answer of `seat`.
    pub(super) fn is_asked_by_bot(&self, seat: Seat) -> bool {
        let by = self.session.standing_offer().map(|(by, _)| by);
        by.is_some_and(|by| self.seats[by.index()].bot.is_some())
            && self.asked_people().any(|asked| asked == seat)
    }

    /// People who are to act.
    fn asked_people(&self) -> impl Iterator<Item = Seat> {
        let asked = match self.session.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        self.people().filter(move |&seat| asked.contains(seat))
    }

    /// When a bot may answer: at once, unless an offer stands that people may still take.
    pub(super) fn bots_answer_at(&mut self, now: Instant) -> Instant {
        if self.session.standing_offer().is_none() {
            self.offered_at = None;
            return now;
        }
        let offered = *self.offered_at.get_or_insert(now);
        match self.asked_people().next() {
            Some(_) => offered + self.hall.config.offer,
            None => now,
        }
    }
}
