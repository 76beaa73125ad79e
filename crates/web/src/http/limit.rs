//! How often one guest, and one address, may ask for something.
//!
//! Each server counts in memory, so that no request has to wait for the database, and servers that have one database
//! tell each other what was spent: after a second, or at once where it was much ([`AllLimits::tell`]). So who asks
//! several of them in turns gets little more than at one, and pays it back: a bucket may owe.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use store::{GuestId, LONGEST_WHISPER};
use tokio::sync::Notify;

use crate::hall::locked;
use crate::token::LinkKey;
use crate::turnstile::network;

/// An address may be shared by a family.
pub(crate) const GUESTS_OF_ADDRESS: f64 = 8.0;
/// When more than this are remembered, those at rest are forgotten.
const REMEMBERED: usize = 10_000;
/// After this time the other servers are told what was spent.
pub(crate) const TELLING: Duration = Duration::from_secs(1);
/// Less than this part of what is earned meanwhile is not worth telling: nearly everybody is far below it.
const WORTH_TELLING: f64 = 0.1;
/// Who has spent this part of a full bucket is told of at once.
const PRESSING: f64 = 0.1;

/// Whose bucket it is, by the name that all servers of a database know: of a token and of an address the half of a
/// hash, so that news tell neither.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum LimitKey {
    /// A guest by the hash of a token, whether or not anybody has that token.
    Token(u128),
    Guest(GuestId),
    Address(u128),
}

/// Who asks.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Asker {
    pub(crate) token: Option<[u8; 32]>,
    pub(crate) guest: Option<GuestId>,
    pub(crate) address: Option<IpAddr>,
}

#[derive(Debug, Clone, Copy)]
struct Bucket {
    /// What is owed is below nothing.
    tokens: f64,
    filled: Instant,
}

/// How many servers have the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Servers {
    One,
    Several,
}

/// How often anybody may do what.
#[derive(Debug)]
pub(crate) struct AllLimits {
    pub(crate) posts: Limits,
    pub(crate) reads: Limits,
    /// The store counts lines of chat for all servers together; this spares it who writes far too many.
    pub(crate) chat: Limits,
    /// Tokens that were not the operator's.
    pub(crate) guesses: Limits,
    /// Wakes whoever tells the other servers.
    pressing: Arc<Notify>,
}

impl AllLimits {
    /// Limits by which a guest may send so many posts a second, on all servers that have the key.
    pub(crate) fn new(posts_per_second: u32, key: &LinkKey, servers: Servers) -> AllLimits {
        let posts = f64::from(posts_per_second.max(1));
        let pressing = Arc::<Notify>::default();
        let others = (servers == Servers::Several).then(|| pressing.clone());
        let limits = |per_second, burst, others| Limits::new(per_second, burst, key.clone(), others);
        AllLimits {
            posts: limits(posts, 3.0, others.clone()),
            // A page is looked at more often than something is done on it.
            reads: limits(3.0 * posts, 3.0, others.clone()),
            // A line in two seconds, and ten at once, where twenty posts a second are usual.
            chat: limits(posts / 40.0, 20.0, None),
            // Ten at once from an address, and then one in ten seconds.
            guesses: limits(1.0 / 80.0, 100.0, others),
            pressing,
        }
    }

    fn told(&self) -> [(&'static str, &Limits); 3] {
        [("posts", &self.posts), ("reads", &self.reads), ("guesses", &self.guesses)]
    }

    /// What was spent here since it was told last and is worth telling, in lines for the other servers.
    pub(crate) fn tell(&self) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for (name, limits) in self.told() {
            for (key, spent) in limits.take_spent() {
                let word = format!("{name}:{key}:{spent}");
                match lines.last_mut() {
                    Some(line) if line.len() + 1 + word.len() <= LONGEST_WHISPER => {
                        line.push(' ');
                        line.push_str(&word);
                    }
                    _ => lines.push(word),
                }
            }
        }
        lines
    }

    /// Ready as soon as there is something that can't wait to be told.
    pub(crate) async fn pressing(&self) {
        self.pressing.notified().await;
    }

    /// Heeds what another server tells.
    pub(crate) fn heed(&self, line: &str) {
        self.heed_at(line, Instant::now());
    }

    fn heed_at(&self, line: &str, now: Instant) {
        // What a later version says is not understood.
        for (name, key, spent) in line.split(' ').filter_map(read_word) {
            if let Some((_, limits)) = self.told().into_iter().find(|(known, _)| *known == name) {
                limits.was_spent_elsewhere(key, spent, now);
            }
        }
    }
}

