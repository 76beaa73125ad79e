//! `kaupang simulate`: many games of bots.

use std::io::{self, IsTerminal};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use arena::{Report, SideReport, Simulation, Spread, Tally};
use bots::BotSpec;
use clap::Args;
use game::Options;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::command::interrupt::stop_flag;
use crate::command::{GameArgs, NetArgs, games};
use crate::registry::{self, Table, Visitor};
use crate::terminal::Terminal;
use crate::text::{counted, grouped};

/// Let bots play many games, and see the figures
///
/// The same seed gives the same games and the same figures, whatever the number of threads; only the timing differs. (A
/// bot that thinks by the clock, such as search:100ms, plays otherwise each time.) Ctrl-C, or SIGTERM, ends a
/// simulation with the figures of the games that ended.
#[derive(Debug, Args)]
#[command(after_help = format!("\
Examples:
  kaupang simulate century --players 3 --games 10000 --seed 1
  kaupang simulate century --games 1000 --json > figures.json

{}
{}", games::bots_help(), games::help()))]
pub(super) struct Simulate {
    #[command(flatten)]
    game: GameArgs,

    #[command(flatten)]
    nets: NetArgs,

    /// How many games
    #[arg(long, short, value_name = "N", default_value_t = 1000)]
    games: u64,

    /// The bots: one name for all seats, or one for each with commas between
    #[arg(long, short, value_name = "BOTS", default_value = "random")]
    bots: String,

    /// The number that all chance and all choices follow from
    #[arg(long, short, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// How many threads work at once; 0 means as many as there are cores
    #[arg(long, short, value_name = "N", default_value_t = 0)]
    threads: usize,

    /// A game is stopped after this many decisions and counted as unfinished
    #[arg(long, value_name = "DECISIONS", default_value_t = 1_000_000)]
    cap: u64,

    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let report = registry::visit(&self.game.game, &self)??;
        if self.json {
            terminal.print_json(&report)?;
            return Ok(());
        }
        print_report(&report, self.games, terminal)?;
        Ok(())
    }
}

/// Refuses more threads than any machine has use for.
pub(super) fn few_enough_threads(threads: usize) -> Result<()> {
    const MOST: usize = 1024;
    ensure!(threads <= MOST, "{threads} threads are too many: at most {MOST}");
    Ok(())
}

/// A bar that shows how many of `games` are played, where somebody sees it.
pub(super) fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    if !io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let template = "{bar:30} {human_pos} of {human_len} games, {per_sec}, {eta} left";
    // A template that can't be read leaves the usual bar.
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

impl Visitor for &Simulate {
    type Out = Result<Report>;

    fn visit<G: Table>(self) -> Result<Report> {
        few_enough_threads(self.threads)?;
        let options = self.game.options::<G>()?;
        let players = G::new(&options).players();
        debug_assert_eq!(players, options.players());
        let bots = BotSpec::list(&self.bots, players)?;
        self.nets.load::<G>()?;
        NetArgs::check::<G>(&bots)?;
        let simulation = Simulation::<G> { options, bots, games: self.games, seed: self.seed, cap: self.cap };
        let bar = progress_bar(self.games);
        let start = Instant::now();
        let tally = simulation
            .run(self.threads, &stop_flag(), Tally::default, || bar.inc(1))
            .context("the simulation can't be started")?;
        let time = start.elapsed();
        bar.finish_and_clear();
        Ok(Report::new(&simulation, &tally, self.threads, time))
    }
}

fn print_report(report: &Report, wanted: u64, terminal: &mut Terminal) -> io::Result<()> {
    let paint = terminal.paint;
    let out = &mut terminal.out;
    let title = format!("{} {}", report.game, report.options);
    writeln!(out, "{}: {}, seed {}", paint.bold(title.trim()), counted(report.games, "game"), report.seed)?;
    if report.games < wanted {
        writeln!(out, "Stopped early: {} were asked for.", counted(wanted, "game"))?;
    }
    if report.unfinished > 0 {
        let stopped = counted(report.unfinished, "game");
        writeln!(
            out,
            "{stopped} not finished: stopped after {} decisions, and left out of the figures",
            grouped(report.cap)
        )?;
    }
    writeln!(out, "\nActions of a game   mean      sd     min     max")?;
    writeln!(out, "  decisions    {}", spread(&report.decisions))?;
    writeln!(out, "  chance       {}", spread(&report.chances))?;
    writeln!(out, "\nScores              mean      sd     min     max")?;
    for side in &report.sides {
        writeln!(out, "  {:<12} {}", name(side), spread(&side.score))?;
    }
    writeln!(out, "\nWins               share   95 % interval        games")?;
    for side in &report.sides {
        writeln!(out, "  {:<12} {}", name(side), wins(side))?;
    }
    let timing = &report.timing;
    writeln!(
        out,
        "\n{:.2} s: {} games/s, {} decisions/s",
        timing.seconds,
        grouped(timing.games_per_second as u64),
        grouped(timing.decisions_per_second as u64)
    )
}

fn name(side: &SideReport) -> String {
    match &side.bot {
        Some(bot) => format!("{} {bot}", side.side),
        None => side.side.to_string(),
    }
}

fn spread(spread: &Spread) -> String {
    let real = |number: Option<f64>| number.map_or("-".into(), |number| format!("{number:.2}"));
    let whole = |number: Option<i64>| number.map_or("-".into(), |number| number.to_string());
    let (mean, sd) = (real(spread.mean), real(spread.sd));
    format!("{mean:>9} {sd:>7} {:>7} {:>7}", whole(spread.min), whole(spread.max))
}

fn wins(side: &SideReport) -> String {
    let (Some(rate), Some([low, high])) = (side.win_rate, side.interval) else {
        return format!("{:>9}", "-");
    };
    let percent = |rate: f64| format!("{:.2} %", 100.0 * rate);
    let interval = format!("{} to {}", percent(low), percent(high));
    let games =
        if side.wins.fract() == 0.0 { format!("{:.0}", side.wins) } else { format!("{:.1}", side.wins) };
    format!("{:>9}   {interval:<19} {games:>6}", percent(rate))
}
