//! The last lines of the log, as each viewer may read them.

use std::cell::RefCell;
use std::collections::VecDeque;

use game::{Actor, Game, Match, Origin, Record, Seat, Viewer};
use words::{Thing, Value, Words};

use crate::board::{Happened, Kept, Passed, PieceMove, WebBoard};
use crate::entry::Entry;
use crate::hall::BOTS;
use crate::names::told;
use crate::play::{LineKind, LogLine, Reader, seat_of};
use crate::settings::Consent;

/// At most this many lines of the log are shown on the page.
const RECENT: usize = 40;

/// At most this many steps are told to a board as having happened.
const TOLD: usize = 40;

/// Of at most this many of the last steps it is told what they have moved: a page that lags more shows where all is.
const FOLLOWED: usize = 16;

/// Something of the log that is shown.
#[derive(Debug, Clone)]
enum Recent {
    /// The step at that place of the record.
    Step {
        number: u64,
        place: usize,
    },
    Note {
        number: u64,
        entry: Entry,
    },
}

/// The end of the log. A line is told from the state before its step; of all those states only the first is kept, and
/// the others follow from it.
#[derive(Debug, Clone)]
pub(super) struct Tail<G: Game> {
    lines: VecDeque<Recent>,
    /// The place in the record of the first step that is shown, and the state before it.
    first: usize,
    before: G,
    /// How many lines are no longer shown.
    gone: u64,
    told: ToldLines,
}

/// At most so many readers' lines are kept; more come to few tables.
const READERS: usize = 12;

/// The lines as they were told last, by who reads them: to tell them takes most of the time that a page takes.
#[derive(Debug, Default)]
struct ToldLines(RefCell<Vec<ToldTo>>);

/// Whoever goes on from a copy tells everything anew.
impl Clone for ToldLines {
    fn clone(&self) -> ToldLines {
        ToldLines::default()
    }
}

#[derive(Debug)]
struct ToldTo {
    viewer: Viewer,
    names: Vec<String>,
    words: Words,
    /// How many lines came before these.
    gone: u64,
    lines: VecDeque<LogLine>,
}

impl ToldTo {
    fn is_for(&self, reader: &Reader<'_>) -> bool {
        self.viewer == reader.viewer && self.names == reader.names && self.words == *reader.words
    }
}

impl ToldLines {
    /// What was told to this reader of the lines from `gone` on, taken out.
    fn take(&self, reader: &Reader<'_>, gone: u64) -> VecDeque<LogLine> {
        let mut all = self.0.borrow_mut();
        let Some(place) = all.iter().position(|told| told.is_for(reader)) else { return VecDeque::new() };
        let mut told = all.swap_remove(place);
        let old = usize::try_from(gone - told.gone).unwrap_or(usize::MAX).min(told.lines.len());
        told.lines.drain(..old);
        told.lines
    }

    fn keep(&self, reader: &Reader<'_>, gone: u64, lines: VecDeque<LogLine>) {
        let mut all = self.0.borrow_mut();
        if all.len() >= READERS {
            all.clear();
        }
        let Reader { viewer, names, words } = *reader;
        all.push(ToldTo { viewer, names: names.to_vec(), words: *words, gone, lines });
    }
}

impl<G: WebBoard> Tail<G> {
    pub(super) fn new(first_state: G) -> Tail<G> {
        Tail { lines: VecDeque::new(), first: 0, before: first_state, gone: 0, told: ToldLines::default() }
    }

    /// Adds the last `count` steps of the record.
    pub(super) fn add_steps(&mut self, number: u64, count: usize, record: &Record<G>) {
        let first = record.entries.len().saturating_sub(count);
        let steps = (number..).zip(first..record.entries.len());
        self.lines.extend(steps.map(|(number, place)| Recent::Step { number, place }));
        self.trim(record);
    }

    pub(super) fn add_note(&mut self, number: u64, entry: &Entry, record: &Record<G>) {
        self.lines.push_back(Recent::Note { number, entry: entry.clone() });
        self.trim(record);
    }

    fn trim(&mut self, record: &Record<G>) {
        while self.lines.len() > RECENT {
            self.gone += 1;
            if let Some(Recent::Step { place, .. }) = self.lines.pop_front() {
                self.go_to(place + 1, record);
            }
        }
    }

    /// Brings the state that is kept to the place `to`; on the way there may be steps without a line.
    fn go_to(&mut self, to: usize, record: &Record<G>) {
        for &(actor, action) in &record.entries[self.first..to] {
            self.before.apply(actor, action);
        }
        self.first = to;
    }

    /// Forgets the steps that the record no longer has.
    pub(super) fn cut(&mut self, record: &Record<G>) {
        let left = record.entries.len();
        self.told = ToldLines::default();
        self.lines.retain(|recent| !matches!(recent, Recent::Step { place, .. } if *place >= left));
        if left < self.first {
            (self.first, self.before) = (left, record.fold(left));
        }
    }

