//! `kaupang map balance`: fair first posts for the fixed start.

use std::path::PathBuf;
use std::sync::atomic::Ordering;

use anyhow::{Result, bail, ensure};
use arena::balance::{Balancer, Kept, Shares, Table, Tried};
use bots::BotSpec;
use clap::Args;
use merchants::{Players, map};

use crate::command::interrupt::stop_flag;
use crate::command::simulate::few_enough_threads;
use crate::files::{read_file, shown, write_whole};
use crate::terminal::Terminal;

/// See what each seat wins with the fixed first posts, and look for fairer ones
///
/// The same bot sits in all seats, at tables of three and of four. Each round plays on with the fairest choices of
/// first posts so far and tries others that differ from them in one thing. Ctrl-C ends it with what there is.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kaupang map balance --games 4000                        how fair are the first posts of the built-in map?
  kaupang map balance my-map.toml --rounds 50 --out fair.toml
                                                          look for fairer ones, and write the map with the best")]
pub(super) struct Balance {
    /// The map file; the built-in map without it
    file: Option<PathBuf>,

    /// The bots, with a semicolon between; each plays alone, in all seats
    #[arg(long, short, value_name = "BOTS", default_value = "greedy")]
    bots: String,

    /// How many games are played at each table, and each time that a choice is played on
    #[arg(long, short, value_name = "N", default_value_t = 100)]
    games: u64,

    /// How many choices at random are tried first
    #[arg(long, value_name = "N", default_value_t = 0)]
    scatter: usize,

    /// How many rounds the race has; without any, only the map's own first posts are looked at
    #[arg(long, value_name = "N", default_value_t = 0)]
    rounds: usize,

    /// How many choices go on in each round
    #[arg(long, value_name = "N", default_value_t = 4)]
    parents: usize,

    /// How many changes of each of them are tried
    #[arg(long, value_name = "N", default_value_t = 4)]
    children: usize,

    /// A post that stays where it is, as COLOR=CITY; may be repeated
    #[arg(long, value_name = "POST")]
    keep: Vec<String>,

    /// A city without a first post; may be repeated
    #[arg(long, value_name = "CITY")]
    leave: Vec<String>,

    /// Write the map with the fairest first posts to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// The number that all chance and all choices follow from
    #[arg(long, short, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// How many threads work at once; 0 means as many as there are cores
    #[arg(long, short, value_name = "N", default_value_t = 0)]
    threads: usize,
}

impl Balance {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        few_enough_threads(self.threads)?;
        ensure!(self.games > 0, "no games say nothing: at least 1");
        let text = match &self.file {
            Some(path) => read_file(path, "map")?,
            None => map::EUROPE.to_owned(),
        };
        let mut balancer = Balancer::new(&text, self.kept()?, self.tables()?, self.seed, self.threads)?;
        let stop = stop_flag();
        balancer.begin()?;
        print(&balancer.tried()[0], "The map's own first posts", terminal)?;
        balancer.scatter(self.scatter)?;
        for round in 1..=self.rounds {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            balancer.round(self.parents, self.children)?;
            let best = &balancer.tried()[0];
            writeln!(terminal.out, "round {round}: {:.1} points off at most", 100.0 * best.farthest())?;
            terminal.out.flush()?;
        }
        let best = &balancer.tried()[0];
        if self.rounds > 0 || self.scatter > 0 {
            print(best, "The fairest first posts", terminal)?;
        }
        if let Some(path) = &self.out {
            write_whole(path, &best.posts.in_text(&text)?)?;
            writeln!(terminal.out, "The map with them is {}.", shown(path))?;
        }
        Ok(())
    }

    fn kept(&self) -> Result<Kept> {
        let mut kept = Kept { posts: Vec::new(), free: self.leave.clone() };
        for post in &self.keep {
            let Some((color, city)) = post.split_once('=') else {
                bail!("'{post}' is no post to keep; one is written as blue=lyon");
            };
            kept.posts.push((color.parse()?, city.to_owned()));
        }
        Ok(kept)
    }

    fn tables(&self) -> Result<Vec<Table>> {
        let mut tables = Vec::new();
        for name in self.bots.split(';') {
            let bot: BotSpec = name.trim().parse()?;
            tables.extend([Players::FEWEST, Players::FULL].map(|players| Table {
                players,
                bot,
                games: self.games,
            }));
        }
        Ok(tables)
    }
}

fn print(tried: &Tried, title: &str, terminal: &mut Terminal) -> Result<()> {
    let paint = terminal.paint;
    writeln!(terminal.out, "{}", paint.bold(title))?;
    for (color, (posts, route)) in
        ["red", "blue", "white", "orange"].iter().zip(tried.posts.posts.iter().zip(tried.posts.routes))
    {
        writeln!(terminal.out, "  {color:<7} {}, route {route}", posts.join(" "))?;
    }
    for shares in &tried.shares {
        writeln!(terminal.out, "  {}", line(shares))?;
    }
    Ok(())
}

fn line(shares: &Shares) -> String {
    let rates: Vec<String> = shares.rates().map(|rate| format!("{:.1}", 100.0 * rate)).collect();
    format!(
        "{} players, {}, {} games: {} %; {:.1} points off at most",
        shares.wins.len(),
        shares.bot,
        shares.games,
        rates.join(", "),
        100.0 * shares.farthest()
    )
}
