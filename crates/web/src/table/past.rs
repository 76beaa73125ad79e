//! A table as it is stored, read beside its task: looking back keeps nobody waiting.

use std::collections::HashMap;
use std::sync::Arc;

use game::fair::Bytes32;
use game::{Seat, Turn, Viewer};
use maud::Markup;
use store::{GuestId, NewTable, SeatRow, TablePhase, TableRow};
use words::Words;

use crate::entry::Entry;
use crate::hall::{BrokenTable, Hall, Missing};
use crate::page;
use crate::page::past::{LogPage, PastPage, Position};
use crate::play::{DiceGroup, GameParts, HiddenThings, LogLine, Moment, Reader};
use crate::session::{Session, Stage};
use crate::settings::{Guide, Settings};
use crate::statistics::{KeptGame, Who};
use crate::table::outline::{Outline, told};
use crate::token;

/// At most this many lines are on a page of the log.
const LINES: usize = 200;
/// So many lines of the log are shown of what happened before a position, and of what came after it.
const LINES_BEFORE: usize = 40;
const LINES_AFTER: usize = 12;

/// The words of chance that decide who begins.
const STARTS: [&str; 2] = ["start", "governor"];

/// Who looks back, in which language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reading {
    pub(crate) guest: Option<GuestId>,
    pub(crate) words: Words,
}

/// What the store has of a table.
pub(crate) struct Past {
    pub(super) hall: Arc<Hall>,
    pub(super) row: NewTable,
    pub(super) settings: Settings,
    pub(super) holders: HashMap<GuestId, Seat>,
    pub(super) entries: Vec<Entry>,
    pub(super) phase: TablePhase,
}

/// A place in the log that somebody wants to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LogPlace {
    /// After so many entries.
    Count(usize),
    /// The stop of that number.
    Stop(usize),
}

/// What somebody wants to see of the past.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) place: LogPlace,
    /// Through whose eyes, if not their own: once the game has ended, anybody's.
    pub(crate) eyes: Option<Seat>,
}

