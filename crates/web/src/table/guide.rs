//! The guide of a first game: for one person at a table with bots, who can leave it and take it up again.

use game::{Seat, Viewer};
use serde_json::{Value as Json, json};
use store::Guest;
use words::Words;

use crate::entry::Entry;
use crate::page::guide::GuideState;
use crate::play::{Guidance, Reader};
use crate::settings::Guide;
use crate::table::refusal::{NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};

impl Table {
    /// Leaves the guide, or takes it up again.
    pub(super) async fn switch_guide(&mut self, guest: &Guest, guide: Guide) -> Outcome {
        let seat = self.player(guest, NoticePlace::Game)?;
        if !self.has_guide(seat) {
            return Err(Refusal::bad(NoticePlace::Game, "refuse-no-guide"));
        }
        if self.session.guide() == guide {
            return Ok(Done::Here);
        }
        self.commit(vec![Entry::Guide(seat, guide)], Vec::new()).await
    }

    /// Whether there is a guide for `seat`: only for who plays alone with bots, because it would tell others what to
    /// do, too.
    fn has_guide(&self, seat: Seat) -> bool {
        let is_person = self.seats[seat.index()].bot.is_none();
        let people = self.seats.iter().filter(|row| row.guest.is_some() || row.bot.is_none()).count();
        self.settings.guide == Guide::On && is_person && people == 1
    }

    /// Whether `seat` has a guide and follows it.
    pub(super) fn is_guided(&self, seat: Seat) -> bool {
        self.session.guide() == Guide::On && self.has_guide(seat)
    }

    /// How somebody stands with the guide.
    pub(super) fn guide_state(&self, viewer: Viewer, names: &[String], words: &Words) -> GuideState {
        let Viewer::Seat(seat) = viewer else { return GuideState::None };
        if !self.has_guide(seat) {
            return GuideState::None;
        }
        if self.session.guide() == Guide::Off {
            return GuideState::Left;
        }
        let reader = Reader { viewer, names, words };
        let guidance = self.session.is_open().then(|| self.session.play().guidance(&reader)).flatten();
        GuideState::Followed(guidance)
    }

    /// What the guide says, as data.
    pub(super) fn guide_json(&self, viewer: Viewer, names: &[String], words: &Words) -> Json {
        match self.guide_state(viewer, names, words) {
            GuideState::Followed(Some(Guidance { lessons, told, of, steps, .. })) => {
                let names: Vec<&str> = lessons.iter().map(|lesson| lesson.name).collect();
                json!({"lesson": names.last(), "lessons": names, "told": told, "of": of, "steps": steps})
            }
            _ => Json::Null,
        }
    }
}
