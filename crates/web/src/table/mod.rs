//! A table is one task with a queue: it checks, stores, then tells.
//!
//! Nothing outside the task touches the table's state. A change is folded into the session, stored, and only then
//! shown; if it can't be stored, the task ends and the table is read from the store again, where it never happened.
//! Where another server was first, it is read again in place ([catching up](catching_up)), and bots and clocks run on
//! one server at a time ([lease]).

mod absence;
mod acting;
mod answered;
mod catching_up;
mod chat;
mod committing;
mod deed;
mod earlier;
mod elsewhere;
mod guide;
mod handle;
#[cfg(test)]
mod hiding_tests;
mod hints;
mod lease;
mod look;
mod offers;
mod outline;
mod pace;
mod past;
mod posts;
mod presence;
mod refusal;
mod rematch;
mod reviewing;
mod seats;
mod shares;
mod take_backs;
mod thinking;

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Haste;
use game::{Seat, Viewer};
use store::{ChatLine, Guest, GuestId, NewTable, Opened, SeatRow, StoreError};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};
use words::{Thing, Value, Words};

use crate::entry::Entry;
use crate::hall::{Config, Hall, Missing};
use crate::metrics::Metrics;
use crate::names::told as told_name;
use crate::session::{Session, SessionError, Stage};
use crate::settings::Settings;
use crate::table::answered::Answered;
use crate::table::earlier::{Earlier, arrived};
use crate::table::elsewhere::Whisper;
use crate::table::hints::{Hints, improved};
use crate::table::lease::Hold;
use crate::table::posts::Posts;
use crate::table::presence::Presence;
use crate::table::refusal::Outcome;
use crate::table::thinking::{Thinking, think};

pub(crate) use crate::table::catching_up::Ears;
pub(crate) use crate::table::deed::Deed;
pub(crate) use crate::table::handle::{
    Act, Answer, Asleep, CatchUp, Close, Command, Done, DrawTable, Drawn, Handle, Look, Question, Show,
    Shown, Visit, Why,
};
pub(crate) use crate::table::hints::{HintCard, HintLine};
pub(crate) use crate::table::look::{Here, SeatInfo, SeatKind, TablePage, TableText};
pub(crate) use crate::table::outline::Outline;
pub(crate) use crate::table::past::{LogPlace, Past, PlayOn, Reading, Spot};
pub(crate) use crate::table::posts::PostsOfTables;
pub(crate) use crate::table::refusal::{Cause, NoticePlace, Refusal, Rule};
pub(crate) use crate::table::reviewing::ReviewWish;
pub(crate) use crate::table::shares::{Shares, Wanted};
pub(crate) use crate::table::take_backs::Asked;

/// At most this many posts wait for a table.
const QUEUE: usize = 64;
/// At most this many lines of chat are shown.
const CHAT: u32 = 50;

