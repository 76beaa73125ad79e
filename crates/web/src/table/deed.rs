//! What people can do at a table, and why it may be refused.

use game::{Seat, Viewer};
use store::{Guest, GuestId, SeatRow};

use crate::board::Amounts;
use crate::entry::Entry;
use crate::hall::{Opening, Place, Start};
use crate::session::{NoUndo, Refused, Stage};
use crate::settings::Visibility;
use crate::table::{Done, Table};

/// Something that somebody wants to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Deed {
    /// A step of the game, in answer to the position of that number.
    Act { number: u64, action: String },
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
    /// The host puts a bot on a free seat.
    PutBot { seat: Seat, bot: String },
    /// The host takes a bot away.
    TakeBot { seat: Seat },
    /// The host begins the game.
    Begin,
    /// A word for the dice.
    Word(String),
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
    /// Play again with the same people.
    Rematch,
}

/// Why something was not done: a sentence, and where on the page it belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) cause: Cause,
    pub(crate) spot: Spot,
    /// The name of the sentence.
    pub(crate) key: &'static str,
    pub(crate) values: Vec<(&'static str, String)>,
    /// The rule behind it, with its sentence.
    pub(crate) clause: Option<(String, String)>,
}

/// The kinds of refusals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cause {
    /// The page was older than the table.
    Stale,
    /// A rule of the game.
    Rule,
    /// It is for others to do.
    Forbidden,
    /// It doesn't fit, or can't be read.
    Bad,
    /// Too much in too short a time.
    Limit,
    /// The server failed.
    Fault,
}

/// The place on the page that a sentence belongs to: next to the control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    Act,
    Compose,
    Undo,
    Chat,
    Seats,
    Word,
    Game,
}

impl Refusal {
    pub(crate) fn new(cause: Cause, spot: Spot, key: &'static str) -> Refusal {
        Refusal { cause, spot, key, values: Vec::new(), clause: None }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Refusal {
        self.values.push((name, value.into()));
        self
    }

    pub(super) fn forbidden(spot: Spot, key: &'static str) -> Refusal {
        Refusal::new(Cause::Forbidden, spot, key)
    }

    pub(super) fn bad(spot: Spot, key: &'static str) -> Refusal {
        Refusal::new(Cause::Bad, spot, key)
    }
}

pub(super) type Outcome = Result<Done, Refusal>;

impl Table {
    pub(super) async fn carry_out(&mut self, guest: &Guest, deed: Deed) -> Outcome {
        match deed {
            Deed::Act { number, action } => self.act(guest, number, action).await,
            Deed::Compose { number, what, amounts } => self.compose(guest, number, &what, &amounts).await,
            Deed::Confirm { number } => self.confirm(guest, number).await,
            Deed::Undo { number } => self.undo(guest, number).await,
            Deed::AskBack { number } => self.ask_back(guest, number).await,
            Deed::Agree { number } => self.agree(guest, number).await,
            Deed::Decline { number } => self.decline(guest, number).await,
            Deed::Sit { seat, token } => self.sit(guest, seat, token.as_deref()).await,
            Deed::Rise => self.rise(guest).await,
            Deed::PutBot { seat, bot } => self.put_bot(guest, seat, &bot).await,
            Deed::TakeBot { seat } => self.take_bot(guest, seat).await,
            Deed::Begin => self.begin(guest).await,
            Deed::Word(word) => self.word(guest, &word).await,
            Deed::Chat(line) => self.say(guest, &line).await,
            Deed::Mute(other) => self.mute(guest, other).await,
            Deed::Unmute(other) => self.unmute(guest, other).await,
            Deed::Leave => self.leave(guest).await,
            Deed::Back => self.back(guest).await,
            Deed::Wait { seat } => self.wait(guest, seat),
            Deed::StandIn { seat } => self.stand_in(guest, seat).await,
            Deed::Resign => self.resign(guest).await,
            Deed::End => self.end(guest).await,
            Deed::Rematch => self.rematch(guest).await,
        }
    }

    /// Stores and tells; the answer is given only when it is on the disk.
    pub(super) async fn commit(&mut self, entries: Vec<Entry>, seats: Vec<(Seat, SeatRow)>) -> Outcome {
        self.carry_on(entries, seats).await;
        match self.fault {
            None => Ok(Done::Here),
            Some(_) => Err(Refusal::new(Cause::Fault, Spot::Game, "refuse-fault")),
        }
    }

    /// The seat that the guest plays in a game under way, themselves.
    pub(super) fn player(&self, guest: &Guest, spot: Spot) -> Result<Seat, Refusal> {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(spot, "refuse-spectator"))?;
        match (self.session.stage(), &self.seats[seat.index()].bot) {
            (Stage::Waiting, _) => Err(Refusal::bad(spot, "refuse-not-begun")),
            (Stage::Playing, Some(_)) => Err(Refusal::bad(spot, "refuse-stand-in")),
            _ => Ok(seat),
        }
    }

