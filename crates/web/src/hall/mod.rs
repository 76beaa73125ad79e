//! The room with all the tables: finds them, wakes those that sleep in the store, and hears what other servers tell.

mod config;
mod opening;
mod seatable;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bots::BotSpec;
use game::Seat;
use store::{GuestId, Heard, News, Store, StoreError, TableLine};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

pub use crate::hall::config::Config;
pub(crate) use crate::hall::opening::{NotOpened, Opening, SeatWish, Start};
pub(crate) use crate::hall::seatable::{BOTS, bot_name, bot_named, bot_names, stand_in};

use crate::games::Games;
use crate::housekeeping;
use crate::http::{AllLimits, Servers, TELLING};
use crate::metrics::Metrics;
use crate::repeated::Openings;
use crate::review::job::Reviews;
use crate::session::SessionError;
use crate::statistics::Statistics;
use crate::table::{Asleep, Ears, Handle, PostsOfTables, Question, Table};
use crate::token::{self, LinkKey};
use crate::workshop::Workshop;

/// However much there is to be told to the other servers, so long they have peace in between.
const BREATH: Duration = Duration::from_millis(50);
/// How long a list of tables is as good as new.
const LISTED_FOR: Duration = Duration::from_secs(1);
/// The front page waits no longer for its lists: the games are there without them.
pub(crate) const SOON: Duration = Duration::from_secs(1);

/// What all tables and requests share.
#[derive(Debug)]
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) games: Games,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    pub(crate) key: LinkKey,
    /// How often anybody may ask for something.
    pub(crate) limits: Arc<AllLimits>,
    /// Where bots think and pages are made from stored logs, so that nobody else waits for them.
    pub(crate) workshop: Workshop,
    /// Turns true when the server is to end.
    pub(crate) closing: watch::Sender<bool>,
    /// How many tables were opened since the start.
    opened: AtomicU64,
    tables: Mutex<HashMap<String, Handle>>,
    /// How often it was told of some table that what was written at it before is another by now.
    rewrites: AtomicU64,
    /// The public tables as they were a moment ago, or why they could not be read.
    listed: tokio::sync::Mutex<Option<Listed>>,
    /// The tables that are being read from the store: whoever wants one of them too waits for it, and for no other.
    waking: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    /// How many tables were woken since the start.
    woken: AtomicU64,
    /// The reviews that are being made.
    pub(crate) reviews: Reviews,
    /// What came of the games.
    pub(crate) statistics: Statistics,
    /// What was posted at the tables, so that what is repeated is done once.
    pub(crate) posts: PostsOfTables,
    /// The posts that have opened tables, for the same.
    openings: Openings,
}

/// When the public tables were asked for, and what came of it.
#[derive(Debug)]
struct Listed {
    at: Instant,
    /// How often tables had been rewritten by then: names in the list may be others since.
    rewrites: u64,
    tables: Result<Arc<[TableLine]>, StoreError>,
}

/// Why there is no table.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum Missing {
    #[error("there is no such table")]
    Unknown,
    #[error("the table can't be set up again: {0}")]
    Broken(Box<BrokenTable>),
    #[error(transparent)]
    Asleep(#[from] Asleep),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<BrokenTable> for Missing {
    fn from(broken: BrokenTable) -> Missing {
        Missing::Broken(Box::new(broken))
    }
}

/// What is wrong with a stored table.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum BrokenTable {
    #[error("there is no game '{0}'")]
    NoGame(String),
    #[error("version {version} of the rules of '{game}' is not known")]
    UnknownRules { game: String, version: u32 },
    #[error(transparent)]
    Options(#[from] game::BadOption),
    #[error("entry {number}: {error}")]
    Unreadable { number: usize, error: game::ParseError },
    #[error("entry {number}: {error}")]
    Impossible { number: usize, error: SessionError },
}

