//! Landnám: what was built, explored and traded, cases brought and won.

use game::Actor;
use landnam::{Action, Landnam, Table};

use crate::study::{Notes, Study};

impl Study for Landnam {
    fn note(&self, actor: Actor, action: Action, after: &Landnam, notes: &mut Notes) {
        note_markers(self.table(), after.table(), notes);
        let Actor::Seat(seat) = actor else { return };
        let built = match action {
            Action::Farm(..) => "farm",
            Action::Village(_) => "village",
            Action::Settler(..) => "settler",
            Action::Ship(..) | Action::ShipOuter => "ship",
            Action::Harbor(..) => "harbor",
            Action::Age(_) => "age",
            Action::Sue(..) => return notes.add(seat, "althing", &"cases brought", 1),
            Action::Raise(cards) => return notes.add(seat, "althing", &"cards raised", cards.into()),
            Action::End => return notes.add(seat, "moves", &"turns", 1),
            Action::Cast => return notes.add(seat, "moves", &"explorations", 1),
            Action::Move { .. } => return notes.add(seat, "moves", &"moves", 1),
            Action::Swap(..) => return notes.add(seat, "moves", &"cards swapped", 1),
            Action::Exchange { .. } => return notes.add(seat, "trade", &"exchanges", 1),
            Action::Offer(..) => return notes.add(seat, "trade", &"offers", 1),
            Action::Accept => return notes.add(seat, "trade", &"offers accepted", 1),
            Action::Play(fate) => return notes.add(seat, "fate cards played", &fate, 1),
            Action::GoodYear(_) => return notes.add(seat, "fate cards played", &"good-year", 1),
            _ => return,
        };
        notes.add(seat, "built", &built, 1);
    }
}

/// Markers are given by whatever ends a case or a thing.
fn note_markers(before: &Table, after: &Table, notes: &mut Notes) {
    for seat in before.seats() {
        let kinds = [
            ("white: cases won", before.white_markers(seat), after.white_markers(seat)),
            ("red: outlaws", before.red_markers(seat), after.red_markers(seat)),
            ("black: nobody sued", before.black_markers(seat), after.black_markers(seat)),
        ];
        for (name, before, after) in kinds.into_iter().filter(|(_, before, after)| after > before) {
            notes.add(seat, "markers", &name, i64::from(after - before));
        }
    }
}