impl Past {
    /// Reads a table's log.
    pub(crate) async fn read(hall: Arc<Hall>, id: &str) -> Result<Past, Missing> {
        if !token::is_id(id) {
            return Err(Missing::Unknown);
        }
        let TableRow { table: row, phase, .. } = hall.store.table(id).await?.ok_or(Missing::Unknown)?;
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
            phase,
        })
    }

    /// How many entries there are.
    pub(crate) fn length(&self) -> usize {
        self.entries.len()
    }

    /// The places of the steps of the game that were not taken back.
    pub(crate) fn steps(&self) -> Vec<usize> {
        let is_step = |&place: &usize| self.entries[place].step().is_some();
        told(&self.entries).into_iter().filter(is_step).collect()
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

    /// The table's name.
    pub(crate) fn id(&self) -> &str {
        &self.row.id
    }

    /// Where the table is kept.
    pub(crate) fn hall(&self) -> &Hall {
        &self.hall
    }

    /// The style sheet of its board.
    pub(crate) fn sheet(&self) -> &'static str {
        self.hall.games.get(&self.row.game).map_or("css/generic.css", |kind| (kind.sheet)())
    }

    pub(super) fn page<'a>(&'a self, reading: &'a Reading) -> (Viewer, Vec<String>, PastPage<'a>) {
        let page = PastPage {
            words: &reading.words,
            id: &self.row.id,
            game: &self.row.game,
            title: &self.row.title,
            sheet: self.sheet(),
        };
        let names = super::told_apart(&self.row.seats);
        let names = names.iter().map(|name| reading.words.show(name)).collect();
        (self.viewer(reading.guest), names, page)
    }

    /// Whether the game has ended, so that nothing of it is hidden any more.
    pub(crate) fn has_ended(&self) -> bool {
        self.phase == TablePhase::Over
    }

    /// Where a replay stops.
    pub(crate) fn outline(&self) -> Result<Outline, Missing> {
        let fresh = self.session(0, |_, _| {})?;
        Ok(Outline::of(&self.entries, self.row.seats.len(), |action| fresh.play().turn_mark(action)))
    }

    /// The table at a place of its log, to be looked at only.
    pub(crate) fn draw_at(&self, reading: &Reading, spot: Spot) -> Result<Markup, Missing> {
        let outline = self.outline()?;
        let count = match spot.place {
            LogPlace::Count(count) => count,
            LogPlace::Stop(number) => outline.stop(number).count,
        };
        if count > self.length() {
            return Err(Missing::Unknown);
        }
        let (own, names, page) = self.page(reading);
        let eyes = spot.eyes.filter(|eyes| self.has_ended() && eyes.index() < names.len());
        let reader = Reader { viewer: eyes.map_or(own, Viewer::Seat), names: &names, words: page.words };
        let (parts, lines) = self.parts_at(&reader, count)?;
        let told = told(&self.entries);
        let position = Position {
            here: outline.at(count),
            count,
            // Once it has ended, nothing is new any more.
            news: if self.has_ended() { 0 } else { told.iter().filter(|&&place| place >= count).count() },
            me: own,
            eyes,
            has_ended: self.has_ended(),
            may_play_on: self.may_play_on(own),
            outline: &outline,
            names: &names,
            lines: &lines,
        };
        Ok(page::past::position(&page, &position, &parts))
    }

    /// What only the game can draw of the table after `count` entries, and the lines of the log around there.
    fn parts_at(&self, reader: &Reader<'_>, count: usize) -> Result<(GameParts, Vec<LogLine>), Missing> {
        let told = told(&self.entries);
        let before = told.partition_point(|&place| place < count);
        let around = &told[before.saturating_sub(LINES_BEFORE)..told.len().min(before + LINES_AFTER)];
        let end = around.last().map_or(count, |last| (last + 1).max(count));
        let mut parts = None;
        let mut lines = Vec::with_capacity(around.len());
        let mut place = 0;
        let draw = |session: &Session| {
            let moment = if session.stage() == Stage::Waiting { Moment::Before } else { Moment::Past };
            session.play().draw(reader, moment)
        };
        let last = self.session(end, |session, entry| {
            if place == count {
                parts = Some(draw(session));
            }
            if around.binary_search(&place).is_ok() {
                lines.extend(session.play().tell(session.length(), entry, reader));
            }
            place += 1;
        })?;
        Ok((parts.unwrap_or_else(|| draw(&last)), lines))
    }

    /// Whether `viewer` may go on from a position against bots: of a game that has ended everybody, of their own
    /// against bots who plays it.
    fn may_play_on(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(own) = viewer else { return self.has_ended() };
        let is_bot = |(index, row): (usize, &SeatRow)| {
            index == own.index() || row.guest.is_none() && row.bot.is_some()
        };
        self.has_ended() || self.phase == TablePhase::Playing && self.row.seats.iter().enumerate().all(is_bot)
    }

    /// A position to go on from, as JSON. While the game is under way, what the guest can't know of it is drawn anew,
    /// so that nobody finds out by it.
    pub(crate) fn position_at(&self, guest: GuestId, count: usize) -> Result<PlayOn, Missing> {
        let viewer = self.viewer(Some(guest));
        if count > self.length() {
            return Err(Missing::Unknown);
        }
        if !self.may_play_on(viewer) {
            return Ok(PlayOn::Forbidden);
        }
        let session = self.session(count, |_, _| {})?;
        if session.stage() == Stage::Waiting || session.turn() == Turn::Over {
            return Ok(PlayOn::NothingToPlay);
        }
        let json = match viewer {
            Viewer::Seat(seat) if !self.has_ended() => session.play().imagined(seat, count as u64),
            _ => session.game().state_json(),
        };
        let options =
            session.game().options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        match json {
            Ok(position) => Ok(PlayOn::From { game: self.row.game.clone(), options, position, own }),
            Err(_) => Ok(PlayOn::NothingToPlay),
        }
    }

    /// A page of the log's lines, the latest first; the first page is that of number 1.
    pub(crate) fn draw_log(&self, reading: &Reading, number: usize) -> Result<Markup, Missing> {
        let (viewer, names, page) = self.page(reading);
        let reader = Reader { viewer, names: &names, words: page.words };
        let told = told(&self.entries);
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

impl Past {
    /// What is kept of the game for statistics; nothing where it doesn't count: it has not come to its end, was read
    /// from a record, began in the middle, or was guided.
    pub(crate) fn kept(&self) -> Option<KeptGame> {
        let is_other = |entry: &Entry| matches!(entry, Entry::Uploaded | Entry::Position(_));
        if self.settings.guide == Guide::On || self.entries.iter().any(is_other) {
            return None;
        }
        let session = self.session(self.length(), |_, _| {}).ok()?;
        let result = session.play().result().filter(|_| session.stage() == Stage::Over)?;
        let player = |seat: &SeatRow| match (seat.guest, &seat.bot) {
            (Some(guest), None) => Some(Who::Guest(guest)),
            (_, Some(bot)) => Some(Who::Bot(bot.clone())),
            (None, None) => None,
        };
        let players: Option<Vec<Who>> = self.row.seats.iter().map(player).collect();
        Some(KeptGame::new(result, players?, &self.chance(&session, &Words::ENGLISH)))
    }

    /// What the outcomes of chance are called in the game's whole course; nobody is named.
    pub(crate) fn outcomes(&self, words: &Words) -> Result<Vec<DiceGroup>, Missing> {
        Ok(self.chance(&self.session(self.length(), |_, _| {})?, words))
    }

    fn chance(&self, session: &Session, words: &Words) -> Vec<DiceGroup> {
        let names = vec![words.say("stats-somebody"); self.row.seats.len()];
        let reader = Reader { viewer: Viewer::Spectator, names: &names, words };
        let mut groups = session.play().dice(&reader, HiddenThings::Told);
        // Who begins is no matter of dice to be compared over tables.
        groups.retain(|group| !STARTS.contains(&group.word.as_str()));
        groups
    }
}

/// A position to go on from with bots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PlayOn {
    /// This one.
    From {
        game: String,
        options: Vec<(String, String)>,
        /// As JSON.
        position: String,
        /// The seat that the guest has had.
        own: Option<Seat>,
    },
    /// Others play there, and it is not over.
    Forbidden,
    /// There is nothing to be played any more, or not yet.
    NothingToPlay,
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
