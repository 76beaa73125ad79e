//! A table is one task with a queue: it checks, stores, then tells.
//!
//! Nothing outside the task touches the table's state. A change is folded into the session, stored, and only then
//! shown; if it can't be stored, the task ends and the table is read from the store again, where it never happened.

mod absence;
mod acting;
mod chat;
mod deed;
mod look;
mod pace;
mod past;
mod presence;
mod refusal;
mod rematch;
mod seats;
mod take_backs;
mod thinking;

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;

use game::{Origin, Seat, Turn, Viewer};
use maud::Markup;
use serde_json::Value;
use store::{Append, ChatLine, Guest, GuestId, NewTable, Opened, Phase, SeatRow};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use crate::entry::Entry;
use crate::hall::{Hall, Missing};
use crate::metrics::Metrics;
use crate::names::isolated;
use crate::session::{Session, SessionError, Stage};
use crate::settings::{Forced, Settings};
use crate::table::presence::Presence;
use crate::table::refusal::Outcome;
use crate::table::thinking::{Thinking, think};

pub(crate) use crate::table::deed::Deed;
pub(crate) use crate::table::look::{Here, Remark, SeatInfo, SeatKind, TablePage};
pub(crate) use crate::table::past::Past;
pub(crate) use crate::table::refusal::{Cause, Refusal, Spot};
pub(crate) use crate::table::take_backs::Asked;

/// At most this many posts wait for a table.
const QUEUE: usize = 64;
/// At most this many lines of chat are shown.
const CHAT: u32 = 50;
/// No turn has more steps of chance and forced steps in a row; a game that has would hang its table.
const LONGEST_CHAIN: usize = 10_000;

/// Something that a table is asked.
#[derive(Debug)]
enum Command {
    Do { guest: Guest, deed: Deed, reply: oneshot::Sender<Result<Done, Refusal>> },
    Draw { guest: Option<Guest>, notice: Option<Refusal>, reply: oneshot::Sender<Markup> },
    Look { guest: Option<GuestId>, reply: oneshot::Sender<Value> },
    Enter { guest: Option<GuestId> },
    Exit { guest: Option<GuestId> },
}

/// What came of a deed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Done {
    /// The table shows it.
    Here,
    /// There is something to see at another table.
    At(String),
}

/// The way to a table.
#[derive(Debug, Clone)]
pub(crate) struct Handle {
    queue: mpsc::Sender<Command>,
    news: watch::Receiver<u64>,
}

/// The table's task ended before it answered; asking the hall again wakes it.
#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("the table went to sleep")]
pub(crate) struct Asleep;

impl Handle {
    pub(crate) fn is_awake(&self) -> bool {
        !self.queue.is_closed()
    }

    async fn ask<T>(&self, command: impl FnOnce(oneshot::Sender<T>) -> Command) -> Result<T, Asleep> {
        let (reply, answer) = oneshot::channel();
        self.queue.send(command(reply)).await.map_err(|_| Asleep)?;
        answer.await.map_err(|_| Asleep)
    }

    /// Asks for something to be done.
    pub(crate) async fn act(&self, guest: Guest, deed: Deed) -> Result<Result<Done, Refusal>, Asleep> {
        self.ask(|reply| Command::Do { guest, deed, reply }).await
    }

    /// The table as `guest` sees it, drawn.
    pub(crate) async fn draw(&self, guest: Option<Guest>, notice: Option<Refusal>) -> Result<Markup, Asleep> {
        self.ask(|reply| Command::Draw { guest, notice, reply }).await
    }

    /// The table as `guest` sees it, as data.
    pub(crate) async fn look(&self, guest: Option<GuestId>) -> Result<Value, Asleep> {
        self.ask(|reply| Command::Look { guest, reply }).await
    }

    /// Comes in: the table shows the guest as present until the returned visit is dropped.
    pub(crate) async fn enter(&self, guest: Option<GuestId>) -> Result<Visit, Asleep> {
        self.queue.send(Command::Enter { guest }).await.map_err(|_| Asleep)?;
        Ok(Visit { handle: self.clone(), guest, news: self.news.clone() })
    }
}

/// A guest with the table's page open.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) handle: Handle,
    guest: Option<GuestId>,
    /// Changes when the table does.
    pub(crate) news: watch::Receiver<u64>,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let (queue, guest) = (self.handle.queue.clone(), self.guest);
        // Outside a runtime the server has ended, and nobody is present anywhere.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { queue.send(Command::Exit { guest }).await.ok() });
        }
    }
}

