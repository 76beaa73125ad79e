//! `kaupang arena`: a match between bots.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Result;
use arena::{Contest, Entrant, GameResult, Journal, JournalError, Seating, Standings, Telling, csv, html};
use bots::BotSpec;
use clap::Args;
use game::Options;
use words::{Value, Words};

use crate::command::interrupt::stop_flag;
use crate::command::simulate::{few_enough_threads, heading, interval, percent, progress_bar, shortfalls};
use crate::command::{GameArgs, NetArgs};
use crate::files::{make_folder, named, write_whole};
use crate::registry::{self, ForGame, Table};
use crate::terminal::Terminal;
use crate::text::table;

/// Let bots play a match, the seats rotated, and see who is better
///
/// Ctrl-C, or SIGTERM, ends a match with what there is. With --report, every game is written down as it ends, and the
/// same command goes on where it was stopped.
#[derive(Debug, Args)]
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
        let (standings, results) = registry::visit(&self.game.game, (&self, terminal.words))??;
        if let Some(folder) = &self.report {
            let page = registry::visit(&self.game.game, Page(&standings, terminal.words))?;
            write_report(folder, &standings, &results, &page)?;
        }
        if self.json {
            terminal.print_json(&standings)?;
            return Ok(());
        }
        print_standings(&standings, self.games, terminal)?;
        if let Some(folder) = &self.report {
            let file = [("file", named(&folder.join("report.html")))];
            writeln!(terminal.out, "\n{}", terminal.words.say_with("out-report", &file))?;
        }
        Ok(())
    }

    fn contest<G: Table>(&self) -> Result<Contest<G>> {
        // Who names several bots has said how many play.
        let named = BotSpec::count(&self.seats);
        let players = if named > 1 && !self.game.names_players() { Some(named) } else { self.game.players };
        let options = self.game.options_for::<G>(players)?;
        let entrants = BotSpec::list(&self.seats, options.players())?;
        self.nets.load::<G>()?;
        NetArgs::check::<G>(&entrants)?;
        let seating = if self.rotate { Seating::Rotated } else { Seating::Fixed };
        Ok(Contest { options, entrants, games: self.games, seed: self.seed, cap: self.cap, seating })
    }
}

impl ForGame for (&Arena, Words) {
    type Out = Result<(Standings, Vec<GameResult>)>;

    fn visit<G: Table>(self) -> Self::Out {
        let (command, words) = self;
        command.play::<G>(&words)
    }
}

impl Arena {
    fn play<G: Table>(&self, words: &Words) -> Result<(Standings, Vec<GameResult>)> {
        few_enough_threads(self.threads)?;
        let contest = self.contest::<G>()?;
        let mut journal = None;
        let mut results = Vec::new();
        if let Some(folder) = &self.report {
            make_folder(folder)?;
            let (opened, played) = Journal::open(&folder.join("games.jsonl"), &contest.terms())?;
            journal = Some(opened);
            results = played;
            // Fewer games may be asked for than were played.
            results.retain(|result| result.game < self.games);
        }
        let done: HashSet<u64> = results.iter().map(|result| result.game).collect();
        let stop = stop_flag();
        let bar = progress_bar(words, self.games);
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

/// The report as a page, with what a game calls its points and what was noted.
struct Page<'a>(&'a Standings, Words);

impl ForGame for Page<'_> {
    type Out = String;

    fn visit<G: Table>(self) -> String {
        let Page(standings, words) = self;
        let source = |source: &str| words.lookup(&G::source_key(source));
        let named = |topic: &str, item: &str| {
            // A card is called the same whether it is acquired or played.
            let topic = if topic == "merchant cards played" { "merchant cards acquired" } else { topic };
            G::deed(topic, item).map(|thing| words.name(&thing))
        };
        // What statistics don't tell of is called as on the board.
        let on_board = |topic: &str, item: &str| {
            let thing = if topic == "tiles settled" { "pr-tile" } else { "pr-good" };
            let keys = ["pr-role", thing, "moe-resource"].map(|kind| format!("{kind}-{item}"));
            keys.iter().find_map(|key| words.lookup(key))
        };
        let item = |topic: &str, item: &str| named(topic, item).or_else(|| on_board(topic, item));
        html(standings, Telling { words: &words, source: &source, item: &item })
    }
}

fn write_report(folder: &Path, standings: &Standings, results: &[GameResult], page: &str) -> Result<()> {
    let json = serde_json::to_string_pretty(standings)?;
    write_whole(&folder.join("report.json"), &json)?;
    write_whole(&folder.join("games.csv"), &csv(standings, results))?;
    write_whole(&folder.join("report.html"), page)
}

fn print_standings(standings: &Standings, wanted: u64, terminal: &mut Terminal) -> io::Result<()> {
    let (paint, words) = (terminal.paint, terminal.words);
    let out = &mut terminal.out;
    let terms = &standings.terms;
    let title = format!("{} {}", terms.game, terms.options);
    writeln!(out, "{}", heading(&words, paint.bold(title.trim()), standings.games, terms.seed))?;
    let unfinished = standings.games - standings.finished;
    for line in shortfalls(&words, standings.games, wanted, unfinished, terms.cap) {
        writeln!(out, "{line}")?;
    }
    let heading = ["", "out-wins", "out-interval", "out-scores", "out-sd", "out-rating", "out-time"];
    let mut rows = vec![heading.map(|key| if key.is_empty() { String::new() } else { words.say(key) })];
    rows.extend((1..).zip(&standings.entrants).map(|(number, entrant)| figures(&words, number, entrant)));
    writeln!(out)?;
    for line in table(&rows) {
        writeln!(out, "{line}")?;
    }
    let seats = standings.seats.iter();
    let seats: Vec<String> = seats.map(|seat| format!("{} {}", seat.of, share(&words, seat.rate))).collect();
    if seats.len() > 1 {
        let seats = [("what", Value::Text(seats.join(", ")))];
        writeln!(out, "\n{}", words.say_with("out-by-seat", &seats))?;
    }
    let spread = &standings.decisions;
    if let (Some(mean), Some(min), Some(max)) = (spread.mean, spread.min, spread.max) {
        let mean = Value::Text(words.decimal(mean, 1));
        let values = [("mean", mean), ("min", min.into()), ("max", max.into())];
        writeln!(out, "{}", words.say_with("out-length", &values))?;
    }
    Ok(())
}

/// The line of a bot: its name, then the figures below their headings.
fn figures(words: &Words, number: usize, entrant: &Entrant) -> [String; 7] {
    let real = |number: Option<f64>| number.map_or("-".into(), |number| words.decimal(number, 1));
    let range = entrant.wins.interval.map_or("-".into(), |range| interval(words, range, 1));
    let rating = format!("{} ± {}", words.decimal(entrant.rating, 2), words.decimal(entrant.uncertainty, 2));
    [
        format!("{number} {}", entrant.name),
        share(words, entrant.wins.rate),
        range,
        real(entrant.score.mean),
        real(entrant.score.sd),
        rating,
        real(entrant.micros_per_decision),
    ]
}

fn share(words: &Words, rate: Option<f64>) -> String {
    rate.map_or("-".into(), |rate| percent(words, rate, 1))
}
