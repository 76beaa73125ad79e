//! The journal of a match: one line a game, so that a match can be gone on with.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::contest::ContestTerms;
use crate::game_result::GameResult;
use crate::simulation::NoThreads;

/// A file with the terms of a match in its first line and the result of a game in each further line.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens the journal of a match, or begins one, and returns the games that are in it already.
    ///
    /// A last line that was cut off, because the machine stopped while it was written, is dropped.
    ///
    /// # Errors
    /// If the file can't be read or written, or is the journal of another match.
    pub fn open(path: &Path, terms: &ContestTerms) -> Result<(Journal, Vec<GameResult>), JournalError> {
        let failed = |error| JournalError::File { path: path.into(), error };
        let open = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = open.map_err(failed)?;
        let mut reader = BufReader::new(&file);
        let mut line = String::new();
        let mut good = reader.read_line(&mut line).map_err(failed)? as u64;
        let mut results = Vec::new();
        if good == 0 || !line.ends_with('\n') {
            file.set_len(0).map_err(failed)?;
            file.rewind().map_err(failed)?;
            let mut journal = Journal { path: path.into(), file };
            journal.write(&serde_json::to_string(terms).unwrap_or_default())?;
            return Ok((journal, results));
        }
        let found: Option<ContestTerms> = serde_json::from_str(&line).ok();
        if found.as_ref() != Some(terms) {
            return Err(JournalError::Other { path: path.into() });
        }
        loop {
            line.clear();
            let read = reader.read_line(&mut line).map_err(failed)?;
            match serde_json::from_str::<GameResult>(&line) {
                Ok(result) if line.ends_with('\n') => results.push(result),
                _ => break,
            }
            good += read as u64;
        }
        file.set_len(good).map_err(failed)?;
        file.seek(SeekFrom::Start(good)).map_err(failed)?;
        Ok((Journal { path: path.into(), file }, results))
    }

    /// Writes a result.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn keep(&mut self, result: &GameResult) -> Result<(), JournalError> {
        self.write(&serde_json::to_string(result).unwrap_or_default())
    }

    fn write(&mut self, line: &str) -> Result<(), JournalError> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| JournalError::File { path: self.path.clone(), error })
    }
}

/// Why a match can't be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file can't be read or written.
    #[error("'{}' can't be used as a journal: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is the journal of another match.
    #[error("'{}' is the journal of another match: choose another folder", path.display())]
    Other {
        /// The file.
        path: PathBuf,
    },
    /// The match can't be started.
    #[error(transparent)]
    Threads(#[from] NoThreads),
}
