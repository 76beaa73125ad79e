//! What the browsers of seats add to the dice: each promises a number of its own while people sit down, and tells it
//! when the host has begun and nobody can promise any more. The game begins when all have told theirs, or when the time
//! for it is over.

use game::fair::{Bytes32, Share, promise};
use game::{Seat, Viewer};
use serde_json::{Value, json};
use store::Guest;
use tokio::time::Instant;

use crate::entry::Entry;
use crate::session::Stage;
use crate::settings::Guide;
use crate::table::refusal::{NoticePlace, Outcome, Refusal};
use crate::table::{Done, Table};

/// At most this many promises come from one seat: another device, or a browser that has forgotten, gives another one.
const MOST_PROMISES: usize = 8;

/// What the page of a table says of the browsers' numbers, and asks of the reader's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Shares {
    /// What was promised and told, in the order of the seats.
    pub(crate) all: Vec<Share>,
    /// What the reader's browser is asked for.
    pub(crate) wanted: Option<Wanted>,
    /// Whether nobody can promise any more, and the game has not begun yet.
    pub(crate) are_gathered: bool,
}

/// What a browser is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// The promise of a number.
    Promise,
    /// The number that it has promised.
    Nonce,
}

impl Wanted {
    /// What the script calls it, which is also the name of the deed.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Wanted::Promise => "promise",
            Wanted::Nonce => "nonce",
        }
    }
}

impl Table {
    /// Whether browsers add to the dice here: not where these were prepared, or follow from a number.
    fn browsers_add(&self) -> bool {
        self.hall.config.seed.is_none() && self.settings.guide == Guide::Off
    }

    pub(super) fn shares(&self, me: Option<Seat>) -> Shares {
        let all = self.session.game().shares().to_vec();
        let is_waiting = self.session.stage() == Stage::Waiting;
        let own = all.iter().find(|share| Some(share.seat) == me);
        let wanted = match (self.session.is_locked(), own) {
            _ if !is_waiting || me.is_none() || !self.browsers_add() => None,
            (false, _) => Some(Wanted::Promise),
            (true, Some(Share { nonce: None, .. })) => Some(Wanted::Nonce),
            (true, _) => None,
        };
        Shares { wanted, are_gathered: is_waiting && self.session.is_locked(), all }
    }

    /// The same as data.
    pub(super) fn shares_json(&self, viewer: Viewer) -> Value {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let Shares { all, wanted, .. } = self.shares(me);
        let one = |share: &Share| {
            json!({
                "seat": share.seat,
                "promise": share.promise.to_string(),
                "nonce": share.nonce.map(|nonce| nonce.to_string()),
            })
        };
        json!({"shares": all.iter().map(one).collect::<Vec<Value>>(), "wanted": wanted.map(Wanted::name)})
    }

    /// A browser promises its number.
    pub(super) async fn promise(&mut self, guest: &Guest, promise: Bytes32) -> Outcome {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(NoticePlace::Word, "refuse-spectator"))?;
        self.waiting(NoticePlace::Word)?;
        if !self.browsers_add() {
            return Err(Refusal::bad(NoticePlace::Word, "refuse-prepared-dice"));
        }
        if self.session.game().shares().iter().any(|share| share.seat == seat && share.promise == promise) {
            return Ok(Done::Here);
        }
        if self.session.promises_of(seat) >= MOST_PROMISES {
            return Err(Refusal::bad(NoticePlace::Word, "refuse-enough-promises"));
        }
        self.commit(vec![Entry::Promise(seat, promise)], Vec::new()).await
    }

    /// A browser tells its number. The game begins with the last one.
    pub(super) async fn nonce(&mut self, guest: &Guest, nonce: Bytes32) -> Outcome {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(NoticePlace::Word, "refuse-spectator"))?;
        let shares = self.session.game().shares();
        let own = shares.iter().find(|share| share.seat == seat && share.promise == promise(nonce));
        let is_due = self.session.stage() == Stage::Waiting && self.session.is_locked();
        match own {
            Some(Share { nonce: Some(_), .. }) => return Ok(Done::Here),
            Some(_) if is_due => {}
            _ => return Err(Refusal::bad(NoticePlace::Word, "refuse-nonce")),
        }
        let is_last = shares.iter().all(|share| share.nonce.is_some() || share.seat == seat);
        let begin = is_last.then_some(Entry::Begin);
        self.commit([Entry::Nonce(seat, nonce)].into_iter().chain(begin).collect(), Vec::new()).await
    }

    /// How the host's word to begin is stored: where browsers have promised numbers, these come first.
    pub(super) fn beginning(&self) -> Entry {
        if self.session.game().shares().is_empty() { Entry::Begin } else { Entry::Lock }
    }

    /// When the game begins without the numbers that were not told. Who tells late doesn't move it.
    pub(super) fn set_time_to_tell(&mut self, now: Instant) {
        let is_due = self.session.stage() == Stage::Waiting && self.session.is_locked();
        let until = self.tell_until.unwrap_or(now + self.hall.config.tell);
        self.tell_until = is_due.then_some(until);
    }

    /// The time is over: what was promised and not told is represented by its promise.
    pub(super) async fn begin_without(&mut self) {
        match self.take_lease().await {
            Some(lease) => drop(self.commit_by_itself(vec![Entry::Begin], lease).await),
            None => self.tell_until = Some(self.ask_again_at()),
        }
    }
}
