//! Where long work is done: bots think, and long logs are read again.
//!
//! All who work here leave one core free for answers, and step back for all other threads. Pages that people
//! wait for come first, then bots' thinking, then what nobody's game waits for ([`WorkClass`]). Within a class, whose
//! turn it is goes by who has had the least time lately, guest by guest and for each guest table by table: fifty tables
//! of one guest take as long as one table of another.
//!
//! Where more wait than there are benches, bots think for a share of their time only, so that nobody waits for long
//! ([haste](WorkshopTurn::haste)).

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Haste;
use store::GuestId;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// Who rested is ahead by this much: more than a bot that doesn't think hard takes.
const CREDIT: Duration = Duration::from_millis(250);
/// Pages are as far ahead of bots as if their payer had had so much less: of all work but that of somebody who has
/// asked for page after page, so that nobody can keep all bots waiting by that.
const LEAD_OF_PAGES: Duration = Duration::from_secs(5);
/// In the same way bots are ahead of what comes last, which so has its turn even where bots never rest.
const LEAD_OF_BOTS: Duration = Duration::from_secs(1);
/// When accounts of more than this many are kept, those at rest are forgotten.
const REMEMBERED: usize = 1000;

/// Who has to wait for others when they want much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    /// The guest who opened a table, or who asks.
    Guest(GuestId),
    /// Whoever asks from an address.
    Address(IpAddr),
    /// Somebody of whom nothing is known.
    Stranger,
}

/// What the work is for: what comes first is named first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WorkClass {
    /// A page, or another answer that somebody waits for.
    Page,
    /// The step of a bot, which a table waits for.
    Bots,
    /// Hints and reviews: no game waits for them, and they take long.
    Extra,
}

impl WorkClass {
    /// How far it is behind the first class.
    const fn behind(self) -> Duration {
        match self {
            WorkClass::Page => Duration::ZERO,
            WorkClass::Bots => LEAD_OF_PAGES,
            WorkClass::Extra => LEAD_OF_PAGES.saturating_add(LEAD_OF_BOTS),
        }
    }
}

/// The workshop; clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Workshop(Arc<Mutex<Benches>>);

#[derive(Debug)]
struct Benches {
    /// So many pages may be made at once, and so many other things.
    count: usize,
    /// So many of both together. Where there are cores enough, that is one more: so a page doesn't wait for thoughts,
    /// which can't be broken off, nor bots for pages.
    most: usize,
    pages: usize,
    others: usize,
    queue: Queue<oneshot::Sender<()>>,
}

impl Benches {
    fn is_free_for(&self, class: WorkClass) -> bool {
        let busy = if class == WorkClass::Page { self.pages } else { self.others };
        busy < self.count && self.pages + self.others < self.most
    }

    fn busy(&mut self, class: WorkClass) -> &mut usize {
        if class == WorkClass::Page { &mut self.pages } else { &mut self.others }
    }
}

/// On how many threads bots think, as many as are wanted or else on all cores but one; and on how many together with
/// pages: the last core is for answers, unless bots are told to take it.
fn benches(wanted: Option<NonZeroUsize>, cores: usize) -> (usize, usize) {
    let for_work = cores.saturating_sub(1).max(1);
    let count = wanted.map_or(for_work, NonZeroUsize::get);
    (count, (count + 1).min(for_work).max(count))
}

impl Workshop {
    /// A workshop for this machine.
    pub(crate) fn new(wanted: Option<NonZeroUsize>) -> Workshop {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Workshop::with_benches(benches(wanted, cores))
    }

