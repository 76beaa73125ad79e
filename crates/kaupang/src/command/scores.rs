//! `kaupang scores`: the score sheet of the solo game.

use anyhow::Result;
use clap::Args;

use crate::sheet;
use crate::terminal::Terminal;

/// Show your last nine results of the solo game
#[derive(Debug, Args)]
pub(super) struct Scores {}

impl Scores {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let sheet = sheet::read()?;
        if sheet.results().is_empty() {
            writeln!(
                terminal.out,
                "No solo game has been played to its end yet: try 'kaupang play century-solo'."
            )?;
        } else {
            write!(terminal.out, "{sheet}")?;
        }
        Ok(())
    }
}