fn read_word(word: &str) -> Option<(&str, LimitKey, f64)> {
    let (name, rest) = word.split_once(':')?;
    let (key, spent) = rest.split_once(':')?;
    let spent = spent.parse().ok().filter(|spent: &f64| spent.is_finite() && *spent > 0.0)?;
    Some((name, read_key(key)?, spent))
}

/// A bucket of tokens for every guest and address.
#[derive(Debug)]
pub(crate) struct Limits {
    per_second: f64,
    /// At most this many seconds' worth comes at once.
    burst: f64,
    key: LinkKey,
    /// Where other servers have the same guests: who tells them.
    others: Option<Arc<Notify>>,
    counted: Mutex<Counted>,
}

#[derive(Debug, Default)]
struct Counted {
    buckets: HashMap<LimitKey, Bucket>,
    /// What was spent here and is not told yet.
    spent: HashMap<LimitKey, f64>,
}

impl Limits {
    fn new(per_second: f64, burst: f64, key: LinkKey, others: Option<Arc<Notify>>) -> Limits {
        Limits { per_second, burst, key, others, counted: Mutex::default() }
    }

    /// Takes what it costs.
    ///
    /// # Errors
    /// How long to wait, if there was too much.
    pub(crate) fn take(&self, asker: Asker, cost: f64) -> Result<(), Duration> {
        self.take_at(asker, cost, Instant::now())
    }

    fn take_at(&self, asker: Asker, cost: f64, now: Instant) -> Result<(), Duration> {
        let keys = self.keys(asker);
        let Counted { buckets, spent } = &mut *locked(&self.counted);
        if buckets.len() > REMEMBERED {
            // Who owes as much as can be owed needs this long to have it all again.
            let rest = 2.0 * self.burst;
            buckets.retain(|_, bucket| now.duration_since(bucket.filled).as_secs_f64() < rest);
        }
        // All are asked, so that each counts everything.
        let waits = keys.map(|key| {
            let (rate, full) = self.rate_and_full(key);
            let cost = cost.min(full);
            let bucket = buckets.entry(key).or_insert(Bucket { tokens: full, filled: now });
            let wait = bucket.take(rate, full, cost, now);
            if let (true, Some(others)) = (wait.is_zero(), &self.others) {
                let spent = spent.entry(key).or_default();
                *spent += cost;
                if *spent >= PRESSING * full {
                    others.notify_one();
                }
            }
            wait
        });
        match waits.max() {
            Some(wait) if wait > Duration::ZERO => Err(wait),
            _ => Ok(()),
        }
    }

    /// Gives back what was taken: it was not what is limited here.
    pub(crate) fn give_back(&self, asker: Asker, cost: f64) {
        let Counted { buckets, spent } = &mut *locked(&self.counted);
        for key in self.keys(asker) {
            // No bucket gets fuller than full: the next who takes sees to that.
            if let Some(bucket) = buckets.get_mut(&key) {
                bucket.tokens += cost;
            }
            if let Some(spent) = spent.get_mut(&key) {
                *spent -= cost;
            }
        }
    }

    fn keys(&self, asker: Asker) -> impl Iterator<Item = LimitKey> + use<> {
        let token = asker.token.map(|hash| LimitKey::Token(half(hash)));
        let address =
            asker.address.map(|address| LimitKey::Address(half(self.key.address(network(address)))));
        token.into_iter().chain(asker.guest.map(LimitKey::Guest)).chain(address)
    }

    /// How fast a bucket fills, and how much it holds.
    fn rate_and_full(&self, key: LimitKey) -> (f64, f64) {
        let rate = match key {
            LimitKey::Token(_) | LimitKey::Guest(_) => self.per_second,
            LimitKey::Address(_) => self.per_second * GUESTS_OF_ADDRESS,
        };
        (rate, rate * self.burst)
    }

    /// What was spent since this was asked last, of those who spent more than others would care to know.
    fn take_spent(&self) -> Vec<(LimitKey, f64)> {
        let spent = std::mem::take(&mut locked(&self.counted).spent);
        let is_worth_telling = |&(key, spent): &(LimitKey, f64)| {
            let (rate, _) = self.rate_and_full(key);
            spent > 0.0 && spent >= WORTH_TELLING * rate * TELLING.as_secs_f64()
        };
        spent.into_iter().filter(is_worth_telling).collect()
    }

