//! The program `kaupang`: one table for merchant board games.
//!
//! [`main`] reads the command line; each subcommand is a file of [`command`]. What it needs to know of the games, it
//! asks the [`registry`]; how a game looks in a terminal, its [`board`] says; other programs talk to the [`engine`].
//!
//! All output goes through one [`Terminal`], whose errors are looked at: a closed pipe ends
//! the program with a sentence and not with a panic.

#![warn(clippy::print_stdout, clippy::print_stderr)]

pub mod board;
pub mod chance;
pub mod command;
pub mod engine;
mod files;
#[cfg(feature = "example-game")]
#[path = "../../game/examples/herring/herring.rs"]
mod herring;
mod lines;
pub mod paint;
pub mod registry;
mod sheet;
pub mod terminal;
mod text;
mod told;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::command::{Cli, Usage};
use crate::terminal::Terminal;
use words::Words;

/// The exit status of a program whose reader went away: 128 and the number of the signal SIGPIPE.
const CLOSED_PIPE: u8 = 141;

/// Runs the program with the arguments of the process.
#[must_use]
pub fn main() -> ExitCode {
    let cli = match Cli::read(env::args_os().collect()) {
        Ok(cli) => cli,
        Err(usage) => return print_usage(&usage),
    };
    let mut terminal = Terminal::stdout(cli.words());
    let ran = cli.run(&mut terminal);
    // What was printed before an error stays printed.
    let flushed = terminal.out.flush().map_err(anyhow::Error::from);
    match ran.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&terminal.words, &error),
    }
}

fn print_usage(usage: &Usage) -> ExitCode {
    match usage.print() {
        Ok(()) => ExitCode::from(usage.exit_code()),
        Err(error) => fail(&usage.words(), &error.into()),
    }
}

fn fail(words: &Words, error: &anyhow::Error) -> ExitCode {
    let is_closed_pipe = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe);
    // If even this can't be written, nobody is there to read it.
    if is_closed_pipe {
        let _ = writeln!(io::stderr(), "kaupang: {}", words.say("error-no-reader"));
        return ExitCode::from(CLOSED_PIPE);
    }
    let _ = writeln!(io::stderr(), "kaupang: {}", told::sentence(words, error));
    ExitCode::FAILURE
}
