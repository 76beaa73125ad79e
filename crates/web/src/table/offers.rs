//! Offers at the table: how long bots leave them to people, and which ones somebody wants to be asked about.

use std::time::Duration;

use game::{Seat, SeatSet, Turn};
use store::Guest;
use tokio::time::Instant;

use crate::entry::Entry;
use crate::settings::HeardOffers;
use crate::table::refusal::Outcome;
use crate::table::{Done, Table};

/// How long bots leave an offer to somebody who is asked about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OfferTime {
    /// From now on.
    pub(crate) left: Duration,
    /// In all.
    pub(crate) all: Duration,
}

impl Table {
    /// A person says which offers they want to be asked about; what waits for them is declined if it is none of those.
    pub(super) async fn hear_offers(&mut self, guest: &Guest, heard: HeardOffers) -> Outcome {
        let seat = self.under_way(guest)?;
        if self.session.heard(seat) == heard {
            return Ok(Done::Here);
        }
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
        let Some((by, _)) = self.session.standing_offer() else {
            self.offered_at = None;
            return now;
        };
        // A counter-offer is another offer, and people have their time for it, too.
        let offered = self.offered_at.filter(|(before, _)| *before == by).map_or(now, |(_, at)| at);
        self.offered_at = Some((by, offered));
        match self.asked_people().next() {
            Some(_) => offered + self.hall.config.offer,
            None => now,
        }
    }

    /// How long the offer that `seat` is asked about is theirs before a bot may answer it; nothing where none waits.
    pub(super) fn offer_time(&self, seat: Seat) -> Option<OfferTime> {
        let (by, offered) = self.offered_at?;
        let stands = self.session.standing_offer().is_some_and(|(now, _)| now == by);
        let is_asked = stands && self.asked_people().any(|asked| asked == seat);
        self.bot_to_move().filter(|_| is_asked)?;
        let all = self.hall.config.offer;
        Some(OfferTime { left: all.saturating_sub(offered.elapsed()), all })
    }
}