impl Hall {
    /// A hall whose tables are in `store`. Where other servers have them, too, it listens to these from now on.
    #[must_use]
    pub fn open(store: Store, games: Games, config: Config) -> Arc<Hall> {
        let (key, news) = (LinkKey::new(&store.link_key()), store.news());
        let servers = if store.is_shared() { Servers::Several } else { Servers::One };
        let limits = AllLimits::new(config.posts_per_second, &key, servers);
        let workshop = Workshop::new(config.bot_threads);
        let hall = Arc::new(Hall {
            store,
            games,
            config: config.bounded(),
            metrics: Metrics::default(),
            key,
            limits: Arc::new(limits),
            workshop,
            closing: watch::Sender::new(false),
            opened: AtomicU64::new(0),
            tables: Mutex::default(),
            rewrites: AtomicU64::new(0),
            listed: tokio::sync::Mutex::default(),
            waking: Mutex::default(),
            woken: AtomicU64::new(0),
            reviews: Reviews::default(),
            statistics: Statistics::default(),
            posts: PostsOfTables::default(),
            openings: Openings::default(),
        });
        tokio::spawn(housekeeping::keep(Arc::downgrade(&hall), hall.closing.subscribe()));
        if let Some(news) = news {
            tokio::spawn(listen(Arc::downgrade(&hall), news, hall.closing.subscribe()));
            tokio::spawn(tell(Arc::downgrade(&hall), hall.limits.clone(), hall.closing.subscribe()));
        }
        hall
    }

    /// Passes on what another server has told to the tables that are awake here.
    fn hear(&self, heard: &Heard) {
        let tables = locked(&self.tables);
        let told = |table: &String| tables.get(table).map(Handle::ears).into_iter();
        match heard {
            Heard::Table(table) => told(table).for_each(Ears::tell),
            Heard::Free(table) => told(table).for_each(Ears::tell_free),
            Heard::Whisper { table, server, text } => {
                told(table).for_each(|ears| ears.whisper(server, text));
            }
            Heard::Aside(text) => self.limits.heed(text),
            Heard::Anew(table) => self.outdate_among(&tables, |id| id == table),
            // What got lost may have been that, at any table.
            Heard::Everything => self.outdate_among(&tables, |_| true),
        }
    }

    /// Tells the other servers, if there are any, what guests and addresses have spent here of what they may ask for.
    /// The hall does so by itself from time to time.
    pub fn tell_what_was_spent(&self) {
        for line in self.limits.tell() {
            self.store.whisper_aside(line);
        }
    }

    /// What was written at a table before is another by now: whoever has it in memory here reads it again.
    pub(crate) fn outdate(&self, id: &str) {
        self.outdate_among(&locked(&self.tables), |table| table == id);
    }

    fn outdate_among(&self, tables: &HashMap<String, Handle>, is_meant: impl Fn(&str) -> bool) {
        // One that is being read in this moment is not among them yet.
        self.rewrites.fetch_add(1, Ordering::Relaxed);
        let meant = tables.iter().filter(|(id, _)| is_meant(id));
        meant.for_each(|(_, handle)| handle.ears().tell_anew());
    }

    /// Tells all streams to end; new ones end at once.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Closes the store: nothing is done at the tables any more.
    pub async fn end(&self) {
        self.close();
        self.store.close().await;
    }

    /// The table of that id, awake.
    pub(crate) async fn table(self: &Arc<Hall>, id: &str) -> Result<Handle, Missing> {
        if let Some(handle) = self.awake(id) {
            return Ok(handle);
        }
        if !token::is_id(id) {
            return Err(Missing::Unknown);
        }
        let door = Door::of(self, id);
        let _inside = door.lock.lock().await;
        match self.awake(id) {
            Some(handle) => Ok(handle),
            None => self.wake(id).await,
        }
    }

    async fn wake(self: &Arc<Hall>, id: &str) -> Result<Handle, Missing> {
        let rewrites = self.rewrites.load(Ordering::Relaxed);
        let table = Table::load(self.clone(), id).await?;
        let mut tables = locked(&self.tables);
        // A table has one task, whoever else has read it meanwhile.
        if let Some(handle) = tables.get(id).filter(|handle| handle.is_awake()) {
            return Ok(handle.clone());
        }
        let handle = table.start();
        if self.rewrites.load(Ordering::Relaxed) != rewrites {
            // It may have been this table, while it was read.
            handle.ears().tell_anew();
        }
        tables.insert(id.to_owned(), handle.clone());
        Ok(handle)
    }

    /// Asks a table. One that goes to sleep meanwhile is woken, once.
    ///
    /// Nothing is done twice by that: what a table has not answered it has not stored, unless it failed in between;
    /// then the number of the position, or the key of the post, which outlives the task, tells that it was done.
    pub(crate) async fn ask<Q: Question>(
        self: &Arc<Hall>,
        id: &str,
        question: Q,
    ) -> Result<Q::Answer, Missing> {
        if let Ok(answer) = self.table(id).await?.ask(question.clone()).await {
            return Ok(answer);
        }
        Ok(self.table(id).await?.ask(question).await?)
    }

