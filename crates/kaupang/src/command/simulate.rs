//! `kaupang simulate`: many games of bots.

use std::io::{self, IsTerminal};
use std::time::Instant;

use anyhow::{Result, ensure};
use arena::{Report, SideReport, Simulation, Spread, Tally};
use bots::BotSpec;
use clap::Args;
use game::{Options, Side};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use words::{Value, Words};

use crate::command::interrupt::stop_flag;
use crate::command::{GameArgs, NetArgs};
use crate::registry::{self, ForGame, Table};
use crate::terminal::Terminal;
use crate::text::table;
use crate::told::{Tell, Told};

/// Let bots play many games, and see the figures
///
/// The same seed gives the same games and the same figures, whatever the number of threads; only the timing differs. (A
/// bot that thinks by the clock, such as search:100ms, plays otherwise each time.) Ctrl-C, or SIGTERM, ends a
/// simulation with the figures of the games that ended.
#[derive(Debug, Args)]
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
        let report = registry::visit(&self.game.game, (&self, terminal.words))??;
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
    ensure!(threads <= MOST, Told::new("error-threads").text("threads", threads).text("most", MOST));
    Ok(())
}

/// A bar that shows how many of `games` are played, where somebody sees it.
pub(super) fn progress_bar(words: &Words, games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    if !io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let values = [("done", "{human_pos}"), ("all", "{human_len}"), ("speed", "{per_sec}"), ("time", "{eta}")]
        .map(|(name, field)| (name, field.into()));
    let template = format!("{{bar:30}} {}", words.say_with("out-progress", &values));
    // A template that can't be read leaves the usual bar.
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

impl ForGame for (&Simulate, Words) {
    type Out = Result<Report>;

    fn visit<G: Table>(self) -> Result<Report> {
        let (command, words) = self;
        command.simulate::<G>(&words)
    }
}

impl Simulate {
    fn simulate<G: Table>(&self, words: &Words) -> Result<Report> {
        few_enough_threads(self.threads)?;
        let options = self.game.options::<G>()?;
        let players = G::new(&options).players();
        debug_assert_eq!(players, options.players());
        let bots = BotSpec::list(&self.bots, players)?;
        self.nets.load::<G>()?;
        NetArgs::check::<G>(&bots)?;
        let simulation = Simulation::<G> { options, bots, games: self.games, seed: self.seed, cap: self.cap };
        let bar = progress_bar(words, self.games);
        let start = Instant::now();
        let tally = simulation
            .run(self.threads, &stop_flag(), Tally::default, || bar.inc(1))
            .tell(|| Told::new("error-start"))?;
        let time = start.elapsed();
        bar.finish_and_clear();
        Ok(Report::new(&simulation, &tally, self.threads, time))
    }
}

fn print_report(report: &Report, wanted: u64, terminal: &mut Terminal) -> io::Result<()> {
    let (paint, words) = (terminal.paint, terminal.words);
    let out = &mut terminal.out;
    let title = format!("{} {}", report.game, report.options);
    writeln!(out, "{}", heading(&words, paint.bold(title.trim()), report.games, report.seed))?;
    for line in shortfalls(&words, report.games, wanted, report.unfinished, report.cap) {
        writeln!(out, "{line}")?;
    }
    let names: Vec<String> = report.sides.iter().map(|side| name(&words, side)).collect();
    let figures = ["out-mean", "out-sd", "out-min", "out-max"];
    let actions = [("out-decisions", &report.decisions), ("out-chance", &report.chances)];
    let actions = actions.map(|(key, figures)| (words.say(key), spread(&words, figures)));
    let scores = report.sides.iter().map(|side| spread(&words, &side.score));
    let scores: Vec<_> = names.iter().cloned().zip(scores).collect();
    let won = report.sides.iter().map(|side| wins(&words, side));
    let won: Vec<_> = names.iter().cloned().zip(won).collect();
    let sections = [
        section(&words, "out-actions", figures, &actions),
        section(&words, "out-scores", figures, &scores),
        section(&words, "out-wins", ["out-share", "out-interval", "out-won", ""], &won),
    ];
    for section in sections {
        writeln!(out, "\n{section}")?;
    }
    let timing = &report.timing;
    let values = [
        ("seconds", Value::Text(words.decimal(timing.seconds, 2))),
        ("games", (timing.games_per_second as u64).into()),
        ("decisions", (timing.decisions_per_second as u64).into()),
    ];
    writeln!(out, "\n{}", words.say_with("out-speed", &values))
}

/// The first line of a report: what was played, how often, from which seed.
pub(super) fn heading(words: &Words, what: String, games: u64, seed: u64) -> String {
    let games = words.say_with("out-games", &[("count", games.into())]);
    // A seed is a name: its digits are not grouped.
    let values = [("what", Value::Text(what)), ("games", Value::Text(games)), ("seed", Value::text(seed))];
    words.say_with("out-heading", &values)
}

/// What is missing in a report: games that were not played, or not to their end.
pub(super) fn shortfalls(words: &Words, games: u64, wanted: u64, unfinished: u64, cap: u64) -> Vec<String> {
    let mut lines = Vec::new();
    if games < wanted {
        lines.push(words.say_with("out-stopped", &[("count", wanted.into())]));
    }
    if unfinished > 0 {
        lines.push(words.say_with("out-unfinished", &[("count", unfinished.into()), ("cap", cap.into())]));
    }
    lines
}

/// A part of the report: rows of figures below their headings.
fn section(words: &Words, title: &str, keys: [&str; 4], rows: &[(String, [String; 4])]) -> String {
    let [one, two, three, four] = keys.map(|key| if key.is_empty() { String::new() } else { words.say(key) });
    // The names are as wide in each part, so that the parts stand below each other.
    let first = format!("{:<22}", words.say(title));
    let mut lines = vec![[first, one, two, three, four]];
    lines.extend(rows.iter().map(|(name, [one, two, three, four])| {
        [format!("  {name}"), one.clone(), two.clone(), three.clone(), four.clone()]
    }));
    table(&lines).join("\n")
}

fn name(words: &Words, side: &SideReport) -> String {
    let seat = match side.side {
        Side::Seat(seat) => seat.to_string(),
        Side::Automa => words.say("automa"),
    };
    match &side.bot {
        Some(bot) => format!("{seat} {bot}"),
        None => seat,
    }
}

fn spread(words: &Words, spread: &Spread) -> [String; 4] {
    let real = |number: Option<f64>| number.map_or("-".into(), |number| words.decimal(number, 2));
    let whole = |number: Option<i64>| number.map_or("-".into(), |number| words.number(number));
    [real(spread.mean), real(spread.sd), whole(spread.min), whole(spread.max)]
}

/// A share as a percentage.
pub(super) fn percent(words: &Words, rate: f64, decimals: usize) -> String {
    words.say_with("out-percent", &[("number", Value::Text(words.decimal(100.0 * rate, decimals)))])
}

/// From one percentage to another.
pub(super) fn interval(words: &Words, [low, high]: [f64; 2], decimals: usize) -> String {
    let [low, high] = [low, high].map(|rate| Value::Text(percent(words, rate, decimals)));
    words.say_with("out-range", &[("low", low), ("high", high)])
}

fn wins(words: &Words, side: &SideReport) -> [String; 4] {
    let (Some(rate), Some(range)) = (side.win_rate, side.interval) else {
        return ["-", "", "", ""].map(str::to_owned);
    };
    let decimals = usize::from(side.wins.fract() != 0.0);
    let games = words.decimal(side.wins, decimals);
    [percent(words, rate, 2), interval(words, range, 2), games, String::new()]
}