    fn was_spent_elsewhere(&self, key: LimitKey, spent: f64, now: Instant) {
        let (rate, full) = self.rate_and_full(key);
        let mut counted = locked(&self.counted);
        let bucket = counted.buckets.entry(key).or_insert(Bucket { tokens: full, filled: now });
        bucket.fill(rate, full, now);
        bucket.tokens = (bucket.tokens - spent).max(-full);
    }
}

impl Bucket {
    fn fill(&mut self, rate: f64, full: f64, now: Instant) {
        let earned = now.duration_since(self.filled).as_secs_f64() * rate;
        self.tokens = (self.tokens + earned).min(full);
        self.filled = now;
    }

    /// How long it takes until the bucket has so much; nothing if it had, and it is taken.
    fn take(&mut self, rate: f64, full: f64, cost: f64, now: Instant) -> Duration {
        self.fill(rate, full, now);
        if self.tokens < cost {
            return Duration::from_secs_f64((cost - self.tokens) / rate).max(Duration::from_millis(1));
        }
        self.tokens -= cost;
        Duration::ZERO
    }
}

/// Enough of a hash to tell it from all others.
fn half(hash: [u8; 32]) -> u128 {
    hash.first_chunk().map_or(0, |half| u128::from_be_bytes(*half))
}

impl fmt::Display for LimitKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitKey::Token(hash) => write!(f, "t{hash:032x}"),
            LimitKey::Guest(guest) => write!(f, "g{guest}"),
            LimitKey::Address(hash) => write!(f, "a{hash:032x}"),
        }
    }
}

