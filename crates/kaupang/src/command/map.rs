//! `kaupang map`: maps of one's own for Merchants of Europe.

mod balance;

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use merchants::components::Board;
use merchants::map::{self, Atlas, Faults, Verdict};
use words::Value;

use crate::board::merchants::draw_map;
use crate::files::{FileKind, named, read_file, write_whole};
use crate::terminal::Terminal;
use crate::text::wrap;
use crate::told::Told;

/// Check, show or balance a map of Merchants of Europe
///
/// A map is a text file that is edited by hand; the built-in one explains its own format. 'kaupang play merchants --map
/// FILE' plays on it.
#[derive(Debug, Args)]
pub(super) struct MapCommand {
    #[command(subcommand)]
    command: MapAction,
}

#[derive(Debug, Subcommand)]
enum MapAction {
    /// Name every fault of a map file with its line, and look at the clauses that a good map keeps
    Check {
        /// The map file, or - for the input
        file: PathBuf,
    },
    /// Show a board, here or as an SVG picture
    Show {
        /// The map file; the built-in map without it
        file: Option<PathBuf>,

        /// Which board: short or full
        #[arg(long, value_name = "BOARD", default_value = "full")]
        board: Board,

        /// Write an SVG picture to this file instead
        #[arg(long, value_name = "FILE", conflicts_with = "text")]
        svg: Option<PathBuf>,

        /// Print the built-in map file instead
        #[arg(long, conflicts_with = "file")]
        text: bool,
    },
    Balance(balance::Balance),
}

impl MapCommand {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        match self.command {
            MapAction::Check { file } => check(&file, terminal),
            MapAction::Balance(balance) => balance.run(terminal),
            MapAction::Show { text: true, .. } => {
                terminal.out.write_all(map::EUROPE.as_bytes())?;
                Ok(())
            }
            MapAction::Show { file, board, svg, .. } => {
                show(file.as_deref(), board, svg.as_deref(), terminal)
            }
        }
    }
}

/// Reads a map file and keeps it at hand.
pub(super) fn register(path: &Path) -> Result<&'static Atlas> {
    register_text(path, &read_file(path, FileKind::Map)?)
}

/// Keeps the map at hand that was read from there.
fn register_text(path: &Path, text: &str) -> Result<&'static Atlas> {
    match map::register(&path.display().to_string(), text) {
        Ok(atlas) => Ok(atlas),
        Err(faults) => Err(told_faults(&faults, path).into()),
    }
}

/// How many faults a map has, and each of them with its line.
fn told_faults(faults: &Faults, path: &Path) -> Told {
    let told = Told::new("error-map-faults").with("count", faults.faults.len());
    faults.faults.iter().fold(told, |told, fault| {
        let reason = words::objection(&fault.reason);
        told.and_line(Told::new("error-map-fault").file(path).text("line", fault.line).with("reason", reason))
    })
}

fn check(path: &Path, terminal: &mut Terminal) -> Result<()> {
    let (atlas, words) = (register(path)?, terminal.words);
    let findings = atlas.check();
    for finding in &findings {
        let word = match finding.verdict {
            Verdict::Holds => words.say("out-holds"),
            Verdict::Fails => terminal.paint.bold(words.say("out-fails")),
            Verdict::NotAsked => words.say("out-not-asked"),
        };
        writeln!(terminal.out, "{} {word}", finding.clause)?;
        write!(
            terminal.out,
            "{}",
            wrap(&words.name(&words::objection(&finding.text)), terminal.paint.width, "    ")
        )?;
    }
    let failed = findings.iter().filter(|finding| finding.verdict == Verdict::Fails).count() as u64;
    if failed > 0 {
        bail!(Told::new("error-map-rules").with("count", failed).file(path));
    }
    let values = [("file", named(path)), ("name", atlas.id.as_str().into())];
    writeln!(terminal.out, "{}", words.say_with("out-good-map", &values))?;
    Ok(())
}

fn show(file: Option<&Path>, board: Board, svg: Option<&Path>, terminal: &mut Terminal) -> Result<()> {
    let atlas = match file {
        Some(path) => register(path)?,
        None => map::europe(),
    };
    let (map, words) = (atlas.board(board), terminal.words);
    if let Some(path) = svg {
        write_whole(path, &map.svg(&|text| words.name(&words::objection(text))))?;
        writeln!(terminal.out, "{}", words.say_with("out-drawn", &[("file", named(path))]))?;
        return Ok(());
    }
    let paint = terminal.paint;
    let values = [("map", atlas.id.as_str().into()), ("board", Value::text(board))];
    writeln!(terminal.out, "{}", paint.bold(words.say_with("draw-moe-board", &values)))?;
    write!(terminal.out, "{}", draw_map(map, None, &paint))?;
    let mut cities: Vec<String> =
        map.cities.iter().map(|city| format!("{} {}", city.name, city.at)).collect();
    cities.sort();
    let cities = words.say_with("draw-moe-cities", &[("what", Value::Text(cities.join(", ")))]);
    write!(terminal.out, "{}", wrap(&cities, paint.width, ""))?;
    Ok(())
}
