//! Moving house: a whole store as lines of JSON and back, from one home to another, and a copy of it while servers are
//! at work.
//!
//! What is read is of one moment. What is written is there as a whole or not at all. The secrets stay sealed all the
//! way, so the lines tell nobody the dice of a game under way; the key goes by itself, from file to file. Reviews stay
//! behind: they follow from the logs and are made again when somebody asks.

mod check;
mod fault;
mod import;
mod line;

use std::fs;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::error::{FileFault, StoreError};
use crate::home::Home;
use crate::in_file::{self, meta};
use crate::moving::import::Import;
use crate::moving::line::{Digits, Line, RowKind, RowPlace, VERSION};
use crate::on_server;
use crate::schema;
use crate::secrets::{Secrets, beside};
use crate::sql::Link;

pub use crate::moving::check::check;
pub use crate::moving::fault::{LineFault, StoreFault};

/// What was moved, or looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moved {
    /// How many guests.
    pub guests: u64,
    /// How many tables.
    pub tables: u64,
    /// How many entries of their logs.
    pub entries: u64,
}

impl Moved {
    fn count(&mut self, line: &Line) {
        match line {
            Line::Guest { .. } => self.guests += 1,
            Line::Table(_) => self.tables += 1,
            Line::Entry { .. } => self.entries += 1,
            Line::Archived { log, .. } => self.entries += log.len() as u64,
            _ => {}
        }
    }
}

/// Why a store was not moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// The home can't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A line of what was to be imported is wrong; nothing is imported then.
    #[error("line {number}: {reason}")]
    Line {
        /// The line, counted from 1.
        number: u64,
        /// What is wrong with it.
        reason: LineFault,
    },
    /// The lines can't be read.
    #[error("line {number} can't be read: {error}")]
    Input {
        /// The line, counted from 1.
        number: u64,
        /// Why.
        error: std::io::Error,
    },
    /// The lines can't be written.
    #[error("the lines can't be written: {0}")]
    Output(#[from] std::io::Error),
    /// There are tables or guests already.
    #[error("there are guests or tables already; a store is imported into an empty home only")]
    NotEmpty,
    /// The key of the tables is not where it is wanted.
    #[error(
        "the key of these tables is not in {}: copy the key file of the store that they come from there first",
        key.display()
    )]
    OtherKey {
        /// Where it is wanted.
        key: PathBuf,
    },
    /// The file for the backup is there already.
    #[error("{} is there already and is left alone", .0.display())]
    InTheWay(PathBuf),
}

/// Writes a whole store as lines of JSON, while servers may be at work with it.
///
/// # Errors
/// If the store can't be read or the lines can't be written.
pub async fn export(home: &Home, output: &mut dyn Write) -> Result<Moved, MoveError> {
    let mut snapshot = Snapshot::begin(home).await?;
    let (mut hash, mut lines) = (Sha256::new(), 0);
    let mut moved = Moved::default();
    while let Some(line) = snapshot.next().await? {
        let text = text(&line);
        hash.update(&text);
        output.write_all(text.as_bytes())?;
        lines += 1;
        moved.count(&line);
    }
    output.write_all(text(&Line::End { lines, sha256: Digits(hash.finalize().into()) }).as_bytes())?;
    output.flush()?;
    snapshot.end().await;
    Ok(moved)
}

/// A line as it is written.
fn text(line: &Line) -> String {
    let mut text = serde_json::to_string(line).expect("a line has nothing that JSON can't say");
    text.push('\n');
    text
}

/// Reads a store from lines of JSON into an empty home, all of it or nothing.
///
/// # Errors
/// If a line is wrong, the home is not empty, or its key is not that of the lines.
pub async fn import(home: &Home, input: &mut dyn BufRead) -> Result<Moved, MoveError> {
    import::import(home, input).await
}