fn read_key(text: &str) -> Option<LimitKey> {
    let hash = |hash| u128::from_str_radix(hash, 16).ok();
    match text.split_at_checked(1)? {
        ("t", rest) => hash(rest).map(LimitKey::Token),
        ("g", rest) => rest.parse().ok().map(LimitKey::Guest),
        ("a", rest) => hash(rest).map(LimitKey::Address),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn limits(per_second: f64, burst: f64) -> Limits {
        Limits::new(per_second, burst, LinkKey::new(b"key"), None)
    }

    fn token(token: u8) -> Asker {
        Asker { token: Some([token; 32]), ..Asker::default() }
    }

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let limits = limits(2.0, 3.0);
        let allowed = (0..100).filter(|_| limits.take(token(1), 1.0).is_ok()).count();
        assert_eq!(allowed, 6);
        assert!(limits.take(token(2), 1.0).is_ok());
    }

    #[test]
    fn new_tokens_from_one_address_share_a_limit() {
        let limits = limits(1.0, 3.0);
        for (address, others) in [("127.0.0.1", "127.0.0.1"), ("2001:db8::1", "2001:db8::2")] {
            let asker = |number: u8| {
                let address = if number.is_multiple_of(2) { address } else { others };
                Asker { address: address.parse().ok(), ..token(number) }
            };
            let allowed = (0..100).filter(|&number| limits.take(asker(number), 1.0).is_ok()).count();
            assert_eq!(allowed, 24);
        }
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let limits = limits(1.0, 3.0);
        for _ in 0..50 {
            assert!(limits.take(token(1), 3.0).is_ok());
            limits.give_back(token(1), 3.0);
        }
    }

    #[test]
    fn what_costs_more_is_had_less_often_and_the_time_to_wait_is_told() {
        let limits = limits(2.0, 3.0);
        assert_eq!((0..10).filter(|_| limits.take(token(1), 3.0).is_ok()).count(), 2);
        let wait = limits.take(token(1), 3.0).unwrap_err();
        assert!(wait > Duration::from_millis(1400) && wait <= Duration::from_millis(1500), "{wait:?}");
        // Whatever costs more than a bucket holds can be had from a full one.
        assert!(limits.take(token(2), 100.0).is_ok());
    }

    /// The limits of a server with others: twenty posts a second, sixty at once.
    fn server() -> AllLimits {
        AllLimits::new(20, &LinkKey::new(b"key"), Servers::Several)
    }

    /// Everybody whom a request may be counted for.
    fn askers() -> [Asker; 3] {
        let address = Asker { address: "203.0.113.7".parse().ok(), ..Asker::default() };
        [token(1), Asker { guest: Some(5), ..Asker::default() }, address]
    }

    fn pass_on(from: &AllLimits, to: &AllLimits, now: Instant) {
        from.tell().iter().for_each(|line| to.heed_at(line, now));
    }

    /// How many there are until there are no more.
    fn allowed(limits: &Limits, asker: Asker, cost: f64, now: Instant) -> u32 {
        (0..).take_while(|_| limits.take_at(asker, cost, now).is_ok()).count() as u32
    }

    #[test]
    fn who_posts_to_two_servers_in_turns_gets_little_more_than_at_one() {
        for (asker, burst) in askers().into_iter().zip([60, 60, 480]) {
            let (servers, now) = ([server(), server()], Instant::now());
            let mut allowed = 0;
            for number in 0..4 * burst {
                let here = &servers[number % 2];
                allowed += usize::from(here.posts.take_at(asker, 1.0, now).is_ok());
                // Whoever tells is woken as soon as it is much.
                if here.pressing().now_or_never().is_some() {
                    pass_on(here, &servers[1 - number % 2], now);
                }
            }
            assert!((burst..burst + burst / 8).contains(&allowed), "{allowed} of {burst}");
        }
    }

    #[test]
    fn in_the_long_run_two_servers_allow_as_much_as_one() {
        for (asker, rate) in askers().into_iter().zip([20, 20, 160]) {
            let (servers, began) = ([server(), server()], Instant::now());
            let mut all = 0;
            for second in 0..100 {
                let now = began + Duration::from_secs(second);
                all += servers.iter().map(|here| allowed(&here.posts, asker, 1.0, now)).sum::<u32>();
                pass_on(&servers[0], &servers[1], now);
                pass_on(&servers[1], &servers[0], now);
            }
            assert!((99 * rate..=105 * rate).contains(&all), "{all} at {rate} a second");
        }
    }

    #[test]
    fn looks_and_guesses_are_told_too_and_what_was_given_back_is_not() {
        let (one, two, now) = (server(), server(), Instant::now());
        let (guesser, operator) = (askers()[2], Asker { guest: Some(7), ..Asker::default() });
        for _ in 0..10 {
            one.guesses.take_at(operator, 1.0, now).unwrap();
            one.guesses.give_back(operator, 1.0);
        }
        assert_eq!(allowed(&one.guesses, guesser, 1.0, now), 10);
        assert_eq!(allowed(&one.reads, token(1), 10.0, now), 18);
        pass_on(&one, &two, now);
        let left = [
            allowed(&two.guesses, guesser, 1.0, now),
            allowed(&two.reads, token(1), 10.0, now),
            allowed(&two.guesses, operator, 1.0, now),
            allowed(&two.posts, token(1), 1.0, now),
        ];
        assert_eq!(left, [0, 0, 1, 60]);
    }

    #[test]
    fn of_those_who_spend_little_nothing_is_told_and_many_are_told_in_several_lines() {
        let one = server();
        for asker in askers() {
            one.posts.take(asker, 1.0).unwrap();
        }
        assert!(one.pressing().now_or_never().is_none() && one.tell().is_empty());
        for number in 0..200 {
            one.posts.take(token(number), 3.0).unwrap();
        }
        let lines = one.tell();
        assert!(lines.len() > 1 && lines.iter().all(|line| line.len() <= LONGEST_WHISPER));
        assert_eq!(lines.iter().map(|line| line.split(' ').count()).sum::<usize>(), 200);
        assert!(one.tell().is_empty(), "it is told once");
    }

    #[test]
    fn where_there_is_one_server_nothing_is_kept_to_be_told() {
        let alone = AllLimits::new(20, &LinkKey::new(b"key"), Servers::One);
        assert_eq!(allowed(&alone.posts, token(1), 1.0, Instant::now()), 60);
        assert!(locked(&alone.posts.counted).spent.is_empty() && alone.tell().is_empty());
    }

    #[test]
    fn what_cant_be_read_or_is_absurd_does_no_harm() {
        let one = server();
        let key = format!("t{:032x}", half([1; 32]));
        for word in
            ["", "posts", "posts::", "posts:t:1", "posts:x1:1", "songs:g5:1", "posts:g5:NaN", "posts:g5:-7"]
        {
            assert!(read_word(word).is_none_or(|(name, ..)| name == "songs"), "{word}");
            one.heed(word);
        }
        one.heed(&format!("posts:{key}:1e300 posts:é:1"));
        let wait = one.posts.take(token(1), 1.0).unwrap_err();
        assert!(wait < Duration::from_secs(4), "nobody owes more than a bucket: {wait:?}");
        assert!(one.posts.take(askers()[1], 1.0).is_ok());
    }
}
