//! `kaupang store`: a whole store is moved, copied, or looked through.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use store::Home;
use store::moving::{self, Moved};
use words::{Value, Words};

use crate::command::home::{HomeArgs, named_home};
use crate::files::named;
use crate::terminal::Terminal;
use crate::told::{Tell, Told, store_fault};

/// Move, copy or check where the tables are kept
///
/// A store goes as JSON lines from one home to another: from a file to PostgreSQL, or back. The secrets in it stay
/// sealed: copy the key file yourself. Servers may be at work while a store is exported, copied or checked.
#[derive(Debug, Args)]
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
        /// The file with the lines; '-' is the input
        #[arg(default_value = "-")]
        lines: PathBuf,
        #[command(flatten)]
        home: HomeArgs,
    },
    /// Copy all tables, with their key, into a new file
    Backup {
        /// The file to be made; its key is put beside it
        file: PathBuf,
        #[command(flatten)]
        home: HomeArgs,
    },
    /// Look through all tables and tell what is wrong with them
    Check {
        #[command(flatten)]
        home: HomeArgs,
    },
}

impl StoreCommand {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new().tell(|| Told::new("error-start"))?;
        runtime.block_on(self.what.run(terminal))
    }
}

impl What {
    async fn run(self, terminal: &mut Terminal) -> Result<()> {
        let words = terminal.words;
        match self {
            What::Export { home } => {
                let home = home.home()?;
                let exported = moving::export(&home, &mut terminal.out).await;
                exported.map(drop).tell(|| of_home("error-tables-export", &home))
            }
            What::Import { lines, home } => {
                let home = home.home()?;
                let imported = moving::import(&home, &mut input(&lines)?).await;
                let moved = imported.tell(|| Told::new("error-tables-import").file(&lines))?;
                let values = [("home", named_home(&home)), ("what", counted(&words, moved))];
                Ok(writeln!(terminal.out, "{}", words.say_with("out-imported", &values))?)
            }
            What::Backup { file, home } => {
                let home = home.home()?;
                let copied = moving::backup(&home, &file).await;
                let moved = copied.tell(|| of_home("error-tables-copy", &home))?;
                let values = [("file", named(&file)), ("what", counted(&words, moved))];
                Ok(writeln!(terminal.out, "{}", words.say_with("out-copied", &values))?)
            }
            What::Check { home } => {
                let home = home.home()?;
                let checked = moving::check(&home).await;
                let (moved, faults) = checked.tell(|| of_home("error-tables-check", &home))?;
                for fault in &faults {
                    writeln!(terminal.out, "{}", words.name(&store_fault(fault)))?;
                }
                let values = [("home", named_home(&home)), ("what", counted(&words, moved))];
                writeln!(terminal.out, "{}", words.say_with("out-has", &values))?;
                if !faults.is_empty() {
                    bail!(Told::new("error-unsound"));
                }
                Ok(())
            }
        }
    }
}

fn of_home(key: &'static str, home: &Home) -> Told {
    Told::new(key).with("home", named_home(home))
}

fn input(lines: &Path) -> Result<Box<dyn BufRead>> {
    if lines == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = File::open(lines).tell(|| Told::new("error-open").file(lines))?;
    Ok(Box::new(BufReader::new(file)))
}

fn counted(words: &Words, moved: Moved) -> Value {
    let parts = [("out-guests", moved.guests), ("out-tables", moved.tables), ("out-entries", moved.entries)];
    let parts = parts.map(|(key, count)| words.say_with(key, &[("count", count.into())]));
    Value::Text(parts.join(", "))
}