    pub(super) fn fresh(&self, number: u64, spot: Spot) -> Result<(), Refusal> {
        if number == self.session.number() {
            return Ok(());
        }
        Err(Refusal::new(Cause::Stale, spot, "refuse-stale"))
    }

    async fn act(&mut self, guest: &Guest, number: u64, action: String) -> Outcome {
        let seat = self.to_act(guest, number, Spot::Act)?;
        match self.session.check(seat, &action) {
            // The notation as the game writes it, whatever blanks it came with.
            Ok(()) => self.commit(vec![Entry::Act(seat, words_of(&action))], Vec::new()).await,
            Err(refused) => Err(refusal_of(refused, Spot::Act)),
        }
    }

    async fn compose(&mut self, guest: &Guest, number: u64, what: &str, amounts: &Amounts) -> Outcome {
        let seat = self.to_act(guest, number, Spot::Compose)?;
        match self.session.compose(seat, what, amounts) {
            Ok(steps) => {
                let entries = steps.into_iter().map(|step| Entry::Act(seat, step)).collect();
                self.commit(entries, Vec::new()).await
            }
            Err(refused) => Err(refusal_of(refused, Spot::Compose)),
        }
    }

    /// The seat of a guest who may make a step in answer to that position.
    fn to_act(&self, guest: &Guest, number: u64, spot: Spot) -> Result<Seat, Refusal> {
        let seat = self.player(guest, spot)?;
        self.fresh(number, spot)?;
        match self.session.held() {
            Some(held) if held == seat => return Err(Refusal::bad(spot, "refuse-confirm-first")),
            Some(held) => {
                let name = self.seats[held.index()].name.clone();
                return Err(Refusal::bad(spot, "refuse-held").with("who", name));
            }
            None => {}
        }
        match self.session.stage() {
            Stage::Ended(_) => Err(Refusal::bad(spot, "refuse-ended")),
            _ => Ok(seat),
        }
    }

    async fn confirm(&mut self, guest: &Guest, number: u64) -> Outcome {
        let seat = self.player(guest, Spot::Act)?;
        self.fresh(number, Spot::Act)?;
        if self.session.held() != Some(seat) {
            return Err(Refusal::bad(Spot::Act, "refuse-nothing-to-confirm"));
        }
        self.commit(vec![Entry::Confirm(seat)], Vec::new()).await
    }

    async fn undo(&mut self, guest: &Guest, number: u64) -> Outcome {
        let seat = self.player(guest, Spot::Undo)?;
        self.fresh(number, Spot::Undo)?;
        match self.session.undo(seat) {
            Ok(steps) => self.commit(vec![Entry::Undo(seat, steps)], Vec::new()).await,
            Err(border) => {
                let refusal = Refusal::bad(Spot::Undo, border.key());
                Err(match border {
                    NoUndo::Other(other) => refusal.with("who", self.seats[other.index()].name.clone()),
                    _ => refusal,
                })
            }
        }
    }

    async fn sit(&mut self, guest: &Guest, seat: Seat, token: Option<&str>) -> Outcome {
        let row = self.seats.get(seat.index()).ok_or(Refusal::bad(Spot::Seats, "refuse-no-seat"))?;
        let has_link = token.is_some_and(|token| self.hall.key.opens(&self.row.id, seat, token));
        if token.is_some() && !has_link {
            return Err(Refusal::forbidden(Spot::Seats, "refuse-bad-link"));
        }
        match self.seat_of(guest.id) {
            Some(own) if own == seat => return Ok(Done::Here),
            Some(_) => return Err(Refusal::bad(Spot::Seats, "refuse-seated")),
            None => {}
        }
        match (row.guest, &row.bot) {
            (None, None)
                if has_link
                    || self.settings.visibility == Visibility::Public
                    || guest.id == self.row.host =>
            {
                let row = SeatRow { guest: Some(guest.id), bot: None, name: guest.name.clone() };
                let entry = Entry::Sit(seat, guest.name.clone());
                self.presence.expect(guest.id);
                self.commit(vec![entry], vec![(seat, row)]).await
            }
            (None, None) => Err(Refusal::forbidden(Spot::Seats, "refuse-private")),
            // The same person on another device.
            (Some(_), _) if has_link => {
                let stored = self.hall.store.hold_seat(&self.row.id, guest.id, seat.index() as u8).await;
                stored.map_err(|_| Refusal::new(Cause::Fault, Spot::Seats, "refuse-fault"))?;
                self.holders.insert(guest.id, seat);
                self.tell();
                Ok(Done::Here)
            }
            _ => Err(Refusal::bad(Spot::Seats, "refuse-taken")),
        }
    }

