//! Fair first posts for a map of Merchants of Europe.
//!
//! The fixed start (MOE-13) gives each color three posts, a route with a caravan, and a hand. The hands are the
//! rulebook's; the places are the map's, and whoever draws one wants every seat to win its share. There are far too
//! many choices to play each of them often, so a [`Balancer`] holds a race: it lets bots play a few games on each of
//! many [`FirstPosts`], lets them play on where the seats won about as much as they should, tries small changes of
//! these, and so on. The tables stand in a row, quick bots first: what is unfair to these is not worth the time
//! of those that think longer.
//!
//! What is fair among three is seldom fair among four, and a choice that has to be both is hard to find; so a map has
//! first posts for each, and each has a race of its own.

mod first_posts;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::BotSpec;
use game::random::fast;
use game::{FastRng, Seat, Side};
use merchants::components::{Board, SEATS};
use merchants::map::Faults;
use merchants::{BoardSetup, Merchants, MerchantsOptions, Players, Start};

use crate::simulation::{NoThreads, Simulation};
use crate::tally::{Tally, WIN};

pub use first_posts::{Color, FirstPosts, KeptPosts, Sites};

/// A game is stopped after this many decisions; bots that want to win come nowhere near.
const CAP: u64 = 20_000;

/// How far from its share a seat may seem to be, chance apart, for a choice to be worth more games.
const WORTH: f64 = 0.03;

/// So many games are played before a choice is looked at for the first time, and then twice as many each time.
const FIRST_LOOK: u64 = 50;

/// The same for bots that think, into whose first looks most of a race's time goes: so few games tell only what is far
/// off, and now and then they wrong a choice that is fair.
const FIRST_LOOK_OF_THINKERS: u64 = 24;

/// What bots won on one choice of first posts.
#[derive(Debug, Clone, PartialEq)]
pub struct Shares {
    /// Which bot sat in all seats.
    pub bot: BotSpec,
    /// Finished games.
    pub games: u64,
    /// The wins of each seat; a game that several win counts for each by its share.
    pub wins: Vec<f64>,
}

impl Shares {
    /// Nothing was played yet.
    fn none(table: &BalanceTable, players: Players) -> Shares {
        Shares { bot: table.bot, games: 0, wins: vec![0.0; players.get()] }
    }

    /// What each seat won of all games.
    pub fn rates(&self) -> impl Iterator<Item = f64> {
        self.wins.iter().map(|wins| wins / (self.games.max(1)) as f64)
    }

    /// How far the seat with the oddest share is from what it should win.
    #[must_use]
    pub fn farthest(&self) -> f64 {
        let fair = 1.0 / self.wins.len() as f64;
        self.rates().map(|rate| (rate - fair).abs()).fold(0.0, f64::max)
    }

    /// The squares of how far the seats are from fair. Few games are off by chance alone, so they never count as fair;
    /// none at all are as unfair as can be.
    fn squares(&self) -> f64 {
        if self.games == 0 {
            return 1.0;
        }
        let fair = 1.0 / self.wins.len() as f64;
        self.rates().map(|rate| (rate - fair).powi(2)).sum()
    }

    /// Whether so many games may be off by chance alone, or nearly.
    fn may_be_fair(&self) -> bool {
        let fair = 1.0 / self.wins.len() as f64;
        let deviation = (fair * (1.0 - fair) / self.games.max(1) as f64).sqrt();
        self.farthest() < WORTH + 2.0 * deviation
    }

    /// How many games more a choice is played in its turn. Where quick bots sit, at the table in the first `place`,
    /// that is as many as are to be played. Bots that think play as many as they have played on it before: most of what
    /// comes to them turns out unfair, and their time belongs to what has seemed fair for long.
    fn to_play(&self, place: usize, table: &BalanceTable) -> u64 {
        if place == 0 { table.games } else { self.games.max(FIRST_LOOK_OF_THINKERS).min(table.games) }
    }

    /// Puts games of the same table together.
    fn add(&mut self, other: &Shares) {
        self.games += other.games;
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, wins)| *sum += wins);
    }
}

/// Which tables are played, and how often.
#[derive(Debug, Clone, PartialEq)]
pub struct BalanceTable {
    /// Which bot sits in all seats.
    pub bot: BotSpec,
    /// How many games are played for each choice of first posts.
    pub games: u64,
}

