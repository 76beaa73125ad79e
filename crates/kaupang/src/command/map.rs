//! `kaupang map`: maps of one's own for Merchants of Europe.

mod balance;

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use merchants::components::Board;
use merchants::map::{self, Atlas, Verdict};

use crate::board::merchants::draw_map;
use crate::files::{read_file, shown, write_whole};
use crate::terminal::Terminal;
use crate::text::{counted, wrap};

/// Check, show or balance a map of Merchants of Europe
///
/// A map is a text file that is edited by hand; the built-in one explains its own format. 'kaupang play merchants --map
/// FILE' plays on it.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kaupang map show --board full              the built-in map, here
  kaupang map show --svg europe.svg          the same as a picture
  kaupang map show --text > my-map.toml      its file, to be edited
  kaupang map check my-map.toml              what is wrong with it?
  kaupang map balance my-map.toml            is its fixed start fair?
  kaupang play merchants --map my-map.toml   play on it")]
pub(super) struct MapCommand {
    #[command(subcommand)]
    order: Order,
}

#[derive(Debug, Subcommand)]
enum Order {
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
    /// See what each seat wins with the fixed first posts, and look for fairer ones
    Balance(balance::Balance),
}

impl MapCommand {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        match self.order {
            Order::Check { file } => check(&file, terminal),
            Order::Balance(balance) => balance.run(terminal),
            Order::Show { text: true, .. } => {
                terminal.out.write_all(map::EUROPE.as_bytes())?;
                Ok(())
            }
            Order::Show { file, board, svg, .. } => show(file.as_deref(), board, svg.as_deref(), terminal),
        }
    }
}

/// Reads a map file and keeps it at hand.
pub(super) fn register(path: &Path) -> Result<&'static Atlas> {
    let text = read_file(path, "map")?;
    match map::register(&path.display().to_string(), &text) {
        Ok(atlas) => Ok(atlas),
        Err(faults) => bail!("the map has {}:\n{faults}", counted(faults.faults.len() as u64, "fault")),
    }
}

fn check(path: &Path, terminal: &mut Terminal) -> Result<()> {
    let atlas = register(path)?;
    let findings = atlas.check();
    for finding in &findings {
        let word = match finding.verdict {
            Verdict::Holds => "holds".into(),
            Verdict::Fails => terminal.paint.bold("FAILS"),
            Verdict::NotAsked => "is not asked".into(),
        };
        writeln!(terminal.out, "{} {word}", finding.clause)?;
        write!(terminal.out, "{}", wrap(&finding.text, terminal.paint.width, "    "))?;
    }
    let failed = findings.iter().filter(|finding| finding.verdict == Verdict::Fails).count() as u64;
    if failed > 0 {
        bail!(
            "{} of a good map not kept; {} can be played on all the same",
            counted(failed, "rule"),
            shown(path)
        );
    }
    writeln!(terminal.out, "{} is a good map; records call it '{}'.", shown(path), atlas.id)?;
    Ok(())
}

fn show(file: Option<&Path>, board: Board, svg: Option<&Path>, terminal: &mut Terminal) -> Result<()> {
    let atlas = match file {
        Some(path) => register(path)?,
        None => map::europe(),
    };
    let map = atlas.board(board);
    if let Some(path) = svg {
        write_whole(path, &map.svg())?;
        writeln!(terminal.out, "Drawn to {}.", shown(path))?;
        return Ok(());
    }
    let paint = terminal.paint;
    writeln!(terminal.out, "{}, {board} board", paint.bold(&atlas.id))?;
    write!(terminal.out, "{}", draw_map(map, None, &paint))?;
    let mut cities: Vec<String> =
        map.cities.iter().map(|city| format!("{} {}", city.name, city.at)).collect();
    cities.sort();
    write!(terminal.out, "{}", wrap(&format!("Cities: {}", cities.join(", ")), paint.width, ""))?;
    Ok(())
}
