//! The last lines of the log, as each viewer may read them.

use std::collections::VecDeque;

use game::{Actor, Game, Record, Seat};

use crate::board::{Scene, WebBoard};
use crate::entry::Entry;
use crate::session::play::Mark;
use crate::session::{LineKind, LogLine, Onlooker};

/// As many lines of the log are shown on the page.
const RECENT: usize = 40;

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

/// The end of the log. A line is told from the state before its step; of all those states only the first is kept, and the
/// others follow from it.
#[derive(Debug, Clone)]
pub(super) struct Tail<G: Game> {
    lines: VecDeque<Recent>,
    /// The place in the record of the first step that is shown, and the state before it.
    first: usize,
    before: G,
}

impl<G: WebBoard> Tail<G> {
    pub(super) fn new(first_state: G) -> Tail<G> {
        Tail { lines: VecDeque::new(), first: 0, before: first_state }
    }

    /// Adds the last step of the record.
    pub(super) fn add_step(&mut self, number: u64, record: &Record<G>) {
        self.lines.push_back(Recent::Step { number, place: record.entries.len().saturating_sub(1) });
        self.trim(record);
    }

    pub(super) fn add_note(&mut self, number: u64, entry: &Entry, record: &Record<G>) {
        self.lines.push_back(Recent::Note { number, entry: entry.clone() });
        self.trim(record);
    }

    fn trim(&mut self, record: &Record<G>) {
        while self.lines.len() > RECENT {
            if let Some(Recent::Step { place, .. }) = self.lines.pop_front() {
                let (actor, action) = record.entries[place];
                self.before.apply(actor, action);
                self.first = place + 1;
            }
        }
    }

    /// Forgets the steps that the record no longer has.
    pub(super) fn cut(&mut self, record: &Record<G>) {
        let left = record.entries.len();
        self.lines.retain(|recent| !matches!(recent, Recent::Step { place, .. } if *place >= left));
        if left < self.first {
            (self.first, self.before) = (left, record.fold(left));
        }
    }

    /// The lines, the oldest first.
    pub(super) fn tell(&self, record: &Record<G>, marks: &[Mark], onlooker: &Onlooker<'_>) -> Vec<LogLine> {
        let mut state = self.before.clone();
        let mut told = Vec::with_capacity(self.lines.len());
        for recent in &self.lines {
            match recent {
                Recent::Note { number, entry } => told.push(note(*number, entry, onlooker)),
                Recent::Step { number, place } => {
                    let (actor, action) = record.entries[*place];
                    told.push(step_line(*number, &state, (actor, action), marks[*place], onlooker));
                    state.apply(actor, action);
                }
            }
        }
        told
    }
}

/// The line of a step that is about to be applied to `before`.
pub(super) fn step_line<G: WebBoard>(
    number: u64,
    before: &G,
    (actor, action): (Actor, G::Action),
    mark: Mark,
    onlooker: &Onlooker<'_>,
) -> LogLine {
    let Onlooker { viewer, names, words } = *onlooker;
    let view = before.view(viewer);
    let scene = Scene::<G> { view: &view, viewer, legal: &[], thrown: None, names, words };
    let seat = match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    };
    let text = match (before.seen(viewer, actor, action), seat) {
        (Some(action), _) => G::tell(&scene, actor, action),
        (None, Some(seat)) => words.say_with("tell-hidden", &[("who", scene.name(seat))]),
        (None, None) => words.say("tell-hidden-chance"),
    };
    let kind = match mark {
        Mark::Forced => LineKind::Forced,
        Mark::Chance => LineKind::Chance,
        Mark::Act | Mark::Bot => LineKind::Step,
    };
    LogLine { number, seat, text, kind }
}

/// The line of an entry that is no step.
pub(super) fn note(number: u64, entry: &Entry, onlooker: &Onlooker<'_>) -> LogLine {
    let words = onlooker.words;
    let who = |key: &str, seat: &Seat| (Some(*seat), words.say_with(key, &[("who", onlooker.name(*seat))]));
    let named = |key: &str, seat: &Seat, who: &str| (Some(*seat), words.say_with(key, &[("who", who)]));
    let back = |key: &str, seat: &Seat, steps: &usize| {
        let steps = steps.to_string();
        (Some(*seat), words.say_with(key, &[("who", onlooker.name(*seat)), ("steps", &steps)]))
    };
    let (seat, text) = match entry {
        Entry::Sit(seat, name) => named("note-sit", seat, name),
        Entry::Rise(seat, name) => named("note-rise", seat, name),
        Entry::Word(seat, _) => who("note-word", seat),
        Entry::Undo(seat, steps) => back("note-undo", seat, steps),
        Entry::TakeBack(seat, steps) => back("note-take-back", seat, steps),
        Entry::StandIn(seat, _) => who("note-stand-in", seat),
        Entry::Back(seat) => who("note-back", seat),
        Entry::Resign(seat, _) => who("note-resign", seat),
        Entry::End(seat) => who("note-end", seat),
        Entry::Rematch(_) => (None, words.say("note-rematch")),
        _ => (None, words.say("note-begin")),
    };
    LogLine { number, seat, text, kind: LineKind::Note }
}