    /// The list of public tables is made anew for the next who asks.
    pub(crate) async fn forget_list(&self) {
        *self.listed.lock().await = None;
    }

    /// Removes a table for good. Whoever has its page open is told, on every server.
    pub(crate) async fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        self.store.delete_table(id).await?;
        self.outdate(id);
        self.forget_list().await;
        self.statistics.forget().await;
        Ok(())
    }

    /// The first version of a table that wakes: greater than all that it had before.
    pub(crate) fn next_version(&self) -> u64 {
        self.woken.fetch_add(1, Ordering::Relaxed) << 32
    }

    pub(crate) fn awake(&self, id: &str) -> Option<Handle> {
        locked(&self.tables).get(id).filter(|handle| handle.is_awake()).cloned()
    }

    /// Forgets a table that has gone to sleep.
    pub(crate) fn forget(&self, id: &str) {
        let mut tables = locked(&self.tables);
        if tables.get(id).is_some_and(|handle| !handle.is_awake()) {
            tables.remove(id);
        }
    }

    /// The tables that everybody may find. However many ask, the store is asked once in a while.
    pub(crate) async fn public_tables(&self, limit: u32) -> Result<Arc<[TableLine]>, StoreError> {
        let mut listed = self.listed.lock().await;
        let rewrites = self.rewrites.load(Ordering::Relaxed);
        if let Some(kept) = &*listed
            && kept.at.elapsed() < LISTED_FOR
            && kept.rewrites == rewrites
        {
            return kept.tables.clone();
        }
        // Those who wait behind a database that doesn't answer wait for it once.
        let tables = timeout(SOON, self.store.public_tables(limit)).await;
        let tables = tables.unwrap_or(Err(StoreError::NoAnswer)).map(Arc::from);
        *listed = Some(Listed { at: Instant::now(), rewrites, tables: tables.clone() });
        tables
    }

    /// The bot that plays for `spec` here. Where the dice follow a seed, nothing may depend on how fast the machine is.
    pub(crate) fn bot_in_play(&self, spec: BotSpec) -> BotSpec {
        if self.config.seed.is_some() { spec.by_iterations() } else { spec }
    }

    /// The link path of a seat, for its owner; of a free one for the host to give away.
    pub(crate) fn seat_path(&self, table: &str, seat: Seat, owner: Option<GuestId>) -> String {
        format!("/t/{table}/seat/{}/{}", seat.index() + 1, self.key.seat(table, seat, owner))
    }
}

/// The door of a table that is being read from the store: one at a time goes in. The last one to leave takes it away.
struct Door<'h> {
    hall: &'h Hall,
    id: &'h str,
    lock: Arc<tokio::sync::Mutex<()>>,
}

impl<'h> Door<'h> {
    fn of(hall: &'h Hall, id: &'h str) -> Door<'h> {
        let lock = locked(&hall.waking).entry(id.to_owned()).or_default().clone();
        Door { hall, id, lock }
    }
}

impl Drop for Door<'_> {
    fn drop(&mut self) {
        let mut waking = locked(&self.hall.waking);
        drop(std::mem::take(&mut self.lock));
        if waking.get(self.id).is_some_and(|lock| Arc::strong_count(lock) == 1) {
            waking.remove(self.id);
        }
    }
}

/// Ready when the hall is closed.
async fn is_closed(closing: &mut watch::Receiver<bool>) {
    // An error says that the hall is gone, which is the same.
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}

/// Passes on what the other servers tell until the hall is closed.
async fn listen(hall: Weak<Hall>, mut news: News, mut closing: watch::Receiver<bool>) {
    loop {
        let heard = tokio::select! {
            heard = news.next() => heard,
            () = is_closed(&mut closing) => return,
        };
        let Some(hall) = hall.upgrade() else { return };
        hall.hear(&heard);
    }
}

/// Tells the other servers what was spent here, again and again until the hall is closed.
async fn tell(hall: Weak<Hall>, limits: Arc<AllLimits>, mut closing: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            () = sleep(TELLING) => {}
            () = limits.pressing() => {}
            () = is_closed(&mut closing) => return,
        }
        let Some(hall) = hall.upgrade() else { return };
        hall.tell_what_was_spent();
        drop(hall);
        sleep(BREATH).await;
    }
}

