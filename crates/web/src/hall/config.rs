//! How the server behaves.

use std::num::NonZeroUsize;
use std::time::Duration;

use crate::operator::OperatorKey;
use crate::proxy::Proxy;

/// No time that anybody waits for is longer: moments can be added to it.
const LONGEST: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// How the server behaves.
#[derive(Debug, Clone)]
pub struct Config {
    /// How long the first step of a bot's turn waits at the pace of people.
    pub pace: Duration,
    /// How long a player may be away before the others may choose what happens.
    pub grace: Duration,
    /// How long a finished turn waits for its confirmation where other people wait too.
    pub confirm: Duration,
    /// How long browsers that have promised a number for the dice can tell it before the game begins without.
    pub tell: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How long a table that nobody looks at stays in memory where the game has ended or everybody is gone: a page and
    /// its stream come one after the other.
    pub linger: Duration,
    /// Posts a second that one guest may send for a while.
    pub posts_per_second: u32,
    /// Unfinished tables from one day that a guest may have opened.
    pub tables_per_guest: u32,
    /// Connections that may be open at once.
    pub connections: usize,
    /// Connections, and streams, that one address may have open at once; of IPv6, one network of 64 bits.
    pub connections_per_address: usize,
    /// Streams that may be open at once.
    pub streams: usize,
    /// Streams that one guest may have open at once.
    pub streams_per_guest: usize,
    /// How long bots play on where nobody is watching.
    pub unwatched: Duration,
    /// How long bots leave an offer to the people who may take it.
    pub offer: Duration,
    /// Steps that bots and chance may make in a game without a person doing anything; then the table ends it.
    pub steps_alone: u64,
    /// For how long a server looks after the bots and clocks of a table before it has to say so anew; if it ends in
    /// between, another one takes them over then.
    pub lease: Duration,
    /// Host names that requests may come to; empty means any.
    pub hosts: Vec<String>,
    /// Whether a proxy stands in front of the server.
    pub proxy: Proxy,
    /// After this time without anything happening the log of a table is packed into one row; never, if it is not said.
    pub archive_after: Option<Duration>,
    /// Unfinished tables from one day that may have been opened from one address; of IPv6, one network of 64 bits.
    pub tables_per_address: u32,
    /// What the operator is known by; without it there is no page for them.
    pub operator: Option<OperatorKey>,
    /// On how many threads bots think at most; if it is not said, on one fewer than the machine has cores.
    pub bot_threads: Option<NonZeroUsize>,
    /// For tests: the dice of the n-th table, and with them its bots, follow from this number.
    pub seed: Option<u64>,
}

impl Config {
    /// With times that can be reckoned with.
    pub(super) fn bounded(mut self) -> Config {
        let times = [&mut self.pace, &mut self.grace, &mut self.confirm, &mut self.idle, &mut self.unwatched];
        let others = [&mut self.offer, &mut self.lease, &mut self.linger, &mut self.tell];
        for time in times.into_iter().chain(others) {
            *time = (*time).min(LONGEST);
        }
        self
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            pace: Duration::from_secs(1),
            grace: Duration::from_secs(60),
            confirm: Duration::from_secs(30),
            tell: Duration::from_secs(10),
            idle: Duration::from_secs(600),
            linger: Duration::from_secs(5),
            posts_per_second: 20,
            tables_per_guest: 50,
            connections: 12_000,
            connections_per_address: 256,
            streams: 10_000,
            streams_per_guest: 16,
            unwatched: Duration::from_secs(120),
            offer: Duration::from_secs(10),
            steps_alone: 20_000,
            lease: Duration::from_secs(10),
            hosts: Vec::new(),
            proxy: Proxy::None,
            archive_after: None,
            tables_per_address: 200,
            operator: None,
            bot_threads: None,
            seed: None,
        }
    }
}
