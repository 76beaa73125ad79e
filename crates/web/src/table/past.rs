//! A table as it is stored, read beside its task: looking back keeps nobody waiting.

use std::collections::HashMap;
use std::sync::Arc;

use game::fair::Bytes32;
use game::{Seat, Viewer};
use maud::Markup;
use store::{GuestId, NewTable, SeatRow};
use words::Words;

use crate::entry::Entry;
use crate::hall::{BrokenTable, Hall, Missing};
use crate::page;
use crate::page::past::{LogPage, PastPage, PositionNumber};
use crate::play::{HiddenThings, LogLine, Moment, Reader};
use crate::session::{Session, Stage};
use crate::settings::Settings;

/// At most this many lines are on a page of the log.
const LINES: usize = 200;

/// Who looks back, in which language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reading {
    pub(crate) guest: Option<GuestId>,
    pub(crate) words: Words,
}

/// What the store has of a table.
pub(crate) struct Past {
    hall: Arc<Hall>,
    pub(super) row: NewTable,
    pub(super) settings: Settings,
    pub(super) holders: HashMap<GuestId, Seat>,
    pub(super) entries: Vec<Entry>,
}

impl Past {
    /// Reads a table's log.
    pub(crate) async fn read(hall: Arc<Hall>, id: &str) -> Result<Past, Missing> {
        let stored = hall.store.table(id).await?.ok_or(Missing::Unknown)?;
        let row = stored.table;
        let mut entries = Vec::new();
        for (number, line) in hall.store.log(id).await?.iter().enumerate() {
            let unreadable = |error| BrokenTable::Unreadable { number, error };
            entries.push(line.entry.parse().map_err(unreadable)?);
        }
        let holders = hall.store.holders(id).await?;
        Ok(Past {
            settings: serde_json::from_str(&row.settings).unwrap_or_default(),
            holders: holders.into_iter().map(|(guest, seat)| (guest, Seat::new(usize::from(seat)))).collect(),
            hall,
            row,
            entries,
        })
    }

    /// How many entries there are.
    pub(crate) fn length(&self) -> usize {
        self.entries.len()
    }

    /// The session after the first `count` entries; `each` is told of every entry before it is folded in.
    pub(super) fn session(
        &self,
        count: usize,
        mut each: impl FnMut(&Session, &Entry),
    ) -> Result<Session, Missing> {
        let game = &self.row.game;
        let kind = self.hall.games.get(game).ok_or_else(|| BrokenTable::NoGame(game.clone()))?;
        if !(1..=kind.rules_version).contains(&self.row.rules) {
            return Err(BrokenTable::UnknownRules { game: game.clone(), version: self.row.rules }.into());
        }
        let play = (kind.start)(&self.row.options, Bytes32(self.row.secret)).map_err(BrokenTable::Options)?;
        let mut session = Session::new(play, self.settings.confirm, self.row.rules);
        for (number, entry) in self.entries.iter().take(count).enumerate() {
            each(&session, entry);
            session.fold(entry).map_err(|error| BrokenTable::Impossible { number, error })?;
        }
        Ok(session)
    }

    fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        seat_of(&self.row.seats, &self.holders, guest).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn page<'a>(&'a self, reading: &'a Reading) -> (Viewer, Vec<String>, PastPage<'a>) {
        let page = PastPage {
            words: &reading.words,
            id: &self.row.id,
            game: &self.row.game,
            title: &self.row.title,
            sheet: self.hall.games.get(&self.row.game).map_or("css/generic.css", |kind| (kind.sheet)()),
        };
        let names = super::told_apart(&self.row.seats);
        let names = names.iter().map(|name| reading.words.show(name)).collect();
        (self.viewer(reading.guest), names, page)
    }

    /// The table after the first `count` entries, to be looked at only; `count` is at most the length of the log.
    pub(crate) fn draw_at(&self, reading: &Reading, count: usize) -> Result<Markup, Missing> {
        let session = self.session(count, |_, _| {})?;
        let (viewer, names, page) = self.page(reading);
        let reader = Reader { viewer, names: &names, words: page.words };
        let position = PositionNumber { count, length: self.length() };
        let moment = if session.stage() == Stage::Waiting { Moment::Before } else { Moment::Past };
        Ok(page::past::position(&page, position, &names, &session.play().draw(&reader, moment)))
    }

    /// A page of the log's lines, the latest first; the first page is that of number 1.
    pub(crate) fn draw_log(&self, reading: &Reading, number: usize) -> Result<Markup, Missing> {
        let (viewer, names, page) = self.page(reading);
        let reader = Reader { viewer, names: &names, words: page.words };
        let told = self.told();
        let pages = told.len().div_ceil(LINES).max(1);
        if !(1..=pages).contains(&number) {
            return Err(Missing::Unknown);
        }
        let end = told.len() - (number - 1) * LINES;
        let here = &told[end.saturating_sub(LINES)..end];
        let mut lines: Vec<LogLine> = Vec::with_capacity(here.len());
        let mut next = here.iter().peekable();
        let mut place = 0;
        self.session(here.last().map_or(0, |last| last + 1), |session, entry| {
            if next.next_if(|wanted| **wanted == place).is_some() {
                lines.extend(session.play().tell(session.length(), entry, &reader));
            }
            place += 1;
        })?;
        Ok(page::past::log(&page, &lines, LogPage { number, pages }))
    }

    /// The places of the entries that have a line in the log; what was taken back is no longer told.
    fn told(&self) -> Vec<usize> {
        let mut told: Vec<usize> = Vec::new();
        for (place, entry) in self.entries.iter().enumerate() {
            if let Entry::Undo(_, steps) | Entry::TakeBack(_, steps) = entry {
                for _ in 0..*steps {
                    let last = told.iter().rposition(|&place| self.entries[place].step().is_some());
                    last.map(|last| told.remove(last));
                }
            }
            if entry.is_told() {
                told.push(place);
            }
        }
        told
    }

    /// The record of a game that has ended.
    pub(crate) fn record(&self) -> Result<Option<String>, Missing> {
        let session = self.session(self.length(), |_, _| {})?;
        Ok(session.record_text())
    }

    /// What chance has brought against what was to be expected.
    pub(crate) fn draw_dice(&self, reading: &Reading) -> Result<Markup, Missing> {
        let session = self.session(self.length(), |_, _| {})?;
        let (viewer, names, page) = self.page(reading);
        let hidden = if session.secret().is_some() { HiddenThings::Told } else { HiddenThings::Kept };
        let groups = session.play().dice(&Reader { viewer, names: &names, words: page.words }, hidden);
        Ok(page::dice::main(&page, &session, &groups))
    }
}

/// The seat that a guest plays.
pub(super) fn seat_of(
    seats: &[SeatRow],
    holders: &HashMap<GuestId, Seat>,
    guest: Option<GuestId>,
) -> Option<Seat> {
    let guest = guest?;
    let own = seats.iter().position(|seat| seat.guest == Some(guest)).map(Seat::new);
    own.or_else(|| holders.get(&guest).copied())
}
