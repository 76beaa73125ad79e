//! What people can do at a table. Each subject has a file: [acting](super::acting), [seats](super::seats),
//! [chat](super::chat), [absence](super::absence), [offers](super::offers), [take-backs](super::take_backs),
//! [shares](super::shares), [rematches](super::rematch), [hints](super::hints), [guide](super::guide).

use game::Seat;
use game::fair::Bytes32;
use store::{Guest, GuestId};

use crate::board::Amounts;
use crate::session::Stage;
use crate::settings::{Consent, Guide, HeardOffers};
use crate::table::Table;
use crate::table::refusal::{Cause, NoticePlace, Outcome, Refusal};

/// Something that somebody wants to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Steps of the game, all or none, in answer to the position of that number. Each is an action or a whole choice.
    Act { number: u64, actions: Vec<String> },
    /// Steps of the game that a form with counters describes.
    Compose { number: u64, what: String, amounts: Amounts },
    /// The turn is finished.
    Confirm { number: u64 },
    /// Take back the last step.
    Undo { number: u64 },
    /// Ask the others to take back one's last step and all that followed.
    AskBack { number: u64 },
    /// Agree to what somebody asked.
    Agree { number: u64 },
    /// Don't agree, or ask no more.
    Decline { number: u64 },
    /// Sit down, or prove with a link's token to be who sits there.
    Sit { seat: Seat, token: Option<String> },
    /// Get up before the game.
    Rise,
    /// The host frees somebody's seat before the game, for all to see.
    Free { seat: Seat },
    /// The host puts a bot on a free seat.
    PutBot { seat: Seat, bot: String },
    /// The host takes a bot away.
    TakeBot { seat: Seat },
    /// Let bots move at once until a person is to act.
    Hurry,
    /// The host begins the game.
    Begin,
    /// A word for the dice.
    Word(String),
    /// What one's browser promises to add to the dice.
    Promise(Bytes32),
    /// What it has promised.
    Nonce(Bytes32),
    /// A line of chat.
    Chat(String),
    /// Hide somebody's chat.
    Mute(GuestId),
    /// Show it again.
    Unmute(GuestId),
    /// Let a bot play for oneself.
    Leave,
    /// Play again oneself.
    Back,
    /// Give somebody who is gone more time.
    Wait { seat: Seat },
    /// Let a bot play for somebody who is gone.
    StandIn { seat: Seat },
    /// Give up the seat for good.
    Resign,
    /// End the game because somebody is gone.
    End,
    /// Say which offers one wants to be asked about.
    HearOffers(HeardOffers),
    /// Leave the guide, or take it up again.
    Guide(Guide),
    /// Ask for a hint.
    Hint { number: u64 },
    /// Put the hint away.
    NoHint,
    /// Agree to hints at the table, or no longer.
    AllowHints(Consent),
    /// Play again with the same people, with a word for the dice and what one's browser promises to add to them.
    Rematch { word: Option<String>, promise: Option<Bytes32> },
    /// Don't play again.
    NoRematch,
}

impl Deed {
    /// Whether it goes on from the position whose number it carries, so that the number is another one once it is done.
    pub(super) fn goes_on(&self) -> bool {
        matches!(self, Deed::Act { .. } | Deed::Compose { .. } | Deed::Confirm { .. } | Deed::Undo { .. })
    }
}

impl Table {
    pub(super) async fn carry_out(&mut self, guest: &Guest, deed: Deed) -> Outcome {
        match deed {
            Deed::Act { number, actions } => self.act(guest, number, &actions).await,
            Deed::Compose { number, what, amounts } => self.compose(guest, number, &what, &amounts).await,
            Deed::Confirm { number } => self.confirm(guest, number).await,
            Deed::Undo { number } => self.undo(guest, number).await,
            Deed::AskBack { number } => self.ask_back(guest, number).await,
            Deed::Agree { number } => self.agree(guest, number).await,
            Deed::Decline { number } => self.decline(guest, number).await,
            Deed::Sit { seat, token } => self.sit(guest, seat, token.as_deref()).await,
            Deed::Rise => self.rise(guest).await,
            Deed::Free { seat } => self.free(guest, seat).await,
            Deed::PutBot { seat, bot } => self.put_bot(guest, seat, &bot).await,
            Deed::TakeBot { seat } => self.take_bot(guest, seat).await,
            Deed::Hurry => self.hurry(guest),
            Deed::Begin => self.begin(guest).await,
            Deed::Word(word) => self.word(guest, &word).await,
            Deed::Promise(promise) => self.promise(guest, promise).await,
            Deed::Nonce(nonce) => self.nonce(guest, nonce).await,
            Deed::Chat(line) => self.say(guest, &line).await,
            Deed::Mute(other) => self.mute(guest, other).await,
            Deed::Unmute(other) => self.unmute(guest, other).await,
            Deed::Leave => self.leave(guest).await,
            Deed::Back => self.back(guest).await,
            Deed::Wait { seat } => self.wait(guest, seat),
            Deed::StandIn { seat } => self.stand_in(guest, seat).await,
            Deed::Resign => self.resign(guest).await,
            Deed::End => self.end(guest).await,
            Deed::HearOffers(heard) => self.hear_offers(guest, heard).await,
            Deed::Guide(guide) => self.switch_guide(guest, guide).await,
            Deed::Hint { number } => self.hint(guest, number),
            Deed::NoHint => self.no_hint(guest),
            Deed::AllowHints(consent) => self.allow_hints(guest, consent).await,
            Deed::Rematch { word, promise } => self.rematch(guest, word.as_deref(), promise).await,
            Deed::NoRematch => self.no_rematch(guest).await,
        }
    }

    /// The seat that the guest plays in a game under way, themselves.
    pub(super) fn player(&self, guest: &Guest, place: NoticePlace) -> Result<Seat, Refusal> {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(place, "refuse-spectator"))?;
        match (self.session.stage(), &self.seats[seat.index()].bot) {
            (Stage::Waiting, _) => Err(Refusal::bad(place, "refuse-not-begun")),
            (Stage::Playing, Some(_)) => Err(Refusal::bad(place, "refuse-stand-in")),
            _ => Ok(seat),
        }
    }

    pub(super) fn fresh(&self, number: u64, place: NoticePlace) -> Result<(), Refusal> {
        if number == self.session.number() {
            return Ok(());
        }
        Err(Refusal::new(Cause::Stale, place, "refuse-stale"))
    }
}