    async fn rise(&mut self, guest: &Guest) -> Outcome {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(Spot::Seats, "refuse-spectator"))?;
        self.waiting(Spot::Seats)?;
        let entry = Entry::Rise(seat, self.seats[seat.index()].name.clone());
        self.commit(vec![entry], vec![(seat, SeatRow::default())]).await
    }

    fn waiting(&self, spot: Spot) -> Result<(), Refusal> {
        match self.session.stage() {
            Stage::Waiting => Ok(()),
            _ => Err(Refusal::bad(spot, "refuse-begun")),
        }
    }

    fn host(&self, guest: &Guest, spot: Spot) -> Result<(), Refusal> {
        if guest.id == self.row.host { Ok(()) } else { Err(Refusal::forbidden(spot, "refuse-host-only")) }
    }

    async fn put_bot(&mut self, guest: &Guest, seat: Seat, bot: &str) -> Outcome {
        self.host(guest, Spot::Seats)?;
        self.waiting(Spot::Seats)?;
        let is_free = self.seats.get(seat.index()).is_some_and(|row| row.guest.is_none());
        if !is_free {
            return Err(Refusal::bad(Spot::Seats, "refuse-taken"));
        }
        let spec = crate::hall::bot_named(bot).ok_or(Refusal::bad(Spot::Seats, "refuse-no-bot"))?;
        let name = self.hall.bot_name(&spec);
        let row = SeatRow { guest: None, bot: Some(spec.to_string()), name: name.clone() };
        self.commit(vec![Entry::Sit(seat, name)], vec![(seat, row)]).await
    }

    async fn take_bot(&mut self, guest: &Guest, seat: Seat) -> Outcome {
        self.host(guest, Spot::Seats)?;
        self.waiting(Spot::Seats)?;
        match self.seats.get(seat.index()) {
            Some(SeatRow { guest: None, bot: Some(_), name }) => {
                let entry = Entry::Rise(seat, name.clone());
                self.commit(vec![entry], vec![(seat, SeatRow::default())]).await
            }
            _ => Err(Refusal::bad(Spot::Seats, "refuse-no-seat")),
        }
    }

    async fn begin(&mut self, guest: &Guest) -> Outcome {
        self.host(guest, Spot::Seats)?;
        self.waiting(Spot::Seats)?;
        if self.seats.iter().any(|seat| seat.guest.is_none() && seat.bot.is_none()) {
            return Err(Refusal::bad(Spot::Seats, "refuse-seats-free"));
        }
        self.commit(vec![Entry::Begin], Vec::new()).await
    }

    async fn word(&mut self, guest: &Guest, word: &str) -> Outcome {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(Spot::Word, "refuse-spectator"))?;
        self.waiting(Spot::Word)?;
        let word = tidy(word, 100).ok_or(Refusal::bad(Spot::Word, "refuse-empty"))?;
        if self.session.contributions().len() >= 4 * self.seats.len() {
            return Err(Refusal::new(Cause::Limit, Spot::Word, "refuse-enough-words"));
        }
        self.commit(vec![Entry::Word(seat, word)], Vec::new()).await
    }

    async fn say(&mut self, guest: &Guest, line: &str) -> Outcome {
        let line = tidy(line, 500).ok_or(Refusal::bad(Spot::Chat, "refuse-empty"))?;
        let stored = self.hall.store.add_chat(&self.row.id, guest, &line).await;
        let line = stored.map_err(|_| Refusal::new(Cause::Fault, Spot::Chat, "refuse-fault"))?;
        if self.chat.len() >= super::CHAT as usize {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
        self.tell();
        Ok(Done::Here)
    }

    async fn mute(&mut self, guest: &Guest, other: GuestId) -> Outcome {
        // Only who wrote something can be muted, so the list can't grow for ever.
        if other == guest.id || !self.chat.iter().any(|line| line.guest == other) {
            return Err(Refusal::bad(Spot::Chat, "refuse-mute"));
        }
        let stored = self.hall.store.mute(&self.row.id, guest.id, other).await;
        stored.map_err(|_| Refusal::new(Cause::Fault, Spot::Chat, "refuse-fault"))?;
        self.mutes.insert((guest.id, other));
        self.tell();
        Ok(Done::Here)
    }

    async fn unmute(&mut self, guest: &Guest, other: GuestId) -> Outcome {
        let stored = self.hall.store.unmute(&self.row.id, guest.id, other).await;
        stored.map_err(|_| Refusal::new(Cause::Fault, Spot::Chat, "refuse-fault"))?;
        self.mutes.remove(&(guest.id, other));
        self.tell();
        Ok(Done::Here)
    }

    /// Other people who play themselves.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.people().filter(move |&other| other != seat)
    }

    async fn leave(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        self.seat_bot(seat).await
    }

    async fn seat_bot(&mut self, seat: Seat) -> Outcome {
        let bot = crate::hall::stand_in();
        let row = SeatRow { bot: Some(bot.clone()), ..self.seats[seat.index()].clone() };
        // A turn that waits for its confirmation would wait for ever.
        let confirm = (self.session.held() == Some(seat)).then_some(Entry::Confirm(seat));
        let entries = [Entry::StandIn(seat, bot)].into_iter().chain(confirm).collect();
        self.commit(entries, vec![(seat, row)]).await
    }

    /// The seat that the guest plays in a game that has not ended.
    fn under_way(&self, guest: &Guest) -> Result<Seat, Refusal> {
        let seat = self.player(guest, Spot::Game)?;
        match self.session.stage() {
            Stage::Playing => Ok(seat),
            _ => Err(Refusal::bad(Spot::Game, "refuse-ended")),
        }
    }

    async fn back(&mut self, guest: &Guest) -> Outcome {
        let seat = self.seat_of(guest.id).ok_or(Refusal::forbidden(Spot::Game, "refuse-spectator"))?;
        let row = self.seats[seat.index()].clone();
        if row.bot.is_none() || self.session.stage() != Stage::Playing {
            return Ok(Done::Here);
        }
        self.commit(vec![Entry::Back(seat)], vec![(seat, SeatRow { bot: None, ..row })]).await
    }

    /// Gives the person on `seat` the time of grace once more.
    fn wait(&mut self, guest: &Guest, seat: Seat) -> Outcome {
        let gone = self.gone(guest, seat)?;
        self.presence.seen(gone);
        self.tell();
        Ok(Done::Here)
    }

    async fn stand_in(&mut self, guest: &Guest, seat: Seat) -> Outcome {
        self.gone(guest, seat)?;
        self.seat_bot(seat).await
    }

    /// The person on `seat`, if they are gone and `guest` may choose what happens.
    fn gone(&self, guest: &Guest, seat: Seat) -> Result<GuestId, Refusal> {
        self.under_way(guest)?;
        let person = self.seats.get(seat.index()).and_then(|row| row.guest.filter(|_| row.bot.is_none()));
        person.filter(|_| self.is_gone(seat)).ok_or(Refusal::bad(Spot::Game, "refuse-not-gone"))
    }

    /// Whether nobody has been at the seat, on any device, for longer than the time of grace.
    pub(super) fn is_gone(&self, seat: Seat) -> bool {
        let grace = self.hall.config.grace;
        let owner = self.seats[seat.index()].guest;
        let devices = self.holders.iter().filter(|(_, held)| **held == seat);
        owner.is_some_and(|owner| self.presence.is_gone(owner, grace))
            && devices.into_iter().all(|(&guest, _)| self.presence.is_gone(guest, grace))
    }

    async fn resign(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        if self.others(seat).next().is_none() {
            return self.commit(vec![Entry::End(seat)], Vec::new()).await;
        }
        let bot = crate::hall::stand_in();
        let row =
            SeatRow { guest: None, bot: Some(bot.clone()), name: self.seats[seat.index()].name.clone() };
        let confirm = (self.session.held() == Some(seat)).then_some(Entry::Confirm(seat));
        let entries = [Entry::Resign(seat, bot)].into_iter().chain(confirm).collect();
        self.commit(entries, vec![(seat, row)]).await
    }

    async fn end(&mut self, guest: &Guest) -> Outcome {
        let seat = self.under_way(guest)?;
        if !self.others(seat).any(|other| self.is_gone(other)) {
            return Err(Refusal::bad(Spot::Game, "refuse-not-gone"));
        }
        self.commit(vec![Entry::End(seat)], Vec::new()).await
    }

    async fn rematch(&mut self, guest: &Guest) -> Outcome {
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

/// A step that the game refuses, with its rule.
fn refusal_of(refused: Refused, spot: Spot) -> Refusal {
    match refused {
        Refused::Unreadable(_) => Refusal::bad(spot, "refuse-unreadable"),
        Refused::Rule { illegal, sentence } => {
            let mut refusal = Refusal::new(Cause::Rule, spot, "refuse-rule");
            refusal.clause = Some((illegal.clause_id().unwrap_or_default().into(), sentence));
            refusal
        }
    }
}

/// The words of a text, with one blank between them.
fn words_of(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<&str>>().join(" ")
}

/// What is left of a text without control characters and blanks around it, cut to `limit` characters; nothing if it
/// is empty.
pub(crate) fn tidy(text: &str, limit: usize) -> Option<String> {
    let plain: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let short: String = plain.trim().chars().take(limit).collect();
    (!short.is_empty()).then_some(short)
}
