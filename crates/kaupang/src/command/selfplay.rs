//! `kaupang selfplay`: games to learn from.

use std::path::PathBuf;

use anyhow::{Result, bail, ensure};
use arena::{SelfPlay, SelfPlayTotals};
use bots::{BotSpec, Budget, SearchSettings};
use clap::Args;
use words::{Value, Words};

use crate::command::interrupt::stop_flag;
use crate::command::simulate::{few_enough_threads, progress_bar};
use crate::command::{GameArgs, NetArgs};
use crate::files::make_folder;
use crate::registry::{self, ForGame, Table};
use crate::terminal::Terminal;
use crate::told::Told;

/// Let bots play games to learn from, and write their positions down
///
/// For each decision: what the seat saw, what it could do, how often its search tried what, and what came of the game.
/// 'training/README.md' says how nets are made of it. The same seed gives the same files, whatever the number of
/// threads. Ctrl-C, or SIGTERM, ends it with the files that are full.
#[derive(Debug, Args)]
pub(super) struct SelfPlayCommand {
    #[command(flatten)]
    game: GameArgs,

    #[command(flatten)]
    nets: NetArgs,

    /// Who plays: a search by iterations on one thread, or greedy
    #[arg(long, short, value_name = "BOT", default_value = "search:200it")]
    bot: String,

    /// How many iterations a search has for the three of four decisions that it makes in haste; an eighth without it
    #[arg(long, value_name = "ITERATIONS")]
    hasty: Option<u64>,

    /// Who the guests are in half of the games, such as 'greedy,search-1:32it,sparring:60it', each as likely as the
    /// others; without it, greedy and a hasty search
    #[arg(long, value_name = "BOTS")]
    league: Option<String>,

    /// How many games
    #[arg(long, short, value_name = "N", default_value_t = 1000)]
    games: u64,

    /// The folder to write into; it is made if there is none
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// How many games go into a file
    #[arg(long, value_name = "N", default_value_t = 16)]
    games_a_file: u64,

    /// Of the decisions that nobody thinks about at length, one of so many is written down: neighbors tell nearly the
    /// same
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    kept: u32,

    /// The number that all chance and all choices follow from
    #[arg(long, short, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// How many games are played at once; 0 means as many as there are cores
    #[arg(long, short, value_name = "N", default_value_t = 0)]
    threads: usize,

    /// A game is stopped after this many decisions, and nothing is kept of it
    #[arg(long, value_name = "DECISIONS", default_value_t = 20_000)]
    cap: u64,
}

impl SelfPlayCommand {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let SelfPlayTotals { shards, games, positions } =
            registry::visit(&self.game.game, (&self, terminal.words))??;
        let values = [
            ("files", shards.into()),
            ("folder", Value::text(self.out.display())),
            ("games", games.into()),
            ("positions", positions.into()),
        ];
        writeln!(terminal.out, "{}", terminal.words.say_with("out-written", &values))?;
        Ok(())
    }
}

impl ForGame for (&SelfPlayCommand, Words) {
    type Out = Result<SelfPlayTotals>;

    fn visit<G: Table>(self) -> Result<SelfPlayTotals> {
        let (command, words) = self;
        command.play::<G>(&words)
    }
}

impl SelfPlayCommand {
    fn play<G: Table>(&self, words: &Words) -> Result<SelfPlayTotals> {
        few_enough_threads(self.threads)?;
        ensure!(self.games_a_file > 0, at_least_one("--games-a-file"));
        self.nets.load::<G>()?;
        let bot: BotSpec = self.bot.parse()?;
        let league = self
            .league
            .as_deref()
            .map_or(Ok(Vec::new()), |league| BotSpec::list(league, BotSpec::count(league)))?;
        NetArgs::check::<G>(&[&[bot], &league[..]].concat())?;
        ensure!(SelfPlay::<G>::is_fit(bot), Told::new("error-unfit-bot").text("bot", bot));
        if let Some(guest) = league.iter().find(|&&guest| !SelfPlay::<G>::is_fit_guest(guest)) {
            bail!(Told::new("error-unfit-guest").text("bot", guest));
        }
        let usual = match bot {
            BotSpec::Search(SearchSettings { budget: Budget::Iterations(iterations), .. }) => {
                iterations.div_ceil(8)
            }
            _ => 32,
        };
        let hasty = self.hasty.unwrap_or(usual);
        ensure!(hasty > 0, at_least_one("--hasty"));
        let play = SelfPlay::<G> {
            options: self.game.options::<G>()?,
            bot,
            hasty,
            league,
            games: self.games,
            seed: self.seed,
            cap: self.cap,
            games_a_shard: self.games_a_file,
            kept: self.kept,
        };
        make_folder(&self.out)?;
        let bar = progress_bar(words, self.games);
        let written = play.run(&self.out, self.threads, &stop_flag(), || bar.inc(1))?;
        bar.finish_and_clear();
        Ok(written)
    }
}

fn at_least_one(option: &str) -> Told {
    Told::new("error-at-least-one").text("option", option)
}