/// The map behind a lock. Nothing that is done under it can leave it half changed.
pub(crate) fn locked<T>(map: &Mutex<T>) -> MutexGuard<'_, T> {
    map.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use crate::settings::Settings;

    use super::*;

    /// A table of Century for two, of which the host has a seat.
    fn opening() -> Opening {
        Opening {
            game: "century".into(),
            options: vec![("players".into(), "2".into())],
            title: String::new(),
            settings: Settings::default(),
            places: vec![SeatWish::Host, SeatWish::Open],
            dice_words: Vec::new(),
            promises: Vec::new(),
            prepared: None,
            position: None,
            played: Vec::new(),
        }
    }

    #[tokio::test]
    async fn a_table_that_is_rewritten_while_it_is_read_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("t.sqlite")).await.unwrap();
        let hall = Hall::open(store, Games::default().with::<century::Century>(), Config::default());
        let host = hall.store.add_guest(&[1; 32], "Anna").await.unwrap();
        let id = hall.open_table(&host, opening(), Start::WhenTold, None).await.unwrap();
        let mut reading = Box::pin(hall.table(&id));
        let read = tokio::time::timeout(Duration::ZERO, &mut reading).await;
        assert!(read.is_err(), "it waits for the store");
        hall.outdate(&id);
        assert!(reading.await.unwrap().ears().is_outdated());
    }

    #[tokio::test]
    async fn a_door_stays_while_somebody_waits_behind_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("t.sqlite")).await.unwrap();
        let hall = Hall::open(store, Games::default(), Config::default());
        let (first, second) = (Door::of(&hall, "t"), Door::of(&hall, "t"));
        drop(first);
        let third = Door::of(&hall, "t");
        assert!(Arc::ptr_eq(&second.lock, &third.lock), "who comes later waits behind the same door");
        drop((second, third));
        assert!(locked(&hall.waking).is_empty());
    }

    #[tokio::test]
    async fn tables_are_read_beside_each_other_and_each_has_one_task() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("t.sqlite")).await.unwrap();
        let games = Games::default().with::<century::Century>();
        let hall = Hall::open(store, games, Config::default());
        let host = hall.store.add_guest(&[1; 32], "Anna").await.unwrap();
        let slow = hall.open_table(&host, opening(), Start::WhenTold, None).await.unwrap();
        let quick = hall.open_table(&host, opening(), Start::WhenTold, None).await.unwrap();
        // One table is being read, and that takes long.
        let door = Door::of(&hall, &slow);
        let reading = door.lock.lock().await;
        let waits = tokio::spawn({
            let (hall, slow) = (hall.clone(), slow.clone());
            async move { hall.table(&slow).await.is_ok() }
        });
        let found = tokio::time::timeout(Duration::from_secs(20), hall.table(&quick)).await;
        assert!(found.expect("nobody waits for another table").is_ok());
        assert!(!waits.is_finished());
        drop(reading);
        drop(door);
        assert!(waits.await.unwrap());
        let (one, two) = tokio::join!(hall.table(&slow), hall.table(&slow));
        assert!(one.is_ok() && two.is_ok());
        assert_eq!(hall.metrics.tables.load(Ordering::Relaxed), 2, "one task each");
        assert!(locked(&hall.waking).is_empty());
    }

    #[tokio::test]
    async fn however_many_ask_for_the_public_tables_the_store_is_asked_once() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("t.sqlite")).await.unwrap();
        let hall = Hall::open(store, Games::default(), Config::default());
        let mut listed = hall.listed.lock().await;
        let kept: Arc<[TableLine]> = Vec::new().into();
        let list = |at| Listed { at, rewrites: 0, tables: Ok(kept.clone()) };
        *listed = Some(list(Instant::now() + Duration::from_secs(60)));
        drop(listed);
        for _ in 0..3 {
            assert!(Arc::ptr_eq(&hall.public_tables(30).await.unwrap(), &kept));
        }
        hall.hear(&Heard::Anew("t1".into()));
        let anew = hall.public_tables(30).await.unwrap();
        assert!(!Arc::ptr_eq(&anew, &kept), "names may be others now");
        *hall.listed.lock().await = Some(Listed { rewrites: 1, ..list(Instant::now() - LISTED_FOR) });
        let later = hall.public_tables(30).await.unwrap();
        assert!(!Arc::ptr_eq(&later, &kept), "they are listed anew after a while");
    }
}