    /// What has happened since the viewer last chose a step, as far as the tail goes. What was played for them by
    /// itself is news to them.
    pub(super) fn since(&self, game: &Match<G>, viewer: Viewer) -> Vec<Happened<G>> {
        let steps = &game.record().entries[self.first..];
        let origins = &game.origins()[self.first..];
        let is_own =
            |actor: Actor| matches!((actor, viewer), (Actor::Seat(seat), Viewer::Seat(own)) if seat == own);
        let mut chosen = steps.iter().zip(origins);
        let own = chosen.rposition(|(&(actor, _), &origin)| is_own(actor) && origin == Origin::Chosen);
        // How the table was laid out before anybody acted is no news.
        let is_laid_out = |&(actor, _): &(Actor, G::Action)| actor == Actor::Chance;
        let opening =
            if self.first == 0 { steps.iter().take_while(|step| is_laid_out(step)).count() } else { 0 };
        let skipped = own.map_or(opening, |place| place + 1).max(steps.len().saturating_sub(TOLD));
        let mut state = self.before.clone();
        for &(actor, action) in &steps[..skipped] {
            state.apply(actor, action);
        }
        let mut happened = Vec::with_capacity(steps.len() - skipped);
        for &(actor, action) in &steps[skipped..] {
            let action_seen = state.seen(viewer, actor, action);
            happened.push(Happened { actor, action: action_seen, before: state.view(viewer) });
            state.apply(actor, action);
        }
        happened
    }

    /// What the last steps have moved, each move with the place of its step in the record.
    pub(super) fn moves(&self, game: &Match<G>, viewer: Viewer) -> Vec<(usize, PieceMove)> {
        let entries = &game.record().entries;
        let first = entries.len().saturating_sub(FOLLOWED).max(self.first);
        let mut state = self.before.clone();
        for &(actor, action) in &entries[self.first..first] {
            state.apply(actor, action);
        }
        let mut before = state.view(viewer);
        let mut moves = Vec::new();
        for (place, &(actor, action)) in entries.iter().enumerate().skip(first) {
            state.apply(actor, action);
            let after = state.view(viewer);
            let step = Passed { actor, viewer, before: &before, after: &after };
            moves.extend(G::moves(&step).into_iter().map(|one| (place, one)));
            before = after;
        }
        moves
    }

    /// The last step that stays in sight, as far as the tail goes.
    pub(super) fn kept(&self, game: &Match<G>, viewer: Viewer) -> Option<Kept<G>> {
        let steps = &game.record().entries[self.first..];
        let nth = steps.iter().rposition(|&(actor, action)| G::is_kept_in_sight(actor, action))?;
        let mut state = self.before.clone();
        for &(actor, action) in &steps[..nth] {
            state.apply(actor, action);
        }
        let (actor, action) = steps[nth];
        let (before, action_seen) = (state.view(viewer), state.seen(viewer, actor, action));
        state.apply(actor, action);
        Some(Kept { place: self.first + nth, action: action_seen, before, after: state.view(viewer) })
    }

    /// The lines, the oldest first.
    pub(super) fn tell(&self, record: &Record<G>, reader: &Reader<'_>) -> Vec<LogLine> {
        let mut told = self.told.take(reader, self.gone);
        let (mut at, mut state) = (self.first, self.before.clone());
        for recent in self.lines.iter().skip(told.len()) {
            match recent {
                Recent::Note { number, entry } => told.push_back(note(*number, entry, reader)),
                Recent::Step { number, place } => {
                    for &(actor, action) in &record.entries[at..*place] {
                        state.apply(actor, action);
                    }
                    at = *place;
                    told.push_back(step_line(*number, &state, record.entries[at], reader));
                }
            }
        }
        let lines = told.iter().cloned().collect();
        self.told.keep(reader, self.gone, told);
        lines
    }
}

/// What marks, while a sentence is made, that the reader's name and the name of whoever acted have just been said.
/// Nobody's name has these letters in it, because they stand for nothing.
const OWN: char = '\u{e000}';
const ACTOR: char = '\u{e001}';

/// A sentence about somebody who acted, and where it says whose names.
#[derive(Debug, PartialEq, Eq)]
struct ToldText {
    text: String,
    own: Vec<usize>,
    head: usize,
}

