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
mod lines;
pub mod paint;
pub mod registry;
mod sheet;
pub mod terminal;
mod text;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::command::Cli;
use crate::terminal::Terminal;

/// The exit status of a program whose reader went away: 128 and the number of the signal SIGPIPE.
const CLOSED_PIPE: u8 = 141;

/// Runs the program with the arguments of the process.
#[must_use]
pub fn main() -> ExitCode {
    let cli = match Cli::read(env::args_os().collect()) {
        Ok(cli) => cli,
        Err(usage) => return print_usage(&usage),
    };
    let mut terminal = Terminal::stdout();
    let ran = cli.run(&mut terminal);
    // What was printed before an error stays printed.
    let flushed = terminal.out.flush().map_err(anyhow::Error::from);
    match ran.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

/// Help and version go to the output, mistakes to the error output.
fn print_usage(usage: &clap::Error) -> ExitCode {
    match usage.print().and_then(|()| io::stdout().flush()) {
        Ok(()) => ExitCode::from(usage.exit_code() as u8),
        Err(error) => fail(&error.into()),
    }
}

fn fail(error: &anyhow::Error) -> ExitCode {
    let is_closed_pipe = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe);
    // If even this can't be written, nobody is there to read it.
    if is_closed_pipe {
        let _ =
            writeln!(io::stderr(), "kaupang: the reader of the output has gone, so the rest is not written");
        return ExitCode::from(CLOSED_PIPE);
    }
    let _ = writeln!(io::stderr(), "kaupang: {error:#}");
    ExitCode::FAILURE
}