    fn with_benches((count, most): (usize, usize)) -> Workshop {
        Workshop(Arc::new(Mutex::new(Benches { count, most, pages: 0, others: 0, queue: Queue::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, Benches> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a bench to make a page at. Whoever no longer waits loses the turn.
    pub(crate) async fn turn(&self, payer: Payer, table: &str) -> WorkshopTurn {
        self.turn_for(WorkClass::Page, payer, table).await
    }

    /// Waits for a bench. Whoever no longer waits loses the turn.
    pub(crate) async fn turn_for(&self, class: WorkClass, payer: Payer, table: &str) -> WorkshopTurn {
        let (sender, called) = oneshot::channel();
        self.lock().queue.join(class, payer, table, sender);
        let mut turn =
            WorkshopTurn { workshop: self.clone(), class, payer, table: table.into(), called, began: None };
        self.call_next();
        // The queue keeps the other end until it calls.
        if (&mut turn.called).await.is_ok() {
            turn.began = Some(Instant::now());
        }
        turn
    }

    /// How many benches there are, and how many wait for one.
    #[cfg(test)]
    pub(crate) fn benches_and_waiting(&self) -> (usize, usize) {
        let benches = self.lock();
        (benches.count, benches.queue.waiting.len())
    }

    /// Gives free benches to those who wait.
    fn call_next(&self) {
        let benches = &mut *self.lock();
        loop {
            let free =
                [WorkClass::Page, WorkClass::Bots, WorkClass::Extra].map(|class| benches.is_free_for(class));
            let Some((class, waiting)) = benches.queue.next(|class| free[class as usize]) else { break };
            // Who has gone meanwhile needs no bench.
            if waiting.send(()).is_ok() {
                *benches.busy(class) += 1;
            }
        }
    }
}

/// A bench of one's own, until it is dropped.
#[derive(Debug)]
pub(crate) struct WorkshopTurn {
    workshop: Workshop,
    class: WorkClass,
    payer: Payer,
    table: String,
    called: oneshot::Receiver<()>,
    began: Option<Instant>,
}

impl WorkshopTurn {
    /// How much haste there is now: those who wait share what each bench has.
    pub(crate) fn haste(&self) -> Haste {
        let benches = self.workshop.lock();
        // A page doesn't take long.
        let waiting = benches.queue.waiting.iter().filter(|waiting| waiting.class != WorkClass::Page).count();
        Haste::shared_by(1 + waiting / benches.count)
    }

    /// Does the work on a thread of its own; `None` if it panics.
    pub(crate) async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let done = tokio::task::spawn_blocking(move || {
            step_back();
            let done = work();
            // The bench is free when the work is done, whether or not somebody still waits for the outcome.
            drop(self);
            done
        });
        done.await.inspect_err(|error| tracing::error!(%error, "work has failed")).ok()
    }
}

impl Drop for WorkshopTurn {
    fn drop(&mut self) {
        // Who goes while waiting may have been called in the same moment.
        self.called.close();
        let time = match self.began {
            Some(began) => began.elapsed(),
            None if self.called.try_recv().is_ok() => Duration::ZERO,
            None => return,
        };
        let mut benches = self.workshop.lock();
        *benches.busy(self.class) -= 1;
        benches.queue.charge(self.payer, &self.table, time);
        drop(benches);
        self.workshop.call_next();
    }
}

/// Lets all other threads go first.
fn step_back() {
    // Where it can't be done, the free core has to be enough.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 5);
}

/// Who waits, and how much time everybody has had.
#[derive(Debug)]
struct Queue<T> {
    waiting: Vec<Waiting<T>>,
    payers: Accounts<Payer>,
    tables: HashMap<Payer, Accounts<String>>,
}

#[derive(Debug)]
struct Waiting<T> {
    class: WorkClass,
    payer: Payer,
    table: String,
    what: T,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue { waiting: Vec::new(), payers: Accounts::default(), tables: HashMap::new() }
    }
}

impl<T> Queue<T> {
    fn join(&mut self, class: WorkClass, payer: Payer, table: &str, what: T) {
        self.forget();
        self.payers.join(&payer);
        self.tables.entry(payer).or_default().join(&table.to_owned());
        self.waiting.push(Waiting { class, payer, table: table.into(), what });
    }

    /// The next one of the classes that may come: of the payer who has had least, the table that has had least; of
    /// equals the first.
    fn next(&mut self, may_come: impl Fn(WorkClass) -> bool) -> Option<(WorkClass, T)> {
        let had = |waiting: &Waiting<T>| {
            let table =
                self.tables.get(&waiting.payer).map_or(Duration::ZERO, |tables| tables.had(&waiting.table));
            (self.payers.had(&waiting.payer) + waiting.class.behind(), table)
        };
        let may_come = self.waiting.iter().enumerate().filter(|(_, waiting)| may_come(waiting.class));
        let (place, _) = may_come.min_by_key(|(_, waiting)| had(waiting))?;
        let next = self.waiting.remove(place);
        self.payers.serve(&next.payer);
        self.tables.entry(next.payer).or_default().serve(&next.table);
        Some((next.class, next.what))
    }

    fn charge(&mut self, payer: Payer, table: &str, time: Duration) {
        self.payers.charge(&payer, time);
        self.tables.entry(payer).or_default().charge(&table.to_owned(), time);
    }

    /// Forgets the half that has had least, once many are remembered.
    fn forget(&mut self) {
        if self.payers.had.len() <= REMEMBERED {
            return;
        }
        let mut times: Vec<Duration> = self.payers.had.values().copied().collect();
        let (_, middle, _) = times.select_nth_unstable(REMEMBERED / 2);
        let middle = *middle;
        let waiting: HashSet<Payer> = self.waiting.iter().map(|waiting| waiting.payer).collect();
        self.payers.had.retain(|payer, had| *had > middle || waiting.contains(payer));
        let payers = &self.payers.had;
        self.tables.retain(|payer, _| payers.contains_key(payer));
    }
}

/// The time that each has had. Whoever comes anew begins a little before the others, so as to be served soon, but
/// nobody can save up time.
#[derive(Debug)]
struct Accounts<K> {
    had: HashMap<K, Duration>,
    floor: Duration,
}

impl<K> Default for Accounts<K> {
    fn default() -> Accounts<K> {
        Accounts { had: HashMap::new(), floor: CREDIT }
    }
}

impl<K: Eq + Hash + Clone> Accounts<K> {
    fn join(&mut self, key: &K) {
        let start = self.floor.saturating_sub(CREDIT);
        let had = self.had.entry(key.clone()).or_default();
        *had = (*had).max(start);
    }

    fn had(&self, key: &K) -> Duration {
        self.had.get(key).copied().unwrap_or(self.floor)
    }

    fn serve(&mut self, key: &K) {
        self.floor = self.floor.max(self.had(key));
    }

    fn charge(&mut self, key: &K, time: Duration) {
        let had = self.had(key);
        self.had.insert(key.clone(), had + time);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const LONG: Duration = Duration::from_millis(200);
    const SHORT: Duration = Duration::from_millis(5);

    /// Fifty tables of one guest that always want more.
    fn crowd(queue: &mut Queue<(Payer, u32)>, payer: impl Fn(u32) -> Payer) {
        for table in 0..50 {
            queue.join(WorkClass::Bots, payer(table), &format!("crowd {table}"), (payer(table), table));
        }
    }

    /// The next one is served for so long, and comes again.
    fn serve_crowd(queue: &mut Queue<(Payer, u32)>) -> (Payer, u32) {
        let (payer, table) = queue.first().unwrap();
        queue.charge(payer, &format!("crowd {table}"), LONG);
        queue.join(WorkClass::Bots, payer, &format!("crowd {table}"), (payer, table));
        (payer, table)
    }

    #[test]
    fn fifty_tables_of_one_guest_dont_keep_another_waiting() {
        for payer in [|_| Payer::Guest(1), |table: u32| Payer::Guest(i64::from(table) + 100)] {
            let mut queue = Queue::default();
            crowd(&mut queue, payer);
            for _ in 0..120 {
                serve_crowd(&mut queue);
            }
            // An easy bot at another guest's table, again and again.
            for _ in 0..20 {
                queue.join(WorkClass::Bots, Payer::Guest(2), "t", (Payer::Guest(2), 0));
                let before = (0..2).take_while(|_| queue.payers_next() != Payer::Guest(2)).count();
                assert!(before <= 1, "{before} were served before");
                assert_eq!(queue.first().unwrap().0, Payer::Guest(2));
                queue.charge(Payer::Guest(2), "t", SHORT);
                for _ in 0..3 {
                    serve_crowd(&mut queue);
                }
            }
        }
    }

    impl<T> Queue<T> {
        fn first(&mut self) -> Option<T> {
            self.next(|_| true).map(|(_, what)| what)
        }
    }

    impl Queue<(Payer, u32)> {
        /// Who would be next; the crowd is served until it is somebody else's turn.
        fn payers_next(&mut self) -> Payer {
            let (payer, table) = self.first().unwrap();
            if payer == Payer::Guest(2) {
                self.join(WorkClass::Bots, payer, "t", (payer, table));
            } else {
                self.charge(payer, &format!("crowd {table}"), LONG);
                self.join(WorkClass::Bots, payer, &format!("crowd {table}"), (payer, table));
            }
            payer
        }
    }

    #[test]
    fn the_tables_of_a_guest_take_turns() {
        let mut queue = Queue::default();
        crowd(&mut queue, |_| Payer::Guest(1));
        let mut served: Vec<u32> = (0..50).map(|_| serve_crowd(&mut queue).1).collect();
        served.sort_unstable();
        assert_eq!(served, (0..50).collect::<Vec<u32>>());
    }

    #[test]
    fn two_guests_with_as_much_to_do_get_as_much() {
        let mut queue = Queue::default();
        for (payer, tables) in [(Payer::Guest(1), 40), (Payer::Guest(2), 2)] {
            for table in 0..tables {
                queue.join(WorkClass::Bots, payer, &format!("crowd {table}"), (payer, table));
            }
        }
        let second = (0..100).filter(|_| serve_crowd(&mut queue).0 == Payer::Guest(2)).count();
        assert!((49..=51).contains(&second), "{second}");
    }

    #[test]
    fn those_at_rest_are_forgotten() {
        let mut queue: Queue<()> = Queue::default();
        for guest in 0..3000 {
            queue.join(WorkClass::Bots, Payer::Guest(guest), "t", ());
            queue.first();
            queue.charge(Payer::Guest(guest), "t", SHORT);
        }
        assert!(queue.payers.had.len() <= 2 * REMEMBERED && queue.tables.len() <= 2 * REMEMBERED);
    }

    /// A bench for a bot, if there is one now.
    fn at_once(workshop: &Workshop, class: WorkClass) -> Option<WorkshopTurn> {
        workshop.turn_for(class, Payer::Stranger, "t").now_or_never()
    }

    #[test]
    fn a_core_stays_free_unless_it_is_told_otherwise() {
        for (cores, expected) in [(1, 1), (2, 1), (3, 2), (8, 7)] {
            assert_eq!(benches(None, cores), (expected, expected), "{cores} cores");
        }
        for (cores, together) in [(2, 3), (4, 3), (5, 4), (8, 4)] {
            assert_eq!(benches(NonZeroUsize::new(3), cores), (3, together), "{cores} cores");
        }
    }

    #[test]
    fn a_page_and_a_bot_together_leave_a_core_free_and_each_has_its_turn() {
        for cores in [2, 3] {
            let workshop = Workshop::with_benches(benches(None, cores));
            let mut busy: Vec<_> = (1..cores).map(|_| at_once(&workshop, WorkClass::Bots).unwrap()).collect();
            for _ in 0..3 {
                assert!(at_once(&workshop, WorkClass::Page).is_none(), "{cores} cores are taken");
                busy.pop();
                let page = at_once(&workshop, WorkClass::Page).unwrap();
                assert!(at_once(&workshop, WorkClass::Bots).is_none(), "{cores} cores are taken");
                drop(page);
                busy.push(at_once(&workshop, WorkClass::Bots).unwrap());
            }
        }
    }

    #[test]
    fn pages_come_first_then_bots_then_hints_whoever_wants_them() {
        let classes = [WorkClass::Extra, WorkClass::Bots, WorkClass::Page];
        let mut queue = Queue::default();
        // Whose page it is has had a hint just before.
        for payer in [Payer::Guest(1), Payer::Guest(2), Payer::Stranger] {
            classes.into_iter().for_each(|class| queue.join(class, payer, "t", class));
        }
        queue.charge(Payer::Guest(1), "t", Duration::from_millis(900));
        let served: Vec<WorkClass> = std::iter::from_fn(|| queue.first()).collect();
        let expected = [WorkClass::Page, WorkClass::Bots, WorkClass::Extra].map(|class| [class; 3]);
        assert_eq!(served, expected.concat());
    }

    #[test]
    fn nobody_keeps_bots_waiting_by_page_after_page_nor_do_bots_keep_hints_waiting_forever() {
        for (many, one) in [(WorkClass::Page, WorkClass::Bots), (WorkClass::Bots, WorkClass::Extra)] {
            let mut queue = Queue::default();
            queue.join(one, Payer::Guest(2), "t", one);
            let mut served = 0;
            loop {
                queue.join(many, Payer::Guest(1), "t", many);
                if queue.first() == Some(one) {
                    break;
                }
                served += 1;
                assert!(served < 100, "{one:?} is never served");
                queue.charge(Payer::Guest(1), "t", LONG);
            }
            assert!(LONG * served >= LEAD_OF_BOTS, "{served} of {many:?}");
        }
    }

    #[test]
    fn a_page_finds_room_beside_thoughts_and_a_bot_beside_pages() {
        for count in [1, 2] {
            for (many, one) in [(WorkClass::Extra, WorkClass::Page), (WorkClass::Page, WorkClass::Bots)] {
                let workshop = Workshop::with_benches((count, count + 1));
                let busy: Vec<_> = (0..count).map(|_| at_once(&workshop, many).unwrap()).collect();
                assert!(at_once(&workshop, many).is_none(), "there are {count} for {many:?}");
                let beside = at_once(&workshop, one).unwrap();
                assert!(at_once(&workshop, one).is_none() && at_once(&workshop, many).is_none());
                drop((busy, beside));
            }
        }
    }

    #[tokio::test]
    async fn the_more_wait_the_less_time_a_thought_has() {
        let workshop = Workshop::with_benches((2, 3));
        let turns = [(); 2].map(|()| at_once(&workshop, WorkClass::Bots).unwrap());
        assert_eq!(turns[0].haste(), Haste::NONE, "nobody waits");
        for guest in 0..6 {
            let workshop = workshop.clone();
            tokio::spawn(
                async move { drop(workshop.turn_for(WorkClass::Bots, Payer::Guest(guest), "t").await) },
            );
        }
        // The test has one thread: all of them go as far as they can.
        tokio::task::yield_now().await;
        assert_eq!(turns[0].haste(), Haste::shared_by(4), "three wait for each bench");
    }

    #[tokio::test]
    async fn there_are_so_many_benches_and_who_goes_or_fails_leaves_his() {
        let workshop = Workshop::with_benches((1, 2));
        let first = workshop.turn(Payer::Stranger, "a").await;
        let gone = tokio::time::timeout(Duration::ZERO, workshop.turn(Payer::Stranger, "b")).await;
        assert!(gone.is_err(), "there is one bench");
        let waiting = tokio::spawn({
            let workshop = workshop.clone();
            async move { workshop.turn(Payer::Stranger, "c").await.work(|| 7).await }
        });
        assert_eq!(first.work(|| panic!("as this test wants it")).await, None::<()>);
        assert_eq!(waiting.await.unwrap(), Some(7));
        assert_eq!(workshop.lock().pages, 0);
    }
}