/// The sentence that `tell` makes for a reader about what `actor` did. All sentences call people by their names, the
/// reader, too: a sentence to "you" would be another one in each language for everything that can be done. So the page
/// says after the reader's name that it is theirs, and has to know where that is.
fn told_of(reader: &Reader<'_>, actor: Option<Seat>, tell: impl FnOnce(&Reader<'_>) -> String) -> ToldText {
    let is_own = |seat: Seat| reader.viewer == Viewer::Seat(seat);
    let marked = |(seat, name): (Seat, &String)| {
        let own = is_own(seat).then_some(OWN);
        name.chars().chain(own).chain((actor == Some(seat)).then_some(ACTOR)).collect()
    };
    let names: Vec<String> = Seat::all(reader.names.len()).zip(reader.names).map(marked).collect();
    let mut told = ToldText { text: String::new(), own: Vec::new(), head: 0 };
    let called = actor.and_then(|seat| reader.names.get(seat.index()));
    let marked_text = tell(&Reader { names: &names, ..*reader });
    let mut letters = marked_text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            OWN => told.own.push(told.text.len()),
            ACTOR if called == Some(&told.text) && letters.peek() == Some(&' ') => {
                told.head = told.text.len() + 1;
            }
            ACTOR => {}
            _ => told.text.push(letter),
        }
    }
    told
}

/// The line of a step that is about to be applied to `before`.
pub(super) fn step_line<G: WebBoard>(
    number: u64,
    before: &G,
    (actor, action): (Actor, G::Action),
    reader: &Reader<'_>,
) -> LogLine {
    let Reader { viewer, words, .. } = *reader;
    let view = before.view(viewer);
    let seat = seat_of(actor);
    let ToldText { text, own, head } = told_of(reader, seat, |reader| {
        let scene = reader.scene::<G>(&view, &[]);
        match (before.seen(viewer, actor, action), seat) {
            (Some(action), _) => G::tell(&scene, actor, action),
            (None, Some(seat)) => words.say_with("tell-hidden", &[("who", scene.name(seat).into())]),
            (None, None) => G::tell_hidden(&scene).unwrap_or_else(|| words.say("tell-hidden-chance")),
        }
    });
    let kind = if seat.is_some() { LineKind::Step } else { LineKind::Chance };
    // What is hidden in a step doesn't decide its clause.
    let clause = G::clause_at(&view, action);
    LogLine { number, seat, text, own, head, clause, kind }
}

/// The name that an entry has kept; bots and numbers are kept by their English names, and each reader calls them
/// otherwise.
fn kept_name(name: &str) -> Value {
    let bots = BOTS.iter().map(|bot| Thing::new(format!("bot-{bot}")));
    let mut bots = bots.filter(|bot| Words::ENGLISH.name(bot) == name);
    bots.next().map_or_else(|| told(name), Value::Thing)
}

/// The line of an entry that is no step.
pub(super) fn note(number: u64, entry: &Entry, reader: &Reader<'_>) -> LogLine {
    let mut seat = None;
    let ToldText { text, own, head } = told_of(reader, None, |reader| {
        let (about, text) = note_text(entry, reader);
        seat = about;
        text
    });
    LogLine { number, seat, text, own, head, clause: None, kind: LineKind::Note }
}

/// Whom an entry that is no step is about, and what it says.
fn note_text(entry: &Entry, reader: &Reader<'_>) -> (Option<Seat>, String) {
    let words = reader.words;
    let who =
        |key: &str, seat: &Seat| (Some(*seat), words.say_with(key, &[("who", reader.name(*seat).into())]));
    let named =
        |key: &str, seat: &Seat, who: &str| (Some(*seat), words.say_with(key, &[("who", kept_name(who))]));
    let back = |key: &str, seat: &Seat, steps: &usize| {
        (Some(*seat), words.say_with(key, &[("who", reader.name(*seat).into()), ("steps", (*steps).into())]))
    };
    match entry {
        Entry::Sit(seat, name) => named("note-sit", seat, name),
        Entry::Rise(seat, name) => named("note-rise", seat, name),
        Entry::Free(seat, name) => named("note-free", seat, name),
        Entry::Enter(seat) => who("note-enter", seat),
        Entry::Word(seat, _) => who("note-word", seat),
        Entry::Undo(seat, steps) => back("note-undo", seat, steps),
        Entry::TakeBack(seat, steps) => back("note-take-back", seat, steps),
        Entry::StandIn(seat, _) => who("note-stand-in", seat),
        Entry::Back(seat) => who("note-back", seat),
        Entry::Resign(seat, _) => who("note-resign", seat),
        Entry::End(seat) => who("note-end", seat),
        Entry::Halt(steps) => (None, words.say_with("note-halt", &[("steps", (*steps).into())])),
        Entry::Close => (None, words.say("note-closed")),
        Entry::Hints(seat, Consent::Given) => who("note-hints", seat),
        Entry::Hints(seat, Consent::Withdrawn) => who("note-no-hints", seat),
        Entry::Again(seat, _) => who("note-again", seat),
        Entry::NoMore(seat) => who("note-no-more", seat),
        Entry::Rematch(_) => (None, words.say("note-rematch")),
        Entry::Position(_) => (None, words.say("note-position")),
        Entry::Uploaded => (None, words.say("note-uploaded")),
        _ => (None, words.say("note-begin")),
    }
}
