//! `kaupang engine`: JSON lines for other programs.

use std::io;

use anyhow::Result;
use clap::Args;

use crate::command::MapArgs;
use crate::engine;
use crate::terminal::Terminal;

/// Talk with another program: JSON lines in, JSON lines out
///
/// Each line of the input is a request, an object with a "command"; each gets one line as its answer. Try
/// {"command":"help"}. The protocol is described in docs/engine-protocol.md.
#[derive(Debug, Args)]
pub(super) struct Engine {
    #[command(flatten)]
    maps: MapArgs,
}

impl Engine {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        self.maps.register()?;
        engine::serve(io::stdin().lock(), &mut terminal.out)
    }
}