/// Why first posts can't be judged.
#[derive(Debug, thiserror::Error)]
pub enum BalanceError {
    /// The map is faulty.
    #[error("the map is faulty:\n{0}")]
    Faults(#[from] Faults),
    /// The file has no section of a color that could be replaced.
    #[error("the map has no section [{section}] with a line 'posts = …' and a line 'route = …'")]
    NoSection {
        /// What it would be called.
        section: String,
    },
    /// No city touches just the terrains of a hand.
    #[error("no violet city touches just the three terrains of the hand of {color}")]
    NoFirstPost {
        /// The color.
        color: &'static str,
    },
    /// The map's own first posts are not what every choice should keep to.
    #[error("the map's own first posts don't keep to what is to be kept")]
    NotKept,
    /// No violet city is called so.
    #[error("there is no violet city '{name}'")]
    NoCity {
        /// What was said.
        name: String,
    },
    /// No color is called so.
    #[error("there is no color '{name}': red, blue, white or orange")]
    NoColor {
        /// What was said.
        name: String,
    },
    /// The games can't be played.
    #[error(transparent)]
    Threads(#[from] NoThreads),
}

/// Plays `table.games` games on a map with these first posts, or as many as come to their end before `stop` is set.
///
/// # Errors
/// If the map is faulty, or there are no threads.
pub fn measure(
    text: &str,
    posts: &FirstPosts,
    table: &BalanceTable,
    seed: u64,
    threads: usize,
    stop: &AtomicBool,
) -> Result<Shares, BalanceError> {
    let map = merchants::map::register("balance.toml", &posts.in_text(text)?)?;
    let players = posts.players;
    let options = MerchantsOptions { players, setup: BoardSetup::Short(Start::Fixed), map };
    let simulation = Simulation::<Merchants> {
        options,
        bots: vec![table.bot; players.get()],
        games: table.games,
        seed,
        cap: CAP,
    };
    let tally = simulation.run(threads, stop, Tally::default, || {})?;
    let wins = |seat| {
        let side = tally.sides.iter().find(|side| side.side == Side::Seat(seat));
        side.map_or(0.0, |side| side.wins as f64 / WIN as f64)
    };
    Ok(Shares { bot: table.bot, games: tally.finished, wins: Seat::all(players.get()).map(wins).collect() })
}

/// A choice of first posts that was played, with all that was seen of it.
#[derive(Debug, Clone)]
pub struct Tried {
    /// The choice.
    pub posts: FirstPosts,
    /// What was won, in the order of the tables; no games where an earlier table was unfair.
    pub shares: Vec<Shares>,
}

impl Tried {
    /// How unfair the choice seems, at all tables together.
    #[must_use]
    pub fn unfairness(&self) -> f64 {
        self.shares.iter().map(Shares::squares).sum()
    }

    /// The seat whose shares at all tables together are farthest from fair.
    fn oddest_seat(&self) -> usize {
        let off = |seat: usize| -> f64 {
            let shares = self.shares.iter().filter(|shares| shares.games > 0);
            shares
                .map(|shares| shares.rates().nth(seat).unwrap_or(0.0) - 1.0 / shares.wins.len() as f64)
                .sum()
        };
        let seats = self.posts.players.get();
        (0..seats).max_by(|&one, &other| off(one).abs().total_cmp(&off(other).abs())).unwrap_or(0)
    }

    /// Whether what is off may be off by chance alone, or nearly, at every table that was played.
    fn may_be_fair(&self) -> bool {
        self.shares.iter().filter(|shares| shares.games > 0).all(Shares::may_be_fair)
    }

    /// How far the seat with the oddest share is from what it should win, at any table that was played.
    #[must_use]
    pub fn farthest(&self) -> f64 {
        self.shares.iter().filter(|shares| shares.games > 0).map(Shares::farthest).fold(0.0, f64::max)
    }
}

/// Looks for fair first posts for three players or for four.
#[derive(Debug)]
pub struct Balancer<'a> {
    text: &'a str,
    players: Players,
    sites: Sites,
    tables: Vec<BalanceTable>,
    threads: usize,
    rng: FastRng,
    seed: u64,
    tried: Vec<Tried>,
    stop: &'a AtomicBool,
}

impl<'a> Balancer<'a> {
    /// Looks for first posts on the map in `text` that keep to `kept`; all chance follows from `seed`. Once `stop` is
    /// set, no more games are played, and what was tried so far stays.
    ///
    /// # Errors
    /// If the map is faulty, has no city for the first post of some color, or doesn't keep to it itself.
    pub fn new(
        text: &'a str,
        players: Players,
        kept: KeptPosts,
        tables: Vec<BalanceTable>,
        seed: u64,
        threads: usize,
        stop: &'a AtomicBool,
    ) -> Result<Balancer<'a>, BalanceError> {
        let map = merchants::map::register("balance.toml", text)?;
        let sites = Sites::new(map.board(Board::Short), players, kept)?;
        Ok(Balancer { text, players, sites, tables, threads, rng: fast(seed), seed, tried: Vec::new(), stop })
    }