/// Copies a whole store, while servers may be at work with it, into a new file, with its key beside it.
///
/// # Errors
/// If the store can't be read, or the files can't be written or are there already.
pub async fn backup(home: &Home, file: &Path) -> Result<Moved, MoveError> {
    let (key, part) = (beside(file, ".key"), beside(file, ".part"));
    let part_key = beside(&part, ".key");
    if let Some(there) = [file, &key, &part, &part_key].into_iter().find(|path| path.exists()) {
        return Err(MoveError::InTheWay(there.to_owned()));
    }
    let copied = copy(home, &part).await;
    let renamed = copied.and_then(|moved| {
        // The key first: a file without its key is refused, so there is never half a backup that looks whole.
        fs::rename(&part_key, &key).map_err(|error| StoreError::file(&key, error))?;
        fs::rename(&part, file).map_err(|error| StoreError::file(file, error))?;
        Ok(moved)
    });
    if renamed.is_err() {
        remove(&part);
        let _ = fs::remove_file(&part_key);
    }
    renamed
}

async fn copy(home: &Home, file: &Path) -> Result<Moved, MoveError> {
    let mut snapshot = Snapshot::begin(home).await?;
    let key = home.key();
    let secrets = Secrets::peek(&key)?.filter(|secrets| secrets.mark() == snapshot.seal.0);
    let secrets = secrets.ok_or_else(|| StoreError::file(&key, FileFault::OtherKeys))?;
    secrets.put_down(&beside(file, ".key"))?;
    let mut import = Import::begin(&Home::File(file.to_owned())).await?;
    while let Some(line) = snapshot.next().await? {
        import.put(&line).await?;
    }
    snapshot.end().await;
    import.end().await
}

/// Removes a file of tables and what SQLite has made beside it.
fn remove(file: &Path) {
    for path in [file.to_owned(), beside(file, "-wal"), beside(file, "-shm")] {
        // What was never made can't be removed.
        let _ = fs::remove_file(path);
    }
}

/// A store that is read from its head to its end, as it was at one moment.
struct Snapshot {
    link: Link,
    seal: Digits,
    /// The lines that were read and not yet given out, the next one last.
    waiting: Vec<Line>,
    kinds: std::slice::Iter<'static, RowKind>,
    /// The kind that is being read, and how far.
    at: Option<(RowKind, RowPlace)>,
}

impl Snapshot {
    async fn begin(home: &Home) -> Result<Snapshot, MoveError> {
        let mut link = visit(home).await?;
        link.begin_to_read().await?;
        schema::expect_today(&mut link).await?;
        let mark = meta(&mut link, "seal").await?.and_then(|mark| mark.try_into().ok());
        let seal = Digits(mark.ok_or(StoreError::OtherForm)?);
        let head = Line::Store { version: VERSION, seal };
        static KINDS: [RowKind; RowKind::ALL.len()] = RowKind::ALL;
        Ok(Snapshot { link, seal, waiting: vec![head], kinds: KINDS.iter(), at: None })
    }

    /// The next line; none after the last row.
    async fn next(&mut self) -> Result<Option<Line>, StoreError> {
        loop {
            if let Some(line) = self.waiting.pop() {
                return Ok(Some(line));
            }
            if self.at.is_none() {
                let Some(kind) = self.kinds.next() else { return Ok(None) };
                self.at = Some((*kind, RowPlace::start()));
            }
            self.read_on().await?;
        }
    }

    async fn read_on(&mut self) -> Result<(), StoreError> {
        let Some((kind, place)) = &mut self.at else { return Ok(()) };
        let (sql, values) = kind.rows_after(place);
        let rows = self.link.rows(sql, &values).await?;
        self.waiting = rows.iter().map(|row| kind.line(row)).collect::<Result<_, _>>()?;
        match self.waiting.last() {
            Some(last) => *place = RowPlace::of(last),
            None => self.at = None,
        }
        self.waiting.reverse();
        Ok(())
    }

    async fn end(self) {
        self.link.close().await;
    }
}

/// A connection to a home that others may be at work with, only to look.
async fn visit(home: &Home) -> Result<Link, StoreError> {
    match home {
        Home::File(path) => in_file::visit(path).await,
        Home::Postgres { address, .. } => on_server::visit(address).await,
    }
}
