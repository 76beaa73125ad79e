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
        let (sheet, words) = (sheet::read()?, terminal.words);
        if sheet.results().is_empty() {
            writeln!(terminal.out, "{}", words.say("sheet-empty"))?;
        } else {
            write!(terminal.out, "{}", sheet::table(&words, &sheet))?;
        }
        Ok(())
    }
}
