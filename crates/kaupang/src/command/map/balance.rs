//! `kaupang map balance`: fair first posts for the fixed start.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail, ensure};
use arena::balance::{BalanceTable, Balancer, FirstPosts, KeptPosts, Shares, Tried};
use clap::Args;
use merchants::{Players, map};
use words::{Value, Words};

use crate::command::interrupt::stop_flag;
use crate::command::simulate::few_enough_threads;
use crate::files::{FileKind, named, read_file, write_whole};
use crate::terminal::Terminal;
use crate::told::Told;

/// See what each seat wins with the fixed first posts, and look for fairer ones
///
/// The same bot sits in all seats, at tables of three and of four. Each table has a race of its own: each round plays
/// on with the fairest choices of first posts so far and tries others that differ from them in one thing. What is
/// unfair to a bot is not played by those after it; these begin with 24 games and add as many as there are each time
/// that a choice is played on, but never more at once than --games says. Ctrl-C ends it with what there is.
#[derive(Debug, Args)]
pub(super) struct Balance {
    /// The map file; the built-in map without it
    file: Option<PathBuf>,

    /// How many players the first posts are for, 3 or 4; for both without it
    #[arg(long, short, value_name = "N")]
    players: Option<Players>,

    /// The bots, with a semicolon between; each plays alone, in all seats
    #[arg(long, short, value_name = "BOTS", default_value = "greedy")]
    bots: String,

    /// How many games are played at each table, and each time that a choice is played on; for several bots, a number
    /// for each with a semicolon between, or one for all
    #[arg(long, short, value_name = "N", default_value = "100", value_delimiter = ';')]
    games: Vec<u64>,

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
        let words = terminal.words;
        few_enough_threads(self.threads)?;
        ensure!(!self.games.contains(&0), Told::new("error-no-games"));
        let mut text = match &self.file {
            Some(path) => {
                let text = read_file(path, FileKind::Map)?;
                // Its faults are named as 'map check' names them.
                super::register_text(path, &text)?;
                text
            }
            None => map::EUROPE.to_owned(),
        };
        let stop = stop_flag();
        let both = [Players::FEWEST, Players::FULL];
        for players in both.into_iter().filter(|&players| self.players.is_none_or(|only| only == players)) {
            if let Some(fairer) = self.race(&text, players, &stop, terminal)? {
                text = fairer.in_text(&text)?;
            }
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
        if let Some(path) = &self.out {
            write_whole(path, &text)?;
            writeln!(terminal.out, "{}", words.say_with("out-map-written", &[("file", named(path))]))?;
        }
        Ok(())
    }

    /// Looks at the first posts for so many players, and for fairer ones if that is asked for.
    fn race(
        &self,
        text: &str,
        players: Players,
        stop: &AtomicBool,
        terminal: &mut Terminal,
    ) -> Result<Option<FirstPosts>> {
        let words = terminal.words;
        let mut balancer =
            Balancer::new(text, players, self.kept()?, self.tables()?, self.seed, self.threads, stop)?;
        let races = self.rounds > 0 || self.scatter > 0;
        if races {
            balancer.begin()?;
        } else {
            balancer.measure_own()?;
        }
        print(&balancer.tried()[0], "out-own-posts", terminal)?;
        balancer.scatter(self.scatter)?;
        for round in 1..=self.rounds {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            balancer.round(self.parents, self.children)?;
            let best = &balancer.tried()[0];
            let values = [("round", round.into()), ("points", points(&words, best.farthest()))];
            writeln!(terminal.out, "{}", words.say_with("out-round", &values))?;
            terminal.out.flush()?;
        }
        if !races {
            return Ok(None);
        }
        let best = &balancer.tried()[0];
        print(best, "out-fairest-posts", terminal)?;
        Ok(Some(best.posts.clone()))
    }

    fn kept(&self) -> Result<KeptPosts> {
        let mut kept = KeptPosts { posts: Vec::new(), free: self.leave.clone() };
        for post in &self.keep {
            let Some((color, city)) = post.split_once('=') else {
                bail!(Told::new("error-post").text("post", post));
            };
            kept.posts.push((color.parse()?, city.to_owned()));
        }
        Ok(kept)
    }

    fn tables(&self) -> Result<Vec<BalanceTable>> {
        let names: Vec<&str> = self.bots.split(';').collect();
        let games = match *self.games {
            [games] => vec![games; names.len()],
            _ => self.games.clone(),
        };
        ensure!(games.len() == names.len(), Told::new("error-games-of-bots"));
        let table = |(name, games): (&str, u64)| Ok(BalanceTable { bot: name.trim().parse()?, games });
        names.into_iter().zip(games).map(table).collect()
    }
}

fn print(tried: &Tried, title: &str, terminal: &mut Terminal) -> Result<()> {
    let (paint, words) = (terminal.paint, terminal.words);
    writeln!(terminal.out, "{}", paint.bold(words.say(title)))?;
    for (color, (posts, route)) in
        ["red", "blue", "white", "orange"].iter().zip(tried.posts.posts.iter().zip(tried.posts.routes))
    {
        let color = words.say_with("out-color", &[("color", (*color).into())]);
        write!(terminal.out, "  {color:<8} {}", posts.join(" "))?;
        if let Some(route) = route {
            write!(terminal.out, ", {}", words.say_with("out-route", &[("path", Value::text(route))]))?;
        }
        writeln!(terminal.out)?;
    }
    for shares in tried.shares.iter().filter(|shares| shares.games > 0) {
        writeln!(terminal.out, "  {}", line(&words, shares))?;
    }
    Ok(())
}

/// Hundredths with a decimal.
fn points(words: &Words, rate: f64) -> Value {
    Value::Text(words.decimal(100.0 * rate, 1))
}

fn line(words: &Words, shares: &Shares) -> String {
    let rates: Vec<String> = shares.rates().map(|rate| words.decimal(100.0 * rate, 1)).collect();
    let values = [
        ("players", shares.wins.len().into()),
        ("bot", Value::text(shares.bot)),
        ("games", shares.games.into()),
        ("rates", Value::Text(rates.join("; "))),
        ("points", points(words, shares.farthest())),
    ];
    words.say_with("out-shares", &values)
}
