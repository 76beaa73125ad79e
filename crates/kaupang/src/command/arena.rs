//! `kaupang arena`: a match between bots.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use arena::{Contest, Entrant, GameResult, Journal, JournalError, Seating, Standings, csv, html};
use bots::BotSpec;
use clap::Args;
use game::Options;

use crate::command::interrupt::stop_flag;
use crate::command::simulate::{few_enough_threads, progress_bar};
use crate::command::{GameArgs, NetArgs, games};
use crate::files::write_whole;
use crate::registry::{self, Table, Visitor};
use crate::terminal::Terminal;
use crate::text::{counted, grouped};

/// Let bots play a match, the seats rotated, and see who is better
///
/// Ctrl-C, or SIGTERM, ends a match with what there is. With --report, every game is written down as it ends, and the
/// same command goes on where it was stopped.
#[derive(Debug, Args)]
#[command(after_help = format!("\
Examples:
  kaupang arena century --seats search:100ms,greedy --games 300
  kaupang arena puerto-rico --seats search:100ms,greedy,greedy,greedy --games 200 --report match

{}
{}", games::bots_help(), games::help()))]
pub(super) struct Arena {
    #[command(flatten)]
    game: GameArgs,

    #[command(flatten)]
    nets: NetArgs,

    /// The bots, with commas between: as many as play, or one for all seats
    #[arg(long, short = 'b', value_name = "BOTS", alias = "bots")]
    seats: String,

    /// How many games
    #[arg(long, short, value_name = "N", default_value_t = 100)]
    games: u64,

    /// Whether everybody moves on by a seat after each game
    #[arg(
        long,
        value_name = "BOOL",
        default_value_t = true,
        default_missing_value = "true",
        num_args = 0..=1,
        require_equals = true,
        action = clap::ArgAction::Set
    )]
    rotate: bool,

    /// Write report.html, report.json and games.csv into this folder, and the journal games.jsonl to go on from
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,

    /// The number that all chance and all choices follow from
    #[arg(long, short, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// How many games are played at once; 0 means as many as there are cores
    #[arg(long, short, value_name = "N", default_value_t = 0)]
    threads: usize,

    /// A game is stopped after this many decisions and counted as unfinished
    #[arg(long, value_name = "DECISIONS", default_value_t = 100_000)]
    cap: u64,

    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let (standings, results) = registry::visit(&self.game.game, &self)??;
        if let Some(folder) = &self.report {
            write_report(folder, &standings, &results)?;
        }
        if self.json {
            terminal.print_json(&standings)?;
            return Ok(());
        }
        print_standings(&standings, self.games, terminal)?;
        if let Some(folder) = &self.report {
            writeln!(terminal.out, "\nThe report is {}.", folder.join("report.html").display())?;
        }
        Ok(())
    }

    fn contest<G: Table>(&self) -> Result<Contest<G>> {
        // Who names several bots has said how many play.
        let named = BotSpec::count(&self.seats);
        let players = match self.game.players {
            None if named > 1 => Some(named),
            players => players,
        };
        let options = self.game.options_for::<G>(players)?;
        let entrants = BotSpec::list(&self.seats, options.players())?;
        self.nets.load::<G>()?;
        NetArgs::check::<G>(&entrants)?;
        let seating = if self.rotate { Seating::Rotated } else { Seating::Fixed };
        Ok(Contest { options, entrants, games: self.games, seed: self.seed, cap: self.cap, seating })
    }
}

impl Visitor for &Arena {
    type Out = Result<(Standings, Vec<GameResult>)>;

    fn visit<G: Table>(self) -> Self::Out {
        few_enough_threads(self.threads)?;
        let contest = self.contest::<G>()?;
        let mut journal = None;
        let mut results = Vec::new();
        if let Some(folder) = &self.report {
            fs::create_dir_all(folder)
                .with_context(|| format!("there can be no folder '{}'", folder.display()))?;
            let (opened, played) = Journal::open(&folder.join("games.jsonl"), &contest.terms())?;
            journal = Some(opened);
            results = played;
            // Fewer games may be asked for than were played.
            results.retain(|result| result.game < self.games);
        }
        let done: HashSet<u64> = results.iter().map(|result| result.game).collect();
        let stop = stop_flag();
        let bar = progress_bar(self.games);
        bar.set_position(done.len() as u64);
        contest.run(self.threads, &done, &stop, |result| {
            if let Some(journal) = &mut journal {
                journal.keep(&result)?;
            }
            results.push(result);
            bar.inc(1);
            Ok::<(), JournalError>(())
        })?;
        bar.finish_and_clear();
        results.sort_by_key(|result| result.game);
        Ok((Standings::new(contest.terms(), &results), results))
    }
}

fn write_report(folder: &Path, standings: &Standings, results: &[GameResult]) -> Result<()> {
    let json = serde_json::to_string_pretty(standings)?;
    write_whole(&folder.join("report.json"), &json)?;
    write_whole(&folder.join("games.csv"), &csv(standings, results))?;
    write_whole(&folder.join("report.html"), &html(standings))
}

fn print_standings(standings: &Standings, wanted: u64, terminal: &mut Terminal) -> io::Result<()> {
    let paint = terminal.paint;
    let out = &mut terminal.out;
    let terms = &standings.terms;
    let title = format!("{} {}", terms.game, terms.options);
    writeln!(out, "{}: {}, seed {}", paint.bold(title.trim()), counted(standings.games, "game"), terms.seed)?;
    if standings.games < wanted {
        writeln!(out, "Stopped early: {} were asked for.", counted(wanted, "game"))?;
    }
    let unfinished = standings.games - standings.finished;
    if unfinished > 0 {
        let stopped = counted(unfinished, "game");
        writeln!(out, "{stopped} not finished after {} decisions, and left out.", grouped(terms.cap))?;
    }
    let heading =
        "\n                          wins   95 % interval      score    sd   rating        µs/decision";
    writeln!(out, "{}", paint.bold(heading))?;
    for (number, entrant) in (1..).zip(&standings.entrants) {
        writeln!(out, "{}", line(number, entrant))?;
    }
    let seats: Vec<String> =
        standings.seats.iter().map(|seat| format!("{} {}", seat.of, percent(seat.rate))).collect();
    if seats.len() > 1 {
        writeln!(out, "\nWins by seat: {}", seats.join(", "))?;
    }
    let spread = &standings.decisions;
    if let (Some(mean), Some(min), Some(max)) = (spread.mean, spread.min, spread.max) {
        writeln!(out, "Decisions of a game: {mean:.1} in the mean, {min} to {max}")?;
    }
    Ok(())
}

fn line(number: usize, entrant: &Entrant) -> String {
    let real = |number: Option<f64>| number.map_or("-".into(), |number| format!("{number:.1}"));
    let interval = match entrant.wins.interval {
        Some([low, high]) => format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high),
        None => "-".into(),
    };
    format!(
        "{number} {:<20} {:>7}   {interval:<16} {:>7} {:>5}   {:>5.2} ± {:<5.2} {:>10}",
        entrant.name,
        percent(entrant.wins.rate),
        real(entrant.score.mean),
        real(entrant.score.sd),
        entrant.rating,
        entrant.uncertainty,
        real(entrant.micros_per_decision)
    )
}

fn percent(rate: Option<f64>) -> String {
    rate.map_or("-".into(), |rate| format!("{:.1} %", 100.0 * rate))
}
