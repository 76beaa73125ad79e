//! Steps of the game: acting, confirming, taking back at once.

use game::{NoUndo, Origin, Refused, Seat};
use store::{Guest, GuestId};

use crate::board::Amounts;
use crate::entry::Entry;
use crate::session::{SessionError, Stage, no_undo_key};
use crate::table::elsewhere::Whisper;
use crate::table::refusal::{NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};

impl Table {
    pub(super) async fn act(&mut self, guest: &Guest, number: u64, actions: &[String]) -> Outcome {
        let seat = self.to_act(guest, number, NoticePlace::Act)?;
        if actions.is_empty() {
            return Err(Refusal::bad(NoticePlace::Act, "refuse-unreadable"));
        }
        let taken = self.session.act(seat, actions, Origin::Chosen);
        self.after_steps(taken, NoticePlace::Act).await
    }

    pub(super) async fn compose(
        &mut self,
        guest: &Guest,
        number: u64,
        what: &str,
        amounts: &Amounts,
    ) -> Outcome {
        let seat = self.to_act(guest, number, NoticePlace::Compose)?;
        let taken = self.session.compose(seat, what, amounts);
        self.after_steps(taken, NoticePlace::Compose).await
    }

    /// Steps were taken, all of them or none: they are stored, or it is said why not.
    async fn after_steps(&mut self, taken: Result<(), SessionError>, place: NoticePlace) -> Outcome {
        match taken {
            Ok(()) => self.commit(Vec::new(), Vec::new()).await,
            Err(SessionError::Refused(refused)) => Err(self.refused(&refused, place)),
            Err(_) => Err(Refusal::bad(place, "refuse-ended")),
        }
    }

    /// Why a guest can't do something now; nothing if they can, or if it is not for them to ask.
    pub(super) fn why_not(&self, guest: Option<GuestId>, action: &str) -> Option<Refusal> {
        let seat = self.seat_of(guest?).filter(|_| self.session.stage() == Stage::Playing)?;
        let checked = self.session.game().check(seat.into(), &[action.to_owned()]);
        checked.err().map(|refused| self.refused(&refused, NoticePlace::Act))
    }

    fn refused(&self, refused: &Refused, place: NoticePlace) -> Refusal {
        Refusal::of_game(refused, self.session.game(), |seat| self.name(seat), place)
    }

    /// Bots don't wait for whoever plays alone with them, until it is the person's turn. Where others play too, they
    /// want to follow as well.
    pub(super) fn hurry(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        if self.others(seat).next().is_none() {
            self.hurried.send_replace(true);
            self.whisper(&Whisper::Hurry);
        }
        Ok(Done::Here)
    }

    /// The seat of a guest who may make a step in answer to that position.
    fn to_act(&self, guest: &Guest, number: u64, place: NoticePlace) -> Result<Seat, Refusal> {
        let seat = self.player(guest, place)?;
        if !self.session.still_asks(seat, number) {
            self.fresh(number, place)?;
        }
        match self.session.held() {
            Some(held) if held == seat => return Err(Refusal::bad(place, "refuse-confirm-first")),
            Some(held) => {
                return Err(Refusal::bad(place, "refuse-held").with("who", self.name(held)));
            }
            None => {}
        }
        match self.session.stage() {
            Stage::Ended(_) => Err(Refusal::bad(place, "refuse-ended")),
            _ => Ok(seat),
        }
    }

    pub(super) async fn confirm(&mut self, guest: &Guest, number: u64) -> Outcome {
        let seat = self.player(guest, NoticePlace::Act)?;
        self.fresh(number, NoticePlace::Act)?;
        if self.session.held() != Some(seat) {
            return Err(Refusal::bad(NoticePlace::Act, "refuse-nothing-to-confirm"));
        }
        self.commit(vec![Entry::Confirm(seat)], Vec::new()).await
    }

    pub(super) async fn undo(&mut self, guest: &Guest, number: u64) -> Outcome {
        let seat = self.player(guest, NoticePlace::Undo)?;
        self.fresh(number, NoticePlace::Undo)?;
        match self.session.undo(seat) {
            Ok(steps) => self.commit(vec![Entry::Undo(seat, steps)], Vec::new()).await,
            Err(border) => {
                let refusal = Refusal::bad(NoticePlace::Undo, no_undo_key(border));
                Err(match border {
                    NoUndo::Other(other) => refusal.with("who", self.name(other)),
                    _ => refusal,
                })
            }
        }
    }
}