    /// What was tried so far, the fairest first.
    #[must_use]
    pub fn tried(&self) -> &[Tried] {
        &self.tried
    }

    /// Plays all games on the first posts that the map has, at every table, however unfair they are.
    ///
    /// # Errors
    /// If there are no threads.
    pub fn measure_own(&mut self) -> Result<(), BalanceError> {
        self.play_while(self.own()?, |_, _, table| table.games, |_| true)
    }

    /// Begins a race with the first posts that the map has, which are left like others where they seem unfair.
    ///
    /// # Errors
    /// If there are no threads.
    pub fn begin(&mut self) -> Result<(), BalanceError> {
        self.play(self.own()?)
    }

    fn own(&self) -> Result<FirstPosts, BalanceError> {
        let map = merchants::map::register("balance.toml", self.text)?;
        Ok(FirstPosts::of(map.board(Board::Short), self.players))
    }

    /// Tries `count` choices at random.
    ///
    /// # Errors
    /// If there are no threads.
    pub fn scatter(&mut self, count: usize) -> Result<(), BalanceError> {
        for _ in 0..count {
            let posts = self.sites.any(&mut self.rng);
            self.play(posts)?;
        }
        self.sort();
        Ok(())
    }

    /// One round of the race: the fairest `parents` choices are played on, but for those that were seen to be unfair,
    /// and each gets `children`, which differ from it in one thing of the color that wins much too often or much too
    /// seldom. Where there are neutral posts, every second child differs in these.
    ///
    /// # Errors
    /// If there are no threads.
    pub fn round(&mut self, parents: usize, children: usize) -> Result<(), BalanceError> {
        let chosen: Vec<Tried> = self.tried.iter().take(parents).cloned().collect();
        for parent in chosen {
            let seat = parent.oddest_seat();
            for child in 0..children {
                let neutral = self.players.get();
                let seat = if child % 2 == 1 && neutral < SEATS { neutral } else { seat };
                let changed = self.sites.changed(&parent.posts, seat, &mut self.rng);
                self.play(changed)?;
            }
            if parent.may_be_fair() {
                self.play(parent.posts)?;
            }
        }
        self.sort();
        Ok(())
    }

    fn sort(&mut self) {
        self.tried.sort_by(|one, other| one.unfairness().total_cmp(&other.unfairness()));
    }

    /// Plays on a choice of first posts, once more if it was tried before, until it seems unfair at some table.
    fn play(&mut self, posts: FirstPosts) -> Result<(), BalanceError> {
        self.play_while(posts, Shares::to_play, Shares::may_be_fair)
    }

    fn play_while(
        &mut self,
        posts: FirstPosts,
        to_play: fn(&Shares, usize, &BalanceTable) -> u64,
        goes_on: fn(&Shares) -> bool,
    ) -> Result<(), BalanceError> {
        let known = self.tried.iter().position(|tried| tried.posts == posts);
        let index = known.unwrap_or(self.tried.len());
        if known.is_none() {
            let shares = self.tables.iter().map(|table| Shares::none(table, self.players)).collect();
            self.tried.push(Tried { posts, shares });
        }
        let goes_on = |shares: &Shares| !self.stop.load(Ordering::Relaxed) && goes_on(shares);
        let tried = &mut self.tried[index];
        for (place, (table, shares)) in self.tables.iter().zip(&mut tried.shares).enumerate() {
            let first_look = if place == 0 { FIRST_LOOK } else { FIRST_LOOK_OF_THINKERS };
            let (mut left, mut some) = (to_play(shares, place, table), first_look);
            while left > 0 {
                let few = BalanceTable { games: some.min(left), ..table.clone() };
                self.seed = self.seed.wrapping_add(1);
                shares.add(&measure(self.text, &tried.posts, &few, self.seed, self.threads, self.stop)?);
                if !goes_on(shares) {
                    // A choice that was cut off at its first look may seem fair because so little was seen of it.
                    if self.stop.load(Ordering::Relaxed) && known.is_none() && index > 0 {
                        self.tried.truncate(index);
                    }
                    return Ok(());
                }
                left -= few.games;
                some *= 2;
            }
        }
        Ok(())
    }
}
