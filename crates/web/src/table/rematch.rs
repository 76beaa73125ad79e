//! The same people play again: everybody is asked, and who wants to is taken to the new table.

use game::fair::Bytes32;
use game::{Seat, Viewer};
use store::{Guest, SeatRow};

use crate::entry::Entry;
use crate::hall::{Opening, SeatWish, Start};
use crate::names::{LONGEST_WORD, tidy};
use crate::session::Again;
use crate::settings::{Guide, Settings};
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};

impl Table {
    /// A person wants to play again. The new table is opened when nobody is left to be asked.
    pub(super) async fn rematch(
        &mut self,
        guest: &Guest,
        word: Option<&str>,
        promise: Option<Bytes32>,
    ) -> Outcome {
        let seat = self.asked_again(guest)?;
        if let Some(table) = &self.rematch {
            return Ok(Done::At(table.clone()));
        }
        let word = word.and_then(|word| tidy(word, LONGEST_WORD)).unwrap_or_default();
        let promise = promise.map(|promise| Entry::Promise(seat, promise));
        self.answer_again([Entry::Again(seat, word)].into_iter().chain(promise).collect()).await
    }

    /// A person doesn't play again.
    pub(super) async fn no_rematch(&mut self, guest: &Guest) -> Outcome {
        let seat = self.asked_again(guest)?;
        if self.rematch.is_some() {
            return Ok(Done::Here);
        }
        self.answer_again(vec![Entry::NoMore(seat)]).await?;
        Ok(Done::Here)
    }

    /// The seat of a guest who can be asked: the game is over.
    fn asked_again(&self, guest: &Guest) -> Result<Seat, Refusal> {
        let Viewer::Seat(seat) = self.viewer(Some(guest.id)) else {
            return Err(Refusal::forbidden(NoticePlace::Game, "refuse-spectator"));
        };
        match self.session.secret() {
            Some(_) => Ok(seat),
            None => Err(Refusal::bad(NoticePlace::Game, "refuse-not-over")),
        }
    }

    async fn answer_again(&mut self, mut answer: Vec<Entry>) -> Outcome {
        // Who says the same again says nothing new.
        answer.retain(|entry| match entry {
            Entry::Again(seat, word) => self.session.again(*seat) != Some(&Again::Yes(word.clone())),
            Entry::NoMore(seat) => self.session.again(*seat) != Some(&Again::No),
            Entry::Promise(seat, promise) => self.session.promised_again(*seat) != Some(*promise),
            _ => true,
        });
        if !answer.is_empty() {
            self.commit(answer, Vec::new()).await?;
        }
        self.open_rematch_if_all_answered().await?;
        Ok(self.rematch.clone().map_or(Done::Here, Done::At))
    }

    /// Opens the new table if somebody wants it and nobody is left to be asked.
    pub(super) async fn open_rematch_if_all_answered(&mut self) -> Outcome {
        let Some(host) = self.host_again() else { return Ok(Done::Here) };
        let opened = self.hall.set_up(&host, self.opening_again(), Start::WhenFull).map_err(|error| {
            tracing::error!(table = self.row.id, %error, "no rematch");
            Refusal::new(Cause::Fault, NoticePlace::Game, "refuse-fault")
        })?;
        // Stored with the entry that tells of it, so that a server that ends in between leaves no table that nobody
        // finds.
        let table = opened.table.id.clone();
        self.opens = Some(Box::new(opened));
        self.rematch = Some(table.clone());
        self.commit(vec![Entry::Rematch(table)], Vec::new()).await
    }

    /// Who opens the new table: the host of this one, if they play, or else the first who does. Nobody while somebody
    /// is asked.
    fn host_again(&self) -> Option<Guest> {
        if self.rematch.is_some() || self.still_asked().next().is_some() {
            return None;
        }
        let wants = |seat: &Seat| matches!(self.session.again(*seat), Some(Again::Yes(_)));
        let rows = || Seat::all(self.seats.len()).filter(wants).map(|seat| &self.seats[seat.index()]);
        let row = rows().find(|row| row.guest == Some(self.row.host)).or_else(|| rows().next())?;
        Some(Guest { id: row.guest?, name: row.name.clone() })
    }

    /// People who have not said yet whether they play again, and may still say so: who is gone is not waited for.
    pub(super) fn still_asked(&self) -> impl Iterator<Item = Seat> {
        let people = Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].guest.is_some());
        people.filter(|&seat| self.session.again(seat).is_none() && !self.is_gone(seat))
    }

    /// The same table once more. Where somebody doesn't play again, the seat is free.
    fn opening_again(&self) -> Opening {
        let place = |(seat, row): (Seat, &SeatRow)| match (row.guest, &row.bot, self.session.again(seat)) {
            (Some(id), _, Some(Again::Yes(_))) => SeatWish::Guest(Guest { id, name: row.name.clone() }),
            (_, Some(bot), _) => SeatWish::Bot(bot.clone()),
            _ => SeatWish::Open,
        };
        let word = |(seat, row): (Seat, &SeatRow)| match self.session.again(seat) {
            Some(Again::Yes(word)) => row.guest.map(|guest| (guest, word.clone())),
            _ => None,
        };
        let promise = |(seat, row): (Seat, &SeatRow)| Some((row.guest?, self.session.promised_again(seat)?));
        let seats = || Seat::all(self.seats.len()).zip(&self.seats);
        let options = self.row.options.split_whitespace().filter_map(|pair| pair.split_once('='));
        Opening {
            game: self.row.game.clone(),
            options: options.map(|(name, value)| (name.into(), value.into())).collect(),
            title: self.row.title.clone(),
            // The guide is for the first game, whose dice are prepared.
            settings: Settings { guide: Guide::Off, ..self.settings },
            places: seats().map(place).collect(),
            dice_words: seats().filter_map(word).collect(),
            promises: seats().filter_map(promise).collect(),
            prepared: None,
            position: None,
            played: Vec::new(),
        }
    }
}
