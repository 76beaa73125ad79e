//! Where long work is done: bots think, and long logs are read again.
//!
//! One core stays free for answers, and the threads that work here step back for all others. Whose turn it is goes by
//! who has had the least time lately, guest by guest and for each guest table by table: fifty tables of one guest take
//! as long as one table of another.
//!
//! Where more wait than there are benches, bots think for a share of their time only, so that nobody waits for long
//! ([haste](WorkshopTurn::haste)).

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Haste;
use store::GuestId;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// Who rested is ahead by this much: more than a bot that doesn't think hard takes.
const CREDIT: Duration = Duration::from_millis(250);
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

/// The workshop; clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Workshop(Arc<Mutex<Benches>>);

#[derive(Debug)]
struct Benches {
    count: usize,
    free: usize,
    queue: Queue<oneshot::Sender<()>>,
}

impl Workshop {
    /// A workshop for this machine.
    pub(crate) fn new() -> Workshop {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Workshop::with_benches(cores.saturating_sub(1).max(1))
    }

    fn with_benches(count: usize) -> Workshop {
        Workshop(Arc::new(Mutex::new(Benches { count, free: count, queue: Queue::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, Benches> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a bench. Whoever no longer waits loses the turn.
    pub(crate) async fn turn(&self, payer: Payer, table: &str) -> WorkshopTurn {
        let (sender, called) = oneshot::channel();
        self.lock().queue.join(payer, table, sender);
        let mut turn =
            WorkshopTurn { workshop: self.clone(), payer, table: table.into(), called, began: None };
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
        let mut benches = self.lock();
        while benches.free > 0
            && let Some(waiting) = benches.queue.next()
        {
            // Who has gone meanwhile needs no bench.
            if waiting.send(()).is_ok() {
                benches.free -= 1;
            }
        }
    }
}

/// A bench of one's own, until it is dropped.
#[derive(Debug)]
pub(crate) struct WorkshopTurn {
    workshop: Workshop,
    payer: Payer,
    table: String,
    called: oneshot::Receiver<()>,
    began: Option<Instant>,
}

impl WorkshopTurn {
    /// How much haste there is now: those who wait share what each bench has.
    pub(crate) fn haste(&self) -> Haste {
        let benches = self.workshop.lock();
        Haste::shared_by(1 + benches.queue.waiting.len() / benches.count)
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
        benches.free += 1;
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
    fn join(&mut self, payer: Payer, table: &str, what: T) {
        self.forget();
        self.payers.join(&payer);
        self.tables.entry(payer).or_default().join(&table.to_owned());
        self.waiting.push(Waiting { payer, table: table.into(), what });
    }

    /// The next one: of the payer who has had least, the table that has had least; of equals the first.
    fn next(&mut self) -> Option<T> {
        let had = |waiting: &Waiting<T>| {
            let table =
                self.tables.get(&waiting.payer).map_or(Duration::ZERO, |tables| tables.had(&waiting.table));
            (self.payers.had(&waiting.payer), table)
        };
        let (place, _) = self.waiting.iter().enumerate().min_by_key(|(_, waiting)| had(waiting))?;
        let next = self.waiting.remove(place);
        self.payers.serve(&next.payer);
        self.tables.entry(next.payer).or_default().serve(&next.table);
        Some(next.what)
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
    use super::*;

    const LONG: Duration = Duration::from_millis(200);
    const SHORT: Duration = Duration::from_millis(5);

    /// Fifty tables of one guest that always want more.
    fn crowd(queue: &mut Queue<(Payer, u32)>, payer: impl Fn(u32) -> Payer) {
        for table in 0..50 {
            queue.join(payer(table), &format!("crowd {table}"), (payer(table), table));
        }
    }

    /// The next one is served for so long, and comes again.
    fn serve_crowd(queue: &mut Queue<(Payer, u32)>) -> (Payer, u32) {
        let (payer, table) = queue.next().unwrap();
        queue.charge(payer, &format!("crowd {table}"), LONG);
        queue.join(payer, &format!("crowd {table}"), (payer, table));
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
                queue.join(Payer::Guest(2), "t", (Payer::Guest(2), 0));
                let before = (0..2).take_while(|_| queue.payers_next() != Payer::Guest(2)).count();
                assert!(before <= 1, "{before} were served before");
                assert_eq!(queue.next().unwrap().0, Payer::Guest(2));
                queue.charge(Payer::Guest(2), "t", SHORT);
                for _ in 0..3 {
                    serve_crowd(&mut queue);
                }
            }
        }
    }

    impl Queue<(Payer, u32)> {
        /// Who would be next; the crowd is served until it is somebody else's turn.
        fn payers_next(&mut self) -> Payer {
            let (payer, table) = self.next().unwrap();
            if payer == Payer::Guest(2) {
                self.join(payer, "t", (payer, table));
            } else {
                self.charge(payer, &format!("crowd {table}"), LONG);
                self.join(payer, &format!("crowd {table}"), (payer, table));
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
                queue.join(payer, &format!("crowd {table}"), (payer, table));
            }
        }
        let second = (0..100).filter(|_| serve_crowd(&mut queue).0 == Payer::Guest(2)).count();
        assert!((49..=51).contains(&second), "{second}");
    }

    #[test]
    fn those_at_rest_are_forgotten() {
        let mut queue: Queue<()> = Queue::default();
        for guest in 0..3000 {
            queue.join(Payer::Guest(guest), "t", ());
            queue.next();
            queue.charge(Payer::Guest(guest), "t", SHORT);
        }
        assert!(queue.payers.had.len() <= 2 * REMEMBERED && queue.tables.len() <= 2 * REMEMBERED);
    }

    #[tokio::test]
    async fn the_more_wait_the_less_time_a_thought_has() {
        let workshop = Workshop::with_benches(2);
        let turns = [workshop.turn(Payer::Stranger, "a").await, workshop.turn(Payer::Stranger, "b").await];
        assert_eq!(turns[0].haste(), Haste::NONE, "nobody waits");
        for guest in 0..6 {
            let workshop = workshop.clone();
            tokio::spawn(async move { drop(workshop.turn(Payer::Guest(guest), "t").await) });
        }
        // The test has one thread: all of them go as far as they can.
        tokio::task::yield_now().await;
        assert_eq!(turns[0].haste(), Haste::shared_by(4), "three wait for each bench");
    }

    #[tokio::test]
    async fn there_are_so_many_benches_and_who_goes_or_fails_leaves_his() {
        let workshop = Workshop::with_benches(1);
        let first = workshop.turn(Payer::Stranger, "a").await;
        let gone = tokio::time::timeout(Duration::ZERO, workshop.turn(Payer::Stranger, "b")).await;
        assert!(gone.is_err(), "there is one bench");
        let waiting = tokio::spawn({
            let workshop = workshop.clone();
            async move { workshop.turn(Payer::Stranger, "c").await.work(|| 7).await }
        });
        assert_eq!(first.work(|| panic!("as this test wants it")).await, None::<()>);
        assert_eq!(waiting.await.unwrap(), Some(7));
        assert_eq!(workshop.lock().free, 1);
    }
}