/// Why a table's task ends early.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Store(#[from] store::StoreError),
    #[error(transparent)]
    Session(#[from] SessionError),
    #[error("a turn without end")]
    Endless,
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
    presence: Presence,
    /// Somebody wants to take back a step, and the others have not answered yet.
    asked: Option<Asked>,
    /// Where the same people play again.
    rematch: Option<String>,
    /// A table that is opened with what is stored next.
    opens: Option<Box<Opened>>,
    /// When the next bot begins to think.
    bot_due: Option<Instant>,
    /// The bot that made the last step; nobody after a person's.
    last_bot: Option<Seat>,
    /// Whether bots don't wait for people to follow, until a person is to act.
    is_hurried: bool,
    /// Whether a bot that is to move rests until somebody looks.
    bots_rest: bool,
    /// When a finished turn counts as confirmed.
    confirm_due: Option<Instant>,
    news: watch::Sender<u64>,
    /// Set when the session is ahead of the store: the task has to end.
    fault: Option<Fault>,
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
            presence: Presence::default(),
            asked: None,
            rematch,
            opens: None,
            bot_due: None,
            last_bot: None,
            is_hurried: false,
            bots_rest: false,
            confirm_due: None,
            news: watch::Sender::new(0),
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
        let handle = Handle { queue: sender, news: self.news.subscribe() };
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
        // Who was at the table before it slept is away from now on, not since ever.
        for guest in self.seats.iter().filter_map(|seat| seat.guest) {
            self.presence.expect(guest);
        }
        // What was still to be done when the table went to sleep; whether it could be stored, the loop asks.
        let pending = self.session.loaded();
        let _ = self.commit(pending.into_iter().collect(), Vec::new()).await;
        while self.fault.is_none() {
            let idle = Instant::now() + self.hall.config.idle;
            let wake = self.next_wake().unwrap_or(idle);
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
                thought = think(&mut thinking) => {
                    self.bot_moves(thought).await;
                    thinking = None;
                }
            }
        }
        if let Some(fault) = &self.fault {
            tracing::error!(table = self.row.id, %fault, "a table is read from the store again");
        }
    }

    async fn obey(&mut self, command: Command) {
        self.presence.look();
        if std::mem::take(&mut self.bots_rest) {
            self.bot_due = Some(Instant::now());
        }
        // Whoever no longer waits for the answer sees the change on their next page.
        match command {
            Command::Do { guest, deed, reply } => {
                self.presence.seen(guest.id);
                let done = self.carry_out(&guest, deed).await;
                self.count_refusal(&done);
                let _ = reply.send(done);
            }
            Command::Draw { guest, notice, reply } => {
                if let Some(guest) = &guest {
                    self.presence.seen(guest.id);
                }
                let _ = reply.send(self.draw(guest.as_ref(), notice.as_ref()));
            }
            Command::Look { guest, reply } => {
                if let Some(guest) = guest {
                    self.presence.seen(guest);
                }
                let _ = reply.send(self.look(guest));
            }
            Command::Enter { guest } => {
                self.presence.enter(guest);
                self.tell();
            }
            Command::Exit { guest } => {
                self.presence.exit(guest);
                self.tell();
            }
        }
    }

    fn count_refusal(&self, done: &Result<Done, Refusal>) {
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
        [self.bot_due, self.confirm_due, request, grace].into_iter().flatten().min()
    }

    async fn wake(&mut self) -> Option<Thinking> {
        let now = Instant::now();
        if self.presence.note_graces(self.hall.config.grace, now) {
            self.tell();
        }
        if self.asked().is_some_and(|asked| asked.lapses <= now) {
            self.lapse();
        }
        if self.confirm_due.is_some_and(|due| due <= now)
            && let Some(seat) = self.session.held()
        {
            let _ = self.commit(vec![Entry::Confirm(seat)], Vec::new()).await;
            return None;
        }
        if self.bot_due.is_some_and(|due| due <= now) {
            self.bot_due = None;
            // Where nobody is watching, nobody misses anything.
            if !self.presence.is_watched(self.hall.config.unwatched) {
                self.bots_rest = true;
                return None;
            }
            return self.start_thinking();
        }
        None
    }

    /// Folds entries in, lets chance and forced steps follow, stores all that is new, then tells everybody. The answer is given
    /// only when it is on the disk.
    ///
    /// If it can't be stored, the session is ahead of the store, and the task has to end.
    async fn commit(&mut self, entries: Vec<Entry>, seats: Vec<(Seat, SeatRow)>) -> Outcome {
        match self.carry_on(&entries, &seats).await {
            Ok(()) => {
                self.schedule();
                self.tell();
                Ok(Done::Here)
            }
            Err(fault) => {
                self.fault = Some(fault);
                Err(Refusal::new(Cause::Fault, Spot::Game, "refuse-fault"))
            }
        }
    }

    async fn carry_on(&mut self, entries: &[Entry], seats: &[(Seat, SeatRow)]) -> Result<(), Fault> {
        for (seat, row) in seats {
            self.put_seat(*seat, row.clone());
        }
        for entry in entries {
            self.session.fold(entry)?;
        }
        while self.follow_up()? {
            if self.session.unsaved() > LONGEST_CHAIN {
                return Err(Fault::Endless);
            }
        }
        self.halt_endless_bots()?;
        let (number, lines) = self.session.take_unsaved();
        if lines.is_empty() && seats.is_empty() {
            return Ok(());
        }
        let steps = lines.len() as u64;
        let mut append = Append::new(&self.row.id, number, lines);
        append.seats = seats.iter().map(|(seat, row)| (seat.index() as u8, row.clone())).collect();
        append.phase = Some(match self.session.stage() {
            Stage::Waiting => Phase::Waiting,
            Stage::Playing => Phase::Playing,
            Stage::Over | Stage::Ended(_) => Phase::Over,
        });
        append.opens = self.opens.take();
        self.hall.store.append(append).await?;
        self.hall.metrics.steps.fetch_add(steps, std::sync::atomic::Ordering::Relaxed);
        Ok(())
    }

    /// Ends a game in which bots and chance go on and on while no person does anything: they may have no end.
    fn halt_endless_bots(&mut self) -> Result<(), SessionError> {
        let alone = self.session.steps_alone();
        let goes_on = self.session.stage() == Stage::Playing && self.bot_to_move().is_some();
        if goes_on && alone >= self.hall.config.steps_alone {
            self.session.fold(&Entry::Halt(alone))?;
        }
        Ok(())
    }

    fn put_seat(&mut self, seat: Seat, row: SeatRow) {
        if self.seats[seat.index()].guest != row.guest {
            self.holders.retain(|_, held| *held != seat);
        }
        self.seats[seat.index()] = row;
    }

    /// Lets happen what happens by itself: chance, and a person's only step where everybody knows it. Says whether something did.
    fn follow_up(&mut self) -> Result<bool, Fault> {
        if self.session.roll() {
            return Ok(true);
        }
        let Turn::Seats(seats) = self.session.turn() else { return Ok(false) };
        let only = seats.first().filter(|_| seats.len() == 1 && self.settings.forced == Forced::Play);
        let person = only.filter(|seat| self.seats[seat.index()].bot.is_none());
        let Some((seat, action)) = person.and_then(|seat| Some((seat, self.session.forced(seat)?))) else {
            return Ok(false);
        };
        self.session.act(seat, &[action], Origin::Forced)?;
        Ok(true)
    }

    /// Sets the clocks anew.
    fn schedule(&mut self) {
        let now = Instant::now();
        let is_bots_turn = self.bot_to_move().is_some();
        self.bot_due = is_bots_turn.then_some(now);
        if !is_bots_turn {
            (self.last_bot, self.is_hurried) = (None, false);
        }
        let people = self.seats.iter().filter(|seat| seat.guest.is_some() && seat.bot.is_none()).count();
        let holds_up = self.session.held().is_some() && people > 1;
        self.confirm_due = holds_up.then(|| now + self.hall.config.confirm);
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

    fn names(&self) -> Vec<String> {
        told_apart(&self.seats)
    }
}

/// The names of the players as sentences tell them: who shares a name with somebody is told apart by the seat's number.
fn told_apart(seats: &[SeatRow]) -> Vec<String> {
    let is_shared =
        |name: &str| !name.is_empty() && seats.iter().filter(|seat| seat.name == name).count() > 1;
    let told = |(index, seat): (usize, &SeatRow)| match is_shared(&seat.name) {
        true => format!("{} {}", isolated(&seat.name), index + 1),
        false => isolated(&seat.name),
    };
    seats.iter().enumerate().map(told).collect()
}
