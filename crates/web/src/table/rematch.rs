//! The same people play again.

use game::Viewer;
use store::{Guest, SeatRow};

use crate::entry::Entry;
use crate::hall::{Opening, Place, Start};
use crate::table::refusal::{Cause, Outcome, Refusal, Spot};
use crate::table::{Done, Table};

impl Table {
    pub(super) async fn rematch(&mut self, guest: &Guest, word: Option<String>) -> Outcome {
        if self.viewer(Some(guest.id)) == Viewer::Spectator {
            return Err(Refusal::forbidden(Spot::Game, "refuse-spectator"));
        }
        if self.session.secret().is_none() {
            return Err(Refusal::bad(Spot::Game, "refuse-not-over"));
        }
        if let Some(table) = &self.rematch {
            return Ok(Done::At(table.clone()));
        }
        let place = |row: &SeatRow| match (row.guest, &row.bot) {
            (Some(id), _) => Place::Guest(Guest { id, name: row.name.clone() }),
            (None, Some(bot)) => Place::Bot(bot.clone()),
            (None, None) => Place::Open,
        };
        let options = self.row.options.split_whitespace().filter_map(|pair| pair.split_once('='));
        let opening = Opening {
            game: self.row.game.clone(),
            options: options.map(|(name, value)| (name.into(), value.into())).collect(),
            title: self.row.title.clone(),
            settings: self.settings,
            places: self.seats.iter().map(place).collect(),
            word,
        };
        let opened = self.hall.set_up(guest, opening, Start::WhenFull).map_err(|error| {
            tracing::error!(table = self.row.id, %error, "no rematch");
            Refusal::new(Cause::Fault, Spot::Game, "refuse-fault")
        })?;
        // Stored with the entry that tells of it, so that a server that ends in between leaves no table that nobody finds.
        let table = opened.table.id.clone();
        self.opens = Some(Box::new(opened));
        self.rematch = Some(table.clone());
        self.commit(vec![Entry::Rematch(table.clone())], Vec::new()).await?;
        Ok(Done::At(table))
    }
}
