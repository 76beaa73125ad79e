//! Where the program writes.

use std::io::{self, BufWriter, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use serde::Serialize;
use words::Words;

use crate::paint::Paint;

/// The output, and how it may be painted.
pub struct Terminal {
    /// Where to write; buffered, so flush before waiting for input.
    pub out: Box<dyn Write>,
    /// Colors and width.
    pub paint: Paint,
    /// The language of whoever reads.
    pub words: Words,
}

impl Terminal {
    /// The standard output for that reader: colors only on a terminal and without `NO_COLOR`.
    #[must_use]
    pub fn stdout(words: Words) -> Terminal {
        let stdout = io::stdout();
        let color = AutoStream::choice(&stdout) != ColorChoice::Never;
        let width = if stdout.is_terminal() { terminal_width() } else { None };
        let paint = Paint { color, width: width.unwrap_or(Paint::WIDTH) };
        Terminal { out: Box::new(BufWriter::new(anstream::stdout())), paint, words }
    }
}

impl Terminal {
    /// Writes something as JSON that people can read, too.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn print_json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut self.out, value)?;
        writeln!(self.out)
    }
}

/// The width of the terminal, within what can be read well.
fn terminal_width() -> Option<usize> {
    let (terminal_size::Width(width), _) = terminal_size::terminal_size()?;
    Some(usize::from(width).clamp(40, 120))
}

impl std::fmt::Debug for Terminal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Terminal").field("paint", &self.paint).finish_non_exhaustive()
    }
}
