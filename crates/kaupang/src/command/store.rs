//! `kaupang store`: a whole store is moved, copied, or looked through.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use store::moving::{self, Moved};

use crate::command::home::{HomeArgs, told};
use crate::files::shown;
use crate::terminal::Terminal;

/// Move, copy or check where the tables are kept
///
/// A store goes as JSON lines from one home to another: from a file to PostgreSQL, or back. The secrets in it stay
/// sealed: copy the key file yourself. Servers may be at work while a store is exported, copied or checked.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kaupang store backup /backups/tables.sqlite
                                a copy, ready to be served, with its key beside it
  kaupang store export > tables.jsonl
  cp tables.sqlite.key tables.key
  kaupang store import --database postgres:///kaupang?host=/run/postgresql --key tables.key tables.jsonl
                                from a file to PostgreSQL
  kaupang store check           says what there is, and what is wrong with it")]
pub(super) struct StoreCommand {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Write all tables as JSON lines to the output
    Export {
        #[command(flatten)]
        home: HomeArgs,
    },
    /// Read tables from JSON lines into an empty home: all of them, or nothing
    Import {
        #[command(flatten)]
        home: HomeArgs,
        /// The file with the lines; '-' is the input
        #[arg(default_value = "-")]
        lines: PathBuf,
    },
    /// Copy all tables, with their key, into a new file
    Backup {
        #[command(flatten)]
        home: HomeArgs,
        /// The file to be made; its key is put beside it
        file: PathBuf,
    },
    /// Look through all tables and tell what is wrong with them
    Check {
        #[command(flatten)]
        home: HomeArgs,
    },
}

impl StoreCommand {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new().context("the program can't be started")?;
        runtime.block_on(self.what.run(terminal))
    }
}

impl What {
    async fn run(self, terminal: &mut Terminal) -> Result<()> {
        match self {
            What::Export { home } => {
                let home = home.home()?;
                let exported = moving::export(&home, &mut terminal.out).await;
                exported.map(drop).with_context(|| format!("the tables in {} are not exported", told(&home)))
            }
            What::Import { home, lines } => {
                let home = home.home()?;
                let imported = moving::import(&home, &mut input(&lines)?).await;
                let moved =
                    imported.with_context(|| format!("nothing is imported from {}", shown(&lines)))?;
                Ok(writeln!(terminal.out, "Imported into {}: {}.", told(&home), counted(moved))?)
            }
            What::Backup { home, file } => {
                let home = home.home()?;
                let copied = moving::backup(&home, &file).await;
                let moved =
                    copied.with_context(|| format!("the tables in {} are not copied", told(&home)))?;
                Ok(writeln!(terminal.out, "Copied to {}: {}.", shown(&file), counted(moved))?)
            }
            What::Check { home } => {
                let home = home.home()?;
                let checked = moving::check(&home).await;
                let (moved, faults) =
                    checked.with_context(|| format!("the tables in {} can't be checked", told(&home)))?;
                for fault in &faults {
                    writeln!(terminal.out, "{fault}")?;
                }
                writeln!(terminal.out, "{} has {}.", told(&home), counted(moved))?;
                if !faults.is_empty() {
                    bail!("the tables are not sound");
                }
                Ok(())
            }
        }
    }
}

fn input(lines: &Path) -> Result<Box<dyn BufRead>> {
    if lines == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = File::open(lines).with_context(|| format!("{} can't be opened", shown(lines)))?;
    Ok(Box::new(BufReader::new(file)))
}

fn counted(moved: Moved) -> String {
    let of =
        |number: u64, one: &str, many: &str| format!("{number} {}", if number == 1 { one } else { many });
    format!(
        "{}, {}, {}",
        of(moved.guests, "guest", "guests"),
        of(moved.tables, "table", "tables"),
        of(moved.entries, "entry of their logs", "entries of their logs")
    )
}