/// Why a table's task ends early.
#[derive(Debug, thiserror::Error)]
enum TableFault {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Session(#[from] SessionError),
    #[error("a turn without end")]
    Endless,
    #[error(transparent)]
    Unreadable(#[from] game::ParseError),
    #[error(transparent)]
    Missing(#[from] Missing),
}

impl TableFault {
    /// Whether another server was first, so that nothing was stored and the table is another one.
    fn is_late(&self) -> bool {
        matches!(self, TableFault::Store(StoreError::Conflict { .. } | StoreError::LeaseLost { .. }))
    }
}

/// A table, awake.
pub(crate) struct Table {
    hall: Arc<Hall>,
    row: NewTable,
    settings: Settings,
    session: Session,
    seats: Vec<SeatRow>,
    /// The same people on other devices.
    holders: HashMap<GuestId, Seat>,
    chat: VecDeque<ChatLine>,
    mutes: HashSet<(GuestId, GuestId)>,
    /// How many words for the dice each guest has given, on whichever seats.
    words_given: HashMap<GuestId, usize>,
    presence: Presence,
    /// Somebody wants to take back a step, and the others have not answered yet.
    asked: Option<Asked>,
    /// What an adviser says about the position.
    hints: Option<Hints>,
    /// Earlier games of who plays alone.
    earlier: Earlier,
    /// Where the same people play again.
    rematch: Option<String>,
    /// A table that is opened with what is stored next.
    opens: Option<Box<Opened>>,
    /// When the next bot begins to think.
    bot_due: Option<Instant>,
    /// In how much haste a bot thinks here, or has thought last.
    haste: watch::Sender<Haste>,
    /// The bot that made the last step; nobody after a person's.
    last_bot: Option<Seat>,
    /// Whether bots don't wait for people to follow, until a person is to act.
    hurried: watch::Sender<bool>,
    /// Whether a bot that is to move rests until somebody looks.
    bots_rest: bool,
    /// Whose offer waits for answers, and when it came up.
    offered_at: Option<(Seat, Instant)>,
    /// What was posted last, so that a post that is repeated is done once.
    posts: Arc<Mutex<Posts>>,
    /// What the last post was answered with.
    answered: Option<Answered>,
    /// When a finished turn counts as confirmed.
    confirm_due: Option<Instant>,
    /// Until when browsers can tell what they have promised to add to the dice.
    tell_until: Option<Instant>,
    news: watch::Sender<u64>,
    /// What other servers have told.
    ears: Arc<Ears>,
    /// What was told last to other servers of who is here, and when.
    told: Option<(Whisper, Instant)>,
    /// Who looks after the bots and clocks.
    hold: Hold,
    /// Whether another server was first to what was to be stored last.
    was_late: bool,
    /// Until when nobody waits for a store that has not said what is new.
    silent_until: Option<Instant>,
    /// Set when the session is ahead of the store: the task has to end.
    fault: Option<TableFault>,
}

impl Table {
    /// Reads a table from the store.
    pub(crate) async fn load(hall: Arc<Hall>, id: &str) -> Result<Table, Missing> {
        let past = Past::read(hall.clone(), id).await?;
        let mut rematch = None;
        let session = past.session(past.length(), |_, entry| {
            if let Entry::Rematch(table) = entry {
                rematch = Some(table.clone());
            }
        })?;
        let Past { row, settings, holders, .. } = past;
        Ok(Table {
            seats: row.seats.clone(),
            holders,
            chat: hall.store.chat(id, CHAT).await?.into(),
            mutes: hall.store.mutes(id).await?.into_iter().collect(),
            words_given: Seat::all(row.seats.len())
                .zip(&row.seats)
                .filter_map(|(seat, row)| Some((row.guest?, session.dice_words_of(seat))))
                .collect(),
            presence: Presence::default(),
            asked: None,
            hints: None,
            earlier: Earlier::NONE,
            rematch,
            opens: None,
            bot_due: None,
            haste: watch::Sender::new(Haste::NONE),
            last_bot: None,
            hurried: watch::Sender::new(false),
            bots_rest: false,
            offered_at: None,
            posts: hall.posts.of(id),
            answered: None,
            confirm_due: None,
            tell_until: None,
            news: watch::Sender::new(hall.next_version()),
            ears: Arc::default(),
            told: None,
            hold: Hold::Unknown,
            was_late: false,
            silent_until: None,
            fault: None,
            hall,
            row,
            settings,
            session,
        })
    }

    /// Starts the task of the table.
    pub(crate) fn start(self) -> Handle {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let handle = Handle { queue: sender, news: self.news.subscribe(), ears: self.ears.clone() };
        if self.hall.store.is_shared() {
            // Another server may have written to it while it was read, when nobody here listened for it.
            self.ears.tell();
        }
        let (hall, id) = (self.hall.clone(), self.row.id.clone());
        Metrics::count(&hall.metrics.tables);
        let task = tokio::spawn(self.run(receiver));
        // A panic ends this table's task, not the server; the next who asks wakes the table from the store.
        tokio::spawn(async move {
            if let Err(error) = task.await {
                Metrics::count(&hall.metrics.panics);
                tracing::error!(table = id, %error, "the task of a table has ended");
            }
            Metrics::uncount(&hall.metrics.tables);
            hall.forget(&id);
        });
        handle
    }

    async fn run(mut self, mut queue: mpsc::Receiver<Command>) {
        let mut thinking: Option<Thinking> = None;
        self.expect_players();
        self.look_for_earlier();
        let (ears, mut haste) = (self.ears.clone(), self.haste.subscribe());
        // What was still to be done when the table went to sleep; whether it could be stored, the loop asks.
        let pending = self.session.loaded();
        let _ = self.commit(pending.into_iter().collect(), Vec::new()).await;
        while self.fault.is_none() {
            let idle = Instant::now() + self.rest();
            // Nobody waits for somebody to come back to a game that has ended.
            let next = self.next_wake().filter(|next| !self.has_ended() || *next < idle);
            let wake = next.unwrap_or(idle);
            let renew = self.renew_at();
            tokio::select! {
                command = queue.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                () = sleep_until(wake), if thinking.is_none() => {
                    if wake == idle && self.presence.is_empty() {
                        break;
                    }
                    thinking = self.wake().await;
                }
                () = improved(&mut self.hints) => self.tell(),
                () = arrived(&mut self.earlier) => self.tell(),
                () = ears.news() => self.heed_news().await,
                // The table has the other end.
                _ = haste.changed() => self.tell(),
                () = sleep_until(renew.unwrap_or(idle)), if thinking.is_some() && renew.is_some() => {
                    if self.take_lease().await.is_none() {
                        // Another server thinks now.
                        thinking = None;
                        self.schedule();
                    }
                }
                thought = think(&mut thinking) => {
                    self.bot_moves(thought).await;
                    thinking = None;
                }
            }
        }
        if self.is_deleted() {
            tracing::debug!(table = self.row.id, "a table was deleted");
        } else if let Some(fault) = &self.fault {
            tracing::error!(table = self.row.id, %fault, "a table is read from the store again");
        }
    }

    /// How long the table stays in memory where nobody looks at it and nothing is to happen.
    fn rest(&self) -> Duration {
        let Config { idle, linger, .. } = self.hall.config;
        let is_forgotten = || self.has_ended() || self.people().all(|seat| self.is_gone(seat));
        if self.presence.is_empty() && is_forgotten() { idle.min(linger) } else { idle }
    }

    fn has_ended(&self) -> bool {
        matches!(self.session.stage(), Stage::Over | Stage::Ended(_))
    }

    async fn obey(&mut self, command: Command) {
        // What was replaced is shown to nobody who asks after it was.
        if self.ears.is_outdated() {
            self.heed_news().await;
            if self.fault.is_some() {
                return;
            }
        }
        self.presence.look();
        if std::mem::take(&mut self.bots_rest) {
            self.bot_due = Some(Instant::now());
        }
        // Whoever no longer waits for the answer sees the change on their next page.
        match command {
            Command::Act(Act { guest, words, deed, key, show }, reply) => {
                self.presence.seen(guest.id);
                let outcome = self.do_once(&guest, deed, key).await;
                self.count_refusal(&outcome);
                let shown = self.shown(&guest, &words, &outcome, show);
                let _ = reply.send(Answer { outcome, shown });
            }
            Command::Draw(DrawTable { guest, words, notice }, reply) => {
                if let Some(guest) = &guest {
                    self.presence.seen(guest.id);
                }
                let _ = reply.send(self.draw(guest.as_ref(), &words, notice.as_ref()));
            }
            Command::Look(Look { guest, words }, reply) => {
                if let Some(guest) = guest {
                    self.presence.seen(guest);
                }
                let _ = reply.send(self.look_again(guest, &words));
            }
            Command::Why(Why { guest, action }, reply) => {
                let _ = reply.send(self.why_not(guest, &action));
            }
            Command::Close(reply) => {
                let _ = reply.send(self.close().await);
            }
            Command::CatchUp(reply) => {
                self.catch_up_at_once().await;
                // A table that has to be read from the store again is woken by whoever asks next.
                if self.fault.is_none() {
                    let _ = reply.send(());
                }
            }
            Command::Enter { guest } => {
                self.presence.enter(guest);
                self.tell_who_is_here();
                self.tell();
            }
            Command::Exit { guest } => {
                self.presence.exit(guest);
                self.tell_who_is_here();
                self.tell();
            }
        }
    }

    /// What a guest sees after a deed.
    fn shown(&mut self, guest: &Guest, words: &Words, outcome: &Outcome, show: Show) -> Shown {
        let notice = outcome.as_ref().err();
        match show {
            // What couldn't be stored has not happened, but the session has it: it is read again before it is shown.
            _ if self.fault.is_some() => Shown::Nothing,
            _ if matches!(outcome, Ok(Done::At(_))) => Shown::Nothing,
            Show::PageIfRefused if notice.is_none() => Shown::Nothing,
            Show::Page | Show::PageIfRefused => Shown::Page(self.draw(Some(guest), words, notice)),
            Show::Data => Shown::Data(self.look_in_answer(guest.id)),
        }
    }

    fn count_refusal(&self, done: &Outcome) {
        match done {
            Err(refusal) if refusal.cause == Cause::Stale => Metrics::count(&self.hall.metrics.stale),
            Err(_) => Metrics::count(&self.hall.metrics.refusals),
            Ok(_) => {}
        }
    }

    /// When something is to be done without being asked.
    fn next_wake(&self) -> Option<Instant> {
        let grace = self.presence.next_grace(self.hall.config.grace);
        let request = self.asked().map(|asked| asked.lapses);
        let times = [self.bot_due, self.confirm_due, self.tell_until, request, grace, self.next_beat()];
        times.into_iter().flatten().min()
    }

    async fn wake(&mut self) -> Option<Thinking> {
        let now = Instant::now();
        self.tell_who_is_here();
        if self.presence.note_graces(self.hall.config.grace, now) {
            self.tell();
            // Nobody waits for the answer of who is gone; whether it could be stored, the loop asks.
            let _ = self.open_rematch_if_all_answered().await;
        }
        if self.asked().is_some_and(|asked| asked.lapses <= now) {
            self.lapse();
        }
        if self.tell_until.is_some_and(|until| until <= now) {
            self.begin_without().await;
            return None;
        }
        if self.confirm_due.is_some_and(|due| due <= now)
            && let Some(seat) = self.session.held()
        {
            match self.take_lease().await {
                Some(lease) => drop(self.commit_by_itself(vec![Entry::Confirm(seat)], lease).await),
                None => self.confirm_due = Some(self.ask_again_at()),
            }
            return None;
        }
        if self.bot_due.is_some_and(|due| due <= now) {
            self.bot_due = None;
            // Where nobody is watching, nobody misses anything.
            if !self.presence.is_watched(self.hall.config.unwatched) {
                self.bots_rest = true;
                return None;
            }
            if self.take_lease().await.is_none() {
                self.bot_due = Some(self.ask_again_at());
                return None;
            }
            return self.start_thinking();
        }
        None
    }

    /// Players who have not been seen here yet are away from now on, not since ever.
    fn expect_players(&mut self) {
        for guest in self.seats.iter().filter_map(|seat| seat.guest) {
            self.presence.expect(guest);
        }
    }

    /// Sets the clocks anew.
    fn schedule(&mut self) {
        let now = Instant::now();
        let is_bots_turn = self.bot_to_move().is_some();
        let answer_at = self.bots_answer_at(now);
        self.bot_due = is_bots_turn.then_some(answer_at);
        if !is_bots_turn {
            self.last_bot = None;
            self.hurried.send_replace(false);
        }
        let people = self.seats.iter().filter(|seat| seat.guest.is_some() && seat.bot.is_none()).count();
        let holds_up = self.session.held().is_some() && people > 1;
        self.confirm_due = holds_up.then(|| now + self.hall.config.confirm);
        self.set_time_to_tell(now);
    }

    fn tell(&self) {
        self.news.send_modify(|version| *version += 1);
    }

    /// The seat that a guest plays.
    fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        past::seat_of(&self.seats, &self.holders, Some(guest))
    }

    fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        guest.and_then(|guest| self.seat_of(guest)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The names of the players for somebody who reads `words`.
    fn names(&self, words: &Words) -> Vec<String> {
        told_apart(&self.seats).iter().map(|name| words.show(name)).collect()
    }

    /// The name of a player, for a sentence in any language.
    fn name(&self, seat: Seat) -> Value {
        told_apart(&self.seats).swap_remove(seat.index())
    }
}

/// The bot of a seat that is called by its level.
fn bot_of(seat: &SeatRow) -> Option<Thing> {
    let bot = Thing::new(format!("bot-{}", seat.bot.as_ref().filter(|_| seat.guest.is_none())?));
    (Words::ENGLISH.name(&bot) == seat.name).then_some(bot)
}

/// The names of the players as sentences tell them: who shares a name with somebody is told apart by the seat's number.
/// A bot is called what each reader calls it, unless it plays on under the name of somebody who resigned.
pub(crate) fn told_apart(seats: &[SeatRow]) -> Vec<Value> {
    let is_shared =
        |name: &str| !name.is_empty() && seats.iter().filter(|seat| seat.name == name).count() > 1;
    let told = |(index, seat): (usize, &SeatRow)| {
        let name = bot_of(seat).map_or_else(|| told_name(&seat.name), Value::Thing);
        match is_shared(&seat.name) {
            true => Thing::new("seat-numbered").with("name", name).with("number", index + 1).into(),
            false => name,
        }
    };
    seats.iter().enumerate().map(told).collect()
}
